"""8.2.2  Control of the small islands: whoever alone has a surface ship there."""

from __future__ import annotations

from honjin.games.midway.events.turn import IslandsHeld, IslandsSeen
from honjin.games.midway.model import ISLANDS, MIDWAY_HEX, SIDES
from honjin.games.midway.rules.sheets import MidwayMatch, Names
from honjin.games.midway.state import MidwayState

SMALL_ISLANDS: Names = tuple(island for island, hex in ISLANDS.items() if hex != MIDWAY_HEX)
"""Their ids, in the order of `Ocean.islands`."""
NOBODY = ""


def holders_of(state: MidwayState) -> dict[str, str]:
    """8.2.2  Who holds each small island; where control lasts (an option), whoever was last alone there."""
    before = state.holders or (NOBODY,) * len(SMALL_ISLANDS)
    present = sides_present(state)
    return {
        island: sides[0] if len(sides) == 1 else held
        for island, sides, held in zip(SMALL_ISLANDS, present, before, strict=True)
    }


def sides_present(state: MidwayState) -> list[list[str]]:
    """8.2.2  For each small island the sides with a surface ship there, of any class and in any state (Ruling 41)."""
    surface = state.ocean.surface
    # Mostly nobody is at an island, which the list itself tells quickest.
    there = [state.in_hex(hex) if hex in state.at else 0 for hex in state.ocean.islands]
    return [[side for side in SIDES if ships & surface[side]] for ships in there]


def tell_islands(match: MidwayMatch) -> None:
    """8.2.2  Judged at the end of a turn. A side hears only of the islands at which it has a surface ship."""
    state = match.state
    holders, present = holders_of(state), sides_present(state)
    if state.holders and state.holders != tuple(holders.values()):
        match.emit(IslandsHeld(tuple(holders.values())))
    for side in SIDES:
        seen = {island: holders[island] for island, sides in zip(SMALL_ISLANDS, present, strict=True) if side in sides}
        if seen != state.islands_seen[side]:
            match.emit(IslandsSeen(side, seen))
