"""7.2, 7.3  Zones of control, and units that are Engaged."""

from __future__ import annotations

import pytest
from tests.games.ran.position import give, march, plateau, position, unit_of, where

from honjin.games.ran.rules.zones import controllers, engaged_with
from honjin.games.ran.state import RanState
from honjin.testing.position import asked, offered, refusal


def zone(state: RanState, side: int) -> set[str]:
    return set(state.battle.grid.names_of(state.zoc_of(side)))


@pytest.mark.rule("7.21")
def test_units_control_the_hexes_in_front_of_them_a_honjin_all_around_it() -> None:
    state = plateau({"2216": "baba_si_1 E", "2616": "honjin_hojo"}).state
    assert zone(state, 0) == {"2316", "2317"}
    assert len(zone(state, 1)) == 6


@pytest.mark.rule("7.21", "11.34")
def test_disordered_units_bushos_and_samurai_control_nothing() -> None:
    here = plateau(
        {"2216": "baba_si_1 E d"},
        bushos={"baba": "2017"},
        samurai={"hajikano_masatsugu": ("2015", "baba")},
    )
    assert zone(here.state, 0) == set()


@pytest.mark.rule("7.22")
def test_no_zone_reaches_into_a_closed_hex_but_for_those_who_shoot() -> None:
    # At Suriagehara the river between 0116 and 0117 is closed to all.
    state = position({"0116": "shigezane_si_1 SE"}).state
    assert "0117" not in zone(state, 0)
    state = position({"0116": "ouchi_as_t_1 SE"}).state
    assert "0117" in zone(state, 0)


@pytest.mark.rule("7.23")
def test_a_unit_stops_as_it_enters_an_enemy_zone() -> None:
    units = {"2017": "baba_si_1 E", "2317": "ujiteru_as_1 W"}
    match = march(plateau(units, phase="baba").move("baba_si_1"), "Enter 2117", "Enter 2216")
    assert where(match, "baba_si_1") == "2216 E"
    assert not asked(match)


@pytest.mark.rule("7.23")
def test_a_unit_leaves_a_zone_only_for_a_hex_that_is_in_none() -> None:
    units = {"2216": "baba_si_1 NW", "2317": "ujiteru_as_1 W", "2115": "ujiteru_as_2 SW"}
    match = march(plateau(units, phase="baba").move("baba_si_1"))
    assert refusal(match, "Enter 2116") == "7.23 from-zoc-into-zoc"
    assert "Enter 2215" in offered(match)


@pytest.mark.rule("7.23", "5.33")
def test_a_unit_out_of_command_does_not_leave_a_zone() -> None:
    units = {"2216": "baba_si_1 NW", "2317": "ujiteru_as_1 W"}
    match = march(plateau(units, phase="baba", commanded="").move("baba_si_1"))
    assert refusal(match, "Enter 2116") == "5.33 uncommanded-out-of-zoc"


@pytest.mark.rule("7.24", "11.34")
def test_disordered_units_and_those_out_of_command_do_not_enter_a_zone() -> None:
    units = {"2117": "baba_si_1 E d", "2317": "ujiteru_as_1 W"}
    match = march(plateau(units, phase="baba").move("baba_si_1"))
    assert refusal(match, "Enter 2216") == "7.24 disordered-into-zoc"
    units = {"2117": "baba_si_1 E", "2317": "ujiteru_as_1 W"}
    match = march(plateau(units, phase="baba", commanded="").move("baba_si_1"))
    assert refusal(match, "Enter 2216") == "7.24 uncommanded-into-zoc"


@pytest.mark.rule("5.33")
def test_a_unit_out_of_command_does_not_come_beside_an_enemy_even_behind_him() -> None:
    units = {"2117": "baba_si_1 E", "2317": "ujiteru_as_1 E"}
    match = march(plateau(units, phase="baba", commanded="").move("baba_si_1"))
    assert refusal(match, "Enter 2216") == "5.33 uncommanded-beside-enemy"


