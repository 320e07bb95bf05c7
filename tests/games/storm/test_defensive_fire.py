"""Chapter 9: those who are there fire at those who come."""

from __future__ import annotations

import pytest
from tests.games.storm.position import give, holder, lines, place_of, points, position, route, shot, units_in

from honjin.games.storm.events import FireHeld, Shot, UnitRetreated, UnitsEntered
from honjin.testing.position import asked, events_of, offered, refusal, rules_of

# Who fires


@pytest.mark.rule("9.1", "8.4")
@pytest.mark.parametrize("defender", ["r_13_1", "r_res3", "r_mg_16"])
def test_active_infantry_and_machine_guns_may_fire_at_those_who_enter(defender: str) -> None:  # Ruling 73
    match = position({"5": "j_9d_7_1", "16": defender}).act("japan", "j_9d_7_1", "March 16")
    assert asked(match) == "russia defensive-fire"
    assert offered(match) == {"Shoot", "HoldFire"}


@pytest.mark.rule("9.1", "11.1")
@pytest.mark.parametrize("defenders", ["r_a_18", "r_13_1* r_mg_16*", "r_a_18 r_13_1*"])
def test_guns_and_spent_units_draw_no_defensive_fire(defenders: str) -> None:  # Rulings 73 and 89
    match = position({"5": "j_9d_7_1", "16": defenders}).act("japan", "j_9d_7_1", "March 16")
    assert match.is_over
    assert events_of(match, Shot) == []


@pytest.mark.rule("9.1")
def test_engineers_alone_draw_no_defensive_fire() -> None:  # Ruling 73
    match = position({"16": "r_13_1", "5": "j_9d_e"}).act("russia", "r_13_1", "March 5")
    assert match.is_over


@pytest.mark.rule("9.1")
def test_only_active_riflemen_join_in() -> None:
    board = position({"5": "j_9d_7_1", "16": "r_13_1 r_13_2* r_mg_16 r_a_18", "15": "r_14_1"})
    match = give(board.act("japan", "j_9d_7_1", "March 16", rolls=[1, 1]), "Shoot")
    assert shot(match).units == ("r_13_1", "r_mg_16")


@pytest.mark.rule("9.1")
def test_all_active_units_fire_as_one_led_by_the_best() -> None:  # Rulings 23 and 25
    board = position({"5": "j_9d_7_1", "16": "r_13_1 r_res3 r_mg_16"})
    match = give(board.act("japan", "j_9d_7_1", "March 16", rolls=[1, 1]), "Shoot")
    assert lines(shot(match).attack) == {"firepower": 6, "others": 1}


@pytest.mark.rule("9.1")
def test_defender_may_hold_fire() -> None:  # Ruling 25
    match = position({"5": "j_9d_7_1", "16": "r_13_1"}).act("japan", "j_9d_7_1", "March 16")
    give(match, "HoldFire")
    assert match.is_over
    assert events_of(match, Shot) == []
    assert [event.side for event in events_of(match, FireHeld)] == ["russia"]


@pytest.mark.rule("9.1")
def test_defensive_fire_spends_nobody() -> None:
    board = position({"5": "j_9d_7_1", "16": "r_13_1 r_mg_16"})
    match = give(board.act("japan", "j_9d_7_1", "March 16", rolls=[1, 1]), "Shoot")
    assert units_in(match, "16") == {"r_13_1", "r_mg_16", "j_9d_7_1*"}


@pytest.mark.rule("9.1")
def test_unit_fires_defensively_as_often_as_somebody_comes() -> None:
    match = position({"5": "j_9d_7_1 j_9d_7_2", "16": "r_13_1"}).actions(rolls=[1, 1, 1, 1])
    give(match, "Pick j_9d_7_1", "March 16", "Shoot", "Pass", "Pick j_9d_7_2", "March 16", "Shoot")
    assert [event.units for event in events_of(match, Shot)] == [("r_13_1",), ("r_13_1",)]


@pytest.mark.rule("9.1")
def test_unit_that_has_acted_does_not_fire_defensively() -> None:
    match = position({"5": "j_9d_7_1 j_9d_7_2", "16": "r_13_1"}).actions(rolls=[1, 1])
    give(match, "Pass", "Pick r_13_1", "Fire 5", "Pick j_9d_7_1", "March 16")
    assert asked(match) == "japan action"
    assert place_of(match, "j_9d_7_1") == "16*"


@pytest.mark.rule("9.1")
def test_both_sides_fire_at_those_who_come() -> None:
    match = position({"16": "r_13_1", "5": "j_9d_7_1"}).act("russia", "r_13_1", "March 5", rolls=[6, 6])
    assert asked(match) == "japan defensive-fire"
    give(match, "Shoot")
    assert points(match) == 7  # 4 + 12 against 9: the Russians do not control the area
    assert rules_of(match, Shot) == ["9.3"]


