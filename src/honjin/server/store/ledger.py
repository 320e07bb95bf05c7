"""Appends lines to records, many matches in one transaction: nobody is told before the disk has it.

The lines of a match are numbered without gaps, and the number is half of the key: whoever comes second with a
number has lost, and is told so. That is all there is to two processes playing the same match.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
import structlog
from sqlalchemy import bindparam, delete, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from honjin.server.store.database import Database
from honjin.server.store.schema import lines, matches
from honjin.server.store.writer import Writer, writer_for

LOG = structlog.get_logger("honjin.ledger")

MOST_AT_ONCE = 200
"""Appends in one transaction: keeps the wait of the first bearable when very many come at once."""

CHANNEL = "honjin"
"""The channel of PostgreSQL on which workers hear of each other."""


class Standing(msgspec.Struct, frozen=True):
    """What a list of matches shows of one, after these lines."""

    status: str
    waiting: tuple[str, ...]
    headline: str
    result: str | None = None


class Append(msgspec.Struct, frozen=True):
    """Lines of one match, the first of which has this number."""

    match: str
    first: int
    bodies: Sequence[bytes]
    standing: Standing

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.first + len(self.bodies) - 1


class Ledger:
    """The one writer of records in this process."""

    def __init__(self, database: Database, notice: Callable[[str, int], str] | None = None) -> None:
        self._is_postgres = database.is_postgres
        self._writer: Writer = writer_for(database)
        self._notice = notice
        self._queue: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.batches = 0
        self.appends = 0

    async def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="ledger")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        while self._queue and self._task is not None and not self._task.done():
            await asyncio.sleep(0.005)
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._writer.close()

    @property
    def backlog(self) -> int:
        """Appends that wait for their turn."""
        return len(self._queue)

    def append(self, entry: Append) -> asyncio.Future[bool]:
        """True once it is safe on disk, False if another process was quicker; raises when it cannot be written."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append((entry, future))
        self._wake.set()
        return future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                batch, self._queue = self._queue[:MOST_AT_ONCE], self._queue[MOST_AT_ONCE:]
                await asyncio.shield(self._settle(batch))

    async def _settle(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        try:
            await self._write_batch(batch)
        except Exception as error:
            LOG.warning("append-failed", appends=len(batch), error=repr(error))
            await self._settle_one_by_one(batch)

    async def _settle_one_by_one(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        """What cannot be written must not take the others with it, and a lost connection deserves a second try.

        Should the first try have been written after all, the second is a conflict, and the match is read again.
        """
        for one in batch:
            try:
                await self._write_batch([one])
            except Exception as error:
                if not one[1].done():
                    one[1].set_exception(error)

    async def _write_batch(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        won = await self._writer.run(lambda connection: self._write(connection, [entry for entry, _ in batch]))
        self.batches += 1
        self.appends += len(batch)
        for entry, future in batch:
            _resolve(future, entry.match in won)

    def _write(self, connection: Connection, entries: list[Append]) -> set[str]:
        """One transaction; gives the matches whose lines were written.

        Rows are taken in one order by everybody, so that two workers wait for each other but never both.
        """
        entries = sorted(entries, key=lambda entry: entry.match)
        rows = [
            {"match": entry.match, "sequence": entry.first + number, "body": body}
            for entry in entries
            for number, body in enumerate(entry.bodies)
        ]
        insert = _INSERT_POSTGRES if self._is_postgres else _INSERT_SQLITE
        written = {(row.match, row.sequence) for row in connection.execute(insert, rows)}
        if len(written) < len(rows):
            entries = self._without_losers(connection, entries, written)
        if not entries:
            return set()
        now = datetime.now(UTC)
        connection.execute(_UPDATE, [_standing_row(entry, now) for entry in entries])
        if self._is_postgres and self._notice is not None:
            payloads = [self._notice(entry.match, entry.last) for entry in entries]
            connection.execute(_NOTIFY, {"payloads": payloads})
        return {entry.match for entry in entries}

    def _without_losers(
        self, connection: Connection, entries: list[Append], written: set[tuple[str, int]]
    ) -> list[Append]:
        """Of whoever lost one number nothing may stay, or the record would have lines of two minds."""
        winners = []
        for entry in entries:
            numbers = range(entry.first, entry.last + 1)
            kept = [number for number in numbers if (entry.match, number) in written]
            if len(kept) == len(numbers):
                winners.append(entry)
            elif kept:
                connection.execute(delete(lines).where(lines.c.match == entry.match, lines.c.sequence.in_(kept)))
        return winners


def _standing_row(entry: Append, now: datetime) -> dict[str, Any]:
    standing = entry.standing
    return {
        "of": entry.match,
        "status": standing.status,
        "waiting": waiting_text(standing.waiting),
        "headline": standing.headline,
        "result": standing.result,
        "touched": now,
    }


def waiting_text(sides: Sequence[str]) -> str:
    """Sides between commas, so that one of them is found by a plain LIKE."""
    return f",{','.join(sides)}," if sides else ""


def _resolve(future: asyncio.Future[bool], value: bool) -> None:
    if not future.done():
        future.set_result(value)


_INSERT_SQLITE = sqlite.insert(lines).on_conflict_do_nothing().returning(lines.c.match, lines.c.sequence)
_INSERT_POSTGRES = postgresql.insert(lines).on_conflict_do_nothing().returning(lines.c.match, lines.c.sequence)
_UPDATE = (
    update(matches)
    .where(matches.c.id == bindparam("of"))
    .values(
        {name: bindparam(name) for name in ("status", "waiting", "headline", "result", "touched")},
    )
)
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
