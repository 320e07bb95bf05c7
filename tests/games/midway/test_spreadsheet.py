"""The workbook of Midway: its sheets, and what an owner may do with them."""

from __future__ import annotations

import zipfile
from io import BytesIO
from typing import Any

import pytest
from tests.packs.workbook import cells, line, problems_of, put, workbook

from honjin.games.midway.pack import Pack
from honjin.games.midway.pack_loading import standard_pack
from honjin.games.midway.spreadsheet import LAYOUT, SETTINGS
from honjin.packs.rows import PackError, sourced_fields
from honjin.packs.spreadsheet import OWNERS_COPY, pack_from_bytes, pack_from_grids

PACK = standard_pack()


def one(pack: Pack, rows: str, id: str) -> Any:
    return next(row for row in getattr(pack, rows) if row.id == id)


# Out and back in


def test_an_unchanged_workbook_reads_back_to_the_same_pack() -> None:
    pack = pack_from_bytes(LAYOUT, workbook(LAYOUT))
    assert pack == PACK
    assert pack.digest == PACK.digest


def test_every_single_value_is_a_setting() -> None:
    rows = (PACK.storm, PACK.limits, PACK.scores)
    assert set(SETTINGS) == {field for row in rows for field in sourced_fields(type(row))}


def test_choices_have_drop_downs() -> None:
    book = zipfile.ZipFile(BytesIO(workbook(LAYOUT)))
    ships, groups, squadrons = (book.read(f"xl/worksheets/sheet{number}.xml").decode() for number in (2, 3, 4))
    assert '<formula1>"BB,CA,CL,CV,CVL,DD,SS,TT"</formula1>' in ships
    assert '<formula1>"guard_force,more_transports,oilers,tenders"</formula1>' in ships
    assert '<formula1>"away_from_midway,column_a,east,l5,near_midway"</formula1>' in groups
    assert '<formula1>"yes,no"</formula1>' in squadrons


# What an owner may do


def test_a_value_the_owner_changed_is_the_owners() -> None:
    grids = cells(LAYOUT)
    put(grids, "ships", "akagi", "capacity", 36.0)
    put(grids, "groups", "j6", "turn", "9")
    put(grids, "limits", "medium_formation", "value", 8)
    put(grids, "limits", "storm_hexes", "value", "A1, A2; B1")
    pack = pack_from_grids(LAYOUT, grids)
    assert one(pack, "ships", "akagi").capacity == 36
    assert one(pack, "ships", "akagi").source == one(PACK, "ships", "akagi").source | {"capacity": OWNERS_COPY}
    assert (one(pack, "groups", "j6").turn, one(pack, "groups", "j6").source["turn"]) == (9, OWNERS_COPY)
    assert pack.limits.source == PACK.limits.source | {"medium_formation": OWNERS_COPY}
    assert (pack.storm.storm_hexes, pack.storm.source["storm_hexes"]) == (("A1", "A2", "B1"), OWNERS_COPY)


@pytest.mark.parametrize(
    ("sheet", "id", "heading", "typed", "value"),
    [
        ("ships", "akagi", "kind", "cvl", "CVL"),
        ("ships", "akagi", "option", None, None),
        ("ships", "akagi", "name", " Akagi  Maru ", "Akagi Maru"),
        ("groups", "j6", "start", "Column A", "column_a"),
        ("groups", "j6", "usual", "A12", "A12"),
        ("squadrons", "vf_3", "on carriers", "TRUE", True),
        ("squadrons", "vf_3", "model", None, ""),
        ("squadrons", "vmf_221_1", "base", "yorktown", "yorktown"),
        ("battalions", "jp_ts_1", "place", "chitose", "chitose"),
        ("turns", "8", "night", "Yes", True),
    ],
)
def test_what_an_owner_may_type(sheet: str, id: str, heading: str, typed: object, value: object) -> None:
    grids = cells(LAYOUT)
    put(grids, sheet, id, heading, typed)
    assert getattr(one(pack_from_grids(LAYOUT, grids), sheet, id), heading.replace(" ", "_")) == value


def test_lines_may_change_places() -> None:
    grids = cells(LAYOUT)
    for sheet in ("islands", "classes", "combat", "turns", "limits"):
        grids[sheet] = [grids[sheet][0], *reversed(grids[sheet][1:])]
    pack = pack_from_grids(LAYOUT, grids)
    assert pack.turns == PACK.turns
    assert {row.id: row for row in pack.combat} == {row.id: row for row in PACK.combat}
    assert (pack.storm, pack.limits, pack.scores) == (PACK.storm, PACK.limits, PACK.scores)


