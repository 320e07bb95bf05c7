"""Chapters 3 to 5 in situations where two rules meet: command, fate, Continuity, Trumps, Coordination."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.ran.position import (
    Position,
    RanMatch,
    bushos_of,
    give,
    march,
    place_of_busho,
    plateau,
    unit_of,
    where,
)

from honjin.games.ran.events.command import (
    BushoFinished,
    ContinuityRolled,
    DoubtRolled,
    MomentumRolled,
    Passed,
    PhaseBegan,
    PhaseDeclared,
    TrumpRolled,
)
from honjin.games.ran.events.shock import ShockResolved
from honjin.games.ran.model import ROUTED, BushoId
from honjin.games.ran.rules.activation import Activation
from honjin.games.ran.rules.bushos import rides
from honjin.games.ran.rules.command import command_range, eligible, in_range
from honjin.testing.position import asked, events_of, offered, refusal

CAMPS = {"0411": "honjin_takeda", "2814": "honjin_hojo"}
MEN = {"shingen": "0411", "ujikuni": "2814", "baba": "2017", "asari": "2015", "katsuyori": "2016", "ujiteru": "2617"}
ALL = "baba asari katsuyori ujiteru"


def field(units: dict[str, str] | None = None, **more: Any) -> Position:
    """The So-Taishos in their Honjins, four Bushos, all Active."""
    more = {"bushos": MEN, "active": ALL, "holder": 0, **more}
    return plateau({**CAMPS, **(units or {})}, **more)


def idle(match: RanMatch, *wishes: str) -> RanMatch:
    """Phases in which the Busho stays, and nobody has anything to order."""
    return give(match, *(word for wish in wishes for word in ([wish] if wish != "phase" else ["GiveOrders", "Stay"])))


def finished(match: RanMatch) -> set[str]:
    return {event.busho for event in events_of(match, BushoFinished)}


def number(match_or_state: Any, busho: str) -> int:
    state = getattr(match_or_state, "state", match_or_state)
    return int(state.battle.contingent[BushoId(busho)])


def commanded(units: dict[str, str], busho: str = "baba", place: str = "2017", **more: Any) -> set[str]:
    state = plateau(units, bushos={busho: place, **more.pop("bushos", {})}, **more).state
    return {
        str(state.battle.unit_ids[unit])
        for unit in range(len(state.hex))
        if in_range(state, number(state, busho)) >> unit & 1
    }


# 4.3  Range


@pytest.mark.rule("4.32")
def test_a_friend_of_another_contingent_opens_a_hex_in_an_enemy_zone_for_command() -> None:
    # Between 2017 and 2517, five hexes away, enemies control all of column 22; a friend in 2217 opens the straight way.
    wall = {"2314": "ujiteru_as_1 W", "2316": "ujiteru_as_2 W", "2318": "ujiteru_as_3 W", "2320": "ujiteru_as_4 W"}
    wall |= {"2312": "ujiteru_as_5 W", "2517": "baba_si_1 E"}
    assert commanded(wall) == set()
    assert commanded({**wall, "2217": "asari_as_1 E"}) == {"baba_si_1"}


@pytest.mark.rule("4.32")
def test_the_unit_itself_may_stand_in_an_enemy_zone() -> None:
    assert commanded({"2217": "baba_si_1 E", "2317": "ujiteru_as_1 W"}) == {"baba_si_1"}


@pytest.mark.rule("4.33")
def test_a_neighbour_of_another_contingent_passes_no_command_on() -> None:
    far = {"2416": "asari_as_1 E", "2515": "baba_si_1 E"}
    assert commanded({**far}, "asari", "2017") == {"asari_as_1"}
    chain = {"2416": "asari_as_1 E", "2515": "baba_si_1 E", "2615": "asari_as_2 E"}
    assert commanded(chain, "asari", "2017") == {"asari_as_1"}


@pytest.mark.rule("4.35", "4.11")
@pytest.mark.parametrize(
    ("wounded", "beset", "range"), [(False, False, 5), (True, False, 4), (False, True, 3), (True, True, 2)]
)
def test_wounds_come_off_before_the_zone_halves_what_is_left(wounded: bool, beset: bool, range: int) -> None:
    here = plateau({"2116": "ujiteru_as_1 W" if beset else "ujiteru_as_1 E"}, bushos={"baba": "2016"}, phase="baba")
    if wounded:
        here.state.wounded |= 1 << number(here.state, "baba")
    assert command_range(here.state, number(here.state, "baba")) == range


@pytest.mark.rule("4.31")
def test_outside_his_honjin_a_so_taisho_has_nobody_beyond_his_initiative_give_orders() -> None:
    # Shingen has an Initiative of 6: from 1417 to 2017 it is six hexes, to 2117 seven.
    for place, may in (("2017", True), ("2117", False)):
        match = field(bushos={**MEN, "shingen": "1417", "baba": place}, active="baba katsuyori ujiteru").command()
        assert ("Designate baba" in offered(match)) is may
        assert may or refusal(match, "Designate baba").startswith("4.31")


@pytest.mark.rule("4.31", "5.55")
def test_nor_can_such_a_busho_be_named_for_continuity() -> None:
    here = field(bushos={**MEN, "shingen": "1417", "baba": "2117"})
    match = idle(here.command(), "Designate asari", "phase", "Decline")
    assert "Designate katsuyori" in offered(match)
    assert refusal(match, "Designate baba").startswith("4.31")


@pytest.mark.rule("4.31", "5.41")
@pytest.mark.parametrize(("ride", "goes_on"), [("Ride 2016", True), ("Ride 2117", False)])
def test_a_busho_who_rides_out_of_that_range_has_no_momentum(ride: str, goes_on: bool) -> None:
    """Ruling 112."""
    here = field(bushos={**MEN, "shingen": "1417"}, active="baba ujiteru")
    match = give(here.run("baba"), "GiveOrders", ride)
    assert (asked(match) == "takeda momentum") is goes_on
    assert [event.why for event in events_of(match, BushoFinished)] == ([] if goes_on else ["no_more_orders"])


@pytest.mark.rule("4.31")
def test_the_way_from_so_taisho_to_busho_does_not_lead_through_enemies() -> None:
    men = {**MEN, "shingen": "1917", "baba": "2217"}
    wall = {
        f"21{row}": f"ujiteru_{unit} W"
        for row, unit in zip(
            range(13, 21), ["as_1", "as_2", "as_3", "as_4", "as_5", "as_6", "si_1", "si_2"], strict=True
        )
    }
    state = field(wall, bushos=men).state
    assert not eligible(state, 0) >> number(state, "baba") & 1
    assert eligible(field(bushos=men).state, 0) >> number(state, "baba") & 1


# 4.4  So-Taisho


@pytest.mark.rule("4.42", "4.36")
def test_a_busho_movement_order_moves_those_of_inactive_contingents_too_but_not_the_so_taisho() -> None:
    here = field(active="shingen ujiteru")
    match = give(here.phase("shingen"), "OrderBushoMovement")
    assert {"Send baba", "Send asari", "Send katsuyori"} <= offered(match)
    assert refusal(match, "Send shingen").startswith("4.42")
    assert refusal(match, "Send ujiteru") != ""
    give(match, "Send baba", "Ride 1917")
    assert place_of_busho(match, "baba") == "1917"
    assert refusal(match, "Send baba") != ""


@pytest.mark.rule("4.52", "4.12")
def test_in_his_honjin_a_so_taisho_still_commands_his_own_men_only_as_far_as_his_initiative() -> None:
    # From 2814 it is four hexes to 2416 and five to 2316.
    units = {"2814": "honjin_hojo", "2416": "ujikuni_as_1 W", "2215": "ujikuni_as_2 W"}
    state = plateau(units, bushos={"ujikuni": "2814"}).state
    assert {
        str(state.battle.unit_ids[u])
        for u in range(len(state.hex))
        if in_range(state, number(state, "ujikuni")) >> u & 1
    } == {"ujikuni_as_1"}


@pytest.mark.rule("4.65")
def test_a_busho_does_not_go_with_a_unit_that_moves() -> None:
    here = field({"2217": "asari_as_1 E"}, bushos={**MEN, "katsuyori": "2217"})
    match = march(here.phase("asari"), "GiveOrders", "Move asari_as_1", "Enter 2317", "Halt")
    assert (where(match, "asari_as_1"), place_of_busho(match, "katsuyori")) == ("2317 E", "2217")


@pytest.mark.rule("4.71", "4.62")
def test_a_busho_goes_from_one_zone_into_another_only_to_a_friend_and_no_farther() -> None:
    units = {"2216": "baba_si_1 E", "2316": "ujiteru_as_1 W", "2217": "baba_si_2 E", "2317": "ujiteru_as_2 W"}
    state = field(units, bushos={**MEN, "baba": "2216"}, phase="baba").state
    reach = {
        state.battle.grid.names[hex]
        for hex in range(state.battle.grid.size)
        if rides(state, number(state, "baba")) >> hex & 1
    }
    assert "2217" in reach
    assert not reach & {"2316", "2317"}
    assert "1816" in reach
    assert "1716" not in reach


# 5.1 to 5.3


@pytest.mark.rule("5.25")
def test_neither_sight_nor_units_between_matter_for_staying_active() -> None:
    units = {
        "2216": "baba_si_1 E",
        "2317": "asari_as_t_1 E",
        "2316": "asari_as_1 E",
        "2416": "ujiteru_as_1 W",
    }
    state = field(units, active="ujiteru", turn=2).play(Activation(0)).state
    assert state.active & bushos_of(state, "baba")


@pytest.mark.rule("5.25", "5.26")
def test_missile_units_beside_an_enemy_keep_nobody_active() -> None:
    units = {"2216": "baba_as_t_1 E", "2217": "baba_si_b_1 E", "2317": "ujiteru_as_1 W"}
    state = field(units, active="baba", turn=2).play(Activation(0)).state
    assert not state.active & bushos_of(state, "baba")


@pytest.mark.rule("5.26")
def test_the_first_side_is_judged_by_what_the_enemy_was_last_turn_the_second_by_what_he_is_now() -> None:
    """Ruling 107."""
    units = {"2216": "baba_si_1 E", "2416": "ujiteru_as_1 W"}
    match = field(units, active="ujiteru", turn=2).play(Activation(0), Activation(1))
    assert match.state.active & bushos_of(match.state, "baba")
    give(match, "EndActivation")
    assert match.state.active & bushos_of(match.state, "ujiteru")
    match = field(units, active="baba", turn=2).play(Activation(0), Activation(1))
    assert not match.state.active & bushos_of(match.state, "baba")
    give(match, "EndActivation")
    assert not match.state.active & bushos_of(match.state, "ujiteru")


@pytest.mark.rule("5.21")
@pytest.mark.parametrize(
    ("place", "dice", "active"), [("2617", [0, 4, 4, 4], True), ("3005", [0, 4, 4, 4], False), ("2617", [8], False)]
)
def test_a_shock_makes_a_contingent_active_if_it_goes_in_and_the_unit_is_in_range(
    place: str, dice: list[int], active: bool
) -> None:
    """Rulings 17 and 109: 8 is more than the attacker's Troop Quality, who then does not attack."""
    units = {"2216": "baba_si_1 E", "2316": "ujiteru_as_1 W"}
    here = field(units, bushos={**MEN, "ujiteru": place}, active="baba")
    match = give(here.phase("baba", rolls=dice), "GiveOrders", "EndOrders", "Stay", "Attack baba_si_1 ujiteru_as_1")
    assert bool(match.state.active & bushos_of(match.state, "ujiteru")) is active
    assert bool(events_of(match, ShockResolved)) is (dice != [8])


