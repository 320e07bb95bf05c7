"""What is said of a battle before it is chosen."""

from __future__ import annotations

import pytest
from tests.games.ran.position import game

from honjin.cli.terminal.opening import battle_line, card_of
from honjin.core.game import by_title, find_games
from honjin.games.ran.card import card_of as lines_of
from honjin.games.ran.card import trials
from honjin.games.ran.pack_loading import standard_pack
from honjin.locale.text import LANGUAGES, Words

PACK = standard_pack()


def test_every_battle_has_been_tried_between_its_own_sides() -> None:
    assert set(trials()) == {scenario.id for scenario in PACK.scenarios}
    for scenario in PACK.scenarios:
        trial = trials()[scenario.id]
        assert list(trial.wins) == [army.id for army in scenario.armies]
        assert 90 <= sum(trial.wins.values()) <= 101
        assert 5 <= trial.turns <= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_gives_the_size_and_the_rout_level_of_each_army(language: str) -> None:
    *armies, trial = card_of(game("mimasetoge"), language)
    name = Words(language, "ran").name
    for line, (side, level) in zip(armies, (("takeda", 74), ("hojo", 100)), strict=True):
        assert name("side", side) in line
        assert str(level) in line
    assert "200" in trial


def test_every_battle_was_tried_in_as_many_matches() -> None:
    told = {battle: lines_of(PACK, battle)[-1] for battle in trials()}
    assert {(id, facts["matches"]) for id, facts in told.values()} == {("card-trial", 200)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_which_battle_is_a_good_first_one(language: str) -> None:
    own = Words(language, "ran")
    told = {battle.scenario: battle_line(own, battle) for battle in by_title(find_games().values())["ran"]}
    mark = own.text("battle-first", {"name": own.name("scenario", "nunobeyama")})
    assert [battle for battle, line in told.items() if mark in line] == ["nunobeyama"]
    assert mark != own.name("scenario", "nunobeyama")
