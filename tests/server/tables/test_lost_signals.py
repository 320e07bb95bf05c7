"""Two workers with PostgreSQL between them: whatever becomes of the connections, each hears what the other has done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text
from tests.patience import SECONDS
from tests.server.tables.conftest import GAMES, Client, furnish

from honjin.server.bus import PostgresBus, Signal
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
