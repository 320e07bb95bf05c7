"""Chapter 6, operations: who acts, and movement."""

from __future__ import annotations

import pytest
from tests.games.port_arthur.position import PortArthurMatch, position, ships_in

from honjin.core.event import Event
from honjin.games.port_arthur.events import (
    BattleJoined,
    MovementTested,
    OperationsEnded,
    OperationsRolled,
    Passed,
)
from honjin.games.port_arthur.model import RUSSIA, SideId
from honjin.testing.position import asked, events_of, give, offered, refusal, rolled, rules_of

FALLEN = "yalu nanshan liaoyang hill_203 port_arthur"


def endings(match: PortArthurMatch) -> list[str]:
    """How the phase ended, if it has."""
    return [event.why for event in events_of(match, OperationsEnded)]


# Who acts


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("dice", "first"), [((6, 1), "japan"), ((2, 1), "japan"), ((4, 5), "russia")])
def test_higher_die_acts(dice: tuple[int, int], first: str) -> None:
    match = position(japan="fuji", port_arthur="poltava").operations(rolls=dice)
    assert asked(match) == f"{first} operation"
    assert events_of(match, Event) == [OperationsRolled(*dice, SideId(first))]


@pytest.mark.rule("6.1")
def test_side_that_acts_may_move_fight_or_pass() -> None:
    match = position(yellow_sea="asama | poltava", japan="fuji").operations(rolls=[6, 1])
    assert {"MoveSquadron yellow_sea east_china_sea", "Attack yellow_sea", "Pass"} < offered(match)


@pytest.mark.rule("6.1")
def test_after_a_pass_the_other_side_may_operate() -> None:
    match = position(japan="fuji", port_arthur="poltava").operations(rolls=[6, 1])
    assert asked(give(match, "Pass")) == "russia operation"
    assert rolled(match) == [6, 1]


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
def test_two_passes_end_the_phase_at_once(dice: tuple[int, int]) -> None:
    match = position(japan="fuji", port_arthur="poltava").operations(rolls=dice)
    assert give(match, "Pass", "Pass").is_over
    assert endings(match) == ["passes"]


@pytest.mark.rule("6.1", "9.1")
@pytest.mark.parametrize("holder", ["japan", "russia"])
def test_initiative_cannot_undo_two_passes(holder: str) -> None:  # Ruling 24
    match = position(japan="fuji", port_arthur="poltava", initiative=holder).operations(rolls=[6, 1])
    give(match, "Pass", "Pass")
    assert asked(match) == ""
    assert match.state.initiative == holder


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_tie_ends_the_phase_even_on_the_first_roll(die: int) -> None:  # Ruling 23
    match = position(japan="fuji", port_arthur="poltava").operations(rolls=[die, die])
    assert give(match, "KeepInitiative").is_over
    assert endings(match) == ["tie"]
    assert rules_of(match, OperationsEnded) == ["6.1"]


@pytest.mark.rule("6.1")
def test_nobody_operates_on_a_tie() -> None:
    match = position(japan="fuji", port_arthur="poltava").operations(rolls=[4, 4])
    assert refusal(match, "Pass") == "9.1 not-now"
    assert refusal(match, "Pass", side="russia") == "6.1 not-your-decision"


CHANCES = {
    "passes": ("Pass", ()),
    "fails": ("MoveSquadron {} {}", (6,)),
    "moves": ("MoveSquadron {} {}", (1,)),
}


@pytest.mark.rule("6.1", "6.2A")
@pytest.mark.parametrize(
    ("first", "second", "ends"),
    [
        ("fails", "fails", False),  # Ruling 5
        ("passes", "fails", False),  # Ruling 21
        ("fails", "passes", False),  # Ruling 22
        ("fails", "moves", False),  # Ruling 53
        ("passes", "moves", False),  # Ruling 53
        ("passes", "passes", True),
    ],
)
def test_only_pass_after_pass_ends_the_phase(first: str, second: str, ends: bool) -> None:
    (one, one_dice), (other, other_dice) = CHANCES[first], CHANCES[second]
    rolls = [6, 1, *one_dice, *other_dice, *(() if ends else (1, 6))]
    match = position(tsushima="fuji", yellow_sea="poltava").operations(rolls=rolls)
    give(match, one.format("tsushima", "sea_of_japan"))
    assert asked(match) == "russia operation"
    give(match, other.format("yellow_sea", "east_china_sea"))
    assert match.is_over == ends
    assert len(events_of(match, OperationsRolled)) == (1 if ends else 2)
    assert rolled(match) == rolls


