"""The sheet with one single value on each line, read back."""

from __future__ import annotations

from typing import Any

from honjin.packs.problems import Problem, Wanted
from honjin.packs.rows import field_types
from honjin.packs.spreadsheet.cells import normal
from honjin.packs.spreadsheet.layout import Layout, Setting
from honjin.packs.spreadsheet.sheet import UNREAD, Sheet
from honjin.packs.spreadsheet.sources import kept_or_owners


def read_settings(layout: Layout[Any], sheet: Sheet) -> dict[str, Setting]:
    """The settings of the sheet that can be read."""
    sheet.demand(["setting", "value"])
    if "setting" not in sheet.columns:
        return {}
    settings, standard = layout.settings, standard_settings(layout)
    found: dict[str, Setting] = {}
    for line in sheet.lines(["setting", "value"]):
        name = normal(line.cell("setting")).replace(" ", "_")
        if name not in settings or name in found:
            line.note("setting", Wanted("once", {"values": ", ".join(settings)}))
            continue
        value = line.read("value", field_types(settings[name][0])[name])
        found[name] = standard[name]
        if value is not UNREAD:
            old, source = standard[name]
            found[name] = (value, kept_or_owners(source, value != old, line.read_source("source")))
    sheet.problems.extend(
        Problem(f"{sheet.name}: the setting {name} is missing", "setting", {"setting": name}, sheet=sheet.name)
        for name in settings
        if name not in found
    )
    return found


def standard_settings(layout: Layout[Any]) -> dict[str, Setting]:
    """The settings of the standard pack, each with its source."""
    rows = layout.setting_rows(layout.standard_pack())
    return {name: (getattr(rows[kind], name), rows[kind].source[name]) for name, (kind, _) in layout.settings.items()}
