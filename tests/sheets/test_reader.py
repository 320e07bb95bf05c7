"""Files that are no order sheets, and hostile ones: a clear word, and whoever asked goes on."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.patrol import GAME
from tests.sheets.mail import Correspondence, grids
from xlsxwriter import Workbook as NewWorkbook

from honjin.core.errors import SheetRefused
from honjin.sheets import reader
from honjin.sheets.reader import MOST_BYTES, MOST_LETTERS, answer_to, read_grids
from honjin.sheets.reading import read_sheet
from honjin.umpire.order_sheets import known_to, sheet_of

MATCH = Correspondence(GAME)
SHEET = sheet_of(MATCH.table, MATCH.setting, "blue", MATCH.words["en"])


def zipped(parts: dict[str, bytes]) -> bytes:
    memory = BytesIO()
    with zipfile.ZipFile(memory, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return memory.getvalue()


def made(fill: Callable[[Any], object]) -> bytes:
    memory = BytesIO()
    book = NewWorkbook(memory, {"in_memory": True})
    fill(book.add_worksheet("Turn"))
    book.close()
    return memory.getvalue()


def with_part(name: str, data: bytes) -> bytes:
    with zipfile.ZipFile(BytesIO(SHEET)) as archive:
        parts = {one: archive.read(one) for one in archive.namelist()}
    return zipped({**parts, name: data})


LAUGHS = b"".join(b'<!ENTITY l%d "%s">' % (n, b"&l%d;" % (n - 1) * 10) for n in range(1, 12))
BOMB = b'<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY l0 "ha">' + LAUGHS + b"]>"
SST = b'<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>&l11;</t></si></sst>'


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "no-workbook"),
        (b"id,move\nakagi,A5\n", "no-workbook"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "no-workbook"),
        (SHEET[: len(SHEET) // 2], "no-workbook"),
        (zipped({"xl/workbook.xml": b"<workbook/>"}), "damaged"),
        (zipped({"xl/workbook.xml": bytes(60_000_000)}), "too-large"),
        (made(lambda sheet: sheet.write(1_048_575, 0, "far")), "far-cell"),
        (made(lambda sheet: sheet.write(0, 16_383, "far")), "far-cell"),
    ],
)
def test_what_is_no_workbook_is_refused(data: bytes, why: str) -> None:
    assert answer_to(data).why == why


def test_another_process_reads_it() -> None:
    assert read_grids(SHEET) == grids(SHEET)
    with pytest.raises(SheetRefused, match="sheet-no-workbook"):
        read_grids(b"Dear umpire")
    with pytest.raises(SheetRefused, match="sheet-far-cell cell=A1048576"):
        read_grids(made(lambda sheet: sheet.write(1_048_575, 0, "far")))
    with pytest.raises(SheetRefused, match="sheet-too-large"):
        read_grids(bytes(MOST_BYTES + 1))


@pytest.mark.attack
def test_entities_that_multiply_come_to_nothing() -> None:
    hostile = with_part("xl/sharedStrings.xml", BOMB + SST)
    try:
        cells = read_grids(hostile)
    except SheetRefused:
        return
    assert sum(len(text) for grid in cells.values() for row in grid for text in row) < len(SHEET)


@pytest.mark.attack
def test_a_file_that_ends_the_other_process_ends_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one would that makes it run out of memory or time."""
    monkeypatch.setattr(reader, "__name__", "no_such_module_to_run")
    with pytest.raises(SheetRefused, match="sheet-damaged"):
        read_grids(SHEET)


@pytest.mark.attack
def test_the_other_process_has_little_memory() -> None:
    """A hundred thousand cells with the longest of texts, in a file of a quarter of a megabyte: three gigabytes."""

    def fill(sheet: Any) -> None:
        for row in range(1900):
            for column in range(60):
                sheet.write_string(row, column, "x" * 30_000)

    with pytest.raises(SheetRefused, match="sheet-damaged"):
        read_grids(made(fill))


def test_long_texts_are_cut() -> None:
    cells = read_grids(made(lambda sheet: sheet.write_string(0, 0, "x" * 30_000)))["Turn"]
    assert cells == [["x" * MOST_LETTERS]]


def test_another_workbook_is_no_order_sheet() -> None:
    known = known_to(MATCH.table, MATCH.setting, "blue")
    with pytest.raises(SheetRefused, match="sheet-no-orders"):
        read_sheet(known, grids(made(lambda sheet: sheet.write(0, 0, "turn"))), [MATCH.words["en"]])


def test_a_sheet_of_another_match_or_side_counts_for_nothing() -> None:
    other = Correspondence(GAME, match_id="another")
    with pytest.raises(SheetRefused, match="sheet-other-match"):
        MATCH.back("blue", other.out("blue"))
    with pytest.raises(SheetRefused, match="sheet-other-side"):
        MATCH.back("blue", MATCH.out("red"))


anything = st.one_of(
    st.text(max_size=40),
    st.integers().map(str),
    st.floats().map(str),
    st.sampled_from(["bream", "Sail", "sail", "b1", "a2 b2 a2", "9" * 20, "=1+1", "Scout", "low", "Y", "m"]),
)


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_whatever_stands_in_a_cell_is_an_order_or_a_reason(data: st.DataObject) -> None:
    cells = {tab: [list(row) for row in grid] for tab, grid in grids(SHEET).items()}
    for _ in range(3):
        grid = cells[data.draw(st.sampled_from(["Turn", "Orders"]))]
        row = grid[data.draw(st.integers(0, len(grid) - 1))]
        row[data.draw(st.integers(0, len(row) - 1))] = data.draw(anything)
    known = known_to(MATCH.table, MATCH.setting, "blue")
    try:
        taken = read_sheet(known, cells, [MATCH.words["en"]])
    except SheetRefused:
        return
    assert known.decision.form is not None
    assert MATCH.table.why_not("blue", known.decision.form.sends(taken.slips)) is None


@given(place=st.integers(0, len(SHEET) - 1), byte=st.binary(min_size=1, max_size=4))
@settings(max_examples=100, deadline=None)
def test_damaged_bytes_are_read_or_refused(place: int, byte: bytes) -> None:
    answer = answer_to(SHEET[:place] + byte + SHEET[place + len(byte) :])
    assert answer.why in ("", "no-workbook", "damaged", "too-large", "far-cell")
