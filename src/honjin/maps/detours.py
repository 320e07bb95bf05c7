"""Shortest ways round closed hexes, and flights that still come home.

An aircraft may enter so many hexes in all. It may fly on to a neighbour as long as what is left then suffices for the
places it has to come to, its base last. A storm closes hexes to it, as in Midway.
"""

from __future__ import annotations

from functools import lru_cache

from honjin.core.bits import members
from honjin.core.memory import loosely
from honjin.maps.hexgrid import HexGrid, HexSet

FAR = 1 << 16
"""The distance of a hex to which no way leads: more than any other."""

MOST_REMEMBERED = 4096


class Detours:
    """Distances on a map where no way may enter, leave or cross some closed hexes; remembered for each set of them."""

    __slots__ = ("__weakref__", "_grid", "_row", "_spheres")

    def __init__(self, grid: HexGrid) -> None:
        self._grid = grid
        self._spheres = lru_cache(MOST_REMEMBERED)(loosely(self._find_spheres))
        self._row = lru_cache(MOST_REMEMBERED)(loosely(self._find_row))

    def distance(self, one: int, other: int, closed: HexSet = 0) -> int:
        """The fewest steps from one hex to another; FAR if there is no way."""
        if not closed:
            return self._grid.distances[one][other]
        return self._row(one, closed)[other]

    def within(self, hex: int, reach: int, closed: HexSet = 0) -> HexSet:
        """All hexes at most so many steps away, the hex itself included; none if it is closed."""
        if not closed or reach < 0:
            return self._grid.within(hex, reach)
        spheres = self._spheres(hex, closed)
        return spheres[min(reach, len(spheres) - 1)]

    def steps(self, hex: int, left: int, stops: tuple[int, ...], closed: HexSet = 0) -> HexSet:
        """The neighbours that one may enter with so many steps left and still come to all the stops, in their order.

        A flight home has its base as the only stop; a strike on its way out the target and the base.
        """
        spare = left - 1
        for i in range(len(stops) - 1):
            spare -= self.distance(stops[i], stops[i + 1], closed)
        return self._grid.next_to[hex] & self.within(stops[0], spare, closed)

    def _find_spheres(self, hex: int, closed: HexSet) -> tuple[HexSet, ...]:
        """What lies within 0, 1, 2 and so on steps of a hex, up to all that can be reached."""
        grid, free = self._grid, self._grid.everywhere & ~closed
        reached, wider = 0, 1 << hex & free
        spheres = []
        while wider != reached:
            spheres.append(wider)
            reached, wider = wider, wider | grid.beside(wider) & free
        return tuple(spheres) or (0,)

    def _find_row(self, hex: int, closed: HexSet) -> tuple[int, ...]:
        row = [FAR] * self._grid.size
        inner = 0
        for steps, sphere in enumerate(self._spheres(hex, closed)):
            for other in members(sphere ^ inner):
                row[other] = steps
            inner = sphere
        return tuple(row)