@pytest.mark.rule("6.1")
def test_second_side_may_do_any_operation_after_a_failure() -> None:  # Ruling 53
    match = position(tsushima="fuji", yellow_sea="asama | poltava", vladivostok="rossia").operations([6, 1, 6])
    give(match, "MoveSquadron tsushima sea_of_japan")
    wishes = {"MoveSquadron yellow_sea east_china_sea", "PutIn yellow_sea port_arthur", "Attack yellow_sea"}
    assert wishes | {"LeavePort vladivostok sea_of_japan", "Pass"} == offered(match)


@pytest.mark.rule("6.1")
def test_first_side_gets_no_second_chance_before_the_next_roll() -> None:  # Ruling 53
    match = position(tsushima="fuji", yellow_sea="poltava").operations(rolls=[6, 1, 6, 2, 5])
    give(match, "MoveSquadron tsushima sea_of_japan", "Pass")
    assert rolled(match)[-2:] == [2, 5]
    assert asked(match) == "russia operation"


@pytest.mark.rule("6.1", "6.2A")
def test_success_brings_a_new_roll_and_one_side_may_act_several_times_running() -> None:
    match = position(tsushima="fuji", yellow_sea="poltava").operations(rolls=[6, 1, 4, 5, 2, 1, 3, 1])
    give(match, "MoveSquadron tsushima sea_of_japan", "MoveSquadron sea_of_japan pacific_ocean")
    assert ships_in(match, "pacific_ocean") == {"fuji"}
    assert asked(match) == "japan operation"


@pytest.mark.rule("6.1", "6.3")
def test_battle_uses_up_the_operation() -> None:  # Ruling 53
    match = position(yellow_sea="asama | poltava").operations(rolls=[6, 1, 1, 1, 1, 6])
    give(match, "Attack yellow_sea", "Fire 1", "Fire 1")
    assert asked(match) == "russia operation"
    assert len(events_of(match, OperationsRolled)) == 2


@pytest.mark.rule("6.1")
def test_second_side_may_fight_after_a_pass_and_the_cycle_is_over() -> None:  # Ruling 53
    match = position(yellow_sea="asama | poltava").operations(rolls=[1, 6, 1, 1, 6, 1])
    give(match, "Pass", "Attack yellow_sea", "Fire 1", "Fire 1")
    assert len(events_of(match, OperationsRolled)) == 2
    assert asked(match) == "japan operation"


@pytest.mark.rule("6.1")
def test_side_that_is_not_asked_may_not_operate() -> None:
    match = position(japan="fuji", port_arthur="poltava").operations(rolls=[6, 1])
    assert refusal(match, "Pass", side="russia") == "6.1 not-your-decision"


# A side without operation


@pytest.mark.rule("6", "6.1")
def test_side_without_ships_passes_by_itself_and_the_other_acts() -> None:  # Ruling 48
    match = position(japan="fuji").operations(rolls=[1, 6])
    assert events_of(match, Passed) == [Passed(RUSSIA)]
    assert asked(match) == "japan operation"


@pytest.mark.rule("6", "6.1")
def test_pass_against_a_side_without_operation_ends_the_phase() -> None:  # Ruling 48
    match = position(japan="fuji", port_arthur_yard="poltava*").operations(rolls=[6, 1])
    assert give(match, "Pass").is_over
    assert endings(match) == ["passes"]


@pytest.mark.rule("6")
@pytest.mark.parametrize("ships", [{}, {"japan_yard": "fuji*", "port_arthur_yard": "poltava*"}])
def test_phase_ends_without_a_roll_if_nobody_can_operate(ships: dict[str, str]) -> None:  # Ruling 48
    match = position(ships).operations()
    assert (endings(match), rolled(match)) == (["nobody"], [])


@pytest.mark.rule("6")
def test_operation_that_does_nothing_cannot_be_declared() -> None:
    """It amounts to a pass: who leaves port must take a ship along."""
    match = give(position(japan="fuji asama").operation("japan"), "LeavePort japan tsushima")
    assert refusal(match, "SetOut") == "6.2C name-a-ship-first"
    assert refusal(match, "Pass") == "6.2C not-now"


# Squadrons