@pytest.mark.rule("5.33")
def test_out_of_command_bows_fire_but_teppo_do_not_and_nobody_regroups_or_reforms() -> None:
    units = {
        "2216": "baba_as_t_1 E",
        "2217": "baba_si_b_1 E",
        "2117": "baba_si_1 E d",
        "2017": "baba_as_1 E h2",
        "2416": "ujiteru_as_1 E",
    }
    match = plateau(units, phase="baba", commanded="").orders()
    assert refusal(match, "Fire baba_as_t_1 ujiteru_as_1") == "8.18 teppo-out-of-command"
    assert "Fire baba_si_b_1 ujiteru_as_1" in offered(match)
    assert refusal(match, "Regroup baba_si_1") == "11.72 out-of-command"
    assert refusal(match, "Reform baba_as_1") == "5.33 not-commanded"
    assert "RemoveHits baba_as_1" in offered(match)


@pytest.mark.rule("5.33", "7.16", "9.14")
def test_out_of_command_a_unit_turns_in_an_enemy_zone_but_starts_no_shock() -> None:
    """Ruling 21."""
    units = {"2216": "baba_si_1 NW", "2316": "ujiteru_as_1 W"}
    here = field(units, bushos={**MEN, "baba": "1005"})
    match = march(here.phase("baba"), "GiveOrders", "Move baba_si_1", "Turn NE", "Halt")
    give(match, "Stay")
    assert where(match, "baba_si_1") == "2216 NE"
    assert not asked(match)
    assert not events_of(match, ShockResolved)


