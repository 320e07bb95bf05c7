"""The board's drawing data: it has a place for everything a scene shows, and its pictures are up to date."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from honjin.core.event import UMPIRE
from honjin.core.game import find_game
from honjin.games.port_arthur.scene import scene_of
from honjin.games.port_arthur.view import view_of
from honjin.locale.text import LANGUAGES, Words
from honjin.umpire.table import open_table

ROOT = Path(__file__).resolve().parents[3]
GAMES = ROOT / "src" / "honjin" / "games"
FOLDER = GAMES / "port_arthur" / "board"
SCRIPTS = ROOT / "src" / "honjin" / "web" / "js" / "board"
OFF_BOARD = {"off_map", "sunk", "at_sea"}


@pytest.fixture(scope="module")
def board() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / "board.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def scene() -> dict[str, Any]:
    """The set-up with every ship there is."""
    game = find_game("port_arthur")
    seats = dict.fromkeys(game.sides, "random")
    table = open_table(game, {"mines": True}, seats, lambda line: None, secret=b"s", match_id="m", nonces={})
    state = table.match.state
    found: dict[str, Any] = msgspec.to_builtins(scene_of(state.theatre, view_of(state, UMPIRE)))
    return found


def test_the_charts_are_those_that_the_tool_draws(drawing_tool: Any) -> None:
    drawn = drawing_tool.charts("port_arthur")
    assert {path.parent for path in drawn} == {FOLDER}
    assert {path: path.read_text(encoding="utf-8") for path in drawn} == drawn


def test_the_charts_are_small_and_need_no_style() -> None:
    for path in FOLDER.glob("chart-*.svg"):
        picture = path.read_bytes()
        assert len(picture) < 190_000
        assert len(gzip.compress(picture)) < 72_000
        assert b"<style" not in picture
        assert b" style=" not in picture


def test_every_place_of_the_theatre_is_on_the_board(board: dict[str, Any]) -> None:
    theatre = find_game("port_arthur").standard_pack()
    plain = msgspec.to_builtins(theatre)
    ids = json.dumps(plain)
    for thing in (*board["areas"], *board["panels"]):
        assert thing.partition("-")[2] in ids
    for zone in board["areas"]:
        assert {f"{zone}/japan", f"{zone}/russia", f"{zone}/points"} <= set(board["slots"])


def test_the_set_up_has_a_slot_for_everything(board: dict[str, Any], scene: dict[str, Any]) -> None:
    shown = [*scene["counters"].values(), *scene["markers"].values()]
    assert {one["slot"] for one in shown} - OFF_BOARD <= set(board["slots"])
    assert set(scene["piles"]) <= set(board["slots"])
    assert {counter["art"] for counter in scene["counters"].values()} <= set(board["counter"]["types"])
    assert scene["marks"]["links"] in {choice for link in board["links"] for choice in link.get("only", [])}


def test_slots_lie_on_the_canvas_and_squadrons_do_not_overlap(board: dict[str, Any]) -> None:
    width, height = board["canvas"]
    boxes = {id: slot["box"] for id, slot in board["slots"].items() if "box" in slot}
    for x, y, across, down in boxes.values():
        assert x >= 0
        assert y >= 0
        assert x + across <= width
        assert y + down <= height
    names = sorted(boxes)
    overlapping = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :] if overlap(boxes[a], boxes[b])]
    assert overlapping == []


def overlap(one: list[float], other: list[float]) -> bool:
    return all(one[i] < other[i] + other[i + 2] and other[i] < one[i] + one[i + 2] for i in (0, 1))


def message_ids(value: Any) -> set[str]:
    """Every string of the board's data that looks like the id of a message."""
    if isinstance(value, dict):
        return set().union(*(message_ids(part) for part in value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*(message_ids(part) for part in value)) if value else set()
    return {value} if isinstance(value, str) and re.fullmatch(r"(board|side|game|box|type)-[\w-]+", value) else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_written_on_the_board_has_words(board: dict[str, Any], language: str) -> None:
    words = Words(language, "port_arthur", also=("board",))
    asked = message_ids(board) | set(re.findall(r'(?:text|button)\("(board-[\w-]+)"', scripts()))
    assert sorted(id for id in asked if not words.has(id)) == []


def test_no_message_of_the_boards_is_unused() -> None:
    text = (ROOT / "src" / "honjin" / "locale" / "en" / "board.ftl").read_text(encoding="utf-8")
    used = message_ids([json.loads(path.read_text(encoding="utf-8")) for path in GAMES.glob("*/board/**/board.json")])
    code = "\n".join(path.read_text(encoding="utf-8") for path in SCRIPTS.parent.rglob("*.js"))
    stems = (
        *("board-plate-", "board-short-", "board-mark-", "board-marker-"),
        *("board-lens-", "board-lane-", "board-value-"),
    )
    unused = [
        id for id in re.findall(r"^(board-[\w-]+) =", text, re.MULTILINE)
        if id not in used and f'"{id}"' not in code and not id.startswith(stems)
    ]  # fmt: skip
    assert unused == []


def scripts() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SCRIPTS.glob("*.js")))
