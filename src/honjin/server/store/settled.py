"""Standing answers: found again after a restart and by every worker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from honjin.core.decision import Side
from honjin.server.store.database import Database
from honjin.server.store.schema import settled


class SettledAnswers:
    """One list for a side of a match; the last writing counts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self, match: str, side: Side, rows: Sequence[Any]) -> None:
        """Keep these in place of those before."""
        row = {"body": msgspec.json.encode(rows)}
        adding = self._database.insert(settled).values(match=match, side=side, **row)
        async with self._database.write() as connection:
            await connection.execute(adding.on_conflict_do_update(index_elements=["match", "side"], set_=row))

    async def of(self, match: str) -> dict[Side, list[Any]]:
        """Those of a match."""
        query = select(settled.c.side, settled.c.body).where(settled.c.match == match)
        async with self._database.read() as connection:
            return {side: msgspec.json.decode(body) for side, body in await connection.execute(query)}
