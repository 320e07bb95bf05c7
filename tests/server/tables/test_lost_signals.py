"""Two workers with PostgreSQL between them: whatever becomes of the connections, each hears what the other has done."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL
from tests.patience import SECONDS
from tests.server.tables.conftest import GAMES, Client, furnish

from honjin.server.bus import Signal
from honjin.server.postgres_bus import PostgresBus
from honjin.server.store.database import Database
from honjin.server.tables.hall import Chair, Hall

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def worker(url: str) -> AsyncIterator[Hall]:
    database = Database(url)
    hall = Hall(GAMES, database)
    await hall.start()
    yield hall
    await hall.stop()
    await database.close()


async def cut(database: Database) -> None:
    """End all connections to the database but one's own."""
    others = "pid <> pg_backend_pid() AND datname = current_database()"
    async with database.read() as connection:
        await connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))


async def test_news_come_through_when_every_connection_is_lost(postgres_url: str) -> None:
    outside = Database(postgres_url)
    await furnish(outside)
    async with worker(postgres_url) as here, worker(postgres_url) as there:
        chairs = {"japan": Chair("togo"), "russia": Chair("makarov")}
        match = await here.create("port_arthur", {}, chairs, creator="togo")
        japan = await Client(here, match, "japan", "togo").open()
        russia = await Client(there, match, "russia", "makarov").open()
        for player in (japan, russia):
            await player.until(lambda player=player: player.epoch != "open")  # type: ignore[misc]
        for number in range(3):
            await cut(outside)
            said = f"after the cut {number}"
            async with asyncio.timeout(SECONDS):
                while (await japan.say("chat", text=said))["type"] != "reply":
                    await asyncio.sleep(0.05)  # the database may not be back for whoever writes
            await russia.until(lambda said=said: any(said in heard for heard in russia.heard))  # type: ignore[misc]
            who, other = (japan, russia) if japan.now["decision"] else (russia, japan)
            told = len(other.told)
            while len(other.told) == told:
                if who.now["decision"]:
                    await who.answer(who.options[0])
                await other.say("ping")
                if not who.now["decision"]:
                    who, other, told = other, who, len(who.told)
        await cut(outside)
        assert (await japan.say("offer", what="draw"))["type"] == "reply"
        await russia.until(lambda: any(one["what"] == "draw" for one in russia.now["offers"]))
    await outside.close()


async def test_what_a_connection_takes_with_it_is_sent_again(postgres_url: str) -> None:
    heard: list[Signal | None] = []

    async def hear(signal: Signal | None) -> None:
        heard.append(signal)

    async def nothing(_: Signal | None) -> None:
        return

    database = Database(postgres_url)
    here, there = PostgresBus(database), PostgresBus(database)
    await here.start("here", nothing)
    await there.start("there", hear)
    await cut(database)
    sent = [Signal("here", "chat", "m", number) for number in range(20)]
    for signal in sent:
        here.publish(signal)

    def is_known() -> bool:
        """What came while nobody listened is made good by the None, which means: look at everything."""
        return sent[-1] in heard or (None in heard and here._outgoing.empty() and here._unsent is None)

    async with asyncio.timeout(SECONDS):
        while not is_known():
            await asyncio.sleep(0.01)  # the last word of the sender is no news to the other, and wakes nobody
    numbers = [one.number for one in heard if one is not None]
    assert numbers == sorted(numbers)
    for bus in (here, there):
        await bus.stop()
    await database.close()


