"""The board's drawing data: a place for everything on its grid, words for all that is written, pictures up to date."""

from __future__ import annotations

import gzip
import json
import math
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from honjin.locale.text import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "src" / "honjin" / "games" / "midway" / "board"
SIGNS = (ROOT / "src" / "honjin" / "web" / "art" / "symbols.svg").read_text(encoding="utf-8")
BOARD: dict[str, Any] = json.loads((FOLDER / "board.json").read_text(encoding="utf-8"))
CHART: dict[str, Any] = json.loads((FOLDER / "chart.json").read_text(encoding="utf-8"))
SIDES = ("us", "japan")
WRITTEN = r'<g transform="translate\(([\d.]+) ([\d.]+)\)scale\([\d.]+\)">((?:<use [^>]*/>)+)</g>'
"""A word on a chart: where it stands, and its letters."""
PARTS = ("", "_boats", "_troops", "_air")
"""What of a side lies in a hex by itself: ships, submarines, battalions ashore, aircraft."""


def test_the_charts_are_those_that_the_tool_draws(drawing_tool: Any) -> None:
    drawn = drawing_tool.charts("midway")
    assert {path.name for path in drawn} == {f"chart-{sky}.svg" for sky in ("light", "dark", "contrast", "night")}
    assert {path: path.read_text(encoding="utf-8") for path in drawn} == drawn


def test_the_charts_are_small_and_need_no_style_and_no_font() -> None:
    for path in FOLDER.glob("chart-*.svg"):
        picture = path.read_bytes()
        assert len(picture) < 120_000
        assert len(gzip.compress(picture)) < 32_000
        for foreign in (b"<style", b" style=", b"<text", b"font-"):
            assert foreign not in picture


def test_the_names_of_all_hexes_stand_on_the_chart(drawing_tool: Any) -> None:
    picture = (FOLDER / "chart-light.svg").read_text(encoding="utf-8")
    groups = re.findall(
        r'<g transform="translate\(([\d.]+) ([\d.]+)\)scale\([\d.]+\)">((?:<use [^>]*/>)+)</g>', picture
    )
    written = {(float(x), float(y)): "".join(re.findall(r'href="#l(.)"', letters)) for x, y, letters in groups}
    hexes = drawing_tool.OceanChart(BOARD, CHART, drawing_tool.colours_of("light")).hexes
    assert len(hexes.places) == 180
    for name in hexes.places:
        x, y = hexes.centre(name)
        near = [text for (tx, ty), text in written.items() if abs(tx - x) < 1 and 0 < y - ty < hexes.pitch / 2]
        assert name in near


def test_each_side_of_a_hex_is_drawn_once(drawing_tool: Any) -> None:
    hexes = drawing_tool.OceanChart(BOARD, CHART, drawing_tool.colours_of("light")).hexes
    drawn = [
        frozenset((round(x, 1), round(y, 1)) for x, y in pair) for side in hexes.sides() for pair in pairwise(side)
    ]
    corners = [[(round(x, 1), round(y, 1)) for x, y in hexes.corners(name)] for name in hexes.places]
    wanted = {frozenset((ring[at], ring[(at + 1) % 6])) for ring in corners for at in range(6)}
    assert len(drawn) == len(set(drawn))
    assert set(drawn) == wanted


def test_every_island_lies_near_the_middle_of_its_hex_by_its_position(drawing_tool: Any) -> None:
    chart = drawing_tool.OceanChart(BOARD, CHART, drawing_tool.colours_of("light"))
    for island in CHART["islands"]:
        x, y = chart.at(island["longitude"], island["latitude"])
        cx, cy = chart.hexes.centre(island["hex"])
        assert math.hypot(x - cx, y - cy) < chart.hexes.pitch / 2, island["hex"]


def test_the_islands_of_board_and_chart_are_the_same() -> None:
    assert {f"hex-{island['hex']}" for island in CHART["islands"]} == set(BOARD["areas"])


def test_every_hex_has_a_slot_for_all_that_a_side_can_have_there() -> None:
    slots = BOARD["grid"]["slots"]
    assert set(slots) == {side + part for side in SIDES for part in PARTS}
    assert set(BOARD["sides"]) == set(SIDES)
    for side, other in (SIDES, SIDES[::-1]):
        assert slots[side]["rival"] == other


def test_the_track_has_a_box_for_each_turn_and_one_for_who_comes_then() -> None:
    turns = [f"turn-{turn}" for turn in range(1, 26)]
    assert set(BOARD["slots"]) == {*turns, *(f"{turn}/arrivals" for turn in turns)}
    boxes = [BOARD["slots"][turn]["box"] for turn in turns]
    for (x, _, width, _), (after, *_) in pairwise(boxes):
        assert x + width < after
    nights = [turn for turn in range(1, 26) if BOARD["slots"][f"turn-{turn}"].get("sky") == "night"]
    assert nights == [6, 7, 13, 14, 20, 21]


def test_every_kind_of_counter_has_a_sign() -> None:
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', SIGNS))
    assert set(BOARD["counter"]["types"]) <= drawn
    assert {side["mark"] for side in BOARD["sides"].values()} <= drawn
    assert {art.split("-")[0] for art in BOARD["counter"]["types"]} == set(BOARD["counter"]["spoken"])


def message_ids(value: Any) -> set[str]:
    """Every string of the board's data that is the id of a message of `board.ftl`."""
    if isinstance(value, dict | list):
        parts = value.values() if isinstance(value, dict) else value
        return set().union(*(message_ids(part) for part in parts))
    return {value} if isinstance(value, str) and value.startswith("board-") else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_written_on_the_board_has_words(language: str) -> None:
    words = Words(language, also=("board",))
    marks = {f"board-mark-{shade['mark']}" for shade in BOARD["shades"] if shade["mark"] in ("storm", "searched")}
    assert sorted(id for id in message_ids(BOARD) | marks if not words.has(id)) == []
