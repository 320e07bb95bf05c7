"""When a page is at rest: only then is it measured, looked at by axe, or pressed at a spot worked out before."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.patience import SECONDS

PATIENCE = SECONDS * 1000
"""In milliseconds, as Playwright counts."""

STILL = """() => {
  const { height } = document.documentElement.getBoundingClientRect();
  const isRunning = (one) => one.playState === "running" && Number.isFinite(one.effect.getComputedTiming().endTime);
  return height >= 0 && document.fonts.status === "loaded" && !document.getAnimations().some(isRunning);
}"""
"""Letters have come, and what fades, rises or travels has arrived; what never ends, such as waiting dots, may go on.

Asked again and again, never awaited within the page: a promise that the browser keeps too early makes a loop that
lets nothing else run, and letters are only said to be loaded after the page has been laid out, hence its height.
"""
OFTEN = 50
"""In milliseconds: how long between two questions."""

HOUR = 3_600_000
"""In milliseconds: a clock can be stopped only in the future, and a busy machine may need seconds to do it."""

MOVING = ".busy, [data-busy=true], [data-behind=true], .board-layer.moving, [data-slips]"
"""An answer is under way, the chart is behind the present or moves, or it has moved so lately that a touch is not taken
for meant."""


def at_rest(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.wait_for_function(STILL, polling=OFTEN)
    expect(page.locator(MOVING)).to_have_count(0)
    drawn(page)
    page.wait_for_function(STILL, polling=OFTEN)


def drawn(page: Page) -> None:
    """Wait until the page has been drawn twice, and alike."""
    root = page.locator("html").element_handle()
    root.wait_for_element_state("stable")
    root.dispose()


def stop_clock(page: Page) -> None:
    """Stop the clock of a page that was opened after `page.clock.install()`: what goes away after a time stays."""
    page.clock.pause_at(page.evaluate("Date.now()") + HOUR)
