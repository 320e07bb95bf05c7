"""6.4  Withdrawal: a whole contingent by order, a single unit in reaction."""

from __future__ import annotations

import pytest
from tests.games.ran.position import FIRST, bushos_of, give, march, place_of_busho, plateau, unit_of, where

from honjin.games.ran.events.bushos import SeppukuRolled
from honjin.games.ran.events.cohesion import QualityTested
from honjin.games.ran.events.deaths import BushoKilled, FlightRolled
from honjin.games.ran.events.fire import ShotFired
from honjin.games.ran.model import LOST, UnitId
from honjin.games.ran.rules.active_withdrawal import UnitWithdrawal
from honjin.testing.position import asked, events_of, offered, refusal


def entries(wishes: set[str]) -> set[str]:
    return {wish for wish in wishes if wish.startswith("Enter")}


# 6.45  In reaction


@pytest.mark.rule("6.45")
def test_a_unit_may_draw_back_a_hex_before_infantry_that_comes_within_two_hexes() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 W"}
    match = give(plateau(units, phase="baba").move("baba_si_1", rolls=[3]), "Enter 2117")
    assert asked(match) == "hojo react"
    give(match, "Withdraw ujiteru_as_1")
    # So that the enemy is more than two hexes away.
    assert entries(offered(match)) == {"Enter 2315", "Enter 2415", "Enter 2416"}
    give(match, "Enter 2416", "Halt")
    assert where(match, "ujiteru_as_1") == "2416 W"


@pytest.mark.rule("6.45")
def test_there_is_no_drawing_back_before_kibamusha() -> None:
    units = {"2017": "baba_kb_1 E", "2316": "ujiteru_kb_1 W"}
    match = give(plateau(units, phase="baba").move("baba_kb_1"), "Enter 2117")
    assert refusal(match, "Withdraw ujiteru_kb_1") == "6.45 not-before-kibamusha"


@pytest.mark.rule("6.45")
def test_it_is_asked_too_when_the_enemy_begins_his_move_so_near() -> None:
    """Ruling 134."""
    units = {"2117": "baba_si_1 W", "2316": "ujiteru_as_1 W"}
    assert asked(plateau(units, phase="baba").move("baba_si_1")) == "hojo react"


@pytest.mark.rule("6.45")
def test_a_unit_in_an_enemy_zone_stays() -> None:
    units = {"2015": "baba_si_1 E", "2216": "ujiteru_as_1 W", "2116": "asari_as_1 E"}
    match = plateau(units, phase="baba").move("baba_si_1")
    assert asked(match) == "takeda move-on"


@pytest.mark.rule("6.45")
def test_where_no_hex_is_far_enough_there_is_no_drawing_back() -> None:
    """Ruling 41."""
    units = {"2017": "baba_si_1 E", "2317": "ujiteru_as_1 W"}
    match = march(plateau(units, phase="baba").move("baba_si_1"), "Enter 2117")
    give(match, "Enter 2217")
    # Beside it now, and facing it: whoever stands in its zone cannot go.
    assert asked(match) != "hojo react"


@pytest.mark.rule("6.46")
def test_whoever_draws_back_tests_and_takes_the_excess_in_hits() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_t_1 W"}
    match = give(plateau(units, phase="baba").move("baba_si_1", rolls=[7]), "Enter 2117")
    give(match, "Withdraw ujiteru_as_t_1", "Enter 2416", "Halt")
    assert where(match, "ujiteru_as_t_1") == "2416 W h2"


@pytest.mark.rule("6.46")
@pytest.mark.parametrize(("facing", "added"), [("W", 0), ("SW", 0), ("NW", 1), ("E", 1)])
def test_approached_from_flank_or_rear_it_tests_one_worse(facing: str, added: int) -> None:
    """Ruling 135."""
    units = {"2017": "baba_si_1 E", "2316": f"ujiteru_as_1 {facing}"}
    match = give(plateau(units, phase="baba").move("baba_si_1", rolls=[0]), "Enter 2117")
    give(match, "Withdraw ujiteru_as_1", "Enter 2416", "Halt")
    assert [event.added for event in events_of(match, QualityTested)] == [added]


