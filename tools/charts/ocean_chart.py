"""The chart of Midway: the ocean north-west of Hawaii, the ridge under it, six islands in their reefs."""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from charts.common import Colours, bar, box, line, placed, symbol, tidy
from charts.hex_chart import HexChart
from charts.lettering import strokes, written
from charts.relief import Noise, contours
from charts.shapes import Point, distance, smoothed

MIDDLE = complex(-177.35, 28.2)
"""Longitude and latitude around which the globe is taken as flat."""
SHRINK = math.cos(math.radians(27))
"""A degree of longitude is so much shorter than one of latitude here."""
MERIDIANS, PARALLELS = range(-200, -149), range(10, 51)
EVERY = 5
"""Degrees from one line of the graticule to the next."""
BAR = 5
"""How thick the bars of the frame are."""
RIDGE_NOISE, RIDGE_WAVE, RIDGE_STEP = 26, 55, 11
DEPTHS = (("7 4", 0.3), ("4 3", 0.34), ("2 3", 0.4))
"""Dashes and strength of the tint for each depth of the ridge, the deepest first."""


class OceanChart(HexChart):
    """A chart for fliers."""

    paper = "mw-paper"

    def __init__(self, board: dict[str, Any], chart: dict[str, Any], colours: Colours) -> None:
        super().__init__(board, chart, colours)
        self.turn, self.shift = self.fitted()

    def definitions(self) -> Iterator[str]:
        """The depth of the sea."""
        yield from super().definitions()
        yield (
            f'<linearGradient id="sea" x2="1" y2="1"><stop stop-color="{self.colour["mw-sea"]}"/>'
            f'<stop offset="1" stop-color="{self.colour["mw-sea-deep"]}"/></linearGradient>'
        )

    def texts(self) -> Iterator[str]:
        """Names of hexes, letters and numbers of the margin, degrees."""
        yield from super().texts()
        yield from (name for name, _ in self.degrees())

    # ---- the globe ---------------------------------------------------------------------------------------------------

    def fitted(self) -> tuple[complex, complex]:
        """How degrees are turned, stretched and shifted so that each island comes near the middle of its hex."""
        islands = self.chart["islands"]
        globe = [flat(island["longitude"], island["latitude"]) for island in islands]
        sheet = [complex(*self.hexes.centre(island["hex"])) for island in islands]
        middle, centre = sum(globe) / len(globe), sum(sheet) / len(sheet)
        pairs = [(one - middle, other - centre) for one, other in zip(globe, sheet, strict=True)]
        turn = sum(one.conjugate() * other for one, other in pairs) / sum(abs(one) ** 2 for one, _ in pairs)
        return turn, centre - turn * middle

    def at(self, longitude: float, latitude: float) -> Point:
        """Where a place of the globe lies on the chart."""
        place = self.turn * flat(longitude, latitude) + self.shift
        return place.real, place.imag

    def meridian(self, longitude: float) -> tuple[Point, Point]:
        return self.at(longitude, PARALLELS[0]), self.at(longitude, PARALLELS[-1])

    def parallel(self, latitude: float) -> tuple[Point, Point]:
        return self.at(MERIDIANS[0], latitude), self.at(MERIDIANS[-1], latitude)

    # ---- inside the neat line ----------------------------------------------------------------------------------------

    def ground(self) -> Iterator[str]:
        """Sea, ridge, graticule, compass, grid, islands, names of the hexes."""
        colour = self.colour
        yield box(self.chart["neat_line"], 'fill="url(#sea)"')
        if not self.plain:
            yield from self.ridge()
        yield from self.graticule()
        yield from self.compass()
        yield self.grid(colour["mw-grid"], 1.2, 0.75)
        yield from self.coordinates(colour["mw-ink"], 1.15, 0.74)
        for island in self.chart["islands"]:
            yield from self.island(island)
        yield from self.margins()
        yield from strokes(
            [written(name, x, y, 10, anchor) for name, (x, y, anchor) in self.degrees()], colour["mw-ink"], 0.95, 0.85
        )

    def ridge(self) -> Iterator[str]:
        """What rises from the floor of the ocean around the islands, in three tints."""
        ridge = self.chart["ridge"]
        islands = sorted((island["longitude"], island["latitude"]) for island in self.chart["islands"])
        spine = [self.at(*place) for place in (*ridge["beyond"], *islands, *ridge["after"])]
        noise = Noise("ridge")
        left, top, width, height = self.chart["neat_line"]
        sides = [left - 40, top - 40, width + 80, height + 80]
        for reach, (dashes, strength) in zip(ridge["depths"], DEPTHS, strict=True):

            def above(x: float, y: float, reach: float = reach) -> float:
                ripple = RIDGE_NOISE * noise.at(x / RIDGE_WAVE, y / RIDGE_WAVE)
                return (reach - distance((x, y), spine) + ripple) / reach

            d = "".join(smoothed(ring) for ring in contours(above, sides, RIDGE_STEP))
            yield f'<path fill="{self.colour["mw-ridge"]}" opacity="{strength}" d="{d}"/>'
            yield (
                f'<path fill="none" stroke="{self.colour["mw-reef"]}" stroke-width="1.1" stroke-dasharray="{dashes}" '
                f'opacity=".45" d="{d}"/>'
            )

    def graticule(self) -> Iterator[str]:
        lines = [self.meridian(degree) for degree in MERIDIANS if degree % EVERY == 0]
        lines += [self.parallel(degree) for degree in PARALLELS if degree % EVERY == 0]
        d = "".join(line(ends) for ends in lines)
        yield f'<path fill="none" stroke="{self.colour["mw-graticule"]}" opacity=".6" d="{d}"/>'

    def compass(self) -> Iterator[str]:
        """The rose, turned as north is on this sheet."""
        x, y, radius = self.chart["compass"]
        turn = math.degrees(cmath.phase(self.turn))
        rose = placed(symbol("compass"), -radius, -radius, radius / 50, self.colour["mw-grid"])
        yield f'<g opacity=".5" transform="translate({x} {y})rotate({tidy(turn)})">{rose}</g>'

    def island(self, island: dict[str, Any]) -> Iterator[str]:
        """A lagoon in its reef, with islets of sand."""
        colour = self.colour
        x, y = self.hexes.centre(island["hex"])
        across, down = island["lagoon"]
        draw = Random(island["hex"])

        def ring(part: float) -> str:
            spokes = [(angle, part + draw.uniform(-0.08, 0.08)) for angle in (math.tau * n / 20 for n in range(20))]
            return smoothed([(across * r * math.cos(a), down * r * math.sin(a)) for a, r in spokes])

        reef = ring(1)
        yield f'<g transform="translate({tidy(x)} {tidy(y + 1)})">'
        yield f'<path fill="none" stroke="{colour["mw-reef"]}" stroke-dasharray="3 4" d="{ring(1.24)}"/>'
        yield f'<path fill="{colour["mw-lagoon"]}" d="{reef}"/>'
        yield (
            f'<path fill="none" stroke="{colour["mw-reef-ring"]}" stroke-width="3.4" stroke-dasharray="2 3.2" '
            f'd="{reef}"/>'
        )
        for cx, cy, rx, ry in island["islets"]:
            yield (
                f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}" fill="{colour["mw-land"]}" '
                f'stroke="{colour["mw-ink"]}" stroke-width="1.1"/>'
            )
        if island.get("runway"):
            yield f'<path stroke="{colour["mw-ink"]}" stroke-width="1.4" d="M2.6 4.4l8.4-4.8M3.8-.8l6.4 4.8"/>'
        yield "</g>"

    def margins(self) -> Iterator[str]:
        """Letters above the columns, numbers before the rows."""
        hexes = self.hexes
        left, top, *_ = self.chart["neat_line"]
        letters = [
            written(hexes.letter(column), hexes.centre(hexes.name(column, 0))[0], top + 26, 14.5)
            for column in range(hexes.columns)
        ]
        numbers = [
            written(str(row + 1), left + 17, hexes.centre(hexes.name(0, row))[1] + 6.5, 13) for row in range(hexes.rows)
        ]
        yield from strokes([*letters, *numbers], self.colour["mw-ink"], 1.25)

    # ---- the frame ---------------------------------------------------------------------------------------------------

    def frame(self) -> Iterator[str]:
        """Neat line, a bar for every second degree, outer line."""
        ink = self.colour["mw-frame"]
        left, top, width, height = self.chart["neat_line"]
        yield f'<path fill="{ink}" d="{"".join(self.bars())}"/>'
        yield box([left, top, width, height], f'fill="none" stroke="{ink}" stroke-width="1.6"')
        yield box(
            [left - BAR, top - BAR, width + 2 * BAR, height + 2 * BAR], f'fill="none" stroke="{ink}" stroke-width="2.4"'
        )

    def bars(self) -> Iterator[str]:
        left, top, width, height = self.chart["neat_line"]
        for edge, is_level in ((top, True), (top + height, True), (left, False), (left + width, False)):
            start, length = (left, width) if is_level else (top, height)
            outward = edge - BAR if edge in (top, left) else edge
            ticks = [
                (degree, min(max(cut(ends, edge, is_level), start), start + length))
                for degree, ends in self.crossing(is_level)
            ]
            for (degree, one), (_, other) in pairwise(ticks):
                if degree % 2 == 0:
                    low, high = sorted((one, other))
                    yield bar(low, outward, high - low, BAR) if is_level else bar(outward, low, BAR, high - low)

    def crossing(self, is_level: bool) -> Iterator[tuple[int, tuple[Point, Point]]]:
        """The lines that cross the level edges of the frame, or the upright ones."""
        degrees, ends = (MERIDIANS, self.meridian) if is_level else (PARALLELS, self.parallel)
        yield from ((degree, ends(degree)) for degree in degrees)

    def degrees(self) -> Iterator[tuple[str, tuple[float, float, str]]]:
        """The numbers of the graticule, where its lines leave the chart at the bottom and at the right."""
        left, top, width, height = self.chart["neat_line"]
        for degree, ends in self.crossing(is_level=True):
            x = cut(ends, top + height, is_level=True)
            if degree % EVERY == 0 and left + 20 < x < left + width - 20:
                yield longitude_name(degree), (x, top + height - 7, "middle")
        for degree, ends in self.crossing(is_level=False):
            y = cut(ends, left + width, is_level=False)
            if degree % EVERY == 0 and top + 20 < y < top + height - 30:
                yield f"{degree}°N", (left + width - 6, y - 5, "end")


def flat(longitude: float, latitude: float) -> complex:
    """Degrees as distances on a plane, y downwards."""
    return complex((longitude - MIDDLE.real) * SHRINK, MIDDLE.imag - latitude)


def cut(ends: tuple[Point, Point], edge: float, is_level: bool) -> float:
    """Where a line meets a level or an upright edge: how far along it."""
    (ax, ay), (bx, by) = ends
    if is_level:
        return ax + (bx - ax) * (edge - ay) / (by - ay)
    return ay + (by - ay) * (edge - ax) / (bx - ax)


def longitude_name(degree: int) -> str:
    """East or west of Greenwich; the globe ends at 180."""
    east = (degree + 180) % 360 - 180
    if abs(east) == 180:
        return "180°"
    return f"{abs(east)}°{'E' if east > 0 else 'W'}"
