"""The sheets with one row of the pack on each line, read back."""

from __future__ import annotations

from collections.abc import Iterator

from honjin.games.port_arthur.pack import Id, Row, ShipCard, field_types, sourced_fields
from honjin.games.port_arthur.pack_loading import standard_pack
from honjin.games.port_arthur.spreadsheet.cells import is_blank
from honjin.games.port_arthur.spreadsheet.layout import Listed, Table, heading_of, listed_rows, source_heading_of
from honjin.games.port_arthur.spreadsheet.sheet import UNREAD, Line, Sheet
from honjin.games.port_arthur.spreadsheet.sources import settled_source, standard_rows


def read_table(table: Table, sheet: Sheet) -> Iterator[Listed]:
    """The rows of a sheet, without those that cannot be made whole."""
    values = [heading_of(name) for name in table.fields]
    sheet.demand(["variant"] * table.has_variants + values)
    if any(key not in sheet.columns for key in ["variant"] * table.has_variants + list(table.kind.keys)):
        yield from listed_rows(standard_pack())[table.sheet]
        return
    for line in sheet.lines(values):
        unnamed = is_blank(line.cell("variant")) and not table.only_variants
        variant = "" if unnamed or not table.has_variants else line.read("variant", Id)
        row = _read_row(table, variant, line)
        if row is not None and variant is not UNREAD:
            yield variant, row


def _read_row(table: Table, variant: str, line: Line) -> Row | None:
    """The row on a line; none if it cannot be made whole."""
    types = field_types(table.kind)
    read = {name: line.read(heading_of(name), types[name]) for name in table.fields}
    values = {name: value for name, value in read.items() if value is not UNREAD}
    known = standard_rows(table).get((variant, *sorted(str(values.get(key)) for key in table.kind.keys)))
    if known is not None:
        values = {name: getattr(known, name) for name in table.fields} | values
    if len(values) < len(table.fields):
        return None
    source = {
        name: settled_source(table, known, name, values[name], line.read_source(source_heading_of(name)))
        for name in sourced_fields(table.kind)
    }
    if isinstance(known, ShipCard) and known.name == values["name"]:
        values["history"] = known.history
    return table.kind(**values, source=source)
