"""What a board says of its theatre names events, procedures and fields that its game has."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest

from honjin.core.game import Game, find_game, find_games
from honjin.locale.text import Words

PAGE = Path(__file__).resolve().parents[2] / "docs" / "add-a-game.md"


def theatre_of(game: Game) -> dict[str, Any] | None:
    board = files(game.resources) / game.board / "board.json"
    found: dict[str, Any] | None = json.loads(board.read_text(encoding="utf-8"))["table"].get("theatre")
    return found


GAMES = sorted(name for name in find_games() if theatre_of(find_game(name)))


def test_some_game_has_a_theatre() -> None:
    assert GAMES == ["port_arthur"]


@pytest.mark.parametrize("name", GAMES)
def test_every_key_of_a_theatre_is_explained(name: str) -> None:
    part = PAGE.read_text(encoding="utf-8").partition("### The theatre")[2].partition("\n## ")[0]
    keys = {key for row in re.findall(r"^\| (`.*?) \|", part, re.MULTILINE) for key in re.findall(r"`(\w+)`", row)}
    assert keys == set(theatre_of(find_game(name)) or ())


@pytest.mark.parametrize("name", GAMES)
def test_a_theatre_names_what_the_game_has(name: str) -> None:
    game = find_game(name)
    theatre = theatre_of(game)
    assert theatre is not None
    events = {kind.__name__: set(kind.__struct_fields__) for kind in get_args(game.events)}
    assert theatre["procedure"] in {kind.__name__ for kind in get_args(game.procedures)}
    assert {theatre["opens"], theatre["ends"], *theatre["order"]} <= set(events)
    thrown = {field for fields in events.values() if "dice" in fields for field in fields}
    assert {theatre["against"], theatre["alike"], *theatre["counts"]} <= thrown
    assert any(theatre["struck"] in fields for fields in events.values())
    steps = theatre["steps"]
    assert steps["volley"] in {kind.__name__ for kind in get_args(game.procedures)}
    assert steps["spare"] in events
    assert set(steps["results"]) == set(theatre["counts"])
    assert any({theatre["struck"], steps["cause"], steps["cost"]} <= fields for fields in events.values())
    assert theatre["struck"] in game.look.kinds
    words = Words("en", name)
    assert [key for key in theatre["counts"] if not words.has(f"odds-{key}")] == []
    assert [key for key in ("order", "throw", *steps["results"], "end") if not words.has(f"step-{key}")] == []
    assert words.has(theatre["fates"])