@pytest.mark.rule("7.25")
def test_in_an_enemy_zone_a_unit_may_still_be_ordered_to_fire() -> None:
    units = {"2216": "baba_as_t_1 E", "2317": "ujiteru_as_1 W"}
    match = plateau(units, phase="baba").orders()
    assert "Fire baba_as_t_1 ujiteru_as_1" in offered(match)


@pytest.mark.rule("7.26", "8.42")
def test_bows_whose_zone_is_left_may_fire_before_the_unit_goes() -> None:
    units = {"2216": "baba_si_1 NW", "2317": "ujiteru_as_b_1 W"}
    match = march(plateau(units, phase="baba").orders(), "Move baba_si_1")
    give(match, "Enter 2116")
    assert asked(match) == "hojo reaction-fire"
    assert where(match, "baba_si_1") == "2216 NW"
    march(match)
    assert where(match, "baba_si_1") == "2116 NW"


@pytest.mark.rule("7.27")
def test_a_hex_may_be_controlled_by_both_sides() -> None:
    state = plateau({"2216": "baba_si_1 E", "2517": "ujiteru_as_1 W"}).state
    hex = state.battle.grid.number["2317"]
    state.put(unit_of(state, "ujiteru_as_1"), state.battle.grid.number["2416"], 4)
    assert controllers(state, 0, hex)
    assert controllers(state, 1, hex)


# 7.3  Engaged

ENGAGED = [("baba_si_1", "ujiteru_as_1")]
PAIR = {"2216": "baba_si_1 E", "2316": "ujiteru_as_1 W"}


@pytest.mark.rule("7.31")
def test_engaged_units_neither_move_nor_turn_nor_change_formation_nor_fire() -> None:
    units = {**PAIR, "2115": "baba_as_t_1 E"}
    match = plateau(units, phase="baba", engaged=ENGAGED).orders()
    assert refusal(match, "Move baba_si_1") == "7.31 is-engaged"
    assert refusal(match, "Reform baba_si_1") == "7.31 is-engaged"
    assert refusal(match, "Fire baba_as_t_1 ujiteru_as_1") == "7.31 target-engaged"


@pytest.mark.rule("7.31", "6.47")
def test_engaged_units_do_not_react() -> None:
    units = {**PAIR, "2114": "baba_si_2 E"}
    match = plateau(units, phase="baba", engaged=ENGAGED).move("baba_si_2")
    assert asked(match) == "takeda move-on"


@pytest.mark.rule("7.33", "7.31")
def test_kibamusha_engaged_with_infantry_alone_ride_off_and_may_turn_first() -> None:
    """Ruling 160."""
    units = {"2216": "baba_kb_1 E", "2316": "ujiteru_as_1 W"}
    here = plateau(units, phase="baba", engaged=[("baba_kb_1", "ujiteru_as_1")])
    match = march(here.move("baba_kb_1"), "Turn W", "Enter 2116")
    assert where(match, "baba_kb_1") == "2116 W"
    riders = {"2216": "baba_kb_1 E", "2316": "ujiteru_kb_1 W"}
    stuck = plateau(riders, phase="baba", engaged=[("baba_kb_1", "ujiteru_kb_1")]).orders()
    assert not asked(stuck) or refusal(stuck, "Move baba_kb_1") == "7.31 is-engaged"


@pytest.mark.rule("7.34")
def test_the_marker_goes_as_soon_as_the_two_are_apart() -> None:
    """Ruling 54."""
    units = {"2216": "baba_kb_1 E", "2316": "ujiteru_as_1 W"}
    here = plateau(units, phase="baba", engaged=[("baba_kb_1", "ujiteru_as_1")])
    match = march(here.move("baba_kb_1"), "Turn W", "Enter 2116")
    for name in ("baba_kb_1", "ujiteru_as_1"):
        assert engaged_with(match.state, unit_of(match.state, name)) == 0
