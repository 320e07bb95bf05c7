"""The board of a grid: drawn, walked over and pointed at in a real browser, without a server and without a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route
from tests.browser.hex_scenes import both_in_a_hex, of_japan, of_the_us, plain
from tests.browser.rest import PATIENCE, at_rest, drawn

from honjin.core.scene import Scene

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, Complaints, Shot

SOURCE = Path(__file__).resolve().parents[2] / "src" / "honjin"
HOME = "http://honjin.test/"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
MANY = 1020

PAGE = """<!doctype html><html lang="{language}" data-theme="{theme}"><title>Hexes</title>
<link rel="stylesheet" href="/css/fonts.css"><link rel="stylesheet" href="/css/tokens.css">
<link rel="stylesheet" href="/css/base.css"><link rel="stylesheet" href="/css/board.css">
<style>html, body, main, #stage {{ height: 100%; margin: 0; overflow: hidden }}</style>
<main><h1 class="board-spoken">Hexes</h1><div id="stage"></div></main></html>"""

WORDS = """
game-title = Midway
side-us = United States
side-japan = Japan
print-contact = Contact
print-large-group = large group
"""
"""What the game itself would say."""

SET_UP = """async ({ board, scene, language, words }) => {
  const [{ html, render, signal }, { Board }, { Words }, { fetchSigns }] = await Promise.all(
    ["/vendor/preact.js", "/js/board/board.js", "/js/words.js", "/js/lib.js"].map((path) => import(path)));
  await fetchSigns();
  const files = await Promise.all(["common", "board"].map((name) => fetch(`/locale/${language}/${name}.ftl`)));
  const sources = await Promise.all(files.map((file) => file.text()));
  const names = ["scene", "lit", "selected", "focus"];
  window.table = Object.fromEntries(names.map((name) => [name, signal(name === "scene" ? scene : [])]));
  window.pointed = [];
  const onPoint = (thing, { how }) => window.pointed.push([thing, how]);
  const said = new Words(language, [...sources, words]);
  render(html`<${Board} board=${board} charts="/charts/" words=${said} ...${window.table} onPoint=${onPoint}
    handle=${(api) => { window.chart = api; }} />`, document.getElementById("stage"));
}"""


def midway() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SOURCE / "games" / "midway" / "board" / "board.json").read_text("utf-8"))
    return found


def as_many_as_ran() -> dict[str, Any]:
    """A board of more hexes than any battle of RAN but one has, with the counters of Midway."""
    board = midway()
    grid = {**board["grid"], "first": "0101", "columns": 34, "rows": 30, "size": 60, "origin": [160, 230]}
    return {**board, "canvas": [3260, 3420], "frame": [60, 100, 3140, 3260], "grid": grid, "areas": {}, "slots": {}}


class ShowBoard(Protocol):
    """How a test opens a page that holds nothing but a board."""

    def __call__(
        self,
        scene: Scene,
        *,
        board: dict[str, Any] | None = None,
        theme: str = "light",
        language: str = "en",
        **options: Any,
    ) -> Page: ...


@pytest.fixture
def show_board(browser: Browser, complaints: Complaints) -> Iterator[ShowBoard]:
    """Opens pages from nowhere that can reach the client's files and those of Midway's board."""
    contexts: list[BrowserContext] = []

    def show(
        scene: Scene,
        *,
        board: dict[str, Any] | None = None,
        theme: str = "light",
        language: str = "en",
        **options: Any,
    ) -> Page:
        context = browser.new_context(**{"reduced_motion": "reduce", **DESKTOP, **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        complaints.listen(page)

        def fulfil(route: Route) -> None:
            name = route.request.url.removeprefix(HOME)
            if not name:
                body = PAGE.format(theme=theme, language=language)
                route.fulfill(body=body, content_type="text/html; charset=utf-8")
            elif name.startswith("charts/"):
                route.fulfill(path=SOURCE / "games" / "midway" / "board" / name.removeprefix("charts/"))
            else:
                route.fulfill(path=SOURCE / name if name.startswith("locale/") else SOURCE / "web" / name)

        page.route(HOME + "**", fulfil)
        page.goto(HOME)
        told = {"board": board or midway(), "scene": plain(scene), "language": language, "words": WORDS}
        page.evaluate(SET_UP, told)
        at_rest(page)
        return page

    yield show
    for context in contexts:
        context.close()


def set_to(page: Page, name: str, value: Any) -> None:
    """Change what the board is told."""
    page.evaluate("([name, value]) => { window.table[name].value = value; }", [name, value])
    drawn(page)


# ---- what it looks like ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("scene", [of_the_us, of_japan, both_in_a_hex], ids=lambda scene: scene.__name__)
def test_every_theme_by_day_and_by_night(show_board: ShowBoard, axe: Axe, shot: Shot, scene: Any, theme: str) -> None:
    page = show_board(scene(), theme=theme)
    set_to(page, "lit", ["hex-E3", "hex-F3", "hex-F4", "hex-E5", "hex-D4", "hex-D3"])
    axe(page)
    shot(page, f"hexes/{scene.__name__}-{theme}")


@pytest.mark.parametrize("language", ["en", "fr", "cs", "ja"])
def test_every_language(show_board: ShowBoard, shot: Shot, language: str) -> None:
    page = show_board(of_the_us(), language=language, viewport={"width": 1180, "height": 1160})
    shot(page, f"hexes/words-{language}")
