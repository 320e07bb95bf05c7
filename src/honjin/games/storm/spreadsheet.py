"""The workbook of Storm over Port Arthur: which sheets it has, and how a pack goes into them and comes out again."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from honjin.games.storm.pack import Area, Garrison, Limits, OtherValue, Pack, TurnCard, UnitCard
from honjin.games.storm.pack_checks import check_pack
from honjin.games.storm.pack_loading import standard_pack
from honjin.packs.rows import Row
from honjin.packs.spreadsheet import Layout, Listed, Setting, Table, by_variant, in_use, named, settings_of

README = """\
# Storm over Port Arthur: the values of your copy of the game
Honjin plays with the values in these sheets. The rulebook gives some of them in words; the others are
printed only on the counters and the map, and had to be reconstructed. Their cells are tinted like this:
! a reconstructed value
If you own the box, put in what is printed on your counters and your map, save the file as .xlsx and check
it with:   ./honjin data check FILE
Every mistake is named with its sheet, row and column, or with the area or unit it is about.

## How to fill it in
Change the values; leave the headings and the ids as they are. Columns and lines may change places.
Beside each value stands its source. You need not touch it: if you change a value and leave its source, the
source becomes "owner's copy". You may also write a source of your own.
Several entries in one cell are separated by commas:   5, 6, 7, 8, 16
Lines without values are skipped: clear a line to take a unit out, use an empty line to add one.

## The sheets
units: one line a counter. Firepower stands bottom left, defence bottom centre, movement bottom right, range
upper right on guns only (0 elsewhere; firepower 0 is none). Service: regular has the broad stripe. Division
and regiment as printed; they matter for the rules of 15.5.
Enters: how the unit comes into the game. Japan: the mark 1D, 9D, 11D, 1RB, 2AB, S or R of its set-up areas.
Russia: free, or the number of the area printed on a gun or machine gun. Both: turn 1 to turn 5 for
reinforcements. Option: the optional rule that brings it, white_cord or naval_troops; else nothing.
areas: one line an area, by its number. Level: the white number in the black circle. High point: the orange
triangle. Start: a light brown number is japan, a green one russia. Setup: the marks of the Japanese units
that begin there. Borders: the numbers of the areas it touches; write each border in both lines.
turns: the Japanese supplements of each turn.
garrisons: where the usual Russian set-up puts the free units, and how many; together as many as are free.
variants: other values that players may choose before a match: the name of the variant, the id of a unit or
the number of an area or turn, what changes (level, supplements, firepower, defence, movement, range) and the
value. You can delete all these lines; the choice then makes no difference.
limits: the single numbers of the game.
"""

TABLES = (
    Table("units", UnitCard),
    Table("areas", Area),
    Table("turns", TurnCard),
    Table("garrisons", Garrison),
    Table("variants", OtherValue, has_variants=True, only_variants=True),
)

SETTINGS: dict[str, tuple[type[Row], str]] = {
    "stack": (Limits, "units of one side that an area on the board can hold"),
}


def _listed_rows(pack: Pack) -> dict[str, list[Listed]]:
    return {
        "units": [("", row) for row in pack.units],
        "areas": [("", row) for row in pack.areas],
        "turns": [("", row) for row in pack.turns],
        "garrisons": [("", row) for row in pack.garrisons],
        "variants": named(pack.variants),
    }


def _setting_rows(pack: Pack) -> dict[type[Row], Row]:
    return {Limits: pack.limits}


def _assemble(listed: Mapping[str, list[Listed]], settings: Mapping[str, Setting]) -> Pack:
    return Pack(
        areas=in_use(Area, listed["areas"]),
        units=in_use(UnitCard, listed["units"]),
        turns=tuple(sorted(in_use(TurnCard, listed["turns"]), key=lambda turn: turn.id)),
        garrisons=in_use(Garrison, listed["garrisons"]),
        limits=Limits(**settings_of(Limits, settings)),
        variants=by_variant(OtherValue, listed["variants"]),
    )


LAYOUT = Layout(
    title="Storm over Port Arthur",
    readme=README,
    created=datetime(1904, 8, 19),
    tables=TABLES,
    settings_sheet="limits",
    settings=SETTINGS,
    standard_pack=standard_pack,
    listed_rows=_listed_rows,
    setting_rows=_setting_rows,
    assemble=_assemble,
    check_pack=check_pack,
)
