"""The siege chart: names fit their plaques, counters lie free, areas can be walked, a phone opens where one reads."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import NewPage, Shot
    from tests.browser.table.conftest import Desk, Seat, Sit

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
WIDE: dict[str, Any] = {"viewport": {"width": 2400, "height": 1500}}
"""A window in which counters show everything that is printed on them."""

WRONG = """() => {
  const hit = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const box = (one) => one.getBoundingClientRect();
  const letters = (text) => {
    const { left, right, top, bottom, height } = box(text);
    return { left, right, top: top + height / 4, bottom: bottom - height / 4 };
  };
  const live = document.querySelector(".board-live");
  const all = (selector) => [...live.querySelectorAll(selector)].filter((one) => box(one).width > 0);
  const signs = all(".markers .token use");
  const counters = all(".piles .piece");
  const plaques = all(".plaque-edge");
  const found = [];
  for (const plaque of plaques) for (const text of plaque.parentNode.querySelectorAll("text")) {
    if (!box(text).width) continue;
    if (box(text).right > box(plaque).right) found.push(`${text.textContent} is wider than its plaque`);
    if (signs.some((sign) => hit(letters(text), box(sign)))) found.push(`${text.textContent} runs into its level`);
  }
  const bodies = counters.map((one) => one.querySelector(".cbody"));
  bodies.forEach((one, i) => {
    const name = counters[i].querySelector("[data-thing]").getAttribute("aria-label");
    if (bodies.slice(0, i).some((other) => hit(box(one), box(other)))) found.push(`${name} lies on another`);
    if (plaques.some((plaque) => hit(box(one), box(plaque)))) found.push(`${name} lies on a plaque`);
  });
  return { found, counters: counters.length, plaques: plaques.length };
}"""


def set_up(seat: Seat, desk: Callable[[Seat], Desk]) -> Seat:
    """Both sides as usual; Japan is asked for its first action."""
    api = desk(seat)
    for side in ("russia", "japan"):
        api.post("answer", seat=side, at=api.now(side)["decision"]["at"], options=[{"do": "PlaceTheRest"}])
    seat.page.goto(f"/table/{seat.match}?seat=japan")
    return seat.ready()


@pytest.mark.parametrize("code", ["en-GB", "fr", "cs", "ja"])
def test_names_fit_and_counters_lie_free(
    new_page: NewPage, sit: Sit, desk: Callable[[Seat], Desk], shot: Shot, code: str
) -> None:
    seat = set_up(sit(new_page(locale=code), game="storm", opponent="hotseat"), desk)
    for name, size in {"small": {"viewport": {"width": 1280, "height": 800}}, "large": WIDE}.items():
        seat.page.set_viewport_size(size["viewport"])
        seat.page.reload()
        seat.ready()
        shown = seat.page.locator(".board-live").get_attribute("data-detail")
        assert (shown == "0") is (name == "small"), "a counter shows what can be read at its size"
        measured = seat.page.evaluate(WRONG)
        assert (measured["plaques"], measured["counters"]) >= (36, 100)
        shot(seat.page, f"siege-{name}-{code}")
        assert not measured["found"], "\n".join(measured["found"])


def test_the_chart_can_be_walked(sit: Sit, desk: Callable[[Seat], Desk]) -> None:
    seat = set_up(sit(game="storm", opponent="hotseat"), desk)
    seat.chart.locator('[data-area="area-5"]').focus()
    walk = {"ArrowDown": r"^15 Shuishiying .* held by Russia, Russia: 3 units", " ": r"^ESR .* infantry, firepower 3"}
    for key, heard in {**walk, "ArrowRight": r"^ESR .*", "Escape": "^15 Shuishiying "}.items():
        seat.page.keyboard.press(key)
        expect(seat.chart.locator(":focus")).to_have_attribute("aria-label", re.compile(heard))


def test_a_phone_opens_where_counters_can_be_read(
    new_page: NewPage, sit: Sit, desk: Callable[[Seat], Desk], shot: Shot
) -> None:
    seat = set_up(sit(new_page(**PHONE), game="storm", opponent="hotseat"), desk)
    expect(seat.page.locator(".board-live")).not_to_have_attribute("data-detail", "0")
    inside = """() => [...document.querySelectorAll(".piles .piece.lit .cbody")]
        .map((one) => one.getBoundingClientRect())
        .filter(({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight)
        .map(({ width }) => Math.round(width))"""
    seen = seat.until(lambda: seat.page.evaluate(inside), "no unit that may act is in sight")
    shot(seat.page, "siege-phone")
    assert len(seen) > 3
    assert min(seen) >= 30
