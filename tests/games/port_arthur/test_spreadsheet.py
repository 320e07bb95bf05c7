"""A pack of one's own: written to a spreadsheet, filled in, read back, and every bad cell named."""

from __future__ import annotations

import zipfile
from datetime import date
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from python_calamine import CalamineWorkbook
from tests.games.port_arthur.workbook import PACK, WORKBOOK, Cells, cells

from honjin.games.port_arthur.pack import Pack, PackError
from honjin.games.port_arthur.spreadsheet import (
    OWNERS_COPY,
    pack_from_bytes,
    pack_from_grids,
    read_workbook,
    workbook_bytes,
    write_workbook,
)
from honjin.games.port_arthur.spreadsheet.layout import SHEETS


def column(grid: list[list[Any]], heading: str) -> int:
    return grid[0].index(heading)


def line(grid: list[list[Any]], key: str) -> list[Any]:
    return next(cells for cells in grid[1:] if key in cells)


def put(grids: Cells, sheet: str, key: str, heading: str, value: object) -> None:
    """Write into the line that has a key in one of its cells, under a heading."""
    line(grids[sheet], key)[column(grids[sheet], heading)] = value


def ship(pack: Pack, id: str) -> Any:
    return next(ship for ship in pack.ships if ship.id == id)


def problems_of(grids: Cells) -> list[str]:
    with pytest.raises(PackError) as refused:
        pack_from_grids(grids)
    return refused.value.problems


def test_an_unchanged_workbook_reads_back_to_the_same_pack(tmp_path: Path) -> None:
    path = tmp_path / "port-arthur.xlsx"
    write_workbook(PACK, path)
    read = read_workbook(path)
    assert read.digest == PACK.digest
    assert read == PACK


def test_the_same_pack_gives_the_same_file() -> None:
    assert workbook_bytes(PACK) == WORKBOOK


def test_the_workbook_opens_with_instructions() -> None:
    book = CalamineWorkbook.from_filelike(BytesIO(WORKBOOK))
    assert book.sheet_names[0] == "README"
    assert {"ships", "zones", "borders", "ports", "control points", "tracks"} < set(book.sheet_names)


def test_every_value_stands_beside_its_source() -> None:
    headings = cells()["ships"][0]
    assert headings[headings.index("firepower") + 1] == "firepower source"


def test_choices_have_drop_downs_and_headings_stay_in_sight() -> None:
    sheet = zipfile.ZipFile(BytesIO(WORKBOOK)).read("xl/worksheets/sheet2.xml").decode()
    for choice in ("japan,russia", "yes,no", "baltic,japan,port_arthur,vladivostok"):
        assert f'<formula1>"{choice}"</formula1>' in sheet
    assert '<pane xSplit="1" ySplit="1"' in sheet


def test_a_changed_pack_makes_the_journey_too() -> None:
    mikasa, *others = PACK.ships
    mended = replace(mikasa, firepower=9, source=mikasa.source | {"firepower": "my box"})
    pack = replace(PACK, ships=(mended, *others))
    assert pack_from_bytes(workbook_bytes(pack)) == pack


def test_a_value_the_owner_changed_is_the_owners() -> None:
    grids = cells()
    put(grids, "ships", "mikasa", "firepower", 9.0)
    put(grids, "zones", "tsushima", "name", "Tsushima Strait")
    put(grids, "control points", "sea_of_japan", "russia", 2)
    put(grids, "tracks", "by_count", "value", "0, 2, 4, 6")
    pack = pack_from_grids(grids)
    assert ship(pack, "mikasa").firepower == 9
    assert ship(pack, "mikasa").source == ship(PACK, "mikasa").source | {"firepower": OWNERS_COPY}
    assert pack.zones[1].source["name"] == OWNERS_COPY
    assert pack.control_points.for_variant("standard")["sea_of_japan"].source["russia"] == OWNERS_COPY
    assert pack.control_points.source["by_count"] == OWNERS_COPY
    assert pack.digest != PACK.digest


def test_a_source_the_owner_wrote_is_kept() -> None:
    grids = cells()
    put(grids, "ships", "mikasa", "firepower", 9)
    put(grids, "ships", "mikasa", "firepower source", "second printing")
    put(grids, "ships", "asahi", "speed source", "my counter")
    pack = pack_from_grids(grids)
    assert ship(pack, "mikasa").source["firepower"] == "second printing"
    assert ship(pack, "asahi").source["speed"] == "my counter"


