"""Going through a record again: what holds together passes, and a forger who mends the links is found out.

Every forgery is written with sound links, so that only the proofs themselves can find it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace as with_fields
from itertools import count
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from honjin.core.errors import CorruptRecord, Flaw
from honjin.core.event import SPECTATOR, Roll
from honjin.core.game import Game
from honjin.core.record import (
    Agreed,
    Answered,
    Chain,
    Ended,
    Line,
    Record,
    Resigned,
    Snapshot,
    TakenBack,
    Undone,
    read_record,
)
from honjin.core.replay import entries_before, replay
from honjin.core.rerun import rerun
from honjin.core.resume import resumed
from honjin.core.state import Result
from honjin.core.verify import Check, verify
from honjin.testing.matches import Case, played, random_answer, sit_down, text_of
from honjin.testing.sample import GAME
from honjin.testing.sample.model import STANDARD

replace = msgspec.structs.replace
L = TypeVar("L", bound=Line)


def won() -> Record:
    """A match that somebody has won, whatever the dice of today's header come to."""
    records = (read_record(played(Case(GAME), seed)) for seed in count(3))
    return next(record for record in records if (ended := record.ended()) and ended.result.winner is not None)


RECORD = won()
Lines = list[Line]
Forgery = Callable[[Lines], None]


def forged(*forgeries: Forgery) -> Record:
    """The record with something changed and every link mended, read back from its text."""
    lines: Lines = [RECORD.header, *RECORD.lines]
    for forge in forgeries:
        forge(lines)
    chain = Chain()
    return read_record(text_of([chain.write(line) for line in lines]))


def problems(record: Record, game: Game = GAME) -> dict[str, str]:
    """What is wrong with a record, by the id of the check."""
    return {check.id: told(check) for check in verify(record, game).flaws()}


def told(check: Check) -> str:
    """A flaw as its reason and its facts."""
    assert check.flaw is not None
    return " ".join([check.flaw.why, *(f"{name}={value}" for name, value in check.flaw.facts.items())])


def first(kind: type[L], wanted: Callable[[L], Any] = lambda line: True) -> int:
    """The position of the first such line."""
    lines: Lines = [RECORD.header, *RECORD.lines]
    return next(at for at, line in enumerate(lines) if isinstance(line, kind) and wanted(line))


def last(kind: type[L]) -> int:
    """The position of the last such line."""
    lines: Lines = [RECORD.header, *RECORD.lines]
    return max(at for at, line in enumerate(lines) if isinstance(line, kind))


def edit(at: int, **changes: Any) -> Forgery:
    """Change the fields of one line."""

    def forge(lines: Lines) -> None:
        lines[at] = replace(lines[at], **changes)

    return forge


def edit_roll(**changes: Any) -> Forgery:
    """Change the first die that an answer called for."""

    def forge(lines: Lines) -> None:
        line = lines[ROLLED]
        assert isinstance(line, Answered)
        lines[ROLLED] = replace(line, rolls=[replace(line.rolls[0], **changes), *line.rolls[1:]])

    return forge


def edit_event(**changes: Any) -> Forgery:
    """Change the first event that followed from an answer."""

    def forge(lines: Lines) -> None:
        line = lines[TOLD]
        assert isinstance(line, Answered)
        lines[TOLD] = replace(line, events=[replace(line.events[0], **changes), *line.events[1:]])

    return forge


def drop(at: int) -> Forgery:
    """Leave out a line."""
    return lambda lines: lines.__delitem__(at)


def insert(at: int, line: Line) -> Forgery:
    """Put in a line; -1 is before the last."""
    return lambda lines: lines.insert(at, line)


def append(line: Line) -> Forgery:
    """Put a line after the last."""
    return lambda lines: lines.append(line)


def swap(one: int, other: int) -> Forgery:
    """Let two lines change places."""

    def forge(lines: Lines) -> None:
        lines[one], lines[other] = lines[other], lines[one]

    return forge


