"""Chapter 8: movement points, groups on their way, and ten units in an area."""

from __future__ import annotations

import pytest
from tests.games.storm.position import StormMatch, give, holder, offers, place_of, position, route, some, units_in

from honjin.games.storm.events import UnitsEntered
from honjin.testing.position import asked, events_of, offered, refusal, rules_of

NINE_JAPANESE = some("j_11d_12", "j_11d_22", "j_11d_43")
NINE_RUSSIANS = some("r_13", "r_14", "r_15")


def price(match: StormMatch) -> int:
    """What the movement cost in all."""
    return sum(event.points for event in events_of(match, UnitsEntered))


# Movement points


@pytest.mark.rule("8.1")
def test_entering_a_friendly_area_costs_one_point() -> None:
    match = position({"5": "j_9d_7_1"}).act("japan", "j_9d_7_1", "March 1")
    assert price(match) == 1
    assert rules_of(match, UnitsEntered) == ["8.1"]


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("garrison", "japanese"),
    [("", ""), ("r_13_1*", "16"), ("r_13_1*", "")],
    ids=["enemy control", "enemy units", "both, and still one point"],
)
def test_entering_a_hostile_area_costs_one_more(garrison: str, japanese: str) -> None:  # Rulings 20 and 69
    match = position({"5": "j_9d_7_1", "16": garrison}, japanese=japanese).act("japan", "j_9d_7_1", "March 16")
    assert price(match) == 2


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("garrison", "japanese"),
    [("", ""), ("r_13_1", "16"), ("r_13_1", "")],
    ids=["enemy control", "enemy units", "both, and still one point"],
)
def test_leaving_a_hostile_area_costs_one_more(garrison: str, japanese: str) -> None:  # Rulings 20 and 69
    board = position({"16": f"j_9d_7_1 | {garrison}"}, japanese=japanese)
    assert price(board.act("japan", "j_9d_7_1", "March 5")) == 2


@pytest.mark.rule("8.1")
def test_from_hostile_to_hostile_costs_three() -> None:  # Ruling 20
    match = position({"16": "j_9d_7_1"}).act("japan", "j_9d_7_1", "March 15")
    assert price(match) == 3


@pytest.mark.rule("8.1")
def test_group_enters_as_many_areas_as_its_points_allow() -> None:  # Ruling 21
    """From the box over two friendly areas into a hostile one: 1 + 1 + 2."""
    match = position({"37": "j_4rb_8_1"}).act("japan", "j_4rb_8_1", "March 16")
    assert price(match) == 4
    assert len(route(match)) == 3
    assert place_of(match, "j_4rb_8_1") == "16*"


@pytest.mark.rule("8.1")
def test_reach_of_a_battalion_with_four_points() -> None:
    match = position({"37": "j_4rb_8_1"}).picked("japan", "j_4rb_8_1")
    assert offers(match, "March") == {
        *("2", "3", "4"),  # one point
        *("5", "7"),  # two
        *("1", "8", "11", "12", "14", "15"),  # three: a third friendly area, or two points into a hostile one
        *("6", "9", "16"),  # four
    }
    assert refusal(match, "March 10") == "8.1 out-of-reach"
    assert refusal(match, "March 24") == "8.1 out-of-reach"


@pytest.mark.rule("8.1")
def test_control_counts_as_it_was_when_the_action_began() -> None:  # Ruling 69
    """15 is Russian and empty: entering costs 2, leaving it for 22 another 3, though the group stands in it alone."""
    board = position({"4": "j_9d_7_1"}, values={"j_9d_7_1": {"movement": 5}})
    match = board.act("japan", "j_9d_7_1", "March 22")
    assert (len(route(match)), price(match)) == (2, 5)


@pytest.mark.rule("8.1")
def test_cheapest_way_is_taken() -> None:
    match = position({"7": "j_9d_7_1", "5": "r_13_1*"}).act("japan", "j_9d_7_1", "March 16")
    assert route(match) == ["1", "16"]


@pytest.mark.rule("8.1")
def test_way_avoids_areas_that_may_fire() -> None:
    match = position({"7": "j_9d_7_1", "1": "r_13_1", "5": "r_13_2*"}).act("japan", "j_9d_7_1", "March 6")
    assert route(match) == ["8", "6"]
    assert match.is_over


@pytest.mark.rule("8.1", "2.11")
def test_unit_with_no_movement_points_does_not_move() -> None:
    match = position({"1": "j_28_1 j_9d_7_1", "16": "r_13_1", "24": "r_13_2"}).picked("japan", "j_28_1")
    assert offers(match, "March") == set()
    assert refusal(match, "March 5") == "8.1 cannot-move"
    assert refusal(match, "Pick j_9d_7_1") == "6.1 only-guns-bombard"


@pytest.mark.rule("8.1")
def test_gun_with_one_point_neither_enters_nor_leaves_a_hostile_area() -> None:  # Ruling 70
    board = position({"1": "j_s_15h1", "16": "r_13_1"})
    assert offers(board.picked("japan", "j_s_15h1"), "March") == {"5", "6", "7", "8"}
    stuck = position({"16": "j_s_15h1 j_9d_7_1"}).action("japan")
    assert offers(stuck, "Pick") == {"j_9d_7_1"}
    assert refusal(stuck, "Pick j_s_15h1") == "5.1 nothing-to-do"


