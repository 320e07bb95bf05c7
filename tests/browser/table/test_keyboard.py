"""A turn by keyboard alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.table.conftest import Seat, Sit

FOCUSED = "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''"
SIZE = "() => document.querySelector('.board-live').getBoundingClientRect().width"


def focused(seat: Seat) -> str:
    return str(seat.page.evaluate(FOCUSED))


def tab_to(seat: Seat, wanted: str) -> None:
    """Press Tab until something of this name has the focus."""
    seen = []
    for _ in range(60):
        seat.page.keyboard.press("Tab")
        seen.append(focused(seat))
        if re.search(wanted, seen[-1]):
            return
    raise AssertionError(f"Tab never comes to {wanted}: {seen}")


def walk_to(seat: Seat, wanted: str) -> None:
    """Walk the chart by arrows until the place has the focus: every place is reached from every other."""
    ways = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    seen = {focused(seat)}
    trail = [(focused(seat), iter(ways))]
    for _ in range(400):
        if re.search(wanted, focused(seat)):
            return
        for key in trail[-1][1]:
            before = focused(seat)
            seat.page.keyboard.press(key)
            after = focused(seat)
            if after not in seen:
                seen.add(after)
                trail.append((after, iter(ways)))
                break
            if after != before:
                # Arrows are not always there and back: go to where the search stood by its own element.
                seat.on_chart(before).focus()
        else:
            trail.pop()
            assert trail, f"the arrows never come to {wanted}: {seen}"
            seat.on_chart(trail[-1][0]).focus()
    raise AssertionError(f"the arrows never come to {wanted}: {seen}")


def test_a_turn_by_keyboard_alone(sit: Sit) -> None:
    seat = sit()
    page, keys = seat.page, seat.page.keyboard

    # Numbers choose: a ship first, then where it goes.
    keys.press("3")
    expect(seat.options.get_by_role("heading", name="Mikasa")).to_be_visible()
    seat.answer(lambda: keys.press("1"))
    expect(seat.plan.get_by_role("button", name="Take out: Mikasa to Yellow Sea")).to_be_visible()

    # A typed order, completed by Tab; several at once.
    keys.press("/")
    expect(page.get_by_role("textbox", name="Typed order")).to_be_focused()
    keys.type("asahi, fuji to tsu")
    keys.press("Tab")
    expect(page.get_by_role("textbox", name="Typed order")).to_have_value("asahi, fuji to Tsushima ")
    seat.answer(lambda: keys.press("Enter"))
    expect(seat.plan.locator(".plan-count")).to_have_text("3")
    keys.press("Escape")
    expect(page.get_by_role("textbox", name="Typed order")).not_to_be_focused()

    # Undo.
    seat.answer(lambda: keys.press("u"))
    expect(seat.plan.locator(".plan-count")).to_have_text("2")

    # A hint marks its row, and Escape clears it.
    keys.press("h")
    expect(page.locator(".hinted")).to_be_visible()
    keys.press("Escape")
    expect(page.locator(".hinted")).to_have_count(0)

    # The chart is one tab stop; arrows walk it; Space opens the port, arrows walk its ships, Enter picks one up.
    page.locator("body").focus()
    page.get_by_role("button", name="Fit").focus()
    tab_to(seat, "Sea|Tsushima|Ocean|Japan")
    walk_to(seat, r"^Japan, Roadstead")
    keys.press("Space")
    expect(page.locator("[data-open] [role=button]:focus")).to_have_count(1)
    for _ in range(2):  # the first two have their orders
        keys.press("ArrowRight")
    ship = focused(seat).partition(",")[0]
    keys.press("Enter")
    expect(seat.options.get_by_role("heading", name=ship)).to_be_visible()
    # The tray gives way to the seas the ship can go to; the focus stays on the chart.
    expect(page.locator(".board :focus")).to_have_count(1)
    keys.press("Escape")

    # ? asks about what has the focus; + - 0 move the camera.
    walk_to(seat, "^Yalu")
    keys.press("?")
    expect(seat.tip).to_contain_text("Why not: Yalu?")
    expect(seat.tip.get_by_role("link")).to_have_attribute("href", re.compile("/rules/port_arthur#"))
    keys.press("Escape")
    fitted = page.evaluate(SIZE)
    keys.press("+")
    seat.until(lambda: page.evaluate(SIZE) > fitted, "the chart does not grow")
    keys.press("0")
    seat.until(lambda: page.evaluate(SIZE) == fitted, "the chart does not fit again")

    # Beside the chart the same key opens the page of help; Escape closes it.
    tab_to(seat, "End the sortie")
    keys.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    # End of the sortie, then an operation.
    expect(seat.button("End the sortie")).to_be_focused()
    seat.answer(lambda: keys.press("Enter"))
    while "operation" not in seat.prompt.inner_text():
        seat.answer(lambda: keys.press("1"))
    expect(seat.prompt).to_be_focused()
    seat.answer(lambda: keys.press("1"))


def test_enter_on_the_chart_sends_a_ship(sit: Sit) -> None:
    seat = sit()
    keys = seat.page.keyboard
    seat.button("Fit", exact=True).focus()
    tab_to(seat, "Sea|Tsushima|Ocean|Japan")
    walk_to(seat, r"^Japan, Roadstead")
    keys.press("Space")
    expect(seat.page.locator("[data-open] [role=button]:focus")).to_have_count(1)
    keys.press("ArrowRight")
    ship = focused(seat).partition(",")[0]
    keys.press("Enter")
    expect(seat.options.get_by_role("heading", name=ship)).to_be_visible()
    expect(seat.page.locator(".board :focus")).to_have_count(1)
    walk_to(seat, "^Tsushima, allowed")
    seat.answer(lambda: keys.press("Enter"))
    expect(seat.plan.get_by_role("button", name=f"Take out: {ship} to Tsushima")).to_be_visible()


def test_a_dialog_keeps_the_keys_to_itself(sit: Sit) -> None:
    seat = sit()
    seat.page.keyboard.press("f")
    dialog = seat.page.get_by_role("dialog", name="Forces")
    expect(dialog).to_be_visible()
    seat.page.keyboard.press("3")
    seat.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(seat.options.get_by_role("heading", name="Mikasa")).to_have_count(0)
