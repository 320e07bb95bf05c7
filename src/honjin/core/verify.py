"""Checking a record: its dice against their commitment, the whole match against the rules, and who vouches for it.

What each check proves, and what not, is said to players by `proves-<id>` and in docs/guides/dice.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from honjin.core.decision import Facts
from honjin.core.dice import CommittedDice, commitment_of
from honjin.core.errors import CorruptRecord, DiceMismatch, Flaw, UnknownChoice
from honjin.core.event import SPECTATOR
from honjin.core.game import Game
from honjin.core.progress import Progress
from honjin.core.record import (
    Answered,
    Begun,
    Closing,
    Ended,
    Header,
    Record,
    Renewed,
    Signed,
    decoded,
    read_record,
)
from honjin.core.renewal import answers_led_here, check_renewal
from honjin.core.replay import replay
from honjin.core.rerun import Rerun
from honjin.core.retold import retold
from honjin.core.signature import is_genuine
from honjin.core.state import State

Outcome = Literal["good", "bad", "open", "void"]

NO_ACCUSATION = ("newer-rules", "unknown-values")
"""Flaws that tell of this Honjin, not of the record."""


class Note(msgspec.Struct, frozen=True):
    """What one should know of a check that holds: its id, put into words by `note-<id>`, and the facts it names."""

    id: str
    facts: Facts


class Check(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that was looked at, how many things it covered, and what came of it.

    `open` cannot be proved yet, because the match is not over. `void` cannot be proved any more, or never could:
    the rules have changed since, or nobody has signed. That is no accusation.
    """

    id: str
    outcome: Outcome
    count: int = 0
    flaw: Flaw | None = None
    note: Note | None = None


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


def verify_bytes(
    data: bytes, game_of: Callable[[str], Game], link: str | None = None, key: str | None = None
) -> Verdict:
    """Everything that can be proved of a record; what is no record has a flaw like any other."""
    try:
        record = read_record(decoded(data))
        return verify(record, game_of(record.header.game), link, key)
    except CorruptRecord as error:
        return unreadable(error.flaw)
    except UnknownChoice:
        return unreadable(Flaw("unknown-game", {"game": record.header.game}))


def verify(record: Record, game: Game, link: str | None = None, key: str | None = None) -> Verdict:
    """Everything that can be proved of a record; the links of its lines were checked when it was read.

    `link` is one that somebody kept while the match was played, `key` that of the server which is to have signed.
    """
    checks = [
        _check_lines(record),
        _check_commitment(record),
        _check_rolls(record),
        *_by_the_rules(record, game),
        *([] if link is None else [_check_link(record, game, link)]),
        _check_signature(record, key),
    ]
    return _verdict(checks, finished=record.ended() is not None)


def unreadable(flaw: Flaw) -> Verdict:
    """Of what is no record there is nothing to check."""
    return _verdict([Check("lines", "bad", 0, flaw)], finished=False)


def _verdict(checks: list[Check], finished: bool) -> Verdict:
    failed = any(check.outcome == "bad" for check in checks)
    whole = all(check.outcome == "good" for check in checks if check.id != "signature")
    return Verdict(checks, finished, failed, finished and whole and not failed)


# The lines


def _check_lines(record: Record) -> Check:
    """Their links were checked when they were read; here, that each may stand where it stands, by any rules."""
    count = len(record.lines) + 1
    flaw = _misplaced(record)
    if flaw is not None:
        return Check("lines", "bad", count, flaw)
    return Check("lines", "good", count, note=_own_values(record.header))


def _own_values(header: Header) -> Note | None:
    """That the match was played with a data pack of somebody's own, which the header holds."""
    if header.pack is None:
        return None
    return Note("own-values", {"name": header.pack_name or "–", "digest": header.pack_digest[:12]})


def _misplaced(record: Record) -> Flaw | None:
    version = record.header.game_version
    if version < 1:
        return Flaw("header")
    before: object = record.header
    for line in record.lines:
        if isinstance(line, Header | Begun) != isinstance(before, Header) or isinstance(line, Header):
            return Flaw("not-begun" if isinstance(before, Header) else "begins-again")
        if isinstance(before, Signed) or isinstance(before, Ended) != isinstance(line, Signed):
            return Flaw("after-the-end")
        if isinstance(before, Closing) and not isinstance(line, Ended):
            return Flaw("after-the-end")
        if isinstance(line, Renewed):
            if not version == line.before < line.game_version:
                return Flaw("rules-order", {"before": version, "now": line.game_version})
            version = line.game_version
        before = line
    return None


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


