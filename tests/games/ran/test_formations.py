"""6.6  Formations."""

from __future__ import annotations

import pytest
from tests.games.ran.position import battle, game, give, plateau, unit_of, where

from honjin.core.dice import ScriptedDice
from honjin.core.engine import start
from honjin.core.event import UMPIRE, Log
from honjin.games.ran.model import UnitId
from honjin.games.ran.options import Form, FormUp
from honjin.testing.position import asked, refusal, seen_by


@pytest.mark.rule("6.6")
def test_only_those_that_do_not_shoot_know_formations() -> None:
    """Ruling 45."""
    units = {"2217": "baba_as_t_1 E", "2216": "baba_si_b_1 E", "2215": "baba_kb_1 E", "2017": "baba_as_1 E"}
    match = plateau(units, phase="baba").orders()
    for unit in ("baba_as_t_1", "baba_si_b_1"):
        assert refusal(match, f"Reform {unit}") == "6.6 knows-no-formation"
    give(match, "Reform baba_kb_1", "Reform baba_as_1")
    assert (where(match, "baba_kb_1"), where(match, "baba_as_1")) == ("2215 E o", "2017 E o")


@pytest.mark.rule("6.62")
def test_open_order_takes_one_off_the_troop_quality() -> None:
    """Ruling 46."""
    state = plateau({"2217": "baba_as_1 E o", "2216": "baba_as_2 E o d"}).state
    assert [state.tq(unit_of(state, unit)) for unit in ("baba_as_1", "baba_as_2")] == [6, 5]


@pytest.mark.rule("6.63")
def test_a_change_of_formation_takes_the_whole_phase_of_a_unit() -> None:
    match = give(plateau({"2217": "baba_as_1 E", "2016": "baba_as_2 E"}, phase="baba").orders(), "Reform baba_as_1")
    assert refusal(match, "Move baba_as_1") == "5.34 has-acted"
    back = give(plateau({"2217": "baba_as_1 E o"}, phase="baba").orders(), "Reform baba_as_1")
    assert where(back, "baba_as_1") == "2217 E"


@pytest.mark.rule("6.63")
def test_not_beside_an_enemy_nor_disordered() -> None:
    units = {"2217": "baba_as_1 E", "2317": "ujiteru_as_1 E", "2016": "baba_as_2 E d"}
    match = plateau(units, phase="baba").orders()
    assert refusal(match, "Reform baba_as_1") == "6.63 beside-the-enemy"
    assert refusal(match, "Reform baba_as_2") == "6.63 is-disordered"


@pytest.mark.rule("6.63", "6.62")
def test_hits_that_are_too_many_for_open_order_disorder_it_at_once() -> None:
    """Ruling 165."""
    match = give(plateau({"2217": "baba_as_1 E h6", "2016": "baba_as_2 E"}, phase="baba").orders(), "Reform baba_as_1")
    assert where(match, "baba_as_1") == "2217 E d o"


# 6.64  At the start


@pytest.mark.rule("6.64", "4.51")
def test_both_sides_choose_formations_sealed_before_the_first_turn() -> None:
    """Ruling 166."""
    match = start(game("nunobeyama"), battle("nunobeyama"), ScriptedDice([1, 10]), Log(("amako", "mori")))
    assert asked(match) == "amako formations + mori formations"
    assert match.state.in_honjin(0)
    assert match.state.in_honjin(1)
    match.answer("amako", FormUp((Form(UnitId("yamanaka_si_1"), "open"),)))
    assert match.state.open_order == 0
    assert not [event for event in seen_by(match, "mori") if "yamanaka_si_1" in str(event)]
    match.answer("mori", FormUp())
    assert match.state.open_order == 1 << unit_of(match.state, "yamanaka_si_1")
    assert match.view("mori").units == match.view(UMPIRE).units


@pytest.mark.rule("6.64", "6.6")
def test_no_formation_for_those_who_shoot_at_set_up_either() -> None:
    match = start(game("nunobeyama"), battle("nunobeyama"), ScriptedDice([]), Log(("amako", "mori")))
    found = match.why_not("amako", FormUp((Form(UnitId("yamanaka_as_t_1"), "open"),)))
    assert found is not None
    assert (found.rule, found.why) == ("6.6", "knows-no-formation")
