"""What one side may know: everything lies open in this game, so that all viewers see the whole position."""

from __future__ import annotations

import msgspec

from honjin.core.event import Viewer
from honjin.core.state import Result
from honjin.games.storm.model import AREAS, PLACE_NAMES, PLACE_OF, PLACES, SIDES, AreaId, SideId, UnitId
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import StormState, places_of


class UnitSeen(msgspec.Struct, frozen=True):
    """A unit: where it is, and whether it has acted."""

    place: str
    inactive: bool


class View(msgspec.Struct, frozen=True):
    """The siege as everybody sees it."""

    viewer: Viewer
    turn: int
    passes: int
    units: dict[UnitId, UnitSeen]
    japanese: tuple[AreaId, ...]
    spotted: dict[SideId, tuple[AreaId, ...]]
    kondratenko: AreaId | int
    """His area, or why he stands in none: not yet placed, or lost."""
    result: Result | None


def view_of(state: StormState, viewer: Viewer) -> View:
    """The view of a side, of a spectator or of the umpire."""
    siege = state.siege
    places: dict[UnitId, str] = {}
    for place, units in enumerate(state.at):
        if units:
            places.update(dict.fromkeys(siege.ids_of(units), PLACE_NAMES[place]))
    return View(
        viewer=viewer,
        turn=state.turn,
        passes=state.passes,
        units={
            unit: UnitSeen(places[unit], bool(state.rear >> number & 1))
            for number, unit in enumerate(siege.ids)
            if unit in places
        },
        japanese=_areas(state.control),
        spotted={side: _areas(state.spotted[side]) for side in SIDES},
        kondratenko=AREAS[state.kondratenko] if state.kondratenko >= 0 else state.kondratenko,
        result=state.result,
    )


def _areas(places: int) -> tuple[AreaId, ...]:
    return tuple(area for place, area in enumerate(AREAS) if places >> place & 1)


def position_of(siege: Siege, view: View) -> StormState:
    """The position that a view shows: what odds, notes and players ask the rules about."""
    state = StormState(siege)
    state.turn, state.passes, state.result = view.turn, view.passes, view.result
    state.at = [0] * PLACES
    for unit, seen in view.units.items():
        bit = siege.bit[unit]
        state.at[_PLACE[seen.place]] |= bit
        if seen.inactive:
            state.rear |= bit
    state.look_around()
    state.control = places_of(view.japanese)
    state.spotted = {side: places_of(view.spotted[side]) for side in SIDES}
    where = view.kondratenko
    state.kondratenko = PLACE_OF[where] if isinstance(where, str) else where
    return state


_PLACE = {name: place for place, name in enumerate(PLACE_NAMES)}
