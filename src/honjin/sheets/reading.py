"""A workbook that came back, read against the sheet that is open: only its open columns count, in any language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from honjin.core.decision import Refusal, Side
from honjin.core.errors import SheetRefused
from honjin.core.form import Slip, read_slips
from honjin.core.order_sheet import Choice, Filled, Place, Row, Speech, Unreadable, alike
from honjin.sheets.book import ALWAYS, DONE, NO, TURN, YES, Book, Known, Marks, heading, lay_out, tab_name
from honjin.sheets.reader import Grids

RowId = tuple[str, str]
"""The tab and the id of a row."""


class Taken(msgspec.Struct, frozen=True):
    """What came of a sheet: the slips that can stand, the rows that cannot and why, and whether its writer has done.

    `always` says whether these are his standing orders from now on; None leaves those that he has.
    """

    slips: tuple[Slip, ...]
    refused: tuple[tuple[RowId, Refusal], ...]
    typed: dict[Place, str]
    done: bool
    always: bool | None = None

    def marks(self, says: Speech) -> Marks:
        """The refused rows as they are given back: what was typed, and the reason."""
        reasons: dict[RowId, list[str]] = {}
        for row, refusal in self.refused:
            reasons.setdefault(row, []).append(reason(says, refusal))
        typed = {place: text for place, text in self.typed.items() if place[:2] in reasons}
        return Marks(typed, {row: " ".join(dict.fromkeys(texts)) for row, texts in reasons.items()})


def reason(says: Speech, refusal: Refusal) -> str:
    """Why a row cannot stand, with its rule."""
    facts = {"why": says.text(f"why-{refusal.why}", refusal.facts), "rule": says.rule(refusal.rule)}
    return says.text("sheet-reason", facts).strip()


def read_sheet(known: Known, grids: Grids, tongues: Sequence[Speech]) -> Taken:
    """The orders in a workbook, each through the gate of the form beside those before it.

    Raises SheetRefused for a sheet that is not of this match, side and step: then nothing of it counts.
    """
    # Nothing that was told stands in an open cell.
    unheard = msgspec.structs.replace(known, told=())
    books = [lay_out(unheard, says) for says in tongues]
    open_book = _Open(books, tongues)
    head = _checked_head(known, open_book, grids, tongues)
    filled = [row for tab in books[0].tabs[1:] for row in open_book.rows(tab.id, grids)]
    slips: list[Slip] = []
    places: list[RowId] = []
    refused: list[tuple[RowId, Refusal]] = []
    for row in filled:
        try:
            found = known.layout.slips(known.setting, known.decision, row)
        except Unreadable as error:
            refused.append(((row.tab, row.id), error.refusal))
            continue
        slips += found
        places += [(row.tab, row.id)] * len(found)
    form = known.decision.form
    assert form is not None
    draft, others = read_slips(form, slips)
    refused += [(places[at], refusal) for at, refusal in others.items()]
    typed = {(row.tab, row.id, column): text for row in filled for column, text in row.cells.items()}
    meant = {
        column: open_book.meaning((TURN, known.stamp.match, column), head.get(column, "")) for column in (DONE, ALWAYS)
    }
    always = {YES: True, NO: False}.get(meant[ALWAYS])
    return Taken(tuple(draft.slips), tuple(refused), typed, meant[DONE] == YES, always)


class Said(msgspec.Struct, frozen=True):
    """What a workbook says it belongs to. Nobody has checked it."""

    match: str
    side: Side
    question: str


def stamp_said(grids: Grids, tongues: Sequence[Speech], sides: Iterable[Side]) -> Said:
    """The match, the side and the question that a workbook names, in any language; raises SheetRefused for none."""
    tabs = {alike(tab_name(says, TURN)) for says in tongues}
    grid = next((grid for name, grid in grids.items() if alike(name) in tabs), [])
    heads = {alike(heading(says, column)): column for says in tongues for column in ("match", "sheet", "side")}
    line = zip(grid[0], grid[1], strict=False) if len(grid) > 1 else ()
    said = {heads[alike(head)]: text for head, text in line if alike(head) in heads}
    if "match" not in said or "sheet" not in said:
        raise SheetRefused("sheet-no-orders")
    names = {alike(says.name("side", side)): side for says in tongues for side in sides}
    side = names.get(alike(said.get("side", "")))
    if side is None:
        raise SheetRefused("sheet-other-side")
    return Said(said["match"], side, said["sheet"])


def _checked_head(known: Known, book: _Open, grids: Grids, tongues: Sequence[Speech]) -> dict[str, str]:
    """The line of the first tab; a sheet that was made for something else is refused."""
    head = next(iter(book.lines(TURN, grids)), {})
    stamp = known.stamp
    if "match" not in head or "sheet" not in head:
        raise SheetRefused("sheet-no-orders")
    if head["match"] != stamp.match:
        raise SheetRefused("sheet-other-match", found=head["match"][:60], wanted=stamp.match)
    if alike(head.get("side", "")) not in {alike(says.name("side", stamp.side)) for says in tongues}:
        raise SheetRefused("sheet-other-side")
    if head["sheet"] != stamp.question:
        raise SheetRefused("sheet-late")
    return head


class _Open:
    """What the tabs and columns of the open sheet are called in each language, and what may stand in its cells."""

    def __init__(self, books: Sequence[Book], tongues: Sequence[Speech]) -> None:
        self._tabs: dict[str, set[str]] = {}
        self._columns: dict[str, dict[str, str]] = {}
        self._meanings: dict[Place, dict[str, str]] = {}
        self._known: dict[Place, set[str]] = {}
        """What stands in cells that are not open, though their columns are."""
        self._open = {
            tab.id: tuple(dict.fromkeys(column for row in tab.rows for column in row.entries)) for tab in books[0].tabs
        }
        self._ids = {tab.id: tab.columns[0] for tab in books[0].tabs}
        for book, says in zip(books, tongues, strict=True):
            for tab in book.tabs:
                self._tabs.setdefault(tab.id, set()).add(alike(tab_name(says, tab.id)))
                columns = self._columns.setdefault(tab.id, {})
                for column in tab.columns:
                    columns.setdefault(alike(heading(says, column)), column)
                for row in tab.rows:
                    self._note(tab.id, row)

    def _note(self, tab: str, row: Row) -> None:
        for column in self._open[tab]:
            place, entry = (tab, row.id, column), row.entries.get(column)
            if entry is None:
                self._known.setdefault(place, set()).add(alike(str(row.values.get(column, ""))))
            elif isinstance(entry, Choice):
                meanings = self._meanings.setdefault(place, {})
                for name, id in entry.names.items():
                    meanings.setdefault(alike(name), id)
                    meanings.setdefault(alike(id), id)

    def meaning(self, place: Place, text: str) -> str:
        """What a text in a cell stands for."""
        return self._meanings.get(place, {}).get(alike(text), text)

    def lines(self, tab: str, grids: Grids) -> Iterable[dict[str, str]]:
        """The lines of a tab below its headings, by column; none where the tab is missing."""
        grid = next((grid for name, grid in grids.items() if alike(name) in self._tabs[tab]), [])
        heads = [self._columns[tab].get(alike(text), "") for text in grid[0]] if grid else []
        for cells in grid[1:]:
            line: dict[str, str] = {}
            for column, text in zip(heads, cells, strict=False):
                line.setdefault(column, text)
            yield line

    def rows(self, tab: str, grids: Grids) -> Iterable[Filled]:
        """The rows of a tab in whose open columns somebody has written.

        What he wrote into a cell that is locked counts too, so that he hears why it cannot stand.
        """
        for line in self.lines(tab, grids) if self._open[tab] else ():
            id = line.get(self._ids[tab], "")
            cells = {
                column: text
                for column in self._open[tab]
                if (text := line.get(column, "")) and alike(text) not in self._known.get((tab, id, column), ())
            }
            if cells:
                meanings = {column: self._meanings.get((tab, id, column), {}) for column in cells}
                yield Filled(tab, id, cells, meanings)
