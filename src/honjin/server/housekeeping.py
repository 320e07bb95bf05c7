"""Clears away what nobody will miss: guests who never came back, the tables they left without having played, and data
packs that no match is played with.

A guest needs no account, so anybody can have as many as he likes; without this their rows would stay for ever. What
was played stays, whoever played it.
"""

from __future__ import annotations

import asyncio
import contextlib
from datetime import datetime, timedelta

import structlog
from sqlalchemy import Table, and_, delete, exists, or_, select
from sqlalchemy.sql import ColumnElement

from honjin.server.store.database import Database
from honjin.server.store.packs import in_use
from honjin.server.store.schema import OPEN, PLAYING, lines, matches, packs, seats, umpires, visitors
from honjin.server.tables.hall import Hall

LOG = structlog.get_logger("honjin.housekeeping")

PAUSE_SECONDS = 3600.0

AT_ONCE = 200
"""Rows in one transaction: players wait for it."""

PACK_DAYS = 1
"""How long a data pack is kept that no match is played with: somebody may be filling in the form."""

GLIMPSE = 40
"""Lines of a record: one that has no more was set up and looked at, not played."""


class Housekeeping:
    """The one who clears away, in each process; of two that come for the same row one finds nothing."""

    def __init__(self, hall: Hall, *, pause: float = PAUSE_SECONDS) -> None:
        self._hall = hall
        self._pause = pause
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._go_on(), name="housekeeping")

    async def stop(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def sweep(self) -> tuple[int, int]:
        """Clear away; how many matches and guests are gone."""
        before = self._hall.now() - timedelta(days=self._hall.limits.guest_days)
        gone = (
            await _delete(self._hall.database, matches, _is_empty(before)),
            await _delete(self._hall.database, visitors, _is_forgotten(before)),
        )
        # After the matches: of theirs some are free now.
        idle = packs.c.touched < self._hall.now() - timedelta(days=PACK_DAYS)
        unused = await _delete(self._hall.database, packs, and_(idle, ~in_use()))
        if any(gone) or unused:
            LOG.info("cleared-away", matches=gone[0], guests=gone[1], packs=unused)
        return gone

    async def _go_on(self) -> None:
        while True:
            # First a pause: a server that starts has better things to do.
            await asyncio.sleep(self._pause)
            try:
                await self.sweep()
            except Exception as error:
                LOG.error("not-cleared-away", error=type(error).__name__)


def _is_guest(before: datetime) -> ColumnElement[bool]:
    """A guest who was last here before then."""
    return and_(visitors.c.name_key.is_(None), visitors.c.seen < before)


def _is_empty(before: datetime) -> ColumnElement[bool]:
    """A match that only such guests and machines sit at, and that was not played: not begun, or left at once."""
    somebody = (
        exists()
        .where(visitors.c.id == seats.c.visitor, seats.c.match == matches.c.id)
        .where(~_is_guest(before))
        .correlate(matches)
    )
    ruled = exists().where(umpires.c.match == matches.c.id, umpires.c.visitor.is_not(None))
    # A seat whose holder has deleted his account has nobody, but was played.
    orphaned = exists().where(
        seats.c.match == matches.c.id, seats.c.visitor.is_(None), seats.c.level.is_(None), seats.c.nonce.is_not(None)
    )
    played = exists().where(lines.c.match == matches.c.id, lines.c.sequence > GLIMPSE)
    unplayed = or_(matches.c.status == OPEN, and_(matches.c.status == PLAYING, ~played))
    return and_(matches.c.touched < before, unplayed, ~somebody, ~ruled, ~orphaned)


def _is_forgotten(before: datetime) -> ColumnElement[bool]:
    """Such a guest who sits nowhere, so that nobody could miss him."""
    sits = or_(exists().where(seats.c.visitor == visitors.c.id), exists().where(umpires.c.visitor == visitors.c.id))
    return and_(_is_guest(before), ~sits)


async def _delete(database: Database, table: Table, condition: ColumnElement[bool]) -> int:
    """Delete what fits, a few at a time."""
    gone = 0
    while True:
        async with database.read() as connection:
            found = list((await connection.execute(select(table.c.id).where(condition).limit(AT_ONCE))).scalars())
        if found:
            async with database.write() as connection:
                gone += (await connection.execute(delete(table).where(table.c.id.in_(found), condition))).rowcount
        if len(found) < AT_ONCE:
            return gone
        await asyncio.sleep(0.05)