@pytest.mark.rule("6.2")
def test_all_ships_of_a_side_in_a_zone_move_together() -> None:
    match = position(tsushima="fuji asama kasagi* | rossia").operation("japan", rolls=[4])
    give(match, "MoveSquadron tsushima sea_of_japan")
    assert ships_in(match, "sea_of_japan") == {"fuji", "asama", "kasagi*"}
    assert ships_in(match, "tsushima") == {"rossia"}


@pytest.mark.rule("6.2")
def test_ships_that_enter_a_zone_join_the_squadron_there() -> None:
    match = position(tsushima="asama", sea_of_japan="mikasa").operations(rolls=[6, 1, 5, 6, 1, 5, 1, 1])
    give(match, "MoveSquadron tsushima sea_of_japan", "MoveSquadron sea_of_japan pacific_ocean")
    [_, test] = events_of(match, MovementTested)
    assert set(test.ships) == {"mikasa", "asama"}
    assert (test.speed, test.succeeded) == (4, False)


@pytest.mark.rule("6.2")
def test_ships_in_port_belong_to_no_squadron() -> None:
    match = position(japan="fuji", philippine_sea="asama").operation("japan", rolls=[5])
    give(match, "MoveSquadron philippine_sea pacific_ocean")
    assert ships_in(match, "pacific_ocean") == {"asama"}
    assert ships_in(match, "japan") == {"fuji"}


@pytest.mark.rule("6.2", "6.2A")
def test_failure_leaves_everything_as_it_was() -> None:  # Ruling 49
    board = position(tsushima="fuji", japan="asama", yellow_sea="poltava")
    match = give(board.operation("japan", rolls=[5]), "MoveSquadron tsushima sea_of_japan")
    assert match.state.encode() == board.state.encode()
    assert asked(match) == "russia operation"


@pytest.mark.rule("6.2", "6.2A")
def test_successful_move_must_be_carried_out() -> None:  # Ruling 49
    match = position(tsushima="fuji").operation("japan", rolls=[1])
    give(match, "MoveSquadron tsushima sea_of_japan")
    assert asked(match) == "japan tie"
    assert ships_in(match, "sea_of_japan") == {"fuji"}


# A. Between sea zones


@pytest.mark.rule("6.2A")
@pytest.mark.parametrize(("die", "zone"), [(1, "sea_of_japan"), (4, "sea_of_japan"), (5, "tsushima")])
def test_squadron_moves_on_a_die_up_to_its_speed(die: int, zone: str) -> None:
    match = position(tsushima="fuji", port_arthur="poltava").operation("japan", rolls=[die])
    give(match, "MoveSquadron tsushima sea_of_japan")
    assert ships_in(match, zone) == {"fuji"}


@pytest.mark.rule("6.2A")
@pytest.mark.parametrize(
    ("ships", "speed"),
    [("kasagi", 6), ("kasagi asama", 5), ("kasagi asama fuji", 4), ("kasagi asama fuji*", 3), ("kasagi*", 5)],
)
def test_squadron_is_as_fast_as_its_slowest_ship(ships: str, speed: int) -> None:
    match = give(position(tsushima=ships).operation("japan", rolls=[1]), "MoveSquadron tsushima sea_of_japan")
    assert [test.speed for test in events_of(match, MovementTested)] == [speed]


@pytest.mark.rule("6.2A")
def test_squadron_of_speed_six_rolls_all_the_same() -> None:  # Ruling 50
    match = position(tsushima="kasagi").operation("japan", rolls=[6])
    give(match, "MoveSquadron tsushima sea_of_japan")
    assert [(test.die, test.succeeded) for test in events_of(match, MovementTested)] == [(6, True)]


@pytest.mark.rule("6.2A")
def test_side_chooses_which_squadron_moves_and_where_to() -> None:
    match = position(tsushima="fuji", pacific_ocean="asama", yellow_sea="kasagi | poltava").operation("japan")
    moves = {wish for wish in offered(match) if wish.startswith("MoveSquadron")}
    assert moves == {
        "MoveSquadron tsushima east_china_sea",
        "MoveSquadron tsushima sea_of_japan",
        "MoveSquadron pacific_ocean philippine_sea",
        "MoveSquadron pacific_ocean sea_of_japan",
        "MoveSquadron yellow_sea east_china_sea",
    }