# 5.4  Momentum and fate


@pytest.mark.rule("5.42", "4.12")
@pytest.mark.parametrize(("die", "succeeds"), [(6, True), (7, False)])
def test_a_so_taisho_rolls_for_momentum_against_his_initiative(die: int, succeeds: bool) -> None:
    match = idle(field(active="shingen").run("shingen", rolls=[die]), "phase", "TryMomentum")
    assert [event.succeeded for event in events_of(match, MomentumRolled)] == [succeeds]


@pytest.mark.rule("5.43")
def test_nobody_of_an_inactive_contingent_is_raised_and_the_raised_stay_finished() -> None:
    match = idle(field(active="baba ujiteru", finished="ujiteru").run("baba", rolls=[9, 1]), "phase", "TryMomentum")
    assert offered(match) == {"Designate ujiteru", "Decline"}
    assert refusal(match, "Designate ujikuni").startswith("5.43")
    idle(match, "Designate ujiteru", "phase")
    assert match.state.finished == bushos_of(match.state, "baba ujiteru")


@pytest.mark.rule("5.43", "5.44", "5.62")
def test_the_momentum_of_one_who_was_raised_may_be_trumped() -> None:
    here = field({"2216": "asari_as_1 E"}, active="baba asari ujiteru")
    match = idle(
        here.command(rolls=[9, 0, 0, 0]),
        "Designate baba",
        "phase",
        "TryMomentum",
        "Designate ujiteru",
        "phase",
        "TryMomentum",
    )
    assert asked(match) == "takeda trump"
    give(match, "Trump asari")
    assert asked(match) == "takeda phase"
    assert match.state.holder == 0
    assert finished(match) == {"baba", "ujiteru"}


