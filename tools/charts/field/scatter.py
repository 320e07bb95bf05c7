"""Things strewn over hexes: never twice on the same spot, never on a road, always the same for the same hex."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from charts.shapes import Point

TRIES = 160


def strewn(
    seed: str, centre: Point, reach: float, count: int, apart: float, fits: Callable[[Point], bool]
) -> list[Point]:
    """Up to so many points around a centre, so far from each other, the hindmost first."""
    draw = Random(seed)
    found: list[Point] = []
    for _ in range(TRIES):
        far, turn = reach * math.sqrt(draw.random()), draw.uniform(0, math.tau)
        point = (centre[0] + far * math.cos(turn), centre[1] + far * math.sin(turn))
        if len(found) < count and all(math.dist(point, other) >= apart for other in found) and fits(point):
            found.append(point)
    return sorted(found, key=lambda point: point[1])
