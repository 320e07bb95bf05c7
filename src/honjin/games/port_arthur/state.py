"""Where every ship is and how the war stands; the questions that many chapters ask."""

from __future__ import annotations

from typing import Any

import msgspec

from honjin.core.state import Result
from honjin.games.port_arthur.model import (
    HILL_203,
    HOME,
    JAPAN,
    PLACES,
    PORT_ARTHUR,
    PORT_ARTHUR_BOX,
    PORTS,
    ROADSTEAD,
    RUSSIA,
    SEA_PLACES,
    ZONE_PLACE,
    ZONES,
    BoxId,
    PortId,
    ShipId,
    ShipSet,
    SideId,
    ZoneId,
)
from honjin.games.port_arthur.theatre import Theatre

PLACE_NAMES = (
    *ZONES,
    *(f"{port}.roadstead" for port in PORTS),
    *(f"{port}.shipyard" for port in PORTS),
    "off_map",
    "sunk",
)
ROADSTEADS_OF = {
    JAPAN: (ROADSTEAD[HOME],),
    RUSSIA: tuple(ROADSTEAD[port] for port in PORTS if port != HOME),
}


class PortArthurState:
    """One set of ships for each place; everything else is a small number.

    `score` is above zero on the Japanese side of the track. `orders` holds the sailing orders of the
    sortie in progress (ship number to place) and `embarking` its armies: nobody but the side that
    gives them may see them. `tops` is the visible ship of each squadron under fog of war;
    `battle` is the zone whose squadrons lie open, and `homeward` the time when all of them do.
    """

    __slots__ = (
        "at",
        "battle",
        "blockade",
        "boxes",
        "damaged",
        "embarking",
        "homeward",
        "initiative",
        "landing",
        "ordered",
        "orders",
        "result",
        "score",
        "theatre",
        "tops",
        "turn",
    )

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre
        self.turn = 0
        self.at: list[ShipSet] = [0] * PLACES
        self.damaged: ShipSet = 0
        self.score = theatre.tracks.cp_start
        self.initiative = SideId(theatre.tracks.initiative_start)
        self.blockade = False
        self.boxes: tuple[BoxId, ...] = ()
        self.landing: tuple[ZoneId, ...] = ()
        self.orders: dict[int, int] = {}
        self.ordered: ShipSet = 0
        self.embarking: tuple[ZoneId, ...] = ()
        self.tops: dict[tuple[SideId, ZoneId], ShipId] = {}
        self.battle: ZoneId | None = None
        self.homeward = False
        self.result: Result | None = None

    def clone(self) -> PortArthurState:
        """An independent copy; the theatre is shared."""
        new: PortArthurState = PortArthurState.__new__(PortArthurState)
        new.theatre = self.theatre
        new.turn = self.turn
        new.at = self.at[:]
        new.damaged = self.damaged
        new.score = self.score
        new.initiative = self.initiative
        new.blockade = self.blockade
        new.boxes = self.boxes
        new.landing = self.landing
        new.orders = self.orders.copy()
        new.ordered = self.ordered
        new.embarking = self.embarking
        new.tops = self.tops.copy()
        new.battle = self.battle
        new.homeward = self.homeward
        new.result = self.result
        return new

    # Ships

    def is_open(self, zone: ZoneId) -> bool:
        """Whether fog of war is lifted from a zone: in battle, and on the way home (6.5)."""
        return self.homeward or self.battle == zone

    def squadron(self, side: SideId, zone: ZoneId) -> ShipSet:
        """All ships of a side in a sea zone (6.2)."""
        return self.at[ZONE_PLACE[zone]] & self.theatre.fleet[side]

    def speed_of(self, ships: ShipSet) -> int:
        """The speed of the slowest of these ships (6.2A)."""
        return self.theatre.slowest_speed(ships & ~self.damaged, ships & self.damaged)

    def firepower_of(self, ships: ShipSet) -> int:
        """The firepower of these ships together (6.3B)."""
        return self.theatre.total_firepower(ships & ~self.damaged, ships & self.damaged)

    def is_damaged(self, ship: ShipId) -> bool:
        """Whether a ship shows its damaged side."""
        return bool(self.damaged & self.theatre.bit[ship])

    def place_of(self, ship: ShipId) -> int:
        """The number of the place a ship is in."""
        bit = self.theatre.bit[ship]
        return next(place for place, ships in enumerate(self.at) if ships & bit)

    def port_of(self, ship: ShipId) -> PortId | None:
        """The port in whose roadstead a ship lies, if it lies in one."""
        place = self.place_of(ship)
        return next((port for port in PORTS if ROADSTEAD[port] == place), None)

    def in_roadsteads(self, side: SideId) -> ShipSet:
        """All ships of a side that lie in the roadsteads of its ports."""
        ships = 0
        for place in ROADSTEADS_OF[side]:
            ships |= self.at[place]
        return ships

    def at_sea(self, side: SideId) -> ShipSet:
        """All ships of a side in the sea zones."""
        ships = 0
        for place in SEA_PLACES:
            ships |= self.at[place]
        return ships & self.theatre.fleet[side]

    # Ports and tracks

    def is_port(self, port: PortId) -> bool:
        """Port Arthur is a port until its box is occupied (7.6)."""
        return port != PORT_ARTHUR or PORT_ARTHUR_BOX not in self.boxes

    def has_shipyard(self, port: PortId) -> bool:
        """Diego Suarez never has one; Port Arthur loses its own with Hill 203 (7.5), at the latest when it falls."""
        return (
            self.theatre.has_yard[port] and self.is_port(port) and (port != PORT_ARTHUR or HILL_203 not in self.boxes)
        )

    def controller(self, zone: ZoneId) -> SideId | None:
        """The side that alone has ships in the zone (7.1)."""
        ships = self.at[ZONE_PLACE[zone]]
        japanese = ships & self.theatre.fleet[JAPAN]
        if not ships or (japanese and japanese != ships):
            return None
        return JAPAN if japanese else RUSSIA

    def open_boxes(self) -> tuple[BoxId, ...]:
        """The boxes an army may enter: empty, next on the track from Yalu (7.4)."""
        parent = self.theatre.box_parent
        held = self.boxes
        return tuple([b for b in self.theatre.boxes if b not in held and (parent[b] is None or parent[b] in held)])

    def armies_in_pool(self) -> int:
        """The armies that are neither on the Manchuria track nor on the way to it (5.3)."""
        return self.theatre.tracks.armies - len(self.boxes) - len(self.landing) - len(self.embarking)

    # Saving

    def encode(self) -> dict[str, Any]:
        ids = self.theatre.ids_of
        return {
            "turn": self.turn,
            "ships": {name: list(ids(self.at[place])) for place, name in enumerate(PLACE_NAMES)},
            "damaged": list(ids(self.damaged)),
            "score": self.score,
            "initiative": self.initiative,
            "blockade": self.blockade,
            "boxes": list(self.boxes),
            "landing": list(self.landing),
            "orders": {self.theatre.ids[ship]: PLACE_NAMES[place] for ship, place in self.orders.items()},
            "embarking": list(self.embarking),
            "tops": [[side, zone, ship] for (side, zone), ship in sorted(self.tops.items())],
            "battle": self.battle,
            "homeward": self.homeward,
            "result": msgspec.to_builtins(self.result),
        }


def decode_state(data: dict[str, Any], theatre: Theatre) -> PortArthurState:
    """The state that was encoded."""
    state = PortArthurState(theatre)
    state.turn = data["turn"]
    state.at = [theatre.set_of(data["ships"][name]) for name in PLACE_NAMES]
    state.damaged = theatre.set_of(data["damaged"])
    state.score = data["score"]
    state.initiative = data["initiative"]
    state.blockade = data["blockade"]
    state.boxes = tuple(data["boxes"])
    state.landing = tuple(data["landing"])
    state.orders = {theatre.number[ship]: PLACE_NAMES.index(place) for ship, place in data["orders"].items()}
    state.ordered = theatre.set_of(data["orders"])
    state.embarking = tuple(data["embarking"])
    state.tops = {(side, zone): ship for side, zone, ship in data["tops"]}
    state.battle = data["battle"]
    state.homeward = data["homeward"]
    state.result = msgspec.convert(data["result"], Result | None)
    return state
