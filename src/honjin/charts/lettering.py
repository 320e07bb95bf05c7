"""Lines in pieces with colour marks: how wide they are in cells, cut, filled, joined, laid on a canvas.

A mark such as `[japan]…[/]` says what a piece is; whoever prints it gives it its colour.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from unicodedata import combining, east_asian_width

from honjin.core.decision import Side
from honjin.core.textboard import Speech


class Bit(tuple[str, str]):
    """A piece of a line: its text and its colour mark."""

    __slots__ = ()

    def __new__(cls, text: str, mark: str = "") -> Bit:
        return super().__new__(cls, (text, mark))


Bits = list[Bit]


def width_of(text: str) -> int:
    """The number of terminal cells a text takes; Japanese letters take two."""
    return sum(0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def width_of_bits(bits: Iterable[Bit]) -> int:
    """The number of cells of a line in pieces."""
    return sum(width_of(text) for text, _ in bits)


def cut(text: str, width: int) -> str:
    """The text, or its beginning with an ellipsis where it does not fit."""
    if width_of(text) <= width:
        return text
    if width < 1:
        return ""
    while text and width_of(text) >= width:
        text = text[:-1]
    return text.rstrip() + "…"


def pad(text: str, width: int) -> str:
    """The text cut or filled with blanks to exactly this width."""
    text = cut(text, width)
    return text + " " * (width - width_of(text))


def marked(bits: Iterable[Bit]) -> str:
    """Pieces as one line with colour marks; brackets in the text are kept from being read as marks."""
    return "".join(f"[{mark}]{_escaped(text)}[/]" if mark else _escaped(text) for text, mark in bits if text)


def _escaped(text: str) -> str:
    text = re.sub(r"(\\*)(\[[a-z#/@][^\[]*?\])", r"\1\1\\\2", text)
    return text + "\\" if text.endswith("\\") and not text.endswith("\\\\") else text


class Canvas:
    """A rectangle of cells, each with a sign and a colour mark."""

    def __init__(self, picture: Sequence[str], signs: dict[str, tuple[str, str]], width: int) -> None:
        self._width = width
        self._rows = [[signs[letter] for letter in line.ljust(width)] for line in picture]

    @classmethod
    def of(cls, rows: Sequence[Sequence[tuple[str, str]]]) -> Canvas:
        """A canvas with these cells."""
        canvas = cls((), {}, len(rows[0]))
        canvas._rows = [list(row) for row in rows]
        return canvas

    def put(self, row: int, column: int, bits: Iterable[Bit], width: int) -> None:
        """Write pieces into a row, cut at so many cells."""
        cells = self._rows[row]
        end = min(column + width, self._width)
        for text, mark in bits:
            for sign in cut(text, end - column):
                cells[column] = (sign, mark or cells[column][1])
                if width_of(sign) == 2:
                    cells[column + 1] = ("", mark)
                column += width_of(sign)

    def lines(self) -> list[str]:
        """The rows with colour marks."""
        return [marked(_runs(row)) for row in self._rows]


def _runs(cells: Iterable[tuple[str, str]]) -> Bits:
    """Neighbouring cells of one mark taken together."""
    runs: Bits = []
    for sign, mark in cells:
        if runs and runs[-1][1] == mark:
            runs[-1] = Bit(runs[-1][0] + sign, mark)
        else:
            runs.append(Bit(sign, mark))
    return runs


def flow(parts: Iterable[Bits], width: int, gap: str = "   ") -> list[str]:
    """Parts side by side, on as few lines as they fit."""
    lines: list[Bits] = []
    for part in parts:
        if lines and width_of_bits(lines[-1]) + width_of(gap) + width_of_bits(part) <= width:
            lines[-1] = [*lines[-1], Bit(gap), *part]
        else:
            lines.append(part)
    return [marked(line) for line in lines]


def letter(words: Speech, side: Side) -> Bit:
    """The badge of a side."""
    return Bit(f" {words.text(f't-letter-{side}')} ", f"{side}-badge")
