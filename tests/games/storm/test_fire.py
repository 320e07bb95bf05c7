"""Chapter 7: fire, and the markers it leaves behind."""

from __future__ import annotations

import pytest
from tests.games.storm.position import (
    give,
    holder,
    lines,
    offers,
    place_of,
    points,
    position,
    shot,
    some,
    spotted,
    units_in,
)

from honjin.games.storm.events import FireSpotted, Shot, UnitsSpent
from honjin.testing.position import asked, events_of, offered, refusal, rules_of

# Who fires


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("unit", ["j_9d_a1", "j_9d_e"])
def test_only_infantry_and_machine_guns_fire(unit: str) -> None:
    match = position({"5": f"{unit} j_9d_7_1", "16": "r_13_1"}).picked("japan", unit)
    assert offers(match, "Fire") == set()
    assert refusal(match, "Fire 16") == "7.1 only-riflemen-fire"


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("unit", ["r_13_1", "r_res3", "r_mg_16"])
def test_infantry_and_machine_guns_fire(unit: str) -> None:
    match = position({"16": f"{unit}", "5": "j_9d_7_1", "15": "j_9d_7_2"}).picked("russia", unit)
    assert offers(match, "Fire") == {"5", "15"}


@pytest.mark.rule("7.1", "5.3")
def test_machine_gun_and_infantry_fire_in_one_group_and_the_best_firepower_leads() -> None:  # Rulings 7 and 75
    board = position({"16": "r_13_1 r_mg_16 r_13_2", "5": "j_9d_7_1", "15": "j_9d_7_2"})
    match = board.act("russia", "r_13_1 r_mg_16 r_13_2", "Fire 5", rolls=[1, 1])
    assert lines(shot(match).attack) == {"firepower": 6, "others": 1}


@pytest.mark.rule("7.1")
def test_spent_units_do_not_fire() -> None:  # Ruling 75
    match = position({"5": "j_9d_7_1 j_9d_7_2*", "16": "r_13_1"}).picked("japan", "j_9d_7_1")
    assert refusal(match, "Pick j_9d_7_2") == "5.2 has-acted"


@pytest.mark.rule("7.1", "7.4")
def test_shot_cites_the_chapter_it_belongs_to() -> None:
    match = position({"5": "j_9d_7_1", "16": "r_13_1"}).act("japan", "j_9d_7_1", "Fire 16", rolls=[1, 1])
    assert shot(match).kind == "fire"
    assert rules_of(match, Shot) == ["7.4"]


# Targets


@pytest.mark.rule("7.2")
def test_own_area_and_adjacent_ones_with_enemies_are_targets() -> None:
    board = position({"16": "j_9d_7_1 | r_13_1", "15": "r_13_2", "23": "r_13_3", "22": "r_14_1"})
    match = board.picked("japan", "j_9d_7_1")
    assert offers(match, "Fire") == {"16", "15", "23"}
    assert refusal(match, "Fire 24") == "7.2 no-enemy-there"
    assert refusal(match, "Fire 22") == "7.2 not-next-to"


@pytest.mark.rule("7.2")
def test_fire_needs_no_control_anywhere() -> None:
    board = position({"23": "j_9d_7_1", "33": "r_13_1"})
    assert offers(board.picked("japan", "j_9d_7_1"), "Fire") == {"33"}


@pytest.mark.rule("7.2", "2.21")
def test_russians_do_not_fire_at_boxes_off_the_board() -> None:  # Ruling 83
    match = position({"3": "r_13_1", "37": "j_4rb_8_1", "2": "j_4rb_8_2"}).picked("russia", "r_13_1")
    assert offers(match, "Fire") == {"2"}
    assert refusal(match, "Fire 37") == "2.21 not-off-board"


