"""7.1  Facing: what a turn costs, whom it hurts, and turning in reaction."""

from __future__ import annotations

import pytest
from tests.games.ran.position import RanMatch, give, march, plateau, where

from honjin.games.ran.events.cohesion import QualityTested
from honjin.games.ran.events.movement import UnitTurned
from honjin.testing.position import asked, events_of, offered, refusal


def prices(match: RanMatch) -> list[int]:
    return [event.cost for event in events_of(match, UnitTurned)]


@pytest.mark.rule("7.11")
def test_two_hexes_lie_in_front_of_a_unit_two_on_its_flanks_two_behind_it() -> None:
    state = plateau({"2216": "baba_si_1 E"}).state
    arcs, names = state.battle.arcs, state.battle.grid.names_of
    here = state.battle.grid.number["2216"]
    assert set(names(arcs.front[1][here])) == {"2316", "2317"}
    assert set(names(arcs.flank[1][here])) == {"2215", "2217"}
    assert set(names(arcs.rear[1][here])) == {"2116", "2117"}


@pytest.mark.rule("7.13")
def test_one_corner_a_hex_is_free_and_each_other_costs_a_point() -> None:
    match = plateau({"2216": "baba_si_1 E"}, phase="baba").move("baba_si_1")
    give(match, "Turn NE", "Turn NW")
    assert prices(match) == [0, 1]
    assert refusal(match, "Turn NW") == "7.13 faces-there-already"
    about = give(plateau({"2216": "baba_si_1 E"}, phase="baba").move("baba_si_1"), "Turn W")
    assert prices(about) == [2]


@pytest.mark.rule("7.13")
def test_in_every_hex_a_corner_is_free_again() -> None:
    match = plateau({"2216": "baba_si_1 E"}, phase="baba").move("baba_si_1")
    give(match, "Turn NE", "Enter 2215", "Turn E", "Enter 2315", "Turn NE")
    assert prices(match) == [0, 0, 0]


@pytest.mark.rule("7.14")
@pytest.mark.parametrize(
    ("unit", "hits"), [("baba_as_1 SE", " h1"), ("baba_kb_1 SE", " h1"), ("baba_as_1 SE o", ""), ("baba_as_t_1 SE", "")]
)
def test_a_turn_in_woods_costs_close_order_a_hit_but_not_open_order_nor_those_who_shoot(unit: str, hits: str) -> None:
    name, _, *marks = unit.split()
    match = give(plateau({"2219": unit}, phase="baba").move(name), "Turn E", "Halt")
    assert where(match, name) == " ".join(["2219 E" + hits, *marks])


@pytest.mark.rule("7.14")
def test_turning_again_in_the_same_woods_costs_no_second_hit() -> None:
    """Ruling 50."""
    match = give(plateau({"2219": "baba_as_1 SE"}, phase="baba").move("baba_as_1"), "Turn E", "Turn NE", "Halt")
    assert where(match, "baba_as_1") == "2219 NE h1"


@pytest.mark.rule("7.15")
def test_a_honjin_has_six_hexes_in_front_of_it() -> None:
    state = plateau({"2216": "honjin_takeda"}).state
    assert state.zoc_of(0) == state.battle.grid.next_to[state.battle.grid.number["2216"]]


@pytest.mark.rule("7.16")
def test_in_the_zone_of_one_enemy_a_unit_may_turn_but_then_it_stays() -> None:
    units = {"2216": "baba_si_1 NE", "2316": "ujiteru_as_1 W"}
    match = march(plateau(units, phase="baba").move("baba_si_1"), "Turn NW")
    assert refusal(match, "Enter 2116") == "7.16 turned-in-zoc"
    straight = march(plateau({**units, "2216": "baba_si_1 NW"}, phase="baba").move("baba_si_1"), "Enter 2116")
    assert where(straight, "baba_si_1") == "2116 NW"


@pytest.mark.rule("7.16")
def test_in_the_zones_of_two_enemies_a_unit_cannot_turn() -> None:
    units = {"2216": "baba_si_1 NW", "2316": "ujiteru_as_1 W", "2317": "ujiteru_as_2 W"}
    match = march(plateau(units, phase="baba").move("baba_si_1"))
    assert refusal(match, "Turn NE") == "7.16 in-several-zones"


