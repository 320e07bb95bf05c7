"""1.2  Naval searches: ships, boats and islands see the hex they are in, and no boats."""

from __future__ import annotations

from honjin.games.midway.events.ships import ShipsFound
from honjin.games.midway.model import SIDES, SideId, enemy_of
from honjin.games.midway.ocean import names_of_ships
from honjin.games.midway.rules.sheets import MidwayMatch
from honjin.games.midway.rules.streams import unseen
from honjin.games.midway.state import MidwayState


def search_by_ships(match: MidwayMatch) -> None:
    """1.2  By day certain, at night one die a side and hex (Ruling 8), in the storm never."""
    state = match.state
    ocean = state.ocean
    by_hex = state.by_hex()
    for hex in sorted(by_hex):
        ships = by_hex[hex]
        for side in SIDES:
            seen = ships & ocean.surface[enemy_of(side)]
            if seen and searches(state, side, hex, ships) and finds(match, side, hex):
                match.emit(ShipsFound(side, ocean.grid.names[hex], names_of_ships(ocean, seen)))


def searches(state: MidwayState, side: SideId, hex: int, ships: int) -> bool:
    """1.2  Somebody of the side looks: a ship or a boat in the hex, or the island that it controls.

    An island other than Midway is controlled by ships, which look themselves (Ruling 9), unless control lasts: then
    whoever held it when the last turn ended still looks out from it.
    """
    ocean = state.ocean
    if ships & ocean.fleet[side]:
        return True
    if hex == ocean.midway:
        return state.control() == side
    return bool(state.holders) and hex in ocean.islands and state.holders[ocean.islands.index(hex)] == side


def finds(match: MidwayMatch, side: SideId, hex: int) -> bool:
    """1.2  Whether the search succeeds. Nobody is told of a roll (Ruling 8)."""
    state = match.state
    if state.stormy >> hex & 1:
        return False
    if not state.is_night:
        return True
    return match.roll("night-search", 100, stream=unseen(side)) <= state.ocean.limits.night_search
