"""The book's four questions and answers, and its errata."""

from __future__ import annotations

import pytest
from tests.games.storm.position import give, lines, offers, position, shot, siege, some, units_in

from honjin.testing.position import offered, refusal

TEN_JAPANESE = f"{some('j_11d_12', 'j_11d_22', 'j_11d_43')} j_11d_44_1"
TEN_RUSSIANS = f"{some('r_25', 'r_26', 'r_27')} r_28_1"


# Questions and answers


@pytest.mark.rule("2.21")
@pytest.mark.parametrize(("area", "box"), [("7", "37"), ("8", "38")])
def test_37_and_7_are_not_adjacent_nor_are_38_and_8(area: str, box: str) -> None:
    areas = {row.id: row for row in siege().pack.areas}
    assert box not in areas[area].borders
    assert area not in areas[box].borders
    nearest = position({box: "j_1d_a1 j_4rb_8_1"}, values={"j_1d_a1": {"movement": 1}}).picked("japan", "j_1d_a1")
    assert refusal(nearest, f"March {area}") == "8.1 out-of-reach"


@pytest.mark.rule("12.3", "8.3")
def test_arrivals_cannot_exceed_ten_even_for_a_moment() -> None:  # Ruling 46
    japan = position({"6": TEN_JAPANESE}, turn=3).japanese_arrivals()
    assert refusal(japan, "Place 6") == "8.3 ten-units"
    russia = position({"28": TEN_RUSSIANS, "reorganization_russia": "r_13_1 r_13_2"}, turn=2).russian_arrivals()
    give(russia, "Recall r_13_1")
    assert len(units_in(russia, "28")) == 10
    assert units_in(russia, "34") == {"r_13_1"}


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(("number", "factor"), [(1, 4), (2, 4), (3, 5)])
def test_firepower_of_a_group(number: int, factor: int) -> None:  # Ruling 6
    units = " ".join(["j_9d_7_1", "j_9d_7_2", "j_9d_7_3"][:number])
    match = position({"5": units, "16": "r_13_1"}).act("japan", units, "Fire 16", rolls=[1, 1])
    assert sum(lines(shot(match).attack).values()) == factor


@pytest.mark.rule("9.1")
def test_all_active_units_may_join_defensive_fire() -> None:  # Ruling 25
    garrison = f"{some('r_25', 'r_26', 'r_27')} r_mg_16"
    match = position({"5": "j_9d_7_1", "16": garrison}).act("japan", "j_9d_7_1", "March 16", rolls=[1, 1])
    give(match, "Shoot")
    assert set(shot(match).units) == set(garrison.split())
    assert lines(shot(match).attack) == {"firepower": 6, "others": 4}


# Errata


@pytest.mark.rule("2.21", "8.3")
def test_no_limit_off_the_board() -> None:  # Ruling 46
    board = position({"37": f"{TEN_JAPANESE} j_11d_44_2 j_11d_44_3", "3": "j_1d_1_1 j_1d_1_2 j_1d_1_3"})
    match = board.act("japan", "j_1d_1_1 j_1d_1_2 j_1d_1_3", "March 37")
    assert len(units_in(match, "37")) == 15


@pytest.mark.rule("5.4", "10.1")
def test_only_two_guns_of_the_same_firepower_combine() -> None:  # Ruling 3
    board = position({"1": "j_s_15h1 j_s_15h2 j_s_12g1 j_s_12g2", "16": "r_13_1"})
    equal = board.act("japan", "j_s_15h1 j_s_15h2", "Bombard 16", rolls=[1, 1])
    assert lines(shot(equal).attack) == {"firepower": 6, "others": 1}
    unequal = board.picked("japan", "j_s_15h1 j_s_12g1")
    assert offers(unequal, "Bombard") == set()
    assert refusal(unequal, "Bombard 16") == "5.4 two-equal-guns"


@pytest.mark.rule("12.2", "4")
def test_supplements_of_the_first_two_turns() -> None:
    assert siege().supplements[1:3] == (0, 8)
    box = {"reorganization_japan": "j_9d_7_1 j_9d_7_2"}
    assert position(box, turn=1).japanese_arrivals().is_over
    assert "Recall j_9d_7_1" in offered(position(box, turn=2).japanese_arrivals())
