"""The setting of how one is called, and the call, in a real browser; only its maker's service is feigned."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE
from tests.browser.test_installed import in_charge

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, Complaints, NewPage, Shot

FEIGNED = """() => {
  const key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  const keys = { p256dh: key, auth: "BTBZMqHH6r4Tts7J_aSIgg" };
  const made = (wanted) => ({
    endpoint: "https://push.example.org/send/" + localStorage.agreed,
    options: { applicationServerKey: wanted },
    toJSON() { return { endpoint: this.endpoint, keys }; },
    async unsubscribe() { localStorage.removeItem("agreed"); return true; },
  });
  // Without a screen it says no to everything, whatever it was told.
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  let wanted = null;
  PushManager.prototype.subscribe = async (options) => {
    wanted = options.applicationServerKey;
    localStorage.agreed = JSON.stringify([...wanted]).length + "x" + Math.floor(performance.now());
    localStorage.wanted = JSON.stringify([...wanted]);
    return made(wanted);
  };
  PushManager.prototype.getSubscription = async () =>
    localStorage.agreed ? made(new Uint8Array(JSON.parse(localStorage.wanted))) : null;
}"""
"""A browser without its maker's service cannot subscribe; everything else is its own."""

RING = """async (call) => {
  const told = [];
  self.registration.showNotification = async (title, more) => {
    told.push([title, more.body, more.lang, more.tag, more.data.match]);
  };
  await ring(call);
  return told;
}"""
GO = """async (address) => {
  const opened = [];
  self.clients.openWindow = async (one) => { opened.push(one); };
  await goTo(address);
  return opened;
}"""

WAY = "#notifications input[value={}]"


def choose(page: Page, way: str, save: re.Pattern[str] | str = "Save") -> None:
    page.locator(WAY.format(way)).check(force=True)
    page.locator("#notifications").get_by_role("button", name=save).click()


def test_this_browser_is_called_when_its_owner_says_so(
    new_page: NewPage, complaints: Complaints, axe: Axe, shot: Shot
) -> None:
    page = new_page(service_workers="allow")
    page.context.grant_permissions(["notifications"])
    page.add_init_script(f"({FEIGNED})()")
    page.goto("/account")
    card = page.locator("#notifications")
    expect(page.locator(WAY.format("none"))).to_be_checked()
    # A guest has no address for letters.
    expect(page.locator(WAY.format("mail"))).to_be_disabled()
    expect(card).to_contain_text("E-mail needs an account")
    assert page.evaluate("() => localStorage.agreed === undefined"), "nothing before consent"
    choose(page, "push")
    expect(card.get_by_role("status")).to_have_text("Saved.")
    axe(page)
    shot(page, "notifications", whole=True)
    page.reload()
    expect(page.locator(WAY.format("push"))).to_be_checked()
    assert len(page.request.get("/api/notifications").json()["browsers"]) == 1

    # The call itself, as the worker takes it; without a screen there is nowhere to show it.
    in_charge(page)
    worker = page.context.service_workers[0]
    worker.evaluate("() => Object.defineProperty(WorkerNavigator.prototype, 'setAppBadge', { value: undefined })")
    call = {"match": "abc", "title": "Port Arthur", "body": "It is your move.", "language": "en", "waiting": 2}
    assert worker.evaluate(RING, call) == [["Port Arthur", "It is your move.", "en", "abc", "abc"]]
    # Whoever has the table before his eyes sees it there.
    complaints.expect("404 .*/table/abc")
    page.goto("/table/abc")
    page.bring_to_front()
    assert worker.evaluate(RING, call) == []
    page.goto("/account")
    assert worker.evaluate(GO, "/table/other") == ["/table/other"]

    expect(page.locator(WAY.format("push"))).to_be_checked()
    choose(page, "none")
    expect(card.get_by_role("status")).to_have_text("Saved.")
    assert page.request.get("/api/notifications").json()["browsers"] == []
    assert page.evaluate("() => localStorage.agreed === undefined")


def test_whoever_signs_out_is_not_called_here_any_more(new_page: NewPage) -> None:
    page = new_page(service_workers="allow")
    page.context.grant_permissions(["notifications"])
    page.add_init_script(f"({FEIGNED})()")
    page.goto("/account")
    page.locator("#up-name").fill("Kamimura")
    page.locator("#up-password").fill("steam by night")
    page.get_by_role("button", name="Sign up").click()
    page.locator("#notifications").wait_for()
    choose(page, "push")
    expect(page.locator("#notifications").get_by_role("status")).to_have_text("Saved.")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_function("() => localStorage.agreed === undefined", polling=50)


@pytest.mark.parametrize("language", ["en", "fr", "cs", "ja"])
def test_the_setting_on_a_phone(new_page: NewPage, axe: Axe, shot: Shot, language: str) -> None:
    page = new_page(**PHONE, locale=language, color_scheme="dark" if language in ("fr", "ja") else "light")
    page.goto("/account")
    card = page.locator("#notifications")
    expect(card).to_be_visible()
    expect(card.get_by_role("radio")).to_have_count(4)
    card.scroll_into_view_if_needed()
    axe(page)
    wide = page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide[0] <= wide[1]
    shot(page, f"notifications-{language}", whole=True)