@pytest.mark.rule("8.2", "8.1")
def test_slowest_unit_sets_the_points() -> None:  # Rulings 5 and 70
    board = position({"1": "j_9d_7_1 j_s_15h1 j_9d_a1"})
    assert offers(board.picked("japan", "j_9d_7_1 j_s_15h1"), "March") == {"5", "6", "7", "8"}
    with_three = offers(board.picked("japan", "j_9d_7_1 j_9d_a1"), "March")
    assert "24" in with_three  # 6, then 2 points into the fort
    assert "26" not in with_three
    assert "26" in offers(board.picked("japan", "j_9d_7_1"), "March")


@pytest.mark.rule("8.2")
def test_unit_too_slow_to_come_along_is_not_offered() -> None:
    match = position({"16": "j_9d_7_1 j_s_15h1"}).picked("japan", "j_9d_7_1")
    assert offers(match, "Pick") == set()
    assert refusal(match, "Pick j_s_15h1") == "5.3 nothing-in-common"


@pytest.mark.rule("8.1")
def test_movement_ends_elsewhere_than_it_began() -> None:  # Ruling 71
    match = position({"5": "j_9d_7_1"}).picked("japan", "j_9d_7_1")
    assert "5" not in offers(match, "March")
    assert refusal(match, "March 5") == "8.1 there-already"


@pytest.mark.rule("8.1")
def test_path_never_turns_back() -> None:  # Ruling 71
    board = position({"5": "j_9d_7_1", "15": "r_13_1"})
    match = give(board.act("japan", "j_9d_7_1", "Through 15"), "HoldFire")
    assert asked(match) == "japan march-on"
    assert offered(match) == {"March 4", "Halt"}
    assert refusal(match, "March 5") == "8.1 been-there"
    assert refusal(match, "March 15") == "8.1 there-already"
    assert refusal(match, "March 16") == "8.1 out-of-reach"


# Ten units in an area


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("units", "fits"), [("j_9d_7_1", True), ("j_9d_7_1 j_9d_7_2", False)])
def test_ten_units_of_a_side_at_most(units: str, fits: bool) -> None:  # Ruling 46
    match = position({"1": NINE_JAPANESE, "5": "j_9d_7_1 j_9d_7_2"}).picked("japan", units)
    assert ("1" in offers(match, "March")) == fits
    assert refusal(match, "March 1") == ("" if fits else "8.3 ten-units")


@pytest.mark.rule("8.3")
def test_each_side_counts_for_itself() -> None:  # Rulings 46 and 98
    board = position({"16": f"{NINE_RUSSIANS.replace(' ', '* ')}* r_16_1*", "5": "j_9d_7_1 j_9d_7_2 j_9d_7_3"})
    match = board.act("japan", "j_9d_7_1 j_9d_7_2 j_9d_7_3", "March 16")
    assert len(units_in(match, "16")) == 13


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("kinds", ["j_s_15h1 j_s_15h2", "j_9d_e j_1d_e"])
def test_all_kinds_of_units_count(kinds: str) -> None:  # Ruling 46
    crowd = " ".join(NINE_JAPANESE.split()[:8])
    match = position({"1": f"{crowd} {kinds}", "5": "j_9d_7_1"}).picked("japan", "j_9d_7_1")
    assert refusal(match, "March 1") == "8.3 ten-units"


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("crowd", "single", "pair"),
    [(NINE_RUSSIANS, True, False), (f"{NINE_RUSSIANS} r_16_1", False, False), ("r_13_1", True, True)],
    ids=["nine", "ten", "one"],
)
def test_no_way_leads_through_an_area_that_would_hold_eleven(crowd: str, single: bool, pair: bool) -> None:
    """35 has one neighbour, 32."""  # Ruling 72
    board = position({"35": "r_25_1 r_25_2", "32": crowd})
    match = board.action("russia")
    assert ("r_25_1" in offers(match, "Pick")) == single
    if single:
        give(match, "Pick r_25_1")
        assert "27" in offers(match, "March")
        assert ("r_25_2" in offers(match, "Pick")) == pair
        assert refusal(match, "Pick r_25_2") == ("" if pair else "8.3 no-room-for-more")


@pytest.mark.rule("8.3", "9.1")
def test_ten_are_counted_before_defensive_fire() -> None:  # Rulings 46 and 72
    """The defenders would surely shoot the eleventh unit: it may not come all the same."""
    board = position({"16": f"{NINE_JAPANESE} | r_13_1 r_mg_16", "5": "j_9d_7_1 j_9d_7_2"})
    assert refusal(board.picked("japan", "j_9d_7_1 j_9d_7_2"), "March 16") == "8.3 ten-units"
    assert "16" in offers(board.picked("japan", "j_9d_7_1"), "March")


