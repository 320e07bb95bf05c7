"""Language and theme of the table, remembered; and motion for those who want little of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE
from tests.browser.cut_words import cut_words
from tests.browser.rest import at_rest

from honjin.core.game import by_title, find_games

if TYPE_CHECKING:
    from tests.browser.conftest import NewPage, OpenTable, Shot
    from tests.browser.table.conftest import LookAt, Seat, Sit


def choose(seat: Seat, field: str, value: str) -> None:
    """Choose in the menu of the table."""
    seat.page.locator("details.menu summary").click()
    seat.page.locator(".menu-panel").get_by_label(field).select_option(value)


@pytest.mark.parametrize("code", ["fr", "cs", "ja"])
def test_the_language_of_the_table(sit: Sit, shot: Shot, code: str) -> None:
    seat = sit()
    seat.type_order("mikasa to tsushima")
    asked, told = seat.prompt.inner_text(), seat.log.inner_text()
    choose(seat, "Language", code)
    expect(seat.page.locator("html")).to_have_attribute("lang", code)
    seat.ready()
    log = seat.page.locator(".log")
    expect(seat.prompt).not_to_have_text(asked)
    expect(log).not_to_have_text(told)
    assert "table-" not in seat.page.locator("#table").inner_text()
    shot(seat.page, f"table-{code}-desktop-light")
    seat.page.reload()
    seat.ready()
    assert seat.page.evaluate("() => document.documentElement.lang") == code
    # The pages speak it as well.
    seat.page.goto("/")
    assert seat.page.evaluate("() => document.documentElement.lang") == code
    # And back.
    seat.page.locator("header details.menu summary").first.click()
    seat.page.get_by_role("button", name="English").first.click()
    expect(seat.page.get_by_role("heading", name="Play now")).to_be_visible()


@pytest.mark.parametrize("code", ["fr", "cs", "ja"])
def test_no_word_is_cut_on_a_phone(
    new_page: NewPage, look_at: LookAt, open_table: OpenTable, shot: Shot, code: str
) -> None:
    seat = look_at(new_page(**PHONE, locale=code))
    for battles in by_title(find_games().values()).values():
        game = battles[0]
        open_table(seat.page, game=game.id, side=game.sides[0])
        seat.ready()
        assert not cut_words(seat.page), game.id
        shot(seat.page, f"words/{game.title}-{code}")
        seat.page.locator(".handle").tap()
        expect(seat.page.locator(".sheet.open")).to_be_visible()
        assert not cut_words(seat.page), game.id
        shot(seat.page, f"words/{game.title}-sheet-{code}")


def test_the_theme_of_the_table(sit: Sit, shot: Shot) -> None:
    seat = sit()
    root = seat.page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    for theme in ("dark", "contrast", "light"):
        with seat.page.expect_request(re.compile(rf"{theme}\.")):  # a chart of its own
            choose(seat, "Theme", theme)
        expect(root).to_have_attribute("data-theme", theme)
        seat.page.keyboard.press("Escape")
        seat.page.reload()
        seat.ready()
        expect(root).to_have_attribute("data-theme", theme)
        shot(seat.page, f"table-desktop-{theme}")
    seat.page.goto("/lobby")
    expect(root).to_have_attribute("data-theme", "light")


def test_the_theme_follows_the_system_until_one_is_chosen(new_page: NewPage) -> None:
    page = new_page(color_scheme="dark")
    page.goto("/")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    page.locator("summary", has_text="Theme").first.click()
    with page.expect_response("**/preferences"):
        page.get_by_role("button", name="High contrast").click()
    expect(root).to_have_attribute("data-theme", "contrast")
    page.goto("/about")
    expect(root).to_have_attribute("data-theme", "contrast")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "contrast")


WATCH = """() => {
  window.moved = [];
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const { duration, iterations } = effect.getComputedTiming();
      if (duration > 150 || iterations === Infinity) window.moved.push(effect.target.className);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Writes down what moves for long, at each picture that is drawn."""


def test_reduced_motion_is_respected(new_page: NewPage, sit: Sit) -> None:
    calm = sit(new_page(reduced_motion="reduce"))
    calm.type_order("mikasa, asahi to tsushima")
    calm.page.evaluate(WATCH)
    calm.answer(calm.end_sortie)
    at_rest(calm.page)
    assert calm.page.evaluate("() => window.moved") == []


def test_counters_travel_for_those_who_like_it(new_page: NewPage, sit: Sit) -> None:
    lively = sit(new_page(reduced_motion="no-preference"))
    lively.type_order("mikasa, asahi to tsushima")
    lively.page.evaluate(
        """() => { window.flown = 0; new MutationObserver((changes) => {
             for (const change of changes) window.flown += change.addedNodes.length;
           }).observe(document.querySelector(".flyers"), { childList: true, subtree: true }); }"""
    )
    lively.end_sortie()
    lively.until(lambda: lively.page.evaluate("() => window.flown") > 0, "nothing travels")
