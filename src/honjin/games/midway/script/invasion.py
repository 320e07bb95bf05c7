"""The landing: when the convoy sails on and when it turns back, and when its support goes in before it."""

from __future__ import annotations

from honjin.games.midway.model import CARRIERS, CV, US
from honjin.games.midway.script.reading import Reading

WAITS_AT = "D7"
"""Out of reach of the aircraft of Midway: four hexes from it."""
SAILS_ON = 11
"""The turn from which the convoy goes on whatever became of the American carriers."""
SAILS_EARLY = 7
"""The turn from which it goes on if one of them is known to be sunk."""
LAST_START = 17
"""Too late for a landing that can still be won, unless the convoy is close already."""
CLOSE = 2
ENOUGH_TROOPS = 5
"""Battalions without which a first landing is hopeless."""
GOES_IN = 10
"""The turn from which ships with guns go to Midway: they bombard it and hunt the boats that wait there."""


def goal_of_convoy(reading: Reading, convoy: int) -> int:
    """Midway, where it waits, or home."""
    if not pays(reading):
        return reading.number["A8"]
    midway = reading.ocean.midway
    is_close = reading.grid.distances[midway][convoy] <= CLOSE
    begins = SAILS_EARLY if any(reading.kind[ship] in CARRIERS for ship in reading.sunk) else SAILS_ON
    sails = reading.turn >= begins and (reading.turn <= LAST_START or is_close)
    return midway if sails or reading.controller != US else reading.number[WAITS_AT]


def pays(reading: Reading) -> bool:
    """A landing can still be won: troops are ashore, or enough of them are afloat and some carrier is there to help."""
    troops = reading.sheet.battalions
    if any(one.place == "midway" for one in troops):
        return True
    decks = [ship for ship in reading.ships if reading.kind[ship] == CV and reading.is_open(ship)]
    return len(troops) >= ENOUGH_TROOPS and bool(decks)


def goal_of_support(reading: Reading, convoy: int) -> int:
    """With the convoy, and before it to Midway; home when there is nothing left to support."""
    if not pays(reading):
        return reading.number["A8"]
    return reading.ocean.midway if reading.turn >= GOES_IN else convoy
