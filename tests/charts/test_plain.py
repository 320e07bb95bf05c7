"""The board in text of a game without a chart: every fact of the view, readable, and no wider than the window."""

from __future__ import annotations

import re
from random import Random

import pytest

from honjin.charts import plain
from honjin.charts.lettering import width_of
from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.core.textboard import TextBoard
from honjin.locale.text import Words
from honjin.testing.matches import answer_at_random
from honjin.testing.sample import GAME
from honjin.testing.sample.view import View

WORDS = Words("en", "ford")
SETTING = GAME.setting(GAME.choose_switches({}), GAME.standard_pack())
BOARD: TextBoard = plain


def view_after(answers: int) -> View:
    """What the first side sees after so many random answers."""
    match = start(GAME, SETTING, SeededDice(1))
    answer_at_random(match, Random(1), answers)
    view: View = match.view(GAME.sides[0])
    return view


def without_marks(line: str) -> str:
    return re.sub(r"\[/?[a-z-]*\]", "", line)


def test_every_fact_is_there_under_its_name() -> None:
    view = view_after(6)
    text = " ".join("\n".join(map(without_marks, BOARD.chart(SETTING, view, WORDS))).split())
    own = view.own["north"]
    assert f"round {view.round}" in text
    assert f"champions south deck {view.champions['south'].deck} hand {view.champions['south'].hand}" in text
    assert f"own north deck {', '.join(own.deck).replace('_', ' ')}" in text
    assert "spent –" in text
    assert "viewer" not in text
    assert "_" not in text


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_wider_than_the_window(width: int) -> None:
    for answers in (0, 10, 20):
        lines = map(without_marks, BOARD.brief(SETTING, view_after(answers), WORDS, width))
        assert [line for line in lines if width_of(line) > width] == []


def test_the_headline_and_the_tracks_are_the_numbers() -> None:
    view = view_after(0)
    assert BOARD.headline(SETTING, view, WORDS) == "round 1"
    assert list(map(without_marks, BOARD.tracks(SETTING, view, WORDS, 80))) == ["round 1"]


def test_a_view_that_is_no_set_of_facts_shows_nothing() -> None:
    assert BOARD.chart(SETTING, (1, 2), WORDS) == []
    assert BOARD.headline(SETTING, None, WORDS) == ""
