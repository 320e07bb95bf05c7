"""Where the names of places stand: near what they name, never upon each other nor upon the armies at the start."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from charts.field.battlefield import Battlefield
from charts.field.pen import sampled
from charts.shapes import Point, walked

SIZES = {
    "castle": (42, 34),
    "sea": (58, 44),
    "camp": (31, 27),
    "temple": (40, 32),
    "hill": (40, 32),
    "river": (32, 28),
    "field": (42, 34),
    "town": (32, 27),
    "spot": (29, 26),
}
"""The sizes of the Japanese and of the other name by the rank of a place; places come in this order."""
SPACED = {"sea": 0.7, "field": 0.14, "hill": 0.12, "castle": 0.12, "temple": 0.1}
"""Room between two Japanese letters, as a part of their size."""
LATIN = 0.46
"""The width of other letters as a part of their size, on the whole."""
GROWTH = 0.62
"""Names grow so much slower than the map."""
FAR, STEP = 330, 22
EDGE = 16.0
FORBIDDEN = 9.0

Box = tuple[float, float, float, float]


@dataclass
class Label:
    """A place with its names, and where they stand."""

    hex: str
    rank: str
    kanji: str
    latin: list[str]
    """In the other languages; there is room for the longest."""
    data: dict[str, Any] = field(default_factory=dict)
    box: Box = (0, 0, 0, 0)


class Names:
    """Finds the cheapest place for each name."""

    def __init__(self, ground: Battlefield, unit: float, in_water: Callable[[Point], bool]) -> None:
        self.ground = ground
        self.growth = 1 + GROWTH * (unit - 1)
        self._in_water = in_water
        self.soft: list[tuple[float, float, float]] = [*self._lines(), *self._grounds()]
        self.closed: list[Box] = list(self._armies())

    def sizes(self, rank: str) -> tuple[float, float]:
        """How large the two names of a place are."""
        upper, lower = SIZES[rank]
        return round(upper * self.growth), round(lower * self.growth)

    def extent(self, label: Label) -> tuple[float, float]:
        """How much room a name needs."""
        upper, lower = self.sizes(label.rank)
        letters = len(label.kanji)
        wide = letters * upper + (letters - 1) * upper * SPACED.get(label.rank, 0.06)
        return max(wide, max(map(len, label.latin)) * lower * LATIN) + 8, upper + lower

    def place(self, labels: list[Label]) -> None:
        """Gives every label its box, the most important first."""
        order = list(SIZES)
        for label in sorted(labels, key=lambda label: (order.index(label.rank), label.hex)):
            wide, high = self.extent(label)
            x, y = self.ground.hexes.centre(label.hex)
            reach = range(-FAR, FAR + 1, STEP)
            spots = [(x + dx, y + dy) for dy in reach for dx in reach]
            near = Near(self, (x - FAR - wide / 2, y - FAR - high / 2, 2 * FAR + wide, 2 * FAR + high))
            cx, cy = min(spots, key=lambda spot: self._cost(label, spot, wide, high, near))
            label.box = (cx - wide / 2, cy - high / 2, wide, high)
            self.closed.append((cx - wide / 2 - 10, cy - high / 2 - 6, wide + 20, high + 12))

    def _cost(self, label: Label, spot: Point, wide: float, high: float, near: Near) -> float:
        left, top = spot[0] - wide / 2, spot[1] - high / 2
        corners = [(left + wide * i / 4, top + high * j / 2) for i in range(5) for j in range(3)]
        if not all(self.ground.is_on_sheet(corner, EDGE) for corner in (corners[0], corners[-1])):
            return math.inf
        x, y = self.ground.hexes.centre(label.hex)
        cost = math.hypot(spot[0] - x, 1.15 * (spot[1] - y)) * 0.0042
        if label.rank == "sea":
            cost = cost / 4 + FORBIDDEN * sum(not self._in_water(corner) for corner in corners)
        for box in near.closed:
            shared = overlap((left, top, wide, high), box)
            if shared > 0:
                cost += FORBIDDEN + shared / 700
        for sx, sy, weight in near.soft:
            if left < sx < left + wide and top < sy < top + high:
                cost += weight
        return cost

    def _armies(self) -> Iterator[Box]:
        """The counters at the start, with their wedges, the camps, and the banners of the leaders."""
        scenario, hexes = self.ground.scenario, self.ground.hexes
        for x, y in (hexes.centre(unit.hex) for unit in scenario.units):
            yield (x - 54, y - 40, 108, 80)
        for x, y in (hexes.centre(army.honjin) for army in scenario.armies):
            yield (x - 50, y - 40, 100, 84)
        for x, y in (hexes.centre(contingent.busho.hex) for contingent in scenario.contingents):
            yield (x - 58, y - 66, 40, 60)

    def _lines(self) -> Iterator[tuple[float, float, float]]:
        """Points of roads and waters: names rather leave them free."""
        for lines, weight in ((self.ground.roads, 0.12), (self.ground.streams, 0.12), (self.ground.rivers, 0.3)):
            for line in lines:
                yield from ((x, y, weight) for (x, y), _ in walked(sampled(line), 26))
        for pair in (*self.ground.listed.get("palisade", ()), *self.ground.listed.get("bridge", ())):
            (ax, ay), (bx, by) = self.ground.side(pair)
            yield from ((ax + (bx - ax) * part, ay + (by - ay) * part, 1.0) for part in (0, 0.5, 1))

    def _grounds(self) -> Iterator[tuple[float, float, float]]:
        """Points of villages, castles and paddies."""
        weights = {"village": 1.0, "castle": 1.0, "paddy": 0.02, "water": 0.1}
        for name, kind in self.ground.ground.items():
            if kind in weights:
                x, y = self.ground.hexes.centre(name)
                yield from ((x + dx, y + dy, weights[kind]) for dx in (-30, 0, 30) for dy in (-30, 0, 30))


class Near:
    """What a name can come upon within some ground."""

    def __init__(self, names: Names, ground: Box) -> None:
        left, top, wide, high = ground
        self.closed = [box for box in names.closed if overlap(ground, box)]
        self.soft = [spot for spot in names.soft if left < spot[0] < left + wide and top < spot[1] < top + high]


def overlap(one: Box, other: Box) -> float:
    """How large the ground is that two boxes share."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0