@pytest.mark.rule("5.43")
def test_after_the_raised_the_first_side_goes_on_with_its_continuity() -> None:
    here = field(active="baba asari ujiteru ujikuni")
    match = idle(
        here.command(rolls=[9, 0, 9, 5]),
        "Designate baba",
        "phase",
        "TryMomentum",
        "Designate ujiteru",
        "phase",
        "TryMomentum",
    )
    # His own 9 and a second die of 5: Finished, and nothing else.
    assert finished(match) == {"baba", "ujiteru"}
    assert asked(match) == "takeda continuity"


@pytest.mark.rule("5.43", "5.37")
def test_three_phases_do_not_keep_a_busho_from_being_raised() -> None:
    """Ruling 22."""
    here = field(active="baba ujiteru", finished="ujiteru")
    here.state.phases[number(here.state, "ujiteru")] = 3
    match = idle(here.run("baba", rolls=[9, 0]), "phase", "TryMomentum", "Designate ujiteru", "phase")
    assert len(events_of(match, PhaseBegan)) == 2
    assert not asked(match)


@pytest.mark.rule("5.43", "5.74")
def test_of_a_pair_the_one_of_lower_momentum_doubts() -> None:
    """Ruling 33: Asari with 4, not Baba with 5."""
    match = give(field().run("baba", "asari", rolls=[9, 8, 0, 9, 0]), "Stay", "Stay", "TryMomentum")
    assert [event.busho for event in events_of(match, DoubtRolled)] == ["asari"]
    assert finished(match) == {"baba", "asari"}
    assert [event.bushos for event in events_of(match, PhaseBegan)] == [("baba", "asari"), ("asari",)]
    assert events_of(match, PhaseDeclared)[-1].kind == "withdrawal"


@pytest.mark.rule("5.74")
@pytest.mark.parametrize(("die", "succeeds"), [(3, True), (4, False), (8, False)])
def test_an_eight_of_a_pair_is_no_nine(die: int, succeeds: bool) -> None:
    """Ruling 33."""
    match = give(field().run("baba", "asari", rolls=[die]), "Stay", "Stay", "TryMomentum")
    assert [event.succeeded for event in events_of(match, MomentumRolled)] == [succeeds]


# 5.5  Continuity


