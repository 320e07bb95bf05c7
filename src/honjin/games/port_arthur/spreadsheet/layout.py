"""What stands where in the workbook, for writer and reader alike: sheets, columns, headings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from honjin.games.port_arthur.pack import (
    Border,
    Box,
    ControlPoints,
    Link,
    Pack,
    Port,
    Row,
    ShipCard,
    Tracks,
    Zone,
    ZonePoints,
    sourced_fields,
)

Listed = tuple[str, Row]
"""A row with the name of its variant, which is empty for the values in use."""


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
        return tuple(name for name in self.kind.__struct_fields__ if name not in ("source", "history"))

    @property
    def headings(self) -> list[str]:
        """The headings: each value, and beside it its source."""
        sourced = sourced_fields(self.kind)
        beside = [[heading_of(name), *([source_heading_of(name)] if name in sourced else [])] for name in self.fields]
        return ["variant"] * self.has_variants + [heading for pair in beside for heading in pair]


TABLES = (
    Table("ships", ShipCard),
    Table("zones", Zone),
    Table("borders", Border),
    Table("ports", Port),
    Table("control points", ZonePoints, has_variants=True),
    Table("manchuria", Box),
    Table("forks", Link, has_variants=True, only_variants=True),
)

SETTINGS_SHEET = "tracks"
SETTINGS: dict[str, tuple[type[Row], str]] = {
    "turns": (Tracks, "turns of a game"),
    "armies": (Tracks, "wooden armies"),
    "cp_min": (Tracks, "the Russian end of the control point track, below 0"),
    "cp_max": (Tracks, "the Japanese end of the control point track"),
    "cp_start": (Tracks, "where the marker starts; 0 is the centre box"),
    "by_count": (ControlPoints, "control points for none, one, two ... of the key zones"),
    "transports_sunk": (Tracks, "Russian control points for no, one, two transports sunk"),
    "initiative_start": (Tracks, "the side that begins with the initiative"),
    "initiative_turn": (Tracks, "the turn at whose start Russia receives the initiative"),
}
SETTINGS_HEADINGS = ["setting", "value", "source", "meaning"]
SHEETS = (*(table.sheet for table in TABLES), SETTINGS_SHEET)


def heading_of(name: str) -> str:
    """The heading of the column of a field."""
    return name.replace("_", " ")


def source_heading_of(name: str) -> str:
    """The heading of the column with the source of a field."""
    return f"{heading_of(name)} source"


def listed_rows(pack: Pack) -> dict[str, list[Listed]]:
    """The rows of each sheet; those in use come before their variants."""
    points = pack.control_points
    return {
        "ships": [("", row) for row in pack.ships],
        "zones": [("", row) for row in pack.zones],
        "borders": [("", row) for row in pack.borders],
        "ports": [("", row) for row in pack.ports],
        "control points": [("", row) for row in points.single] + _with_names(points.variants),
        "manchuria": [("", row) for row in pack.boxes],
        "forks": _with_names(pack.forks),
    }


def setting_rows(pack: Pack) -> dict[type[Row], Row]:
    """The rows of a pack that hold the single values, by their kind."""
    return {Tracks: pack.tracks, ControlPoints: pack.control_points}


def _with_names(variants: Mapping[str, Iterable[Row]]) -> list[Listed]:
    """The rows of all variants, each with the name of its own."""
    return [(name, row) for name, rows in variants.items() for row in rows]