@pytest.mark.rule("6.62")
def test_open_order_tests_two_better_with_a_troop_quality_one_lower() -> None:
    """Ruling 43."""
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 W o"}
    match = give(plateau(units, phase="baba").move("baba_si_1", rolls=[8]), "Enter 2117")
    give(match, "Withdraw ujiteru_as_1", "Enter 2416", "Halt")
    assert [(event.added, event.tq) for event in events_of(match, QualityTested)] == [(-2, 5)]
    assert where(match, "ujiteru_as_1") == "2416 W h1 o"


@pytest.mark.rule("6.47", "11.35")
def test_disordered_units_may_draw_back_and_those_whose_busho_is_finished() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 W d"}
    here = plateau(units, phase="baba", bushos={"ujiteru": "2817"}, finished="ujiteru")
    match = give(here.move("baba_si_1", rolls=[0]), "Enter 2117", "Withdraw ujiteru_as_1", "Enter 2416", "Halt")
    assert where(match, "ujiteru_as_1") == "2416 W d"


@pytest.mark.rule("6.48")
def test_it_keeps_its_facing_and_may_turn_by_one_corner_at_the_end() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 W"}
    match = give(plateau(units, phase="baba").move("baba_si_1", rolls=[0]), "Enter 2117")
    give(match, "Withdraw ujiteru_as_1", "Enter 2416")
    assert offered(match) == {"Turn SW", "Turn NW", "Halt"}
    assert refusal(match, "Turn E") == "6.48 one-corner-only"
    give(match, "Turn NW")
    assert where(match, "ujiteru_as_1") == "2416 NW"


@pytest.mark.rule("6.49", "5.35")
def test_the_mover_goes_on_whatever_the_enemy_did() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 W"}
    match = give(plateau(units, phase="baba").move("baba_si_1", rolls=[0, 0]), "Enter 2117")
    give(match, "Withdraw ujiteru_as_1", "Enter 2416", "Halt", "Enter 2217")
    # And it is asked again, as often as the enemy follows (6.46).
    assert asked(match) == "hojo react"
    give(match, "Withdraw ujiteru_as_1", "Enter 2516", "Halt")
    assert where(match, "ujiteru_as_1") == "2516 W"


@pytest.mark.rule("6.74")
def test_it_may_draw_back_through_a_friend_who_takes_a_hit() -> None:
    """Ruling 49."""
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 W", "2416": "ujiteru_as_2 W", "2415": "ujiteru_as_3 W"}
    match = give(plateau(units, phase="baba").move("baba_si_1", rolls=[0]), "Enter 2117", "Withdraw ujiteru_as_1")
    beyond = {"Enter 2515", "Enter 2516", "Enter 2517", "Enter 2414", "Enter 2417"}
    assert entries(offered(match)) == {"Enter 2315", *beyond}
    give(match, "Enter 2517", "Halt")
    assert (where(match, "ujiteru_as_1"), where(match, "ujiteru_as_2")) == ("2517 W", "2416 W h1")


@pytest.mark.rule("4.72", "6.45")
def test_a_busho_goes_with_the_unit_he_stands_with() -> None:
    """Ruling 159."""
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 W"}
    here = plateau(units, phase="baba", bushos={"ujiteru": "2316"})
    match = give(here.move("baba_si_1", rolls=[0]), "Enter 2117", "Withdraw ujiteru_as_1", "Enter 2416", "Halt")
    assert place_of_busho(match, "ujiteru") == "2416"


# 6.41  By order

LINE = {"2216": "baba_si_1 E", "2017": "baba_si_2 E", "2416": "ujiteru_as_1 W", "2616": "ujiteru_as_2 W"}
HERE = {"bushos": {"baba": "2017", "ujiteru": "2616", "shingen": "0411"}, "active": "baba ujiteru"}


