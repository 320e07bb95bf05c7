"""The rules reference in the player's language, a chapter at a time."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

from honjin.cli.terminal.explained import explained
from honjin.cli.terminal.layout import broken, columns
from honjin.core.game import Game
from honjin.locale.reference import markdown, page_of, reference
from honjin.locale.text import Words

WIDEST = 100


def contents_lines(game: Game, words: Words, width: int) -> list[Text]:
    """The chapters and sections, by number."""
    lines = [Text(words.text("t-rules-title"), style="label")]
    entries = []
    for section in game.rulebook.sections:
        indent = "  " if "." in section.id else ""
        title = page_of(game, words.language, section).title
        entries.append(Text().append(f"{indent}{section.id:<5} ", style="number").append(title))
    how = "t-rules-how" if reference(game, words.language) else "t-no-reference"
    return [*lines, *columns(entries, width), Text(words.text(how), style="dim")]


def chapter_lines(console: Console, game: Game, words: Words, section: str) -> list[Text]:
    """A section with those below it, the key or the example; raises UnknownChoice when there is no such thing."""
    if (told := explained(game, words.language, section.strip())) is not None:
        return _rendered(console, told)
    sections = game.rulebook.chapter_of(section.strip().lstrip("§").strip())
    lines = _rendered(console, markdown(game, words.language, sections))
    if not reference(game, words.language):
        lines += [Text(""), Text(words.text("t-no-reference"), style="dim")]
    return lines


def _rendered(console: Console, text: str) -> list[Text]:
    # Imported here: it takes a tenth of the time the program needs to start.
    from rich.markdown import Markdown, MarkdownContext, MarkdownElement, Paragraph, TableDataElement

    class OwnParagraph(Paragraph):
        """A paragraph that is broken as all our texts are."""

        def on_enter(self, context: MarkdownContext) -> None:
            super().on_enter(context)
            self.text = OwnText(justify="left")

    class OwnTableData(TableDataElement):
        """The same for a cell of a table."""

        def __init__(self, justify: JustifyMethod) -> None:
            super().__init__(justify)
            self.content = OwnText(justify=justify)

    class OwnMarkdown(Markdown):
        """Markdown of these."""

        elements: ClassVar[dict[str, type[MarkdownElement]]] = {
            **Markdown.elements,
            "paragraph_open": OwnParagraph,
            "td_open": OwnTableData,
            "th_open": OwnTableData,
        }

    options = console.options.update(width=min(console.width, WIDEST))
    lines = console.render_lines(OwnMarkdown(text), options, pad=False)
    return [Text.assemble(*((segment.text, segment.style or "") for segment in line)) for line in lines]


class OwnText(Text):
    """A text that breaks its lines as `layout` does."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        """The lines of the text."""
        lines = Lines(broken(self, width))
        if justify:
            lines.justify(console, width, justify=justify, overflow=overflow or "fold")
        return lines
