"""The drafts at one table: written down in the database, then shown on every device of their side, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from honjin.core.decision import Refusal, Side
from honjin.core.errors import IllegalAnswer
from honjin.core.form import asks_for_forms
from honjin.server.messages import Declined, RowRefused
from honjin.umpire.table import Table

if TYPE_CHECKING:
    from honjin.server.tables.live import LiveTable

LOG = structlog.get_logger("honjin.drafting")


class Paper(NamedTuple):
    """What a side has on paper: its draft, and all its standing orders."""

    draft: Sequence[Any]
    standing: Sequence[Any]


def _paper_of(table: Table, side: Side) -> Paper:
    return Paper(table.draft(side), table.all_standing(side))


class Drafting:
    """What the sides of one table write on their forms."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._kept = live.hall.drafts
        self._has_forms = asks_for_forms(live.game.options)

    async def write(self, side: Side, at: str, rows: Sequence[Any]) -> list[RowRefused]:
        """Write a side's draft anew; the rows that cannot stand, each with its reason."""
        return await self._live.carry_through(self._change(side, at, partial(Table.write, side=side, rows=rows)))

    async def stand(self, side: Side, at: str, rows: Sequence[Any]) -> list[RowRefused]:
        """Have these standing orders for forms like the open one; the rows that are none."""
        return await self._live.carry_through(self._change(side, at, partial(Table.stand, side=side, rows=rows)))

    async def _change(self, side: Side, at: str, do: Callable[[Table], dict[int, Refusal]]) -> list[RowRefused]:
        live = self._live
        async with live.lock:
            table = await live.begun()
            if at != table.stamp(side):
                raise Declined("over" if table.is_over else "stale")
            before = _paper_of(table, side)
            try:
                refused = do(table)
            except IllegalAnswer as error:
                raise Declined("over" if table.is_over else "refused", error.refusal) from None
            if _paper_of(table, side) != before:
                await self._keep(table, side, before)
                live.tell_draft(side)
        return [RowRefused(row, one.rule, one.why, one.facts) for row, one in refused.items()]

    async def _keep(self, table: Table, side: Side, before: Paper) -> None:
        """Have it in the database before it is shown to anybody."""
        live = self._live
        draft, standing = _paper_of(table, side)
        try:
            await self._kept.write(live.id, side, table.question(side), draft)
            if standing != before.standing:
                await self._kept.stand(live.id, side, standing)
        except Exception as error:
            LOG.error("draft-not-written", match=live.id, error=type(error).__name__)
            table.take_up_standing(side, before.standing)
            table.write(side, before.draft)
            raise Declined("busy") from None
        live.hall.publish("draft", live.id, sides=(side,))

    async def refresh(self) -> None:
        """Read what was written, here before a restart or at another worker. Under the lock."""
        table = self._live.table
        if table is None or not self._has_forms:
            return
        for side, rows in (await self._kept.standing(self._live.id)).items():
            table.take_up_standing(side, rows)
        if not any(table.form_of(side) for side in self._live.game.sides):
            return
        for side, (question, rows) in (await self._kept.of(self._live.id)).items():
            table.take_up_draft(side, question, rows)

    async def hear(self, sides: Sequence[Side]) -> None:
        """Something has been written at another worker."""
        live = self._live
        async with live.lock:
            await self.refresh()
            for side in sides:
                live.tell_draft(side)

    async def sent(self, side: Side) -> None:
        """The form is on its way: what was written is kept no longer."""
        try:
            await self._kept.drop(self._live.id, side)
        except Exception as error:
            # It is for a question that has been answered, and will not be taken up.
            LOG.warning("draft-not-dropped", match=self._live.id, error=type(error).__name__)