HEADER = 0
BEGUN = 1
ROLLED = first(Answered, lambda line: line.rolls)
TOLD = first(Answered, lambda line: line.events)
LAST_ANSWER = last(Answered)
END = last(Ended)
ENDED = next(line for line in RECORD.lines if isinstance(line, Ended))
FIRST_DIE = next(answer.rolls[0] for answer in RECORD.answers() if answer.rolls)
WINNER = ENDED.result.winner
LOSER = next(side for side in GAME.sides if side != WINNER)
STANDS = first(Answered, lambda line: line.option == {"do": "TakeGuard"} and line.side == "north")
STANDING = STANDS - 1
BOTH, NORTH_ALONE = ("north", "south"), ("north", "north")
SMALL_HANDS = replace(STANDARD, hand=4)


# What holds together


def test_sound_record_proves_itself() -> None:
    verdict = verify(RECORD, GAME)
    assert verdict.verified
    *proved, signature = verdict.checks
    assert [check.id for check in proved] == ["lines", "commitment", "rolls", "legality", "events", "result"]
    assert all(check.count and check.outcome == "good" for check in proved)
    assert signature == Check("signature", "void", 0, Flaw("unsigned"))


def test_forger_who_changes_nothing_is_no_forger() -> None:
    assert problems(forged()) == {}


def test_rerun_moves_one_match_from_answer_to_answer() -> None:
    moments = [(answer, match.is_over) for answer, match in rerun(RECORD, GAME)]
    assert moments[0][0] is None
    assert [answer for answer, _ in moments[1:]] == RECORD.answers()
    assert [over for _, over in moments] == [False] * (len(moments) - 1) + [True]


def test_replay_needs_no_rules() -> None:
    *_, (_, state) = replay(RECORD, with_fields(GAME, candidates=lambda _: (), procedures=None))
    assert state.result == ENDED.result


def test_replay_shows_each_viewer_what_he_saw() -> None:
    entries = [entry for entry, _ in replay(RECORD, GAME) if entry is not None]
    dealt = [entry.seen for entry in entries if type(entry.event).__name__ == "CardDealt"]
    assert {type(seen["north"]) is type(seen["south"]) for seen in dealt} == {False}
    assert {type(seen[SPECTATOR]).__name__ for seen in dealt} == {"CardDealtFaceDown"}


def test_log_before_an_answer() -> None:
    assert len(entries_before(RECORD, GAME, 1)) == len(RECORD.begun().events)
    whole = entries_before(RECORD, GAME, None)
    assert len(whole) == sum(1 for entry, _ in replay(RECORD, GAME) if entry)


def test_position_is_taken_up_from_the_snapshot() -> None:
    answers = RECORD.answers()
    positions = {answer.number: match.snapshot() for answer, match in rerun(RECORD, GAME) if answer}
    void = replace(answers[2], option={"do": "Surrender"})
    lines: list[Line] = [RECORD.begun(), *answers[:2], void, *answers[3:5], Snapshot(5, positions[5]), *answers[5:9]]
    taken_up = resumed(Record(RECORD.header, lines, RECORD.header_link), GAME)
    assert taken_up.match.snapshot() == positions[9], "what lies before the snapshot is not played again"
    assert taken_up.answers == 9


def test_position_without_a_snapshot_is_found_from_the_opening() -> None:
    positions = {answer.number: match.snapshot() for answer, match in rerun(RECORD, GAME) if answer}
    lines: list[Line] = [RECORD.begun(), *RECORD.answers()[:3]]
    assert resumed(Record(RECORD.header, lines, RECORD.header_link), GAME).match.snapshot() == positions[3]


def test_unfinished_record_says_what_cannot_be_proved_yet() -> None:
    record = forged(drop(END))
    assert problems(record) == {}
    verdict = verify(record, GAME)
    assert not verdict.finished
    assert not verdict.verified
    assert {check.id for check in verdict.checks if check.outcome == "open"} == {
        "commitment",
        "rolls",
        "result",
        "signature",
    }


def test_resignation_is_a_result() -> None:
    result = Result("south", "resigned")
    record = Record(
        RECORD.header, [*RECORD.lines[:4], Resigned("north"), replace(ENDED, result=result)], RECORD.header_link
    )
    assert problems(record) == {}


def test_agreement_is_a_result() -> None:
    result = Result(None, "agreed")
    record = Record(RECORD.header, [*RECORD.lines[:4], Agreed(), replace(ENDED, result=result)], RECORD.header_link)
    assert problems(record) == {}


