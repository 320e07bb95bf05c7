"""Areas joined by borders."""

from __future__ import annotations

from collections.abc import Iterable

AreaId = str


class AreaGraph:
    """An undirected graph of named areas; neighbours keep the order in which the areas were given."""

    __slots__ = ("_neighbours", "areas")

    def __init__(self, areas: Iterable[AreaId], borders: Iterable[tuple[AreaId, AreaId]]) -> None:
        self.areas = tuple(areas)
        joined = {frozenset(border) for border in borders}
        self._neighbours = {
            area: tuple(other for other in self.areas if frozenset((area, other)) in joined and other != area)
            for area in self.areas
        }

    def neighbours(self, area: AreaId) -> tuple[AreaId, ...]:
        """The areas that share a border with this one."""
        return self._neighbours[area]

    def are_adjacent(self, one: AreaId, other: AreaId) -> bool:
        """Whether two areas share a border."""
        return other in self._neighbours[one]

    def within(self, sources: Iterable[AreaId], borders_crossed: int) -> tuple[AreaId, ...]:
        """All areas at most so many borders away from any of the sources, the sources included."""
        reached = set(sources)
        for _ in range(borders_crossed):
            reached |= {near for area in reached for near in self._neighbours[area]}
        return tuple(area for area in self.areas if area in reached)
