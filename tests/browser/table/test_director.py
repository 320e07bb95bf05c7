"""What the other side does is shown one thing after the other; whoever wants to act is in the present at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE
from tests.browser.rest import at_rest, stop_clock

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, NewPage, Shot
    from tests.browser.table.conftest import Desk, Seat, Sit

END_SORTIE = {"do": "EndSortie"}
ROLLED = re.compile(r"Operations: Japan rolls")


def shown(page: Page, pace: str) -> Page:
    """A window whose player likes to be shown what happens so."""
    page.add_init_script(f"try {{ localStorage['honjin.pace'] = '\"{pace}\"' }} catch {{}}")
    return page


def test_what_happens_is_shown_and_never_bars_the_present(
    new_page: NewPage, sit: Sit, desk: Callable[[Seat], Desk], axe: Axe, shot: Shot
) -> None:
    page = new_page(reduced_motion="no-preference")
    page.clock.install()
    seat = sit(shown(page, "brief"), opponent="hotseat")
    api = desk(seat)
    api.post("answer", seat="japan", at=api.now("japan")["decision"]["at"], options=[END_SORTIE])
    expect(seat.log).to_contain_text("Japan")
    stop_clock(page)
    caption, dice = page.locator(".caption"), page.locator(".fallen .die")

    # Russia sails, and dice decide who acts: the log and the chart wait until they have been shown.
    api.post("answer", seat="russia", at=api.now("russia")["decision"]["at"], options=[END_SORTIE])
    expect(caption).to_be_visible()
    expect(seat.log).not_to_contain_text("Operations: Japan rolls")
    page.clock.run_for(100)
    for _ in range(12):
        if "dice fall" in caption.inner_text():
            break
        page.keyboard.press("Space")
        page.clock.run_for(100)
    expect(caption).to_contain_text("The dice fall…")
    expect(dice).to_have_count(2)
    expect(seat.log).not_to_contain_text("Operations: Japan rolls")
    for _ in range(40):
        if ROLLED.search(caption.inner_text()):
            break
        page.clock.run_for(100)
    expect(seat.log).to_contain_text("Operations: Japan rolls")
    shot(page, "director-desktop")

    # A key that means something is meant for the present.
    page.keyboard.press("s")
    expect(caption).to_have_count(0)
    expect(page.locator(".toast")).to_have_text("What happens is shown with every die.")
    assert page.evaluate("localStorage['honjin.pace']") == '"dice"'

    # The same once more, from the beginning; Space held down ends it.
    page.locator(".replay-button").click()
    expect(caption).to_contain_text("As it was: step 1 of")
    page.keyboard.down("Space")
    page.keyboard.down("Space")
    expect(caption).to_have_count(0)
    page.keyboard.up("Space")
    page.clock.resume()
    axe(page)


def test_nothing_is_shown_to_those_who_like_it_at_once(
    sit: Sit, desk: Callable[[Seat], Desk], new_page: NewPage
) -> None:
    seat = sit(shown(new_page(), "instant"), opponent="hotseat")
    api, page = desk(seat), seat.page
    for side in ("japan", "russia"):
        api.post("answer", seat=side, at=api.now(side)["decision"]["at"], options=[END_SORTIE])
    expect(seat.log).to_contain_text("Operations: Japan rolls")
    expect(page.locator(".caption")).to_have_count(0)
    at_rest(page)


def test_a_move_comes_to_its_end_before_the_reply_begins(
    new_page: NewPage, sit: Sit, desk: Callable[[Seat], Desk]
) -> None:
    """A motion as slow as a test likes: whatever comes meanwhile waits for it, whatever the pace."""
    page = shown(new_page(reduced_motion="no-preference"), "instant")
    page.add_init_script(
        """const play = Element.prototype.animate;
           Element.prototype.animate = function (frames, options) {
             const motion = play.call(this, frames, options);
             if (this.closest?.(".flyers")) motion.playbackRate = window.rate ?? 1;
             return motion;
           };"""
    )
    seat = sit(page, opponent="hotseat")
    api = desk(seat)
    page.evaluate("window.rate = 0.000001")
    seat.type_order("mikasa, asahi to tsushima")
    desk_now = page.locator(".desk")
    api.post("answer", seat="japan", at=api.now("japan")["decision"]["at"], options=[END_SORTIE])
    api.post("answer", seat="russia", at=api.now("russia")["decision"]["at"], options=[END_SORTIE])
    expect(seat.log).to_contain_text("Operations: Japan rolls")
    expect(desk_now).to_have_attribute("data-behind", "true")
    expect(page.locator(".flyers > g").first).to_be_visible()
    page.evaluate("window.rate = 1; document.getAnimations().forEach((one) => { one.playbackRate = 1; one.finish(); })")
    at_rest(page)
    expect(page.locator(".flyers > g")).to_have_count(0)


def idle_turn(api: Desk) -> None:
    """Both sides stay in port for a turn."""
    nothing = ("EndSortie", "Pass", "KeepInitiative", "NoBlockade")
    while dict(api.now("spectator")["crumbs"])["Turn"]["turn"] == 1:
        for side in ("japan", "russia"):
            decision = api.now(side)["decision"]
            if decision is not None:
                options = [entry["option"] for entry in decision["options"]]
                chosen = next((option for option in options if option["do"] in nothing), options[0])
                api.post("answer", seat=side, at=decision["at"], options=[chosen])


def test_a_card_says_what_a_phase_came_to(
    new_page: NewPage, sit: Sit, desk: Callable[[Seat], Desk], axe: Axe, shot: Shot
) -> None:
    """It lies until it is put away and never bars the panel; the log has it; whoever likes it at once gets none."""
    seat = sit(shown(new_page(), "brief"), opponent="hotseat")
    page, card = seat.page, seat.page.locator(".report")
    quick = page.context.new_page()
    quick.add_init_script("localStorage['honjin.pace'] = '\"instant\"'")
    quick.goto(page.url)
    idle_turn(desk(seat))

    expect(card.get_by_role("heading", name="Operations are over")).to_be_visible()
    expect(card).to_contain_text("Operations end")
    shot(page, "card-desktop")
    axe(page)
    page.keyboard.press("Enter")
    expect(card.get_by_role("heading", name="Operations are over")).to_have_count(0)
    expect(card.get_by_role("heading", name="Scoring")).to_be_visible()
    expect(card).to_contain_text("Control points")
    expect(card).to_contain_text("Next: Turn 2 › Sortie: Japan")

    # Whoever wants to act acts: the press on the panel is no press on the card.
    seat.actions.get_by_role("button", name="End the sortie").click()
    expect(card).to_have_count(0)
    page.get_by_role("dialog", name="Nothing is ordered yet").get_by_role("button", name="End the sortie").click()
    expect(page.get_by_role("navigation", name="Where we are")).to_contain_text("Sortie: Russia")

    # It lies in the log, also for those who were not shown it.
    expect(quick.locator(".log")).to_contain_text("Turn 1: Scoring")
    expect(quick.locator(".report")).to_have_count(0)
    quick.get_by_role("button", name="Turn 1: Scoring").click()
    expect(quick.locator(".report")).to_contain_text("Control points")
    quick.keyboard.press("Escape")
    expect(quick.locator(".report")).to_have_count(0)

    # On a phone an open sheet does not cover it.
    quick.set_viewport_size(PHONE["viewport"])
    quick.locator(".phone-tabs").get_by_role("button", name="Log").click()
    quick.get_by_role("button", name="Turn 1: Scoring").click()
    quick.locator(".report").get_by_role("button", name="Go on").click()
    expect(quick.locator(".report")).to_have_count(0)
