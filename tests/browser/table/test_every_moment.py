"""The table at several moments, in both themes and two sizes: nothing that axe minds; pictures kept."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, NewPage, OpenTable, Shot
    from tests.browser.table.conftest import LookAt, Seat, Sit

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}


def open_in(new_page: NewPage, theme: str, **options: Any) -> Page:
    page = new_page(**options)
    origin = re.sub(r"(https?://[^/]*).*", r"\1", page.request.get("/healthz").url)
    page.context.add_cookies([{"name": "theme", "value": theme, "url": origin}])
    return page


def check(seat: Seat, name: str, axe: Axe, shot: Shot) -> None:
    axe(seat.page)
    shot(seat.page, name)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_table_on_a_desktop(new_page: NewPage, sit: Sit, axe: Axe, shot: Shot, theme: str) -> None:
    seat = sit(open_in(new_page, theme))
    expect(seat.page.locator("html")).to_have_attribute("data-theme", theme)
    check(seat, f"moments/first-{theme}", axe, shot)
    seat.click(seat.on_chart(re.compile("^Japan, Roadstead")))
    expect(seat.counter("Niitaka")).to_be_visible()
    check(seat, f"moments/tray-{theme}", axe, shot)
    seat.click(seat.counter("Mikasa"))
    expect(seat.options.get_by_role("heading", name="Mikasa")).to_be_visible()
    check(seat, f"moments/ship-{theme}", axe, shot)
    seat.page.keyboard.press("Escape")
    seat.page.keyboard.press("Escape")
    seat.type_order("mikasa, asahi to yellow sea")
    seat.button("Hint", exact=True).click()
    expect(seat.page.locator(".hinted")).to_be_visible()
    check(seat, f"moments/plan-{theme}", axe, shot)
    seat.page.locator("details.menu summary").click()
    check(seat, f"moments/menu-{theme}", axe, shot)
    seat.page.keyboard.press("Escape")
    for tab in ("Chat", "Forces"):
        seat.page.get_by_role("tab", name=tab).click()
        check(seat, f"moments/{tab.lower()}-{theme}", axe, shot)
    seat.page.get_by_role("navigation", name="Table").get_by_role("button", name="Forces").click()
    expect(seat.page.get_by_role("dialog", name="Forces")).to_be_visible()
    check(seat, f"moments/all-forces-{theme}", axe, shot)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_on_a_phone(new_page: NewPage, sit: Sit, axe: Axe, shot: Shot, theme: str) -> None:
    seat = sit(open_in(new_page, theme, **PHONE))
    check(seat, f"moments/phone-first-{theme}", axe, shot)
    seat.tap(seat.on_chart(re.compile("^Japan, Roadstead")))
    expect(seat.counter("Niitaka")).to_be_visible()
    check(seat, f"moments/phone-tray-{theme}", axe, shot)
    seat.page.get_by_role("button", name="Open the panel").first.tap()
    check(seat, f"moments/phone-sheet-{theme}", axe, shot)
    seat.page.locator("details.menu summary").tap()
    check(seat, f"moments/phone-menu-{theme}", axe, shot)


def test_the_table_of_a_first_visit(
    new_page: NewPage, look_at: LookAt, open_table: OpenTable, axe: Axe, shot: Shot
) -> None:
    seat = look_at(new_page(), knows=False)
    open_table(seat.page)
    seat.ready()
    card = seat.page.get_by_role("region", name="How to play")
    expect(card).to_be_visible()
    check(seat, "moments/first-visit-light", axe, shot)
    card.get_by_role("button", name="Goal and course of a turn").click()
    expect(seat.page.get_by_role("dialog")).to_be_visible()
    check(seat, "moments/how-to-play-light", axe, shot)
    seat.page.keyboard.press("Escape")
    seat.page.reload()
    seat.ready()
    expect(card).to_have_count(0)
