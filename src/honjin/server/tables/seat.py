"""What the holder of a side does and asks at a live table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from honjin.ai.advice import Advice
from honjin.core.decision import Refusal, Side
from honjin.core.errors import IllegalAnswer
from honjin.core.event import ChoiceForced
from honjin.core.form import Draft, Form
from honjin.core.game import OddsTable
from honjin.server.messages import ChatShown, Declined, DrillShown, RefusalShown, RowRefused
from honjin.server.tables.reasons import reasons
from honjin.umpire.drafts import slip_from
from honjin.umpire.lessons import as_taught, undone
from honjin.umpire.settled import StandingAnswer
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

    async def answer(self, at: str, options: Sequence[dict[str, Any]], *, way: bool = False) -> int:
        """Give answers, each through the gate; how many were taken. The first that is refused stops the rest.

        A way also ends, without a refusal, after a step that can no longer be taken back: dice have fallen, or the
        other side has had a say, and whoever goes on ought to have seen it.
        """

        had_form = False
        given = len(options)

        def give(table: Table) -> Declined | None:
            nonlocal had_form, given
            had_form = table.form_of(self._side) is not None
            self._check_stamp(table, at)
            forced: list[dict[str, Any]] = []
            for taken, data in enumerate(options):
                if way and forced and data == forced[0]:
                    forced.pop(0)
                    continue
                if way and taken and not self._may_go_on(table, data):
                    given = taken
                    return None
                told = table.told_count(self._side)
                try:
                    option = self._live.presenter.option_from(data)
                    table.answer(self._side, as_taught(table, self._side, option))
                except msgspec.ValidationError:
                    return Declined("refused", Refusal("", "not-offered"), taken)
                except IllegalAnswer as error:
                    return Declined("over" if table.is_over else "refused", error.refusal, taken)
                forced = self._forced_since(table, told)
            return None

        refused = await self._live.act(give)
        if refused is not None:
            raise refused
        if had_form:
            await self._live.drafts.sent(self._side)
        return given

    def _forced_since(self, table: Table, told: int) -> list[dict[str, Any]]:
        """The answers that were given for this side since, for it had no choice: a way need not give them again."""
        events = (one.event for one in table.told(self._side, told))
        return [event.option for event in events if isinstance(event, ChoiceForced) and event.side == self._side]

    def _may_go_on(self, table: Table, data: dict[str, Any]) -> bool:
        """Whether a way goes on as it was meant to: nothing has come in between, and its next step is offered."""
        if not table.may_undo(self._side) or table.decision_of(self._side) is None:
            return False
        return table.why_not(self._side, self._live.presenter.option_from(data)) is None

    async def write(self, at: str, slips: Sequence[dict[str, Any]]) -> list[RowRefused]:
        """Write the whole draft of the side's form anew; the slips that cannot stand, each with its reason."""
        return await self._live.drafts.write(self._side, at, slips)

    async def stand(self, at: str, slips: Sequence[dict[str, Any]]) -> list[RowRefused]:
        """Have these standing orders for forms like the open one; those that are none of its slips."""
        return await self._live.drafts.stand(self._side, at, slips)

    async def settle(self, at: str, answer: StandingAnswer) -> None:
        """Answer the open question so, and such questions from now on."""
        await self._live.settling.settle(self._side, at, answer)

    async def unsettle(self, answer: StandingAnswer) -> None:
        """Be asked again."""
        await self._live.settling.drop(self._side, answer)

    async def drill(self, at: str, things: Sequence[str], way: str, steps: int) -> DrillShown:
        """Have these things do the same, one after the other, as far as it goes."""
        return await self._live.marching.begin(self._side, at, things, way, steps)

    async def undo(self, at: str) -> None:
        """Take back the side's latest answer."""

        def take_back(table: Table) -> None:
            self._check_stamp(table, at)
            self._hold_change(table)
            if not undone(table, self._side):
                raise Declined("not-allowed")

        await self._live.act(take_back)

    async def amend(self, at: str, number: int) -> None:
        """Drop one order of the side's plan and keep the others."""

        def amend(table: Table) -> None:
            self._check_stamp(table, at)
            self._hold_change(table)
            table.amend(self._side, number)

        await self._live.act(amend)

    async def resign(self) -> None:
        """Give up."""
        await self._live.act(lambda table: table.resign(self._side))

    async def claim(self) -> None:
        """Have the match, because the other side has long been silent."""
        await self._live.act(lambda table: table.claim(self._side))

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
            decision = table.decision_of(self._side)
            offered = () if decision is None else decision.options
            return reasons(candidates, lambda one: table.why_not(self._side, one), offered)

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

    async def hint(self) -> Advice:
        """What the script would do in this side's place, and why."""
        return await self._live.machines.hint(self._side)

    def _hold_change(self, table: Table) -> None:
        """Nobody fills the disk with what he takes back."""
        visitor = self._live.row.seats[self._side].visitor or ""
        self._live.hall.allowances.change(visitor, self._live.id, table.lines)

    def _check_stamp(self, table: Table, at: str) -> None:
        """Refuse what was meant for an earlier moment."""
        if at != table.stamp(self._side):
            raise Declined("stale")