@pytest.mark.rule("6.41", "5.38")
def test_a_withdrawal_is_the_only_order_of_the_phase_and_ends_the_turn_of_the_busho() -> None:
    match = plateau(LINE, **HERE).run("baba", rolls=[0])
    give(match, "OrderWithdrawal")
    assert refusal(match, "Reform baba_si_2") == "6.41 not-in-a-withdrawal"
    march(match, "Move baba_si_1", "Enter 2015", "Halt", "EndOrders", "Stay")
    assert match.state.finished == bushos_of(match.state, "baba")
    assert not asked(match)


@pytest.mark.rule("6.42")
def test_units_near_an_active_enemy_must_get_more_than_two_hexes_away() -> None:
    """Ruling 129."""
    match = give(plateau(LINE, **HERE).phase("baba"), "OrderWithdrawal")
    # The first stands two hexes from an Active enemy, the second does not and may stay.
    assert refusal(match, "EndOrders") == "6.42 must-withdraw"
    march(match, "Move baba_si_1")
    grid = match.state.battle.grid
    goals = [grid.number[wish.removeprefix("Enter ")] for wish in entries(offered(match))]
    assert min(grid.distance(goal, grid.number["2416"]) for goal in goals) == 3
    assert refusal(match, "Enter 2215") == "6.42 still-near-active-enemy"
    give(match, "Enter 2015", "Turn W")
    assert where(match, "baba_si_1") == "2015 W"
    assert "EndOrders" in offered(match)


@pytest.mark.rule("6.42")
def test_an_inactive_enemy_drives_nobody_away() -> None:
    here = plateau(LINE, **{**HERE, "active": "baba"})
    match = give(here.phase("baba"), "OrderWithdrawal")
    assert "EndOrders" in offered(match)


@pytest.mark.rule("6.42")
def test_facing_is_free_before_and_after() -> None:
    """Ruling 202."""
    match = march(plateau(LINE, **HERE).phase("baba"), "OrderWithdrawal", "Move baba_si_1", "Enter 1816", "Turn SE")
    # From facing E to a hex four steps to the west: all its points went for the way.
    assert where(match, "baba_si_1") == "1816 SE"


@pytest.mark.rule("6.42")
def test_units_far_from_every_enemy_may_rest_instead() -> None:
    units = {**LINE, "2017": "baba_si_2 E h3"}
    match = give(plateau(units, **HERE).phase("baba"), "OrderWithdrawal")
    assert refusal(match, "RemoveHits baba_si_1") == "6.42 too-near-to-rest"
    give(match, "RemoveHits baba_si_2")
    assert where(match, "baba_si_2") == "2017 E h1"


@pytest.mark.rule("6.43", "7.32")
@pytest.mark.parametrize(("die", "heard"), [(7, True), (8, False)])
def test_engaged_units_withdraw_only_if_they_hear_the_order(die: int, heard: bool) -> None:
    units = {**LINE, "2316": "ujiteru_si_1 W"}
    here = plateau(units, engaged=[("baba_si_1", "ujiteru_si_1")], **HERE)
    match = give(here.phase("baba", rolls=[die]), "OrderWithdrawal")
    assert (refusal(match, "Move baba_si_1") == "") is heard
    if not heard:
        assert refusal(match, "Move baba_si_1") == "7.32 has-not-heard"


@pytest.mark.rule("6.43")
def test_units_out_of_command_stay_in_an_enemy_zone() -> None:
    """Ruling 127."""
    units = {"2216": "baba_si_1 E", "2316": "ujiteru_si_1 W"}
    here = plateau(units, bushos={"baba": "0810", "ujiteru": "2616", "shingen": "0411"}, active="baba ujiteru")
    match = give(here.phase("baba", rolls=[0]), "OrderWithdrawal")
    assert asked(match) != "takeda withdraw"


