"""The machines at a table: asked one after the other, in other processes, while people go on looking."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from honjin.ai.advice import Advice
from honjin.core.decision import Decision, Option, Side
from honjin.core.event import SPECTATOR, Viewer
from honjin.core.game import OddsTable
from honjin.core.imagine import outlook_of
from honjin.server.messages import Declined
from honjin.server.thinking.advice import TooManyQuestions
from honjin.server.thinking.questions import Question
from honjin.server.thinking.thinkers import ThinkingFailed
from honjin.umpire.drafts import read_rows
from honjin.umpire.lessons import guided, waits_for_learner
from honjin.umpire.table import Table

if TYPE_CHECKING:
    from honjin.server.tables.live import LiveTable

LOG = structlog.get_logger("honjin.machines")


class Machines:
    """Puts the questions of one table to thinkers: for seats of the machine, and to others for who wants advice."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._thinking: asyncio.Task[None] | None = None

    @property
    def are_thinking(self) -> bool:
        """A machine is asked now."""
        return self._thinking is not None and not self._thinking.done()

    def wake(self) -> None:
        """Think, if a machine is asked and does not think yet."""
        table = self._live.table
        if not self.are_thinking and table is not None and (guided(table) or self._asked(table) is not None):
            self._thinking = asyncio.create_task(self._think(), name=f"think {self._live.id}")

    async def stop(self) -> None:
        """Think no more."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    def _asked(self, table: Table) -> Side | None:
        if waits_for_learner(table):
            return None
        machines = [side for side, seat in self._live.row.seats.items() if seat.level is not None]
        return next((side for side in machines if table.decision_of(side) is not None), None)

    async def _think(self) -> None:
        """Answer for the machines until a person must decide."""
        live = self._live
        try:
            while True:
                async with live.lock:
                    await live.ready()
                    table = live.table
                    taught = None if table is None else guided(table)
                    side = None if table is None else self._asked(table) if taught is None else taught[0]
                    if table is None or side is None:
                        return
                    stamp = table.stamp(side)
                    question, decision = self._question(table, side, "choose", live.row.seats[side].level or "")
                option = taught[1] if taught else decision.option(await live.hall.thinkers.choose(question))
                await self._answer(side, stamp, option)
        except Exception:
            LOG.exception("machine-stopped", match=live.id)

    async def _answer(self, side: Side, stamp: str, option: Option) -> None:
        def give(table: Table) -> None:
            if stamp != table.stamp(side):
                raise Declined("stale")
            table.answer(side, option)

        try:
            await self._live.act(give)
        except Declined as error:
            # The match has moved on in another worker, or the database is away: look again, not too fast.
            if error.code != "stale":
                await asyncio.sleep(1)

    # Advice

    async def odds(self, side: Viewer, slips: Sequence[Any] = ()) -> tuple[OddsTable, ...]:
        """Exact odds for the choices of the open decision; of a form, for these slips as far as they can stand."""
        if self._live.game.wits.odds is None:
            return ()
        question, decision = await self._question_now(side, "odds", "")
        if decision.form is not None:
            draft, _ = read_rows(decision.form, slips)
            filled = msgspec.structs.replace(decision, options=(decision.form.sends(tuple(draft.slips)),))
            question = msgspec.structs.replace(question, decision=filled)
        tables: tuple[OddsTable, ...] = await self._advice(side, question)
        return tables

    async def hint(self, side: Viewer) -> Advice:
        """What the script would do in this side's place, up to the end of the action, and why."""
        if self._live.game.wits.script is None:
            raise Declined("not-allowed")
        question, _ = await self._question_now(side, "advise", "script")
        advice: Advice = await self._advice(side, question)
        return advice

    async def _advice(self, side: Viewer, question: Question) -> Any:
        """The answer to a question that a person asks; he is told if there is none."""
        try:
            return await self._live.hall.advisers.ask(self._visitor(side), question)
        except TooManyQuestions:
            raise Declined("busy") from None
        except ThinkingFailed as error:
            LOG.warning("no-advice", kind=question.kind, match=self._live.id, error=str(error))
            raise Declined("busy") from None

    def _visitor(self, side: Viewer) -> str:
        seat = self._live.row.seats.get(side)
        return (seat and seat.visitor) or ""

    async def _question_now(self, side: Viewer, kind: Any, level: str) -> tuple[Question, Decision]:
        async with self._live.lock:
            table = await self._live.begun()
            if side == SPECTATOR or table.decision_of(side) is None:
                raise Declined("over" if table.is_over else "not-allowed")
            return self._question(table, side, kind, level)

    def _question(self, table: Table, side: Side, kind: Any, level: str) -> tuple[Question, Decision]:
        decision = table.decision_of(side)
        assert decision is not None
        live = self._live
        outlook = outlook_of(table.match, side) if kind == "advise" else None
        return Question(kind, live.presenter.key, side, level, live.id, decision, table.view(side), outlook), decision
