"""The workbook of RAN: which sheets it has, and how a pack goes into them and comes out again."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import msgspec

from honjin.games.ran.pack import (
    Army,
    Border,
    BushoCard,
    CasualtyLine,
    ClashLine,
    Contingent,
    CoordinationLine,
    FireLine,
    FireModifier,
    FlightLine,
    Ground,
    HexsideList,
    KindCard,
    Limits,
    OtherPlace,
    OtherValue,
    Pack,
    Place,
    Road,
    SamuraiCard,
    Scenario,
    ShockLine,
    Unit,
    Variant,
)
from honjin.games.ran.pack_checks import check_pack
from honjin.games.ran.pack_loading import standard_pack
from honjin.packs.rows import Row
from honjin.packs.spreadsheet import Layout, Listed, Setting, Table, by_variant, in_use, named, settings_of

README = """\
# RAN: the values of your copy of the game
Honjin plays with the values in these sheets. Some stand in the rulebook or on a public chart sheet; the others are on
your counters, maps, charts and in your scenario booklet, and had to be reconstructed. Their cells are tinted like this:
! a reconstructed value
Put in what your copy says, save the file as .xlsx and check it with:
./honjin data check FILE
Every mistake is named with its sheet, row and column, or with the unit it is about.

## How to fill it in
Change the values; leave the headings and the ids as they are. Columns and lines may change places.
Beside each value stands its source. You need not touch it: if you change a value and leave its source, the
source becomes "owner's copy". You may also write a source of your own.
Several entries in one cell are separated by commas:   0511, 0512
Lines without values are skipped: clear a line to take a unit out, use an empty line to add one.
On the sheets of the battles the column "variant" says which battle a line belongs to.

