"""What one side may know: everything lies open in this game, so that all viewers see the whole position."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

import msgspec

from honjin.core.bits import members
from honjin.core.event import Viewer
from honjin.core.memory import remembered
from honjin.core.state import Result
from honjin.games.storm.model import (
    AREAS,
    PLACE_NAMES,
    PLACE_OF,
    PLACES,
    SIDES,
    AreaId,
    AreaSet,
    SideId,
    UnitId,
    UnitSet,
    names_of,
)
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import StormState, places_of


class UnitSeen(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
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
    spotted = state.spotted
    return View(
        viewer=viewer,
        turn=state.turn,
        passes=state.passes,
        units=_units_seen(state),
        japanese=_areas(state.control),
        spotted={side: _areas(spotted[side]) for side in SIDES},
        kondratenko=AREAS[state.kondratenko] if state.kondratenko >= 0 else state.kondratenko,
        result=state.result,
    )


# A server makes a view for every viewer after every answer, and most of it is as it was: a state keeps what was seen
# of it last, and only units that have moved or turned over since are looked at again.


class Sighting(NamedTuple):
    """Where the units of a state were when it was looked at last, and what was seen of them."""

    at: list[UnitSet]
    rear: UnitSet
    units: dict[UnitId, UnitSeen]


def _units_seen(state: StormState) -> dict[UnitId, UnitSeen]:
    """Every unit in play, in the order of the counters."""
    last, at, rear = state.sighting, state.at, state.rear
    if last is None:
        changed, units = state.siege.in_play, {}
    elif at == last.at and rear == last.rear:
        return last.units
    else:
        changed, units = rear ^ last.rear, last.units.copy()
        for now, before in zip(at, last.at, strict=True):
            if now != before:
                changed |= now ^ before
    ids, where = state.siege.ids, state.where
    for number in members(changed):
        units[ids[number]] = _SEEN[where[number]][rear >> number & 1]
    state.sighting = Sighting(at.copy(), rear, units)
    return units


_SEEN = tuple((UnitSeen(name, inactive=False), UnitSeen(name, inactive=True)) for name in PLACE_NAMES)
"""For each place a unit that can act there, and one that has acted."""


@lru_cache(maxsize=1024)
def _areas(places: AreaSet) -> tuple[AreaId, ...]:
    return names_of(members(places))


def position_of(siege: Siege, view: View) -> StormState:
    """The position that a view shows: what odds, notes and players ask the rules about.

    All who ask about the same position get the same one: whoever wants to change it clones it.
    """
    units = tuple(view.units), tuple(view.units.values())
    spotted = tuple([view.spotted[side] for side in SIDES])
    return _position(siege, view.turn, view.passes, units, view.japanese, spotted, view.kondratenko, view.result)


def imagine(siege: Siege, view: View, random: Random) -> StormState:
    """A position that agrees with a view: there is only one."""
    return position_of(siege, view).clone()


@remembered(128)
def _position(
    siege: Siege,
    turn: int,
    passes: int,
    units: tuple[tuple[UnitId, ...], tuple[UnitSeen, ...]],
    japanese: tuple[AreaId, ...],
    spotted: tuple[tuple[AreaId, ...], ...],
    kondratenko: AreaId | int,
    result: Result | None,
) -> StormState:
    state = StormState(siege)
    state.turn, state.passes, state.result = turn, passes, result
    at, rear = [0] * PLACES, 0
    for unit, seen in zip(*units, strict=True):
        bit = siege.bit[unit]
        at[_PLACE[seen.place]] |= bit
        if seen.inactive:
            rear |= bit
    state.at, state.rear = at, rear
    state.look_around()
    state.control = _places(japanese)
    state.spotted = {side: _places(areas) for side, areas in zip(SIDES, spotted, strict=True)}
    state.kondratenko = PLACE_OF[kondratenko] if isinstance(kondratenko, str) else kondratenko
    return state


_places = lru_cache(maxsize=1024)(places_of)
_PLACE = {name: place for place, name in enumerate(PLACE_NAMES)}