@pytest.mark.rule("5.51")
def test_a_finished_so_taisho_may_still_roll_for_continuity_and_trump() -> None:
    here = field({"2717": "ujiteru_as_1 W"}, active="asari baba ujiteru shingen", finished="shingen ujikuni")
    match = idle(here.command(rolls=[6, 4]), "Designate baba", "phase", "Decline", "Designate asari")
    assert [event.succeeded for event in events_of(match, ContinuityRolled)] == [True]
    give(match, "Trump ujiteru")
    assert [event.succeeded for event in events_of(match, TrumpRolled)] == [True]


@pytest.mark.rule("5.54")
def test_a_failed_roll_of_continuity_is_no_pass() -> None:
    """Ruling 121."""
    match = idle(field().command(rolls=[7]), "Designate baba", "phase", "Decline", "Designate asari", "Pass")
    assert asked(match) == "takeda designate"
    give(match, "Pass")
    assert not asked(match)
    assert [event.side for event in events_of(match, Passed)] == ["hojo", "takeda"]


@pytest.mark.rule("5.53", "5.62")
def test_an_enemy_with_nobody_to_order_may_still_trump_a_momentum_with_an_inactive_contingent() -> None:
    """Ruling 119."""
    here = field({"2717": "ujiteru_as_1 W"}, active="asari katsuyori")
    match = idle(here.command(rolls=[0, 9]), "Designate asari", "phase", "TryMomentum")
    assert asked(match) == "hojo trump"
    give(match, "Trump ujiteru")
    idle(match, "phase", "Decline")
    # Nobody of theirs can be ordered: Katsuyori follows without a die.
    assert "Designate katsuyori" in offered(match)
    idle(match, "Designate katsuyori")
    assert not events_of(match, ContinuityRolled)


# 5.6  Trumps


@pytest.mark.rule("4.51", "5.61", "5.23")
def test_a_trump_for_an_inactive_contingent_uses_up_what_activation_left_over() -> None:
    """Ruling 27: of three points two are spent, and the third goes with the Trump; a second one finds none."""
    units = {"2216": "baba_si_1 E", "2115": "asari_as_1 E", "2717": "ujiteru_as_1 W"}
    here = field(units, active="ujiteru", holder=1)
    here.state.points_spent[0] = 2
    match = give(here.run("ujiteru", rolls=[0, 6]), "GiveOrders", "EndOrders", "Stay", "TryMomentum")
    assert {"Trump baba", "Trump asari"} <= offered(match)
    give(match, "Trump baba")
    assert match.state.points_spent[0] == 3
    here.state.points_spent[0] = 3
    spent = give(here.run("ujiteru", rolls=[0]), "GiveOrders", "EndOrders", "Stay", "TryMomentum")
    assert asked(spent) == "hojo phase"


@pytest.mark.rule("5.62", "5.74")
def test_a_pair_is_trumped_by_the_measure_of_its_lower_momentum_and_both_are_finished() -> None:
    """Ruling 124."""
    here = field({"2717": "ujiteru_as_1 W"})
    match = give(here.command(rolls=[0, 0, 0]), "Coordinate baba asari", "Stay", "Stay", "TryMomentum")
    assert asked(match) == "hojo trump"
    give(match, "Trump ujiteru")
    assert finished(match) == {"baba", "asari"}


@pytest.mark.rule("5.63", "4.51")
@pytest.mark.parametrize(("die", "succeeds"), [(2, True), (3, False)])
def test_outside_his_honjin_half_the_initiative_is_what_the_die_is_measured_by(die: int, succeeds: bool) -> None:
    here = field({"2717": "ujiteru_as_1 W"}, bushos={**MEN, "ujikuni": "2817"}, active="asari ujiteru")
    match = idle(here.run("asari", rolls=[0, die]), "phase", "TryMomentum", "Trump ujiteru")
    assert [event.succeeded for event in events_of(match, TrumpRolled)] == [succeeds]


@pytest.mark.rule("5.63")
def test_a_trump_that_fails_is_spent_all_the_same() -> None:
    here = field({"2717": "ujiteru_as_1 W"}, active="asari ujiteru")
    match = idle(here.run("asari", rolls=[0, 9, 0]), "phase", "TryMomentum", "Trump ujiteru", "phase", "TryMomentum")
    # Ujikuni has one a turn: nobody is asked any more.
    assert asked(match) == "takeda phase"
    assert match.state.trumps_spent[1] == 1


@pytest.mark.rule("5.61", "5.23")
def test_a_trump_may_serve_the_so_taisho_himself_by_his_initiative() -> None:
    here = field({"2816": "ujikuni_as_1 W"}, active="asari ujikuni")
    match = idle(here.run("asari", rolls=[0, 4]), "phase", "TryMomentum", "Trump ujikuni")
    assert asked(match) == "hojo phase"


