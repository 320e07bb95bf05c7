"""How the workers hear of each other: that something happened at a match, never what.

A signal has a match, a kind and a number; whoever cares reads the rest from the database, for himself and with
his own eyes. So nothing secret is ever on the bus, and a lost signal is only a late one.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

import msgspec

from honjin.server.store.database import Database

Kind = Literal["lines", "chat", "draft", "settled", "offers", "seats", "here", "who"]


class Signal(msgspec.Struct, frozen=True, array_like=True):
    """Something happened at a match, in another worker.

    `lines` up to `number`; `chat` up to `number`; `draft` names sides that have written on their forms, `settled` those
    that have settled something; `offers` or `seats` changed; `here` names the sides that are connected to that worker,
    `who` asks for such a list.
    """

    worker: str
    kind: Kind
    match: str
    number: int = 0
    sides: tuple[str, ...] = ()


Handler = Callable[[Signal | None], Awaitable[None]]
"""Takes a signal; None means that some may have been lost."""


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


def bus_for(database: Database) -> Bus:
    """The bus that fits the database."""
    if not database.is_postgres:
        return LocalBus()
    from honjin.server.postgres_bus import PostgresBus  # with its driver: most servers have SQLite

    return PostgresBus(database)
