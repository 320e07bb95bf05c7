"""Straight lines between the centres of hexes, exact, in whole numbers.

Hexes have a flat top. An offset says how far one hex lies from another: so many columns to the east, so many half
hexes to the south. Directions and corners are counted clockwise from the north, as on a compass of twelve points:
the even ones are the six sides (N, NE, SE, S, SW, NW), each odd one is the corner between two of them.
"""

from __future__ import annotations

from functools import lru_cache

Offset = tuple[int, int]
Course = tuple[tuple[Offset, ...], ...]
"""The hexes of a line, one after the other; two at once, the western or northern first, where it runs between them."""

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: tuple[Offset, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""The neighbour in each direction."""
HERE = 12
"""The bearing of a hex from itself: no point of the compass."""

SIDE = 2
"""How far the sides lie from the centre, measured as `_ahead` does; the centres of neighbours lie twice as far."""
MOST_REMEMBERED = 8192


def opposite(direction: int) -> int:
    """The direction back."""
    return (direction + 3) % 6


def distance_of(x: int, y: int) -> int:
    """The fewest steps to a hex at this offset."""
    across, down = abs(x), abs(y)
    return across if down <= across else (across + down) // 2


def bearing_of(x: int, y: int) -> int:
    """The point of the compass at which the line to an offset leaves the hex: a side, or the corner between two."""
    if not x and not y:
        return HERE
    ahead = _ahead(x, y)
    most = max(ahead)
    first, last = ahead.index(most), 5 - ahead[::-1].index(most)
    if first == last:
        return 2 * first
    return 2 * first + 1 if last == first + 1 else 2 * last + 1


@lru_cache(MOST_REMEMBERED)
def course_of(x: int, y: int) -> Course:
    """All hexes whose inside the line to an offset passes through, from the first to the last.

    There may be more of them than the steps that lead there: four do to the hex three north-east and one south-east,
    but the line cuts a tip on its way and has five sides to cross. A hex of which it meets but a corner is not counted.
    """
    ahead = {direction: far for direction, far in enumerate(_ahead(x, y)) if far > 0}
    # The line leaves the hex it is in through the side that comes first: compared over one common denominator.
    common = 1
    for far in ahead.values():
        common *= far
    here = (0, 0)
    course: list[tuple[Offset, ...]] = [(here,)]
    while here != (x, y):
        passed = _ahead(*here)
        leaves = {direction: (passed[direction] + SIDE) * (common // far) for direction, far in ahead.items()}
        soonest = min(leaves.values())
        through = [direction for direction, when in leaves.items() if when == soonest]
        if len({ahead[direction] for direction in through}) < len(through):
            course.append(tuple(sorted(_step(here, direction) for direction in through)))
            here = _step(_step(here, through[0]), through[1])
        else:
            # At a corner where it does not run on along a side, it enters the hex that lies more nearly ahead.
            here = _step(here, max(through, key=lambda direction: ahead[direction]))
        course.append((here,))
    return tuple(course)


def _ahead(x: int, y: int) -> tuple[int, ...]:
    """How far an offset lies in each of the six directions; a neighbour in just this one lies two sides away."""
    return (-2 * y, 3 * x - y, 3 * x + y, 2 * y, y - 3 * x, -3 * x - y)


def _step(here: Offset, direction: int) -> Offset:
    x, y = STEPS[direction]
    return here[0] + x, here[1] + y
