"""Chapter 9, initiative."""

from __future__ import annotations

import pytest
from tests.games.port_arthur.position import position, sit_out

from honjin.games.port_arthur.events import (
    BalticFleetArrived,
    Fired,
    FirstFireTaken,
    InitiativePassed,
    OperationsRolled,
    RerollDemanded,
)
from honjin.testing.position import asked, events_of, give, offered, order_of, refusal, rolled, rules_of

SIDES = ["japan", "russia"]
OTHER = {"japan": "russia", "russia": "japan"}

# In the operations phase


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("holder", SIDES)
def test_only_the_holder_is_asked_on_a_tie(holder: str) -> None:  # Ruling 54
    match = position(japan="fuji", port_arthur="poltava", initiative=holder).operations(rolls=[2, 2])
    assert asked(match) == f"{holder} tie"
    assert offered(match) == {"UseInitiative", "KeepInitiative"}
    assert refusal(match, "UseInitiative", side=OTHER[holder]) == "6.1 not-your-decision"


@pytest.mark.rule("9", "9.1")
@pytest.mark.parametrize("holder", SIDES)
def test_who_uses_the_initiative_hands_it_to_the_other_side_before_the_new_roll(holder: str) -> None:
    match = position(japan="fuji", port_arthur="poltava", initiative=holder).operations(rolls=[2, 2, 5, 3])
    give(match, "UseInitiative")
    assert match.state.initiative == OTHER[holder]
    kinds = (OperationsRolled, RerollDemanded, InitiativePassed)
    assert order_of(match, *kinds) == [
        "OperationsRolled",
        "RerollDemanded",
        "InitiativePassed",
        "OperationsRolled",
    ]


@pytest.mark.rule("9.1", "6.1")
@pytest.mark.parametrize(("dice", "first"), [((5, 3), "japan"), ((3, 5), "russia")])
def test_new_roll_replaces_both_dice_and_its_winner_acts(dice: tuple[int, int], first: str) -> None:  # Ruling 54
    match = position(japan="fuji", port_arthur="poltava").operations(rolls=[2, 2, *dice])
    give(match, "UseInitiative")
    assert asked(match) == f"{first} operation"
    assert rolled(match) == [2, 2, *dice]


@pytest.mark.rule("9.1")
def test_marker_goes_to_and_fro_while_ties_go_on() -> None:  # Rulings 24 and 54
    match = position(japan="fuji", port_arthur="poltava").operations(rolls=[1, 1, 2, 2, 3, 3, 4, 4])
    sides = []
    for _ in range(3):
        sides.append(asked(match))
        give(match, "UseInitiative")
    assert sides == ["japan tie", "russia tie", "japan tie"]
    assert asked(match) == "russia tie"


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("holder", SIDES)
def test_initiative_that_is_not_used_stays_and_the_phase_ends(holder: str) -> None:
    match = position(japan="fuji", port_arthur="poltava", initiative=holder).operations(rolls=[2, 2])
    give(match, "KeepInitiative")
    assert match.is_over
    assert match.state.initiative == holder


@pytest.mark.rule("9.1")
def test_second_holder_may_let_the_phase_end() -> None:
    match = position(japan="fuji", port_arthur="poltava").operations(rolls=[2, 2, 5, 5])
    give(match, "UseInitiative", "KeepInitiative")
    assert match.is_over
    assert match.state.initiative == "russia"


# In a battle


@pytest.mark.rule("9.2", "6.3A")
@pytest.mark.parametrize(("ships", "second"), [("asama | poltava", "russia"), ("mikasa | bayan", "japan")])
@pytest.mark.parametrize("attacker", SIDES)
def test_second_side_is_asked_if_it_holds_the_initiative(ships: str, second: str, attacker: str) -> None:
    match = position(yellow_sea=ships, initiative=second).battle(attacker, "yellow_sea")
    assert asked(match) == f"{second} first-fire"
    assert refusal(match, "UseInitiative", side=OTHER[second]) == "6.3 not-your-decision"


@pytest.mark.rule("9.2", "6.3A")
def test_first_side_has_no_use_for_the_initiative() -> None:
    match = position(yellow_sea="asama | poltava", initiative="japan").battle("japan", "yellow_sea")
    assert asked(match) == "japan fire"
    assert refusal(match, "UseInitiative") == "6.3B not-now"


