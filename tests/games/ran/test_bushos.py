"""4  Bushos: ratings, command, Honjin, their own moves, and the danger of standing alone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.ran.position import battle, bushos_of, give, march, names, place_of_busho, plateau, where

from honjin.games.ran.events.bushos import BushoThreatened
from honjin.games.ran.events.command import PhaseBegan
from honjin.games.ran.events.deaths import BushoKilled
from honjin.games.ran.model import LOST, BushoId, UnitId
from honjin.games.ran.rules.activation import can_be_activated
from honjin.games.ran.rules.bushos import Rehousing
from honjin.games.ran.rules.command import can_give_orders, command_range, eligible, in_range
from honjin.games.ran.rules.fire import OrderedFire
from honjin.games.ran.rules.trump import trump_rating
from honjin.games.ran.state import RanState
from honjin.testing.position import asked, events_of, offered, refusal


def number(state: RanState, busho: str) -> int:
    return state.battle.contingent[BushoId(busho)]


def commanded(units: dict[str, str], busho: str = "baba", hex: str = "2217") -> set[str]:
    state = plateau(units, bushos={busho: hex}).state
    ids = state.battle.unit_ids
    return {ids[unit] for unit in range(len(ids)) if in_range(state, number(state, busho)) >> unit & 1}


# 4.1  Ratings


@pytest.mark.rule("4.11")
def test_a_busho_commands_as_many_hexes_as_his_momentum() -> None:
    state = plateau({}, bushos={"baba": "2217", "asari": "2217"}).state
    assert [command_range(state, number(state, busho)) for busho in ("baba", "asari")] == [5, 4]


@pytest.mark.rule("4.12")
def test_a_so_taisho_commands_and_rolls_with_his_initiative() -> None:
    """Ruling 7."""
    state = plateau({}, bushos={"shingen": "2217"}).state
    assert command_range(state, number(state, "shingen")) == state.initiative(0) == 6
    assert (state.activation(0), state.trumps(0)) == (3, 3)


@pytest.mark.rule("4.11", "10.27")
def test_a_wound_and_a_lost_face_take_one_off_every_rating() -> None:
    """Ruling 172."""
    state = plateau({}, bushos={"shingen": "2217"}).state
    state.wounded = state.shamed = bushos_of(state, "shingen")
    assert (state.initiative(0), state.activation(0), state.trumps(0)) == (4, 1, 1)


# 4.3  Command


@pytest.mark.rule("4.32")
def test_the_hex_of_the_unit_counts_and_that_of_the_busho_does_not() -> None:
    assert commanded({"2717": "baba_si_1 E"}) == {"baba_si_1"}
    assert commanded({"2817": "baba_si_1 E"}) == set()


@pytest.mark.rule("4.32")
def test_no_command_through_enemies_or_their_zones_unless_a_friend_stands_there() -> None:
    """Ruling 111."""
    wall = {f"25{row}": f"ujiteru_as_{at} W" for at, row in enumerate((13, 14, 15, 16, 17), 1)}
    wall |= {"2518": "ujiteru_as_6 W", "2519": "ujiteru_si_1 W", "2520": "ujiteru_si_2 W"}
    assert commanded({**wall, "2717": "baba_si_1 E"}) == set()
    # Nor in such a zone itself, but for a friend.
    assert commanded({"2517": "ujiteru_as_1 W", "2417": "baba_si_1 E"}) == {"baba_si_1"}


@pytest.mark.rule("4.33")
def test_neighbours_of_a_commanded_unit_are_commanded_in_a_chain() -> None:
    """Ruling 8."""
    units = {"2717": "baba_si_1 E", "2817": "baba_si_2 E", "2918": "baba_as_1 E", "3118": "baba_as_2 E"}
    assert commanded(units) == {"baba_si_1", "baba_si_2", "baba_as_1"}
    # Only through units of the contingent.
    assert commanded({"2717": "asari_si_1 E", "2817": "baba_si_2 E"}) == set()


@pytest.mark.rule("4.32", "4.36")
def test_command_is_measured_once_as_the_phase_begins() -> None:
    """Ruling 110."""
    here = plateau({"2717": "baba_si_1 E", "2917": "baba_si_2 E"}, bushos={"baba": "2217", "shingen": "0411"})
    match = here.phase("baba")
    assert [event.out_of_command for event in events_of(match, PhaseBegan)] == [("baba_si_2",)]
    give(match, "GiveOrders", "Move baba_si_1", "Enter 2816", "Halt")
    assert names(match, match.state.commanded) == {"baba_si_1"}


@pytest.mark.rule("4.34", "4.61", "4.64")
def test_a_busho_moves_after_his_orders_or_stays() -> None:
    here = plateau({"2717": "baba_si_1 E"}, bushos={"baba": "2217", "shingen": "0411"})
    match = give(here.phase("baba"), "GiveOrders", "EndOrders")
    assert asked(match) == "takeda ride"
    assert refusal(match, "Move baba_si_1") == "4.64 orders-are-over"
    give(match, "Ride 2717")
    assert place_of_busho(match, "baba") == "2717"
    stays = give(here.phase("baba"), "GiveOrders", "EndOrders", "Stay")
    assert place_of_busho(stays, "baba") == "2217"


@pytest.mark.rule("4.35")
def test_in_an_enemy_zone_a_busho_commands_half_as_far_rounded_up() -> None:
    units = {"2217": "baba_si_1 E", "2317": "ujiteru_as_1 W"}
    state = plateau(units, bushos={"baba": "2217"}).state
    assert command_range(state, number(state, "baba")) == 3


@pytest.mark.rule("4.36")
def test_a_finished_busho_gives_no_orders() -> None:
    here = plateau({}, bushos={"baba": "2217", "asari": "2217", "shingen": "0411"}, active="baba asari")
    here.state.finished = bushos_of(here.state, "baba")
    here.state.hex[here.state.battle.honjin[0]] = here.state.battle.grid.number["0411"]
    match = here.command()
    assert refusal(match, "Designate baba") == "4.36 busho-is-finished"
    assert "Designate asari" in offered(match)


@pytest.mark.rule("4.37")
def test_a_busho_commands_his_own_contingent_only() -> None:
    units = {"2217": "baba_si_1 E", "2216": "asari_si_1 E"}
    match = plateau(units, phase="baba").orders()
    assert refusal(match, "Move asari_si_1") == "4.37 not-in-phase"


# 4.4, 4.5  So-Taisho and Honjin


def camp(so_taisho: str, **more: Any) -> RanState:
    where_all = {"shingen": so_taisho, "baba": "1017", "asari": "1310"}
    return plateau({"0411": "honjin_takeda"}, bushos=where_all, **more).state


@pytest.mark.rule("4.31", "4.51")
def test_from_his_honjin_a_so_taisho_needs_no_range_and_outside_it_he_does() -> None:
    """Ruling 112."""
    inside, outside = camp("0411", active="baba asari"), camp("1410", active="baba asari")
    assert can_give_orders(inside, number(inside, "baba"))
    assert can_give_orders(inside, number(inside, "asari"))
    assert not can_give_orders(outside, number(outside, "baba"))
    assert eligible(outside, 0) == bushos_of(outside, "asari")


@pytest.mark.rule("4.51", "5.21")
def test_outside_his_honjin_he_activates_only_those_in_range() -> None:
    inside, outside = camp("0411"), camp("1410")
    assert can_be_activated(inside, 0) == bushos_of(inside, "shingen baba asari")
    assert can_be_activated(outside, 0) == bushos_of(outside, "shingen asari")


@pytest.mark.rule("4.51", "5.63")
def test_outside_his_honjin_his_initiative_is_halved_for_a_trump() -> None:
    """Ruling 1."""
    assert (trump_rating(camp("0411"), 0), trump_rating(camp("1410"), 0)) == (6, 3)


@pytest.mark.rule("4.51")
def test_back_in_his_honjin_he_has_all_its_benefits_again_while_it_stands() -> None:
    """Ruling 114."""
    state = camp("0411")
    assert state.in_honjin(0)
    state.take_off(state.battle.honjin[0], LOST)
    assert not state.in_honjin(0)


@pytest.mark.rule("4.31")
def test_without_a_so_taisho_nobody_else_can_give_orders() -> None:
    """Ruling 113."""
    state = plateau({}, bushos={"baba": "1017"}, active="baba").state
    assert eligible(state, 0) == 0


@pytest.mark.rule("4.52")
def test_to_his_own_contingent_he_gives_orders_by_his_range_even_from_the_honjin() -> None:
    """Ruling 7."""
    units = {"0411": "honjin_takeda", "0711": "shingen_as_1 E", "1512": "shingen_as_2 E"}
    state = plateau(units, bushos={"shingen": "0411"}).state
    ids = state.battle.unit_ids
    found = in_range(state, number(state, "shingen"))
    assert {ids[unit] for unit in range(len(ids)) if found >> unit & 1} == {"shingen_as_1"}


@pytest.mark.rule("4.53")
def test_a_honjin_never_moves() -> None:
    units = {"0411": "honjin_takeda", "0711": "shingen_as_1 E"}
    match = plateau(units, phase="shingen", bushos={"shingen": "0411"}).orders()
    assert refusal(match, "Move honjin_takeda") == "4.53 honjins-never-move"


@pytest.mark.rule("4.54", "8.41")
def test_a_honjin_fires_in_reaction_only() -> None:
    units = {"2216": "honjin_takeda", "2416": "ujiteru_as_1 W", "2217": "shingen_as_1 E"}
    match = plateau(units, phase="shingen").orders()
    assert refusal(match, "Fire honjin_takeda ujiteru_as_1") != ""
    match = march(plateau(units, phase="ujiteru").orders(), "Move ujiteru_as_1")
    give(match, "Enter 2316")
    assert asked(match) == "takeda reaction-fire"


@pytest.mark.rule("4.42", "4.61")
def test_a_busho_movement_order_moves_all_subordinates_finished_or_not() -> None:
    """Ruling 10."""
    here = plateau(
        {"0411": "honjin_takeda"},
        bushos={"shingen": "0411", "baba": "2217", "asari": "2417"},
        finished="baba",
    )
    match = give(here.phase("shingen"), "OrderBushoMovement")
    assert refusal(match, "Send shingen") == "4.42 not-a-subordinate"
    give(match, "Send baba", "Ride 2617")
    assert refusal(match, "Send baba") == "4.42 has-moved-already"
    give(match, "Stay")
    assert (place_of_busho(match, "baba"), place_of_busho(match, "asari")) == ("2617", "2417")


@pytest.mark.rule("4.42", "4.51")
def test_no_such_order_outside_the_honjin_nor_by_anybody_else() -> None:
    here = plateau({"0411": "honjin_takeda"}, bushos={"shingen": "1410", "baba": "2217"})
    assert refusal(here.phase("shingen"), "OrderBushoMovement") == "4.42 not-in-his-honjin"
    assert refusal(here.phase("baba"), "OrderBushoMovement") == "4.42 only-the-so-taisho"


# 4.6, 4.7  On the move, and alone


def reach_of(units: dict[str, str], hex: str, wounded: bool = False) -> set[str]:
    here = plateau(units, bushos={"baba": hex, "shingen": "0411"})
    here.state.wounded = bushos_of(here.state, "baba") if wounded else 0
    match = give(here.phase("baba"), "GiveOrders", *(["EndOrders"] if units else []))
    return {wish.removeprefix("Ride ") for wish in offered(match) if wish != "Stay"}


@pytest.mark.rule("4.62")
def test_a_busho_has_nine_points_and_a_wounded_one_six() -> None:
    grid = battle("mimasetoge").grid
    start = grid.number["2017"]
    for wounded, points in ((False, 9), (True, 6)):
        assert max(grid.distance(start, grid.number[hex]) for hex in reach_of({}, "2017", wounded)) == points


@pytest.mark.rule("4.62")
def test_from_an_enemy_zone_he_has_four_points_or_three() -> None:
    grid = battle("mimasetoge").grid
    units = {"2217": "baba_si_1 E", "2317": "ujiteru_as_1 W"}
    start = grid.number["2217"]
    found = []
    for wounded in (False, True):
        found.append(max(grid.distance(start, grid.number[hex]) for hex in reach_of(units, "2217", wounded)))
    assert found == [4, 3]


@pytest.mark.rule("4.71")
def test_he_enters_an_enemy_zone_only_where_a_friend_stands_and_stops_there() -> None:
    units = {"2217": "baba_si_1 E", "2317": "ujiteru_as_1 W"}
    found = reach_of(units, "2017")
    # 2216 and 2217 lie in the zone; with 2217 stands a friend.
    assert "2217" in found
    assert "2216" not in found
    assert "2317" not in found


NEAR_BY = {"2017": "baba_si_1 E", "2616": "ujiteru_as_1 W", "2818": "ujiteru_as_2 W"}


@pytest.mark.rule("4.72")
def test_before_infantry_a_lone_busho_draws_back_or_goes_to_the_nearest_unit() -> None:
    here = plateau(NEAR_BY, phase="baba", bushos={"ujiteru": "2316"})
    match = give(here.move("baba_si_1"), "Enter 2117")
    assert asked(match) == "hojo lone-busho"
    assert refusal(match, "Ride 2317") == "6.45 no-withdrawal-for-busho"
    assert place_of_busho(give(here.move("baba_si_1"), "Enter 2117", "Ride 2416"), "ujiteru") == "2416"
    assert place_of_busho(give(match, "Stay"), "ujiteru") == "2616"


@pytest.mark.rule("4.72")
@pytest.mark.parametrize(("die", "caught"), [(2, False), (3, True), (9, True)])
def test_kibamusha_take_a_lone_busho_on_three_to_nine(die: int, caught: bool) -> None:
    """Ruling 15."""
    units = {**NEAR_BY, "2017": "baba_kb_1 E"}
    here = plateau(units, phase="baba", bushos={"ujiteru": "2316"})
    match = give(here.move("baba_kb_1", rolls=[die, 9] if caught else [die]), "Enter 2117")
    assert [event.caught for event in events_of(match, BushoThreatened)] == [caught]
    assert place_of_busho(match, "ujiteru") == ("lost" if caught else "2616")


@pytest.mark.rule("4.72")
def test_a_busho_with_a_unit_or_in_a_honjin_is_not_alone() -> None:
    """Ruling 158."""
    for unit in ("ujiteru_kb_1 E d", "honjin_hojo"):
        here = plateau({**NEAR_BY, "2316": unit}, phase="baba", bushos={"ujiteru": "2316"})
        match = give(here.move("baba_si_1"), "Enter 2117")
        assert asked(match) != "hojo lone-busho"


@pytest.mark.rule("4.72", "11.63")
def test_a_busho_whose_unit_is_gone_goes_to_the_nearest_of_his_contingent() -> None:
    """Ruling 157."""
    units = {"2317": "ujikuni_as_1 W", "2616": "ujiteru_as_1 W"}
    here = plateau(units, bushos={"ujiteru": "2217"})
    here.state.homeless = bushos_of(here.state, "ujiteru")
    match = here.play(Rehousing())
    # A unit of another contingent stands nearer.
    assert place_of_busho(match, "ujiteru") == "2616"
    alone = plateau({"2317": "ujikuni_as_1 W"}, bushos={"ujiteru": "2217"})
    alone.state.homeless = bushos_of(alone.state, "ujiteru")
    assert place_of_busho(alone.play(Rehousing()), "ujiteru") == "2317"


@pytest.mark.rule("4.72")
def test_of_equally_near_units_the_owner_picks_one() -> None:
    """Ruling 157."""
    here = plateau({"2317": "ujiteru_as_1 W", "2117": "ujiteru_as_2 W"}, bushos={"ujiteru": "2217"})
    here.state.homeless = bushos_of(here.state, "ujiteru")
    match = here.play(Rehousing())
    assert offered(match) == {"Shelter ujiteru_as_1", "Shelter ujiteru_as_2"}
    assert place_of_busho(give(match, "Shelter ujiteru_as_2"), "ujiteru") == "2117"


@pytest.mark.rule("4.72")
def test_cut_off_from_every_friend_he_is_lost() -> None:
    around = {"2216": "baba_as_1 SE", "2316": "baba_as_2 SE", "2317": "baba_si_1 SW", "2218": "baba_si_2 NW"}
    around |= {"2118": "baba_kb_1 NE", "2117": "baba_kb_2 E"}
    here = plateau({**around, "2616": "ujiteru_as_1 W"}, bushos={"ujiteru": "2217"})
    here.state.homeless = bushos_of(here.state, "ujiteru")
    match = here.play(Rehousing(), rolls=[9])
    assert [event.how for event in events_of(match, BushoKilled)] == ["cut_off"]


@pytest.mark.rule("4.72")
def test_a_lone_busho_with_no_enemy_near_is_left_in_peace() -> None:
    here = plateau({"2017": "baba_si_1 E"}, phase="baba", bushos={"ujiteru": "2516"})
    match = give(here.move("baba_si_1"), "Enter 2117", "Halt")
    assert (where(match, "baba_si_1"), place_of_busho(match, "ujiteru")) == ("2117 E", "2516")


@pytest.mark.rule("4.72", "6.45")
def test_a_lone_busho_in_an_enemy_zone_or_who_sees_nobody_come_does_not_draw_back() -> None:
    for others in ({"2215": "asari_as_1 E"}, {"2216": "asari_as_1 W", "2217": "asari_as_2 W"}):
        here = plateau({**NEAR_BY, **others}, phase="baba", bushos={"ujiteru": "2316"})
        match = give(here.move("baba_si_1"), "Enter 2117")
        assert place_of_busho(match, "ujiteru") == "2616"


@pytest.mark.rule("4.72")
def test_a_charge_that_a_shot_provokes_endangers_lone_bushos_as_well() -> None:
    """Ruling 203."""
    units = {"2117": "baba_as_t_1 E", "2417": "ujiteru_kb_1 W", "1916": "baba_si_1 E"}
    here = plateau(units, phase="baba", bushos={"baba": "2216", "ujiteru": "2817"})
    match = here.play(OrderedFire(UnitId("baba_as_t_1"), UnitId("ujiteru_kb_1")), rolls=[9, 0, 2])
    give(match, "Stand 2217 W")
    assert [event.busho for event in events_of(match, BushoThreatened)] == ["baba"]
    assert place_of_busho(match, "baba") == "2117"


@pytest.mark.rule("4.35", "4.32")
def test_only_the_zone_in_which_he_began_the_phase_halves_his_range() -> None:
    units = {"2117": "baba_si_1 E", "2316": "ujiteru_as_1 W"}
    here = plateau(units, bushos={"baba": "2117", "ujiteru": "2316", "shingen": "0411"})
    match = march(here.phase("baba"), "GiveOrders", "Move baba_si_1", "Enter 2216")
    assert command_range(match.state, number(match.state, "ujiteru")) == 4
    beside = plateau({**units, "2117": "asari_as_1 E", "2216": "baba_si_1 E"}, phase="baba", bushos={"ujiteru": "2316"})
    assert command_range(beside.state, number(beside.state, "ujiteru")) == 2
