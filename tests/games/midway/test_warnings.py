"""What is easily forgotten on a sheet is said before it is sent, and no longer when it is written."""

from __future__ import annotations

import pytest
from tests.games.midway import position_air
from tests.games.midway.position import MidwayMatch, orders_of, position, send, sit_out

from honjin.core.form import Draft
from honjin.games.midway import GAME


def warned(match: MidwayMatch, side: str, words: str = "") -> set[str]:
    """The warnings on a sheet with these orders, each with the thing it is about."""
    decision = match.decision_of(side)
    assert decision is not None
    assert GAME.wits.warnings is not None
    notes = GAME.wits.warnings(match.state.ocean, match.view(side), decision, Draft(orders_of(words)))
    return {" ".join([note.why.removeprefix("note-"), *note.touch[:1]]) for note in notes}


def plot() -> MidwayMatch:
    """Two carriers in one hex with all kinds of aircraft."""
    return position({"K5": "enterprise hornet"}, turn=3, storm=False, air="vf_6 vb_6 vt_6+1 vf_8+1 pby_1").plot()


def test_a_carrier_without_cover_is_named_until_somebody_covers_its_hex() -> None:
    bare = {"no-cover ship-enterprise", "no-cover ship-hornet"}
    assert bare <= warned(plot(), "us")
    assert not bare & warned(plot(), "us", "Cover vf_6 2")


def test_nobody_can_cover_with_fighters_in_the_hangar() -> None:
    match = position({"K5": "hornet"}, turn=3, storm=False, air="vf_8+1").plot()
    assert not warned(match, "us")


def test_bombers_that_stay_on_deck_are_counted_and_those_in_the_hangar_are_not() -> None:
    assert "left-on-deck ship-enterprise" in warned(plot(), "us")
    assert "left-on-deck ship-enterprise" not in warned(plot(), "us", "Search vb_6 K5-K4-K5")


@pytest.mark.parametrize(
    ("order", "warning"),
    [
        ("Search vb_6 K5-K4", "not-home squadron-vb_6"),
        ("Search vb_6 K5-K4-K5", ""),
        ("Raid vb_6 K5-K4-K3 K3 here 0 nobody", "not-home squadron-vb_6"),
        ("Raid vb_6 K5-K4-K3-K2-K1 K1 here 0 nobody", "too-far squadron-vb_6"),
        ("OneWayRaid vb_6 K5-K4 K4 here 0 nobody", "one-way squadron-vb_6"),
    ],
)
def test_a_path_that_does_not_come_home_is_pointed_out(order: str, warning: str) -> None:
    found = {one for one in warned(plot(), "us", order) if "squadron" in one}
    assert found == ({warning} if warning else set())


def test_a_group_that_is_due_and_stays_off_the_map() -> None:
    match = position(turn=2).naval()
    assert "stays-off ship-kumano" in warned(match, "japan")
    ships = ["kumano", "mikuma", "suzuya", "mogami", "asashio", "arashio"]
    placed = "; ".join(f"Place {ship} A8" for ship in ships)
    assert "stays-off ship-kumano" not in warned(match, "japan", placed)
    assert "stays-off ship-suzuya" in warned(match, "japan", "Place kumano A8; Place mikuma A8")


def test_chitose_at_kure_builds_or_is_named() -> None:
    match = position({"F6": "chitose"}, turn=11).naval()
    assert "builds-nothing ship-chitose" not in warned(match, "japan")
    assert "builds-nothing ship-chitose" in warned(match, "japan", "Sail chitose G6")
    assert "builds-nothing ship-chitose" not in warned(match, "japan", "Sail chitose G6; BuildBase chitose")


def test_a_loaded_transport_at_midway_lands_or_is_named() -> None:
    match = position({"H6": "nankai_maru"}, turn=13).landing()
    assert warned(match, "japan") == {"not-landed ship-nankai_maru"}
    assert not warned(match, "japan", "Land nankai_maru")


def test_over_a_raided_deck_nobody_should_be_idle() -> None:
    ships = {"H5": "enterprise", "H4": "akagi nowaki"}
    match = position(ships, turn=3, storm=False, air="vb_6 akagi_fg").turn()
    sit_out(match, "air")
    send(match, us="Raid vb_6 H5-H4-H5 H4 here 0 nobody")
    assert warned(match, "japan") == {"not-scrambled squadron-akagi_fg"}
    send(match)
    assert warned(match, "japan") == {"silent"}
    assert not warned(match, "japan", "Barrage akagi vb_6; Barrage nowaki vb_6")
    send(match)
    assert warned(match, "us") == {"no-target squadron-vb_6"}
    assert not warned(match, "us", "Attack vb_6 akagi")


def test_who_finds_no_room_on_the_runway_is_not_told_to_scramble() -> None:
    match = position_air.position({"G5": "akagi"}, runway=20).day()
    position_air.send(match, "Search pby_1 H6-I7-H6", "Raid akagi_db G5-G6-H6-G6-G5 H6")
    both = {"not-scrambled squadron-vmf_221_1", "not-scrambled squadron-vmf_221_2"}
    assert both <= warned(match, "us")
    assert not both & warned(match, "us", "Scramble vmf_221_1")


def test_a_boat_that_has_found_a_ship_fires_or_is_counted() -> None:
    match = position(E6="tambor | nankai_maru").sea()
    assert warned(match, "us") == {"no-torpedo ship-tambor"}
    assert not warned(match, "us", "Torpedo tambor nankai_maru")


def test_ships_that_meet_the_enemy_fire_or_are_counted() -> None:
    match = position(H5="portland | kirishima").sea()
    sit_out(match, "guns")
    assert warned(match, "us") == {"no-gun ship-portland"}
    assert not warned(match, "us", "Fire portland kirishima")


def test_ships_at_midway_bombard_it_or_are_counted() -> None:
    match = position({"H6": "kirishima"}, turn=3, storm=False).bombardment()
    assert warned(match, "japan") == {"no-bombardment ship-kirishima"}
    assert not warned(match, "japan", "Bombard kirishima")
