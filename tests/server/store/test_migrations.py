"""A database comes to its form from nothing and from every earlier form, also when two servers start at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest
import pytest_asyncio
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import insert, select, text
from sqlalchemy.engine import Connection

from honjin.server.store.database import Database
from honjin.server.store.migrating import migrate, newest
from honjin.server.store.schema import lines, matches, metadata, seats, visitors

pytestmark = pytest.mark.asyncio

NOW = datetime(1904, 2, 8, 23, 30, tzinfo=UTC)


@pytest_asyncio.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    yield database
    await database.close()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_from_nothing_to_what_the_program_wants(database: Database) -> None:
    await migrate(database)
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


async def test_the_newest_form_is_known_without_the_tool(database: Database) -> None:
    await migrate(database)
    async with database.read() as connection:
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == newest()


async def test_from_the_first_form_with_data_in_it(database: Database) -> None:
    await migrate(database, "0001")
    async with database.write() as connection:
        await connection.execute(insert(visitors).values(id="v", name="Ushakov", created=NOW, seen=NOW))
        await connection.execute(
            insert(matches).values(
                id="m",
                game="port_arthur",
                status="open",
                switches="{}",
                hotseat=False,
                creator="v",
                secret=b"s",
                commitment="c",
                created=NOW,
                touched=NOW,
            )
        )
        await connection.execute(insert(lines).values(match="m", sequence=1, body=b"\0line"))
        await connection.execute(text("INSERT INTO seats (match, side, visitor) VALUES ('m', 'japan', 'v')"))
    await migrate(database)
    await migrate(database)
    async with database.read() as connection:
        assert (await connection.execute(select(seats.c.sent))).scalars().all() == [False]
        assert (await connection.execute(select(lines.c.body))).scalars().all() == [b"\0line"]
        assert (await connection.execute(select(visitors.c.created))).scalar_one() == NOW
        assert await connection.run_sync(differences) == []


async def test_two_servers_that_start_at_once(database_url: str) -> None:
    databases = [Database(database_url) for _ in range(3)]
    # On SQLite the lock is a file's, which would block the loop it is waited for in: a thread for each, as processes.
    await asyncio.gather(*(asyncio.to_thread(asyncio.run, migrate_and_close(one)) for one in databases))
    database = Database(database_url)
    async with database.read() as connection:
        assert len((await connection.execute(text("SELECT version_num FROM alembic_version"))).all()) == 1
    await database.close()


async def migrate_and_close(database: Database) -> None:
    await migrate(database)
    await database.close()
