"""Where the hexes of a grid lie in text: so many cells wide and lines high, every other column lower."""

from __future__ import annotations

from honjin.charts.lettering import Canvas

Spot = tuple[int, int]
"""Line and cell of the upper left corner."""


class HexChart:
    """Columns and rows of hexes with a flat top, laid out in cells.

    `high` is even: half of it is how much lower every other column lies, the first or else the second.
    """

    def __init__(
        self, columns: int, rows: int, wide: int, high: int, *, first_is_lower: bool, left: int = 0, width: int = 80
    ) -> None:
        self.wide, self.high, self.width = wide, high, width
        self.height = rows * high + high // 2
        self.spots: tuple[Spot, ...] = tuple(
            (row * high + (high // 2 if column % 2 != first_is_lower else 0), left + column * wide)
            for column in range(columns)
            for row in range(rows)
        )
        """By the number of the hex, which goes down the first column, then down the second."""

    def canvas(self, mark: str) -> Canvas:
        """An empty sheet with one colour for all."""
        return Canvas.of([[(" ", mark)] * self.width for _ in range(self.height)])
