"""Where every unit is, which side it shows, who holds what, and how far the siege has come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from honjin.core.state import Result
from honjin.games.storm.model import (
    AREA_BIT,
    AREAS,
    JAPAN,
    PLACE_NAMES,
    PLACE_OF,
    PLACES,
    RUSSIA,
    SIDES,
    WAITING,
    AreaId,
    AreaSet,
    SideId,
    UnitId,
    UnitSet,
)
from honjin.games.storm.siege import LARGEST_GROUP, Siege

if TYPE_CHECKING:
    from honjin.games.storm.view import Sighting

UNPLACED, LOST = -1, -2
"""Where General Kondratenko is when he stands in no area."""


class StormState:
    """The whole position: sets of units as whole numbers, quick to copy."""

    __slots__ = (
        "armed",
        "at",
        "blocked",
        "control",
        "ground",
        "guards",
        "held",
        "kondratenko",
        "passes",
        "posts",
        "rear",
        "result",
        "siege",
        "sighting",
        "spotted",
        "turn",
        "where",
    )

    def __init__(self, siege: Siege) -> None:
        self.siege = siege
        self.turn = 0
        self.passes = 0
        self.at: list[UnitSet] = [0] * PLACES
        self.at[WAITING] = siege.in_play
        self.where = bytearray([WAITING]) * len(siege.units)
        """The place of each unit; like all that follows down to `posts`, kept in step with `at`."""
        self.held = dict.fromkeys(SIDES, 0)
        """The areas with units of each side; `move` keeps them in step with `at`."""
        self.blocked = {side: (siege.closed[side],) * (LARGEST_GROUP + 1) for side in SIDES}
        """2.21, 8.3  The areas that no unit, or one, two, three of a side may not enter: closed to it, or too full."""
        self.guards = dict.fromkeys(SIDES, 0)
        """8.4  The areas where a side has active infantry or machine guns: where they may fire at those who come."""
        self.armed: dict[SideId, tuple[AreaSet, AreaSet, UnitSet, UnitSet]] = {}
        """When heavy guns and machine guns were looked at last: targets, observed ones, who was asked, who had one."""
        self.ground: dict[SideId, Any] = {}
        """What a side's last survey found; forgotten as soon as anything of it changes."""
        self.posts = dict.fromkeys(SIDES, 0)
        """The areas where a side has slow or fixed units: heavy guns, machine guns."""
        self.rear: UnitSet = 0
        """The units that show their inactive side."""
        self.control = siege.japanese_at_start
        """The areas under Japanese control, as a set; the others are Russian."""
        self.spotted = {JAPAN: 0, RUSSIA: 0}
        self.kondratenko = UNPLACED
        self.result: Result | None = None
        self.sighting: Sighting | None = None
        """What was seen of the units when a view was made last."""

    # Questions that many chapters ask

    def units(self, side: SideId, place: int) -> UnitSet:
        """All units of a side in a place."""
        return self.at[place] & self.siege.army[side]

    def active(self, side: SideId, place: int) -> UnitSet:
        """The units of a side in a place that show their active side."""
        units = self.at[place] & self.siege.army[side]
        return units ^ (units & self.rear)

    def place_of(self, number: int) -> int:
        """Where a unit in play is."""
        return self.where[number]

    def controls(self, side: SideId, place: int) -> bool:
        """13  Whether a side controls an area."""
        return bool(self.control >> place & 1) == (side == JAPAN)

    def controlled(self, side: SideId) -> int:
        """The areas a side controls, as a set."""
        return self.control if side == JAPAN else self.siege.on_board & ~self.control

    def room(self, side: SideId, place: int) -> int:
        """8  How many more units of a side an area can hold; a box off the board has no limit."""
        if self.siege.off_board >> place & 1:
            return self.siege.stack + len(self.siege.units)
        return self.siege.stack - (self.at[place] & self.siege.army[side]).bit_count()

    def move(self, side: SideId, units: UnitSet, origin: int, target: int) -> None:
        """Take units of a side from one place to another, and keep the sets of places in step; for events only."""
        siege, at = self.siege, self.at
        here, there = AREA_BIT[origin], AREA_BIT[target]
        army, shooters = siege.army[side], siege.shooters[side]
        shooters ^= shooters & self.rear
        left, joined = at[origin] ^ units, at[target] | units
        at[origin], at[target] = left, joined
        self.ground = {}
        self.held[side] |= there
        if not left & army:
            self.held[side] ^= here
        if units & shooters:
            self.guards[side] |= there
        if not left & shooters:
            self.guards[side] &= ~here
        if units & siege.slow_or_fixed:
            self.armed = {}
            self.posts[side] |= there
            if not left & army & siege.slow_or_fixed:
                self.posts[side] &= ~here
        count = (joined & army).bit_count()
        if count > siege.stack - LARGEST_GROUP:
            self._make_room(side, there, siege.stack - count)
        if self.blocked[side][-1] & here:
            self._make_room(side, here, siege.stack - (left & army).bit_count())
        while units:
            number = units.bit_length() - 1
            self.where[number] = target
            units ^= 1 << number

    def _make_room(self, side: SideId, area: AreaSet, room: int) -> None:
        """Note that there is room for so many units of a side in an area; off the board there always is."""
        if self.siege.on_board & area:
            self.blocked[side] = tuple(
                [those | area if room < size else those & ~area for size, those in enumerate(self.blocked[side])]
            )

    def turn_over(self, side: SideId, units: UnitSet, place: int) -> None:
        """Turn units of a side in a place to their inactive side; for events only."""
        self.rear |= units
        shooters = self.at[place] & self.siege.shooters[side]
        if shooters & self.rear == shooters:
            self.guards[side] &= ~AREA_BIT[place]
            self.ground = {}

    def turn_all_back(self) -> None:
        """Turn every unit to its active side; for events only."""
        self.rear = 0
        self.ground = {}
        for side in SIDES:
            self.guards[side] = _places(units & self.siege.shooters[side] != 0 for units in self.at)

    def take(self, side: SideId, place: int) -> None:
        """Give a side control of an area; for events only."""
        if side == JAPAN:
            self.control |= 1 << place
        else:
            self.control &= ~(1 << place)
        self.ground = {}

    def look_around(self) -> None:
        """Find all sets of places anew, after units were put down or turned over all at once."""
        self.ground, self.armed = {}, {}
        occupied = [(place, units) for place, units in enumerate(self.at) if units]
        where = self.where
        for place, units in occupied:
            while units:
                number = units.bit_length() - 1
                where[number] = place
                units ^= 1 << number
        for side in SIDES:
            self._look_for(side, occupied)

    def _look_for(self, side: SideId, occupied: list[tuple[int, UnitSet]]) -> None:
        """Find the sets of places of one side, from all places with units."""
        siege = self.siege
        army, active = siege.army[side], siege.shooters[side] & ~self.rear
        held = guards = posts = 0
        blocked = [siege.closed[side]] * (LARGEST_GROUP + 1)
        for place, units in occupied:
            area, mine = AREA_BIT[place], units & army
            if mine:
                held |= area
                if mine & active:
                    guards |= area
                if mine & siege.slow_or_fixed:
                    posts |= area
                room = max(siege.stack - mine.bit_count(), -1)
                for size in range(room + 1, LARGEST_GROUP + 1):
                    blocked[size] |= area & siege.on_board
        self.held[side], self.guards[side], self.posts[side] = held, guards, posts
        self.blocked[side] = tuple(blocked)

    # Copying and saving

    def clone(self) -> StormState:
        """An independent copy; the siege is shared."""
        new: StormState = StormState.__new__(StormState)
        new.siege = self.siege
        new.turn = self.turn
        new.passes = self.passes
        new.at = self.at.copy()
        new.where = self.where.copy()
        new.held = self.held.copy()
        new.blocked = self.blocked.copy()
        new.armed = self.armed.copy()
        new.ground = self.ground.copy()
        new.guards = self.guards.copy()
        new.posts = self.posts.copy()
        new.rear = self.rear
        new.control = self.control
        new.spotted = self.spotted.copy()
        new.kondratenko = self.kondratenko
        new.result = self.result
        new.sighting = self.sighting
        return new

    def encode(self) -> dict[str, Any]:
        """As plain data, by ids, with nothing of the siege in it."""
        ids = self.siege.ids_of
        return {
            "turn": self.turn,
            "passes": self.passes,
            "at": {PLACE_NAMES[place]: ids(units) for place, units in enumerate(self.at) if units},
            "rear": ids(self.rear),
            "japanese": self._areas(self.control),
            "spotted": {side: self._areas(self.spotted[side]) for side in SIDES},
            "kondratenko": AREAS[self.kondratenko] if self.kondratenko >= 0 else self.kondratenko,
            "result": msgspec.to_builtins(self.result),
        }

    @staticmethod
    def _areas(places: int) -> list[AreaId]:
        return [area for place, area in enumerate(AREAS) if places >> place & 1]


def decode_state(data: dict[str, Any], siege: Siege) -> StormState:
    """The state that was encoded."""
    state = StormState(siege)
    state.turn, state.passes = data["turn"], data["passes"]
    state.at = [siege.set_of(map(UnitId, data["at"].get(name, ()))) for name in PLACE_NAMES]
    state.rear = siege.set_of(data["rear"])
    state.look_around()
    state.control = places_of(data["japanese"])
    state.spotted = {side: places_of(data["spotted"][side]) for side in SIDES}
    where = data["kondratenko"]
    state.kondratenko = PLACE_OF[AreaId(where)] if isinstance(where, str) else where
    state.result = msgspec.convert(data["result"], Result | None)
    return state


def places_of(areas: Iterable[str]) -> int:
    """A set of areas from their names."""
    return sum(1 << PLACE_OF[AreaId(area)] for area in areas)


def _places(wanted: Iterable[bool]) -> int:
    """The set of the areas for which this is so, of all places in their order."""
    return sum(AREA_BIT[place] for place, so in enumerate(wanted) if so)
