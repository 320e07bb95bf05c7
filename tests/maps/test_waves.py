"""Waves find the same hexes as the search that goes from hex to hex."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from honjin.core.bits import members
from honjin.maps.hexgrid import HexGrid, gather, numbered
from honjin.maps.paths import search
from honjin.maps.waves import Waves

GRID = HexGrid(9, 7, numbered)
LOW_FIRST = HexGrid(8, 6, numbered, first_is_lower=True)


def test_on_open_ground_a_wave_is_a_ring() -> None:
    waves = Waves(GRID, lambda hex, direction: 1)
    middle = GRID.number["0504"]
    assert waves.reach(middle, 2, GRID.everywhere) == GRID.within(middle, 2)


def test_without_points_nobody_goes_anywhere() -> None:
    waves = Waves(GRID, lambda hex, direction: 1)
    assert waves.reach(3, 0, GRID.everywhere) == 1 << 3


def test_whoever_is_halted_goes_no_further_but_may_set_out_from_there() -> None:
    waves = Waves(GRID, lambda hex, direction: 1)
    middle = GRID.number["0504"]
    ring = GRID.ring(middle, 1)
    assert waves.reach(middle, 5, GRID.everywhere, halts=ring) == GRID.within(middle, 1)
    assert waves.reach(middle, 1, GRID.everywhere, halts=1 << middle) == GRID.within(middle, 1)


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("grid", [GRID, LOW_FIRST], ids=["high first", "low first"])
def test_waves_reach_what_the_search_reaches(grid: HexGrid, seed: int) -> None:
    lot = Random(seed)
    prices = [[lot.choice((1, 1, 2, 3, None)) for _ in range(6)] for _ in range(grid.size)]
    start = lot.randrange(grid.size)
    open_to = gather(hex for hex in range(grid.size) if lot.random() < 0.8)
    halts = gather(hex for hex in range(grid.size) if lot.random() < 0.2)
    dearer = gather(hex for hex in range(grid.size) if lot.random() < 0.2)
    points, by = lot.randrange(8), lot.choice((1, 2))

    def steps(hex: int) -> list[tuple[int, int | None]]:
        if halts >> hex & 1 and hex != start:
            return []
        return [
            (near, None if price is None else price + by * (dearer >> near & 1))
            for near, price in zip(grid.near[hex], prices[hex], strict=True)
            if near >= 0 and open_to >> near & 1
        ]

    waves = Waves(grid, lambda hex, direction: prices[hex][direction])
    found = search(start, points, steps)
    for goal in range(grid.size):
        way = waves.way(start, goal, points, open_to, halts, dearer, by)
        assert bool(way) is (goal in found.costs)
        if way:
            assert (way[0], way[-1]) == (start, goal)
            assert sum(dict(steps(one))[other] or 99 for one, other in pairwise(way)) == found.costs[goal]
    assert members(waves.reach(start, points, open_to, halts, dearer, by)) == tuple(
        sorted(search(start, points, steps).costs)
    )