@pytest.mark.rule("6.2A")
@pytest.mark.parametrize(
    ("origin", "zone"),
    [
        ("tsushima", "philippine_sea"),
        ("tsushima", "yellow_sea"),
        ("yellow_sea", "tsushima"),
        ("yellow_sea", "philippine_sea"),
        ("tsushima", "tsushima"),
    ],
)
def test_squadron_moves_to_one_adjacent_zone_only(origin: str, zone: str) -> None:
    match = position(tsushima="fuji", yellow_sea="asama").operation("japan")
    assert refusal(match, f"MoveSquadron {origin} {zone}") == "6.2A not-adjacent"


@pytest.mark.rule("6.2A")
@pytest.mark.parametrize("origin", ["pacific_ocean", "yellow_sea"])
def test_only_a_squadron_of_ones_own_moves(origin: str) -> None:
    match = position(tsushima="fuji", yellow_sea="poltava").operation("japan")
    zone = {"pacific_ocean": "sea_of_japan", "yellow_sea": "east_china_sea"}[origin]
    assert refusal(match, f"MoveSquadron {origin} {zone}") == "6.2A no-squadron"


@pytest.mark.rule("6.2A", "6.2B", "6.3")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("MoveSquadron atlantic tsushima", "6.2A no-squadron"),
        ("PutIn atlantic japan", "6.2B no-squadron"),
        ("Attack atlantic", "6.3 no-squadron"),
        ("MoveSquadron tsushima atlantic", "6.2A not-adjacent"),
    ],
)
def test_zone_that_does_not_exist_is_refused_like_any_other(wish: str, reason: str) -> None:
    match = position(tsushima="fuji | poltava").operation("japan")
    assert refusal(match, wish) == reason


@pytest.mark.rule("6.2A")
def test_enemies_do_not_hinder_a_move() -> None:
    match = position(tsushima="fuji | rossia", sea_of_japan="gromoboi rurik").operation("japan", rolls=[4])
    give(match, "MoveSquadron tsushima sea_of_japan")
    assert ships_in(match, "sea_of_japan") == {"fuji", "gromoboi", "rurik"}


@pytest.mark.rule("6.2A", "7.2")
def test_blockade_does_not_bind_moves_in_the_operations_phase() -> None:  # Ruling 25
    match = position(yellow_sea="poltava", blockade=True).operation("russia", rolls=[1])
    give(match, "MoveSquadron yellow_sea east_china_sea")
    assert ships_in(match, "east_china_sea") == {"poltava"}


# B. From sea to port


@pytest.mark.rule("6.2B")
@pytest.mark.parametrize(
    ("side", "zone", "ports"),
    [
        ("russia", "yellow_sea", {"port_arthur"}),
        ("russia", "sea_of_japan", {"vladivostok"}),
        ("russia", "east_china_sea", {"diego_suarez"}),
        ("russia", "tsushima", set()),
        ("russia", "pacific_ocean", set()),
        ("russia", "philippine_sea", set()),
        ("japan", "yellow_sea", set()),
        ("japan", "sea_of_japan", {"japan"}),
        ("japan", "east_china_sea", {"japan"}),
        ("japan", "tsushima", {"japan"}),
        ("japan", "pacific_ocean", {"japan"}),
        ("japan", "philippine_sea", {"japan"}),
    ],
)
def test_squadron_puts_into_an_adjacent_port_of_its_side(
    side: str, zone: str, ports: set[str]
) -> None:  # Rulings 9 and 51
    match = position({zone: "fuji" if side == "japan" else "poltava"}).operation(side)
    assert {wish.split()[2] for wish in offered(match) if wish.startswith("PutIn")} == ports


@pytest.mark.rule("6.2B")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("PutIn yellow_sea diego_suarez", "6.2B port-not-adjacent"),
        ("PutIn east_china_sea port_arthur", "6.2B port-not-adjacent"),
        ("PutIn yellow_sea japan", "2.2 not-your-port"),
        ("PutIn tsushima vladivostok", "6.2B no-squadron"),
    ],
)
def test_other_ports_are_refused_to_russia(wish: str, reason: str) -> None:  # Ruling 51
    match = position(yellow_sea="poltava", east_china_sea="retvizan").operation("russia")
    assert refusal(match, wish) == reason


@pytest.mark.rule("6.2B")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("PutIn yellow_sea japan", "6.2B port-not-adjacent"),
        ("PutIn east_china_sea diego_suarez", "2.2 not-your-port"),
        ("PutIn sea_of_japan vladivostok", "2.2 not-your-port"),
    ],
)
def test_other_ports_are_refused_to_japan(wish: str, reason: str) -> None:  # Rulings 9 and 51
    match = position(yellow_sea="asama", east_china_sea="fuji", sea_of_japan="kasagi").operation("japan")
    assert refusal(match, wish) == reason


