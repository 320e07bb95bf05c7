"""The rules reference in the player's language, a chapter at a time."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from honjin.cli.terminal.layout import columns
from honjin.core.game import Game
from honjin.locale.reference import markdown, reference
from honjin.locale.text import Words

WIDEST = 100


def contents_lines(game: Game, words: Words, width: int) -> list[Text]:
    """The chapters and sections, by number."""
    pages = reference(game.resources, words.language)
    lines = [Text(words.text("t-rules-title"), style="label")]
    entries = []
    for section in game.rulebook.sections:
        indent = "  " if "." in section.id else ""
        entries.append(Text().append(f"{indent}{section.id:<5} ", style="number").append(pages[section.id].title))
    return [*lines, *columns(entries, width), Text(words.text("t-rules-how"), style="dim")]


def chapter_lines(console: Console, game: Game, words: Words, section: str) -> list[Text]:
    """A section with those below it; raises UnknownChoice when there is none of this number."""
    sections = game.rulebook.chapter_of(section.strip().lstrip("§").strip())
    return _rendered(console, markdown(game.resources, words.language, sections))


def _rendered(console: Console, text: str) -> list[Text]:
    # Imported here: it takes a tenth of the time the program needs to start.
    from rich.markdown import Markdown

    options = console.options.update(width=min(console.width, WIDEST))
    lines = console.render_lines(Markdown(text), options, pad=False)
    return [Text.assemble(*((segment.text, segment.style or "") for segment in line)) for line in lines]
