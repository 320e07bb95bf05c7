"""Ways round closed hexes and flights home, against walks and against all the flights there are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hypothesis import given
from hypothesis import strategies as st
from tests.maps.grids import MIDWAY, QUICK, SMALL, hexes_of, sets_of, small_grids, walk

from honjin.core.bits import members
from honjin.maps.detours import FAR, Detours
from honjin.maps.hexgrid import HexGrid, gather

STORM = MIDWAY.set_of(
    f"{column}{row}" for column, last in zip("ABCDEF", "555443", strict=True) for row in range(1, int(last) + 1)
)
FLIGHTS = Detours(MIDWAY)
BASE = MIDWAY.number["H6"]


def flights(
    detours: Detours, path: tuple[int, ...], left: int, base: int, closed: int = 0
) -> Iterator[tuple[int, ...]]:
    """Every path that goes on from this one, hex by hex, as long as it may, and ends at the base."""
    for hex in members(detours.steps(path[-1], left, (base,), closed)):
        longer = (*path, hex)
        if hex == base:
            yield longer
        yield from flights(detours, longer, left - 1, base, closed)


def all_walks(grid: HexGrid, path: tuple[int, ...], left: int) -> Iterator[tuple[int, ...]]:
    for near in members(grid.next_to[path[-1]]) if left else ():
        yield (*path, near)
        yield from all_walks(grid, (*path, near), left - 1)


@QUICK
@given(small_grids, st.data())
def test_detours_are_what_walks_take(grid: HexGrid, data: st.DataObject) -> None:
    closed, hex = data.draw(sets_of(grid)), data.draw(hexes_of(grid))
    detours = Detours(grid)
    steps = walk(grid, hex, closed)
    for other in range(grid.size):
        assert detours.distance(hex, other, closed) == steps.get(other, FAR)
    for reach in range(-1, 20):
        near = gather(other for other, far in steps.items() if far <= reach)
        assert detours.within(hex, reach, closed) == near


@QUICK
@given(small_grids, st.data())
def test_nothing_closed_is_the_grid_itself(grid: HexGrid, data: st.DataObject) -> None:
    one, other = data.draw(hexes_of(grid)), data.draw(hexes_of(grid))
    assert Detours(grid).distance(one, other) == grid.distance(one, other)
    assert Detours(grid).within(one, 3) == grid.within(one, 3)


def test_way_through_a_maze_may_be_long() -> None:
    columns = 200
    grid = HexGrid(columns, 6, lambda column, row: f"{column}/{row}")
    walls = gather(
        grid.at(column, row)
        for column in range(2, columns + 1, 2)
        for row in range(1, 7)
        if row != (6 if column % 4 else 1)
    )
    ends = grid.at(1, 1), grid.at(columns - 1, 6)
    assert Detours(grid).distance(*ends, walls) == walk(grid, ends[0], walls)[ends[1]] > 255


@QUICK
@given(st.data())
def test_flights_home_are_all_walks_that_come_home(data: st.DataObject) -> None:
    grid = data.draw(st.sampled_from(SMALL))
    base, closed = data.draw(hexes_of(grid)), data.draw(sets_of(grid)) & data.draw(sets_of(grid))
    found = list(flights(Detours(grid), (base,), 4, base, closed))
    expected = [
        path for path in all_walks(grid, (base,), 4) if path[-1] == base and not any(closed >> hex & 1 for hex in path)
    ]
    assert found == expected


def test_flights_from_midway_island_of_at_most_six_hexes() -> None:
    assert sum(1 for _ in flights(FLIGHTS, (BASE,), 6, BASE)) == 2508


def test_flights_from_midway_island_of_at_most_twelve_hexes() -> None:
    @cache
    def count(hex: int, left: int) -> int:
        onward = members(FLIGHTS.steps(hex, left, (BASE,)))
        return sum((near == BASE) + count(near, left - 1) for near in onward)

    assert count(BASE, 12) == 58_600_529


@QUICK
@given(st.data())
def test_step_is_open_as_long_as_the_flight_can_be_completed(data: st.DataObject) -> None:
    hex, target, base = (data.draw(hexes_of(MIDWAY)) for _ in range(3))
    left = data.draw(st.integers(0, 12))
    steps = FLIGHTS.steps(hex, left, (target, base), STORM)
    for near in members(MIDWAY.next_to[hex]):
        out, back = walk(MIDWAY, near, STORM).get(target, FAR), walk(MIDWAY, target, STORM).get(base, FAR)
        assert bool(steps >> near & 1) == (1 + out + back <= left)


def test_strike_at_the_end_of_its_range_has_to_go_straight() -> None:
    target = MIDWAY.number["H3"]
    assert MIDWAY.names_of(FLIGHTS.steps(BASE, 6, (target, BASE))) == ("H5",)
    assert FLIGHTS.steps(BASE, 5, (target, BASE)) == 0
    assert FLIGHTS.steps(BASE, 12, (target, BASE)) == MIDWAY.next_to[BASE]


def test_storm_lies_four_hexes_from_midway_island() -> None:
    assert STORM.bit_count() == 26
    assert MIDWAY.within(BASE, 3) & STORM == 0
    assert MIDWAY.within(BASE, 4) & STORM


def test_storm_turns_aircraft_away() -> None:
    base = MIDWAY.number["G4"]
    assert MIDWAY.names_of(FLIGHTS.steps(base, 6, (base,))) == ("F3", "F4", "G3", "G5", "H3", "H4")
    assert MIDWAY.names_of(FLIGHTS.steps(base, 6, (base,), STORM)) == ("F4", "G3", "G5", "H3", "H4")
    inside = MIDWAY.number["C3"]
    assert FLIGHTS.steps(inside, 12, (inside,), STORM) == 0
    assert FLIGHTS.distance(inside, base, STORM) == FLIGHTS.distance(base, inside, STORM) == FAR
    assert FLIGHTS.distance(MIDWAY.number["G1"], MIDWAY.number["A6"]) == 8
    assert FLIGHTS.distance(MIDWAY.number["G1"], MIDWAY.number["A6"], STORM) == 9
