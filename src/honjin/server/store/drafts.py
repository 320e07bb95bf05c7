"""Drafts of forms, and standing orders for them: found again after a restart and by every worker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, select

from honjin.core.decision import Side
from honjin.server.store.database import Database
from honjin.server.store.schema import drafts, standing

DraftRow = tuple[str, list[Any]]
"""The stamp of the question, and the slips as plain data."""


class Drafts:
    """One draft for a side of a match, and one list of standing orders; of each the last writing counts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self, match: str, side: Side, stamp: str, slips: Sequence[Any]) -> None:
        """Keep a draft in place of the one before."""
        row = {"stamp": stamp, "body": msgspec.json.encode(slips)}
        adding = self._database.insert(drafts).values(match=match, side=side, **row)
        async with self._database.write() as connection:
            await connection.execute(adding.on_conflict_do_update(index_elements=["match", "side"], set_=row))

    async def of(self, match: str) -> dict[Side, DraftRow]:
        """The drafts of a match."""
        query = select(drafts.c.side, drafts.c.stamp, drafts.c.body).where(drafts.c.match == match)
        async with self._database.read() as connection:
            return {side: (stamp, msgspec.json.decode(body)) for side, stamp, body in await connection.execute(query)}

    async def drop(self, match: str, side: Side) -> None:
        """The form has been sent."""
        async with self._database.write() as connection:
            await connection.execute(delete(drafts).where(drafts.c.match == match, drafts.c.side == side))

    async def stand(self, match: str, side: Side, slips: Sequence[Any]) -> None:
        """Keep standing orders in place of those before."""
        row = {"body": msgspec.json.encode(slips)}
        adding = self._database.insert(standing).values(match=match, side=side, **row)
        async with self._database.write() as connection:
            await connection.execute(adding.on_conflict_do_update(index_elements=["match", "side"], set_=row))

    async def standing(self, match: str) -> dict[Side, list[Any]]:
        """The standing orders of a match."""
        query = select(standing.c.side, standing.c.body).where(standing.c.match == match)
        async with self._database.read() as connection:
            return {side: msgspec.json.decode(body) for side, body in await connection.execute(query)}