@pytest.mark.rule("6.44")
@pytest.mark.parametrize(("die", "dies"), [(5, False), (6, True)])
def test_whoever_orders_a_withdrawal_may_have_to_die_for_it(die: int, dies: bool) -> None:
    """Rulings 40 and 130."""
    rolls = [die, 9] if dies else [die]
    match = march(plateau(LINE, **HERE).phase("baba", rolls=rolls), "OrderWithdrawal", "Move baba_si_1", "Enter 2015")
    give(match, "Halt", "EndOrders", "Stay")
    assert [event.dies for event in events_of(match, SeppukuRolled)] == [dies]
    assert bool(events_of(match, BushoKilled)) is bool(events_of(match, FlightRolled)) is dies


@pytest.mark.rule("6.42", "7.26", "8.42")
def test_bows_fire_at_units_that_leave_their_zone_in_a_withdrawal() -> None:
    """Ruling 129."""
    units = {"2216": "baba_si_1 E", "2316": "ujiteru_as_b_1 W"}
    match = march(plateau(units, **HERE).phase("baba", rolls=[9]), "OrderWithdrawal", "Move baba_si_1")
    give(match, "Enter 2014")
    assert asked(match) == "hojo reaction-fire"
    give(match, "FireBack ujiteru_as_b_1")
    assert [(shot.kind, shot.range) for shot in events_of(match, ShotFired)] == [("leaving", 2)]
    assert where(march(match), "baba_si_1").startswith("2014")


@pytest.mark.rule("6.42", "7.17")
def test_enemies_react_as_a_unit_sets_out_to_withdraw() -> None:
    match = give(plateau(LINE, **HERE).phase("baba"), "OrderWithdrawal", "Move baba_si_1")
    assert asked(match) == "hojo react"


@pytest.mark.rule("6.41", "9.14")
def test_in_a_withdrawal_only_engaged_units_attack() -> None:
    units = {"2216": "baba_si_1 E", "2316": "ujiteru_as_1 E", "2017": "baba_si_2 E"}
    here = plateau(units, **{**HERE, "active": "baba"})
    # Behind an enemy who is not Active it may stay; by other orders it could attack him.
    match = give(here.phase("baba", rolls=[0]), "OrderWithdrawal", "EndOrders", "Stay")
    assert asked(match) == ""
    assert "Attack baba_si_1 ujiteru_as_1" in offered(give(here.phase("baba"), "GiveOrders", "EndOrders", "Stay"))


@pytest.mark.rule("6.42", "6.34")
def test_a_withdrawal_may_end_beside_an_inactive_enemy_but_not_with_the_last_point() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 E", "2016": "baba_si_2 E"}
    here = plateau(units, **{**HERE, "active": "baba"})
    match = march(here.phase("baba"), "OrderWithdrawal", "Move baba_si_1")
    assert {"Enter 2216", "Enter 2317"} <= entries(offered(match))
    far = march(
        plateau({**units, "2017": "baba_si_1 E d"}, **{**HERE, "active": "baba"}).phase("baba"), "OrderWithdrawal"
    )
    march(far, "Move baba_si_1")
    # Disordered it has three points: 2317 is three hexes away.
    assert "Enter 2216" in entries(offered(far))
    assert "Enter 2317" not in entries(offered(far))


@pytest.mark.rule("6.42", "10.51")
def test_a_unit_whose_contingent_flees_as_it_sets_out_goes_nowhere() -> None:
    """An enemy may meet a Busho who stands alone while he reacts; with him goes the contingent that loses heart."""
    here = plateau(LINE, **HERE)
    unit = unit_of(here.state, "baba_si_1")
    here.state.take_off(unit, LOST)
    choose = next(at for at, step in enumerate(UnitWithdrawal.steps) if step.name == "choose_goal")
    assert asked(here.play(UnitWithdrawal(FIRST, unit, UnitId("baba_si_1"), at=choose))) == ""
