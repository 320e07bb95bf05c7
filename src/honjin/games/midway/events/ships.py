"""Ships and boats: where they go, whom they find, and what they suffer."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event
from honjin.games.midway.events.audience import ToBoth, ToSide, ToSideOnly
from honjin.games.midway.model import SideId
from honjin.games.midway.ocean import AT_KURE
from honjin.games.midway.state import GONE, Claim, Contact, MidwayState


class ShipsPlaced(ToSide, frozen=True):
    """P  Ships and boats of a side came onto the map."""

    places: dict[str, str]

    def apply(self, state: MidwayState) -> None:
        ocean = state.ocean
        for ship, hex in self.places.items():
            number = ocean.ship[ship]
            state.at[number] = ocean.grid.number[hex]
            if state.turn:
                state.moved |= 1 << number


class ShipsMoved(ToSide, frozen=True):
    """3  Ships and boats of a side entered these hexes."""

    moves: dict[str, str]

    weight: ClassVar[int] = 0

    def apply(self, state: MidwayState) -> None:
        ocean = state.ocean
        for ship, hex in self.moves.items():
            number = ocean.ship[ship]
            state.at[number] = ocean.grid.number[hex]
            state.moved |= 1 << number


class BaseAnnounced(ToSide, frozen=True):
    """8.1.1  Work on the base at Kure began; it will be ready in this turn."""

    ready: int

    def apply(self, state: MidwayState) -> None:
        state.kure = self.ready


class BaseOpened(ToSide, frozen=True):
    """8.1.1  The base at Kure works, and its seaplane is there."""

    squadron: str

    def apply(self, state: MidwayState) -> None:
        number = state.ocean.squadron[self.squadron]
        state.planes[number], state.home[number], state.ready[number] = 1, AT_KURE, 1


class BaseGivenUp(ToSide, frozen=True):
    """8.1.1  Chitose is no longer at Kure: work in progress is lost, a base is lost for ever."""

    for_ever: bool

    def apply(self, state: MidwayState) -> None:
        state.kure = 0
        state.kure_lost = state.kure_lost or self.for_ever


class ShipsFound(ToSide, frozen=True):
    """1.2  The naval search of a side found these ships in a hex."""

    hex: str
    ships: tuple[str, ...]

    def apply(self, state: MidwayState) -> None:
        found = state.found[self.side]
        for ship in self.ships:
            found |= 1 << state.ocean.ship[ship]
        state.found[self.side] = found
        state.contacts[self.side] += (Contact(state.turn, self.hex, "search", ships=self.ships),)


class BoatsLocated(ToSide, frozen=True):
    """1.2  Boats of the enemy fired, and so showed themselves."""

    hex: str
    boats: tuple[str, ...]

    def apply(self, state: MidwayState) -> None:
        located = state.located[self.side]
        for boat in self.boats:
            located |= 1 << state.ocean.ship[boat]
        state.located[self.side] = located
        state.contacts[self.side] += (Contact(state.turn, self.hex, "attack", ships=self.boats),)


class TorpedoesLaunched(ToSideOnly, frozen=True):
    """2.3  Boats of a side fired; they are located now."""

    boats: tuple[str, ...]


class ShipsEngaged(Event, frozen=True):
    """7  These ships have fired at ships or were fired at: they bombard nothing this turn."""

    ships: tuple[str, ...]

    weight: ClassVar[int] = 0

    def apply(self, state: MidwayState) -> None:
        for ship in self.ships:
            state.engaged |= 1 << state.ocean.ship[ship]

    def seen_by(self, state: MidwayState, viewer: str) -> Event | None:
        return None


class ShipDamaged(ToSide, frozen=True):
    """4  A ship of a side lost machinery or armament."""

    ship: str
    zones: int
    hits: int
    by: str = ""

    def apply(self, state: MidwayState) -> None:
        state.damage[state.ocean.ship[self.ship]] |= self.zones


class ShipHeld(ToSideOnly, frozen=True):
    """4  A ship of a side was hit to no effect."""

    ship: str
    hits: int
    by: str = ""


class ShipSunk(ToSide, frozen=True):
    """4  A ship of a side went down, with the troops aboard."""

    weight: ClassVar[int] = 2

    ship: str
    by: str = ""

    def apply(self, state: MidwayState) -> None:
        number = state.ocean.ship[self.ship]
        state.sunk |= 1 << number
        for battalion, ship in enumerate(state.aboard):
            if ship == number:
                state.aboard[battalion] = GONE


class HitsScored(ToSide, frozen=True):
    """2.2, 2.3  What a side sees of its fire at a ship: hits, and whether it sank. Zones only if agreed (Ruling 67)."""

    target: str
    hits: int
    sunk: bool
    by: str
    zones: int = 0

    def apply(self, state: MidwayState) -> None:
        # Several may have fired at it; it sinks once.
        if self.sunk and not any(claim.what == self.target for claim in state.claims[self.side]):
            halves = state.ocean.halves[state.ocean.ship[self.target]]
            state.claims[self.side] += (Claim(state.turn, self.target, 1, halves),)


class BoatHunted(ToBoth, frozen=True):
    """3  Destroyers hunted a boat: five in a hundred for each of them."""

    side: SideId
    boat: str
    hunters: int
    chance: int
    die: int
    sunk: bool

    def apply(self, state: MidwayState) -> None:
        number = state.ocean.ship[self.boat]
        if self.sunk:
            state.sunk |= 1 << number
            state.claims[self.side] += (Claim(state.turn, self.boat, 1, state.ocean.halves[number]),)
