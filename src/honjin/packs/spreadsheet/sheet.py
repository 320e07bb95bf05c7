"""A sheet as its owner filled it in: lines of cells under headings, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec
from xlsxwriter.utility import xl_col_to_name

from honjin.packs.problems import Problem, Wanted, in_english, wanted
from honjin.packs.rows import SourceText
from honjin.packs.spreadsheet.cells import found_in, is_blank, kind_of, normal, parsed

Grid = Sequence[Sequence[object]]

UNREAD = object()
"""Stands for a value that could not be read."""


@dataclass(frozen=True)
class Sheet:
    """The cells of a sheet under their headings, and the list that collects its problems."""

    name: str
    grid: Grid
    problems: list[str]
    places: dict[str, tuple[str, int]] = field(default_factory=dict)
    """The line of each row that was read, by its label."""

    @cached_property
    def columns(self) -> dict[str, int]:
        """The place of each heading; the first counts if it is there twice."""
        headings = [normal(cell) for cell in self.grid[0]] if self.grid else []
        return {heading: headings.index(heading) for heading in headings if heading}

    def demand(self, headings: Iterable[str]) -> None:
        """Note the columns that are missing."""
        missing = [heading for heading in headings if heading not in self.columns]
        self.problems.extend(
            Problem(f"{self.name}: the column {heading} is missing", "column", {"heading": heading}, sheet=self.name)
            for heading in missing
        )

    def lines(self, headings: Sequence[str]) -> Iterator[SheetLine]:
        """The lines below the headings, without those that have nothing in these columns."""
        for number, cells in enumerate(self.grid[1:], start=2):
            line = SheetLine(self, number, cells)
            if not all(is_blank(line.cell(heading)) for heading in headings):
                yield line


@dataclass(frozen=True)
class SheetLine:
    """One line of a sheet."""

    sheet: Sheet
    number: int
    cells: Sequence[object]

    def cell(self, heading: str) -> object:
        """The cell under a heading; blank where there is none."""
        place = self.sheet.columns.get(heading, len(self.cells))
        return self.cells[place] if place < len(self.cells) else ""

    def read(self, heading: str, declared: Any) -> Any:
        """The value under a heading; notes a problem and gives UNREAD when it is not as declared."""
        if heading not in self.sheet.columns:
            return UNREAD
        cell, kind = self.cell(heading), kind_of(declared)
        try:
            return msgspec.convert(parsed(cell, kind), declared)
        except ValueError:
            self.note(heading, wanted(kind))
            return UNREAD

    def read_source(self, heading: str) -> str:
        """The text of a source; empty when there is none or it cannot be used."""
        text = "" if is_blank(self.cell(heading)) else self.read(heading, SourceText)
        return "" if text is UNREAD else str(text)

    def note(self, heading: str, wanted: Wanted) -> None:
        """Note that a cell is not as wanted."""
        letters = xl_col_to_name(self.sheet.columns[heading])
        sheet, cell = self.sheet.name, self.cell(heading)
        self.sheet.problems.append(
            Problem(
                f"{sheet}, row {self.number}, column {letters} ({heading}): "
                f"found {found_in(cell)}, expected {in_english(wanted)}",
                "cell-empty" if is_blank(cell) else "cell",
                {"heading": heading, "found": "" if is_blank(cell) else str(cell)[:60].removesuffix(".0")},
                sheet=sheet,
                row=self.number,
                cell=f"{letters}{self.number}",
                wanted=wanted,
            )
        )