def test_take_back_is_proved_with_its_dice() -> None:
    """Every answer of a record was given once more after it had been taken back: its dice are the next ones."""
    lines: list[str] = []
    table, draw = sit_down(Case(GAME), lines.append), Random(5)
    while not table.is_over:
        side, option = random_answer(table.match, draw)
        table.answer(side, option)
        if table.may_take_back(side) and not table.may_undo(side):
            table.take_back(side, "south" if side == "north" else "north")
            table.answer(side, option)
    record = read_record(text_of(lines))
    assert problems(record) == {}
    assert sum(isinstance(line, TakenBack) for line in record.lines) > 5


# Forgeries

ONE_MORE = msgspec.structs.replace(RECORD.answers()[0], number=len(RECORD.answers()) + 1)

FORGERIES: dict[str, tuple[Forgery, str, str]] = {
    "roll": (edit_roll(value=1 + FIRST_DIE.value % 6), "rolls", "other-roll"),
    "number of a roll": (edit_roll(number=77), "rolls", "roll-order number=77"),
    "purpose of a roll": (edit_roll(purpose="pity"), "rolls", "other-roll .*pity"),
    "faces of a roll": (edit_roll(sides=20), "rolls", "other-roll"),
    "roll left out": (edit(ROLLED, rolls=[]), "legality", "other-dice"),
    "deal": (edit(BEGUN, rolls=RECORD.begun().rolls[::-1]), "rolls", "roll-order"),
    "answer": (edit(2, option={"do": "TakeGuard"}), "legality", "against-the-rules number=1"),
    "answer of no game": (edit(2, option={"do": "Surrender"}), "legality", "no-option"),
    "side of an answer": (edit(2, side="south"), "legality", "against-the-rules"),
    "answer left out": (drop(3), "legality", "answer-order"),
    "answers swapped": (swap(2, LAST_ANSWER), "legality", "answer-order"),
    "answer after the end": (
        insert(-1, msgspec.structs.replace(RECORD.answers()[0], number=len(RECORD.answers()) + 1)),
        "legality",
        "after-the-end",
    ),
    "undo of an answer that stands": (insert(-1, Undone(len(RECORD.answers()), "north")), "legality", "after-the-end"),
    "consent to a take-back": (
        insert(STANDS + 1, TakenBack(STANDING, *NORTH_ALONE)),
        "legality",
        "no-consent",
    ),
    "stranger who consents": (insert(STANDS + 1, TakenBack(STANDING, "north", "west")), "legality", "no-consent"),
    "take-back of an answer that never was": (insert(STANDS + 1, TakenBack(99, *BOTH)), "legality", "undo-too-far"),
    "take-back of a plan": (insert(3, TakenBack(1, *BOTH)), "legality", "undo-too-far"),
    "take-back too far": (insert(LAST_ANSWER, TakenBack(STANDING, *BOTH)), "legality", "undo-too-far"),
    "take-back after the end": (insert(-1, TakenBack(STANDING, *BOTH)), "legality", "after-the-end"),
    "take-back": (insert(STANDS + 1, TakenBack(STANDING, *BOTH)), "legality", "against-the-rules"),
    "draw that nobody agreed on": (edit(END, result=Result(None, "agreed")), "result", "other-result"),
    "event": (edit_event(event={"event": "Wounded", "side": "north"}), "legality", "other-events"),
    "event left out": (edit(TOLD, events=[]), "legality", "other-events"),
    "rule of an event": (edit_event(rule="6"), "legality", "other-events"),
    "event of the opening": (edit(BEGUN, events=RECORD.begun().events[1:]), "legality", "other-events number=0"),
    "opening left out": (drop(BEGUN), "legality", "not-begun"),
    "secret": (edit(END, secret="00" * 32), "commitment", "other-secret"),
    "secret that is none": (edit(END, secret="open sesame"), "commitment", "other-secret"),
    "commitment": (edit(HEADER, commitment="0" * 64), "commitment", "other-secret"),
    "nonce": (edit(HEADER, nonces={"north": "mine", "south": "nonce of south"}), "rolls", "other-roll"),
    "match id": (edit(HEADER, match_id="another"), "rolls", "other-roll"),
    "game": (edit(HEADER, game="chess"), "legality", "other-game found=chess"),
    "seats": (edit(HEADER, seats={"north": "nobody", "south": "somebody"}), "rolls", "other-roll"),
    "digest of the pack": (edit(HEADER, pack_digest="0" * 64), "rolls", "other-roll"),
    "pack": (
        edit(HEADER, pack=msgspec.json.decode(SMALL_HANDS.to_json()), pack_digest=SMALL_HANDS.digest),
        "legality",
        "other-dice number=0",
    ),
    "switch": (edit(HEADER, switches={"river": "flood"}), "rolls", "other-roll"),
    "winner": (edit(END, result=Result(LOSER, ENDED.result.how)), "result", "other-result"),
    "way to end": (edit(END, result=Result(WINNER, "mukden")), "result", "other-result"),
    "draw": (edit(END, result=Result(None, "nightfall")), "result", "other-result"),
    "winner by a resignation nobody gave": (edit(END, result=Result(LOSER, "resigned")), "result", "other-result"),
    "end before its time": (drop(LAST_ANSWER), "result", "other-result"),
}