@pytest.mark.rule("7.2", "2.21")
@pytest.mark.parametrize("switch", [False, True])
def test_fire_from_off_the_board_is_an_option(switch: bool) -> None:  # Ruling 13
    board = position({"37": "j_4rb_8_1", "3": "r_13_1"}, switches={"fire_from_off_board": switch})
    match = board.picked("japan", "j_4rb_8_1")
    assert offers(match, "Fire") == ({"3"} if switch else set())
    assert refusal(match, "Fire 3") == ("" if switch else "2.21 not-from-off-board")


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("switch", [False, True])
def test_a_unit_off_the_board_that_could_only_fire_has_nothing_to_do_without_the_switch(switch: bool) -> None:
    """All three areas next to box 37 are full, so that nobody can march."""
    tens = {
        "2": f"{some('j_1d_1', 'j_1d_2', 'j_1d_3')} j_1d_15_1",
        "3": f"{some('j_9d_7', 'j_9d_19', 'j_9d_35')} j_9d_36_1",
        "4": f"{some('j_11d_12', 'j_11d_22', 'j_11d_43')} j_11d_44_1 r_13_1",
    }
    crowd = {area: f"{units}*".replace(" ", "* ") for area, units in tens.items()}
    board = position({"37": "j_4rb_8_1", "10": "j_4rb_8_2", **crowd}, switches={"fire_from_off_board": switch})
    match = board.action("japan")
    assert ("j_4rb_8_1" in offers(match, "Pick")) == switch


@pytest.mark.rule("7", "7.2", "5.2")
def test_hopeless_fire_is_legal_spends_the_units_and_is_spotted() -> None:  # Ruling 84
    board = position({"6": "j_9d_7_1", "24": "r_13_1"}, values={"j_9d_7_1": {"firepower": 1}})
    match = board.act("japan", "j_9d_7_1", "Fire 24", rolls=[6, 6])
    assert points(match) == 0
    assert place_of(match, "j_9d_7_1") == "6*"
    assert spotted(match) == {"6"}


# Firing spotted


@pytest.mark.rule("7.3", "2.12")
@pytest.mark.parametrize(
    ("side", "unit", "home", "target"), [("japan", "j_9d_7_1", "5", "16"), ("russia", "r_13_1", "16", "5")]
)
def test_fire_into_an_adjacent_area_is_spotted_where_it_came_from(side: str, unit: str, home: str, target: str) -> None:
    other = "r_13_1" if side == "japan" else "j_9d_7_1"
    match = position({home: unit, target: other}).act(side, unit, f"Fire {target}", rolls=[1, 1])
    assert spotted(match, side) == {home}
    assert spotted(match, "russia" if side == "japan" else "japan") == set()
    assert rules_of(match, FireSpotted) == ["7.3"]


@pytest.mark.rule("7.3")
def test_fire_within_an_area_is_not_spotted() -> None:  # Ruling 86
    match = position({"16": "j_9d_7_1 | r_13_1"}).act("japan", "j_9d_7_1", "Fire 16", rolls=[1, 1])
    assert spotted(match) == set()


@pytest.mark.rule("7.3", "2.21")
def test_fire_from_off_the_board_is_not_spotted() -> None:  # Rulings 83 and 86
    board = position({"37": "j_4rb_8_1", "3": "r_13_1"}, switches={"fire_from_off_board": True})
    assert spotted(board.act("japan", "j_4rb_8_1", "Fire 3", rolls=[1, 1])) == set()


@pytest.mark.rule("7.3")
def test_one_marker_for_each_side_and_area() -> None:  # Ruling 86
    match = position({"5": "j_9d_7_1 j_9d_7_2", "16": "r_13_1"}).actions(rolls=[1, 1, 1, 1])
    give(match, "Pick j_9d_7_1", "Fire 16", "Pass", "Pick j_9d_7_2", "Fire 16")
    assert len(events_of(match, FireSpotted)) == 1
    assert spotted(match) == {"5"}


@pytest.mark.rule("7.3")
def test_marker_stays_though_the_firers_are_gone_and_the_area_has_changed_hands() -> None:  # Ruling 86
    board = position({"16": "r_13_1*", "5": "j_9d_7_1"}, russia_spotted="16")
    match = give(board.act("japan", "j_9d_7_1", "Fire 16", rolls=[3, 3]), "Retreat r_13_1 23")
    assert spotted(match, "russia") == {"16"}
    taken = position({"5": "j_9d_7_1"}, russia_spotted="16").act("japan", "j_9d_7_1", "March 16")
    assert holder(taken, "16") == "japan"
    assert spotted(taken, "russia") == {"16"}


