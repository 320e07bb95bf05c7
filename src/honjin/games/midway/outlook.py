"""How the campaign stands: the points that both have, the carriers that fly, and the landing."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.outlook import Outlook
from honjin.games.midway.model import JAPAN, SIDES, US, SideId
from honjin.games.midway.rules.victory import margin
from honjin.games.midway.state import MidwayState

HALVES = 20
"""Half points that go for one: a carrier, about."""
HUNDRED, TEN = 100, 10


def signs_of(state: MidwayState) -> tuple[float, ...]:
    """Points ahead, decks that fly, aircraft, and Japan's troops ashore and still to land.

    Points count the more, what can still win some the less, the fewer turns are left.
    """
    ocean = state.ocean
    left = max(0, ocean.turns - state.turn) / ocean.turns
    lead = margin(state) / HALVES
    decks = flight_decks(state, US) - flight_decks(state, JAPAN)
    planes = [sum(state.planes[squadron] for squadron in ocean.wing[side]) / HUNDRED for side in SIDES]
    ashore = len(state.ashore(JAPAN)) / TEN
    to_land = sum(state.aboard[battalion] >= 0 for battalion in ocean.army[JAPAN]) / TEN
    return (
        lead,
        lead * (1 - left),
        decks * left,
        (planes[0] - planes[1]) * left,
        ashore,
        to_land * left,
        float(state.control() == JAPAN),
    )


def flight_decks(state: MidwayState, side: SideId) -> int:
    """Carriers of a side that are still to come, or whose decks are open."""
    ocean = state.ocean
    afloat = members(ocean.fleet[side] & ocean.carriers & ~state.sunk)
    return sum(state.at[ship] < 0 or state.is_open(ship) for ship in afloat)


OUTLOOK = Outlook(signs_of, (-0.664, 0.681, 0.76, -0.32, 0.556, -0.716, -1.001, 0.857))
