"""Plane geometry: the points of paths, distances, whether a point lies inside, smooth lines."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import accumulate, pairwise

from charts.common import tidy

Point = tuple[float, float]


def points_of(path: str) -> list[Point]:
    """The corners of a path of the board: one absolute start, then steps."""
    start, *steps = _pairs(path)
    return list(accumulate(steps, lambda at, step: (at[0] + step[0], at[1] + step[1]), initial=start))


def _pairs(path: str) -> list[Point]:
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def is_inside(point: Point, ring: list[Point]) -> bool:
    """Whether a ray from the point crosses the ring an odd number of times."""
    x, y = point
    crossings = [
        (bx - ax) * (y - ay) / (by - ay) + ax > x
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]])
        if (ay > y) != (by > y)
    ]
    return sum(crossings) % 2 == 1


def distance(point: Point, line: list[Point]) -> float:
    """How far a point is from a line of several stretches."""
    return min(_distance(point, a, b) for a, b in pairwise(line))


def _distance(point: Point, a: Point, b: Point) -> float:
    across, down = b[0] - a[0], b[1] - a[1]
    square = across * across + down * down
    part = ((point[0] - a[0]) * across + (point[1] - a[1]) * down) / square if square else 0.0
    part = min(1.0, max(0.0, part))
    return math.hypot(point[0] - a[0] - part * across, point[1] - a[1] - part * down)


def walked(line: list[Point], step: float) -> Iterator[tuple[Point, Point]]:
    """Points at equal steps along a line, each with the direction of the line there."""
    due = 0.0
    for (ax, ay), (bx, by) in pairwise(line):
        length = math.hypot(bx - ax, by - ay)
        heading = ((bx - ax) / length, (by - ay) / length)
        while due < length:
            yield (ax + heading[0] * due, ay + heading[1] * due), heading
            due += step
        due -= length


def smoothed(ring: list[Point]) -> str:
    """A closed line through the middles between points, each of which only pulls."""
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise([ring[-1], *ring])]
    path = f"M{tidy(middles[0][0])} {tidy(middles[0][1])}"
    for (x, y), (mx, my) in zip(ring, [*middles[1:], middles[0]], strict=True):
        path += f"Q{tidy(x)} {tidy(y)} {tidy(mx)} {tidy(my)}"
    return path + "Z"
