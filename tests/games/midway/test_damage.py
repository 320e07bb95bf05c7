"""Chapter 4: zones, hulks, decks, and what goes down with a ship."""

from __future__ import annotations

import pytest
from tests.games.midway.position import (
    MidwayMatch,
    aircraft,
    battalion,
    dice,
    lost,
    offered,
    position,
    refusal,
    send,
    sheet,
    sit_out,
    told,
    where,
)

from honjin.games.midway.events.air import AircraftLost
from honjin.games.midway.events.ships import ShipHeld, ShipSunk
from honjin.games.midway.model import JAPAN, US

BATTLESHIPS = "haruna kirishima kongo hiei"


def under_fire(ship: str, zones: list[int], **more: str) -> MidwayMatch:
    """A US ship in E6 is hit by a battleship for each of these dice; none is rolled where it says 0."""
    name = ship.partition("/")[0]
    shooters = BATTLESHIPS.split()[: len(zones)]
    rolls = [die for zone in zones for die in ((1, zone) if zone else (1,))]
    match = send(position(E6=f"{ship} | {' '.join(shooters)}", **more).sea(rolls=rolls))  # type: ignore[arg-type]
    return send(match, japan="; ".join(f"Fire {shooter} {name}" for shooter in shooters))


# Zones


@pytest.mark.rule("4")
@pytest.mark.parametrize(
    ("ship", "critical", "armament"),
    [("enterprise", 10, 40), ("new_orleans", 20, 70), ("atlanta", 20, 70), ("phelps", 30, 65)],
    ids=["CV", "CA", "CL", "DD"],
)
def test_the_die_names_the_zone_that_is_hit(ship: str, critical: int, armament: int) -> None:  # Rulings 3 and 30
    assert [lost(under_fire(ship, [die]), ship) for die in (1, critical)] == ["sunk"] * 2
    assert [lost(under_fire(ship, [die]), ship) for die in (critical + 1, armament)] == ["a"] * 2
    assert [lost(under_fire(ship, [die]), ship) for die in (armament + 1, 100)] == ["m"] * 2


@pytest.mark.rule("4")
def test_what_is_destroyed_widens_the_other_zone_and_the_critical_one_stays() -> None:
    assert lost(under_fire("new_orleans/a", [20]), "new_orleans") == "sunk"
    assert [lost(under_fire("new_orleans/a", [die]), "new_orleans") for die in (21, 70, 71)] == ["ma"] * 3
    assert lost(under_fire("new_orleans/m", [20]), "new_orleans") == "sunk"
    assert [lost(under_fire("new_orleans/m", [die]), "new_orleans") for die in (21, 71, 100)] == ["ma"] * 3


@pytest.mark.rule("4")
def test_zones_widen_only_on_the_next_turn() -> None:  # Rulings 31 and 76
    assert lost(under_fire("new_orleans/A", [50]), "new_orleans") == "a"
    assert lost(under_fire("new_orleans/M", [80]), "new_orleans") == "m"
    assert lost(under_fire("new_orleans/A", [80]), "new_orleans") == "ma"


@pytest.mark.rule("4")
@pytest.mark.parametrize(
    ("zones", "end"),
    [([50, 80], "ma"), ([50, 60, 65], "a"), ([50, 80, 55], "ma"), ([50, 80, 20], "sunk"), ([80, 90], "m")],
)
def test_several_hits_of_a_turn_fall_on_the_zones_it_began_with(zones: list[int], end: str) -> None:  # Ruling 31
    assert lost(under_fire("new_orleans", zones), "new_orleans") == end


@pytest.mark.rule("4")
def test_a_ship_that_neither_moves_nor_fires_is_not_sunk() -> None:
    match = under_fire("new_orleans/a", [80])
    assert (where(match, "new_orleans"), lost(match, "new_orleans")) == ("E6", "ma")
    assert told(match, "us", ShipSunk) == []


