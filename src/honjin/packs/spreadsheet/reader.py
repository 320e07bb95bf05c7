"""A workbook read back into a data pack, and checked."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import TypeVar

import msgspec
from python_calamine import CalamineError, CalamineWorkbook

from honjin.packs.checks import refuse_problems
from honjin.packs.problems import Problem, located
from honjin.packs.rows import PackError
from honjin.packs.spreadsheet.cells import normal
from honjin.packs.spreadsheet.guard import refuse_unsafe
from honjin.packs.spreadsheet.layout import Layout
from honjin.packs.spreadsheet.settings import read_settings, standard_settings
from honjin.packs.spreadsheet.sheet import Grid, Sheet
from honjin.packs.spreadsheet.tables import read_table

P = TypeVar("P", bound=msgspec.Struct)

DAMAGED = (CalamineError, OSError, ValueError)
"""What the reader of workbooks raises for one that is damaged."""


def read_workbook(layout: Layout[P], path: str | Path) -> P:
    """The pack in a workbook; raises PackError with every problem found."""
    return pack_from_bytes(layout, _bytes_of(path))


def pack_from_bytes(layout: Layout[P], data: bytes) -> P:
    """The pack in the bytes of a workbook; raises PackError with every problem found."""
    return pack_from_grids(layout, _grids(layout, data))


def sheet_names(path: str | Path) -> set[str]:
    """The names of the sheets of a workbook, in one spelling: they tell which game it belongs to."""
    return set(_sheets(_open(_bytes_of(path))))


def pack_from_grids(layout: Layout[P], grids: Mapping[str, Grid]) -> P:
    """The pack in the cells of a workbook, by sheet; raises PackError with every problem found.

    Where something cannot be read the standard value stands in, so that the rest is checked as well.
    """
    problems: list[str] = [
        Problem(f"the sheet {name} is missing", "sheet", {"sheet": name}, sheet=name)
        for name in layout.sheets
        if name not in grids
    ]
    places: dict[str, tuple[str, int]] = {}
    listed = layout.listed_rows(layout.standard_pack())
    for table in layout.tables:
        if table.sheet in grids:
            listed[table.sheet] = list(
                read_table(layout, table, Sheet(table.sheet, grids[table.sheet], problems, places))
            )
    settings = standard_settings(layout)
    if layout.settings_sheet in grids:
        sheet = Sheet(layout.settings_sheet, grids[layout.settings_sheet], problems)
        settings |= read_settings(layout, sheet)
    pack = layout.assemble(listed, settings)
    return refuse_problems(pack, [*problems, *(located(problem, places) for problem in layout.check_pack(pack))])


def _bytes_of(path: str | Path) -> bytes:
    """What is in a file."""
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise PackError([f"{path} cannot be read: {error.strerror}"]) from error


def _grids(layout: Layout[P], data: bytes) -> dict[str, Grid]:
    """The cells of each sheet that a pack needs, by its name."""
    book = _open(data)
    names = _sheets(book)
    try:
        return {
            name: book.get_sheet_by_name(names[name]).to_python(skip_empty_area=False)
            for name in layout.sheets
            if name in names
        }
    except DAMAGED as error:
        raise _damaged(error) from error


def _open(data: bytes) -> CalamineWorkbook:
    """The workbook in these bytes, if it is safe to read."""
    refuse_unsafe(data)
    try:
        return CalamineWorkbook.from_filelike(BytesIO(data))
    except DAMAGED as error:
        raise _damaged(error) from error


def _damaged(error: Exception) -> PackError:
    """What is said of a workbook that cannot be read."""
    return PackError([Problem(f"this workbook is damaged, save it anew ({error})", "damaged")])


def _sheets(book: CalamineWorkbook) -> dict[str, str]:
    """The names of the sheets, each by its usual spelling."""
    return {normal(name): name for name in book.sheet_names}
