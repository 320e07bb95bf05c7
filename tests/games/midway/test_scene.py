"""What each viewer's board shows: his own units, what he has seen and where it can be by now, the sea, the calendar."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.midway.position import Position, position
from tests.games.midway.test_secrets import crowded, moments
from tests.games.midway.twins import SECRETS, Secret

from honjin.core.engine import Match
from honjin.core.event import SPECTATOR, UMPIRE, Viewer
from honjin.core.scene import Scene
from honjin.core.state import Result
from honjin.games.midway import GAME
from honjin.games.midway.events.ships import BoatHunted, HitsScored
from honjin.games.midway.events.turn import IslandsSeen
from honjin.games.midway.model import JAPAN, SIDES, US, SideId
from honjin.games.midway.sightings import moves_since
from honjin.games.midway.state import Claim, Contact, MidwayState, Mission
from honjin.games.midway.view import view_of
from honjin.locale.text import LANGUAGES, Words
from honjin.testing.matches import Case, walk

BOARD: dict[str, Any] = json.loads(
    (Path(__file__).resolve().parents[3] / "src/honjin/games/midway/board/board.json").read_text(encoding="utf-8")
)
OFF_BOARD = ("sunk", "aboard", "base-")
"""Beginnings of slots that panels show and the chart does not."""


def scene_of(state: MidwayState, viewer: Viewer) -> Scene:
    assert GAME.look.scene is not None
    scene: Scene = GAME.look.scene(state.ocean, view_of(state, viewer))
    return scene


def with_contacts(at: Position, side: SideId, *contacts: Contact) -> MidwayState:
    """A position in which a side has seen something."""
    state = at.state.clone()
    state.contacts[side] = contacts
    return state


def hexes(scene: Scene, mark: str) -> set[str]:
    """The hexes that have a mark."""
    return {thing.removeprefix("hex-") for thing, marks in scene.marks.items() if mark in marks.split()}


FLEETS = position(
    {
        "J4": "enterprise hornet atlanta phelps tambor",
        "K4": "yorktown balch",
        "G4": "akagi kaga haruna",
        "sunk": "soryu",
    },
    air="vf_6 vb_6 vt_6+2 pby_1 akagi_fg",
    turn=9,
)


# ---- one's own -------------------------------------------------------------------------------------------------------


def test_ships_of_a_hex_lie_together_the_heaviest_first_under_the_name_of_their_group() -> None:
    scene = scene_of(FLEETS.state, US)
    force = scene.piles["hex-J4/us"]
    assert force.counters == ("ship-enterprise", "ship-hornet", "ship-atlanta", "ship-phelps")
    assert force.lettering == ("tf16",)
    assert force.thing == "hex-J4"
    assert scene.piles["hex-J4/us_boats"].counters == ("ship-tambor",)


def test_of_several_groups_in_a_hex_the_first_gives_its_name() -> None:
    at = position({"J4": "enterprise yorktown balch"}, turn=3)
    assert scene_of(at.state, US).piles["hex-J4/us"].lettering == ("tf16 +1",)


def test_ship_shows_what_it_has_lost_and_what_it_is_worth() -> None:
    at = position({"J4": "enterprise/m", "E4": "kirishima/a"}, turn=3)
    enterprise = scene_of(at.state, US).counters["ship-enterprise"]
    assert (enterprise.damaged, enterprise.marks) == (True, ("machinery",))
    assert enterprise.values == {"points": 5, "pause": 0, "capacity": 30}
    assert scene_of(at.state, JAPAN).counters["ship-kirishima"].marks == ("armament",)


def test_ships_still_to_come_lie_beside_their_turn_and_by_their_groups() -> None:
    at = position({"A6": "akagi"}, turn=1)
    scene = scene_of(at.state, JAPAN)
    assert scene.counters["ship-yamato"].slot == "turn-6/arrivals"
    assert "ship-yamato" in scene.piles["group-j6"].counters
    assert "ship-yamato" not in scene_of(at.state, US).counters


def test_squadrons_lie_with_their_base_on_deck_below_or_in_the_air() -> None:
    at = position({"J4": "enterprise"}, air="vf_6 vb_6:3 vt_6+2 vs_6/M", turn=3)
    scene = scene_of(at.state, US)
    lanes = {slot.partition("/")[2]: pile.counters for slot, pile in scene.piles.items() if "base-enterprise" in slot}
    assert lanes == {
        "deck": ("squadron-vf_6", "squadron-vb_6"),
        "hangar": ("squadron-vt_6",),
        "mission": ("squadron-vs_6",),
    }
    half = scene.counters["squadron-vb_6"]
    assert (half.slot, half.lettering) == ("hex-J4/us_air", ("VB-6", "SBD"))
    assert half.values == {"aircraft": 3, "full": 6, "wait": 0, "range": 6}
    assert scene.counters["squadron-vt_6"].values["wait"] == 2
    assert scene.piles["hex-J4/us_air"].counters[0] in lanes["deck"], "those first that are ready"


def test_flights_have_their_way_and_raids_their_target() -> None:
    number = FLEETS.state.ocean.grid.number
    out_and_home = tuple(number[hex] for hex in ("J4", "I4", "J4"))
    north = tuple(number[hex] for hex in ("H6", "H5", "H6"))
    missions = {"vb_6": Mission("A", out_and_home, number["I4"]), "pby_1": Mission("R", north)}
    state = position({"J4": "enterprise"}, air="vb_6/M pby_1/M", missions=missions, turn=3).state
    scene = scene_of(state, US)
    assert scene.counters["squadron-vb_6"].course == ("hex-J4", "hex-I4", "hex-J4")
    assert scene.counters["squadron-vb_6"].marks == ("mission", "raid")
    assert scene.counters["squadron-pby_1"].marks == ("mission", "search")
    assert hexes(scene, "target") == {"I4"}
    assert hexes(scene, "searched") == {"J4", "H5", "H6"}, "a raid does not search"
    assert hexes(scene_of(state, JAPAN), "target") == set()


def test_battalions_lie_on_the_island_or_aboard() -> None:
    at = position({"H7": "goshu_maru"}, ashore="us_ts_1 us_ts_2/shaken", turn=3)
    scene = scene_of(at.state, US)
    assert scene.counters["battalion-us_ts_1"].slot == "hex-H6/us_troops"
    assert scene.counters["battalion-us_ts_2"].marks == ("shaken",)
    afloat = scene_of(at.state, JAPAN).counters
    assert {counter.slot for id, counter in afloat.items() if id.startswith("battalion-")} == {"aboard"}


def test_whoever_has_troops_ashore_sees_those_of_the_enemy_but_not_what_they_have_suffered() -> None:
    at = position({"H7": "goshu_maru"}, ashore="us_ts_1 jp_ts_1/shaken", turn=9)
    enemy = scene_of(at.state, US).counters["battalion-jp_ts_1"]
    assert (enemy.slot, enemy.marks) == ("hex-H6/japan_troops", ())
    nobody = position({"H7": "goshu_maru"}, ashore="us_ts_1", turn=9)
    assert "battalion-us_ts_1" not in scene_of(nobody.state, JAPAN).counters


# ---- what was seen ---------------------------------------------------------------------------------------------------


def test_ships_that_were_seen_are_ghosts_with_their_date_where_they_were_last_seen() -> None:
    state = with_contacts(
        FLEETS, US, Contact(7, "D5", "scout", ships=("akagi", "kaga")), Contact(8, "E5", "search", ships=("akagi",))
    )
    scene = scene_of(state, US)
    assert (scene.counters["ship-akagi"].slot, scene.counters["ship-akagi"].seen) == ("hex-E5/japan", 8)
    assert (scene.counters["ship-kaga"].slot, scene.counters["ship-kaga"].seen) == ("hex-D5/japan", 7)
    assert "ship-haruna" not in scene.counters
    assert scene.piles["hex-E5/japan"].lettering == ("contact A",), "the latest comes first"
    assert scene.piles["hex-D5/japan"].lettering == ("contact B",)


def test_of_a_force_seen_from_high_above_its_size_is_told_and_whether_a_carrier_is_there() -> None:
    seen = [Contact(9, hex, "scout", by="b_17_1", size="large", carrier=hex == "D5") for hex in ("D5", "C9")]
    scene = scene_of(with_contacts(FLEETS, US, *seen), US)
    assert scene.piles["hex-D5/japan"].lettering[1] == "large-group + CV"
    assert scene.piles["hex-C9/japan"].lettering[1] == "large-group"
    arts = {counter.slot: counter.art for counter in scene.counters.values() if counter.seen}
    assert arts == {"hex-D5/japan": "hull-cv", "hex-C9/japan": "hull-group"}


def test_names_are_worth_more_than_a_size_of_the_same_turn() -> None:
    seen = (Contact(9, "D5", "scout", size="large", carrier=True), Contact(9, "D5", "search", ships=("akagi",)))
    scene = scene_of(with_contacts(FLEETS, US, *seen), US)
    assert scene.piles["hex-D5/japan"].counters == ("ship-akagi",)


def test_what_was_seen_to_sink_is_no_ghost() -> None:
    state = with_contacts(FLEETS, US, Contact(9, "D5", "raid", ships=("akagi", "kaga")))
    state.claims[US] = (Claim(9, "akagi", 1, 10),)
    assert scene_of(state, US).piles["hex-D5/japan"].counters == ("ship-kaga",)


def test_aircraft_that_were_met_are_shown_on_that_turn_alone() -> None:
    state = with_contacts(FLEETS, US, Contact(9, "H4", "scout", aircraft=(("akagi_fg", 4, "H5"),)))
    ghost = scene_of(state, US).counters["squadron-akagi_fg"]
    assert (ghost.slot, ghost.values["aircraft"], ghost.facing) == ("hex-H4/japan_air", 4, 6)
    state.turn = 10
    assert "squadron-akagi_fg" not in scene_of(state, US).counters


@pytest.mark.parametrize(
    ("turns", "pause", "moves"), [(0, 0, 0), (2, 0, 2), (1, 1, 1), (2, 1, 1), (3, 1, 2), (2, 2, 1), (4, 2, 2)]
)
def test_slow_ships_come_less_far_in_the_same_time(turns: int, pause: int, moves: int) -> None:
    assert moves_since(5, 5 + turns, pause) == moves


def test_where_something_sighted_can_be_by_now() -> None:
    scene = scene_of(with_contacts(FLEETS, US, Contact(8, "D5", "scout", ships=("akagi",))), US)
    assert scene.counters["ship-akagi"].values["reach"] == 1
    assert hexes(scene, "reach") == {"D5", "D4", "D6", "C5", "C6", "E5", "E6"}


# ---- the sea and the calendar ----------------------------------------------------------------------------------------


def test_storm_night_and_turn_are_for_everybody() -> None:
    state = position({"J4": "enterprise"}, turn=6).state.clone()
    for viewer in (*SIDES, UMPIRE, SPECTATOR):
        scene = scene_of(state, viewer)
        assert scene.marks["sky"] == "night"
        assert scene.markers["turn"].slot == "turn-6"
        assert scene.marks["turn-5"] == "past"
        assert hexes(scene, "storm") == set(state.ocean.pack.storm.storm_hexes)
    state.storm, state.turn = False, 5
    assert hexes(scene_of(state, US), "storm") == set()
    assert "sky" not in scene_of(state, US).marks


def test_nothing_is_searched_in_the_storm() -> None:
    at = position({"C3": "trout", "J4": "enterprise"}, turn=3)
    assert hexes(scene_of(at.state, US), "searched") == {"J4", "H6"}


def test_midway_shows_its_holder_and_small_islands_what_was_heard_of_them() -> None:
    state = position({"J4": "enterprise"}, turn=3).state.clone()
    state.islands_seen[US] = {"laysan": JAPAN}
    assert hexes(scene_of(state, US), "held-us") == {"H6"}
    assert hexes(scene_of(state, US), "held-japan") == {"L8"}
    assert hexes(scene_of(state, JAPAN), "held-japan") == set()


def test_spectators_see_the_calendar_and_nothing_else() -> None:
    state = with_contacts(FLEETS, US, Contact(9, "D5", "scout", ships=("akagi",)))
    scene = scene_of(state, SPECTATOR)
    assert (scene.counters, scene.piles, scene.summary) == ({}, {}, ())
    assert hexes(scene, "searched") | hexes(scene, "reach") | hexes(scene, "target") == set()


@pytest.mark.parametrize("viewer", [UMPIRE, US, SPECTATOR])
def test_umpire_and_all_when_it_is_over_see_both_fleets_where_they_are(viewer: Viewer) -> None:
    state = with_contacts(FLEETS, US, Contact(9, "D5", "scout", ships=("akagi",)))
    state.result = None if viewer == UMPIRE else Result(US, "last-turn")
    scene = scene_of(state, viewer)
    assert scene.counters["ship-akagi"].slot == "hex-G4/japan"
    assert scene.counters["ship-enterprise"].slot == "hex-J4/us"
    assert not any(counter.seen for counter in scene.counters.values())
    assert scene.counters["ship-soryu"].slot == "sunk"


# ---- promises --------------------------------------------------------------------------------------------------------


def played(every: int = 5) -> Iterator[Match[Any]]:
    """Positions of a random match."""
    for number, match in enumerate(walk(Case(GAME), seed=3)):
        if number % every == 0:
            yield match


def test_what_an_event_weighs_hangs_on_what_came_of_it() -> None:
    assert [HitsScored(US, "akagi", 2, sunk).weighs for sunk in (False, True)] == [1, 2]
    assert (IslandsSeen(US, {}).weighs, IslandsSeen(US, {"laysan": "us"}).weighs) == (0, 1)
    assert [BoatHunted(US, "i_168", 1, 5, 5, sunk).weighs for sunk in (False, True)] == [1, 2]


@pytest.mark.rule("9")
def test_count_is_for_the_umpire_and_for_all_when_it_is_over() -> None:
    state = position({"J4": "enterprise", "D5": "akagi"}, turn=25).state.clone()
    count = ("scene-score", {"us": 11, "japan": 0, "leader": US})
    assert (scene_of(state, UMPIRE).badge, scene_of(state, UMPIRE).summary) == (count, (count,))
    assert scene_of(state, US).badge == ("scene-claims", {"points": 0})
    assert scene_of(state, SPECTATOR).badge == ("", {})
    state.result = Result(US, "last-turn")
    for viewer in (US, JAPAN, SPECTATOR):
        assert (scene_of(state, viewer).badge, scene_of(state, viewer).summary) == (count, (count,))


def test_everything_lies_in_a_slot_of_the_board_or_in_a_panel() -> None:
    parts = set(BOARD["grid"]["slots"])
    for match in played():
        for viewer in (*SIDES, UMPIRE):
            scene = scene_of(match.state, viewer)
            for counter in scene.counters.values():
                place, _, part = counter.slot.partition("/")
                known = counter.slot in BOARD["slots"] or (place.startswith("hex-") and part in parts)
                assert known or counter.slot.startswith(OFF_BOARD), counter.slot
                assert counter.art in BOARD["counter"]["types"]
            for pile in scene.piles.values():
                assert set(pile.counters) <= set(scene.counters)


def test_each_counter_of_the_chart_lies_in_one_pile_of_its_slot() -> None:
    for match in played():
        for viewer in (*SIDES, UMPIRE):
            scene = scene_of(match.state, viewer)
            for slot, pile in scene.piles.items():
                if slot.startswith("hex-"):
                    assert {scene.counters[id].slot for id in pile.counters} == {slot}


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.__name__)
def test_scene_of_a_side_hangs_on_nothing_that_it_may_not_know(secret: Secret) -> None:
    found = 0
    for turn in (8, 13):
        for match in moments(crowded(turn, {"island_control": "sticky_us_start"}), seed=turn):
            for side in SIDES:
                twin = secret(match.state, side)
                found += twin.encode() != match.state.encode()
                for viewer in (side, SPECTATOR):
                    told, told_of_twin = (msgspec.json.encode(scene_of(state, viewer)) for state in (match.state, twin))
                    assert told == told_of_twin
    assert found, "this secret was never there"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_scene_says_and_prints_has_words(language: str) -> None:
    words = Words(language, GAME.id, also=("board",))
    said: set[str] = set()
    for match in played(every=20):
        for side in SIDES:
            scene = scene_of(match.state, side)
            said |= {id for id, _ in (scene.badge, scene.headline, *scene.summary) if id}
            groups = [pile.lettering[0].split()[0] for pile in scene.piles.values() if pile.lettering]
            said |= {f"print-{name}" for name in groups if not name.startswith("ss_")}
    said |= {f"print-{size}-group" for size in ("small", "medium", "large")}
    said |= {f"board-value-{value}" for value in BOARD["table"]["card"]}
    said |= {f"board-lane-{lane}" for lane in BOARD["table"]["decks"]}
    said |= {id for lens in BOARD["lenses"] for id in (f"board-lens-{lens}", f"board-lens-{lens}-help")}
    assert sorted(id for id in said if not words.has(id)) == []
