"""A data pack written as a workbook for its owner to fill in."""

from __future__ import annotations

from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import Any

from msgspec import inspect
from xlsxwriter import Workbook

from honjin.games.port_arthur.pack import Pack, Row, expected, field_types, is_reconstructed, sourced_fields
from honjin.games.port_arthur.spreadsheet.cells import kind_of, shown, without_none
from honjin.games.port_arthur.spreadsheet.instructions import README, README_LOOKS
from honjin.games.port_arthur.spreadsheet.layout import (
    SETTINGS,
    SETTINGS_HEADINGS,
    SETTINGS_SHEET,
    TABLES,
    Listed,
    Table,
    heading_of,
    listed_rows,
    setting_rows,
)

Cell = tuple[str | int, str]
"""What to write into a cell, and the name of its look."""
Looks = dict[str, Any]
"""The cell formats by name."""

_SPARE_ROWS = 30


def write_workbook(pack: Pack, path: str | Path) -> None:
    """Write a pack as a spreadsheet for its owner to fill in."""
    Path(path).write_bytes(workbook_bytes(pack))


def workbook_bytes(pack: Pack) -> bytes:
    """A pack as the bytes of a spreadsheet, always the same for the same pack."""
    memory = BytesIO()
    book = Workbook(memory, {"in_memory": True})
    book.set_properties({"title": "Port Arthur: data pack", "created": datetime(1904, 2, 8)})
    looks = _looks(book)
    _write_readme(book, looks)
    listed = listed_rows(pack)
    for table in TABLES:
        _write_table(book, looks, table, listed[table.sheet])
    _write_settings(book, looks, pack)
    book.close()
    return memory.getvalue()


def _looks(book: Any) -> Looks:
    """The cell formats by name."""
    tint = {"bg_color": "#FFE9B8"}
    source = {"italic": True, "font_color": "#6B6B6B", "font_size": 9}
    return {
        "title": book.add_format({"bold": True, "font_size": 16}),
        "head": book.add_format({"bold": True, "font_size": 12}),
        "text": book.add_format({}),
        "tint": book.add_format(tint),
        "heading": book.add_format({"bold": True, "font_color": "#FFFFFF", "bg_color": "#1F3A5F", "text_wrap": True}),
        "key": book.add_format({"bold": True}),
        "value": book.add_format({}),
        "value tint": book.add_format(tint),
        "source": book.add_format(source),
        "source tint": book.add_format(source | tint),
    }


def _write_readme(book: Any, looks: Looks) -> None:
    """The sheet that tells the owner what to do."""
    sheet = book.add_worksheet("README")
    sheet.hide_gridlines(2)
    sheet.set_column(0, 0, 110)
    for number, line in enumerate(README.splitlines()):
        look = README_LOOKS.get(line[:2], "text")
        sheet.write_string(number, 0, line.lstrip("#! "), looks[look])


def _write_table(book: Any, looks: Looks, table: Table, rows: list[Listed]) -> None:
    """The sheet of a table, with room for more lines."""
    lines = [_line(table, variant, row) for variant, row in rows]
    sheet = _write_sheet(book, looks, table.sheet, table.headings, lines)
    sheet.freeze_panes(1, 1 + table.has_variants)
    for name in table.fields:
        column = table.headings.index(heading_of(name))
        sheet.data_validation(1, column, len(lines) + _SPARE_ROWS, column, _validation(table.kind, name))


def _write_settings(book: Any, looks: Looks, pack: Pack) -> None:
    """The sheet of the single values, one on a line."""
    rows = setting_rows(pack)
    lines = [
        [(name, "key"), *_value_and_source(rows[kind], name), (meaning, "text")]
        for name, (kind, meaning) in SETTINGS.items()
    ]
    sheet = _write_sheet(book, looks, SETTINGS_SHEET, SETTINGS_HEADINGS, lines)
    sheet.freeze_panes(1, 1)
    for number, (name, (kind, _)) in enumerate(SETTINGS.items(), start=1):
        sheet.data_validation(number, 1, number, 1, _validation(kind, name))


def _write_sheet(book: Any, looks: Looks, name: str, headings: list[str], lines: list[list[Cell]]) -> Any:
    """A sheet with a line of headings and the cells below it."""
    sheet = book.add_worksheet(name)
    sheet.set_row(0, 32)
    for column, heading in enumerate(headings):
        longest = max((len(str(line[column][0])) for line in lines), default=0)
        longest_word = max(map(len, heading.split()))
        sheet.set_column(column, column, min(max(longest, longest_word) + 2, 60))
        sheet.write_string(0, column, heading, looks["heading"])
    for number, line in enumerate(lines, start=1):
        for column, (value, look) in enumerate(line):
            _write_cell(sheet, number, column, value, looks[look])
    return sheet


def _line(table: Table, variant: str, row: Row) -> list[Cell]:
    """The cells of a row, each with the name of its look."""
    cells: list[Cell] = [(variant, "key")] * table.has_variants
    for name in table.fields:
        if name in sourced_fields(table.kind):
            cells += _value_and_source(row, name)
        else:
            cells.append((shown(getattr(row, name)), "key"))
    return cells


def _value_and_source(row: Row, name: str) -> list[Cell]:
    """The cell of a value and the cell of its source."""
    tint = " tint" if is_reconstructed(row, name) else ""
    return [(shown(getattr(row, name)), "value" + tint), (row.source[name], "source" + tint)]


def _write_cell(sheet: Any, row: int, column: int, value: str | int, look: Any) -> None:
    """Write text as text, so that nothing in it can pass for a formula."""
    if isinstance(value, int):
        sheet.write_number(row, column, value, look)
    else:
        sheet.write_string(row, column, value, look)


def _validation(kind: type[Row], name: str) -> dict[str, Any]:
    """What the spreadsheet program lets into a cell, with a drop-down where there is a choice."""
    declared = kind_of(field_types(kind)[name])
    message = {"error_title": heading_of(name), "error_message": expected(declared)[:255]}
    match without_none(declared):
        case inspect.BoolType():
            return {"validate": "list", "source": ["yes", "no"], **message}
        case inspect.LiteralType(values=values):
            return {"validate": "list", "source": list(values), **message}
        case inspect.IntType(ge=low, le=high):
            return {"validate": "integer", "criteria": "between", "minimum": low, "maximum": high, **message}
    return {"validate": "any"}
