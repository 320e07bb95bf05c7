"""Maps written in letters: a line for each row of hexes, a sign for each column; hexsides and roads by their names."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from honjin.core.errors import HonjinError
from honjin.maps.hexgrid import OFF, HexGrid, HexSides
from honjin.maps.straight import opposite

T = TypeVar("T")

HEIGHTS = {str(height): height for height in range(10)}
"""The signs of a picture of heights."""


class UnreadableMap(HonjinError, ValueError):
    """A map in letters that does not fit its grid; carries every problem found."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def read_picture(grid: HexGrid, lines: Sequence[str], legend: Mapping[str, T]) -> tuple[T, ...]:
    """What the signs of a picture mean, hex by hex; lower columns are written as if they lay level with the others."""
    if len(lines) != grid.rows:
        raise UnreadableMap([f"the map has {grid.rows} rows, the picture {len(lines)} lines"])
    problems = [
        f"line {row} has {len(line)} signs for {grid.columns} columns"
        for row, line in enumerate(lines, start=1)
        if len(line) != grid.columns
    ]
    problems += [
        f"line {row} has a sign that means nothing: {sign}"
        for row, line in enumerate(lines, start=1)
        for sign in dict.fromkeys(line)
        if sign not in legend
    ]
    if problems:
        raise UnreadableMap(problems)
    return tuple(legend[line[column]] for column in range(grid.columns) for line in lines)


def read_hexsides(grid: HexGrid, kinds: Mapping[str, Iterable[str]]) -> tuple[tuple[str, ...], ...]:
    """What lies on each side of each hex, by direction; nothing is an empty word.

    For each kind (`river`, `stream`) the sides that have it are listed by the hexes they part, such as 0116-0117.
    """
    found = [[""] * 6 for _ in range(grid.size)]
    problems = []
    for kind, sides in kinds.items():
        for side in sides:
            step = _step(grid, *side.partition("-")[::2])
            if step is None:
                problems.append(f"{kind} {side}: these are not two neighbours")
                continue
            hex, direction = step
            if found[hex][direction]:
                problems.append(f"{kind} {side}: this side is listed already, as {found[hex][direction]}")
            found[hex][direction] = found[grid.near[hex][direction]][opposite(direction)] = kind
    if problems:
        raise UnreadableMap(problems)
    return tuple(map(tuple, found))


def sides_with(hexsides: Sequence[Sequence[str]], kinds: Container[str]) -> HexSides:
    """Those hexsides on which one of these kinds lies."""
    return tuple(sum(1 << direction for direction in range(6) if sides[direction] in kinds) for sides in hexsides)


def read_roads(grid: HexGrid, roads: Iterable[Sequence[str]]) -> HexSides:
    """The hexsides that roads cross; each road is the list of its hexes, from one end to the other."""
    found = [0] * grid.size
    problems = []
    for road in roads:
        for one, other in pairwise(road):
            step = _step(grid, one, other)
            if step is None:
                problems.append(f"road {one}-{other}: these are not two neighbours")
                continue
            hex, direction = step
            found[hex] |= 1 << direction
            found[grid.near[hex][direction]] |= 1 << opposite(direction)
    if problems:
        raise UnreadableMap(problems)
    return tuple(found)


def _step(grid: HexGrid, one: str, other: str) -> tuple[int, int] | None:
    """The step from one hex to the other, by their names: the first hex and the direction."""
    if one not in grid.number or other not in grid.number:
        return None
    hex = grid.number[one]
    direction = grid.direction(hex, grid.number[other])
    return None if direction == OFF else (hex, direction)