def test_a_source_that_was_cleared_comes_back_if_the_value_is_the_same() -> None:
    grids = cells()
    put(grids, "ships", "mikasa", "firepower source", "")
    assert pack_from_grids(grids) == PACK


def test_another_ship_in_an_old_line_is_the_owners_and_has_no_history() -> None:
    grids = cells()
    put(grids, "ships", "takasago", "name", "Otowa")
    put(grids, "ships", "Chitose", "id", "tsushima")
    pack = pack_from_grids(grids)
    assert ship(pack, "takasago").source["name"] == OWNERS_COPY
    assert ship(pack, "takasago").history is None
    assert set(ship(pack, "tsushima").source.values()) == {OWNERS_COPY}


def test_a_border_may_be_written_either_way_round() -> None:
    grids = cells()
    grids["borders"][1][0:2] = ["pacific_ocean", "sea_of_japan"]
    assert pack_from_grids(grids).borders[0].source == PACK.borders[0].source


def test_a_border_that_the_owner_put_elsewhere_is_the_owners() -> None:
    grids = cells()
    put(grids, "borders", "reconstructed: geography, the way round the east of Japan", "b", "tsushima")
    assert pack_from_grids(grids).borders[-1].source == {"b": OWNERS_COPY}


def test_lines_without_values_are_skipped() -> None:
    grids = cells()
    width = len(grids["ships"][0])
    grids["ships"].insert(5, [""] * width)
    grids["ships"].append([None] * width)
    grids["ships"].append(["", "", "a source left behind"])
    assert pack_from_grids(grids) == PACK


def test_a_cleared_line_takes_the_ship_out() -> None:
    grids = cells()
    headings = grids["ships"][0]
    mikasa = line(grids["ships"], "mikasa")
    mikasa[:] = [cell if "source" in heading else "" for heading, cell in zip(headings, mikasa, strict=True)]
    assert len(pack_from_grids(grids).ships) == 49


def test_the_other_readings_may_be_deleted() -> None:
    grids = cells()
    grids["forks"] = grids["forks"][:1]
    grids["control points"] = grids["control points"][:4]
    pack = pack_from_grids(grids)
    assert not pack.forks
    assert not pack.control_points.variants


def test_columns_may_change_places_and_spelling() -> None:
    grids = cells()
    grids["ships"] = [cells[::-1] for cells in grids["ships"]]
    grids["ships"][0] = [f" {heading.upper().replace(' ', '_')} " for heading in grids["ships"][0]]
    assert pack_from_grids(grids) == PACK


def test_columns_of_the_owners_own_are_left_alone() -> None:
    grids = cells()
    grids["ships"] = [["variant", *cells] for cells in grids["ships"]]
    assert pack_from_grids(grids) == PACK


def test_a_source_column_may_be_missing() -> None:
    grids = cells()
    grids["ships"][0][column(grids["ships"], "firepower source")] = "my notes"
    assert pack_from_grids(grids) == PACK


@pytest.mark.parametrize(
    ("heading", "typed", "value"),
    [
        ("firepower", "8", 8),
        ("firepower", 8.0, 8),
        ("optional", True, True),
        ("optional", "TRUE", True),
        ("optional", " Yes ", True),
        ("type", "Armoured cruiser", "armoured_cruiser"),
        ("name", "  Mikasa   II ", "Mikasa II"),
        ("name", 203.0, "203"),
        ("name", 1234567, "1234567"),
    ],
)
def test_what_an_owner_may_type(heading: str, typed: object, value: object) -> None:
    grids = cells()
    put(grids, "ships", "mikasa", heading, typed)
    assert getattr(ship(pack_from_grids(grids), "mikasa"), heading) == value


