"""Second thoughts: plans that are amended, take-backs by consent, and draws by agreement."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from honjin.core.errors import IllegalAnswer
from honjin.core.event import SPECTATOR, UMPIRE, AnswerSealed, AnswersTakenBack, Roll
from honjin.core.game import find_game
from honjin.core.record import Agreed, Answered, Ended, Record, TakenBack, Undone, read_record
from honjin.core.replay import replay
from honjin.core.rerun import rerun
from honjin.core.resume import resumed
from honjin.core.state import Result
from honjin.core.verify import Check, verify
from honjin.games.port_arthur.model import JAPAN, RUSSIA, TSUSHIMA, YELLOW_SEA, ShipId
from honjin.games.port_arthur.options import END_SORTIE, Sail
from honjin.testing.matches import SECRET, Case, random_answer, sit_down, text_of, what_table_shows
from honjin.testing.sample import GAME as FORD
from honjin.testing.sample.model import NORTH, SOUTH
from honjin.testing.sample.options import Ready, TakeGuard, TakeStance
from honjin.umpire.table import Planned, Table, reopen_table

PORT_ARTHUR = find_game("port_arthur")
MIKASA, ASAHI, FUJI = (
    Sail(ShipId(ship), zone)
    for ship, zone in zip(("mikasa", "asahi", "fuji"), (TSUSHIMA, YELLOW_SEA, TSUSHIMA), strict=True)
)
VIEWERS = {PORT_ARTHUR.id: (JAPAN, RUSSIA, SPECTATOR, UMPIRE), FORD.id: (NORTH, SOUTH, SPECTATOR, UMPIRE)}


def at_port_arthur(lines: list[str], *answers: Any, **switches: bool | str) -> Table:
    """A match of Port Arthur after these answers of Japan."""
    table = sit_down(Case(PORT_ARTHUR, switches), lines.append)
    for option in answers:
        table.answer(JAPAN, option)
    return table


def record_of(lines: list[str]) -> Record:
    return read_record(text_of(lines))


def again(table: Table, lines: list[str]) -> Table:
    """The same table in another process."""
    return reopen_table(record_of(lines), table.game, lambda _: None, secret=SECRET)


def problems(table: Table, lines: list[str]) -> list[Check]:
    return verify(record_of(lines), table.game).flaws()


def play_on(table: Table, answers: int, seed: int = 1) -> None:
    """Random answers."""
    draw = Random(seed)
    for _ in range(answers):
        if not table.is_over:
            table.answer(*random_answer(table.match, draw))


def to_the_stances(lines: list[str]) -> Table:
    """Duel at the Ford: both have taken guard with one card and are asked for their stances."""
    table = sit_down(Case(FORD), lines.append)
    for side in (NORTH, SOUTH):
        decision = table.decision_of(side)
        assert decision is not None
        table.answer(side, decision.options[0])
        table.answer(side, TakeGuard())
    return table


def deaf(line: str) -> None:
    raise OSError("no space left")


# The plan


def test_plan_is_what_the_side_can_still_take_back() -> None:
    table = at_port_arthur([], MIKASA, ASAHI)
    assert table.plan(JAPAN) == [Planned(1, MIKASA, "sortie"), Planned(2, ASAHI, "sortie")]
    assert table.plan(RUSSIA) == []
    table.answer(JAPAN, END_SORTIE)
    assert table.plan(JAPAN) == []


def test_plan_numbers_say_nothing_of_what_others_did() -> None:
    """Russia plans after Japan: however many orders Japan gave, the first Russian one is number 1."""
    table = at_port_arthur([], MIKASA, ASAHI, FUJI, END_SORTIE)
    decision = table.decision_of(RUSSIA)
    assert decision is not None
    table.answer(RUSSIA, next(option for option in decision.options if isinstance(option, Sail)))
    assert [planned.number for planned in table.plan(RUSSIA)] == [1]


@pytest.mark.parametrize(("number", "left"), [(1, (ASAHI, FUJI)), (2, (MIKASA, FUJI)), (3, (MIKASA, ASAHI))])
def test_amended_plan_is_as_if_the_order_had_never_been_given(number: int, left: tuple[Sail, ...]) -> None:
    lines: list[str] = []
    table = at_port_arthur(lines, MIKASA, ASAHI, FUJI)
    table.amend(JAPAN, number)
    assert what_table_shows(table) == what_table_shows(at_port_arthur([], *left))
    assert [planned.option for planned in table.plan(JAPAN)] == list(left)
    assert what_table_shows(again(table, lines)) == what_table_shows(table)
    assert not problems(table, lines)
    for _ in left:
        assert table.undo(JAPAN)
    assert what_table_shows(table) == what_table_shows(at_port_arthur([]))


def test_amended_plan_is_an_undo_and_answers_with_new_numbers_in_one_text() -> None:
    lines: list[str] = []
    table = at_port_arthur(lines, MIKASA, ASAHI, FUJI)
    texts = len(lines)
    table.amend(JAPAN, 2)
    assert len(lines) == texts + 1
    undone, given = record_of(lines).lines[-2:]
    assert undone == Undone(2, JAPAN)
    assert isinstance(given, Answered)
    assert (given.number, given.option["ship"]) == (4, "fuji")


def test_amending_is_refused_whole_where_a_later_answer_is_no_longer_legal() -> None:
    lines: list[str] = []
    table = sit_down(Case(PORT_ARTHUR), lines.append)
    draw, refused = Random(4), 0
    while refused < 3:
        side, option = random_answer(table.match, draw)
        table.answer(side, option)
        for number in range(1, len(table.plan(side))):
            before, written, stamp = what_table_shows(table), list(lines), table.stamp(side)
            if amends(table, side, number):
                break
            assert (what_table_shows(table), lines, table.stamp(side)) == (before, written, stamp)
            refused += 1
    assert not problems(table, lines)


def amends(table: Table, side: str, number: int) -> bool:
    """Whether the plan could be amended."""
    try:
        table.amend(side, number)
    except IllegalAnswer:
        return False
    return True


@pytest.mark.parametrize("number", [0, 3, -1])
def test_only_what_is_in_the_plan_can_be_dropped(number: int) -> None:
    table = at_port_arthur([], MIKASA, ASAHI)
    with pytest.raises(IllegalAnswer):
        table.amend(JAPAN, number)
    with pytest.raises(IllegalAnswer):
        table.amend(RUSSIA, 1)


def test_amended_plan_that_cannot_be_written_down_stays_as_it_was() -> None:
    lines: list[str] = []
    table = at_port_arthur(lines, MIKASA, ASAHI, FUJI)
    before, stamp = what_table_shows(table), table.stamp(JAPAN)
    table._journal = deaf
    with pytest.raises(OSError, match="no space"):
        table.amend(JAPAN, 1)
    assert (what_table_shows(table), table.stamp(JAPAN)) == (before, stamp)
    table._journal = lines.append
    table.amend(JAPAN, 1)
    assert not problems(table, lines)


def test_crash_in_the_middle_of_an_amended_plan_leaves_a_sound_record() -> None:
    lines: list[str] = []
    table = at_port_arthur(lines, MIKASA, ASAHI, FUJI)
    table.amend(JAPAN, 1)
    whole = text_of(lines).splitlines()
    for cut, left in ((2, []), (1, [ASAHI]), (0, [ASAHI, FUJI])):
        rest = whole[: len(whole) - cut]
        table = again(table, rest)
        assert [planned.option for planned in table.plan(JAPAN)] == left
        assert not problems(table, rest)


# Sealed answers


def test_sealed_answer_is_part_of_the_plan_and_nobody_elses_business() -> None:
    lines: list[str] = []
    table = to_the_stances(lines)
    noticed = (table.stamp(SOUTH), table.retracted(SOUTH), table.told(SOUTH))
    table.answer(NORTH, TakeStance("hold"))
    assert table.plan(NORTH) == [Planned(1, TakeStance("hold"), "stance")]
    assert isinstance(table.told(SOUTH)[-1].event, AnswerSealed)
    table.amend(NORTH, 1)
    assert (table.stamp(SOUTH), table.told(SOUTH)) == (noticed[0], noticed[2])
    assert table.retracted(SOUTH) == noticed[1] + 1
    assert table.kept(SOUTH, noticed[1]) == len(noticed[2])
    table.answer(NORTH, TakeStance("advance"))
    table.answer(SOUTH, TakeStance("hold"))
    assert table.plan(NORTH) == []
    assert not problems(table, lines)


@pytest.mark.parametrize("side", [NORTH, SOUTH])
def test_take_back_with_a_sealed_answer_opens_the_seal_too(side: str) -> None:
    lines: list[str] = []
    table = to_the_stances(lines)
    table.answer(NORTH, TakeStance("advance"))
    table.take_back(side, SOUTH if side == NORTH else NORTH)
    assert not table.match.sealed
    decision = table.decision_of(side)
    assert decision is not None
    assert decision.ask == "guard"
    assert what_table_shows(again(table, lines)) == what_table_shows(table)
    play_on(table, 1000)
    assert not problems(table, lines)


def test_secret_answer_changes_nothing_that_the_other_side_could_notice() -> None:
    """Readying cards, changing one's mind about them and readying others is seen by nobody."""
    lines: list[str] = []
    table = sit_down(Case(FORD), lines.append)
    followed = again(table, lines)
    noticed = [(table.stamp(SOUTH), 0, table.told(SOUTH), table.plan(SOUTH), table.may_take_back(SOUTH))] * 2
    decision = table.decision_of(NORTH)
    assert decision is not None
    cards = [option for option in decision.options if isinstance(option, Ready)]
    stamps = {table.stamp(NORTH)}

    def check() -> None:
        assert table.stamp(NORTH) not in stamps
        stamps.add(table.stamp(NORTH))
        followed.follow(lines[followed_to:])
        assert noticed == [
            (one.stamp(SOUTH), one.retracted(SOUTH), one.told(SOUTH), one.plan(SOUTH), one.may_take_back(SOUTH))
            for one in (table, followed)
        ]

    for card in cards[:3]:
        followed_to = len(lines)
        table.answer(NORTH, card)
        check()
    followed_to = len(lines)
    table.amend(NORTH, 1)
    check()
    followed_to = len(lines)
    table.undo(NORTH)
    check()


