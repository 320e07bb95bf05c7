"""Standing answers at one table: kept in the database, shown to their side alone, and given when their question comes.

Among people an answer takes as long as a quick hand would: one that came at once would tell what has been settled, and
so what its player will do next time (ADR 20).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import structlog

from honjin.core.decision import Side
from honjin.core.errors import IllegalAnswer
from honjin.server.messages import Declined
from honjin.umpire.settled import Settled, StandingAnswer
from honjin.umpire.table import Table

if TYPE_CHECKING:
    from honjin.server.tables.live import LiveTable

LOG = structlog.get_logger("honjin.settling")


class Settling:
    """What the sides of one table have settled."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._kept = live.hall.settled
        self._has_routine = bool(live.game.routine.questions)
        self._answering: asyncio.Task[None] | None = None

    # What a seat does

    async def settle(self, side: Side, at: str, answer: StandingAnswer) -> None:
        """Have this standing answer; the open question is answered by it at once, for its player has just spoken."""

        def settle(table: Table) -> None:
            if at != table.stamp(side):
                raise Declined("over" if table.is_over else "stale")
            try:
                table.settled.settle(side, answer)
            except IllegalAnswer as error:
                raise Declined("refused", error.refusal) from None

        await self._live.carry_through(self._change(side, settle))
        await self._live.act(lambda table: _give(table, side))

    async def drop(self, side: Side, answer: StandingAnswer) -> None:
        """Be asked again."""
        await self._live.carry_through(self._change(side, lambda table: table.settled.drop(side, answer)))

    async def _change(self, side: Side, do: Callable[[Table], None]) -> None:
        live = self._live
        async with live.lock:
            table = await live.begun()
            before = table.settled.rows(side)
            do(table)
            if table.settled.rows(side) != before:
                await self._keep(table, side, before)
                live.tell_settled(side)

    async def _keep(self, table: Table, side: Side, before: Sequence[Settled]) -> None:
        """Have it in the database before it is shown to anybody."""
        live = self._live
        try:
            await self._kept.write(live.id, side, table.settled.rows(side))
        except Exception as error:
            LOG.error("not-settled", match=live.id, error=type(error).__name__)
            table.settled.take_up(side, before)
            raise Declined("busy") from None
        live.hall.publish("settled", live.id, sides=(side,))

    async def refresh(self) -> None:
        """Read what was settled, here before a restart or at another worker. Under the lock."""
        table = self._live.table
        if table is None or not self._has_routine:
            return
        for side, rows in (await self._kept.of(self._live.id)).items():
            table.settled.take_up(side, rows)

    async def hear(self, sides: Sequence[Side]) -> None:
        """Something has been settled at another worker."""
        live = self._live
        async with live.lock:
            await self.refresh()
            for side in sides:
                live.tell_settled(side)

    # What is given without asking

    @property
    def is_answering(self) -> bool:
        """An answer is on its way."""
        return self._answering is not None and not self._answering.done()

    def wake(self) -> None:
        """Answer, if something is asked that has been settled."""
        table = self._live.table
        if not self.is_answering and table is not None and _asked(table) is not None:
            self._answering = asyncio.create_task(self._answer(), name=f"settled {self._live.id}")

    async def stop(self) -> None:
        """Answer no more."""
        if self._answering is not None:
            self._answering.cancel()
            await asyncio.gather(self._answering, return_exceptions=True)

    async def _answer(self) -> None:
        """Give what has been settled until somebody must be asked."""
        live = self._live
        try:
            while live.table is not None and (side := _asked(live.table)) is not None:
                if self._plays_people(side):
                    await live.hall.linger()
                async with live.lock:
                    await live.ready()
                    # Its player may have changed his mind meanwhile, at another worker too.
                    await self.refresh()
                await self._give(side)
        except Exception:
            LOG.exception("settling-stopped", match=live.id)

    async def _give(self, side: Side) -> None:
        try:
            await self._live.act(lambda table: _give(table, side))
        except Declined as error:
            # The match has moved on in another worker, or the database is away: look again, not too fast.
            if error.code == "busy":
                await asyncio.sleep(1)

    def _plays_people(self, side: Side) -> bool:
        """Whether somebody else sits on another side: a machine learns nothing from the time, nor does he himself."""
        seats = self._live.row.seats
        return any(seat.level is None and seat.visitor != seats[side].visitor for seat in seats.values())


def _asked(table: Table) -> Side | None:
    """A side that need not be asked."""
    return next((side for side in table.game.sides if table.settled.answer(side) is not None), None)


def _give(table: Table, side: Side) -> None:
    option = table.settled.answer(side)
    if option is not None:
        table.answer(side, option)
