"""The opening: where groups begin and come in, and who has business of his own."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from honjin.core.form import Slip
from honjin.games.midway.options import Place
from honjin.games.midway.rules.setup import SetUpSheet
from honjin.games.midway.script.reading import Reading

START = {"tf16": "K4", "tf17": "L6", "j1": "A4", "j2": "A8", "j3": "A7"}
"""Where groups begin; half of Nagumo's carriers a hex further south."""
SECOND_DIVISION = ("hiryu", "soryu", "kirishima", "chikuma", "urakaze", "isokaze", "tanikaze", "hamakaze")
SECOND_START = "A5"
BOATS = {"ss_a": "G7", "ss_b": "F7", "ss_c": "G6"}
"""On the ways that a convoy may take to Midway."""
ENTRY = {"j4": "A8", "j5": "A8", "j6": "A7", "j7": "A5"}
LAIR = "K6"
"""Where I-168 waits for carriers."""
OTHER_STARTS = (
    {"tf16": "K4", "tf17": "L6"},
    {"tf16": "K5", "tf17": "L5"},
    {"tf16": "L5", "tf17": "K6"},
    {"tf16": "K5", "tf17": "L7"},
)
"""Task forces begin as well a hex or two away: they close in on their posts before anybody comes near."""
SHIFTS = (0, 1)
"""By how many hexes Nagumo may begin further south."""
OTHER_LAIRS = ("K6", "K5", "L6", "K7")

RAIDERS = {"fubuki": "gardner", "shirayuki": "laysan", "murakumo": "lisianski", "hatsuyuki": "pearl_and_hermes"}
"""Destroyers of the main body that hold the small islands at the end."""
PICKETS = {"nowaki": "K4", "arashi": "K6", "hagikaze": "L7", "maikaze": "J8", "kazagumo": "L5"}
"""Destroyers of Nagumo that sail ahead: who shares a hex with carriers by day tells of them before aircraft leave."""
WARDENS = {"astoria": "gardner", "portland": "laysan", "pensacola": "lisianski", "northampton": "pearl_and_hermes"}
"""American cruisers that keep them from it."""
WARDENS_LEAVE = 15


class Opening(NamedTuple):
    """Where everybody begins."""

    starts: Mapping[str, str]
    second: str
    boats: Mapping[str, str]
    lair: str


def opening_of(lot: Random | None) -> Opening:
    """The usual one, or by lot another that is as good."""
    if lot is None:
        return Opening(START, SECOND_START, BOATS, LAIR)
    south = lot.choice(SHIFTS)
    first, second = (f"A{int(hex[1:]) + south}" for hex in (START["j1"], SECOND_START))
    boats = dict(zip(BOATS, lot.sample(list(BOATS.values()), len(BOATS)), strict=True))
    return Opening({**START, **lot.choice(OTHER_STARTS), "j1": first}, second, boats, lot.choice(OTHER_LAIRS))


def set_up(reading: Reading, sheet: SetUpSheet, lot: Random | None = None) -> list[Slip]:
    """Carriers in two groups, transports on the southern way, boats where they must come by."""
    places: list[Slip] = []
    opening = opening_of(lot)
    for unit, hexes in sheet.areas.items():
        hex = opening.boats.get(unit, sheet.first[unit])
        if unit in reading.ocean.ship:
            group = reading.ocean.ships[reading.ocean.ship[unit]].group
            hex = opening.second if unit in SECOND_DIVISION else opening.starts.get(group, opening.lair)
        places.append(Place(unit, hex if hex in hexes else sheet.first[unit]))
    return places


def entry_of(reading: Reading, ship: str) -> str:
    """Where a ship of a group that is due comes in."""
    return ENTRY.get(reading.group_of(ship), "A8")
