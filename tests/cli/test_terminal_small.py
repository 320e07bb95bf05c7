"""Small windows: a chart in every game at 80 by 24, and no screen that is wider or higher than its window."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from rich.cells import cell_len
from rich.text import Text
from tests.cli.test_terminal_page import Desk

from honjin.cli import saves
from honjin.cli.terminal.help import command_words
from honjin.cli.terminal.listing import option_lines
from honjin.cli.terminal.page import commands_listed, page
from honjin.cli.terminal.session import Session
from honjin.cli.terminal.sheet import Sheets
from honjin.core.form import choose_by_lot
from honjin.core.game import find_game
from honjin.games.ran.options import Ride
from honjin.locale.text import LANGUAGES

SMALL, LARGE = (80, 24), (120, 40)
DECISIONS = {"port_arthur": 220, "storm": 160, "midway": 60, "ran.nunobeyama": 420}
EVERY = {"port_arthur": 12, "storm": 9, "midway": 5, "ran.nunobeyama": 40}


@pytest.fixture(autouse=True)
def same_dice_each_time(monkeypatch: pytest.MonkeyPatch, own_folder: None) -> None:
    monkeypatch.setattr(saves, "new_secret", lambda: bytes(32))
    monkeypatch.setattr(saves, "new_nonce", lambda: "0" * 32)


def screen(desk: Desk, size: tuple[int, int]) -> list[str]:
    """What the side that is asked sees in a window of this size, its sheet included."""
    desk.resize(*size)
    side, decision = desk.session.asked()
    return [line.plain for line in page(desk.session, side, decision, Sheets(desk.session).of(side, decision))]


def answer(desk: Desk, draw: Random) -> None:
    """By lot, but the units of a set-up all at once."""
    side, decision = desk.session.asked()
    desk.session.has_decided(side)
    chosen = len(decision.options) - 1 if decision.ask == "set-up" and decision.options else None
    desk.session.answer(side, decision.option(choose_by_lot(decision, draw.random) if chosen is None else chosen))


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DECISIONS)
def test_every_screen_fits_and_nearly_all_have_a_chart(game: str, language: str) -> None:
    desk = Desk(language, find_game(game))
    draw, asked, hidden = Random(7), set(), Counter[bool]()
    missing = desk.session.words.text("t-chart-hidden")
    for number in range(DECISIONS[game]):
        if desk.session.table.is_over:
            break
        ask = desk.session.asked()[1].ask
        if ask not in asked or number % EVERY[game] == 0:
            asked.add(ask)
            for width, height in (SMALL, LARGE):
                lines = screen(desk, (width, height))
                assert len(lines) < height, (ask, number)
                assert [line for line in lines if cell_len(line) > width] == [], (ask, number)
                hidden[any(line and line in missing for line in lines[1:3])] += 1
        answer(desk, draw)
    desk.session.opened.close()
    assert hidden[False] > 9 * hidden[True], hidden


def test_a_battle_at_sea_is_seen_with_both_fleets() -> None:
    desk = Desk()
    desk.give("Asama to Tsushima", "Fuji to Tsushima", "end the sortie")
    while desk.session.asked()[1].ask == "sortie":
        desk.give("end the sortie")
    text = "\n".join(screen(desk, SMALL))
    assert "★ Tsushima" in text
    assert " J  2 ships s4 f12" in text
    assert "Diego Suarez" in text
    desk.session.opened.close()


@pytest.mark.thorough
def test_ships_that_can_do_the_same_share_a_grid_where_lines_are_few() -> None:
    """Damaged ships can go into the yard: a column for them alone would leave room for one panel, with long names."""
    desk = Desk("ja")
    session, draw = desk.session, Random(3)
    saved = 0
    while not session.table.is_over:
        _, decision = session.asked()
        if decision.ask == "sortie":
            plain, condensed = listed(session, condensed=False), listed(session, condensed=True)
            numbers = {str(session.numbers(decision)[option]) for option in decision.options}
            assert words_of(condensed) >= numbers
            assert len(condensed) <= len(plain)
            saved = max(saved, len(plain) - len(condensed))
        answer(desk, draw)
    assert saved > 4
    session.opened.close()


def listed(session: Session, *, condensed: bool) -> list[Text]:
    """The options of the question, 80 cells wide."""
    side, decision = session.asked()
    numbers = session.numbers(decision)
    return option_lines(
        session.game,
        session.words,
        session.board,
        session.table.view(side),
        decision,
        [(numbers[option], option) for option in decision.options],
        session.things,
        SMALL[0],
        condensed=condensed,
    )


def words_of(lines: list[Text]) -> set[str]:
    return {word for line in lines for word in line.plain.split()}


def test_many_hexes_are_listed_as_ranges() -> None:
    desk = Desk(game=find_game("ran.nunobeyama"))
    draw = Random(1)
    while desk.session.asked()[1].ask != "ride":
        answer(desk, draw)
    _, decision = desk.session.asked()
    assert len(decision.options) > 40
    lines = screen(desk, SMALL)
    assert len(lines) < SMALL[1]
    [at] = [at for at, line in enumerate(lines) if line.startswith("ride to …")]
    ranges = re.findall(r"(\d+)(?:–(\d+))? (\d{4})(?:–(\d{4}))?", " ".join(lines[at : at + 12]))
    shown = {
        (int(first) + step, f"{int(hex) + step:04}")
        for first, last, hex, _ in ranges
        for step in range(int(last or first) - int(first) + 1)
    }
    numbers = desk.session.numbers(decision)
    rides = [option for option in decision.options if isinstance(option, Ride)]
    assert shown == {(numbers[option], option.hex) for option in rides}
    desk.session.opened.close()


def test_a_long_option_is_broken_and_never_runs_out_of_the_window() -> None:
    """Storm's offer to absorb all damage says what it would do, which can be longer than a line."""
    desk = Desk(game=find_game("storm"))
    draw, longest = Random(5), 0
    for _ in range(900):
        if desk.session.asked()[1].ask == "absorb":
            side, decision = desk.session.asked()
            view = desk.session.table.view(side)
            longest = max(
                longest, *(cell_len(desk.session.board.note(view, decision, option)) for option in decision.options)
            )
            lines = screen(desk, SMALL)
            assert max(map(cell_len, lines)) <= SMALL[0]
            assert len(lines) < SMALL[1]
            if longest > SMALL[0]:
                break
        answer(desk, draw)
    assert longest > SMALL[0]
    desk.session.opened.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_of_the_footer_is_broken(language: str) -> None:
    desk = Desk(language, find_game("ran.nunobeyama"))
    words = desk.session.words
    desk.session.opened.close()
    names = ["why", "odds", "hint", "take-back", "pieces", "board", "log", "goal", "rules", "help", "quit"]
    for width in range(40, 100):
        lines = [line.plain for line in commands_listed(words, "t-footer", names, width)]
        assert max(map(cell_len, lines)) <= width
        shown = " ".join(lines)
        for name in names[1:]:
            assert f" {command_words(words, name)[0]} " in f"{shown} "
