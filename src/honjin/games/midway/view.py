"""What one side may know: its own sheet, and of the enemy what it has been told. Built from that, never taken away."""

from __future__ import annotations

import msgspec

from honjin.core.bits import members
from honjin.core.event import UMPIRE, Viewer
from honjin.core.state import Result
from honjin.games.midway.model import BATTALION_STATES, HANGAR, JAPAN, ON_MISSION, READY, SIDES, SideId, enemy_of
from honjin.games.midway.ocean import NOWHERE
from honjin.games.midway.rules.victory import count_points
from honjin.games.midway.state import ASHORE, NO_ENGINES, NO_GUNS, Claim, Contact, MidwayState, Mission, Skies
from honjin.maps.hexgrid import OFF


class ShipSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the sheet Ships or Submarines; `hex` is empty while the ship is still to come."""

    id: str
    hex: str
    waits: int = 0
    no_engines: bool = False
    no_guns: bool = False
    located: bool = False
    """A boat that has fired this turn: the enemy knows where it is."""
    moved: bool = False
    engaged: bool = False
    """It has fired at ships this turn, or was fired at: it bombards nothing."""
    hurt: int = 0
    """The zones that it has lost on this turn: they tell from the next one on."""


class SquadronSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the sheet Air."""

    id: str
    number: int
    base: str
    hex: str
    state: str
    ready: int = 0
    mission: Mission | None = None
    attacks: str = ""
    """The hex in which it has found something to attack."""
    away: int = 0
    """Fighters that left to chase."""


class BattalionSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the sheet Ground: on the island (`midway`) or aboard a ship."""

    id: str
    place: str
    state: str
    before: str = ""
    """Its state when the turn began, if it was another."""
    target: str = ""
    """What it is committed to attack."""
    pressed: bool = False
    """It is attacked on the ground."""
    fired: bool = False
    """It has fired at aircraft."""


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
    """Enemy boats that have shown themselves this turn."""
    overhead: Skies
    """Enemy squadrons over hexes that are raided this turn, as they were when last seen."""
    lost_ships: tuple[str, ...]
    lost_aircraft: int
    enemy_ashore: tuple[str, ...]
    """Enemy battalions on the island, seen by whoever has troops there."""
    runway: int
    """Hundredths of its capacity, known to whoever bears it; -1 to the other side."""
    launched: int
    """Aircraft that have taken off from it this turn; 0 to the other side."""
    islands: dict[str, str]
    """Who held the small islands at which the side had ships, when the last turn ended."""
    kure: int = 0
    kure_lost: bool = False
    chiyoda: int = 0
    chiyoda_left: bool = False
    seaplanes_settled: bool = False
    """8.2.1  Whether the seaplanes kept for Midway came, or will never come."""


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
    halves: dict[SideId, int] = {}
    """9  The count in half points: for the umpire, and for all when all is decided."""


def view_of(state: MidwayState, viewer: Viewer) -> View:
    """The view of a side, of a spectator or of the umpire."""
    counted = count_points(state) if viewer == UMPIRE or state.result else {}
    return View(
        viewer=viewer,
        turn=state.turn,
        night=state.is_night,
        storm=state.storm,
        controller=state.controller,
        sheets={side: sheet_of(state, side) for side in SIDES if viewer in (side, UMPIRE) or state.result},
        result=state.result,
        halves={side: sum(count.values()) for side, count in counted.items()},
    )


def sheet_of(state: MidwayState, side: SideId) -> Sheet:
    """The sheets of a side, brought up to date."""
    ocean = state.ocean
    ids = ocean.ship_ids
    japan = side == JAPAN
    ashore = state.ashore(side)
    enemy = enemy_of(side)
    bears = state.runway_owner == side
    return Sheet(
        ships=tuple(ship_seen(state, ship) for ship in members(ocean.fleet[side] & ~state.sunk)),
        squadrons=tuple(squadron_seen(state, one) for one in ocean.wing[side] if state.planes[one]),
        battalions=tuple(battalion_seen(state, one) for one in ocean.army[side] if state.aboard[one] >= ASHORE),
        contacts=state.contacts[side],
        claims=state.claims[side],
        found=tuple(ids[ship] for ship in members(state.found[side])),
        located=tuple(ids[ship] for ship in members(state.located[side])),
        overhead=state.overhead[side],
        lost_ships=tuple(ids[ship] for ship in members(ocean.fleet[side] & state.sunk)),
        lost_aircraft=state.downed[side],
        enemy_ashore=tuple(ocean.battalion_ids[one] for one in state.ashore(enemy)) if ashore else (),
        runway=state.runway if bears else -1,
        launched=state.launched if bears else 0,
        islands=state.islands_seen[side],
        kure=state.kure if japan else 0,
        kure_lost=state.kure_lost if japan else False,
        chiyoda=state.chiyoda if japan else 0,
        chiyoda_left=state.chiyoda_left if japan else False,
        seaplanes_settled=state.seaplanes_settled if japan else False,
    )


def ship_seen(state: MidwayState, ship: int) -> ShipSeen:
    """A ship as its own side knows it."""
    ocean, hex, damage = state.ocean, state.at[ship], state.damage[ship]
    return ShipSeen(
        ocean.ship_ids[ship],
        ocean.grid.names[hex] if hex >= 0 else "",
        state.waits[ship],
        bool(damage & NO_ENGINES),
        bool(damage & NO_GUNS),
        located=bool(state.located[enemy_of(ocean.side_of_ship[ship])] >> ship & 1),
        moved=bool(state.moved >> ship & 1),
        engaged=bool(state.engaged >> ship & 1),
        hurt=damage & ~state.before[ship],
    )


def squadron_seen(state: MidwayState, squadron: int) -> SquadronSeen:
    """A squadron as its own side knows it."""
    ocean = state.ocean
    base = state.home[squadron]
    hex = state.hex_of(base) if base != NOWHERE else -1
    flown = state.flown >> squadron & 1
    aim = state.attacking.get(squadron, OFF)
    return SquadronSeen(
        ocean.squadron_ids[squadron],
        state.planes[squadron],
        ocean.base_id(base),
        ocean.grid.names[hex] if hex >= 0 else "",
        ON_MISSION if flown else HANGAR if state.ready[squadron] else READY,
        state.ready[squadron],
        state.missions.get(squadron),
        ocean.grid.names[aim] if aim != OFF else "",
        state.away.get(squadron, 0),
    )


def battalion_seen(state: MidwayState, battalion: int) -> BattalionSeen:
    """A battalion as its own side knows it."""
    ocean = state.ocean
    place, target = state.aboard[battalion], state.commits.get(battalion)
    now, before = BATTALION_STATES[state.troops[battalion]], BATTALION_STATES[state.troops_before[battalion]]
    return BattalionSeen(
        ocean.battalion_ids[battalion],
        "midway" if place == ASHORE else ocean.ship_ids[place],
        now,
        "" if before == now else before,
        "" if target is None else ocean.battalion_ids[target],
        battalion in state.commits.values(),
        bool(state.fired >> battalion & 1),
    )
