"""Guests, accounts, tokens and the lobby."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from tests.browser.conftest import Complaints, NewPage, OpenTable

PASSWORD = "steam by night"


def sign_up(page: Page, name: str) -> None:
    page.goto("/account")
    page.locator("#up-name").fill(name)
    page.locator("#up-password").fill(PASSWORD)
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()


def test_signing_up_keeps_the_games_of_the_guest_everywhere(
    new_page: NewPage, table_url: OpenTable, complaints: Complaints
) -> None:
    complaints.expect("401 .*sign-in")
    page = new_page()
    page.goto("/")
    url = table_url(page)
    sign_up(page, "Heihachiro")
    expect(page.get_by_text("The games that you began as a guest are in it.")).to_be_visible()
    page.goto("/")
    card = page.locator("#tables").get_by_role("link", name=re.compile("Port Arthur, against the computer"))
    expect(card).to_have_attribute("href", url)

    elsewhere = new_page()
    elsewhere.goto("/account")
    elsewhere.locator("#in-name").fill("Heihachiro")
    elsewhere.locator("#in-password").fill("not this one")
    elsewhere.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_role("alert")).to_contain_text("Name and password")
    elsewhere.locator("#in-name").fill("Heihachiro")
    elsewhere.locator("#in-password").fill(PASSWORD)
    elsewhere.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_role("link", name="Heihachiro").first).to_be_visible()
    elsewhere.goto(url)
    expect(elsewhere.get_by_role("region", name="Options")).to_be_visible()
    # Signed out, the seat is nobody's here.
    elsewhere.goto("/account")
    elsewhere.get_by_role("button", name="Sign out", exact=True).click()
    elsewhere.goto(url)
    expect(elsewhere.get_by_text("You are watching")).to_be_visible()


def test_an_api_token_is_made_used_and_revoked(new_page: NewPage) -> None:
    page = new_page()
    sign_up(page, "Makarov")
    page.get_by_role("textbox", name="Name of the token").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_role("textbox", name="New token").input_value()
    bot = new_page()
    headers = {"authorization": f"Bearer {token}"}
    assert bot.request.get("/api/me", headers=headers).json()["name"] == "Makarov"
    page.goto("/account")
    expect(page.get_by_role("textbox", name="New token")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Revoke.*my bot")).click()
    expect(page.get_by_text("The token no longer works.")).to_be_visible()
    assert bot.request.get("/api/me", headers=headers).status == 401


def test_an_open_seat_is_taken_from_the_lobby(new_page: NewPage) -> None:
    host = new_page()
    host.goto("/")
    host.get_by_role("radio", name="Anyone").check(force=True)
    host.get_by_role("radio", name="Russia").check(force=True)
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_url("**/invite/**")
    match = host.url.rsplit("/", 1)[1]

    visitor = new_page()
    visitor.goto("/lobby")
    form = visitor.locator(f"form[action$='/{match}']")
    form.get_by_role("button", name=re.compile("^Take the seat")).click()
    visitor.wait_for_url(f"**/table/{match}")
    expect(visitor.get_by_role("region", name="Options")).to_be_visible()
    host.wait_for_url(f"**/table/{match}")
    expect(host.locator("#prompt-title")).to_have_text("Waiting for Japan")

    # The seat is gone for a third one, who may look on.
    third = new_page()
    third.goto("/lobby")
    expect(third.locator(f"form[action$='/{match}']")).to_have_count(0)
    third.goto(f"/join/{match}")
    expect(third.get_by_text("This seat is taken.")).to_be_visible()
    third.locator("main a[href*='seat=spectator']").click()
    expect(third.get_by_text("You are watching")).to_be_visible()


def test_signing_up_in_a_second_tab_leaves_the_open_table_its_seat(new_page: NewPage, table_url: OpenTable) -> None:
    table = new_page()
    table.goto("/")
    url = table_url(table)
    table.goto(url)
    expect(table.get_by_role("region", name="Options")).to_be_visible()
    expect(table.get_by_text("Guest").first).to_be_visible()

    second = table.context.new_page()
    sign_up(second, "Uryu")
    # The seat is still this player's, under the new name, without a reload.
    expect(table.get_by_text("Uryu").first).to_be_visible()
    expect(table.get_by_text("Guest")).to_have_count(0)
    expect(table.get_by_role("region", name="Options")).to_be_visible()
    expect(table.get_by_text("You are watching")).to_have_count(0)


def test_signing_in_in_a_second_tab_takes_the_open_table_along(new_page: NewPage, table_url: OpenTable) -> None:
    elsewhere = new_page()
    sign_up(elsewhere, "Dewa")
    table = new_page()
    table.goto("/")
    table.goto(table_url(table))
    expect(table.get_by_role("region", name="Options")).to_be_visible()

    second = table.context.new_page()
    second.goto("/account")
    second.locator("#in-name").fill("Dewa")
    second.locator("#in-password").fill(PASSWORD)
    second.get_by_role("button", name="Sign in").click()
    expect(second.get_by_role("link", name="Dewa").first).to_be_visible()
    expect(table.get_by_text("Dewa").first).to_be_visible()
    expect(table.get_by_role("region", name="Options")).to_be_visible()
    expect(table.get_by_text("You are watching")).to_have_count(0)
