"""Chapters 6 and 7: what guns can bombard and what riflemen can fire at."""

from __future__ import annotations

from honjin.games.storm.model import AREA_PLACES, SideId, enemy_of
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import StormState
from honjin.games.storm.unitset import UnitSet, members


def occupied(state: StormState, side: SideId) -> int:
    """The areas with units of a side, as a set."""
    army = state.siege.army[side]
    at = state.at
    found = 0
    for place in AREA_PLACES:
        if at[place] & army:
            found |= 1 << place
    return found


def enemies_on_board(state: StormState, side: SideId) -> int:
    """The areas that can be shot at: with enemy units, on the board (Rulings 83 and 84)."""
    return occupied(state, enemy_of(side)) & state.siege.on_board


def observed(siege: Siege, controlled: int) -> int:
    """6.2  The areas next to one that the firing side controls; off-board boxes count for Japan (Ruling 10)."""
    known = siege.observed
    found = known.get(controlled)
    if found is None:
        found = 0
        for place in members(controlled):
            found |= siege.near_mask[place]
        known[controlled] = found
    return found


def bombardment_targets(state: StormState, side: SideId, place: int, guns: UnitSet, enemies: int) -> int:
    """6.2  Areas with enemies, within the range of every gun, next to an area under own control."""
    siege = state.siege
    if siege.off_board >> place & 1 and not siege.fire_from_off_board:
        return 0
    reach = min(siege.range[number] for number in members(guns))
    return enemies & siege.within[reach][place] & observed(siege, state.controlled(side))


def fire_targets(state: StormState, place: int, enemies: int) -> int:
    """7.2  The own area or an adjacent one, with enemies in it."""
    siege = state.siege
    if siege.off_board >> place & 1 and not siege.fire_from_off_board:
        return 0
    return enemies & (siege.near_mask[place] | 1 << place)
