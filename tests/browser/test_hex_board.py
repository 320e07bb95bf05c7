"""The board of a grid: drawn, walked over and pointed at in a real browser, without a server and without a game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect
from tests.browser.conftest import PHONE
from tests.browser.hex_scenes import both_in_a_hex, course, of_contingents, of_japan, of_the_us, plain
from tests.browser.rest import PATIENCE, at_rest, drawn
from tests.browser.table.test_frames import WATCH, report

from honjin.core.scene import Counter, Scene
from honjin.games.ran.battles import BATTLES
from honjin.locale.text import LANGUAGES

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, Complaints, Shot

SOURCE = Path(__file__).resolve().parents[2] / "src" / "honjin"
HOME = "http://honjin.test/"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
MANY = 1020

PAGE = """<!doctype html><html lang="{language}" data-theme="{theme}"><title>Hexes</title>
<meta name="viewport" content="width=device-width">
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
  const told = { scene, lit: [], selected: [], focus: [], motion: {} };
  window.table = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, signal(value)]));
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


def of_ran() -> dict[str, Any]:
    """A corner of a battle of RAN."""
    board = as_many_as_ran()
    grid = {**board["grid"], "columns": 12, "rows": 10, "slots": {
        "unit": {"kind": "spot", "at": [0, 0]}, "leader": {"kind": "spot", "at": [-36, -36]},
    }}  # fmt: skip
    arts = ("ran-as", "ran-as-t", "ran-as-b", "ran-si", "ran-si-b", "ran-kb", "ran-kb-b")
    others = ("banner-busho", "camp-honjin", "blade-samurai")
    counter = {
        **board["counter"],
        "look": "samurai",
        "size": [68, 68],
        "sizes": {"banner": [35, 46], "camp": [92, 70], "blade": [54, 54]},
        "types": {art: f"type-{art}" for art in (*arts, *others)},
        "spoken": "unit-spoken",
    }
    sides = {
        "date": {"look": "dark", "mark": "mon-0", "clan": "#2b4a8b", "body": "#1b2e56"},
        "ashina": {"look": "light", "mark": "mon-1", "clan": "#b3261e"},
    }
    size = {"canvas": [1280, 1400], "frame": [60, 100, 1160, 1240]}
    return {**board, **size, "grid": grid, "counter": counter, "sides": sides}


