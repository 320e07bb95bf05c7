"""A title with several battles: each is a game of its own, with one set of rules and words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from honjin.core import game as games
from honjin.core.errors import UnknownChoice
from honjin.core.game import Game, Scenario, Switches, by_title, find_game
from honjin.testing.sample import GAME as FORD
from honjin.testing.sample.ford import Ford


def two_fords(switches: Switches, pack: Any, scenario: str = "") -> tuple[str, Ford]:
    return scenario, Ford({"river": "low", **switches}, pack)


DEEP = Scenario("deep_ford", FORD.sides, ("river",))
SHALLOW = Scenario("shallow", FORD.sides[::-1], introductory=True)
TITLE = replace(FORD, setting=two_fords, scenarios=(DEEP, SHALLOW))


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> dict[str, Game]:
    """As if the sample were among the games, with its two battles, beside a game that has one."""
    there = {game.id: game for game in (*TITLE.stagings(), replace(FORD, id="moor"))}
    monkeypatch.setattr(games, "find_games", lambda *, drafts=False: there)
    return there


def test_each_battle_is_a_game_the_one_for_newcomers_first() -> None:
    assert [game.id for game in TITLE.stagings()] == ["ford.shallow", "ford.deep_ford"]
    assert [game.is_introductory for game in TITLE.stagings()] == [True, False]
    assert {game.title for game in TITLE.stagings()} == {"ford"}


def test_a_game_with_one_battle_does_not_notice() -> None:
    assert FORD.stagings() == (FORD,)
    assert (FORD.title, FORD.scenario, FORD.board, FORD.is_introductory) == ("ford", "", "board", False)


def test_a_battle_has_its_sides_its_board_and_the_switches_that_are_not_another_s() -> None:
    shallow, deep = TITLE.stagings()
    assert shallow.sides == FORD.sides[::-1]
    assert (shallow.board, deep.board) == ("board/shallow", "board/deep_ford")
    assert [switch.id for switch in shallow.switches] == ["written_guard", "first_blood"]
    assert [switch.id for switch in deep.switches] == ["written_guard", "first_blood", "river"]


def test_the_setting_is_told_which_battle_it_is() -> None:
    for game in TITLE.stagings():
        scenario, _ = game.setting(game.choose_switches({}), game.standard_pack())
        assert scenario == game.scenario


@pytest.mark.parametrize(
    ("id", "scenario", "wanted"),
    [
        ("ford", None, "ford.shallow"),
        ("fo", None, "ford.shallow"),
        ("ford", "deep-ford", "ford.deep_ford"),
        ("ford", "deep", "ford.deep_ford"),
        ("ford.deep_ford", None, "ford.deep_ford"),
        ("ford.deep", None, "ford.deep_ford"),
        ("ford.deep_ford", "shallow", "ford.shallow"),
        ("moor", None, "moor"),
    ],
)
def test_a_battle_is_found_by_its_id_or_by_title_and_name(
    found: dict[str, Game], id: str, scenario: str | None, wanted: str
) -> None:
    assert find_game(id, scenario) is found[wanted]


@pytest.mark.parametrize(
    ("id", "scenario", "said"),
    [
        ("ford", "sea", "ford has no scenario 'sea'; its scenarios are: shallow, deep_ford"),
        ("ford.sea", None, "its scenarios are: shallow, deep_ford"),
        ("moor", "deep", "moor has no scenario 'deep'; it has no scenarios"),
        ("chess", None, "there is no game 'chess'; the games are: ford, moor"),
    ],
)
def test_what_there_is_not_is_said_with_what_there_is(
    found: dict[str, Game], id: str, scenario: str | None, said: str
) -> None:
    with pytest.raises(UnknownChoice, match=said):
        find_game(id, scenario)


def test_battles_stand_under_their_title(found: dict[str, Game]) -> None:
    assert {title: [game.id for game in battles] for title, battles in by_title(found.values()).items()} == {
        "ford": ["ford.shallow", "ford.deep_ford"],
        "moor": ["moor"],
    }
