"""Rules of single battles, each behind its switch."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.ran.position import Position, RanMatch, battle, facts, give, place_of_busho, position

from honjin.core.bits import members
from honjin.core.errors import UnknownChoice
from honjin.games.ran.events.command import BushoFinished, ContingentActivated, ContingentHesitated
from honjin.games.ran.events.deaths import CasualtyRolled
from honjin.games.ran.events.fire import BoatsFired
from honjin.games.ran.events.movement import UnitArrived
from honjin.games.ran.events.turn import ArmiesDeployed, TurnBegan
from honjin.games.ran.model import CLOSED, FOOT_CLOSE, LOST, WAITING, BushoId, UnitId
from honjin.games.ran.rules.activation import Activation
from honjin.games.ran.rules.arrivals import refuse_arrival
from honjin.games.ran.rules.bushos import busho_ma
from honjin.games.ran.rules.sequence import Turn
from honjin.games.ran.rules.trump import trump_rating
from honjin.games.ran.rules.victory import rout_points
from honjin.games.ran.state import RanState, decode_state
from honjin.testing.position import asked, events_of, offered, refusal


def without_camp(scenario: str, side: int, **switches: Any) -> int:
    """The rout points of a side that has lost its Honjin and nothing else."""
    state = RanState(battle(scenario, **switches))
    here = state.battle
    for unit, hex in enumerate(here.start_hex):
        state.put(unit, hex, here.start_facing[unit])
    state.take_off(here.honjin[side], LOST)
    return rout_points(state, side)


@pytest.mark.rule("12")
def test_the_summit_of_nunobeyama_and_the_standard_of_tennoji_count_ten_points() -> None:
    assert without_camp("nunobeyama", 0) == 0
    assert without_camp("nunobeyama", 0, summit_camp=True) == 10
    assert without_camp("nunobeyama", 1, summit_camp=True) == 0
    assert without_camp("tennoji", 1) == 10
    assert without_camp("tennoji", 1, fallen_standard="off") == 0


@pytest.mark.rule("5.71")
def test_the_otomo_are_too_divided_to_coordinate() -> None:
    units = {"3011": "honjin_shimazu", "0614": "honjin_otomo"}
    men = {"yoshihisa": "3011", "tawara": "0614", "takita": "1409", "saeki": "1406"}
    more: dict[str, Any] = {"scenario": "mimigawa", "bushos": men, "active": "takita saeki", "holder": 1}
    assert "Coordinate takita saeki" in offered(position(units, **more).command())
    assert refusal(position(units, **more, discord=True).command(), "Coordinate takita saeki") == "5.71 discord"


@pytest.mark.rule("5.21")
@pytest.mark.parametrize(("die", "obeys"), [(4, True), (5, False)])
def test_those_who_waver_are_activated_only_on_a_roll_and_the_point_is_gone(die: int, obeys: bool) -> None:
    units = {"0614": "honjin_otomo"}
    here = position(units, scenario="mimigawa", bushos={"tawara": "0614", "yoshioka": "0520"}, turn=1, wavering=True)
    match = give(here.play(Activation(1), rolls=[die]), "Activate yoshioka")
    assert bool(events_of(match, ContingentActivated)) is obeys
    assert bool(events_of(match, ContingentHesitated)) is not obeys
    assert match.state.points_spent[1] == 1


@pytest.mark.rule("7.32")
@pytest.mark.parametrize(("tsurinobuse", "rolls"), [("on", []), ("off", [9])])
def test_the_men_of_tadahira_break_off_without_a_roll(tsurinobuse: str, rolls: list[int]) -> None:
    units = {"3011": "honjin_shimazu", "2210": "tadahira_as_1 W", "2110": "takita_as_1 E"}
    here = position(
        units,
        scenario="mimigawa",
        bushos={"yoshihisa": "3011", "tadahira": "2310", "takita": "1409"},
        engaged=[("tadahira_as_1", "takita_as_1")],
        active="tadahira takita",
        tsurinobuse=tsurinobuse,
    )
    match = give(here.phase("tadahira", rolls=[*rolls, 0, 0, 0, 0]), "OrderWithdrawal")
    # It is the only unit that can move, and must: where to is the first question.
    assert (asked(match) == "shimazu withdraw-to") is (tsurinobuse == "on")


@pytest.mark.rule("4.62")
def test_takanobu_in_his_litter_is_no_faster_than_a_wounded_man() -> None:
    found = []
    for litter in (False, True):
        state = position({}, scenario="okitanawate", bushos={"ryuzoji": "0711", "ogawa": "0711"}, litter=litter).state
        found += [busho_ma(state, state.battle.contingent[id]) for id in ("ryuzoji", "ogawa")]  # type: ignore[index]
    assert found == [9, 9, 6, 9]


@pytest.mark.rule("5.63", "4.51")
def test_half_the_initiative_for_a_trump_may_be_rounded_up() -> None:
    """Ruling 1."""
    ratings = []
    for rounding in ("down", "up"):
        state = position({"0411": "honjin_date"}, bushos={"masamune": "1410"}, trump_rounding=rounding).state
        ratings.append(trump_rating(state, 0))
    assert ratings == [2, 3]


@pytest.mark.rule("5.21")
def test_a_battle_has_no_special_rule_of_another() -> None:
    specials = battle("mimasetoge").specials
    assert (specials.discord, specials.hesitant, specials.carried, specials.camps) == (-1, 0, 0, [0, 0])
    with pytest.raises(UnknownChoice, match="has no option 'discord'"):
        battle("mimasetoge", discord=True)


# 6.23  The bridge of Suriagehara


def crossing(state: RanState, start: str = "0518", end: str = "0519") -> int:
    """What the step over the bridge costs infantry in close order."""
    grid = state.battle.grid
    here, there = grid.number[start], grid.number[end]
    return state.battle.costs[FOOT_CLOSE][here][grid.direction(here, there)]


@pytest.mark.rule("6.23")
@pytest.mark.parametrize(("turn", "down"), [(3, False), (4, True)])
def test_from_turn_4_the_bridge_of_the_nippashi_may_be_down(turn: int, down: bool) -> None:
    men = {"masamune": "3010", "ashina": "0411"}
    board = position({"0518": "hirata_as_1 SE"}, bushos=men, broken_bridge=True)
    match = board.play(Turn(turn), rolls=[9, 0])
    assert match.state.battle.bridge_down is down
    assert (crossing(match.state) == CLOSED) is down
    # No zone of control reaches over it either, and a snapshot knows.
    unit = match.state.battle.unit[UnitId("hirata_as_1")]
    hex = match.state.battle.grid.number["0519"]
    assert bool(match.state.zone[unit] >> hex & 1) is not down
    again = decode_state(match.state.encode(), board.state.battle)
    assert (again.battle.bridge_down, again.zone) == (down, match.state.zone)


# 8.51  The boats of Okitanawate


BEACH = {"0803": "egami_as_1 E", "0808": "ogawa_as_1 E", "2911": "honjin_shimazu"}


def boats(rolls: list[int], **more: Any) -> RanMatch:
    men = {"shimazu_iehisa": "2911", "egami": "0803", "ogawa": "0808"}
    known = {id: hex for id, hex in men.items() if id in battle("okitanawate").contingent}
    leader = battle("okitanawate").contingent_ids[0]
    here = position(BEACH, scenario="okitanawate", bushos={leader: "2911", **known}, turn=1, **more)
    here.state.points_spent = [9, 9]
    return here.play(Activation(0), rolls=rolls)


@pytest.mark.rule("8.51")
def test_boats_fire_once_a_turn_at_a_unit_near_the_water_and_nobody_replies_or_charges() -> None:
    match = boats([9, 0, 0], arima_boats=True)
    assert offered(match) == {"Bombard egami_as_1", "HoldFire"}
    assert refusal(match, "Bombard ogawa_as_1") == "8.51 out-of-reach-of-boats"
    give(match, "Bombard egami_as_1")
    [shot] = events_of(match, BoatsFired)
    assert (shot.hits, shot.disorders) == (2, True)
    # On a 9 the Busho in the hex may be hit (8.54).
    assert len(events_of(match, CasualtyRolled)) == 1
    assert asked(match) == ""


@pytest.mark.rule("8.51")
def test_without_the_switch_there_are_no_boats() -> None:
    assert asked(boats([])) == ""


# 5.21  The rumour of Tennoji


@pytest.mark.rule("5.21")
@pytest.mark.parametrize(("die", "believed"), [(4, True), (5, False)])
def test_once_from_turn_4_on_word_of_treason_may_make_the_tokugawa_hesitate(die: int, believed: bool) -> None:
    men = {"harunaga": "0813", "ieyasu": "4417", "naotaka": "4010"}
    here = position(
        {"0813": "honjin_toyotomi", "4417": "honjin_tokugawa"}, scenario="tennoji", bushos=men, asano_rumour=True
    )
    assert asked(here.play(Turn(3), rolls=[9, 0])) == "tokugawa activate"
    match = here.play(Turn(4), rolls=[9, 0, die, *([6] if believed else [])])
    assert asked(match) == "toyotomi rumour"
    give(match, "SpreadRumour", "Activate naotaka")
    assert bool(events_of(match, ContingentHesitated)) is believed
    assert match.state.points_spent[1] == 1
    # It is told once; next turn nobody remembers it.
    match.emit(TurnBegan(5))
    assert (match.state.rumour_told, match.state.rumour_believed) == (True, False)


# 5.21 (4)  Reinforcements at Tennoji


def reinforced(turn: int, units: dict[str, str] | None = None) -> Position:
    """Hidetada waits off the map; he may enter over 5005 from turn 3 on."""
    camps = {"0813": "honjin_toyotomi", "4417": "honjin_tokugawa"}
    men = {"harunaga": "0813", "ieyasu": "4417"}
    here = position({**camps, **(units or {})}, scenario="tennoji", bushos=men, turn=turn, reinforcements=True)
    state = here.state
    hidetada = state.battle.contingent[BushoId("hidetada")]
    state.busho_hex[hidetada] = WAITING
    for unit in members(state.battle.members[hidetada]):
        state.hex[unit] = WAITING
    return here


@pytest.mark.rule("5.21", "5.2")
def test_reinforcements_are_not_on_the_map_at_the_start_and_count_for_nothing_yet() -> None:
    state = RanState(battle("tennoji", reinforcements=True))
    ArmiesDeployed().apply(state)
    late = {"hidetada", "date"} & set(state.battle.contingent_ids)
    waiting = [unit for unit, hex in enumerate(state.hex) if hex == WAITING]
    assert {state.battle.contingent_ids[state.battle.contingent_of[unit]] for unit in waiting} >= late
    assert rout_points(state, 1) == 0
    here = RanState(battle("tennoji"))
    ArmiesDeployed().apply(here)
    assert WAITING not in here.hex


@pytest.mark.rule("5.21")
def test_from_their_turn_on_they_are_activated_like_any_other() -> None:
    early = reinforced(2).play(Activation(1))
    assert asked(early) == "tokugawa activate"
    assert refusal(early, "Activate hidetada") == "5.21 enters-later"
    match = give(reinforced(3).play(Activation(1)), "Activate hidetada")
    assert match.state.active >> match.state.battle.contingent[BushoId("hidetada")] & 1
    # Out of his Honjin the So-Taisho cannot reach them.
    away = reinforced(3)
    away.state.busho_hex[away.state.battle.contingent[BushoId("ieyasu")]] = away.state.battle.grid.number["4515"]
    assert "Activate hidetada" not in offered(away.play(Activation(1)))


@pytest.mark.rule("5.32")
def test_they_enter_one_by_one_each_paying_a_hex_more_and_their_busho_with_the_first() -> None:
    here = reinforced(3)
    match = here.phase("hidetada")
    # Before he is there he can do nothing but bring them on.
    assert asked(match) == "tokugawa order"
    give(match, "Arrive hidetada_as_1")
    assert place_of_busho(match, "hidetada") == "5005"
    assert refusal(match, "Enter 4905") == ""
    give(match, "Enter 4905", "Halt")
    give(match, "Arrive hidetada_as_2")
    first, second = events_of(match, UnitArrived)
    assert second.cost == 2 * first.cost
    # The entry is taken now: nobody else can come.
    assert asked(give(match, "Halt")) == "tokugawa ride"
    unit = match.state.battle.unit[UnitId("hidetada_as_3")]
    why = refuse_arrival(match.state, unit)
    assert why is not None
    assert why.why == "entry-is-taken"


@pytest.mark.rule("5.38")
def test_a_busho_who_brings_nobody_on_has_had_his_phase_all_the_same() -> None:
    here = reinforced(3)
    here.state.active |= 1 << here.state.battle.contingent[BushoId("hidetada")]
    here.state.holder = 1
    match = give(here.command(), "Designate hidetada", "EndOrders", "Decline")
    assert [event.busho for event in events_of(match, BushoFinished)] == ["hidetada"]
    assert not asked(match)


@pytest.mark.rule("5.33")
def test_those_whose_busho_is_far_from_the_entry_have_half_their_points_and_keep_away_from_enemies() -> None:
    here = reinforced(3, {"4905": "sanada_as_1 W"})
    state = here.state
    state.busho_hex[state.battle.contingent[BushoId("hidetada")]] = state.battle.grid.number["3005"]
    assert asked(give(here.phase("hidetada"), "GiveOrders")) == "tokugawa ride"
    free = reinforced(3)
    free.state.busho_hex[state.battle.contingent[BushoId("hidetada")]] = state.battle.grid.number["3005"]
    match = give(free.phase("hidetada"), "GiveOrders", "Arrive hidetada_as_1")
    assert facts(match)["left"] == 2 - events_of(match, UnitArrived)[0].cost
