"""Where packs come from: the one that comes with the program, and those kept in records."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from honjin.core.errors import HonjinError
from honjin.games.storm.pack import Pack


@cache
def standard_pack() -> Pack:
    """The pack that comes with the program."""
    data: dict[str, Any] = {}
    for name in ("map.toml", "track.toml", "units.toml"):
        data |= tomllib.loads((files(__package__) / "data" / name).read_text(encoding="utf-8"))
    plain = {
        "areas": [_row(row) for row in data["areas"]],
        "units": [unit for formation in data["formations"] for unit in _units(formation)],
        "turns": [_row(row) for row in data["turns"]],
        "garrisons": [_row(row) for row in data["garrisons"]],
        "stack": data["limits"]["stack"]["value"],
    }
    return msgspec.convert(plain, Pack)


def read_pack(data: bytes) -> Pack:
    """The pack that `to_json` wrote."""
    try:
        return msgspec.json.decode(data, type=Pack)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise HonjinError(f"this is not a data pack of Storm over Port Arthur: {error}") from error


def _row(row: dict[str, Any]) -> dict[str, Any]:
    """A row in which each `{ value, source }` pair became a value and an entry of `source`."""
    pairs = {field: pair for field, pair in row.items() if isinstance(pair, dict)}
    return {
        **{field: value for field, value in row.items() if field not in pairs},
        **{field: pair["value"] for field, pair in pairs.items()},
        "source": {field: pair["source"] for field, pair in pairs.items()},
    }


def _units(formation: dict[str, Any]) -> list[dict[str, Any]]:
    """The units of a formation, each with what the formation says for all of them."""
    shared = {field: value for field, value in formation.items() if field not in ("units", "values")}
    return [{**shared, **formation["values"], **unit} for unit in formation["units"]]
