"""Make the pictures of the README: a table in the middle of a match of each game, and a battle.

    .venv/bin/python tools/picture_of_table.py [port_arthur] [storm] [midway] [ran]

Starts a server of its own and plays in a real Chromium, following the hints, until there is something to see.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from honjin.cli.browsers import find_chromium

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
PORT = 8399
MOST_STEPS = 400


def main() -> None:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "honjin.cli", "serve", "--no-open", "--port", str(PORT), "--data", data]
        server = subprocess.Popen(command, env={**os.environ, "HONJIN_NO_BROWSER": "1"})
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
                for game in sys.argv[1:] or PICTURED:
                    page = browser.new_page(viewport={"width": 1440, "height": 900})
                    begin(page, game)
                    for picture in PICTURED[game]:
                        picture(page)
        finally:
            server.terminate()
            server.wait()


def begin(page: Page, game: str) -> None:
    """A new match against the machine; the first tries may come before the server listens."""
    for _ in range(100):
        try:
            page.goto(f"http://127.0.0.1:{PORT}/?game={game}")
            break
        except Exception:
            page.wait_for_timeout(200)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".prompt.mine")


def follow_hint(page: Page) -> None:
    """Do what the script would do; nothing comes of it where the question is answered meanwhile."""
    if not page.locator(".prompt.mine").count():
        page.wait_for_timeout(200)
        return
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    try:
        page.locator(".hinted").first.click(timeout=5_000)
    except TooLate:
        return
    page.wait_for_timeout(250)


def take(page: Page, name: str) -> None:
    """When nothing moves any more."""
    page.wait_for_timeout(1500)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=88)


def picture_of_battle(page: Page) -> None:
    """As soon as criticals are to be placed: dice, totals, targets and odds in one picture."""
    for _ in range(MOST_STEPS):
        if page.locator(".prompt.mine").count() and "critical" in page.locator("#prompt-title").inner_text():
            page.mouse.move(2, 2)
            take(page, "battle")
            return
        follow_hint(page)
    raise SystemExit("no battle with criticals to place came up: try again")


def picture_of_table(page: Page) -> None:
    """At an operation later on, with a squadron chosen."""
    for _ in range(MOST_STEPS):
        asked = page.locator(".prompt.mine").count() and "operation" in page.locator("#prompt-title").inner_text()
        if asked and page.locator(".crumbs").inner_text().startswith(("Turn 2", "Turn 3", "Turn 4")):
            back = page.get_by_role("button", name="Back to the chart")
            if back.count():
                back.click()
            largest = page.locator(".pile.lit").nth(1).bounding_box()
            assert largest is not None
            page.mouse.click(largest["x"] + largest["width"] / 2, largest["y"] + largest["height"] / 3)
            page.wait_for_timeout(500)
            page.locator(".option").first.hover()
            take(page, "table")
            return
        follow_hint(page)
    raise SystemExit("no operation came up: try again")


def picture_of_siege(page: Page) -> None:
    """In the second turn, when a group of three may storm an area: where to, at what odds, under whose fire."""
    for _ in range(MOST_STEPS):
        storms = page.locator(".option", has_text="may fire")
        is_late = page.locator(".crumbs").inner_text().startswith("Turn 2")
        if is_late and storms.count() and "3 units" in page.locator(".prompt").first.inner_text():
            storms.first.hover()
            take(page, "siege")
            return
        follow_hint(page)
    raise SystemExit("no assault came up: try again")


def picture_of_plot(page: Page) -> None:
    """On the second day, an air plot with sightings on the chart and missions plotted."""
    for _ in range(MOST_STEPS):
        page.wait_for_selector(".prompt.mine", timeout=60_000)
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        page.wait_for_timeout(800)
        plots = "Air plot" in page.locator("#prompt-title").inner_text()
        if plots and page.locator(".crumbs").inner_text().startswith(("Turn 8", "Turn 9")):
            take(page, "plot")
            return
        for name in ("Send the sheet", "Close the sheet"):
            button = page.get_by_role("button", name=name)
            if button.count() and button.first.is_enabled():
                button.first.click()
                break
        page.wait_for_timeout(300)
        sure = page.locator("dialog[open] .button-primary")
        if sure.count():
            sure.first.click()
        page.wait_for_timeout(500)
    raise SystemExit("no air plot of the second day came up: try again")


def picture_of_field(page: Page) -> None:
    """Lines have met: what a shock came to lies on its card, beside the field."""
    page.get_by_role("button", name="Got it").click()
    page.get_by_role("button", name="Take the field").click()
    for _ in range(MOST_STEPS):
        if page.locator(".prompt.mine").count() and page.locator(".fight-hit.harm").count() > 1:
            page.mouse.move(2, 2)
            take(page, "field")
            return
        follow_hint(page)
        again = page.locator(".panel-options .hinted")
        if again.count():
            again.first.click()
            page.wait_for_timeout(250)
    raise SystemExit("no shock came up: try again")


PICTURED: dict[str, tuple[Callable[[Page], None], ...]] = {
    "port_arthur": (picture_of_battle, picture_of_table),
    "storm": (picture_of_siege,),
    "midway": (picture_of_plot,),
    "ran": (picture_of_field,),
}


if __name__ == "__main__":
    main()
