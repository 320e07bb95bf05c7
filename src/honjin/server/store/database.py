"""The connection to SQLite or PostgreSQL, by one address."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import Table, event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

BUSY_SECONDS = 15
"""How long a writer of SQLite waits for another one."""

MOST_CONNECTIONS = 8


class Database:
    """One database and its pool of connections."""

    def __init__(self, address: str) -> None:
        self.url = _with_driver(make_url(address))
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.engine = _engine_of(self.url, self.is_postgres)

    @property
    def folder(self) -> Path | None:
        """Where the file lies; None for a database that has none of its own."""
        name = self.url.database
        return None if self.is_postgres or not name or name == ":memory:" else Path(name).parent

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for looking things up."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes: it holds SQLite's one write lock from its beginning, so it cannot fail halfway."""
        async with self.engine.connect() as connection:
            await mark_as_writer(connection)
            async with connection.begin():
                yield connection

    def insert(self, table: Table) -> Any:
        """An INSERT that can say what becomes of a row that is there already: the dialects do not share it."""
        dialect = import_module(f"sqlalchemy.dialects.{self.url.get_backend_name()}")
        return dialect.insert(table)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


async def mark_as_writer(connection: AsyncConnection) -> None:
    """From now on transactions on this connection begin as writers."""
    await connection.execution_options(writes=True)


def _with_driver(url: URL) -> URL:
    """The address with the driver that we come with, whatever it names."""
    backend = url.get_backend_name()
    if backend == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise ValueError(f"the database must be sqlite or postgresql, not {backend}")


def _engine_of(url: URL, is_postgres: bool) -> AsyncEngine:
    if is_postgres:
        return create_async_engine(
            url, pool_size=MOST_CONNECTIONS, max_overflow=0, pool_pre_ping=True, hide_parameters=True
        )
    # isolation_level None: we say BEGIN ourselves, because the driver would begin too late and never as a writer.
    engine = create_async_engine(
        url,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=MOST_CONNECTIONS,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"isolation_level": None, "timeout": BUSY_SECONDS},
    )
    event.listen(engine.sync_engine, "connect", set_pragmas)
    event.listen(engine.sync_engine, "begin", begin_in_sqlite)
    return engine


def set_pragmas(connection: Any, _: Any) -> None:
    """WAL lets readers go on beside the writer; FULL means that what was committed survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_in_sqlite(connection: Connection) -> None:
    """Begin as a writer at once where a write is coming: to become one later can fail."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")
