"""A whole siege from the list, both sides at one screen: from the form to the proof, without a complaint."""

from __future__ import annotations

import re
import time
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect
from tests.browser.rest import at_rest

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, Shot
    from tests.browser.table.conftest import LookAt, Seat

ACTIONS = 2
"""So many actions of a side in a turn; then it passes."""


class Siege:
    """Whoever is asked: some unit does the first thing on its list, a few times in each turn; then the side passes."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.actions: Counter[str] = Counter()
        self.draw = Random(1904)

    def play_on(self) -> None:
        """One decision, once the counters have arrived."""
        at_rest(self.seat.page)
        bare = self.seat.actions.get_by_role("button", name=re.compile("^(Place|Absorb) the rest|^Pass$"))
        acts = self.seat.prompt.inner_text().startswith("Choose a unit to act")
        turn = self.seat.page.locator(".crumbs").inner_text()
        if bare.count() and not (acts and self.actions[turn] < ACTIONS):
            bare.first.click()
            at_rest(self.seat.page)
            # A pass after which the match can end is asked for twice.
            if (sure := self.seat.page.get_by_role("dialog").get_by_role("button", name="Pass")).count():
                sure.click()
            return
        self.actions[turn] += acts
        rows = self.seat.options.get_by_role("button")
        rows.nth(self.draw.randrange(rows.count()) if acts else 0).click()


def test_a_whole_siege(page: Page, look_at: LookAt, axe: Axe, shot: Shot) -> None:
    seat = look_at(page)
    page.goto("/?game=storm")
    page.get_by_role("radio", name="Hot-seat").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/**")
    seat.ready()
    siege = Siege(seat)
    began = time.monotonic()
    decisions = 0
    while not seat.is_over:
        seat.answer(siege.play_on)
        decisions += 1
    print(f"{decisions} decisions in {time.monotonic() - began:.0f} s")
    assert sum(siege.actions.values()) > ACTIONS, "nobody acted"
    ending = page.get_by_role("region", name=re.compile("wins$"))
    expect(ending).to_contain_text("The match is over")
    axe(page)
    shot(page, "siege-over-desktop-light")
    ending.get_by_role("link", name="Verify the dice").click()
    expect(page.locator("[data-outcome=verified-yes]")).to_be_visible()
