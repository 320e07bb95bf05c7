"""Lines of sight, sentence by sentence (RAN 8.24 to 8.26), and against all the ways past on random ground."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.maps.grids import QUICK, RAN, SMALL, hexes_of, sets_of

from honjin.maps.gridtext import read_hexsides, sides_with
from honjin.maps.hexgrid import OFF, HexGrid, HexSides
from honjin.maps.sight import Blocker, Sight
from honjin.maps.straight import opposite

FLAT = (0,) * RAN.size
LEVELS = ("none", "one", "two", "three")


def heights(**levels: str) -> tuple[int, ...]:
    """The ground of a large map, flat but for some hexes: `two="1712 1713"`."""
    raised = {RAN.number[name]: LEVELS.index(level) for level in levels for name in levels[level].split()}
    return tuple(raised.get(hex, 0) for hex in range(RAN.size))


def trees(*sides: str) -> HexSides:
    return sides_with(read_hexsides(RAN, {"treeline": sides}), {"treeline"})


def blocking(sight: Sight, one: str, other: str, pieces: str = "", *, loosely: bool = False) -> str:
    """What blocks the line between two hexes, in words; found alike from both ends and by the quick question."""
    ends, some = (RAN.number[one], RAN.number[other]), RAN.set_of(pieces.split())
    found = sight.blockers(*ends, some, loosely=loosely)
    assert set(sight.blockers(*ends[::-1], some, loosely=loosely)) == set(found)
    assert sight.sees(*ends, some, loosely=loosely) == sight.sees(*ends[::-1], some, loosely=loosely) == (not found)
    return ", ".join(
        f"{why} {RAN.names[hex]}" + ("" if beyond == OFF else f"-{RAN.names[beyond]}") for why, hex, beyond in found
    )


# 1712 to 1716 run due south; 1712, 1811 or 1812, 1912 run due east.


def test_nothing_blocks_on_open_ground() -> None:
    sight = Sight(RAN, FLAT)
    assert blocking(sight, "1712", "1716") == blocking(sight, "0101", "3422") == ""


def test_neighbours_always_see_each_other() -> None:
    sight = Sight(RAN, heights(three="1713"), RAN.everywhere, trees("1712-1713"))
    assert blocking(sight, "1712", "1713", pieces="1712 1713") == ""


def test_cover_between_level_hexes_blocks() -> None:
    sight = Sight(RAN, FLAT, RAN.set_of(["1714"]))
    assert blocking(sight, "1712", "1716") == "cover 1714"
    assert blocking(sight, "1712", "1713") == blocking(sight, "1612", "1616") == ""


def test_all_that_blocks_is_named_in_the_order_of_the_line() -> None:
    sight = Sight(RAN, heights(one="1715"), RAN.set_of(["1713", "1715"]))
    found = sight.blockers(RAN.number["1717"], RAN.number["1712"], RAN.set_of(["1716", "1713"]))
    assert found == (
        Blocker("piece", RAN.number["1716"]),
        Blocker("height", RAN.number["1715"]),
        Blocker("cover", RAN.number["1713"]),
    )


def test_ends_do_not_block_their_own_line() -> None:
    sight = Sight(RAN, heights(two="1712"), RAN.set_of(["1712", "1716"]), trees("1712-1713", "1715-1716"))
    assert blocking(sight, "1712", "1716", pieces="1712 1716") == ""


def test_cover_below_both_ends_does_not_block() -> None:
    sight = Sight(RAN, heights(one="1712 1716", two="1612"), RAN.set_of(["1714"]))
    assert blocking(sight, "1712", "1716", pieces="1713 1715") == ""
    assert blocking(Sight(RAN, heights(one="1712 1716 1714"), RAN.set_of(["1714"])), "1712", "1716") == "cover 1714"


def test_pieces_block_as_cover_does() -> None:
    sight = Sight(RAN, FLAT)
    assert blocking(sight, "1712", "1716", pieces="1712 1715 1716 1801") == "piece 1715"


def test_hex_higher_than_both_ends_blocks() -> None:
    assert blocking(Sight(RAN, heights(two="1713", one="1712")), "1712", "1716") == "height 1713"
    assert blocking(Sight(RAN, heights(two="1713 1712")), "1712", "1716") == "", "no higher than one of them"


@pytest.mark.parametrize(
    ("wood", "blocked"),
    [("1713", False), ("1714", True), ("1715", True)],
    ids=["at the top", "half-way", "at the foot"],
)
def test_cover_blocks_a_sloping_line_only_near_the_lower_end(wood: str, blocked: bool) -> None:
    sight = Sight(RAN, heights(one="1712"), RAN.set_of([wood]))
    assert blocking(sight, "1712", "1716") == (f"cover {wood}" if blocked else "")
    assert blocking(Sight(RAN, heights(one="1712")), "1712", "1716", pieces=wood) == (
        f"piece {wood}" if blocked else ""
    )


def test_cover_as_high_as_the_upper_end_is_judged_by_its_place_too() -> None:
    assert blocking(Sight(RAN, heights(two="1712 1713"), RAN.set_of(["1713"])), "1712", "1716") == ""
    assert blocking(Sight(RAN, heights(two="1712 1715"), RAN.set_of(["1715"])), "1712", "1716") == "cover 1715"
    assert blocking(Sight(RAN, heights(two="1712", one="1716"), RAN.set_of(["1715"])), "1712", "1716") == ""


def test_line_of_trees_blocks_where_it_is_crossed() -> None:
    assert blocking(Sight(RAN, FLAT, trees=trees("1713-1714")), "1712", "1716") == "trees 1713-1714"
    assert blocking(Sight(RAN, FLAT, trees=trees("1713-1812", "1612-1713")), "1712", "1716") == ""
    assert blocking(Sight(RAN, heights(one="1712 1716"), trees=trees("1713-1714")), "1712", "1716") == ""


def test_line_of_trees_on_a_slope_lies_between_two_hexes() -> None:
    upper, lower = trees("1713-1714"), trees("1714-1715")
    assert blocking(Sight(RAN, heights(one="1712"), trees=upper), "1712", "1716") == ""
    assert blocking(Sight(RAN, heights(one="1712"), trees=lower), "1712", "1716") == "trees 1714-1715"
    assert blocking(Sight(RAN, heights(one="1712"), trees=upper), "1712", "1715") == "trees 1713-1714", "half-way"


def test_line_along_a_hexside_is_blocked_by_either_hex() -> None:
    sight = Sight(RAN, FLAT, RAN.set_of(["1811"]))
    assert blocking(sight, "1712", "1912") == "cover 1811"
    assert blocking(Sight(RAN, FLAT), "1712", "1912", pieces="1812") == "piece 1812"


def test_line_along_a_hexside_read_loosely_is_blocked_by_both_hexes_only() -> None:
    sight = Sight(RAN, FLAT, RAN.set_of(["1811"]))
    assert blocking(sight, "1712", "1912", loosely=True) == ""
    assert blocking(sight, "1712", "1912", pieces="1812", loosely=True) == "cover 1811, piece 1812"
    assert blocking(Sight(RAN, FLAT), "1712", "1912", pieces="1811 1812", loosely=True) == "piece 1811, piece 1812"
    assert blocking(Sight(RAN, FLAT), "1712", "2112", pieces="1811 2012", loosely=True) == ""
    assert blocking(Sight(RAN, FLAT), "1712", "2112", pieces="1912", loosely=True) == "piece 1912"


def test_trees_beside_a_line_along_a_hexside() -> None:
    on_one_way, between = Sight(RAN, FLAT, trees=trees("1811-1912")), Sight(RAN, FLAT, trees=trees("1811-1812"))
    assert blocking(on_one_way, "1712", "1912") == "", "a side of the last hex"
    assert blocking(on_one_way, "1712", "2112") == "trees 1811-1912"
    assert blocking(on_one_way, "1712", "2112", loosely=True) == ""
    assert blocking(between, "1712", "1912") == blocking(between, "1712", "1912", loosely=True) == "trees 1811-1812"


def test_tip_of_a_hex_blocks() -> None:
    """Four hexes away the line may cut a hex that lies on no shortest way."""
    one, other = "1712", "2111"
    tips = {RAN.names[hex] for (hex,) in RAN.line(RAN.number[one], RAN.number[other])}
    assert RAN.distance(RAN.number[one], RAN.number[other]) == 4
    assert tips == {"1712", "1811", "1912", "1911", "2011", "2111"}
    assert blocking(Sight(RAN, FLAT, RAN.set_of(["1912"])), one, other) == "cover 1912"


def past(grid: HexGrid, ground: Ground, one: int, other: int) -> list[bool]:
    """For each way past the hexes that the line runs between, whether it is open."""
    line = grid.line(one, other)
    level, low = ground.heights, min((one, other), key=lambda hex: ground.heights[hex])
    high = other if low == one else one

    def is_in_sight(*obstacle: int) -> bool:
        """An obstacle in a hex, or between two, that would be seen past."""
        if max(level[hex] for hex in obstacle) < level[low]:
            return True
        if level[low] == level[high]:
            return False
        return sum(grid.distance(low, hex) for hex in obstacle) > sum(grid.distance(high, hex) for hex in obstacle)

    def is_open(way: tuple[int, ...]) -> bool:
        for hex in way[1:-1]:
            if level[hex] > level[high]:
                return False
            if (ground.cover | ground.pieces) >> hex & 1 and not is_in_sight(hex):
                return False
        crossed = [*pairwise(way[1:-1]), *(hexes for hexes in line if len(hexes) == 2)]
        return not any(frozenset(side) in ground.trees and not is_in_sight(*side) for side in crossed)

    return [is_open(way) for way in product(*line)]


class Ground:
    """Random ground of a small map."""

    def __init__(self, data: st.DataObject, grid: HexGrid, levels: int) -> None:
        size = grid.size
        self.heights = data.draw(st.lists(st.integers(0, levels), min_size=size, max_size=size))
        self.cover = data.draw(sets_of(grid)) & data.draw(sets_of(grid))
        self.pieces = data.draw(sets_of(grid)) & data.draw(sets_of(grid))
        steps = st.tuples(hexes_of(grid), st.integers(0, 5)).filter(lambda step: grid.near[step[0]][step[1]] != OFF)
        self.sides: list[int] = [0] * size
        self.trees = set()
        for hex, direction in data.draw(st.lists(steps, max_size=30)):
            near = grid.near[hex][direction]
            self.sides[hex] |= 1 << direction
            self.sides[near] |= 1 << opposite(direction)
            self.trees.add(frozenset((hex, near)))

    def sight(self, grid: HexGrid) -> Sight:
        return Sight(grid, self.heights, self.cover, tuple(self.sides))


@QUICK
@given(st.data())
def test_sight_is_a_way_past_all_that_blocks(data: st.DataObject) -> None:
    grid = data.draw(st.sampled_from(SMALL))
    ground = Ground(data, grid, data.draw(st.integers(0, 3)))
    sight = ground.sight(grid)
    for one in data.draw(st.lists(hexes_of(grid), min_size=1, max_size=5)):
        for other in range(grid.size):
            ways = past(grid, ground, one, other)
            for loosely in (False, True):
                is_seen = any(ways) if loosely else all(ways)
                assert sight.sees(one, other, ground.pieces, loosely=loosely) == is_seen
                assert (sight.blockers(one, other, ground.pieces, loosely=loosely) == ()) == is_seen


@QUICK
@given(st.data())
def test_sight_goes_both_ways(data: st.DataObject) -> None:
    grid = data.draw(st.sampled_from(SMALL))
    ground = Ground(data, grid, data.draw(st.integers(0, 2)))
    sight = ground.sight(grid)
    for one in data.draw(st.lists(hexes_of(grid), min_size=1, max_size=5)):
        for other in range(grid.size):
            there, back = (sight.blockers(*ends, ground.pieces) for ends in ((one, other), (other, one)))
            assert set(there) == set(back)
