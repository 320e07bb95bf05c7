"""The workbook of a standard pack, and its cells as a test may change them."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import Any

import pytest
from python_calamine import CalamineWorkbook

from honjin.packs.rows import PackError
from honjin.packs.spreadsheet import Layout, pack_from_grids, workbook_bytes

Cells = dict[str, list[list[Any]]]


@cache
def workbook(layout: Layout[Any]) -> bytes:
    """The workbook that `data export` writes."""
    return workbook_bytes(layout, layout.standard_pack())


def cells(layout: Layout[Any]) -> Cells:
    """The cells of the exported workbook, as the reader gives them."""
    return {name: [list(line) for line in grid] for name, grid in _parsed(layout).items()}


@cache
def _parsed(layout: Layout[Any]) -> Cells:
    book = CalamineWorkbook.from_filelike(BytesIO(workbook(layout)))
    return {name: book.get_sheet_by_name(name).to_python(skip_empty_area=False) for name in layout.sheets}


def column(grid: list[list[Any]], heading: str) -> int:
    return grid[0].index(heading)


def line(grid: list[list[Any]], key: str) -> list[Any]:
    return next(cells for cells in grid[1:] if key in cells)


def put(grids: Cells, sheet: str, key: str, heading: str, value: object) -> None:
    """Write into the line that has a key in one of its cells, under a heading."""
    line(grids[sheet], key)[column(grids[sheet], heading)] = value


def problems_of(layout: Layout[Any], grids: Cells) -> list[str]:
    with pytest.raises(PackError) as refused:
        pack_from_grids(layout, grids)
    return refused.value.problems
