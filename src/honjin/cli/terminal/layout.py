"""Lines of text that know their width in cells: filling, wrapping, columns, two blocks side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

_MEASURE = Console(width=10_000, force_terminal=False)


def cells(text: str, width: int) -> str:
    """The text cut or filled to exactly so many cells."""
    return set_cell_size(text, width)


def shortened(text: str, width: int) -> str:
    """The text, or its beginning with an ellipsis where it does not fit."""
    return text if cell_len(text) <= width else set_cell_size(text, max(1, width - 1)).rstrip() + "…"


def markup(line: str) -> Text:
    """A line with colour marks as text."""
    return Text.from_markup(line, emoji=False)


def wrapped(text: Text, width: int, hang: int = 0) -> list[Text]:
    """A text on lines of at most this width, all but the first indented; a command to copy stays whole."""
    if text.no_wrap or cell_len(text.plain) <= width:
        return [text]
    pieces = text.wrap(_MEASURE, max(10, width - hang))
    return [piece if not at else Text(" " * hang) + piece for at, piece in enumerate(pieces)]


def hanging(head: Text, body: Text, width: int) -> list[Text]:
    """A body wrapped to the right of its head."""
    indent = cell_len(head.plain)
    pieces = body.wrap(_MEASURE, max(10, width - indent))
    return [(head if not at else Text(" " * indent)) + piece for at, piece in enumerate(pieces)] or [head]


def columns(items: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Items in as many columns as fit, read downwards."""
    if not items:
        return []
    widest = max(cell_len(item.plain) for item in items)
    number = max(1, min(len(items), (width + gap) // (widest + gap)))
    height = -(-len(items) // number)
    lines = []
    for row in range(height):
        line = Text()
        for item in items[row::height]:
            if line.plain:
                line.append(" " * gap)
            line.append_text(filled(item, widest))
        line.rstrip()
        lines.append(line)
    return lines


def filled(text: Text, width: int) -> Text:
    """The text with blanks up to this width."""
    filled_text = text.copy()
    filled_text.append(" " * max(0, width - cell_len(text.plain)))
    return filled_text


def beside(left: Sequence[Text], right: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Two blocks side by side; `width` is that of the left one."""
    height = max(len(left), len(right))
    blank = Text("")
    lines = []
    for at in range(height):
        first = left[at] if at < len(left) else blank
        second = right[at] if at < len(right) else blank
        lines.append(filled(first, width + gap) + second)
    return lines
