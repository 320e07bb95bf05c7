"""Players who are asked while they are not at the table: found, looked at again, and told once by each way.

A seat is told once by a way, until its holder looks again: a column of its row is set by whoever tells, with a
condition, so of several workers one does, and cleared when the holder looks.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Protocol

import msgspec
from sqlalchemy import Column, and_, literal, select, update
from sqlalchemy.sql import ColumnElement

from honjin.core.decision import Side
from honjin.core.event import Viewer
from honjin.core.game import Game
from honjin.server.store.database import Database
from honjin.server.store.schema import PLAYING, matches, seats, visitors

AT_ONCE = 100
"""Seats in one sweep."""


class Absent(msgspec.Struct, frozen=True):
    """A seat that is asked, and who has it."""

    match: str
    side: Side
    visitor: str


class Shows(Protocol):
    """What has to be known of a table."""

    game: Game

    async def welcome(self, viewer: Viewer, visitor: str | None) -> bytes:
        """What a viewer would be shown now."""
        ...

    def is_watched(self, side: Side) -> bool:
        """Whether the holder of a side looks at it now."""
        ...


class FindsTables(Protocol):
    """What has to be known of the hall."""

    async def table(self, match: str) -> Shows:
        """The table of a match."""
        ...


async def absent_seats(
    database: Database, seconds: float, told: Column[Any], reachable: ColumnElement[bool]
) -> list[Absent]:
    """The seats asked for so long whose holders have not been told by this way, and can be."""
    until = datetime.now(UTC) - timedelta(seconds=seconds)
    asked = and_(matches.c.waiting.like(literal("%,") + seats.c.side + literal(",%")), ~seats.c.sent)
    query = (
        select(seats.c.match, seats.c.side, seats.c.visitor)
        .select_from(
            seats.join(matches, matches.c.id == seats.c.match).join(visitors, visitors.c.id == seats.c.visitor)
        )
        .where(matches.c.status == PLAYING, ~matches.c.hotseat, matches.c.touched <= until, asked)
        .where(told.is_(None), seats.c.level.is_(None), reachable)
        .limit(AT_ONCE)
    )
    async with database.read() as connection:
        return [Absent(*row) for row in await connection.execute(query)]


async def question_of(table: Shows, seat: Absent) -> dict[str, Any] | None:
    """What the seat would be shown now, if it is asked and nobody looks."""
    if table.is_watched(seat.side):
        return None
    welcome: dict[str, Any] = msgspec.json.decode(await table.welcome(seat.side, seat.visitor))
    return None if welcome["now"]["decision"] is None else welcome


async def claim(database: Database, seat: Absent, told: Column[Any]) -> bool:
    """Of all workers, one may tell this player."""
    query = update(seats).where(seats.c.match == seat.match, seats.c.side == seat.side, told.is_(None))
    async with database.write() as connection:
        return (await connection.execute(query.values({told.name: datetime.now(UTC)}))).rowcount == 1


async def looked(database: Database, match: str, side: Side) -> None:
    """The holder of a seat is looking: he may be told again when he has gone."""
    was_told = seats.c.mailed.is_not(None) | seats.c.called.is_not(None)
    written = and_(seats.c.match == match, seats.c.side == side, was_told)
    async with database.read() as connection:
        if (await connection.execute(select(seats.c.side).where(written))).first() is None:
            return
    async with database.write() as connection:
        await connection.execute(update(seats).where(written).values(mailed=None, called=None))
