"""How a match stood, step by step, and its turning points: where that changed most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter

import msgspec

from honjin.core.game import Game
from honjin.server.replays.course import Moment
from honjin.server.replays.step import Step

MOST = 10
"""A match has no more turning points than can be looked at again."""
LEAST = 0.015
"""What changes the chances by less turns nothing."""
ON_THE_BOARD = ("counters", "markers")


class TurningPoint(msgspec.Struct, frozen=True):
    """The step that names it, and what the answers or the fight around it changed for the first side.

    Chances where the match has an outlook, else points of its score; nothing where it has neither.
    """

    step: int
    swing: float


class Stand(msgspec.Struct, frozen=True):
    """How the match stood after a step, and the passage that the step belongs to: an answer, a battle, a phase."""

    passage: int
    value: float | None


class Standing:
    """Notes every step of a film. Passages are parted as the game says, else answer by answer."""

    def __init__(self, game: Game) -> None:
        self._opens = game.wits.passages
        self._stands = [Stand(0, None)]
        self._answer = 0

    def begin(self, value: float | None) -> None:
        """Before the first step."""
        self._stands = [Stand(0, value)]

    def note(self, moment: Moment, value: float | None) -> None:
        """After a step."""
        event = moment.entry.event if moment.entry else None
        opens = isinstance(event, self._opens) if self._opens else moment.answer != self._answer
        self._answer = moment.answer
        first = len(self._stands) == 1
        passage = self._stands[-1].passage + (opens or first or moment.back_to is not None)
        self._stands.append(Stand(passage, value))

    def curve(self) -> list[tuple[int, float]]:
        """After which steps the match stood how: at the end of each passage, where that is new."""
        found: list[tuple[int, float]] = []
        for number, stand in enumerate(self._stands):
            ends = number + 1 == len(self._stands) or self._stands[number + 1].passage != stand.passage
            if ends and stand.value is not None and (not found or found[-1][1] != stand.value):
                found.append((number, stand.value))
        return found

    def turning_points(self, steps: Sequence[Step], decides: int) -> list[TurningPoint]:
        """Of what stands: what was taken back later turned nothing."""
        valid = [step for step in steps if not step.undone and step.back is None]
        passages = [list(group) for _, group in groupby(valid, lambda step: self._stands[step.number].passage)]
        if all(stand.value is None for stand in self._stands):
            return list(_by_weight(passages, decides))[-MOST:]
        points = sorted(self._by_value(passages), key=lambda point: abs(point.swing), reverse=True)[:MOST]
        return sorted(points, key=attrgetter("step"))

    def _by_value(self, passages: Iterable[list[Step]]) -> Iterator[TurningPoint]:
        """The passages that changed something, each named by its weightiest event."""
        before = self._stands[0].value
        for steps in passages:
            after = self._stands[steps[-1].number].value
            if before is not None and after is not None and abs(after - before) >= LEAST:
                yield TurningPoint(self._name_of(steps, after > before), round(after - before, 3))
            before = after if after is not None else before

    def _name_of(self, steps: Sequence[Step], rises: bool) -> int:
        """The weightiest step that went the way of the whole; of several the one with which most changed."""

        def key(step: Step) -> tuple[bool, int, float]:
            now, stood = self._stands[step.number].value, self._stands[step.number - 1].value
            change = 0.0 if now is None or stood is None else now - stood
            along = change if rises else -change
            return along > 0, step.weight, along

        return max(steps, key=key).number


def _by_weight(passages: Iterable[list[Step]], decides: int) -> Iterator[TurningPoint]:
    """Where nothing is measured: what decides something and shows on the board, once for each passage."""
    for steps in passages:
        great = [
            one.number for one in steps if one.weight == decides and any(on in (one.patch or {}) for on in ON_THE_BOARD)
        ]
        if great:
            yield TurningPoint(great[-1], 0)
