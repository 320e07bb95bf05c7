"""A database with some people and matches in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest_asyncio
from sqlalchemy import insert

from honjin.server.store.database import Database
from honjin.server.store.matches import Matches, MatchRow, SeatRow
from honjin.server.store.migrating import migrate
from honjin.server.store.schema import visitors

NOW = datetime(1904, 2, 8, tzinfo=UTC)


def match_row(id: str, *, japan: str | None = "togo", level: str | None = None) -> MatchRow:
    """An open match with one seat taken."""
    return MatchRow(
        id=id,
        game="port_arthur",
        status="open",
        switches={"mines": True},
        pack=None,
        hotseat=False,
        creator="togo",
        secret=b"secret",
        commitment="c" * 64,
        created=NOW,
        touched=NOW,
        waiting=(),
        headline=None,
        result=None,
        seats={
            "japan": SeatRow("japan", visitor=japan, nonce="n" if japan else None),
            "russia": SeatRow("russia", level=level, nonce="n" if level else None),
        },
        public=True,
    )


@pytest_asyncio.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """A new database with three visitors."""
    database = Database(database_url)
    await migrate(database)
    async with database.write() as connection:
        people = [{"id": id, "name": id.title(), "created": NOW, "seen": NOW} for id in ("togo", "makarov", "guest")]
        await connection.execute(insert(visitors), people)
    yield database
    await database.close()


@pytest_asyncio.fixture
async def kept(database: Database) -> Matches:
    """Matches a to e, in which Togo waits for somebody."""
    kept = Matches(database)
    for id in "abcde":
        await kept.create(match_row(id))
    return kept
