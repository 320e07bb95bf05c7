"""Lines of sight over ground of several heights, as in RAN 8.24 to 8.26.

The line runs from centre to centre; the two hexes at its ends, and their sides, never block it. What blocks it:

- a hex higher than both ends (8.24);
- an obstacle, unless it stands lower than both ends (8.24): cover such as a wood or a village, a piece, or a line of
  trees along a hexside that is crossed. If one end is higher than the other, an obstacle blocks only where it is as
  near to the lower end as to the higher one, or nearer (8.25).

Where the line runs along the side between two hexes either of them blocks it (8.26). Read loosely, as for everything
but fire, only both together do. Trees on that very side belong to both. All of it is the same from either end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from honjin.maps.hexgrid import OFF, HexGrid, HexSet, HexSides

MOST_REMEMBERED = 1 << 16

Outlook = tuple[bool, HexSet, tuple[HexSet, ...]]
"""Whether the ground hides one hex from another; if not, where a single piece does, and where only all of a set do."""


class Blocker(NamedTuple):
    """What blocks a line: a hex that is too high, cover or a piece in it, or trees between it and the hex beyond."""

    why: Literal["height", "cover", "trees", "piece"]
    hex: int
    beyond: int = OFF


class _Gap(NamedTuple):
    """A hex that the line passes through: what of the ground blocks it there, and whether a piece would as well."""

    hex: int
    ground: tuple[Blocker, ...]
    heeds_pieces: bool


class Sight:
    """Who sees whom. `heights` has the level of each hex, `cover` those that block, `trees` the hexsides that do."""

    __slots__ = ("_cover", "_distances", "_grid", "_heights", "_outlook", "_trees")

    def __init__(self, grid: HexGrid, heights: Sequence[int], cover: HexSet = 0, trees: HexSides = ()) -> None:
        self._grid, self._distances = grid, grid.distances
        self._heights, self._cover = tuple(heights), cover
        self._trees = trees or (0,) * grid.size
        self._outlook = lru_cache(MOST_REMEMBERED)(self._look)

    def sees(self, one: int, other: int, pieces: HexSet = 0, *, loosely: bool = False) -> bool:
        """Whether nothing blocks the line between two hexes; `pieces` are the hexes of all that may stand in it."""
        # The same from either end, so remembered once.
        hidden, shadows, doors = (
            self._outlook(one, other, loosely) if one < other else self._outlook(other, one, loosely)
        )
        if hidden or pieces & shadows:
            return False
        return not doors or all(pieces & door != door for door in doors)

    def blockers(self, one: int, other: int, pieces: HexSet = 0, *, loosely: bool = False) -> tuple[Blocker, ...]:
        """All that blocks the line between two hexes, in the order of the line; nothing if they see each other."""
        found: list[Blocker] = []
        for gaps in self._obstacles(one, other, loosely):
            blocked = [
                (*gap.ground, Blocker("piece", gap.hex)) if gap.heeds_pieces and pieces >> gap.hex & 1 else gap.ground
                for gap in gaps
            ]
            if all(blocked):
                found += [blocker for blockers in blocked for blocker in blockers]
        return tuple(dict.fromkeys(found))

    def _look(self, one: int, other: int, loosely: bool) -> Outlook:
        shadows: HexSet = 0
        doors = []
        for gaps in self._obstacles(one, other, loosely):
            left_open = [gap for gap in gaps if not gap.ground]
            if not left_open:
                return True, 0, ()
            if all(gap.heeds_pieces for gap in left_open):
                door = sum(1 << gap.hex for gap in left_open)
                if len(left_open) == 1:
                    shadows |= door
                else:
                    doors.append(door)
        return False, shadows, tuple(doors)

    def _obstacles(self, one: int, other: int, loosely: bool) -> Iterator[list[_Gap]]:
        """The hexes between two others in groups; the line is blocked when all hexes of any group block it."""
        line = self._grid.line(one, other)
        for i in range(1, len(line) - 1):
            gaps = [self._gap(line, i, hex) for hex in line[i]]
            if loosely:
                yield gaps
            else:
                yield from ([gap] for gap in gaps)

    def _gap(self, line: tuple[tuple[int, ...], ...], i: int, hex: int) -> _Gap:
        one, other = line[0][0], line[-1][0]
        heights, ground = self._heights, []
        heeded = self._is_heeded(one, other, hex, hex)
        if heights[hex] > heights[one] and heights[hex] > heights[other]:
            ground.append(Blocker("height", hex))
        elif heeded and self._cover >> hex & 1:
            ground.append(Blocker("cover", hex))
        heeds_pieces = heeded and not ground
        for beyond in self._across(line, i, hex):
            has_trees = self._trees[hex] >> self._grid.direction(hex, beyond) & 1
            if has_trees and self._is_heeded(one, other, hex, beyond):
                ground.append(Blocker("trees", min(hex, beyond), max(hex, beyond)))
        return _Gap(hex, tuple(ground), heeds_pieces)

    def _across(self, line: tuple[tuple[int, ...], ...], i: int, hex: int) -> list[int]:
        """The hexes beyond those sides of a hex that the line crosses or runs along, the sides of its ends left out.

        A side that is crossed is looked at once: with the hex beside which the line runs, else with the later one.
        """
        between_two = len(line[i]) > 1
        found = [beyond for beyond in line[i] if beyond != hex]
        if i > 1 and (between_two or len(line[i - 1]) == 1):
            found += line[i - 1]
        if between_two and i < len(line) - 2:
            found += line[i + 1]
        return found

    def _is_heeded(self, one: int, other: int, hex: int, beyond: int) -> bool:
        """Whether an obstacle in a hex, or on the side between two, blocks the line at its height and place."""
        heights = self._heights
        level = max(heights[hex], heights[beyond])
        if heights[one] == heights[other]:
            return level >= heights[one]
        lower, higher = (one, other) if heights[one] < heights[other] else (other, one)
        if level < heights[lower]:
            return False
        from_lower, from_higher = self._distances[lower], self._distances[higher]
        return from_lower[hex] + from_lower[beyond] <= from_higher[hex] + from_higher[beyond]
