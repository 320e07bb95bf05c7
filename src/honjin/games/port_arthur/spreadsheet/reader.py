"""A workbook read back into a data pack, and checked."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import TypeVar

from python_calamine import CalamineError, CalamineWorkbook

from honjin.games.port_arthur.pack import (
    Border,
    Box,
    ControlPoints,
    Link,
    Pack,
    PackError,
    Port,
    Row,
    ShipCard,
    Tracks,
    Zone,
    ZonePoints,
)
from honjin.games.port_arthur.pack_checks import check_pack
from honjin.games.port_arthur.pack_loading import standard_pack
from honjin.games.port_arthur.spreadsheet.cells import normal
from honjin.games.port_arthur.spreadsheet.guard import refuse_unsafe
from honjin.games.port_arthur.spreadsheet.layout import SETTINGS_SHEET, SHEETS, TABLES, Listed, listed_rows
from honjin.games.port_arthur.spreadsheet.settings import Setting, read_settings, settings_of, standard_settings
from honjin.games.port_arthur.spreadsheet.sheet import Grid, Sheet
from honjin.games.port_arthur.spreadsheet.tables import read_table

R = TypeVar("R", bound=Row)


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


def _grids(data: bytes) -> dict[str, Grid]:
    """The cells of each sheet that a pack needs, by its name."""
    refuse_unsafe(data)
    try:
        book = CalamineWorkbook.from_filelike(BytesIO(data))
        names = {normal(name): name for name in book.sheet_names}
        return {
            name: book.get_sheet_by_name(names[name]).to_python(skip_empty_area=False)
            for name in SHEETS
            if name in names
        }
    except (CalamineError, OSError, ValueError) as error:
        raise PackError([f"this workbook is damaged, save it anew ({error})"]) from error


def pack_from_grids(grids: Mapping[str, Grid]) -> Pack:
    """The pack in the cells of a workbook, by sheet; raises PackError with every problem found.

    Where something cannot be read the standard value stands in, so that the rest is checked as well.
    """
    problems = [f"the sheet {name} is missing" for name in SHEETS if name not in grids]
    listed = listed_rows(standard_pack())
    for table in TABLES:
        if table.sheet in grids:
            listed[table.sheet] = list(read_table(table, Sheet(table.sheet, grids[table.sheet], problems)))
    settings = standard_settings()
    if SETTINGS_SHEET in grids:
        settings |= read_settings(Sheet(SETTINGS_SHEET, grids[SETTINGS_SHEET], problems))
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
            **settings_of(ControlPoints, settings),
            single=_only(ZonePoints, points),
            variants=_by_variant(ZonePoints, points),
        ),
        tracks=Tracks(**settings_of(Tracks, settings)),
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
