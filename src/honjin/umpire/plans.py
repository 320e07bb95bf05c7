"""Plans: the latest answers of a side that it can still take back alone, and what is left when one is dropped."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from honjin.core.decision import Option, Refusal, Side
from honjin.core.dice import RecordedDice
from honjin.core.engine import Match
from honjin.core.errors import DiceMismatch, IllegalAnswer
from honjin.core.event import Log
from honjin.core.history import Moment, is_barrier
from honjin.core.progress import Given


class Planned(msgspec.Struct, frozen=True):
    """An answer that its side can still take back alone: its place in the plan, from 1, option and question."""

    number: int
    option: Option
    ask: str


def given_again(start: Match[Any], side: Side, options: Iterable[Option], after: int) -> tuple[Match[Any], list[Given]]:
    """Where these answers of a plan lead from an earlier moment, with what comes before and of each.

    They are numbered after the answer `after`. Refused if they do not stay a plan.
    """
    match = start.clone(RecordedDice())
    match.log = Log(match.game.sides)
    given = []
    for number, option in enumerate(options, after + 1):
        before = Moment(side, number, option, match.clone(start.dice))
        _carry_out(match, side, option)
        given.append(Given(before, match.log.drain()[0], [], False))
    return match, given


def _carry_out(match: Match[Any], side: Side, option: Option) -> None:
    """Give an answer of a plan again; refused if it does not stay a plan. The match has no dice to roll."""
    assert match.log is not None
    rule = match.step.rule
    try:
        match.answer(side, option)
    except DiceMismatch:
        raise IllegalAnswer(Refusal(rule, "not-now")) from None
    if match.is_over or is_barrier(side, match.log.entries, [], match):
        raise IllegalAnswer(Refusal(rule, "not-now"))
