"""Pieces that face a corner of their hex: two hexes in front of them, two on their flanks, two in their rear.

A facing is the number of a corner, 0 to 5 clockwise from the north-east; corner n lies between directions n and n + 1.
So do the pieces of RAN stand (7.11), whose sections are cited here.
"""

from __future__ import annotations

from operator import or_
from typing import Literal

from honjin.maps.hexgrid import OFF, HexGrid, HexSet

Zone = Literal["front", "flank", "rear"]

FACINGS = ("NE", "E", "SE", "SW", "W", "NW")
FRONT = tuple((facing, (facing + 1) % 6) for facing in range(6))
"""The directions of the two hexes in front, by facing, the left one first; flank and rear alike."""
FLANK = tuple(((facing - 1) % 6, (facing + 2) % 6) for facing in range(6))
REAR = tuple(((facing - 2) % 6, (facing + 3) % 6) for facing in range(6))
FACINGS_TOWARDS = tuple(((direction - 1) % 6, direction) for direction in range(6))
"""The facings that have the neighbour in a direction in front of them."""
TURNS = tuple(tuple(min((new - old) % 6, (old - new) % 6) for new in range(6)) for old in range(6))
"""By how many corners a piece turns from one facing to another (7.13)."""

_ZONES: tuple[Zone, ...] = ("front", "flank", "rear")
_RANKS = tuple(
    tuple(0 if direction in FRONT[facing] else 1 if direction in FLANK[facing] else 2 for direction in range(6))
    for facing in range(6)
)
"""The zone of each direction, by facing."""
_BETTER, _WORSE = (
    tuple(
        tuple(_ZONES[choose(ranks[point // 2], ranks[(point + 1) // 2 % 6])] for point in range(12)) for ranks in _RANKS
    )
    for choose in (min, max)
)
"""The zone of each point of the compass, by facing: of those between two zones the better or the worse."""


class Arcs:
    """The zones of every hex of a map, for every facing: `front[facing][hex]` is a set of hexes, and so on."""

    __slots__ = ("_bearings", "flank", "front", "rear")

    def __init__(self, grid: HexGrid) -> None:
        self._bearings = grid.bearings
        beside = tuple(
            tuple(0 if near[direction] == OFF else 1 << near[direction] for near in grid.near) for direction in range(6)
        )
        self.front = tuple(_join(beside[left], beside[right]) for left, right in FRONT)
        self.flank = tuple(_join(beside[left], beside[right]) for left, right in FLANK)
        self.rear = tuple(_join(beside[left], beside[right]) for left, right in REAR)

    def angle(self, hex: int, facing: int, other: int) -> Zone:
        """The zone in which another hex lies for a piece: of two, the better for the piece (9.27).

        Farther hexes lie in the zone through which the straight line to them leaves.
        """
        return _BETTER[facing][self._bearings[hex][other]]

    def arc(self, hex: int, facing: int, other: int) -> Zone:
        """The zone through which a piece has to look or fire at another hex: of two, the worse for the piece (8.14)."""
        return _WORSE[facing][self._bearings[hex][other]]


def _join(some: tuple[HexSet, ...], others: tuple[HexSet, ...]) -> tuple[HexSet, ...]:
    return tuple(map(or_, some, others))
