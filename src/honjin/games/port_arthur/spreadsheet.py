"""The data pack as a spreadsheet: written for an owner of the box to fill in, read back and checked."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache, cached_property
from io import BytesIO
from pathlib import Path
from typing import Any, TypeGuard, TypeVar
from zipfile import BadZipFile, ZipFile

import msgspec
from msgspec import inspect
from python_calamine import CalamineError, CalamineWorkbook
from xlsxwriter import Workbook
from xlsxwriter.utility import xl_col_to_name

from honjin.games.port_arthur.pack import (
    Border,
    Box,
    ControlPoints,
    Id,
    Link,
    Pack,
    PackError,
    Port,
    Row,
    ShipCard,
    SourceText,
    Tracks,
    Zone,
    ZonePoints,
    check_pack,
    expected,
    field_types,
    is_reconstructed,
    sourced_fields,
    standard_pack,
)

OWNERS_COPY = "owner's copy"
"""The source of a value that the owner changed."""

Grid = Sequence[Sequence[object]]
Listed = tuple[str, Row]
"""A row with the name of its variant, which is empty for the values in use."""

Setting = tuple[Any, str]
"""A value and its source."""
Cell = tuple[str | int, str]
"""What to write into a cell, and the name of its look."""
Looks = dict[str, Any]
"""The cell formats by name."""

R = TypeVar("R", bound=Row)


@dataclass(frozen=True)
class Table:
    """A sheet with one row of the pack on each line."""

    sheet: str
    kind: type[Row]
    has_variants: bool = False
    only_variants: bool = False

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields that have a column, in the order of the columns."""
        return tuple(name for name in self.kind.__struct_fields__ if name not in ("source", "history"))

    @property
    def headings(self) -> list[str]:
        """The headings: each value, and beside it its source."""
        sourced = sourced_fields(self.kind)
        beside = [[_heading(name), *([_source_heading(name)] if name in sourced else [])] for name in self.fields]
        return ["variant"] * self.has_variants + [heading for pair in beside for heading in pair]


TABLES = (
    Table("ships", ShipCard),
    Table("zones", Zone),
    Table("borders", Border),
    Table("ports", Port),
    Table("control points", ZonePoints, has_variants=True),
    Table("manchuria", Box),
    Table("forks", Link, has_variants=True, only_variants=True),
)

SETTINGS_SHEET = "tracks"
SETTINGS: dict[str, tuple[type[Row], str]] = {
    "turns": (Tracks, "turns of a game"),
    "armies": (Tracks, "wooden armies"),
    "cp_min": (Tracks, "the Russian end of the control point track, below 0"),
    "cp_max": (Tracks, "the Japanese end of the control point track"),
    "cp_start": (Tracks, "where the marker starts; 0 is the centre box"),
    "by_count": (ControlPoints, "control points for none, one, two ... of the key zones"),
    "transports_sunk": (Tracks, "Russian control points for no, one, two transports sunk"),
    "initiative_start": (Tracks, "the side that begins with the initiative"),
    "initiative_turn": (Tracks, "the turn at whose start Russia receives the initiative"),
}
SETTINGS_HEADINGS = ["setting", "value", "source", "meaning"]
SHEETS = (*(table.sheet for table in TABLES), SETTINGS_SHEET)

README = """\
# Port Arthur: the values of your copy of the game
Honjin plays with the values in these sheets. The rulebooks give some of them in words; the others are
printed only on the counters and the board, and had to be reconstructed. Their cells are tinted like this:
! a reconstructed value
If you own the box, put in what is printed on your counters and your board, save the file as .xlsx and check
it with:   honjin data check FILE
Every mistake is named with its sheet, row and column.

## How to fill it in
Change the values; leave the headings and the ids as they are. Columns and lines may change places.
Beside each value stands its source. You need not touch it: if you change a value and leave its source, the
source becomes "owner's copy". You may also write a source of your own.
Several entries in one cell are separated by commas:   port_arthur, diego_suarez
Lines without values are skipped: clear a line to take a ship out, use an empty line to add one.

## The sheets
ships: one line a counter. The front gives firepower and speed; the back damaged firepower, damaged speed
and defence. Fleet: a blue anchor is port_arthur, an orange one vladivostok, a number in the corner is baltic
with that entry turn. Optional: the firepower stands on a dark field. Type is for the drawing only.
zones: the six sea zones. Key: one of those that score together. Landing box: an army can be put there.
Russian return: the ports where Russian ships there go at the end of the turn.
borders: two zones with a dotted line between them, each pair once.
ports: the sea zones next to each port, and whether it has a shipyard at the start.
control points: what is printed on the zones that are not key zones. Lines with a name under "variant" are
other readings that players may choose; delete them if your board settles the matter.
manchuria: the boxes of the Manchuria track. Parent: the box that must be occupied before this one; the first
box has none. Leave the effects as they are.
forks: other places of the fork that players may choose; delete them if your board settles the matter.
tracks: the single numbers of the game.
"""
README_LOOKS = {"# ": "title", "##": "head", "! ": "tint"}

