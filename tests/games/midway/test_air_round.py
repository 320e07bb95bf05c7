"""Chapter 2.1: one round in the air."""

from __future__ import annotations

import pytest
from tests.games.midway.position_air import MidwayMatch, dice_left, position, streams

from honjin.games.midway.rules.air_round import Allotment, Round, deal, fight
from honjin.games.midway.rules.streams import BOTH


def battle(present: dict[str, int], *orders: str, rolls: list[int]) -> Round:
    """A round of these squadrons; an order is `vf_6 akagi_tb 3`, or `vf_6 akagi_tb 3 1` for the first of them."""
    match = position().plot(rolls)
    result = fight(match, numbered(match, present), [allotment(match, order) for order in orders], BOTH)
    assert dice_left(match) == 0
    assert streams(match) == [("air-round", "both")] * len(rolls)
    return result


def numbered(match: MidwayMatch, present: dict[str, int]) -> dict[int, int]:
    return {match.state.ocean.squadron[name]: number for name, number in present.items()}


def allotment(match: MidwayMatch, order: str) -> Allotment:
    by, at, *numbers = order.split()
    squadron = match.state.ocean.squadron
    return Allotment(squadron[by], squadron[at], *map(int, numbers))


def who(result: Round) -> list[tuple[str, str, int, int]]:
    """By whom, at whom, at which of them, and the chance."""
    return [(shot.by, shot.at, shot.aircraft, shot.chance) for shot in result.shots]


# Who fires, and at what chance


@pytest.mark.rule("2.1", "3")
@pytest.mark.parametrize(("target", "chance"), [("akagi_fg", 30), ("akagi_db", 50), ("akagi_tb", 50)])
def test_fighters_fire_at_the_squadron_they_were_sent_against(target: str, chance: int) -> None:  # Ruling 17
    result = battle({"vf_6": 2, target: 2}, f"vf_6 {target} 2", rolls=[chance, chance + 1, 100, 100])
    assert who(result)[:2] == [("vf_6", target, 1, chance), ("vf_6", target, 2, chance)]
    assert result.after == {"vf_6": 2, target: 1}


@pytest.mark.rule("2.1", "3")
@pytest.mark.parametrize(("squadron", "chance"), [("akagi_fg", 30), ("akagi_db", 10), ("akagi_tb", 10)])
def test_who_is_attacked_and_was_sent_nowhere_replies(squadron: str, chance: int) -> None:  # Ruling 17
    result = battle({"vf_6": 2, squadron: 2}, f"vf_6 {squadron} 2", rolls=[100, 100, chance, chance + 1])
    assert who(result)[2:] == [(squadron, "vf_6", 1, chance), (squadron, "vf_6", 2, chance)]
    assert result.after == {"vf_6": 1, squadron: 2}


@pytest.mark.rule("2.1")
def test_nobody_fires_who_is_neither_sent_nor_attacked() -> None:  # Ruling 17
    result = battle({"vf_6": 6, "vb_6": 6, "akagi_fg": 6, "akagi_db": 6}, rolls=[])
    assert result.before == result.after == {"vf_6": 6, "vb_6": 6, "akagi_fg": 6, "akagi_db": 6}


@pytest.mark.rule("2.1")
def test_only_the_squadron_that_is_attacked_replies() -> None:  # Ruling 17
    result = battle({"vf_6": 1, "akagi_db": 2, "akagi_tb": 2}, "vf_6 akagi_db 1", rolls=[100] * 3)
    assert [shot.by for shot in result.shots] == ["vf_6", "akagi_db", "akagi_db"]


@pytest.mark.rule("2.1")
def test_aircraft_fire_at_most_once() -> None:  # Ruling 17
    result = battle({"vf_6": 4, "akagi_fg": 4}, "vf_6 akagi_fg 3", "akagi_fg vf_6 4", rolls=[100] * 8)
    assert [shot.by for shot in result.shots] == ["vf_6"] * 4 + ["akagi_fg"] * 4


@pytest.mark.rule("2.1")
def test_fighters_of_a_squadron_may_be_sent_against_several() -> None:  # Rulings 17 and 18
    result = battle({"vf_6": 3, "akagi_db": 2, "akagi_tb": 2}, "vf_6 akagi_tb 2", "vf_6 akagi_db 1", rolls=[100] * 7)
    assert who(result)[:3] == [("vf_6", "akagi_tb", 1, 50), ("vf_6", "akagi_tb", 2, 50), ("vf_6", "akagi_db", 1, 50)]


