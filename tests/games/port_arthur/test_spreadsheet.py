"""The workbook of Port Arthur: its sheets, and what an owner may do with them."""

from __future__ import annotations

import zipfile
from io import BytesIO
from typing import Any

from python_calamine import CalamineWorkbook
from tests.packs.workbook import cells, problems_of, put, workbook

from honjin.games.port_arthur.pack import Pack
from honjin.games.port_arthur.pack_loading import standard_pack
from honjin.games.port_arthur.spreadsheet import LAYOUT
from honjin.packs.spreadsheet import OWNERS_COPY, pack_from_grids

PACK = standard_pack()


def ship(pack: Pack, id: str) -> Any:
    return next(ship for ship in pack.ships if ship.id == id)


def test_the_workbook_opens_with_instructions() -> None:
    book = CalamineWorkbook.from_filelike(BytesIO(workbook(LAYOUT)))
    assert book.sheet_names[0] == "README"
    assert {"ships", "zones", "borders", "ports", "control points", "tracks"} < set(book.sheet_names)


def test_every_value_stands_beside_its_source() -> None:
    headings = cells(LAYOUT)["ships"][0]
    assert headings[headings.index("firepower") + 1] == "firepower source"


def test_choices_have_drop_downs_and_headings_stay_in_sight() -> None:
    sheet = zipfile.ZipFile(BytesIO(workbook(LAYOUT))).read("xl/worksheets/sheet2.xml").decode()
    for choice in ("japan,russia", "yes,no", "baltic,japan,port_arthur,vladivostok"):
        assert f'<formula1>"{choice}"</formula1>' in sheet
    assert '<pane xSplit="1" ySplit="1"' in sheet


def test_another_ship_in_an_old_line_is_the_owners_and_has_no_history() -> None:
    grids = cells(LAYOUT)
    put(grids, "ships", "takasago", "name", "Otowa")
    put(grids, "ships", "Chitose", "id", "tsushima")
    pack = pack_from_grids(LAYOUT, grids)
    assert ship(pack, "takasago").source["name"] == OWNERS_COPY
    assert ship(pack, "takasago").history is None
    assert set(ship(pack, "tsushima").source.values()) == {OWNERS_COPY}


def test_a_border_may_be_written_either_way_round() -> None:
    grids = cells(LAYOUT)
    grids["borders"][1][0:2] = ["pacific_ocean", "sea_of_japan"]
    assert pack_from_grids(LAYOUT, grids).borders[0].source == PACK.borders[0].source


def test_a_border_that_the_owner_put_elsewhere_is_the_owners() -> None:
    grids = cells(LAYOUT)
    put(grids, "borders", "reconstructed: geography, the way round the east of Japan", "b", "tsushima")
    assert pack_from_grids(LAYOUT, grids).borders[-1].source == {"b": OWNERS_COPY}


def test_the_other_readings_may_be_deleted() -> None:
    grids = cells(LAYOUT)
    grids["forks"] = grids["forks"][:1]
    grids["control points"] = grids["control points"][:4]
    pack = pack_from_grids(LAYOUT, grids)
    assert not pack.forks
    assert not pack.control_points.variants


def test_every_bad_cell_is_named_and_nothing_else() -> None:
    grids = cells(LAYOUT)
    put(grids, "ships", "mikasa", "firepower", "many")
    put(grids, "ships", "asahi", "speed", 7)
    put(grids, "ports", "vladivostok", "shipyard", "half")
    put(grids, "tracks", "turns", "value", "")
    assert [problem.split(":")[0] for problem in problems_of(LAYOUT, grids)] == [
        "ships, row 2, column N (firepower)",
        "ships, row 3, column P (speed)",
        "ports, row 4, column H (shipyard)",
        "tracks, row 2, column B (value)",
    ]
