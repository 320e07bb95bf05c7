"""The fixed words of the rulebook: sides, kinds of units, classes of movement, and where a piece can be."""

from __future__ import annotations

from typing import Final, NewType, TypeAlias

from honjin.maps.facing import FACINGS

SideId = NewType("SideId", str)
UnitId = NewType("UnitId", str)
BushoId = NewType("BushoId", str)
"""Also that of his contingent: in RAN the two go together (4.2)."""
SamuraiId = NewType("SamuraiId", str)
HexId = NewType("HexId", str)
"""The number printed in the hex: 0512."""
FacingId = NewType("FacingId", str)

UnitSet: TypeAlias = int
BushoSet: TypeAlias = int
SamuraiSet: TypeAlias = int
"""A bit for each (`core/bits.py`); sets of hexes are those of `maps/hexgrid.py`."""

BOTH_SIDES: Final = (0, 1)
"""Inside, sides are numbers; who they are is the battle's to say (`Battle.sides`)."""

FACING_IDS: Final = tuple(FacingId(facing) for facing in FACINGS)
FACING: Final = {facing: number for number, facing in enumerate(FACING_IDS)}

# 2.21  Kinds of combat units.
KB, KBH, KB_B, SI, SI_B, AS, AS_T, AS_B, HONJIN = "KB", "KBH", "KB-B", "SI", "SI-B", "AS", "AS-T", "AS-B", "Honjin"
KINDS: Final = (KB, KBH, KB_B, SI, SI_B, AS, AS_T, AS_B, HONJIN)
RIDERS: Final = (KB, KBH)
MOUNTED: Final = (*RIDERS, KB_B)
MELEE: Final = (*RIDERS, SI, AS)
"""Those that know formations (6.6), keep a contingent Active (5.25) and rout (11.61)."""
BOWS: Final = (KB_B, SI_B, AS_B)
MISSILE: Final = (*BOWS, AS_T)

# 6.24  The columns of the terrain chart.
FOOT_CLOSE, FOOT_OPEN, KB_CLOSE, KB_OPEN, MISSILE_FOOT, KB_BOW, LEADER = range(7)
CLASSES: Final = ("foot_close", "foot_open", "kb_close", "kb_open", "missile_foot", "kb_bow", "leader")
CLOSED: Final = 99
"""The price of a step that cannot be taken: more than anybody has."""

# Where a piece is that stands in no hex; hexes are numbers from nought.
ROUTED, LOST, WAITING, POOL = -1, -2, -3, -4
"""In the box of routed units (11.62); out of the game; a reinforcement still to come; a Samurai nobody has drawn."""
OFF_MAP: Final = {ROUTED: "routed", LOST: "lost", WAITING: "waiting", POOL: "pool"}

NOBODY: Final = 255
"""Stands in an empty hex."""

PHASES_IN_A_TURN: Final = 3
"""5.37, 5.45  Of one Busho: his own, and two by Momentum."""
NEAR: Final = 2
"""Hexes within which units take notice of each other: 4.72, 5.25, 6.42, 6.45, 7.17."""
BUSHO_MA, WOUNDED_MA, BUSHO_MA_IN_ZOC, WOUNDED_MA_IN_ZOC, SAMURAI_MA = 9, 6, 4, 3, 10
"""4.62, 10.21"""


def enemy_of(side: int) -> int:
    """The other side."""
    return 1 - side
