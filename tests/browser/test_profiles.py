"""A profile goes from test to test: whoever gets it next finds nothing of who had it before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.browser.conftest import Profile, Profiles
    from tests.conftest import Server

LEAVE = """async () => {
  localStorage.setItem("honjin.left", "behind");
  sessionStorage.setItem("honjin.left", "behind");
  await caches.open("left");
  await new Promise((done) => { indexedDB.open("left").onsuccess = done; });
}"""
FIND = """async () => [
  localStorage.getItem("honjin.left"),
  sessionStorage.getItem("honjin.left"),
  await caches.keys(),
  (await indexedDB.databases()).map(({ name }) => name),
]"""


def visit(profile: Profile) -> tuple[str, list[Any]]:
    """Who the server takes this profile for, and what lies about in it."""
    page = profile.context.new_page()
    page.goto("/about")
    return page.request.get("/api/me").json()["id"], page.evaluate(FIND)


def test_who_comes_next_finds_nothing(profiles: Profiles, site: Server) -> None:
    options = {"base_url": site.url, "locale": "en-GB", "timezone_id": "Asia/Tokyo"}
    with profiles.lend(**options) as first:
        somebody, nothing = visit(first)
        assert nothing == [None, None, [], []]
        left = first.context.pages[-1]
        left.evaluate(LEAVE)
        assert left.evaluate(FIND) == ["behind", "behind", ["left"], ["left"]]
        assert visit(first)[0] == somebody
        first.context.set_offline(True)
    with profiles.lend(**options) as second:
        assert second is first
        assert second.context.cookies() == []
        assert len(second.context.pages) == 1
        somebody_else, found = visit(second)
        assert found == nothing
        assert somebody_else != somebody


def test_two_people_have_two_profiles(profiles: Profiles, site: Server) -> None:
    options = {"base_url": site.url, "locale": "en-GB", "timezone_id": "Asia/Tokyo"}
    with profiles.lend(**options) as first, profiles.lend(**options) as second:
        assert visit(first)[0] != visit(second)[0]
