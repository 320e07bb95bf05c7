"""The order sheet of a seat as a workbook: made of what the side knows, and read away from the event loop."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from honjin.core.decision import Side
from honjin.core.form import Draft, Slips
from honjin.locale.text import LANGUAGES, Words
from honjin.server.messages import Declined
from honjin.sheets.book import Known, Marks, lay_out, tab_name
from honjin.sheets.reader import Grids, read_grids
from honjin.sheets.reading import Taken, read_sheet, reason
from honjin.umpire.order_sheets import known_to

if TYPE_CHECKING:
    from honjin.server.tables.live import LiveTable

MOST_WAITING = 8
"""Files that may wait for their turn; beyond that the server says that it is busy."""


class SheetRow(msgspec.Struct, frozen=True):
    """A row that cannot stand: the tab, the id in its first column, and why."""

    tab: str
    row: str
    why: str


class SheetOutcome(msgspec.Struct, frozen=True):
    """What came of a filled sheet."""

    orders: int
    refused: list[SheetRow]
    lacks: str
    sent: bool
    marked: bytes
    """The workbook with its refused rows marked; empty if there are none."""


class SheetDesk:
    """Opens one file at a time, in a process of its own."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def grids(self, data: bytes) -> Grids:
        """The texts of the cells; raises SheetRefused."""
        if self._waiting >= MOST_WAITING:
            raise Declined("busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(read_grids, data)
        finally:
            self._waiting -= 1


class SeatSheets:
    """The workbooks of one side of a live table."""

    __slots__ = ("_live", "_side")

    def __init__(self, live: LiveTable, side: Side) -> None:
        self._live = live
        self._side = side

    def tongues(self, language: str) -> list[Words]:
        """The words of a sheet in all languages, this one first."""
        presenter = self._live.presenter
        order = [language, *(other for other in LANGUAGES if other != language)]
        return [Words(one, presenter.game.title, presenter.kinds, presenter.names, also=("sheets",)) for one in order]

    async def out(self, language: str) -> tuple[str, bytes]:
        """The workbook of the open step, with what is written so far; and a name for it."""
        known, slips, _ = await self._known()
        says = self.tongues(language)[0]
        name = f"{known.stamp.match}-{self._side}-{known.stamp.question}-{known.decision.ask}"
        return name, await asyncio.to_thread(_file, known, says, slips, None)

    async def take(self, grids: Grids, language: str) -> SheetOutcome:
        """Write what a filled sheet orders on the form, and send it if it says that it is done and all can stand."""
        known, _, at = await self._known()
        tongues = self.tongues(language)
        says = tongues[0]
        taken = await asyncio.to_thread(read_sheet, known, grids, tongues)
        rows = [msgspec.to_builtins(slip) for slip in taken.slips]
        seat = self._live.seat(self._side)
        await seat.write(at, rows)
        form = known.decision.form
        assert form is not None
        if taken.always is not None and form.recurs:
            await seat.stand(at, rows if taken.always else [])
        lack = form.lacks(Draft(taken.slips))
        sends = taken.done and not taken.refused and lack is None
        if sends:
            await seat.answer(at, [msgspec.to_builtins(form.sends(taken.slips))])
        marked = b""
        if taken.refused:
            marked = await asyncio.to_thread(_file, known, says, taken.slips, taken.marks(says))
        return SheetOutcome(
            len(taken.slips), _rows(taken, says), "" if lack is None else reason(says, lack), sends, marked
        )

    async def _known(self) -> tuple[Known, Slips, str]:
        """What the sheet is made of, what is written, and the stamp of this moment."""
        live, side = self._live, self._side
        async with live.lock:
            table = await live.begun()
            closes = f"{live.due:%Y-%m-%d %H:%M} UTC" if live.due is not None else ""
            return known_to(table, live.presenter.setting, side, closes), table.draft(side), table.stamp(side)


def _file(known: Known, says: Words, slips: Slips, marks: Marks | None) -> bytes:
    from honjin.sheets.writer import workbook_bytes  # only when somebody wants his orders on paper

    return workbook_bytes(lay_out(known, says, slips, marks), says)


def _rows(taken: Taken, says: Words) -> list[SheetRow]:
    return [SheetRow(tab_name(says, tab), id, reason(says, refusal)) for (tab, id), refusal in taken.refused]
