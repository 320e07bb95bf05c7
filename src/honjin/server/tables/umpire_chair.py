"""What a person does who sits as umpire: he speaks, sets the time, and closes a step. He changes nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, timedelta
from typing import TYPE_CHECKING

from honjin.core.decision import Side
from honjin.core.record import Ruled
from honjin.server.messages import Declined, Rule
from honjin.umpire.clock import MOST, due_after, time_up
from honjin.umpire.table import Table

if TYPE_CHECKING:
    from honjin.server.tables.live import LiveTable


class UmpireChair:
    """The umpire at a live table. Whoever asks for it has looked whether the visitor sits there."""

    __slots__ = ("_live",)

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    async def rule(self, asked: Rule) -> None:
        """Do what he asks for."""
        if asked.what == "said":
            await self.say(asked.text, asked.to)
        elif asked.what == "deadline":
            await self.set_deadline(asked.at, asked.seconds)
        else:
            await self.close(asked.at)

    async def say(self, text: str, to: Sequence[Side]) -> None:
        """Say something to these sides; to all of them, or none named, it is said to everybody at the table."""
        live = self._live
        words, sides = " ".join(text.split()), live.game.sides
        if not words or any(side not in sides for side in to):
            raise Declined("malformed")
        live.hall.allowances.speak(self._visitor, live.id)
        heard = () if set(to) in (set(), set(sides)) else tuple(side for side in sides if side in to)
        await self._rule(Ruled(self._name, "said", heard, words))

    async def set_deadline(self, at: str, seconds: int | None) -> None:
        """The open question can be answered for so many seconds from now; None: time does not count."""
        if seconds is not None and not 0 < seconds <= MOST:
            raise Declined("malformed")
        until = None if seconds is None else self._live.hall.now() + timedelta(seconds=seconds)
        written = "" if until is None else until.astimezone(UTC).isoformat(timespec="seconds")
        live = self._live

        def rule(table: Table) -> None:
            _check_moment(table, at)
            live.hall.allowances.change(self._visitor, live.id, table.lines)
            table.rule(Ruled(self._name, "deadline", until=written))

        await live.act(rule, lambda table: until, moves=False)

    async def close(self, at: str) -> None:
        """Close the open question: the usual answers stand in for those that are missing."""
        live, lapsed = self._live, list[Side]()

        def rule(table: Table) -> None:
            _check_moment(table, at)
            table.rule(Ruled(self._name, "closed"))
            lapsed.extend(time_up(table, "umpire"))

        await live.act(rule, lambda table: due_after(live.row.clock, live.hall.now(), table, lapsed))
        for side in lapsed:
            await live.drafts.sent(side)

    @property
    def _visitor(self) -> str:
        umpire = self._live.row.umpire
        return (umpire.visitor if umpire else None) or ""

    @property
    def _name(self) -> str:
        return self._live.row.umpire.name if self._live.row.umpire else ""

    async def _rule(self, ruled: Ruled) -> None:
        live = self._live
        await live.act(lambda table: table.rule(ruled), lambda table: live.due, moves=False)


def _check_moment(table: Table, at: str) -> None:
    """Refuse what was meant for an earlier moment: a step may have closed by itself meanwhile."""
    if at != str(table.lines):
        raise Declined("stale")
