"""Sweeps now and then for players who are asked and away, for each way by which they can be told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Protocol

from honjin.core.decision import Side
from honjin.server.absent import looked
from honjin.server.logs import LOG
from honjin.server.store.database import Database

SWEEP_SECONDS = 15.0


class Way(Protocol):
    """A way to tell somebody: by letter, in his browser."""

    @property
    def is_on(self) -> bool:
        """Whether it is open on this server."""
        ...

    async def sweep(self) -> None:
        """Tell everybody who is asked, away, and not told since he last looked."""
        ...

    async def stop(self) -> None:
        """Stop what is under way."""
        ...


class Calling:
    """The one who sweeps, in each process."""

    def __init__(self, database: Database, ways: Sequence[Way], seconds: float) -> None:
        self._database = database
        self._ways = [way for way in ways if way.is_on]
        self._pause = min(SWEEP_SECONDS, max(0.2, seconds))
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look, if there is a way."""
        if self._ways:
            self._task = asyncio.create_task(self._sweep_for_ever(), name="calling")

    async def stop(self) -> None:
        """Stop; what is under way is given a moment."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for way in self._ways:
            await way.stop()

    async def looked(self, match: str, side: Side) -> None:
        """The holder of a seat is looking: he may be told again when he has gone."""
        if self._ways:
            await looked(self._database, match, side)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            for way in self._ways:
                try:
                    await way.sweep()
                except Exception as error:
                    LOG.error("sweep-failed", way=type(way).__name__, error=type(error).__name__)