@pytest.mark.rule("9.2", "6.3A")
def test_initiative_makes_the_slower_side_fire_first() -> None:
    match = position(yellow_sea="kasagi | navarin*", initiative="russia").battle("japan", "yellow_sea")
    give(match, "UseInitiative")
    assert asked(match) == "russia fire"
    assert rules_of(match, FirstFireTaken) == ["9.2"]


@pytest.mark.rule("9.2", "6.3A")
def test_attacker_at_equal_speed_may_use_the_initiative_too() -> None:
    match = position(yellow_sea="mikasa | poltava", initiative="japan").battle("japan", "yellow_sea")
    assert asked(match) == "japan first-fire"
    assert asked(give(match, "UseInitiative")) == "japan fire"


@pytest.mark.rule("9", "9.2")
def test_initiative_used_in_battle_passes_at_once_and_cannot_be_answered_there() -> None:  # Ruling 56
    match = position(yellow_sea="asama tokiwa | poltava", initiative="russia").battle("japan", "yellow_sea", [6, 6])
    give(match, "UseInitiative")
    assert match.state.initiative == "japan"
    give(match, "Fire 1", "TakeHits asama", "Fire 1")
    assert [fire.side for fire in events_of(match, Fired)] == ["russia", "japan"]
    assert len(events_of(match, InitiativePassed)) == 1


@pytest.mark.rule("9.2")
def test_initiative_kept_in_battle_changes_nothing() -> None:
    match = position(yellow_sea="asama | poltava", initiative="russia").battle("japan", "yellow_sea")
    give(match, "KeepInitiative")
    assert (asked(match), match.state.initiative) == ("japan fire", "russia")


@pytest.mark.rule("9.2")
def test_marker_gained_in_a_battle_may_be_used_later_in_the_phase() -> None:  # Ruling 56
    match = position(yellow_sea="asama tokiwa | poltava", initiative="russia").operations(
        rolls=[6, 1, 6, 6, 6, 5, 4, 4]
    )
    give(match, "Attack yellow_sea", "UseInitiative", "Fire 2", "Fire 2")
    assert asked(match) == "japan tie"


@pytest.mark.rule("9.2")
def test_second_side_is_asked_in_every_battle_anew() -> None:  # Ruling 56
    all_miss = [6, 6, 6]
    match = position(yellow_sea="asama | poltava", initiative="russia").operations(rolls=[6, 1, *all_miss, 6, 1])
    give(match, "Attack yellow_sea", "KeepInitiative", "Fire 1", "Fire 2", "Attack yellow_sea")
    assert asked(match) == "russia first-fire"


# When the Baltic fleet arrives


@pytest.mark.rule("9.3")
def test_russia_receives_the_initiative_at_the_start_of_turn_four() -> None:
    match = position(turn=4, initiative="japan").turn()
    assert match.state.initiative == "russia"
    assert rules_of(match, InitiativePassed) == ["9.3"]


@pytest.mark.rule("9.3")
def test_initiative_passes_before_the_baltic_fleet_arrives() -> None:  # Ruling 35
    match = position(turn=4, initiative="japan").turn()
    assert order_of(match, InitiativePassed, BalticFleetArrived) == ["InitiativePassed", "BalticFleetArrived"]


@pytest.mark.rule("9.3")
def test_nothing_happens_on_turn_four_if_russia_has_the_initiative() -> None:
    match = position(turn=4, initiative="russia").turn()
    assert events_of(match, InitiativePassed) == []
    assert match.state.initiative == "russia"


@pytest.mark.rule("9.3")
@pytest.mark.parametrize("turn", [1, 2, 3, 5, 6])
def test_initiative_passes_by_itself_on_no_other_turn(turn: int) -> None:  # Ruling 35
    match = position(turn=turn, initiative="japan").turn()
    assert match.state.initiative == "japan"


@pytest.mark.rule("9")
def test_initiative_carries_over_from_turn_to_turn() -> None:
    match = position(turn=0, initiative="russia").war()
    sit_out(match, until="japan set-blockade")
    give(match, "NoBlockade")
    assert (match.state.turn, match.state.initiative) == (2, "russia")
