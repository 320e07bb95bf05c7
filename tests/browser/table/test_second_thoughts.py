"""Undo, one order taken out of a plan, take-backs by consent, draws, resignation and rematch."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE
from tests.browser.rest import stop_clock

if TYPE_CHECKING:
    from tests.browser.table.conftest import Seat, Sit, SitTogether


def from_menu(seat: Seat, item: str) -> None:
    """Choose an item of the menu of the table."""
    seat.page.locator("details.menu summary").click()
    seat.page.locator(".menu-panel").get_by_role("button", name=item).click()


def test_undo_order_by_order(sit: Sit) -> None:
    seat = sit()
    expect(seat.button("Undo", exact=True)).to_have_count(0)
    seat.type_order("mikasa to tsushima")
    seat.type_order("asahi to yellow sea")
    seat.answer(seat.button("Undo", exact=True).click)
    expect(seat.plan.get_by_role("button")).to_have_count(1)
    expect(seat.plan.get_by_role("button", name="Take out: Mikasa to Tsushima")).to_be_visible()
    seat.answer(seat.button("Undo", exact=True).click)
    expect(seat.plan).to_have_count(0)
    expect(seat.log.get_by_role("listitem")).to_have_count(1)


def test_one_order_is_taken_out_and_the_others_stay(sit: Sit) -> None:
    seat = sit()
    seat.type_order("mikasa, asahi, fuji to tsushima")
    seat.answer(seat.plan.get_by_role("button", name="Take out: Asahi to Tsushima").click)
    expect(seat.plan.get_by_role("button", name=re.compile("Mikasa|Fuji"))).to_have_count(2)
    expect(seat.plan.locator(".plan-count")).to_have_text("2")
    expect(seat.options.get_by_role("button", name=re.compile("^Asahi"))).to_be_visible()
    # What was taken out can be ordered anew.
    seat.type_order("asahi to yellow sea")
    expect(seat.plan.locator(".plan-count")).to_have_text("3")


def test_a_sortie_without_orders_is_asked_about(sit: Sit) -> None:
    seat = sit()
    seat.end_sortie()
    dialog = seat.page.get_by_role("dialog", name="Nothing is ordered yet")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    expect(seat.prompt).to_contain_text("Order ships to sea")
    seat.end_sortie()
    seat.answer(dialog.get_by_role("button", name="End the sortie").click)


def test_taking_back_by_consent_leaves_its_trace(sit_together: SitTogether) -> None:
    japan, russia = sit_together()
    japan.type_order("mikasa to tsushima")
    japan.end_sortie()
    russia.ready()
    russia.type_order("askold to yellow sea")
    japan.button("Ask to take back").click()
    expect(japan.button("Take-back requested")).to_be_disabled()
    offer = russia.page.get_by_role("alertdialog", name="An offer")
    expect(offer).to_contain_text("Japan asks to take back its last decision.")
    offer.get_by_role("button", name="Decline").click()
    expect(offer).to_have_count(0)
    expect(japan.button("Ask to take back")).to_be_enabled()
    expect(russia.plan.locator(".plan-count")).to_have_text("1")

    japan.button("Ask to take back").click()
    offer.get_by_role("button", name="Accept").click()
    japan.ready()
    expect(japan.prompt).to_contain_text("Order ships to sea")
    expect(japan.plan.get_by_role("button", name="Take out: Mikasa to Tsushima")).to_be_visible()
    expect(russia.prompt).to_have_text("Waiting for Japan")
    for seat in (japan, russia):
        expect(seat.log).to_contain_text("Japan took back an answer, with the consent of the other side")


def test_a_draw_declined_then_a_resignation_and_a_rematch(sit_together: SitTogether) -> None:
    japan, russia = sit_together()
    from_menu(japan, "Offer a draw")
    japan.page.get_by_role("dialog", name="Offer a draw?").get_by_role("button", name="Offer a draw").click()
    offer = russia.page.get_by_role("alertdialog", name="An offer")
    expect(offer).to_contain_text("Japan offers a draw.")
    offer.get_by_role("button", name="Decline").click()
    expect(offer).to_have_count(0)
    japan.ready()
    assert not japan.is_over

    # Resigning asks first.
    from_menu(russia, "Resign")
    dialog = russia.page.get_by_role("dialog", name="Resign?")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert not russia.is_over
    from_menu(russia, "Resign")
    dialog.get_by_role("button", name="Resign").click()
    for seat in (japan, russia):
        expect(seat.prompt).to_have_text("Japan wins")
        expect(seat.page.locator(".ending")).to_contain_text("The match is over")
    ways_on = japan.page.locator(".ending .button:visible")
    desk = japan.page.viewport_size
    for size, names in (
        (desk, ["Replay", "Rematch", "Picture to share", "Verify the dice"]),
        (PHONE["viewport"], ["Replay", "Rematch", "Picture to share"]),
    ):
        assert size is not None
        japan.page.set_viewport_size(size)
        expect(ways_on).to_have_text(names)
        for button in ways_on.all():
            expect(button).to_be_in_viewport(ratio=1)
    assert desk is not None
    japan.page.set_viewport_size(desk)

    # A rematch, offered by one and accepted by the other, brings both to a new table, without a further press.
    old = japan.match
    japan.button("Rematch", exact=True).click()
    expect(japan.button("Rematch offered")).to_be_disabled()
    expect(offer).to_contain_text("Japan offers a rematch.")
    offer.get_by_role("button", name="Accept").click()
    for seat in (japan, russia):
        expect(seat.page).not_to_have_url(re.compile(old))
        expect(seat.prompt).to_be_visible()
    assert japan.match == russia.match != old


def test_the_machine_answers_a_draw_at_once(page: Page, sit: Sit) -> None:
    page.clock.install()
    seat = sit(page)
    from_menu(seat, "Offer a draw")
    offer = page.get_by_role("dialog").get_by_role("button", name="Offer a draw")
    expect(offer).to_be_visible()
    stop_clock(page)
    offer.click()
    expect(page.locator(".toast")).to_have_text("The other side declines.")
