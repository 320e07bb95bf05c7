"""The dice of these tests are fixed: what they follow from is the same each time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page
from tests.browser.table.conftest import Seat
from tests.dice import BROWSERS_NONCE, NONCE, SECRET, match_id

from honjin.core.dice import commitment_of
from honjin.core.record import Header, read_record

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable


def header_of(page: Page, match: str) -> Header:
    """What was agreed on a match, which ends with this."""
    me = page.request.get("/api/me")
    headers = {"x-csrf-token": me.json()["csrf"], "origin": me.url.removesuffix("/api/me")}
    assert page.request.post(f"/api/matches/{match}/resign", data={}, headers=headers).ok
    return read_record(page.request.get(f"/api/matches/{match}/record").text()).header


def test_a_match_has_the_same_dice_each_time(page: Page, open_table: OpenTable, request: pytest.FixtureRequest) -> None:
    for number in (1, 2):
        open_table(page)
        header = header_of(page, Seat(page).ready().match)
        assert header.match_id == match_id(request.node.nodeid, number)
        assert header.commitment == commitment_of(SECRET)
        assert header.nonces == {"japan": BROWSERS_NONCE, "russia": NONCE}
