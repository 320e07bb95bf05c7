"""Checking a record: its dice against their commitment, the whole match against the rules, and who vouches for it.

What each check proves, and what not, is said to players by `proves-<id>` and in docs/guides/dice.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from honjin.core.dice import CommittedDice, commitment_of
from honjin.core.errors import CorruptRecord, DiceMismatch, Flaw, UnknownChoice
from honjin.core.event import SPECTATOR
from honjin.core.game import Game
from honjin.core.progress import Progress
from honjin.core.record import Answered, Record, decoded, read_record
from honjin.core.replay import replay
from honjin.core.rerun import Rerun
from honjin.core.signature import is_genuine
from honjin.core.state import State

Outcome = Literal["good", "bad", "open", "void"]

NO_ACCUSATION = ("newer-rules", "unknown-values")
"""Flaws that tell of this Honjin, not of the record."""


class Check(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that was looked at, how many things it covered, and what came of it.

    `open` cannot be proved yet, because the match is not over. `void` cannot be proved any more, or never could:
    the rules have changed since, or nobody has signed. That is no accusation.
    """

    id: str
    outcome: Outcome
    count: int = 0
    flaw: Flaw | None = None


class Verdict(msgspec.Struct, frozen=True):
    """All the checks, and what they come to."""

    checks: list[Check]
    finished: bool
    """The record has its end. One without it may be of a match still played, or may have been cut."""
    failed: bool
    """Something does not hold."""
    verified: bool
    """The match is over, and everything holds: lines, dice, rules, result."""

    def flaws(self) -> list[Check]:
        """The checks that came out badly."""
        return [check for check in self.checks if check.outcome == "bad"]


def verify_bytes(data: bytes, game_of: Callable[[str], Game], link: str = "", key: str = "") -> Verdict:
    """Everything that can be proved of a record; what is no record has a flaw like any other."""
    try:
        record = read_record(decoded(data))
        return verify(record, game_of(record.header.game), link, key)
    except CorruptRecord as error:
        return _verdict([Check("lines", "bad", 0, error.flaw)], finished=False)
    except UnknownChoice:
        return _verdict([Check("lines", "bad", 0, Flaw("unknown-game", {"game": record.header.game}))], finished=False)


def verify(record: Record, game: Game, link: str = "", key: str = "") -> Verdict:
    """Everything that can be proved of a record; the links of its lines were checked when it was read.

    `link` is one that somebody kept while the match was played, `key` that of the server which is to have signed.
    """
    checks = [
        Check("lines", "good", len(record.lines) + 1),
        _check_commitment(record),
        _check_rolls(record),
        *_by_the_rules(record, game, link),
        _check_signature(record, key),
    ]
    return _verdict(checks, finished=record.ended() is not None)


def _verdict(checks: list[Check], finished: bool) -> Verdict:
    failed = any(check.outcome == "bad" for check in checks)
    whole = all(check.outcome == "good" for check in checks if check.id != "signature")
    return Verdict(checks, finished, failed, finished and whole and not failed)


# The dice


def _check_commitment(record: Record) -> Check:
    ended = record.ended()
    if ended is None:
        return Check("commitment", "open")
    if commitment_of(_secret(ended.secret)) != record.header.commitment:
        return Check("commitment", "bad", 1, Flaw("other-secret"))
    return Check("commitment", "good", 1)


