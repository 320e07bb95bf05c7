"""The workbook of one side for the open step, put together: its first tab, the tabs of the game, what is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from honjin.core.decision import Decision, Side
from honjin.core.form import Slip
from honjin.core.game import Game
from honjin.core.order_sheet import REFUSED, Choice, Entry, OrderSheet, Place, Row, Speech, Tab, Value, Way, choice
from honjin.core.telling import Told
from honjin.sheets import plain

TURN = "turn"
"""The first tab: which sheet this is, and whether its writer has done."""
DONE = "done"
ALWAYS = "always"
"""On the first tab: whether the orders of this sheet are to be standing orders."""
YES, NO = "yes", "no"


class Stamp(msgspec.Struct, frozen=True):
    """What a sheet belongs to: the match, the side, and the side's own mark of the question that is open."""

    match: str
    side: Side
    question: str
    closes: str = ""
    """When the step closes, in words; empty if nobody has said."""


class Marks(msgspec.Struct, frozen=True):
    """What came back and could not be taken: the cells as they were typed, and the reasons by row."""

    typed: dict[Place, str] = {}
    refused: dict[tuple[str, str], str] = {}


class Book(msgspec.Struct, frozen=True):
    """A workbook before it is a file: a title for the head of a printed page, and the tabs."""

    title: str
    tabs: tuple[Tab, ...]


class Known(msgspec.Struct, frozen=True):
    """All that a sheet is made of: what one side knows, and nothing else."""

    game: Game
    setting: Any
    view: Any
    decision: Decision
    told: Sequence[Told]
    stamp: Stamp

    @property
    def layout(self) -> OrderSheet:
        """The game's own layout, else the plain one."""
        return self.game.look.order_sheet or plain.PlainSheet(self.game.look.kinds)


def lay_out(
    known: Known, says: Speech, slips: Sequence[Slip] = (), marks: Marks | None = None, *, done: bool = False
) -> Book:
    """The workbook in a language, with these slips written and these marks made."""
    marks = marks or Marks()
    layout, setting, decision = known.layout, known.setting, known.decision
    head = layout.head(setting, known.view, decision, says)
    written = {**layout.cells(setting, decision, slips, says), **marks.typed}
    tabs = [_filled(tab, written, marks) for tab in layout.tabs(setting, known.view, decision, known.told, says)]
    turn = [f"{heading(says, TURN)} {head[TURN]}"] if TURN in head else []
    title = says.text("sheet-title", {"side": known.stamp.side, "where": " · ".join([*turn, str(head["step"])])})
    return Book(title, (_turn_tab(known, says, head, done=done), *tabs))


def _turn_tab(known: Known, says: Speech, head: Mapping[str, Value], *, done: bool) -> Tab:
    stamp = known.stamp
    yes = says.text("sheet-yes")
    values: dict[str, Value] = {
        "match": stamp.match,
        "sheet": stamp.question,
        "side": says.name("side", stamp.side),
        **head,
        "closes": stamp.closes,
        DONE: yes if done else "",
    }
    entries: dict[str, Entry] = {DONE: yes_or_no(says)}
    if known.decision.form is not None and known.decision.form.recurs:
        values[ALWAYS], entries[ALWAYS] = "", yes_or_no(says)
    return Tab(TURN, tuple(values), (Row(stamp.match, values, entries),))


def yes_or_no(says: Speech) -> Choice:
    """A cell that says yes or no."""
    return choice([(says.text("sheet-yes"), YES), (says.text("sheet-no"), NO)])


def _filled(tab: Tab, written: Mapping[Place, str], marks: Marks) -> Tab:
    """A tab with what is written in its open cells, and with the reasons of what could not stand."""
    rows = []
    for row in tab.rows:
        found = {column: text for column in tab.columns if (text := written.get((tab.id, row.id, column), ""))}
        # What was typed into a locked cell can be taken out of it again.
        entries = {**{column: Way() for column in found}, **row.entries} if found else row.entries
        if REFUSED in tab.columns and (why := marks.refused.get((tab.id, row.id))):
            found[REFUSED] = why
        rows.append(Row(row.id, {**row.values, **found}, entries) if found else row)
    return msgspec.structs.replace(tab, rows=tuple(rows))


def tab_name(says: Speech, tab: str) -> str:
    """What a tab is called."""
    return says.text(f"sheet-tab-{tab}")


def heading(says: Speech, column: str) -> str:
    """What stands over a column."""
    id = f"sheet-head-{column}"
    return says.text(id) if says.has(id) else says.text(f"cell-{column}")
