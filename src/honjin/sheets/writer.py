"""An order sheet as the bytes of a workbook: always the same for the same knowledge, and nothing hidden in it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from datetime import datetime
from io import BytesIO
from itertools import groupby
from typing import Any

from xlsxwriter import Workbook
from xlsxwriter.utility import xl_col_to_name, xl_rowcol_to_cell

from honjin.core.order_sheet import REFUSED, Choice, Entry, OnWay, Speech, Tab, Value, Way
from honjin.sheets.book import Book, heading, tab_name

NO_DAY = datetime(1980, 1, 1)
"""A workbook has to say when it was made: the day from which zip files count says nothing."""
MOST_LISTED = 255
"""Letters that a list may have in the rule of a cell; longer ones stand on a tab of their own, in plain sight."""
LISTS = "lists"
OPEN_WIDE, WAY_WIDE, MOST_WIDE = 8, 30, 60
HEAD_HIGH = 32
_TEXT = 49  # the number of the format @, text

Looks = dict[str, Any]


def workbook_bytes(book: Book, says: Speech) -> bytes:
    """The file."""
    memory = BytesIO()
    file = Workbook(memory, {"in_memory": True})
    file.set_properties({"title": book.title, "created": NO_DAY})
    looks = _looks(file)
    lists = _Lists(tab_name(says, LISTS))
    sheets = [_write_tab(file, looks, lists, book, tab, says) for tab in book.tabs]
    lists.write(file, looks, book)
    sheets[0].activate()
    file.close()
    return memory.getvalue()


def _looks(file: Any) -> Looks:
    """White is what may be written, grey and locked is all else."""
    frame = {"border": 1, "border_color": "#BFBFBF", "valign": "top", "num_format": _TEXT}
    grey = frame | {"bg_color": "#E4E4E4", "text_wrap": True}
    head = frame | {"bold": True, "text_wrap": True, "font_color": "#FFFFFF"}
    return {
        "head": file.add_format(head | {"bg_color": "#1F3A5F"}),
        "open head": file.add_format(head | {"bg_color": "#7A1F1F"}),
        "known": file.add_format(grey),
        "open": file.add_format(frame | {"bg_color": "#FFFFFF", "locked": False}),
        "refused": file.add_format(grey | {"bold": True, "font_color": "#9C0006"}),
    }


def _write_tab(file: Any, looks: Looks, lists: _Lists, book: Book, tab: Tab, says: Speech) -> Any:
    sheet = file.add_worksheet(tab_name(says, tab.id))
    open_columns = {column for row in tab.rows for column in row.entries}
    heads = [heading(says, column) for column in tab.columns]
    sheet.set_row(0, HEAD_HIGH)
    for at, column in enumerate(tab.columns):
        sheet.write_string(0, at, heads[at], looks["open head" if column in open_columns else "head"])
        texts = [str(row.values.get(column, "")) for row in tab.rows]
        longest = max((_width(text) for text in texts), default=0)
        longest_word = max(_width(word) for word in heads[at].split())
        way = any(isinstance(row.entries.get(column), Way) for row in tab.rows)
        least = WAY_WIDE if way else OPEN_WIDE if column in open_columns else 4
        sheet.set_column(at, at, min(max(longest, longest_word + 1, least), MOST_WIDE) + 1)
    for number, row in enumerate(tab.rows, 1):
        for at, column in enumerate(tab.columns):
            look = "open" if column in row.entries else "refused" if column == REFUSED else "known"
            _write_cell(sheet, number, at, row.values.get(column, ""), looks[look])
    for at, column in enumerate(tab.columns):
        for first, last, entry in _runs([row.entries.get(column) for row in tab.rows]):
            rule = _rule(entry, first, at, tab, lists, says)
            if rule is not None:
                sheet.data_validation(first, at, last, at, rule)
    sheet.freeze_panes(1, min(2, len(tab.columns)))
    _seal(sheet, book)
    return sheet


def _seal(sheet: Any, book: Book) -> None:
    """Lock all that is not open, and let it be printed: across the page, with its name at the head."""
    sheet.protect("", {"format_columns": True, "format_rows": True})
    sheet.set_landscape()
    sheet.set_paper(9)
    sheet.fit_to_pages(1, 0)
    sheet.repeat_rows(0)
    sheet.set_header(f"&L{book.title.replace('&', '&&')}&R&A")
    sheet.set_footer("&R&P / &N")
    sheet.ignore_errors({"number_stored_as_text": "A1:AZ2000"})


def _write_cell(sheet: Any, row: int, column: int, value: Value, look: Any) -> None:
    """Text is written as text, so that nothing in it can pass for a formula."""
    if isinstance(value, str):
        sheet.write_string(row, column, value, look) if value else sheet.write_blank(row, column, None, look)
    else:
        sheet.write_number(row, column, value, look)


def _runs(entries: Sequence[Entry | None]) -> Iterator[tuple[int, int, Entry]]:
    """Rows one below the other that may hold the same, counted from 1."""
    at = 1
    for entry, alike in groupby(entries):
        count = len(list(alike))
        if entry is not None:
            yield at, at + count - 1, entry
        at += count


def _rule(entry: Entry, row: int, column: int, tab: Tab, lists: _Lists, says: Speech) -> dict[str, Any] | None:
    """What the spreadsheet program lets into a cell, with a drop-down where there is a choice."""
    if isinstance(entry, Choice):
        offers = entry.offers or tuple(entry.names)
        rule: dict[str, Any] = {"validate": "list", "source": lists.source(offers)}
        if entry.offers:
            return rule | {"show_error": False}
        return rule | {"error_title": heading(says, tab.columns[column])[:32], "error_message": says.text("sheet-pick")}
    if isinstance(entry, OnWay):
        way, place = xl_rowcol_to_cell(row, tab.columns.index(entry.column)), xl_rowcol_to_cell(row, column)
        ahead = f'TRIM(MID(TRIM({way}),FIND(" ",TRIM({way})&" "),999))'
        formula = f'=ISNUMBER(SEARCH(" "&TRIM({place})&" "," "&{ahead}&" "))'
        return {"validate": "custom", "value": formula, "error_message": says.text("sheet-on-way")}
    return None


class _Lists:
    """Lists that are too long for the rule of a cell: a column each, on a tab that everybody sees."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._columns: dict[tuple[str, ...], int] = {}

    def source(self, names: tuple[str, ...]) -> list[str] | str:
        """What the rule of a cell names: the list itself, or where it stands."""
        if len(",".join(names)) <= MOST_LISTED and not any("," in name or '"' in name for name in names):
            return list(names)
        column = xl_col_to_name(self._columns.setdefault(names, len(self._columns)), True)
        return f"='{self._name}'!{column}$1:{column}${len(names)}"

    def write(self, file: Any, looks: Looks, book: Book) -> None:
        if not self._columns:
            return
        sheet = file.add_worksheet(self._name)
        for names, column in self._columns.items():
            sheet.set_column(column, column, max(map(_width, names)) + 2)
            for row, name in enumerate(names):
                sheet.write_string(row, column, name, looks["known"])
        _seal(sheet, book)


def _width(text: str) -> int:
    """How wide a text is, in letters: those of Japanese are two wide."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
