"""Appends lines to records, many matches in one transaction: nobody is told before the disk has it.

The lines of a match are numbered without gaps, and the number is half of the key: whoever comes second with a
number has lost, and is told so. That is all there is to two processes playing the same match.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

import msgspec
import structlog
from sqlalchemy.engine import Connection

from honjin.server.store.database import Database
from honjin.server.store.script import Script, script_for
from honjin.server.store.writer import Writer, writer_for

LOG = structlog.get_logger("honjin.ledger")

MOST_AT_ONCE = 200
"""Appends in one transaction: keeps the wait of the first bearable when very many come at once."""


class Standing(msgspec.Struct, frozen=True):
    """What a list of matches shows of one, after these lines."""

    status: str
    waiting: tuple[str, ...]
    headline: str
    result: str | None = None


class Append(msgspec.Struct, frozen=True):
    """Lines of one match, the first of which has this number; without a standing, lists go on showing what they do.

    `sent` has the sides that have answered a hushed question, `due` until when the open question can be answered: each
    where that has changed.
    """

    match: str
    first: int
    bodies: Sequence[bytes]
    standing: Standing | None
    sent: Sequence[str] | None = None
    due: datetime | msgspec.UnsetType | None = msgspec.UNSET

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.first + len(self.bodies) - 1


class Ledger:
    """The one writer of records in this process."""

    def __init__(self, database: Database, signal: Callable[[str, int], str] | None = None) -> None:
        self._script: Script = script_for(database)
        self._writer: Writer = writer_for(database)
        self._signal = signal
        self._queue: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.is_failing = False
        """The latest append could not be written, by no fault of its own."""
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
            if len(batch) > 1 or not isinstance(error, _Outrun):
                LOG.warning("append-failed", appends=len(batch), error=repr(error))
            await self._settle_one_by_one(batch)

    async def _settle_one_by_one(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        """What cannot be written must not take the others with it, and a lost connection deserves a second try.

        Should the first try have been written after all, the second is a conflict, and the match is read again.
        """
        for one in batch:
            try:
                await self._write_batch([one])
            except _Outrun:
                _resolve(one[1], False)
            except Exception as error:
                self.is_failing = True
                if not one[1].done():
                    one[1].set_exception(error)

    async def _write_batch(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        # Rows are taken in one order by everybody, so that two workers wait for each other but never both.
        entries = sorted([entry for entry, _ in batch], key=_match_of)
        await self._writer.run(lambda connection: self._write(connection, entries))
        self.is_failing = False
        self.batches += 1
        self.appends += len(batch)
        for _, future in batch:
            _resolve(future, True)

    def _write(self, connection: Connection, entries: list[Append]) -> None:
        """One transaction, all or nothing; raises where another process was quicker."""
        rows = [
            (entry.match, entry.first + number, body) for entry in entries for number, body in enumerate(entry.bodies)
        ]
        if self._script.insert(connection, rows) < len(rows):
            raise _Outrun
        standings = [
            (entry.match, one.status, waiting_text(one.waiting), one.headline, one.result)
            for entry in entries
            if (one := entry.standing) is not None
        ]
        if standings:
            self._script.update(connection, standings, datetime.now(UTC))
        sent = [(entry.match, waiting_text(entry.sent)) for entry in entries if entry.sent is not None]
        if sent:
            self._script.mark_sent(connection, sent)
        due = [(entry.match, entry.due) for entry in entries if entry.due is not msgspec.UNSET]
        if due:
            self._script.set_due(connection, due)
        if self._signal is not None:
            self._script.notify(connection, [self._signal(entry.match, entry.last) for entry in entries])


class _Outrun(Exception):
    """A number is taken: another process has written there."""


def _match_of(entry: Append) -> str:
    return entry.match


def waiting_text(sides: Sequence[str]) -> str:
    """Sides between commas, so that one of them is found by a plain LIKE."""
    return f",{','.join(sides)}," if sides else ""


def _resolve(future: asyncio.Future[bool], value: bool) -> None:
    if not future.done():
        future.set_result(value)
