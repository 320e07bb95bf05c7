"""The workbook of the standard pack, and its cells as a test may change them."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from python_calamine import CalamineWorkbook

from honjin.games.port_arthur.pack_loading import standard_pack
from honjin.games.port_arthur.spreadsheet import workbook_bytes
from honjin.games.port_arthur.spreadsheet.layout import SHEETS

Cells = dict[str, list[list[Any]]]

PACK = standard_pack()
WORKBOOK = workbook_bytes(PACK)


def cells() -> Cells:
    """The cells of the exported workbook, as the reader gives them."""
    book = CalamineWorkbook.from_filelike(BytesIO(WORKBOOK))
    return {name: list(book.get_sheet_by_name(name).to_python(skip_empty_area=False)) for name in SHEETS}