@pytest.mark.rule("4")
def test_any_further_hit_sinks_it_without_a_die_for_the_zone() -> None:  # Ruling 31
    match = under_fire("new_orleans/ma", [0])
    assert lost(match, "new_orleans") == "sunk"
    assert [purpose for purpose, _, _ in dice(match)] == ["shot"]


@pytest.mark.rule("4")
def test_a_hulk_of_this_very_turn_does_not_sink_yet() -> None:  # Rulings 31 and 76
    assert lost(under_fire("new_orleans/MA", [60]), "new_orleans") == "ma"
    assert lost(under_fire("new_orleans/aM", [60]), "new_orleans") == "ma"


@pytest.mark.rule("4")
def test_a_transport_has_no_armament_to_lose() -> None:  # Ruling 35
    for die, end in ((40, "sunk"), (41, "m"), (100, "m")):
        match = send(position(E6="tambor | nankai_maru").sea(rolls=[90, die]), us="Torpedo tambor nankai_maru")
        assert lost(send(match), "nankai_maru") == end


@pytest.mark.rule("4")
def test_a_transport_stopped_on_an_earlier_turn_is_a_hulk() -> None:  # Ruling 35
    match = send(send(position(E6="phelps | nankai_maru/m").sea(rolls=[10])), us="Fire phelps nankai_maru")
    assert lost(match, "nankai_maru") == "sunk"
    fresh = send(send(position(E6="phelps | nankai_maru/M").sea(rolls=[10, 41])), us="Fire phelps nankai_maru")
    assert lost(fresh, "nankai_maru") == "m"
    assert [event.ship for event in told(fresh, "japan", ShipHeld)] == ["nankai_maru"]


@pytest.mark.rule("4")
def test_nothing_is_ever_repaired() -> None:  # Ruling 38
    match = position(K5="enterprise/m hornet/a phelps/ma", storm=False).campaign()
    for _ in range(3):
        sit_out(send(match), "naval")
    assert [lost(match, ship) for ship in ("enterprise", "hornet", "phelps")] == ["m", "a", "ma"]


# Decks


DECK = "vf_6 vb_6+1 vs_6/M vf_8"
"""On the deck, in the hangar and in the air; and one of another carrier."""


@pytest.mark.rule("4")
def test_a_hit_on_the_machinery_of_a_carrier_destroys_what_stands_on_its_deck() -> None:  # Ruling 33
    match = under_fire("enterprise", [41], air=DECK)
    assert [aircraft(match, one) for one in ("vf_6", "vb_6", "vs_6", "vf_8")] == [0, 6, 6, 6]
    losses = told(match, "us", AircraftLost)
    assert [(event.squadron, event.number, event.cause) for event in losses] == [("vf_6", 6, "deck-hit")]
    assert match.state.downed[US] == 6


@pytest.mark.rule("4", "1.1.3")
def test_its_deck_is_closed_for_good_and_what_is_in_the_hangar_is_frozen() -> None:  # Rulings 33 and 66
    match = under_fire("enterprise", [41], air=DECK)
    assert not match.state.is_open(match.state.ocean.ship["enterprise"])
    assert match.state.downed[US] == 6, "frozen aircraft do not count"
    board = position(K5="enterprise/m", air="vb_6", storm=False)
    assert refusal(board.plot(), "us", "Search vb_6 K5-K6-K5") == "1.1.3 air-base"


@pytest.mark.rule("4")
def test_a_hit_on_its_armament_leaves_the_deck_open() -> None:  # Ruling 33
    match = under_fire("enterprise", [40], air=DECK)
    assert told(match, "us", AircraftLost) == []
    assert match.state.is_open(match.state.ocean.ship["enterprise"])


@pytest.mark.rule("4")
def test_a_deck_that_is_closed_already_costs_no_more_aircraft() -> None:  # Ruling 33
    match = under_fire("enterprise/m", [50], air="vb_6")
    assert (lost(match, "enterprise"), aircraft(match, "vb_6")) == ("ma", 6)


