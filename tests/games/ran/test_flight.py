"""Chapters 11.8 and 10.5: contingents that flee, what the death of a Busho does, and who replaces him."""

from __future__ import annotations

import pytest
from tests.games.ran.position import Position, RanMatch, give, lines, place_of_busho, position, where

from honjin.games.ran.events.deaths import BushoKilled, CasualtyRolled, ContingentFled, FlightRolled
from honjin.games.ran.model import LOST, ROUTED, BushoId, UnitId
from honjin.games.ran.rules.deaths import Casualty, Replacements, kill
from honjin.games.ran.rules.flight import FlightPhase, flight_lines, lost_units, try_flight
from honjin.testing.position import asked, events_of, offered

HIRATA = [f"hirata_as_{number}" for number in (1, 2, 3, 4)]
PLACES = ("1613", "1614", "1615", "1616")


def hirata(lost: int = 0, **more: str) -> Position:
    """The contingent of Hirata, five units, of which some are lost; a friend and an enemy are far away."""
    units = dict(zip(PLACES, [f"{id} E" for id in HIRATA], strict=True))
    units |= {"1617": "hirata_as_t_1 E", "1013": "kanagami_as_1 E", "2913": "ouchi_as_1 W", **more}
    board = position(units, bushos={"hirata": "1614", "kanagami": "1013", "ashina": "0512", "ouchi": "2913"})
    for id in HIRATA[4 - lost :] if lost else []:
        board.state.take_off(board.state.battle.unit[UnitId(id)], ROUTED)
    return board


def number(match: RanMatch, busho: str) -> int:
    return match.state.battle.contingent[BushoId(busho)]


# 11.8  Flight


@pytest.mark.rule("11.82")
def test_disordered_routed_and_eliminated_units_count_as_lost() -> None:
    match = hirata().play()
    state, unit = match.state, match.state.battle.unit
    state.take_off(unit[UnitId("hirata_as_1")], ROUTED)
    state.take_off(unit[UnitId("hirata_as_2")], LOST)
    state.disordered |= 1 << unit[UnitId("hirata_as_3")]
    assert lost_units(state, number(match, "hirata")) == 3


@pytest.mark.rule("11.83", "11.84")
@pytest.mark.parametrize(("die", "flees"), [(2, True), (3, False)])
def test_at_or_below_the_threshold_the_whole_contingent_leaves_the_game(die: int, flees: bool) -> None:
    board = hirata(3)  # three of five: the threshold is 3, and half of a Momentum of 3 is 1
    match = board.play(rolls=[die])
    try_flight(match, number(match, "hirata"))
    assert bool(events_of(match, ContingentFled)) is flees
    assert (where(match, "hirata_as_1") == "lost") is flees
    assert (place_of_busho(match, "hirata") == "lost") is flees


@pytest.mark.rule("11.82")
def test_what_is_added_to_the_die_of_flight() -> None:  # Rulings 91 and 179
    match = hirata(2).play()
    state, busho, leader = match.state, number(match, "hirata"), number(match, "ashina")
    assert lines(flight_lines(state, busho)) == {"busho-alive": 1}
    state.replaced |= 1 << busho
    assert lines(flight_lines(state, busho)) == {}
    state.busho_hex[busho] = LOST
    state.killed, state.legacy[busho] = 1 << busho | 1 << leader, 3
    state.legacy[leader] = 4
    assert lines(flight_lines(state, busho)) == {"busho-killed": -2, "so-taisho-killed": -4}


@pytest.mark.rule("11.81")
def test_contingents_with_losses_test_in_phase_h_the_side_without_the_initiative_first() -> None:  # Rulings 90 and 179
    board = hirata(2, **{"2813": "ouchi_si_1 W d"})
    board.state.starter = 1
    match = board.play(FlightPhase(), rolls=[9, 9, 9, 9])
    assert [roll.busho for roll in events_of(match, FlightRolled)] == ["ouchi", "ashina", "kanagami", "hirata"]


@pytest.mark.rule("11.84")
def test_the_so_taisho_goes_with_his_contingent_but_is_not_killed() -> None:  # Ruling 115
    board = position({"0613": "ashina_as_1 E d", "0512": "honjin_ashina"}, bushos={"ashina": "0512"})
    match = board.play(rolls=[0])
    try_flight(match, number(match, "ashina"))
    assert (place_of_busho(match, "ashina"), match.state.killed) == ("lost", 0)
    assert where(match, "honjin_ashina").startswith("0512")