@pytest.mark.rule("8.4", "9.1")
def test_leaving_draws_no_defensive_fire() -> None:  # Ruling 73
    match = position({"16": "j_9d_7_1 | r_13_1 r_mg_16"}).act("japan", "j_9d_7_1", "March 5")
    assert match.is_over
    assert place_of(match, "j_9d_7_1") == "5*"


@pytest.mark.rule("9.1")
def test_nobody_else_answers_for_the_defender() -> None:
    match = position({"5": "j_9d_7_1", "16": "r_13_1"}).act("japan", "j_9d_7_1", "March 16")
    assert refusal(match, "HoldFire", side="japan").endswith(" not-your-decision")
    assert refusal(match, "Halt").endswith(" not-now")


# The group fired at


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("first", ["Shoot", "HoldFire"])
def test_group_is_fired_at_once_in_whichever_area_the_defender_likes(first: str) -> None:  # Rulings 23 and 73
    """With nine points a group enters two hostile areas in one action: 2 into 15, 3 into 16."""
    board = position({"5": "j_9d_7_1", "15": "r_13_1", "16": "r_13_2"}, values={"j_9d_7_1": {"movement": 9}})
    match = give(board.act("japan", "j_9d_7_1", "Through 15", rolls=[1, 1]), first, "March 16")
    if first == "Shoot":
        assert match.is_over
    else:
        assert asked(match) == "russia defensive-fire"
        give(match, "Shoot")
        assert match.is_over
    assert [event.area for event in events_of(match, Shot)] == ["15" if first == "Shoot" else "16"]
    assert place_of(match, "j_9d_7_1") == "16*"


@pytest.mark.rule("9.2", "8.1")
def test_no_group_of_four_points_enters_two_hostile_areas() -> None:  # Ruling 73
    match = position({"5": "j_9d_7_1", "15": "r_13_1"}).act("japan", "j_9d_7_1", "Through 15")
    give(match, "HoldFire")
    assert offered(match) == {"March 4", "Halt"}


@pytest.mark.rule("9.2", "11.1")
def test_movers_absorb_as_if_spent() -> None:  # Ruling 24
    board, pair = position({"5": "j_9d_7_1 j_9d_7_2", "16": "r_13_1 r_mg_16"}), "j_9d_7_1 j_9d_7_2"
    one = give(board.act("japan", pair, "March 16", rolls=[1, 2]), "Shoot")
    assert points(one) == 1
    assert offered(one) == {"Retreat j_9d_7_1 5", "Retreat j_9d_7_2 5", "AbsorbForMe"}
    assert refusal(one, "Flip j_9d_7_1") == "9.2 inactive-already"
    two = give(board.act("japan", pair, "March 16", rolls=[1, 3]), "Shoot")
    assert points(two) == 2
    assert offered(two) == offered(one) | {"Remove j_9d_7_1", "Remove j_9d_7_2"}


@pytest.mark.rule("9.2", "11.1")
def test_guns_in_the_group_are_destroyed_by_one_point() -> None:  # Ruling 24
    board = position({"5": "j_9d_7_1 j_9d_a1", "16": "r_13_1 r_mg_16"})
    match = give(board.act("japan", "j_9d_7_1 j_9d_a1", "March 16", rolls=[1, 2]), "Shoot")
    assert offered(match) == {"Retreat j_9d_7_1 5", "Lose j_9d_a1", "AbsorbForMe"}
    give(match, "Lose j_9d_a1")
    assert place_of(match, "j_9d_a1") == "destroyed"


@pytest.mark.rule("9.2", "11.2")
def test_only_the_group_that_entered_absorbs() -> None:  # Ruling 33
    board = position({"5": "j_9d_7_1 j_9d_19_1", "16": "j_9d_7_2* j_9d_7_3 | r_13_1 r_mg_16"})
    match = give(board.act("japan", "j_9d_7_1 j_9d_19_1", "March 16", rolls=[1, 3]), "Shoot")
    assert {wish.split()[1] for wish in offered(match) if " " in wish} == {"j_9d_7_1", "j_9d_19_1"}
    assert refusal(match, "Remove j_9d_7_2") == "11.2 not-hit"
    all_lost = give(board.act("japan", "j_9d_7_1 j_9d_19_1", "March 16", rolls=[6, 6]), "Shoot")
    assert all_lost.is_over
    assert units_in(all_lost, "16") == {"j_9d_7_2*", "j_9d_7_3", "r_13_1", "r_mg_16"}


