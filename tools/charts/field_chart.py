"""The map of a field battle: heights in washes with hachures, woods, wet ground, waters, roads, villages, works."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from charts.common import Chart, Colours, box
from charts.field.battlefield import Battlefield
from charts.field.heights import Heights
from charts.field.key import Key
from charts.field.numbers import Numbers
from charts.field.scatter import strewn
from charts.field.screen import Screen
from charts.field.stamps import STAMPS, stamped, stamps
from charts.field.water import Waters
from charts.field.ways import Ways
from charts.field.wet import Marsh, Paddies
from charts.field.woods import Woods
from charts.field.works import Works
from charts.shapes import Point

MEADOW = (540, 468)
"""The tile of grass."""


class Ground:
    """All that is drawn of a battle, worked out once for all themes."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.heights = Heights(field)
        self.woods = Woods(field, self.heights)
        self.paddies, self.marsh = Paddies(field), Marsh(field)
        self.waters, self.ways, self.works = Waters(field), Ways(field), Works(field)
        self.numbers = Numbers(field.hexes)


def on_tile(point: Point) -> bool:
    """Whether a tuft of grass there lies wholly on its tile."""
    x, y = point
    return 8 < x < MEADOW[0] - 8 and 14 < y < MEADOW[1]


class FieldChart(Chart):
    """The map of one battle in one theme."""

    paper = "fd-0"

    def __init__(self, board: dict[str, Any], chart: dict[str, Any], colours: Colours, ground: Ground) -> None:
        super().__init__(board, chart, colours)
        self.of = ground
        self.screen = Screen(board["canvas"], chart["neat_line"], chart["unit"])
        self.key = Key(chart["key"], chart["unit"], ground.field.highest)

    def definitions(self) -> Iterator[str]:
        """Outlines and stamps that are drawn more than once."""
        yield from super().definitions()
        of = self.of
        yield from stamps(STAMPS, self.colour)
        yield from of.heights.definitions()
        for part in (of.woods, of.marsh):
            if part:
                yield from part.definitions()
        if of.paddies:
            yield from of.paddies.definitions(self.colour)
        for lines in (of.waters, of.ways, of.works, of.numbers):
            yield from lines.definitions()
        yield from self.screen.definitions(self.colour)
        yield self.grass()

    def grass(self) -> str:
        """A tile of tufts."""
        width, height = MEADOW
        tufts = strewn("grass", (width / 2, height / 2), width, 70, 36, on_tile)
        return (
            f'<pattern id="grass" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
            f'<g fill="none" stroke="{self.colour["fd-grass"]}" stroke-width="1.7" stroke-linecap="round" opacity=".5">'
            f"{''.join(stamped('tuft', x, y) for x, y in tufts)}</g></pattern>"
        )

    def ground(self) -> Iterator[str]:
        """Everything inside the neat line, from the bottom upwards."""
        of, colour, plain = self.of, self.colour, self.plain
        yield from of.heights.drawn(colour, plain)
        if not plain:
            yield box(self.chart["neat_line"], 'fill="url(#grass)"')
            yield from of.waters.meadows(colour)
        yield from of.waters.standing(colour, plain)
        if of.paddies:
            yield from of.paddies.drawn(colour)
        if of.woods:
            yield from of.woods.floor(colour, of.heights, plain)
        if of.marsh:
            yield from of.marsh.drawn(colour)
        yield from of.works.grounds(colour)
        yield from of.ways.drawn(colour)
        yield from of.waters.running(colour, plain)
        yield from of.waters.bridges()
        yield from of.works.castles(colour)
        yield from of.marsh.reeds()
        yield from of.works.standing()
        yield of.woods.trees
        yield from of.works.temples(self.chart["temples"])
        yield from of.waters.boats(self.chart["names"])
        yield from of.works.palisades(colour)
        yield from of.numbers.grid(colour["fd-number"], colour["fd-halo"], plain)
        yield from of.numbers.names(colour["fd-number"], colour["fd-halo"], plain)

    def frame(self) -> Iterator[str]:
        """Clouds of gold, north, and the samples of the key."""
        yield from self.screen.drawn(self.colour, self.plain)
        yield from self.screen.north(self.chart["north"], self.of.field.scenario.top, self.colour)
        yield from self.key.drawn(self.colour)
