"""All hexes within reach of one, found for all of them at once: a wave for each point of movement.

Where a piece goes anywhere on a map this is many times as quick as `paths.py`. The prices of a map's steps are sorted
once into sets: for each price, and each distance between the numbers of two hexes, the hexes from which such a step can
be taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from honjin.maps.hexgrid import OFF, HexGrid, HexSet
from honjin.maps.straight import opposite

Price = Callable[[int, int], int | None]
"""What the step from a hex in a direction costs, one or more; None where it is not possible."""


class Waves:
    """The steps of one kind of piece on one map."""

    __slots__ = ("_near", "_prices", "_steps")

    def __init__(self, grid: HexGrid, price: Price) -> None:
        self._near = grid.near
        self._prices = tuple(
            tuple(price(hex, direction) if other != OFF else None for direction, other in enumerate(near))
            for hex, near in enumerate(grid.near)
        )
        by_cost: dict[int, dict[int, HexSet]] = {}
        for hex, near in enumerate(grid.near):
            for other, cost in zip(near, self._prices[hex], strict=True):
                if cost is not None:
                    shifts = by_cost.setdefault(cost, {})
                    shifts[other - hex] = shifts.get(other - hex, 0) | 1 << hex
        self._steps = tuple(
            (
                cost,
                _union(shifts.values()),
                tuple((shift, hexes) for shift, hexes in shifts.items() if shift > 0),
                tuple((-shift, hexes) for shift, hexes in shifts.items() if shift < 0),
            )
            for cost, shifts in sorted(by_cost.items())
        )
        """By price: all hexes with such a step, and which of them have it to a higher or to a lower number."""

    def reach(
        self, start: int, points: int, open_to: HexSet, halts: HexSet = 0, dearer: HexSet = 0, by: int = 1
    ) -> HexSet:
        """The hexes to which a way costs at most so many points, the start included.

        It leads only through hexes that are open; whoever enters one that halts goes no further, and some are dearer
        to enter, by a point or more.
        """
        return _union(self._waves(1 << start, points, open_to, halts, dearer, by))

    def way(
        self, start: int, goal: int, points: int, open_to: HexSet, halts: HexSet = 0, dearer: HexSet = 0, by: int = 1
    ) -> tuple[int, ...]:
        """The cheapest way to a hex, both ends included; nothing if it is out of reach. Everybody finds the same."""
        waves = self._waves(1 << start, points, open_to, halts, dearer, by)
        spent = next((cost for cost, wave in enumerate(waves) if wave >> goal & 1), None)
        if spent is None:
            return ()
        way = [goal]
        while way[-1] != start:
            hex = way[-1]
            for direction, before in enumerate(self._near[hex]):
                price = self._prices[before][opposite(direction)] if before != OFF else None
                left = spent - (price or spent + 1) - by * (dearer >> hex & 1)
                if left >= 0 and waves[left] >> before & 1 and (before == start or not halts >> before & 1):
                    way.append(before)
                    spent = left
                    break
        return tuple(reversed(way))

    def rings(self, starts: HexSet, points: int, open_to: HexSet) -> list[HexSet]:
        """For each number of points the hexes to which the cheapest way from any of some costs just so much."""
        return self._waves(starts, points, open_to, 0, 0, 1)

    def _waves(
        self, starts: HexSet, points: int, open_to: HexSet, halts: HexSet, dearer: HexSet, by: int
    ) -> list[HexSet]:
        """For each number of points the hexes to which the cheapest way costs just so much."""
        waves: list[HexSet] = [0] * (points + 1 + by)
        waves[0] = found = starts
        for spent in range(points + 1):
            here = waves[spent]
            if spent:
                here &= ~found
                waves[spent] = here
                found |= here
                here &= ~halts
            if not here:
                continue
            for cost, some, up, down in self._steps:
                if spent + cost > points:
                    break
                if not here & some:
                    continue
                entered = 0
                for shift, hexes in up:
                    entered |= (here & hexes) << shift
                for shift, hexes in down:
                    entered |= (here & hexes) >> shift
                entered &= open_to
                if dearer:
                    waves[spent + cost + by] |= entered & dearer
                    entered &= ~dearer
                waves[spent + cost] |= entered
        return waves[: points + 1]


def _union(sets: Iterable[HexSet]) -> HexSet:
    found = 0
    for hexes in sets:
        found |= hexes
    return found
