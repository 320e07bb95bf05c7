"""5.3 to 5.7  Orders, Momentum and fate, Continuity, Trumps, Coordination."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.ran.position import Position, RanMatch, bushos_of, give, march, plateau, unit_of

from honjin.games.ran.events.command import (
    BushoFinished,
    ContinuityRolled,
    CoordinationRolled,
    DoubtRolled,
    FateRolled,
    InitiativePassed,
    MomentumRolled,
    Passed,
    PhaseBegan,
    PhaseDeclared,
    TrumpRolled,
)
from honjin.games.ran.model import ROUTED
from honjin.testing.position import asked, events_of, offered, refusal, rules_of

CAMPS = {"0411": "honjin_takeda", "2814": "honjin_hojo"}
LEADERS = {"shingen": "0411", "ujikuni": "2814"}
MEN = {"baba": "2017", "asari": "2015", "katsuyori": "2016", "ujiteru": "2617"}


def field(units: dict[str, str] | None = None, **more: Any) -> Position:
    """The So-Taishos in their Honjins, three Bushos of the first side and one of the second, all Active."""
    more = {"bushos": {**LEADERS, **MEN}, "active": "baba asari katsuyori ujiteru", "holder": 0, **more}
    return plateau({**CAMPS, **(units or {})}, **more)


def idle(match: RanMatch, *wishes: str) -> RanMatch:
    """Play phases in which nobody has anything to order: only the Busho could move, and stays."""
    return give(match, *(word for wish in wishes for word in ([wish] if wish != "phase" else ["GiveOrders", "Stay"])))


def finished(match: RanMatch) -> set[str]:
    return {event.busho for event in events_of(match, BushoFinished)}


# 5.3  Orders


@pytest.mark.rule("5.3", "5.31")
def test_the_side_with_the_initiative_designates_an_active_contingent() -> None:
    match = field(active="baba ujiteru").command()
    assert asked(match) == "takeda designate"
    assert refusal(match, "Designate asari") == "5.31 contingent-is-inactive"
    assert refusal(match, "Designate ujiteru") == "5.31 not-your-contingent"
    give(match, "Designate baba")
    assert [event.bushos for event in events_of(match, PhaseBegan)] == [("baba",)]


@pytest.mark.rule("5.32")
def test_each_commanded_unit_does_one_thing() -> None:
    units = {"2217": "baba_si_1 E h3", "2215": "baba_as_t_1 E", "2316": "baba_as_1 E d", "2713": "ujiteru_as_1 E"}
    match = give(field(units).phase("baba"), "GiveOrders")
    give(match, "RemoveHits baba_si_1")
    for wish in ("Move baba_si_1", "Reform baba_si_1", "RemoveHits baba_si_1"):
        assert refusal(match, wish) == "5.34 has-acted"
    assert "Regroup baba_as_1" in offered(match)


@pytest.mark.rule("5.33", "8.18")
def test_units_out_of_command_move_or_fire_or_rest_but_teppo_do_not_fire() -> None:
    """Ruling 126."""
    units = {"2816": "ujiteru_as_1 W", "2516": "baba_si_b_1 E", "2518": "baba_as_t_1 E", "2418": "baba_as_1 E"}
    match = plateau(units, phase="baba", commanded="").orders()
    assert refusal(match, "Fire baba_as_t_1 ujiteru_as_1") == "8.18 teppo-out-of-command"
    assert "Fire baba_si_b_1 ujiteru_as_1" in offered(match)
    assert refusal(match, "Reform baba_as_1") == "5.33 not-commanded"
    march(match, "Move baba_si_b_1")
    assert refusal(match, "Fire baba_si_b_1 ujiteru_as_1") == "5.33 move-or-fire"


@pytest.mark.rule("5.33", "11.73")
def test_a_rally_stands_in_for_all_other_orders() -> None:
    """Ruling 116."""
    here = field({"2217": "baba_si_1 E"})
    state = here.state
    state.take_off(unit_of(state, "baba_si_1"), ROUTED)
    match = give(here.phase("baba", rolls=[9]), "OrderRally", "Stay")
    assert [event.kind for event in events_of(match, PhaseDeclared)] == ["rally"]
    assert refusal(field().phase("baba"), "OrderRally") == "11.73 nobody-to-rally"


@pytest.mark.rule("5.36", "5.38")
def test_after_the_shock_comes_momentum_then_continuity_or_a_pass() -> None:
    match = idle(field().command(), "Designate baba", "phase")
    assert asked(match) == "takeda momentum"
    give(match, "Decline")
    assert finished(match) == {"baba"}
    assert asked(match) == "takeda continuity"
    assert {"Designate asari", "Designate katsuyori", "Pass"} == offered(match)


@pytest.mark.rule("5.37", "5.45")
def test_three_phases_in_a_row_at_most() -> None:
    """Ruling 22."""
    match = field(active="baba").run("baba", rolls=[0, 5])
    idle(match, "phase", "TryMomentum", "phase", "TryMomentum", "phase")
    assert not asked(match)
    assert len(events_of(match, PhaseBegan)) == 3
    assert [event.why for event in events_of(match, BushoFinished)] == ["third_phase"]


@pytest.mark.rule("5.39")
def test_when_nobody_can_be_designated_the_orders_are_over() -> None:
    """Ruling 120."""
    match = field(finished="baba asari katsuyori ujiteru").command()
    assert not asked(match)


# 5.4  Momentum


@pytest.mark.rule("5.43")
@pytest.mark.parametrize(("die", "fate"), [(0, "resurrection"), (1, "resurrection"), (2, "nothing"), (7, "nothing")])
def test_a_nine_is_rolled_again(die: int, fate: str) -> None:
    """Ruling 29."""
    match = idle(field().run("baba", rolls=[9, die]), "phase", "TryMomentum")
    assert [event.fate for event in events_of(match, FateRolled)] == [fate]
    assert finished(match) == {"baba"}
    assert (asked(match) == "hojo resurrection") is (fate == "resurrection")


@pytest.mark.rule("5.43", "5.44")
def test_a_finished_busho_may_be_raised_for_one_phase_without_momentum() -> None:
    """Rulings 31 and 122."""
    match = idle(field(finished="ujiteru").run("baba", rolls=[9, 0]), "phase", "TryMomentum", "Designate ujiteru")
    assert match.state.holder == 1
    idle(match, "phase")
    assert not asked(match)
    # Whatever came of it, the first side goes on with its Continuity.
    assert match.state.holder == 0


@pytest.mark.rule("5.43")
def test_one_who_is_not_finished_may_roll_for_momentum_after_it() -> None:
    match = idle(field().run("baba", rolls=[9, 1]), "phase", "TryMomentum", "Designate ujiteru", "phase")
    assert asked(match) == "hojo momentum"
    declined = idle(field().run("baba", rolls=[9, 1]), "phase", "TryMomentum", "Decline")
    assert not asked(declined)


@pytest.mark.rule("5.43", "6.41")
@pytest.mark.parametrize(("dice", "doubts"), [((0, 9), True), ((4, 5), False), ((4, 6), True)])
def test_doubt_sets_the_busho_against_his_so_taisho(dice: tuple[int, int], doubts: bool) -> None:
    """Ruling 32."""
    # Shingen adds 6, Baba 5: equals favour the So-Taisho. Then comes the die of 6.44.
    rolls = [9, 8, *dice, *([0] if doubts else [])]
    match = idle(field().run("baba", rolls=rolls), "phase", "TryMomentum", *(["Stay"] if doubts else []))
    assert [event.doubts for event in events_of(match, DoubtRolled)] == [doubts]
    kinds = [event.kind for event in events_of(match, PhaseDeclared)]
    assert kinds == (["orders", "withdrawal"] if doubts else ["orders"])


@pytest.mark.rule("5.43")
def test_a_so_taisho_never_doubts_himself() -> None:
    """Ruling 32."""
    match = idle(field(active="shingen").run("shingen", rolls=[9, 9]), "phase", "TryMomentum")
    assert not events_of(match, DoubtRolled)


# 5.5  Continuity


@pytest.mark.rule("5.51")
@pytest.mark.parametrize(("die", "kept"), [(6, True), (7, False)])
def test_continuity_needs_the_initiative_of_the_so_taisho_or_less(die: int, kept: bool) -> None:
    match = idle(field().command(rolls=[die]), "Designate baba", "phase", "Decline", "Designate asari")
    assert [event.succeeded for event in events_of(match, ContinuityRolled)] == [kept]
    assert asked(match) == ("takeda alone-or-together" if kept else "hojo designate")


@pytest.mark.rule("5.52")
def test_a_failed_continuity_costs_nothing_else() -> None:
    match = idle(field().command(rolls=[7]), "Designate baba", "phase", "Decline", "Designate asari", "Pass")
    assert "Designate asari" in offered(match)
    assert rules_of(match, InitiativePassed)[0] == "5.52"


@pytest.mark.rule("5.54")
def test_two_passes_in_a_row_end_the_orders() -> None:
    """Rulings 34 and 121."""
    here = field(active="baba asari ujiteru ujikuni")
    match = idle(here.command(), "Pass", "Designate ujiteru", "phase", "Decline", "Pass")
    # The second side gave orders in between, so this was one in a row.
    assert asked(match) == "takeda designate"
    give(match, "Pass")
    assert not asked(match)
    assert [event.side for event in events_of(match, Passed)] == ["takeda", "hojo", "takeda"]


@pytest.mark.rule("5.55")
def test_continuity_is_not_adjusted_and_asks_no_range() -> None:
    here = field(bushos={**LEADERS, **MEN, "asari": "3205"})
    match = idle(here.command(rolls=[6]), "Designate baba", "phase", "Decline", "Designate asari")
    assert [(event.rating, event.succeeded) for event in events_of(match, ContinuityRolled)] == [(6, True)]


# 5.6  Trumps


def momentum_won(rolls: list[int], **more: Any) -> RanMatch:
    """Baba has won a roll of Momentum; the second side may answer."""
    match = field(**more).run("baba", rolls=[0, *rolls])
    return idle(match, "phase", "TryMomentum")


TRUMPS = {"bushos": {**LEADERS, **MEN, "ujiteru": "2617"}}
UNIT = {"2717": "ujiteru_as_1 W", "2817": "ujikuni_as_1 W"}


@pytest.mark.rule("5.61", "5.64")
@pytest.mark.parametrize(("die", "succeeds"), [(4, True), (5, False)])
def test_a_trump_needs_the_initiative_of_the_so_taisho_or_less(die: int, succeeds: bool) -> None:
    # Ujikuni has an Initiative of 4 and Ujiteru a Momentum of 4: asari has no more than that.
    match = field(UNIT, active="asari ujiteru").run("asari", rolls=[0, die])
    idle(match, "phase", "TryMomentum")
    assert asked(match) == "hojo trump"
    give(match, "Trump ujiteru")
    assert [event.succeeded for event in events_of(match, TrumpRolled)] == [succeeds]
    assert asked(match) == ("hojo phase" if succeeds else "takeda phase")
    assert finished(match) == ({"asari"} if succeeds else set())
    assert match.state.holder == (1 if succeeds else 0)


@pytest.mark.rule("5.62")
def test_the_beneficiary_needs_as_much_momentum_as_the_enemy() -> None:
    """Ruling 25."""
    # Baba has 5, Ujiteru 4; Ujikuni counts with his Initiative of 4.
    match = momentum_won([], units=UNIT, active="baba ujiteru ujikuni")
    assert asked(match) == "takeda phase"


@pytest.mark.rule("5.62", "5.61")
def test_against_momentum_an_inactive_contingent_may_be_named_and_costs_a_point_if_it_works() -> None:
    """Ruling 27."""
    match = field(UNIT, active="asari").run("asari", rolls=[0, 0])
    idle(match, "phase", "TryMomentum", "Trump ujiteru")
    assert match.state.points_spent[1] == 1
    assert match.state.active & bushos_of(match.state, "ujiteru")
    failed = field(UNIT, active="asari").run("asari", rolls=[0, 9])
    idle(failed, "phase", "TryMomentum", "Trump ujiteru")
    assert failed.state.points_spent[1] == 0
    broke = field(UNIT, active="asari")
    broke.state.points_spent[1] = 1
    match = idle(broke.run("asari", rolls=[0]), "phase", "TryMomentum")
    assert asked(match) == "takeda phase"


@pytest.mark.rule("5.62")
def test_against_continuity_only_active_contingents() -> None:
    here = field(UNIT, active="baba asari ujikuni")
    match = idle(here.command(rolls=[0]), "Designate baba", "phase", "Decline", "Designate asari")
    assert asked(match) == "hojo trump"
    assert refusal(match, "Trump ujiteru") == "5.62 contingent-is-inactive"


@pytest.mark.rule("5.62")
def test_a_finished_busho_benefits_from_no_trump() -> None:
    """Ruling 24."""
    match = field(UNIT, active="asari ujiteru ujikuni", finished="ujiteru").run("asari", rolls=[0])
    idle(match, "phase", "TryMomentum")
    assert refusal(match, "Trump ujiteru") == "5.62 busho-is-finished"


@pytest.mark.rule("5.63")
def test_only_as_many_trumps_a_turn_as_the_so_taisho_has() -> None:
    here = field(UNIT, active="asari ujiteru")
    here.state.trumps_spent[1] = 1
    match = idle(here.run("asari", rolls=[0]), "phase", "TryMomentum")
    assert asked(match) == "takeda phase"


@pytest.mark.rule("5.64", "5.38")
def test_whoever_is_trumped_at_continuity_is_finished() -> None:
    """Ruling 23."""
    here = field(UNIT, active="katsuyori asari ujiteru")
    match = idle(here.command(rolls=[0, 0]), "Designate katsuyori", "phase", "Decline", "Designate asari")
    give(match, "Trump ujiteru")
    assert finished(match) == {"katsuyori", "asari"}


@pytest.mark.rule("5.65")
def test_whoever_trumps_must_move_fire_or_fight() -> None:
    """Rulings 28 and 123."""
    here = field({**UNIT, "2718": "ujiteru_as_2 W"}, active="asari ujiteru")
    match = idle(here.run("asari", rolls=[0, 0]), "phase", "TryMomentum", "Trump ujiteru")
    for wish in ("OrderRally", "DeclareChallenge", "OrderBushoMovement"):
        assert refusal(match, wish) == "5.65 must-act-after-trump"
    give(match, "GiveOrders")
    assert refusal(match, "EndOrders") == "5.65 must-act-after-trump"
    give(match, "Move ujiteru_as_1", "Enter 2616", "Halt")
    assert not asked(match) or "EndOrders" in offered(match) or asked(match) == "hojo ride"


@pytest.mark.rule("5.65")
def test_a_contingent_that_could_do_nothing_is_not_named() -> None:
    """Ruling 123."""
    match = idle(field(active="asari ujiteru").run("asari", rolls=[0]), "phase", "TryMomentum")
    assert asked(match) == "takeda phase"


# 5.7  Coordination


@pytest.mark.rule("5.71", "5.72", "5.73")
def test_two_active_contingents_may_be_ordered_at_once_on_a_die_up_to_both_momenta() -> None:
    match = give(field().command(rolls=[4]), "Coordinate baba asari")
    assert [(event.ratings, event.succeeded) for event in events_of(match, CoordinationRolled)] == [((5, 4), True)]
    assert [event.bushos for event in events_of(match, PhaseBegan)] == [("baba", "asari")]
    # Both give orders, nothing else is asked, and both Bushos may then move.
    assert [event.kind for event in events_of(match, PhaseDeclared)] == ["orders"]
    give(match, "Stay", "Stay")
    assert asked(match) == "takeda momentum"


@pytest.mark.rule("5.72")
def test_if_it_fails_one_of_the_two_may_go_on_by_continuity() -> None:
    """Ruling 36."""
    match = give(field().command(rolls=[5, 6]), "Coordinate baba asari")
    assert offered(match) == {"Designate baba", "Designate asari", "Pass"}
    assert refusal(match, "Designate katsuyori") == "5.72 one-of-the-two"
    give(match, "Designate asari")
    assert [event.busho for event in events_of(match, ContinuityRolled)] == ["asari"]


@pytest.mark.rule("5.74")
def test_a_pair_rolls_with_the_lower_momentum_and_one_more() -> None:
    match = give(field().command(rolls=[0, 4]), "Coordinate baba asari", "Stay", "Stay", "TryMomentum")
    assert [(event.rating, event.added, event.succeeded) for event in events_of(match, MomentumRolled)] == [
        (4, 1, False)
    ]
    assert finished(match) == {"baba", "asari"}


@pytest.mark.rule("5.75")
def test_one_attempt_before_the_next_phase() -> None:
    here = field(active="baba asari katsuyori ujiteru")
    match = give(here.command(rolls=[9, 9]), "Coordinate baba asari", "Designate baba", "Pass")
    assert asked(match) == "takeda designate"
    assert refusal(match, "Coordinate baba katsuyori") == "5.75 coordination-tried"


@pytest.mark.rule("5.71")
def test_after_a_won_continuity_the_one_who_was_designated_may_be_joined() -> None:
    """Ruling 125."""
    match = idle(field().command(rolls=[0]), "Designate baba", "phase", "Decline", "Designate asari")
    assert offered(match) == {"Designate asari", "Coordinate katsuyori asari"}
    assert refusal(match, "Designate katsuyori") == "5.71 not-the-designated"


@pytest.mark.rule("5.63")
def test_one_trump_for_each_phase_even_if_continuity_is_rolled_twice_before_it() -> None:
    """The second time after a Coordination that failed (5.72)."""
    here = field({"2217": "baba_si_1 E"}, active="baba ujikuni ujiteru", holder=1)
    match = give(here.play_continuity("ujiteru", rolls=[0, 9, 9, 0]), "Trump baba", "Coordinate ujikuni ujiteru")
    assert asked(match) == "hojo one-of-two"
    give(match, "Designate ujiteru")
    # Shingen has Trumps left, but not for this phase.
    assert [event.succeeded for event in events_of(match, TrumpRolled)] == [False]
    assert [event.bushos for event in events_of(match, PhaseBegan)] == [("ujiteru",)]
