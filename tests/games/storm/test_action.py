"""Chapter 5: who acts, who acts together, and what an action costs."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.storm.position import give, offers, place_of, position, route, shot, units_in

from honjin.games.storm import GAME
from honjin.games.storm.events import ActionBegan, Shot, UnitsEntered, UnitsSpent
from honjin.testing.position import asked, events_of, offered, refusal, rules_of

# Which units can act


@pytest.mark.rule("5.1")
def test_active_units_that_can_do_something_and_the_pass_are_offered() -> None:
    match = position({"5": "j_9d_7_1 j_9d_7_2*", "1": "j_s_15h1", "28": "r_13_1", "34": "r_a_36"}).action("japan")
    assert offered(match) == {"Pick j_9d_7_1", "Pick j_s_15h1", "Pass"}


@pytest.mark.rule("5.1")
def test_kinds_of_action() -> None:
    board = position({"1": "j_s_15h1", "5": "j_9d_7_1", "16": "r_13_1*"})
    assert "Bombard 16" in offered(board.picked("japan", "j_s_15h1"))
    assert {"Fire 16", "March 16"} <= offered(board.picked("japan", "j_9d_7_1"))


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("Pick r_13_1", "5.1 not-your-unit"),
        ("Pick j_9d_36_1", "5.1 not-on-the-map"),
        ("Pick j_9d_7_2", "5.2 has-acted"),
        ("Pick j_28_1", "5.1 nothing-to-do"),
        ("Pick j_wc_1", "15.2 not-in-play"),
        ("Fire 16", "5.1 pick-units-first"),
        ("Bombard 16", "5.1 pick-units-first"),
        ("March 16", "5.1 pick-units-first"),
        ("Through 16", "5.1 pick-units-first"),
    ],
)
def test_what_cannot_begin_an_action(wish: str, reason: str) -> None:
    match = position({"5": "j_9d_7_1 j_9d_7_2* j_28_1", "28": "r_13_1"}).action("japan")
    assert refusal(match, wish) == reason


@pytest.mark.rule("5.1", "2.21")
@pytest.mark.parametrize("area", ["0", "39", "99", "", "1a", "16 "])
def test_an_area_of_no_map_is_not_even_a_wish(area: str) -> None:
    for option in ("Fire", "Bombard", "March", "Through", "Place", "PlaceKondratenko"):
        GAME.option_from({"do": option, "area": "16"})
        with pytest.raises(msgspec.ValidationError):
            GAME.option_from({"do": option, "area": area})


@pytest.mark.rule("5.1")
def test_sailors_who_are_not_in_play_cannot_act() -> None:
    match = position({"28": "r_13_1", "5": "j_9d_7_1"}).action("russia")
    assert refusal(match, "Pick r_n_1") == "15.1 not-in-play"


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("box", ["reorganization_japan", "destroyed"])
def test_units_in_a_box_cannot_act(box: str) -> None:
    match = position({box: "j_9d_7_1", "5": "j_9d_7_2"}).action("japan")
    assert refusal(match, "Pick j_9d_7_1") == "5.1 not-on-the-map"


@pytest.mark.rule("5.1")
def test_who_has_picked_units_cannot_pass_any_more() -> None:
    match = position({"5": "j_9d_7_1", "28": "r_13_1"}).picked("japan", "j_9d_7_1")
    assert refusal(match, "Pass") == "5.1 undo-to-pass"


@pytest.mark.rule("5.1")
def test_other_side_is_not_asked() -> None:
    match = position({"5": "j_9d_7_1", "28": "r_13_1"}).action("japan")
    assert refusal(match, "Pick r_13_1", side="russia").endswith(" not-your-decision")


@pytest.mark.rule("5.1", "2.11")
def test_immovable_gun_without_a_target_has_nothing_to_do() -> None:
    match = position({"23": "r_13_1 r_a_23", "8": "j_9d_7_1"}).action("russia")
    assert offers(match, "Pick") == {"r_13_1"}
    assert refusal(match, "Pick r_a_23") == "5.1 nothing-to-do"


# Spent units


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("units", "wish"), [("j_s_15h1", "Bombard 16"), ("j_9d_7_1", "Fire 16"), ("j_9d_7_1", "March 5")]
)
def test_units_of_an_action_are_spent_by_it(units: str, wish: str) -> None:
    board = position({"1": "j_s_15h1 j_9d_7_1 j_9d_7_2", "16": "r_13_1"})
    match = board.act("japan", units, wish, rolls=[1, 1])
    assert [event.units for event in events_of(match, UnitsSpent)] == [(units,)]
    assert rules_of(match, UnitsSpent) == ["5.2"]
    assert place_of(match, units).endswith("*")
    assert place_of(match, "j_9d_7_2") == "1"


@pytest.mark.rule("5.2")
def test_whole_group_is_spent() -> None:
    board = position({"5": "j_9d_7_1 j_9d_7_2 j_9d_7_3 j_9d_19_1", "16": "r_13_1"})
    match = board.act("japan", "j_9d_7_1 j_9d_7_2 j_9d_7_3", "Fire 16", rolls=[1, 1])
    assert units_in(match, "5") == {"j_9d_7_1*", "j_9d_7_2*", "j_9d_7_3*", "j_9d_19_1"}


@pytest.mark.rule("5.2")
def test_spent_unit_does_not_act_again_this_turn() -> None:  # Ruling 58
    match = position({"5": "j_9d_7_1 j_9d_7_2", "23": "r_13_1"}).actions()
    give(match, "Pick j_9d_7_1", "March 1", "Pass")
    assert offered(match) == {"Pick j_9d_7_2", "Pass"}
    assert refusal(match, "Pick j_9d_7_1") == "5.2 has-acted"


@pytest.mark.rule("5.2", "9.1")
def test_units_destroyed_on_the_way_are_not_spent_in_their_box() -> None:
    match = position({"5": "j_9d_7_1 j_9d_7_2", "16": "r_13_1 r_mg_16"}).act(
        "japan", "j_9d_7_1 j_9d_7_2", "March 16", rolls=[3, 1]
    )
    give(match, "Shoot", "Remove j_9d_7_1")
    assert place_of(match, "j_9d_7_1") == "reorganization_japan"
    assert [event.units for event in events_of(match, UnitsSpent)] == [("j_9d_7_2",)]


# How many act together


@pytest.mark.rule("5.3", "2.11")
@pytest.mark.parametrize("wish", ["Fire 16", "March 15"])
def test_three_regular_units_act_together_and_no_fourth(wish: str) -> None:  # Ruling 1
    match = position({"5": "j_9d_7_1 j_9d_7_2 j_1d_1_1 j_11d_12_1", "16": "r_13_1"}).picked(
        "japan", "j_9d_7_1 j_9d_7_2 j_1d_1_1"
    )
    assert wish in offered(match)
    assert offers(match, "Pick") == set()
    assert refusal(match, "Pick j_11d_12_1") == "5.3 group-is-full"


@pytest.mark.rule("5.3", "2.11")
@pytest.mark.parametrize(
    ("picked", "third"),
    [
        ("j_1rb_1_1 j_1rb_1_2", "j_1rb_15_1"),
        ("j_1rb_1_1 j_9d_7_1", "j_9d_7_2"),
        ("j_9d_7_1 j_9d_7_2", "j_1rb_1_1"),
    ],
    ids=["three reserves", "one reserve first", "one reserve last"],
)
def test_one_reserve_unit_makes_it_a_pair(picked: str, third: str) -> None:  # Ruling 1
    board = position({"5": "j_1rb_1_1 j_1rb_1_2 j_1rb_15_1 j_9d_7_1 j_9d_7_2", "16": "r_13_1"})
    match = board.picked("japan", picked)
    assert "Fire 16" in offered(match)
    assert "16" in offers(match, "March")
    assert third not in offers(match, "Pick")
    assert refusal(match, f"Pick {third}") == "5.3 reserves-in-pairs"


@pytest.mark.rule("5.3", "2.11")
def test_all_regular_counts_every_kind_of_unit() -> None:  # Ruling 96
    board = position({"5": "j_9d_7_1 j_9d_e j_9d_a1 j_1rb_1_1"})
    assert "March 1" in offered(board.picked("japan", "j_9d_7_1 j_9d_e j_9d_a1"))
    for pair in ("j_9d_e j_9d_a1", "j_9d_7_1 j_9d_e", "j_9d_7_1 j_9d_a1"):
        assert refusal(board.picked("japan", pair), "Pick j_1rb_1_1") == "5.3 reserves-in-pairs"


@pytest.mark.rule("5.3", "7.1")
def test_machine_gun_counts_as_regular() -> None:  # Ruling 7
    board = position({"16": "r_mg_16 r_13_1 r_13_2 r_res3", "5": "j_9d_7_1", "6": "j_9d_7_2"})
    assert "Fire 5" in offered(board.picked("russia", "r_13_1 r_13_2 r_mg_16"))
    assert refusal(board.picked("russia", "r_mg_16 r_13_1"), "Pick r_res3") == "5.3 reserves-in-pairs"


@pytest.mark.rule("5.3", "5.4")
def test_bombardment_has_its_own_limit_of_two() -> None:  # Ruling 2
    board = position({"7": "j_2ab_16 j_2ab_17 j_2ab_18", "16": "r_13_1"})
    assert "Bombard 16" in offered(board.picked("japan", "j_2ab_16 j_2ab_17"))
    three = board.picked("japan", "j_2ab_16 j_2ab_17 j_2ab_18")
    assert {wish.split()[0] for wish in offered(three)} == {"March"}
    assert refusal(three, "Bombard 16") == "5.4 two-equal-guns"


@pytest.mark.rule("5.3", "9.1")
def test_defensive_fire_has_no_limit() -> None:  # Ruling 2
    garrison = "r_13_1 r_13_2 r_13_3 r_res3 r_mg_16"
    match = position({"5": "j_9d_7_1", "16": garrison}).act("japan", "j_9d_7_1", "March 16", rolls=[1, 1])
    give(match, "Shoot")
    assert set(shot(match).units) == set(garrison.split())


@pytest.mark.rule("5.3")
def test_unit_joins_a_group_only_once() -> None:
    match = position({"5": "j_9d_7_1 j_9d_7_2", "16": "r_13_1"}).picked("japan", "j_9d_7_1")
    assert refusal(match, "Pick j_9d_7_1") == "5.3 picked-already"


@pytest.mark.rule("5.3")
def test_units_with_nothing_in_common_do_not_act_together() -> None:
    match = position({"16": "r_mg_16 r_13_1 r_a_18", "5": "j_9d_7_1"}).picked("russia", "r_mg_16")
    assert offers(match, "Pick") == {"r_13_1"}
    assert refusal(match, "Pick r_a_18") == "6.1 only-guns-bombard"


@pytest.mark.rule("5.3")
def test_group_narrows_what_its_units_can_do() -> None:
    board = position({"5": "j_9d_7_1 j_9d_e", "16": "r_13_1"})
    match = board.picked("japan", "j_9d_7_1 j_9d_e")
    assert offers(match, "Fire") == set()
    assert refusal(match, "Fire 16") == "7.1 only-riflemen-fire"
    assert "16" in offers(match, "March")


# Guns together


@pytest.mark.rule("5.4")
def test_two_guns_of_the_same_firepower_bombard_together() -> None:  # Ruling 3
    board = position({"1": "j_s_12g1 j_s_navalg1 j_s_15h1", "23": "r_13_1", "16": "r_13_2"}, japanese="15")
    match = board.act("japan", "j_s_12g1 j_s_navalg1", "Bombard 23", rolls=[1, 1])
    assert shot(match).units == ("j_s_12g1", "j_s_navalg1")


@pytest.mark.rule("5.4")
def test_guns_of_unequal_firepower_never_bombard_together() -> None:  # Ruling 3
    board = position({"1": "j_s_12g1 j_s_15h1", "16": "r_13_2"})
    match = board.picked("japan", "j_s_12g1 j_s_15h1")
    assert offers(match, "Bombard") == set()
    assert refusal(match, "Bombard 16") == "5.4 two-equal-guns"


@pytest.mark.rule("5.4")
def test_immovable_guns_of_unequal_firepower_have_nothing_to_do_together() -> None:  # Ruling 3
    board = position({"23": "r_a_23 r_a_24 r_a_27", "16": "j_9d_7_1", "15": "j_9d_7_2"})
    match = board.picked("russia", "r_a_23")
    assert offers(match, "Pick") == {"r_a_27"}
    assert refusal(match, "Pick r_a_24") == "5.4 two-equal-guns"


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(
    ("picked", "wish"),
    [("j_28_1", "j_s_15h1"), ("j_s_15h1", "j_28_1"), ("j_s_15h1 j_s_15h2", "j_28_1"), ("j_28_1 j_28_2", "j_28_3")],
)
def test_gun_that_cannot_move_joins_only_one_of_its_firepower(picked: str, wish: str) -> None:  # Ruling 3
    match = position({"1": "j_28_1 j_28_2 j_28_3 j_s_15h1 j_s_15h2", "16": "r_13_1"}).picked("japan", picked)
    assert refusal(match, f"Pick {wish}") == "5.4 two-equal-guns"


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("picked", "wish"), [("r_a_23", "r_13_1"), ("r_13_1", "r_a_23")])
def test_gun_that_cannot_move_has_nothing_to_do_with_infantry(picked: str, wish: str) -> None:
    match = position({"23": "r_a_23 r_13_1", "16": "j_9d_7_1", "15": "j_9d_7_2"}).picked("russia", picked)
    assert refusal(match, f"Pick {wish}") == "6.1 only-guns-bombard"


@pytest.mark.rule("5.4", "6.2")
def test_equal_guns_without_a_common_target_have_nothing_to_do_together() -> None:  # Ruling 3
    units = {"23": "r_a_23 r_a_20", "5": "j_9d_7_1", "1": "j_9d_7_2"}
    match = position(units, values={"r_a_23": {"range": 2}}).picked("russia", "r_a_23")
    assert offers(match, "Bombard") == {"1", "5"}
    assert refusal(match, "Pick r_a_20") == "6.2 no-common-target"


@pytest.mark.rule("5.4", "6.2")
def test_target_must_be_in_range_of_both_guns() -> None:  # Ruling 3
    """Naval gun: range 4, 12 cm gun: range 3, both with firepower 5; 33 is four borders from 7."""
    board = position({"7": "j_s_12g1 j_s_navalg1", "33": "r_13_1", "16": "r_13_2"}, japanese="23")
    assert offers(board.picked("japan", "j_s_navalg1"), "Bombard") == {"16", "33"}
    match = board.picked("japan", "j_s_navalg1 j_s_12g1")
    assert offers(match, "Bombard") == {"16"}
    assert refusal(match, "Bombard 33") == "6.2 out-of-range"


@pytest.mark.rule("5.4", "8.2")
@pytest.mark.parametrize(
    "units", ["j_2ab_16 j_9d_a1 j_1d_a1", "j_9d_a1 j_9d_7_1 j_9d_7_2"], ids=["three guns", "gun and infantry"]
)
def test_guns_move_with_any_others(units: str) -> None:  # Ruling 4
    match = position({"5": "j_2ab_16 j_9d_a1 j_1d_a1 j_9d_7_1 j_9d_7_2"}).act("japan", units, "March 1")
    assert units_in(match, "1") == {f"{unit}*" for unit in units.split()}


# Same place, same time


@pytest.mark.rule("5.5")
def test_only_units_of_one_area_act_together() -> None:  # Ruling 5
    match = position({"5": "j_9d_7_1 j_9d_7_2", "1": "j_9d_7_3", "16": "r_13_1"}).picked("japan", "j_9d_7_1")
    assert offers(match, "Pick") == {"j_9d_7_2"}
    assert refusal(match, "Pick j_9d_7_3") == "5.5 not-in-the-same-area"


@pytest.mark.rule("5.5", "8.2")
def test_group_that_moves_has_one_path_and_one_end() -> None:  # Ruling 5
    match = position({"7": "j_9d_7_1 j_9d_7_2 j_9d_e"}).act("japan", "j_9d_7_1 j_9d_7_2 j_9d_e", "March 6")
    assert {frozenset(event.units) for event in events_of(match, UnitsEntered)} == {
        frozenset({"j_9d_7_1", "j_9d_7_2", "j_9d_e"})
    }
    assert len(route(match)) == 2
    assert units_in(match, "6") == {"j_9d_7_1*", "j_9d_7_2*", "j_9d_e*"}


@pytest.mark.rule("5.1")
def test_action_breaks_the_row_of_passes() -> None:
    match = position({"5": "j_9d_7_1", "23": "r_13_1"}, passes=1).act("japan", "j_9d_7_1", "March 1")
    assert match.state.passes == 0
    assert [event.side for event in events_of(match, ActionBegan)] == ["japan"]


@pytest.mark.rule("5.1")
def test_picking_a_unit_fires_nothing_yet() -> None:
    match = position({"16": "r_mg_16", "5": "j_9d_7_1"}).picked("russia", "r_mg_16")
    assert asked(match) == "russia group"
    assert offered(match) == {"Fire 5"}
    assert events_of(match, Shot) == []
