"""One battle on paper: what lies in its hexes, and the lines of its waters and roads before they are drawn."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from itertools import pairwise
from typing import Any

from charts.field.outlines import Lattice, Region
from charts.field.pen import middle, sampled
from charts.hex_chart import Hexes
from charts.relief import Noise
from charts.shapes import Point
from honjin.games.ran.battle_checks import LEGEND
from honjin.games.ran.pack import Scenario

RIVER, STREAM = ("river", "ford", "bridge"), "stream"
WATER_NOISE, ROAD_NOISE, WAVE = 9.0, 6.0, 62.0
STRAIGHTEN = 24.0
"""So far a road leaves the centre of a hex at most: a row of hexes that only go up and down becomes a straight road."""
RUN_OFF = 150.0
"""So far lines that reach the edge of the map run on, under the frame."""
EDGE = 66.0
"""Water that comes so near the edge of the map leaves it."""
RAMP = 32.0
"""From the middle of a bridge to its ends."""

Side = tuple[Point, Point]


class Battlefield:
    """The ground of a battle."""

    def __init__(self, scenario: Scenario, grid: dict[str, Any], neat_line: list[float]) -> None:
        self.scenario = scenario
        self.hexes = Hexes(grid)
        self.neat_line = neat_line
        self.ground = self._picture(scenario.terrain, LEGEND)
        self.height = {name: int(sign) for name, sign in self._picture(scenario.heights).items()}
        self.highest = max(self.height.values())
        self.listed = {row.id: list(row.sides) for row in scenario.hexsides}
        self.lattice = Lattice(self.hexes)
        self._noise = Noise(scenario.id)

    def _picture(self, rows: Iterable[str], legend: dict[str, str] | None = None) -> dict[str, str]:
        return {
            self.hexes.name(column, row): legend[sign] if legend else sign
            for row, line in enumerate(rows)
            for column, sign in enumerate(line)
        }

    # ---- hexes -------------------------------------------------------------------------------------------------------

    def of(self, ground: str) -> list[str]:
        """The hexes of one kind of ground."""
        return [name for name, kind in self.ground.items() if kind == ground]

    def neighbours(self, name: str) -> list[str]:
        """The hexes next to one."""
        x, y = self.hexes.centre(name)
        turns = (math.radians(60 * turn + 30) for turn in range(6))
        near = [(x + self.hexes.pitch * math.cos(turn), y + self.hexes.pitch * math.sin(turn)) for turn in turns]
        found = (self.centres.get((round(px), round(py))) for px, py in near)
        return [other for other in found if other]

    @cached_property
    def centres(self) -> dict[tuple[int, int], str]:
        """The hexes by where they lie."""
        centres = ((name, self.hexes.centre(name)) for name in self.hexes.places)
        return {(round(x), round(y)): name for name, (x, y) in centres}

    def is_on_sheet(self, point: Point, within: float = 0) -> bool:
        """Whether a point lies inside the neat line, so far from it at least."""
        left, top, width, height = self.neat_line
        x, y = point
        return left + within <= x <= left + width - within and top + within <= y <= top + height - within

    def region(self, members: Iterable[str], blur: int, ripple: float, wave: float, seed: str) -> Region:
        """The ground of some hexes, with a soft outline."""
        return self.lattice.region(list(members), blur, ripple, wave, f"{self.scenario.id} {seed}")

    # ---- waters ------------------------------------------------------------------------------------------------------

    def side(self, pair: str) -> Side:
        """The ends of a hexside, such as 0116-0117."""
        one, other = (self.hexes.corners(name) for name in pair.split("-"))
        shared = [corner for corner in one if any(math.dist(corner, there) < 2 for there in other)]
        return shared[0], shared[1]

    @cached_property
    def rivers(self) -> list[list[Point]]:
        """The lines of the rivers, fords and bridges included."""
        return [self._led_off(line) for line in chains(map(self.side, self._big))]

    @cached_property
    def streams(self) -> list[list[Point]]:
        """The lines of the streams."""
        big = set(self._big)
        small = [pair for kind in (STREAM, "ford", "bridge") for pair in self.listed.get(kind, []) if pair not in big]
        return [self._led_off(line) for line in chains(map(self.side, small))]

    @cached_property
    def _big(self) -> list[str]:
        """The sides of rivers: a ford or a bridge belongs to the river that it continues, else to a stream."""
        found = list(self.listed.get("river", []))
        rest = [pair for kind in ("ford", "bridge") for pair in self.listed.get(kind, [])]
        while found:
            ends = {_key(end) for pair in found for end in self.side(pair)}
            joined = [pair for pair in rest if any(_key(end) in ends for end in self.side(pair))]
            if not joined:
                break
            found += joined
            rest = [pair for pair in rest if pair not in joined]
        return found

    def is_big(self, pair: str) -> bool:
        """Whether a river flows there, not a stream."""
        return pair in self._big

    def waterside(self, pair: str) -> Point:
        """Where the water of a hexside really flows: lines leave the sides a little."""
        return middle(*(self.moved(end, WATER_NOISE) for end in self.side(pair)))

    def _led_off(self, line: list[Point]) -> list[Point]:
        """A line of water, uneven as water is; where it comes to the edge of the map it leaves it."""
        left, top, width, height = self.neat_line
        moved = [self.moved(point, WATER_NOISE) for point in line]
        for end in (0, -1):
            x, y = line[end]
            before = line[1 if end == 0 else -2]
            edges = [(y - top, (0, -1)), (top + height - y, (0, 1)), (x - left, (-1, 0)), (left + width - x, (1, 0))]
            near, (east, south) = min(edges)
            if near < EDGE:
                far = math.dist(line[end], before)
                out = ((x - before[0]) / far / 2 + east, (y - before[1]) / far / 2 + south)
                beyond = [(x + out[0] * by, y + out[1] * by) for by in (RUN_OFF / 3, RUN_OFF)]
                moved = [*reversed(beyond), *moved] if end == 0 else [*moved, *beyond]
        return moved

    def moved(self, point: Point, by: float) -> Point:
        """A point as it is drawn: a little beside where it is counted, the same for all lines that meet there."""
        x, y = point
        return (
            x + by * self._noise.at(x / WAVE, y / WAVE, 2),
            y + by * self._noise.at(x / WAVE + 31, y / WAVE, 2),
        )

    # ---- roads -------------------------------------------------------------------------------------------------------

    @cached_property
    def paths_of(self) -> dict[str, set[str]]:
        """The hexes to which roads lead from each hex with a road."""
        found: dict[str, set[str]] = defaultdict(set)
        for road in self.scenario.roads:
            for one, other in pairwise(road.hexes):
                found[one].add(other)
                found[other].add(one)
        return found

    @cached_property
    def roads(self) -> list[list[Point]]:
        """The lines of the roads, every stretch once."""
        seen: set[frozenset[str]] = set()
        runs: list[list[str]] = []
        for road in self.scenario.roads:
            run: list[str] = []
            for one, other in pairwise(road.hexes):
                if frozenset((one, other)) in seen:
                    run = []
                    continue
                seen.add(frozenset((one, other)))
                if not run:
                    run = [one]
                    runs.append(run)
                run.append(other)
        return [self._road(run, runs) for run in runs]

    def _road(self, run: list[str], runs: list[list[str]]) -> list[Point]:
        places = [self._roadside(name) for name in run]
        for end in (0, -1):
            places[end] = self._junction(run[end], runs) or places[end]
        bridges = {frozenset(pair.split("-")): pair for pair in self.listed.get("bridge", [])}
        line = [places[0]]
        for (here, there), (_, after) in zip(pairwise(run), pairwise(places), strict=True):
            pair = bridges.get(frozenset((here, there)))
            if pair:
                line += self.ramps(pair, here)
            line.append(after)
        for end in (0, -1):
            before = line[1 if end == 0 else -2]
            if self._leaves(run[end]):
                (x, y), (px, py) = line[end], before
                beyond = [(x + (x - px) * by, y + (y - py) * by) for by in (1, 2)]
                line = [*reversed(beyond), *line] if end == 0 else [*line, *beyond]
        return line

    def _junction(self, name: str, runs: list[list[str]]) -> Point | None:
        """Where a road that ends in this hex meets one that goes on: upon the curve, which the hex only pulls."""
        for run in runs:
            if name in run[1:-1]:
                at = run.index(name)
                (ax, ay), (x, y), (bx, by) = (self._roadside(other) for other in run[at - 1 : at + 2])
                return 0.125 * ax + 0.75 * x + 0.125 * bx, 0.125 * ay + 0.75 * y + 0.125 * by
        return None

    def ramps(self, pair: str, first: str) -> list[Point]:
        """Where a road comes upon a bridge and where it leaves it, from the side of one hex."""
        here, there = pair.split("-") if pair.startswith(first) else reversed(pair.split("-"))
        (ax, ay), (bx, by) = self.hexes.centre(here), self.hexes.centre(there)
        far = math.dist((ax, ay), (bx, by))
        x, y = self.waterside(pair)
        return [(x + (bx - ax) / far * way, y + (by - ay) / far * way) for way in (-RAMP, RAMP)]

    def _leaves(self, name: str) -> bool:
        """Whether a road that ends in this hex leaves the map there."""
        column, row = self.hexes.places[name]
        at_edge = column in (0, self.hexes.columns - 1) or row in (0, self.hexes.rows - 1)
        return at_edge and len(self.paths_of[name]) == 1

    def _roadside(self, name: str) -> Point:
        """Where a road passes through a hex."""
        x, y = self.hexes.centre(name)
        if len(self.paths_of[name]) == 2:
            mx, my = middle(*(self.hexes.centre(other) for other in self.paths_of[name]))
            far = math.hypot(mx - x, my - y)
            part = min(0.5, STRAIGHTEN / far) if far else 0
            x, y = x + (mx - x) * part, y + (my - y) * part
        return self.moved((x, y), ROAD_NOISE)

    # ---- what must stay free -----------------------------------------------------------------------------------------

    @cached_property
    def reserve(self) -> Reserve:
        """Where no tree, house or rock may stand: on roads and waters."""
        reserve = Reserve()
        for lines, reach in ((self.roads, 22), (self.streams, 17), (self.rivers, 34)):
            for line in lines:
                reserve.keep(sampled(line), reach)
        return reserve


class Reserve:
    """Ground that is kept free, in small squares."""

    SQUARE = 6.0

    def __init__(self) -> None:
        self._taken: set[tuple[int, int]] = set()

    def keep(self, line: list[Point], reach: float) -> None:
        """Keeps free all ground within reach of a line."""
        wide = math.ceil(reach / self.SQUARE)
        disc = [
            (i, j)
            for i in range(-wide, wide + 1)
            for j in range(-wide, wide + 1)
            if math.hypot(i, j) * self.SQUARE <= reach
        ]
        for (ax, ay), (bx, by) in pairwise(line):
            steps = max(1, math.ceil(math.hypot(bx - ax, by - ay) / self.SQUARE))
            for step in range(steps + 1):
                column = round((ax + (bx - ax) * step / steps) / self.SQUARE)
                row = round((ay + (by - ay) * step / steps) / self.SQUARE)
                self._taken.update((column + i, row + j) for i, j in disc)

    def is_free(self, point: Point) -> bool:
        """Whether something may stand there."""
        return (round(point[0] / self.SQUARE), round(point[1] / self.SQUARE)) not in self._taken


def chains(sides: Iterable[Side]) -> list[list[Point]]:
    """Hexsides as lines that are as long as possible; where three meet one line ends."""
    ends: dict[tuple[int, int], list[tuple[Point, Point]]] = defaultdict(list)
    left = []
    for one, other in sides:
        ends[_key(one)].append((one, other))
        ends[_key(other)].append((other, one))
        left.append(frozenset((_key(one), _key(other))))
    unused = set(left)

    def walk(start: tuple[int, int]) -> list[Point]:
        line = [ends[start][0][0]]
        at = start
        while True:
            onward = [there for _, there in ends[at] if frozenset((at, _key(there))) in unused]
            if not onward or (len(line) > 1 and len(ends[at]) > 2):
                return line
            unused.discard(frozenset((at, _key(onward[0]))))
            line.append(onward[0])
            at = _key(onward[0])

    found = []
    # From the ends and forks first; what is left then are rings.
    for start in sorted(ends, key=lambda key: (len(ends[key]) == 2, key)):
        while any(frozenset((start, _key(there))) in unused for _, there in ends[start]):
            found.append(walk(start))
    return found


def _key(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])
