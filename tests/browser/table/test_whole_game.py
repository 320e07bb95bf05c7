"""A whole game against the machine by mouse: the first sortie on the chart, the rest from the list, to the proof."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, Shot
    from tests.browser.table.conftest import LookAt, Seat

SEAS = ["Tsushima", "Sea of Japan", "East China Sea", "Yellow Sea"]


def open_roads(seat: Seat, ship: str) -> None:
    """Open the port's tray if it does not show the ship: it gives way to the seas that a ship in hand can go to."""
    if not seat.counter(ship).count():
        seat.click(seat.on_chart(re.compile("^Japan, Roadstead")))
    expect(seat.counter(ship)).to_be_visible()


def pick_up(seat: Seat, ship: str) -> None:
    """Click a ship in the tray."""
    open_roads(seat, ship)
    seat.click(seat.counter(ship))


def first_sortie_on_the_chart(seat: Seat) -> None:
    """Ships from the open tray to lit seas, by clicks; one by dragging."""
    roads = seat.on_chart(re.compile("^Japan, Roadstead, Japan: 20 ships"))
    seat.click(roads)
    expect(roads).to_have_attribute("aria-expanded", "true")
    for ship, sea in (("Mikasa", "Tsushima"), ("Asahi", "Yellow Sea")):
        pick_up(seat, ship)
        expect(seat.options.get_by_role("heading", name=ship)).to_be_visible()
        seat.answer(lambda sea=sea: seat.click(seat.on_chart(f"{sea}, allowed")))  # type: ignore[misc]
        expect(seat.plan.get_by_role("button", name=f"Take out: {ship} to {sea}")).to_be_visible()
    # Two ships picked up together go together.
    pick_up(seat, "Fuji")
    pick_up(seat, "Asama")
    expect(seat.options.get_by_role("heading", name="Fuji and Asama")).to_be_visible()
    seat.answer(lambda: seat.click(seat.on_chart("Yellow Sea, allowed")))
    expect(seat.plan.locator(".plan-count")).to_have_text("4")
    open_roads(seat, "Tokiwa")
    there, here = seat.spot(seat.on_chart("Yellow Sea")), seat.spot(seat.counter("Tokiwa"))
    seat.page.mouse.move(**here)
    seat.page.mouse.down()
    seat.page.mouse.move(here["x"] + 10, here["y"] + 10)
    seat.page.mouse.move(**there, steps=5)

    seat.answer(seat.page.mouse.up)
    expect(seat.plan.get_by_role("button", name="Take out: Tokiwa to Yellow Sea")).to_be_visible()
    seat.answer(seat.end_sortie)


def play_on(seat: Seat) -> None:
    """One decision: a whole fleet by a typed line, battles and the rest by the first option of the list."""
    if seat.page.locator(".typed").count() and "then end the sortie" in seat.prompt.inner_text():
        for sea in SEAS:
            if seat.options.get_by_role("button", name=re.compile("places? to go")).count() < 2:
                break
            seat.type_order(f"all to {sea}")
        has_plan = seat.plan.count() > 0
        seat.end_sortie()
        if not has_plan:  # nothing can sail: the table asks whether that is meant
            seat.page.get_by_role("dialog").get_by_role("button", name="End the sortie").click()
        return
    rows = seat.options.get_by_role("button")
    attack = rows.filter(has_text="Attack in")
    (attack if attack.count() else rows).first.click()


def test_a_whole_game_by_mouse(page: Page, look_at: LookAt, axe: Axe, shot: Shot) -> None:
    seat = look_at(page, knows=False)
    page.goto("/")
    page.get_by_role("radio", name="Computer").check(force=True)
    page.get_by_role("radio", name="random").check(force=True)
    page.get_by_role("radio", name="Japan").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/**")
    seat.ready()
    card = page.get_by_role("region", name="How to play")
    expect(card).to_be_visible()
    card.get_by_role("button").first.click()
    expect(card).to_have_count(0)
    first_sortie_on_the_chart(seat)
    began = time.monotonic()
    decisions = 0
    while not seat.is_over:
        seat.answer(lambda: play_on(seat))
        decisions += 1
    print(f"{decisions} decisions in {time.monotonic() - began:.0f} s")
    ending = page.get_by_role("region", name=re.compile("wins$|^Draw$"))
    expect(ending).to_contain_text("The match is over")
    axe(page)
    shot(page, "table-over-desktop-light")
    ending.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/**")
    expect(page.locator(".replay-at")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Verify the dice").click()
    expect(page.locator("[data-outcome=verified-yes]")).to_be_visible()
