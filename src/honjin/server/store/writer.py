"""One connection that does nothing but write, kept open: a transaction is one errand to it.

On SQLite the errand runs in a thread of its own, with a plain connection: four statements cost one hop between
threads instead of four. On PostgreSQL it runs on the event loop. The errand itself is the same code.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from honjin.server.store.database import BUSY_SECONDS, Database, begin_in_sqlite, set_pragmas

T = TypeVar("T")

Errand = Callable[[Connection], T]


class Writer(Protocol):
    """Runs errands one at a time, each in a transaction."""

    async def run(self, errand: Errand[T]) -> T:
        """Run it and commit; anything raised rolls back."""
        ...

    async def close(self) -> None:
        """Let go of the connection."""
        ...


class SqliteWriter:
    """A thread with a connection."""

    def __init__(self, database: Database) -> None:
        self._thread = ThreadPoolExecutor(1, "honjin-writer")
        self._engine = create_engine(
            database.url.set(drivername="sqlite+pysqlite"),
            connect_args={"isolation_level": None, "timeout": BUSY_SECONDS, "check_same_thread": False},
        )
        event.listen(self._engine, "connect", set_pragmas)
        event.listen(self._engine, "begin", begin_in_sqlite)
        self._connection: Connection | None = None

    async def run(self, errand: Errand[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, errand)

    def _run(self, errand: Errand[T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writes=True)
        with self._connection.begin():
            return errand(self._connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class PostgresWriter:
    """A connection of the pool, for good; a broken one is replaced."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: AsyncConnection | None = None

    async def run(self, errand: Errand[T]) -> T:
        if self._connection is None:
            self._connection = await self._database.engine.connect()
        try:
            async with self._connection.begin():
                return await self._connection.run_sync(errand)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


def writer_for(database: Database) -> Writer:
    """The writer for this kind of database."""
    return PostgresWriter(database) if database.is_postgres else SqliteWriter(database)