MOST_BYTES = 4_000_000
MOST_UNPACKED = 40_000_000
LAST_ROW = 2000
_SPARE_ROWS = 30
_POSITION = re.compile(rb"""\br\s*=\s*["']\s*([A-Za-z]+)(\d+)""")

NO_WORKBOOK = "this is not a workbook, or a damaged one: save your spreadsheet as an Excel workbook (.xlsx)"
UNREADABLE = (BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError, ValueError)
"""What Python's reader of zip files raises for a file that is damaged, locked or no zip file at all."""


def write_workbook(pack: Pack, path: str | Path) -> None:
    """Write a pack as a spreadsheet for its owner to fill in."""
    Path(path).write_bytes(workbook_bytes(pack))


def read_workbook(path: str | Path) -> Pack:
    """The pack in a spreadsheet; raises PackError with every problem found."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise PackError([f"{path} cannot be read: {error.strerror}"]) from error
    return pack_from_bytes(data)


def pack_from_bytes(data: bytes) -> Pack:
    """The pack in the bytes of a spreadsheet; raises PackError with every problem found."""
    return pack_from_grids(_grids(data))


# Writing


def workbook_bytes(pack: Pack) -> bytes:
    """A pack as the bytes of a spreadsheet, always the same for the same pack."""
    memory = BytesIO()
    book = Workbook(memory, {"in_memory": True})
    book.set_properties({"title": "Port Arthur: data pack", "created": datetime(1904, 2, 8)})
    looks = _looks(book)
    _write_readme(book, looks)
    listed = _listed(pack)
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


def _listed(pack: Pack) -> dict[str, list[Listed]]:
    """The rows of each sheet; those in use come before their variants."""
    points = pack.control_points
    return {
        "ships": [("", row) for row in pack.ships],
        "zones": [("", row) for row in pack.zones],
        "borders": [("", row) for row in pack.borders],
        "ports": [("", row) for row in pack.ports],
        "control points": [("", row) for row in points.single] + _with_names(points.variants),
        "manchuria": [("", row) for row in pack.boxes],
        "forks": _with_names(pack.forks),
    }


def _with_names(variants: Mapping[str, Iterable[Row]]) -> list[Listed]:
    """The rows of all variants, each with the name of its own."""
    return [(name, row) for name, rows in variants.items() for row in rows]


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
        column = table.headings.index(_heading(name))
        sheet.data_validation(1, column, len(lines) + _SPARE_ROWS, column, _validation(table.kind, name))


def _write_settings(book: Any, looks: Looks, pack: Pack) -> None:
    """The sheet of the single values, one on a line."""
    rows: dict[type[Row], Row] = {Tracks: pack.tracks, ControlPoints: pack.control_points}
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
            cells.append((_shown(getattr(row, name)), "key"))
    return cells


def _value_and_source(row: Row, name: str) -> list[Cell]:
    """The cell of a value and the cell of its source."""
    tint = " tint" if is_reconstructed(row, name) else ""
    return [(_shown(getattr(row, name)), "value" + tint), (row.source[name], "source" + tint)]


def _shown(value: object) -> str | int:
    """A value as an owner writes it into a cell."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return value if isinstance(value, int) else str(value or "")


def _write_cell(sheet: Any, row: int, column: int, value: str | int, look: Any) -> None:
    """Write text as text, so that nothing in it can pass for a formula."""
    if isinstance(value, int):
        sheet.write_number(row, column, value, look)
    else:
        sheet.write_string(row, column, value, look)


def _validation(kind: type[Row], name: str) -> dict[str, Any]:
    """What the spreadsheet program lets into a cell, with a drop-down where there is a choice."""
    declared = _kind(field_types(kind)[name])
    message = {"error_title": _heading(name), "error_message": expected(declared)[:255]}
    match _without_none(declared):
        case inspect.BoolType():
            return {"validate": "list", "source": ["yes", "no"], **message}
        case inspect.LiteralType(values=values):
            return {"validate": "list", "source": list(values), **message}
        case inspect.IntType(ge=low, le=high):
            return {"validate": "integer", "criteria": "between", "minimum": low, "maximum": high, **message}
    return {"validate": "any"}


