"""A game with its rules alone in the browser: front page, rules, a whole match from the list, replay and proof."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.browser.rest import at_rest
from tests.browser.table.conftest import Seat
from tests.dice import match_id

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, NewPage, Shot
    from tests.conftest import Ford

ROOT = Path(__file__).parents[2]
PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
RAW = re.compile(r"\b(crumb|ask|event|option|why|ending|game|side|switch|choice)-\w+|\w+_\w+|\b[A-Z][a-z]+[A-Z]\w+")
"""An id as the code writes it: nobody should see one."""


@pytest.fixture
def ford_site(ford: Ford, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a server that has found the new game, with the dice of this test."""
    environment = {**os.environ, **ford.environment, "HONJIN_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "tests.browser.fixed_server", request.node.nodeid]
    command += ["serve", "--port", "0", "--log-level", "error"]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+?(?=\.? )", server.stdout.readline())
        assert found, "the server did not start; its log is above"
        yield found[0]
        server.terminate()


@pytest.fixture
def at_desk(new_page: NewPage, ford_site: str) -> Page:
    """A desktop window that looks at the new game's server."""
    return new_page(base_url=ford_site)


@pytest.fixture
def at_phone(new_page: NewPage, ford_site: str) -> Page:
    """A phone that does."""
    return new_page(base_url=ford_site, **PHONE)


def sit_down(page: Page) -> Seat:
    """Begin a duel against the machine from the front page, and wait to be asked."""
    seat = Seat(page, knows=False)
    page.goto("/?game=ford")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/**")
    return seat.ready()


def answer(seat: Seat) -> None:
    """Take the first option of the list."""
    seat.answer(seat.options.get_by_role("button").first.click)


def raw_ids(page: Page) -> list[str]:
    """What on a page looks like code."""
    return [found[0] for found in RAW.finditer(page.locator("body").inner_text())]


def fits(page: Page) -> bool:
    """Whether nothing sticks out to the right."""
    at_rest(page)
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_the_front_page_and_the_rules(at_desk: Page, axe: Axe, shot: Shot) -> None:
    at_desk.goto("/")
    card = at_desk.locator("article, li").filter(has=at_desk.get_by_role("heading", name="Duel at the Ford"))
    expect(card.first.get_by_role("link", name="Play")).to_be_visible()
    assert raw_ids(at_desk) == []
    axe(at_desk)
    shot(at_desk, "rules-alone-home", whole=True)
    at_desk.goto("/rules")
    at_desk.get_by_role("link", name="Duel at the Ford").click()
    expect(at_desk.get_by_role("heading", name="§4.3 Stances")).to_be_visible()
    expect(at_desk.locator(".rules-head")).to_contain_text("have not been written out yet")
    axe(at_desk)
    shot(at_desk, "rules-alone-rules")


def test_a_whole_match_from_the_list(at_desk: Page, axe: Axe, shot: Shot, request: pytest.FixtureRequest) -> None:
    seat = sit_down(at_desk)
    assert seat.match == match_id(request.node.nodeid, 1), "the dice are not fixed"
    expect(at_desk.get_by_role("heading", level=1)).to_have_text("Duel at the Ford")
    expect(at_desk.get_by_role("heading", name="Guard")).to_be_visible()
    axe(at_desk)
    shot(at_desk, "rules-alone-table")
    while not seat.is_over:
        assert raw_ids(at_desk) == []
        answer(seat)
    expect(at_desk.locator(".ending")).to_contain_text("The match is over")
    assert raw_ids(at_desk) == []
    axe(at_desk)
    shot(at_desk, "rules-alone-over")
    at_desk.get_by_role("link", name="Replay").click()
    at_desk.wait_for_url("**/replay/**")
    expect(at_desk.locator(".replay-at")).to_be_visible()
    at_desk.get_by_role("button", name="To the end").click()
    expect(at_desk.get_by_role("tabpanel")).to_contain_text("Duel decided")
    assert raw_ids(at_desk) == []
    shot(at_desk, "rules-alone-replay")
    at_desk.go_back()
    at_desk.get_by_role("link", name="Verify the dice").click()
    expect(at_desk.locator("[data-outcome=verified-yes]")).to_be_visible()


def test_a_duel_on_a_phone(at_phone: Page, axe: Axe, shot: Shot) -> None:
    at_phone.goto("/")
    assert fits(at_phone)
    shot(at_phone, "rules-alone-home-phone", whole=True)
    seat = sit_down(at_phone)
    expect(at_phone.get_by_role("navigation", name="More")).not_to_contain_text("Forces")
    for _ in range(3):
        assert fits(at_phone)
        assert raw_ids(at_phone) == []
        answer(seat)
    axe(at_phone)
    shot(at_phone, "rules-alone-table-phone")
    at_phone.get_by_role("button", name="Log").click()
    expect(at_phone.get_by_text("Round began: round 1").first).to_be_visible()
    shot(at_phone, "rules-alone-log-phone")


def until_asked_for_a_reply(seat: Seat) -> None:
    """Play on to a question that can be settled."""
    while not seat.page.locator(".settle").is_visible():
        assert not seat.is_over, "the duel was over too soon"
        answer(seat)


@pytest.mark.parametrize("device", ["at_desk", "at_phone"])
def test_a_question_is_settled_and_asked_again(
    device: str, axe: Axe, shot: Shot, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(device)
    seat = sit_down(page)
    until_asked_for_a_reply(seat)
    settle = page.get_by_role("region", name="Do not ask again…")
    settle.get_by_text("Do not ask again…").click()
    axe(page)
    assert fits(page)
    assert raw_ids(page) == []
    shot(page, f"settling-{device}")
    seat.answer(settle.get_by_role("button", name="Always: Reply yield").click)
    settled = page.get_by_role("region", name="Standing answers")
    expect(settled).to_contain_text("Always: Reply yield")
    expect(seat.prompt).not_to_have_text("Reply")
    page.reload()
    seat.ready()
    expect(settled).to_contain_text("Only you see these.")
    axe(page)
    shot(page, f"settled-{device}")
    settled.get_by_role("button", name="Ask me again: Always: Reply yield").click()
    expect(settled).to_be_hidden()
    until_asked_for_a_reply(seat)
    expect(seat.prompt).to_contain_text("Reply")


def test_a_hint_is_refused_in_words(at_desk: Page) -> None:
    seat = sit_down(at_desk)
    at_desk.get_by_role("button", name="Hint").click()
    expect(seat.said).to_have_text("That is not possible now. See what is offered, then choose.")
    assert raw_ids(at_desk) == []