@pytest.mark.rule("5.65")
def test_back_in_the_hex_it_came_from_a_unit_has_done_nothing() -> None:
    """Ruling 28."""
    match = trumped({"2717": "ujiteru_kb_1 W", "2817": "ujiteru_as_1 W", "2618": "ujiteru_as_2 W"})
    give(match, "GiveOrders", "Move ujiteru_kb_1", "Enter 2616", "Turn E", "Enter 2717", "Halt")
    assert refusal(match, "EndOrders") == "5.65 must-act-after-trump"
    give(match, "Move ujiteru_as_1", "Enter 2718", "Halt")
    assert "EndOrders" in offered(match)


@pytest.mark.rule("5.65")
def test_the_last_unit_that_could_act_does_not_stop_where_it_began() -> None:
    """Ruling 206."""
    match = trumped({"2717": "ujiteru_as_1 W h1", "2618": "ujiteru_as_2 W"})
    give(match, "GiveOrders", "Reform ujiteru_as_2")
    # Nobody else is left: it is sent on its way without a question, and does not rest instead.
    assert asked(match) == "hojo move-on"
    assert refusal(match, "Halt") == "5.65 must-act-after-trump"
    give(match, "Turn E", "Enter 2816")
    assert "Halt" in offered(match)
    give(match, "Turn NE", "Halt")
    assert where(match, "ujiteru_as_1") == "2816 NE h1"


@pytest.mark.rule("5.65")
def test_nor_does_it_come_back() -> None:
    """Ruling 206."""
    match = trumped({"2717": "ujiteru_kb_1 W"})
    give(match, "GiveOrders", "Move ujiteru_kb_1", "Enter 2616", "Turn E")
    assert refusal(match, "Enter 2717") == "5.65 must-act-after-trump"
    assert "Enter 2716" in offered(match)


@pytest.mark.rule("5.65", "6.41")
def test_a_withdrawal_after_a_trump_has_somebody_withdraw() -> None:
    """Ruling 206: nobody would have to, for no enemy is near."""
    match = trumped({"2717": "ujiteru_as_1 W h1", "2517": "ujiteru_as_2 W"})
    give(match, "OrderWithdrawal")
    assert refusal(match, "EndOrders") == "5.65 must-act-after-trump"
    give(match, "RemoveHits ujiteru_as_1", "Enter 2617", "Halt")
    assert where(match, "ujiteru_as_2").startswith("2617")


@pytest.mark.rule("5.65")
def test_after_a_trump_a_possible_shock_is_enough_but_must_then_be_made() -> None:
    """Ruling 28."""
    match = trumped({"2216": "katsuyori_as_1 W", "2316": "ujiteru_as_1 W"}, rolls=[4, 4, 4], ujiteru="2317")
    give(match, "GiveOrders", "EndOrders", "Stay")
    # The one attack that is possible was designated without a question.
    assert [event.attackers for event in events_of(match, ShockResolved)] == [("ujiteru_as_1",)]
    two = {"2216": "katsuyori_as_1 W", "2316": "ujiteru_as_1 W", "2215": "ujiteru_as_2 SE"}
    match = trumped(two, rolls=[4, 4, 4], ujiteru="2317")
    give(match, "GiveOrders", "EndOrders", "Stay")
    assert refusal(match, "EndAttacks") == "5.65 must-act-after-trump"


def trumped(units: dict[str, str], rolls: list[int] | None = None, ujiteru: str = "2617") -> RanMatch:
    """Ujiteru has trumped the Momentum of Asari."""
    here = field(units, active="asari ujiteru", bushos={**MEN, "ujiteru": ujiteru})
    return idle(here.run("asari", rolls=[0, 0, *(rolls or [])]), "phase", "TryMomentum", "Trump ujiteru")


# 5.7  Coordination


@pytest.mark.rule("5.71")
def test_neither_inactive_nor_finished_contingents_nor_one_twice_are_coordinated() -> None:
    match = field(active="baba asari ujiteru", finished="asari").command()
    assert refusal(match, "Coordinate baba asari").endswith("busho-is-finished")
    assert refusal(match, "Coordinate baba katsuyori").endswith("contingent-is-inactive")
    assert refusal(match, "Coordinate baba ujiteru").endswith("not-your-contingent")
    assert refusal(match, "Coordinate baba baba") != ""


