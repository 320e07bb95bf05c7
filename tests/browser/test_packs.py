"""An owner's values at the browser table: out as a workbook, back in, seen by both sides, played, replayed, proved."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE
from tests.browser.rest import at_rest
from tests.sheets.filling import Workbook

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, NewPage, Shot

pytestmark = pytest.mark.browser


def downloaded(page: Page) -> Workbook:
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the workbook").click()
    assert download.value.suggested_filename == "honjin-port_arthur.xlsx"
    return Workbook(Path(download.value.path()).read_bytes())


def bring(page: Page, book: Workbook) -> None:
    page.locator(".pack-file:visible, .pack-field:visible .pack-file").set_input_files(
        {"name": "My_box.xlsx", "mimeType": "application/octet-stream", "buffer": book.saved()}
    )


def is_narrow_enough(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_values_of_ones_own_from_the_workbook_to_the_proof(page: Page, new_page: NewPage, axe: Axe, shot: Shot) -> None:
    page.goto("/")
    field = page.locator(".pack-field:visible")
    expect(field.locator(".pack-state")).to_have_text("standard values")
    field.locator("summary").press("Enter")
    book = downloaded(page)

    book.put("ships", "mikasa", "firepower", "lots")
    bring(page, book)
    expect(field.get_by_role("alert")).to_contain_text("one thing is wrong. Nothing has changed.")
    wrong = field.locator("tbody tr")
    expect(wrong).to_contain_text("ships N2")
    expect(wrong).to_contain_text("“lots” is not allowed; write a whole number from 0 to 30")
    expect(field.locator(".pack-named")).to_be_hidden()
    axe(page)
    shot(page, "pack-wrong")

    book.put("ships", "mikasa", "firepower", "9")
    bring(page, book)
    expect(field.locator(".notice-good")).to_contain_text("One value differs from the standard ones")
    expect(field.locator("tbody tr")).to_contain_text("Mikasa firepower")
    expect(field.get_by_label("Name of the data pack")).to_have_value("My box")
    expect(field.locator(".pack-state")).to_have_text("My box")
    axe(page)
    shot(page, "pack-good")

    page.get_by_role("radio", name="Friend").check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Data pack: My box")).to_be_visible()
    link = page.get_by_label("Invitation link").input_value()

    phone = new_page(**PHONE, locale="cs", color_scheme="dark")
    phone.goto(link)
    expect(phone.get_by_role("heading", name="Datový balíček: My box")).to_be_visible()
    expect(phone.locator(".pack-list tbody tr")).to_contain_text("Mikasa palebná síla")
    assert is_narrow_enough(phone)
    at_rest(phone)
    axe(phone)
    shot(phone, "pack-invitation-phone", whole=True)
    phone.get_by_role("button", name="Zasednout").click()
    phone.locator(".pack-seat").click()
    expect(phone.locator(".pack-values tbody tr")).to_contain_text("palebná síla")
    expect(phone.locator(".pack-values tbody td").last).to_have_text("9")
    axe(phone)
    shot(phone, "pack-table-phone")
    phone.keyboard.press("Escape")
    expect(phone.locator(".pack-values")).to_have_count(0)

    match = link.partition("/join/")[2].partition("#")[0]
    page.goto(f"/table/{match}")
    expect(page.locator(".pack-seat")).to_have_accessible_name("Data pack: My box")
    expect(page.locator(".option", has_text="Mikasa").first).to_contain_text("4-9")
    page.get_by_role("button", name="End the sortie").click()
    page.locator(".dialog").get_by_role("button", name="End the sortie").click()
    expect(page.locator(".option")).to_have_count(0)
    page.locator("details.menu summary").click()
    page.locator(".menu-panel").get_by_role("button", name="Resign").click()
    page.locator(".dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".seat.won")).to_be_visible()

    page.goto(f"/replay/{match}")
    expect(page.locator(".replay-own")).to_contain_text("Data pack “My box”")
    page.goto(f"/verify/{match}")
    expect(page.get_by_text("Played with a data pack of an owner: “My box”")).to_be_visible()
    expect(page.locator("[data-outcome=verified-yes]")).to_be_visible()
