"""RAN at the terminal: part of the field in any window, hexes by their numbers, examples of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from rich.cells import cell_len
from tests.cli.test_terminal_page import Desk

from honjin.cli.terminal.help import help_lines
from honjin.cli.terminal.orders import NoSuchNumber, Orders, Wish
from honjin.core.decision import Option
from honjin.core.game import find_game
from honjin.games.ran.options import Activate, Designate, Enter, FormUp, GiveOrders, Halt, Move
from honjin.locale.text import LANGUAGES

pytestmark = pytest.mark.usefixtures("own_folder")

BATTLE = find_game("ran.nunobeyama")
SIZES = ((80, 24), (100, 30), (120, 50), (160, 60))


@pytest.fixture
def marching() -> Iterator[Desk]:
    """Both armies have formed up, and somebody of the first to act leads his first unit."""
    desk = Desk(game=BATTLE)
    while desk.session.asked()[1].ask != "move-on":
        side, decision = desk.session.asked()
        desk.session.answer(side, decision.form.sends(()) if decision.form else first_step(decision.options))
    yield desk
    desk.session.opened.close()


def first_step(options: Sequence[Option]) -> Option:
    """Towards a unit on the march."""
    kinds = Activate | Designate | GiveOrders | Move | FormUp
    return next((one for one in options if isinstance(one, kinds)), options[-1])


def rows_of(screen: str) -> list[str]:
    """The numbers of the rows of hexes that a screen shows."""
    return [row for row in re.findall(r"^(\d\d) ", screen, re.MULTILINE) if row != "01"]


def test_every_window_shows_the_field_around_whoever_is_asked(marching: Desk) -> None:
    _, decision = marching.session.asked()
    [hex, *_] = [one.hex for one in decision.options if isinstance(one, Enter)]
    for width, height in SIZES:
        marching.resize(width, height)
        screen = marching.screen()
        assert len(screen.splitlines()) < height
        assert hex[2:] in rows_of(screen), (width, height)


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_of_a_battle_is_wider_than_its_window(language: str) -> None:
    desk = Desk(language, BATTLE)
    draw, asked = Random(4), set()
    for number in range(700):
        side, decision = desk.session.asked()
        if decision.form is not None:
            desk.session.answer(side, decision.form.sends(()))
            continue
        if decision.ask not in asked or number % 50 == 0:
            asked.add(decision.ask)
            for width, height in SIZES:
                desk.resize(width, height)
                assert [line for line in desk.screen().splitlines() if cell_len(line) > width] == []
        desk.session.has_decided(side)
        desk.session.answer(side, draw.choice(decision.options))
        if desk.session.table.is_over:
            break
    assert len(asked) > 8
    desk.session.opened.close()


def test_a_hex_is_named_by_its_number_alone(marching: Desk) -> None:
    _, decision = marching.session.asked()
    reader = marching.session.reader(decision)
    [hex, *_] = [one.hex for one in decision.options if isinstance(one, Enter)]
    assert reader.read(hex) == Orders((Enter(hex),))
    meant = reader.read(f"{hex} halt")
    assert meant == Orders((Enter(hex), Halt()))
    far = reader.read("3401")
    assert isinstance(far, NoSuchNumber | Wish)
    assert isinstance(reader.read("3101"), Wish)
    assert reader.read("99") == NoSuchNumber(99)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("on_paper", [False, True])
def test_the_help_has_examples_of_this_game(language: str, on_paper: bool) -> None:
    desk = Desk(language, BATTLE)
    text = "\n".join(line.plain for line in help_lines(desk.session.words, 80, on_paper=on_paper))
    assert "b3" not in text
    assert desk.session.words.text("order-paper-thing" if on_paper else "order-all") in text
    desk.session.opened.close()
