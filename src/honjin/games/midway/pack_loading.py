"""Where packs come from: the one that comes with the program, those before it, and those kept in records."""

from __future__ import annotations

from typing import Any

from honjin.games.midway.pack import COMPACT, Pack
from honjin.games.midway.pack_checks import check_pack
from honjin.packs.loading import PackSource


def _unfold(data: dict[str, Any]) -> dict[str, Any]:
    """Ships, squadrons, battalions, turns and lines of the combat table one by one; the rows of each variant."""
    wings = data.pop("wings")
    variants = {name: _variant(name, rows, wings) for name, rows in data["variants"].items()}
    return data | {
        "ships": _members(data.pop("divisions"), "ships"),
        "squadrons": _squadrons(wings, COMPACT),
        "battalions": _members(data.pop("troops"), "battalions"),
        "turns": _members(data.pop("days"), "turns"),
        "combat": _lines(data.pop("combat_table")),
        "variants": variants,
    }


def _variant(name: str, rows: dict[str, Any], wings: list[dict[str, Any]]) -> dict[str, Any]:
    """The squadrons of a variant, its other capacities one for each thing, its lines of the combat table."""
    return {
        "squadrons": _squadrons(wings, name),
        "capacities": [
            {"thing": thing, "capacity": shared["capacity"], "source": shared["source"]}
            for shared in rows.get("capacities", ())
            for thing in shared["things"]
        ],
        "combat": _lines(rows["combat_table"]) if "combat_table" in rows else [],
    }


def _squadrons(wings: list[dict[str, Any]], forces: str) -> list[dict[str, Any]]:
    """The squadrons of some forces."""
    own = [
        {field: value for field, value in wing.items() if field != "forces"}
        for wing in wings
        if forces in wing["forces"]
    ]
    return _members(own, "squadrons")


def _members(formations: list[dict[str, Any]], of: str) -> list[dict[str, Any]]:
    """The members of all formations, each with what its formation says for all of them."""
    return [member for formation in formations for member in _members_of(formation, of)]


def _members_of(formation: dict[str, Any], of: str) -> list[dict[str, Any]]:
    shared = {field: value for field, value in formation.items() if field != of}
    return [{**shared, **member, "source": formation["source"] | member.get("source", {})} for member in formation[of]]


def _lines(table: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of a combat table, all from one source."""
    columns = table["columns"]
    source = dict.fromkeys(columns, table["source"])
    return [
        {"id": id, **dict(zip(columns, chances, strict=True)), "source": source}
        for id, chances in table["lines"].items()
    ]


PACKS = PackSource(
    kind=Pack,
    title="Midway",
    package=__package__,
    files=("map.toml", "tables.toml", "ships.toml", "aircraft.toml", "troops.toml", "variants.toml"),
    check=check_pack,
    unfold=_unfold,
)
standard_pack, read_pack = PACKS.standard, PACKS.read