@pytest.mark.parametrize(
    ("sheet", "key", "heading", "typed", "problem"),
    [
        (
            "ships",
            "mikasa",
            "firepower",
            "x",
            "ships, row 2, column N (firepower): found 'x', expected a whole number from 0 to 30",
        ),
        ("ships", "mikasa", "firepower", 7.5, "found 7.5, expected a whole number from 0 to 30"),
        ("ships", "mikasa", "firepower", float("inf"), "found inf, expected a whole number"),
        ("ships", "mikasa", "firepower", 10**400, "expected a whole number"),
        ("ships", "mikasa", "firepower", True, "found 'True', expected a whole number"),
        ("ships", "mikasa", "firepower", "1_0", "found '1_0', expected a whole number"),
        ("ships", "mikasa", "firepower", date(1904, 2, 8), "found '1904-02-08', expected a whole number"),
        ("ships", "mikasa", "speed", "", "column P (speed): found nothing, expected a whole number from 1 to 6"),
        ("ships", "mikasa", "side", "china", "found 'china', expected one of japan, russia"),
        ("ships", "mikasa", "fleet", "third", "found 'third', expected one of baltic, japan"),
        ("ships", "mikasa", "entry turn", 3, "found 3, expected one of 1, 4, 5"),
        ("ships", "mikasa", "optional", "perhaps", "found 'perhaps', expected yes or no"),
        ("ships", "mikasa", "name", False, "found 'False', expected 1 to 40 printable characters"),
        ("ships", "mikasa", "name", "M" * 41, "expected 1 to 40 printable characters"),
        ("ships", "mikasa", "name source", "s" * 201, "expected 1 to 200 printable characters"),
        ("zones", "tsushima", "russian return", "vladivostok, kronstadt", "expected a list, each one of"),
        ("borders", "yellow_sea", "b", "baltic", "borders, row 3, column B (b): found 'baltic', expected one of"),
        ("control points", "flat", "variant", "flat!", "column A (variant): found 'flat!', expected 1 to 40"),
        ("forks", "hill_203", "variant", "", "forks, row 2, column A (variant): found nothing, expected 1 to 40"),
        ("manchuria", "mukden", "effect", "party", "found 'party', expected one of"),
        ("tracks", "armies", "value", "six", "tracks, row 3, column B (value): found 'six', expected a whole"),
        ("tracks", "armies", "setting", "navies", "column A (setting): found 'navies', expected one of turns"),
        ("tracks", "armies", "setting", "turns", "column A (setting): found 'turns', expected one of turns"),
        ("tracks", "armies", "setting", "navies", "tracks: the setting armies is missing"),
        ("tracks", "by_count", "value", "0, one", "found '0, one', expected a list, each a whole number"),
    ],
)
def test_a_bad_cell_is_named(sheet: str, key: str, heading: str, typed: object, problem: str) -> None:
    grids = cells()
    put(grids, sheet, key, heading, typed)
    assert any(problem in found for found in problems_of(grids)), problems_of(grids)


def test_every_bad_cell_is_named_and_nothing_else() -> None:
    grids = cells()
    put(grids, "ships", "mikasa", "firepower", "many")
    put(grids, "ships", "asahi", "speed", 7)
    put(grids, "ports", "vladivostok", "shipyard", "half")
    put(grids, "tracks", "turns", "value", "")
    assert [problem.split(":")[0] for problem in problems_of(grids)] == [
        "ships, row 2, column N (firepower)",
        "ships, row 3, column P (speed)",
        "ports, row 4, column H (shipyard)",
        "tracks, row 2, column B (value)",
    ]


def test_bad_cells_do_not_hide_other_problems() -> None:
    grids = cells()
    put(grids, "ships", "mikasa", "firepower", "many")
    put(grids, "ships", "asahi", "damaged speed", 6)
    assert problems_of(grids)[1] == "ship asahi: damaged_speed 6 is above the intact 4"


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_missing_sheet_is_named_and_nothing_else(sheet: str) -> None:
    grids = cells()
    del grids[sheet]
    assert problems_of(grids) == [f"the sheet {sheet} is missing"]


@pytest.mark.parametrize(
    ("sheet", "heading"),
    [
        ("tracks", "setting"),
        ("tracks", "value"),
        ("ships", "speed"),
        ("ships", "id"),
        ("forks", "variant"),
        ("borders", "b"),
        ("zones", "russian return"),
    ],
)
def test_a_missing_column_is_named_and_nothing_else(sheet: str, heading: str) -> None:
    grids = cells()
    grids[sheet][0][column(grids[sheet], heading)] = "spede"
    assert problems_of(grids) == [f"{sheet}: the column {heading} is missing"]


def test_empty_sheets_lack_all_their_columns() -> None:
    grids: Cells = {name: [] for name in SHEETS}
    assert "ships: the column speed is missing" in problems_of(grids)
    assert "tracks: the column value is missing" in problems_of(grids)
