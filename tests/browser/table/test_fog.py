"""Two browsers at one table under fog of war: a friend by the link, news without reload, and nobody's secrets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import NewPage, Shot
    from tests.browser.table.conftest import LookAt, Seat

HIDDEN = {"fuji": "Fuji", "asama": "Asama", "shikishima": "Shikishima"}
TOP = "Mikasa"
SEA = ("east_china_sea", "East China Sea")


def statements(message: Any) -> Iterator[Any]:
    """The smallest parts of a message that say one thing: an event, a counter, a pile, an option, an order."""
    if isinstance(message, dict):
        for key, part in message.items():
            if key in ("counters", "piles", "markers") and isinstance(part, dict):
                yield from ({name: one} for name, one in part.items())
            elif key in ("told", "options", "plan", "refusals", "rows"):
                yield from part
            else:
                yield from statements(part)
    elif isinstance(message, list):
        for part in message:
            yield from statements(part)


def without_departures(statement: Any) -> Any:
    """Who left port is seen, and how many are in each sea, but not who is where: the names alone are no secret."""
    if isinstance(statement, dict) and statement.get("event", {}).get("event") == "FleetSighted":
        assert all(isinstance(count, int) for _, count in statement["event"]["counts"])
        return {**statement, "event": {**statement["event"], "ships": []}}
    return statement


def betrays(seat: Seat) -> list[str]:
    """What this seat was sent that tells where a hidden ship is."""
    found = []
    for message in seat.told:
        for statement in statements(message):
            text = json.dumps(without_departures(statement))
            if SEA[0] in text and any(f'{ship}"' in text for ship in HIDDEN):
                found.append(text)
    return found


def test_a_friend_by_link_and_no_secret_told(new_page: NewPage, look_at: LookAt, shot: Shot) -> None:
    host, guest = look_at(new_page()), look_at(new_page())
    page = host.page
    page.goto("/")
    page.get_by_role("radio", name="Friend").check(force=True)
    page.get_by_role("radio", name="Japan").check(force=True)
    page.locator("details.disclosure summary").first.click()
    page.get_by_role("checkbox", name=re.compile("^Fog of war")).check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/invite/**")
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    address, _, secret = link.partition("#")
    assert secret
    expect(page.get_by_role("img", name="QR code of the invitation link")).to_be_visible()
    shot(page, "invite-desktop-light")

    # Without its secret the link opens no seat; with it, it does; the secret is in no address that is asked for.
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.page.goto(address)
    expect(guest.page.get_by_text("This link is incomplete")).to_be_visible()
    guest.page.goto("about:blank")
    guest.page.goto(link)
    expect(guest.page.get_by_text("You play")).to_be_visible()
    guest.page.get_by_role("button", name="Take the seat").click()
    guest.page.wait_for_url("**/table/**")
    assert not [url for url in asked if secret in url.partition("#")[0]]
    expect(guest.prompt).to_have_text("Waiting for Japan")

    # The page of the invitation becomes the table by itself.
    page.wait_for_url("**/table/**")
    host.ready()
    expect(page.get_by_role("img", name="is here")).to_be_visible()

    # Japan sends a squadron; one ship lies on top, the others are hidden from Russia.
    for ship in (TOP, *HIDDEN.values()):
        host.type_order(f"{ship} to {SEA[1]}")
    host.type_order("asahi, nisshin to tsushima")
    assert not betrays(guest)
    host.end_sortie()
    tops = host.options.get_by_role("button", name=re.compile(f"^({TOP}|Asahi)"))
    for _ in range(2):
        expect(host.prompt).to_contain_text("Choose the top ship")
        expect(tops).to_have_count(1)
        question = host.prompt.inner_text()
        tops.click()
        expect(host.prompt).not_to_have_text(question)
    guest.ready()
    expect(guest.prompt).to_contain_text("Order ships to sea")
    pile = guest.on_chart(re.compile(f"^{SEA[1]}, Japan: 4 ships"))
    expect(pile).to_be_visible()
    expect(host.on_chart(re.compile(f"^{SEA[1]}, Japan: 4 ships, speed"))).to_be_visible()

    # Opening the squadron shows backs, and no name but the top ship's.
    guest.click(pile)
    tray = guest.page.locator("[data-open]")
    expect(tray).to_be_visible()
    expect(tray.get_by_role("button", name=re.compile(f"^{TOP},"))).to_be_visible()
    for ship in HIDDEN.values():
        expect(tray.get_by_role("button", name=re.compile(f"^{ship},"))).to_have_count(0)
    shot(guest.page, "table-fog-desktop-light")

    # Neither frames nor page tell more, now or after a reload or a move of the other side.
    guest.type_order("askold to yellow sea")
    guest.page.reload()
    guest.ready()
    guest.end_sortie()
    expect(guest.prompt).not_to_contain_text("Order ships")
    assert not betrays(guest), "\n".join(betrays(guest))
    for name, ship in HIDDEN.items():
        lines = guest.log.get_by_role("listitem").filter(has_text=ship).filter(has_text=SEA[1])
        assert all("left port:" in line for line in lines.all_inner_texts())
        expect(guest.page.locator(f"[data-counter=ship-{name}][data-slot*={SEA[0]}]")).to_have_count(0)
        expect(guest.page.locator(f"[data-slot*={SEA[0]}] [data-counter=ship-{name}]")).to_have_count(0)
    # And the other way round: Japan sees a back where Russia has one ship, its only one and therefore on top.
    expect(host.on_chart(re.compile("^Yellow Sea, Russia: 1 ship"))).to_be_visible()
