"""Somebody at a table in a browser: where to look, what to press, and how to know that the table has answered."""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from playwright.sync_api import Locator, Page, Position, WebSocket, expect
from tests.browser.rest import PATIENCE, at_rest, drawn

if TYPE_CHECKING:
    from tests.browser.conftest import NewPage, OpenTable

LOOK = """() => {
  const text = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent).join(" ");
  const parts = [".prompt", ".panel-options", ".plan", ".actions", ".closed-title", ".closed-row", ".offers"];
  return JSON.stringify([document.querySelector(".log .log-line")?.id ?? "", ...parts.map(text)]);
}"""
"""Everything that changes when the table answers."""

MINE = """() => document.querySelector(".prompt.mine, .closed-row, .ending")
  && !document.querySelector(".busy, [data-busy=true], [data-behind=true]")"""
"""This seat is asked, and nothing that it said is still being answered."""

SPOT = """(element) => {
  const box = element.getBoundingClientRect();
  const isIt = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest("[data-thing]") === element);
  };
  for (const steps of [2, 5, 11, 23]) {
    for (let row = 1; row < steps; row += 1) for (let column = 1; column < steps; column += 1) {
      const x = box.left + (box.width * column) / steps, y = box.top + (box.height * row) / steps;
      if ([[0, 0], [3, 0], [-3, 0], [0, 3], [0, -3]].every(([dx, dy]) => isIt(x + dx, y + dy))) return { x, y };
    }
  }
  return null;
}"""
"""A spot where a thing of the chart lies open to the pointer: seas are not rectangles, and squadrons lie on them."""


class Seat:
    """Somebody who looks at a table: what the page shows, and every frame that came or went over its line."""

    def __init__(self, page: Page, knows: bool = True) -> None:
        self.page = page
        self.frames: list[str] = []
        self.sent: list[str] = []
        page.on("websocket", self._listen)
        if knows:  # has been here before, so no card with the first steps lies on the chart
            page.add_init_script("try { localStorage.setItem('honjin.knows-how', 'true') } catch {}")

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.frames.append(str(frame)))
        line.on("framesent", lambda frame: self.sent.append(str(frame)))

    # Where things are

    @property
    def match(self) -> str:
        """The id of the match."""
        return re.sub(r".*/table/([^/?#]+).*", r"\1", self.page.url)

    @property
    def prompt(self) -> Locator:
        """What is asked."""
        return self.page.locator("#prompt-title")

    @property
    def options(self) -> Locator:
        """The list of options."""
        return self.page.get_by_role("region", name="Options")

    @property
    def actions(self) -> Locator:
        """The buttons below the list."""
        return self.page.get_by_role("region", name="Actions")

    @property
    def plan(self) -> Locator:
        """The orders given so far."""
        return self.page.get_by_role("region", name="Orders so far")

    @property
    def log(self) -> Locator:
        """The log."""
        return self.page.get_by_role("log", name="Log")

    @property
    def chart(self) -> Locator:
        """The chart."""
        return self.page.get_by_role("application", name="Chart")

    @property
    def tip(self) -> Locator:
        """The answer to "why not?"."""
        return self.page.locator(".why-tip")

    @property
    def said(self) -> Locator:
        """The latest notice, as a reader hears it: the one at the foot of the screen goes away after some seconds."""
        return self.page.locator(".spoken[aria-live=polite]")

    def on_chart(self, name: str | re.Pattern[str]) -> Locator:
        """A place or a counter of the chart, by what a reader is told."""
        return self.chart.get_by_role("button", name=name, exact=isinstance(name, str))

    def counter(self, name: str) -> Locator:
        """A ship on the chart."""
        return self.chart.get_by_role("button", name=re.compile(rf"^{name}, (Japan|Russia), .* speed "))

    def button(self, name: str, exact: bool = False) -> Locator:
        """A button anywhere."""
        return self.page.get_by_role("button", name=name, exact=exact)

    # What is done

    def until(self, happened: Callable[[], Any], otherwise: str) -> Any:
        """Look after each picture that the page draws; what was found at last, or what was said last and is shown now.

        The browser's own waiting for a function evaluates text, which our pages forbid.
        """
        late = time.monotonic() + PATIENCE / 1000
        while not (outcome := happened()):
            assert time.monotonic() < late, f"{otherwise}; {self._account}"
            drawn(self.page)
        return outcome

    @property
    def _account(self) -> str:
        """What went over the line last, and what the page shows and says of it: to find out why nothing came."""
        heard = [frame[:300] for frame in self.frames[-3:]]
        shown = self.page.locator(".prompt, .banner, .dialog, .toast").all_inner_texts()
        return f"sent {self.sent[-3:]}, heard {heard}, shown {shown}, said {self.said.all_inner_texts()}"

    def spot(self, thing: Locator) -> Position:
        """Where a thing of the chart can be pressed, once it can: a press while counters travel only ends that."""

        def lies_open() -> Any:
            at_rest(self.page)
            return thing.evaluate(SPOT)

        place = self.until(lies_open, f"nothing of {thing} lies open")
        return Position(x=place["x"], y=place["y"])

    def click(self, thing: Locator) -> None:
        """Click a thing of the chart."""
        self.page.mouse.click(**self.spot(thing))

    def tap(self, thing: Locator) -> None:
        """Tap a thing of the chart."""
        self.page.touchscreen.tap(**self.spot(thing))

    def ready(self) -> Seat:
        """Wait until this seat has to decide, or the match is over."""
        self.until(lambda: self.page.evaluate(MINE), "this seat was never asked")
        # Names are fitted anew when the letters have come: what is focused or pointed at before may be drawn again.
        at_rest(self.page)
        return self

    def answer(self, act: Callable[[], None]) -> None:
        """Do something that the table answers, and wait until it has and this seat is asked again."""
        self.until(lambda: self.page.evaluate(MINE), "this seat is not asked")
        before = self.page.evaluate(LOOK)
        act()
        changed = f"before => ({LOOK})() !== before && ({MINE})()"
        self.until(lambda: self.page.evaluate(changed, before), f"nothing came of it: {before[:400]}")

    def type_order(self, line: str) -> None:
        """Give a typed order."""
        field = self.page.get_by_role("textbox", name="Typed order")
        field.fill(line)
        self.answer(lambda: field.press("Enter"))

    def end_sortie(self) -> None:
        """End the sortie with the orders given so far."""
        self.actions.get_by_role("button", name="End the sortie").click()

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.page.locator(".ending").count() > 0

    @property
    def told(self) -> list[dict[str, Any]]:
        """Every message that came over the line."""
        return [json.loads(frame) for frame in self.frames]

    @property
    def asked_of_table(self) -> list[str]:
        """What the page asked of the table, in its order; the line looks after itself."""
        return [done for frame in self.sent if (done := json.loads(frame)["do"]) != "ping"]


