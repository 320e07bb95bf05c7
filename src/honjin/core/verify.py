"""Checking a finished record: the dice against their commitment, and the whole game against the rules."""

from __future__ import annotations

from typing import Any

import msgspec

from honjin.core.dice import CommittedDice, commitment_of
from honjin.core.engine import Match
from honjin.core.errors import CorruptRecord, DiceMismatch
from honjin.core.game import Game
from honjin.core.record import Record
from honjin.core.replay import Rerun, replay


class Check(msgspec.Struct, frozen=True):
    """One thing that was looked at: how many things it covered, and what is wrong, if anything.

    `open` means that it cannot be proved yet, because the match is not over.
    """

    id: str
    count: int
    problem: str = ""
    open: bool = False


def verify(record: Record, game: Game) -> list[Check]:
    """Everything that can be proved of a record; the links of its lines were checked when it was read."""
    checks = [Check("lines", len(record.lines) + 1), _check_commitment(record), _check_rolls(record)]
    answers = len(record.answers())
    try:
        again = Rerun(record, game)
        for _ in again.lines():
            pass
        checks.append(Check("legality", answers))
        checks.append(_check_events(record, game, again.match))
    except CorruptRecord as error:
        return [*checks, Check("legality", answers, str(error))]
    checks.append(_check_result(record, again))
    return checks


def _check_commitment(record: Record) -> Check:
    ended = record.ended()
    if ended is None:
        return Check("commitment", 0, open=True)
    if commitment_of(_secret(ended.secret)) != record.header.commitment:
        return Check("commitment", 1, "the secret is not the one that was committed to")
    return Check("commitment", 1)


def _secret(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


def _check_rolls(record: Record) -> Check:
    ended = record.ended()
    rolls = list(record.all_rolls())
    if ended is None:
        return Check("rolls", len(rolls), open=True)
    dice = CommittedDice(_secret(ended.secret), record.header.match_id, record.header.nonces)
    counts: dict[str, int] = {}
    for roll in rolls:
        counts[roll.stream] = counts.get(roll.stream, 0) + 1
        if roll.number != counts[roll.stream]:
            return Check("rolls", len(rolls), f"roll {roll.number} ({roll.purpose}) is out of order")
        try:
            value = dice.value_of(roll.stream, roll.number, roll.purpose, roll.sides)
        except DiceMismatch as error:
            return Check("rolls", len(rolls), f"roll {roll.number} ({roll.purpose}): {error}")
        if value != roll.value:
            return Check(
                "rolls",
                len(rolls),
                f"roll {roll.number} ({roll.purpose}) says {roll.value}, the dice say {value}",
            )
    return Check("rolls", len(rolls))


def _check_events(record: Record, game: Game, last: Match[Any]) -> Check:
    moments = [(entry, state) for entry, state in replay(record, game)]
    same = moments[-1][1].encode() == last.state.encode()
    return Check("events", len(moments) - 1, "" if same else "the events alone lead to another position than the rules")


def _check_result(record: Record, again: Rerun) -> Check:
    ended = record.ended()
    if ended is None:
        return Check("result", 0, open=True)
    expected = again.verdict or again.match.result
    same = ended.result == expected
    return Check("result", 1, "" if same else f"the record claims {ended.result}, the rules say {expected}")
