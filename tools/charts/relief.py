"""Heights: smooth noise, and the lines along which ground is equally high."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

from charts.shapes import Point

Height = Callable[[float, float], float]

# Which sides of a square the line runs through, by which of its corners lie above it: top left 1, top right 2, bottom
# right 4, bottom left 8. The higher ground is at the left hand of whoever walks along the line.
_TOP, _RIGHT, _BOTTOM, _LEFT = range(4)
_CROSSINGS = {
    1: [(_LEFT, _TOP)],
    2: [(_TOP, _RIGHT)],
    3: [(_LEFT, _RIGHT)],
    4: [(_RIGHT, _BOTTOM)],
    5: [(_LEFT, _TOP), (_RIGHT, _BOTTOM)],
    6: [(_TOP, _BOTTOM)],
    7: [(_LEFT, _BOTTOM)],
    8: [(_BOTTOM, _LEFT)],
    9: [(_BOTTOM, _TOP)],
    10: [(_TOP, _RIGHT), (_BOTTOM, _LEFT)],
    11: [(_BOTTOM, _RIGHT)],
    12: [(_RIGHT, _LEFT)],
    13: [(_RIGHT, _TOP)],
    14: [(_TOP, _LEFT)],
}


def contours(height: Height, sides: list[float], step: float) -> Iterator[list[Point]]:
    """Closed lines at height 0 within a rectangle; at its edges all ground counts as low."""
    left, top, across, down = sides
    columns, rows = math.ceil(across / step), math.ceil(down / step)
    ground = [
        [
            height(left + i * step, top + j * step) if 0 < i < columns and 0 < j < rows else -1.0
            for i in range(columns + 1)
        ]
        for j in range(rows + 1)
    ]

    def crossing(edge: tuple[int, int, int]) -> Point:
        i, j, is_down = edge
        here, there = ground[j][i], ground[j + is_down][i + 1 - is_down]
        part = here / (here - there) * step
        return left + i * step + (0 if is_down else part), top + j * step + (part if is_down else 0)

    onward: dict[tuple[int, int, int], tuple[int, int, int]] = {}
    for j, (upper, lower) in enumerate(pairwise(ground)):
        for i in range(columns):
            corners = (upper[i], upper[i + 1], lower[i + 1], lower[i])
            above = sum(1 << corner for corner, value in enumerate(corners) if value > 0)
            edges = ((i, j, 0), (i + 1, j, 1), (i, j + 1, 0), (i, j, 1))
            for start, end in _CROSSINGS.get(above, ()):
                onward[edges[start]] = edges[end]
    while onward:
        edge = next(iter(onward))
        ring = []
        while edge in onward:
            ring.append(crossing(edge))
            edge = onward.pop(edge)
        yield ring


class Noise:
    """Smooth noise between -1 and 1, the same for the same seed on every machine."""

    def __init__(self, seed: str) -> None:
        draw = Random(seed)
        self._values = [draw.uniform(-1, 1) for _ in range(_LATTICE)]
        self._order = [draw.randrange(_LATTICE) for _ in range(_LATTICE)]

    def at(self, x: float, y: float, octaves: int = 3) -> float:
        """The value there: waves about 1 apart, and finer ones upon them, each half as high."""
        return sum(self._wave(x * 2**n, y * 2**n) / 2**n for n in range(octaves)) / (2 - 2 ** (1 - octaves))

    def _wave(self, x: float, y: float) -> float:
        column, row = math.floor(x), math.floor(y)
        u, v = (part * part * (3 - 2 * part) for part in (x - column, y - row))
        upper = self._corner(column, row) * (1 - u) + self._corner(column + 1, row) * u
        lower = self._corner(column, row + 1) * (1 - u) + self._corner(column + 1, row + 1) * u
        return upper * (1 - v) + lower * v

    def _corner(self, column: int, row: int) -> float:
        return self._values[(self._order[column % _LATTICE] + row) % _LATTICE]


_LATTICE = 251
