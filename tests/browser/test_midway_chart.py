"""Midway at the table: what lies on the chart and beside it, and how a sheet is written by pointing at them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE
from tests.browser.rest import at_rest

from honjin.games.midway import GAME

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, NewPage, OpenTable, Shot
    from tests.conftest import Server, StartServer

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


@pytest.fixture(scope="session")
def pacific(start_server_session: StartServer) -> Server:
    """A server with Midway, which is no game for everybody yet."""
    return start_server_session(games={GAME.id: GAME})


@pytest.fixture
def desk(new_page: NewPage, pacific: Server) -> Page:
    return new_page(base_url=pacific.url, **DESKTOP)


def sit_down(page: Page, open_table: OpenTable, **wishes: Any) -> None:
    """A match against the script, at the set-up."""
    open_table(page, **{"game": "midway", "side": "us", "level": "script", **wishes})
    page.wait_for_function("() => document.querySelector('.form-row, .closed-row')")
    if (done := page.get_by_role("button", name="Got it")).count():
        done.click()
    at_rest(page)


def place_as_usual(page: Page) -> None:
    page.get_by_role("button", name="Usual orders").click()
    at_rest(page)


def to_the_air_plot(page: Page) -> None:
    """Ships where they usually begin, all of which stay there: sent without a look at the sheets."""
    match = page.url.rsplit("/", 1)[1]
    origin = page.url.split("/table/")[0]
    headers = {"x-csrf-token": page.request.get("/api/me").json()["csrf"], "origin": origin}
    for step in ("Naval movement", "Air plot"):
        decision = page.request.get(f"/api/matches/{match}").json()["now"]["decision"]
        sheet = {"do": "SendOrders", "slips": decision["form"]["usual"]}
        sent = page.request.post(
            f"/api/matches/{match}/answer", data={"at": decision["at"], "options": [sheet]}, headers=headers
        )
        assert sent.ok, sent.text()
        expect(page.locator("#prompt-title")).to_contain_text(step)
    at_rest(page)


def token(page: Page, squadron: str) -> Locator:
    return page.locator(f'.deck-rail [data-token="squadron-{squadron}"]')


def point_at(page: Page, *names: str) -> None:
    """Click at hexes, at their upper edges where no counter lies."""
    for name in names:
        box = page.locator(f'[data-area="hex-{name}"]').bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.1)
        at_rest(page)


# ---- the set-up ------------------------------------------------------------------------------------------------------


def test_ships_are_drawn_where_the_sheet_puts_them(desk: Page, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    sit_down(desk, open_table)
    assert desk.locator("[data-force^='hex-'][data-force$='/us']").count() == 0
    place_as_usual(desk)
    force = desk.locator('[data-force="hex-K5/us"]')
    expect(force).to_have_attribute("aria-label", re.compile("^K5, US: TF 16 .1, 3 × carrier"))
    boats = desk.locator('[data-force$="/us_boats"]')
    expect(boats).to_have_count(3)
    axe(desk)
    shot(desk, "midway/set-up")


# ---- flights ---------------------------------------------------------------------------------------------------------


def test_only_orders_that_come_again_can_be_made_standing_ones(desk: Page, open_table: OpenTable) -> None:
    sit_down(desk, open_table)
    place_as_usual(desk)
    expect(desk.locator(".form-row.ordered").first).to_be_visible()
    expect(desk.locator(".form-pin")).to_have_count(0)
    desk.locator(".form-row.ordered .form-name").first.focus()
    desk.keyboard.press("p")
    at_rest(desk)
    expect(desk.locator(".form-standing")).to_have_text("")
    desk.get_by_role("button", name="Send the sheet").click()
    expect(desk.locator("#prompt-title")).to_contain_text("Naval movement")
    at_rest(desk)
    desk.locator(".form-row select:enabled").first.select_option(index=1)
    at_rest(desk)
    expect(desk.locator(".form-row.ordered .form-pin")).to_have_count(1)


def test_flight_is_plotted_hex_by_hex_with_its_range_and_its_way_home(
    desk: Page, open_table: OpenTable, shot: Shot
) -> None:
    sit_down(desk, open_table)
    to_the_air_plot(desk)
    token(desk, "vs_6").click()
    expect(token(desk, "vs_6")).to_have_attribute("aria-pressed", "true")
    desk.locator(".form-kinds").get_by_role("button", name="Search").click()
    expect(desk.locator(".ahead text")).to_have_text("6 steps left")
    point_at(desk, "J4")
    expect(desk.locator(".ahead text")).to_have_text("5 steps left")
    point_at(desk, "I4", "H3")
    ticks = desk.locator(".course.search .tick text")
    expect(ticks).to_have_text(["1", "2", "3"])
    expect(desk.locator(".ahead text")).to_have_text("turn home here")
    expect(desk.locator(".course .home").first).to_be_attached()
    shot(desk, "midway/plotting")
    point_at(desk, "G3")
    expect(desk.locator(".ahead text")).to_have_text("no way home")


def test_raid_is_drawn_with_its_target_and_stays_on_the_chart_of_another_device(
    desk: Page, open_table: OpenTable, shot: Shot
) -> None:
    sit_down(desk, open_table)
    to_the_air_plot(desk)
    token(desk, "vb_6").click()
    desk.locator(".form-kinds").get_by_role("button", name=re.compile("^raid$", re.IGNORECASE)).click()
    point_at(desk, "J4", "K5")
    expect(desk.locator(".course.raid .tick")).to_have_count(1)
    expect(desk.locator(".target-sign")).to_have_count(1)
    expect(token(desk, "vb_6")).to_have_class(re.compile("ordered"))
    desk.reload()
    expect(desk.locator(".course.raid .tick")).to_have_count(1)
    shot(desk, "midway/raid")


def test_squadrons_of_a_carrier_fly_together(desk: Page, open_table: OpenTable, shot: Shot) -> None:
    sit_down(desk, open_table)
    to_the_air_plot(desk)
    token(desk, "vb_6").click()
    token(desk, "vs_6").click(modifiers=["Shift"])
    token(desk, "vt_6").click()
    desk.locator(".form-which").get_by_role("button", name="raid", exact=True).click()
    point_at(desk, "I4")
    expect(desk.locator(".form-row.ordered")).to_have_count(3)
    desk.locator(".form-which").get_by_role("button", name="Back to K5").click()
    expect(desk.locator(".form-order", has_text="raid on I4: K5 J4 I4 J4 K5")).to_have_count(3)
    expect(desk.locator(".course.raid")).to_have_count(1)
    shot(desk, "midway/together")


def test_way_is_drawn_with_the_button_held_down_from_where_it_ends(desk: Page, open_table: OpenTable) -> None:
    sit_down(desk, open_table)
    to_the_air_plot(desk)
    token(desk, "pby_1").click()
    order = desk.locator(".form-row", has_text="PBY/1").locator(".form-order")

    def draw(*names: str) -> None:
        for at, name in enumerate(names):
            box = desk.locator(f'[data-area="hex-{name}"]').bounding_box()
            assert box
            # Pressed where no counter lies, then from middle to middle.
            across, down = (0.5, 0.5) if at else (0.4, 0.1)
            desk.mouse.move(box["x"] + box["width"] * across, box["y"] + box["height"] * down, steps=4)
            if at == 0:
                desk.mouse.down()
        desk.mouse.up()

    draw("H6", "H5", "H4")
    expect(order).to_have_text("search: H6 H5 H4")
    draw("H4", "I5", "I6", "H6")
    expect(order).to_have_text("search: H6 H5 H4 I5 I6 H6")


def test_dispatch_tells_what_came_of_the_flights_above_the_next_sheet(desk: Page, open_table: OpenTable) -> None:
    sit_down(desk, open_table)
    to_the_air_plot(desk)
    token(desk, "pby_1").click()
    point_at(desk, "H5", "H4")
    desk.locator(".form-which").get_by_role("button", name="Back to H6").click()
    at_rest(desk)
    desk.get_by_role("button", name="Send the sheet").click()
    desk.locator("dialog").get_by_role("button", name="Send the sheet").click()
    expect(desk.locator("#prompt-title")).to_contain_text("Air targets")
    lines = desk.locator(".dispatch-line")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("PBY/1, search, 4 hexes flown")


def test_squadrons_of_a_hex_lie_open_on_the_chart_too(desk: Page, open_table: OpenTable) -> None:
    sit_down(desk, open_table)
    to_the_air_plot(desk)
    desk.locator('[data-force="hex-K5/us_air"]').click()
    tray = desk.locator('[data-open="hex-K5/us_air"]')
    tray.get_by_role("button", name=re.compile("^VF-6, US, fighters, 6 aircraft")).click()
    expect(token(desk, "vf_6")).to_have_attribute("aria-pressed", "true")


# ---- looking ---------------------------------------------------------------------------------------------------------


def test_lens_brings_out_what_is_known(desk: Page, open_table: OpenTable) -> None:
    sit_down(desk, open_table)
    lens = desk.get_by_role("button", name="What I know")
    lens.click()
    expect(desk.locator(".board")).to_have_attribute("data-lens", "known")
    lens.click()
    expect(desk.locator(".board[data-lens]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_chart_and_decks_in_every_theme(
    new_page: NewPage, pacific: Server, open_table: OpenTable, axe: Axe, shot: Shot, theme: str
) -> None:
    page = new_page(base_url=pacific.url, **DESKTOP, color_scheme="dark" if theme == "dark" else "light")
    sit_down(page, open_table, side="japan")
    if theme == "contrast":
        page.evaluate("() => { document.documentElement.dataset.theme = 'contrast'; }")
    place_as_usual(page)
    assert page.locator(".deck-rail .deck").count() >= 5
    axe(page)
    shot(page, f"midway/decks-{theme}")


def test_phone_shows_decks_among_the_forces(
    new_page: NewPage, pacific: Server, open_table: OpenTable, axe: Axe, shot: Shot
) -> None:
    page = new_page(base_url=pacific.url, **PHONE)
    sit_down(page, open_table)
    expect(page.locator(".deck-rail")).to_have_count(0)
    page.get_by_role("button", name="Forces").click()
    expect(page.locator(".sheet .deck").first).to_be_visible()
    at_rest(page)
    for one in page.locator(".sheet .wing-token").all()[:4]:
        box = one.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    axe(page)
    shot(page, "midway/phone-decks")


def test_hexes_say_their_name_their_ground_and_who_stands_there(desk: Page, open_table: OpenTable) -> None:
    sit_down(desk, open_table)
    to_the_air_plot(desk)
    spoken = {
        name: desk.locator(f'[data-area="hex-{name}"]').get_attribute("aria-label") for name in ("A1", "K5", "H6")
    }
    assert spoken["A1"] == "A1, open sea, storm"
    assert str(spoken["K5"]).startswith("K5, open sea, searched this turn, US: TF 16 +1, 3 × carrier, ")
    assert str(spoken["H6"]).startswith("H6, Midway, searched this turn, held by the United States, ")
