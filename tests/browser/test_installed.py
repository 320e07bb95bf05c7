"""The installed page: what the browser keeps, what it never keeps, and what it shows without a connection."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, Complaints, NewPage, OpenTable, Shot

KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      const { headers } = answer;
      found[new URL(request.url).pathname] = [name, headers.get("cache-control"), headers.has("set-cookie")];
    }
  }
  return found;
}"""


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(KEPT)
    return found


def in_charge(page: Page) -> None:
    """Wait until the worker serves the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", polling=50)


def test_nothing_of_a_reader_or_a_match_is_kept(
    new_page: NewPage, open_table: OpenTable, complaints: Complaints
) -> None:
    page = new_page(service_workers="allow")
    page.goto("/")
    in_charge(page)
    open_table(page)
    expect(page.get_by_role("region", name="Options")).to_be_visible()
    for path in ("/", "/account", "/rules/port_arthur", "/lobby", "/verify"):
        page.goto(path)
    found = kept(page)
    assert {name for name, _, _ in found.values()} == {"reader", next(n for n, _, _ in found.values() if n != "reader")}
    assert found["/language"][0] == "reader"
    pages = [path for path in found if not path.startswith("/static/")]
    assert sorted(pages) == ["/language", *(f"/offline/{language}" for language in ("cs", "en", "fr", "ja"))]
    assert not [path for path, (_, caching, cookie) in found.items() if "no-store" in (caching or "") or cookie]
    assert not [path for path in found if re.search("games|board|table", path)]
    # An older build goes as soon as there is a newer one.
    page.evaluate("async () => { await caches.open('honjin-yesterday') }")
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).unregister() }")
    page.goto("/about")
    page.wait_for_function("async () => !(await caches.keys()).includes('honjin-yesterday')", polling=50)


@pytest.mark.parametrize(
    ("language", "title", "look"),
    [
        ("en", "The server cannot be reached", {}),
        ("fr", "Le serveur est injoignable", {**PHONE, "color_scheme": "dark"}),
        ("cs", "Server neodpovídá", PHONE),
        ("ja", "サーバーにつながりません", {**PHONE, "color_scheme": "dark"}),
    ],
)
def test_without_a_connection_a_page_says_so_and_goes_on_by_itself(
    new_page: NewPage, complaints: Complaints, axe: Axe, shot: Shot, language: str, title: str, look: dict[str, Any]
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED")
    page = new_page(service_workers="allow", locale=language, **look)
    page.goto("/about")
    in_charge(page)
    page.wait_for_function("async () => Boolean(await caches.match('/language', { cacheName: 'reader' }))", polling=50)
    page.context.set_offline(True)
    page.goto("/rules/port_arthur")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    # The proof of a match is there without a server.
    expect(page.locator("#verify .drop")).to_be_visible()
    axe(page)
    wide = page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide[0] <= wide[1]
    shot(page, f"offline-{language}", whole=True)
    page.context.set_offline(False)
    expect(page.locator("details.menu").first).to_be_attached()
