"""Areas joined by borders, against a plain search through all the paths."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from honjin.maps.areagraph import AreaGraph

Borders = list[tuple[str, str]]

QUICK = settings(derandomize=True, deadline=None, max_examples=100)
AREAS = "abcdefg"
borders = st.lists(st.sampled_from(list(combinations(AREAS, 2))), max_size=12)
few_areas = st.lists(st.sampled_from(AREAS), max_size=3)


def reached(sources: list[str], borders: Borders, steps: int) -> set[str]:
    """Every area that some path of at most so many steps leads to, found by walking them all."""
    if steps == 0:
        return set(sources)
    ends = {end for border in borders for area, end in (border, border[::-1]) if area in sources}
    return set(sources) | reached(sorted(ends), borders, steps - 1)


def test_border_joins_both_ways() -> None:
    graph = AreaGraph("abc", [("a", "b")])
    assert graph.are_adjacent("a", "b")
    assert graph.are_adjacent("b", "a")
    assert not graph.are_adjacent("a", "c")
    assert graph.neighbours("c") == ()


def test_neighbours_keep_the_order_of_the_areas() -> None:
    graph = AreaGraph("abcd", [("d", "a"), ("b", "d"), ("d", "c")])
    assert graph.neighbours("d") == ("a", "b", "c")


def test_area_is_not_its_own_neighbour() -> None:
    graph = AreaGraph("ab", [("a", "a"), ("a", "b")])
    assert graph.neighbours("a") == ("b",)
    assert not graph.are_adjacent("a", "a")


@QUICK
@given(borders)
def test_neighbours_are_one_border_away(borders: Borders) -> None:
    graph = AreaGraph(AREAS, borders)
    for area in AREAS:
        assert {area, *graph.neighbours(area)} == reached([area], borders, 1)
        assert area not in graph.neighbours(area)


@QUICK
@given(borders, few_areas, st.integers(0, 4))
def test_within_is_what_so_many_borders_reach(borders: Borders, sources: list[str], steps: int) -> None:
    found = AreaGraph(AREAS, borders).within(sources, steps)
    assert set(found) == reached(sources, borders, steps)
    assert list(found) == sorted(found)


@QUICK
@given(borders, few_areas)
def test_more_borders_never_reach_less(borders: Borders, sources: list[str]) -> None:
    graph = AreaGraph(AREAS, borders)
    for steps in range(4):
        assert set(graph.within(sources, steps)) <= set(graph.within(sources, steps + 1))
