"""Undo: a side may take back its own answers until dice, a revelation or the other side intervene."""

from __future__ import annotations

from typing import Any

from honjin.core.decision import Side
from honjin.core.engine import Match
from honjin.core.event import Entry, Roll, Viewer


class Moment:
    """A match as it was before an answer, and how much each viewer had been told by then."""

    __slots__ = ("match", "number", "side", "told")

    def __init__(self, side: Side, number: int, match: Match[Any], told: dict[Viewer, int]) -> None:
        self.side = side
        self.number = number
        self.match = match
        self.told = told


class History:
    """The moments that can still be gone back to, the latest last."""

    __slots__ = ("_moments",)

    def __init__(self) -> None:
        self._moments: list[Moment] = []

    def keep(self, moment: Moment, entries: list[Entry], rolls: list[Roll], match: Match[Any]) -> None:
        """Remember the moment before an answer, unless what followed from the answer bars the way back."""
        self._moments.append(moment)
        if is_barrier(moment.side, entries, rolls, match):
            self._moments.clear()

    def latest(self, side: Side) -> Moment | None:
        """The moment before this side's latest answer; None if that must stand, or is not this side's."""
        return self._moments[-1] if self._moments and self._moments[-1].side == side else None

    def forget_latest(self) -> None:
        """The latest answer has been taken back."""
        self._moments.pop()

    def close(self) -> None:
        """Nothing can be taken back any more."""
        self._moments.clear()

    @property
    def is_empty(self) -> bool:
        """Nothing can be taken back."""
        return not self._moments


def is_barrier(side: Side, entries: list[Entry], rolls: list[Roll], match: Match[Any]) -> bool:
    """Whether an answer led to a roll, a revelation, or a decision of another side."""
    if rolls or any(entry.event.reveals for entry in entries):
        return True
    sealed_by_us = side in match.sealed
    return not sealed_by_us and any(decision.side != side for decision in match.open)
