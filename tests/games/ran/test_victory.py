"""2.6, 3, 12  How a turn ends, and a battle."""

from __future__ import annotations

import pytest
from tests.games.ran.position import Position, battle, position, unit_of

from honjin.core.bits import members
from honjin.games.ran.events.turn import MatchDecided, RoutPointsCounted
from honjin.games.ran.model import LOST, ROUTED
from honjin.games.ran.rules.sequence import Turn
from honjin.games.ran.rules.victory import losses, rout_points
from honjin.games.ran.state import RanState
from honjin.testing.position import events_of, rules_of


def army(**switches: str) -> RanState:
    """Both armies of Nunobeyama as they stand at the start."""
    here = battle("nunobeyama", **switches)
    state = RanState(here)
    for unit, hex in enumerate(here.start_hex):
        state.put(unit, hex, here.start_facing[unit])
    state.busho_hex = list(here.busho_hex)
    return state


def lose(state: RanState, side: int, points: int, where: int = LOST) -> None:
    """Take units off that are worth so many points together."""
    sums: dict[int, tuple[int, ...]] = {0: ()}
    for unit in members(state.battle.army[side] & ~state.battle.honjins):
        worth = state.battle.points[unit]
        sums = {**{total + worth: (*units, unit) for total, units in sums.items()}, **sums}
    for unit in sums[points]:
        state.take_off(unit, where)
    state.homeless = 0
    assert losses(state, side) == points


def decided(state: RanState) -> list[tuple[str | None, str]]:
    turn = Turn(state.turn, at=len(Turn.steps) - 1)
    return [(event.winner, event.how) for event in events_of(Position(state).play(turn), MatchDecided)]


@pytest.mark.rule("12")
def test_routed_and_eliminated_units_count_by_type_and_disordered_ones_do_not() -> None:
    units = {"2217": "baba_si_1 E d"}
    here = position(units, scenario="mimasetoge")
    battle_ = here.state.battle
    values = {battle_.kinds[unit]: battle_.points[unit] for unit in range(len(battle_.unit_ids))}
    assert values == {"KB": 6, "KBH": 6, "SI": 5, "SI-B": 4, "AS": 3, "AS-T": 2, "AS-B": 2, "Honjin": 0}
    state = army()
    state.disordered = state.battle.everybody
    assert losses(state, 0) == 0
    state.take_off(unit_of(state, "yamanaka_si_1"), ROUTED)
    state.take_off(unit_of(state, "yamanaka_kbh_1"), LOST)
    assert losses(state, 0) == 11


@pytest.mark.rule("12", "10.3")
def test_heads_take_three_points_off_those_of_a_so_taisho_ten_but_never_below_nought() -> None:
    """Ruling 102."""
    state = army()
    lose(state, 0, 30)
    state.heads[0], state.great_heads[0] = 2, 1
    assert rout_points(state, 0) == 14
    state.heads[0] = 9
    assert rout_points(state, 0) == 0


@pytest.mark.rule("12", "3")
def test_an_army_at_its_level_routs_and_the_other_has_won() -> None:
    state = army()
    lose(state, 0, 34)
    assert decided(state) == []
    state = army()
    lose(state, 0, 35)
    assert decided(state) == [("mori", "routed")]


@pytest.mark.rule("12")
@pytest.mark.parametrize(("heads", "winner"), [((0, 0), None), ((2, 1), "amako"), ((0, 1), "mori")])
def test_if_both_rout_more_heads_win_else_nobody_does(heads: tuple[int, int], winner: str | None) -> None:
    """Ruling 181."""
    state = army()
    lose(state, 0, 70)
    lose(state, 1, 100)
    state.heads = list(heads)
    assert decided(state) == [(winner, "both_routed")]


@pytest.mark.rule("12")
def test_the_points_of_both_are_told_every_turn() -> None:
    match = Position(army()).play(Turn(3, at=len(Turn.steps) - 1))
    assert [(event.side, event.points, event.level) for event in events_of(match, RoutPointsCounted)] == [
        ("amako", 0, 35),
        ("mori", 0, 42),
    ]


@pytest.mark.rule("2.6")
def test_the_book_knows_no_last_turn_but_a_match_may_be_broken_off_after_fifteen() -> None:
    """Ruling 103."""
    state = army()
    state.turn = 15
    lose(state, 0, 10)
    assert decided(state) == [("mori", "last_turn")]
    endless = army(turn_limit="40")
    endless.turn = 15
    lose(endless, 0, 10)
    assert decided(endless) == []
    even = army()
    even.turn = 15
    assert decided(even) == [(None, "last_turn")]


@pytest.mark.rule("2.6")
def test_after_the_last_turn_the_smaller_share_of_the_level_wins() -> None:
    """Ruling 103."""
    state = army()
    state.turn = 15
    lose(state, 0, 10)
    lose(state, 1, 11)
    # 10 of 35 is more than 11 of 42.
    match = Position(state).play(Turn(15, at=len(Turn.steps) - 1))
    assert [event.winner for event in events_of(match, MatchDecided)] == ["mori"]
    assert rules_of(match, MatchDecided) == ["2.6"]
