"""The board's drawing data: it says the same as the map's values, everything fits, and its pictures are up to date."""

from __future__ import annotations

import gzip
import json
import math
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from honjin.core.event import UMPIRE
from honjin.games.storm import GAME
from honjin.games.storm.pack_loading import standard_pack
from honjin.games.storm.scene import scene_of
from honjin.games.storm.view import view_of
from honjin.locale.text import LANGUAGES, Words
from honjin.umpire.table import open_table

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "src" / "honjin" / "games" / "storm" / "board"
BOARD: dict[str, Any] = json.loads((FOLDER / "board.json").read_text(encoding="utf-8"))
CHART: dict[str, Any] = json.loads((FOLDER / "chart.json").read_text(encoding="utf-8"))
PACK = standard_pack()
ON_BOARD = [area.id for area in PACK.areas if not area.off_board]
OFF_BOARD = [area.id for area in PACK.areas if area.off_board]
BOXES = ("box-reorganization_japan", "box-reorganization_russia", "box-destroyed")
SIZE, SMALL = BOARD["counter"]["size"][0], BOARD["counter"]["small"]
MARKER = 11
"""So much of a marker's radius is always free; the rest may touch an edge."""

Point = tuple[float, float]
Rectangle = list[float]


# ---- geometry --------------------------------------------------------------------------------------------------------


def points_of(path: str) -> list[Point]:
    """The corners of a path: one absolute start, then steps."""
    assert re.fullmatch(r"M-?\d+ -?\d+l[-\d ]+z?", path)
    numbers = [int(number) for number in re.findall(r"-?\d+", path)]
    x = y = 0.0
    found = []
    for across, down in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + across, y + down
        found.append((x, y))
    return found


def outline(area: str) -> list[Point]:
    return points_of(BOARD["areas"][f"area-{area}"]["outline"])


def edges(points: list[Point]) -> set[frozenset[Point]]:
    return {frozenset(pair) for pair in pairwise(points)}


def is_inside(point: Point, ring: list[Point]) -> bool:
    x, y = point
    crossed = [
        (bx - ax) * (y - ay) / (by - ay) + ax > x
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]])
        if (ay > y) != (by > y)
    ]
    return sum(crossed) % 2 == 1


def square(centre: Point, size: float) -> Rectangle:
    return [centre[0] - size / 2, centre[1] - size / 2, size, size]


def rim(sides: Rectangle) -> Iterator[Point]:
    """Points all around a rectangle, a tenth of a side apart."""
    x, y, width, height = sides
    for tenth in range(11):
        yield from ((x + width * tenth / 10, y), (x + width * tenth / 10, y + height))
        yield from ((x, y + height * tenth / 10), (x + width, y + height * tenth / 10))


def circle(centre: Point, radius: float) -> list[Point]:
    turns = (math.tau * number / 12 for number in range(12))
    return [(centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)) for turn in turns]


def overlap(one: Rectangle, other: Rectangle) -> bool:
    return all(one[i] < other[i] + other[i + 2] and other[i] < one[i] + one[i + 2] for i in (0, 1))


def contains(outer: Rectangle, inner: Rectangle) -> bool:
    return all(outer[i] <= inner[i] and inner[i] + inner[i + 2] <= outer[i] + outer[i + 2] for i in (0, 1))


def ways_to_fill(area: str) -> dict[str, list[Rectangle]]:
    """The places of counters when one side is there, when both are, and when both are many."""
    sides = [BOARD["slots"][f"area-{area}/{side}"] for side in GAME.sides]
    return {
        "solo": [square(place, SIZE) for place in sides[0]["solo"]],
        "shared": [square(place, SIZE) for side in sides for place in side["shared"]],
        "full": [square(place, SMALL) for side in sides for place in side["full"]],
    }


def markers(area: str) -> list[Point]:
    """Where the general and the markers of both sides' fire lie."""
    slots = BOARD["slots"]
    return [slots[f"area-{area}/general"]["at"], *slots[f"area-{area}/spotted"]["places"]]


# ---- the areas -------------------------------------------------------------------------------------------------------


