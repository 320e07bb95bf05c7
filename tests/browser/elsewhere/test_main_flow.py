"""The main flow in other engines than Chromium: begin, a turn, reload, a battle, the look back, the proof."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from tests.browser.conftest import PICTURES
from tests.dice import BROWSERS_NONCE, SECRET, match_id
from tests.patience import SECONDS

from honjin.core.dice import commitment_of

if TYPE_CHECKING:
    from tests.browser.elsewhere.window import Window
    from tests.conftest import Server

ON_CHART = "[role=application] [role=button]"
OPTION = ".panel-options button"
ACTION = ".actions button"
ESCAPE, END, RIGHT = "\ue00c", "\ue010", "\ue014"
COLOURS = """() => {
  const paper = document.querySelector(".story canvas");
  const { data } = paper.getContext("2d").getImageData(40, 60, 640, 500);
  return new Set(new Uint32Array(data.buffer)).size;
}"""
"""How many the chart has in the picture of the match."""
LETTERS = """() => [...document.fonts].filter((one) => one.status === "loaded")
  .map((one) => one.family.replaceAll('"', ""))"""
"""The typefaces that have come."""
FACES = {"Cormorant", "Source Sans 3", "Barlow Condensed"}
REMEMBER = "what => Object.assign(localStorage, what)"
FOCUS = "() => document.querySelector('[role=application] [tabindex=\"0\"]').focus()"
FOCUSED = "() => document.activeElement.getAttribute('aria-label')"


def with_fixed_dice(window: Window, match: str) -> None:
    """What the browser will add to the dice is settled: nobody can change its `crypto` before a page comes."""
    kept = {match: {"commitment": commitment_of(SECRET), "nonces": {"japan": BROWSERS_NONCE}, "links": {}}}
    window.see(REMEMBER, {"honjin.kept": json.dumps(kept), "honjin.pace": '"instant"'})


def keep(window: Window, request: pytest.FixtureRequest, name: str) -> None:
    """A picture, if somebody wants to look at it."""
    if folder := os.environ.get(PICTURES):
        window.at_rest()
        window.keep(Path(folder) / "elsewhere" / f"{request.node.callspec.id.lower()}-{name}.png")


@contextmanager
def by_api(window: Window, site: Server) -> Iterator[httpx.Client]:
    """The API, as whoever sits before the window."""
    with httpx.Client(base_url=f"{site.url}/api", cookies=window.cookies, trust_env=False, timeout=SECONDS) as api:
        api.headers.update({"x-csrf-token": api.get("/me").json()["csrf"], "origin": site.url})
        yield api


def resign(window: Window, site: Server, match: str) -> None:
    """Give up."""
    with by_api(window, site) as api:
        api.post(f"/matches/{match}/resign", json={}).raise_for_status()


def play_until(window: Window, site: Server, match: str, ask: str) -> None:
    """Follow the hints by the API, as whoever sits before the window, until something is asked."""
    path = f"/matches/{match}"
    with by_api(window, site) as api:
        while True:
            now = api.get(path, params={"seat": "japan", "since": 2**30}).raise_for_status().json()["now"]
            assert now.get("over") is None, "the match was over before it came to that"
            if (decision := now.get("decision")) is None:
                continue
            if decision["ask"] == ask:
                return
            hint = api.get(f"{path}/hint", params={"seat": "japan"}).raise_for_status().json()["option"]
            sent = {"seat": "japan", "at": decision["at"], "options": [hint]}
            api.post(f"{path}/answer", json=sent).raise_for_status()


def test_a_match_from_the_front_page_to_its_proof(window: Window, site: Server, request: pytest.FixtureRequest) -> None:
    match = match_id(request.node.nodeid, 1)
    window.go("/")
    with_fixed_dice(window, match)
    keep(window, request, "home")

    # Begin.
    window.press(".segmented label", "Computer")
    window.press(".segmented label", "Random")
    window.press(".segmented label", "Japan")
    window.press("button", "Start the game")
    window.until("match => location.pathname === `/table/${match}`", match)
    window.ready()
    window.press("[aria-label='How to play'] button")
    window.has_none("[aria-label='How to play']")

    assert set(window.see(LETTERS)) >= FACES

    # A turn on the chart: a ship from the tray of its port to a lit sea. Arrows walk over it.
    window.see(FOCUS)
    first = window.see(FOCUSED)
    window.type(RIGHT)
    window.until(f"before => ![before, null].includes(({FOCUSED})())", first)
    window.press(ON_CHART, "Japan, Roadstead")
    window.press(ON_CHART, "Mikasa, Japan")
    keep(window, request, "ship")
    window.answer(ON_CHART, "Yellow Sea, allowed")
    window.has(".plan button", "Take out: Mikasa to Yellow Sea")
    window.answer(ACTION, "End the sortie")
    asked, told = window.text("#prompt-title"), window.text(".log")
    keep(window, request, "operation")

    # Reload.
    window.reload()
    window.ready()
    assert (window.text("#prompt-title"), window.text(".log")) == (asked, told)

    # A battle.
    play_until(window, site, match, "fire")
    window.ready()
    window.has(".theatre")
    keep(window, request, "battle")
    window.answer(OPTION)
    window.has(".roll-results")
    keep(window, request, "fired")

    # The look back: where it came from and how it stood, and the match in one picture.
    resign(window, site, match)
    window.has(".ending")
    window.press(".ending a", "Replay")
    window.until("match => location.pathname === `/replay/${match}`", match)
    window.has(".replay-at", "0")
    window.press(".replay-transport button", "One step forward")
    window.has(".replay-at", "1")
    window.type(END)
    window.until(
        "() => document.querySelector('.replay-at').innerText === document.querySelector('.replay-scrubber').max"
    )
    keep(window, request, "replay")
    window.press(".replay-story")
    window.has(".story-picture[data-state=made]")
    assert window.see(COLOURS) > 1000
    keep(window, request, "story")
    window.type(ESCAPE)
    window.has_none(".story-picture")

    # The proof, by the browser's own arithmetic.
    window.press(".replay-proof")
    window.has("[data-outcome=verified-yes]")
    for kept in ("[data-kept-check=commitment]", "[data-kept-check=nonces]", "[data-server-check=link]"):
        window.has(f"{kept}[data-state=good]")
    keep(window, request, "proof")
