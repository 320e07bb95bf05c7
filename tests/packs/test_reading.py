"""A pack of one's own: filled in, read back, and every bad cell named. The workbook is that of Port Arthur."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from msgspec.structs import replace
from tests.packs.workbook import cells, column, line, problems_of, put

from honjin.games.port_arthur.pack import Pack
from honjin.games.port_arthur.pack_loading import standard_pack
from honjin.games.port_arthur.spreadsheet import LAYOUT
from honjin.packs.spreadsheet import OWNERS_COPY, pack_from_bytes, pack_from_grids, workbook_bytes

PACK = standard_pack()


def ship(pack: Pack, id: str) -> Any:
    return next(ship for ship in pack.ships if ship.id == id)


def test_a_changed_pack_makes_the_journey_too() -> None:
    mikasa, *others = PACK.ships
    mended = replace(mikasa, firepower=9, source=mikasa.source | {"firepower": "my box"})
    pack = replace(PACK, ships=(mended, *others))
    assert pack_from_bytes(LAYOUT, workbook_bytes(LAYOUT, pack)) == pack


def test_a_value_the_owner_changed_is_the_owners() -> None:
    grids = cells(LAYOUT)
    put(grids, "ships", "mikasa", "firepower", 9.0)
    put(grids, "zones", "tsushima", "name", "Tsushima Strait")
    put(grids, "control points", "sea_of_japan", "russia", 2)
    put(grids, "tracks", "by_count", "value", "0, 2, 4, 6")
    pack = pack_from_grids(LAYOUT, grids)
    assert ship(pack, "mikasa").firepower == 9
    assert ship(pack, "mikasa").source == ship(PACK, "mikasa").source | {"firepower": OWNERS_COPY}
    assert pack.zones[1].source["name"] == OWNERS_COPY
    assert pack.control_points.for_variant("standard")["sea_of_japan"].source["russia"] == OWNERS_COPY
    assert pack.control_points.source["by_count"] == OWNERS_COPY
    assert pack.digest != PACK.digest


def test_a_source_the_owner_wrote_is_kept() -> None:
    grids = cells(LAYOUT)
    put(grids, "ships", "mikasa", "firepower", 9)
    put(grids, "ships", "mikasa", "firepower source", "second printing")
    put(grids, "ships", "asahi", "speed source", "my counter")
    pack = pack_from_grids(LAYOUT, grids)
    assert ship(pack, "mikasa").source["firepower"] == "second printing"
    assert ship(pack, "asahi").source["speed"] == "my counter"


def test_a_source_that_was_cleared_comes_back_if_the_value_is_the_same() -> None:
    grids = cells(LAYOUT)
    put(grids, "ships", "mikasa", "firepower source", "")
    assert pack_from_grids(LAYOUT, grids) == PACK


def test_lines_without_values_are_skipped() -> None:
    grids = cells(LAYOUT)
    width = len(grids["ships"][0])
    grids["ships"].insert(5, [""] * width)
    grids["ships"].append([None] * width)
    grids["ships"].append(["", "", "a source left behind"])
    assert pack_from_grids(LAYOUT, grids) == PACK


def test_a_cleared_line_takes_the_ship_out() -> None:
    grids = cells(LAYOUT)
    headings = grids["ships"][0]
    mikasa = line(grids["ships"], "mikasa")
    mikasa[:] = [cell if "source" in heading else "" for heading, cell in zip(headings, mikasa, strict=True)]
    assert len(pack_from_grids(LAYOUT, grids).ships) == 49


def test_columns_may_change_places_and_spelling() -> None:
    grids = cells(LAYOUT)
    grids["ships"] = [cells[::-1] for cells in grids["ships"]]
    grids["ships"][0] = [f" {heading.upper().replace(' ', '_')} " for heading in grids["ships"][0]]
    assert pack_from_grids(LAYOUT, grids) == PACK


def test_columns_of_the_owners_own_are_left_alone() -> None:
    grids = cells(LAYOUT)
    grids["ships"] = [["variant", *cells] for cells in grids["ships"]]
    assert pack_from_grids(LAYOUT, grids) == PACK


def test_a_source_column_may_be_missing() -> None:
    grids = cells(LAYOUT)
    grids["ships"][0][column(grids["ships"], "firepower source")] = "my notes"
    assert pack_from_grids(LAYOUT, grids) == PACK


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
    grids = cells(LAYOUT)
    put(grids, "ships", "mikasa", heading, typed)
    assert getattr(ship(pack_from_grids(LAYOUT, grids), "mikasa"), heading) == value


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
    grids = cells(LAYOUT)
    put(grids, sheet, key, heading, typed)
    assert any(problem in found for found in problems_of(LAYOUT, grids)), problems_of(LAYOUT, grids)


def test_bad_cells_do_not_hide_other_problems() -> None:
    grids = cells(LAYOUT)
    put(grids, "ships", "mikasa", "firepower", "many")
    put(grids, "ships", "asahi", "damaged speed", 6)
    assert problems_of(LAYOUT, grids)[1] == "ship asahi: damaged_speed 6 is above the intact 4"


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
    grids = cells(LAYOUT)
    grids[sheet][0][column(grids[sheet], heading)] = "spede"
    assert problems_of(LAYOUT, grids) == [f"{sheet}: the column {heading} is missing"]
