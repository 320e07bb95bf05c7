"""Lines of text that know their width in cells: filling, wrapping, columns, two blocks side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

# Japanese may be broken between any two letters, but for these.
_NO_START = frozenset("、。，．：；・！？）」』】〕〉》’”…‥ーぁぃぅぇぉっゃゅょァィゥェォッャュョヮヵヶ々％),.;:!?%")
_NO_END = frozenset("（「『【〔〈《‘“(§")
_GLUE = frozenset("\u00a0\u202f\u2060")


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
    pieces = broken(text, max(10, width - hang))
    return [piece if not at else Text(" " * hang) + piece for at, piece in enumerate(pieces)]


def broken(text: Text, width: int) -> list[Text]:
    """A text on lines of at most this width.

    Rich would break at no-break spaces, and would let a Japanese line begin with a full stop.
    """
    lines: list[Text] = []
    for paragraph in text.split("\n", allow_blank=True):
        pieces = paragraph.divide(_breaks(paragraph.plain, width))
        for piece in pieces:
            while piece.plain.endswith(" "):
                piece.right_crop(1)
        lines += pieces
    return lines


def _breaks(text: str, width: int) -> list[int]:
    """Where lines of at most this width begin, but for the first."""
    starts: list[int] = []
    line = 0
    for first, last in _unbreakable(text):
        size = cell_len(text[first:last].rstrip(" "))
        if line and line + size > width:
            starts.append(first)
            line = 0
        if size > width:
            line = _cut_up(text, first, last, width, starts)
        else:
            line += cell_len(text[first:last])
    return starts


def _cut_up(text: str, first: int, last: int, width: int, starts: list[int]) -> int:
    """Break what has no place to break it, wherever a line is full; how much of the last line is taken."""
    line = 0
    for at in range(first, last):
        size = cell_len(text[at])
        if line + size > width:
            starts.append(at)
            line = 0
        line += size
    return line


def _unbreakable(text: str) -> Iterator[tuple[int, int]]:
    """The pieces of a text that stay whole, each with the blanks after it."""
    first = 0
    for at in range(1, len(text)):
        if _may_break(text[at - 1], text[at]):
            yield first, at
            first = at
    if text:
        yield first, len(text)


def _may_break(before: str, after: str) -> bool:
    """Whether a line may end between these two signs: after a blank, and in Japanese between most letters."""
    if after in " \u3000":
        return False
    if before in " \u3000":
        return True
    wide = cell_len(before) == 2 or cell_len(after) == 2
    return wide and not {before, after} & _GLUE and after not in _NO_START and before not in _NO_END


def hanging(head: Text, body: Text, width: int) -> list[Text]:
    """A body wrapped to the right of its head."""
    indent = cell_len(head.plain)
    pieces = broken(body, max(10, width - indent))
    return [(head if not at else Text(" " * indent)) + piece for at, piece in enumerate(pieces)] or [head]


def flowing(head: Text, parts: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Parts side by side to the right of a head, each on one line if it fits on any."""
    indent = cell_len(head.plain)
    lines = [head]
    taken = 0
    for part in parts:
        size = cell_len(part.plain)
        if taken and indent + taken + gap + size > width:
            lines.append(Text(" " * indent))
            taken = 0
        lines[-1] = lines[-1] + Text(" " * (gap if taken else 0)) + part
        taken += size + (gap if taken else 0)
    return [piece for line in lines for piece in wrapped(line, width, hang=indent)]


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
