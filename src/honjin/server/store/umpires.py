"""People who sit as umpires: one for a match, by invitation only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from honjin.server.store.database import Database
from honjin.server.store.schema import seats, umpires, visitors


class UmpireRow(msgspec.Struct, frozen=True):
    """The chair of the umpire: who sits there, or whom it waits for. `invitation` is the digest of his token."""

    invitation: str
    visitor: str | None = None
    name: str = ""


async def invite(connection: AsyncConnection, match: str, umpire: UmpireRow) -> None:
    """Put a chair for an umpire to a new match."""
    await connection.execute(insert(umpires).values(match=match, visitor=umpire.visitor, invitation=umpire.invitation))


async def umpires_of(connection: AsyncConnection, ids: Sequence[str]) -> Mapping[str, UmpireRow]:
    """The chairs of these matches."""
    query = (
        select(umpires.c.match, umpires.c.invitation, umpires.c.visitor, visitors.c.name)
        .select_from(umpires.outerjoin(visitors, visitors.c.id == umpires.c.visitor))
        .where(umpires.c.match.in_(ids))
    )
    found: list[Any] = list(await connection.execute(query))
    return {row[0]: UmpireRow(row[1], row[2], row[3] or "") for row in found}


async def sit_as_umpire(database: Database, match: str, visitor: str, invitation: str) -> bool:
    """Take the chair; False if somebody sits there, the invitation is another, or the visitor plays in the match."""
    plays = exists().where(seats.c.match == match, seats.c.visitor == visitor)
    taking = update(umpires).where(
        umpires.c.match == match, umpires.c.visitor.is_(None), umpires.c.invitation == invitation, ~plays
    )
    async with database.write() as connection:
        return (await connection.execute(taking.values(visitor=visitor))).rowcount == 1
