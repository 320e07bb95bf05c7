"""Looks for questions whose time is up, and has them closed.

Deadlines are kept with the matches in the database, so they survive a restart and belong to no process: every worker
looks, and of two that close the same question the key of the ledger lets one win. A look is one query by an index, and
it also says when the next one is worth while.
"""

from __future__ import annotations

import asyncio
import contextlib
from datetime import timedelta

import structlog

from honjin.server.messages import Declined
from honjin.server.tables.hall import Hall

LOG = structlog.get_logger("honjin.clocks")

PAUSE_SECONDS = 10.0
"""The longest time between two looks; deadlines that other workers set are further away than that."""

LEAST_SECONDS = 0.2

REST_SECONDS = 60.0
"""After a start: while the server was away nobody could answer, and whoever comes back now is given a minute."""


class Clocks:
    """The one who looks, in each process."""

    def __init__(self, hall: Hall, *, rest: float = REST_SECONDS) -> None:
        self._hall = hall
        self._rest = rest
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look_for_ever(), name="clocks")

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def sweep(self) -> float:
        """Close the questions whose time is up; after how many seconds to look again."""
        now = self._hall.now()
        pause = PAUSE_SECONDS
        for match, due in await self._hall.matches.due_until(now + timedelta(seconds=PAUSE_SECONDS)):
            if due > now:
                pause = (due - now).total_seconds()
                break
            await self._close(match)
        return max(pause, LEAST_SECONDS)

    async def _close(self, match: str) -> None:
        try:
            table = await self._hall.table(match)
            lapsed = await table.timing.look()
            if lapsed:
                LOG.info("time-is-up", match=match)
        except Declined:
            pass  # an answer, or another worker, was quicker
        except Exception:
            # A match that cannot be read is its own trouble: the others are waiting.
            LOG.exception("not-closed", match=match)

    async def _look_for_ever(self) -> None:
        await asyncio.sleep(self._rest)
        while True:
            try:
                pause = await self.sweep()
            except Exception as error:
                LOG.error("clocks-failed", error=type(error).__name__)
                pause = PAUSE_SECONDS
            await asyncio.sleep(pause)
