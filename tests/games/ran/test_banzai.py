"""6.5  Banzai: Samurai who cannot hold back."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.ran.position import RanMatch, give, plateau, unit_of, where

from honjin.games.ran.events.cohesion import QualityTested
from honjin.games.ran.events.movement import RushBegan
from honjin.games.ran.model import UnitId
from honjin.games.ran.rules.banzai import Banzai
from honjin.testing.position import asked, events_of, offered, refusal


def banzai(units: dict[str, str], prey: str, rolls: list[int], **more: Any) -> RanMatch:
    """The first side has withdrawn with these units; the second tests."""
    here = plateau(units, phase="baba", **more)
    return here.play(Banzai(1, tuple(map(UnitId, prey.split()))), rolls=rolls)


def who_tested(match: RanMatch) -> list[str]:
    return [event.unit for event in events_of(match, QualityTested) if event.purpose == "banzai"]


@pytest.mark.rule("6.51")
def test_kb_and_si_within_six_points_of_a_unit_that_withdrew_test() -> None:
    """Ruling 131."""
    units = {"2017": "baba_as_1 E", "2316": "ujiteru_si_1 W", "2315": "ujiteru_as_1 W", "2416": "ujiteru_as_t_1 W"}
    units |= {"2616": "ujiteru_si_2 W", "2817": "ujiteru_si_3 W", "2317": "ujiteru_si_4 W d"}
    assert who_tested(banzai(units, "baba_as_1", [9, 9])) == ["ujiteru_si_1", "ujiteru_si_2"]


@pytest.mark.rule("6.51")
def test_riders_between_them_spare_them_the_test() -> None:
    units = {"2017": "baba_as_1 E", "2515": "ujiteru_si_1 W"}
    wall = {"2214": "ujiteru_kb_1 W", "2215": "ujiteru_kb_2 W", "2216": "ujiteru_kb_3 W", "2217": "ujiteru_kb_4 W"}
    rolls = [9] * 4
    assert "ujiteru_si_1" in who_tested(banzai(units, "baba_as_1", [9]))
    near = {**units, **wall, "2218": "ujikuni_kb_1 W", "2213": "ujikuni_kb_2 W", "2219": "ujikuni_kbh_1 W"}
    assert "ujiteru_si_1" not in who_tested(banzai(near, "baba_as_1", [*rolls, 9, 9, 9]))


@pytest.mark.rule("6.51")
@pytest.mark.parametrize(("die", "rushes"), [(7, True), (8, False)])
def test_at_or_below_its_troop_quality_it_rushes_half_its_allowance(die: int, rushes: bool) -> None:
    """Ruling 132."""
    units = {"2017": "baba_as_1 E", "2416": "ujiteru_si_1 W"}
    match = banzai(units, "baba_as_1", [die])
    # Half of 4 rounded up: two hexes towards its prey.
    assert (where(match, "ujiteru_si_1") != "2416 W") is rushes
    if rushes:
        grid = match.state.battle.grid
        assert grid.distance(match.state.hex[unit_of(match.state, "ujiteru_si_1")], grid.number["2017"]) == 2


@pytest.mark.rule("6.51")
def test_a_busho_in_range_holds_them_back_with_his_momentum() -> None:
    """Ruling 44."""
    units = {"2017": "baba_as_1 E", "2416": "ujiteru_si_1 W"}
    match = banzai(units, "baba_as_1", [4], bushos={"ujiteru": "2616"})
    assert [(event.die, event.added) for event in events_of(match, QualityTested)] == [(4, 4)]
    assert where(match, "ujiteru_si_1") == "2416 W"


@pytest.mark.rule("6.51")
def test_the_nearest_is_the_prey_and_of_equals_the_player_chooses() -> None:
    units = {"2115": "baba_as_1 E", "2117": "baba_as_2 E", "1917": "baba_si_1 E", "2316": "ujiteru_si_1 W"}
    match = banzai(units, "baba_as_1 baba_as_2 baba_si_1", [0])
    assert asked(match) == "hojo banzai"
    assert offered(match) == {"ChargeAt baba_as_1", "ChargeAt baba_as_2"}
    assert refusal(match, "ChargeAt baba_si_1") == "6.51 not-the-nearest-prey"


@pytest.mark.rule("6.51")
def test_one_that_nobody_rushes_at_comes_first() -> None:
    units = {"2117": "baba_as_1 E", "1915": "baba_as_2 E", "2316": "ujiteru_si_1 W", "2416": "ujiteru_si_2 W"}
    match = banzai(units, "baba_as_1 baba_as_2", [0, 0, *[9] * 8])
    targets = [event.target for event in events_of(match, RushBegan)]
    assert targets == ["baba_as_1", "baba_as_2"]


@pytest.mark.rule("6.52")
def test_friends_they_run_through_test_and_take_the_excess_in_hits() -> None:
    units = {"2017": "baba_as_1 E", "2316": "ujiteru_kb_1 W", "2216": "ujiteru_as_1 W", "2217": "ujiteru_as_2 W"}
    units |= {"2315": "ujiteru_as_3 W", "2317": "ujiteru_as_4 W", "2215": "ujiteru_as_5 W", "2218": "ujiteru_as_6 W"}
    match = banzai(units, "baba_as_1", [0, 9, *[9] * 12])
    shaken = [event for event in events_of(match, QualityTested) if event.purpose == "run_through"]
    assert len(shaken) == 1
    assert where(match, shaken[0].unit).endswith("h3")


@pytest.mark.rule("6.53")
def test_those_who_arrive_attack_without_a_test_before_any_other_shock() -> None:
    units = {"2017": "baba_as_1 E", "2316": "ujiteru_kb_1 W"}
    match = banzai(units, "baba_as_1", [0, *[5] * 8])
    while asked(match):
        give(match, sorted(offered(match))[0])
    purposes = [roll.purpose for roll in (match.log.rolls if match.log else [])]
    assert purposes[0] == "banzai"
    assert "pre_shock" not in purposes
    assert len(purposes) > 1
