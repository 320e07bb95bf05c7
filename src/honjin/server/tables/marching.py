"""Drills at one table: begun by a seat, and gone on with when the other side has declined to react (ADR 22).

One that waits is in the memory of this process alone: after a restart its units stand where they have come to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from honjin.core.decision import Side
from honjin.server.messages import Declined, Drilled, DrillShown, encode
from honjin.umpire.drilling import Drilling, drilled
from honjin.umpire.table import Table

if TYPE_CHECKING:
    from honjin.server.tables.live import LiveTable


class Marching:
    """The drills of the sides of one table that wait for the other side, at most one each."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._waiting: dict[Side, Drilling] = {}

    async def begin(self, side: Side, at: str, things: Sequence[str], way: str, steps: int) -> DrillShown:
        """Have these things march; how far they have come by now."""

        def begin(table: Table) -> Drilling:
            if at != table.stamp(side):
                raise Declined("stale")
            drill = drilled(table, self._live.presenter.setting, side, things, way, steps)
            drill.go_on()
            return drill

        drill = await self._live.act(begin)
        self._keep(side, drill)
        return shown(drill)

    def wake(self) -> None:
        """Go on where the side is asked again. A table that was read anew knows of no drill."""
        for side, drill in list(self._waiting.items()):
            if drill.table is not self._live.table or drill.table.is_over:
                del self._waiting[side]
            elif drill.is_due():
                del self._waiting[side]
                self._live.start(self._go_on(side, drill))

    async def _go_on(self, side: Side, drill: Drilling) -> None:
        def go_on(table: Table) -> None:
            if table is drill.table:
                drill.go_on()

        await self._live.act(go_on)
        self._keep(side, drill)
        self._live.gallery[side].push(encode(Drilled(drill=shown(drill))))

    def _keep(self, side: Side, drill: Drilling) -> None:
        if drill.waits:
            self._waiting[side] = drill


def shown(drill: Drilling) -> DrillShown:
    """A drill as its side is shown it."""
    return DrillShown(drill.marched, drill.dropped, drill.waits)
