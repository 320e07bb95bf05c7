"""Chapter 8, return to port."""

from __future__ import annotations

import pytest
from tests.games.port_arthur.position import position, ships_at_sea, ships_in

from honjin.games.port_arthur.events import (
    BlockadeLifted,
    MaintenanceLacked,
    RepairsEnded,
    ShipsReturned,
    TurnBegan,
)
from honjin.testing.position import asked, events_of, give, offered, order_of, refusal, rolled, rules_of

HILL = "yalu nanshan liaoyang hill_203"
FALLEN = f"{HILL} port_arthur"
ZONES = ["yellow_sea", "tsushima", "east_china_sea", "philippine_sea", "pacific_ocean", "sea_of_japan"]


@pytest.mark.rule("8")
def test_steps_follow_in_the_order_of_the_book() -> None:
    match = position(japan_yard="fuji*", philippine_sea="poltava").return_to_port()
    kinds = (RepairsEnded, ShipsReturned, MaintenanceLacked)
    assert order_of(match, *kinds) == [kind.__name__ for kind in kinds]


@pytest.mark.rule("8")
def test_turn_marker_moves_on_afterwards() -> None:
    match = position(turn=2, diego_suarez="poltava").war(rolls=[3, 3])
    give(match, "EndSortie", "EndSortie", "KeepInitiative", "NoBlockade")
    assert order_of(match, MaintenanceLacked, TurnBegan) == ["TurnBegan", "MaintenanceLacked", "TurnBegan"]
    assert match.state.turn == 4


# End of repairs


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(("port", "ship"), [("japan", "fuji"), ("port_arthur", "pallada"), ("vladivostok", "rossia")])
def test_ships_in_a_yard_are_intact_in_the_roadstead_of_the_same_port(port: str, ship: str) -> None:
    match = position({f"{port}_yard": f"{ship}*"}).return_to_port()
    assert ships_in(match, port) == {ship}
    assert ships_in(match, f"{port}_yard") == set()
    assert rules_of(match, RepairsEnded) == ["8.1"]


@pytest.mark.rule("8.1")
def test_damaged_ship_left_in_the_roadstead_stays_damaged() -> None:  # Ruling 46
    match = position(japan="asama*", japan_yard="fuji*").return_to_port()
    assert ships_in(match, "japan") == {"asama*", "fuji"}


@pytest.mark.rule("8.1", "8.2")
def test_ship_that_comes_home_damaged_is_not_repaired_at_once() -> None:  # Ruling 46
    match = position(tsushima="asama* | rossia*").return_to_port()
    assert (ships_in(match, "japan"), ships_in(match, "vladivostok")) == ({"asama*"}, {"rossia*"})


# Return


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("zone", ZONES)
def test_all_japanese_ships_return_to_japan_from_any_zone(zone: str) -> None:  # Ruling 69
    match = position({zone: "asama fuji*"}).return_to_port()
    assert match.is_over
    assert ships_in(match, "japan") == {"asama", "fuji*"}
    assert rolled(match) == []


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("zone", "port"),
    [
        ("tsushima", "vladivostok"),
        ("pacific_ocean", "vladivostok"),
        ("sea_of_japan", "vladivostok"),
        ("philippine_sea", "diego_suarez"),
    ],
)
def test_russian_ships_return_to_the_port_of_their_zone(zone: str, port: str) -> None:
    match = position({zone: "poltava* retvizan*"}).return_to_port()
    assert match.is_over
    assert ships_in(match, port) == {"poltava*", "retvizan*"}


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("zone", ["yellow_sea", "east_china_sea"])
@pytest.mark.parametrize("port", ["port_arthur", "diego_suarez"])
def test_from_the_yellow_and_east_china_seas_russia_chooses_the_port(zone: str, port: str) -> None:
    match = position({zone: "poltava* retvizan*"}).return_to_port()
    assert asked(match) == "russia return"
    give(match, f"ReturnAll {port}")
    assert ships_in(match, port) == {"poltava*", "retvizan*"}


@pytest.mark.rule("8.2")
def test_russia_chooses_ship_by_ship() -> None:  # Ruling 29
    match = position(yellow_sea="poltava retvizan").return_to_port()
    give(match, "ReturnTo retvizan diego_suarez", "ReturnTo poltava port_arthur")
    assert ships_in(match, "port_arthur") == {"poltava"}
    assert ships_in(match, "diego_suarez") == {"retvizan*"}


