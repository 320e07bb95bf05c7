"""The guard against hostile files: what is no workbook, or could exhaust the memory."""

from __future__ import annotations

import re
import zlib
from io import BytesIO
from zipfile import BadZipFile, ZipFile

from honjin.packs.rows import PackError

MOST_BYTES = 4_000_000
MOST_UNPACKED = 40_000_000
LAST_ROW = 2000
_POSITION = re.compile(rb"""\br\s*=\s*["']\s*([A-Za-z]+)(\d+)""")

NO_WORKBOOK = "this is not a workbook, or a damaged one: save your spreadsheet as an Excel workbook (.xlsx)"
UNREADABLE = (BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError, ValueError)
"""What Python's reader of zip files raises for a file that is damaged, locked or no zip file at all."""


def refuse_unsafe(data: bytes) -> None:
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
