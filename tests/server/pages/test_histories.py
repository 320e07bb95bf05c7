"""What happened in a battle stands where a player chooses it, and behind the rules of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.pages.conftest import Reader

from honjin.core.game import by_title, find_games
from honjin.games.ran import GAME as RAN
from honjin.locale.text import LANGUAGES, Words
from honjin.server.pages.speech import game_words
from honjin.server.pages.titles import card_lines

if TYPE_CHECKING:
    from tests.conftest import StartServer


@pytest.fixture(scope="module")
def url(start_server_session: StartServer) -> str:
    return start_server_session(games=find_games()).url


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_battle_tells_its_history_in_the_form_and_behind_the_rules(url: str, language: str) -> None:
    with Reader(url, language) as reader:
        form, rules = reader.read("/?game=ran"), reader.read("/rules/ran")
    assert [a["href"] for a in rules.all("a")].count("#battles") == 1
    for scenario in RAN.scenarios:
        history = Words(language, "ran").text(f"scenario-{scenario.id}-history")
        assert history in form.text
        assert history in rules.text


def test_the_form_says_how_large_both_armies_are_and_how_even_the_battle_is(url: str) -> None:
    with Reader(url) as reader:
        text = reader.read("/?game=ran").text
    for battle in by_title(find_games().values())["ran"]:
        for line in card_lines(battle, game_words("en", battle)):
            assert line in text


def test_a_game_with_one_battle_has_no_list_of_battles(url: str) -> None:
    with Reader(url) as reader:
        assert "#battles" not in [a["href"] for a in reader.read("/rules/storm").all("a")]
