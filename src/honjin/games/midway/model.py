"""The fixed words of the rulebook: sides, classes, aircraft, missions, states, zones, and the hexes that it names."""

from __future__ import annotations

from typing import Final, NewType

SideId = NewType("SideId", str)
ShipId = NewType("ShipId", str)
SquadronId = NewType("SquadronId", str)
BattalionId = NewType("BattalionId", str)
GroupId = NewType("GroupId", str)
IslandId = NewType("IslandId", str)
BaseId = NewType("BaseId", str)
"""Where a squadron is at home: a ship, Midway or Kure."""
HexId = NewType("HexId", str)
"""The name printed in the hex: H6."""

US: Final = SideId("us")
JAPAN: Final = SideId("japan")
SIDES: Final = (US, JAPAN)
"""The US roll first (Ruling 86)."""

# 3  Units. The letters are those of the combat table.

CV, CVL, BB, CA, CL, DD, TT, SS = "CV", "CVL", "BB", "CA", "CL", "DD", "TT", "SS"
SHIP_CLASSES: Final = (CV, CVL, BB, CA, CL, DD, TT, SS)
CARRIERS: Final = (CV, CVL)

FG, DB, TB, RC, HB = "FG", "DB", "TB", "RC", "HB"
AIRCRAFT: Final = (FG, DB, TB, RC, HB)
ATTACK_AIRCRAFT: Final = (FG, DB, TB)
"""G  Flown by squadrons; the others are scouts, each by itself."""
SCOUTS: Final = (RC, HB)

TS, MW = "TS", "MW"
"""Ground troops, and Midway itself, as lines of the combat table."""
TABLE: Final = (CV, BB, CA, DD, SS, TT, FG, DB, TB, HB, RC, TS, MW)
"""3  The columns of the combat table, and its lines."""
LINE_OF: Final = {CVL: CV, CL: CA}
"""3  Classes without a line of their own (Ruling 3)."""

CRITICAL, ARMAMENT, MACHINERY = "critical", "armament", "machinery"
ZONES: Final = (CRITICAL, ARMAMENT, MACHINERY)
"""4  The damage zones, in the order of the roll (Ruling 30)."""

# 1 to 8  What aircraft do, and what becomes of them and of battalions.

SEARCH, RAID, ONE_WAY, COVER = "R", "A", "K", "C"
MISSIONS: Final = (SEARCH, RAID, ONE_WAY, COVER)
READY, HANGAR, ON_MISSION = "P", "H", "M"
AIR_STATES: Final = (READY, HANGAR, ON_MISSION)

INTACT, SHAKEN, BROKEN = "intact", "shaken", "broken"
BATTALION_STATES: Final = (INTACT, SHAKEN, BROKEN)
"""5, 6  The states of a battalion, from good to bad (Ruling 81)."""

# The map. Its size and which columns lie lower are reconstructed (docs/games/midway/departures.md).

COLUMNS: Final = "ABCDEFGHIJKLMNO"
ROWS: Final = 12
FIRST_COLUMN_IS_LOWER: Final = False
"""B, D, F and so on lie half a hex further south."""
HEXES: Final = tuple(HexId(f"{column}{row}") for column in COLUMNS for row in range(1, ROWS + 1))

MIDWAY: Final = BaseId("midway")
KURE: Final = BaseId("kure")
BASES: Final = (MIDWAY, KURE)
"""The bases that are no ships."""
MIDWAY_HEX: Final = HexId("H6")
KURE_HEX: Final = HexId("G6")
ISLANDS: Final = {
    IslandId("midway"): MIDWAY_HEX,
    IslandId("kure"): KURE_HEX,
    IslandId("pearl_and_hermes"): HexId("I7"),
    IslandId("lisianski"): HexId("J8"),
    IslandId("laysan"): HexId("L8"),
    IslandId("gardner"): HexId("N9"),
}
"""1.2  Where the islands lie."""

YORKTOWN: Final = ShipId("yorktown")
CHITOSE: Final = ShipId("chitose")
CHIYODA: Final = ShipId("chiyoda")
SPECIAL_SHIPS: Final = (CHITOSE, CHIYODA)
"""8.1  The transports that build bases."""

# P  Where the ships of a group begin.

EAST: Final = "east"
NEAR_MIDWAY: Final = "near_midway"
L5: Final = "l5"
COLUMN_A: Final = "column_a"
AWAY: Final = "away_from_midway"

EAST_HEXES: Final = tuple(hex for hex in HEXES if hex[0] >= "I" and int(hex[1:]) <= 10)
_NEAR_ROWS: Final = {"F": (5, 6, 7), "G": (5, 6, 7, 8), "H": (4, 5, 7, 8), "I": (5, 6, 7, 8), "J": (5, 6, 7)}
NEAR_HEXES: Final = tuple(hex for hex in HEXES if int(hex[1:]) in _NEAR_ROWS.get(hex[0], ()))
"""Within two hexes of Midway, Midway itself left out."""
L5_HEX: Final = HexId("L5")
ENTRY_HEXES: Final = tuple(hex for hex in HEXES if hex[0] == "A")

ENEMY: Final = {US: JAPAN, JAPAN: US}


def enemy_of(side: SideId) -> SideId:
    """The other side."""
    return ENEMY[side]


def line_of(kind: str) -> str:
    """3  The line and the column of the combat table that a class or a type uses."""
    return LINE_OF.get(kind, kind)
