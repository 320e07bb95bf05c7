"""The table: answers, undo, what each viewer is told, and the record it keeps."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random
from typing import Any

import pytest

from honjin.core.decision import Option
from honjin.core.errors import CorruptRecord, IllegalAnswer
from honjin.core.event import SPECTATOR, UMPIRE
from honjin.core.game import find_game
from honjin.core.record import Record, Snapshot, Undone, read_record
from honjin.core.verify import verify
from honjin.games.port_arthur.events import FleetSailed, FleetSighted, SailingOrdered
from honjin.games.port_arthur.model import JAPAN, RUSSIA, TSUSHIMA, YELLOW_SEA, ShipId
from honjin.games.port_arthur.options import END_SORTIE, PASS, Sail
from honjin.umpire.table import Table, open_table, reopen_table

GAME = find_game("port_arthur")
SECRET = b"a secret of thirty-two bytes ...."
MIKASA, ASAHI = ShipId("mikasa"), ShipId("asahi")


def seated(lines: list[str], **switches: bool | str) -> Table:
    """A new match of Port Arthur whose journal is a list."""
    return open_table(
        GAME,
        switches,
        {JAPAN: "human", RUSSIA: "human"},
        lines.append,
        secret=SECRET,
        match_id="test",
        nonces={JAPAN: "sake", RUSSIA: "tea"},
    )


def record_of(lines: list[str]) -> Record:
    return read_record("\n".join([*lines, ""]))


def play_on(table: Table, answers: int, seed: int = 3, undo: float = 0.0) -> None:
    """Random answers, with now and then an undo."""
    draw = Random(seed)
    for _ in range(answers):
        if table.is_over:
            return
        decision = table.match.open[0]
        if draw.random() < undo and table.undo(decision.side):
            continue
        table.answer(decision.side, draw.choice(decision.options))


def full_disk(line: str) -> None:
    raise OSError("no space left")


def everything(table: Table) -> Any:
    viewers = (JAPAN, RUSSIA, SPECTATOR, UMPIRE)
    return table.match.snapshot(), table.match.open, [table.told(viewer) for viewer in viewers]


def test_a_finished_match_verifies() -> None:
    lines: list[str] = []
    table = seated(lines, mines=True)
    play_on(table, 10_000, undo=0.1)
    assert table.is_over
    assert verify(record_of(lines), GAME).verified


class Watched(list[Option]):
    """A list of options that counts how often somebody looks for one."""

    looks = 0

    def index(self, *wanted: Any) -> int:
        self.looks += 1
        return super().index(*wanted)

    def __contains__(self, wanted: object) -> bool:
        self.looks += 1
        return super().__contains__(wanted)


def test_an_answer_is_looked_for_once() -> None:
    table = seated([])
    for option, taken in ((Sail(MIKASA, TSUSHIMA), True), (PASS, False)):
        decision = table.match.open[0]
        options = decision.options = Watched(decision.options)
        with nullcontext() if taken else pytest.raises(IllegalAnswer):
            table.answer(JAPAN, option)
        assert options.looks == 1


def test_undo_takes_back_the_last_order_and_leaves_a_trace() -> None:
    lines: list[str] = []
    table = seated(lines)
    table.answer(JAPAN, Sail(MIKASA, TSUSHIMA))
    before = everything(table)
    table.answer(JAPAN, Sail(ASAHI, YELLOW_SEA))
    assert table.undo(JAPAN)
    assert everything(table) == before
    assert isinstance(record_of(lines).lines[-1], Undone)
    assert len(record_of(lines).answers()) == 1


def test_undo_stops_where_the_sortie_is_revealed() -> None:
    table = seated([])
    table.answer(JAPAN, Sail(MIKASA, TSUSHIMA))
    assert table.may_undo(JAPAN)
    table.answer(JAPAN, END_SORTIE)
    assert not table.may_undo(JAPAN)
    assert not table.undo(JAPAN)


def test_nobody_takes_back_the_answer_of_the_other_side() -> None:
    table = seated([])
    table.answer(JAPAN, Sail(MIKASA, TSUSHIMA))
    assert not table.may_undo(RUSSIA)


def test_a_refused_answer_changes_nothing_and_writes_nothing() -> None:
    lines: list[str] = []
    table = seated(lines)
    before, written = everything(table), list(lines)
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(JAPAN, PASS)
    assert refused.value.refusal.why == "not-now"
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(RUSSIA, END_SORTIE)
    assert refused.value.refusal.why == "not-your-decision"
    assert everything(table) == before
    assert lines == written


def test_an_answer_that_cannot_be_written_down_was_never_given() -> None:
    lines: list[str] = []
    table = seated(lines)
    table._journal = full_disk
    before = everything(table)
    with pytest.raises(OSError, match="no space"):
        table.answer(JAPAN, Sail(MIKASA, TSUSHIMA))
    assert everything(table) == before
    table._journal = lines.append
    table.answer(JAPAN, Sail(MIKASA, TSUSHIMA))
    assert len(record_of(lines).answers()) == 1


def test_dice_of_an_answer_that_was_not_written_down_fall_the_same_again() -> None:
    """Else a full disk, or a pulled plug, would be a way to roll again."""
    lines: list[str] = []
    table = seated(lines, mines=True)
    twin: list[str] = []
    other = seated(twin, mines=True)
    draw = Random(5)
    for _ in range(200):
        decision = table.match.open[0]
        option = draw.choice(decision.options)
        table._journal = full_disk
        with pytest.raises(OSError, match="no space"):
            table.answer(decision.side, option)
        table._journal = lines.append
        table.answer(decision.side, option)
        other.answer(decision.side, option)
    assert lines == twin


@pytest.mark.rule("5.1", "6.5")
def test_the_enemy_hears_of_a_sortie_only_when_it_is_done_and_only_what_fog_leaves() -> None:
    table = seated([], fog_of_war=True)
    table.answer(JAPAN, Sail(MIKASA, TSUSHIMA))
    table.answer(JAPAN, Sail(ASAHI, TSUSHIMA))
    assert [type(told.event) for told in table.told(JAPAN)][-2:] == [SailingOrdered, SailingOrdered]
    heard = len(table.told(RUSSIA))
    table.answer(JAPAN, END_SORTIE)
    assert isinstance(table.told(RUSSIA)[heard].event, FleetSighted)
    assert isinstance(table.told(SPECTATOR)[heard].event, FleetSighted)
    assert isinstance(table.told(JAPAN)[-1].event, FleetSailed)


def test_each_viewer_counts_for_himself() -> None:
    table = seated([], fog_of_war=True)
    play_on(table, 300)
    for viewer in (JAPAN, RUSSIA, SPECTATOR, UMPIRE):
        assert [told.number for told in table.told(viewer)] == list(range(1, len(table.told(viewer)) + 1))
    assert table.told(JAPAN, since=5) == table.told(JAPAN)[5:]


def test_resigning_ends_the_match_for_the_other_side() -> None:
    lines: list[str] = []
    table = seated(lines)
    play_on(table, 60)
    table.resign(RUSSIA)
    assert table.result is not None
    assert (table.result.winner, table.result.how) == (JAPAN, "resigned")
    assert table.decision_of(JAPAN) is None
    assert not verify(record_of(lines), GAME).failed
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(JAPAN, PASS)
    assert refused.value.refusal.why == "match-is-over"


@pytest.mark.parametrize("answers", [0, 1, 7, 40, 120, 250])
def test_a_match_is_taken_up_where_it_was_left(answers: int) -> None:
    lines: list[str] = []
    table = seated(lines, mines=True, fog_of_war=True)
    play_on(table, answers, undo=0.1)
    again = reopen_table(record_of(lines), GAME, lines.append, secret=SECRET)
    assert everything(again) == everything(table)
    side = table.match.open[0].side
    assert again.may_undo(side) == table.may_undo(side)
    play_on(again, 10_000, seed=answers, undo=0.1)
    assert not verify(record_of(lines), GAME).failed


def test_the_dice_go_on_as_if_nothing_had_happened() -> None:
    """The same answers give the same dice, whether the match was interrupted or not."""
    through: list[str] = []
    play_on(seated(through), 200)
    answers = record_of(through).answers()
    broken: list[str] = []
    table = seated(broken)
    for number, answer in enumerate(answers):
        if number == len(answers) // 2:
            table = reopen_table(record_of(broken), GAME, broken.append, secret=SECRET)
        table.answer(answer.side, GAME.option_from(answer.option))
    assert list(record_of(broken).all_rolls()) == list(record_of(through).all_rolls())


def test_snapshots_are_taken_where_nothing_can_be_taken_back() -> None:
    lines: list[str] = []
    table = seated(lines)
    play_on(table, 300)
    record = record_of(lines)
    assert any(isinstance(line, Snapshot) for line in record.lines)
    assert record.snapshots() == [line for line in record.lines if isinstance(line, Snapshot)]


def test_another_secret_cannot_take_over_the_dice() -> None:
    lines: list[str] = []
    play_on(seated(lines), 30)
    with pytest.raises(CorruptRecord, match="secret"):
        reopen_table(record_of(lines), GAME, lines.append, secret=b"another one")


def test_a_match_cut_off_between_its_last_answer_and_its_end_is_closed_on_return() -> None:
    lines: list[str] = []
    play_on(seated(lines), 10_000)
    *before, last = "\n".join(lines).split("\n")
    written: list[str] = []
    again = reopen_table(record_of(before), GAME, written.append, secret=SECRET)
    assert again.is_over
    assert written == [last]
