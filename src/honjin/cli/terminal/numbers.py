"""The numbers of options. They stay the same while a plan is made: a player may note them and type them one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from honjin.core.decision import Decision, Option, Side
from honjin.core.engine import Match
from honjin.core.game import Game
from honjin.core.record import Record
from honjin.core.replay import rerun

Step = tuple[Side, str, str]
"""Who decides what, and in which procedures."""


class Numbering:
    """Numbers from the first list of a step; options that are taken or closed leave theirs unused."""

    def __init__(self) -> None:
        self._step: Step | None = None
        self._numbers: dict[Option, int] = {}

    def of(self, match: Match[Any], decision: Decision) -> Mapping[Option, int]:
        """The number of every option, with those of this plan that are no longer open."""
        step = (decision.side, decision.ask, str(match.crumbs()))
        goes_on = step == self._step and any(option in self._numbers for option in decision.options)
        if not decision.private or not goes_on:
            self._step, self._numbers = step, {}
        for option in decision.options:
            self._numbers.setdefault(option, len(self._numbers) + 1)
        return self._numbers


def numbering_of(record: Record | None, game: Game) -> Numbering:
    """The numbering as it was when a match was left."""
    numbering = Numbering()
    for _, match in rerun(record, game) if record else ():
        for decision in match.open:
            numbering.of(match, decision)
    return numbering
