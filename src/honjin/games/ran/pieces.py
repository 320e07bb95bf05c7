"""The pieces on the map and off it, and what follows from where they stand: occupied hexes, zones, engagements."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import LOST, NOBODY, POOL, ROUTED, WAITING, BushoSet, SamuraiSet, UnitSet
from honjin.maps.hexgrid import HexSet

UNKNOWN = -1
"""A zone of control that nobody has looked at since something changed; also no side."""


class Pieces:
    """Units, Bushos and Samurai by their numbers; the part of a position that has to be kept in step (`state.py`)."""

    __slots__ = (
        "battle",
        "bound",
        "busho_hex",
        "charges",
        "disordered",
        "engaged",
        "facing",
        "held",
        "hex",
        "hits",
        "homeless",
        "occupant",
        "on_map",
        "open_order",
        "routed",
        "samurai_hex",
        "samurai_hits",
        "samurai_of",
        "samurai_shamed",
        "zoc",
        "zone",
    )

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

        # Combat units, the Honjins among them
        count = len(battle.unit_ids)
        self.hex = [WAITING] * count
        """The hex of each unit, or where it is off the map (`model.py`)."""
        self.facing = bytearray(battle.start_facing)
        self.hits = bytearray(count)
        self.on_map: UnitSet = 0
        self.routed: UnitSet = 0
        """11.62  Those in the box of routed units."""
        self.disordered: UnitSet = 0
        self.open_order: UnitSet = 0
        self.bound: UnitSet = 0
        """9.34  Riders who came with their last point and must charge home (Ruling 167)."""
        self.engaged: dict[int, UnitSet] = {}
        """7.31  The enemies each Engaged unit is Engaged with."""
        self.charges: dict[int, int] = {}
        """8.61  Units that will attack whoever fired at them in the next shock segment: charger and firer."""

        # Found from them, and kept in step
        self.occupant = bytearray([NOBODY]) * battle.grid.size
        """The unit in each hex."""
        self.held: list[HexSet] = [0, 0]
        """The hexes with units of each side."""
        self.zone: list[HexSet] = [0] * count
        """7.21  The hexes into which each unit exerts its zone of control."""
        self.zoc: list[HexSet] = [UNKNOWN, UNKNOWN]
        """Those of a whole side together, found anew when somebody asks (`zoc_of`)."""

        self.busho_hex = [LOST] * len(battle.contingent_ids)
        self.homeless: BushoSet = 0
        """4.72  Bushos whose unit has just left the map, until they have found another (`rules/bushos.py`)."""

        samurai = len(battle.samurai_ids)
        self.samurai_hex = [POOL] * samurai
        self.samurai_of = [UNKNOWN] * samurai
        """10.23  The Busho each belongs to."""
        self.samurai_hits = bytearray(samurai)
        self.samurai_shamed: SamuraiSet = 0

    # Who is where

    def bushos_at(self, side: int, hex: int) -> BushoSet:
        """6.72  The Bushos of a side in a hex: any number of them."""
        found = 0
        for busho in members(self.battle.contingents_of[side]):
            if self.busho_hex[busho] == hex:
                found |= 1 << busho
        return found

    def unit_at(self, side: int, hex: int) -> int:
        """The unit of a side in a hex; NOBODY if there is none."""
        unit = self.occupant[hex]
        return unit if self.battle.army[side] >> unit & 1 else NOBODY

    def units_in(self, hexes: HexSet) -> UnitSet:
        """The units that stand in a set of hexes."""
        occupant, found = self.occupant, 0
        while hexes:
            low = hexes & -hexes
            hexes ^= low
            unit = occupant[low.bit_length() - 1]
            if unit != NOBODY:
                found |= 1 << unit
        return found

    def zoc_of(self, side: int) -> HexSet:
        """7.27  The hexes in the zone of control of a side; both may control the same one."""
        found = self.zoc[side]
        if found == UNKNOWN:
            found = 0
            zone, units = self.zone, self.on_map & self.battle.army[side]
            while units:
                low = units & -units
                units ^= low
                found |= zone[low.bit_length() - 1]
            self.zoc[side] = found
        return found

    # Writing; for events only

    def put(self, unit: int, hex: int, facing: int) -> None:
        """Stand a unit in a hex, wherever it comes from; moved to another hex it is Engaged no longer (7.34)."""
        bit = 1 << unit
        side = self.battle.side_of[unit]
        old = self.hex[unit]
        if old >= 0 and old != hex:
            self.leave_hex(unit, side, old)
            self.disengage(unit)
        self.hex[unit] = hex
        self.facing[unit] = facing
        self.on_map |= bit
        self.routed &= ~bit
        if old != hex and self.occupant[hex] == NOBODY:
            # A unit on its way through a friend's hex is only a guest there (6.74).
            self.occupant[hex] = unit
            self.held[side] |= 1 << hex
        self.look_ahead(unit)

    def take_off(self, unit: int, where: int) -> None:
        """Take a unit off the map; Bushos with it lose their shelter (4.72)."""
        bit, side, hex = 1 << unit, self.battle.side_of[unit], self.hex[unit]
        if hex >= 0:
            self.leave_hex(unit, side, hex)
            self.disengage(unit)
            self._inherit(side, hex, self.on_map & ~bit)
        self.hex[unit] = where
        self.hits[unit] = 0
        self.zone[unit] = 0
        self.zoc[side] = UNKNOWN
        keep = ~bit
        self.on_map &= keep
        self.disordered &= keep
        self.open_order &= keep
        self.bound &= keep
        self.routed = self.routed | bit if where == ROUTED else self.routed & keep
        if self.charges:
            self.charges = {one: other for one, other in self.charges.items() if unit not in (one, other)}

    def leave_hex(self, unit: int, side: int, hex: int) -> None:
        """The hex is free again, unless another unit was its host."""
        if self.occupant[hex] == unit:
            self.occupant[hex] = NOBODY
            self.held[side] &= ~(1 << hex)

    def _inherit(self, side: int, hex: int, left: UnitSet) -> None:
        """A hex whose unit is gone belongs to the guest in it, if there is one; else its Bushos have no shelter."""
        for guest in members(left & self.battle.army[side]):
            if self.hex[guest] == hex:
                self.occupant[hex] = guest
                self.held[side] |= 1 << hex
                return
        self.homeless |= self.bushos_at(side, hex)

    def look_ahead(self, unit: int) -> None:
        """7.21  Find the zone of a unit anew: it moved, turned, fell into disorder, or changed formation."""
        hex = self.hex[unit]
        self.zone[unit] = 0 if hex < 0 or self.disordered >> unit & 1 else self._front_of(unit, hex)
        self.zoc[self.battle.side_of[unit]] = UNKNOWN

    def _front_of(self, unit: int, hex: int) -> HexSet:
        """7.15  Before a unit lie two hexes, before a Honjin all six; closed ones do not count (7.22)."""
        battle = self.battle
        if battle.honjins >> unit & 1:
            return battle.grid.next_to[hex]
        return battle.zones[battle.class_of[unit][self.open_order >> unit & 1]][self.facing[unit]][hex]

    def take_along(self, side: int, old: int, new: int) -> None:
        """Bushos and Samurai in a hex go with the unit they stand with (Ruling 159)."""
        battle = self.battle
        for busho in members(battle.contingents_of[side]):
            if self.busho_hex[busho] == old:
                self.busho_hex[busho] = new
        for samurai, hex in enumerate(self.samurai_hex):
            if hex == old and battle.side_of_contingent[self.samurai_of[samurai]] == side:
                self.samurai_hex[samurai] = new

    def engage(self, one: int, other: int) -> None:
        """7.31  Two enemies are Engaged with each other."""
        self.engaged[one] = self.engaged.get(one, 0) | 1 << other
        self.engaged[other] = self.engaged.get(other, 0) | 1 << one

    def disengage(self, unit: int) -> None:
        """7.34  A unit is separated from all it was Engaged with."""
        for other in members(self.engaged.pop(unit, 0)):
            left = self.engaged[other] & ~(1 << unit)
            if left:
                self.engaged[other] = left
            else:
                del self.engaged[other]
