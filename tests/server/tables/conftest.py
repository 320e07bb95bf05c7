"""Halls on a database of their own, and clients that talk to a seat without a network."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest_asyncio
from sqlalchemy import insert
from tests.patience import SECONDS
from tests.patrol import GAME as PATROL

from honjin.core.game import find_games
from honjin.server.bus import Bus
from honjin.server.logs import configure_logs
from honjin.server.messages import Pace
from honjin.server.socket import serve_seat
from honjin.server.store.database import Database
from honjin.server.store.migrating import migrate
from honjin.server.store.schema import visitors
from honjin.server.tables.hall import Chair, Hall
from honjin.testing.patches import merged
from honjin.testing.sample import GAME as FORD

configure_logs(level=logging.WARNING)

GAMES = {**find_games(), "ford": FORD, "patrol": PATROL}

FREE = Pace(1e6, 1_000_000)

PEOPLE = ("togo", "makarov", "guest")


class Client:
    """Sits at the other end of a connection, and keeps every byte that came."""

    def __init__(self, hall: Hall, match: str, seat: str, visitor: str | None) -> None:
        self.hall, self.match, self.seat, self.visitor = hall, match, seat, visitor
        self.heard: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.draft: Any = None
        self.settled: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        self.scene: Any = None
        self.steps: dict[int, Any] = {}
        self.epoch = ""
        self.closed: int | None = None
        self.reads = asyncio.Event()
        self.reads.set()
        self._said: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._changed = asyncio.Condition()
        self._replies: dict[int, dict[str, Any]] = {}
        self._errors: list[dict[str, Any]] = []
        self._next = 0
        self._task: asyncio.Task[None] | None = None

    async def open(self, *, since: int = 0, epoch: str = "", steps: bool = False, pace: Pace = FREE) -> Client:
        table = await self.hall.table(self.match)
        serving = serve_seat(
            table,
            self.seat,
            self.visitor,
            self._said.get,
            self._take,
            self._close,
            since=since,
            epoch=epoch,
            steps=steps,
            pace=pace,
        )
        self._task = asyncio.create_task(serving)
        await self.until(lambda: bool(self.welcome) or self.closed is not None)
        if self.closed is None:
            await self._add_nonce(self.welcome["match"])
        return self

    async def _add_nonce(self, match: dict[str, Any]) -> None:
        """As a browser does that sees the commitment for the first time."""
        if self.seat in match["seats"] and self.seat not in match["nonces"]:
            await self.say("nonce", commitment=match["commitment"], nonce=f"nonce of {self.visitor}")

    async def leave(self) -> None:
        if self._task is not None:
            self._said.put_nowait(None)
            await asyncio.wait_for(self._task, SECONDS)

    async def _take(self, text: str) -> None:
        await self.reads.wait()
        message = msgspec.json.decode(text)
        self.heard.append(text)
        kind = message["type"]
        if kind == "welcome":
            self.welcome, self.now, self.scene = message, message["now"], message["scene"]
            self.told = [*self.told[: message["since"]], *message["told"]]
            self.epoch, self.draft, self.settled = message["epoch"], message["draft"], message["settled"]
        elif kind == "news":
            self.now, self.epoch = message["now"], message["epoch"]
            del self.told[message.get("back_to", len(self.told)) :]
            self.told += message["told"]
            between = self.scene
            for step in message.get("steps", []):
                between = self.steps[step["number"]] = merged(between, step["patch"])
            self.scene = merged(self.scene, message["scene"])
        elif kind == "now":
            self.now = message["now"]
        elif kind == "draft":
            self.draft = message["draft"]
        elif kind == "settled":
            self.settled = message["settled"]
        elif "id" in message:
            self._replies[message["id"]] = message
        elif kind == "error":
            self._errors.append(message)
        async with self._changed:
            self._changed.notify_all()

    async def _close(self, code: int) -> None:
        self.closed = code
        async with self._changed:
            self._changed.notify_all()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(holds), SECONDS)

    def say_raw(self, text: str | bytes) -> None:
        self._said.put_nowait(text)

    async def error(self) -> str:
        """The code of the next error that answers no message in particular."""
        await self.until(lambda: bool(self._errors))
        return str(self._errors.pop(0)["code"])

    async def say(self, do: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for the reply."""
        self._next += 1
        number = self._next
        self.say_raw(msgspec.json.encode({"do": do, "id": number, **fields}).decode())
        await self.until(lambda: number in self._replies)
        return self._replies.pop(number)

    async def answer(self, *options: dict[str, Any], at: str | None = None) -> dict[str, Any]:
        """Answer the open decision."""
        return await self.say("answer", at=at or self.now["decision"]["at"], options=list(options))

    async def write(self, *slips: dict[str, Any], at: str | None = None) -> dict[str, Any]:
        """Write on the open form."""
        return await self.say("draft", at=at or self.now["decision"]["at"], slips=list(slips))

    async def stand(self, *slips: dict[str, Any]) -> dict[str, Any]:
        """Have standing orders for forms like the open one."""
        return await self.say("standing", at=self.now["decision"]["at"], slips=list(slips))

    async def send(self, *slips: dict[str, Any]) -> dict[str, Any]:
        """Send the open form with these slips."""
        return await self.answer({"do": self.now["decision"]["form"]["sends"], "slips": list(slips)})

    @property
    def options(self) -> list[dict[str, Any]]:
        return [one["option"] for one in self.now["decision"]["options"]]


NewHall = Callable[..., Awaitable[Hall]]


@pytest_asyncio.fixture
async def database(sqlite_url: str) -> AsyncIterator[Database]:
    """SQLite for most tests: what the databases do differently is tested with the store."""
    database = Database(sqlite_url)
    await furnish(database)
    yield database
    await database.close()


async def furnish(database: Database) -> None:
    """Tables, and some people."""
    await migrate(database)
    now = datetime.now(UTC)
    async with database.write() as connection:
        people = [{"id": id, "name": id.title(), "created": now, "seen": now} for id in PEOPLE]
        await connection.execute(insert(visitors), people)


@pytest_asyncio.fixture
async def new_hall(database: Database) -> AsyncIterator[NewHall]:
    """Opens halls on the test's database."""
    halls: list[Hall] = []

    async def new(bus: Bus | None = None, on: Database | None = None, **options: Any) -> Hall:
        hall = Hall(GAMES, on or database, bus, **options)
        await hall.start()
        halls.append(hall)
        return hall

    yield new
    for hall in halls:
        await hall.stop()


@pytest_asyncio.fixture
async def hall(new_hall: NewHall) -> Hall:
    return await new_hall()


async def two_players(hall: Hall, game: str, **switches: Any) -> tuple[Client, Client]:
    """A match of Togo on the first side against Makarov on the second, both connected."""
    first, second = hall.games[game].sides
    match = await hall.create(game, switches, {first: Chair("togo"), second: Chair("makarov")}, creator="togo")
    players = (
        await Client(hall, match, first, "togo").open(),
        await Client(hall, match, second, "makarov").open(),
    )
    for player in players:
        await player.until(lambda player=player: player.epoch != "open")  # type: ignore[misc]
    return players
