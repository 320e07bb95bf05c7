"""What a closer look at a place says: in every language, of things that the board has, and of nothing secret."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest
from tests.games.midway.test_scene import FLEETS, with_contacts
from tests.games.midway.test_secrets import crowded, moments
from tests.games.midway.twins import SECRETS, Secret
from tests.games.port_arthur.position import position as at_sea
from tests.games.ran.position import plateau
from tests.games.storm.position import position as at_the_siege

from honjin.core.event import SPECTATOR, UMPIRE
from honjin.core.game import Game, find_game
from honjin.core.scene import Survey
from honjin.games.midway import GAME as MIDWAY
from honjin.games.midway.model import SIDES, US
from honjin.games.midway.state import Contact
from honjin.games.midway.view import view_of
from honjin.games.port_arthur import GAME as PORT_ARTHUR
from honjin.games.ran import GAME as RAN
from honjin.games.storm import GAME as STORM
from honjin.locale.text import LANGUAGES, Words
from honjin.testing.matches import Case, walk

PLACES = {
    "port_arthur": ("zone-yellow_sea", "zone-tsushima", "zone-pacific_ocean", "port-japan", "port-port_arthur"),
    "storm": tuple(f"area-{number}" for number in range(1, 39)),
    "midway": ("hex-H6", "hex-G6", "hex-C4", "hex-K5"),
    "ran.nunobeyama": ("hex-1008", "hex-0608", "hex-2208", "hex-1205", "hex-2009"),
}
EVERY_REMARK = {
    "port_arthur": {"key-zone", "worth", "beside", "comes", "leaves", "leads-to", "sortie"},
    "storm": {"beside", "room", "bombards", "fires", "marches"},
    "midway": {"raids", "searches", "sails", "may-be-here", "may-be-raided"},
    "ran.nunobeyama": {"command"},
}


def looked(game: Game, setting: Any, view: Any, *things: str) -> Survey:
    assert game.look.survey is not None
    survey: Survey = game.look.survey(setting, view, None, things)
    return survey


def said(survey: Survey, says: str) -> list[dict[str, Any]]:
    return [remark.facts for remark in survey.remarks if remark.says == f"look-{says}"]


@pytest.mark.parametrize("name", PLACES)
def test_every_remark_is_a_sentence_about_things_of_the_game(name: str) -> None:
    game = find_game(*name.split("."))
    case = Case(game)
    spoken = {language: Words(language, game.title, game.look.kinds) for language in LANGUAGES}
    found: set[str] = set()
    is_open = game.title == "ran"
    for match in islice(walk(case, 5), 0, 1600, 25):
        units = [f"hex-{case.setting.grid.names[hex]}" for hex in match.state.hex if hex >= 0] if is_open else []
        for viewer in (SPECTATOR,) if is_open else (*game.sides, SPECTATOR, UMPIRE):
            view = game.view(match.state, viewer)
            assert game.look.scene is not None
            counters = game.look.scene(case.setting, view).counters
            for place in (*PLACES[name], *units[::2]):
                for remark in looked(game, case.setting, view, place).remarks:
                    pieces = {thing for thing in remark.touch if not thing.startswith(("zone-", "area-", "port-"))}
                    assert pieces <= counters.keys(), "a remark names what the board does not show"
                    if remark.says not in found:
                        assert all(words.text(remark.says, remark.facts) for words in spoken.values())
                    found.add(remark.says)
    assert {f"look-{says}" for says in EVERY_REMARK[name]} <= found


def test_nothing_is_said_of_what_is_no_place() -> None:
    for name in PLACES:
        game = find_game(*name.split("."))
        case = Case(game)
        view = game.view(case.begin(1).state, game.sides[0])
        for thing in ("hex-ZZ9", "zone-nowhere", "area-99", "port-", ""):
            assert not looked(game, case.setting, view, thing).remarks


@pytest.mark.rule("6.2A")
def test_a_squadron_next_door_arrives_as_often_as_its_slowest_ship_allows() -> None:
    state = at_sea(tsushima="mikasa asama", port_arthur="bayan").state
    view = PORT_ARTHUR.view(state, SPECTATOR)
    [comes] = said(looked(PORT_ARTHUR, state.theatre, view, "zone-east_china_sea"), "comes")
    assert (comes["origin"], comes["count"], comes["speed"], comes["percent"]) == ("tsushima", 2, 4, 67)


@pytest.mark.rule("7.2")
def test_riflemen_fire_into_the_next_area_and_guns_farther_both_only_at_enemies() -> None:
    state = at_the_siege({"16": "j_9d_7_1", "15": "r_13_1"}).state
    view = STORM.view(state, SPECTATOR)
    [fires] = said(looked(STORM, state.siege, view, "area-15"), "fires")
    assert (fires["side"], fires["count"], fires["areas"]) == ("japan", 1, ("16",))
    assert not said(looked(STORM, state.siege, view, "area-14"), "fires")


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.__name__)
def test_a_closer_look_at_the_sea_hangs_on_nothing_secret(secret: Secret) -> None:
    for match in moments(crowded(8, {}), seed=8):
        for side in SIDES:
            worlds = match.state, secret(match.state, side)
            for hex in PLACES["midway"]:
                one, other = (looked(MIDWAY, world.ocean, view_of(world, side), hex) for world in worlds)
                assert msgspec.json.encode(one) == msgspec.json.encode(other)


def test_a_sighted_carrier_threatens_what_its_bombers_reach() -> None:
    unseen = FLEETS.state
    seen = with_contacts(FLEETS, US, Contact(unseen.turn, "G4", "search", ships=("akagi",)))
    assert not said(looked(MIDWAY, unseen.ocean, view_of(unseen, US), "hex-G5"), "may-be-raided")
    [threat] = said(looked(MIDWAY, seen.ocean, view_of(seen, US), "hex-G5"), "may-be-raided")
    assert threat["ships"] == ("akagi",)
    assert not said(looked(MIDWAY, seen.ocean, view_of(seen, US), "hex-O12"), "may-be-raided")


@pytest.mark.rule("8.24", "6.3")
def test_in_a_battle_whoever_could_shoot_or_come_is_named_and_whom_one_could_shoot_from_there() -> None:
    match = plateau({"2017": "baba_as_t_1 E", "2217": "ujikuni_as_t_1 W", "2417": "ujikuni_si_1 W"}).play()
    battle, view = match.state.battle, RAN.view(match.state, SPECTATOR)
    here = looked(RAN, battle, view, "hex-2017")
    assert [facts["units"] for facts in said(here, "shoots")] == [("ujikuni_as_t_1",)]
    assert [facts["units"] for facts in said(here, "shot-at")] == [("ujikuni_as_t_1",)]
    [reached] = said(looked(RAN, battle, view, "hex-2316"), "reached")
    assert reached["units"] == ("ujikuni_as_t_1", "ujikuni_si_1")
    assert not said(looked(RAN, battle, view, "hex-2217"), "reached"), "somebody stands there"