@pytest.mark.rule("8.3", "8.4")
def test_going_on_is_barred_by_full_areas_too() -> None:  # Ruling 72
    board = position({"5": "j_9d_7_1", "15": "r_13_1", "4": f"{NINE_JAPANESE} j_11d_44_1"})
    match = board.picked("japan", "j_9d_7_1")
    assert "15" in offers(match, "March")
    assert "15" not in offers(match, "Through")
    assert refusal(match, "Through 15") == "8.1 no-going-on"


# Under the eyes of the enemy


@pytest.mark.rule("8.1", "11.3")
def test_group_chooses_from_where_it_enters_an_area_that_may_fire() -> None:  # Rulings 5 and 39
    """From 5 straight into 16, or round by 1, or by 1 and 6; by way of 15 it would cost five points."""
    board = position({"5": "j_9d_7_1", "16": "r_13_1 r_mg_16"})
    match = board.picked("japan", "j_9d_7_1")
    assert {wish for wish in offered(match) if wish.startswith("March 16")} == {
        *("March 16 5", "March 16 1", "March 16 6"),
    }
    assert refusal(match, "March 16") == "8.1 other-side"
    assert refusal(match, "March 16 15") == "8.1 other-side"
    round_by_6 = give(board.act("japan", "j_9d_7_1", "March 16 6", rolls=[1, 2]), "Shoot")
    assert route(round_by_6) == ["1", "6", "16"]
    assert place_of(round_by_6, "j_9d_7_1") == "6*"


@pytest.mark.rule("8.1")
def test_side_of_entry_is_no_choice_where_nobody_fires() -> None:
    match = position({"5": "j_9d_7_1", "16": "r_13_1*"}).picked("japan", "j_9d_7_1")
    assert {wish for wish in offered(match) if wish.startswith("March 16")} == {"March 16"}
    assert refusal(match, "March 16 5") != ""


@pytest.mark.rule("8.4")
def test_area_that_may_fire_can_be_entered_with_the_wish_to_go_on() -> None:  # Rulings 21 and 22
    board = position({"5": "j_9d_7_1", "15": "r_13_1", "16": "r_13_2*"})
    match = board.picked("japan", "j_9d_7_1")
    assert offers(match, "Through") == {"15"}  # from 15 on to 4; 16 is entered without danger
    assert {"15", "16"} <= offers(match, "March")


@pytest.mark.rule("8.4", "9.1")
def test_march_into_an_area_that_may_fire_ends_there() -> None:
    match = give(position({"5": "j_9d_7_1", "15": "r_13_1"}).act("japan", "j_9d_7_1", "March 15"), "HoldFire")
    assert match.is_over
    assert place_of(match, "j_9d_7_1") == "15*"


@pytest.mark.rule("8.4")
def test_halt_ends_the_movement() -> None:
    board = position({"5": "j_9d_7_1", "15": "r_13_1"})
    match = give(board.act("japan", "j_9d_7_1", "Through 15"), "HoldFire", "Halt")
    assert match.is_over
    assert place_of(match, "j_9d_7_1") == "15*"


@pytest.mark.rule("8.4")
@pytest.mark.parametrize("switch", [False, True])
def test_defensive_fire_and_going_on(switch: bool) -> None:  # Ruling 22
    board = position({"5": "j_9d_7_1", "15": "r_13_1"}, switches={"defensive_fire_halts": switch})
    match = give(board.act("japan", "j_9d_7_1", "Through 15", rolls=[1, 1]), "Shoot")
    if switch:
        assert match.is_over
        assert place_of(match, "j_9d_7_1") == "15*"
    else:
        assert offered(match) == {"March 4", "Halt"}
        give(match, "March 4")
        assert place_of(match, "j_9d_7_1") == "4*"


@pytest.mark.rule("8.4")
def test_with_the_switch_a_group_that_was_not_fired_at_goes_on() -> None:  # Ruling 22
    board = position({"5": "j_9d_7_1", "15": "r_13_1"}, switches={"defensive_fire_halts": True})
    match = give(board.act("japan", "j_9d_7_1", "Through 15"), "HoldFire")
    assert asked(match) == "japan march-on"


@pytest.mark.rule("8.4")
def test_group_that_can_go_no_further_just_ends_its_movement() -> None:
    board = position({"7": "j_9d_7_1", "16": "r_13_1"})
    match = board.picked("japan", "j_9d_7_1")
    assert "16" in offers(match, "March")
    assert refusal(match, "Through 16") == "8.1 no-going-on"  # 1 + 2 points, and 2 to leave


@pytest.mark.rule("8.4")
def test_quiet_areas_are_not_offered_twice() -> None:
    match = position({"5": "j_9d_7_1", "15": "r_a_18 r_13_1*"}).picked("japan", "j_9d_7_1")
    assert offers(match, "Through") == set()
    assert refusal(match, "Through 15") == "8.1 no-going-on"


@pytest.mark.rule("8", "8.4")
def test_entering_forces_no_combat() -> None:  # Ruling 98
    match = position({"5": "j_9d_7_1", "16": "r_13_1* r_13_2*"}).act("japan", "j_9d_7_1", "March 16")
    assert match.is_over
    assert units_in(match, "16") == {"j_9d_7_1*", "r_13_1*", "r_13_2*"}
    assert holder(match, "16") == "russia"
