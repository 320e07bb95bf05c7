"""The fixed words of the rulebook: sides, kinds of units, and the places a unit can be in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NewType, TypeAlias

SideId = NewType("SideId", str)
UnitId = NewType("UnitId", str)
AreaId = NewType("AreaId", str)
"""The number printed in the area, as text."""
UnitSet: TypeAlias = int
AreaSet: TypeAlias = int
"""A bit for each (`core/bits.py`)."""

JAPAN: Final = SideId("japan")
RUSSIA: Final = SideId("russia")
SIDES: Final = (JAPAN, RUSSIA)

INFANTRY, MACHINE_GUN, ARTILLERY, ENGINEER = "infantry", "machine_gun", "artillery", "engineer"
REGULAR: Final = "regular"

NEW_TOWN: Final = AreaId("28")
OLD_TOWN: Final = AreaId("34")
TOWNS: Final = (NEW_TOWN, OLD_TOWN)
OFF_BOARD: Final = (AreaId("37"), AreaId("38"))
AREAS: Final = tuple(AreaId(str(number)) for number in range(1, 39))

WHITE_CORD: Final = "White Cord"

# Places are numbered, so that a state can keep one set of units for each of them: the areas, then the boxes.
AREA_PLACES: Final = range(len(AREAS))
PLACE_OF: Final = {area: number for number, area in enumerate(AREAS)}
REORGANIZATION: Final = {JAPAN: len(AREAS), RUSSIA: len(AREAS) + 1}
DESTROYED: Final = len(AREAS) + 2
"""The Russian destroyed box, and Japanese guns that are out of play for good (Ruling 31)."""
WAITING: Final = len(AREAS) + 3
"""Beside the turn track, or not yet set up."""
PLACES: Final = WAITING + 1
AREA_BIT: Final = (*(1 << place for place in AREA_PLACES), *(0,) * (PLACES - len(AREAS)))
"""For each place the set of areas it adds to: an area itself, a box nothing."""
BOX_NAMES: Final = ("reorganization_japan", "reorganization_russia", "destroyed", "waiting")
PLACE_NAMES: Final = (*AREAS, *BOX_NAMES)


def names_of(places: Iterable[int]) -> tuple[AreaId, ...]:
    """The areas at some places."""
    return tuple([AREAS[place] for place in places])


ENEMY: Final = {JAPAN: RUSSIA, RUSSIA: JAPAN}


def enemy_of(side: SideId) -> SideId:
    """The other side."""
    return ENEMY[side]
