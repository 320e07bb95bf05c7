"""A guided first game in the browser: read, point, and at any step one's own way."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE
from tests.browser.rest import at_rest

if TYPE_CHECKING:
    from tests.browser.conftest import NewPage

SIZES = {"desk": {"viewport": {"width": 1440, "height": 900}}, "phone": PHONE}


def read_on(page: Page) -> None:
    """To the page that says what to do, once the answers that give themselves are given."""
    expect(page.locator(".lesson-text p").first).not_to_be_empty()
    while page.get_by_role("button", name="Next", exact=True).count():
        page.get_by_role("button", name="Next", exact=True).click()


@pytest.mark.browser
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_guided_game_from_the_front_page_to_its_end(new_page: NewPage, size: dict[str, Any]) -> None:
    page = new_page(**size)
    page.goto("/")
    page.get_by_role("button", name=re.compile(r"^Learn by playing ?: Port Arthur$")).click()
    lesson = page.get_by_label("Guided first game")
    expect(lesson).to_contain_text("February 1904")
    at_rest(page)
    for step in range(1, 12):
        expect(lesson).to_contain_text(f"Step {step} of 11")
        read_on(page)
        if step == 6 and size is PHONE:
            expect(page.locator(".battle-answers .wanted")).to_contain_text("Fire 6 dice")
        page.get_by_role("button", name="Do it for me").click()
    expect(lesson).to_contain_text("Both armies have landed")
    read_on(page)
    expect(lesson).to_contain_text("That was the lesson")
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(lesson).to_have_count(0)


@pytest.mark.browser
def test_what_a_lesson_wants_is_marked_on_the_chart_and_in_the_list(new_page: NewPage) -> None:
    page = new_page(**SIZES["desk"])
    page.goto("/")
    page.get_by_role("button", name=re.compile(r"^Learn by playing ?: Storm over Port Arthur$")).click()
    lesson = page.get_by_label("Guided first game")
    expect(lesson).to_contain_text("August 1904")
    at_rest(page)
    expect(page.locator(".wanted")).to_have_count(0)
    read_on(page)
    expect(page.locator(".area-look.pointed")).to_have_attribute("data-look", "area-5")
    expect(page.locator(".piece.pointed")).to_have_count(1)
    page.locator(".tile.wanted").click()
    expect(lesson).to_contain_text("Step 2 of 13")
    read_on(page)
    expect(page.locator(".area-look.pointed")).to_have_attribute("data-look", "area-1")
    page.locator(".option.wanted").click()
    expect(lesson).to_contain_text("Step 3 of 13")
    read_on(page)
    expect(lesson).to_contain_text("9D 1/7")
    expect(page.locator(".piece.pointed")).to_have_count(1)


@pytest.mark.browser
def test_a_battle_is_taught_from_a_prepared_position_and_played_by_hand(new_page: NewPage) -> None:
    page = new_page(**SIZES["desk"])
    page.goto("/")
    page.get_by_role("button", name=re.compile(r"^Learn by playing ?: RAN$")).click()
    lesson = page.get_by_label("Guided first game")
    expect(lesson).to_contain_text("March 1570")
    expect(page.get_by_text("Nothing new since your last move")).to_be_visible()

    def on_to(step: int) -> None:
        expect(lesson).to_contain_text(f"Step {step} of 15")
        read_on(page)
        at_rest(page)

    def press(thing: str) -> None:
        page.locator(f'[data-thing="{thing}"]').first.dispatch_event("click")

    for step, name in enumerate(("Activate Tachihara", "Yokomichi gives orders", "Orders: move, fire"), 1):
        on_to(step)
        page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
    on_to(4)
    # The enemies stand at the edge of the chart as it opens: the lesson has brought them into sight.
    expect(page.locator('[data-counter="unit-kikkawa_as_1"]').first).to_be_in_viewport(ratio=1)
    press("unit-yokomichi_si_b_1")
    expect(page.locator(".chooser .way").first).to_be_visible()
    press("unit-kikkawa_as_2")
    on_to(5)
    page.get_by_role("button", name=re.compile("^Roll for Momentum")).first.click()
    on_to(6)
    press("unit-yokomichi_si_1")
    page.locator(".chooser .way").first.click()
    on_to(7)
    expect(page.locator(".area.lit").first).to_be_visible()
    press("hex-1508")
    on_to(8)
    expect(page.locator('[data-counter="unit-yokomichi_si_1"]').first).to_have_attribute("data-slot", "hex-1607/unit")


@pytest.mark.browser
def test_a_guided_game_on_sheets_from_its_first_row_to_its_end(new_page: NewPage) -> None:
    page = new_page(**SIZES["desk"])
    page.goto("/")
    page.get_by_role("button", name=re.compile(r"^Learn by playing ?: Midway$")).click()
    lesson = page.get_by_label("Guided first game")
    expect(lesson).to_contain_text("3 June 1942")
    at_rest(page)
    # A row of his own, by pointing; before it is there, sending is asked about.
    read_on(page)
    page.locator(".form-send-button").click()
    expect(page.get_by_role("dialog")).to_contain_text("not the sheet of the lesson")
    page.get_by_role("button", name="Cancel").click()
    page.locator('.deck-rail [data-token="squadron-b_17_1"]').click()
    for name in ("G6", "F5", "E5", "D5"):
        at_rest(page)
        box = page.locator(f'[data-area="hex-{name}"]').bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.1)
    page.locator(".form-which").get_by_role("button", name="Back to H6").click()
    expect(lesson.locator(".lesson-rows .written")).to_have_count(1)
    page.locator(".form-send-button").click()
    for step in range(2, 12):
        expect(lesson).to_contain_text(f"Step {step} of 11")
        read_on(page)
        page.get_by_role("button", name="Write it for me").click()
        expect(lesson).to_contain_text("The sheet says what it should")
        lesson.get_by_role("button", name="Send the sheet").click()
    expect(lesson).to_contain_text("Your boats in F5 had luck in the dark")
    read_on(page)
    expect(lesson).to_contain_text("That was the lesson")
