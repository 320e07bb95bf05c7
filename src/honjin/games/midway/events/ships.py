"""Ships and boats: where they go, whom they find, and what they suffer."""

from __future__ import annotations

from typing import ClassVar

from honjin.games.midway.events.audience import ToSide, ToSideOnly
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


class ShipsEngaged(ToSide, frozen=True):
    """2.3, 7  Ships of a side fired at ships or were fired at: they bombard nothing this turn.

    Of those who fired at each of them the side is told whom it had found.
    """

    ships: tuple[str, ...]
    fired_at: dict[str, tuple[str, ...]]

    def apply(self, state: MidwayState) -> None:
        for ship in self.ships:
            state.engaged |= 1 << state.ocean.ship[ship]


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
    """2.2, 2.3  What a side sees of its fire at a ship: hits, and whether it sank. Zones only if agreed (Ruling 67).

    `by` is the squadron that attacked; ships and boats are told together what they did.
    """

    target: str
    hits: int
    sunk: bool
    by: str = ""
    zones: int = 0

    @property
    def weighs(self) -> int:
        """That a ship went down decides more than hits on it."""
        return ShipSunk.weight if self.sunk else self.weight

    def apply(self, state: MidwayState) -> None:
        if self.sunk:
            claim_ship(state, self.side, self.target)


class BoatHunted(ToSide, frozen=True):
    """3  Destroyers of a side hunted a boat: five in a hundred for each of them."""

    boat: str
    hunters: int
    chance: int
    die: int
    sunk: bool

    @property
    def weighs(self) -> int:
        """So does a boat that went down."""
        return ShipSunk.weight if self.sunk else self.weight

    def apply(self, state: MidwayState) -> None:
        if self.sunk:
            state.sunk |= 1 << state.ocean.ship[self.boat]
            claim_ship(state, self.side, self.boat)


class HuntSuffered(ToSideOnly, frozen=True):
    """3  A boat of a side was hunted, and escaped or not. By how many it cannot tell."""

    boat: str
    sunk: bool


def claim_ship(state: MidwayState, side: SideId, ship: str) -> None:
    """9  A side has seen a ship of the enemy go down: it notes it once, however many shot at it."""
    if all(claim.what != ship for claim in state.claims[side]):
        halves = state.ocean.halves[state.ocean.ship[ship]]
        state.claims[side] += (Claim(state.turn, ship, 1, halves),)
