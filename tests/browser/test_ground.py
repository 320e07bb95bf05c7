"""What the pages stand on: the vendored libraries and the fonts, in a real browser, without a server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, Page, Route
from tests.browser.conftest import PICTURES
from tests.browser.rest import PATIENCE

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, Complaints, Shot

WEB = Path(__file__).resolve().parents[2] / "src" / "honjin" / "web"
HOME = "http://honjin.test/"
SPECIMEN = """<!doctype html><html lang="en"><title>Specimen</title>
<link rel="stylesheet" href="/css/fonts.css">
<main><h1 style="font: 500 58px Cormorant">Port Arthur, Žlutý průliv, Mer du Japon</h1>
<p style="font: italic 600 38px Cormorant">Yellow Sea, Tōgō, Žluté moře</p>
<p style="font: 400 15px 'Source Sans 3'">Příští rozhodnutí: Œuvre achevée, Ōyama</p>
<p style="font: 600 15px 'Source Sans 3'">Příští rozhodnutí: Œuvre achevée, Ōyama</p>
<p style="font: 700 25px 'Barlow Condensed'">1904 28 6 – PETROPAVLOVSK Ž</p>
<p lang="ja" style="font: 500 18px 'Noto Serif JP'">旅順港の日本艦隊、ロシア太平洋艦隊。</p>
<div id="board" style="width: 300px; height: 200px"></div></main></html>"""


@pytest.fixture
def blank(browser: Browser, complaints: Complaints) -> Iterator[Page]:
    """A page from nowhere that can reach our web folder."""
    context = browser.new_context(viewport={"width": 1000, "height": 700})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints.listen(page)

    def fulfil(route: Route) -> None:
        name = route.request.url.removeprefix(HOME)
        if name:
            route.fulfill(path=WEB / name)
        else:
            route.fulfill(body=SPECIMEN, content_type="text/html; charset=utf-8")

    page.route(HOME + "**", fulfil)
    page.goto(HOME)
    yield page
    context.close()


def test_templates_hooks_and_signals_work_together(blank: Page) -> None:
    blank.evaluate(
        """async () => {
          const { html, render, signal, computed, useState } = await import("/vendor/preact.js");
          const ships = signal(3);
          const double = computed(() => ships.value * 2);
          const Fleet = () => {
            const [name] = useState("Mikasa");
            return html`<p id="fleet">${name} ${ships} ${double.value}</p>`;
          };
          render(html`<${Fleet} />`, document.getElementById("board"));
          window.ships = ships;
        }"""
    )
    assert blank.inner_text("#fleet") == "Mikasa 3 6"
    blank.evaluate("ships.value = 5")
    blank.wait_for_function("document.getElementById('fleet').textContent === 'Mikasa 5 10'")


def test_fluent_counts_in_czech(blank: Page) -> None:
    text = blank.evaluate(
        r"""async () => {
          const { FluentBundle, FluentResource } = await import("/vendor/fluent.js");
          const bundle = new FluentBundle("cs", { useIsolating: false });
          const source = "ships = { $n ->\n  [one] { $n } loď\n  [few] { $n } lodě\n *[other] { $n } lodí\n}";
          bundle.addResource(new FluentResource(source));
          return [1, 3, 5].map((n) => bundle.formatPattern(bundle.getMessage("ships").value, { n }));
        }"""
    )
    assert text == ["1 loď", "3 lodě", "5 lodí"]


def test_zoom_by_wheel_drag_and_program(blank: Page) -> None:
    blank.evaluate(
        """async () => {
          const { zoom, zoomIdentity, zoomTransform, select } = await import("/vendor/zoom.js");
          const behaviour = zoom().scaleExtent([0.5, 8]);
          const board = select("#board").call(behaviour);
          window.scale = () => zoomTransform(board.node()).k;
          window.left = () => zoomTransform(board.node()).x;
          window.reset = () => board.call(behaviour.transform, zoomIdentity);
        }"""
    )
    box = blank.locator("#board").bounding_box()
    assert box is not None
    x, y = box["x"] + 50, box["y"] + 50
    blank.mouse.move(x, y)
    blank.mouse.wheel(0, -300)
    blank.wait_for_function("scale() > 1")
    blank.evaluate("reset()")
    blank.mouse.down()
    blank.mouse.move(x + 40, y, steps=4)
    blank.mouse.up()
    assert blank.evaluate("[scale(), left()]") == [1, 40]
    blank.mouse.dblclick(x, y)
    blank.wait_for_function("scale() === 2")


def test_every_face_of_the_style_sheet_loads_and_is_used(blank: Page, axe: Axe) -> None:
    blank.evaluate("document.fonts.ready.then(() => true)")
    loaded = blank.evaluate("[...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)")
    assert {name.strip('"') for name in loaded} == {"Cormorant", "Source Sans 3", "Barlow Condensed", "Noto Serif JP"}
    errors = blank.evaluate(
        "Promise.all([...document.fonts].map((face) => face.load().then(() => '', () => face.family)))"
    )
    assert not any(errors)
    axe(blank)


def test_pictures_are_kept_where_somebody_wants_them(
    blank: Page, shot: Shot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(PICTURES, raising=False)
    assert shot(blank, "ground/fonts") is None
    monkeypatch.setenv(PICTURES, str(tmp_path))
    kept = shot(blank, "ground/fonts")
    assert kept is not None
    assert kept.read_bytes().startswith(b"\x89PNG")


def test_axe_finds_what_is_wrong(blank: Page, axe: Axe) -> None:
    blank.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<img src=\"data:,\"><button></button>')"
    )
    with pytest.raises(AssertionError, match="button-name"):
        axe(blank)


def test_complaints_are_heard(blank: Page, complaints: Complaints) -> None:
    with blank.expect_console_message():
        blank.evaluate("console.error('the boiler is out')")
    with blank.expect_event("pageerror"):
        blank.evaluate("setTimeout(() => { throw new Error('mine') })")
    assert [re.sub(r"\s.*", "", said) for said in complaints.left()] == ["console:", "uncaught:"]
    complaints.expect("boiler")
    complaints.expect("mine")