def _by_the_rules(record: Record, game: Game) -> list[Check]:
    """Legality, events and result."""
    answers = len(record.answers())
    is_older = record.game_version < game.version
    try:
        _check_renewals(record, game)
        again = Rerun(record, game)
        for _ in again.lines():
            pass
    except CorruptRecord as error:
        if not is_older and error.flaw.why not in NO_ACCUSATION:
            return [Check("legality", "bad", answers, error.flaw), *_by_the_events(record, game)]
        flaw = _older(record, game) if is_older and error.flaw.why not in NO_ACCUSATION else error.flaw
        return [Check("legality", "void", answers, flaw), *_by_the_events(record, game)]
    except Exception:
        # Rules of today may stumble over what those of yesterday allowed. Under its own rules a match must not.
        if not is_older:
            raise
        return [Check("legality", "void", answers, _older(record, game)), *_by_the_events(record, game)]
    return [
        _check_legality(record, again),
        _check_events(record, game, again.progress.match.state),
        _check_result(record, again.progress),
    ]


def _older(record: Record, game: Game) -> Flaw:
    return Flaw("older-rules", {"before": record.game_version, "now": game.version})


def _check_renewals(record: Record, game: Game) -> None:
    """Where a match went on under newer rules, it went on from where it was."""
    for at, line in enumerate(record.lines, 1):
        if isinstance(line, Renewed):
            check_renewal(Record(record.header, record.lines[:at], record.header_link), game)


def _check_legality(record: Record, again: Rerun) -> Check:
    """All has been played again without a flaw; or, where rules were renewed, at least what came after that."""
    count = sum(isinstance(line, Answered) for line in record.lines[again.first :])
    renewal = record.lines[again.first - 1]
    if not isinstance(renewal, Renewed):
        return Check("legality", "good", count)
    before = answers_led_here(Record(record.header, record.lines[: again.first], record.header_link), again.game)
    if before is not None:
        return Check("legality", "good", before + count)
    flaw = Flaw("renewed-rules", {"before": renewal.before, "now": renewal.game_version})
    return Check("legality", "void", count, flaw)


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


def _by_the_events(record: Record, game: Game) -> list[Check]:
    """What is left where the rules say nothing: whether the events lead to the end that the record claims."""
    try:
        count, state = _final_position(record, game)
        _check_renewals(record, game)
    except CorruptRecord as error:
        outcome: Outcome = "void" if error.flaw.why in NO_ACCUSATION else "bad"
        return [Check("events", outcome, 0, error.flaw), Check("result", "void")]
    ended, verdict = record.ended(), record.verdict()
    due = verdict.result(game.sides) if verdict else state.result
    result = Check("result", "open") if ended is None else _result(ended.result == due)
    return [Check("events", "good", count), result]


# What somebody kept


def _check_link(record: Record, game: Game, link: str) -> Check:
    """Whether the link is of this match; `count` is the answer up to which it vouches for the record."""
    found, answer = 0 if link == record.header_link else -1, 0
    links = record.links or [""] * len(record.lines)
    try:
        for (line, telling), own in zip(retold(record, game), links, strict=True):
            answer = max(answer, line.number) if isinstance(line, Answered) else answer
            if link == own or any(telling.link(viewer) == link for viewer in (*game.sides, SPECTATOR)):
                found = answer
    except CorruptRecord as error:
        if found < 0:
            return Check("link", "void" if error.flaw.why in NO_ACCUSATION else "bad", 0, error.flaw)
    return Check("link", "good", found) if found >= 0 else Check("link", "bad", 0, Flaw("other-link"))


# Who vouches for it


def _check_signature(record: Record, key: str | None) -> Check:
    found = record.signed()
    if found is None:
        if key is None and record.ended() is None:
            return Check("signature", "open")
        return Check("signature", "void" if key is None else "bad", 0, Flaw("unsigned"))
    signed, link = found
    facts = {"key": signed.key}
    if not is_genuine(signed, record.header.match_id, link):
        return Check("signature", "bad", 1, Flaw("forged", facts))
    if key not in (None, signed.key):
        return Check("signature", "bad", 1, Flaw("other-key", facts))
    return Check("signature", "good", 1, note=Note("signed-by", facts) if key is None else None)
