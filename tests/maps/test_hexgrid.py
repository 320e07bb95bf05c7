"""Grids of hexes, against walks from neighbour to neighbour and the examples of two games."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.maps.grids import MIDWAY, QUICK, RAN, SMALL, hexes_of, sets_of, small_grids, walk

from honjin.core.bits import members
from honjin.maps.hexgrid import OFF, HexGrid, gather, lettered, numbered
from honjin.maps.straight import DIRECTIONS, HERE, opposite

# Midway, figures 4a to 4d: what a scout flies, and the raid it may meet.
FLIGHTS = {
    "4a": "H6 I6 H5 G5 F5 F6 G7 H6",
    "4b": "H6 H5 H4 H3 G3 F3 F4 G5 G6 H6",
    "4c": "H6 H5 G5 F5 F6 G7 H6",
    "4d": "H6 I6 H5 H4 G5 F4 F3 G3 H3 H4 H5 H6",
    "raid": "G3 G4 G5 G6 G5 G4 G3",
}

# How columns and rows change from a hex to its neighbours, as the two games print it.
HIGH = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 0), "NW": (-1, -1)}
LOW = {"N": (0, -1), "NE": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}


def named(grid: HexGrid, hex: str) -> list[str]:
    return [grid.names[near] for near in grid.near[grid.number[hex]]]


def test_neighbours_of_midway_island() -> None:
    assert named(MIDWAY, "H6") == ["H5", "I6", "I7", "H7", "G7", "G6"]


def test_neighbours_on_either_kind_of_column() -> None:
    assert named(RAN, "0512") == ["0511", "0611", "0612", "0513", "0412", "0411"]
    assert named(RAN, "0612") == ["0611", "0712", "0713", "0613", "0513", "0512"]


def test_neighbours_where_the_first_column_is_lower() -> None:
    grid = HexGrid(15, 12, lettered, first_is_lower=True)
    assert named(grid, "H6") == ["H5", "I5", "I6", "H7", "G6", "G5"]
    assert named(grid, "G6") == ["G5", "H6", "H7", "G7", "F7", "F6"]


@pytest.mark.parametrize("grid", [MIDWAY, RAN, *SMALL])
def test_neighbours_are_those_printed(grid: HexGrid) -> None:
    for column in range(1, grid.columns + 1):
        is_low = column % 2 == (1 if grid.first_is_lower else 0)
        for row in range(1, grid.rows + 1):
            near = grid.near[grid.at(column, row)]
            for direction, (across, down) in (LOW if is_low else HIGH).items():
                assert near[DIRECTIONS.index(direction)] == grid.at(column + across, row + down)


def test_corners_of_the_map_have_no_more_than_the_map_gives() -> None:
    assert MIDWAY.near[MIDWAY.number["A1"]] == (OFF, OFF, MIDWAY.number["B1"], MIDWAY.number["A2"], OFF, OFF)
    assert MIDWAY.names_of(MIDWAY.next_to[MIDWAY.number["O12"]]) == ("N11", "N12", "O11")


def test_names_count_from_one_and_in_the_order_of_numbers() -> None:
    assert (MIDWAY.size, MIDWAY.names[0], MIDWAY.names[-1]) == (180, "A1", "O12")
    assert (RAN.size, RAN.names[0], RAN.names[-1]) == (748, "0101", "3422")
    assert list(RAN.names) == sorted(RAN.names)
    assert [MIDWAY.number[name] for name in MIDWAY.names] == list(range(180))
    assert MIDWAY.names[MIDWAY.at(8, 6)] == "H6"
    assert MIDWAY.at(0, 6) == MIDWAY.at(16, 6) == MIDWAY.at(8, 0) == MIDWAY.at(8, 13) == OFF


def test_sets_have_names() -> None:
    some = MIDWAY.set_of(["H6", "G6", "I7"])
    assert MIDWAY.names_of(some) == ("G6", "H6", "I7")
    assert members(some) == tuple(sorted(MIDWAY.number[name] for name in ("G6", "H6", "I7")))


@QUICK
@given(small_grids)
def test_near_goes_both_ways(grid: HexGrid) -> None:
    for hex in range(grid.size):
        assert grid.next_to[hex] == gather(near for near in grid.near[hex] if near != OFF)
        for direction, near in enumerate(grid.near[hex]):
            if near != OFF:
                assert grid.near[near][opposite(direction)] == hex
                assert grid.direction(hex, near) == direction
                assert grid.bearing(hex, near) == 2 * direction


@QUICK
@given(small_grids)
def test_distance_is_what_a_walk_takes(grid: HexGrid) -> None:
    for hex in range(grid.size):
        steps = walk(grid, hex)
        assert [steps[other] for other in range(grid.size)] == list(grid.distances[hex])


@QUICK
@given(st.data())
def test_distance_is_a_metric(data: st.DataObject) -> None:
    one, other, third = (data.draw(hexes_of(RAN)) for _ in range(3))
    assert RAN.distance(one, other) == RAN.distance(other, one)
    assert (RAN.distance(one, other) == 0) == (one == other)
    assert RAN.distance(one, third) <= RAN.distance(one, other) + RAN.distance(other, third)


def test_distance_over_the_whole_of_a_large_map_is_what_a_walk_takes() -> None:
    for name in ("0101", "0112", "1711", "1811", "3401", "3422"):
        hex = RAN.number[name]
        assert walk(RAN, hex) == dict(enumerate(RAN.distances[hex]))


@pytest.mark.parametrize(
    ("distance", "hexes"),
    [(0, "H6"), (1, "G6 I7"), (2, "H4 H8 G5 J6 J5 F7"), (3, "H3 K6 J8"), (4, "L8 F3"), (6, "N9")],
)
def test_distances_from_midway_island(distance: int, hexes: str) -> None:
    for hex in hexes.split():
        assert MIDWAY.distance(MIDWAY.number["H6"], MIDWAY.number[hex]) == distance, hex


def test_two_vans_at_mimasetoge_stand_two_hexes_apart() -> None:
    assert RAN.distance(RAN.number["1409"], RAN.number["1608"]) == 2


@pytest.mark.parametrize("flight", FLIGHTS.values(), ids=FLIGHTS)
def test_flights_of_the_figures_go_from_neighbour_to_neighbour(flight: str) -> None:
    path = [MIDWAY.number[name] for name in flight.split()]
    assert all(MIDWAY.direction(one, other) != OFF for one, other in pairwise(path))


def test_direction_of_what_is_no_neighbour() -> None:
    assert MIDWAY.direction(MIDWAY.number["H6"], MIDWAY.number["H4"]) == OFF
    assert MIDWAY.direction(MIDWAY.number["H6"], MIDWAY.number["H6"]) == OFF
    assert MIDWAY.bearing(MIDWAY.number["H6"], MIDWAY.number["H6"]) == HERE


def test_raid_over_g5_heads_south() -> None:
    assert DIRECTIONS[MIDWAY.direction(MIDWAY.number["G4"], MIDWAY.number["G5"])] == "S"


@QUICK
@given(small_grids, st.data())
def test_within_and_ring_are_what_walks_reach(grid: HexGrid, data: st.DataObject) -> None:
    hex = data.draw(hexes_of(grid))
    steps = walk(grid, hex)
    for reach in data.draw(st.permutations(range(20))):
        assert grid.within(hex, reach) == gather(other for other, far in steps.items() if far <= reach)
        assert grid.ring(hex, reach) == gather(other for other, far in steps.items() if far == reach)


def test_nothing_is_within_less_than_no_steps() -> None:
    assert MIDWAY.within(MIDWAY.number["H6"], -1) == 0


def test_boats_begin_in_one_of_eighteen_hexes_round_midway() -> None:
    hex = MIDWAY.number["H6"]
    assert (MIDWAY.within(hex, 2) ^ 1 << hex).bit_count() == 18
    assert MIDWAY.ring(hex, 1) == MIDWAY.next_to[hex]


@QUICK
@given(small_grids, st.data())
def test_beside_a_set_are_the_neighbours_of_its_members(grid: HexGrid, data: st.DataObject) -> None:
    some = data.draw(sets_of(grid))
    expected = 0
    for hex in members(some):
        expected |= grid.next_to[hex]
    assert grid.beside(some) == expected


def test_line_of_names() -> None:
    def line(grid: HexGrid, one: str, other: str) -> list[str]:
        return ["/".join(grid.names[hex] for hex in hexes) for hexes in grid.line(grid.number[one], grid.number[other])]

    assert line(RAN, "0512", "0515") == ["0512", "0513", "0514", "0515"]
    assert line(RAN, "0512", "0812") == ["0512", "0612", "0712", "0812"]
    assert line(RAN, "0512", "0912") == ["0512", "0611/0612", "0712", "0811/0812", "0912"]
    assert line(RAN, "0512", "0512") == ["0512"]
    assert line(RAN, "0101", "0501") == ["0101", "0201", "0301", "0401", "0501"], "the edge of the map"
    assert line(RAN, "0222", "0622") == ["0222", "0322", "0422", "0522", "0622"], "the edge of the map"


@pytest.mark.parametrize("grid", SMALL)
def test_lines_are_ways_on_the_map(grid: HexGrid) -> None:
    for one in range(grid.size):
        for other in range(grid.size):
            line = grid.line(one, other)
            assert line[0] == (one,)
            assert line[-1] == (other,)
            for some, others in pairwise(line):
                assert all(grid.distance(hex, next_hex) == 1 for hex in some for next_hex in others)
            assert line[::-1] == grid.line(other, one)
            assert all(hexes == tuple(sorted(hexes)) for hexes in line)


def test_names_of_two_digits() -> None:
    assert (numbered(5, 12), numbered(34, 2), lettered(8, 6), lettered(15, 12)) == ("0512", "3402", "H6", "O12")