@pytest.mark.rule("6.2B")
@pytest.mark.parametrize(("die", "place"), [(5, "vladivostok"), (6, "sea_of_japan")])
def test_putting_in_takes_a_movement_test(die: int, place: str) -> None:
    match = position(sea_of_japan="rossia bogatyr*", japan="fuji").operation("russia", rolls=[die])
    give(match, "PutIn sea_of_japan vladivostok")
    assert ships_in(match, place) == {"rossia", "bogatyr*"}


@pytest.mark.rule("6.2B")
def test_failure_to_put_in_hands_the_operation_to_the_other_side() -> None:
    match = position(sea_of_japan="rossia", japan="fuji").operation("russia", rolls=[6])
    assert asked(give(match, "PutIn sea_of_japan vladivostok")) == "japan operation"


@pytest.mark.rule("6.2B", "5.2")
def test_squadron_puts_into_the_roadstead_never_the_yard() -> None:  # Rulings 46 and 51
    match = position(tsushima="fuji*").operation("japan", rolls=[1])
    give(match, "PutIn tsushima japan")
    assert (ships_in(match, "japan"), ships_in(match, "japan_yard")) == ({"fuji*"}, set())


@pytest.mark.rule("6.2B")
def test_whole_squadron_puts_in() -> None:  # Ruling 9
    match = position(tsushima="fuji asama").operation("japan", rolls=[4])
    give(match, "PutIn tsushima japan")
    assert (ships_in(match, "japan"), ships_in(match, "tsushima")) == ({"fuji", "asama"}, set())


@pytest.mark.rule("6.2B", "6.2C")
def test_squadron_that_put_in_may_leave_again_by_a_later_operation() -> None:  # Ruling 52
    match = position(tsushima="fuji").operations(rolls=[6, 1, 4, 6, 1, 4, 1, 1])
    give(match, "PutIn tsushima japan", "LeavePort japan pacific_ocean", "SetOut")
    assert ships_in(match, "pacific_ocean") == {"fuji"}


@pytest.mark.rule("6.2B", "7.6")
def test_port_arthur_is_closed_after_its_fall() -> None:  # Ruling 51
    match = position(yellow_sea="poltava", boxes=FALLEN).operation("russia")
    assert refusal(match, "PutIn yellow_sea port_arthur") == "7.6 no-port-any-more"
    assert "PutIn yellow_sea port_arthur" not in offered(match)


@pytest.mark.rule("6.2B", "7.5")
def test_port_arthur_is_open_after_hill_203() -> None:  # Ruling 75
    match = position(yellow_sea="poltava", boxes="yalu nanshan liaoyang hill_203").operation("russia", [4])
    give(match, "PutIn yellow_sea port_arthur")
    assert ships_in(match, "port_arthur") == {"poltava"}


# C. From port to sea


@pytest.mark.rule("6.2C")
def test_any_ships_of_a_roadstead_may_leave() -> None:
    match = position(japan="fuji asama* kasagi mikasa").operation("japan", rolls=[4])
    give(match, "LeavePort japan tsushima", "Join asama", "Join kasagi", "SetOut")
    assert ships_in(match, "tsushima") == {"asama*", "kasagi"}
    assert ships_in(match, "japan") == {"fuji", "mikasa"}


@pytest.mark.rule("6.2C")
def test_speed_is_that_of_the_slowest_ship_that_leaves() -> None:  # Ruling 52
    match = position(japan="fuji* asama kasagi").operation("japan", rolls=[5])
    give(match, "LeavePort japan tsushima", "Join asama", "Join kasagi", "SetOut")
    assert [test.speed for test in events_of(match, MovementTested)] == [5]
    assert ships_in(match, "tsushima") == {"asama", "kasagi"}


@pytest.mark.rule("6.2C")
def test_ships_that_fail_to_leave_stay_in_port() -> None:
    match = position(japan="fuji asama", port_arthur="poltava").operation("japan", rolls=[5])
    give(match, "LeavePort japan tsushima", "Join fuji", "Join asama", "SetOut")
    assert ships_in(match, "japan") == {"fuji", "asama"}
    assert asked(match) == "russia operation"


@pytest.mark.rule("6.2C")
def test_ships_that_leave_join_the_squadron_outside() -> None:
    match = position(japan="fuji", tsushima="asama").operation("japan", rolls=[4])
    give(match, "LeavePort japan tsushima", "SetOut")
    assert ships_in(match, "tsushima") == {"asama", "fuji"}