# Take-back by consent


def test_take_back_restores_the_position_and_leaves_a_trace() -> None:
    lines: list[str] = []
    table = at_port_arthur(lines, MIKASA, ASAHI)
    before, told = table.match.snapshot(), {viewer: table.told(viewer) for viewer in VIEWERS[PORT_ARTHUR.id]}
    table.answer(JAPAN, END_SORTIE)
    play_on(table, 1)
    assert table.may_take_back(JAPAN)
    table.take_back(JAPAN, agreed_by=RUSSIA)
    assert table.match.snapshot() == before
    for viewer, earlier in told.items():
        assert table.told(viewer)[:-1] == earlier
        assert table.told(viewer)[-1].event == AnswersTakenBack(JAPAN, RUSSIA)
    assert record_of(lines).lines[-1] == TakenBack(3, JAPAN, RUSSIA)
    assert not problems(table, lines)


def test_plan_that_was_carried_out_is_a_plan_again() -> None:
    """And the trace of the take-back stays when its orders are undone one by one, here and after a reopening."""
    lines: list[str] = []
    table = at_port_arthur(lines, MIKASA, ASAHI, END_SORTIE)
    table.take_back(JAPAN, RUSSIA)
    assert [planned.option for planned in table.plan(JAPAN)] == [MIKASA, ASAHI]
    for _ in range(2):
        assert table.undo(JAPAN)
        assert table.told(JAPAN)[-1].event == AnswersTakenBack(JAPAN, RUSSIA)
        assert what_table_shows(again(table, lines)) == what_table_shows(table)
    assert not table.may_undo(JAPAN)
    assert table.match.snapshot() == at_port_arthur([]).match.snapshot()
    assert not problems(table, lines)


