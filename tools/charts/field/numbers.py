"""The grid, and the number of every hex.

All hexes of a column have the same first two digits and every column has the same last two: so the digits of a column
are drawn once for all its rows, and those of the rows once for all columns.
"""

from __future__ import annotations

from collections.abc import Iterator

from charts.common import tidy
from charts.field.ink import again
from charts.field.pen import straight
from charts.hex_chart import CORNERS, Hexes
from charts.lettering import GAP, GLYPHS, HEIGHT, glyphs

SIZE = 12.0
"""Height of a number."""
BELOW_TOP = 5.0
CELL = 4.6 + GAP
"""The width of a digit: all are as wide as the widest, so that columns of them stand straight."""


class Numbers:
    """Grid and numbers of a map of hexes."""

    def __init__(self, hexes: Hexes) -> None:
        self.hexes = hexes

    def definitions(self) -> Iterator[str]:
        """A column of hexes, each digit down a column, all rows down a column."""
        size, pitch, rows = self.hexes.size, self.hexes.pitch, self.hexes.rows
        yield from glyphs(["0123456789"])
        steps = range(2 * rows + 1)

        def rim(side: int) -> list[tuple[float, float]]:
            return [(side * (1 if step % 2 else 0.5) * size, (step - 1) * pitch / 2) for step in steps]

        tops = [[(x * size, (2 * row - 1) * pitch / 2) for x, _ in CORNERS[:2]] for row in range(rows + 1)]
        yield f'<path id="hexes" d="{straight([rim(-1), rim(1), *tops])}"/>'
        scale = tidy(SIZE / HEIGHT, 3)
        for digit in "0123456789":
            shift = (CELL - GAP - GLYPHS[digit][0]) / 2
            yield f'<g id="d{digit}" transform="scale({scale})"><use href="#l{digit}" x="{tidy(shift)}"/></g>'
        for digit in "0123456789":
            down = "".join(f'<use href="#d{digit}" y="{tidy(row * pitch)}"/>' for row in range(rows))
            yield f'<g id="c{digit}">{down}</g>'
        cell = CELL * SIZE / HEIGHT
        last = "".join(
            f'<use href="#d{digit}" x="{tidy(place * cell)}" y="{tidy(row * pitch)}"/>'
            for row in range(rows)
            for place, digit in enumerate(f"{row + 1:02}")
        )
        yield f'<g id="rows">{last}</g>'
        yield f'<g id="grid">{"".join(self._columns("hexes"))}</g>'
        yield f'<g id="numbers">{"".join(self._numbers())}</g>'

    def _columns(self, what: str) -> Iterator[str]:
        for column in range(self.hexes.columns):
            x, y = self.hexes.centre(self.hexes.name(column, 0))
            yield f'<use href="#{what}" x="{tidy(x)}" y="{tidy(y)}"/>'

    def _numbers(self) -> Iterator[str]:
        cell = CELL * SIZE / HEIGHT
        for column in range(self.hexes.columns):
            x, y = self.hexes.centre(self.hexes.name(column, 0))
            left, top = x - 2 * cell + GAP / 2, y - self.hexes.pitch / 2 + BELOW_TOP
            for place, what in enumerate([*(f"c{digit}" for digit in f"{column + 1:02}"), "rows"]):
                yield f'<use href="#{what}" x="{tidy(left + place * cell)}" y="{tidy(top)}"/>'

    def grid(self, dark: str, light: str, plain: bool) -> Iterator[str]:
        """Every side once: dark upon light, so that it is seen on any ground."""
        if not plain:
            yield again("grid", light, 3, strength=0.26)
        yield again("grid", dark, 1.5, strength=0.75 if plain else 0.42)

    def names(self, ink: str, light: str, plain: bool) -> Iterator[str]:
        """The numbers, below the top side of each hex."""
        yield again("numbers", light, 3.4, strength=1 if plain else 0.34, is_round=True)
        yield again("numbers", ink, 1.1, strength=1 if plain else 0.58, is_round=True)
