"""Waters: sea and ponds, rivers with their fords, streams, bridges.

Lines along a shore and ripples in a river are strokes upon strokes, each narrower than the last: what is left of the
wider one is a line at an equal distance, which costs a few letters where an outline of its own would cost thousands.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cached_property
from random import Random

from charts.common import Colours
from charts.field.battlefield import Battlefield
from charts.field.ink import again, filled, outline, stroke
from charts.field.outlines import Region
from charts.field.pen import Pen, curved, sampled, straight
from charts.field.stamps import scaled, stamped
from charts.shapes import Point, walked

SEA_DEPTHS = (150, 96, 52, 20)
"""How far from the shore each of its tints begins to give way to the next, the deepest first."""
BETWEEN = 4
"""So many steps lead from one tint to the next."""
SEA_LINES = (68, 51, 37, 25, 15, 7)
POND_LINES = (21, 13, 6)
FORD = 19.0
"""So near to a ford the river is shallow."""
STONES = (-17.0, -8.5, 0.0, 8.5, 17.0)


class Waters:
    """All waters of a battlefield."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.rivers = curved(field.rivers)
        self.streams = curved(field.streams)
        self.seas, self.ponds = self._standing()

    def _standing(self) -> tuple[Region | None, Region | None]:
        """Water that reaches the edge of the map is sea; other water is a pond."""
        left = set(self.field.of("water"))
        sea: set[str] = set()
        edge = [name for name in left if len(self.field.neighbours(name)) < 6]
        while edge:
            name = edge.pop()
            if name not in sea:
                sea.add(name)
                edge += [other for other in self.field.neighbours(name) if other in left]
        regions = [self.field.region(part, 3, 10, 60, "water") if part else None for part in (sea, left - sea)]
        return regions[0], regions[1]

    def definitions(self) -> Iterator[str]:
        """Lines that are drawn several times."""
        for name, region in (("sea", self.seas), ("pond", self.ponds)):
            if region:
                yield outline(name, curved(region.rings, closed=True))
        for name, d in (("river", self.rivers), ("stream", self.streams)):
            if d:
                yield f'<path id="{name}" stroke-linejoin="round" d="{d}"/>'
        if self.shallows:
            yield f'<path id="ford" stroke-linejoin="round" d="{straight(self.shallows)}"/>'

    # ---- meadows -----------------------------------------------------------------------------------------------------

    def meadows(self, colours: Colours) -> Iterator[str]:
        """Soft green along all running water, under everything else."""
        for name, d, widths in (("river", self.rivers, (112, 44)), ("stream", self.streams, (76, 16))):
            for wide in range(*widths, -12) if d else ():
                yield again(name, colours["fd-meadow"], wide, strength=0.1)

    # ---- sea and ponds -----------------------------------------------------------------------------------------------

    def standing(self, colours: Colours, plain: bool) -> Iterator[str]:
        """Sea and ponds, deeper the further from the shore."""
        if self.seas:
            beach = (44, 30) if not plain else ()
            for wide, strength in zip(beach, (0.45, 0.8), strict=False):
                yield again("sea", colours["fd-beach"], wide, strength=strength)
            if not plain:
                yield stroke(self._sand(), colours["fd-road-dot"], 2.4, strength=0.8, is_round=True)
            yield from self._shore("sea", colours, SEA_DEPTHS, SEA_LINES)
            if not plain:
                yield stroke("".join(self._waves()), colours["fd-foam"], 2.2, strength=0.7, is_round=True)
        if self.ponds:
            yield again("pond", colours["fd-bank"], 16, strength=0.4)
            yield from self._shore("pond", colours, (30, 14), POND_LINES)

    def _shore(self, name: str, colours: Colours, depths: tuple[int, ...], lines: tuple[int, ...]) -> Iterator[str]:
        tints = [colours[f"fd-sea-{number}"] for number in range(len(depths), -1, -1)]
        steps = dict(graded(depths, tints))
        yield filled(name, tints[0])
        yield f'<g clip-path="url(#in-{name})" stroke-linejoin="round">'
        tint = tints[0]
        for far in sorted({*steps, *lines}, reverse=True):
            tint = steps.get(far, tint)
            if far in lines:
                thin = 0.8 + 0.7 * (1 - far / max(lines))
                yield again(name, colours["fd-sea-line"], 2 * far + thin)
                yield again(name, tint, 2 * far - thin)
            else:
                yield again(name, tint, 2 * far)
        yield "</g>"
        yield again(name, colours["fd-coast"], 3.2)

    def _sand(self) -> str:
        """Grains along the beach."""
        assert self.seas is not None
        draw = Random("sand")
        pen = Pen()
        for ring in self.seas.rings:
            for (x, y), (east, south) in walked([*ring, ring[0]], 7):
                far = draw.uniform(5, 22)
                point = (x - south * far, y + east * far)
                if self.field.is_on_sheet(point):
                    pen.move(point)
                    pen.line((point[0] + 1, point[1]))
        return pen.path

    def _waves(self) -> Iterator[str]:
        assert self.seas is not None
        draw = Random("waves")
        left, top, across, down = self.field.neat_line
        for row in range(math.ceil(down / 30)):
            for column in range(math.ceil(across / 150)):
                x = left + column * 150 + (75 if row % 2 else 0) + draw.uniform(-22, 22)
                y = top + 8 + row * 30 + draw.uniform(-7, 7)
                if draw.random() < 0.8 and self._is_far_out((x, y), 90):
                    yield f"M{x - 22:.0f} {y:.0f}q7-9 14 0 8-12 16 0 7-9 14 0m-30-7q8-11 16 0"

    def _is_far_out(self, point: Point, by: float) -> bool:
        assert self.seas is not None
        turns = (math.tau * turn / 8 for turn in range(8))
        around = ((point[0] + by * math.cos(turn), point[1] + by * math.sin(turn)) for turn in turns)
        return all(self.seas.depth(other) > 0 for other in around)

    def boats(self, names: list[list[float]]) -> Iterator[str]:
        """At most three, off shore, clear of the names."""
        if not self.seas:
            return
        draw = Random("boats")
        left, top, across, down = self.field.neat_line
        found: list[Point] = []
        for _ in range(400):
            x, y = left + draw.uniform(90, across - 90), top + draw.uniform(70, down)
            is_clear = all(math.hypot((x - ox) / 4, y - oy) > 80 for ox, oy in found)
            is_clear &= all(not (bx - 90 < x < bx + w + 90 and by - 30 < y < by + h + 70) for bx, by, w, h in names)
            if len(found) < 3 and is_clear and self._is_far_out((x, y - 8), 62):
                found.append((x, y))
        for x, y in sorted(found, key=lambda point: point[1]):
            yield stamped("boat", x, y)

    # ---- running water -----------------------------------------------------------------------------------------------

    def running(self, colours: Colours, plain: bool) -> Iterator[str]:
        """Streams, then rivers, then what grows where a water rises."""
        if self.streams:
            yield again("stream", colours["fd-water-edge"], 11.5, is_round=True)
            yield again("stream", colours["fd-stream"], 7.4, is_round=True)
            yield again("stream", colours["fd-foam"], 1.7, dashes="14 16")
        if self.rivers:
            if not plain:
                yield again("river", colours["fd-shade"], 50, strength=0.16)
            yield from self._gravel(colours)
            yield again("river", colours["fd-water-edge"], 38)
            yield again("river", colours["fd-water"], 33)
            yield again("river", colours["fd-water-light"], 21)
            for wide, dashes in ((20, "26 20 10 30"), (7.5, "18 34")):
                yield again("river", colours["fd-foam"], wide, dashes=dashes, strength=0.9)
                yield again("river", colours["fd-water-light"], wide - 3.4)
            yield from self._fords(colours)
        yield from self._springs(colours)

    @cached_property
    def shallows(self) -> list[list[Point]]:
        """The stretches of rivers along ford sides."""
        fords = [self.field.waterside(pair) for pair in self.field.listed.get("ford", [])]
        found: list[list[Point]] = []
        for line in self.field.rivers:
            run: list[Point] = []
            for point in sampled(line, 6):
                if any(math.dist(point, ford) < self.field.hexes.size / 2 + 2 for ford in fords):
                    run.append(point)
                elif run:
                    found.append(run)
                    run = []
            if run:
                found.append(run)
        return [run for run in found if len(run) > 2]

    def _gravel(self, colours: Colours) -> Iterator[str]:
        if self.shallows:
            yield again("ford", colours["fd-gravel-edge"], 66, is_round=True)
            yield again("ford", colours["fd-gravel"], 62, is_round=True)
            yield stroke(self._pebbles(), colours["fd-gravel-edge"], 3.2, strength=0.75, is_round=True)

    def _pebbles(self) -> str:
        draw = Random("pebbles")
        pen = Pen()
        for run in self.shallows:
            for (x, y), (east, south) in walked(run, 9):
                for side in (-1, 1):
                    far = side * draw.uniform(22, 29)
                    point = (x - south * far, y + east * far)
                    pen.move(point)
                    pen.line((point[0] + draw.choice((1, 2)), point[1]))
        return pen.path

    def _fords(self, colours: Colours) -> Iterator[str]:
        """Shallow water over gravel, and stepping stones over every ford side."""
        if self.shallows:
            yield again("ford", colours["fd-gravel"], 44)
            yield again("ford", colours["fd-water"], 38, dashes="9 5")
            yield again("ford", colours["fd-ford"], 34, is_round=True)
            yield again("ford", colours["fd-foam"], 14, dashes="12 22 7 15", strength=0.8)
            yield again("ford", colours["fd-ford"], 11)
        draw = Random("stones")
        stones = ""
        for pair in self.field.listed.get("ford", []):
            (ax, ay), (bx, by) = (self.field.moved(end, 9) for end in self.field.side(pair))
            far = math.dist((ax, ay), (bx, by))
            east, south = (bx - ax) / far, (by - ay) / far
            x, y = self.field.waterside(pair)
            for way in STONES:
                along = draw.uniform(-2.4, 2.4)
                cx, cy = x - south * way + east * along, y + east * way + south * along
                stones += (
                    f'<ellipse cx="{cx:.0f}" cy="{cy:.0f}" rx="{draw.choice((4, 5))}" ry="{draw.choice((3, 4))}"/>'
                )
        if stones:
            yield f'<g fill="{colours["fd-plaster"]}" stroke="{colours["fd-ink"]}" stroke-width="1.4">{stones}</g>'

    def _springs(self, colours: Colours) -> Iterator[str]:
        """A pool among reeds where a water begins inside the map."""
        lines = [*self.field.streams, *self.field.rivers]
        ends = [end for line in lines for end in (line[0], line[-1])]
        for x, y in ends:
            meets = sum(math.dist((x, y), point) < 8 for line in lines for point in line)
            if self.field.is_on_sheet((x, y)) and meets == 1 and not self._at_bridge((x, y)):
                yield (
                    f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="15" ry="9" fill="{colours["fd-stream"]}" '
                    f'stroke="{colours["fd-water-edge"]}" stroke-width="2.2"/>'
                )
                for dx, dy in ((-17, -3), (-7, -8), (8, -7), (18, -1), (-13, 9), (12, 11)):
                    yield stamped("reed", x + dx, y + dy)

    def _at_bridge(self, point: Point) -> bool:
        return any(math.dist(point, self.field.waterside(pair)) < 40 for pair in self.field.listed.get("bridge", []))

    def bridges(self) -> Iterator[str]:
        """Decks with red rails, from hex to hex."""
        for pair in self.field.listed.get("bridge", []):
            (ax, ay), (bx, by) = (self.field.hexes.centre(name) for name in pair.split("-"))
            size = 1 if self.field.is_big(pair) else 0.7
            yield scaled("bridge", *self.field.waterside(pair), size, math.degrees(math.atan2(by - ay, bx - ax)))


def graded(depths: tuple[int, ...], tints: list[str]) -> Iterator[tuple[int, str]]:
    """Where each tint begins, from the deep to the shore, with steps between them."""
    for number, depth in enumerate(depths):
        onward = depths[number + 1] if number + 1 < len(depths) else 0
        for step in range(BETWEEN):
            part = (step + 1) / BETWEEN
            yield round(depth - (depth - onward) * step / BETWEEN), mixed(tints[number], tints[number + 1], part)


def mixed(one: str, other: str, part: float) -> str:
    """A colour between two."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)
