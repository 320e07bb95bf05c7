"""Every page in both themes and two sizes: nothing that axe minds, no complaint, nothing cut off; pictures kept."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.cut_words import cut_words
from tests.browser.rest import at_rest

from honjin.core.game import Game, by_title, find_game, find_games
from honjin.server.pages.titles import own_switches

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, Complaints, NewPage, OpenTable, Shot

PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "rules": "/rules/port_arthur",
    "rules-storm": "/rules/storm",
    "rules-ran": "/rules/ran",
    "rules-index": "/rules",
    "about": "/about",
    "account": "/account",
    "forgot": "/account/forgot",
    "reset": "/account/reset#token",
    "friends": "/friends",
    "friend": "/friend#token",
    "api": "/api",
    "replays": "/replays",
    "replay": "/replay",
    "verify": "/verify",
    "error": "/no-such-page",
}
DRAWN_BY_SCRIPT = {"replay": ".replay-ask .drop", "verify": "#verify .drop"}
"""What has to be there before a page that its script draws is looked at."""
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True},
}
THEMES = ("light", "dark")
TOO_WIDE = """() => {
  const wide = document.documentElement.clientWidth;
  const scrolls = (one) => one.closest("pre, table, .table-scroll, [class*=scroll], .segmented, .odds-table, .board");
  return [...document.querySelectorAll("main *")].filter((one) => one.checkVisibility() && !scrolls(one))
    .filter((one) => !one.closest("[aria-hidden=true], svg, .visually-hidden"))
    .filter((one) => one.getBoundingClientRect().right > wide + 1 && one.getBoundingClientRect().width > 0)
    .map((one) => one.outerHTML.slice(0, 120));
}"""


def check(page: Page, name: str, size: str, theme: str, axe: Axe, shot: Shot) -> None:
    assert page.evaluate("() => document.documentElement.dataset.theme") == theme
    axe(page)
    wide = page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide[0] <= wide[1], f"{name} scrolls sideways: {page.evaluate(TOO_WIDE)}"
    assert not page.evaluate(TOO_WIDE), name
    shot(page, f"{name}-{size}-{theme}", whole=True)


def open_in(new_page: NewPage, size: str, theme: str) -> Page:
    page = new_page(**SIZES[size])
    origin = re.sub(r"(https?://[^/]*).*", r"\1", page.request.get("/healthz").url)
    page.context.add_cookies([{"name": "theme", "value": theme, "url": origin}])
    return page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", THEMES)
def test_pages(new_page: NewPage, complaints: Complaints, axe: Axe, shot: Shot, theme: str, size: str) -> None:
    complaints.expect(r"404 \(Not Found\).*no-such-page")
    page = open_in(new_page, size, theme)
    for name, path in PAGES.items():
        page.goto(path)
        if name in DRAWN_BY_SCRIPT:
            expect(page.locator(DRAWN_BY_SCRIPT[name])).to_be_visible()
        check(page, name, size, theme, axe, shot)


def test_pages_in_high_contrast(new_page: NewPage, axe: Axe, shot: Shot) -> None:
    page = open_in(new_page, "desktop", "contrast")
    for name in ("home", "lobby", "account"):
        page.goto(PAGES[name])
        check(page, name, "desktop", "contrast", axe, shot)


def open_switches(page: Page, game: Game) -> None:
    """The form of a new match of this game, with its optional rules and the way to values of one's own in sight."""
    page.goto(f"/?game={game.id}")
    fields = page.locator(f".game-fields[data-game={game.title}]")
    fields.locator("> .disclosure:not(.pack-field) > summary").click()
    fields.locator("> .pack-field > summary").click()
    if own_switches(game):
        own = fields.locator(f'.battle-fields[data-battle="{game.scenario}"] .disclosure', has=page.locator(".option"))
        own.locator("> summary").click()


@pytest.mark.parametrize(
    ("game", "size", "theme"),
    [
        (id, size, theme)
        for id, game in sorted(find_games().items())
        for size, theme in (("desktop", "light"), ("phone", "dark"))
        if size == "phone" or not game.scenario or game.is_introductory  # further battles: where there is least room
    ],
)
def test_a_new_match_offers_every_switch(
    new_page: NewPage, axe: Axe, shot: Shot, game: str, size: str, theme: str
) -> None:
    page = open_in(new_page, size, theme)
    played = find_game(game)
    open_switches(page, played)
    options = page.locator(f".game-fields[data-game={played.title}] .option").filter(visible=True)
    expect(options).to_have_count(len(played.switches))
    for switch in played.switches:
        owner = played.id if switch.id in own_switches(played) else played.title
        field = page.locator(f'[name="{owner}.{switch.id}"]')
        expect(field).to_be_visible()
        expect(options.filter(has=field).locator(".help")).not_to_be_empty()
    check(page, f"new-match-{game}", size, theme, axe, shot)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", THEMES)
def test_pages_that_need_somebody(
    new_page: NewPage, table_url: OpenTable, axe: Axe, shot: Shot, theme: str, size: str
) -> None:
    page = open_in(new_page, size, theme)
    for battles in by_title(find_games().values()).values():
        table_url(page, game=battles[0].id, side=battles[0].sides[0], opponent="anyone")
    page.goto("/")
    page.get_by_role("radio", name="Friend").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/invite/**")
    check(page, "invite", size, theme, axe, shot)
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    other = open_in(new_page, size, theme)
    other.goto(link)
    check(other, "join", size, theme, axe, shot)
    other.goto("/lobby")
    check(other, "lobby-open-seat", size, theme, axe, shot)
    page.goto("/")
    check(page, "home-with-tables", size, theme, axe, shot)
    page.goto("/account")
    page.locator("#up-name").fill(f"Togo {theme} {size}")
    page.locator("#up-password").fill("kōkoku no kōhai")
    page.get_by_role("button", name="Sign up").click()
    page.get_by_role("heading", name="API tokens").wait_for()
    check(page, "account-signed-in", size, theme, axe, shot)
    page.get_by_role("link", name="Your games and statistics").click()
    page.get_by_role("button", name="Share this page").click()
    expect(page.get_by_role("textbox", name="Address of your page")).to_have_value(re.compile(r"/people/\w+"))
    check(page, "person", size, theme, axe, shot)


@pytest.mark.parametrize("code", ["fr", "cs", "ja"])
def test_pages_in_other_languages(new_page: NewPage, shot: Shot, code: str) -> None:
    page = new_page(**SIZES["phone"], locale=code)
    for name in (
        "home",
        "rules",
        "rules-storm",
        "about",
        "account",
        "friends",
        "lobby",
        "new-match-storm",
        "new-match-ran",
    ):
        if name in PAGES:
            page.goto(PAGES[name])
        else:
            open_switches(page, find_game(name.removeprefix("new-match-")))
        assert page.evaluate("() => document.documentElement.lang") == code
        at_rest(page)
        wide = page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert wide[0] <= wide[1], f"{name} scrolls sideways: {page.evaluate(TOO_WIDE)}"
        assert not re.search(r"\bp-[a-z]+-[a-z]+", page.locator("body").inner_text())
        assert not cut_words(page), name
        shot(page, f"{name}-phone-{code}", whole=True)
