"""The texts of the pages: none missing where it is asked for, none that nobody asks for."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from honjin.core.game import by_title, find_games
from honjin.locale.text import Words

SOURCE = Path(__file__).resolve().parents[3] / "src" / "honjin"


def ids() -> set[str]:
    texts = [(SOURCE / "locale" / "en" / name).read_text(encoding="utf-8") for name in ("pages.ftl", "people.ftl")]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    return {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}


def asked() -> tuple[set[str], set[str]]:
    """Ids written out in templates and modules, and beginnings of ids whose end is computed."""
    files = [*(SOURCE / "server" / "pages").glob("*.py"), *(SOURCE / "server" / "templates").glob("*.html")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    whole = set(re.findall(r"""["'](p-[a-z0-9_-]*[a-z0-9])["']""", text))
    begun = set(re.findall(r"""["'](p-[a-z-]+-)["'{]""", text)) | {"p-game-"}
    return whole, begun


def test_every_text_that_a_page_asks_for_is_there() -> None:
    words = Words("en", also=("pages", "people"))
    assert sorted(id for id in asked()[0] if not words.has(id)) == []


def test_no_text_is_unused() -> None:
    whole, begun = asked()
    assert sorted(id for id in ids() - whole if not id.startswith(tuple(begun))) == []


def test_every_game_has_its_card() -> None:
    words = Words("en", also=("pages",))
    for game in by_title(find_games().values()):
        parts = ("short", "native", "blurb", "length", "era", "kind", "weight", "time", "dice")
        assert [part for part in parts if not words.has(f"p-game-{game}-{part}")] == []