# Reading


@dataclass(frozen=True)
class Sheet:
    """The cells of a sheet under their headings, and the list that collects its problems."""

    name: str
    grid: Grid
    problems: list[str]

    @cached_property
    def columns(self) -> dict[str, int]:
        """The place of each heading; the first counts if it is there twice."""
        headings = [_normal(cell) for cell in self.grid[0]] if self.grid else []
        return {heading: headings.index(heading) for heading in headings if heading}

    def demand(self, headings: Iterable[str]) -> None:
        """Note the columns that are missing."""
        missing = [heading for heading in headings if heading not in self.columns]
        self.problems.extend(f"{self.name}: the column {heading} is missing" for heading in missing)

    def lines(self, headings: Sequence[str]) -> Iterator[Line]:
        """The lines below the headings, without those that have nothing in these columns."""
        for number, cells in enumerate(self.grid[1:], start=2):
            line = Line(self, number, cells)
            if not all(_is_blank(line.cell(heading)) for heading in headings):
                yield line


@dataclass(frozen=True)
class Line:
    """One line of a sheet."""

    sheet: Sheet
    number: int
    cells: Sequence[object]

    def cell(self, heading: str) -> object:
        """The cell under a heading; blank where there is none."""
        place = self.sheet.columns.get(heading, len(self.cells))
        return self.cells[place] if place < len(self.cells) else ""

    def read(self, heading: str, declared: Any) -> Any:
        """The value under a heading; notes a problem and gives UNREAD when it is not as declared."""
        if heading not in self.sheet.columns:
            return UNREAD
        cell, kind = self.cell(heading), _kind(declared)
        try:
            return msgspec.convert(_parsed(cell, kind), declared)
        except ValueError:
            self.note(heading, expected(kind))
            return UNREAD

    def read_source(self, heading: str) -> str:
        """The text of a source; empty when there is none or it cannot be used."""
        text = "" if _is_blank(self.cell(heading)) else self.read(heading, SourceText)
        return "" if text is UNREAD else str(text)

    def note(self, heading: str, wanted: str) -> None:
        """Note that a cell is not as wanted."""
        column = f"column {xl_col_to_name(self.sheet.columns[heading])} ({heading})"
        found = _found(self.cell(heading))
        self.sheet.problems.append(f"{self.sheet.name}, row {self.number}, {column}: found {found}, expected {wanted}")


UNREAD = object()
"""Stands for a value that could not be read."""


def pack_from_grids(grids: Mapping[str, Grid]) -> Pack:
    """The pack in the cells of a workbook, by sheet; raises PackError with every problem found.

    Where something cannot be read the standard value stands in, so that the rest is checked as well.
    """
    problems = [f"the sheet {name} is missing" for name in SHEETS if name not in grids]
    listed = _listed(standard_pack())
    for table in TABLES:
        if table.sheet in grids:
            listed[table.sheet] = list(_read_table(table, Sheet(table.sheet, grids[table.sheet], problems)))
    settings = _standard_settings()
    if SETTINGS_SHEET in grids:
        settings |= _read_settings(Sheet(SETTINGS_SHEET, grids[SETTINGS_SHEET], problems))
    pack = _assembled(listed, settings)
    problems += check_pack(pack)
    if problems:
        raise PackError(problems)
    return pack


def _assembled(listed: Mapping[str, list[Listed]], settings: Mapping[str, Setting]) -> Pack:
    """The pack made of what was read."""
    points = listed["control points"]
    return Pack(
        zones=_only(Zone, listed["zones"]),
        borders=_only(Border, listed["borders"]),
        ports=_only(Port, listed["ports"]),
        control_points=ControlPoints(
            **_settings_of(ControlPoints, settings),
            single=_only(ZonePoints, points),
            variants=_by_variant(ZonePoints, points),
        ),
        tracks=Tracks(**_settings_of(Tracks, settings)),
        boxes=_only(Box, listed["manchuria"]),
        ships=_only(ShipCard, listed["ships"]),
        forks=_by_variant(Link, listed["forks"]),
    )


def _only(kind: type[R], listed: list[Listed], variant: str = "") -> tuple[R, ...]:
    """The rows of one variant; by default those in use."""
    return tuple(row for name, row in listed if name == variant and isinstance(row, kind))


def _by_variant(kind: type[R], listed: list[Listed]) -> dict[str, tuple[R, ...]]:
    """The rows of each variant by its name."""
    return {name: _only(kind, listed, name) for name, _ in listed if name}


