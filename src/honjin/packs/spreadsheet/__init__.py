"""A data pack as a workbook: written for an owner of the box to fill in, read back and checked."""

from honjin.packs.spreadsheet.differences import Difference, differences
from honjin.packs.spreadsheet.layout import Layout, Listed, Setting, Table, by_variant, in_use, named, settings_of
from honjin.packs.spreadsheet.reader import pack_from_bytes, pack_from_grids, read_workbook, sheet_names
from honjin.packs.spreadsheet.sources import OWNERS_COPY
from honjin.packs.spreadsheet.writer import workbook_bytes, write_workbook

__all__ = [
    "OWNERS_COPY",
    "Difference",
    "Layout",
    "Listed",
    "Setting",
    "Table",
    "by_variant",
    "differences",
    "in_use",
    "named",
    "pack_from_bytes",
    "pack_from_grids",
    "read_workbook",
    "settings_of",
    "sheet_names",
    "workbook_bytes",
    "write_workbook",
]
