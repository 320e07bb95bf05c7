"""Guests, accounts, tokens and the lobby."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, Complaints, NewPage, OpenTable, Shot

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


def test_friends_keep_seats_for_each_other_and_a_block_ends_it(
    new_page: NewPage, axe: Axe, shot: Shot, complaints: Complaints
) -> None:
    host, friend = new_page(), new_page(**PHONE, color_scheme="dark")
    friend.goto("/account")
    friend.get_by_role("region", name="Nickname").get_by_role("textbox").fill("Stepan")
    friend.get_by_role("region", name="Nickname").get_by_role("button", name="Save").click()
    expect(friend.get_by_text("Open tables call you so from now on.")).to_be_visible()
    sign_up(host, "Shibayama")
    host.get_by_role("link", name="Friends").click()
    host.get_by_role("button", name="Make a link").click()
    friend.goto(host.get_by_role("textbox", name="Link for a friend").input_value())
    friend.get_by_role("button", name="Become friends").click()
    expect(friend.get_by_role("region", name="Your friends")).to_contain_text("Shibayama")

    # A seat for the friend: it is found at home, and needs no link.
    host.goto("/friends")
    axe(host)
    shot(host, "friends")
    host.get_by_role("link", name=re.compile("^Play.*Stepan")).click()
    expect(host.get_by_role("combobox", name="For whom")).to_have_value(re.compile(r".+"))
    expect(host.get_by_role("radio", name="Friend")).to_be_checked()
    host.get_by_role("radio", name="Japan", exact=True).check(force=True)
    host.get_by_role("checkbox", name=re.compile("Let others watch")).check()
    shot(host, "play-with-a-friend", whole=True)
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_url("**/invite/**")
    match = host.url.rsplit("/", 1)[1]
    friend.goto("/")
    friend.locator(".home-now").get_by_role("link", name=re.compile("Shibayama invites you")).click()
    expect(friend.get_by_role("button", name="Decline")).to_be_visible()
    axe(friend)
    shot(friend, "invited-phone-dark", whole=True)
    friend.get_by_role("button", name="Take the seat").click()
    friend.wait_for_url(f"**/table/{match}")
    host.wait_for_url(f"**/table/{match}")
    expect(host.locator(".seat-name", has_text="Stepan (guest")).to_be_visible()

    # Everybody finds it in the lobby, narrowed by game, and nobody in that of another game.
    visitor = new_page()
    visitor.goto("/lobby")
    visitor.get_by_role("combobox", name="Game").select_option("port_arthur")
    visitor.wait_for_url("**game=port_arthur**")
    expect(visitor.get_by_role("combobox", name="Free side")).to_be_visible()
    expect(visitor.locator(f"a[href='/table/{match}']")).to_be_visible()
    shot(visitor, "lobby-filtered")
    visitor.get_by_role("combobox", name="Game").select_option("storm")
    visitor.wait_for_url("**game=storm**")
    expect(visitor.locator(f"a[href='/table/{match}']")).to_have_count(0)

    # Enough of him: what he says reaches nobody any more, and what was played is on the page of who shares it.
    host.locator(".table-tools .menu summary").click()
    host.get_by_role("button", name=re.compile("^Block Stepan")).click()
    host.get_by_role("dialog").get_by_role("button", name=re.compile("^Block Stepan")).click()
    expect(host.locator(".toast")).to_contain_text("is blocked")
    host.locator(".table-tools .menu summary").click()
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(host.locator(".ending")).to_be_visible()
    host.goto("/friends")
    expect(host.get_by_role("region", name="Your friends")).to_contain_text("Nobody yet.")
    expect(host.get_by_role("button", name=re.compile("^Unblock.*Stepan"))).to_be_visible()
    host.goto("/account")
    host.get_by_role("link", name="Your games and statistics").click()
    expect(host.get_by_role("row", name=re.compile("^Japan 0 0 1 0 0 0"))).to_be_visible()
    axe(host)
    shot(host, "person", whole=True)
    complaints.expect(r"404 \(Not Found\).*/people/")
    visitor.goto(host.url)
    expect(visitor.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
    host.get_by_role("button", name="Share this page").click()
    expect(host.get_by_role("textbox", name="Address of your page")).to_be_visible()
    visitor.goto(host.url)
    expect(visitor.get_by_role("heading", name="Shibayama", level=1)).to_be_visible()
    expect(visitor.locator(f"a[href='/replay/{match}']")).to_be_visible()
