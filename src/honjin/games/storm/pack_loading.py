"""Where packs come from: the one that comes with the program, those before it, and those kept in records."""

from __future__ import annotations

from typing import Any

from honjin.games.storm.pack import Pack
from honjin.games.storm.pack_checks import check_pack
from honjin.packs.loading import PackSource


def _unfold(data: dict[str, Any]) -> dict[str, Any]:
    """The units one by one, and the other values of each variant."""
    units = [unit for formation in data.pop("formations") for unit in _units(formation)]
    variants = {name: [row for rows in rows_of for row in _each(rows)] for name, rows_of in data["variants"].items()}
    return data | {"units": units, "variants": variants}


def _units(formation: dict[str, Any]) -> list[dict[str, Any]]:
    """The units of a formation, each with what the formation says for all of them."""
    shared = {field: value for field, value in formation.items() if field != "units"}
    return [{**shared, **unit, "source": formation["source"] | unit.get("source", {})} for unit in formation["units"]]


def _each(rows: dict[str, Any]) -> list[dict[str, Any]]:
    """The other values of a variant that several things share, one row for each thing."""
    shared = {field: value for field, value in rows.items() if field != "things"}
    return [{"thing": thing, **shared} for thing in rows["things"]]


PACKS = PackSource(
    kind=Pack,
    title="Storm over Port Arthur",
    package=__package__,
    files=("map.toml", "track.toml", "units.toml", "variants.toml"),
    check=check_pack,
    unfold=_unfold,
)
standard_pack, read_pack = PACKS.standard, PACKS.read
