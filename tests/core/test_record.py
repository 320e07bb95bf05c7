"""Records: a changed, missing or swapped line shows; undo and snapshots are read as they were meant."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from honjin.core.errors import CorruptRecord
from honjin.core.event import Roll
from honjin.core.record import (
    FORMAT,
    Agreed,
    Answered,
    Begun,
    Chain,
    Ended,
    Header,
    Line,
    Record,
    Resigned,
    Snapshot,
    TakenBack,
    Undone,
    read_record,
)
from honjin.core.state import Result
from honjin.testing.matches import Case, played, text_of
from honjin.testing.sample import GAME

QUICK = settings(derandomize=True, deadline=None, max_examples=150)
TEXT = played(Case(GAME), 3)
HEADER = read_record(TEXT).header


def written(*lines: Line) -> str:
    """These lines as a sound record."""
    chain = Chain()
    return text_of(chain.write(line) for line in lines)


def record_of(*lines: Line) -> Record:
    """A record in memory."""
    return Record(HEADER, list(lines), "")


def answer(number: int, *rolls: Roll) -> Answered:
    """An answer of which only the number and the dice matter."""
    return Answered(number, "north", {}, list(rolls), [])


def die(number: int) -> Roll:
    """A die of which only the number matters."""
    return Roll("open", number, "x", 6, 1)


def numbers(record: Record) -> list[int]:
    """The numbers of the answers in force."""
    return [answer.number for answer in record.answers()]


# Reading


def test_record_comes_back_as_it_was_written() -> None:
    record = read_record(TEXT)
    assert record.header.game == GAME.id
    assert isinstance(record.lines[0], Begun)
    assert isinstance(record.lines[-1], Ended)
    assert written(record.header, *record.lines) == TEXT
    assert TEXT.splitlines()[-1].startswith(f'["{record.link}"')


def test_chain_goes_on_from_its_last_link() -> None:
    record = read_record(TEXT)
    line = Chain(record.link).write(Resigned("north"))
    assert isinstance(read_record(f"{TEXT}{line}\n").lines[-1], Resigned)


def test_empty_text_is_not_a_record() -> None:
    with pytest.raises(CorruptRecord, match="no-record"):
        read_record("")


@pytest.mark.parametrize("text", ["hello\n", "{}\n", "[]\n", '["x",{}]\n', "\n", "\x00\n", '["a",1,2]\n', "\ud800\n"])
def test_something_else_is_not_a_record(text: str) -> None:
    with pytest.raises(CorruptRecord):
        read_record(text)


def test_lines_without_a_header_are_not_a_record() -> None:
    with pytest.raises(CorruptRecord, match="no-record"):
        read_record(written(Resigned("north")))


@pytest.mark.parametrize("format", [FORMAT + 1, 0])
def test_another_format_names_itself(format: int) -> None:
    with pytest.raises(CorruptRecord, match=f"format format={format} known={FORMAT}"):
        read_record(written(msgspec.structs.replace(HEADER, format=format)))


def test_line_of_an_unknown_kind_is_damaged() -> None:
    body = b'{"line":"dance"}'
    first = TEXT.splitlines()[0]
    link = hashlib.sha256(msgspec.json.decode(first)[0].encode() + body).hexdigest()[:32]
    with pytest.raises(CorruptRecord, match="line-damaged line=2"):
        read_record(f'{first}\n["{link}",{body.decode()}]\n')


# Damage


def test_edited_line_shows() -> None:
    lines = TEXT.splitlines()
    lines[5] = lines[5].replace("cut", "cat")
    assert text_of(lines) != TEXT
    with pytest.raises(CorruptRecord, match="line-changed line=6"):
        read_record(text_of(lines))


def test_missing_line_shows() -> None:
    lines = TEXT.splitlines()
    with pytest.raises(CorruptRecord, match="line-changed line=5"):
        read_record(text_of([*lines[:4], *lines[5:]]))


def test_swapped_lines_show() -> None:
    lines = TEXT.splitlines()
    lines[4], lines[5] = lines[5], lines[4]
    with pytest.raises(CorruptRecord, match="line-changed line=5"):
        read_record(text_of(lines))


def test_repeated_line_shows() -> None:
    lines = TEXT.splitlines()
    with pytest.raises(CorruptRecord, match="line-changed line=6"):
        read_record(text_of([*lines[:5], *lines[4:]]))


def test_cut_off_line_is_forgiven_only_on_request() -> None:
    cut = TEXT[:-10]
    with pytest.raises(CorruptRecord, match=f"line-cut line={len(TEXT.splitlines())}"):
        read_record(cut)
    forgiven = read_record(cut, forgive_cut=True)
    assert forgiven.lines == read_record(TEXT).lines[:-1]


def test_damage_before_the_last_line_is_never_forgiven() -> None:
    lines = TEXT.splitlines()
    lines[5] = lines[5][:-3]
    with pytest.raises(CorruptRecord, match="line-damaged line=6"):
        read_record(text_of(lines), forgive_cut=True)


def test_match_in_progress_is_a_sound_record() -> None:
    record = read_record(text_of(TEXT.splitlines()[:9]))
    assert record.ended() is None
    assert len(record.lines) == 8


@QUICK
@given(at=st.integers(0, len(TEXT) - 1), char=st.characters())
def test_no_changed_character_goes_unnoticed(at: int, char: str) -> None:
    changed = TEXT[:at] + char + TEXT[at + 1 :]
    if changed != TEXT:
        with pytest.raises(CorruptRecord):
            read_record(changed)


@QUICK
@given(st.text())
def test_any_text_gives_a_clear_error(text: str) -> None:
    with pytest.raises(CorruptRecord):
        read_record(text)


def test_nesting_without_end_gives_a_clear_error() -> None:
    with pytest.raises(CorruptRecord):
        read_record('["x",' + "[" * 100_000 + "]" * 100_000 + "]\n")


def test_text_that_was_never_a_record_is_not_called_truncated() -> None:
    with pytest.raises(CorruptRecord, match="no-record"):
        read_record("hello")


# Undo, snapshots, the end


def test_answers_taken_back_are_not_in_force() -> None:
    record = record_of(answer(1), answer(2), answer(3), Undone(2, "north"), answer(4))
    assert numbers(record) == [1, 4]
    assert record.last_number() == 4


def test_undo_twice() -> None:
    lines = (answer(1), answer(2), Undone(2, "north"), answer(3), answer(4), Undone(3, "north"), answer(5))
    assert numbers(record_of(*lines)) == [1, 5]


def test_numbers_of_answers_taken_back_are_not_given_again() -> None:
    assert record_of(answer(1), answer(2), Undone(1, "north")).last_number() == 2
    assert record_of().last_number() == 0


def test_dice_of_answers_taken_back_stay_rolled() -> None:
    record = record_of(Begun([die(1)], []), answer(1, die(2)), Undone(1, "north"), answer(2, die(3)))
    assert [roll.number for roll in record.all_rolls()] == [1, 2, 3]


def test_latest_snapshot_counts() -> None:
    record = record_of(answer(1), Snapshot(1, {"a": 1}), answer(2), Snapshot(2, {"a": 2}), answer(3))
    assert record.snapshots()[-1] == Snapshot(2, {"a": 2})


@pytest.mark.parametrize(("back_to", "void"), [(1, True), (2, True), (3, False)])
def test_undo_makes_a_snapshot_void_if_it_goes_behind_it(back_to: int, void: bool) -> None:
    record = record_of(answer(1), answer(2), Snapshot(2, {}), answer(3), Undone(back_to, "north"))
    assert (record.snapshots() == []) == void


def test_earlier_snapshot_counts_again_when_a_later_one_is_void() -> None:
    lines = (answer(1), Snapshot(1, {"a": 1}), answer(2), Snapshot(2, {"a": 2}), Undone(2, "north"))
    assert record_of(*lines).snapshots()[-1] == Snapshot(1, {"a": 1})


def test_take_back_drops_answers_and_snapshots_and_stays_itself() -> None:
    first, second = TakenBack(3, "north", "south"), TakenBack(2, "south", "north")
    lines = (answer(1), answer(2), Snapshot(2, {"a": 2}), answer(3), answer(4), first, answer(5), answer(6))
    assert record_of(*lines).in_force() == [answer(1), answer(2), first, answer(5), answer(6)]
    assert record_of(*lines).snapshots()[-1] == Snapshot(2, {"a": 2})
    later = record_of(*lines, second, answer(7), Undone(7, "north"))
    assert later.in_force() == [answer(1), first, second]
    assert later.answers() == [answer(1)]
    assert later.snapshots() == []
    assert later.last_number() == 7


def test_take_back_and_agreement_travel() -> None:
    lines = (TakenBack(3, "north", "south"), Agreed())
    text = written(HEADER, *lines)
    assert '{"line":"take-back","back_to":3,"side":"north","agreed_by":"south"}' in text
    assert '{"line":"agreed"}' in text
    assert read_record(text).lines == list(lines)
    assert read_record(text).verdict() == Agreed()


def test_end_and_resignation_are_found() -> None:
    end = Ended(Result("south", "resigned"), "00")
    record = record_of(Begun([], []), Resigned("north"), end)
    assert record.verdict() == Resigned("north")
    assert record.ended() == end
    assert record_of().verdict() is None


def test_record_that_stops_before_the_match_began_says_so() -> None:
    with pytest.raises(CorruptRecord, match="not-begun"):
        record_of().begun()


def test_header_keeps_what_was_agreed() -> None:
    header: Header = read_record(TEXT).header
    facts: dict[str, Any] = msgspec.to_builtins(header)
    assert facts["format"] == FORMAT
    assert facts["switches"] == GAME.choose_switches({})
    assert facts["pack"] is None
    assert facts["pack_digest"] == GAME.standard_pack().digest
