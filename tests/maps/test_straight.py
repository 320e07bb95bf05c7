"""Straight lines, against hexes drawn corner by corner and cut in exact fractions."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.maps.grids import QUICK

from honjin.maps.straight import DIRECTIONS, HERE, STEPS, bearing_of, course_of, distance_of, opposite

Point = tuple[int, int]

# A hex of width 4 and height 6 in thirds of a column and of half a hex: stretched, so that corners are whole numbers.
# What is stretched keeps its straight lines, and what they cut.
CORNERS = ((2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3), (1, -3))

offsets = st.tuples(st.integers(-13, 13), st.integers(-13, 13)).map(lambda at: (at[0], 2 * at[1] + at[0] % 2))


def cut(goal: Point, hex: Point) -> tuple[Fraction, Fraction] | None:
    """From where to where the line to the goal lies in a hex or on its edge; None if nowhere, or at a corner only."""
    begin, end = Fraction(0), Fraction(1)
    x, y = 3 * goal[0], 3 * goal[1]
    corners = [(3 * hex[0] + dx, 3 * hex[1] + dy) for dx, dy in CORNERS]
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        # Positive on the inner side of the edge from a to b.
        at_start = (bx - ax) * (0 - ay) - (by - ay) * (0 - ax)
        gain = (bx - ax) * (y - ay) - (by - ay) * (x - ax) - at_start
        if gain == 0:
            if at_start < 0:
                return None
        elif gain > 0:
            begin = max(begin, Fraction(-at_start, gain))
        else:
            end = min(end, Fraction(-at_start, gain))
    return (begin, end) if begin < end else None


def is_on_edge(goal: Point, hex: Point, where: Fraction) -> bool:
    """Whether a point of the line, known to lie in a hex or on its edge, lies on its edge."""
    x, y = abs(3 * goal[0] * where - 3 * hex[0]), abs(3 * goal[1] * where - 3 * hex[1])
    return y == 3 or 3 * x + y == 6


def drawn_line(goal: Point) -> list[set[Point]]:
    """The hexes that the line to the goal passes through, two at once where it runs along their common side."""
    passed: dict[tuple[Fraction, Fraction], set[Point]] = {}
    for x in range(min(goal[0], 0) - 1, max(goal[0], 0) + 2):
        for y in range(min(goal[1], 0) - 2, max(goal[1], 0) + 3):
            if (x + y) % 2 == 0 and (found := cut(goal, (x, y))):
                passed.setdefault(found, set()).add((x, y))
    for (begin, end), hexes in passed.items():
        on_edge = {is_on_edge(goal, hex, (begin + end) / 2) for hex in hexes}
        assert on_edge == {len(hexes) == 2}
    return [passed[where] for where in sorted(passed)]


@pytest.mark.parametrize(
    "goal", [(x, y) for x in range(-5, 6) for y in range(-10, 11) if (x + y) % 2 == 0 and (x or y)]
)
def test_line_over_a_few_hexes_passes_what_is_drawn(goal: Point) -> None:
    assert [set(hexes) for hexes in course_of(*goal)] == drawn_line(goal)


@QUICK
@given(offsets.filter(any))
def test_line_over_many_hexes_passes_what_is_drawn(goal: Point) -> None:
    assert [set(hexes) for hexes in course_of(*goal)] == drawn_line(goal)


@QUICK
@given(offsets)
def test_line_is_the_same_from_its_other_end(goal: Point) -> None:
    back = [{(goal[0] + x, goal[1] + y) for x, y in hexes} for hexes in course_of(-goal[0], -goal[1])]
    assert [set(hexes) for hexes in course_of(*goal)] == back[::-1]


def test_line_runs_between_two_hexes() -> None:
    assert course_of(2, 0) == (((0, 0),), ((1, -1), (1, 1)), ((2, 0),))


def test_line_cuts_the_tip_of_a_hex_that_no_shortest_way_needs() -> None:
    goal = (4, -2)
    assert distance_of(*goal) == 4
    assert len(course_of(*goal)) == 6


def test_line_that_meets_but_a_corner_of_a_hex_does_not_enter_it() -> None:
    goal = (5, -3)
    # A third of the way along three hexes meet: the line goes from the second to the third, past the corner of another.
    assert distance_of(*goal) == 5
    assert course_of(*goal) == (((0, 0),), ((1, -1),), ((2, -2),), ((3, -1),), ((4, -2),), ((5, -3),))


@QUICK
@given(offsets.filter(any))
def test_bearing_is_where_the_line_leaves(goal: Point) -> None:
    point = bearing_of(*goal)
    sides = {point // 2, (point + 1) // 2 % 6}
    assert {STEPS[side] for side in sides} == set(course_of(*goal)[1])


def test_bearings_go_round_the_compass() -> None:
    ring = [(0, -4), (1, -3), (2, -2), (2, 0), (2, 2), (1, 3), (0, 4), (-1, 3), (-2, 2), (-2, 0), (-2, -2), (-1, -3)]
    assert [bearing_of(x, y) for x, y in ring] == list(range(12))
    assert bearing_of(0, 0) == HERE


def test_directions_go_round_the_compass() -> None:
    assert dict(zip(DIRECTIONS, STEPS, strict=True)) == {
        "N": (0, -2),
        "NE": (1, -1),
        "SE": (1, 1),
        "S": (0, 2),
        "SW": (-1, 1),
        "NW": (-1, -1),
    }
    for direction, (x, y) in enumerate(STEPS):
        assert STEPS[opposite(direction)] == (-x, -y)
