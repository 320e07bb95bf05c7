"""A window of a browser that Playwright has no hand in: looked at by script, used by pointer and keys as people do."""

from __future__ import annotations

import base64
import json
import time
from pathlib import Path
from typing import Any, Protocol

from tests.browser.rest import MOVING, STILL
from tests.browser.table.conftest import LOOK, MINE, SPOT
from tests.patience import SECONDS


class Refused(Exception):
    """The browser's own no."""


class Browser(Protocol):
    """A browser and the line to it: commands of the WebDriver standard, by their names there."""

    def ask(self, command: str, **fields: Any) -> Any:
        """Give a command; what came of it."""

    def complaints(self, site: str) -> list[str]:
        """What its console says about the pages of a site."""


AT_REST = f"() => document.readyState === 'complete' && ({STILL})() && !document.querySelector({json.dumps(MOVING)})"
DRAW = """() => {
  window.isDrawn = false;
  requestAnimationFrame(() => requestAnimationFrame(() => { window.isDrawn = true; }));
}"""
FOUND = """(selector, words) => {
  const name = (one) => one.getAttribute("aria-label") ?? one.textContent.replaceAll(/\\s+/g, " ").trim();
  const fits = (one) => name(one).includes(words) && one.checkVisibility() && !one.disabled;
  return [...document.querySelectorAll(selector)].find(fits) ?? null;
}"""
"""The first thing in sight of this kind with these words in its name."""
OPEN = f"""(selector, words) => {{
  const one = ({FOUND})(selector, words);
  if (!one) return null;
  if (!one.closest("svg")) one.scrollIntoView({{ block: "nearest" }});
  return ({SPOT})(one);
}}"""
"""Where it lies open to the pointer."""


class Window:
    """One window, and somebody before it."""

    def __init__(self, browser: Browser, site: str) -> None:
        self._browser = browser
        self._site = site

    # What is seen

    def see(self, script: str, *facts: Any) -> Any:
        """What a function of the page says."""
        return self._browser.ask("WebDriver:ExecuteScript", script=f"return ({script})(...arguments)", args=facts)

    def until(self, script: str, *facts: Any) -> Any:
        """Look again and again; what was found at last."""
        late = time.monotonic() + SECONDS
        while not (found := self._look(script, *facts)):
            assert time.monotonic() < late, f"{script} {facts}: {found}; {self._account}"
            time.sleep(0.02)
        return found

    def _look(self, script: str, *facts: Any) -> Any:
        try:
            return self.see(script, *facts)
        except Refused as no:  # between two pages there is none
            if "closed" in str(no) or "unloaded" in str(no):
                return None
            raise

    @property
    def _account(self) -> str:
        shown = self.see("() => [location.href, document.querySelector('.prompt, main')?.innerText]")
        return f"shown {shown}, said {self.complaints}"

    def text(self, selector: str) -> str:
        """The words of the first thing of a kind, once it is there."""
        return str(self.until("(selector) => document.querySelector(selector)?.innerText", selector))

    def has(self, selector: str, words: str = "") -> Any:
        """Wait until such a thing with these words is in sight."""
        return self.until(f"(...what) => Boolean(({FOUND})(...what))", selector, words)

    def has_none(self, selector: str) -> None:
        """Wait until there is no such thing."""
        self.until("(selector) => !document.querySelector(selector)", selector)

    def at_rest(self) -> None:
        """Wait until nothing moves any more, and still nothing two pictures later."""
        self.until(AT_REST)
        self.see(DRAW)
        self.until("() => window.isDrawn === true")
        self.until(AT_REST)

    @property
    def complaints(self) -> list[str]:
        """What the console says about our pages."""
        return self._browser.complaints(self._site)

    @property
    def cookies(self) -> dict[str, str]:
        """Who is before the window."""
        return {one["name"]: one["value"] for one in self._browser.ask("WebDriver:GetCookies")}

    def keep(self, path: Path) -> None:
        """Keep a picture."""
        taken = self._browser.ask("WebDriver:TakeScreenshot", full=False)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(taken))

    # What is done

    def resize(self, wide: int, high: int) -> None:
        """Give the page this much room: how much of the window the browser takes for itself is its own affair."""
        late = time.monotonic() + SECONDS
        while (inner := self.see("() => [innerWidth, innerHeight]")) != [wide, high]:
            assert time.monotonic() < late, f"the page has {inner}"
            now = self._browser.ask("WebDriver:GetWindowRect")
            rect = {"width": now["width"] + wide - inner[0], "height": now["height"] + high - inner[1]}
            self._browser.ask("WebDriver:SetWindowRect", **rect)
            time.sleep(0.1)

    def go(self, path: str) -> None:
        """Go to a page."""
        self._browser.ask("WebDriver:Navigate", url=f"{self._site}{path}")

    def reload(self) -> None:
        """Load the page again."""
        self._browser.ask("WebDriver:Refresh")

    def press(self, selector: str, words: str = "") -> None:
        """Press the first thing of a kind with these words, where it lies open."""
        self.at_rest()
        self._pointer(self.until(OPEN, selector, words), "pointerDown", "pointerUp")

    def point(self, selector: str, words: str = "") -> None:
        """Move the pointer there."""
        self.at_rest()
        self._pointer(self.until(OPEN, selector, words))

    def _pointer(self, at: dict[str, float], *then: str) -> None:
        move = {"type": "pointerMove", "x": round(at["x"]), "y": round(at["y"]), "duration": 0, "origin": "viewport"}
        steps = [move, *({"type": one, "button": 0} for one in then)]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self._browser.ask("WebDriver:PerformActions", actions=[mouse])

    def type(self, *keys: str) -> None:
        """Press one key after the other."""
        steps = [{"type": act, "value": key} for key in keys for act in ("keyDown", "keyUp")]
        self._browser.ask("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": steps}])

    # At a table

    def ready(self) -> None:
        """Wait until this seat is asked."""
        self.until(MINE)
        self.at_rest()

    def answer(self, selector: str, words: str = "") -> None:
        """Press what the table answers, and wait until it has and this seat is asked again."""
        self.ready()
        before = self.see(LOOK)
        self.press(selector, words)
        self.until(f"before => ({LOOK})() !== before && ({MINE})()", before)
        self.at_rest()
