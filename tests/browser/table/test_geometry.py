"""Nothing on the chart overlaps, nothing is cut off: boxes measured in the page, in the middle of a game.

What may touch by design:
- a counter and the plate of its own pile, and counters that overlap in a row so that the firepower shows;
- names of seas run under squadrons: they are printed on the chart, and what is played with lies on it. Names of places
  and lands are print as well. So print is compared with print, and what is played with among itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.rest import at_rest

if TYPE_CHECKING:
    from tests.browser.conftest import NewPage, Shot
    from tests.browser.table.conftest import Desk, Seat, Sit

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
SIZES: dict[str, dict[str, Any]] = {
    "1280x800": {"viewport": {"width": 1280, "height": 800}},
    "1920x1080": {"viewport": {"width": 1920, "height": 1080}},
    "360x740": PHONE,
}

OVERLAPS = """() => {
  const slack = 1.5;
  const live = document.querySelector(".board-live");
  const shown = (one) => getComputedStyle(one).display !== "none" && one.getBoundingClientRect().width > 0;
  const named = (one, kind, group) => {
    return { kind, group, text: one.textContent.trim().slice(0, 24), box: one.getBoundingClientRect() };
  };
  const letters = (text) => {
    const matrix = text.getScreenCTM();
    return Array.from({ length: text.getNumberOfChars() }, (_, i) => text.getExtentOfChar(i)).map((cell) => {
      const middle = new DOMPoint(cell.x + cell.width / 2, cell.y + cell.height / 2).matrixTransform(matrix);
      const size = Math.hypot(matrix.a, matrix.b) / 2;
      const [wide, high] = [cell.width * size, cell.height * size * 0.6];
      return { left: middle.x - wide, right: middle.x + wide, top: middle.y - high, bottom: middle.y + high };
    });
  };
  const print = [...live.querySelectorAll(".labels text")].filter(shown)
    .map((one) => ({ ...named(one, "print", null), letters: letters(one) }));
  const groupOf = (one) => one.closest(".pile, .row, .panel, .box, .slot, .track") ?? one;
  const piles = [...live.querySelectorAll(".piles .pile, .piles .row")].filter(shown)
    .map((one) => named(one, "pile", one));
  const boxes = [...live.querySelectorAll(".box .bbox, .track > rect, .panel .pbox")].filter(shown)
    .map((one) => named(groupOf(one), "box", groupOf(one)));
  const badges = [...live.querySelectorAll(".markers .badge")].filter(shown).map((one) => named(one, "badge", one));
  const hit = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const found = [];
  const compare = (first, second) => first.forEach((a, i) => second.forEach((b, j) => {
    if ((first === second && j <= i) || (a.group && a.group === b.group)) return;
    const touches = a.letters && b.letters
      ? a.letters.some((one) => b.letters.some((other) => hit(one, other))) : hit(a.box, b.box);
    if (touches) found.push(`${a.kind} "${a.text}" and ${b.kind} "${b.text}"`);
  }));
  const atSea = piles.filter(({ box }) => !boxes.some((other) => hit(box, other.box)));
  compare(print, print);
  compare(atSea, atSea);
  compare(badges, atSea);
  compare(badges, badges);
  compare(boxes, boxes);
  compare(badges, boxes);
  return { found, counted: { print: print.length, piles: piles.length, boxes: boxes.length, badges: badges.length } };
}"""
"""Texts are compared letter by letter, by the part of the line that letters without long strokes take: names of seas
run along curves, and the box around one holds much water."""

CLIPPED = """() => {
  const cut = [];
  const looked = "button, h1, h2, h3, .seat, .tabs, .prompt, .option, .actions, .panel, .sheet";
  const scrolls = ".log, .panel-options, .panel-decision, .sheet-body, .fleet-scroll, .menu-panel, .since";
  for (const one of document.querySelectorAll(looked)) {
    if (!one.checkVisibility() || one.closest(`svg, .spoken, .skip-link, ${scrolls}`)) continue;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const words = `${one.className || one.tagName} "${one.textContent.trim().slice(0, 30)}"`;
    if (right > left && !isIn) cut.push(`${words} ${[left, top, right, bottom].map(Math.round)}`);
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  const scrolled = scrollWidth > innerWidth || scrollHeight > innerHeight + 1;
  if (scrolled) cut.push(`the page scrolls: ${scrollWidth}x${scrollHeight}`);
  return cut;
}"""
"""What the window cuts off, but for what scrolls."""

CHART_CUT = """() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  const live = document.querySelector(".board-live").getBoundingClientRect();
  const gaps = [live.left - board.left, live.top - board.top, board.right - live.right, board.bottom - live.bottom];
  return gaps.map(Math.round);
}"""


def middle_of_a_game(sit: Sit, desk: Callable[[Seat], Desk]) -> Seat:
    """Both fleets at sea, in the operations of the second turn."""
    seat = sit(opponent="hotseat", switches={"mines": True})
    turns: list[int] = []

    def wanted(decision: dict[str, Any]) -> bool:
        if decision["ask"] == "sortie" and decision["side"] == "japan":
            turns.append(1)
        seas = {thing for entry in decision["options"] for thing in entry["touch"] if thing.startswith("zone-")}
        return decision["ask"] == "operation" and len(seas) > 2 and len(turns) > 12

    decision = desk(seat).play_until(wanted, "japan", "russia")
    seat.page.goto(f"/table/{seat.match}?seat={decision['side']}")
    return seat.ready()


def test_nothing_overlaps_and_nothing_is_cut_off(
    new_page: NewPage, sit: Sit, desk: Callable[[Seat], Desk], shot: Shot
) -> None:
    seat = middle_of_a_game(sit, desk)
    wrong = []
    for name, size in SIZES.items():
        seat.page.set_viewport_size(size["viewport"])
        seat.page.reload()
        seat.ready()
        fit = seat.page.locator(".board-fit, .chart-tools button").last
        fit.click()
        seat.page.mouse.move(2, 2)
        at_rest(seat.page)
        measured = seat.page.evaluate(OVERLAPS)
        assert measured["counted"]["print"] > 20
        assert measured["counted"]["piles"] > 3
        shot(seat.page, f"geometry-{name}")
        wrong += [f"{name}: {pair}" for pair in measured["found"]]
        wrong += [f"{name}: cut off: {what}" for what in seat.page.evaluate(CLIPPED)]
        assert min(seat.page.evaluate(CHART_CUT)) >= -1, f"{name}: the whole chart does not fit"
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("code", ["fr", "cs", "ja"])
def test_names_do_not_overlap_in_other_languages(new_page: NewPage, sit: Sit, shot: Shot, code: str) -> None:
    seat = sit(new_page(locale=code))
    measured = seat.page.evaluate(OVERLAPS)
    assert not measured["found"], "\n".join(measured["found"])
