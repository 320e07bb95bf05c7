"""A server with Port Arthur and the sample game, and a reader who looks at its pages without running scripts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import httpx
import pytest
from tests.patience import SECONDS

from honjin.core.game import find_games
from honjin.testing.sample import GAME

if TYPE_CHECKING:
    from tests.conftest import Server, StartServer


class Html(HTMLParser):
    """A page as far as tests look at it: its elements with their attributes, and what stands in its scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.scripts: list[tuple[dict[str, str], str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self.elements.append((tag, attributes))
        if tag == "script":
            self.scripts.append((attributes, ""))

    def handle_data(self, data: str) -> None:
        if self.elements and self.elements[-1][0] == "script":
            attributes, before = self.scripts[-1]
            self.scripts[-1] = (attributes, before + data)

    def all(self, tag: str) -> list[dict[str, str]]:
        """The attributes of every element of a kind."""
        return [attributes for name, attributes in self.elements if name == tag]


class Reader(httpx.Client):
    """Somebody with a cookie jar who reads pages and sends their forms, as a browser without script does."""

    def __init__(self, url: str, language: str = "en") -> None:
        headers = {"origin": url, "accept": "text/html", "accept-language": language}
        super().__init__(base_url=url, timeout=SECONDS, headers=headers)

    def read(self, path: str, status: int = 200) -> Html:
        """A page."""
        answer = self.get(path)
        assert answer.status_code == status, f"{path}: {answer.status_code}"
        return Html(answer.text)

    def submit(self, path: str, fields: dict[str, str], page: str = "/") -> httpx.Response:
        """A form, with the token of the page it stands on."""
        tokens = [a["value"] for a in self.read(page).all("input") if a.get("name") == "_csrf_token"]
        return self.post(path, data={"_csrf_token": tokens[0], **fields})


@pytest.fixture(scope="module")
def place(start_server_session: StartServer) -> Server:
    """A server for the tests of one file."""
    return start_server_session(games={**find_games(), GAME.id: GAME})


@pytest.fixture
def new_reader(place: Server) -> Iterator[Callable[..., Reader]]:
    """As many people as a test wants, each in a language."""
    made: list[Reader] = []

    def new(language: str = "en") -> Reader:
        made.append(Reader(place.url, language))
        return made[-1]

    yield new
    for reader in made:
        reader.close()


@pytest.fixture
def reader(new_reader: Callable[..., Reader]) -> Reader:
    """Somebody who reads English."""
    return new_reader()
