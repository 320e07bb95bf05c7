"""What one side may know: its own sheet, and of the enemy what it has been told. Built from that, never taken away."""

from __future__ import annotations

import msgspec

from honjin.core.bits import members
from honjin.core.event import UMPIRE, Viewer
from honjin.core.state import Result
from honjin.games.midway.model import BATTALION_STATES, HANGAR, JAPAN, ON_MISSION, READY, SIDES, SideId, enemy_of
from honjin.games.midway.ocean import NOWHERE
from honjin.games.midway.state import ASHORE, NO_ENGINES, NO_GUNS, Claim, Contact, MidwayState, Mission


class ShipSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the sheet Ships or Submarines; `hex` is empty while the ship is still to come."""

    id: str
    hex: str
    waits: int = 0
    no_engines: bool = False
    no_guns: bool = False
    located: bool = False
    """A boat that has fired this turn: the enemy knows where it is."""


class SquadronSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the sheet Air."""

    id: str
    number: int
    base: str
    hex: str
    state: str
    ready: int = 0
    mission: Mission | None = None


class BattalionSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the sheet Ground: on the island (`midway`) or aboard a ship."""

    id: str
    place: str
    state: str


class Sheet(msgspec.Struct, frozen=True):
    """All that a side knows."""

    ships: tuple[ShipSeen, ...]
    squadrons: tuple[SquadronSeen, ...]
    battalions: tuple[BattalionSeen, ...]
    contacts: tuple[Contact, ...]
    claims: tuple[Claim, ...]
    found: tuple[str, ...]
    """Enemy ships that the naval search of this turn has found."""
    located: tuple[str, ...]
    lost_ships: tuple[str, ...]
    lost_aircraft: int
    enemy_ashore: tuple[str, ...]
    """Enemy battalions on the island, seen by whoever has troops there."""
    runway: int
    """Hundredths of its capacity, known to whoever bears it; -1 to the other side."""
    islands: dict[str, str]
    """Who held the small islands at which the side had ships, when the last turn ended."""
    kure: int = 0
    kure_lost: bool = False
    chiyoda: int = 0


class View(msgspec.Struct, frozen=True):
    """The battle as one viewer sees it: a spectator only the calendar, a side its sheet, the umpire both.

    When all is decided both sheets lie open.
    """

    viewer: Viewer
    turn: int
    night: bool
    storm: bool
    controller: str
    sheets: dict[SideId, Sheet]
    result: Result | None


def view_of(state: MidwayState, viewer: Viewer) -> View:
    """The view of a side, of a spectator or of the umpire."""
    return View(
        viewer=viewer,
        turn=state.turn,
        night=state.is_night,
        storm=state.storm,
        controller=state.controller,
        sheets={side: sheet_of(state, side) for side in SIDES if viewer in (side, UMPIRE) or state.result},
        result=state.result,
    )


def sheet_of(state: MidwayState, side: SideId) -> Sheet:
    """The sheets of a side, brought up to date."""
    ocean = state.ocean
    ids = ocean.ship_ids
    japan = side == JAPAN
    ashore = state.ashore(side)
    enemy = enemy_of(side)
    return Sheet(
        ships=tuple(ship_seen(state, ship) for ship in members(ocean.fleet[side] & ~state.sunk)),
        squadrons=tuple(squadron_seen(state, one) for one in ocean.wing[side] if state.planes[one]),
        battalions=tuple(battalion_seen(state, one) for one in ocean.army[side] if state.aboard[one] >= ASHORE),
        contacts=state.contacts[side],
        claims=state.claims[side],
        found=tuple(ids[ship] for ship in members(state.found[side])),
        located=tuple(ids[ship] for ship in members(state.located[side])),
        lost_ships=tuple(ids[ship] for ship in members(ocean.fleet[side] & state.sunk)),
        lost_aircraft=state.downed[side],
        enemy_ashore=tuple(ocean.battalion_ids[one] for one in state.ashore(enemy)) if ashore else (),
        runway=state.runway if state.runway_owner == side else -1,
        islands=state.islands_seen[side],
        kure=state.kure if japan else 0,
        kure_lost=state.kure_lost if japan else False,
        chiyoda=state.chiyoda if japan else 0,
    )


def ship_seen(state: MidwayState, ship: int) -> ShipSeen:
    """A ship as its own side knows it."""
    hex, damage = state.at[ship], state.damage[ship]
    name = state.ocean.grid.names[hex] if hex >= 0 else ""
    id, waits = state.ocean.ship_ids[ship], state.waits[ship]
    located = any(state.located[side] >> ship & 1 for side in SIDES)
    return ShipSeen(id, name, waits, bool(damage & NO_ENGINES), bool(damage & NO_GUNS), located)


def squadron_seen(state: MidwayState, squadron: int) -> SquadronSeen:
    """A squadron as its own side knows it."""
    ocean = state.ocean
    base = state.home[squadron]
    hex = state.hex_of(base) if base != NOWHERE else -1
    flown = state.flown >> squadron & 1
    return SquadronSeen(
        ocean.squadron_ids[squadron],
        state.planes[squadron],
        ocean.base_id(base),
        ocean.grid.names[hex] if hex >= 0 else "",
        ON_MISSION if flown else HANGAR if state.ready[squadron] else READY,
        state.ready[squadron],
        state.missions.get(squadron),
    )


def battalion_seen(state: MidwayState, battalion: int) -> BattalionSeen:
    """A battalion as its own side knows it."""
    ocean = state.ocean
    place = state.aboard[battalion]
    where = "midway" if place == ASHORE else ocean.ship_ids[place]
    return BattalionSeen(ocean.battalion_ids[battalion], where, BATTALION_STATES[state.troops[battalion]])
