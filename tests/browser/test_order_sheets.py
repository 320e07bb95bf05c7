"""The sheet as a file at the table: downloaded, filled in elsewhere, brought back; refused rows are shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.browser.rest import at_rest
from tests.browser.test_forms import at_sea, desk, fits, sea, written
from tests.sheets.filling import Workbook

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, Complaints, OpenTable, Shot

__all__ = ["desk", "sea"]

pytestmark = pytest.mark.browser


def downloaded(page: Page) -> Workbook:
    with page.expect_download() as download:
        page.get_by_role("link", name="Download as a workbook").click()
    assert download.value.suggested_filename.endswith(".xlsx")
    return Workbook(Path(download.value.path()).read_bytes())


def bring(page: Page, data: bytes) -> None:
    page.get_by_label("Upload a filled-in workbook").set_input_files(
        {"name": "filled.xlsx", "mimeType": "application/octet-stream", "buffer": data}
    )
    expect(page.locator(".form-file-came")).to_be_visible()
    at_rest(page)


def row_of(book: Workbook, unit: str) -> str:
    return next(row[0] for row in book.grid("Orders") if row[1] == unit)


def test_a_workbook_goes_out_and_comes_back(
    desk: Page, open_table: OpenTable, axe: Axe, shot: Shot, complaints: Complaints
) -> None:
    complaints.expect("400 \\(Bad Request\\).*/sheet")
    at_sea(desk, open_table)
    book = downloaded(desk)
    book.put("Orders", row_of(book, "bream"), "Place", "B1")
    book.put("Orders", row_of(book, "brill"), "Place", "D1")
    bring(desk, book.saved())
    assert list(written(desk)) == ["bream"]
    came = desk.locator(".form-file-came")
    expect(came).to_contain_text("Orders taken from the workbook: 1")
    expect(came).to_contain_text("Rows that are not allowed: 1")
    expect(came.get_by_role("link", name="Download the workbook with the reasons marked")).to_be_visible()
    assert fits(desk)
    axe(desk)
    shot(desk, "order-sheet-refused")
    bring(desk, b"no workbook")
    expect(came).to_contain_text("This is not a workbook")
    assert list(written(desk)) == ["bream"], "nothing is changed"


def test_a_workbook_that_says_it_is_done_is_sent(desk: Page, open_table: OpenTable) -> None:
    at_sea(desk, open_table)
    book = downloaded(desk)
    book.put("Turn", book.grid("Turn")[1][0], "done", "Y")
    desk.get_by_label("Upload a filled-in workbook").set_input_files(
        {"name": "filled.xlsx", "mimeType": "application/octet-stream", "buffer": book.saved()}
    )
    expect(desk.get_by_text("The sheet is sent.").first).to_be_visible()
