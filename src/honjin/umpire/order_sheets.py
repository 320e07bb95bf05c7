"""Order sheets at a table: the workbook of a side for its open step, and what came of one that was filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from honjin.core.decision import Side
from honjin.core.errors import SheetRefused
from honjin.core.form import Draft
from honjin.core.order_sheet import Speech
from honjin.sheets.book import Known, Marks, Stamp, lay_out
from honjin.sheets.reader import Grids
from honjin.sheets.reading import Taken, read_sheet, reason
from honjin.umpire.table import Table


class SheetCame(msgspec.Struct, frozen=True):
    """What came of a filled sheet: how many orders stand, the rows that do not, and whether it was sent."""

    taken: Taken
    sent: bool
    lacks: str = ""
    """What is missing before it can be sent, in words."""

    @property
    def orders(self) -> int:
        """How many orders can stand."""
        return len(self.taken.slips)


def known_to(table: Table, setting: Any, side: Side, closes: str = "", question: str = "") -> Known:
    """All that the sheet of a side is made of; raises SheetRefused where it has none to fill in.

    `question` is the mark that a sheet of this step bears, if the side's own has moved on since.
    """
    decision = table.decision_of(side)
    if decision is None or decision.form is None:
        raise SheetRefused("sheet-nothing-asked", side=side)
    stamp = Stamp(table.header.match_id, side, question or table.question(side), closes)
    return Known(table.game, setting, table.view(side), decision, table.told(side), stamp)


def sheet_of(
    table: Table,
    setting: Any,
    side: Side,
    says: Speech,
    marks: Marks | None = None,
    *,
    done: bool = False,
    closes: str = "",
) -> bytes:
    """The workbook of a side for the open step, with what it has written so far."""
    from honjin.sheets.writer import workbook_bytes  # only when somebody wants his orders on paper

    known = known_to(table, setting, side, closes)
    return workbook_bytes(lay_out(known, says, table.draft(side), marks, done=done), says)


def take_sheet(
    table: Table,
    setting: Any,
    side: Side,
    grids: Grids,
    tongues: Sequence[Speech],
    *,
    may_send: bool = True,
    question: str = "",
) -> SheetCame:
    """Write the orders of a filled sheet on the side's form, and send it if its writer has done and all can stand.

    Raises SheetRefused, and changes nothing, for a sheet of another match, side or step. The first of the languages is
    the side's own; `question` as in `known_to`.
    """
    known = known_to(table, setting, side, question=question)
    taken = read_sheet(known, grids, tongues)
    table.write(side, taken.slips)
    form = known.decision.form
    assert form is not None
    if taken.always is not None and form.recurs:
        table.stand(side, msgspec.to_builtins(taken.slips) if taken.always else ())
    lack = form.lacks(Draft(taken.slips))
    sent = may_send and taken.done and not taken.refused and lack is None
    if sent:
        table.answer(side, form.sends(taken.slips))
    return SheetCame(taken, sent, "" if lack is None else reason(tongues[0], lack))