class ShowBoard(Protocol):
    """How a test opens a page that holds nothing but a board."""

    def __call__(
        self,
        scene: Scene,
        *,
        board: dict[str, Any] | None = None,
        theme: str = "light",
        language: str = "en",
        charts: str = "midway/board",
        words: str = WORDS,
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
        charts: str = "midway/board",
        words: str = WORDS,
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
                route.fulfill(path=SOURCE / "games" / charts / name.removeprefix("charts/"))
            else:
                route.fulfill(path=SOURCE / name if name.startswith("locale/") else SOURCE / "web" / name)

        page.route(HOME + "**", fulfil)
        page.goto(HOME)
        told = {"board": board or midway(), "scene": plain(scene), "language": language, "words": words}
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


def test_contingents_face_each_other(show_board: ShowBoard, shot: Shot) -> None:
    page = show_board(of_contingents(), board=of_ran())
    assert page.locator(".ctr.samurai").count() == 23
    assert page.locator(".cwedge:not(.casing)").count() == 18
    assert page.locator(".chits").all_text_contents() == ["3", "1"]
    page.evaluate("() => chart.zoomIn()")
    shot(page, "hexes/contingents")


@pytest.mark.parametrize("language", ["en", "fr", "cs", "ja"])
def test_every_language(show_board: ShowBoard, shot: Shot, language: str) -> None:
    page = show_board(of_the_us(), language=language, viewport={"width": 1180, "height": 1160})
    shot(page, f"hexes/words-{language}")


def test_a_phone_goes_to_what_matters(show_board: ShowBoard, shot: Shot) -> None:
    page = show_board(of_the_us(), **PHONE)
    set_to(page, "focus", ["hex-I4", "hex-H5", "hex-G6", "hex-F5"])
    at_rest(page)
    shown = page.evaluate("() => chart.placeOf('hex-H5').width")
    assert shown > 60
    for thing in ("hex-I4", "hex-G6"):
        expect(page.locator(f'[data-thing="{thing}"]').first).to_be_in_viewport(ratio=0.99)
    shot(page, "hexes/phone")


# ---- by mouse and by keyboard ----------------------------------------------------------------------------------------


def hex_on(page: Page, name: str) -> Locator:
    """A hex of the board."""
    return page.locator(f'[data-area="hex-{name}"]')


def focused(page: Page) -> str:
    """What a reader says of the thing that has the focus."""
    return str(page.evaluate("() => document.activeElement.getAttribute('aria-label')"))


def press(page: Page, *keys: str) -> str:
    """Press keys one after the other; what is said in the end."""
    for key in keys:
        page.keyboard.press(key)
        drawn(page)
    return focused(page)


def test_a_reader_hears_hex_ground_and_who_stands_there(show_board: ShowBoard) -> None:
    page = show_board(of_the_us())
    spoken = {name: hex_on(page, name).get_attribute("aria-label") for name in ("A12", "A1", "H6", "G4", "B7")}
    assert spoken == {
        "A12": "A12, open sea",
        "A1": "A1, open sea, storm",
        "H6": "H6, Midway, searched this turn, held by the United States",
        "G4": "G4, open sea, searched this turn, target of a raid, "
        "Japan: Contact A, 4 × carrier, 2 × battleship, seen in turn 9",
        "B7": "B7, open sea, Contact C large group, Japan, ships of unknown class, seen in turn 6",
    }


def test_arrows_walk_along_rows_and_columns(show_board: ShowBoard) -> None:
    page = show_board(of_japan())
    hex_on(page, "H9").focus()
    assert press(page, "ArrowRight").startswith("I9")
    assert press(page, "ArrowRight", "ArrowRight").startswith("K9")
    assert press(page, "ArrowDown").startswith("K10")
    assert press(page, "ArrowLeft", "ArrowUp", "ArrowUp").startswith("J8")


def test_six_letters_walk_to_the_six_neighbours(show_board: ShowBoard) -> None:
    page = show_board(of_japan())
    around = {"q": "G9", "w": "H8", "e": "I9", "a": "G10", "s": "H10", "d": "I10"}
    for key, neighbour in around.items():
        hex_on(page, "H9").focus()
        assert press(page, key).startswith(neighbour)
    hex_on(page, "O1").focus()
    assert press(page, "e").startswith("O1"), "there is nothing beyond the edge"


def test_space_leads_into_a_hex_and_escape_out_of_it(show_board: ShowBoard) -> None:
    page = show_board(of_japan())
    hex_on(page, "C7").focus()
    assert press(page, " ") == "No. 1, Japan, heavy cruiser"
    assert press(page, "ArrowRight") == "No. 2, Japan, heavy cruiser"
    assert press(page, "Escape").startswith("C7")
    hex_on(page, "B5").focus()
    assert press(page, " ") == "B5, Yamato, Japan, battleship, damaged, cannot move"
    assert press(page, "w").startswith("B4")


def test_of_several_forces_in_a_hex_one_is_chosen_first(show_board: ShowBoard) -> None:
    page = show_board(both_in_a_hex())
    hex_on(page, "H6").focus()
    first = press(page, " ")
    assert first == "H6, United States: TF 17, 1 × heavy cruiser, 3 × destroyer"
    assert press(page, "ArrowUp") == "H6, Japan: Kondo, 2 × battleship, 4 × heavy cruiser"
    assert press(page, " ") == "No. 1, Japan, battleship"
    assert press(page, "Escape").startswith("H6, Midway")


MIDDLE = """(thing) => {
  const { x, y, width, height } = chart.placeOf(thing);
  return [x + width / 2, y + height / 2];
}"""


def test_pointing_at_hexes_ships_and_forces(show_board: ShowBoard) -> None:
    page = show_board(of_japan())

    def click(thing: str) -> list[list[str]]:
        place = page.evaluate(MIDDLE, thing)
        page.mouse.click(*place)
        drawn(page)
        pointed: list[list[str]] = page.evaluate("() => window.pointed.splice(0)")
        return pointed

    assert click("hex-M3") == [["hex-M3", "click"]]
    assert click("ship-yamato") == [["ship-yamato", "click"]]
    set_to(page, "lit", ["hex-B5"])
    assert click("ship-yamato") == [["hex-B5", "click"]], "a ship that cannot be chosen stands for its hex"
    assert click("hex-C7") == []
    tray = page.locator('[data-open="hex-C7/japan"]')
    expect(tray.get_by_role("button")).to_have_count(6)
    tray.get_by_role("button", name="No. 5, Japan, destroyer").click()
    assert [thing for thing, _ in page.evaluate("() => window.pointed")] != []


# ---- what changes ----------------------------------------------------------------------------------------------------


FLIGHT = """() => {
  const [flight] = document.querySelector(".flyers > g").getAnimations();
  return flight.effect.getKeyframes().map((frame) => frame.transform);
}"""


def test_ships_travel_from_hex_to_hex_along_their_course(show_board: ShowBoard) -> None:
    scene = of_japan()
    page = show_board(scene, reduced_motion="no-preference")
    set_to(page, "motion", {"speed": 0.001})
    way = ("D7", "D8", "E9", "F9")
    ship = scene.counters["ship-hosho"]
    plotted = {**scene.counters, "ship-hosho": replace(ship, course=course(*way), ordered="hex-F9/japan")}
    set_to(page, "scene", plain(replace(scene, counters=plotted)))
    arrived = {**scene.counters, "ship-hosho": replace(ship, slot="hex-F9/japan", course=(), ordered="")}
    set_to(page, "scene", plain(replace(scene, counters=arrived)))
    frames = page.evaluate(FLIGHT)
    centres = [hex_on(page, name).get_attribute("data-at") for name in way]
    found = [re.findall(r"[\d.]+", frame)[:2] for frame in frames]
    across = [round(float(x)) for x, _ in found]
    assert across == [round(float(str(centre).split()[0])) for centre in centres]
    page.evaluate("() => chart.finish()")
    expect(page.locator('[data-force="hex-F9/japan"]')).to_have_count(1)


def test_a_sighting_is_dated_and_never_travels(show_board: ShowBoard) -> None:
    scene = of_japan()
    page = show_board(scene, reduced_motion="no-preference")
    set_to(page, "motion", {"speed": 0.001})
    clocks = page.locator(".force .clock text")
    assert clocks.all_text_contents() == ["−3", "−1"]
    assert page.locator(".sightings circle").count() == 2
    moved = {
        id: replace(counter, slot="hex-J5/us", seen=7) if counter.slot == "hex-K5/us" else counter
        for id, counter in scene.counters.items()
    }
    piles = {slot: pile for slot, pile in scene.piles.items() if slot != "hex-K5/us"}
    set_to(page, "scene", plain(replace(scene, counters=moved, piles=piles)))
    assert page.locator(".flyers > g").count() == 0
    assert sorted(clocks.all_text_contents()) == ["now", "−1"]
    assert page.locator(".sightings circle").count() == 1


def test_night_falls_over_the_chart(show_board: ShowBoard) -> None:
    page = show_board(of_the_us())
    with page.expect_request("**/chart-night.svg"):
        set_to(page, "scene", plain(of_japan()))
    expect(page.locator(".board")).to_have_attribute("data-sky", "night")
    set_to(page, "scene", plain(of_the_us()))
    expect(page.locator(".board[data-sky]")).to_have_count(0)


# ---- as many hexes as RAN has ----------------------------------------------------------------------------------------


def test_of_a_thousand_hexes_only_those_that_differ_are_drawn(show_board: ShowBoard) -> None:
    page = show_board(Scene({}, {}, {}, {}), board=as_many_as_ran())
    assert page.locator(".area").count() == MANY
    assert page.locator(".board-looks path").count() < 10
    bare = page.evaluate("() => document.querySelectorAll('.board *').length")
    assert bare < MANY + 150
    few = [f"hex-{column:02}07" for column in range(5, 10)]
    set_to(page, "lit", few)
    assert page.locator(".hex-look").count() == len(few)
    assert page.evaluate("() => document.querySelectorAll('.board *').length") == bare + len(few)
    many = [f"hex-{column:02}{row:02}" for column in range(5, 10) for row in range(5, 15)]
    set_to(page, "lit", many)
    assert page.locator(".hex-look").count() == 1, "of so many only the border tells something"
    assert page.locator(".area.lit").count() == len(many)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("hexes", [180, MANY])
def test_frames_of_pan_and_zoom(show_board: ShowBoard, hexes: int, device: dict[str, Any]) -> None:
    """Reported, not judged, as those of the table."""
    board = as_many_as_ran() if hexes == MANY else None
    page = show_board(many_counters() if board else of_the_us(), board=board, reduced_motion="no-preference", **device)
    size = page.viewport_size
    assert size is not None
    if device is PHONE:  # a phone is slower than whatever runs the tests
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    x, y = size["width"] / 2, size["height"] / 2
    page.mouse.move(x, y)
    page.evaluate(WATCH)
    for _ in range(20):
        page.mouse.wheel(0, -60)
    report(page, f"{hexes} hexes, zoom")
    page.evaluate(WATCH)
    page.mouse.down(button="middle")
    for step in range(40):
        page.mouse.move(x + 3 * step, y + 3 * step)
    page.mouse.up(button="middle")
    report(page, f"{hexes} hexes, pan")
    took = page.evaluate(LIGHTING, [f"hex-{column:02}{row:02}" for column in range(5, 15) for row in range(5, 15)])
    print(f"to light a hundred of {hexes} hexes and draw them: {took:.0f} ms")


LIGHTING = """async (lit) => {
  const start = performance.now();
  window.table.lit.value = lit;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}"""


def many_counters() -> Scene:
    """Both armies of a battle on a board of numbered hexes."""
    counters = {
        f"ship-{number}": Counter(
            f"hex-{number % 30 + 1:02}{number // 30 * 3 + 2:02}/{'us' if number % 2 else 'japan'}",
            "us" if number % 2 else "japan",
            "hull-dd",
            {},
        )
        for number in range(150)
    }
    marks = {f"hex-{column:02}{row:02}": "storm" for column in range(2, 14) for row in range(2, 12)}
    return Scene(counters, {}, {}, marks, turn=3)


# ---- the maps of battles ---------------------------------------------------------------------------------------------

WRITTEN = """() => [...document.querySelectorAll(".field-place, .cartouche text, .legend-name, .scale-bar text")]
  .map((text) => [text.textContent, text.getBoundingClientRect()])
  .map(([said, { x, y, width, height }]) => [said, x, y, width, height])"""
HALO = 3
"""So much of a box is the outline of its letters, in pixels."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_written_on_the_map_of_a_battle_runs_into_anything_else(
    show_board: ShowBoard, shot: Shot, language: str
) -> None:
    words = (SOURCE / "locale" / language / "ran.ftl").read_text("utf-8")
    for battle in (one.id for one in BATTLES):
        folder = f"ran/board/{battle}"
        board = json.loads((SOURCE / "games" / folder / "board.json").read_text("utf-8"))
        size = {"width": 1600, "height": 1300}
        nothing = Scene({}, {}, {}, {})
        page = show_board(nothing, board=board, language=language, charts=folder, words=words, viewport=size)
        texts = page.evaluate(WRITTEN)
        assert len(texts) >= len(board["places"]) + len(board["legend"]["items"]) + 4
        assert [(one[0], other[0]) for one, other in combinations(texts, 2) if meet(one, other)] == []
        shot(page, f"map-{battle}-{language}")
        page.close()


def meet(one: list[Any], other: list[Any]) -> bool:
    return all(one[at] + HALO < other[at] + other[at + 2] and other[at] + HALO < one[at] + one[at + 2] for at in (1, 2))
