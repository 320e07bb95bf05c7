"""A match as a whole: what has to be equal where two are alike."""

from __future__ import annotations

from typing import Any

import msgspec

from honjin.core.decision import Decision
from honjin.core.dice import OPEN, Dice
from honjin.core.engine import Match
from honjin.core.event import Log
from honjin.testing.matches import written_out

LOOK_AHEAD = 12
"""Answers given to a clone and its original before they are compared: enough to meet a forgotten field."""


def position_of(match: Match[Any]) -> bytes:
    """The whole match as text: equal texts, equal matches."""
    return msgspec.json.encode(match.snapshot())


def everything_of(match: Match[Any]) -> tuple[Any, ...]:
    """The whole match, what was asked, what was written down and how many dice were rolled."""
    assert match.log is not None
    streams = {roll.stream for roll in match.log.rolls} | {OPEN, *match.game.sides}
    dice = [match.dice.number(stream) for stream in sorted(streams)]
    return position_of(match), questions_of(match), len(match.log.entries), len(match.log.rolls), dice


def questions_of(match: Match[Any]) -> list[Decision]:
    """The open questions with all their answers."""
    return [written_out(decision) for decision in match.open]


def through_json(value: Any) -> Any:
    """What is left of a value after a journey as text."""
    return msgspec.json.decode(msgspec.json.encode(value))


def listening_clone(match: Match[Any], dice: Dice) -> Match[Any]:
    """A clone with a log of its own."""
    clone = match.clone(dice)
    clone.log = Log(match.game.sides)
    return clone


def log_of(match: Match[Any]) -> Log:
    """The log of a match that has one."""
    assert match.log is not None
    return match.log
