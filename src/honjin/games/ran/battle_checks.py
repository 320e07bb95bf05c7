"""Whether the battles of a data pack can be fought: a map that holds together, and armies that stand on it."""

from __future__ import annotations

from collections.abc import Iterator

from honjin.games.ran.model import MELEE
from honjin.games.ran.pack import Pack, Scenario
from honjin.maps.gridtext import HEIGHTS, UnreadableMap, read_hexsides, read_picture, read_roads
from honjin.maps.hexgrid import HexGrid, numbered
from honjin.packs.checks import repeated, too_many, twice
from honjin.packs.problems import around, said

MOST_UNITS, MOST_PLACES = 300, 100
"""Of one battle: the largest has half as many units."""

LEGEND = {
    ".": "clear",
    "w": "woods",
    "v": "village",
    "p": "paddy",
    "r": "rough",
    "m": "marsh",
    "c": "castle",
    "~": "water",
}
"""The signs of a picture of the ground."""


def battle_problems(pack: Pack, scenario: Scenario) -> Iterator[str]:
    """Every problem of a battle."""
    problems = [*_map_problems(scenario), *_army_problems(pack, scenario)]
    if not problems:
        problems = [*_place_problems(scenario)]
    yield from (around(problem, f"{scenario.label}: ") for problem in problems)


def _map_problems(scenario: Scenario) -> Iterator[str]:
    grid = HexGrid(scenario.columns, scenario.rows, numbered)
    try:
        read_picture(grid, scenario.terrain, LEGEND)
        read_picture(grid, scenario.heights, HEIGHTS)
        read_hexsides(grid, {row.id: row.sides for row in scenario.hexsides})
        read_roads(grid, [road.hexes for road in scenario.roads])
    except UnreadableMap as error:
        yield from error.problems
    for rows in (scenario.hexsides, scenario.roads, scenario.places):
        yield from (around(problem, after=": delete one of them") for problem in repeated(rows))


def _army_problems(pack: Pack, scenario: Scenario) -> Iterator[str]:
    """Two armies with one So-Taisho each, units of contingents, Samurai that exist, a line of flight for each size."""
    if len(scenario.armies) != 2:
        yield said(
            f"there are {len(scenario.armies)} armies; a battle has 2",
            "counts",
            label="armies",
            found=len(scenario.armies),
            wanted=2,
        )
    for what, there, most in (("units", scenario.units, MOST_UNITS), ("places", scenario.places, MOST_PLACES)):
        yield from too_many(there, what, most)
    for rows in (scenario.armies, scenario.contingents, scenario.units):
        yield from (around(problem, after=": delete one of them") for problem in repeated(rows))
    yield from (
        said(f"{busho} leads two contingents", "entry-twice", label="bushos", entry=busho)
        for busho in twice(one.busho.id for one in scenario.contingents)
    )
    known = {card.id for card in pack.samurai}
    for army in scenario.armies:
        own = [contingent.number for contingent in scenario.contingents if contingent.army == army.id]
        if own.count(0) != 1:
            yield said(
                f"{army.label}: {own.count(0)} contingents have the number 0; that of the So-Taisho alone has it",
                "counts",
                label=f"{army.label} number 0",
                found=own.count(0),
                wanted=1,
            )
        yield from (
            said(f"{army.label}: there is no Samurai {id}", "unknown", label=army.label, entry=id)
            for id in army.samurai
            if id not in known
        )
    yield from (
        said(f"armies: the Samurai {id} is listed twice, delete one", "entry-twice", label="armies", entry=id)
        for id in twice(id for army in scenario.armies for id in army.samurai)
    )
    sizes = {line.size for line in pack.flight}
    for contingent in scenario.contingents:
        if contingent.army not in {army.id for army in scenario.armies}:
            yield said(
                f"{contingent.label}: there is no army {contingent.army}",
                "unknown",
                label=contingent.label,
                entry=contingent.army,
            )
        if (contingent.enters > 0) != (contingent.entry is not None):
            yield f"{contingent.label}: a turn of entry needs a hex of entry, and the other way round"
        size = sum(unit.contingent == contingent.id for unit in scenario.units)
        if size not in sizes:
            yield said(
                f"{contingent.label}: it has {size} units; the chart of flight knows {min(sizes)} to {max(sizes)}",
                "outside",
                label=contingent.label,
                value=size,
                low=min(sizes),
                high=max(sizes),
            )
    for unit in scenario.units:
        if unit.contingent not in {contingent.id for contingent in scenario.contingents}:
            yield said(
                f"{unit.label}: there is no contingent {unit.contingent}",
                "unknown",
                label=unit.label,
                entry=unit.contingent,
            )
        has_side = unit.disordered_tq is not None and unit.disordered_ma is not None
        if has_side != (unit.kind in MELEE):
            yield f"{unit.label}: of all units those that do not shoot have a Disordered side, and no others"
        if unit.kind == "Honjin":
            yield f"{unit.label}: a Honjin is listed with its army"


def _place_problems(scenario: Scenario) -> Iterator[str]:
    """All pieces on the map, units each in a hex of their own, and nobody in the water."""
    grid = HexGrid(scenario.columns, scenario.rows, numbered)
    ground = read_picture(grid, scenario.terrain, LEGEND)
    stands = [(unit.label, unit.hex) for unit in scenario.units]
    stands += [(f"Honjin of {army.id}", army.honjin) for army in scenario.armies]
    pieces = stands + [(contingent.busho.label, contingent.busho.hex) for contingent in scenario.contingents]
    pieces += [(contingent.label, contingent.entry) for contingent in scenario.contingents if contingent.entry]
    pieces += [(place.label, place.hex) for place in scenario.places]
    for label, hex in pieces:
        if hex not in grid.number:
            yield said(f"{label}: {hex} is not on the map", "unknown", label=label, entry=hex)
        elif ground[grid.number[hex]] == "water" and (label, hex) in stands:
            yield said(f"{label}: {hex} is water", "water", label=label, entry=hex)
    yield from (
        said(f"two units stand in {hex}: one only may", "entry-twice", label="units", entry=hex)
        for hex in twice(hex for _, hex in stands)
    )
