"""Front, flank and rear of pieces that face a corner, as RAN 7.11 has them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.maps.grids import QUICK, RAN, hexes_of, small_grids

from honjin.maps.facing import FACINGS, FACINGS_TOWARDS, FLANK, FRONT, REAR, TURNS, Arcs, Zone
from honjin.maps.hexgrid import HexGrid
from honjin.maps.straight import DIRECTIONS

ARCS = Arcs(RAN)
EAST, NORTH_EAST, NORTH_WEST = FACINGS.index("E"), FACINGS.index("NE"), FACINGS.index("NW")
HERE = RAN.number["1712"]


def words(directions: tuple[int, int]) -> set[str]:
    return {DIRECTIONS[direction] for direction in directions}


@pytest.mark.parametrize(
    ("facing", "front", "flank", "rear"),
    [
        ("E", {"NE", "SE"}, {"N", "S"}, {"NW", "SW"}),
        ("NE", {"N", "NE"}, {"NW", "SE"}, {"SW", "S"}),
        ("NW", {"N", "NW"}, {"NE", "SW"}, {"SE", "S"}),
        ("W", {"NW", "SW"}, {"N", "S"}, {"NE", "SE"}),
        ("SW", {"SW", "S"}, {"NW", "SE"}, {"N", "NE"}),
        ("SE", {"SE", "S"}, {"NE", "SW"}, {"N", "NW"}),
    ],
)
def test_zones_of_each_facing(facing: str, front: set[str], flank: set[str], rear: set[str]) -> None:
    number = FACINGS.index(facing)
    assert (words(FRONT[number]), words(FLANK[number]), words(REAR[number])) == (front, flank, rear)


@QUICK
@given(small_grids, st.data())
def test_zones_share_the_neighbours_out(grid: HexGrid, data: st.DataObject) -> None:
    arcs = Arcs(grid)
    hex, facing = data.draw(hexes_of(grid)), data.draw(st.integers(0, 5))
    front, flank, rear = arcs.front[facing][hex], arcs.flank[facing][hex], arcs.rear[facing][hex]
    assert front | flank | rear == grid.next_to[hex]
    assert front.bit_count() + flank.bit_count() + rear.bit_count() == grid.next_to[hex].bit_count()
    # Who turns about has his rear in front of him.
    assert arcs.front[(facing + 3) % 6][hex] == rear
    zones: dict[Zone, int] = {"front": front, "flank": flank, "rear": rear}
    for near in grid.near[hex]:
        if near >= 0:
            zone = arcs.angle(hex, facing, near)
            assert zone == arcs.arc(hex, facing, near), "a neighbour is never between two zones"
            assert zones[zone] >> near & 1


def test_piece_that_faces_east() -> None:
    assert RAN.names_of(ARCS.front[EAST][HERE]) == ("1811", "1812")
    assert RAN.names_of(ARCS.flank[EAST][HERE]) == ("1711", "1713")
    assert RAN.names_of(ARCS.rear[EAST][HERE]) == ("1611", "1612")


@pytest.mark.parametrize(
    ("other", "angle", "arc"),
    [
        ("1912", "front", "front"),  # due east, between the two hexes in front
        ("2010", "front", "front"),
        ("1810", "front", "flank"),  # between front and flank
        ("1709", "flank", "flank"),
        ("1610", "flank", "rear"),  # between flank and rear
        ("1512", "rear", "rear"),  # due west, between the two hexes in the rear
    ],
)
def test_zone_of_farther_hexes(other: str, angle: Zone, arc: Zone) -> None:
    assert ARCS.angle(HERE, EAST, RAN.number[other]) == angle
    assert ARCS.arc(HERE, EAST, RAN.number[other]) == arc


def test_facings_towards_a_neighbour_have_it_in_front() -> None:
    for direction, facings in enumerate(FACINGS_TOWARDS):
        assert set(facings) == {facing for facing in range(6) if direction in FRONT[facing]}


def test_turns_are_counted_the_shorter_way() -> None:
    assert TURNS[EAST][EAST] == 0
    assert TURNS[EAST][NORTH_EAST] == TURNS[NORTH_EAST][EAST] == 1
    assert TURNS[EAST][NORTH_WEST] == 2
    assert [max(turns) for turns in TURNS] == [3] * 6
