"""A data pack written as a workbook for its owner to fill in."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import inspect
from xlsxwriter import Workbook

from honjin.packs.rows import Row, expected, field_types, is_reconstructed, sourced_fields
from honjin.packs.spreadsheet.cells import kind_of, shown, without_none
from honjin.packs.spreadsheet.layout import SETTINGS_HEADINGS, Layout, Listed, Table, heading_of

P = TypeVar("P", bound=msgspec.Struct)

Cell = tuple[str | int, str]
"""What to write into a cell, and the name of its look."""
Looks = dict[str, Any]
"""The cell formats by name."""

_SPARE_ROWS = 30
_TEXT = 49  # the number of the format @, text
_README_LOOKS = {"# ": "title", "##": "head", "! ": "tint"}


def write_workbook(layout: Layout[P], pack: P, path: str | Path) -> None:
    """Write a pack as a workbook for its owner to fill in."""
    Path(path).write_bytes(workbook_bytes(layout, pack))


def workbook_bytes(layout: Layout[P], pack: P) -> bytes:
    """A pack as the bytes of a workbook, always the same for the same pack."""
    memory = BytesIO()
    book = Workbook(memory, {"in_memory": True})
    book.set_properties({"title": f"{layout.title}: data pack", "created": layout.created})
    looks = _looks(book)
    _write_readme(book, looks, layout.readme)
    listed = layout.listed_rows(pack)
    for table in layout.tables:
        _write_table(book, looks, table, listed[table.sheet])
    _write_settings(book, looks, layout, pack)
    book.close()
    return memory.getvalue()


def _looks(book: Any) -> Looks:
    """The cell formats by name.

    Words are kept as they are typed: a spreadsheet program would take 1/15 for a date and 5,6 for a number.
    """
    tint = {"bg_color": "#FFE9B8"}
    words = {"num_format": _TEXT}
    source = words | {"italic": True, "font_color": "#6B6B6B", "font_size": 9}
    return {
        "title": book.add_format({"bold": True, "font_size": 16}),
        "head": book.add_format({"bold": True, "font_size": 12}),
        "text": book.add_format({}),
        "tint": book.add_format(tint),
        "heading": book.add_format({"bold": True, "font_color": "#FFFFFF", "bg_color": "#1F3A5F", "text_wrap": True}),
        "key": book.add_format(words | {"bold": True}),
        "number": book.add_format({}),
        "number tint": book.add_format(tint),
        "words": book.add_format(words),
        "words tint": book.add_format(words | tint),
        "source": book.add_format(source),
        "source tint": book.add_format(source | tint),
    }


def _write_readme(book: Any, looks: Looks, readme: str) -> None:
    """The sheet that tells the owner what to do."""
    sheet = book.add_worksheet("README")
    sheet.hide_gridlines(2)
    sheet.set_column(0, 0, 110)
    for number, line in enumerate(readme.splitlines()):
        look = _README_LOOKS.get(line[:2], "text")
        sheet.write_string(number, 0, line.lstrip("#! "), looks[look])


def _write_table(book: Any, looks: Looks, table: Table, rows: list[Listed]) -> None:
    """The sheet of a table, with room for more lines."""
    lines = [_line(table, variant, row) for variant, row in rows]
    sheet = _write_sheet(book, looks, table.sheet, table.headings, lines)
    sheet.freeze_panes(1, 1 + table.has_variants)
    for name in table.fields:
        column = table.headings.index(heading_of(name))
        sheet.data_validation(1, column, len(lines) + _SPARE_ROWS, column, _validation(table.kind, name))


def _write_settings(book: Any, looks: Looks, layout: Layout[P], pack: P) -> None:
    """The sheet of the single values, one on a line."""
    rows = layout.setting_rows(pack)
    lines = [
        [(name, "key"), *_value_and_source(rows[kind], name), (meaning, "text")]
        for name, (kind, meaning) in layout.settings.items()
    ]
    sheet = _write_sheet(book, looks, layout.settings_sheet, SETTINGS_HEADINGS, lines)
    sheet.freeze_panes(1, 1)
    for number, (name, (kind, _)) in enumerate(layout.settings.items(), start=1):
        sheet.data_validation(number, 1, number, 1, _validation(kind, name))


def _write_sheet(book: Any, looks: Looks, name: str, headings: list[str], lines: list[list[Cell]]) -> Any:
    """A sheet with a line of headings and the cells below it."""
    sheet = book.add_worksheet(name)
    sheet.set_row(0, 32)
    sheet.ignore_errors({"number_stored_as_text": "A1:AZ2000"})
    for column, heading in enumerate(headings):
        spare = looks["words"] if any(isinstance(line[column][0], str) for line in lines) else None
        longest = max((len(str(line[column][0])) for line in lines), default=0)
        longest_word = max(map(len, heading.split()))
        sheet.set_column(column, column, min(max(longest, longest_word) + 2, 60), spare)
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
    value = shown(getattr(row, name))
    look = "number" if isinstance(value, int) else "words"
    return [(value, look + tint), (row.source[name], "source" + tint)]


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
