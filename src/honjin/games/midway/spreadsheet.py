"""The workbook of Midway: which sheets it has, and how a pack goes into them and comes out again."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from honjin.games.midway.pack import (
    AircraftCard,
    Base,
    Battalion,
    CombatLine,
    Group,
    IslandCard,
    Limits,
    OtherCapacity,
    Pack,
    Scores,
    ShipCard,
    ShipClassCard,
    Squadron,
    Storm,
    TurnCard,
    Variant,
)
from honjin.games.midway.pack_checks import TURNS, check_pack
from honjin.games.midway.pack_loading import standard_pack
from honjin.packs.rows import Row
from honjin.packs.spreadsheet import Layout, Listed, Setting, Table, by_variant, in_use, named, settings_of

README = """\
# Midway: the values of your copy of the game
Honjin plays with the values in these sheets. The rulebook gives some of them in words and in its table; the
others stood on the order sheets and on the map, and had to be reconstructed. Their cells are tinted like this:
! a reconstructed value
If you have the order sheets or the map, put in what they say, save the file as .xlsx and check it with:
./honjin data check FILE
Every mistake is named with its sheet, row and column, or with the ship or squadron it is about.

## How to fill it in
Change the values; leave the headings and the ids as they are. Columns and lines may change places.
Beside each value stands its source. You need not touch it: if you change a value and leave its source, the
source becomes "owner's copy". You may also write a source of your own.
Several entries in one cell are separated by commas:   A1, A2, B1
Lines without values are skipped: clear a line to take a ship out, use an empty line to add one.

