"""The maps of the battles: they say the same as the values, names stand free, and what is drawn is up to date."""

from __future__ import annotations

import gzip
import json
import math
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from honjin.games.ran.battles import BATTLES
from honjin.games.ran.pack import Scenario
from honjin.games.ran.pack_loading import standard_pack
from honjin.locale.text import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "src" / "honjin" / "games" / "ran" / "board"
SIGNS = (ROOT / "src" / "honjin" / "web" / "art" / "symbols.svg").read_text(encoding="utf-8")
EACH = pytest.mark.parametrize("id", [one.id for one in BATTLES])
THEMES = ("light", "dark", "contrast")
SVG = "{http://www.w3.org/2000/svg}"

Point = tuple[float, float]
Rectangle = tuple[float, float, float, float]


def scenario(id: str) -> Scenario:
    return standard_pack().scenario(id)


def board(id: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / id / "board.json").read_text(encoding="utf-8"))
    return found


@cache
def picture(id: str) -> ElementTree.Element:
    return ElementTree.parse(FOLDER / id / "chart-light.svg").getroot()


# ---- the files -------------------------------------------------------------------------------------------------------


@pytest.mark.thorough
@EACH
def test_boards_and_charts_are_those_that_the_tool_draws(drawing_tool: Any, id: str) -> None:
    drawn = drawing_tool.field_charts(id)
    assert {path.name for path in drawn} == {"board.json", *(f"chart-{theme}.svg" for theme in THEMES)}
    other = [path.name for path, text in drawn.items() if path.read_text(encoding="utf-8") != text]
    assert other == [], "draw them again: python tools/draw_chart.py ran"


@EACH
@pytest.mark.parametrize("theme", THEMES)
def test_charts_are_small_and_need_no_style_no_font_and_no_other_file(id: str, theme: str) -> None:
    drawn = (FOLDER / id / f"chart-{theme}.svg").read_bytes()
    assert len(drawn) < 300_000
    assert len(gzip.compress(drawn)) < 76_000
    for foreign in (b"<style", b" style=", b"<text", b"font-", b"<filter", b"<script"):
        assert foreign not in drawn
    links = set(re.findall(rb'(?:href=|url\()"?([^")>]{5})', drawn))
    assert all(link.startswith(b"#") or link == b"data:" for link in links)
    assert drawn.count(b"http") == 1


@EACH
def test_all_that_is_drawn_by_name_has_been_defined(id: str) -> None:
    for theme in THEMES:
        drawn = (FOLDER / id / f"chart-{theme}.svg").read_text(encoding="utf-8")
        names = re.findall(r' id="([\w-]+)"', drawn)
        assert len(names) == len(set(names))
        assert set(re.findall(r'(?:href="|url\()#([\w-]+)', drawn)) <= set(names)


# ---- the ground ------------------------------------------------------------------------------------------------------


@pytest.mark.thorough
@EACH
def test_the_centre_of_every_hex_lies_on_its_own_ground_and_its_own_level(drawing_tool: Any, id: str) -> None:
    ground = drawing_tool.Ground(drawing_tool.BoardMaker(scenario(id)).field)
    field = ground.field
    outlines = {
        "woods": ground.woods.region,
        "marsh": ground.marsh.region,
        "village": ground.works.yards,
        "rough": ground.works.scree,
    }
    for name in field.hexes.places:
        centre = field.hexes.centre(name)
        for kind, region in outlines.items():
            assert is_within(centre, region.rings) == (field.ground[name] == kind), (name, kind)
        assert is_within(centre, ground.works.castle) == (field.ground[name] == "castle"), name
        waters = [region for region in (ground.waters.seas, ground.waters.ponds) if region]
        assert any(is_within(centre, region.rings) for region in waters) == (field.ground[name] == "water"), name
        if field.ground[name] != "marsh":
            assert is_within(centre, ground.paddies.region.rings) == (field.ground[name] == "paddy"), name
        below = [level for level, region in ground.heights.regions.items() if is_within(centre, region.rings)]
        assert below == list(range(1, field.height[name] + 1)), name


def is_within(point: Point, rings: list[list[Point]]) -> bool:
    x, y = point
    crossed = sum(
        (bx - ax) * (y - ay) / (by - ay) + ax > x
        for ring in rings
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]])
        if (ay > y) != (by > y)
    )
    return crossed % 2 == 1


@pytest.mark.thorough
@EACH
def test_every_hex_has_its_number_and_its_six_sides(drawing_tool: Any, id: str) -> None:
    hexes = drawing_tool.BoardMaker(scenario(id)).field.hexes
    digits = sorted((round(y), x, id[1:]) for id, x, y in placed(picture(id), "numbers") if re.fullmatch(r"l\d", id))
    for name in hexes.places:
        x, y = hexes.centre(name)
        line = [(dx, digit) for dy, dx, digit in digits if 0 < y - dy < hexes.pitch / 2 and abs(dx - x) < 26]
        assert "".join(digit for _, digit in sorted(line)) == name
    columns = [(x, y) for id, x, y in placed(picture(id), "grid") if id == "hexes"]
    (d,) = (path.get("d", "") for path in picture(id).iter(f"{SVG}path") if path.get("id") == "hexes")
    drawn = {nearest(middle) for x, y in columns for middle in middles(d, x, y)}
    wanted = {
        nearest(((ax + bx) / 2, (ay + by) / 2))
        for name in hexes.places
        for (ax, ay), (bx, by) in pairwise([*hexes.corners(name), hexes.corners(name)[0]])
    }
    assert drawn == wanted


