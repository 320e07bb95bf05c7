"""What stands beside the rules: the key drawn with the real counters, and the worked example on the real chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.browser.rest import at_rest

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, NewPage, Shot

WHERE = {"desktop": {"viewport": {"width": 1280, "height": 800}}, "phone": {"viewport": {"width": 360, "height": 740}}}


@pytest.mark.parametrize("size", WHERE)
def test_the_key_and_the_example_are_drawn_and_the_chart_follows_the_reader(
    new_page: NewPage, axe: Axe, shot: Shot, size: str
) -> None:
    page: Page = new_page(**WHERE[size])
    page.goto("/rules/port_arthur")
    page.get_by_role("main").get_by_role("link", name="Counters and signs").first.click()
    expect(page.locator("#key .counter-key .panel-piece")).to_have_count(2)
    expect(page.locator("#key .counter-key")).to_contain_text("In the box: speed 4. The large figure: firepower 8")
    page.locator(".rules-head").get_by_role("link", name="A worked example").click()
    chart = page.locator(".example-chart")
    expect(chart).to_be_visible()
    expect(chart).to_have_role("img")
    steps = page.locator(".example-steps > li")
    page.locator("#example-3 h4 a").click()
    expect(page.locator("#example-3")).to_have_class("is-read")
    expect(chart.locator(".example-dice .fallen-die")).to_have_count(6)
    page.locator("#example-5 h4 a").click()
    expect(page.locator("#example-5")).to_have_class("is-read")
    expect(chart.locator(".example-dice")).to_have_count(0)
    expect(chart.locator(".pointed").first).to_be_attached()
    at_rest(page)
    box, step = chart.bounding_box(), steps.nth(4).locator("h4").bounding_box()
    assert box is not None
    assert step is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= step["y"], "the step that was asked for lies under the chart"
    axe(page)
    shot(page, f"example-{size}")
