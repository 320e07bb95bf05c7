"""A real Chromium for the tests: pages of several kinds, a server for all of them, axe, and screenshots.

Tests wait for what they want to see, never for a time; `rest.py` says when a page is at rest, `dice.py` fixes the dice.
A test that takes `page`, `phone` or `dark`, or opens windows by `new_page`, fails if a page complained on its console.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from tests.browser.rest import PATIENCE, at_rest
from tests.dice import FIXED_CHANCE

from honjin.core.game import find_games

if TYPE_CHECKING:
    from tests.conftest import Server, StartServer

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
PICTURES = "HONJIN_SCREENSHOTS"
"""The folder for pictures, such as build/screenshots; without it none are taken: they prove nothing, and take time."""
FLAGS = [
    "--no-sandbox",  # continuous integration runs as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 3,
    "is_mobile": True,
    "has_touch": True,
}

NO_WORKER: dict[str, Any] = {"service_workers": "block"}
"""What the browser keeps for itself is the matter of the tests that ask for it; the others see the server."""
AT_ONCE = "try { localStorage['honjin.pace'] ??= '\"instant\"' } catch {}"
"""What happens is there at once, unless a test is about how it is shown."""


class Complaints:
    """What pages said on their consoles, and the errors that nothing caught."""

    def __init__(self) -> None:
        self._said: list[str] = []
        self._expected: list[str] = []

    def expect(self, pattern: str) -> None:
        """Complaints of this kind are part of the test."""
        self._expected.append(pattern)

    def listen(self, page: Page) -> None:
        """Write down what this page complains about."""
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._said.append(f"uncaught: {error}"))

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._said.append(f"console: {said.text} ({said.location['url']})")

    def left(self) -> list[str]:
        """Those that nobody expected."""
        return [said for said in self._said if not any(re.search(pattern, said) for pattern in self._expected)]


class NewPage(Protocol):
    """How a test opens a window of its own, with its own cookies."""

    def __call__(self, **options: Any) -> Page: ...


class OpenTable(Protocol):
    """How a test begins a match as the person who looks at a page, and sits down at it.

    What is not said: Port Arthur, Japan, against the random machine, nothing switched on.
    """

    def __call__(self, page: Page, **wishes: Any) -> str: ...


class Axe(Protocol):
    """How a test asks for the breaches of accessibility on a page: none, or a failure that lists them."""

    def __call__(self, page: Page, *, disable: tuple[str, ...] = ()) -> None: ...


class Shot(Protocol):
    """How a test keeps a picture of a page, if somebody wants to look at it; where it is then."""

    def __call__(self, page: Page, name: str, *, whole: bool = False) -> Path | None: ...


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process."""
    from honjin.cli.browsers import need_chromium

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=need_chromium(), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def site(start_server_session: StartServer) -> Server:
    """The server that the pages come from, in a thread of the test: one for all tests of a process."""
    return start_server_session(games=find_games())


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """What the pages complained about; the test fails on what it did not expect."""
    complaints = Complaints()
    yield complaints
    assert not complaints.left(), "\n".join(complaints.left())


@pytest.fixture
def new_page(browser: Browser, site: Server, complaints: Complaints) -> Iterator[NewPage]:
    """Opens windows: new_page(), new_page(**PHONE), new_page(color_scheme="dark", base_url=other.url)."""
    contexts: list[BrowserContext] = []

    def open_page(**options: Any) -> Page:
        wanted = {
            "locale": "en-GB",
            "base_url": site.url,
            "reduced_motion": "reduce",
            **DESKTOP,
            **NO_WORKER,
            **options,
        }
        context = browser.new_context(**wanted)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(FIXED_CHANCE)
        context.add_init_script(AT_ONCE)
        contexts.append(context)
        page = context.new_page()
        complaints.listen(page)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A desktop window, 1280 by 800."""
    return new_page()


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    """A phone, 360 by 740, touched."""
    return new_page(**PHONE)


@pytest.fixture
def dark(new_page: NewPage) -> Page:
    """A desktop whose owner likes it dark."""
    return new_page(color_scheme="dark")


@pytest.fixture
def table_url() -> OpenTable:
    """Makes a match; the address of its table. It begins when a page that goes there has added to the dice."""

    def make(page: Page, **wishes: Any) -> str:
        wanted = {"game": "port_arthur", "side": "japan", "opponent": "machine", "level": "random", "switches": {}}
        me = page.request.get("/api/me").json()
        origin = re.sub(r"(https?://[^/]*).*", r"\1", page.request.get("/healthz").url)
        answer = page.request.post(
            "/api/matches", data={**wanted, **wishes}, headers={"x-csrf-token": me["csrf"], "origin": origin}
        )
        assert answer.ok, answer.text()
        return str(answer.json()["url"])

    return make


@pytest.fixture
def open_table(table_url: OpenTable) -> OpenTable:
    """Makes a match and goes to its table, where it begins; the address."""

    def sit(page: Page, **wishes: Any) -> str:
        url = table_url(page, **wishes)
        page.goto(url)
        return url

    return sit


@pytest.fixture
def axe() -> Axe:
    """Runs axe over a page at rest: what fades has no contrast yet."""

    def check(page: Page, *, disable: tuple[str, ...] = ()) -> None:
        at_rest(page)
        # Evaluated by the debugger's hand, which the pages' policy against foreign script does not bind.
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        rules = {name: {"enabled": False} for name in disable}
        found = page.evaluate("rules => axe.run(document, {rules, resultTypes: ['violations']})", rules)["violations"]
        lines = [
            f"{breach['id']} ({breach['impact']}): {breach['help']}\n    "
            + "\n    ".join(f"{node['html'][:200]}  {node['failureSummary']}" for node in breach["nodes"][:5])
            for breach in found
        ]
        assert not lines, f"{page.url}\n" + "\n".join(lines)

    return check


@pytest.fixture
def shot() -> Shot:
    """Keeps a picture."""

    def take(page: Page, name: str, *, whole: bool = False) -> Path | None:
        if not (folder := os.environ.get(PICTURES)):
            return None
        at_rest(page)
        path = Path(folder) / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=path, full_page=whole)
        return path

    return take
