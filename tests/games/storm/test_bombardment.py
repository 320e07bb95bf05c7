"""Chapter 6: bombardment."""

from __future__ import annotations

import pytest
from tests.games.storm.position import PLACES, give, holder, offers, place_of, points, position, shot, spotted, units_in

from honjin.games.storm.events import Shot
from honjin.games.storm.siege import FAR
from honjin.testing.position import asked, refusal, rules_of

# Who bombards


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("unit", ["j_9d_7_1", "j_9d_e"])
def test_only_artillery_bombards(unit: str) -> None:
    match = position({"5": f"{unit} j_9d_a1", "16": "r_13_1"}).picked("japan", unit)
    assert offers(match, "Bombard") == set()
    assert refusal(match, "Bombard 16") == "6.1 only-guns-bombard"


@pytest.mark.rule("6.1", "2.11")
def test_machine_gun_does_not_bombard() -> None:
    match = position({"16": "r_mg_16 r_13_1", "5": "j_9d_7_1"}).picked("russia", "r_mg_16")
    assert refusal(match, "Bombard 5") == "6.1 only-guns-bombard"


@pytest.mark.rule("6.1")
def test_gun_in_mixed_company_does_not_bombard() -> None:
    match = position({"5": "j_9d_7_1 j_9d_a1", "16": "r_13_1"}).picked("japan", "j_9d_a1 j_9d_7_1")
    assert refusal(match, "Bombard 16") == "6.1 only-guns-bombard"


@pytest.mark.rule("6.1", "6.3")
def test_shot_cites_the_chapter_it_belongs_to() -> None:
    match = position({"1": "j_s_15h1", "16": "r_13_1"}).act("japan", "j_s_15h1", "Bombard 16", rolls=[1, 1])
    assert shot(match).kind == "bombardment"
    assert rules_of(match, Shot) == ["6.3"]


# Targets


@pytest.mark.rule("6.2")
def test_target_area_must_hold_enemy_units() -> None:
    match = position({"1": "j_s_15h1", "16": "r_13_1"}).picked("japan", "j_s_15h1")
    assert offers(match, "Bombard") == {"16"}
    assert refusal(match, "Bombard 15") == "6.2 no-enemy-there"


@pytest.mark.rule("6.2", "7.3")
def test_marker_is_no_target() -> None:  # Ruling 84
    board = position({"1": "j_s_15h1", "5": "j_9d_7_1", "16": "r_13_1"}, russia_spotted="15")
    assert refusal(board.picked("japan", "j_s_15h1"), "Bombard 15") == "6.2 no-enemy-there"
    assert refusal(board.picked("japan", "j_9d_7_1"), "Fire 15") == "7.2 no-enemy-there"


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("gun", "far"), [("j_9d_a1", 1), ("j_2ab_16", 2), ("j_s_15h1", 3), ("j_s_navalg1", 4), ("j_28_1", 6)]
)
def test_target_must_be_in_range(gun: str, far: int) -> None:  # Ruling 11
    """From 5, one border further each: 16, 24, 30, 34."""
    chain = {"16": 1, "24": 2, "30": 3, "34": 4}
    garrisons = {"16": "r_13_1", "24": "r_13_2", "30": "r_13_3", "34": "r_14_1"}
    match = position({"5": f"{gun} j_9d_7_1", **garrisons}, japanese="15 23 25 31 33").picked("japan", gun)
    assert offers(match, "Bombard") == {area for area, distance in chain.items() if distance <= far}
    for area, distance in chain.items():
        if distance > far:
            assert refusal(match, f"Bombard {area}") == "6.2 out-of-range"


@pytest.mark.rule("6.2")
def test_range_is_counted_over_anybodys_areas() -> None:  # Ruling 11
    """Between 1 and 24 lie 16, which is Russian, and 6, which is lost here as well."""
    board = position({"1": "j_s_15h1", "24": "r_13_1", "6": "r_13_2", "16": "r_13_3"}, russian="6", japanese="25")
    assert "24" in offers(board.picked("japan", "j_s_15h1"), "Bombard")


@pytest.mark.rule("6.2", "2.21")
def test_range_is_not_counted_by_way_of_a_box_off_the_board() -> None:  # Ruling 11
    """If 2 and 4 had only box 37 between them they would be out of each other's range."""
    board = position({"2": "j_s_navalg1 j_1rb_1_1", "4": "r_13_1"}, russian="4")
    assert "4" in offers(board.picked("japan", "j_s_navalg1"), "Bombard")
    distance = board.state.siege.distance
    assert all(row[PLACES["37"]] == row[PLACES["38"]] == FAR for row in distance[: PLACES["37"]])


@pytest.mark.rule("6.2")
def test_target_must_lie_next_to_an_area_under_own_control() -> None:  # Ruling 10
    board = position({"1": "j_s_navalg1", "23": "r_13_1", "24": "r_13_2"})
    match = board.picked("japan", "j_s_navalg1")
    assert offers(match, "Bombard") == {"24"}  # next to 6
    assert refusal(match, "Bombard 23") == "6.2 not-observed"
    taken = position({"1": "j_s_navalg1", "23": "r_13_1", "24": "r_13_2"}, japanese="16")
    assert offers(taken.picked("japan", "j_s_navalg1"), "Bombard") == {"23", "24"}


