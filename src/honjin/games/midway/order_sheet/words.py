"""The words of the order sheets: codes that are the same in all languages, and names of units."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from honjin.core.form import Slip
from honjin.core.order_sheet import Speech
from honjin.games.midway.model import COVER, ONE_WAY, RAID, SEARCH, SS
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.options import (
    Bombard,
    BuildBase,
    Cover,
    Fire,
    Hunt,
    Land,
    OneWayRaid,
    Raid,
    Search,
    StrikeBelow,
)
from honjin.games.midway.rules.air_plot import SEIZE
from honjin.games.midway.rules.air_targets import SCRAMBLED
from honjin.games.midway.rules.flight import ENGAGE
from honjin.games.midway.rules.raid import RUNWAY, TROOPS

SHIPS, SUBMARINES, AIR, GROUND = "ships", "submarines", "air", "ground"
CONTACTS, REPORT, LOSSES = "contacts", "report", "losses"

STEPS: Final[Mapping[str, str]] = {
    "set-up": "0",
    "naval": "1",
    "searches": "3a",
    "air": "3",
    "air-targets": "5",
    "barrage": "6",
    "raid-targets": "7",
    "torpedoes": "8a",
    "guns": "8b",
    "bombardment": "9",
    "landing": "10",
    "ground": "11",
    "divert": "12",
}
"""0  The numbers of the steps on paper, by what is asked in them."""

FLIGHTS: Final[Mapping[str, type[Slip]]] = {
    SEARCH: Search,
    RAID: Raid,
    ONE_WAY: OneWayRaid,
    COVER: Cover,
    "H": StrikeBelow,
}
GUNS: Final[Mapping[str, type[Slip]]] = {"T": Fire, "G": Hunt, "B": Bombard, "D": Land}
CODE_OF: Final = {kind: code for code, kind in (*FLIGHTS.items(), *GUNS.items(), ("X", BuildBase))}
SEIZE_CODES: Final = dict(zip(("N", "F"), SEIZE, strict=True))
ENGAGE_CODES: Final = dict(zip(("0", "B", "F"), ENGAGE, strict=True))
MARK: Final = "X"


def tab_of(ocean: Ocean, unit: str) -> str:
    """The tab on which a unit has its row; a group of boats is placed as a whole."""
    if unit in ocean.squadron:
        return AIR
    if unit in ocean.battalion:
        return GROUND
    surface = unit in ocean.ship and ocean.ships[ocean.ship[unit]].kind != SS
    return SHIPS if surface else SUBMARINES


def named(says: Speech, id: str) -> str:
    """What a unit, a base or a part of Midway is called."""
    if id in (RUNWAY, TROOPS, SCRAMBLED):
        return says.text(f"sheet-{id}")
    return says.name("ship|squadron|battalion|group|base", id)
