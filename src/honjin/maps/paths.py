"""Cheapest ways under a price for each step.

The game gives the price of a step: into the hex that lies in a direction of another, or None where there is no way.
Prices are whole numbers, nought included. Among ways that cost the same the one of fewer steps is taken, then the one
that comes through the lower number, counted back from the end: so everybody always finds the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from heapq import heappop, heappush

from honjin.maps.hexgrid import OFF, HexGrid, HexSet, gather
from honjin.maps.straight import opposite

Price = Callable[[int, int], int | None]
"""What the step from a hex in a direction costs; None where it is not possible."""


@dataclass(frozen=True, slots=True)
class Reach:
    """All places within reach of one, the nearest first."""

    costs: dict[int, int]
    """What the cheapest way costs; the place itself costs nothing."""
    before: dict[int, int]
    """The place from which the cheapest way comes; of the place itself it is the place itself."""

    @property
    def places(self) -> HexSet:
        """All of them as a set, the first included."""
        return gather(self.costs)

    def way(self, goal: int) -> tuple[int, ...]:
        """The places of the cheapest way, from the first to the goal, both included."""
        found = [goal]
        while (place := self.before[found[-1]]) != found[-1]:
            found.append(place)
        return tuple(reversed(found))


def reach(grid: HexGrid, start: int, points: int, price: Price) -> Reach:
    """All hexes to which a way from the start costs at most so many points."""

    def steps(hex: int) -> Iterable[tuple[int, int | None]]:
        return [(near, price(hex, direction)) for direction, near in enumerate(grid.near[hex]) if near != OFF]

    return search(start, points, steps)


def reach_back(grid: HexGrid, goal: int, points: int, price: Price) -> Reach:
    """All hexes from which a way to the goal costs at most so many points; ways run from the goal back."""

    def steps(hex: int) -> Iterable[tuple[int, int | None]]:
        return [
            (near, price(near, opposite(direction))) for direction, near in enumerate(grid.near[hex]) if near != OFF
        ]

    return search(goal, points, steps)


def search(start: int, points: int, steps: Callable[[int], Iterable[tuple[int, int | None]]]) -> Reach:
    """The same among places of any kind, such as hex and facing in one number; `steps` says where to, for how much."""
    costs: dict[int, int] = {}
    before: dict[int, int] = {}
    waiting = [(0, 0, start, start)]
    while waiting:
        cost, length, place, came_from = heappop(waiting)
        if place in costs:
            continue
        costs[place], before[place] = cost, came_from
        for near, more in steps(place):
            if more is not None and near not in costs and cost + more <= points:
                heappush(waiting, (cost + more, length + 1, near, place))
    return Reach(costs, before)
