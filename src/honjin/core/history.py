"""What can be taken back: freely until dice, a revelation or the other side intervene; after that by consent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from honjin.core.decision import Option, Side
from honjin.core.engine import Match
from honjin.core.event import Entry, Roll, Viewer


class Moment:
    """A match as it was before an answer, the answer, and how much each viewer had been told by then."""

    __slots__ = ("match", "number", "option", "side", "told")

    def __init__(
        self, side: Side, number: int, option: Option, match: Match[Any], told: dict[Viewer, int] | None = None
    ) -> None:
        self.side = side
        self.number = number
        self.option = option
        self.match = match
        self.told = told or {}

    @property
    def ask(self) -> str:
        """The question that was answered."""
        decision = self.match.decision_of(self.side)
        return "" if decision is None else decision.ask


class History:
    """The answers in force, and the moments before the latest of them that can still be gone back to freely."""

    __slots__ = ("_given", "_moments")

    def __init__(self, given: Iterable[tuple[int, Side]] = ()) -> None:
        self._given = list(given)
        self._moments: list[Moment] = []

    def keep(self, moment: Moment, barred: bool) -> None:
        """Remember an answer and the moment before it, unless what followed from it bars the way back."""
        self._given.append((moment.number, moment.side))
        if barred:
            self._moments.clear()
        else:
            self._moments.append(moment)

    def plan(self, side: Side) -> list[Moment]:
        """The moments before this side's latest answers, as far back as it may go alone, the latest last."""
        first = len(self._moments)
        while first and self._moments[first - 1].side == side:
            first -= 1
        return self._moments[first:]

    def latest(self, side: Side) -> Moment | None:
        """The moment before this side's latest answer; None if that must stand, or is not this side's."""
        return self._moments[-1] if self._moments and self._moments[-1].side == side else None

    def standing(self, side: Side) -> int | None:
        """The number of this side's latest answer that it cannot take back alone, if there is one."""
        plan = self.plan(side)
        before = plan[0].number if plan else None
        for number, whose in reversed(self._given):
            if whose == side and (before is None or number < before):
                return number
        return None

    def moments(self) -> list[Moment]:
        """The moments that can be gone back to now, for `return_to`."""
        return self._moments.copy()

    def forget_from(self, number: int) -> None:
        """The answers from this number on have been taken back."""
        while self._given and self._given[-1][0] >= number:
            self._given.pop()
        while self._moments and self._moments[-1].number >= number:
            self._moments.pop()

    def return_to(self, number: int, moments: list[Moment]) -> None:
        """The answers from this number on have been taken back by consent; what was free then is free again."""
        self.forget_from(number)
        self._moments = moments

    def close(self) -> None:
        """Nothing can be taken back any more."""
        self._moments.clear()


def is_barrier(side: Side, entries: list[Entry], rolls: list[Roll], match: Match[Any]) -> bool:
    """Whether an answer led to a roll, a revelation, or a decision of another side."""
    if rolls or any(entry.event.reveals for entry in entries):
        return True
    sealed_by_us = side in match.sealed
    return not sealed_by_us and any(decision.side != side for decision in match.open)
