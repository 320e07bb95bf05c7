"""Kept matches still agree with the rules, and there is one for every way to end."""

from __future__ import annotations

from pathlib import Path

import pytest

from honjin.core.game import find_game, find_games
from honjin.core.verify import verify
from honjin.umpire.journal import read_file

FOLDER = Path(__file__).parent
KEPT = sorted(FOLDER.rglob("*.honjin"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_kept_match_holds_together(path: Path) -> None:
    record = read_file(path)
    assert verify(record, find_game(record.header.game)).flaws() == []


@pytest.mark.parametrize("name", sorted(find_games()))
def test_every_way_to_end_has_a_kept_match(name: str) -> None:
    ends = [read_file(path).ended() for path in (FOLDER / name).glob("*.honjin")]
    found = {(end.result.winner, end.result.how) for end in ends if end is not None}
    game = find_game(name)
    assert {how for _, how in found} == {*game.endings, "resigned"}
    assert {winner for winner, _ in found} >= {*game.sides}


def test_the_index_names_every_kept_match() -> None:
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert [path for path in KEPT if f"`{path.parent.name}/{path.stem}`" not in index] == []
