"""Order sheets in the browser: rows, cells, ways, pointing, second thoughts, sending; desk, phone, dark, keyboard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE
from tests.browser.rest import at_rest
from tests.patrol import GAME as PATROL

from honjin.testing.sample import GAME as FORD

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, NewPage, OpenTable, Shot
    from tests.conftest import Server, StartServer

RAW = re.compile(r"\b(table|ask|slip|verb|cell|why|group|option)-\w+|\b[A-Z][a-z]+[A-Z]\w+")
"""An id as the code writes it: nobody should see one."""


@pytest.fixture(scope="session")
def sea(start_server_session: StartServer) -> Server:
    """A server with two games that ask for forms."""
    return start_server_session(games={FORD.id: FORD, PATROL.id: PATROL})


@pytest.fixture
def desk(new_page: NewPage, sea: Server) -> Page:
    return new_page(base_url=sea.url)


def at_sea(page: Page, open_table: OpenTable, *, closes: bool = False, **wishes: Any) -> str:
    """A match of the game with ways, and its first sheet; empty ones lie there until they are closed by hand."""
    if not closes:
        page.add_init_script("localStorage.setItem('honjin.empty-sheets-close', 'false')")
    url = open_table(page, **{"game": "patrol", "side": "blue", "level": "script", **wishes})
    page.wait_for_function("() => document.querySelector('.form-row, .closed-row')")
    if (done := page.get_by_role("button", name="Got it")).count():
        done.click()
    return url


def on_paper(page: Page, open_table: OpenTable, **wishes: Any) -> None:
    """A duel with guards on paper."""
    wanted = {"game": "ford", "side": "north", "level": "random", "switches": {"written_guard": True}}
    open_table(page, **{**wanted, **wishes})
    page.wait_for_function("() => document.querySelector('.form-row')")


def row(page: Page, thing: str) -> Locator:
    return page.locator(f'.form-row[data-row="{thing}"]')


def opened(page: Page, thing: str) -> Locator:
    """A row with all that can be written about its thing."""
    row(page, thing).locator(".form-name").click()
    expect(row(page, thing)).to_have_class(re.compile("picked"))
    return row(page, thing)


def written(page: Page) -> dict[str, str]:
    """The orders on the sheet, by their things."""
    at_rest(page)
    texts: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".form-row.ordered")].map((row) => {
          const order = row.querySelector(".form-order") ?? row.querySelector(".form-segments [aria-pressed=true]");
          return [row.dataset.row, order.textContent];
        }))"""
    )
    return texts


def spot(page: Page, place: str) -> tuple[float, float]:
    """A point of a place where no counter lies."""
    at_rest(page)
    box = page.locator(f'[data-thing="area-{place}"]').first.bounding_box()
    assert box
    return box["x"] + box["width"] * 0.85, box["y"] + box["height"] * 0.2


def point(page: Page, place: str) -> None:
    page.mouse.click(*spot(page, place))


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def raw_ids(page: Page) -> list[str]:
    return [found[0] for found in RAW.finditer(page.locator("body").inner_text())]


# The sample game


