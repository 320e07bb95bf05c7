"""The guard against hostile files: what is no workbook, or could exhaust the memory."""

from __future__ import annotations

import re
import zlib
from io import BytesIO
from struct import Struct
from struct import error as StructError
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from honjin.packs.problems import Problem
from honjin.packs.rows import PackError

MOST_BYTES = 4_000_000
MOST_UNPACKED = 40_000_000
LAST_ROW = 2000
_POSITION = re.compile(rb"""\br\s*=\s*["']\s*([A-Za-z]+)(\d+)""")

NO_WORKBOOK = "this is not a workbook, or a damaged one: save your spreadsheet as an Excel workbook (.xlsx)"
LOCAL = Struct("<4s22xHH")
"""What stands before a part: a mark, and at the end the lengths of its name and of what else there is."""
ENCRYPTED = 0x1
UNREADABLE = (BadZipFile, StructError, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError, ValueError)
"""What Python's reader of zip files raises for a file that is damaged, locked or no zip file at all."""


class UnsafeWorkbook(PackError):
    """A file that is no workbook or must not be read; `why` says so in a word, `where` names the cell."""

    def __init__(self, why: str, problem: str, where: str = "") -> None:
        super().__init__([Problem(problem, why, {"cell": where} if where else {})])
        self.why, self.where = why, where


def refuse_unsafe(data: bytes) -> None:
    """Refuse what is no .xlsx workbook, or one so large that reading it could exhaust the memory."""
    if len(data) > MOST_BYTES:
        raise UnsafeWorkbook("too-large", f"this file is too large for a data pack: more than {MOST_BYTES:,} bytes")
    try:
        with ZipFile(BytesIO(data)) as archive:
            if "xl/workbook.xml" not in archive.namelist():
                raise UnsafeWorkbook("no-workbook", NO_WORKBOOK)
            if sum(part.file_size for part in archive.infolist()) > MOST_UNPACKED:
                problem = f"this workbook is too large for a data pack: over {MOST_UNPACKED:,} bytes unpacked"
                raise UnsafeWorkbook("too-large", problem)
            for part in archive.infolist():
                _refuse_far_cells(_unpacked(data, part))
    except PackError:
        raise
    except UNREADABLE as error:
        raise UnsafeWorkbook("no-workbook", NO_WORKBOOK) from error


def _unpacked(data: bytes, part: ZipInfo) -> bytes:
    """A part, if it is as large as the file says: whoever reads it later goes by what is packed, and not by that.

    Python's own reader would unpack all of it first, and look at its size and checksum afterwards.
    """
    head = data[part.header_offset : part.header_offset + LOCAL.size]
    marker, name, extra = LOCAL.unpack(head)
    start = part.header_offset + LOCAL.size + name + extra
    packed = data[start : start + part.compress_size]
    if marker != b"PK\x03\x04" or part.flag_bits & ENCRYPTED or len(packed) < part.compress_size:
        raise BadZipFile("a part is not where the file says, or locked")
    if part.compress_type == ZIP_STORED:
        whole, is_all = packed, True
    elif part.compress_type == ZIP_DEFLATED:
        opening = zlib.decompressobj(-zlib.MAX_WBITS)
        # One byte more than there should be: zero would mean all of it.
        whole = opening.decompress(packed, part.file_size + 1)
        is_all = opening.eof
    else:
        raise BadZipFile("a part is packed in another way than spreadsheets are")
    if len(whole) != part.file_size or not is_all:
        raise BadZipFile("a part is not as large as the file says")
    return whole


def _refuse_far_cells(part: bytes) -> None:
    """Refuse a cell far from the others: the reader makes room for all the cells between them."""
    for column, row in _POSITION.findall(part):
        if len(row) > 4 or int(row) > LAST_ROW or len(column) > 2:
            where = f"{column.decode().upper()}{row.decode()}"
            problem = f"there is a cell at {where}, far below or beside the tables: delete it"
            raise UnsafeWorkbook("far-cell", problem, where)
