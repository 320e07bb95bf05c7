"""Being called: the number in title and icon."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.table.conftest import SitTogether

ICON = "link[rel=icon]"
SEAL = re.compile(r"/static/\w+/art/seal\.svg$")


def test_title_and_icon_say_how_many_matches_wait(sit_together: SitTogether) -> None:
    japan, russia = sit_together()
    expect(japan.page).to_have_title(re.compile("^● Port Arthur"))
    elsewhere, idle = japan.page.context.new_page(), russia.page.context.new_page()
    elsewhere.goto("/about")
    idle.goto("/about")
    expect(elsewhere).to_have_title(re.compile(r"^\(1\) About"))
    expect(elsewhere.locator(ICON)).to_have_attribute("href", re.compile(r"^data:image/svg\+xml,.*%3E1%3C%2Ftext"))
    expect(idle).to_have_title(re.compile("^About"))
    expect(idle.locator(ICON)).to_have_attribute("href", SEAL)
    # What one window has learnt the others of the same browser know too.
    japan.page.locator("details.menu summary").click()
    japan.button("Resign").click()
    japan.page.locator(".dialog").get_by_role("button", name="Resign").click()
    expect(elsewhere).to_have_title(re.compile("^About"))
    expect(elsewhere.locator(ICON)).to_have_attribute("href", SEAL)
    expect(japan.page).to_have_title(re.compile("^Port Arthur"))
