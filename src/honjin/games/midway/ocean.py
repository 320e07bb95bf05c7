"""The part of a match that never changes: map, ships, aircraft, troops and switches, compiled for quick look-up."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from honjin.core.bits import members
from honjin.core.game import Switches
from honjin.core.memory import Memory, remembered
from honjin.games.midway.model import (
    BB,
    CA,
    CARRIERS,
    CHITOSE,
    CHIYODA,
    CL,
    COLUMN_A,
    COLUMNS,
    DB,
    DD,
    FG,
    FIRST_COLUMN_IS_LOWER,
    HB,
    ISLANDS,
    KURE,
    KURE_HEX,
    MIDWAY,
    MIDWAY_HEX,
    RC,
    ROWS,
    SIDES,
    SS,
    TB,
    TT,
    YORKTOWN,
    SideId,
    line_of,
)
from honjin.games.midway.pack import Pack, ShipCard, Squadron
from honjin.maps.hexgrid import HexGrid, lettered

AT_MIDWAY, AT_KURE, NOWHERE = -1, -2, -3
"""Bases that are no ships: those are known by the number of the ship."""
ASHORE = -1
"""The place of a battalion on the island; aboard it is the number of the ship."""

PARTS = "bcd"
"""A squadron of carrier aircraft that lands on several decks goes on in parts, with these letters (Ruling 34)."""


@cache
def sea() -> HexGrid:
    """The map of hexes: made once, for all matches and all forms."""
    return HexGrid(len(COLUMNS), ROWS, lettered, first_is_lower=FIRST_COLUMN_IS_LOWER)


class Ocean:
    """Compiled once for a match and shared by all its clones.

    Ships, squadrons, battalions and hexes are numbers inside, in the order of the sheets; a set of ships or hexes is a
    whole number. Behind the squadrons come the parts that they may be divided into.
    """

    def __init__(self, switches: Switches, pack: Pack) -> None:
        self.pack = pack = pack.in_variant(str(switches["forces"])).in_variant(str(switches["tb_values"]))
        self.memory: Memory = {}
        self.switches = dict(switches)
        self.recon_first = switches["air_plot"] == "recon_first"
        self.recon_kill = str(switches["recon_kill"])
        self.proportional = switches["clock"] == "proportional"
        self.sticky_islands = switches["island_control"] == "sticky_us_start"
        self.boats_fight_boats = bool(switches["ss_vs_ss"])
        self.full_reports = switches["raid_report"] == "full"
        self.strike_below = bool(switches["strike_below"])
        self.ferry = bool(switches["ferry"])
        self.divert_to_midway = bool(switches["divert_to_midway"])
        self.one_way_range = int(str(switches["kamikaze_path"]))
        self.turns = len(pack.turns)
        self.nights = frozenset(number for number, turn in enumerate(pack.turns, 1) if turn.night)
        self._compile_map()
        self._compile_ships()
        self._compile_aircraft()
        self._compile_troops()
        self._compile_combat()

    # Map

    def _compile_map(self) -> None:
        self.grid = grid = sea()
        self.midway, self.kure = grid.number[MIDWAY_HEX], grid.number[KURE_HEX]
        self.islands = tuple(grid.number[hex] for hex in ISLANDS.values() if hex != MIDWAY_HEX)
        """8.2.2  The islands that go with ships, not with troops."""
        self.storm = grid.set_of(self.pack.storm.storm_hexes)

    # Ships

    def _compile_ships(self) -> None:
        pack = self.pack
        groups = {group.id: group for group in pack.groups}
        waits = {row.id: row.wait for row in pack.classes}
        points = {row.id: row.points for row in pack.classes}
        cards = [card for card in pack.ships if card.option is None or self.switches[card.option]]
        self.ships: tuple[ShipCard, ...] = tuple(sorted(cards, key=lambda card: SIDES.index(SideId(card.side))))
        self.ship_ids = tuple(card.id for card in self.ships)
        self.ship = {id: number for number, id in enumerate(self.ship_ids)}
        self.side_of_ship = tuple(SideId(card.side) for card in self.ships)
        self.fleet = {side: self._those(ship for ship in self.ships if ship.side == side) for side in SIDES}
        self.boats = self._of(SS)
        self.surface = {side: self.fleet[side] & ~self.boats for side in SIDES}
        self.carriers = self._of(*CARRIERS)
        self.destroyers = self._of(DD)
        self.transports = self._of(TT)
        self.gunships = self._of(BB, CA, CL)
        """7  Classes that bombard."""
        self.barrage = self._of(*CARRIERS, BB, CA, CL, DD)
        """2  Classes that fire at aircraft."""
        self.guns = self._of(BB, CA, CL, DD)
        """2.3  Classes that fire at ships."""
        self.line = tuple(line_of(card.kind) for card in self.ships)
        self.wait = tuple(waits[card.kind] for card in self.ships)
        self.halves = tuple(2 * points[card.kind] for card in self.ships)
        """9  What a ship is worth when it is sunk, in half points."""
        self.enters = tuple(groups[card.group].turn for card in self.ships)
        self.comes_to_a = tuple(groups[card.group].start == COLUMN_A for card in self.ships)
        self.disarmed = frozenset({YORKTOWN} & {*self.ship_ids} if self.switches["yorktown_damaged"] else ())
        """P  Ships that begin without armament (Ruling 95)."""
        self._forces = {side: {card.id: card.group for card in self.ships if card.side == side} for side in SIDES}
        self.chitose, self.chiyoda = self.ship.get(CHITOSE, -1), self.ship.get(CHIYODA, -1)

    def forces_of(self, side: SideId) -> dict[str, str]:
        """Which ships of a side stand together on a sheet: those of one group."""
        return self._forces[side]

    def _those(self, cards: Iterable[ShipCard]) -> int:
        return sum(1 << self.ship[card.id] for card in cards)

    def _of(self, *kinds: str) -> int:
        return self._those(card for card in self.ships if card.kind in kinds)

    # Aircraft

    def _compile_aircraft(self) -> None:
        pack = self.pack
        kinds = {row.id: row for row in pack.aircraft}
        sailing = {*self.ship_ids, MIDWAY, KURE}
        cards = sorted(
            (card for card in pack.squadrons if card.base in sailing), key=lambda card: SIDES.index(SideId(card.side))
        )
        parts = [(number, part) for number, card in enumerate(cards) if card.on_carriers for part in PARTS]
        self.squadrons: tuple[Squadron, ...] = (*cards, *(cards[number] for number, _ in parts))
        whole = len(cards)
        self.squadron_ids = (*(card.id for card in cards), *(f"{cards[number].id}_{part}" for number, part in parts))
        self.squadron = {id: number for number, id in enumerate(self.squadron_ids)}
        self.parts: dict[int, tuple[int, ...]] = {}
        """The numbers that a squadron can be divided into, itself first."""
        for number in range(whole):
            spare = [whole + at for at, (of, _) in enumerate(parts) if of == number]
            for one in (number, *spare):
                self.parts[one] = (number, *spare)
        self.side_of_squadron = tuple(SideId(card.side) for card in self.squadrons)
        self.wing = {
            side: tuple(number for number, card in enumerate(self.squadrons) if card.side == side) for side in SIDES
        }
        self.kind = tuple(card.kind for card in self.squadrons)
        self.range = tuple(kinds[kind].range for kind in self.kind)
        self.hangar = tuple(kinds[kind].hangar for kind in self.kind)
        self.on_carriers = tuple(card.on_carriers for card in self.squadrons)
        self.fighter = tuple(kind == FG for kind in self.kind)
        self.bomber = tuple(kind in (DB, TB) for kind in self.kind)
        self.scout = tuple(kind == RC for kind in self.kind)
        self.high = tuple(kind == HB for kind in self.kind)
        at_start = [card.arrives == "start" and number < whole for number, card in enumerate(self.squadrons)]
        self.first_planes = tuple(
            card.aircraft if starts else 0 for card, starts in zip(self.squadrons, at_start, strict=True)
        )
        self.first_home = tuple(
            self.base_number(card.base) if starts else NOWHERE
            for card, starts in zip(self.squadrons, at_start, strict=True)
        )
        self.for_kure = tuple(number for number, card in enumerate(self.squadrons) if card.arrives == "kure_base")
        self.for_midway = tuple(
            number for number, card in enumerate(self.squadrons) if card.arrives == "midway_captured"
        )
        self._capacity = {
            **{number: card.capacity for number, card in enumerate(self.ships)},
            **{self.base_number(base.id): base.capacity for base in pack.bases},
        }

    def base_number(self, base: str) -> int:
        """A base by its id."""
        return AT_MIDWAY if base == MIDWAY else AT_KURE if base == KURE else self.ship[base]

    def base_id(self, base: int) -> str:
        """The id of a base."""
        return self.ship_ids[base] if base >= 0 else MIDWAY if base == AT_MIDWAY else KURE

    def capacity_of(self, base: int) -> int:
        """How many aircraft a base can hold."""
        return self._capacity[base]

    # Troops

    def _compile_troops(self) -> None:
        self.battalions = tuple(sorted(self.pack.battalions, key=lambda card: SIDES.index(SideId(card.side))))
        self.battalion_ids = tuple(card.id for card in self.battalions)
        self.battalion = {id: number for number, id in enumerate(self.battalion_ids)}
        self.army = {
            side: tuple(number for number, card in enumerate(self.battalions) if card.side == side) for side in SIDES
        }
        self.side_of_battalion = tuple(SideId(card.side) for card in self.battalions)
        self.first_place = tuple(ASHORE if card.place == MIDWAY else self.ship[card.place] for card in self.battalions)

    # Combat

    def _compile_combat(self) -> None:
        self.chance: dict[str, dict[str, int]] = {line.id: line.chances for line in self.pack.combat}
        """3  The chance of a line to hit a column."""
        self.zones: dict[str, tuple[int, int, int]] = {
            line.id: (line.critical, line.armament, line.machinery) for line in self.pack.combat
        }
        """4  The shares of the zones, in the order of the roll (Ruling 30)."""
        self.limits = self.pack.limits


@remembered(100)
def decks_of(ocean: Ocean, side: SideId, homes: tuple[int, ...], manned: tuple[bool, ...]) -> dict[str, str]:
    """Which squadrons of a side stand together on a sheet: those of one base, as long as anybody is left of them."""
    return {
        ocean.squadron_ids[one]: f"{'ship' if homes[one] >= 0 else 'base'}-{ocean.base_id(homes[one])}"
        for one in ocean.wing[side]
        if manned[one]
    }


@remembered(100)
def names_of_ships(ocean: Ocean, ships: int) -> tuple[str, ...]:
    """The ids of a set of ships and boats, in the order of the sheets."""
    return tuple(ocean.ship_ids[ship] for ship in members(ships))
