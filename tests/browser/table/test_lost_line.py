"""Reload in the middle of a sortie, a second tab of the same seat, and a line that is lost for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import WebSocketRoute, expect

if TYPE_CHECKING:
    from tests.browser.conftest import Complaints, NewPage
    from tests.browser.table.conftest import LookAt, Sit, SitTogether

LOST = "The connection is lost"


def test_a_plan_survives_a_reload(sit: Sit) -> None:
    seat = sit()
    seat.type_order("mikasa, asahi, fuji to tsushima")
    expect(seat.plan.locator(".plan-count")).to_have_text("3")
    seat.page.reload()
    seat.ready()
    expect(seat.plan.get_by_role("button", name="Take out: Asahi to Tsushima")).to_be_visible()
    expect(seat.plan.locator(".plan-count")).to_have_text("3")
    seat.answer(lambda: seat.page.keyboard.press("u"))
    expect(seat.plan.locator(".plan-count")).to_have_text("2")


def test_a_second_tab_follows(sit: Sit, look_at: LookAt, complaints: Complaints) -> None:
    first = sit()
    second = look_at(first.page.context.new_page())
    complaints.listen(second.page)
    second.page.goto(first.page.url)
    second.ready()
    first.type_order("mikasa to tsushima")
    order = "Take out: Mikasa to Tsushima"
    expect(second.plan.get_by_role("button", name=order)).to_be_visible()
    second.answer(second.plan.get_by_role("button", name=order).click)
    expect(first.plan).to_have_count(0)


def test_a_lost_line_comes_back_without_loss(sit_together: SitTogether, complaints: Complaints) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed")
    japan, russia = sit_together()
    japan.type_order("mikasa to tsushima")

    # The line is cut from outside: offline alone leaves an open socket as it is.
    russia.page.context.set_offline(True)
    russia.page.evaluate("dispatchEvent(new Event('offline'))")
    japan.end_sortie()
    expect(japan.prompt).to_contain_text("Waiting for Russia")
    russia.page.context.set_offline(False)
    russia.ready()
    expect(russia.prompt).to_contain_text("Order ships to sea")
    expect(russia.log).to_contain_text("Mikasa")
    expect(russia.page.get_by_text(LOST)).to_have_count(0)


def test_a_line_that_breaks_is_resumed_from_where_it_was(new_page: NewPage, sit: Sit) -> None:
    page = new_page()
    lines: list[WebSocketRoute] = []
    is_cut = False

    def answer(line: WebSocketRoute) -> None:
        lines.append(line)
        if is_cut:
            line.close(code=1012)
        else:
            line.connect_to_server()

    page.route_web_socket("**/socket*", answer)
    seat = sit(page)
    seat.type_order("mikasa to tsushima")
    is_cut = True
    lines[-1].close(code=1012)
    expect(page.get_by_text(LOST)).to_be_visible()
    seat.plan.get_by_role("button", name="Take out: Mikasa to Tsushima").click()
    expect(seat.said).to_have_text("There is no connection. Nothing was sent; try again when it is back.")
    is_cut = False
    expect(page.get_by_text(LOST)).to_have_count(0)
    assert "since=2" in lines[-1].url
    expect(seat.plan.locator(".plan-count")).to_have_text("1")
    expect(seat.log.get_by_role("listitem")).to_have_count(2)
    seat.answer(seat.plan.get_by_role("button", name="Take out: Mikasa to Tsushima").click)
    expect(seat.plan).to_have_count(0)


def test_who_is_barred_is_told_and_not_tried_again(new_page: NewPage, sit: Sit) -> None:
    """The server closes with 4401 when somebody signs out everywhere: trying again would fail for ever."""
    page = new_page()
    lines: list[WebSocketRoute] = []

    def answer(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/socket*", answer)
    page.clock.install()
    sit(page)
    lines[-1].close(code=4401)
    expect(page.get_by_text("This seat is no longer open to you.")).to_be_visible()
    page.clock.fast_forward("01:00:00")
    expect(page.get_by_text("This seat is no longer open to you.")).to_be_visible()
    assert len(lines) == 1
