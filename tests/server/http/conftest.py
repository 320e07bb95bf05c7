"""A server with all games, the sample and one more for tests of forms; and people who visit it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from tests.patience import SECONDS
from tests.patrol import GAME as PATROL

from honjin.core.game import find_games
from honjin.testing.sample import GAME

if TYPE_CHECKING:
    from tests.conftest import Server, StartServer

PLAYED = {**find_games(), GAME.id: GAME, PATROL.id: PATROL}


class Guest(httpx.Client):
    """A browser: cookies, the token against forgery, and the Origin of the server's own pages."""

    def __init__(self, url: str) -> None:
        super().__init__(base_url=url, timeout=SECONDS, headers={"origin": url})
        self.me = self.get("/api/me").json()
        self.headers["x-csrf-token"] = self.me["csrf"]

    def make(self, **wanted: Any) -> str:
        """A new match; its id."""
        made = self.post("/api/matches", json={"game": "ford", "opponent": "hotseat", "side": "north", **wanted})
        assert made.status_code == 201, made.text
        self.add_nonce(made.json())
        return str(made.json()["id"])

    def add_nonce(self, made: dict[str, Any]) -> None:
        """Add to the dice of a match that was made, or of a seat that was taken."""
        body = {"commitment": made["commitment"], "nonce": "something nobody can guess"}
        assert self.post(f"/api/matches/{made['id']}/nonce", json=body).status_code == 200

    def read(self, match: str, **query: Any) -> dict[str, Any]:
        """The match as it is shown."""
        answer = self.get(f"/api/matches/{match}", params=query)
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def answer(self, match: str, decision: dict[str, Any], choice: int = 0, **more: Any) -> httpx.Response:
        """Give one of the options offered."""
        body = {"at": decision["at"], "options": [decision["options"][choice]["option"]], **more}
        return self.post(f"/api/matches/{match}/answer", json=body)


class Place:
    """A running server, and what lies in its database."""

    def __init__(self, server: Server) -> None:
        self.url = server.url
        self.socket_url = server.socket_url
        self.data = server.settings.data

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds, by a connection of one's own."""
        with sqlite3.connect(Path(self.data) / "honjin.sqlite") as connection:
            found = connection.execute(query, values).fetchall()
        connection.close()
        return found

    def lines(self, match: str) -> list[tuple[Any, ...]]:
        """The record of a match as the database has it."""
        return self.rows("SELECT sequence, body FROM lines WHERE match = ? ORDER BY sequence", match)


@pytest.fixture(scope="module")
def place(start_server_session: StartServer) -> Place:
    """A server for the tests of one file."""
    return Place(start_server_session(games=PLAYED))


NewGuest = Callable[[str], Guest]


@pytest.fixture
def guest_at() -> Iterator[NewGuest]:
    """As many new people as a test wants, at any server."""
    made: list[Guest] = []

    def new(url: str) -> Guest:
        made.append(Guest(url))
        return made[-1]

    yield new
    for one in made:
        one.close()


@pytest.fixture
def guest(place: Place, guest_at: NewGuest) -> Guest:
    """Somebody new."""
    return guest_at(place.url)


@pytest.fixture
def new_guest(place: Place, guest_at: NewGuest) -> Callable[[], Guest]:
    """As many new people as a test wants."""
    return lambda: guest_at(place.url)
