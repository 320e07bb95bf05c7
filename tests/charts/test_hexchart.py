"""Hexes in text: each has its own cells, and neighbours lie beside each other."""

from __future__ import annotations

from honjin.charts.hexchart import HexChart
from honjin.maps.hexgrid import OFF, HexGrid, lettered


def test_no_two_hexes_share_a_cell_and_all_are_on_the_sheet() -> None:
    chart = HexChart(5, 4, 4, 2, first_is_lower=False, left=1, width=21)
    cells = [
        (line + down, cell + right)
        for line, cell in chart.spots
        for down in range(chart.high)
        for right in range(chart.wide)
    ]
    assert len(set(cells)) == len(cells)
    assert max(line for line, _ in cells) < chart.height == len(chart.canvas("").lines())
    assert max(cell for _, cell in cells) < chart.width


def test_neighbours_touch_each_other_and_nobody_else_does() -> None:
    for first_is_lower in (False, True):
        grid = HexGrid(5, 4, lettered, first_is_lower=first_is_lower)
        chart = HexChart(5, 4, 4, 2, first_is_lower=first_is_lower)
        for one, spot in enumerate(chart.spots):
            beside = {at for at, other in enumerate(chart.spots) if touches(chart, spot, other)}
            assert beside == {near for near in grid.near[one] if near != OFF}


def touches(chart: HexChart, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two hexes have a stretch of their outlines in common."""
    down, right = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (right == 0 and down == chart.high) or (right == chart.wide and down < chart.high)