# 7.17, 7.18  In reaction


@pytest.mark.rule("7.17", "7.18")
def test_infantry_turns_before_infantry_on_a_die_up_to_its_troop_quality() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 E"}
    match = give(plateau(units, phase="baba").move("baba_si_1", rolls=[6]), "Enter 2117")
    assert asked(match) == "hojo react"
    give(match, "Face ujiteru_as_1 NE")
    assert [(event.die, event.tq) for event in events_of(match, QualityTested)] == [(6, 6)]
    assert where(match, "ujiteru_as_1") == "2316 NE"


@pytest.mark.rule("7.18")
def test_the_attempt_is_the_only_one_of_the_phase_even_if_it_fails() -> None:
    """Ruling 136."""
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 E"}
    match = give(plateau(units, phase="baba").move("baba_si_1", rolls=[7]), "Enter 2117", "Face ujiteru_as_1 NE")
    assert where(match, "ujiteru_as_1") == "2316 E"
    assert refusal(match, "Face ujiteru_as_1 NE", "hojo") in ("7.18 has-tried-to-turn", "6.12 not-your-decision")
    march(match, "Enter 2216")
    assert "Face ujiteru_as_1 NE" not in offered(match)


@pytest.mark.rule("7.18")
def test_kibamusha_turn_at_once_before_infantry() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_kb_1 E"}
    match = give(plateau(units, phase="baba").move("baba_si_1"), "Enter 2117", "Face ujiteru_kb_1 NE")
    assert where(match, "ujiteru_kb_1") == "2316 NE"
    assert not events_of(match, QualityTested)


@pytest.mark.rule("7.18")
def test_infantry_does_not_turn_before_kibamusha_but_kibamusha_may_try() -> None:
    units = {"2017": "baba_kb_1 E", "2316": "ujiteru_as_1 E", "2317": "ujiteru_kb_1 SE"}
    match = give(plateau(units, phase="baba").move("baba_kb_1", rolls=[7]), "Enter 2117")
    assert refusal(match, "Face ujiteru_as_1 NE") == "7.18 not-before-kibamusha"
    give(match, "Face ujiteru_kb_1 E")
    assert where(match, "ujiteru_kb_1") == "2317 E"


@pytest.mark.rule("7.18")
def test_one_corner_only_and_not_from_within_an_enemy_zone() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 E", "2117": "katsuyori_as_1 E", "2217": "ujiteru_as_2 E"}
    match = march(plateau(units, phase="baba").orders(), "Move baba_si_1")
    assert asked(match) == "takeda move-on"
    match = give(plateau(units, phase="baba").orders(), "Move baba_si_1")
    assert refusal(match, "Face ujiteru_as_2 NE", "hojo") != ""


@pytest.mark.rule("7.17", "6.45")
def test_a_unit_that_does_not_see_the_mover_does_not_react() -> None:
    # Woods at 2319 stand between 2318 and 2320.
    units = {"2318": "baba_si_1 NE", "2320": "ujiteru_as_1 NE"}
    match = plateau(units, phase="baba").move("baba_si_1")
    assert asked(match) == "takeda move-on"


@pytest.mark.rule("7.17", "7.14")
def test_turning_in_reaction_in_woods_costs_a_hit_too() -> None:
    """Ruling 50."""
    units = {"2218": "baba_si_1 E", "2319": "ujiteru_kb_1 NE"}
    match = give(plateau({**units, "2218": "baba_si_1 W"}, phase="baba").move("baba_si_1"), "Face ujiteru_kb_1 E")
    assert where(match, "ujiteru_kb_1") == "2319 E h1"


@pytest.mark.rule("7.17")
def test_a_unit_that_has_tried_to_turn_does_not_withdraw_at_the_same_step() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 E", "2318": "ujiteru_as_2 W"}
    match = give(plateau(units, phase="baba").move("baba_si_1", rolls=[7]), "Enter 2117", "Face ujiteru_as_1 NE")
    assert "Withdraw ujiteru_as_2" in offered(match)
    assert refusal(match, "Withdraw ujiteru_as_1") == "7.17 has-tried-to-turn"
    # At the next one it may.
    give(match, "StandFast")
    assert "Withdraw ujiteru_as_1" in offered(give(match, "Enter 2217"))