## The sheets
ships: one line a ship or a submarine, in the order of the order sheets. Kind: its class, CV, CVL, BB, CA, CL, DD, TT
or SS. Group: an id of the sheet groups. Capacity: the aircraft it holds, 0 for all but CV, CVL and some
Japanese CA. Option: the switch that brings it, guard_force, more_transports, tenders or oilers; else nothing.
groups: ships that come into the game together. Turn: when they come, 1 is before the game. Start: east, near_midway,
l5, column_a or away_from_midway, as the book places them. Usual: the hex of the usual set-up.
squadrons: one line a squadron; a scout (RC, HB) has one of its own. Base: the id of a ship, midway or kure. On
carriers: whether it can land on one. Arrives: start, kure_base or midway_captured. Model is for the reader only.
Lines with historical under "variant" are the other forces that players may choose before a match; you can
delete them all, and the choice then makes no difference.
capacities: how many aircraft ships and bases hold with the historical forces, where the number is another one.
battalions: one line a battalion. Place: midway, or the id of the transport that carries it.
islands: the six islands, and what the control of each is worth at the end.
bases: how many aircraft Midway and the base at Kure hold.
classes: how many turns a ship of a class waits after it has moved (the book's 1, 1/2 and 1/3 are 0, 1 and 2), and
what it is worth when it is sunk.
aircraft: the range of a kind of aircraft in hexes, and its turns in the hangar after a flight.
combat: the combat table. Who shoots stands at the left, the chance in percent under the target. Critical, machinery
and armament are the zones in which it is hit itself; they make 100. The line with text under "variant" is the
other reading of the torpedo bombers.
turns: the date of each turn, and whether it is night.
limits: the single numbers of the game.
"""

TABLES = (
    Table("ships", ShipCard),
    Table("groups", Group),
    Table("squadrons", Squadron, has_variants=True),
    Table("capacities", OtherCapacity, has_variants=True, only_variants=True),
    Table("battalions", Battalion),
    Table("islands", IslandCard),
    Table("bases", Base),
    Table("classes", ShipClassCard),
    Table("aircraft", AircraftCard),
    Table("combat", CombatLine, has_variants=True),
    Table("turns", TurnCard),
)

SETTINGS: dict[str, tuple[type[Row], str]] = {
    "storm_hexes": (Storm, "the hexes of the storm"),
    "storm_lifts": (Storm, "percent: its chance to lift at the end of turn 1"),
    "storm_lifts_more": (Storm, "percent: what each further turn adds to this chance"),
    "night_search": (Limits, "percent: the chance of ships to find others in their hex by night"),
    "scout_shot_down": (Limits, "percent: the chance of two or more fighters to shoot down a scout"),
    "immobile_for_boats": (Limits, "percent: what a submarine adds against a target that cannot move"),
    "immobile_for_aircraft": (Limits, "percent: what an aircraft adds against a target that cannot move"),
    "damaged_troops": (Limits, "percent: the chance of a damaged battalion to hit another"),
    "runway_hit": (Limits, "percent: what a hit takes from the runway"),
    "kure_turns": (Limits, "turns it takes to build the base at Kure"),
    "medium_formation": (Limits, "ships from which a B-17 reports a medium formation"),
    "large_formation": (Limits, "ships from which a B-17 reports a large formation"),
    "aircraft_half_points": (Scores, "half points for each aircraft lost"),
    "kure_base_points": (Scores, "points for a base that works at Kure at the end"),
    "chiyoda_points": (Scores, "points for each turn of Chiyoda at a Japanese Midway"),
}


def _listed_rows(pack: Pack) -> dict[str, list[Listed]]:
    variants = pack.variants
    return {
        "ships": [("", row) for row in pack.ships],
        "groups": [("", row) for row in pack.groups],
        "squadrons": [
            *(("", row) for row in pack.squadrons),
            *named({name: variant.squadrons for name, variant in variants.items()}),
        ],
        "capacities": named({name: variant.capacities for name, variant in variants.items()}),
        "battalions": [("", row) for row in pack.battalions],
        "islands": [("", row) for row in pack.islands],
        "bases": [("", row) for row in pack.bases],
        "classes": [("", row) for row in pack.classes],
        "aircraft": [("", row) for row in pack.aircraft],
        "combat": [
            *(("", row) for row in pack.combat),
            *named({name: variant.combat for name, variant in variants.items()}),
        ],
        "turns": [("", row) for row in pack.turns],
    }


def _setting_rows(pack: Pack) -> dict[type[Row], Row]:
    return {Storm: pack.storm, Limits: pack.limits, Scores: pack.scores}


def _assemble(listed: Mapping[str, list[Listed]], settings: Mapping[str, Setting]) -> Pack:
    return Pack(
        islands=in_use(IslandCard, listed["islands"]),
        bases=in_use(Base, listed["bases"]),
        groups=in_use(Group, listed["groups"]),
        ships=in_use(ShipCard, listed["ships"]),
        squadrons=in_use(Squadron, listed["squadrons"]),
        battalions=in_use(Battalion, listed["battalions"]),
        classes=in_use(ShipClassCard, listed["classes"]),
        aircraft=in_use(AircraftCard, listed["aircraft"]),
        combat=in_use(CombatLine, listed["combat"]),
        turns=tuple(sorted(in_use(TurnCard, listed["turns"]), key=_place_of)),
        storm=Storm(**settings_of(Storm, settings)),
        limits=Limits(**settings_of(Limits, settings)),
        scores=Scores(**settings_of(Scores, settings)),
        variants=_variants(listed),
    )


def _place_of(turn: TurnCard) -> int:
    """The place of a turn among the others; one that there is not comes last."""
    return TURNS.index(turn.id) if turn.id in TURNS else len(TURNS)


def _variants(listed: Mapping[str, list[Listed]]) -> dict[str, Variant]:
    """What each variant has on the three sheets that know any."""
    squadrons = by_variant(Squadron, listed["squadrons"])
    capacities = by_variant(OtherCapacity, listed["capacities"])
    combat = by_variant(CombatLine, listed["combat"])
    return {
        name: Variant(squadrons.get(name, ()), capacities.get(name, ()), combat.get(name, ()))
        for name in {**squadrons, **capacities, **combat}
    }


LAYOUT = Layout(
    title="Midway",
    readme=README,
    created=datetime(1942, 6, 4),
    tables=TABLES,
    settings_sheet="limits",
    settings=SETTINGS,
    standard_pack=standard_pack,
    listed_rows=_listed_rows,
    setting_rows=_setting_rows,
    assemble=_assemble,
    check_pack=check_pack,
)
