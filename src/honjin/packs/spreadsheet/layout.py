"""What stands where in a game's workbook, for writer and reader alike: sheets, columns, headings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Generic, TypeVar

import msgspec

from honjin.packs.rows import Row, sourced_fields

P = TypeVar("P", bound=msgspec.Struct)
R = TypeVar("R", bound=Row)

Listed = tuple[str, Row]
"""A row with the name of its variant, which is empty for the values in use."""
Setting = tuple[Any, str]
"""A single value and its source."""

SETTINGS_HEADINGS = ["setting", "value", "source", "meaning"]


@dataclass(frozen=True)
class Table:
    """A sheet with one row of the pack on each line."""

    sheet: str
    kind: type[Row]
    has_variants: bool = False
    only_variants: bool = False

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields that have a column, in the order of the columns."""
        return tuple(name for name in self.kind.__struct_fields__ if name not in ("source", *self.kind.unlisted))

    @property
    def headings(self) -> list[str]:
        """The headings: each value, and beside it its source."""
        sourced = sourced_fields(self.kind)
        beside = [[heading_of(name), *([source_heading_of(name)] if name in sourced else [])] for name in self.fields]
        return ["variant"] * self.has_variants + [heading for pair in beside for heading in pair]


@dataclass(frozen=True, eq=False)
class Layout(Generic[P]):
    """The workbook of one game: what its sheets are, and how a pack goes into them and comes out again."""

    title: str
    readme: str
    """The first sheet. A line that begins with # is a title, with ## a heading, with ! tinted."""
    created: datetime
    """Written into the file, so that the same pack always gives the same file."""
    tables: tuple[Table, ...]
    settings_sheet: str
    settings: Mapping[str, tuple[type[Row], str]]
    """The single values: the kind of row each belongs to, and what it means."""
    standard_pack: Callable[[], P]
    listed_rows: Callable[[P], dict[str, list[Listed]]]
    """The rows of each sheet; those in use come before their variants."""
    setting_rows: Callable[[P], dict[type[Row], Row]]
    """The rows that hold the single values, by their kind."""
    assemble: Callable[[Mapping[str, list[Listed]], Mapping[str, Setting]], P]
    """The pack made of the rows of each sheet and of the single values."""
    check_pack: Callable[[P], list[str]]
    """Every problem of a pack, in words for its owner."""

    @property
    def sheets(self) -> tuple[str, ...]:
        """The names of the sheets that a pack needs."""
        return (*(table.sheet for table in self.tables), self.settings_sheet)


def heading_of(name: str) -> str:
    """The heading of the column of a field."""
    return name.replace("_", " ")


def source_heading_of(name: str) -> str:
    """The heading of the column with the source of a field."""
    return f"{heading_of(name)} source"


def named(variants: Mapping[str, Iterable[Row]]) -> list[Listed]:
    """The rows of all variants, each with the name of its own."""
    return [(name, row) for name, rows in variants.items() for row in rows]


def in_use(kind: type[R], listed: list[Listed], variant: str = "") -> tuple[R, ...]:
    """The rows of one variant; by default those in use."""
    return tuple(row for name, row in listed if name == variant and isinstance(row, kind))


def by_variant(kind: type[R], listed: list[Listed]) -> dict[str, tuple[R, ...]]:
    """The rows of each variant by its name."""
    return {name: in_use(kind, listed, name) for name, _ in listed if name}


def settings_of(kind: type[Row], settings: Mapping[str, Setting]) -> dict[str, Any]:
    """The single values that belong to a kind of row, as its fields."""
    own = {name: setting for name, setting in settings.items() if name in sourced_fields(kind)}
    values = {name: value for name, (value, _) in own.items()}
    return values | {"source": {name: source for name, (_, source) in own.items()}}
