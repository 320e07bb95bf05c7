"""Files that are no workbooks, and damaged ones: read or refused with a reason, never a crash."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.port_arthur.workbook import WORKBOOK, cells
from xlsxwriter import Workbook

from honjin.games.port_arthur.pack import Pack, PackError
from honjin.games.port_arthur.pack_checks import check_pack
from honjin.games.port_arthur.pack_loading import read_pack
from honjin.games.port_arthur.spreadsheet import pack_from_bytes, pack_from_grids, read_workbook
from honjin.games.port_arthur.spreadsheet.guard import MOST_BYTES
from honjin.games.port_arthur.spreadsheet.layout import SHEETS


def zipped(**parts: bytes) -> bytes:
    memory = BytesIO()
    with zipfile.ZipFile(memory, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name.replace("__", "/"), data)
    return memory.getvalue()


def workbook_with(fill: Callable[[Any], object]) -> bytes:
    memory = BytesIO()
    book = Workbook(memory, {"in_memory": True})
    fill(book.add_worksheet("ships"))
    book.close()
    return memory.getvalue()


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "not a workbook"),
        (b"id,name\nmikasa,Mikasa\n", "not a workbook"),
        (b"PK\x03\x04 and then nothing", "not a workbook"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "not a workbook"),
        (WORKBOOK[: len(WORKBOOK) // 2], "not a workbook"),
        (zipped(letter=b"Dear Admiral"), "not a workbook"),
        (zipped(**{"xl__workbook.xml": b"<workbook/>"}), "damaged"),
        (bytes(MOST_BYTES + 1), "too large"),
        (zipped(**{"xl__workbook.xml": bytes(41_000_000)}), "too large"),
        (workbook_with(lambda sheet: sheet.write(1_048_575, 0, "far")), "a cell at A1048576"),
        (workbook_with(lambda sheet: sheet.write(0, 16_383, "far")), "a cell at XFD1"),
        (workbook_with(lambda sheet: sheet.write(0, 0, "id")), "the sheet zones is missing"),
    ],
)
def test_what_is_no_workbook_is_refused(data: bytes, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "pack.xlsx"
    path.write_bytes(data)
    with pytest.raises(PackError, match=problem):
        read_workbook(path)


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"nowhere\.xlsx cannot be read: No such file"):
        read_workbook(tmp_path / "nowhere.xlsx")
    with pytest.raises(PackError, match="cannot be read"):
        read_workbook(tmp_path)


def sound_or_refused(read: Callable[[], Pack]) -> None:
    """Whatever is not refused is a pack without problems; any other error breaks the test."""
    try:
        pack = read()
    except PackError:
        return
    assert check_pack(pack) == []
    assert read_pack(pack.to_json()) == pack


anything = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=50)
    | st.dates()
    | st.datetimes()
    | st.sampled_from(["japan", "yalu", "mikasa", "tsushima", "standard", "source", "flat", "yes", "#N/A", "=1"])
)


@given(data=st.data())
@settings(max_examples=300, deadline=None)
def test_one_damaged_cell_never_breaks_the_reader(data: st.DataObject) -> None:
    grids = cells()
    grid = grids[data.draw(st.sampled_from(SHEETS))]
    row = grid[data.draw(st.integers(0, len(grid) - 1))]
    row[data.draw(st.integers(0, len(row) - 1))] = data.draw(anything)
    sound_or_refused(lambda: pack_from_grids(grids))


@given(place=st.integers(0, len(WORKBOOK) - 1), byte=st.binary(min_size=1, max_size=4))
@settings(max_examples=100, deadline=None)
def test_damaged_bytes_never_break_the_reader(place: int, byte: bytes) -> None:
    damaged = WORKBOOK[:place] + byte + WORKBOOK[place + len(byte) :]
    sound_or_refused(lambda: pack_from_bytes(damaged))


@given(data=st.binary(max_size=400))
@settings(max_examples=100, deadline=None)
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    sound_or_refused(lambda: pack_from_bytes(data))
    sound_or_refused(lambda: read_pack(data))
