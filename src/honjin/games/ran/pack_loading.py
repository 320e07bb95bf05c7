"""Where packs come from: the one that comes with the program, those before it, and those kept in records."""

from __future__ import annotations

from typing import Any

from honjin.games.ran.battles import BATTLES
from honjin.games.ran.pack import Pack
from honjin.games.ran.pack_checks import check_pack
from honjin.packs.loading import PackSource

CLOSED = "-"
FIRST_SET = "first_set"


def _unfold(data: dict[str, Any]) -> dict[str, Any]:
    """The lines of the terrain chart one by one, the battles in one list, and the first set among the variants."""
    first_set = data.pop("first_set")
    data["variants"][FIRST_SET] = {
        "strengths": [row for rows in first_set["strengths"] for row in _each(rows)],
        "deployments": [row for rows in first_set["deployments"] for row in _each_place(rows)],
    }
    return data | {
        "grounds": _lines(data.pop("ground_chart")),
        "borders": _lines(data.pop("border_chart")),
        "scenarios": [_scenario(data.pop(battle.id)) for battle in BATTLES],
    }


def _lines(chart: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of a chart, each value with its source: that of its line, else that of its column."""
    return [
        {
            "id": name,
            **{
                column: None if value == CLOSED else value
                for column, value in zip(chart["columns"], values, strict=True)
            },
            "source": chart["sources"] | chart["line_sources"].get(name, {}),
        }
        for name, values in chart["lines"].items()
    ]


def _each(rows: dict[str, Any]) -> list[dict[str, Any]]:
    """A value that several things share, one row for each of them."""
    shared = {field: value for field, value in rows.items() if field != "things"}
    return [{"thing": thing, **shared} for thing in rows["things"]]


def _each_place(rows: dict[str, Any]) -> list[dict[str, Any]]:
    """The places of several pieces, one row for each of them."""
    shared = {field: value for field, value in rows.items() if field != "pieces"}
    return [{"thing": thing, "hex": hex, **shared} for thing, hex in rows["pieces"].items()]


def _scenario(battle: dict[str, Any]) -> dict[str, Any]:
    """A battle with the units of all contingents in one list, each with what its contingent says for all of them."""
    units = []
    for contingent in battle["contingents"]:
        troops = contingent.pop("troops")
        units += [{**unit, "contingent": contingent["id"], "source": troops["source"]} for unit in troops["units"]]
    return battle | {"units": units}


PACKS = PackSource(
    kind=Pack,
    title="RAN",
    package=__package__,
    files=(
        "charts.toml",
        "terrain.toml",
        "samurai.toml",
        "first_set.toml",
        *(f"{battle.id}.toml" for battle in BATTLES),
    ),
    check=check_pack,
    unfold=_unfold,
)
standard_pack, read_pack = PACKS.standard, PACKS.read
