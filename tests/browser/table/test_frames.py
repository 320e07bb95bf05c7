"""How long a frame takes while the chart is moved: reported, not judged, for it depends on the machine.

What is judged is the work that a frame would need: a chart that is moved is laid out once, not at every step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import PHONE
from tests.browser.rest import at_rest, drawn

if TYPE_CHECKING:
    from tests.browser.conftest import NewPage, OpenTable
    from tests.browser.table.conftest import Sit

WATCH = """() => {
  window.frames_ = [];
  let last = performance.now();
  const tick = (now) => { window.frames_.push(now - last); last = now; window.watching = requestAnimationFrame(tick); };
  window.watching = requestAnimationFrame(tick);
}"""
STOP = "() => { cancelAnimationFrame(window.watching); return window.frames_; }"


def report(page: Page, what: str) -> None:
    drawn(page)
    times = sorted(page.evaluate(STOP))
    middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(f"\nframes of {what}: {len(times)}, median {middle:.1f} ms, 95 % within {late:.1f} ms")


def fleets(page: Page, sit: Sit) -> None:
    """Port Arthur with orders on the chart."""
    sit(page).type_order("mikasa, asahi, fuji to tsushima")


def siege(page: Page, sit: Sit) -> None:
    """The siege with both armies on the chart."""
    seat = sit(page, game="storm", opponent="hotseat")
    for _ in range(2):
        seat.answer(seat.button("Place the rest by the usual set-up").click)


@pytest.mark.parametrize("begin", [fleets, siege])
def test_frames_of_pan_and_zoom(new_page: NewPage, sit: Sit, begin: Callable[[Page, Sit], None]) -> None:
    page = new_page(reduced_motion="no-preference")
    begin(page, sit)
    board = page.locator(".board").bounding_box()
    assert board is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    page.mouse.move(x, y)
    page.evaluate(WATCH)
    for _ in range(20):
        page.mouse.wheel(0, -60)
    report(page, f"{begin.__name__}, zoom")
    page.evaluate(WATCH)
    page.mouse.down(button="middle")
    for step in range(40):
        page.mouse.move(x + 5 * step, y + 3 * step)
    page.mouse.up(button="middle")
    report(page, f"{begin.__name__}, pan")


STEPS = 40
SIZES: dict[str, dict[str, Any]] = {"desk": {"viewport": {"width": 1440, "height": 900}}, "phone": PHONE}
LARGE = {"tennoji": {"game": "ran.tennoji", "side": "toyotomi"}, "midway": {"game": "midway", "side": "japan"}}


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("wishes", LARGE.values(), ids=LARGE)
def test_a_large_chart_is_not_laid_out_at_every_step(
    new_page: NewPage, open_table: OpenTable, wishes: dict[str, Any], size: dict[str, Any]
) -> None:
    page = new_page(**size, reduced_motion="no-preference")
    open_table(page, **wishes)
    page.wait_for_selector(".board .area", state="attached")
    at_rest(page)
    board = page.locator(".board").bounding_box()
    assert board is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 3
    counters = page.context.new_cdp_session(page)
    counters.send("Performance.enable")

    def layouts() -> int:
        known = counters.send("Performance.getMetrics")["metrics"]
        return next(int(one["value"]) for one in known if one["name"] == "LayoutCount")

    page.mouse.move(x, y)
    before = layouts()
    page.evaluate(WATCH)
    for _ in range(STEPS // 2):
        page.mouse.wheel(0, -60)
    page.mouse.down(button="middle")
    for step in range(STEPS):
        page.mouse.move(x + 3 * step, y + 2 * step)
    page.mouse.up(button="middle")
    report(page, f"{wishes['game']}, {size['viewport']['width']} wide")
    assert layouts() - before < STEPS / 2
