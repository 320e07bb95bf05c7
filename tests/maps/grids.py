"""Grids for the tests of maps: those of two games, and any small one."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

from honjin.maps.hexgrid import OFF, HexGrid, lettered, numbered

QUICK = settings(derandomize=True, deadline=None, max_examples=60)

MIDWAY = HexGrid(15, 12, lettered)
RAN = HexGrid(34, 22, numbered)
SMALL = (HexGrid(7, 6, numbered), HexGrid(6, 7, numbered, first_is_lower=True))

small_grids = st.builds(
    lambda columns, rows, first: HexGrid(columns, rows, numbered, first_is_lower=first),
    st.integers(1, 8),
    st.integers(1, 8),
    st.booleans(),
)


def hexes_of(grid: HexGrid) -> st.SearchStrategy[int]:
    return st.integers(0, grid.size - 1)


def sets_of(grid: HexGrid) -> st.SearchStrategy[int]:
    return st.integers(0, grid.everywhere)


def walk(grid: HexGrid, start: int, closed: int = 0) -> dict[int, int]:
    """The fewest steps to each hex, found by going from neighbour to neighbour."""
    steps = {} if closed >> start & 1 else {start: 0}
    frontier = list(steps)
    while frontier:
        hex = frontier.pop(0)
        for near in grid.near[hex]:
            if near != OFF and near not in steps and not closed >> near & 1:
                steps[near] = steps[hex] + 1
                frontier.append(near)
    return steps
