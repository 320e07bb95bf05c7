"""Time at one table: when it is up, the usual answers are given for those who have sent none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from honjin.core.decision import Side
from honjin.umpire.clock import due_after, time_up
from honjin.umpire.table import Table

if TYPE_CHECKING:
    from honjin.server.tables.live import LiveTable


class Timing:
    """Looks at the clock of one table. Any worker may: the key of the ledger decides which of them gave the answers."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    async def look(self) -> list[Side]:
        """Close the open question if its time is up; the sides for which answers were given."""
        live, lapsed = self._live, list[Side]()
        async with live.lock:
            await live.newest()

        def close(table: Table) -> None:
            if live.due is not None and live.due <= live.hall.now():
                lapsed.extend(time_up(table))

        await live.act(close, lambda table: due_after(live.row.clock, live.hall.now(), table, lapsed))
        for side in lapsed:
            await live.drafts.sent(side)
        return lapsed
