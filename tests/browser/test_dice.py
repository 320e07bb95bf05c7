"""The dice of these tests are fixed: what they follow from is the same each time."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.browser.dice import BROWSERS_NONCE, NONCE, SECRET, match_id

from honjin.core.dice import commitment_of
from honjin.core.record import read_record

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable


def test_a_match_has_the_same_dice_each_time(page: Page, open_table: OpenTable, request: pytest.FixtureRequest) -> None:
    for number in (1, 2):
        match = re.sub(r".*/table/([^/?#]+).*", r"\1", open_table(page))
        expect(page.locator(".prompt.mine")).to_be_visible()  # the browser has added to the dice: the match has begun
        me = page.request.get("/api/me")
        headers = {"x-csrf-token": me.json()["csrf"], "origin": me.url.removesuffix("/api/me")}
        assert page.request.post(f"/api/matches/{match}/resign", data={}, headers=headers).ok
        header = read_record(page.request.get(f"/api/matches/{match}/record").text()).header
        assert header.match_id == match_id(request.node.nodeid, number)
        assert header.commitment == commitment_of(SECRET)
        assert header.nonces == {"japan": BROWSERS_NONCE, "russia": NONCE}