@pytest.mark.rule("6.2C")
def test_squadron_outside_does_not_slow_the_ships_that_leave() -> None:  # Ruling 52
    match = position(japan="kasagi", tsushima="fuji*").operation("japan", rolls=[6])
    give(match, "LeavePort japan tsushima", "SetOut")
    assert ships_in(match, "tsushima") == {"kasagi", "fuji*"}


@pytest.mark.rule("6.2C")
@pytest.mark.parametrize(
    ("port", "zones"),
    [
        ("japan", "tsushima pacific_ocean sea_of_japan philippine_sea east_china_sea"),
        ("port_arthur", "yellow_sea"),
        ("vladivostok", "sea_of_japan"),
        ("diego_suarez", "east_china_sea"),
    ],
)
def test_ships_leave_for_one_adjacent_zone_never_two(port: str, zones: str) -> None:  # Ruling 52
    side, ship = ("japan", "fuji") if port == "japan" else ("russia", "poltava")
    match = position({port: ship}).operation(side)
    assert {wish.split()[2] for wish in offered(match) if wish.startswith("LeavePort")} == set(zones.split())


@pytest.mark.rule("6.2C")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("LeavePort japan yellow_sea", "6.2C port-not-adjacent"),
        ("LeavePort port_arthur yellow_sea", "2.2 not-your-port"),
        ("LeavePort nagasaki tsushima", "2.2 not-your-port"),
    ],
)
def test_impossible_departures_are_refused_to_japan(wish: str, reason: str) -> None:
    match = position(japan="fuji", port_arthur="poltava").operation("japan")
    assert refusal(match, wish) == reason


@pytest.mark.rule("6.2C")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("LeavePort port_arthur east_china_sea", "6.2C port-not-adjacent"),
        ("LeavePort vladivostok sea_of_japan", "6.2C no-ships-in-roadstead"),
        ("LeavePort diego_suarez east_china_sea", "6.2C no-ships-in-roadstead"),
    ],
)
def test_impossible_departures_are_refused_to_russia(wish: str, reason: str) -> None:
    match = position(port_arthur="poltava", vladivostok_yard="rossia*").operation("russia")
    assert refusal(match, wish) == reason


@pytest.mark.rule("6.2C")
@pytest.mark.parametrize("ship", ["fuji", "kasagi", "poltava", "naniwa", "nonesuch"])
def test_only_ships_of_this_roadstead_may_join(ship: str) -> None:  # Ruling 52
    match = position(japan="mikasa asama", japan_yard="fuji*", tsushima="kasagi", port_arthur="poltava").operation(
        "japan"
    )
    give(match, "LeavePort japan tsushima")
    assert refusal(match, f"Join {ship}") == "6.2C not-in-this-roadstead"
    assert offered(match) == {"Join mikasa", "Join asama"}


@pytest.mark.rule("6.2C")
def test_ship_joins_once() -> None:
    match = give(position(japan="fuji asama").operation("japan"), "LeavePort japan tsushima", "Join fuji")
    assert refusal(match, "Join fuji") == "6.2C joined-already"
    assert offered(match) == {"Join asama", "SetOut"}


@pytest.mark.rule("6.3", "6.2")
def test_moving_into_an_enemy_squadron_starts_no_battle() -> None:
    match = position(tsushima="fuji", sea_of_japan="rossia").operation("japan", rolls=[4])
    give(match, "MoveSquadron tsushima sea_of_japan")
    assert events_of(match, BattleJoined) == []
    assert ships_in(match, "sea_of_japan") == {"fuji", "rossia"}


@pytest.mark.rule("6.2", "6.2A", "6.2C")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("Sail asama sea_of_japan", "6.2A squadron-moves-together"),
        ("Sail fuji tsushima", "6.2C leave-port-first"),
        ("Sail mikasa tsushima", "6.2C not-in-a-roadstead"),
        ("Sail poltava tsushima", "6.2 not-your-ship"),
        ("Sail yamato tsushima", "6.2 not-your-ship"),
    ],
)
def test_wish_for_a_single_ship_is_told_how_ships_move_in_operations(wish: str, reason: str) -> None:
    match = position(tsushima="asama tokiwa", japan="fuji", japan_yard="mikasa*", port_arthur="poltava").operation(
        "japan"
    )
    assert refusal(match, wish) == reason