class Desk:
    """The same seat through the API: the quick way to a position in the middle of a game."""

    def __init__(self, page: Page, match: str) -> None:
        self._page = page
        self._path = f"/api/matches/{match}"
        me = page.request.get("/api/me").json()
        origin = re.sub(r"(https?://[^/]*).*", r"\1", page.request.get("/healthz").url)
        self._headers = {"x-csrf-token": me["csrf"], "origin": origin}

    def now(self, seat: str) -> dict[str, Any]:
        """What is asked of a seat."""
        seen = self._page.request.get(self._path, params={"seat": seat, "since": 2**30})
        assert seen.ok, seen.text()
        now: dict[str, Any] = seen.json()["now"]
        return now

    def post(self, what: str, **fields: Any) -> dict[str, Any]:
        """Do something."""
        answer = self._page.request.post(f"{self._path}/{what}", data=fields, headers=self._headers)
        assert answer.ok, answer.text()
        done: dict[str, Any] = answer.json()
        return done

    def hint(self, seat: str) -> dict[str, Any]:
        """What the script would do."""
        answer = self._page.request.get(f"{self._path}/hint", params={"seat": seat})
        assert answer.ok, answer.text()
        option: dict[str, Any] = answer.json()["option"]
        return option

    def play_until(self, wanted: Callable[[dict[str, Any]], bool], *seats: str) -> dict[str, Any]:
        """Follow the hints for these seats, all of the match, until one is asked what is wanted; that decision."""
        for seat in itertools.cycle(seats):
            now = self.now(seat)
            assert now.get("over") is None, "the match was over before it came to that"
            decision: dict[str, Any] | None = now.get("decision")
            if decision is None:
                continue
            if wanted(decision):
                return decision
            self.post("answer", seat=seat, at=decision["at"], options=[self.hint(seat)])
        raise AssertionError("nobody plays")


class Sit(Protocol):
    """How a test sits down at a new table; see `OpenTable` for the wishes."""

    def __call__(self, page: Page | None = None, **wishes: Any) -> Seat: ...


class LookAt(Protocol):
    """How a test becomes somebody who looks at a page, before it shows a table; `knows` how to play, or is new here."""

    def __call__(self, page: Page, knows: bool = True) -> Seat: ...


class SitTogether(Protocol):
    """How two people come to one table, a friend by the link; first the one who invites."""

    def __call__(self, **wishes: Any) -> tuple[Seat, Seat]: ...


@pytest.fixture
def look_at() -> LookAt:
    """Listens to the line of a table from the beginning."""
    return Seat


@pytest.fixture
def sit(new_page: NewPage, open_table: OpenTable) -> Sit:
    """Begins a match and waits for its first decision."""

    def begin(page: Page | None = None, **wishes: Any) -> Seat:
        seat = Seat(page or new_page())
        open_table(seat.page, **wishes)
        return seat.ready()

    return begin


@pytest.fixture
def sit_together(new_page: NewPage, table_url: OpenTable) -> SitTogether:
    """Two windows at one table: Japan invited Russia."""

    def begin(**wishes: Any) -> tuple[Seat, Seat]:
        host, guest = Seat(new_page()), Seat(new_page())
        me = host.page.request.get("/api/me").json()
        origin = re.sub(r"(https?://[^/]*).*", r"\1", host.page.request.get("/healthz").url)
        wanted = {"game": "port_arthur", "side": "japan", "opponent": "friend", "switches": {}, **wishes}
        made = host.page.request.post(
            "/api/matches", data=wanted, headers={"x-csrf-token": me["csrf"], "origin": origin}
        ).json()
        guest.page.goto(made["invitation"])
        guest.page.get_by_role("button", name="Take the seat").click()
        guest.page.wait_for_url("**/table/**")
        host.page.goto(made["url"])
        host.ready()
        expect(guest.prompt).to_be_visible()
        return host, guest

    return begin


@pytest.fixture
def desk() -> Callable[[Seat], Desk]:
    """The API, as the person who looks at a page."""
    return lambda seat: Desk(seat.page, seat.match)


@pytest.fixture
def both_at_one_screen(sit: Sit) -> Seat:
    """A table at which one person has both seats."""
    return sit(opponent="hotseat")