@pytest.mark.rule("4")
def test_a_light_carrier_has_a_deck_too() -> None:  # Rulings 3 and 33
    board = position(E6="phelps | zuiho", air="zuiho_fg zuiho_tb+1").sea(rolls=[10, 41])
    match = send(send(board), us="Fire phelps zuiho")
    assert (aircraft(match, "zuiho_fg"), aircraft(match, "zuiho_tb")) == (0, 6)


@pytest.mark.rule("4")
def test_a_carrier_that_sinks_takes_all_aircraft_aboard_with_it() -> None:  # Rulings 33 and 66
    match = under_fire("enterprise", [10], air=DECK)
    assert [aircraft(match, one) for one in ("vf_6", "vb_6", "vs_6", "vf_8")] == [0, 0, 6, 6]
    assert match.state.downed[US] == 12
    assert {event.cause for event in told(match, "us", AircraftLost)} == {"sunk-with-ship"}


@pytest.mark.rule("4")
def test_frozen_aircraft_count_when_their_ship_sinks() -> None:  # Rulings 33 and 66
    match = under_fire("enterprise/ma", [0], air="vb_6+1 vs_6")
    assert match.state.downed[US] == 12


@pytest.mark.rule("4", "0")
def test_who_sinks_a_carrier_is_not_told_of_the_aircraft_aboard() -> None:  # Ruling 67
    match = under_fire("enterprise", [10], air=DECK)
    assert told(match, "japan", AircraftLost) == []
    assert [(claim.what, claim.halves) for claim in sheet(match, "japan").claims] == [("enterprise", 10)]


# Cruisers and transports


@pytest.mark.rule("1.1.3", "4")
def test_floatplanes_fly_while_their_cruiser_floats_whatever_its_damage() -> None:  # Rulings 37 and 88
    board = position(K5="tone/ma", air="tone_rc_1", storm=False)
    assert "Search tone_rc_1 …" in offered(board.plot(), "japan")
    hit = send(send(position(E6="phelps | tone", air="tone_rc_1").sea(rolls=[10, 100])), us="Fire phelps tone")
    assert (lost(hit, "tone"), aircraft(hit, "tone_rc_1")) == ("m", 1)


@pytest.mark.rule("1.1.3", "4")
def test_floatplanes_aboard_a_cruiser_that_sinks_are_lost() -> None:  # Ruling 37
    board = position(E6="phelps | tone", air="tone_rc_1 tone_rc_2/M").sea(rolls=[10, 20])
    match = send(send(board), us="Fire phelps tone")
    assert (aircraft(match, "tone_rc_1"), aircraft(match, "tone_rc_2")) == (0, 1)
    assert match.state.downed[JAPAN] == 1


@pytest.mark.rule("4", "5")
def test_a_transport_that_sinks_loses_its_troops() -> None:  # Rulings 58 and 80
    match = send(position(E6="phelps | argentina_maru").sea(rolls=[10, 40]))
    send(match, us="Fire phelps argentina_maru")
    assert [battalion(match, one) for one in ("jp_ts_5", "jp_ts_6", "jp_ts_1")] == ["gone", "gone", "nankai_maru"]


@pytest.mark.rule("4", "5")
def test_troops_aboard_share_the_fate_of_their_transport_and_are_never_hit() -> None:  # Ruling 80
    match = send(position(E6="phelps | argentina_maru").sea(rolls=[10, 100]))
    send(match, us="Fire phelps argentina_maru")
    assert (battalion(match, "jp_ts_5"), set(match.state.troops)) == ("argentina_maru", {0})


@pytest.mark.rule("4", "9")
def test_the_owner_is_told_what_went_down() -> None:
    match = under_fire("phelps", [30])
    assert [event.ship for event in told(match, "us", ShipSunk)] == ["phelps"]
    assert sheet(match, "us").lost_ships == ("phelps",)
    assert "phelps" not in {one.id for one in sheet(match, "us").ships}