@pytest.mark.rule("11.2")
def test_units_that_entered_by_an_earlier_action_are_not_hit() -> None:  # Ruling 33
    match = position({"5": "j_9d_7_1 j_9d_7_2", "16": "r_13_1 r_mg_16"}).actions(rolls=[6, 6])
    give(match, "Pick j_9d_7_1", "March 16", "HoldFire", "Pass", "Pick j_9d_7_2", "March 16", "Shoot")
    assert place_of(match, "j_9d_7_2") == "reorganization_japan"
    assert place_of(match, "j_9d_7_1") == "16*"


# Thrown back


@pytest.mark.rule("11.3")
def test_units_are_thrown_back_to_the_area_just_left() -> None:  # Ruling 39
    """On the way from 7 to 16: thrown back to the last step before, not to where the movement began."""
    board = position({"7": "j_9d_7_1", "16": "r_13_1 r_mg_16", "1": "r_14_1*"})
    match = give(board.act("japan", "j_9d_7_1", "March 16 5", rolls=[1, 2]), "Shoot", "Retreat j_9d_7_1 5")
    assert route(match) == ["5", "16"]
    assert place_of(match, "j_9d_7_1") == "5*"
    assert rules_of(match, UnitRetreated) == ["11.3"]


@pytest.mark.rule("11.3")
def test_units_are_thrown_back_even_among_enemies() -> None:  # Ruling 39
    board = position({"15": "j_9d_7_1 | r_14_1", "16": "r_13_1 r_mg_16"})
    match = give(board.act("japan", "j_9d_7_1", "March 16", rolls=[1, 2]), "Shoot", "Retreat j_9d_7_1 15")
    assert place_of(match, "j_9d_7_1") == "15*"
    assert holder(match, "15") == "russia"


@pytest.mark.rule("11.3", "9.1")
def test_being_thrown_back_draws_no_defensive_fire() -> None:  # Ruling 40
    board = position({"15": "j_9d_7_1 | r_14_1", "16": "r_13_1 r_mg_16"})
    match = give(board.act("japan", "j_9d_7_1", "March 16", rolls=[1, 2]), "Shoot", "Retreat j_9d_7_1 15")
    assert match.is_over
    assert len(events_of(match, Shot)) == 1


@pytest.mark.rule("9.1", "8.4")
def test_some_are_thrown_back_and_the_others_go_on() -> None:  # Rulings 22 and 74
    board = position({"5": "j_9d_7_1 j_9d_7_2", "15": "r_13_1 r_mg_15"})
    match = give(board.act("japan", "j_9d_7_1 j_9d_7_2", "Through 15", rolls=[1, 2]), "Shoot")
    give(match, "Retreat j_9d_7_2 5")
    assert offered(match) == {"March 4", "Halt"}
    give(match, "March 4")
    assert (place_of(match, "j_9d_7_1"), place_of(match, "j_9d_7_2")) == ("4*", "5*")
    assert events_of(match, UnitsEntered)[-1].units == ("j_9d_7_1",)


@pytest.mark.rule("9.1")
def test_action_ends_when_all_are_gone() -> None:  # Ruling 74
    board = position({"5": "j_9d_7_1", "15": "r_13_1 r_mg_15"})
    match = give(board.act("japan", "j_9d_7_1", "Through 15", rolls=[1, 2]), "Shoot", "Retreat j_9d_7_1 5")
    assert match.is_over
    assert place_of(match, "j_9d_7_1") == "5*"


@pytest.mark.rule("11.3", "5.2")
@pytest.mark.parametrize("switch", [False, True])
def test_units_thrown_back_are_spent_whatever_the_switch_says(switch: bool) -> None:  # Rulings 39 and 74
    board = position({"5": "j_9d_7_1", "16": "r_13_1 r_mg_16"}, switches={"retreat_keeps_side": switch})
    match = give(board.act("japan", "j_9d_7_1", "March 16", rolls=[1, 2]), "Shoot", "Retreat j_9d_7_1 5")
    assert place_of(match, "j_9d_7_1") == "5*"


@pytest.mark.rule("11.3", "8.1")
def test_being_thrown_back_is_no_breach_of_the_rule_against_turning_back() -> None:  # Ruling 71
    board = position({"5": "j_9d_7_1", "16": "r_13_1 r_mg_16"})
    match = give(board.act("japan", "j_9d_7_1", "March 16", rolls=[1, 2]), "Shoot")
    assert place_of(match, "j_9d_7_1") == "5*"


@pytest.mark.rule("9.4", "11.2")
def test_points_beyond_the_group_are_void() -> None:
    board = position({"5": "j_9d_7_1", "16": "j_9d_7_2* | r_13_1 r_mg_16"})
    match = give(board.act("japan", "j_9d_7_1", "March 16", rolls=[6, 6]), "Shoot", "Remove j_9d_7_1")
    assert points(match) == 10
    assert match.is_over
