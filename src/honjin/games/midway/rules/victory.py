"""9  Victory points, counted at the end in half points."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.games.midway.model import JAPAN, MIDWAY, SIDES, US, SideId, enemy_of
from honjin.games.midway.rules.damage import is_hulk
from honjin.games.midway.rules.islands import holders_of
from honjin.games.midway.state import ASHORE, MidwayState

Count = dict[str, int]
"""Half points by what they are given for."""


def count_points(state: MidwayState) -> dict[SideId, Count]:
    """9  What each side has earned."""
    counts = {side: count_losses(state, enemy_of(side)) for side in SIDES}
    worth: dict[str, int] = {card.id: 2 * card.points for card in state.ocean.pack.islands}
    control = state.control()
    if control is not None:
        counts[control]["midway"] = worth[MIDWAY]
    counts[JAPAN] |= count_japanese_islands(state)
    return {side: {what: halves for what, halves in count.items() if halves} for side, count in counts.items()}


def count_losses(state: MidwayState, side: SideId) -> Count:
    """9  Ships of a side that are sunk, hulks for half of it (Ruling 35), and aircraft."""
    ocean = state.ocean
    sunk = sum(ocean.halves[ship] for ship in members(ocean.fleet[side] & state.sunk))
    afloat = members(ocean.fleet[side] & ~state.sunk)
    hulks = sum(ocean.halves[ship] // 2 for ship in afloat if is_hulk(state, ship, state.damage[ship]))
    aircraft = state.downed[side] * ocean.pack.scores.aircraft_half_points
    return {"sunk": sunk, "hulks": hulks, "aircraft": aircraft}


def count_japanese_islands(state: MidwayState) -> Count:
    """9  Small islands, the base at Kure and the turns of Chiyoda at Midway are worth points to Japan alone."""
    ocean = state.ocean
    holders = holders_of(state)
    islands = sum(2 * card.points for card in ocean.pack.islands if holders.get(card.id) == JAPAN)
    kure = 2 * ocean.pack.scores.kure_base_points if 0 < state.kure <= state.turn else 0
    return {"islands": islands, "kure": kure, "chiyoda": 2 * state.chiyoda}


def margin(state: MidwayState) -> int:
    """Half points by which the US lead."""
    counts = count_points(state)
    return sum(counts[US].values()) - sum(counts[JAPAN].values())


def has_nothing_left(state: MidwayState, side: SideId) -> bool:
    """G  No ship, boat, aircraft or battalion is left, and none is still to come (Ruling 63)."""
    ocean = state.ocean
    if ocean.fleet[side] & ~state.sunk or any(state.planes[squadron] for squadron in ocean.wing[side]):
        return False
    return not any(state.aboard[battalion] >= ASHORE for battalion in ocean.army[side])
