"""Where packs come from: the one that comes with the program, and those kept in records."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from honjin.games.storm.pack import Pack
from honjin.games.storm.pack_checks import ensure
from honjin.packs.loading import decode_pack, read_data


@cache
def standard_pack() -> Pack:
    """The pack that comes with the program."""
    data = read_data(__package__, "map.toml", "track.toml", "units.toml", "variants.toml")
    units = [unit for formation in data.pop("formations") for unit in _units(formation)]
    variants = {name: [row for rows in rows_of for row in _each(rows)] for name, rows_of in data["variants"].items()}
    return ensure(msgspec.convert(data | {"units": units, "variants": variants}, Pack))


def read_pack(data: bytes) -> Pack:
    """The pack that `to_json` wrote; raises PackError when it is none or does not hold together."""
    return ensure(decode_pack(data, Pack, "Storm over Port Arthur"))


def _units(formation: dict[str, Any]) -> list[dict[str, Any]]:
    """The units of a formation, each with what the formation says for all of them."""
    shared = {field: value for field, value in formation.items() if field != "units"}
    return [{**shared, **unit, "source": formation["source"] | unit.get("source", {})} for unit in formation["units"]]


def _each(rows: dict[str, Any]) -> list[dict[str, Any]]:
    """The other values of a variant that several things share, one row for each thing."""
    shared = {field: value for field, value in rows.items() if field != "things"}
    return [{"thing": thing, **shared} for thing in rows["things"]]