@pytest.mark.rule("8.2")
def test_every_ship_with_a_choice_is_offered_both_ports() -> None:  # Ruling 29
    match = position(yellow_sea="poltava", east_china_sea="diana", tsushima="rossia").return_to_port()
    assert offered(match) == {
        "ReturnTo poltava port_arthur",
        "ReturnTo poltava diego_suarez",
        "ReturnTo diana port_arthur",
        "ReturnTo diana diego_suarez",
        "ReturnAll port_arthur",
        "ReturnAll diego_suarez",
    }


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("ReturnTo poltava vladivostok", "8.2 not-a-haven"),
        ("ReturnTo poltava japan", "8.2 not-a-haven"),
        ("ReturnAll vladivostok", "8.2 not-a-haven"),
        ("ReturnTo rossia port_arthur", "8.2 not-at-sea"),
        ("ReturnTo asama port_arthur", "8.2 not-at-sea"),
        ("ReturnTo hatsuse port_arthur", "8.2 not-at-sea"),
    ],
)
def test_other_returns_are_refused(wish: str, reason: str) -> None:
    match = position(yellow_sea="poltava | asama", tsushima="rossia").return_to_port()
    assert refusal(match, wish) == reason


@pytest.mark.rule("8.2")
def test_no_ship_stays_at_sea() -> None:
    match = position(
        yellow_sea="poltava | asama",
        tsushima="tokiwa | rossia",
        east_china_sea="diana",
        philippine_sea="oryol",
        pacific_ocean="bogatyr",
        sea_of_japan="gromoboi | izumo",
    ).return_to_port()
    give(match, "ReturnTo diana port_arthur", "ReturnAll diego_suarez")
    assert match.is_over
    assert ships_at_sea(match) == set()


@pytest.mark.rule("8.2", "7.6")
@pytest.mark.parametrize("zone", ["yellow_sea", "east_china_sea"])
def test_after_the_fall_of_port_arthur_only_diego_suarez_is_left(zone: str) -> None:  # Ruling 29
    match = position({zone: "poltava"}, boxes=FALLEN).return_to_port()
    assert match.is_over
    assert ships_in(match, "diego_suarez") == {"poltava*"}


@pytest.mark.rule("8.2", "7.5")
def test_port_arthur_without_its_yard_is_still_a_haven() -> None:  # Ruling 75
    match = position(boxes=HILL, yellow_sea="poltava").return_to_port()
    assert "ReturnTo poltava port_arthur" in offered(match)


# Lack of maintenance


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("port", "boxes", "lacking"),
    [
        ("diego_suarez", "", True),
        ("port_arthur", HILL, True),
        ("port_arthur", "", False),
        ("port_arthur", "yalu nanshan liaoyang mukden", False),
    ],
)
def test_ships_that_return_to_a_port_without_a_yard_become_damaged(port: str, boxes: str, lacking: bool) -> None:
    match = give(position(boxes=boxes, yellow_sea="poltava").return_to_port(), f"ReturnAll {port}")
    assert ships_in(match, port) == {"poltava*" if lacking else "poltava"}


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("port", "boxes"), [("diego_suarez", ""), ("diego_suarez", HILL), ("port_arthur", HILL)])
def test_ships_that_lay_in_a_port_without_a_yard_become_damaged_too(port: str, boxes: str) -> None:
    match = position({port: "poltava retvizan*"}, boxes=boxes).return_to_port()  # Ruling 70
    assert ships_in(match, port) == {"poltava*", "retvizan*"}
    assert [event.ships for event in events_of(match, MaintenanceLacked)] == [("poltava",)]


@pytest.mark.rule("8.3")
def test_lack_of_maintenance_never_sinks_a_ship() -> None:  # Ruling 70
    match = position(diego_suarez="poltava*").return_to_port()
    assert (ships_in(match, "diego_suarez"), ships_in(match, "sunk")) == ({"poltava*"}, set())


@pytest.mark.rule("8.3")
def test_ships_in_japan_vladivostok_and_port_arthur_with_its_yard_are_maintained() -> None:  # Ruling 70
    match = position(japan="asama", vladivostok="rossia", port_arthur="poltava").return_to_port()
    assert match.state.damaged == 0
    assert events_of(match, MaintenanceLacked) == []


@pytest.mark.rule("8.3", "5")
def test_baltic_ships_that_lie_in_diego_suarez_on_their_first_turn_become_damaged() -> None:  # Ruling 30
    match = position(turn=5).turn(rolls=[3, 3])
    assert "imperator_nikolai_i" in ships_in(match, "diego_suarez")
    give(match, "EndSortie", "EndSortie", "KeepInitiative", "NoBlockade")
    assert "imperator_nikolai_i*" in ships_in(match, "diego_suarez")


@pytest.mark.rule("8.3", "8.2")
def test_maintenance_is_judged_after_all_ships_are_home() -> None:
    match = position(philippine_sea="borodino", diego_suarez="oryol").return_to_port()
    [lacked] = events_of(match, MaintenanceLacked)
    assert set(lacked.ships) == {"borodino", "oryol"}


@pytest.mark.rule("7.6", "8")
def test_blockade_marker_stays_on_the_map_while_port_arthur_is_a_port() -> None:  # Ruling 27
    match = position(blockade=True, boxes=HILL).return_to_port()
    assert match.state.blockade is True
    assert events_of(match, BlockadeLifted) == []
