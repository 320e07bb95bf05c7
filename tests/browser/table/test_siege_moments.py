"""The siege at its moments, each in a language, a theme and a size: no breach, no missing word, nothing cut off."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.rest import at_rest
from tests.browser.table.test_every_moment import PHONE, open_in
from tests.browser.table.test_geometry import CLIPPED
from tests.browser.table.test_storm import BALIZHUANG, both_set_up, shells_until_it_hurts

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, NewPage, Shot
    from tests.browser.table.conftest import Desk, Seat, Sit

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
LARGE: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
LOOKS = {
    "en-light": ("en-GB", "light", DESKTOP),
    "fr-dark": ("fr", "dark", DESKTOP),
    "cs-contrast": ("cs", "contrast", LARGE),
    "ja-dark-phone": ("ja", "dark", PHONE),
    "fr-contrast-phone": ("fr", "contrast", PHONE),
}
"""Every language, theme and size at least once; together with the chart in four languages, all that can be too long."""

SPILLS = """() => {
  const looked = "a.button, button:not(.tile, .hand-piece), h2, .closed-title > span, .tally, .hand-title"
    + ", .option-label, .option-more, .option-chance, .sum-line, .throw-outcome";
  const wider = (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).textOverflow !== "ellipsis";
  const outside = (one) => {
    const card = one.closest(".throw, .chooser, .prompt, .panel, .sheet");
    const box = one.getBoundingClientRect(), edge = card?.getBoundingClientRect();
    return edge && box.width > 0 && (box.left < edge.left - 1 || box.right > edge.right + 1);
  };
  return [...document.querySelectorAll(`.desk :is(${looked})`)]
    .filter((one) => one.checkVisibility() && !one.closest("svg, .spoken, .seats"))
    .filter((one) => (one.clientWidth > 0 && wider(one)) || outside(one))
    .map((one) => `${one.className || one.tagName} "${one.textContent.trim().slice(0, 60)}"`);
}"""
"""Texts that are wider than what holds them and do not end in dots."""

KINDS = "table board ask option event note crumb why mod way brief group unit area side hand throw came ending"
RAW = re.compile(rf"\b(?:{KINDS.replace(' ', '|')})-\w+|\{{ ?\$")
"""What a message looks like when nobody has written it."""


def check(seat: Seat, name: str, axe: Axe, shot: Shot) -> None:
    page = seat.page
    at_rest(page)
    shot(page, f"siege/{name}")
    assert not RAW.search(page.locator("#table").inner_text()), name
    assert page.evaluate(CLIPPED) == [], name
    assert page.evaluate(SPILLS) == [], name
    axe(page)


@pytest.mark.parametrize("look", LOOKS)
def test_the_moments_of_the_siege(
    new_page: NewPage, sit: Sit, desk: Callable[[Seat], Desk], axe: Axe, shot: Shot, look: str
) -> None:
    language, theme, size = LOOKS[look]
    page: Page = open_in(new_page, theme, locale=language, **size)
    seat = sit(page, game="storm", opponent="hotseat")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert page.evaluate("() => document.documentElement.lang") == language.partition("-")[0]
    check(seat, f"set-up-{look}", axe, shot)

    asked = both_set_up(seat, desk)
    seat.ready()
    check(seat, f"action-{look}", axe, shot)

    api = desk(seat)
    for unit in [one["option"] for one in asked["options"] if one.get("group") == BALIZHUANG][:2]:
        api.post("answer", seat="japan", at=api.now("japan")["decision"]["at"], options=[unit])
    page.reload()
    seat.ready()
    check(seat, f"group-{look}", axe, shot)

    # Throws fall before the eyes of those whom they hit.
    page.goto(f"/table/{seat.match}?seat=russia")
    expect(page.locator(".prompt").first).to_be_visible()
    group = api.now("japan")["decision"]
    fire = next(one["option"] for one in group["options"] if one["option"]["do"] == "Fire")
    api.post("answer", seat="japan", at=group["at"], options=[fire])
    shells_until_it_hurts(api)
    expect(page.locator(".throw")).to_be_visible()
    expect(page.locator(".tally-number, .closed-tally")).to_be_visible()
    seat.ready()
    page.locator(".throw").hover()
    check(seat, f"absorb-{look}", axe, shot)

    api.post("resign", seat="russia")
    expect(page.locator(".ending").first).to_be_visible()
    check(seat, f"ending-{look}", axe, shot)
