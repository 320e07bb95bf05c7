"""Notes and drawings of one's own: by mouse, keyboard and touch, for nobody else's eyes until they are shared."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect
from tests.browser.rest import at_rest
from tests.browser.table.test_phone import small_targets

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, Shot
    from tests.browser.table.conftest import Seat, Sit, SitTogether

KEPT = ".board .jotting:not(.begun)"
SECRET = "Keep two cruisers back <b>& wait</b>"
MIDDLE = """(shape) => {
  const sea = document.querySelector("[data-thing=zone-tsushima]").getBoundingClientRect();
  const box = shape.getBoundingClientRect();
  return [box.left + box.width / 2 - sea.left, box.top + box.height / 2 - sea.top].map((far) => far / sea.width);
}"""
"""Where a drawing lies beside a sea, in widths of that sea."""


def write(seat: Seat, text: str) -> None:
    """Keep a note."""
    seat.page.get_by_role("tab", name="Notes").click()
    field = seat.page.get_by_role("textbox", name="Write a note")
    field.fill(text)
    seat.button("Keep", exact=True).click()
    expect(field).to_have_value("")


def tool(page: Page, name: str) -> Locator:
    """Something of the bar over the chart."""
    return page.get_by_role("region", name="Drawing on the chart, for yourself").get_by_role("button", name=name)


def place(seat: Seat, name: str) -> tuple[float, float]:
    """Where a sea can be pointed at. The drawing sheet lies over it, so it is asked before that lies there."""
    spot = seat.spot(seat.on_chart(re.compile(f"^{name}")).first)
    return spot["x"], spot["y"]


def test_drawn_and_noted_for_nobody_else(sit_together: SitTogether, axe: Axe, shot: Shot) -> None:
    japan, russia = sit_together()
    page = japan.page
    yellow, tsushima, east = (place(japan, sea) for sea in ("Yellow Sea", "Tsushima", "East China Sea"))
    heard = len(russia.frames)
    write(japan, SECRET)
    notes = page.get_by_role("list", name="Notes")
    expect(notes).to_contain_text(SECRET)
    asked = japan.asked_of_table

    # From press to release, and from press to press.
    japan.button("Draw", exact=True).click()
    page.mouse.move(*yellow)
    page.mouse.down()
    page.mouse.move(*tsushima, steps=4)
    expect(page.locator(".board .jotting.begun")).to_be_visible()
    page.mouse.up()
    expect(notes).to_contain_text("Arrow from Yellow Sea to Tsushima (red, plain)")
    page.get_by_role("radio", name="blue, dashed").click()
    page.mouse.click(*east)
    page.mouse.move(*yellow)
    page.mouse.click(*yellow)
    expect(notes).to_contain_text("Arrow from East China Sea to Yellow Sea (blue, dashed)")
    tool(page, "Ring").click()
    page.mouse.click(*east)
    expect(notes).to_contain_text("Ring around East China Sea (blue, dashed)")
    expect(page.locator(KEPT)).to_have_count(3)

    # By keys: the chart is walked as ever, and Enter puts down an end.
    tool(page, "Arrow").click()
    japan.on_chart(re.compile("^Yellow Sea")).first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Now to where it ends.")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(KEPT)).to_have_count(4)
    axe(page)
    shot(page, "notes-desktop-light")

    # All this chose nothing in the game, and the drawings lie where they lay when the chart is moved.
    assert japan.asked_of_table == asked
    page.keyboard.press("Escape")
    expect(tool(page, "Done")).to_have_count(0)
    arrow = page.locator(f"{KEPT} .line").first
    before = arrow.evaluate(MIDDLE)
    page.mouse.move(*tsushima)
    page.mouse.wheel(0, -300)
    at_rest(page)
    assert all(abs(one - other) < 0.02 for one, other in zip(arrow.evaluate(MIDDLE), before, strict=True))

    # Taken back, cleared, and that taken back; then found again.
    page.keyboard.press("d")
    tool(page, "Take back the last drawing").click()
    expect(page.locator(KEPT)).to_have_count(3)
    tool(page, "Clear").click()
    expect(page.locator(KEPT)).to_have_count(0)
    expect(notes.get_by_text("taken off the chart")).to_have_count(3)
    tool(page, "Take back the last drawing").click()
    expect(page.locator(KEPT)).to_have_count(3)
    page.reload()
    expect(page.locator(KEPT)).to_have_count(3)

    # The other side has neither heard nor seen anything of it.
    russia.page.get_by_role("tab", name="Notes").click()
    expect(russia.page.get_by_text("Only you can read what you note")).to_be_visible()
    expect(russia.page.locator(KEPT)).to_have_count(0)
    assert not [frame for frame in russia.frames[heard:] if "cruisers" in frame or "arrow" in frame]
    assert "cruisers" not in "".join(japan.frames)


def test_shared_in_the_replay_and_no_longer(sit_together: SitTogether, axe: Axe, shot: Shot) -> None:
    japan, russia = sit_together()
    write(japan, SECRET)
    japan.type_order("mikasa to tsushima")
    write(japan, "Mikasa is out.")
    russia.page.locator("details.menu summary").click()
    russia.button("Resign").click()
    russia.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(japan.page.get_by_text("Only you can read these notes.")).to_be_visible()

    author, other = japan.page, russia.page
    other.goto(f"/replay/{japan.match}")
    expect(other.get_by_role("tab", name="Log")).to_be_visible()
    expect(other.get_by_role("tab", name="Notes")).to_have_count(0)

    author.goto(f"/replay/{japan.match}")
    author.get_by_role("tab", name="Notes").click()
    author.get_by_role("button", name="Mikasa is out.").click()
    card = author.get_by_role("complementary", name="Notes")
    expect(card).to_contain_text("Mikasa is out.")
    author.get_by_role("button", name=SECRET).click()
    expect(card).to_contain_text(SECRET)
    axe(author)
    shot(author, "notes-replay-light")
    author.get_by_role("button", name="Share in the replay").click()
    expect(author.get_by_role("button", name="Keep to myself")).to_be_visible()

    other.reload()
    other.get_by_role("tab", name="Notes").click()
    entry = other.get_by_role("button", name=SECRET)
    expect(entry).to_contain_text(re.compile("Guest .*, Japan"))
    expect(other.get_by_role("button", name="Share in the replay")).to_have_count(0)
    author.get_by_role("button", name="Keep to myself").click()
    expect(author.get_by_role("button", name="Share in the replay")).to_be_visible()
    other.reload()
    expect(other.get_by_role("tab", name="Log")).to_be_visible()
    expect(other.get_by_role("tab", name="Notes")).to_have_count(0)


def test_by_touch(phone: Page, sit: Sit, axe: Axe, shot: Shot) -> None:
    seat = sit(phone)
    tabs = phone.get_by_role("navigation", name="More")
    tabs.get_by_role("button", name="Notes").tap()
    phone.get_by_role("textbox", name="Write a note").fill("On the way.")
    seat.button("Keep", exact=True).tap()
    expect(phone.get_by_role("list", name="Notes")).to_contain_text("On the way.")
    assert not small_targets(phone)
    axe(phone)
    seat.button("Draw", exact=True).tap()
    at_rest(phone)
    box = phone.locator(".stage").bounding_box()
    assert box is not None
    middle, low = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.75
    phone.touchscreen.tap(middle - 90, low - 40)
    expect(phone.get_by_text("Now to where it ends.")).to_be_visible()
    phone.touchscreen.tap(middle + 90, low)
    expect(phone.locator(KEPT)).to_have_count(1)
    tool(phone, "Ring").tap()
    phone.touchscreen.tap(middle, low)
    expect(phone.locator(KEPT)).to_have_count(2)
    assert not small_targets(phone)
    axe(phone)
    shot(phone, "notes-phone-light")
    tool(phone, "Done").tap()
    expect(tool(phone, "Done")).to_have_count(0)
