"""Answers that somebody else gave for a side which sent none in time, and how long a side has been silent."""

from __future__ import annotations

from typing import Literal

import msgspec

from honjin.core.decision import Facts, Side

By = Literal["clock", "umpire"]
"""Who answers for somebody who does not: time that has run out, or a person who sits as umpire."""

Turn = tuple[tuple[str, Facts], ...]
"""The turn of the match as everybody may know it: its outermost crumbs."""


class Lapse(msgspec.Struct, frozen=True):
    """By whom the usual answer was given for a side, and in which turn."""

    by: By
    turn: Turn


class Silence:
    """For each side, the lapses since it last did anything itself.

    A side is silent when it has let two questions in a row pass in two different turns. One long absence within a turn
    is none, however many questions the turn has: whoever comes back in the next one is in the match again.
    """

    __slots__ = ("_lapses",)

    def __init__(self) -> None:
        self._lapses: dict[Side, list[tuple[int, Turn]]] = {}

    def is_silent(self, side: Side) -> bool:
        """Whether the others may claim the match of this side."""
        turns = [turn for _, turn in self._lapses.get(side, ())]
        return any(turn != turns[0] for turn in turns)

    def answered(self, number: int, side: Side, lapse: Lapse | None) -> None:
        """An answer was given, by the side itself or for it."""
        if lapse is None:
            self.acted(side)
        else:
            self._lapses.setdefault(side, []).append((number, lapse.turn))

    def acted(self, side: Side) -> None:
        """The side is there."""
        self._lapses.pop(side, None)

    def back_to(self, number: int) -> None:
        """The answers from this number on count no more."""
        for lapses in self._lapses.values():
            lapses[:] = [lapse for lapse in lapses if lapse[0] < number]
