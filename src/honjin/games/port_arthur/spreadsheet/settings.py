"""The sheet with one single value on each line, read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from honjin.games.port_arthur.pack import Row, field_types
from honjin.games.port_arthur.pack_loading import standard_pack
from honjin.games.port_arthur.spreadsheet.cells import normal
from honjin.games.port_arthur.spreadsheet.layout import SETTINGS, setting_rows
from honjin.games.port_arthur.spreadsheet.sheet import UNREAD, Sheet
from honjin.games.port_arthur.spreadsheet.sources import kept_or_owners

Setting = tuple[Any, str]
"""A value and its source."""


def read_settings(sheet: Sheet) -> dict[str, Setting]:
    """The settings of the sheet that can be read."""
    sheet.demand(["setting", "value"])
    if "setting" not in sheet.columns:
        return {}
    standard = standard_settings()
    found: dict[str, Setting] = {}
    for line in sheet.lines(["setting", "value"]):
        name = normal(line.cell("setting")).replace(" ", "_")
        if name not in SETTINGS or name in found:
            line.note("setting", "one of " + ", ".join(SETTINGS) + ", each once")
            continue
        value = line.read("value", field_types(SETTINGS[name][0])[name])
        found[name] = standard[name]
        if value is not UNREAD:
            old, source = standard[name]
            found[name] = (value, kept_or_owners(source, value != old, line.read_source("source")))
    sheet.problems.extend(f"{sheet.name}: the setting {name} is missing" for name in SETTINGS if name not in found)
    return found


def standard_settings() -> dict[str, Setting]:
    """The settings of the standard pack, each with its source."""
    rows = setting_rows(standard_pack())
    return {name: (getattr(rows[kind], name), rows[kind].source[name]) for name, (kind, _) in SETTINGS.items()}


def settings_of(kind: type[Row], settings: Mapping[str, Setting]) -> dict[str, Any]:
    """The settings that belong to a kind of row, as its fields."""
    own = [name for name in SETTINGS if SETTINGS[name][0] is kind]
    return {name: settings[name][0] for name in own} | {"source": {name: settings[name][1] for name in own}}
