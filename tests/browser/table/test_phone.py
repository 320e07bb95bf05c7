"""A turn on a phone, by taps alone; and targets that a finger can hit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.rest import at_rest, drawn

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, Shot
    from tests.browser.table.conftest import Seat, Sit

LEAST = 44
SMALL = """least => [...document.querySelectorAll("button, a[href], input, select, summary, [role=tab]")]
  .filter((one) => one.checkVisibility() && !one.closest("svg"))
  .filter((one) => !one.matches(".rule-chip, .skip-link, .visually-hidden"))
  .map((one) => [one, (one.closest("label, summary") ?? one).getBoundingClientRect()])
  .filter(([one, box]) => {
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const reach = (dx, dy) => {
      let far = 0;
      while (far < least && one.contains(document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far += 1;
      return far;
    };
    const isWide = box.width >= least || reach(-1, 0) + reach(1, 0) >= least - 1;
    const isHigh = box.height >= least || reach(0, -1) + reach(0, 1) >= least - 1;
    return box.width > 0 && !(isWide && isHigh);
  })
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
"""Targets a finger would miss; chips of rules stand in running text, where 44 px do not fit and none is asked."""


def small_targets(page: Page) -> list[str]:
    at_rest(page)
    found: list[str] = page.evaluate(SMALL, LEAST)
    return found


def test_a_turn_by_touch(phone: Page, sit: Sit, axe: Axe, shot: Shot) -> None:
    seat = sit(phone)
    sheet = phone.get_by_role("region", name="Decision")
    expect(sheet).to_contain_text("Order ships to sea")
    assert not small_targets(phone)
    shot(phone, "table-phone-light")

    # Tap the port, tap a ship in its tray, tap a lit sea.
    roads = seat.on_chart(re.compile("^Japan, Roadstead"))
    seat.tap(roads)
    seat.tap(seat.counter("Mikasa"))
    expect(sheet.get_by_role("heading", name="Mikasa")).to_be_visible()
    seat.answer(lambda: seat.tap(seat.on_chart("Tsushima, allowed")))
    axe(phone)

    # The sheet: opened by its handle, the list, a row, the plan; closed again.
    phone.get_by_role("button", name="Open the panel").first.tap()
    expect(seat.plan.get_by_role("button", name="Take out: Mikasa to Tsushima")).to_be_visible()
    assert not small_targets(phone)
    row = seat.options.get_by_role("button", name=re.compile("^Asahi"))
    row.tap()
    sea = seat.options.get_by_role("button", name=re.compile("Asahi to Yellow Sea"))
    seat.answer(sea.tap)
    expect(seat.plan.locator(".plan-count")).to_have_text("2")
    axe(phone)
    shot(phone, "table-phone-sheet-light")
    phone.get_by_role("button", name="Close the panel").tap()

    # Undo stands in the closed sheet, too.
    seat.answer(phone.get_by_role("button", name="Undo").tap)
    for tab in ("Forces", "Log", "Chat"):
        phone.get_by_role("navigation", name="More").get_by_role("button", name=tab).tap()
        assert not small_targets(phone), tab
        axe(phone)
    phone.get_by_role("button", name="Close the panel").tap()

    # End of the sortie; then an operation from the list.
    seat.answer(phone.get_by_role("button", name="End the sortie").tap)
    while "operation" not in sheet.inner_text():
        seat.answer(lambda: first_option(seat).tap())
    assert not small_targets(phone)
    seat.answer(lambda: first_option(seat).tap())


LAYER = "() => document.querySelector('.board-layer').style.transform"


def test_the_chart_stays_where_the_player_looks(phone: Page, sit: Sit) -> None:
    seat = sit(phone)
    seat.tap(seat.on_chart(re.compile("^Japan, Roadstead")))
    at_rest(phone)
    before = phone.evaluate(LAYER)
    seat.tap(seat.counter("Mikasa"))
    expect(seat.on_chart("Tsushima, allowed")).to_be_visible()
    at_rest(phone)
    assert phone.evaluate(LAYER) == before


def test_a_tap_on_what_has_just_moved_under_the_finger_does_nothing(phone: Page, sit: Sit) -> None:
    seat = sit(phone)
    seat.tap(seat.on_chart(re.compile("^Japan, Roadstead")))
    seat.tap(seat.counter("Mikasa"))
    sea = seat.on_chart("Tsushima, allowed")
    expect(sea).to_be_visible()
    at_rest(phone)
    # The chart moves by itself, and for the finger no time has passed since.
    phone.evaluate("() => { window.before = performance.now(); }")
    phone.get_by_role("button", name="Whole chart").tap()
    at_rest(phone)
    phone.evaluate("() => { performance.now = () => window.before; }")
    seat.tap(sea)
    drawn(phone)
    expect(sea).to_be_visible()
    phone.evaluate("() => { performance.now = () => window.before + 60_000; }")
    seat.answer(lambda: seat.tap(sea))


def first_option(seat: Seat) -> Locator:
    """The first choice, in the closed sheet or in the list behind it."""
    main = seat.page.locator(".closed-main").first
    if main.count() and not re.search(r"\d+ options?$", main.inner_text()):
        return main
    if not seat.page.locator(".sheet.open").count():
        seat.page.get_by_role("button", name="Open the panel").first.tap()
    expect(seat.page.locator(".sheet.open")).to_be_visible()
    return seat.options.get_by_role("button").first


def test_pinching_the_chart_chooses_nothing(phone: Page, sit: Sit) -> None:
    seat = sit(phone)
    box = phone.locator(".board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    size = "() => document.querySelector('.board-live').getBoundingClientRect().width"
    before = phone.evaluate(size)
    fingers = phone.context.new_cdp_session(phone)

    def touch(kind: str, spread: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - spread, "y": y, "id": 1}, {"x": x + spread, "y": y, "id": 2}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for spread in (45, 60, 80):
        touch("touchMove", spread)
    touch("touchEnd", 0)
    seat.until(lambda: phone.evaluate(size) > before * 1.5, "pinching does not zoom")
    expect(seat.tip).to_have_count(0)
    expect(seat.plan).to_have_count(0)
    assert seat.asked_of_table == ["nonce"]


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/account", "/rules/port_arthur", "/about", "/api", "/verify", "/replay"]
)
def test_targets_of_the_pages_are_large_enough(phone: Page, path: str) -> None:
    phone.goto(path)
    inline = "a:not(.button):not(.menu-item)"
    found = [one for one in small_targets(phone) if not one.startswith("<a ") or "button" in one]
    assert not found, f"{path} ({inline} may stand in running text)\n" + "\n".join(found)