def test_undoing_a_secret_order_around_a_trace_is_not_noticed() -> None:
    table = at_port_arthur([], MIKASA, ASAHI, END_SORTIE)
    table.take_back(JAPAN, RUSSIA)
    noticed = (table.stamp(RUSSIA), table.retracted(RUSSIA), table.told(RUSSIA))
    table.undo(JAPAN)
    table.amend(JAPAN, 1)
    assert (table.stamp(RUSSIA), table.retracted(RUSSIA), table.told(RUSSIA)) == noticed


def test_dice_never_fall_a_second_time() -> None:
    """Taken back and given again, the same answer rolls the next dice of the stream, never the same ones."""
    lines: list[str] = []
    table = sit_down(Case(PORT_ARTHUR), lines.append)
    draw = Random(2)
    before: list[Roll] = []
    while not before:
        side, option = random_answer(table.match, draw)
        table.answer(side, option)
        before = record_of(lines).answers()[-1].rolls
    table.take_back(side, RUSSIA if side == JAPAN else JAPAN)
    table = reopen_table(record_of(lines), PORT_ARTHUR, lines.append, secret=SECRET)
    table.answer(side, option)
    after = record_of(lines).answers()[-1].rolls
    assert [roll.number for roll in after[: len(before)]] == [roll.number + len(before) for roll in before]
    numbers = [roll.number for roll in record_of(lines).all_rolls()]
    assert numbers == list(range(1, len(numbers) + 1))
    play_on(table, 10_000)
    assert not problems(table, lines)