def _read_table(table: Table, sheet: Sheet) -> Iterator[Listed]:
    """The rows of a sheet, without those that cannot be made whole."""
    values = [_heading(name) for name in table.fields]
    sheet.demand(["variant"] * table.has_variants + values)
    if any(key not in sheet.columns for key in ["variant"] * table.has_variants + list(table.kind.keys)):
        yield from _listed(standard_pack())[table.sheet]
        return
    for line in sheet.lines(values):
        unnamed = _is_blank(line.cell("variant")) and not table.only_variants
        variant = "" if unnamed or not table.has_variants else line.read("variant", Id)
        row = _read_row(table, variant, line)
        if row is not None and variant is not UNREAD:
            yield variant, row


def _read_row(table: Table, variant: str, line: Line) -> Row | None:
    """The row on a line; none if it cannot be made whole."""
    types = field_types(table.kind)
    read = {name: line.read(_heading(name), types[name]) for name in table.fields}
    values = {name: value for name, value in read.items() if value is not UNREAD}
    known = _standard_rows(table).get((variant, *sorted(str(values.get(key)) for key in table.kind.keys)))
    if known is not None:
        values = {name: getattr(known, name) for name in table.fields} | values
    if len(values) < len(table.fields):
        return None
    source = {
        name: _settled_source(table, known, name, values[name], line.read_source(_source_heading(name)))
        for name in sourced_fields(table.kind)
    }
    if isinstance(known, ShipCard) and known.name == values["name"]:
        values["history"] = known.history
    return table.kind(**values, source=source)


@cache
def _standard_rows(table: Table) -> dict[tuple[str, ...], Row]:
    """The rows of the standard pack by variant and identity."""
    return {(variant, *row.identity): row for variant, row in _listed(standard_pack())[table.sheet]}


def _settled_source(table: Table, known: Row | None, name: str, value: object, text: str) -> str:
    """The source of a value: as written, but the owner's copy if the value is new and the source is not."""
    if known is None:
        old = {row.source[name] for row in _standard_rows(table).values()}
        return OWNERS_COPY if not text or text in old else text
    changed = name not in known.keys and value != getattr(known, name)
    return _kept_or_owners(known.source[name], changed, text)


def _kept_or_owners(old: str, changed: bool, text: str) -> str:
    """The source of a value whose old source is known."""
    if not changed:
        return text or old
    return OWNERS_COPY if text in ("", old) else text


def _standard_settings() -> dict[str, Setting]:
    """The settings of the standard pack, each with its source."""
    standard = standard_pack()
    rows: dict[type[Row], Row] = {Tracks: standard.tracks, ControlPoints: standard.control_points}
    return {name: (getattr(rows[kind], name), rows[kind].source[name]) for name, (kind, _) in SETTINGS.items()}


def _settings_of(kind: type[Row], settings: Mapping[str, Setting]) -> dict[str, Any]:
    """The settings that belong to a kind of row, as its fields."""
    own = [name for name in SETTINGS if SETTINGS[name][0] is kind]
    return {name: settings[name][0] for name in own} | {"source": {name: settings[name][1] for name in own}}


def _read_settings(sheet: Sheet) -> dict[str, Setting]:
    """The settings of the sheet that can be read."""
    sheet.demand(["setting", "value"])
    if "setting" not in sheet.columns:
        return {}
    standard = _standard_settings()
    found: dict[str, Setting] = {}
    for line in sheet.lines(["setting", "value"]):
        name = _normal(line.cell("setting")).replace(" ", "_")
        if name not in SETTINGS or name in found:
            line.note("setting", "one of " + ", ".join(SETTINGS) + ", each once")
            continue
        value = line.read("value", field_types(SETTINGS[name][0])[name])
        found[name] = standard[name]
        if value is not UNREAD:
            old, source = standard[name]
            found[name] = (value, _kept_or_owners(source, value != old, line.read_source("source")))
    sheet.problems.extend(f"{sheet.name}: the setting {name} is missing" for name in SETTINGS if name not in found)
    return found


# Cells


def _heading(name: str) -> str:
    """The heading of the column of a field."""
    return name.replace("_", " ")


def _source_heading(name: str) -> str:
    """The heading of the column with the source of a field."""
    return f"{_heading(name)} source"


def _normal(cell: object) -> str:
    """A heading or a choice in one spelling, however it was typed."""
    return "" if _is_blank(cell) else " ".join(str(cell).replace("_", " ").lower().split())


def _is_blank(cell: object) -> bool:
    """Whether there is nothing to see in a cell."""
    return cell is None or (isinstance(cell, str) and not cell.strip())


