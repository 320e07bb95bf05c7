"""Chapter 10: attack factor, defence factor, damage points."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.storm.position import give, lines, points, position, shot

from honjin.core.modifier import Modifier
from honjin.games.storm.events import PointsVoid
from honjin.games.storm.rules.factors import BOMBARDMENT, DEFENSIVE_FIRE, FIRE, attack_factor
from honjin.testing.position import events_of, rolled


def attack(board: dict[str, str], units: str, wish: str, **more: Any) -> dict[str, int]:
    """The lines of the attack factor of a Japanese shot."""
    return lines(shot(position(board, **more).act("japan", units, wish, rolls=[1, 1])).attack)


def defence(board: dict[str, str], units: str, wish: str, **more: Any) -> dict[str, int]:
    """The lines of the defence factor against a Japanese shot."""
    return lines(shot(position(board, **more).act("japan", units, wish, rolls=[1, 1])).defence)


# Attack factor


@pytest.mark.rule("10.1")
def test_two_dice_and_the_firepower_make_the_attack_factor() -> None:
    match = position({"5": "j_9d_7_1", "16": "r_13_1"}).act("japan", "j_9d_7_1", "Fire 16", rolls=[2, 3])
    assert rolled(match) == [2, 3]
    assert shot(match).dice == (2, 3)
    assert shot(match).attack_total == 9


@pytest.mark.rule("10.1", "5.4")
def test_second_gun_adds_one() -> None:  # Ruling 3
    board = {"1": "j_s_15h1 j_s_15h2", "16": "r_13_1"}
    assert attack(board, "j_s_15h1", "Bombard 16") == {"firepower": 6}
    assert attack(board, "j_s_15h1 j_s_15h2", "Bombard 16") == {"firepower": 6, "others": 1}


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(
    ("units", "share"), [("j_9d_7_1", 0), ("j_9d_7_1 j_9d_7_2", 0), ("j_9d_7_1 j_9d_7_2 j_9d_7_3", 1)]
)
def test_second_unit_adds_nothing_to_fire_and_the_third_one(units: str, share: int) -> None:  # Ruling 6
    found = attack({"5": "j_9d_7_1 j_9d_7_2 j_9d_7_3", "16": "r_13_1"}, units, "Fire 16")
    assert found == {"firepower": 4} | ({"others": share} if share else {})


@pytest.mark.rule("10.1")
def test_best_firepower_leads() -> None:  # Ruling 75
    assert attack({"5": "j_9d_7_1 j_1rb_1_1", "16": "r_13_1"}, "j_1rb_1_1 j_9d_7_1", "Fire 16") == {"firepower": 4}


@pytest.mark.rule("10.1", "2.11")
def test_active_engineer_adds_one_to_fire_within_its_area() -> None:  # Ruling 9
    board = {"16": "j_9d_7_1 j_9d_e | r_13_1"}
    assert attack(board, "j_9d_7_1", "Fire 16") == {"firepower": 4, "engineer": 1}


@pytest.mark.rule("10.1", "2.11")
def test_more_engineers_add_no_more() -> None:  # Ruling 9
    board = {"16": "j_9d_7_1 j_9d_e j_1d_e j_ind_e | r_13_1"}
    assert attack(board, "j_9d_7_1", "Fire 16") == {"firepower": 4, "engineer": 1}


@pytest.mark.rule("10.1", "2.11")
def test_spent_engineer_adds_nothing() -> None:  # Ruling 9
    assert attack({"16": "j_9d_7_1 j_9d_e* | r_13_1"}, "j_9d_7_1", "Fire 16") == {"firepower": 4}


@pytest.mark.rule("10.1", "2.11")
def test_engineer_next_door_adds_nothing() -> None:
    assert attack({"16": "j_9d_7_1 | r_13_1", "5": "j_9d_e"}, "j_9d_7_1", "Fire 16") == {"firepower": 4}


@pytest.mark.rule("10.1", "2.11")
def test_helping_spends_no_engineer_and_takes_no_place_in_the_group() -> None:  # Ruling 9
    board = position({"16": "j_9d_7_1 j_9d_7_2 j_9d_7_3 j_9d_e | r_13_1"})
    match = board.act("japan", "j_9d_7_1 j_9d_7_2 j_9d_7_3", "Fire 16", rolls=[1, 1])
    assert lines(shot(match).attack) == {"firepower": 4, "others": 1, "engineer": 1}
    assert not match.state.rear & match.state.siege.engineers


@pytest.mark.rule("10.1", "2.11")
@pytest.mark.parametrize("switch", [False, True])
def test_engineer_and_fire_into_an_adjacent_area(switch: bool) -> None:  # Ruling 8
    switches = {"engineers_help_next_door": switch}
    found = attack({"5": "j_9d_7_1 j_9d_e", "16": "r_13_1"}, "j_9d_7_1", "Fire 16", switches=switches)
    assert found == {"firepower": 4} | ({"engineer": 1} if switch else {})


@pytest.mark.rule("10.1", "2.11")
def test_engineer_does_not_help_guns() -> None:
    assert attack({"5": "j_9d_a1 j_9d_e | r_13_1"}, "j_9d_a1", "Bombard 5") == {"firepower": 3}


@pytest.mark.rule("10.1", "2.11")
def test_engineer_does_not_help_defensive_fire() -> None:
    board = position({"5": "j_9d_7_1 j_9d_e", "16": "r_13_1"})
    match = give(board.act("russia", "r_13_1", "March 5", rolls=[1, 1]), "Shoot")
    assert lines(shot(match).attack) == {"firepower": 4}


@pytest.mark.rule("10.1", "2.11")
@pytest.mark.parametrize(("units", "helped"), [("r_mg_16", False), ("r_mg_16 r_13_1", True)])
def test_engineer_needs_infantry_in_the_group(units: str, helped: bool) -> None:  # Ruling 75
    """Russia has no engineers of its own; one is made of a battery for this test."""
    values = {"r_a_18": {"kind": "engineer", "range": 0}}
    board = position({"16": "r_mg_16 r_13_1 r_a_18 | j_9d_7_1", "5": "j_9d_7_2"}, values=values)
    match = board.act("russia", units, "Fire 16", rolls=[1, 1])
    assert ("engineer" in lines(shot(match).attack)) == helped


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(("defenders", "share"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (10, 4)])
def test_every_two_more_units_add_one_to_defensive_fire(defenders: int, share: int) -> None:
    garrison = [f"r_{regiment}_{battalion}" for regiment in (13, 14, 15, 16) for battalion in (1, 2, 3)]
    board = position({"5": "j_9d_7_1", "16": " ".join(garrison[:defenders])})
    match = give(board.act("japan", "j_9d_7_1", "March 16", rolls=[1, 1]), "Shoot")
    assert lines(shot(match).attack) == {"firepower": 3} | ({"others": share} if share else {})


@pytest.mark.rule("10.1")
def test_least_attack_factor_of_defensive_fire_is_two() -> None:  # Ruling 26
    weak = (Modifier("10.1", -3, "firepower"),)
    assert attack_factor(DEFENSIVE_FIRE, (1, 1), weak) == 2
    assert attack_factor(DEFENSIVE_FIRE, (2, 4), weak) == 3
    assert attack_factor(FIRE, (1, 1), weak) == attack_factor(BOMBARDMENT, (1, 1), weak) == -1


# Defence factor


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("units", "wish"), [("j_9d_7_1", "Fire 16"), ("j_9d_a1", "Bombard 16")], ids=["fire next door", "bombardment"]
)
def test_highest_single_defence_counts(units: str, wish: str) -> None:  # Rulings 18 and 76
    board = {"5": "j_9d_7_1 j_9d_a1", "16": "r_mg_16 r_res3 r_13_1* r_a_18"}
    assert defence(board, units, wish) == {"defence": 9, "level": 3}


@pytest.mark.rule("10.2")
def test_highest_single_defence_counts_within_an_area() -> None:
    assert defence({"16": "j_9d_7_1 | r_mg_16 r_res3"}, "j_9d_7_1", "Fire 16") == {"defence": 8}


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(("garrison", "value"), [("r_a_18", 5), ("r_mg_16 r_a_18", 6)])
def test_guns_and_machine_guns_defend_too(garrison: str, value: int) -> None:  # Ruling 76
    assert defence({"5": "j_9d_7_1", "16": garrison}, "j_9d_7_1", "Fire 16")["defence"] == value


@pytest.mark.rule("10.2")
def test_unit_that_defends_need_not_absorb() -> None:  # Ruling 76
    board = position({"5": "j_9d_7_1", "16": "r_13_1 r_mg_16"})
    match = give(board.act("japan", "j_9d_7_1", "Fire 16", rolls=[4, 5]), "Lose r_mg_16")
    assert shot(match).defence_total == 12
    assert match.is_over


@pytest.mark.rule("10.2")
def test_units_of_the_firing_side_in_the_target_area_do_not_defend() -> None:
    assert defence({"5": "j_9d_7_1", "16": "j_9d_7_2 | r_mg_16"}, "j_9d_7_1", "Fire 16")["defence"] == 6


@pytest.mark.rule("10.2")
def test_engineer_defends_too() -> None:  # Ruling 76
    match = position({"5": "j_9d_e", "16": "r_13_1"}).act("russia", "r_13_1", "Fire 5", rolls=[1, 1])
    assert lines(shot(match).defence) == {"defence": 7, "level": 1}


@pytest.mark.rule("10.2", "9.2")
def test_against_defensive_fire_only_the_moving_units_defend() -> None:
    board = position({"5": "j_9d_e j_9d_a1", "16": "j_9d_7_1* | r_13_1"})
    match = give(board.act("japan", "j_9d_e j_9d_a1", "March 16", rolls=[1, 1]), "Shoot")
    assert lines(shot(match).defence) == {"defence": 7}


@pytest.mark.rule("10.2")
def test_level_counts_for_who_controls_the_area() -> None:
    board = {"5": "j_9d_7_1", "16": "r_13_1"}
    assert defence(board, "j_9d_7_1", "Fire 16") == {"defence": 9, "level": 3}
    assert defence(board, "j_9d_7_1", "Fire 16", japanese="16") == {"defence": 9}


@pytest.mark.rule("10.2")
def test_level_counts_against_bombardment_of_an_area_in_which_both_stand() -> None:
    board = {"1": "j_s_15h1", "16": "j_9d_7_1* | r_13_1"}
    assert defence(board, "j_s_15h1", "Bombard 16") == {"defence": 9, "level": 3}


@pytest.mark.rule("10.2")
def test_level_does_not_count_against_fire_from_within() -> None:
    assert defence({"24": "j_9d_7_1 | r_13_1"}, "j_9d_7_1", "Fire 24") == {"defence": 9}


@pytest.mark.rule("10.2")
def test_level_counts_against_fire_from_outside_though_own_units_are_inside() -> None:
    found = defence({"6": "j_9d_7_1", "24": "j_9d_7_2 | r_13_1"}, "j_9d_7_1", "Fire 24")
    assert found == {"defence": 9, "level": 5}


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(("japanese", "level"), [("", 0), ("16", 3)], ids=["Russian area", "Japanese area"])
def test_level_helps_movers_only_in_an_area_they_control(japanese: str, level: int) -> None:  # Ruling 19
    board = position({"5": "j_9d_7_1", "16": "r_13_1"}, japanese=japanese)
    match = give(board.act("japan", "j_9d_7_1", "March 16", rolls=[1, 1]), "Shoot")
    assert shot(match).defence_total == 8 + level


# Damage points


@pytest.mark.rule("10.3")
@pytest.mark.parametrize(
    ("dice", "damage"), [((1, 1), 0), ((3, 4), 0), ((4, 4), 0), ((4, 5), 1), ((5, 5), 2), ((6, 6), 4)]
)
def test_what_attack_has_over_defence_is_damage(dice: tuple[int, int], damage: int) -> None:
    """Firepower 4 against defence 9 and level 3: a roll of 8 is even."""
    match = position({"5": "j_9d_7_1", "16": "r_13_1"}).act("japan", "j_9d_7_1", "Fire 16", rolls=dice)
    assert points(match) == damage
    assert shot(match).attack_total - shot(match).defence_total == sum(dice) - 8


@pytest.mark.rule("10.3")
def test_shot_tells_both_totals_and_all_their_lines() -> None:
    match = position({"5": "j_9d_7_1 j_9d_7_2 j_9d_7_3", "16": "r_13_1"}).act(
        "japan", "j_9d_7_1 j_9d_7_2 j_9d_7_3", "Fire 16", rolls=[2, 6]
    )
    told = shot(match)
    assert (told.attack_total, told.defence_total, told.points) == (13, 12, 1)
    assert sum(told.dice) + sum(lines(told.attack).values()) == told.attack_total
    assert sum(lines(told.defence).values()) == told.defence_total
    assert {line.rule for line in told.attack} == {"10.1"}
    assert {line.rule for line in told.defence} == {"10.2"}


@pytest.mark.rule("10.3", "11.2")
def test_points_no_one_can_absorb_are_void() -> None:
    match = position({"5": "j_9d_7_1", "16": "r_mg_16"}).act("japan", "j_9d_7_1", "Fire 16", rolls=[6, 6])
    assert points(match) == 7
    give(match, "Lose r_mg_16")
    assert [event.points for event in events_of(match, PointsVoid)] == [6]