@pytest.mark.rule("2.1")
def test_reply_is_aimed_at_the_very_fighters_that_attack() -> None:  # Ruling 17
    result = battle({"vf_6": 3, "akagi_db": 2, "akagi_tb": 2}, "vf_6 akagi_tb 2", "vf_6 akagi_db 1", rolls=[100] * 7)
    assert who(result)[3:] == [
        ("akagi_db", "vf_6", 3, 10),
        ("akagi_db", "vf_6", 3, 10),
        ("akagi_tb", "vf_6", 1, 10),
        ("akagi_tb", "vf_6", 2, 10),
    ]


# Shots at a squadron


@pytest.mark.rule("2.1")
def test_shots_are_dealt_to_the_aircraft_of_a_squadron_in_turn_whoever_fires() -> None:  # Ruling 17
    orders = ("vf_6 akagi_tb 2", "vf_8 akagi_tb 3")
    result = battle({"vf_6": 2, "vf_8": 3, "akagi_tb": 4}, *orders, rolls=[100] * 9)
    assert [shot.aircraft for shot in result.shots if shot.at == "akagi_tb"] == [1, 2, 3, 4, 1]


@pytest.mark.rule("2.1")
def test_second_hit_on_one_aircraft_is_wasted() -> None:  # Ruling 17
    rolls = [50, 50, 51, 51, 51, 51, 50, 51, 51]
    orders = ("vf_6 akagi_tb 6", "vf_8 akagi_tb 3")
    result = battle({"vf_6": 6, "vf_8": 3, "akagi_tb": 6}, *orders, rolls=[*rolls, *[100] * 6])
    assert result.after["akagi_tb"] == 4


@pytest.mark.rule("2.1")
def test_three_fighters_may_be_sent_against_one_torpedo_bomber() -> None:  # Ruling 17
    result = battle({"vf_6": 3, "akagi_tb": 6}, "vf_6 akagi_tb 3 4", rolls=[51, 51, 50, *[100] * 6])
    assert who(result)[:3] == [("vf_6", "akagi_tb", 4, 50)] * 3
    assert result.after["akagi_tb"] == 5


@pytest.mark.rule("2.1")
def test_all_shots_fall_at_once() -> None:  # Ruling 17
    result = battle({"vf_6": 1, "akagi_fg": 1}, "vf_6 akagi_fg 1", "akagi_fg vf_6 1", rolls=[30, 30])
    assert result.after == {"vf_6": 0, "akagi_fg": 0}


@pytest.mark.rule("2.1")
def test_order_against_a_squadron_that_is_not_there_leaves_its_fighters_free_to_reply() -> None:  # Ruling 17
    result = battle({"vf_6": 1, "akagi_fg": 1}, "vf_6 akagi_db 1", "akagi_fg vf_6 1", rolls=[30, 100])
    assert [(shot.by, shot.at) for shot in result.shots] == [("vf_6", "akagi_fg"), ("akagi_fg", "vf_6")]


# The order of the rolls


@pytest.mark.rule("2")
def test_us_roll_first_and_squadrons_as_they_stand_on_the_sheet() -> None:  # Ruling 86
    present = {"akagi_fg": 1, "kaga_fg": 1, "vf_8": 1, "vf_3": 1}
    orders = ("kaga_fg vf_3 1", "akagi_fg vf_8 1", "vf_8 kaga_fg 1", "vf_3 akagi_fg 1")
    result = battle(present, *orders, rolls=[100] * 4)
    assert [shot.by for shot in result.shots] == ["vf_3", "vf_8", "akagi_fg", "kaga_fg"]


@pytest.mark.rule("2")
def test_order_of_the_slips_decides_nothing() -> None:  # Ruling 86
    present = {"vf_6": 1, "vf_8": 1, "akagi_db": 2}
    one = battle(present, "vf_6 akagi_db 1", "vf_8 akagi_db 1", rolls=[100, 50, 10, 100])
    other = battle(present, "vf_8 akagi_db 1", "vf_6 akagi_db 1", rolls=[100, 50, 10, 100])
    assert one == other
    assert one.after == {"vf_6": 0, "vf_8": 1, "akagi_db": 1}


# Dealing


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(
    ("number", "targets", "shares"), [(6, 2, [3, 3]), (5, 2, [3, 2]), (1, 3, [1]), (7, 3, [3, 2, 2]), (3, 0, [])]
)
def test_fighters_are_dealt_evenly_and_the_first_get_one_more(number: int, targets: int, shares: list[int]) -> None:
    assert list(deal(number, range(targets))) == list(enumerate(shares))


@pytest.mark.rule("2.1")
def test_how_many_of_the_first_aircraft_are_left() -> None:
    result = battle({"vf_6": 4, "akagi_fg": 4}, "akagi_fg vf_6 4", rolls=[100] * 4 + [100, 30, 100, 30])
    assert [result.left_of("vf_6", number) for number in (1, 2, 3, 4)] == [1, 1, 2, 2]
    assert result.left_of("akagi_fg", 4) == 4