def _secret(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


def _check_rolls(record: Record) -> Check:
    ended = record.ended()
    rolls = list(record.all_rolls())
    if ended is None:
        return Check("rolls", "open", len(rolls))
    dice = CommittedDice(_secret(ended.secret), record.agreed)
    counts: dict[str, int] = {}
    for roll in rolls:
        facts = {"number": roll.number, "purpose": roll.purpose, "value": roll.value}
        counts[roll.stream] = counts.get(roll.stream, 0) + 1
        if roll.number != counts[roll.stream]:
            return Check("rolls", "bad", len(rolls), Flaw("roll-order", facts))
        try:
            value = dice.value_of(roll.stream, roll.number, roll.purpose, roll.sides)
        except DiceMismatch:
            return Check("rolls", "bad", len(rolls), Flaw("roll-sides", {**facts, "sides": roll.sides}))
        if value != roll.value:
            return Check("rolls", "bad", len(rolls), Flaw("other-roll", {**facts, "due": value}))
    return Check("rolls", "good", len(rolls))


# The rules


def _by_the_rules(record: Record, game: Game, link: str) -> list[Check]:
    """Legality, events and result; and whether a link that somebody kept is one of this match."""
    answers = len(record.answers())
    is_older = record.game_version < game.version
    try:
        again, is_known = _played_again(record, game, link)
    except CorruptRecord as error:
        if not is_older and error.flaw.why not in NO_ACCUSATION:
            return [Check("legality", "bad", answers, error.flaw), *_by_the_events(record, game, link)]
        flaw = _older(record, game) if is_older and error.flaw.why not in NO_ACCUSATION else error.flaw
        return [Check("legality", "void", answers, flaw), *_by_the_events(record, game, link)]
    except Exception:
        # Rules of today may stumble over what those of yesterday allowed. Under its own rules a match must not.
        if not is_older:
            raise
        return [Check("legality", "void", answers, _older(record, game)), *_by_the_events(record, game, link)]
    since = sum(isinstance(line, Answered) for line in record.lines[again.first :])
    checks = [Check("legality", "good", since), _check_events(record, game, again.progress.match.state)]
    checks.append(_check_result(record, again.progress))
    if link:
        checks.append(Check("link", "good", 1) if is_known else Check("link", "bad", 1, Flaw("other-link")))
    return checks


def _older(record: Record, game: Game) -> Flaw:
    return Flaw("older-rules", {"before": record.game_version, "now": game.version})


def _played_again(record: Record, game: Game, link: str) -> tuple[Rerun, bool]:
    """The whole match through the rules; and whether a viewer's link was, at some moment, the one that was kept."""
    again = Rerun(record, game)
    is_known = link in (record.header_link, *record.links) or _has_link(again.progress, link)
    for _ in again.lines():
        is_known = is_known or _has_link(again.progress, link)
    return again, is_known


def _has_link(progress: Progress, link: str) -> bool:
    return bool(link) and any(progress.telling.link(viewer) == link for viewer in (*progress.game.sides, SPECTATOR))


def _check_events(record: Record, game: Game, by_the_rules: State) -> Check:
    count, state = _final_position(record, game)
    same = state.encode() == by_the_rules.encode()
    return Check("events", "good", count) if same else Check("events", "bad", count, Flaw("other-end-position"))


def _final_position(record: Record, game: Game) -> tuple[int, State]:
    moments = [state for _, state in replay(record, game)]
    return len(moments) - 1, moments[-1]


def _check_result(record: Record, progress: Progress) -> Check:
    ended = record.ended()
    if ended is None:
        return Check("result", "open")
    return _result(ended.result == progress.result)


def _result(holds: bool) -> Check:
    return Check("result", "good", 1) if holds else Check("result", "bad", 1, Flaw("other-result"))


def _by_the_events(record: Record, game: Game, link: str) -> list[Check]:
    """What is left where the rules say nothing: whether the events lead to the end that the record claims."""
    lost = [Check("link", "void", 1, Flaw("needs-rules"))] if link else []
    try:
        count, state = _final_position(record, game)
    except CorruptRecord as error:
        return [Check("events", "void", 0, error.flaw), Check("result", "void"), *lost]
    ended, verdict = record.ended(), record.verdict()
    due = verdict.result(game.sides) if verdict else state.result
    result = Check("result", "open") if ended is None else _result(ended.result == due)
    return [Check("events", "good", count), result, *lost]


# Who vouches for it


def _check_signature(record: Record, key: str) -> Check:
    found = record.signed()
    if found is None:
        if not key and record.ended() is None:
            return Check("signature", "open")
        return Check("signature", "bad" if key else "void", 0, Flaw("unsigned"))
    signed, link = found
    facts = {"key": signed.key}
    if not is_genuine(signed, record.header.match_id, link):
        return Check("signature", "bad", 1, Flaw("forged", facts))
    if key and key != signed.key:
        return Check("signature", "bad", 1, Flaw("other-key", facts))
    return Check("signature", "good", 1)