@pytest.mark.rule("6.2")
def test_control_without_units_is_enough_and_units_without_control_are_not() -> None:  # Ruling 10
    board = position({"1": "j_s_navalg1", "16": "j_9d_7_1* | r_13_1", "23": "r_13_2"})
    assert offers(board.picked("japan", "j_s_navalg1"), "Bombard") == {"16"}


@pytest.mark.rule("6.2")
def test_own_control_of_the_target_itself_does_not_count() -> None:  # Ruling 10
    """Japan holds 23, where Russians stand; nothing next to it is Japanese."""
    board = position({"1": "j_s_navalg1 j_9d_7_1", "23": "r_13_2"}, japanese="23")
    assert refusal(board.picked("japan", "j_s_navalg1"), "Bombard 23") == "6.2 not-observed"


@pytest.mark.rule("6.2")
def test_boxes_off_the_board_count_as_japanese_neighbours() -> None:  # Ruling 10
    """Of the neighbours of 10 Japan has only box 38."""
    board = position({"9": "j_2ab_16 j_9d_7_1 | r_13_2*", "10": "r_13_1"}, russian="9 10")
    assert "10" in offers(board.picked("japan", "j_2ab_16"), "Bombard")


@pytest.mark.rule("6.2")
def test_guns_may_shell_their_own_area() -> None:  # Rulings 11 and 85
    match = position({"5": "j_9d_a1 | r_13_1"}).act("japan", "j_9d_a1", "Bombard 5", rolls=[6, 6])
    assert (shot(match).origin, shot(match).area) == ("5", "5")


@pytest.mark.rule("6.2", "10.2")
@pytest.mark.parametrize(("japanese", "level"), [("", True), ("16", False)], ids=["Russian area", "Japanese area"])
def test_level_counts_against_guns_in_the_same_area(japanese: str, level: bool) -> None:  # Ruling 85
    board = position({"16": "j_9d_a1 | r_13_1"}, japanese=japanese)
    match = board.act("japan", "j_9d_a1", "Bombard 16", rolls=[1, 1])
    assert shot(match).defence_total == (12 if level else 9)


@pytest.mark.rule("6.2")
def test_guns_bombard_one_area_only() -> None:
    match = position({"1": "j_s_15h1", "16": "r_13_1", "24": "r_13_2"}).act(
        "japan", "j_s_15h1", "Bombard 24", rolls=[6, 6]
    )
    give(match, "AbsorbForMe")
    assert match.is_over
    assert shot(match).area == "24"
    assert units_in(match, "16") == {"r_13_1"}


@pytest.mark.rule("6")
def test_friendly_units_in_the_target_area_neither_hinder_nor_suffer() -> None:  # Ruling 12
    board = position({"1": "j_s_15h1", "16": "j_9d_7_1* j_9d_7_2* | r_13_1*"})
    match = board.act("japan", "j_s_15h1", "Bombard 16", rolls=[6, 6])
    assert points(match) == 6
    give(match, "Remove r_13_1")
    assert units_in(match, "16") == {"j_9d_7_1*", "j_9d_7_2*"}
    assert holder(match, "16") == "japan"


@pytest.mark.rule("6", "5.2")
def test_hopeless_bombardment_is_legal_and_spends_the_guns() -> None:  # Ruling 84
    board = position({"9": "j_11d_a1", "26": "r_13_1"}, values={"j_11d_a1": {"firepower": 1}})
    match = board.act("japan", "j_11d_a1", "Bombard 26", rolls=[6, 6])
    assert points(match) == 0
    assert place_of(match, "j_11d_a1") == "9*"


@pytest.mark.rule("7.3", "6")
def test_bombardment_places_no_marker() -> None:  # Ruling 17
    match = position({"1": "j_s_15h1", "16": "r_13_1"}).act("japan", "j_s_15h1", "Bombard 16", rolls=[1, 1])
    assert spotted(match) == set()


# Off the board


@pytest.mark.rule("2.21", "6.2")
def test_boxes_off_the_board_cannot_be_bombarded() -> None:  # Ruling 83
    board = position({"3": "r_a_36 r_13_1", "37": "j_4rb_8_1", "2": "j_4rb_8_2", "5": "j_9d_7_1"}, russian="3 4")
    match = board.picked("russia", "r_a_36")
    assert offers(match, "Bombard") == {"2", "5"}
    assert refusal(match, "Bombard 37") == "2.21 not-off-board"


@pytest.mark.rule("2.21", "6.2")
@pytest.mark.parametrize("switch", [False, True])
def test_bombardment_from_off_the_board_is_an_option(switch: bool) -> None:  # Ruling 13
    board = position({"37": "j_2ab_16 j_9d_7_1", "14": "r_13_1"}, switches={"fire_from_off_board": switch})
    match = board.picked("japan", "j_2ab_16")
    assert offers(match, "Bombard") == ({"14"} if switch else set())
    assert refusal(match, "Bombard 14") == ("" if switch else "2.21 not-from-off-board")


@pytest.mark.rule("6.4", "11.1")
def test_owner_absorbs_what_a_bombardment_does() -> None:
    match = position({"1": "j_s_15h1", "16": "r_13_1 r_13_2"}).act("japan", "j_s_15h1", "Bombard 16", rolls=[4, 4])
    assert points(match) == 2
    assert asked(match) == "russia absorb"
