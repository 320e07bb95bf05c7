"""One after the other: what is counted and then added to, of one person's, is not added to by two requests at once."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from honjin.server.store.schema import visitors


async def queue_up(connection: AsyncConnection, visitor: str) -> None:
    """Wait until nobody else writes for this visitor; until the end of this transaction nobody else does.

    SQLite has one writer at a time anyway, and leaves the lock out.
    """
    await connection.execute(select(visitors.c.id).where(visitors.c.id == visitor).with_for_update(key_share=True))
