"""What the holder of a side does and asks at a live table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from honjin.core.decision import Option, Refusal, Side
from honjin.core.errors import IllegalAnswer
from honjin.core.form import Draft, Form
from honjin.core.game import OddsTable
from honjin.server.messages import ChatShown, Declined, RefusalShown, RowRefused
from honjin.server.tables.reasons import reasons
from honjin.umpire.drafts import slip_from
from honjin.umpire.table import Table
from honjin.umpire.wishes import why_not, wishes

if TYPE_CHECKING:
    from honjin.server.tables.live import LiveTable


class Seat:
    """One side of a live table. Whoever asks for it has looked whether the visitor sits there."""

    __slots__ = ("_live", "_side")

    def __init__(self, live: LiveTable, side: Side) -> None:
        self._live = live
        self._side = side

    # Doing

    async def answer(self, at: str, options: Sequence[dict[str, Any]]) -> int:
        """Give answers, each through the gate; how many were taken. The first that is refused stops the rest."""

        had_form = False

        def give(table: Table) -> Declined | None:
            nonlocal had_form
            had_form = table.form_of(self._side) is not None
            self._check_stamp(table, at)
            for taken, data in enumerate(options):
                try:
                    table.answer(self._side, self._live.presenter.option_from(data))
                except msgspec.ValidationError:
                    return Declined("refused", Refusal("", "not-offered"), taken)
                except IllegalAnswer as error:
                    return Declined("over" if table.is_over else "refused", error.refusal, taken)
            return None

        refused = await self._live.act(give)
        if refused is not None:
            raise refused
        if had_form:
            await self._live.drafts.sent(self._side)
        return len(options)

    async def write(self, at: str, slips: Sequence[dict[str, Any]]) -> list[RowRefused]:
        """Write the whole draft of the side's form anew; the slips that cannot stand, each with its reason."""
        return await self._live.drafts.write(self._side, at, slips)

    async def undo(self, at: str) -> None:
        """Take back the side's latest answer."""

        def take_back(table: Table) -> None:
            self._check_stamp(table, at)
            if not table.undo(self._side):
                raise Declined("not-allowed")

        await self._live.act(take_back)

    async def amend(self, at: str, number: int) -> None:
        """Drop one order of the side's plan and keep the others."""

        def amend(table: Table) -> None:
            self._check_stamp(table, at)
            table.amend(self._side, number)

        await self._live.act(amend)

    async def resign(self) -> None:
        """Give up."""
        await self._live.act(lambda table: table.resign(self._side))

    async def offer(self, what: str) -> bool | None:
        """Propose something: True or False if it is decided at once, None while a person thinks about it."""
        return await self._live.offers.propose(self._side, what)

    async def reply(self, what: str, yes: bool) -> None:
        """Answer what the other side proposes; whoever proposed it may take it back with a no."""
        await self._live.offers.reply(self._side, what, yes)

    async def say(self, visitor: str | None, text: str) -> ChatShown:
        """A line to everybody at the table."""
        return await self._live.chat.say(self._side, visitor, text)

    async def seen(self) -> None:
        """The holder has looked at everything so far."""
        live = self._live
        async with live.lock:
            await live.ready()
            number = 0 if live.table is None else live.table.told_count(self._side)
        seat = live.row.seats[self._side]
        if seat.seen != number:
            live.row.seats[self._side] = msgspec.structs.replace(seat, seen=number)
            await live.hall.matches.look(live.id, self._side, number)

    # Asking

    async def why(
        self, touch: Sequence[str] = (), option: dict[str, Any] | None = None, slip: dict[str, Any] | None = None
    ) -> tuple[bool, list[RefusalShown]]:
        """Whether something about these things is possible now; if not, the most telling reasons."""
        presenter = self._live.presenter
        async with self._live.lock:
            table = await self._live.begun()
            form = table.form_of(self._side)
            if form is not None and option is None:
                return self._why_not_written(table, form, touch, slip)
            if option is not None:
                try:
                    candidates = [presenter.option_from(option)]
                except msgspec.ValidationError:
                    raise Declined("no-such-thing") from None
            else:
                candidates = presenter.candidates(touch) if touch else []
            if not candidates:
                raise Declined("no-such-thing")
            return reasons(candidates, lambda one: table.why_not(self._side, one))

    def _why_not_written(
        self, table: Table, form: Form, touch: Sequence[str], row: dict[str, Any] | None
    ) -> tuple[bool, list[RefusalShown]]:
        """The same of a form: by a slip, or by the things that one could be about."""
        kinds = self._live.presenter.kinds
        meant = [slip_from(form, row)] if row is not None else wishes(form, kinds, touch) if touch else []
        slips = [slip for slip in meant if slip is not None]
        if not slips:
            raise Declined("no-such-thing")
        written = Draft(table.draft(self._side))
        return reasons(slips, lambda slip: why_not(form, written, slip))

    async def odds(self, slips: Sequence[dict[str, Any]] = ()) -> tuple[OddsTable, ...]:
        """Exact odds for the choices of the open decision; of a form, for these slips."""
        return await self._live.machines.odds(self._side, slips)

    async def hint(self) -> Option:
        """What the script would do in this side's place."""
        return await self._live.machines.hint(self._side)

    def _check_stamp(self, table: Table, at: str) -> None:
        """Refuse what was meant for an earlier moment."""
        if at != table.stamp(self._side):
            raise Declined("stale")
