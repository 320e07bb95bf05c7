"""A game with several battles on the pages: one card, one set of rules, and the battle chosen in the form."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from tests.server.pages.conftest import Reader

from honjin.core.errors import UnknownChoice
from honjin.core.game import Scenario, find_games
from honjin.server.pages.home import wanted_of
from honjin.testing.sample import GAME as FORD

if TYPE_CHECKING:
    from tests.conftest import StartServer

TITLE = replace(
    FORD,
    setting=lambda switches, pack, scenario="": FORD.setting({"river": "low", **switches}, pack),
    scenarios=(
        Scenario("deep", FORD.sides, ("river",)),
        Scenario("shallow", FORD.sides[::-1], introductory=True),
    ),
)
OTHERS = {id: game for id, game in find_games().items() if not game.scenario}
"""So few that the form has a button for each title."""
GAMES = {**OTHERS, **{game.id: game for game in TITLE.stagings()}}


@pytest.fixture(scope="module")
def url(start_server_session: StartServer) -> str:
    return start_server_session(games=GAMES).url


@pytest.fixture
def at_home(url: str) -> Iterator[Callable[[str], Reader]]:
    made: list[Reader] = []

    def new(language: str) -> Reader:
        made.append(Reader(url, language))
        return made[-1]

    yield new
    for reader in made:
        reader.close()


def test_the_form_has_one_title_with_its_battles_the_first_one_chosen(at_home: Callable[[str], Reader]) -> None:
    page = at_home("en").read("/?game=ford")
    games = [a["value"] for a in page.all("input") if a.get("name") == "game"]
    assert games == [*OTHERS, "ford"]
    battles = {a["value"]: "checked" in a for a in page.all("input") if a.get("name") == "ford.scenario"}
    assert battles == {"shallow": True, "deep": False}
    assert "a good first one" in page.text


def test_an_address_may_name_a_battle(at_home: Callable[[str], Reader]) -> None:
    page = at_home("en").read("/?game=ford.deep")
    assert [a["value"] for a in page.all("input") if a.get("name") == "game" and "checked" in a] == ["ford"]
    chosen = [a["value"] for a in page.all("input") if a.get("name") == "ford.scenario" and "checked" in a]
    assert chosen == ["deep"]


def test_a_switch_of_one_battle_stands_with_that_battle(at_home: Callable[[str], Reader]) -> None:
    names = [a.get("name") for a in at_home("en").read("/").all("select") + at_home("en").read("/").all("input")]
    assert "ford.deep.river" in names
    assert "ford.river" not in names
    assert "ford.shallow.river" not in names
    assert "ford.first_blood" in names


def test_the_card_names_the_battles(at_home: Callable[[str], Reader]) -> None:
    links = [a.get("href") for a in at_home("cs").read("/").all("a")]
    assert "/?game=ford.shallow#play" in links
    assert "/?game=ford.deep#play" in links


def test_there_is_one_set_of_rules(at_home: Callable[[str], Reader]) -> None:
    reader = at_home("en")
    assert [a["href"] for a in reader.read("/rules").all("a")].count("/rules/ford") == 1
    assert "Duel at the Ford" in reader.read("/rules/ford").text
    assert "Duel at the Ford" in reader.read("/rules/ford.deep").text
    reader.read("/rules/ford.sea", status=404)


def test_the_api_tells_of_each_battle(at_home: Callable[[str], Reader]) -> None:
    shown = {game["id"]: game for game in at_home("en").get("/api/games").json()}
    assert shown["ford.deep"]["scenario"] == "deep"
    assert shown["ford.deep"]["title"] == "Duel at the Ford: Deep"
    assert shown["port_arthur"]["scenario"] == ""
    assert at_home("en").get("/api/games/ford.shallow").json()["sides"] == list(FORD.sides[::-1])


def test_what_the_form_sends_is_a_match_of_that_battle() -> None:
    form = {"game": "ford", "ford.scenario": "deep", "opponent": "hotseat"}
    form |= {
        "ford.first_blood": "on",
        "ford.deep.river": "flood",
        "ford.deep.side": "south",
        "ford.shallow.side": "north",
    }
    wanted = wanted_of(form, GAMES)
    assert (wanted.game, wanted.side) == ("ford.deep", "south")
    assert wanted.switches == {"written_guard": False, "first_blood": True, "river": "flood"}


@pytest.mark.parametrize("form", [{"game": "ford"}, {"game": "ford", "ford.scenario": "sea"}, {}])
def test_a_form_without_a_battle_is_refused(form: dict[str, str]) -> None:
    with pytest.raises(UnknownChoice):
        wanted_of(form, GAMES)
