"""Files that are no workbooks, and damaged ones: read or refused with a reason, never a crash."""

from __future__ import annotations

import struct
import tracemalloc
import zipfile
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.packs.workbook import cells, workbook
from xlsxwriter import Workbook

from honjin.games.midway import spreadsheet as midway
from honjin.games.midway.pack_loading import read_pack as read_midway
from honjin.games.port_arthur import spreadsheet as port_arthur
from honjin.games.port_arthur.pack_loading import read_pack as read_port_arthur
from honjin.games.storm import spreadsheet as storm
from honjin.games.storm.pack_loading import read_pack as read_storm
from honjin.packs.rows import PackError
from honjin.packs.spreadsheet import Layout, pack_from_bytes, pack_from_grids, read_workbook
from honjin.packs.spreadsheet.guard import MOST_BYTES, refuse_unsafe

pytestmark = pytest.mark.thorough

LAYOUT: Layout[Any] = port_arthur.LAYOUT
WORKBOOK = workbook(LAYOUT)
GAMES: dict[str, tuple[Layout[Any], Callable[[bytes], Any]]] = {
    "midway": (midway.LAYOUT, read_midway),
    "port_arthur": (port_arthur.LAYOUT, read_port_arthur),
    "storm": (storm.LAYOUT, read_storm),
}


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
        read_workbook(LAYOUT, path)


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"nowhere\.xlsx cannot be read: No such file"):
        read_workbook(LAYOUT, tmp_path / "nowhere.xlsx")
    with pytest.raises(PackError, match="cannot be read"):
        read_workbook(LAYOUT, tmp_path)


def sound_or_refused(game: str, read: Callable[[Layout[Any]], Any]) -> None:
    """Whatever is not refused is a pack without problems; any other error breaks the test."""
    layout, read_pack = GAMES[game]
    try:
        pack = read(layout)
    except PackError:
        return
    assert layout.check_pack(pack) == []
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
    | st.sampled_from(["1", "37", "free", "turn 4", "turn 9", "1D", "S", "R", "White Cord", "white_cord", "1, 2"])
)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_one_damaged_cell_never_breaks_the_reader(game: str, data: st.DataObject) -> None:
    grids = cells(GAMES[game][0])
    grid = grids[data.draw(st.sampled_from(sorted(grids)))]
    row = grid[data.draw(st.integers(0, len(grid) - 1))]
    row[data.draw(st.integers(0, len(row) - 1))] = data.draw(anything)
    sound_or_refused(game, lambda layout: pack_from_grids(layout, grids))


@given(place=st.integers(0, len(WORKBOOK) - 1), byte=st.binary(min_size=1, max_size=4))
@settings(max_examples=100, deadline=None)
def test_damaged_bytes_never_break_the_reader(place: int, byte: bytes) -> None:
    damaged = WORKBOOK[:place] + byte + WORKBOOK[place + len(byte) :]
    sound_or_refused("port_arthur", lambda layout: pack_from_bytes(layout, damaged))


@pytest.mark.parametrize("game", GAMES)
@given(data=st.binary(max_size=400))
@settings(max_examples=100, deadline=None)
def test_any_bytes_are_read_or_refused(game: str, data: bytes) -> None:
    sound_or_refused(game, lambda layout: pack_from_bytes(layout, data))
    sound_or_refused(game, lambda layout: GAMES[game][1](data))


def lying(parts: dict[str, bytes], name: str, size: int) -> bytes:
    """A zip file that says of one part that it is only so large, checksum and all."""
    data = bytearray(zipped(**{key.replace("/", "__"): value for key, value in parts.items()}))
    truth = struct.pack("<I", zlib.crc32(parts[name])), struct.pack("<I", len(parts[name]))
    lie = struct.pack("<I", zlib.crc32(parts[name][:size])), struct.pack("<I", size)
    for was, told in zip(truth, lie, strict=True):
        assert data.count(was) == 2
        data = data.replace(was, told)
    return bytes(data)


@pytest.mark.attack
@pytest.mark.parametrize("size", [0, 100, 200_000_000])
def test_a_part_that_lies_about_its_size_is_not_unpacked(size: int) -> None:
    parts = {"xl/workbook.xml": b"<workbook/>", "xl/styles.xml": bytes(150_000_000)}
    data = lying(parts, "xl/styles.xml", size)
    assert len(data) < MOST_BYTES
    tracemalloc.start()
    try:
        with pytest.raises(PackError, match=r"not a workbook|too large"):
            refuse_unsafe(data)
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()
