"""What holds at the terminal in every game: the result is read first, news keep what weighs, undo stays in its turn."""

from __future__ import annotations

import pytest
from tests.cli.test_terminal_page import Desk

from honjin.cli.terminal.commands import run_command
from honjin.cli.terminal.ending import ending_lines, result_text
from honjin.cli.terminal.page import asked_about
from honjin.cli.terminal.sheet import Sheets
from honjin.core.form import usual_answer
from honjin.core.game import find_game
from honjin.core.textboard import Thing

pytestmark = pytest.mark.usefixtures("own_folder")

GAMES = ("port_arthur", "storm", "midway", "ran.nunobeyama")


def usually(desk: Desk) -> None:
    """The side that is asked answers as somebody who sends nothing; a list with its last option."""
    side, decision = desk.session.asked()
    desk.session.has_decided(side)
    chosen = usual_answer(decision) if decision.form is not None else len(decision.options) - 1
    desk.session.answer(side, decision.option(chosen))


@pytest.mark.parametrize("game", GAMES)
def test_the_result_stands_on_the_first_page_of_a_small_window(game: str) -> None:
    desk = Desk(game=find_game(game))
    session = desk.session
    session.resign(session.asked()[0])
    assert session.table.result is not None
    first = [line.plain for line in ending_lines(session)[:4]]
    assert result_text(session.words, session.table.result) in first
    session.opened.close()


@pytest.mark.parametrize("game", GAMES)
def test_undo_all_never_reaches_the_set_up(game: str) -> None:
    desk = Desk(game=find_game(game))
    session = desk.session
    side, _ = session.asked()
    before = session.table.part(side)
    while not session.table.is_over and session.table.part(session.asked()[0]) == before:
        usually(desk)
    side, decision = session.asked()
    turn = session.table.part(side)
    assert run_command(session, side, decision, "undo", "all") is False
    assert session.table.part(session.asked()[0]) == turn
    session.opened.close()


@pytest.mark.parametrize("game", GAMES)
def test_no_piece_is_printed_as_the_code_has_it(game: str) -> None:
    desk = Desk(game=find_game(game))
    session = desk.session
    view = session.table.view(session.asked()[0])
    cards = [line.plain for piece in session.board.pieces() for line in session.board.card(view, piece)]
    assert cards
    shown = [*cards, *(line.plain for line in session.board.forces(view))]
    assert [line for line in shown if any(sign in line for sign in ("{", "}", "': ", "None"))] == []
    session.opened.close()


def test_things_of_a_sheet_say_where_the_chart_looks() -> None:
    """A form lists no options: what it is about are the things that can be given an order."""
    desk = Desk(game=find_game("midway"))
    side, decision = desk.session.asked()
    about: list[Thing] = asked_about(desk.session, decision, Sheets(desk.session).of(side, decision))
    assert ("ship", "enterprise") in about
    desk.session.opened.close()