@pytest.mark.rule("5.72", "5.62")
def test_the_continuity_after_a_failed_coordination_may_be_trumped() -> None:
    here = field({"2717": "ujiteru_as_1 W"})
    match = give(here.command(rolls=[5, 0, 0]), "Coordinate baba asari", "Designate asari")
    assert asked(match) == "hojo trump"
    give(match, "Trump ujiteru")
    assert finished(match) == {"asari"}
    assert asked(match) == "hojo phase"


@pytest.mark.rule("5.72", "5.54")
def test_giving_up_after_a_failed_coordination_is_a_pass() -> None:
    match = give(field().command(rolls=[5]), "Coordinate baba asari", "Pass")
    assert asked(match) == "hojo designate"
    give(match, "Pass")
    assert not asked(match)


@pytest.mark.rule("5.75")
def test_after_a_phase_a_new_attempt_is_allowed() -> None:
    match = give(field().command(rolls=[9, 0, 0, 0]), "Coordinate baba asari", "Designate baba")
    idle(match, "phase", "Decline", "Designate asari")
    assert "Coordinate katsuyori asari" in offered(match)


@pytest.mark.rule("5.73")
def test_a_pair_gives_only_orders() -> None:
    """Ruling 125."""
    match = give(field({"2217": "baba_si_1 E"}).command(rolls=[0]), "Coordinate baba asari")
    assert [event.kind for event in events_of(match, PhaseDeclared)] == ["orders"]
    assert asked(match) == "takeda order"


# Phases that lead into one another


@pytest.mark.rule("5.21", "5.14", "5.53")
def test_a_contingent_that_a_shock_has_roused_may_be_designated_in_the_same_turn() -> None:
    """Rulings 109 and 119: until then the enemy had nobody to order."""
    units = {"2216": "baba_si_1 E", "2316": "ujiteru_as_1 W"}
    match = field(units, active="baba asari").command(rolls=[0, 4, 4, 7])
    give(match, "Designate baba", "GiveOrders", "EndOrders", "Stay", "Attack baba_si_1 ujiteru_as_1", "Decline")
    # Now there is somebody, so Continuity takes a die again; 7 is too much for Shingen.
    give(match, "Designate asari")
    assert [event.die for event in events_of(match, ContinuityRolled)] == [7]
    assert asked(match) == "hojo designate"
    assert "Designate ujiteru" in offered(match)


@pytest.mark.rule("5.21", "5.24")
def test_whoever_is_finished_stays_so_when_a_shock_rouses_his_contingent() -> None:
    """Ruling 109."""
    units = {"2216": "baba_si_1 E", "2316": "ujiteru_as_1 W"}
    here = field(units, active="baba", finished="ujiteru")
    match = give(
        here.phase("baba", rolls=[0, 4, 4]), "GiveOrders", "EndOrders", "Stay", "Attack baba_si_1 ujiteru_as_1"
    )
    state = match.state
    assert state.active & bushos_of(state, "ujiteru")
    assert not eligible(state, 1)


@pytest.mark.rule("5.63")
def test_before_every_phase_there_is_another_attempt_while_trumps_last() -> None:
    # Shingen has three: one for each of the two Momentum rolls of Ujiteru.
    here = field({"2216": "baba_si_1 E"}, active="baba ujiteru", holder=1)
    match = idle(here.run("ujiteru", rolls=[0, 7, 0, 7]), "phase", "TryMomentum", "Trump baba", "phase", "TryMomentum")
    assert asked(match) == "takeda trump"
    give(match, "Trump baba")
    assert [event.succeeded for event in events_of(match, TrumpRolled)] == [False, False]
    assert match.state.trumps_spent[0] == 2


@pytest.mark.rule("5.62")
def test_against_a_so_taisho_it_takes_a_momentum_of_his_initiative() -> None:
    """Ruling 25: Ujikuni has 4, and so has Asari; Shingen has 6, and nobody of the Hojo comes near it."""
    here = field({"2216": "asari_as_1 E"}, active="asari ujikuni", holder=1)
    match = idle(here.run("ujikuni", rolls=[0]), "phase", "TryMomentum")
    assert "Trump asari" in offered(match)
    here = field({"2717": "ujiteru_as_1 W"}, active="shingen ujiteru")
    match = idle(here.run("shingen", rolls=[0]), "phase", "TryMomentum")
    assert asked(match) == "takeda phase"


