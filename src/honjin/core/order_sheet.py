"""An order sheet on paper: the tabs of a workbook, their rows, and what may stand in the cells still to be filled in.

Nothing but data: a game lays it out from what one side knows (`Look.order_sheet`, else `sheets/plain.py`), and `sheets`
writes and reads the files.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from honjin.core.decision import Decision, Refusal
from honjin.core.form import Slip
from honjin.core.telling import Told
from honjin.core.textboard import Speech as BoardSpeech

Value = str | int | float
Place = tuple[str, str, str]
"""A cell: the tab, the id of its row, the column."""

REFUSED = "refused"
"""The column that says why an order could not stand."""


class Speech(BoardSpeech, Protocol):
    """The words of a language, as far as an order sheet needs them."""

    def of(self, prefix: str, value: msgspec.Struct, more: dict[str, Any] | None = None) -> str:
        """The message for an event or a slip."""
        ...

    def rule(self, section: str) -> str:
        """How a section of the rulebook is cited."""
        ...


# What may stand in a cell


class Choice(msgspec.Struct, frozen=True):
    """One of these: what is shown, and what it stands for.

    With `offers` the list only proposes, and a cell may hold several of the names, each with a number.
    """

    names: dict[str, str]
    offers: tuple[str, ...] = ()


class Way(msgspec.Struct, frozen=True):
    """Places one after the other, with spaces between them."""


class OnWay(msgspec.Struct, frozen=True):
    """A place on the way in another column of the row, its start left out."""

    column: str


Entry = Choice | Way | OnWay


class Row(msgspec.Struct, frozen=True):
    """A row of a tab: what stands there, and what may be written into its open cells."""

    id: str
    values: dict[str, Value]
    entries: dict[str, Entry] = {}


class Tab(msgspec.Struct, frozen=True):
    """A tab with its columns from left to right; the first one holds the ids of the rows, if they have any."""

    id: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


# What somebody has written


class Unreadable(Exception):
    """A row whose cells make no order; carries the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.why)
        self.refusal = refusal


class Filled(msgspec.Struct, frozen=True):
    """A row as it came back: the text of each open cell that is not blank, and what names mean there."""

    tab: str
    id: str
    cells: dict[str, str]
    meanings: dict[str, dict[str, str]] = {}

    def of(self, column: str) -> str:
        """What a cell means: one of its choices by its name in any language; other text is left as it is."""
        return self.meaning(column, self.cells.get(column, ""))

    def meaning(self, column: str, text: str) -> str:
        """What a part of a cell means."""
        return self.meanings.get(column, {}).get(alike(text), text)


def alike(text: str) -> str:
    """A name in one spelling, however it was typed."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().replace("_", " ").split())


def choice(named: Iterable[tuple[str, str]]) -> Choice:
    """A choice of ids by their names; where two have the same name, the id is added."""
    pairs = list(named)
    spelt = [alike(name) for name, _ in pairs]
    return Choice({name if spelt.count(alike(name)) == 1 else f"{name} ({id})": id for name, id in pairs})


class OrderSheet(Protocol):
    """A module of these functions, the game's own or that of a game without a layout (`sheets/plain.py`)."""

    def head(self, setting: Any, view: Any, decision: Decision, says: Speech, /) -> Mapping[str, Value]:
        """Where the match stands, for the first tab: columns and what is in them; `step` says what is asked."""
        ...

    def tabs(self, setting: Any, view: Any, decision: Decision, told: Sequence[Told], says: Speech, /) -> Sequence[Tab]:
        """All that the side knows, with the cells of the open step still blank."""
        ...

    def cells(self, setting: Any, decision: Decision, slips: Sequence[Slip], says: Speech, /) -> Mapping[Place, str]:
        """What stands in the open cells when these slips are written."""
        ...

    def slips(self, setting: Any, decision: Decision, row: Filled, /) -> Sequence[Slip]:
        """The orders in a row; raises Unreadable where it makes none."""
        ...