## The sheets
samurai: one line a Samurai. Range: hexes over which his challenge must be answered.
battles: one line a battle. Terrain and heights: a row of the map is one entry; . clear, w woods, v village, p paddy,
r rough, m marsh, c castle, ~ water. Even columns lie half a hex lower. Top: what lies at the top of the map.
armies: two for each battle. Honjin: its hex. Samurai: ids of the sheet samurai.
contingents: their numbers, 0 for the So-Taisho's own; whether they begin Active; wavering, enters and entry serve
switches of the battle.
bushos: one line a Busho, in the order of the contingents; of a So-Taisho Momentum is his Initiative. Deputy: the man
on the back of his counter.
units: one line a combat unit. Facing: the corner of its hex, the top of the map counted as north. Those that shoot have
no Disordered values.
hexsides: the hexsides of each kind by the two hexes that they part, such as 0116-0117.
roads: each road by its hexes, from one end to the other.
places: names on the map, for the reader.
shock: the Shock Table. A line for each die, 13 columns of hits for attacker and defender.
clash: the Clash of Arms. The attacker stands at the left, kb_n is a KB in Norikuzushi, as_spear an AS without missiles.
strengths: other values that players may choose before a match: the name of the variant, the battle, the id of an army
or unit, and what changes: rout_level, tq or disordered_tq.
deployments: the same for the hexes in which units and Bushos begin.
fire: the Fire Table. A line for each weapon and range, results for the dice 0 to 9; D asks for a test of disorder.
modifiers: what is added to the die of a shot.
ground: what hexes cost by class, nothing where they are closed, and what they do to shock, fire and sight.
borders: the same for hexsides and slopes.
flight: thresholds of flight by the size of a contingent, for 0, 1, 2 and so on units lost.
casualties: what becomes of a Busho who is hit, by the die.
coordination: what becomes of the attacks of two contingents in one segment, by the die.
types: what all units of a type share.
numbers: the single numbers of the game.
"""

TABLES = (
    Table("samurai", SamuraiCard),
    Table("battles", Scenario),
    Table("armies", Army, has_variants=True, only_variants=True),
    Table("contingents", Contingent, has_variants=True, only_variants=True),
    Table("bushos", BushoCard, has_variants=True, only_variants=True),
    Table("units", Unit, has_variants=True, only_variants=True),
    Table("hexsides", HexsideList, has_variants=True, only_variants=True),
    Table("roads", Road, has_variants=True, only_variants=True),
    Table("places", Place, has_variants=True, only_variants=True),
    Table("shock", ShockLine, has_variants=True),
    Table("clash", ClashLine, has_variants=True),
    Table("strengths", OtherValue, has_variants=True, only_variants=True),
    Table("deployments", OtherPlace, has_variants=True, only_variants=True),
    Table("fire", FireLine),
    Table("modifiers", FireModifier),
    Table("ground", Ground),
    Table("borders", Border),
    Table("flight", FlightLine),
    Table("casualties", CasualtyLine),
    Table("coordination", CoordinationLine),
    Table("types", KindCard),
)

SETTINGS: dict[str, tuple[type[Row], str]] = {
    "bow_range": (Limits, "hexes that a bow reaches"),
    "bow_range_downhill": (Limits, "hexes that it reaches at a lower target"),
    "teppo_range": (Limits, "hexes that a teppo reaches"),
    "volley": (Limits, "units that can fire a volley together"),
    "busho_ma": (Limits, "movement points of a Busho"),
    "busho_ma_wounded": (Limits, "the same if he is wounded"),
    "busho_ma_in_zoc": (Limits, "the same if he begins in an enemy zone of control"),
    "busho_ma_in_zoc_wounded": (Limits, "the same if he is wounded as well"),
    "samurai_ma": (Limits, "movement points of a Samurai"),
    "samurai_per_player": (Limits, "Samurai that a side can draw in a battle"),
    "samurai_per_busho": (Limits, "Samurai that a Busho can have at once"),
    "momentum_phases": (Limits, "phases by Momentum that a Busho can have in a turn"),
    "head": (Limits, "rout points that a head takes off"),
    "head_of_so_taisho": (Limits, "the same for that of a So-Taisho"),
    "honjin_tq": (Limits, "Troop Quality of a Honjin"),
}


def _listed_rows(pack: Pack) -> dict[str, list[Listed]]:
    battles, variants = {scenario.id: scenario for scenario in pack.scenarios}, pack.variants
    return {
        "samurai": [("", row) for row in pack.samurai],
        "battles": [("", row) for row in pack.scenarios],
        "armies": named({id: one.armies for id, one in battles.items()}),
        "contingents": named({id: one.contingents for id, one in battles.items()}),
        "bushos": named({id: [row.busho for row in one.contingents] for id, one in battles.items()}),
        "units": named({id: one.units for id, one in battles.items()}),
        "hexsides": named({id: one.hexsides for id, one in battles.items()}),
        "roads": named({id: one.roads for id, one in battles.items()}),
        "places": named({id: one.places for id, one in battles.items()}),
        "shock": [*(("", row) for row in pack.shock), *named({id: one.shock for id, one in variants.items()})],
        "clash": [*(("", row) for row in pack.clash), *named({id: one.clash for id, one in variants.items()})],
        "strengths": named({id: one.strengths for id, one in variants.items()}),
        "deployments": named({id: one.deployments for id, one in variants.items()}),
        "fire": [("", row) for row in pack.fire],
        "modifiers": [("", row) for row in pack.fire_modifiers],
        "ground": [("", row) for row in pack.grounds],
        "borders": [("", row) for row in pack.borders],
        "flight": [("", row) for row in pack.flight],
        "casualties": [("", row) for row in pack.casualties],
        "coordination": [("", row) for row in pack.coordination],
        "types": [("", row) for row in pack.kinds],
    }


def _setting_rows(pack: Pack) -> dict[type[Row], Row]:
    return {Limits: pack.limits}


def _assemble(listed: Mapping[str, list[Listed]], settings: Mapping[str, Setting]) -> Pack:
    return Pack(
        shock=in_use(ShockLine, listed["shock"]),
        clash=in_use(ClashLine, listed["clash"]),
        fire=in_use(FireLine, listed["fire"]),
        fire_modifiers=in_use(FireModifier, listed["modifiers"]),
        grounds=in_use(Ground, listed["ground"]),
        borders=in_use(Border, listed["borders"]),
        flight=in_use(FlightLine, listed["flight"]),
        casualties=in_use(CasualtyLine, listed["casualties"]),
        coordination=in_use(CoordinationLine, listed["coordination"]),
        kinds=in_use(KindCard, listed["types"]),
        limits=Limits(**settings_of(Limits, settings)),
        samurai=in_use(SamuraiCard, listed["samurai"]),
        scenarios=tuple(_battle(row, listed) for row in in_use(Scenario, listed["battles"])),
        variants=_variants(listed),
    )


def _battle(row: Scenario, listed: Mapping[str, list[Listed]]) -> Scenario:
    """A battle with what the other sheets say of it."""
    bushos = {busho.id: busho for busho in in_use(BushoCard, listed["bushos"], row.id)}
    contingents = in_use(Contingent, listed["contingents"], row.id)
    return msgspec.structs.replace(
        row,
        armies=in_use(Army, listed["armies"], row.id),
        contingents=tuple(
            msgspec.structs.replace(one, busho=bushos.get(one.busho.id, one.busho)) for one in contingents
        ),
        units=in_use(Unit, listed["units"], row.id),
        hexsides=in_use(HexsideList, listed["hexsides"], row.id),
        roads=in_use(Road, listed["roads"], row.id),
        places=in_use(Place, listed["places"], row.id),
    )


def _variants(listed: Mapping[str, list[Listed]]) -> dict[str, Variant]:
    """Other charts, strengths and deployments, by their names."""
    shock, clash = by_variant(ShockLine, listed["shock"]), by_variant(ClashLine, listed["clash"])
    strengths, places = by_variant(OtherValue, listed["strengths"]), by_variant(OtherPlace, listed["deployments"])
    return {
        name: Variant(shock.get(name, ()), clash.get(name, ()), strengths.get(name, ()), places.get(name, ()))
        for name in {**shock, **clash, **strengths, **places}
    }


LAYOUT = Layout(
    title="RAN",
    readme=README,
    created=datetime(1570, 3, 20),
    tables=TABLES,
    settings_sheet="numbers",
    settings=SETTINGS,
    standard_pack=standard_pack,
    listed_rows=_listed_rows,
    setting_rows=_setting_rows,
    assemble=_assemble,
    check_pack=check_pack,
)
