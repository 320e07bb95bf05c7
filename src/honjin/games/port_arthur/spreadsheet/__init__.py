"""The data pack as a spreadsheet: written for an owner of the box to fill in, read back and checked."""

from honjin.games.port_arthur.spreadsheet.reader import pack_from_bytes, pack_from_grids, read_workbook
from honjin.games.port_arthur.spreadsheet.sources import OWNERS_COPY
from honjin.games.port_arthur.spreadsheet.writer import workbook_bytes, write_workbook

__all__ = ["OWNERS_COPY", "pack_from_bytes", "pack_from_grids", "read_workbook", "workbook_bytes", "write_workbook"]
