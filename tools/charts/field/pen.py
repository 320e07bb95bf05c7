"""Paths in whole numbers, each step counted from the last: a third of the letters that other paths take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from charts.shapes import Point

Lines = Iterable[Sequence[Point]]


class Pen:
    """Writes a path; rounding never adds up, as every step starts where the pen really stands."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._at = self._start = (0, 0)
        self._letter = ""

    @property
    def path(self) -> str:
        """What has been written so far."""
        return "".join(self._parts)

    def move(self, point: Point) -> None:
        """Begins a line there."""
        is_first = not self._parts
        self._write("M" if is_first else "m", [point])
        self._start = self._at
        # Further points after a move are lines, counted from the last one if the move was.
        self._letter = "" if is_first else "l"

    def line(self, *points: Point) -> None:
        """Straight on to these points."""
        for point in points:
            self._write("l", [point])

    def bend(self, towards: Point, point: Point) -> None:
        """A curve that is pulled towards one point and ends at the other."""
        self._write("q", [towards, point])

    def close(self) -> None:
        """Back to where the line began."""
        self._parts.append("z")
        self._at, self._letter = self._start, "z"

    def _write(self, letter: str, points: list[Point]) -> None:
        x, y = self._at
        numbers = ""
        for px, py in points:
            to = (round(px), round(py))
            for number in (to[0] - x, to[1] - y):
                numbers += f" {number}" if numbers and number >= 0 else f"{number}"
            self._at = to
        is_same = letter == self._letter and letter != "m"
        self._parts.append((" " if numbers[0] != "-" else "") + numbers if is_same else letter + numbers)
        self._letter = letter


def curved(lines: Lines, closed: bool = False) -> str:
    """Soft lines: the points of each only pull, its ends and the middles between two points lie on it."""
    pen = Pen()
    for line in lines:
        if closed:
            _ring(pen, line)
        else:
            _run(pen, line)
    return pen.path


def _ring(pen: Pen, ring: Sequence[Point]) -> None:
    pen.move(middle(ring[-1], ring[0]))
    for here, there in zip(ring, [*ring[1:], ring[0]], strict=True):
        pen.bend(here, middle(here, there))
    pen.close()


def _run(pen: Pen, line: Sequence[Point]) -> None:
    pen.move(line[0])
    for here, there in pairwise(line[1:]):
        pen.bend(here, there if there is line[-1] else middle(here, there))
    if len(line) == 2:
        pen.line(line[1])


def straight(lines: Lines, closed: bool = False) -> str:
    """Lines from point to point."""
    pen = Pen()
    for first, *others in lines:
        pen.move(first)
        pen.line(*others)
        if closed:
            pen.close()
    return pen.path


def middle(one: Point, other: Point) -> Point:
    """Half-way."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def sampled(line: Sequence[Point], pieces: int = 4) -> list[Point]:
    """Points upon the soft line that `curved` draws of an open one."""
    found = [line[0]]
    start = line[0]
    for here, there in pairwise(line[1:]):
        end = there if there is line[-1] else middle(here, there)
        for piece in range(1, pieces + 1):
            t = piece / pieces
            pull, stay = 2 * t * (1 - t), (1 - t) * (1 - t)
            found.append(
                (stay * start[0] + pull * here[0] + t * t * end[0], stay * start[1] + pull * here[1] + t * t * end[1])
            )
        start = end
    return found if len(line) > 2 else list(line)
