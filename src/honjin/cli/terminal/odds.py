"""Exact odds as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from honjin.cli.terminal.layout import cells
from honjin.core.game import OddsTable
from honjin.locale.text import Words


def odds_lines(words: Words, tables: Sequence[OddsTable]) -> list[Text]:
    """Every table with its title."""
    lines: list[Text] = []
    for table in tables:
        lines += [Text(words.text(table.title, table.facts), style="label"), *_table(words, table), Text("")]
    return lines[:-1]


def _table(words: Words, table: OddsTable) -> list[Text]:
    heads = [words.text(column) for column in table.columns]
    body = [
        [cell_text(words, column, cell) for column, cell in zip(table.columns, row, strict=True)] for row in table.rows
    ]
    widths = [max(map(cell_len, column)) for column in zip(heads, *body, strict=True)]
    lines = [
        Text(
            "  ".join(_fit(cell, width, at) for at, (cell, width) in enumerate(zip(heads, widths, strict=True))), "dim"
        )
    ]
    for row in body:
        line = Text("  ".join(_fit(cell, width, at) for at, (cell, width) in enumerate(zip(row, widths, strict=True))))
        lines.append(line)
    return lines


def _fit(cell: str, width: int, at: int) -> str:
    """The first column to the left, numbers to the right."""
    return cells(cell, width) if at == 0 else " " * (width - cell_len(cell)) + cell


def cell_text(words: Words, column: str, cell: str | float) -> str:
    """A chance as a percentage, an expectation with one decimal, a message id as its text."""
    if isinstance(cell, str):
        return words.label(cell)
    if isinstance(cell, int):
        return str(cell)
    if "chance" in column or "-p-" in column:
        return words.text("t-percent", {"value": percent(cell)})
    return words.text("t-decimal", {"whole": f"{cell:.2f}".partition(".")[0], "part": f"{cell:.2f}".partition(".")[2]})


def percent(chance: float) -> str:
    """Whole, but never 0 or 100 for what is possible but not certain."""
    if 0 < chance < 0.005:
        return "<1"
    return ">99" if 0.995 <= chance < 1 else str(round(100 * chance))