def test_areas_share_a_border_exactly_where_the_map_says_so() -> None:
    neighbours = {
        frozenset({area.id, other})
        for area in PACK.areas
        for other in area.borders
        if area.id in ON_BOARD and other in ON_BOARD
    }
    borders = {frozenset(name.partition("-")[2] for name in border["areas"]) for border in BOARD["borders"]}
    assert len(BOARD["borders"]) == len(borders) == 83
    assert borders == neighbours


def test_the_borders_are_the_lines_that_two_outlines_share() -> None:
    drawn = Counter(edge for area in ON_BOARD for edge in edges([*outline(area), outline(area)[0]]))
    shared = {edge for edge, times in drawn.items() if times == 2}
    assert max(drawn.values()) == 2
    listed = [edges(points_of(border["path"])) for border in BOARD["borders"]]
    assert set().union(*listed) == shared
    for border, line in zip(BOARD["borders"], listed, strict=True):
        for name in border["areas"]:
            ring = points_of(BOARD["areas"][name]["outline"])
            assert line <= edges([*ring, ring[0]])


def test_the_crag_parts_the_corners_that_do_not_meet() -> None:
    crag = set(points_of(BOARD["crag"]["path"]))
    touching = {area for area in ON_BOARD if crag & set(outline(area))}
    assert touching == {"23", "24", "30", "33"}


def test_the_arrows_lead_from_the_boxes_to_their_neighbours() -> None:
    picture = (FOLDER / "chart-light.svg").read_text(encoding="utf-8")
    feet = [float(x) for x in re.findall(r'd="M([\d.]+) [\d.]+v19m-8-7 8 8 8-8"', picture)]
    top = CHART["neat_line"][1]
    drawn = {
        (box, next(area for area in ON_BOARD if is_inside((x, top + 4), outline(area))))
        for x in feet
        for box in OFF_BOARD
        if min(outline(box))[0] < x < max(outline(box))[0]
    }
    assert len(drawn) == len(feet)
    assert drawn == {(area.id, other) for area in PACK.areas if area.off_board for other in area.borders}


# ---- what lies in them -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("area", ON_BOARD)
def test_name_counters_and_markers_lie_inside_their_area(area: str) -> None:
    ring = outline(area)
    label = BOARD["areas"][f"area-{area}"]["label"]
    fitting = [label["box"], *(place for way in ways_to_fill(area).values() for place in way)]
    assert [sides for sides in fitting if not all(is_inside(point, ring) for point in rim(sides))] == []
    assert [at for at in markers(area) if not all(is_inside(point, ring) for point in circle(at, MARKER - 1))] == []
    for part in ("number", "name", "second"):
        assert contains(label["box"], [*label[part], 0, 0])
    assert contains(label["box"], square(BOARD["slots"][f"area-{area}/level"]["at"], 28))


@pytest.mark.parametrize("area", ON_BOARD)
def test_counters_and_markers_do_not_lie_upon_each_other(area: str) -> None:
    plaque = BOARD["areas"][f"area-{area}"]["label"]["box"]
    for way in ways_to_fill(area).values():
        assert not any(overlap(one, other) for one, other in combinations([plaque, *way], 2))
        for at in markers(area):
            assert not any(point_in(point, place) for point in circle(at, MARKER - 1) for place in way)
    assert all(math.dist(one, other) >= 2 * MARKER for one, other in combinations(markers(area), 2))


def point_in(point: Point, sides: Rectangle) -> bool:
    return all(sides[i] < point[i] < sides[i] + sides[i + 2] for i in (0, 1))


@pytest.mark.parametrize("area", ON_BOARD)
def test_both_sides_have_room_for_as_many_as_may_stand_there(area: str) -> None:
    for side, rival in (("japan", "russia"), ("russia", "japan")):
        slot = BOARD["slots"][f"area-{area}/{side}"]
        assert slot["kind"] == "block"
        assert slot["rival"] == f"area-{area}/{rival}"
        assert len(slot["solo"]) >= PACK.stack
        assert len(slot["full"]) >= PACK.stack
        assert all(contains(slot["box"], square(place, SMALL)) for place in slot["full"])
    upper, lower = (BOARD["slots"][f"area-{area}/{side}"] for side in ("japan", "russia"))
    for way in ("shared", "full"):
        assert max(y for _, y in upper[way]) < min(y for _, y in lower[way])


