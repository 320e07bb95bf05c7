"""Servers with one match each, alike to the byte: the same dice, names and clock, and everybody who looks at it.

Tests play the same match in several of them, act otherwise where nobody may notice, and compare all that was sent.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
from tests.conftest import loose_limits
from tests.server.tables.conftest import GAMES, Client, furnish

from honjin.core.event import SPECTATOR
from honjin.core.game import find_games
from honjin.server.app import create_app
from honjin.server.identity.cookies import Cookies
from honjin.server.settings import read_settings
from honjin.server.store import ledger
from honjin.server.tables import hall as halls
from honjin.server.tables import keeper
from honjin.server.tables.hall import Chair
from honjin.umpire.table import Table

NEW_AT_EVERY_REQUEST = re.compile(r"[0-9a-f]{128}|nonce=\"[^\"]*\"|'nonce-[^']*'")
"""Tokens against forgery, and marks of scripts that belong to the page."""

OWN_TO_A_REQUEST = ("x-request-id", "set-cookie")

ASKED = ("/replay", "/why?touch=ship-mikasa", "/why?touch=card-n1", "/odds?seat=", "/hint?seat=")
"""What is asked of a match by whoever is not asked anything, too."""

LISTS = ("waiting", "mine", "open", "running", "watching", "finished")


def assert_same(one: list[str], other: list[str], viewer: str) -> None:
    """A viewer of two worlds was sent the same, message by message."""
    for number, (expected, found) in enumerate(zip(one, other, strict=False)):
        assert found == expected, f"{viewer}, message {number}"
    assert len(other) == len(one), f"{viewer} is sent more or less"


class Clock:
    """Time as the server's lists and headlines know it."""

    START = datetime(2024, 2, 8, tzinfo=UTC)

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 0.0
        moments = SimpleNamespace(now=lambda zone: self.START + timedelta(seconds=self.seconds))
        monkeypatch.setattr(halls, "datetime", moments)
        monkeypatch.setattr(ledger, "datetime", moments)
        monkeypatch.setattr(keeper, "time", SimpleNamespace(monotonic=lambda: self.seconds))
        monkeypatch.setattr(halls, "new_secret", lambda: b"a secret of thirty-two letters..")
        monkeypatch.setattr(halls, "new_nonce", lambda: "nonce")
        monkeypatch.setattr(halls, "new_match_id", lambda: "abcdefghjk")

    def set(self, moment: int) -> None:
        """Go to the time of an answer that counts."""
        self.seconds = moment * 1000.0

    def pass_time(self) -> None:
        """Go on a little."""
        self.seconds += 7.0


Look = Callable[[Client, bool], AsyncIterator[str]]


class World:
    """A server with one match, and everybody at it; `sent` has all that each was sent, and got who asked."""

    def __init__(self, table: Table, clients: dict[str, Client], look: Look, clock: Clock, wish: Any) -> None:
        self.table = table
        self.clients = clients
        self.clock = clock
        self.sent: dict[str, list[str]] = {viewer: [] for viewer in clients}
        self._look = look
        self._looks = 0
        self._heard = dict.fromkeys(clients, 0)
        self._wish = wish
        """An option of the game that anybody may ask about."""

    async def look(self, number: int, *, every: int = 20, long: int = 80) -> None:
        """Note all that has been sent to everybody, and now and then what he gets who asks."""
        self.clock.set(number)
        self._looks += 1
        for viewer, client in self.clients.items():
            await client.say("why", option=self._wish)
            texts, self._heard[viewer] = client.heard[self._heard[viewer] :], len(client.heard)
            self.sent[viewer] += [f"{number}: {text}" for text in texts]
            if self._looks % every == 0:
                asked = self._look(client, self._looks % long == 0)
                self.sent[viewer] += [f"{number}: {text}" async for text in asked]


W = TypeVar("W", bound=World)


@asynccontextmanager
async def opened(
    kind: type[W], game: str, switches: dict[str, Any], clock: Clock, folder: Path, seconds: int = 0
) -> AsyncIterator[W]:
    """A new server with a match of two people and a spectator, and so many seconds for an answer."""
    clock.set(0)
    settings = read_settings({}, data=folder, secret_key="a key for tests and nothing else", limits=loose_limits())
    app: Any = create_app(settings, {**GAMES, **find_games(drafts=True)})
    async with app.lifespan():
        hall = app.state.hall
        await furnish(hall.database)
        first, second = hall.games[game].sides
        chairs = {first: Chair("togo"), second: Chair("makarov")}
        match = await hall.create(game, switches, chairs, creator="togo", clock=seconds, wake=False)
        for visitor in ("togo", "makarov"):
            await hall.matches.add_nonce(match, visitor, f"nonce of {visitor}")
        live = await hall.table(match)
        live.table.epoch = "epoch"
        wish = msgspec.to_builtins(live.game.candidates(live.presenter.setting)[0])
        seats = {first: "togo", second: "makarov", SPECTATOR: "guest"}
        clients = {seat: await Client(hall, match, seat, visitor).open() for seat, visitor in seats.items()}
        await hall.matches.watch("guest", match)
        # Not compressed: for that a page gets a filler of some length, by lot, which would differ between any two.
        plain = {"accept-encoding": "identity"}
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=plain) as http:
            cookies = Cookies(settings)
            yield kind(live.table, clients, partial(look_at, http, cookies), clock, wish)
            for client in clients.values():
                await client.leave()


async def look_at(http: httpx.AsyncClient, cookies: Cookies, client: Client, long: bool) -> AsyncIterator[str]:
    """All that the server answers to somebody who asks about the match, without what is new at every request."""
    match, told = client.match, len(client.told)
    asked = [
        f"/api/matches/{match}?seat={client.seat}",
        f"/api/matches/{match}?seat={client.seat}&since={max(0, told - 3)}&epoch={client.epoch}",
        *(f"/api/matches?which={which}" for which in LISTS),
        f"/api/matches/{match}/record" if client.now["over"] is None else "/api/games",
        *([f"/api/matches/{match}/since?seat={client.seat}&since={max(0, told - 20)}"] if long else []),
        *([f"/api/matches/{match}{asked}" for asked in ASKED] if long else []),
        *(["/", "/lobby", "/replays", f"/table/{match}", f"/replay/{match}", f"/verify/{match}"] if long else []),
    ]
    badge = {"cookie": f"visitor={cookies.write(client.visitor or '', 0).value}"}
    for path in asked:
        answer = await http.get(path, headers=badge)
        head = {name: text for name, text in answer.headers.items() if name not in OWN_TO_A_REQUEST}
        yield f"{path} {answer.status_code} {NEW_AT_EVERY_REQUEST.sub('', f'{head} {answer.text}')}"
