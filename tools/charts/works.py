"""The works of the siege: forts by their level, and trenches along the first front."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from charts.common import line, tidy
from charts.shapes import Point, distance, is_inside, walked

WORKS: dict[int, tuple[bool, list[Point]]] = {
    2: (False, [(-27, 10.5), (-15, -10.5), (15, -10.5), (27, 10.5)]),
    3: (False, [(-27, 15), (-22.5, -12), (0, -25.5), (22.5, -12), (27, 15)]),
    4: (True, [(-28.5, 18), (-24, -13.5), (0, -28.5), (24, -13.5), (28.5, 18)]),
    5: (
        True,
        [(-30, 16.5), (-30, -7.5), (-13.5, -27), (13.5, -27), (30, -7.5), (30, 16.5), (10.5, 22.5), (-10.5, 22.5)],
    ),
}
"""Open work, lunette, closed redoubt, permanent fort: whether the gorge is closed, and the line of the parapet."""
UNIT = 30
"""Half the breadth of the works above."""
LEAST_WORK, STRONGEST_WORK = min(WORKS), max(WORKS)
CAPONIERS: list[Point] = [(-13.5, -27), (13.5, -27), (-30, 3), (30, 3)]
GLACIS_STEP = 5.5

TRENCH_DEPTH = 11
TRENCH_STEP = 6
TRENCH_TICK = 5
LEAST_TRENCH = 4
"""So many steps a trench has at least; shorter pieces are left out."""


def fort(level: int, fill: str, yard: str) -> Iterator[str]:
    """A work of this level, about the origin; the ink is the current colour."""
    closed, parapet = WORKS[min(level, STRONGEST_WORK)]
    parapet_line = line(parapet, closed)
    if closed:
        yield f'<path fill="{fill}" stroke-width="4.2" d="{parapet_line}"/>'
        yield f'<path fill="{yard}" stroke-width="1.3" d="{line([(x * 0.58, y * 0.58) for x, y in parapet], closed)}"/>'
    else:
        yield f'<path fill="none" stroke-width="3.4" d="{parapet_line}"/>'
    if level >= STRONGEST_WORK:
        squares = "".join(f"M{tidy(x - 3.4)} {tidy(y - 3.4)}h6.8v6.8h-6.8z" for x, y in CAPONIERS)
        yield f'<path fill="currentColor" stroke="none" d="{squares}M-9 3.6h18v4.8h-18z"/>'
    yield f'<path fill="none" stroke-width=".9" d="{glacis(parapet, closed)}"/>'


def glacis(parapet: list[Point], closed: bool) -> str:
    """Strokes, long and short in turn, down the slope before the parapet."""
    strokes = []
    for (ax, ay), (bx, by) in pairwise([*parapet, parapet[0]] if closed else parapet):
        length = math.hypot(bx - ax, by - ay)
        outward = ((by - ay) / length, (ax - bx) / length)
        count = max(2, round(length / GLACIS_STEP))
        for number in range(count + 1):
            part = number / count
            x, y = ax + (bx - ax) * part + 3.2 * outward[0], ay + (by - ay) * part + 3.2 * outward[1]
            reach = 5.5 if number % 2 else 8.5
            strokes.append(f"M{tidy(x)} {tidy(y)}l{tidy(reach * outward[0])} {tidy(reach * outward[1])}")
    return "".join(strokes)


def trenches(border: list[Point], ring: list[Point]) -> tuple[str, str]:
    """The trench inside a ring along one of its borders, and its ticks towards the enemy."""
    drawn, ticks = "", ""
    for piece in trench_pieces(border, ring):
        drawn += line(at for at, _ in piece)
        ticks += "".join(
            f"M{tidy(x)} {tidy(y)}l{tidy(TRENCH_TICK * away[0])} {tidy(TRENCH_TICK * away[1])}"
            for (x, y), away in piece[1:-1]
        )
    return drawn, ticks


def trench_pieces(border: list[Point], ring: list[Point]) -> Iterator[list[tuple[Point, Point]]]:
    """Pieces of points with the direction of the enemy; where the border turns too sharply the trench breaks off."""
    piece: list[tuple[Point, Point]] = []
    for (x, y), (east, south) in walked(border, TRENCH_STEP):
        # The ground of the ring lies on one side of its border all along.
        side = 1 if is_inside((x - south * 3, y + east * 3), ring) else -1
        inward = (-south * side, east * side)
        at = (x + inward[0] * TRENCH_DEPTH, y + inward[1] * TRENCH_DEPTH)
        if distance(at, [*ring, ring[0]]) > TRENCH_DEPTH - 1.2 and is_inside(at, ring):
            piece.append((at, (-inward[0], -inward[1])))
        elif piece:
            if len(piece) >= LEAST_TRENCH:
                yield piece
            piece = []
    if len(piece) >= LEAST_TRENCH:
        yield piece
