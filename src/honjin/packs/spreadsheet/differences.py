"""How a pack differs from another, told as its workbook has it: sheet, line, column, one value and the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from honjin.packs.rows import Row
from honjin.packs.spreadsheet.cells import shown
from honjin.packs.spreadsheet.layout import Layout, Listed, Table, heading_of

NEW, GONE = "new", "gone"


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """One value that differs, or a whole line (`whole`) that only one of the packs has."""

    sheet: str
    variant: str
    line: str
    """The id of the line, or of what it is about."""
    what: str = ""
    """What a line of the sheet is, such as ship; empty on the sheet of single values."""
    name: str = ""
    """What the pack calls it."""
    battle: str = ""
    """The battle that it is about, or else its variant: where a title has several, those name their lines."""
    column: str = ""
    standard: str = ""
    here: str = ""
    whole: str = ""


def differences(layout: Layout[Any], standard: Any, pack: Any) -> list[Difference]:
    """Everything in which a pack differs from the standard one, sheet by sheet; sources are no values."""
    before, after = layout.listed_rows(standard), layout.listed_rows(pack)
    found = [one for table in layout.tables for one in _in_table(table, before[table.sheet], after[table.sheet])]
    return [*found, *_in_settings(layout, standard, pack)]


def _in_table(table: Table, before: list[Listed], after: list[Listed]) -> Iterator[Difference]:
    old = {(variant, row.identity): row for variant, row in before}
    new = {(variant, row.identity): row for variant, row in after}
    for key in dict.fromkeys((*old, *new)):
        one, other = old.get(key), new.get(key)
        row = other or one
        assert row is not None
        line = " ".join(str(getattr(row, field)) for field in table.kind.keys)
        battle = str(getattr(row, table.kind.battle_in)) if table.kind.battle_in else key[0]
        place = Difference(table.sheet, key[0], line, table.kind.what, _name_of(row), battle)
        if one is None or other is None:
            yield msgspec.structs.replace(place, whole=NEW if one is None else GONE)
            continue
        for field in table.fields:
            was, now = getattr(one, field), getattr(other, field)
            if was != now and field not in table.kind.keys:
                values = {"standard": str(shown(was)), "here": str(shown(now))}
                yield msgspec.structs.replace(place, column=heading_of(field), **values)


def _in_settings(layout: Layout[Any], standard: Any, pack: Any) -> Iterator[Difference]:
    before, after = layout.setting_rows(standard), layout.setting_rows(pack)
    for name, (kind, meaning) in layout.settings.items():
        was, now = getattr(before[kind], name), getattr(after[kind], name)
        if was != now:
            yield Difference(
                layout.settings_sheet, "", name, name=meaning, standard=str(shown(was)), here=str(shown(now))
            )


def _name_of(row: Row) -> str:
    return str(getattr(row, "name", "") or getattr(row, "title", ""))
