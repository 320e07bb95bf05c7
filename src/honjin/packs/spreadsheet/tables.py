"""The sheets with one row of the pack on each line, read back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from honjin.packs.rows import Id, Row, field_types, sourced_fields
from honjin.packs.spreadsheet.cells import is_blank
from honjin.packs.spreadsheet.layout import Layout, Listed, Table, heading_of, source_heading_of
from honjin.packs.spreadsheet.sheet import UNREAD, Sheet, SheetLine
from honjin.packs.spreadsheet.sources import settled_source, standard_rows


def read_table(layout: Layout[Any], table: Table, sheet: Sheet) -> Iterator[Listed]:
    """The rows of a sheet, without those that cannot be made whole."""
    values = [heading_of(name) for name in table.fields]
    sheet.demand(["variant"] * table.has_variants + values)
    if any(key not in sheet.columns for key in ["variant"] * table.has_variants + list(table.kind.keys)):
        yield from layout.listed_rows(layout.standard_pack())[table.sheet]
        return
    for line in sheet.lines(values):
        unnamed = is_blank(line.cell("variant")) and not table.only_variants
        variant = "" if unnamed or not table.has_variants else line.read("variant", Id)
        row = _read_row(layout, table, variant, line)
        if row is not None and variant is not UNREAD:
            sheet.places[row.label] = (sheet.name, line.number)
            yield variant, row


def _read_row(layout: Layout[Any], table: Table, variant: str, line: SheetLine) -> Row | None:
    """The row on a line; none if it cannot be made whole."""
    types = field_types(table.kind)
    read = {name: line.read(heading_of(name), types[name]) for name in table.fields}
    values = {name: value for name, value in read.items() if value is not UNREAD}
    known = standard_rows(layout, table).get((variant, *sorted(str(values.get(key)) for key in table.kind.keys)))
    if known is not None:
        values = {name: getattr(known, name) for name in table.fields} | values
    if len(values) < len(table.fields):
        return None
    source = {
        name: settled_source(layout, table, known, name, values[name], line.read_source(source_heading_of(name)))
        for name in sourced_fields(table.kind)
    }
    if known is not None and getattr(known, "name", None) == values.get("name"):
        values |= {name: getattr(known, name) for name in table.kind.unlisted}
    return table.kind(**values, source=source)
