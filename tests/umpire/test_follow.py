"""A table that follows what another process writes, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from honjin.core.errors import CorruptRecord, IllegalAnswer
from honjin.core.game import find_game
from honjin.core.record import (
    Agreed,
    Answered,
    Begun,
    Chain,
    Ended,
    Line,
    Resigned,
    Snapshot,
    TakenBack,
    Undone,
    read_record,
)
from honjin.core.state import Result
from honjin.games.port_arthur.model import JAPAN, RUSSIA
from honjin.games.port_arthur.options import END_SORTIE
from honjin.testing.contract import what_seats_get
from honjin.testing.matches import SECRET, Case, random_answer, sit_down, text_of
from honjin.umpire.table import Table, reopen_table

GAME = find_game("port_arthur")
CASE = Case(GAME, {"mines": True, "fog_of_war": True})


def pair(answers: int = 0, seed: int = 1) -> tuple[Table, Table, list[str]]:
    """A table after so many answers, one that followed it, and what was written."""
    lines: list[str] = []
    table = sit_down(CASE, lines.append)
    follower = reopen_table(read_record(text_of(lines)), GAME, lines.append, secret=SECRET)
    play_on(table, answers, seed)
    follower.follow(lines[1:])
    return table, follower, lines


def play_on(table: Table, answers: int, seed: int = 1) -> None:
    draw = Random(seed)
    for _ in range(answers):
        if not table.is_over:
            table.answer(*random_answer(table.match, draw))


def test_two_processes_play_one_match_in_turn() -> None:
    """Each writes what it answers, the other follows; the dice go on in one count, and the record proves it."""
    one, other, lines = pair()
    draw = Random(7)
    while not one.is_over:
        written = len(lines)
        for _ in range(draw.randint(1, 5)):
            if not one.is_over:
                one.answer(*random_answer(one.match, draw))
        other.follow(lines[written:])
        assert what_seats_get(one) == what_seats_get(other)
        assert one.lines == other.lines
        one, other = other, one
    record = read_record(text_of(lines))
    numbers = [roll.number for roll in record.all_rolls()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert one.lines == len(record.lines) + 1


@pytest.mark.parametrize("form", [text_of, "\n".join, list], ids=["text", "text without an end", "lines"])
def test_lines_come_in_any_form(form: Callable[[list[str]], str | list[str]]) -> None:
    table, follower, lines = pair()
    play_on(table, 120)
    follower.follow(form(lines[1:]))
    assert what_seats_get(follower) == what_seats_get(table)


@pytest.mark.parametrize("way", ["agreed", "resigned", "played"])
def test_end_is_followed(way: str) -> None:
    table, follower, lines = pair(30)
    written = len(lines)
    if way == "agreed":
        table.agree_draw()
    elif way == "resigned":
        table.resign(RUSSIA)
    else:
        play_on(table, 10_000)
    follower.follow(lines[written:])
    assert follower.is_over
    assert follower.result == table.result
    assert follower.lines == table.lines
    with pytest.raises(IllegalAnswer, match="match-is-over"):
        follower.answer(JAPAN, END_SORTIE)


def test_follower_does_not_write() -> None:
    table, follower, lines = pair()
    written = len(lines)
    play_on(table, 200)
    count = len(lines)
    follower.follow(lines[written:])
    assert len(lines) == count


def test_epochs_differ_and_counts_begin_anew() -> None:
    table, follower, lines = pair()
    table.answer(*random_answer(table.match, Random(0)))
    table.undo(JAPAN)
    assert table.retracted(JAPAN) == 1
    again = reopen_table(read_record(text_of(lines)), GAME, lines.append, secret=SECRET)
    assert again.retracted(JAPAN) == 0
    assert len({table.epoch, follower.epoch, again.epoch}) == 3
    assert again.stamp(JAPAN) == table.stamp(JAPAN)


def test_gap_shows() -> None:
    table, follower, lines = pair()
    play_on(table, 4)
    with pytest.raises(CorruptRecord, match="line-changed line=3"):
        follower.follow(lines[2:])


def test_line_twice_shows() -> None:
    _, follower, lines = pair(3)
    with pytest.raises(CorruptRecord, match="line-changed"):
        follower.follow(lines[-1])


def an_answer(table: Table, **changes: object) -> Answered:
    """What the other process might have written, but for these changes."""
    written = written_by(table)
    twin = reopen_table(read_record(text_of(written)), GAME, written.append, secret=SECRET)
    twin.answer(*random_answer(twin.match, Random(3)))
    return msgspec.structs.replace(read_record(text_of(written)).answers()[-1], **changes)


def written_by(table: Table) -> list[str]:
    """The whole record of a table, from what it keeps."""
    chain = Chain()
    return [chain.write(line) for line in table._lines]


FORGERIES: dict[str, tuple[Callable[[Table], Line], str]] = {
    "answer with another number": (lambda table: an_answer(table, number=77), "answer-order"),
    "answer of no game": (lambda table: an_answer(table, option={"do": "Surrender"}), "no-option"),
    "answer against-the-rules": (lambda table: an_answer(table, side=other(table)), "against-the-rules"),
    "answer with other-events": (lambda table: an_answer(table, events=[]), "other-events"),
    "undo of what must stand": (lambda table: Undone(1, JAPAN), "undo-too-far"),
    "take-back without consent": (lambda table: TakenBack(standing(table), JAPAN, JAPAN), "no-consent"),
    "take-back that a stranger agreed to": (lambda table: TakenBack(standing(table), JAPAN, "korea"), "no-consent"),
    "take-back of what never was": (lambda table: TakenBack(999, JAPAN, RUSSIA), "undo-too-far"),
    "take-back too far": (lambda table: TakenBack(1, JAPAN, RUSSIA), "undo-too-far"),
    "snapshot of another position": (lambda table: Snapshot(table._progress.answers, {}), "other-position"),
    "resignation of a stranger": (lambda table: Resigned("korea"), "nobody-resigns"),
    "end out of the blue": (lambda table: Ended(Result(JAPAN, "mukden"), SECRET.hex()), "other-result"),
    "second opening": (lambda table: Begun([], []), "begins-again"),
}


def standing(table: Table) -> int:
    number = table._progress.history.standing(JAPAN)
    assert number is not None
    return number


def other(table: Table) -> str:
    return RUSSIA if table.match.open[0].side == JAPAN else JAPAN


@pytest.mark.parametrize("what", FORGERIES)
def test_forged_line_is_not_followed(what: str) -> None:
    forge, text = FORGERIES[what]
    _, follower, _ = pair(60)
    line = Chain(follower._chain.link).write(forge(follower))
    with pytest.raises(CorruptRecord, match=text):
        follower.follow(line)


def test_forged_end_is_not_followed() -> None:
    draw = Result(None, "agreed")
    for end in (Ended(Result(JAPAN, "agreed"), SECRET.hex()), Ended(draw, "00" * 32)):
        _, follower, _ = pair(60)
        chain = Chain(follower._chain.link)
        with pytest.raises(CorruptRecord, match="other-result"):
            follower.follow([chain.write(Agreed()), chain.write(end)])


def test_nothing_follows_the_end() -> None:
    for line in (Ended(Result(None, "agreed"), SECRET.hex()), Undone(1, JAPAN), Agreed()):
        table, follower, lines = pair(10)
        written = len(lines)
        table.agree_draw()
        follower.follow(lines[written:])
        with pytest.raises(CorruptRecord, match="after-the-end"):
            follower.follow(Chain(follower._chain.link).write(line))