def nearest(point: Point) -> tuple[int, int]:
    """Sides lie at least 45 apart: rounded like this, they are the same if they are meant to be."""
    return round(point[0] / 15), round(point[1] / 26)


def middles(d: str, x: float, y: float) -> Iterator[Point]:
    """The middles of the stretches of a path, in steps from its one absolute point, that has been put elsewhere."""
    for line in re.findall(r"[Mm][^Mm]*", d):
        numbers = [int(number) for number in re.findall(r"-?\d+", line)]
        steps = list(zip(numbers[::2], numbers[1::2], strict=True))
        x, y = x + steps[0][0], y + steps[0][1]
        for across, down in steps[1:]:
            yield x + across / 2, y + down / 2
            x, y = x + across, y + down


def placed(root: ElementTree.Element, name: str, x: float = 0, y: float = 0) -> Iterator[tuple[str, float, float]]:
    """What a group of a picture consists of, by name, and where each thing lies."""
    named = {element.get("id"): element for element in root.iter() if element.get("id")}
    for use in named[name].iter(f"{SVG}use"):
        target = use.get("href", "")[1:]
        at = (x + float(use.get("x", 0)), y + float(use.get("y", 0)))
        yield (target, *at)
        if named[target].tag == f"{SVG}g":
            yield from placed(root, target, *at)


# ---- the board -------------------------------------------------------------------------------------------------------


@EACH
def test_the_board_has_the_hexes_and_the_sides_of_the_battle(id: str) -> None:
    grid, battle = board(id)["grid"], scenario(id)
    assert (grid["columns"], grid["rows"], tuple(grid["ground"]["rows"])) == (
        battle.columns,
        battle.rows,
        battle.terrain,
    )
    assert set("".join(battle.terrain)) == set(grid["ground"]["words"])
    sides = board(id)["sides"]
    assert list(sides) == [army.id for army in battle.armies]
    assert sorted(side["look"] for side in sides.values()) == ["dark", "light"]
    assert {side["mark"] for side in sides.values()} <= set(re.findall(r'<symbol id="([\w-]+)"', SIGNS))


@EACH
def test_the_key_shows_what_lies_on_the_map_and_nothing_else(id: str) -> None:
    battle = scenario(id)
    kinds = {word.removeprefix("terrain-") for word in board(id)["grid"]["ground"]["words"].values()} - {"clear"}
    lines = {row.id for row in battle.hexsides}
    shown = {item["text"].split("-", 1)[1] for item in board(id)["legend"]["items"]}
    assert shown == {*kinds, *lines, "legend-road", "legend-heights"}


@EACH
def test_every_place_has_its_name_in_both_scripts(id: str) -> None:
    places = board(id)["places"]
    assert [place["text"] for place in places] == [f"board-ran-{id}-{place.id}" for place in scenario(id).places]
    for place in places:
        assert all(letter > "\u2e80" or letter == " " for letter in place["kanji"])
        assert place["latin"].isascii()


@EACH
def test_names_stand_inside_the_map_and_upon_nothing(id: str) -> None:
    """Neither upon each other, nor upon a unit, a Honjin or a banner at the start."""
    names = [name_box(place) for place in board(id)["places"]]
    left, top, width, height = board(id)["frame"]
    for x, y, wide, high in names:
        assert left <= x
        assert x + wide <= left + width
        assert top <= y
        assert y + high <= top + height
    assert [pair for pair in combinations(names, 2) if overlap(*pair)] == []
    assert [name for name in names if any(overlap(name, piece) for piece in pieces(id))] == []


def name_box(place: dict[str, Any]) -> Rectangle:
    (x, y), wide, high = place["at"], place["room"], sum(place["sizes"])
    return x - wide / 2, y - high / 2, wide, high


def pieces(id: str) -> Iterator[Rectangle]:
    """The counters at the start with their wedges, the camps, the banners."""
    battle, grid = scenario(id), board(id)["grid"]

    def centre(hex: str) -> Point:
        column, row = int(hex[:2]) - 1, int(hex[2:]) - 1
        x, y = grid["origin"]
        return x + 1.5 * grid["size"] * column, y + grid["size"] * math.sqrt(3) * (row + column % 2 / 2)

    for x, y in (centre(unit.hex) for unit in battle.units):
        yield x - 50, y - 36, 100, 72
    for x, y in (centre(army.honjin) for army in battle.armies):
        yield x - 46, y - 36, 92, 74
    for x, y in (centre(contingent.busho.hex) for contingent in battle.contingents):
        yield x - 55, y - 58, 35, 50


def overlap(one: Rectangle, other: Rectangle) -> bool:
    return all(one[i] < other[i] + other[i + 2] and other[i] < one[i] + one[i + 2] for i in (0, 1))


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_written_on_the_maps_has_words(language: str) -> None:
    words = Words(language, "ran", also=("board",))
    for id in (one.id for one in BATTLES):
        told = board(id)
        ids = {
            told["credits"],
            told["cartouche"]["title"],
            *told["cartouche"]["lines"],
            *told["grid"]["ground"]["words"].values(),
            *(item["text"] for item in (*told["legend"]["items"], *told["places"])),
            *(f"side-{side}" for side in told["sides"]),
        }
        assert sorted(one for one in ids if not words.has(one)) == []
