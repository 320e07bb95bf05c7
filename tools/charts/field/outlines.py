"""Outlines of woods, heights and waters: soft lines around sets of hexes.

The hexes of a set are spread over a lattice of points and blurred, so that the steps which only come from columns that
lie half a hex lower melt away. A little noise makes the line uneven. The centre of every hex stays on its own side.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import cached_property
from itertools import accumulate

from charts.hex_chart import Hexes
from charts.relief import Noise, contours
from charts.shapes import Point

STEP = 12.0
"""From one point of the lattice to the next."""
BEYOND = 15
"""So many points the lattice reaches beyond the hexes: there the ground is that of the nearest hex."""
SURE = 0.16
"""So far above or below the line the centre of a hex is at least; the ground runs from -0.5 to 0.5."""
BUMP = 30.0
"""How wide a hex that would fall on the wrong side is lifted or pressed down."""

Values = list[list[float]]


class Region:
    """Ground that is in or out: above 0 it is in."""

    def __init__(self, lattice: Lattice, values: Values) -> None:
        self.lattice = lattice
        self.values = values

    def depth(self, point: Point) -> float:
        """How far in a point is, from -0.5 to 0.5."""
        return self.lattice.between(self.values, point)

    @cached_property
    def rings(self) -> list[list[Point]]:
        """The lines around it; what is in is at the left hand of whoever walks along them."""
        if not any(value > 0 for row in self.values for value in row):
            return []
        left, top = self.lattice.corner

        def height(x: float, y: float) -> float:
            return self.values[round((y - top) / STEP)][round((x - left) / STEP)]

        return [thinned(ring) for ring in contours(height, self.lattice.sides, STEP)]


class Lattice:
    """Points at equal steps over all hexes of a map and a little beyond."""

    def __init__(self, hexes: Hexes) -> None:
        self.hexes = hexes
        corners = [corner for name in hexes.places for corner in hexes.corners(name)]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        self.corner = (left - BEYOND * STEP, top - BEYOND * STEP)
        self.columns = math.ceil((max(x for x, _ in corners) - left) / STEP) + 2 * BEYOND
        self.rows = math.ceil((max(y for _, y in corners) - top) / STEP) + 2 * BEYOND
        self.sides = [*self.corner, self.columns * STEP, self.rows * STEP]
        self.owners = [[self.owner_of(self.at(i, j)) for i in range(self.columns + 1)] for j in range(self.rows + 1)]

    def at(self, column: int, row: int) -> Point:
        """Where a point of the lattice lies."""
        return self.corner[0] + column * STEP, self.corner[1] + row * STEP

    def owner_of(self, point: Point) -> str:
        """The hex in which a point lies; beyond the edge the one next to it."""
        hexes = self.hexes
        x, y = point
        first_x, _ = hexes.centre(hexes.name(0, 0))
        across = (x - first_x) / (1.5 * hexes.size)
        best = None
        for column in (math.floor(across), math.floor(across) + 1):
            column = min(max(column, 0), hexes.columns - 1)
            top = hexes.centre(hexes.name(column, 0))
            row = min(max(round((y - top[1]) / hexes.pitch), 0), hexes.rows - 1)
            far = math.hypot(x - top[0], y - top[1] - row * hexes.pitch)
            if best is None or far < best[0]:
                best = (far, hexes.name(column, row))
        assert best is not None
        return best[1]

    def between(self, values: Values, point: Point) -> float:
        """The value at a point, between those of the lattice around it."""
        x, y = (point[0] - self.corner[0]) / STEP, (point[1] - self.corner[1]) / STEP
        column = min(max(int(x), 0), self.columns - 1)
        row = min(max(int(y), 0), self.rows - 1)
        u, v = x - column, y - row
        upper = values[row][column] * (1 - u) + values[row][column + 1] * u
        lower = values[row + 1][column] * (1 - u) + values[row + 1][column + 1] * u
        return upper * (1 - v) + lower * v

    def region(self, members: Collection[str], blur: int, ripple: float, wave: float, seed: str) -> Region:
        """The ground of some hexes: blurred by so many points, its edge moved by up to `ripple` in waves of `wave`."""
        inside = set(members)
        if not inside:
            return Region(self, [[-0.5] * (self.columns + 1)] * (self.rows + 1))
        spread = blurred([[0.5 if owner in inside else -0.5 for owner in row] for row in self.owners], blur)
        noise = Noise(seed)
        # A blurred edge rises this steeply: so much height moves it by one unit.
        rise = 1 / (2.5 * STEP * math.sqrt(blur * (blur + 1)))
        values = [
            [
                value + ripple * rise * noise.at((self.corner[0] + i * STEP) / wave, (self.corner[1] + j * STEP) / wave)
                if -0.45 < value < 0.45
                else value
                for i, value in enumerate(row)
            ]
            for j, row in enumerate(spread)
        ]
        region = Region(self, values)
        self._hold(region, inside)
        return region

    def _hold(self, region: Region, inside: set[str]) -> None:
        """Lifts or presses down the centres that would lie on the wrong side."""
        for name in self.hexes.places:
            x, y = self.hexes.centre(name)
            sign = 1 if name in inside else -1
            lacking = SURE - sign * region.depth((x, y))
            if lacking <= 0:
                continue
            column, row = ((x - self.corner[0]) / STEP, (y - self.corner[1]) / STEP)
            reach = math.ceil(2.2 * BUMP / STEP)
            for j in range(max(0, round(row) - reach), min(self.rows, round(row) + reach) + 1):
                for i in range(max(0, round(column) - reach), min(self.columns, round(column) + reach) + 1):
                    far = math.hypot(i - column, j - row) * STEP / BUMP
                    region.values[j][i] += sign * lacking * math.exp(-far * far / 2)


def blurred(values: Values, reach: int) -> Values:
    """Every value as the mean of those around it, three times over: nearly a bell."""
    for _ in range(3):
        values = [means(row, reach) for row in values]
        turned = [means(row, reach) for row in zip(*values, strict=True)]
        values = [list(row) for row in zip(*turned, strict=True)]
    return values


def means(row: Sequence[float], reach: int) -> list[float]:
    """Each value as the mean of itself and so many at both hands; the ends go on for ever."""
    long = [*[row[0]] * (reach + 1), *row, *[row[-1]] * reach]
    sums = list(accumulate(long))
    wide = 2 * reach + 1
    return [(sums[at + wide] - sums[at]) / wide for at in range(len(row))]


def thinned(ring: list[Point]) -> list[Point]:
    """Points of a contour at nearly equal steps: where it cuts a corner of the lattice they lie very close."""
    kept = [ring[0]]
    for point in ring[1:]:
        if math.dist(point, kept[-1]) > 1.35 * STEP:
            kept.append(point)
    return kept if len(kept) > 3 else ring
