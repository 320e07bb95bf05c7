"""How the workers hear of each other: that something happened at a match, never what.

A signal has a match, a kind and a number; whoever cares reads the rest from the database, for himself and with
his own eyes. So nothing secret is ever on the bus, and a lost signal is only a late one.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol

import asyncpg  # type: ignore[import-untyped]
import msgspec
import structlog

from honjin.server.store.database import Database
from honjin.server.store.script import CHANNEL

LOG = structlog.get_logger("honjin.bus")

RECONNECT_SECONDS = (0.02, 0.05, 0.1, 0.2, 0.5)
"""Between tries; a database that restarts is away for seconds, and players wait for each other's news."""

QUIET_SECONDS, ALIVE_SECONDS = 5.0, 2.0
"""After which silence a connection is asked whether it is alive, and how long it may take to say so."""

RETRY_SECONDS = (0.02, 0.1, 0.5, 2.0)
"""Where a signal could not be followed: the database may have been away, and nobody sends it a second time."""

Kind = Literal["lines", "chat", "draft", "settled", "offers", "seats", "here", "who"]


class Signal(msgspec.Struct, frozen=True, array_like=True):
    """Something happened at a match, in another worker.

    `lines` up to `number`; `chat` up to `number`; `draft` names sides that have written on their forms,
    `settled` those that have settled something; `offers` or
    `seats` changed; `here` names the sides that are connected to that worker, `who` asks for such a list.
    """

    worker: str
    kind: Kind
    match: str
    number: int = 0
    sides: tuple[str, ...] = ()


Handler = Callable[[Signal | None], Awaitable[None]]
"""Takes a signal; None means that some may have been lost."""

_decoder = msgspec.json.Decoder(Signal)


def new_worker() -> str:
    """A name for this process among its like."""
    return secrets.token_hex(4)


def lines_signal(worker: str) -> Callable[[str, int], str]:
    """Writes the signal that rides on the transaction of the lines themselves."""
    return lambda match, last: msgspec.json.encode(Signal(worker, "lines", match, last)).decode()


class Bus(Protocol):
    """Where signals go."""

    rides_on_commits: bool
    """The database itself tells of new lines, in the transaction that writes them."""

    async def start(self, worker: str, handler: Handler) -> None:
        """Begin to listen; own signals do not come back."""
        ...

    def publish(self, signal: Signal) -> None:
        """Tell the others, soon."""
        ...

    async def stop(self) -> None:
        """Stop listening."""
        ...


class LocalBus:
    """Within one process: a server alone, or two halls in a test."""

    rides_on_commits = False

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, worker: str, handler: Handler) -> None:
        self._handlers[worker] = handler

    def publish(self, signal: Signal) -> None:
        for worker, handler in self._handlers.items():
            if worker != signal.worker:
                task = asyncio.ensure_future(handler(signal))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()


class PostgresBus:
    """LISTEN and NOTIFY on a connection of its own; a lost one is opened anew, and the hall told to catch up."""

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

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(self._dsn)
        try:
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
                try:
                    await self._speak(connection)
                except Exception as error:
                    # Whatever the driver raises as a connection goes: a bus that has ended would never be heard again.
                    LOG.warning("bus-lost", error=repr(error))
                connection.terminate()
                connection = await self._reconnect()
                # By the way: what this worker has to tell need not wait until it has caught up itself.
                if catching_up is not None:
                    catching_up.cancel()
                catching_up = asyncio.create_task(self._hand_on_one(None), name="bus-catching-up")
        finally:
            if catching_up is not None:
                catching_up.cancel()
            connection.terminate()

    async def _speak(self, connection: Any) -> None:
        """Send what is to be sent, first what the last connection took with it; now and then see if this one lives."""
        while True:
            try:
                # Not `wait_for`: before Python 3.12 it loses a cancellation that comes in the same moment as a signal.
                async with asyncio.timeout(QUIET_SECONDS):
                    signal = self._unsent or await self._outgoing.get()
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=ALIVE_SECONDS)
                continue
            if signal is connection:
                raise ConnectionError("the connection has ended")
            if not isinstance(signal, Signal):
                continue  # an earlier connection
            self._unsent = signal
            payload = msgspec.json.encode(signal).decode()
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload, timeout=ALIVE_SECONDS)
            self._unsent = None

    async def _reconnect(self) -> Any:
        attempt = 0
        while True:
            try:
                return await self._connect()
            except Exception as error:
                LOG.warning("bus-retry", error=repr(error))
                await asyncio.sleep(RECONNECT_SECONDS[min(attempt, len(RECONNECT_SECONDS) - 1)])
                attempt += 1


def bus_for(database: Database) -> Bus:
    """The bus that fits the database."""
    return PostgresBus(database) if database.is_postgres else LocalBus()