def _found(cell: object) -> str:
    """What is in a cell, in words."""
    if _is_blank(cell):
        return "nothing"
    return _digits(cell) if _is_number(cell) else repr(str(cell)[:60])


def _is_number(cell: object) -> TypeGuard[int | float]:
    """Whether a cell holds a number; yes and no are none."""
    return isinstance(cell, int | float) and not isinstance(cell, bool)


def _digits(number: int | float) -> str:
    """A number as it is shown: a spreadsheet keeps 203 as 203.0."""
    return str(number).removesuffix(".0")


@cache
def _kind(declared: Any) -> inspect.Type:
    """A declared type in a form that can be examined."""
    return inspect.type_info(declared)


def _without_none(kind: inspect.Type) -> inspect.Type:
    """The type of a value that may be left out, when it is there."""
    if isinstance(kind, inspect.UnionType):
        return next(one for one in kind.types if not isinstance(one, inspect.NoneType))
    return kind


def _parsed(cell: object, kind: inspect.Type) -> object:
    """A cell as a value of a kind; raises ValueError when it cannot be one."""
    match kind:
        case inspect.UnionType():
            return None if _is_blank(cell) else _parsed(cell, _without_none(kind))
        case inspect.VarTupleType(item_type=item):
            return [_parsed(part, item) for part in _parts(cell)]
        case inspect.BoolType():
            return _yes_or_no(cell)
        case inspect.LiteralType(values=values) if isinstance(values[0], str):
            return _normal(cell).replace(" ", "_")
        case inspect.StrType():
            return _text(cell)
    return _whole(cell)


def _parts(cell: object) -> list[object]:
    """The entries of a cell that may hold several."""
    if not isinstance(cell, str):
        return [cell]
    return [part for part in re.split("[,;]", cell) if part.strip()]


def _yes_or_no(cell: object) -> bool:
    """A cell that says yes or no."""
    answers = {"yes": True, "true": True, "no": False, "false": False}
    answer = answers.get(_normal(cell))
    if answer is None:
        raise ValueError(cell)
    return answer


def _whole(cell: object) -> int:
    """A cell that holds a whole number, as a number or as text."""
    if isinstance(cell, str) and re.fullmatch(r"\s*[+-]?[0-9]{1,9}\s*", cell):
        return int(cell)
    if _is_number(cell) and cell % 1 == 0:
        return int(cell)
    raise ValueError(cell)


def _text(cell: object) -> str:
    """A cell that holds text; a number is taken as it is shown."""
    if _is_number(cell):
        return _digits(cell)
    if isinstance(cell, str):
        return " ".join(cell.split())
    raise ValueError(cell)


# The file


def _grids(data: bytes) -> dict[str, Grid]:
    """The cells of each sheet that a pack needs, by its name."""
    _refuse_unsafe(data)
    try:
        book = CalamineWorkbook.from_filelike(BytesIO(data))
        names = {_normal(name): name for name in book.sheet_names}
        return {
            name: book.get_sheet_by_name(names[name]).to_python(skip_empty_area=False)
            for name in SHEETS
            if name in names
        }
    except (CalamineError, OSError, ValueError) as error:
        raise PackError([f"this workbook is damaged, save it anew ({error})"]) from error


def _refuse_unsafe(data: bytes) -> None:
    """Refuse what is no .xlsx workbook, or one so large that reading it could exhaust the memory."""
    if len(data) > MOST_BYTES:
        raise PackError([f"this file is too large for a data pack: more than {MOST_BYTES:,} bytes"])
    try:
        with ZipFile(BytesIO(data)) as archive:
            if "xl/workbook.xml" not in archive.namelist():
                raise PackError([NO_WORKBOOK])
            if sum(part.file_size for part in archive.infolist()) > MOST_UNPACKED:
                raise PackError([f"this workbook is too large for a data pack: over {MOST_UNPACKED:,} bytes unpacked"])
            for part in archive.infolist():
                _refuse_far_cells(archive.read(part))
    except PackError:
        raise
    except UNREADABLE as error:
        raise PackError([NO_WORKBOOK]) from error


def _refuse_far_cells(part: bytes) -> None:
    """Refuse a cell far from the others: the reader makes room for all the cells between them."""
    for column, row in _POSITION.findall(part):
        if len(row) > 4 or int(row) > LAST_ROW or len(column) > 2:
            where = f"{column.decode().upper()}{row.decode()}"
            raise PackError([f"there is a cell at {where}, far below or beside the tables: delete it"])