def test_a_guard_on_paper(desk: Page, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    on_paper(desk, open_table)
    rows = desk.locator(".form-row")
    expect(rows).to_have_count(6)
    send = desk.get_by_role("button", name="Send the sheet")
    expect(send).to_be_disabled()
    expect(desk.locator(".form-lacks")).to_contain_text("Ready a card first")
    axe(desk)
    for number in range(3):
        rows.nth(number).get_by_role("button", name="low").click()
    at_rest(desk)
    expect(send).to_contain_text("3 orders")
    expect(rows.nth(3)).to_have_class(re.compile("shut"))
    rows.nth(3).locator(".form-name").click()
    expect(desk.locator(".why-tip")).to_contain_text("Guard is full")
    axe(desk)
    shot(desk, "form-sample")
    desk.keyboard.press("Escape")
    desk.reload()
    expect(send).to_contain_text("3 orders")
    tab = desk.context.new_page()
    tab.goto(desk.url)
    expect(tab.locator(".form-row.ordered")).to_have_count(3)
    tab.locator(".form-row.ordered .form-clear").first.click()
    expect(desk.locator(".form-row.ordered")).to_have_count(2)
    tab.close()
    assert raw_ids(desk) == []
    send.click()
    expect(desk.get_by_role("heading", name="Stance")).to_be_visible()
    expect(desk.get_by_role("tabpanel")).to_contain_text("Guard taken")


@pytest.mark.parametrize("language", ["fr", "cs", "ja"])
def test_other_tongues(new_page: NewPage, sea: Server, open_table: OpenTable, language: str, shot: Shot) -> None:
    page = new_page(base_url=sea.url, locale=language)
    at_sea(page, open_table)
    opened(page, "b_1")
    page.locator(".form-kinds button").first.click()
    page.locator(".form-way select").select_option("b2")
    at_rest(page)
    assert raw_ids(page) == []
    shot(page, f"form-{language}")


# Pointing


def test_pointing_at_a_thing_and_a_place(desk: Page, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    at_sea(desk, open_table)
    desk.locator('[data-thing="boat-bream"]').first.click()
    point(desk, "b1")
    assert written(desk) == {"bream": "B1"}
    desk.locator('[data-thing="boat-brill"]').first.click()
    point(desk, "d3")
    expect(desk.locator(".why-tip")).to_contain_text("Too far")
    desk.keyboard.press("Escape")
    shot(desk, "form-pointing")


def test_several_things_get_the_same_order(desk: Page, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    at_sea(desk, open_table)
    desk.locator('[data-thing="boat-bream"]').first.click()
    desk.locator('[data-thing="boat-brill"]').first.click()
    expect(desk.locator(".form-together")).to_contain_text("2 picked")
    axe(desk)
    shot(desk, "form-several")
    point(desk, "a2")
    assert written(desk) == {"bream": "A2", "brill": "A2"}
    desk.get_by_role("button", name="Clear", exact=True).click()
    assert written(desk) == {}
    desk.get_by_role("button", name="pick all").first.click()
    desk.locator(".form-together").get_by_role("button", name="B3").click()
    assert written(desk) == {"brill": "B3"}, "the other cannot go there"


def test_a_way_is_plotted_place_by_place(desk: Page, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    at_sea(desk, open_table)
    plane = opened(desk, "b_1")
    point(desk, "b2")
    point(desk, "c2")
    expect(plane.locator(".form-left")).to_have_text("2 steps left")
    assert written(desk) == {"b_1": "Scout A2 B2 C2, look C2, height low"}
    expect(desk.locator("details.odds tbody tr")).to_have_count(1)
    shot(desk, "form-way")
    plane.get_by_role("button", name="Back to A2").click()
    assert written(desk) == {"b_1": "Scout A2 B2 C2 B2 A2, look C2, height low"}
    expect(plane.locator(".form-left")).to_have_text("0 steps left")
    plane.get_by_role("button", name="Step back").click()
    plane.get_by_role("button", name="high").click()
    assert written(desk) == {"b_1": "Scout A2 B2 C2 B2, look C2, height high"}
    plane.get_by_role("group", name="Look").get_by_role("button", name="B2").click()
    assert written(desk) == {"b_1": "Scout A2 B2 C2 B2, look B2, height high"}
    axe(desk)
    plane.get_by_role("button", name="Cover").click()
    assert written(desk) == {"b_1": "Cover Bream"}
    expect(desk.locator("details.odds")).to_have_count(0)
    expect(plane.locator(".form-warnings")).to_have_count(0)
    expect(desk.locator(".form-warnings")).to_contain_text("No cover: boat Brill")


def test_a_way_is_drawn_by_dragging(desk: Page, open_table: OpenTable) -> None:
    at_sea(desk, open_table)
    at_rest(desk)
    counter = desk.locator('[data-thing="plane-b_1"]').first.bounding_box()
    assert counter
    desk.mouse.move(counter["x"] + counter["width"] / 2, counter["y"] + counter["height"] / 2)
    places = [spot(desk, place) for place in ("b2", "b3", "c3", "c2")]
    desk.mouse.down()
    for place in places:
        desk.mouse.move(*place, steps=5)
    desk.mouse.up()
    assert written(desk) == {"b_1": "Scout A2 B2 B3 C3 C2, look C3, height low"}


# Second thoughts


def test_undo_and_redo_on_the_sheet(desk: Page, open_table: OpenTable) -> None:
    at_sea(desk, open_table)
    row(desk, "bream").get_by_role("button", name="B1").click()
    row(desk, "brill").get_by_role("button", name="A2").click()
    both = {"bream": "B1", "brill": "A2"}
    assert written(desk) == both
    desk.get_by_role("button", name="Undo the last change").click()
    assert written(desk) == {"bream": "B1"}
    desk.get_by_role("button", name="Redo").click()
    assert written(desk) == both
    row(desk, "bream").locator(".form-clear").click()
    assert written(desk) == {"brill": "A2"}
    desk.keyboard.press("u")
    assert written(desk) == both
    desk.keyboard.press("y")
    assert written(desk) == {"brill": "A2"}
    desk.get_by_role("button", name="Fill in as the gentle computer player would").click()
    expect(row(desk, "b_2")).to_contain_text("Cover Bream")
    desk.keyboard.press("u")
    assert written(desk) == {"brill": "A2"}


def test_rows_that_cannot_stand_are_marked_and_left_out(
    desk: Page, open_table: OpenTable, axe: Axe, shot: Shot
) -> None:
    at_sea(desk, open_table)
    for plane in ("b_1", "b_2"):
        opened(desk, plane).get_by_role("button", name="Cover").click()
    at_rest(desk)
    sent(desk)
    desk.get_by_role("button", name="Close the sheet").click()
    expect(desk.locator(".form-row")).to_have_count(5)
    opened(desk, "b_3").get_by_role("button", name="Cover").click()
    desk.get_by_role("button", name="Same as last time").click()
    expect(row(desk, "b_2").locator(".form-reason")).to_contain_text("Deck is full")
    expect(row(desk, "b_2").locator(".rule-chip")).to_have_text("§2.3")
    axe(desk)
    shot(desk, "form-refused")
    desk.get_by_role("button", name="Send the sheet").click()
    expect(desk.get_by_role("dialog")).to_contain_text("1 order is not allowed")
    axe(desk)
    shot(desk, "form-send")
    desk.get_by_role("dialog").get_by_role("button", name="Send the sheet").click()
    expect(desk.get_by_role("heading", name="Guns")).to_be_visible()


# Standing orders


def test_a_standing_order_is_on_the_next_sheet(desk: Page, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    at_sea(desk, open_table)
    opened(desk, "b_1").get_by_role("button", name="Cover").click()
    at_rest(desk)
    pin = row(desk, "b_1").get_by_role("button", name="Standing order, every time")
    expect(pin).to_have_attribute("aria-pressed", "false")
    pin.click()
    expect(pin).to_have_attribute("aria-pressed", "true")
    expect(desk.locator(".form-standing")).to_have_text("1 standing order written")
    axe(desk)
    sent(desk)
    desk.get_by_role("button", name="Close the sheet").click()
    expect(desk.locator(".form-standing")).to_have_text("1 standing order written")
    assert written(desk) == {"b_1": "Cover Bream"}, "written, and not sent"
    shot(desk, "form-standing")
    row(desk, "b_1").locator(".form-clear").click()
    assert written(desk) == {}
    expect(pin).to_have_attribute("aria-pressed", "true")
    expect(pin).to_have_attribute("title", re.compile("Cover Bream"))
    desk.keyboard.press("u")
    assert written(desk) == {"b_1": "Cover Bream"}
    desk.reload()
    expect(pin).to_have_attribute("aria-pressed", "true")
    row(desk, "b_1").locator(".form-name").focus()
    desk.keyboard.press("p")
    expect(pin).to_have_attribute("aria-pressed", "false")
    assert written(desk) == {"b_1": "Cover Bream"}, "ended from the next sheet on"


def test_a_pin_on_a_phone(new_page: NewPage, sea: Server, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    page = new_page(base_url=sea.url, **PHONE)
    at_sea(page, open_table)
    page.get_by_role("button", name="Open the panel").last.tap()
    row(page, "bream").get_by_role("button", name="B1").tap()
    at_rest(page)
    row(page, "bream").locator(".form-pin").tap()
    expect(page.locator(".form-standing")).to_be_visible()
    assert fits(page)
    axe(page)
    shot(page, "form-phone-standing")


def test_what_to_do_is_chosen_over_the_chart(desk: Page, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    at_sea(desk, open_table)
    desk.locator('[data-thing="plane-b_1"]').first.click()
    which = desk.locator(".form-which")
    expect(which.get_by_role("button")).to_have_text(["Scout", "Cover"])
    axe(desk)
    shot(desk, "form-which")
    which.get_by_role("button", name="Scout").click()
    point(desk, "c2")
    assert written(desk) == {"b_1": "Scout A2 B2 C2, look C2, height low"}
    which.get_by_role("button", name="Back to A2").click()
    assert written(desk) == {"b_1": "Scout A2 B2 C2 B2 A2, look C2, height low"}
    expect(which).to_have_count(0)


def sent(page: Page) -> None:
    """Send the sheet, whatever is easily forgotten."""
    page.get_by_role("button", name="Send the sheet").click()
    page.get_by_role("dialog").get_by_role("button", name="Send the sheet").click()
    expect(page.locator(".form-empty")).to_be_visible()


def test_a_sheet_that_is_in_can_be_taken_back(
    new_page: NewPage, sea: Server, table_url: OpenTable, axe: Axe, shot: Shot
) -> None:
    """Two people: what one of them does, the other's window does not show."""
    blue, red = new_page(base_url=sea.url), new_page(base_url=sea.url)
    url = table_url(blue, game="patrol", side="blue", opponent="anyone")
    me = red.request.get("/api/me").json()
    headers = {"x-csrf-token": me["csrf"], "origin": sea.url}
    red.request.post(f"/api/matches/{url.rpartition('/')[2]}/seat", data={}, headers=headers)
    for page in (blue, red):
        page.goto(url)
    for page in (blue, red):
        expect(page.locator(".form-row")).to_have_count(5)
        page.get_by_role("button", name="Got it").click()
    before = red.locator(".desk").inner_text()
    row(blue, "bream").get_by_role("button", name="B1").click()
    row(blue, "brill").get_by_role("button", name="A2").click()
    at_rest(blue)
    blue.get_by_role("button", name="Send the sheet").click()
    blue.get_by_role("dialog").get_by_role("button", name="Send the sheet").click()
    expect(blue.locator(".form-in")).to_contain_text("Your sheet is in: 2 orders.")
    axe(blue)
    shot(blue, "form-in")
    assert red.locator(".desk").inner_text() == before
    blue.get_by_role("button", name="Take it back").click()
    assert written(blue) == {"bream": "B1", "brill": "A2"}
    assert red.locator(".desk").inner_text() == before


def test_an_empty_sheet_closes_by_itself(desk: Page, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    at_sea(desk, open_table)
    sent(desk)
    axe(desk)
    shot(desk, "form-empty")
    desk.get_by_label("Close empty sheets automatically").check()
    expect(desk.locator(".form-row")).to_have_count(5)
    sent_again = desk.get_by_role("button", name="Send the sheet")
    sent_again.click()
    desk.get_by_role("dialog").get_by_role("button", name="Send the sheet").click()
    expect(desk.get_by_text("Turn 3").first).to_be_visible()


def test_empty_sheets_close_at_once_against_a_machine(desk: Page, open_table: OpenTable) -> None:
    at_sea(desk, open_table, closes=True)
    for turn in (2, 3):
        desk.get_by_role("button", name="Send the sheet").click()
        desk.get_by_role("dialog").get_by_role("button", name="Send the sheet").click()
        expect(desk.get_by_text(f"Turn {turn}").first).to_be_visible()
        expect(desk.locator(".form-row")).to_have_count(5)


def test_closing_an_empty_sheet_on_a_phone_speaks_of_no_orders(
    new_page: NewPage, sea: Server, open_table: OpenTable
) -> None:
    page = new_page(base_url=sea.url, **PHONE)
    at_sea(page, open_table)
    page.locator(".closed-row").get_by_role("button", name="Send the sheet").tap()
    page.get_by_role("dialog").get_by_role("button", name="Send the sheet").tap()
    closing = page.get_by_role("button", name="Close the sheet")
    expect(closing).to_have_text("Close the sheet")
    expect(closing.locator(".button-count")).to_have_count(0)
    page.get_by_role("button", name="Open the panel").last.tap()
    expect(closing).to_have_text("Close the sheet")


# Hands and eyes


def test_by_keyboard_alone(desk: Page, open_table: OpenTable) -> None:
    at_sea(desk, open_table)
    row(desk, "bream").locator(".form-name").focus()
    for _ in range(2):
        desk.keyboard.press("ArrowDown")
    desk.keyboard.press("Enter")
    expect(row(desk, "b_1")).to_have_class(re.compile("picked"))
    desk.keyboard.press("Tab")
    desk.keyboard.press("Enter")
    select = row(desk, "b_1").locator(".form-way select")
    select.focus()
    select.select_option("b2")
    select.select_option("c2")
    assert written(desk) == {"b_1": "Scout A2 B2 C2, look C2, height low"}
    select.focus()
    desk.keyboard.press("Backspace")
    assert written(desk) == {"b_1": "Scout A2 B2, look B2, height low"}
    desk.keyboard.press("Backspace")
    assert written(desk) == {}
    expect(row(desk, "b_1").locator(".form-pencil")).to_be_visible()


def test_a_sheet_on_a_phone(new_page: NewPage, sea: Server, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    page = new_page(base_url=sea.url, **PHONE)
    at_sea(page, open_table)
    assert fits(page)
    shot(page, "form-phone")
    at_rest(page)
    page.get_by_role("button", name="Whole chart").tap()  # the camera stays where the player looks
    at_rest(page)
    page.locator('[data-thing="plane-b_1"]').first.tap()
    page.touchscreen.tap(*spot(page, "c2"))
    expect(page.locator(".closed-title")).to_contain_text("Scout A2 B2 C2")
    axe(page)
    shot(page, "form-phone-way")
    page.get_by_role("button", name="Done").tap()
    page.get_by_role("button", name="Open the panel").last.tap()
    expect(page.locator(".form-row")).to_have_count(5)
    assert written(page) == {"b_1": "Scout A2 B2 C2, look C2, height low"}
    assert fits(page)
    axe(page)
    shot(page, "form-phone-open")
    small = page.evaluate(
        """() => [...document.querySelectorAll(".form button, .form select")].filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width && (height < 40 || width < 38);
        }).map((one) => one.outerHTML)"""
    )
    assert [one for one in small if "quiet-link" not in one] == []


def test_a_sheet_in_the_dark(new_page: NewPage, sea: Server, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    page = new_page(base_url=sea.url, color_scheme="dark")
    at_sea(page, open_table)
    opened(page, "b_1")
    point(page, "c2")
    axe(page)
    shot(page, "form-dark")
