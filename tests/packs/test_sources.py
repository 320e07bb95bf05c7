"""The values that come with each game: every one has a source of a known kind, and what sources cite is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from honjin.core.game import by_title, find_game, find_games
from honjin.packs.rows import Row, sourced_fields

GAMES = sorted(by_title(find_games(drafts=True).values()))
KINDS = re.compile(r"rulebook §|public https?://|public: .|history\Z|reconstructed: .")


def rows_in(node: Any) -> Iterator[Row]:
    """Every row of a pack, wherever it lies."""
    if isinstance(node, Row):
        yield node
    if isinstance(node, msgspec.Struct):
        node = [getattr(node, field) for field in node.__struct_fields__]
    elif isinstance(node, dict):
        node = list(node.values())
    if isinstance(node, list | tuple):
        for part in node:
            yield from rows_in(part)


def sources(game: str) -> Iterator[tuple[Row, str]]:
    """Every source of a game's standard pack, with its row."""
    for row in rows_in(find_game(game).standard_pack()):
        yield from ((row, text) for text in row.source.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_value_has_a_source_of_a_known_kind(game: str) -> None:
    rows = list(rows_in(find_game(game).standard_pack()))
    assert len(rows) > 20
    assert [row.label for row in rows if set(row.source) != set(sourced_fields(type(row)))] == []
    assert [(row.label, text) for row, text in sources(game) if not KINDS.match(text)] == []
    assert [(row.label, text) for row, text in sources(game) if text.count("(") != text.count(")")] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_section_cited_is_in_the_rulebook(game: str) -> None:
    known = {section.id for section in find_game(game).rulebook.sections}
    for row, text in sources(game):
        assert set(re.findall(r"§([\d.]*\d[A-Z]?)", text)) <= known, (row.label, text)
