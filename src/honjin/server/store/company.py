"""Friends, and people somebody wants nothing to do with."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ColumnElement

from honjin.server.messages import Declined
from honjin.server.store.database import Database
from honjin.server.store.schema import blocks, friends, seats, visitors

MOST = 500
"""Friends of one visitor, and those whom he has blocked."""


class Companion(msgspec.Struct, frozen=True):
    """Somebody in one of these lists; `shared`: his page may be looked at."""

    id: str
    name: str
    shared: bool


class Company:
    """Keeps who is whose friend, and who keeps away from whom."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def friends_of(self, visitor: str) -> list[Companion]:
        """His friends, by name."""
        return await self._companions(friends.c.friend, friends.c.visitor == visitor)

    async def blocked_by(self, visitor: str) -> list[Companion]:
        """Those he wants nothing to do with, by name."""
        return await self._companions(blocks.c.blocked, blocks.c.visitor == visitor)

    async def are_friends(self, one: str, other: str) -> bool:
        """Whether they are."""
        async with self._database.read() as connection:
            mine = select(friends.c.friend).where(friends.c.visitor == one, friends.c.friend == other)
            return (await connection.execute(mine)).first() is not None

    async def is_blocked(self, visitor: str, by: Sequence[str]) -> bool:
        """Whether one of these wants nothing to do with him."""
        return await self._any(and_(blocks.c.blocked == visitor, blocks.c.visitor.in_(by)))

    async def are_apart(self, visitor: str, others: Sequence[str]) -> bool:
        """Whether he or one of these wants nothing to do with the other."""
        by_him = and_(blocks.c.visitor == visitor, blocks.c.blocked.in_(others))
        return await self._any(or_(by_him, and_(blocks.c.blocked == visitor, blocks.c.visitor.in_(others))))

    async def befriend(self, one: str, other: str) -> None:
        """They are friends from now on; not where one keeps away from the other."""
        if one == other or await self.are_apart(one, [other]):
            raise Declined("not-allowed")
        for visitor, friend in ((one, other), (other, one)):
            await self._check(friends, visitor)
            await self._add(friends, visitor=visitor, friend=friend)

    async def part(self, one: str, other: str) -> None:
        """They are friends no longer, for either of them."""
        async with self._database.write() as connection:
            await self._unfriend(connection, one, other)

    async def block(self, visitor: str, other: str) -> None:
        """Have nothing to do with somebody any more: no friendship, and no seat kept for each other."""
        if visitor == other:
            raise Declined("not-allowed")
        await self._check(blocks, visitor)
        await self._add(blocks, visitor=visitor, blocked=other)
        async with self._database.write() as connection:
            await self._unfriend(connection, visitor, other)
            for host, asked in ((visitor, other), (other, visitor)):
                hosted = select(seats.c.match).where(seats.c.visitor == host)
                kept = and_(seats.c.reserved == asked, seats.c.match.in_(hosted))
                await connection.execute(update(seats).where(kept).values(reserved=None))

    async def unblock(self, visitor: str, other: str) -> None:
        """Let him come again."""
        async with self._database.write() as connection:
            mine = and_(blocks.c.visitor == visitor, blocks.c.blocked == other)
            await connection.execute(delete(blocks).where(mine))

    async def _companions(self, column: Any, condition: ColumnElement[bool]) -> list[Companion]:
        query = (
            select(visitors.c.id, visitors.c.name, visitors.c.shared)
            .select_from(column.table.join(visitors, visitors.c.id == column))
            .where(condition)
            .order_by(visitors.c.name)
        )
        async with self._database.read() as connection:
            return [Companion(*row) for row in await connection.execute(query)]

    async def _any(self, condition: ColumnElement[bool]) -> bool:
        async with self._database.read() as connection:
            return (await connection.execute(select(blocks.c.visitor).where(condition).limit(1))).first() is not None

    async def _check(self, table: Any, visitor: str) -> None:
        async with self._database.read() as connection:
            count = select(func.count()).select_from(table).where(table.c.visitor == visitor)
            if (await connection.execute(count)).scalar_one() >= MOST:
                raise Declined("not-allowed")

    async def _add(self, table: Any, **row: str) -> None:
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(table).values(**row, since=datetime.now(UTC)))
        except IntegrityError:
            return  # it is so already

    async def _unfriend(self, connection: AsyncConnection, one: str, other: str) -> None:
        for visitor, friend in ((one, other), (other, one)):
            mine = and_(friends.c.visitor == visitor, friends.c.friend == friend)
            await connection.execute(delete(friends).where(mine))


async def move_company(connection: AsyncConnection, guest: str, account: str) -> None:
    """What a guest has of these becomes the account's that he has signed in to."""
    for table, far in ((friends, "friend"), (blocks, "blocked")):
        for column, opposite in (("visitor", far), (far, "visitor")):
            mine, other = table.c[column], table.c[opposite]
            known = select(other).where(mine == account)
            twice = and_(mine == guest, or_(other == account, other.in_(known)))
            await connection.execute(delete(table).where(twice))
            await connection.execute(update(table).where(mine == guest).values({column: account}))
    await connection.execute(update(seats).where(seats.c.reserved == guest).values(reserved=account))
