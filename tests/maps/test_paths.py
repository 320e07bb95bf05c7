"""Cheapest ways, against prices passed on from hex to hex until nothing gets cheaper."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from tests.maps.grids import QUICK, RAN, hexes_of, small_grids

from honjin.maps.facing import FRONT, TURNS
from honjin.maps.hexgrid import OFF, HexGrid, gather
from honjin.maps.paths import Reach, reach, reach_back, search
from honjin.maps.straight import opposite

Prices = list[list[int | None]]
Label = tuple[int, int]


@st.composite
def priced_grids(draw: st.DrawFn) -> tuple[HexGrid, Prices, int, int]:
    """A grid, a price for each step of each hex, a hex and so many points."""
    grid = draw(small_grids)
    price = st.none() | st.integers(0, 4)
    prices = draw(st.lists(st.lists(price, min_size=6, max_size=6), min_size=grid.size, max_size=grid.size))
    return grid, prices, draw(hexes_of(grid)), draw(st.integers(0, 12))


def labels(grid: HexGrid, prices: Prices, start: int) -> dict[int, Label]:
    """Cost and steps of the best way to each hex."""
    found = {start: (0, 0)}
    is_better = True
    while is_better:
        is_better = False
        for hex, (cost, steps) in list(found.items()):
            for direction, near in enumerate(grid.near[hex]):
                price = prices[hex][direction]
                if near == OFF or price is None:
                    continue
                label = (cost + price, steps + 1)
                if near not in found or label < found[near]:
                    found[near], is_better = label, True
    return found


def check_way(found: Reach, goal: int, start: int, best: dict[int, Label], prices: Prices, grid: HexGrid) -> None:
    """The way to a goal goes step by step, each time from the lowest of the hexes that are on a best way."""
    way = found.way(goal)
    assert (way[0], way[-1]) == (start, goal)
    for hex, next_hex in pairwise(way):
        cost, steps = best[next_hex]
        candidates = []
        for near in grid.near[next_hex]:
            if near != OFF and near in best:
                price = prices[near][grid.direction(near, next_hex)]
                if price is not None and (best[near][0] + price, best[near][1] + 1) == (cost, steps):
                    candidates.append(near)
        assert hex == min(candidates)


@QUICK
@given(priced_grids())
def test_reach_is_all_that_can_be_paid(case: tuple[HexGrid, Prices, int, int]) -> None:
    grid, prices, start, points = case
    found = reach(grid, start, points, lambda hex, direction: prices[hex][direction])
    best = {hex: label for hex, label in labels(grid, prices, start).items() if label[0] <= points}
    assert found.costs == {hex: cost for hex, (cost, _) in best.items()}
    assert found.places == gather(best)
    assert list(found.costs) == sorted(best, key=lambda hex: (best[hex][0], best[hex][1], hex))
    for goal in best:
        check_way(found, goal, start, best, prices, grid)


@QUICK
@given(priced_grids())
def test_reach_back_is_where_one_can_come_from(case: tuple[HexGrid, Prices, int, int]) -> None:
    grid, prices, goal, points = case

    def price(hex: int, direction: int) -> int | None:
        return prices[hex][direction]

    back = reach_back(grid, goal, points, price)
    expected = {}
    for start in range(grid.size):
        costs = reach(grid, start, points, price).costs
        if goal in costs:
            expected[start] = costs[goal]
    assert back.costs == expected
    for start, cost in back.costs.items():
        way = back.way(start)[::-1]
        paid = [prices[hex][grid.direction(hex, next_hex)] for hex, next_hex in pairwise(way)]
        assert sum(price for price in paid if price is not None) == cost
        assert None not in paid


def test_step_is_priced_by_the_hex_left_and_the_direction() -> None:
    here, north = RAN.number["1712"], RAN.number["1711"]
    asked = []

    def price(hex: int, direction: int) -> int:
        asked.append((hex, direction))
        return 1

    reach(RAN, here, 0, price)
    assert asked == [(here, direction) for direction in range(6)]
    asked.clear()
    reach_back(RAN, here, 0, price)
    assert asked[0] == (north, opposite(0))
    assert len(asked) == 6


def test_closed_hexes_are_gone_round() -> None:
    wall = RAN.set_of(["1710", "1711", "1712", "1713", "1714"])

    def price(hex: int, direction: int) -> int | None:
        return None if wall >> RAN.near[hex][direction] & 1 else 1

    found = reach(RAN, RAN.number["1612"], 20, price)
    way = [RAN.names[hex] for hex in found.way(RAN.number["1812"])]
    assert way == ["1612", "1613", "1614", "1715", "1814", "1813", "1812"]
    assert found.costs[RAN.number["1812"]] == 6
    assert not wall & found.places


def test_ways_of_the_same_price_are_chosen_by_number() -> None:
    found = reach(RAN, RAN.number["1712"], 2, lambda hex, direction: 1)
    assert [RAN.names[hex] for hex in found.way(RAN.number["1912"])] == ["1712", "1811", "1912"]
    assert [RAN.names[hex] for hex in found.costs][:3] == ["1712", "1611", "1612"]


def test_search_among_hexes_with_a_facing() -> None:
    """A piece that enters only hexes in front; in each hex one corner is free, others cost a point (RAN 7.12, 7.13)."""

    def steps(place: int) -> list[tuple[int, int | None]]:
        hex, facing = divmod(place, 6)
        return [
            (near * 6 + new, 1 + max(0, TURNS[facing][new] - 1))
            for new in range(6)
            for near in [RAN.near[hex][direction] for direction in FRONT[new]]
            if near != OFF
        ]

    here, east = RAN.number["1712"], 1
    found = search(here * 6 + east, 4, steps)
    cheapest: dict[str, int] = {}
    for place, cost in found.costs.items():
        cheapest.setdefault(RAN.names[place // 6], cost)
    assert cheapest["1811"] == cheapest["1711"] == 1, "front, and flank by a free turn"
    assert cheapest["1612"] == 2, "rear by two corners"
    assert cheapest["2112"] == 4
    assert "1312" not in cheapest, "nobody gets so far behind himself"
