"""A closer look at a place: it shows what lies there and orders nothing, by mouse, keyboard and finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect

if TYPE_CHECKING:
    from tests.browser.conftest import Axe
    from tests.browser.table.conftest import Desk, Seat, Sit


def card(seat: Seat) -> Locator:
    return seat.page.get_by_role("complementary", name=re.compile("^A closer look"))


def test_by_mouse_and_keyboard_on_a_siege(sit: Sit, desk: Callable[[Seat], Desk], axe: Axe) -> None:
    seat = sit(game="storm")
    desk(seat).play_until(lambda decision: decision["ask"] == "action" and decision["side"] == "japan", "japan")
    seat.page.reload()
    seat.ready()
    fort = seat.on_chart(re.compile("Shuishiying South"))

    # The other button of the mouse, on an enemy area.
    seat.page.mouse.click(**seat.spot(fort), button="right")
    expect(card(seat).get_by_role("heading", name="Shuishiying South")).to_be_visible()
    expect(card(seat)).to_contain_text("held by Russia")
    expect(card(seat)).to_contain_text("Next to it:")
    axe(seat.page)
    card(seat).get_by_role("button", name="Close").click()
    expect(card(seat)).to_have_count(0)

    # The key, with the focus on the chart: the card takes it, and Escape gives it back.
    fort.focus()
    seat.page.keyboard.press("i")
    expect(card(seat)).to_be_focused()
    seat.page.keyboard.press("Escape")
    expect(card(seat)).to_have_count(0)
    expect(fort).to_be_focused()

    # With the button pressed, a press on one's own unit picks nothing.
    seat.button("Inspect").click()
    own = seat.chart.locator("[data-counter].lit, .piece.lit [data-counter]").first
    seat.click(own)
    expect(card(seat)).to_be_visible()
    assert "answer" not in seat.asked_of_table
    seat.button("Inspect").click()
    expect(seat.button("Inspect")).to_have_attribute("aria-pressed", "false")


def test_by_a_long_press_on_a_phone(sit: Sit, phone: Page) -> None:
    seat = sit(phone)
    sea = seat.on_chart(re.compile("^(Allowed: )?Tsushima"))
    seat.page.get_by_role("button", name="Inspect").tap()
    seat.tap(sea.first)
    expect(card(seat)).to_contain_text("key zone")
    box = card(seat).bounding_box()
    assert box
    assert (box["x"], box["width"]) == (0, 360)
    card(seat).get_by_role("button", name="Close").tap()
    seat.page.get_by_role("button", name="Inspect").tap()

    # Two touches of one finger, half a second apart: it looks, and the finger's way up orders nothing.
    spot = seat.spot(sea.first)
    line = seat.page.context.new_cdp_session(seat.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(card(seat)).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card(seat)).to_be_visible()
    assert "answer" not in seat.asked_of_table