# 10.5  Death


@pytest.mark.rule("10.51", "10.52", "11.81")
def test_when_a_busho_dies_his_contingent_is_inactive_and_tests_at_once() -> None:
    board = hirata(1)
    board.state.active = 1 << board.state.battle.contingent[BushoId("hirata")]
    match = board.play(rolls=[9])
    kill(match, number(match, "hirata"), "duel")
    [roll] = events_of(match, FlightRolled)
    assert lines(roll.lines) == {"busho-killed": -2}
    assert (match.state.active, place_of_busho(match, "hirata")) == (0, "lost")


@pytest.mark.rule("11.82", "10.54")
def test_a_so_taisho_who_is_killed_weighs_twice_on_his_own_contingent() -> None:  # Ruling 92
    board = position({"0613": "ashina_as_1 E"}, bushos={"ashina": "0613"})
    match = board.play(rolls=[9])
    kill(match, number(match, "ashina"), "duel")
    [roll] = events_of(match, FlightRolled)
    assert lines(roll.lines) == {"busho-killed": -2, "so-taisho-killed": -4}


@pytest.mark.rule("9.26", "2.4")
@pytest.mark.parametrize(
    ("rolls", "result"),
    [([8], ""), ([9, 2], "grazed"), ([9, 3], "wounded"), ([9, 7], "wounded"), ([9, 8, 9], "killed")],
)
def test_in_shock_a_busho_is_hit_on_a_9_and_the_table_says_how(rolls: list[int], result: str) -> None:
    match = hirata().play(Casualty(1, (BushoId("hirata"),)), rolls=rolls)
    assert [roll.result for roll in events_of(match, CasualtyRolled)] == ([result] if result else [])
    busho = 1 << number(match, "hirata")
    assert bool(match.state.finished & busho) is (result in ("grazed", "wounded"))
    assert bool(match.state.wounded & busho) is (result == "wounded")


@pytest.mark.rule("9.26")
def test_a_second_wound_kills() -> None:
    board = hirata()
    board.state.wounded = 1 << board.state.battle.contingent[BushoId("hirata")]
    match = board.play(Casualty(1, (BushoId("hirata"),)), rolls=[9, 4, 9])
    assert [event.busho for event in events_of(match, BushoKilled)] == ["hirata"]


@pytest.mark.rule("9.26")
def test_of_several_bushos_their_owner_exposes_one() -> None:  # Ruling 152
    board = hirata()
    match = board.play(Casualty(1, (BushoId("hirata"), BushoId("kanagami"))), rolls=[0])
    assert (asked(match), offered(match)) == ("ashina expose", {"Expose hirata", "Expose kanagami"})


@pytest.mark.rule("10.53")
def test_a_deputy_is_placed_with_any_unit_of_the_contingent_in_phase_g() -> None:
    board = hirata(2)
    busho = board.state.battle.contingent[BushoId("hirata")]
    board.state.busho_hex[busho] = LOST
    match = board.play(Replacements())
    assert asked(match) == "ashina deputy"
    assert offered(match) == {"Shelter hirata_as_1", "Shelter hirata_as_2", "Shelter hirata_as_t_1"}
    give(match, "Shelter hirata_as_2")
    assert place_of_busho(match, "hirata") == "1614"
    assert match.state.momentum(busho) == match.state.battle.momentum[busho][1] == 2


@pytest.mark.rule("10.53")
def test_a_deputy_who_is_killed_is_replaced_by_another_like_him() -> None:  # Ruling 101
    board = hirata()
    busho = board.state.battle.contingent[BushoId("hirata")]
    board.state.busho_hex[busho], board.state.replaced = LOST, 1 << busho
    match = give(board.play(Replacements()), "Shelter hirata_as_1")
    assert (place_of_busho(match, "hirata"), match.state.momentum(busho)) == ("1613", 2)


@pytest.mark.rule("10.54")
def test_a_so_taisho_whose_contingent_has_fled_is_replaced_in_the_honjin_or_with_any_unit() -> None:  # Ruling 115
    board = position({"0512": "honjin_ashina", "1013": "kanagami_as_1 E"}, bushos={"kanagami": "1013"})
    board.state.fled = 1 << board.state.battle.contingent[BushoId("ashina")]
    match = board.play(Replacements())
    assert offered(match) == {"Shelter honjin_ashina", "Shelter kanagami_as_1"}
