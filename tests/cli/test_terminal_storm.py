"""Storm over Port Arthur at the terminal: whole matches through the loop, actions in one line, long lists, resuming."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from tests.cli.test_play import Sit, folder, sit  # noqa: F401
from tests.cli.test_terminal_page import Desk

from honjin.cli.odds import odds
from honjin.cli.replay import replay
from honjin.cli.saves import take_up
from honjin.cli.terminal import play
from honjin.cli.terminal.commands import run_command
from honjin.cli.terminal.ending import ending_lines, result_text
from honjin.cli.terminal.log import log_lines
from honjin.cli.terminal.orders import Orders
from honjin.cli.terminal.page import muster, news
from honjin.cli.terminal.session import Session
from honjin.core.errors import UnknownChoice
from honjin.core.game import find_game
from honjin.core.verify import verify
from honjin.games.storm.model import AreaId
from honjin.games.storm.options import ABSORB_FOR_ME, Bombard, Fire, March, Pick, PlaceTheRest
from honjin.locale.text import LANGUAGES
from honjin.umpire.journal import read_file

pytestmark = pytest.mark.usefixtures("own_folder")

GAME = find_game("storm")


def set_up(language: str = "en", **switches: bool | str) -> Desk:
    """A match after the usual set-up: Japan is asked for its first action."""
    found = Desk(language, GAME, **switches)
    session = found.session
    while session.asked()[1].ask == "set-up":
        side, decision = session.asked()
        session.answer(side, next(one for one in decision.options if isinstance(one, PlaceTheRest)))
        session.has_decided(side)
    return found


@pytest.fixture
def desk() -> Iterator[Desk]:
    found = set_up()
    yield found
    found.session.opened.close()


def meaning(desk: Desk, line: str) -> list[Any]:
    """The options a line orders, in their order."""
    found = desk.session.reader(desk.session.asked()[1]).read(line)
    assert isinstance(found, Orders), found
    return list(found.options)


def typed(desk: Desk, line: str) -> None:
    """Type a line that must be obeyed."""
    side, decision = desk.session.asked()
    reader = desk.session.reader(decision)
    assert play._obey(desk.session, side, decision, reader, line), desk.output.getvalue()


# ---------------------------------------------------------------- whole matches


def driver(session: Session, draw: Random) -> Any:
    """Types options by their numbers or by their words; most of the time the last one, which ends things soon."""

    def read_line(*asked: Any) -> str:
        _, decision = session.asked()
        options = list(decision.options)
        option = draw.choice(options) if draw.random() < 0.15 else options[-1]
        if draw.random() < 0.5:
            return str(session.numbers(decision)[option])
        text: str = session.option_text(option)
        return text

    return read_line


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_whole_match_through_the_loop(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(language, GAME, white_cord=True, kondratenko=True, kodama=True, naval_troops=True)
    desk.resize(100, 40)
    monkeypatch.setattr(play, "read_line", driver(desk.session, Random(3)))
    assert play.play_match(desk.session)
    path = desk.session.opened.path
    desk.session.opened.close()
    lines = desk.output.getvalue().splitlines()
    assert max(cell_len(line) for line in lines if "/" not in line) <= 100
    assert desk.session.words.text("t-match-over") in desk.output.getvalue()
    assert verify(read_file(path), GAME).flaws() == []


@pytest.mark.thorough
def test_a_match_in_a_pty_is_resumed_where_it_was_left(sit: Sit) -> None:  # noqa: F811
    player = sit("play", "storm", "--side", "japan", "--against", "random", "--name", "nogi", size=(40, 100))
    assert "Set-up: Japan" in player.reads()
    player.types("place the rest")
    assert "Balizhuang [5]: 28–33 I" in player.types("")
    picked = player.types("28 29")
    assert "(so far: 9D 1/7 and 9D 3/7)" in picked
    player.child.sendcontrol("d")
    farewell = player.leaves()
    assert "The match is saved." in farewell
    assert farewell.split("To go on: ")[1].splitlines()[0].strip() == "./honjin play --resume nogi"

    again = sit("play", "--resume", "nogi", size=(40, 100))
    shown = again.reads()
    assert "(so far: 9D 1/7 and 9D 3/7)" in shown
    for line in ("Balizhuang [5]: 30–33 ", "Shuishiying South [15]", "turn 1 of 5, Aug"):
        assert line in picked
        assert line in shown
    assert "Taken back: 2 orders." in again.types("undo 2")
    assert "There is no unit called togo" in again.types("units togo")
    assert "infantry, regular, 9D, Balizhuang [5]" in again.types("units 1/7")


def test_a_record_is_replayed_as_a_log(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    typed(desk, "1/7 3/7 fire 15")
    desk.session.opened.journal.close()
    assert replay(desk.session.opened.path, side="japan", language="en") == 0
    log = " ".join(capsys.readouterr().out.split())
    assert "Turn 1, August 1904" in log
    assert "fire Balizhuang [5] → Shuishiying South [15] (9D 1/7 and 9D 3/7): dice" in log


def test_odds_without_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert odds("storm", firepower=5, defence=11) == 0
    assert "11       58.3  27.8      1.28      41.7" in capsys.readouterr().out
    with pytest.raises(UnknownChoice, match="takes --firepower, --defence"):
        odds("storm", firepower=5, dice=2)


# ---------------------------------------------------------------- the first list


def test_a_long_list_is_put_together_by_areas_and_numbered_in_that_order(desk: Desk) -> None:
    desk.resize(100, 60)
    text = desk.screen()
    assert "Balizhuang [5]: 28–33 9D 1/7 3/7 2/19 1/35 3/35 2/36  34 9D Engineer Bn  35 9D mountain artillery 2" in text
    desk.resize(100, 40)
    text = desk.screen()
    assert "Balizhuang [5]: 28–33 I  34 E  35 A" in text
    assert "37 Off-board West" in text
    assert len(text.splitlines()) < 40


def test_numbers_stay_put_while_units_are_picked(desk: Desk) -> None:
    session = desk.session
    before = dict(session.numbers(session.asked()[1]))
    typed(desk, "28")
    _, decision = session.asked()
    after = session.numbers(decision)
    assert {option: after[option] for option in decision.options if isinstance(option, Pick)}.items() <= before.items()
    assert min(after[option] for option in decision.options if not isinstance(option, Pick)) > len(before)
    session.undo("japan")
    assert all(session.numbers(session.asked()[1])[option] == number for option, number in before.items())


# ---------------------------------------------------------------- typed orders

THREE = [Pick("j_9d_7_1"), Pick("j_9d_7_3"), Pick("j_9d_19_2")]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "line",
    [
        "28 29 30 fire 15",
        "28-30 fire 15",
        "28, 29, 30 then fire at 15",
        "pick 28, 29, 30 then fire 15",
        "1/7 3/7 2/19 fire 15",
        "1/7, 3/7, 2/19, fire shuishiying",
        "9d 1/7, 9d 3/7 and 9d 2/19 fire 15",
    ],
)
def test_an_action_of_three_units_is_one_line(desk: Desk, line: str) -> None:
    assert meaning(desk, line) == [*THREE, Fire("15")]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "1/7 3/7 2/19 tirer 15"),
        ("fr", "28, 29, 30 puis tirer sur 15"),
        ("cs", "1/7 3/7 2/19 pálit 15"),
        ("cs", "28-30 pak palit do 15"),
        ("ja", "1/7 3/7 2/19 射撃 15"),
        ("ja", "28、29、30、射撃 15"),
        ("ja", "28 29 30 射撃 15"),
        ("ja", "28 29 30 15を射撃"),
    ],
)
def test_an_action_in_one_line_in_every_language(language: str, line: str) -> None:
    desk = set_up(language)
    assert meaning(desk, line) == [*THREE, Fire("15")]  # type: ignore[arg-type]
    desk.session.opened.close()


def test_moves_and_bombardments_by_the_numbers_of_areas(desk: Desk) -> None:
    assert meaning(desk, "28 move 4")[-1] == March("4")  # type: ignore[arg-type]
    assert meaning(desk, "1 2 bombard 16")[-1] == Bombard("16")  # type: ignore[arg-type]
    typed(desk, "1/7 3/7 fire 15")
    assert "Japan, fire Balizhuang [5] → Shuishiying South [15]" in desk.says("log")


def test_the_same_in_two_lines(desk: Desk) -> None:
    typed(desk, "1/7, 3/7, 2/19")
    assert "so far: 9D 1/7, 9D 3/7 and 9D 2/19" in desk.screen()
    assert meaning(desk, "move 4") == [March("4")]  # type: ignore[arg-type]
    assert meaning(desk, "fire 15") == [Fire("15")]  # type: ignore[arg-type]


def test_number_before_an_order_is_one_of_the_list(desk: Desk) -> None:
    """Though 17 is an area too, and one may march to it by way of 19."""
    picked = meaning(desk, "15-17")
    assert [type(one) for one in picked] == [Pick, Pick, Pick]
    for line in ("15-17 move 19", "15, 16, 17 move 19", "15 16 17 move 19"):
        assert meaning(desk, line) == [*picked, March(AreaId("19"))], line
    assert meaning(desk, "17 move 19") == [picked[-1], March(AreaId("19"))]


def test_odds_of_an_order_that_is_only_thought_of(desk: Desk) -> None:
    assert "nothing to calculate" in desk.says("odds", "")
    for order in ("9d 1/7", "9d 1/7 3/7 fire 16"):
        text = desk.says("odds", order)
        assert "Longyan North [16]" in text, order
        assert "any damage" in text, order
    assert "§" in desk.says("odds", "9d 1/7 fire 24")
    assert "any damage" not in desk.says("odds", "9d 1/7 fire 24")
    assert desk.session.asked()[1].ask == "action"


def test_why_thinks_of_one_order_after_the_other(desk: Desk) -> None:
    text = desk.says("why", "1/7 fire 15")
    assert "It is allowed: 9D 1/7 (number 28)." in text
    assert "It is allowed after that: fire at Shuishiying South [15]." in text
    assert "too far" in desk.says("why", "1/7 fire 24")


def test_why_says_what_is_left_to_do_where_guns_do_not_bombard_together(desk: Desk) -> None:
    for wish in ("15 cm howitzer 1, 12 cm siege gun 1", "1 3", "1 2 3", "13 20"):  # unequal, three, with infantry
        text = " ".join(desk.says("why", wish).split())
        assert "It is allowed" in text
        assert "only to move on together" in text
        assert "guns bombard in pairs of equal firepower (§5.4)" in text
    assert "§5.4" not in desk.says("why", "1 2")
    assert "same firepower. (§5.4)" in " ".join(desk.says("why", "1 3 bombard 16").split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_speaks_of_adding_a_unit_only_while_one_can_be_added(language: str) -> None:
    desk = set_up(language)
    desk.resize(160, 60)
    words = desk.session.words

    def asks() -> tuple[bool, bool]:
        text, facts = desk.screen(), desk.session.asked()[1].facts
        return words.text("ask-group", facts) in text, words.text("ask-group-full", facts) in text

    typed(desk, "28")
    assert asks() == (True, False)
    typed(desk, "29 30")
    assert asks() == (False, True)
    assert desk.session.undo("japan")
    assert asks() == (True, False)
    for _ in range(2):
        desk.session.undo("japan")
    typed(desk, "7 8")  # reserves act in pairs
    assert asks() == (False, True)
    desk.session.opened.close()


def test_battalions_of_reservists_are_typed_as_they_are_written(desk: Desk) -> None:
    assert meaning(desk, "1/K1 2/k1 move 11")[:2] == [Pick("j_1rb_1_1"), Pick("j_1rb_1_2")]  # type: ignore[arg-type]
    assert meaning(desk, "1RB 2/K15") == [Pick("j_1rb_15_2")]  # type: ignore[arg-type]


def test_what_is_left_of_the_damage_is_always_shown(desk: Desk) -> None:
    draw = Random(4)
    session = desk.session
    shown = 0
    while shown < 6 and not session.table.is_over:
        side, decision = session.asked()
        if decision.ask == "absorb":
            assert f"(points left: {decision.facts['left']})" in desk.screen()
            shown += 1
        session.table.answer(side, draw.choice(list(decision.options)))
        session.has_decided(side)
    assert shown == 6


def test_the_rest_of_the_damage_is_absorbed_as_it_was_said(desk: Desk) -> None:
    session = desk.session
    player = Random(1)
    while session.asked()[1].ask != "absorb" or ABSORB_FOR_ME not in session.asked()[1].options:
        side, decision = session.asked()
        session.answer(side, player.choice(decision.options))
    side, decision = session.asked()
    row = session.in_full(side, ABSORB_FOR_ME)
    assert ABSORB_FOR_ME not in row
    assert session.in_full(side, decision.options[0]) == (decision.options[0],)
    assert "staying in the area" in session.board.note(session.table.view(side), decision, ABSORB_FOR_ME)
    for option in row:
        session.answer(side, option)
    assert session.asked()[1].ask != "absorb"


def test_a_match_that_was_left_is_numbered_as_before(desk: Desk) -> None:
    typed(desk, "28")
    before = dict(desk.session.numbers(desk.session.asked()[1]))
    desk.session.opened.journal.close()
    again = Session(take_up(desk.session.opened.path), "en", desk.session.console)
    _, decision = again.asked()
    assert {option: again.numbers(decision)[option] for option in decision.options} == {
        option: before[option] for option in decision.options
    }
    again.opened.close()


def test_a_unit_shows_each_value_with_its_source(desk: Desk) -> None:
    side, _ = desk.session.asked()
    lines = [line.plain for line in desk.session.board.card(desk.session.table.view(side), "r_5_1")]
    assert not any("{" in line for line in lines)
    assert any("firepower" in line and "reconstructed" in line for line in lines)


def test_undo_all_leaves_the_set_up_as_it_is(desk: Desk) -> None:
    session = desk.session
    side, decision = session.asked()
    assert run_command(session, side, decision, "undo", "all") is False
    assert session.asked()[1].ask == "action"
    session.answer(side, next(one for one in decision.options if isinstance(one, Pick)))
    side, decision = session.asked()
    assert decision.ask == "group"
    assert run_command(session, side, decision, "undo", "all")
    assert session.asked()[1].ask == "action"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_beside_the_chart_is_wider_than_its_room(language: str) -> None:
    found = set_up(language)
    session, draw = found.session, Random(5)
    try:
        for _ in range(60):
            side, decision = session.asked()
            session.answer(side, draw.choice(decision.options))
        side, _ = session.asked()
        for width in (38, 30):
            for room in (2, 4, 9):
                lines = news(session, side, width, room)
                assert len(lines) <= room
                assert all(cell_len(line.plain) <= width for line in lines)
            assert all(cell_len(line.plain) <= width for line in muster(session, side, width, 40))
    finally:
        session.opened.close()


def test_what_is_weighty_is_cut_and_never_left_out_for_what_is_light(desk: Desk) -> None:
    session, draw = desk.session, Random(3)
    for _ in range(80):
        side, decision = session.asked()
        session.answer(side, draw.choice(decision.options))
    side, _ = session.asked()
    told = session.table.told(side, since=session.seen_until[side])
    heaviest = max(told, key=lambda entry: (entry.event.weighs, entry.number))
    [_, line] = news(session, side, 24, 2)
    [whole, *_] = log_lines(session.game, session.words, [heaviest], 24)
    assert line.plain.removesuffix(" …") in whole.plain
    assert line.plain.endswith("…")


def test_the_result_is_on_the_first_page_of_the_end(desk: Desk) -> None:
    session, draw = desk.session, Random(2)
    while not session.table.is_over:
        side, decision = session.asked()
        session.answer(side, draw.choice(decision.options))
    lines = [line.plain for line in ending_lines(session)]
    assert session.table.result is not None
    assert result_text(session.words, session.table.result) in lines[:4]