@pytest.mark.parametrize("game", [PORT_ARTHUR, FORD], ids=lambda game: game.id)
@pytest.mark.parametrize("answers", [5, 60, 160])
def test_sides_can_go_back_to_their_first_answer_and_play_on(game: Any, answers: int) -> None:
    """Across snapshots, in tables that were reopened, and as often as the other side likes."""
    lines: list[str] = []
    table = sit_down(Case(game), lines.append)
    opening = table.match.snapshot()
    for _ in range(answers):
        side, option = random_answer(table.match, Random(str(table.lines)))
        table.answer(side, option)
        if table.is_over:
            lines.clear()
            table = sit_down(Case(game), lines.append)
    first, other = game.sides
    backs = 0
    while table.may_take_back(first):
        if backs % 3 == 0:
            table = reopen_table(record_of(lines), game, lines.append, secret=SECRET)
        table.take_back(first, other)
        backs += 1
    while table.undo(first):
        pass
    assert table.match.snapshot() == opening
    assert sum(isinstance(told.event, AnswersTakenBack) for told in table.told(SPECTATOR)) == backs
    play_on(table, 10_000)
    assert table.is_over
    assert not problems(table, lines)


def test_nobody_agrees_with_himself_and_nothing_is_taken_back_that_was_never_given() -> None:
    lines: list[str] = []
    table = at_port_arthur(lines, MIKASA)
    assert not table.may_take_back(JAPAN), "the only answer can be taken back freely"
    assert not table.may_take_back(RUSSIA)
    with pytest.raises(IllegalAnswer):
        table.take_back(JAPAN, RUSSIA)
    table.answer(JAPAN, END_SORTIE)
    written = list(lines)
    for agreed_by in (JAPAN, "korea", SPECTATOR):
        with pytest.raises(IllegalAnswer):
            table.take_back(JAPAN, agreed_by)
    assert lines == written


def test_take_back_that_cannot_be_written_down_was_never_agreed() -> None:
    table = at_port_arthur([], MIKASA, END_SORTIE)
    before, stamp = what_table_shows(table), table.stamp(RUSSIA)
    table._journal = deaf
    with pytest.raises(OSError, match="no space"):
        table.take_back(JAPAN, RUSSIA)
    assert (what_table_shows(table), table.stamp(RUSSIA)) == (before, stamp)


def test_every_side_notices_a_take_back() -> None:
    table = at_port_arthur([], MIKASA, END_SORTIE)
    stamps, told = {side: table.stamp(side) for side in PORT_ARTHUR.sides}, len(table.told(RUSSIA))
    table.take_back(JAPAN, RUSSIA)
    assert all(table.stamp(side) != stamp for side, stamp in stamps.items())
    assert table.retracted(RUSSIA) == 1
    assert table.kept(RUSSIA, 0) < told
    assert table.kept(RUSSIA, 1) == len(table.told(RUSSIA))


def test_record_with_a_take_back_can_be_gone_through_in_every_way() -> None:
    lines: list[str] = []
    table = sit_down(Case(PORT_ARTHUR), lines.append)
    play_on(table, 130)
    table.take_back(JAPAN, RUSSIA)
    record = record_of(lines)
    entries = [entry for entry, _ in replay(record, PORT_ARTHUR) if entry is not None]
    assert [(entry.rule, entry.event) for entry in entries] == [(told.rule, told.event) for told in table.told(UMPIRE)]
    assert [entry.seen[RUSSIA] for entry in entries if entry.seen[RUSSIA]] == [t.event for t in table.told(RUSSIA)]
    assert len(list(rerun(record, PORT_ARTHUR))) == 131, "the answer taken back is shown too"
    assert resumed(record, PORT_ARTHUR).match.snapshot() == table.match.snapshot()


# The end


def test_agreed_draw_has_no_winner() -> None:
    lines: list[str] = []
    table = at_port_arthur(lines, MIKASA)
    table.agree_draw()
    draw = Result(None, "agreed")
    assert table.result == draw
    assert [type(line) for line in record_of(lines).lines[-2:]] == [Agreed, Ended]
    assert not problems(table, lines)
    assert again(table, lines).result == draw
    assert not table.undo(JAPAN)
    assert not table.may_take_back(JAPAN)
    with pytest.raises(IllegalAnswer, match="match-is-over"):
        table.amend(JAPAN, 1)
    with pytest.raises(IllegalAnswer, match="match-is-over"):
        table.take_back(JAPAN, RUSSIA)
    table.agree_draw()
    assert not problems(table, lines)


@pytest.mark.parametrize("way", ["agree_draw", "resign"])
def test_match_cut_off_between_the_word_and_its_end_is_closed_on_return(way: str) -> None:
    lines: list[str] = []
    table = at_port_arthur(lines, MIKASA)
    table.agree_draw() if way == "agree_draw" else table.resign(JAPAN)
    *before, last = text_of(lines).splitlines()
    written: list[str] = []
    assert reopen_table(record_of(before), PORT_ARTHUR, written.append, secret=SECRET).result == table.result
    assert written == [last]
