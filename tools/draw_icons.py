"""Draw the icons of the installed page from the seal, in a real Chromium.

    .venv/bin/python tools/draw_icons.py

`any`: the seal as it is. `maskable` and Apple's: on red to the edge, small enough for whatever shape is cut out of it.
`sign`: white on nothing, as the bar of a phone wants it.
"""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from playwright.sync_api import Page, sync_playwright

from honjin.cli.browsers import find_chromium

ART = Path(__file__).resolve().parents[1] / "src" / "honjin" / "web" / "art"
SVG = "{http://www.w3.org/2000/svg}"
ROOM = 0.62
"""How much of the width the sign has where the edge may be cut off."""


def main() -> None:
    seal = ElementTree.parse(ART / "seal.svg").getroot()
    ground, sign = seal.find(f"{SVG}rect"), seal.find(f"{SVG}path")
    assert ground is not None
    assert sign is not None
    red, strokes = ground.get("fill"), sign.get("d")
    white, width = sign.get("stroke"), sign.get("stroke-width")
    drawn = f'<path d="{strokes}" fill="none" stroke="%s" stroke-width="{width}" stroke-linecap="round"/>'
    whole = f'<rect width="32" height="32" rx="{ground.get("rx")}" fill="{red}"/>' + drawn % white
    inner = f'<g transform="translate(16 16) scale({ROOM * 32 / 24}) translate(-16 -16)">{drawn % white}</g>'
    bled = f'<rect width="32" height="32" fill="{red}"/>{inner}'
    pictures = {
        "icon-192": (192, whole),
        "icon-512": (512, whole),
        "icon-mask": (512, bled),
        "icon-apple": (180, bled),
        "icon-sign": (96, drawn % "#fff"),
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, picture) in pictures.items():
            draw(page, size, picture, ART / f"{name}.png")
        browser.close()


def draw(page: Page, size: int, picture: str, path: Path) -> None:
    """One picture, clear where nothing is drawn."""
    page.set_viewport_size({"width": size, "height": size})
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="{size}" height="{size}">{picture}</svg>'
    page.set_content(f"<style>* {{ margin: 0; display: block; }}</style>{svg}")
    page.locator("svg").screenshot(path=path, omit_background=True)
    print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