@pytest.mark.parametrize("what", FORGERIES)
def test_forger_is_found_out_who_changes_the(what: str) -> None:
    forge, check, text = FORGERIES[what]
    found = problems(forged(forge))
    assert check in found
    assert re.search(text, found[check])


@pytest.mark.parametrize("at", range(len(RECORD.lines) + 1))
def test_no_line_can_be_left_out(at: int) -> None:
    """A snapshot is a convenience: the proof does not need it. Without its end a match is open, not proved."""
    lines: Lines = [RECORD.header, *RECORD.lines]
    if at != HEADER and not isinstance(lines[at], Snapshot):
        assert not verify(forged(drop(at)), GAME).verified


UNNOTICED: dict[str, Forgery] = {
    "resignation after the end": lambda lines: lines.__setitem__(
        slice(END, None), [Resigned(str(WINNER)), replace(ENDED, result=Result(LOSER, "resigned"))]
    ),
    "agreement after the end": lambda lines: lines.__setitem__(
        slice(END, None), [Agreed(), replace(ENDED, result=Result(None, "agreed"))]
    ),
    "answer after an agreement": insert(LAST_ANSWER, Agreed()),
    "resignation of a stranger": lambda lines: lines.__setitem__(
        slice(END, None), [Resigned("nobody"), replace(ENDED, result=Result(GAME.sides[0], "resigned"))]
    ),
    "second end": append(replace(ENDED, result=Result(LOSER, "fallen"))),
    "second header": insert(1, RECORD.header),
    "numbers of the answers": lambda lines: lines.__setitem__(
        slice(None), [replace(line, number=7) if isinstance(line, Answered) else line for line in lines]
    ),
    "snapshot": insert(3, Snapshot(1, {"state": {}, "stack": [], "sealed": {}})),
}


@pytest.mark.parametrize("what", UNNOTICED)
def test_forger_should_be_found_out_who_adds_or_changes_the(what: str) -> None:
    assert problems(forged(UNNOTICED[what]))


UNCAUGHT: dict[str, Forgery] = {
    "a roll too many at the end": lambda lines: edit(
        LAST_ANSWER, rolls=[*RECORD.answers()[-1].rolls, Roll("open", 99, "x", 6, 1)]
    )(lines),
    "a switch that does not exist": edit(HEADER, switches={"dragons": True}),
    "a pack that is none": edit(HEADER, pack={"cards": "none"}),
    "a die without faces": edit_roll(sides=0),
}


@pytest.mark.parametrize("what", UNCAUGHT)
def test_verify_reports(what: str) -> None:
    assert problems(forged(UNCAUGHT[what]))


@pytest.mark.parametrize("event", [{"event": "Nonsense"}, {"event": "Wounded", "side": "west"}])
def test_replay_of_a_broken_event_is_a_clear_error(event: dict[str, Any]) -> None:
    with pytest.raises(CorruptRecord):
        list(replay(forged(edit_event(event=event)), GAME))
