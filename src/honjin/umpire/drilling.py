"""Several pieces on the march: answer by answer through the one gate, until the other side reacts (ADR 22)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec

from honjin.core.decision import Option, Refusal, Side
from honjin.core.drill import March
from honjin.core.errors import IllegalAnswer
from honjin.core.record import Answered, Snapshot
from honjin.umpire.table import Table


class Marched(msgspec.Struct, frozen=True):
    """How far a piece has come: so many of its steps, and what stopped it if it was not the end of its march."""

    thing: str
    steps: int
    of: int
    refusal: Refusal | None = None


class Drilling:
    """One drill of a side. It waits while the other side is asked, and goes on if that declines; else it is over."""

    def __init__(self, table: Table, setting: Any, side: Side, marches: Sequence[March]) -> None:
        self.table = table
        self._setting = setting
        self._side = side
        self._ask = self._asked()
        self._left = deque(marches)
        self._given = 0
        self._seen = table.lines
        self.marched: list[Marched] = []
        self.dropped: list[str] = []
        """Those that were not drilled to the end, because something came between."""

    @property
    def waits(self) -> bool:
        """Whether it is not over, and the other side is asked."""
        return bool(self._left)

    def is_due(self) -> bool:
        """Whether it can go on now."""
        return self.waits and bool(self._asked())

    def go_on(self) -> None:
        """As far as it goes: to its end, or to a question of the other side."""
        if not self._is_undisturbed():
            self._drop()
        while self._left and (ask := self._asked()):
            if not self._given and ask != self._ask:
                # Something of its own has come between, such as a unit that cannot stop where it is.
                self._drop()
            else:
                self._step(self._left[0])
        self._seen = self.table.lines

    def _drop(self) -> None:
        self.dropped += [march.thing for march in self._left]
        self._left.clear()

    def _asked(self) -> str:
        decision = self.table.decision_of(self._side)
        return "" if decision is None else decision.ask

    def _step(self, march: March) -> None:
        option = march.options[self._given]
        refusal = self.table.why_not(self._side, option) or self._avoids(option)
        if refusal is None:
            self.table.answer(self._side, option)
            self._given += 1
            if self._given == len(march.options):
                self._end(march, None)
            return
        ending = march.options[-1]
        if self._given and self.table.why_not(self._side, ending) is None:
            self.table.answer(self._side, ending)
        elif self._given:
            # Its move has come to an end by itself: the question that is open now could not say why.
            refusal = None
        self._end(march, refusal)

    def _avoids(self, option: Option) -> Refusal | None:
        assert self.table.game.drill is not None
        return self.table.game.drill.avoids(self._setting, self.table.view(self._side), option)

    def _end(self, march: March, refusal: Refusal | None) -> None:
        whole = len(march.options) - 2
        self.marched.append(Marched(march.thing, min(max(self._given - 1, 0), whole), whole, refusal))
        self._left.popleft()
        self._given = 0

    def _is_undisturbed(self) -> bool:
        """Whether all that has happened meanwhile is that the other side declined to react."""
        declines = {recurring.declines.__name__ for recurring in self.table.game.routine.questions.values()}
        return not self.table.is_over and all(
            isinstance(line, Snapshot)
            or (isinstance(line, Answered) and line.side != self._side and line.option["do"] in declines)
            for line in self.table.written_since(self._seen)
        )


def drillable(table: Table, side: Side) -> Sequence[str]:
    """The things that a side can drill at its open question."""
    decision, rules = table.decision_of(side), table.game.drill
    return () if decision is None or rules is None else rules.pieces(decision)


def drilled(table: Table, setting: Any, side: Side, things: Sequence[str], way: str, steps: int) -> Drilling:
    """A drill of these things, not yet begun; refused where there is none such now."""
    rules = table.game.drill
    if rules is None or way not in rules.ways or not 1 <= steps <= rules.most or not things:
        raise IllegalAnswer(Refusal("", "not-offered"))
    if not set(things) <= set(drillable(table, side)):
        raise IllegalAnswer(Refusal("", "match-is-over" if table.is_over else "not-offered"))
    marches = rules.marches(setting, table.view(side), list(dict.fromkeys(things)), way, steps)
    return Drilling(table, setting, side, marches)
