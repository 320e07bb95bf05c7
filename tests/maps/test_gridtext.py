"""Maps in letters: what stands where, and every problem told at once."""

from __future__ import annotations

import pytest

from honjin.maps.gridtext import HEIGHTS, UnreadableMap, read_hexsides, read_picture, read_roads, sides_with
from honjin.maps.hexgrid import HexGrid, numbered
from honjin.maps.straight import DIRECTIONS

GRID = HexGrid(4, 3, numbered)
LEGEND = {".": "clear", "w": "woods", "~": "water"}
TERRAIN = ("..w~", "w..~", "...w")
ELEVATION = ("0121", "0013", "0009")


def at(name: str) -> int:
    return GRID.number[name]


def directions(sides: int) -> set[str]:
    return {word for direction, word in enumerate(DIRECTIONS) if sides >> direction & 1}


def test_picture_has_a_line_for_each_row() -> None:
    terrain = read_picture(GRID, TERRAIN, LEGEND)
    assert len(terrain) == 12
    assert (terrain[at("0101")], terrain[at("0301")], terrain[at("0102")]) == ("clear", "woods", "woods")
    assert (terrain[at("0402")], terrain[at("0403")]) == ("water", "woods")


def test_heights_are_digits() -> None:
    heights = read_picture(GRID, ELEVATION, HEIGHTS)
    assert [heights[at(name)] for name in ("0101", "0201", "0301", "0402", "0403", "0103")] == [0, 1, 2, 3, 9, 0]


def test_hexsides_stand_with_both_of_their_hexes() -> None:
    found = read_hexsides(GRID, {"river": ["0101-0102", "0201-0302"], "bridge": ["0302-0202"]})
    assert found[at("0101")] == ("", "", "", "river", "", "")
    assert found[at("0102")] == ("river", "", "", "", "", "")
    assert found[at("0201")] == ("", "", "river", "", "", "")
    assert found[at("0302")] == ("", "", "", "", "bridge", "river")
    assert sum(bool(kind) for sides in found for kind in sides) == 6


def test_hexsides_of_some_kinds() -> None:
    found = read_hexsides(GRID, {"river": ["0101-0102"], "stream": ["0102-0103"], "treeline": ["0102-0201"]})
    wet = sides_with(found, {"river", "stream"})
    assert directions(wet[at("0102")]) == {"N", "S"}
    assert directions(wet[at("0101")]) == {"S"}
    assert directions(wet[at("0201")]) == set()


def test_roads_run_from_hex_to_hex() -> None:
    roads = read_roads(GRID, [["0101", "0201", "0302", "0402"], ["0302", "0303"]])
    assert directions(roads[at("0101")]) == {"SE"}
    assert directions(roads[at("0201")]) == {"NW", "SE"}
    assert directions(roads[at("0302")]) == {"NW", "SE", "S"}
    assert directions(roads[at("0303")]) == {"N"}
    assert directions(roads[at("0102")]) == set()


def test_picture_with_too_few_lines() -> None:
    with pytest.raises(UnreadableMap) as raised:
        read_picture(GRID, TERRAIN[:2], LEGEND)
    assert raised.value.problems == ["the map has 3 rows, the picture 2 lines"]


def test_picture_with_lines_that_do_not_fit_and_signs_that_mean_nothing() -> None:
    with pytest.raises(UnreadableMap) as raised:
        read_picture(GRID, ("..w", "?..?", "....x"), LEGEND)
    assert raised.value.problems == [
        "line 1 has 3 signs for 4 columns",
        "line 3 has 5 signs for 4 columns",
        "line 2 has a sign that means nothing: ?",
        "line 3 has a sign that means nothing: x",
    ]


def test_hexsides_that_are_none() -> None:
    with pytest.raises(UnreadableMap) as raised:
        read_hexsides(
            GRID, {"river": ["0101-0103", "0101-0101", "0104-0103", "0101", "0101-0102"], "ford": ["0102-0101"]}
        )
    assert raised.value.problems == [
        "river 0101-0103: these are not two neighbours",
        "river 0101-0101: these are not two neighbours",
        "river 0104-0103: these are not two neighbours",
        "river 0101: these are not two neighbours",
        "ford 0102-0101: this side is listed already, as river",
    ]


def test_roads_that_jump() -> None:
    with pytest.raises(UnreadableMap) as raised:
        read_roads(GRID, [["0101", "0301"], ["0102", "0103", "0203", "9999"]])
    assert raised.value.problems == [
        "road 0101-0301: these are not two neighbours",
        "road 0203-9999: these are not two neighbours",
    ]
