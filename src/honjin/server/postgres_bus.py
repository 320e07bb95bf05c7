"""The bus of workers on PostgreSQL: LISTEN and NOTIFY, on a line that may be lost at any moment."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import structlog

from honjin.server.bus import Handler, Signal
from honjin.server.store.database import Database
from honjin.server.store.script import CHANNEL

LOG = structlog.get_logger("honjin.bus")

RECONNECT_SECONDS = (0.02, 0.05, 0.1, 0.2, 0.5)
"""Between tries; a database that restarts is away for seconds, and players wait for each other's news."""

CONNECT_SECONDS = (2.0, 4.0, 8.0)
"""How long a try may take: little at first, what was sent into a dead network is not sent again soon."""

QUIET_SECONDS, DOUBT_SECONDS = 0.25, 0.25
"""After which silence a connection is asked whether it is alive, and after which further silence that is in doubt."""

RETRY_SECONDS = (0.02, 0.1, 0.5, 2.0)
"""Where a signal could not be followed: the database may have been away, and nobody sends it a second time."""

_decoder = msgspec.json.Decoder(Signal)


class PostgresBus:
    """LISTEN and NOTIFY on a connection of its own; a lost one is opened anew, and the hall told to catch up.

    A connection can die without a word. So a quiet one is asked, and one that does not answer is not waited for:
    another is opened beside it, and whichever speaks first is kept. A slow database loses no connection by that, a
    dead line costs half a second.
    """

    rides_on_commits = True

    def __init__(self, database: Database) -> None:
        self._dsn = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._worker = ""
        self._handler: Handler | None = None
        # A connection that ends puts itself into the queue, so that whoever waits there notices.
        self._outgoing: asyncio.Queue[Any] = asyncio.Queue(10_000)
        self._incoming: asyncio.Queue[Signal] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._unsent: Signal | None = None
        """What is being sent: a connection that ends takes it along, and it is sent again."""

    async def start(self, worker: str, handler: Handler) -> None:
        self._worker, self._handler = worker, handler
        first = await self._connect()
        self._tasks = [
            asyncio.create_task(self._keep_connected(first), name="bus"),
            asyncio.create_task(self._hand_on(), name="bus-in"),
        ]

    def publish(self, signal: Signal) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(signal)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self, patience: float = 60) -> Any:
        connection = await asyncpg.connect(self._dsn, timeout=patience)
        try:
            async with asyncio.timeout(patience):
                await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()  # stopped or cut off meanwhile: nobody else knows of it
            raise
        connection.add_termination_listener(self._outgoing.put_nowait)
        return connection

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        try:
            signal = _decoder.decode(payload)
        except msgspec.DecodeError:
            LOG.warning("unreadable-signal")
            return
        if signal.worker != self._worker:
            self._incoming.put_nowait(signal)

    async def _hand_on(self) -> None:
        while True:
            await self._hand_on_one(await self._incoming.get())

    async def _hand_on_one(self, signal: Signal | None) -> None:
        assert self._handler is not None
        for pause in (*RETRY_SECONDS, None):
            try:
                await self._handler(signal)
                return
            except Exception as error:
                what = ("", "") if signal is None else (signal.kind, signal.match)
                if pause is None:
                    LOG.exception("signal-failed", kind=what[0], match=what[1])
                    return
                LOG.warning("signal-again", kind=what[0], match=what[1], error=type(error).__name__)
            await asyncio.sleep(pause)

    async def _keep_connected(self, connection: Any) -> None:
        catching_up: asyncio.Task[None] | None = None
        try:
            while True:
                other = None
                try:
                    other = await self._speak(connection)
                except Exception as error:
                    # Whatever the driver raises as a connection goes: a bus that has ended would never be heard again.
                    LOG.warning("bus-lost", error=repr(error))
                connection.terminate()
                connection = other or await self._reconnect()
                # By the way: what this worker has to tell need not wait until it has caught up itself.
                if catching_up is not None:
                    catching_up.cancel()
                catching_up = asyncio.create_task(self._hand_on_one(None), name="bus-catching-up")
        finally:
            if catching_up is not None:
                catching_up.cancel()
            connection.terminate()

    async def _speak(self, connection: Any) -> Any:
        """Send what is to be sent, first what the last connection took with it; now and then see if this one lives.

        Ends with a connection that was opened while this one was in doubt, and is to take its place.
        """
        while True:
            try:
                # Not `wait_for`: before Python 3.12 it loses a cancellation that comes in the same moment as a signal.
                async with asyncio.timeout(QUIET_SECONDS):
                    signal = self._unsent or await self._outgoing.get()
            except TimeoutError:
                other = await self._done_or_replaced(connection, "SELECT 1")
            else:
                if signal is connection:
                    raise ConnectionError("the connection has ended")
                if not isinstance(signal, Signal):
                    continue  # an earlier connection
                self._unsent = signal
                payload = msgspec.json.encode(signal).decode()
                other = await self._done_or_replaced(connection, "SELECT pg_notify($1, $2)", CHANNEL, payload)
                if other is None:
                    self._unsent = None
            if other is not None:
                return other

    async def _done_or_replaced(self, connection: Any, statement: str, *values: str) -> Any:
        """Run a statement; the connection that was there before it was done, if it takes too long."""
        running = asyncio.ensure_future(connection.execute(statement, *values))
        opening: asyncio.Future[Any] | None = None
        try:
            await asyncio.wait({running}, timeout=DOUBT_SECONDS)
            if not running.done():
                LOG.warning("bus-in-doubt")
                opening = asyncio.ensure_future(self._reconnect())
                await asyncio.wait({running, opening}, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                await running
                return None
            assert opening is not None
            other, opening = await opening, None
            return other
        finally:
            if not running.done():
                connection.terminate()  # which also ends what is running on it
                await asyncio.gather(running, return_exceptions=True)
            if opening is not None:
                opening.cancel()
                await asyncio.wait({opening})
                if not opening.cancelled():
                    opening.result().terminate()  # both spoke at once

    async def _reconnect(self) -> Any:
        attempt = 0
        while True:
            try:
                return await self._connect(CONNECT_SECONDS[min(attempt, len(CONNECT_SECONDS) - 1)])
            except Exception as error:
                LOG.warning("bus-retry", error=repr(error))
                await asyncio.sleep(RECONNECT_SECONDS[min(attempt, len(RECONNECT_SECONDS) - 1)])
                attempt += 1