@pytest.mark.rule("7.3", "10.2")
@pytest.mark.parametrize(
    ("units", "wish"), [("j_9d_7_1", "Fire 16"), ("j_9d_a1", "Bombard 16")], ids=["fire", "bombardment"]
)
def test_who_was_spotted_has_no_level(units: str, wish: str) -> None:  # Ruling 15
    for marker, defence in (("", 12), ("16", 9)):
        board = position({"5": "j_9d_7_1 j_9d_a1", "16": "r_13_1"}, russia_spotted=marker)
        assert shot(board.act("japan", units, wish, rolls=[1, 1])).defence_total == defence


@pytest.mark.rule("7.3", "10.2")
@pytest.mark.parametrize(("marker", "defence"), [("", 9), ("5", 8)])
def test_who_was_spotted_has_no_level_against_defensive_fire(marker: str, defence: int) -> None:  # Rulings 15 and 19
    board = position({"1": "j_9d_7_1", "5": "j_9d_7_2 | r_13_1"}, japan_spotted=marker)
    match = give(board.act("japan", "j_9d_7_1", "March 5", rolls=[1, 1]), "Shoot")
    assert shot(match).defence_total == defence


@pytest.mark.rule("7.3", "2.12", "10.2")
def test_marker_of_the_other_side_does_not_count() -> None:  # Ruling 16
    board = position({"5": "j_9d_7_1", "16": "r_13_1"}, japan_spotted="16")
    assert shot(board.act("japan", "j_9d_7_1", "Fire 16", rolls=[1, 1])).defence_total == 12


@pytest.mark.rule("7.3")
def test_marker_counts_at_once_in_the_same_turn() -> None:  # Ruling 15
    match = position({"5": "j_9d_7_1", "16": "r_13_1 r_13_2"}).actions(rolls=[1, 1, 1, 1])
    give(match, "Pass", "Pick r_13_1", "Fire 5", "Pick j_9d_7_1", "Fire 16")
    assert [event.defence_total for event in events_of(match, Shot)] == [9, 9]


@pytest.mark.rule("7.3", "9.1")
def test_defensive_fire_places_no_marker() -> None:  # Ruling 17
    match = position({"5": "j_9d_7_1", "16": "r_13_1"}).act("japan", "j_9d_7_1", "March 16", rolls=[1, 1])
    give(match, "Shoot")
    assert spotted(match, "russia") == set()


@pytest.mark.rule("7.3", "4.4")
def test_marker_is_gone_in_the_next_turn() -> None:  # Ruling 86
    match = position({"5": "j_9d_7_1", "16": "r_13_1"}, japan_spotted="5").siege()
    give(match, "Pass", "Pass")
    assert spotted(match) == set()


@pytest.mark.rule("7.5", "11.1", "5.2")
def test_owner_absorbs_after_the_firers_are_spent() -> None:
    match = position({"5": "j_9d_7_1", "16": "r_13_1"}).act("japan", "j_9d_7_1", "Fire 16", rolls=[5, 5])
    assert points(match) == 2
    assert asked(match) == "russia absorb"
    assert len(events_of(match, UnitsSpent)) == 1
    give(match, "Flip r_13_1", "Retreat r_13_1 23")
    assert units_in(match, "23") == {"r_13_1*"}


@pytest.mark.rule("7.2")
def test_one_group_fires_at_one_area() -> None:
    board = position({"16": "j_9d_7_1 | r_13_1", "15": "r_13_2"})
    match = board.picked("japan", "j_9d_7_1")
    assert {"Fire 15", "Fire 16"} <= offered(match)
    assert shot(board.act("japan", "j_9d_7_1", "Fire 15", rolls=[1, 1])).area == "15"
