"""11.2, 11.3, 11.6  Cohesion: hits, disorder, rout and elimination, all at once as they come."""

from __future__ import annotations

from honjin.games.ran.events.cohesion import (
    HeadsLost,
    QualityTested,
    UnitDisordered,
    UnitEliminated,
    UnitHit,
    UnitRouted,
)
from honjin.games.ran.model import CLOSED, enemy_of
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.state import RanState
from honjin.maps.hexgrid import OFF


def tq_test(match: RanMatch, unit: int, purpose: str, drm: int = 0) -> int:
    """2.4  Roll against the Troop Quality that shows: above 0 the test is failed, by so much.

    A hara-kiri of the turn takes one off (10.4).
    """
    state = match.state
    added = drm - (state.inspired >> state.battle.contingent_of[unit] & 1)
    die, tq = roll_d10(match, purpose), state.tq(unit)
    beyond = die + added - tq
    match.emit(QualityTested(state.battle.unit_ids[unit], purpose, die, added, tq, max(0, beyond)))
    return beyond


def take_hits(match: RanMatch, unit: int, hits: int, *, superiority: bool = False) -> None:
    """11.2  A unit takes hits, and what they bring about follows at once (Ruling 154)."""
    if hits > 0:
        match.emit(UnitHit(match.state.battle.unit_ids[unit], hits), rule="11.2")
        settle(match, unit, superiority=superiority)


def settle(match: RanMatch, unit: int, *, superiority: bool = False) -> None:
    """11.31  With as many hits as Troop Quality a unit is Disordered (11.23); if it was so already, it routs (11.33).

    Those that shoot have no such side, and are eliminated. Asked whenever hits or Troop Quality change.
    """
    state = match.state
    left = state.hits[unit] - state.tq(unit)
    if left < 0:
        return
    if state.battle.shooters >> unit & 1:
        eliminate(match, unit, rule="11.23")
    elif state.disordered >> unit & 1:
        rout(match, unit, rule="11.24")
    elif superiority:
        rout(match, unit, rule="11.25")
    else:
        match.emit(UnitDisordered(state.battle.unit_ids[unit], left), rule="11.23")
        settle(match, unit)


def disorder(match: RanMatch, unit: int) -> None:
    """11.23  Disordered by a result, not by its hits: all of them are taken off."""
    match.emit(UnitDisordered(match.state.battle.unit_ids[unit], 0), rule="11.23")


def rout(match: RanMatch, unit: int, rule: str = "11.61") -> None:
    """11.61  Into the box of routed units; a unit that is shut in has nowhere to run and is eliminated."""
    state = match.state
    if is_shut_in(state, unit):
        eliminate(match, unit, rule="11.62")
    else:
        match.emit(UnitRouted(state.battle.unit_ids[unit]), rule)


def eliminate(match: RanMatch, unit: int, rule: str) -> None:
    """4.55  Out of the game; with a Honjin go the heads in it (10.3)."""
    state = match.state
    battle = state.battle
    match.emit(UnitEliminated(battle.unit_ids[unit]), rule)
    side = battle.side_of[unit]
    if battle.honjin[side] == unit and (state.heads[side] or state.great_heads[side]):
        match.emit(HeadsLost(battle.sides[side], state.heads[side], state.great_heads[side]), rule="10.3")


def is_shut_in(state: RanState, unit: int) -> bool:
    """11.62  Enemies, their zones of control or closed ground all around; friends and the map's edge are ways out."""
    battle, side = state.battle, state.battle.side_of[unit]
    hex, enemy = state.hex[unit], enemy_of(side)
    if OFF in battle.grid.near[hex]:
        return False
    shut, friends = state.held[enemy] | state.zoc_of(enemy), state.held[side]
    costs = battle.costs[state.class_of(unit)][hex]
    for direction, near in enumerate(battle.grid.near[hex]):
        if friends >> near & 1 or (costs[direction] < CLOSED and not shut >> near & 1):
            return False
    return True
