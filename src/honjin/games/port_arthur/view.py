"""What one side may know: a projection of the state, built from what lies open and the side's own affairs."""

from __future__ import annotations

import msgspec

from honjin.core.event import UMPIRE, Viewer
from honjin.core.memory import remembered
from honjin.core.state import Result
from honjin.games.port_arthur.model import (
    PLACES,
    SEA_PLACES,
    SIDES,
    ZONES,
    BoxId,
    ShipId,
    ShipSet,
    SideId,
    ZoneId,
)
from honjin.games.port_arthur.state import PLACE_NAMES, PortArthurState
from honjin.games.port_arthur.theatre import Theatre

SOMEWHERE_AT_SEA = "at_sea"
"""The place of a ship that fog of war hides: not in port, but in which zone is not known."""


class ShipSeen(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A ship: where it is as far as the viewer knows, and which side it shows.

    Damage is open knowledge: it is done in battle, on the way home or in port, always in full sight.
    """

    place: str
    damaged: bool


class SquadronSeen(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """All ships of a side in a zone; under fog of war only their number and the top ship."""

    side: SideId
    zone: ZoneId
    count: int
    top: ShipId | None
    ships: tuple[ShipId, ...] | None
    speed: int | None
    firepower: int | None


class View(msgspec.Struct, frozen=True):
    """The war as one viewer sees it."""

    viewer: Viewer
    turn: int
    score: int
    initiative: SideId
    blockade: bool
    boxes: tuple[BoxId, ...]
    landing: tuple[ZoneId, ...]
    pool: int
    ships: dict[ShipId, ShipSeen]
    squadrons: tuple[SquadronSeen, ...]
    battle: ZoneId | None
    orders: dict[ShipId, str]
    embarking: tuple[ZoneId, ...]
    result: Result | None
    homeward: bool = False
    """All squadrons lie open: they are on their way home."""


def view_of(state: PortArthurState, viewer: Viewer) -> View:
    """The view of a side, of a spectator or of the umpire."""
    squadrons = tuple(
        [
            squadron_seen(state, side, ZONES[place], viewer)
            for place in SEA_PLACES
            if state.at[place]
            for side in SIDES
            if state.at[place] & state.theatre.fleet[side]
        ]
    )
    own_orders = state.ordered & state.theatre.fleet.get(SideId(viewer), 0) or viewer == UMPIRE
    sees_armies = viewer in (SIDES[0], UMPIRE)
    return View(
        viewer=viewer,
        turn=state.turn,
        score=state.score,
        initiative=state.initiative,
        blockade=state.blockade,
        boxes=state.boxes,
        landing=state.landing,
        pool=state.armies_in_pool() + (0 if sees_armies else len(state.embarking)),
        ships=ships_seen(state.theatre, tuple(state.at), state.damaged, squadrons),
        squadrons=squadrons,
        battle=state.battle,
        orders=orders_of(state) if own_orders else {},
        embarking=state.embarking if sees_armies else (),
        result=state.result,
        homeward=state.homeward,
    )


def squadron_seen(state: PortArthurState, side: SideId, zone: ZoneId, viewer: Viewer) -> SquadronSeen:
    """6.5  The enemy sees the top ship and the number, unless the squadron is in battle or alone."""
    ships = state.squadron(side, zone)
    hidden = state.theatre.fog_of_war and viewer not in (side, UMPIRE) and not state.is_open(zone)
    hidden = hidden and ships.bit_count() > 1
    return _squadron(state.theatre, side, zone, ships, ships & state.damaged, state.tops.get((side, zone)), hidden)


# A server makes a view for every viewer after every answer, and most of it is as it was: so parts once made are kept,
# and handed out as the same objects.


@remembered(4096)
def _squadron(
    theatre: Theatre, side: SideId, zone: ZoneId, ships: ShipSet, damaged: ShipSet, top: ShipId | None, hidden: bool
) -> SquadronSeen:
    number = ships.bit_count()
    ids = theatre.ids_of(ships)
    shown = ids[0] if number == 1 else top
    if hidden:
        return SquadronSeen(side, zone, number, shown, None, None, None)
    intact = ships & ~damaged
    speed, firepower = theatre.slowest_speed(intact, damaged), theatre.total_firepower(intact, damaged)
    return SquadronSeen(side, zone, number, shown, ids, speed, firepower)


@remembered(512)
def ships_seen(
    theatre: Theatre, at: tuple[ShipSet, ...], damaged: ShipSet, squadrons: tuple[SquadronSeen, ...]
) -> dict[ShipId, ShipSeen]:
    """Every ship of the match, in the order of the counters, where this viewer knows it to be."""
    known: dict[ShipId, str] = {}
    for squadron in squadrons:
        visible = squadron.ships or ((squadron.top,) if squadron.top else ())
        known.update(dict.fromkeys(visible, squadron.zone))
    for place in range(len(SEA_PLACES), PLACES):
        known.update(dict.fromkeys(theatre.ids_of(at[place]), PLACE_NAMES[place]))
    return {
        ship: _SHIPS[known.get(ship, SOMEWHERE_AT_SEA), bool(damaged >> number & 1)]
        for number, ship in enumerate(theatre.ids)
    }


_SHIPS = {
    (place, damaged): ShipSeen(place, damaged)
    for place in (*PLACE_NAMES, SOMEWHERE_AT_SEA)
    for damaged in (False, True)
}


def orders_of(state: PortArthurState) -> dict[ShipId, str]:
    """The orders of the sortie in progress: ship to place."""
    return {state.theatre.ids[ship]: PLACE_NAMES[place] for ship, place in state.orders.items()}
