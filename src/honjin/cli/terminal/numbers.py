"""The numbers of options. They stay the same while a plan is made: a player may note them and type them one by one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from honjin.core.decision import Decision, Option, Side
from honjin.core.engine import Match
from honjin.core.game import Game
from honjin.core.record import Record
from honjin.core.rerun import rerun

Step = tuple[Side, str]
"""Who decides, and in which procedures."""

Order = Callable[[Any, Sequence[Option]], Sequence[Option]]
"""From a view and the options: the options in the order in which they are listed."""


class Numbering:
    """Numbers from the first list of a step; options that are taken or closed leave theirs unused."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._step: Step | None = None
        self._ask = ""
        self._seen: Any = None
        self._numbers: dict[Option, int] = {}

    def of(self, match: Match[Any], decision: Decision) -> Mapping[Option, int]:
        """The number of every option, with those of this plan that are no longer open."""
        view = match.view(decision.side)
        if not self._goes_on(match, decision, view):
            self._numbers = {}
        self._step, self._ask, self._seen = _step(match, decision), decision.ask, view
        for option in self._order(view, decision.options):
            self._numbers.setdefault(option, len(self._numbers) + 1)
        return self._numbers

    def _goes_on(self, match: Match[Any], decision: Decision, view: Any) -> bool:
        """Whether the side goes on with a plan: orders nobody knows of, or units picked while nothing has happened."""
        if _step(match, decision) != self._step or not any(option in self._numbers for option in decision.options):
            return False
        return (decision.private and decision.ask == self._ask) or view == self._seen


def _step(match: Match[Any], decision: Decision) -> Step:
    return decision.side, str(match.crumbs(decision.side))


def numbering_of(record: Record | None, game: Game, order: Order) -> Numbering:
    """The numbering as it was when a match was left."""
    numbering = Numbering(order)
    for _, match in rerun(record, game) if record else ():
        for decision in match.open:
            numbering.of(match, decision)
    return numbering
