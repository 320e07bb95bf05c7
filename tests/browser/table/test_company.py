"""Others at the table: talk, onlookers, and who has come and gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, NewPage, Shot
    from tests.browser.table.conftest import LookAt, Seat, SitTogether


def say(seat: Seat, text: str) -> None:
    seat.page.get_by_role("tab", name="Chat").click()
    field = seat.page.get_by_role("textbox", name="Write a message")
    field.fill(text)
    seat.button("Send", exact=True).click()
    expect(field).to_have_value("")


def test_two_talk_in_plain_text(sit_together: SitTogether) -> None:
    japan, russia = sit_together()
    say(japan, "Good luck <b>& fair winds</b>")
    unread = russia.page.get_by_role("img", name="unread")
    expect(unread).to_be_visible()
    russia.page.get_by_role("tab", name="Chat").click()
    lines = russia.page.get_by_role("list", name="Chat")
    expect(lines).to_contain_text("Good luck <b>& fair winds</b>")
    expect(unread).to_have_count(0)
    say(russia, "You too.")
    expect(japan.page.get_by_role("list", name="Chat")).to_contain_text("You too.")
    russia.page.reload()
    russia.page.get_by_role("tab", name="Chat").click()
    expect(lines.get_by_role("listitem").filter(has_text="Good luck")).to_be_visible()


def test_an_onlooker_sees_no_options(
    sit_together: SitTogether, new_page: NewPage, look_at: LookAt, axe: Axe, shot: Shot
) -> None:
    japan, _ = sit_together(switches={"fog_of_war": True})
    onlooker = look_at(new_page())
    onlooker.page.goto(f"/table/{japan.match}")
    expect(onlooker.prompt).to_have_text("Waiting for Japan")
    expect(onlooker.page.get_by_text("You are watching")).to_be_visible()
    japan.type_order("mikasa to tsushima")
    expect(onlooker.options).to_have_count(0)
    expect(onlooker.actions).to_have_count(0)
    for name in ("Hint", "Undo", "Ask to take back"):
        expect(onlooker.button(name, exact=True)).to_have_count(0)
    onlooker.page.get_by_role("tab", name="Chat").click()
    expect(onlooker.page.get_by_role("textbox")).to_have_count(0)
    onlooker.page.locator("details.menu summary").click()
    expect(onlooker.button("Resign")).to_have_count(0)
    onlooker.page.keyboard.press("Escape")
    onlooker.page.keyboard.press("1")
    assert not [one for one in onlooker.told if one["type"] == "error"]
    assert "SailOrdered" not in " ".join(onlooker.frames)
    assert '"decision":{' not in "".join(onlooker.frames).replace(" ", "")
    axe(onlooker.page)
    shot(onlooker.page, "table-onlooker-desktop-light")


def test_who_is_here_and_who_has_left(sit_together: SitTogether) -> None:
    japan, russia = sit_together()
    expect(japan.page.get_by_role("img", name="is here")).to_be_visible()
    russia.page.goto("/about")
    expect(japan.page.get_by_role("img", name="is away")).to_be_visible()
    russia.page.goto(f"/table/{japan.match}")
    expect(japan.page.get_by_role("img", name="is here")).to_be_visible()