def test_only_japan_has_places_off_the_board() -> None:
    for area in OFF_BOARD:
        assert [side for side in GAME.sides if f"area-{area}/{side}" in BOARD["slots"]] == ["japan"]


def test_stacks_fit_into_their_boxes() -> None:
    stacks = {name: slot for name, slot in BOARD["slots"].items() if slot["kind"] == "stacks"}
    assert set(stacks) == {*BOXES, *(f"area-{area}/japan" for area in OFF_BOARD), "muster/japan", "muster/russia"}
    for slot in stacks.values():
        (x, y), pitch = slot["first"], slot["pitch"]
        assert pitch >= SIZE
        for column, row in ((0, 0), (slot["columns"] - 1, slot["rows"] - 1)):
            assert contains(slot["box"], square((x + pitch * column, y + pitch * row), SIZE))
    for one, other in combinations(stacks.values(), 2):
        assert not overlap(one["box"], other["box"])


def test_every_turn_has_a_box_with_room_for_all_that_belongs_to_it() -> None:
    for turn in PACK.turns:
        month = BOARD["slots"][f"turn-{turn.id}"]
        assert month["kind"] == "track"
        for part in ("japan", "russia", "arrivals"):
            marker = BOARD["slots"][f"turn-{turn.id}/{part}"]
            assert contains(month["box"], square(marker["at"], marker.get("size", 26)))


def test_the_set_up_has_a_slot_for_everything() -> None:
    seats = dict.fromkeys(GAME.sides, "random")
    table = open_table(GAME, {}, seats, lambda line: None, secret=b"s", match_id="m", nonces={})
    state = table.match.state
    scene: dict[str, Any] = msgspec.to_builtins(scene_of(state.siege, view_of(state, UMPIRE)))
    shown = [*scene["counters"].values(), *scene["markers"].values()]
    assert {one["slot"] for one in shown} <= set(BOARD["slots"])
    assert set(scene["piles"]) <= set(BOARD["slots"])
    assert {counter["art"] for counter in scene["counters"].values()} <= set(BOARD["counter"]["types"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_written_on_the_board_has_words(language: str) -> None:
    words = Words(language, "storm", also=("board",))
    asked = set(re.findall(r'"((?:board|side|game|area|type)-[\w-]+)"(?!:)', json.dumps(BOARD)))
    assert len(asked) > len(PACK.areas)
    assert sorted(id for id in asked if not words.has(id)) == []


# ---- the pictures ----------------------------------------------------------------------------------------------------


def test_the_charts_are_those_that_the_tool_draws(drawing_tool: Any) -> None:
    drawn = drawing_tool.charts("storm")
    assert {path.parent for path in drawn} == {FOLDER}
    assert {path: path.read_text(encoding="utf-8") for path in drawn} == drawn


@pytest.mark.parametrize(
    ("area", "change"),
    [("22", {"level": 5}), ("30", {"level": 1}), ("16", {"start": "japan"}), ("38", {"borders": ()})],
)
def test_a_chart_follows_the_values_of_the_map(
    drawing_tool: Any, monkeypatch: pytest.MonkeyPatch, area: str, change: dict[str, Any]
) -> None:
    areas = tuple(msgspec.structs.replace(one, **change) if one.id == area else one for one in PACK.areas)
    changed = msgspec.structs.replace(PACK, areas=areas)
    monkeypatch.setattr("charts.siege_chart.standard_pack", lambda: changed)
    chart = drawing_tool.SiegeChart(BOARD, CHART, drawing_tool.colours_of("contrast"))
    assert chart.picture() != (FOLDER / "chart-contrast.svg").read_text(encoding="utf-8")


def test_the_charts_are_small_and_need_neither_style_nor_script_nor_words() -> None:
    pictures = {path.name: path.read_bytes() for path in FOLDER.glob("chart-*.svg")}
    assert set(pictures) == set(BOARD["charts"].values())
    for picture in pictures.values():
        assert len(picture) < 420_000
        assert len(gzip.compress(picture)) < 110_000
        for forbidden in (b"<style", b" style=", b"<script", b"<text", b"var("):
            assert forbidden not in picture