class Wire:
    """Between a worker and PostgreSQL, byte for byte, until it is cut without a word to either end."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self._whole = asyncio.Event()
        self._whole.set()

    async def open(self) -> str:
        """The address of the database through this wire."""
        self._server = await asyncio.start_server(self._through, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        url = self._url.set(host="127.0.0.1", port=port, query={})
        return url.render_as_string(hide_password=False)

    def go_silent(self) -> None:
        """Whoever speaks over it now is never heard again, and never told; the next may pass."""
        self._whole.clear()
        self._whole = asyncio.Event()
        self._whole.set()

    async def close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()

    async def _through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host = str(self._url.query.get("host") or self._url.host)
        path = f"{host}/.s.PGSQL.{self._url.port or 5432}"
        there, back = await (
            asyncio.open_unix_connection(path)
            if host.startswith("/")
            else asyncio.open_connection(host, self._url.port or 5432)
        )
        self._writers += (writer, back)
        for one, other in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pass_on(one, other, self._whole))
            self._tasks.add(task)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, whole: asyncio.Event) -> None:
        while (data := await reader.read(65536)) and whole.is_set():
            writer.write(data)
        if whole.is_set():
            writer.close()


AT_MOST = 5.0
"""Seconds after which a worker on a dead line hears again, on the busiest machine; the line is left after a half."""


async def test_a_line_that_dies_without_a_word_is_left_at_once(postgres_url: str) -> None:
    heard: list[Signal | None] = []
    word = asyncio.Event()

    async def hear(signal: Signal | None) -> None:
        heard.append(signal)
        word.set()

    async def nothing(_: Signal | None) -> None:
        return

    database = Database(postgres_url)
    wire = Wire(database.url)
    behind = Database(await wire.open())
    here, there = PostgresBus(database), PostgresBus(behind)
    await here.start("here", nothing)
    await there.start("there", hear)
    here.publish(Signal("here", "chat", "m", 1))
    async with asyncio.timeout(SECONDS):
        await word.wait()
    assert heard == [Signal("here", "chat", "m", 1)]
    word.clear()
    wire.go_silent()
    here.publish(Signal("here", "chat", "m", 2))  # into the dead line: nobody will say it again
    began = time.monotonic()
    async with asyncio.timeout(SECONDS):
        await word.wait()
    assert heard[1:] == [None]  # which means: look at everything
    assert time.monotonic() - began < AT_MOST
    word.clear()
    here.publish(Signal("here", "chat", "m", 3))
    async with asyncio.timeout(SECONDS):
        await word.wait()
    assert heard[2:] == [Signal("here", "chat", "m", 3)]
    for bus in (here, there):
        await bus.stop()
    for one in (database, behind):
        await one.close()
    await wire.close()


async def test_a_slow_database_costs_no_connection(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line in doubt whose answer comes after all is kept: else a busy machine would do nothing but connect."""
    heard: list[Signal | None] = []
    word = asyncio.Event()

    async def hear(signal: Signal | None) -> None:
        heard.append(signal)
        word.set()

    async def nothing(_: Signal | None) -> None:
        return

    async def never(*_: object) -> None:
        doubted.set()
        await asyncio.Event().wait()

    doubted = asyncio.Event()
    database = Database(postgres_url)
    here, there = PostgresBus(database), PostgresBus(database)
    await here.start("here", nothing)
    await there.start("there", hear)
    monkeypatch.setattr("honjin.server.postgres_bus.DOUBT_SECONDS", 0.0)
    monkeypatch.setattr(there, "_connect", never)
    async with asyncio.timeout(SECONDS):
        await doubted.wait()
        here.publish(Signal("here", "chat", "m", 1))
        await word.wait()
    assert heard == [Signal("here", "chat", "m", 1)]
    for bus in (here, there):
        await bus.stop()
    await database.close()


async def test_a_signal_that_could_not_be_followed_is_followed_later(postgres_url: str) -> None:
    tries: list[int] = []
    done = asyncio.Event()

    async def hear(signal: Signal | None) -> None:
        tries.append(1)
        if len(tries) < 3:
            raise OSError("the database is away")
        done.set()

    async def nothing(_: Signal | None) -> None:
        return

    database = Database(postgres_url)
    here, there = PostgresBus(database), PostgresBus(database)
    await here.start("here", nothing)
    await there.start("there", hear)
    here.publish(Signal("here", "chat", "m", 1))
    await asyncio.wait_for(done.wait(), SECONDS)
    assert len(tries) == 3
    for bus in (here, there):
        await bus.stop()
    await database.close()


async def test_a_bus_that_stops_as_something_is_said_does_stop(postgres_url: str) -> None:
    """A cancellation that meets the signal it interrupts must not be lost with it: the server would never end."""

    async def nothing(_: Signal | None) -> None:
        return

    database = Database(postgres_url)
    bus = PostgresBus(database)
    await bus.start("here", nothing)
    for _ in range(3):
        await asyncio.sleep(0.01)  # until it waits for something to say
    bus.publish(Signal("here", "chat", "m", 1))
    async with asyncio.timeout(SECONDS):
        await bus.stop()
    await database.close()
