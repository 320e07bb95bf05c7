"""A view as the script reads it: the position, and who can still reach what this turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from honjin.core.bits import members
from honjin.games.storm.model import AREA_PLACES, JAPAN, RUSSIA, SIDES, SideId, UnitSet, enemy_of
from honjin.games.storm.rules.ground import Ground, survey
from honjin.games.storm.rules.paths import reach
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import StormState
from honjin.games.storm.view import View, position_of

INFANTRY_POINTS = 4
"""The points of movement of all infantry, near enough to count who can come."""


class Battalion(NamedTuple):
    """A battalion of the line of one side."""

    firepower: int
    defence: int


@lru_cache(maxsize=64)
def battalion_of(siege: Siege, side: SideId) -> Battalion:
    """The best values of a side's infantry: what most of it has."""
    infantry = members(siege.playing[side] & siege.infantry)
    return Battalion(
        max((siege.firepower[number] for number in infantry), default=0),
        max((siege.defence[number] for number in infantry), default=0),
    )


class Reading:
    """One view, read once. Areas and units are numbers, sets of either whole numbers, as in the siege."""

    def __init__(self, siege: Siege, position: View | StormState) -> None:
        self.siege = siege
        self.state = position if isinstance(position, StormState) else position_of(siege, position)
        self.turn = self.state.turn
        self.turns_left = siege.turns - self.turn
        self.is_last = self.turns_left == 0
        self._ways: dict[tuple[int, SideId, int, int], Sequence[int]] = {}

    @cached_property
    def key(self) -> tuple[object, ...]:
        """What tells this position from others."""
        state = self.state
        spotted = tuple(state.spotted[side] for side in SIDES)
        return (state.turn, state.passes, tuple(state.at), state.rear, state.control, spotted, state.kondratenko)

    @cached_property
    def grounds(self) -> dict[SideId, Ground]:
        """The ground as each side finds it."""
        return {side: survey(self.state, side) for side in SIDES}

    def after_march(self, side: SideId, group: UnitSet, target: int) -> Reading:
        """The position when a group has marched into an area without a fight: it has acted."""
        state = self.state.clone()
        state.move(side, group, state.place_of(group.bit_length() - 1), target)
        state.rear |= group
        state.look_around()
        return Reading(self.siege, state)

    def units(self, side: SideId, place: int) -> UnitSet:
        """All units of a side in an area."""
        return self.state.at[place] & self.siege.army[side]

    def active(self, side: SideId, place: int) -> UnitSet:
        """Those that can still act this turn."""
        return self.state.at[place] & self.siege.army[side] & ~self.state.rear

    def active_anywhere(self, side: SideId) -> list[tuple[int, UnitSet]]:
        """The areas of a side with units that can still act, and these units."""
        found = []
        for place in members(self.state.held[side]):
            units = self.active(side, place)
            if units:
                found.append((place, units))
        return found

    def ways(self, side: SideId, start: int, points: int = INFANTRY_POINTS, size: int = 1) -> Sequence[int]:
        """Where a group can go from an area: for each number of points the areas that cost just so many."""
        key = (start, side, points, size)
        if key not in self._ways:
            ground = self.grounds[side]
            self._ways[key], _ = reach(self.state, ground, start, points, self.state.blocked[side][size])
        return self._ways[key]

    @cached_property
    def comers(self) -> dict[SideId, list[int]]:
        """For each area, how many active infantry of a side from elsewhere could march into it this turn."""
        found = {}
        for side in SIDES:
            numbers = [0] * len(AREA_PLACES)
            for place, units in self.active_anywhere(side):
                infantry = (units & self.siege.infantry).bit_count()
                if infantry:
                    for areas in self.ways(side, place)[1:]:
                        for target in members(areas):
                            numbers[target] += infantry
            found[side] = numbers
        return found

    def shelling(self, side: SideId, place: int) -> list[int]:
        """The firepower of the active guns of a side that reach an area."""
        siege = self.siege
        distance = siege.distance[place]
        return [
            siege.firepower[gun]
            for origin, guns in self._active_guns[side]
            for gun in members(guns)
            if distance[origin] <= siege.range[gun]
        ]

    @cached_property
    def _active_guns(self) -> dict[SideId, list[tuple[int, UnitSet]]]:
        guns = self.siege.guns
        return {
            side: [
                (place, units & guns)
                for place, units in self.active_anywhere(side)
                if units & guns and self.siege.firing_ground >> place & 1
            ]
            for side in SIDES
        }

    def is_contested(self, place: int) -> bool:
        """Whether both sides have units in an area."""
        units = self.state.at[place]
        return bool(units & self.siege.army[JAPAN]) and bool(units & self.siege.army[RUSSIA])

    def holder(self, place: int) -> SideId:
        """Who controls an area."""
        return JAPAN if self.state.control >> place & 1 else RUSSIA

    def is_open(self, side: SideId, place: int) -> bool:
        """Whether an area of the enemy lies open to a side: nobody is in it."""
        return self.holder(place) != side and not self.units(enemy_of(side), place)
