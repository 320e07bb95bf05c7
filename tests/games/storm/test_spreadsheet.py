"""The workbook of Storm over Port Arthur: its sheets, and what an owner may do with them."""

from __future__ import annotations

import zipfile
from io import BytesIO
from typing import Any

import pytest
from tests.packs.workbook import cells, line, problems_of, put, workbook

from honjin.games.storm.pack import Pack
from honjin.games.storm.pack_loading import standard_pack
from honjin.games.storm.spreadsheet import LAYOUT
from honjin.packs.spreadsheet import OWNERS_COPY, pack_from_grids

PACK = standard_pack()


def unit(pack: Pack, id: str) -> Any:
    return next(unit for unit in pack.units if unit.id == id)


def area(pack: Pack, id: str) -> Any:
    return next(area for area in pack.areas if area.id == id)


def test_choices_have_drop_downs() -> None:
    units = zipfile.ZipFile(BytesIO(workbook(LAYOUT))).read("xl/worksheets/sheet2.xml").decode()
    for choice in ("japan,russia", "artillery,engineer,infantry,machine_gun", "naval_troops,white_cord"):
        assert f'<formula1>"{choice}"</formula1>' in units


def test_a_value_the_owner_changed_is_the_owners() -> None:
    grids = cells(LAYOUT)
    put(grids, "units", "j_28_1", "firepower", 8.0)
    put(grids, "areas", "Wangtai", "level", "3")
    put(grids, "turns", "October 1904", "supplements", 6)
    put(grids, "limits", "stack", "value", 9)
    pack = pack_from_grids(LAYOUT, grids)
    assert unit(pack, "j_28_1").firepower == 8
    assert unit(pack, "j_28_1").source == unit(PACK, "j_28_1").source | {"firepower": OWNERS_COPY}
    assert (area(pack, "30").level, area(pack, "30").source["level"]) == (3, OWNERS_COPY)
    assert (pack.turns[2].supplements, pack.turns[2].source["supplements"]) == (6, OWNERS_COPY)
    assert (pack.stack, pack.limits.source) == (9, {"stack": OWNERS_COPY})


def test_a_border_stands_in_both_lines() -> None:
    grids = cells(LAYOUT)
    put(grids, "areas", "Sungshushan", "borders", "15; 16, 22, 24, 29, 33, 30")
    problem = "area 23: it borders 30, but 30 does not border 23; write it in both or in none"
    assert problems_of(LAYOUT, grids) == [problem]
    put(grids, "areas", "Wangtai", "borders", "23, 24, 25, 26, 31, 33, 34, 36")
    assert "30" in area(pack_from_grids(LAYOUT, grids), "23").borders


@pytest.mark.parametrize(
    ("sheet", "key", "heading", "typed", "value"),
    [
        ("areas", "Tiger's Tail", "borders", 32.0, ("32",)),
        ("areas", "Huoshiling", "setup", "", ()),
        ("areas", "Tuchengzi", "setup", " 1d ", ("1D",)),
        ("areas", "Tuchengzi", "start", "Japan", "japan"),
    ],
)
def test_what_an_owner_may_type_of_an_area(sheet: str, key: str, heading: str, typed: object, value: object) -> None:
    grids = cells(LAYOUT)
    id = line(grids[sheet], key)[0]
    put(grids, sheet, key, heading, typed)
    assert getattr(area(pack_from_grids(LAYOUT, grids), id), heading) == value


@pytest.mark.parametrize(
    ("id", "heading", "typed", "value"),
    [
        ("r_mg_15", "kind", "Machine gun", "machine_gun"),
        ("r_mg_15", "enters", 14.0, "14"),
        ("j_1d_15_2", "division", None, ""),
        ("j_1d_15_2", "regiment", 15, "15"),
        ("j_1d_15_2", "option", None, None),
        ("j_1d_15_2", "name", "1D 2/15 ", "1D 2/15"),
    ],
)
def test_what_an_owner_may_type_of_a_unit(id: str, heading: str, typed: object, value: object) -> None:
    grids = cells(LAYOUT)
    put(grids, "units", id, heading, typed)
    assert getattr(unit(pack_from_grids(LAYOUT, grids), id), heading) == value


def test_lines_may_change_places() -> None:
    grids = cells(LAYOUT)
    for sheet in ("areas", "turns", "garrisons"):
        grids[sheet] = [grids[sheet][0], *reversed(grids[sheet][1:])]
    pack = pack_from_grids(LAYOUT, grids)
    assert pack.turns == PACK.turns
    assert {row.id: row for row in pack.areas} == {row.id: row for row in PACK.areas}


def test_a_unit_may_be_taken_out_and_another_put_in() -> None:
    grids = cells(LAYOUT)
    gone = line(grids["units"], "j_1d_15_3")
    new = [cell if cell != "j_1d_15_3" else "j_1d_16_1" for cell in gone]
    gone[:] = [""] * len(gone)
    grids["units"].append(new)
    pack = pack_from_grids(LAYOUT, grids)
    assert len(pack.units) == 140
    assert set(unit(pack, "j_1d_16_1").source.values()) == {OWNERS_COPY}


def test_an_owner_may_change_a_variant_or_do_without() -> None:
    grids = cells(LAYOUT)
    put(grids, "variants", "j_s_15h1", "value", 10)
    changed = pack_from_grids(LAYOUT, grids).variants["first_draft"][0]
    assert (changed.thing, changed.value, changed.source) == ("j_s_15h1", 10, {"value": OWNERS_COPY})
    del grids["variants"][1:]
    assert pack_from_grids(LAYOUT, grids).variants == {}


def test_every_bad_cell_is_named_and_nothing_else() -> None:
    grids = cells(LAYOUT)
    put(grids, "units", "j_1d_1_1", "firepower", "many")
    put(grids, "units", "j_1d_1_2", "name", "")
    put(grids, "areas", "Nihezi", "setup", "1RB, 4RB")
    put(grids, "turns", "October 1904", "supplements", 21)
    put(grids, "limits", "stack", "value", "ten")
    assert problems_of(LAYOUT, grids) == [
        "units, row 2, column J (firepower): found 'many', expected a whole number from 0 to 20",
        "units, row 3, column B (name): found nothing, expected 1 to 40 printable characters",
        "areas, row 3, column N (setup): found '1RB, 4RB', expected a list, each one of 11D, 1D, 1RB, 2AB, 9D, R, S",
        "turns, row 4, column D (supplements): found 21, expected a whole number from 0 to 20",
        "limits, row 2, column B (value): found 'ten', expected a whole number from 1 to 10",
    ]


def test_bad_cells_do_not_hide_other_problems() -> None:
    grids = cells(LAYOUT)
    put(grids, "units", "j_1d_1_1", "firepower", "many")
    put(grids, "areas", "New Town", "start", "japan")
    assert problems_of(LAYOUT, grids)[1:] == ["area 28: start must be russia, for it is one of the two towns"]