@pytest.mark.rule("5.61", "5.64")
def test_whoever_has_trumped_plays_on_by_momentum_and_may_be_trumped_then() -> None:
    match = trumped({"2717": "ujiteru_as_1 W", "2216": "katsuyori_as_1 E"}, rolls=[0])
    give(match, "GiveOrders", "Enter 2616", "Halt", "Stay", "TryMomentum")
    assert asked(match) == "takeda trump"
    # Not by Asari, who was trumped and is Finished.
    assert refusal(match, "Trump asari") == "5.62 busho-is-finished"


@pytest.mark.rule("4.42", "5.41")
def test_momentum_may_follow_a_busho_movement_order() -> None:
    match = give(field(active="shingen").run("shingen", rolls=[6]), "OrderBushoMovement", "Stay", "TryMomentum")
    assert [event.succeeded for event in events_of(match, MomentumRolled)] == [True]


@pytest.mark.rule("5.36", "11.73")
def test_momentum_may_follow_a_rally() -> None:
    here = field({"2217": "baba_si_1 E"}, active="baba")
    here.state.take_off(unit_of(here.state, "baba_si_1"), ROUTED)
    match = give(here.run("baba", rolls=[6, 0]), "OrderRally", "Stay", "TryMomentum")
    assert [event.succeeded for event in events_of(match, MomentumRolled)] == [True]


@pytest.mark.rule("5.34", "6.12")
def test_in_a_phase_of_momentum_the_same_unit_moves_again() -> None:
    match = march(
        field({"2017": "baba_si_1 E"}, active="baba").run("baba", rolls=[0]),
        "GiveOrders",
        "Move baba_si_1",
        "Enter 2117",
        "Halt",
        "Stay",
        "TryMomentum",
        "GiveOrders",
        "Move baba_si_1",
        "Enter 2217",
        "Halt",
    )
    assert where(match, "baba_si_1") == "2217 E"


@pytest.mark.rule("5.11", "4.12")
def test_a_wounded_so_taisho_has_one_less_of_everything() -> None:
    state = field().state
    state.wounded |= 1 << number(state, "shingen")
    assert (state.initiative(0), state.activation(0), state.trumps(0)) == (5, 2, 2)


@pytest.mark.rule("5.21", "4.54")
@pytest.mark.parametrize(("place", "active"), [("2814", True), ("3014", False)])
def test_a_shock_on_a_honjin_rouses_the_contingent_of_a_so_taisho_who_is_in_it(place: str, active: bool) -> None:
    """Ruling 108."""
    here = field({"2714": "baba_si_1 E"}, bushos={**MEN, "ujikuni": place, "baba": "2614"}, active="baba")
    match = here.phase("baba", rolls=[0, 0, 4, 4, 4, 4])
    give(match, "GiveOrders", "EndOrders", "Stay", "Attack baba_si_1 honjin_hojo")
    assert bool(match.state.active & bushos_of(match.state, "ujikuni")) is active


# Wishes at the wrong time


@pytest.mark.rule("5.21", "5.44", "5.62", "5.35", "4.64")
def test_a_wish_that_comes_too_early_or_too_late_is_told_its_time() -> None:
    units = {"2216": "baba_si_1 E", "2316": "ujiteru_as_1 E", "2117": "baba_si_2 E"}
    match = field(units, active="baba asari").command()
    assert refusal(match, "Activate katsuyori") == "5.21 activation-is-over"
    assert refusal(match, "TryMomentum") == "5.44 no-momentum-now"
    assert refusal(match, "Trump asari") == "5.62 nothing-to-trump"
    give(match, "Designate baba")
    assert refusal(match, "Ride 2216") == "4.64 busho-moves-last"
    give(match, "GiveOrders")
    assert refusal(match, "Attack baba_si_1 ujiteru_as_1") == "5.35 shock-comes-later"
    assert refusal(match, "Ride 2216") == "4.64 busho-moves-last"
    for wish, section in {"OrderRally": "11.73", "OrderWithdrawal": "6.41", "DeclareChallenge": "3"}.items():
        assert refusal(match, wish) == f"{section} one-thing-a-phase"
    give(match, "EndOrders")
    assert refusal(match, "Move baba_si_1") == "4.64 orders-are-over"
    give(match, "Stay", "EndAttacks", "Decline")
    assert refusal(match, "TryMomentum") == "5.44 no-momentum-now"
