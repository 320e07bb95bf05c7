"""A table with a clock, and a person who sits as umpire: from the form that opens it to the step that he closes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, NewPage, Shot
    from tests.browser.table.conftest import LookAt, Seat


class Company(NamedTuple):
    """Two who play, and one who sees everything."""

    japan: Seat
    russia: Seat
    umpire: Seat


def filled_in(host: Page, clock: str) -> None:
    """The form for a table with a friend, a clock and an umpire."""
    host.goto("/?game=port_arthur")
    clock_field = host.get_by_role("combobox", name="Time for an answer")
    expect(clock_field).to_be_hidden()
    host.get_by_role("radio", name="Friend").check(force=True)
    host.get_by_role("radio", name="Japan", exact=True).check(force=True)
    clock_field.select_option(label=clock)
    host.get_by_role("checkbox", name=re.compile("Invite an umpire")).check()


def links_of(host: Page) -> tuple[str, str]:
    """Open the table; the links for the friend and for the umpire."""
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_url("**/invite/**")
    return host.locator("#link").input_value(), host.locator("#umpire-link").input_value()


@pytest.fixture
def company(new_page: NewPage, look_at: LookAt, axe: Axe, shot: Shot) -> Company:
    """They come one after the other, each by his link."""
    japan, russia, umpire = (look_at(new_page()) for _ in range(3))
    filled_in(japan.page, "1 day")
    axe(japan.page)
    shot(japan.page, "clock-form", whole=True)
    friend, referee = links_of(japan.page)
    axe(japan.page)
    shot(japan.page, "clock-invitation", whole=True)
    russia.page.goto(friend)
    expect(russia.page.get_by_text("Time for an answer: 1 day")).to_be_visible()
    russia.page.get_by_role("button", name="Take the seat").click()
    umpire.page.goto(referee)
    axe(umpire.page)
    shot(umpire.page, "umpire-join", whole=True)
    umpire.page.get_by_role("button", name="Sit down as umpire").click()
    japan.page.wait_for_url("**/table/**")  # the page of the invitation has done its work when both have come
    umpire.page.wait_for_url("**/table/**")
    expect(japan.page.get_by_text("Your decision").first).to_be_visible()
    expect(umpire.prompt).to_have_text("Waiting for Japan")
    return Company(japan, russia, umpire)


def test_everybody_sees_the_same_time(company: Company, axe: Axe, shot: Shot) -> None:
    for seat in company:
        expect(seat.page.get_by_role("timer")).to_have_text(
            re.compile(r"Time left: 2[34] h \d+ min|Time left: 1 d 0 h")
        )
        at_seats = seat.page.locator(".seat-clock")
        expect(at_seats).to_have_count(1)
        expect(at_seats).to_have_text(re.compile(r"2[34] h \d+ min|1 d 0 h"))
    expect(company.russia.page.locator(".seat.asked .seat-name")).to_have_text(re.compile("Guest"))
    shot(company.japan.page, "clock-table")
    axe(company.japan.page)
    company.russia.page.goto("/")
    expect(company.russia.page.locator("#tables")).to_contain_text(re.compile(r"(23 h \d+ min|1 d 0 h) left"))


def test_an_umpire_speaks_sets_the_time_and_closes_the_step(
    company: Company, new_page: NewPage, axe: Axe, shot: Shot
) -> None:
    japan, russia, umpire = company
    page = umpire.page
    axe(page)
    expect(japan.page.get_by_text(re.compile("Umpire: Guest"))).to_be_visible()
    page.get_by_role("radio", name="Japan").check()
    page.get_by_role("textbox", name="Message").fill("Please send it tonight.")
    page.get_by_role("button", name="Send", exact=True).click()
    expect(japan.page.locator(".log")).to_contain_text("The umpire: Please send it tonight.")
    page.get_by_label("Time from now on").select_option(label="15 min from now")
    page.get_by_role("button", name="Set", exact=True).click()
    for seat in company:
        expect(seat.page.get_by_role("timer")).to_have_text(re.compile(r"Time left: 1\d:\d\d"))
    shot(page, "umpire-panel")
    page.get_by_role("button", name="Close the step now").click()
    page.get_by_role("dialog").get_by_role("button", name="Close the step now").click()
    expect(russia.page.locator(".log")).to_contain_text("The umpire has closed the step")
    expect(russia.page.get_by_text("Your decision").first).to_be_visible()
    assert "Please send it tonight" not in " ".join(russia.frames)
    expect(umpire.prompt).to_have_text("Waiting for Russia")
    for name, options in (("phone", PHONE), ("dark", {"color_scheme": "dark"})):
        other = new_page(storage_state=page.context.storage_state(), **options)
        other.goto(page.url)
        if name == "phone":
            other.get_by_role("button", name=re.compile("Open the panel|Show", re.IGNORECASE)).first.click()
        expect(other.get_by_role("button", name="Close the step now")).to_be_visible()
        shot(other, f"umpire-{name}")
        axe(other)
