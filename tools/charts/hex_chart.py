"""What charts of hexes share: where the hexes of a board's grid lie, their sides, each once, and their names."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from charts.common import Chart, Colours, line
from charts.lettering import glyphs, strokes, written
from charts.shapes import Point

COORDINATE = 9.2
"""Height of the name in a hex."""
BELOW_TOP = 5.5
"""From the top side of a hex to its name."""

# The corners of a hex, clockwise from the upper left, as parts of its size and of half its height.
CORNERS = [(-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1), (-1, 0)]


class Hexes:
    """The hexes of a grid (`grid` in board.json; `web/js/board/grid.js` says what it consists of)."""

    def __init__(self, grid: dict[str, Any]) -> None:
        self.columns: int = grid["columns"]
        self.rows: int = grid["rows"]
        self.size: float = grid["size"]
        self.pitch = self.size * math.sqrt(3)
        self._origin: Point = (grid["origin"][0], grid["origin"][1])
        self._lower: int = grid["lower"]
        self._is_lettered: bool = grid["first"][0].isalpha()
        self.places = {
            self.name(column, row): (column, row) for column in range(self.columns) for row in range(self.rows)
        }

    def name(self, column: int, row: int) -> str:
        """As it is printed; column and row count from 0."""
        return f"{self.letter(column)}{row + 1}" if self._is_lettered else f"{column + 1:02}{row + 1:02}"

    def letter(self, column: int) -> str:
        """What stands above a column of lettered hexes."""
        return chr(ord("A") + column)

    def centre(self, name: str) -> Point:
        """The middle of a hex."""
        column, row = self.places[name]
        x, y = self._origin
        lower = 0.5 if column % 2 == self._lower else 0
        return x + 1.5 * self.size * column, y + self.pitch * (row + lower)

    def corners(self, name: str) -> list[Point]:
        """Its corners, clockwise from the upper left."""
        x, y = self.centre(name)
        return [(x + dx * self.size, y + dy * self.pitch / 2) for dx, dy in CORNERS]

    def sides(self) -> Iterator[list[Point]]:
        """Every side once, in lines: the upper three of each hex, and of those at the edge the others."""
        for name, (column, row) in self.places.items():
            upper_left, upper_right, right, lower_right, lower_left, left = self.corners(name)
            yield [left, upper_left, upper_right, right]
            is_low = column % 2 == self._lower
            is_last = row == self.rows - 1
            if column == self.columns - 1 or (is_last and is_low):
                yield [right, lower_right]
            if is_last:
                yield [lower_right, lower_left]
            if column == 0 or (is_last and is_low):
                yield [lower_left, left]


class HexChart(Chart):
    """A chart with a grid of hexes."""

    def __init__(self, board: dict[str, Any], chart: dict[str, Any], colours: Colours) -> None:
        super().__init__(board, chart, colours)
        self.hexes = Hexes(board["grid"])

    def definitions(self) -> Iterator[str]:
        """The letters of all that is written on the chart."""
        yield from super().definitions()
        yield from glyphs(self.texts())

    def texts(self) -> Iterator[str]:
        """All that is written on the chart."""
        yield from self.hexes.places

    def grid(self, colour: str, width: float, opacity: float) -> str:
        """The sides of all hexes."""
        d = "".join(line(side) for side in self.hexes.sides())
        return (
            f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round" '
            f'opacity="{opacity:g}" d="{d}"/>'
        )

    def coordinates(self, colour: str, weight: float, opacity: float) -> Iterator[str]:
        """The name of each hex below its top side."""
        names = []
        for name in self.hexes.places:
            x, y = self.hexes.centre(name)
            names.append(written(name, x, y - self.hexes.pitch / 2 + BELOW_TOP + COORDINATE, COORDINATE))
        yield from strokes(names, colour, weight, opacity)