def test_a_ship_may_be_taken_out_and_another_put_in() -> None:
    grids = cells(LAYOUT)
    gone = line(grids["ships"], "maury")
    new = [{"maury": "dewey", "Maury": "Dewey"}.get(cell, cell) for cell in gone]
    gone[:] = [""] * len(gone)
    grids["ships"].append(new)
    pack = pack_from_grids(LAYOUT, grids)
    assert len(pack.ships) == len(PACK.ships)
    assert set(one(pack, "ships", "dewey").source.values()) == {OWNERS_COPY}


def test_an_owner_may_do_without_the_variants() -> None:
    grids = cells(LAYOUT)
    for sheet in ("squadrons", "capacities", "combat"):
        grids[sheet] = [cells for cells in grids[sheet] if cells[0] in ("variant", "")]
    pack = pack_from_grids(LAYOUT, grids)
    assert pack.variants == {}
    assert pack.in_variant("historical").squadrons == PACK.squadrons


def test_an_owner_may_change_a_variant() -> None:
    grids = cells(LAYOUT)
    put(grids, "squadrons", "vf_3_1", "aircraft", 7)
    put(grids, "capacities", "akagi", "capacity", 72)
    historical = pack_from_grids(LAYOUT, grids).variants["historical"]
    changed = next(squadron for squadron in historical.squadrons if squadron.id == "vf_3_1")
    assert (changed.aircraft, changed.source["aircraft"]) == (7, OWNERS_COPY)
    assert next(row.capacity for row in historical.capacities if row.thing == "akagi") == 72


# Broken workbooks


def test_every_bad_cell_is_named_and_nothing_else() -> None:
    grids = cells(LAYOUT)
    put(grids, "ships", "enterprise", "capacity", "many")
    put(grids, "ships", "hornet", "name", "")
    put(grids, "groups", "tf16", "start", "west")
    put(grids, "squadrons", "vf_3", "aircraft", 13)
    put(grids, "combat", "CV", "db", -1)
    put(grids, "turns", "2", "night", "perhaps")
    put(grids, "limits", "storm_lifts", "value", "ten")
    assert problems_of(LAYOUT, grids) == [
        "ships, row 2, column J (capacity): found 'many', expected a whole number from 0 to 200",
        "ships, row 3, column B (name): found nothing, expected 1 to 40 printable characters",
        "groups, row 2, column H (start): found 'west', expected one of "
        "away_from_midway, column_a, east, l5, near_midway",
        "squadrons, row 2, column I (aircraft): found 13, expected a whole number from 1 to 12",
        "combat, row 2, column Q (db): found -1, expected a whole number from 0 to 100",
        "turns, row 3, column D (night): found 'perhaps', expected yes or no",
        "limits, row 3, column B (value): found 'ten', expected a whole number from 0 to 100",
    ]


def test_bad_cells_do_not_hide_other_problems() -> None:
    grids = cells(LAYOUT)
    put(grids, "ships", "enterprise", "capacity", "many")
    put(grids, "ships", "yamato", "group", "tf16")
    put(grids, "limits", "storm_hexes", "value", "A1, Z9")
    assert problems_of(LAYOUT, grids)[1:] == [
        "storm_hexes: Z9 is no hex, they are A1 to O12",
        "ship yamato: side is japan, but the group tf16 belongs to us",
    ]


def test_a_ship_taken_out_is_missed_by_all_that_need_it() -> None:
    grids = cells(LAYOUT)
    hosho = line(grids["ships"], "hosho")
    hosho[:] = [""] * len(hosho)
    wanted = "base is hosho; write midway or the id of a ship that is not optional"
    assert problems_of(LAYOUT, grids) == [
        f"squadron hosho_tb: {wanted}",
        f"variant historical: squadron hosho_tb: {wanted}",
    ]


@pytest.mark.parametrize("sheet", LAYOUT.sheets)
def test_a_missing_sheet_is_named_and_nothing_else(sheet: str) -> None:
    grids = cells(LAYOUT)
    del grids[sheet]
    assert problems_of(LAYOUT, grids) == [f"the sheet {sheet} is missing"]


def test_a_missing_column_is_named() -> None:
    grids = cells(LAYOUT)
    grids["ships"][0][grids["ships"][0].index("group")] = "fleet"
    assert problems_of(LAYOUT, grids) == ["ships: the column group is missing"]


@pytest.mark.parametrize(
    "data",
    [b"", b"id,name\nakagi,Akagi\n", workbook(LAYOUT)[: len(workbook(LAYOUT)) // 2]],
    ids=["empty", "csv", "half"],
)
def test_what_is_no_workbook_is_refused(data: bytes) -> None:
    with pytest.raises(PackError, match="not a workbook"):
        pack_from_bytes(LAYOUT, data)
