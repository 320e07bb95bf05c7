"""Chapter 5, the turn and its phases."""

from __future__ import annotations

import pytest
from tests.games.port_arthur.position import new_game, position, ships_in, sit_out

from honjin.games.port_arthur.events import (
    BalticFleetArrived,
    FleetSailed,
    OperationsEnded,
    OperationsRolled,
    RepairsEnded,
    ShipsReturned,
    TurnBegan,
    ZonesControlled,
)
from honjin.testing.position import asked, events_of, give, offered, order_of, seen_by


@pytest.mark.rule("5")
def test_phases_follow_in_the_order_of_the_book() -> None:
    match = give(new_game(rolls=[3, 3]), "Sail asama tsushima")
    sit_out(match, until="japan set-blockade")
    give(match, "NoBlockade")
    kinds = (TurnBegan, FleetSailed, OperationsRolled, OperationsEnded, ZonesControlled, ShipsReturned)
    assert order_of(match, *kinds) == [
        "TurnBegan",
        "FleetSailed",
        "FleetSailed",
        "OperationsRolled",
        "OperationsEnded",
        "ZonesControlled",
        "ShipsReturned",
        "TurnBegan",
    ]


@pytest.mark.rule("5")
def test_baltic_phase_comes_before_the_sorties() -> None:
    match = give(position(turn=4).turn(), "EndSortie")
    assert order_of(match, BalticFleetArrived, FleetSailed) == ["BalticFleetArrived", "FleetSailed"]


@pytest.mark.rule("5")
def test_next_turn_begins_when_all_phases_are_done() -> None:
    match = sit_out(position(turn=0).war(), until="japan set-blockade")
    give(match, "NoBlockade")
    assert (match.state.turn, asked(match)) == (2, "japan sortie")


@pytest.mark.rule("5")
@pytest.mark.parametrize(("turn", "ships"), [(1, 0), (2, 0), (3, 0), (4, 8), (5, 4), (6, 0)])
def test_baltic_fleet_arrives_on_turns_four_and_five_only(turn: int, ships: int) -> None:
    match = position(turn=turn).turn()
    assert [len(event.ships) for event in events_of(match, BalticFleetArrived)] == ([ships] if ships else [])


@pytest.mark.rule("5")
def test_baltic_ships_arrive_intact_in_the_roadstead_of_diego_suarez() -> None:  # Ruling 76
    match = position(turn=5).turn()
    assert ships_in(match, "diego_suarez") == {
        "imperator_nikolai_i",
        "general_admiral_apraksin",
        "admiral_senyavin",
        "admiral_ushakov",
    }


@pytest.mark.rule("5")
def test_baltic_ships_leave_the_turn_track() -> None:
    waiting = ships_in(position(turn=4).turn(), "off_map")
    assert "borodino" not in waiting
    assert "admiral_ushakov" in waiting


@pytest.mark.rule("5", "5.1")
def test_baltic_ships_may_sail_on_the_turn_they_arrive() -> None:  # Ruling 76
    match = give(position(turn=4).turn(), "EndSortie")
    give(match, "Sail borodino tsushima")
    assert "Sail oryol yellow_sea" in offered(match)


@pytest.mark.rule("5", "8.2")
def test_baltic_ships_use_vladivostok_like_any_russian_ship() -> None:  # Ruling 76
    match = position(turn=4, tsushima="borodino").return_to_port()
    assert ships_in(match, "vladivostok") == {"borodino"}


@pytest.mark.rule("5", "5.1")
def test_japan_makes_its_sortie_before_russia() -> None:
    match = position(turn=1, japan="fuji", port_arthur="poltava").turn()
    assert asked(match) == "japan sortie"
    assert asked(give(match, "EndSortie")) == "russia sortie"


@pytest.mark.rule("5", "5.1")
def test_russia_decides_after_seeing_what_japan_did() -> None:  # Ruling 43
    match = position(turn=1, japan="fuji", port_arthur="poltava").turn()
    give(match, "Sail fuji yellow_sea", "Embark tsushima", "EndSortie")
    [sortie] = [event for event in seen_by(match, "russia") if isinstance(event, FleetSailed)]
    assert sortie.sailed == (("yellow_sea", ("fuji",)),)
    assert sortie.armies == ("tsushima",)


@pytest.mark.rule("5")
def test_operations_begin_when_both_sorties_are_over() -> None:
    match = position(turn=1, japan="fuji", port_arthur="poltava").turn(rolls=[6, 1])
    assert asked(give(match, "EndSortie", "EndSortie")) == "japan operation"


@pytest.mark.rule("5", "8.1")
def test_ships_put_into_the_yard_are_intact_on_the_next_turn() -> None:
    match = position(turn=0, japan="fuji*").war(rolls=[3, 3])
    sit_out(give(match, "Repair fuji"), until="japan set-blockade")
    give(match, "NoBlockade")
    assert order_of(match, RepairsEnded, TurnBegan) == ["TurnBegan", "RepairsEnded", "TurnBegan"]
    assert ships_in(match, "japan") == {"fuji"}
