"""A pack of one's own: written to a spreadsheet, filled in, read back, and refused with every reason."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from datetime import date
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from python_calamine import CalamineWorkbook
from xlsxwriter import Workbook

from honjin.core.errors import UnknownChoice
from honjin.games.port_arthur.pack import (
    Pack,
    PackError,
    Row,
    check_pack,
    digest,
    read_pack,
    standard_pack,
)
from honjin.games.port_arthur.spreadsheet import (
    MOST_BYTES,
    OWNERS_COPY,
    SHEETS,
    pack_from_bytes,
    pack_from_grids,
    read_workbook,
    workbook_bytes,
    write_workbook,
)

Cells = dict[str, list[list[Any]]]

PACK = standard_pack()
WORKBOOK = workbook_bytes(PACK)


def cells() -> Cells:
    """The cells of the exported workbook, as the reader gives them."""
    book = CalamineWorkbook.from_filelike(BytesIO(WORKBOOK))
    return {name: list(book.get_sheet_by_name(name).to_python(skip_empty_area=False)) for name in SHEETS}


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


# The digest


def test_the_digest_depends_on_the_values_alone() -> None:
    first, *others = PACK.ships
    renamed = replace(first, name="Mikasa II")
    resourced = replace(first, source=first.source | {"speed": "history"}, history=None)
    assert digest(replace(PACK, ships=(renamed, *others))) != PACK.digest
    assert digest(replace(PACK, ships=(resourced, *others))) == PACK.digest
    assert len(PACK.digest) == 64


def test_a_pack_survives_the_header_of_a_record() -> None:
    assert read_pack(PACK.to_json()) == PACK


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"null", b'{"zones": []}', b"[" * 100_000])
def test_what_is_no_pack_is_refused(data: bytes) -> None:
    with pytest.raises(PackError, match="not a data pack"):
        read_pack(data)


def test_an_unsound_pack_is_refused_with_all_its_problems() -> None:
    unsound = replace(PACK, ships=(), borders=PACK.borders[1:])
    with pytest.raises(PackError) as refused:
        read_pack(unsound.to_json())
    assert refused.value.problems == check_pack(unsound)
    assert str(refused.value) == "\n".join(refused.value.problems)


def test_a_variant_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(UnknownChoice, match="standard, flat, philippine_1_3, even"):
        PACK.control_points.for_variant("round")
    with pytest.raises(UnknownChoice, match="fork_after_nanshan"):
        PACK.boxes_for_variant("flat")


# What is wrong with a pack


def changed(rows: str, row_id: str, /, **values: object) -> Pack:
    """The standard pack with other values in one row."""
    old: tuple[Row, ...] = getattr(PACK, rows)
    new = tuple(replace(row, **values) if row.identity == (row_id,) else row for row in old)
    assert new != old
    return replace(PACK, **{rows: new})


def doubled(rows: str, /, **values: object) -> Pack:
    """The standard pack with its first row of a kind once more, with other values."""
    old = getattr(PACK, rows)
    return replace(PACK, **{rows: (*old, replace(old[0], **values))})


def without(rows: str, id: str) -> Pack:
    """The standard pack without a row."""
    return replace(PACK, **{rows: tuple(row for row in getattr(PACK, rows) if row.identity != (id,))})


def points(**values: object) -> Pack:
    return replace(PACK, control_points=replace(PACK.control_points, **values))


def tracks(**values: object) -> Pack:
    return replace(PACK, tracks=replace(PACK.tracks, **values))


SINGLE = PACK.control_points.single
FLAT = PACK.control_points.variants["flat"]
LINK = PACK.forks["fork_after_nanshan"][0]


@pytest.mark.parametrize(
    ("pack", "problem"),
    [
        (doubled("ships", name="Other"), "ship mikasa is listed twice"),
        (doubled("ships", id="other"), "two ships are called Mikasa"),
        (changed("ships", "mikasa", id="Mikasa!"), "1 to 40 small letters, digits and _"),
        (changed("ships", "mikasa", id="mikasa\n"), "1 to 40 small letters, digits and _"),
        (changed("ships", "mikasa", name="\x1b[2J"), "1 to 40 printable characters"),
        (changed("ships", "mikasa", firepower=31), "firepower is 31, expected a whole number from 0 to 30"),
        (changed("ships", "mikasa", speed=7), "speed is 7, expected a whole number from 1 to 6"),
        (changed("ships", "mikasa", defence=0), "defence is 0, expected a whole number from 1 to 9"),
        (changed("ships", "mikasa", fleet="third"), "fleet is 'third', expected one of"),
        (changed("ships", "mikasa", entry_turn=3), "entry_turn is 3, expected one of 1, 4, 5"),
        (changed("ships", "mikasa", entry_turn=4), "entry_turn is 4, the fleet japan enters on 1"),
        (changed("ships", "borodino", entry_turn=1), "the fleet baltic enters on 4 or 5"),
        (changed("ships", "mikasa", side="russia"), "side is russia, but the fleet japan belongs to japan"),
        (changed("ships", "mikasa", damaged_firepower=9), "damaged_firepower 9 is above the intact 8"),
        (changed("ships", "mikasa", damaged_speed=5), "damaged_speed 5 is above the intact 4"),
        (changed("ships", "mikasa", source={}), "ship mikasa: speed has no source"),
        (
            changed("ships", "mikasa", source={**ship(PACK, "mikasa").source, "mast": "history"}),
            "ship mikasa: source of mast, which it has not",
        ),
        (
            replace(PACK, ships=tuple(s for s in PACK.ships if s.side == "japan" or s.optional)),
            "russia has no ship that is not optional",
        ),
        (
            replace(PACK, ships=tuple(replace(PACK.ships[0], id=f"s{n}", name=f"S{n}") for n in range(61))),
            "61 ships, there can be 60 at the most",
        ),
        (without("zones", "tsushima"), "zone tsushima is missing"),
        (doubled("zones"), "zone yellow_sea is listed twice"),
        (changed("zones", "tsushima", russian_return=()), "zone tsushima: russian_return must be"),
        (changed("zones", "tsushima", russian_return=("port_arthur",)), "russian_return must be vladivostok or"),
        (changed("zones", "tsushima", russian_return=("kronstadt",)), "expected a list, each one of"),
        (
            replace(PACK, zones=tuple(replace(zone, landing_box=False) for zone in PACK.zones)),
            "no zone has a landing box",
        ),
        (doubled("borders", b="baltic_sea"), "b is 'baltic_sea', expected one of"),
        (doubled("borders", a="pacific_ocean", b="sea_of_japan"), "pacific_ocean/sea_of_japan is listed twice"),
        (doubled("borders", b="sea_of_japan"), "a zone cannot border itself"),
        (replace(PACK, borders=PACK.borders[2:]), "zone sea_of_japan cannot be reached by sea"),
        (without("ports", "vladivostok"), "port vladivostok is missing"),
        (doubled("ports"), "port japan is listed twice"),
        (changed("ports", "vladivostok", owner="china"), "owner is 'china', expected one of japan, russia"),
        (changed("ports", "vladivostok", owner="japan"), "owner is japan, the rules give it to russia"),
        (changed("ports", "vladivostok", adjacent=()), "port vladivostok: no sea zone is next to it"),
        (changed("ports", "vladivostok", adjacent=("tsushima",) * 2), "tsushima is listed twice"),
        (points(by_count=(0, 1, 3)), "by_count needs 4 values (3 key zones), the first 0"),
        (points(by_count=(1, 1, 3, 6)), "by_count needs 4 values (3 key zones), the first 0"),
        (points(single=SINGLE[1:]), "control points of pacific_ocean are missing"),
        (points(single=(*SINGLE, SINGLE[0])), "control points of pacific_ocean is listed twice"),
        (points(single=(*SINGLE, replace(SINGLE[0], zone="tsushima"))), "a key zone has no value of its own"),
        (points(variants={"standard": FLAT}), "a variant cannot be called standard"),
        (points(variants={"flat": FLAT * 2}), "variant flat: control points of sea_of_japan is listed twice"),
        (tracks(cp_start=6), "cp_start is 6, outside -5 to 5"),
        (tracks(transports_sunk=(0, 1)), "transports_sunk needs 3 values (2 landing boxes), the first 0"),
        (tracks(initiative_turn=7), "initiative_turn is 7, after the last turn (6)"),
        (tracks(armies=7), "there must be more boxes (7) than armies (7)"),
        (tracks(turns=0), "turns is 0, expected a whole number from 5 to 12"),
        (without("boxes", "mukden"), "box mukden is missing"),
        (without("boxes", "mukden"), "box siping has the unknown parent mukden"),
        (doubled("boxes"), "box yalu is listed twice"),
        (changed("boxes", "nanshan", parent=None), "exactly one box must have no parent, found yalu, nanshan"),
        (changed("boxes", "yalu", parent="siping"), "exactly one box must have no parent, found none"),
        (changed("boxes", "nanshan", parent="liaoyang"), "box siping stands in or behind a circle"),
        (changed("boxes", "yalu", effect="port_falls"), "effect is port_falls, the rules give it none"),
        (changed("boxes", "siping", effect=None), "effect is None, the rules give it bonus_die"),
        (replace(PACK, forks={"standard": ()}), "a variant cannot be called standard"),
        (replace(PACK, forks={"source": ()}), "a variant cannot be called source"),
        (replace(PACK, forks={"x": (LINK, LINK)}), "variant x: box hill_203 is listed twice"),
        (replace(PACK, forks={"x": (replace(LINK, box="harbin"),)}), "variant x: box harbin is unknown"),
        (replace(PACK, forks={"x": (replace(LINK, parent="harbin"),)}), "has the unknown parent harbin"),
    ],
)
def test_a_problem_is_named(pack: Pack, problem: str) -> None:
    assert any(problem in found for found in check_pack(pack)), check_pack(pack)


def test_two_problems_are_both_named() -> None:
    pack = replace(without("ports", "vladivostok"), borders=PACK.borders[1:])
    assert len(check_pack(replace(pack, borders=PACK.borders[2:]))) > 1


# The spreadsheet


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
    pack = changed("ships", "mikasa", firepower=9, source={**ship(PACK, "mikasa").source, "firepower": "my box"})
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


# Files that are no workbooks


def zipped(**parts: bytes) -> bytes:
    memory = BytesIO()
    with zipfile.ZipFile(memory, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name.replace("__", "/"), data)
    return memory.getvalue()


def workbook_with(fill: Callable[[Any], object]) -> bytes:
    memory = BytesIO()
    book = Workbook(memory, {"in_memory": True})
    fill(book.add_worksheet("ships"))
    book.close()
    return memory.getvalue()


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "not a workbook"),
        (b"id,name\nmikasa,Mikasa\n", "not a workbook"),
        (b"PK\x03\x04 and then nothing", "not a workbook"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "not a workbook"),
        (WORKBOOK[: len(WORKBOOK) // 2], "not a workbook"),
        (zipped(letter=b"Dear Admiral"), "not a workbook"),
        (zipped(**{"xl__workbook.xml": b"<workbook/>"}), "damaged"),
        (bytes(MOST_BYTES + 1), "too large"),
        (zipped(**{"xl__workbook.xml": bytes(41_000_000)}), "too large"),
        (workbook_with(lambda sheet: sheet.write(1_048_575, 0, "far")), "a cell at A1048576"),
        (workbook_with(lambda sheet: sheet.write(0, 16_383, "far")), "a cell at XFD1"),
        (workbook_with(lambda sheet: sheet.write(0, 0, "id")), "the sheet zones is missing"),
    ],
)
def test_what_is_no_workbook_is_refused(data: bytes, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "pack.xlsx"
    path.write_bytes(data)
    with pytest.raises(PackError, match=problem):
        read_workbook(path)


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"nowhere\.xlsx cannot be read: No such file"):
        read_workbook(tmp_path / "nowhere.xlsx")
    with pytest.raises(PackError, match="cannot be read"):
        read_workbook(tmp_path)


def sound_or_refused(read: Callable[[], Pack]) -> None:
    """Whatever is not refused is a pack without problems; any other error breaks the test."""
    try:
        pack = read()
    except PackError:
        return
    assert check_pack(pack) == []
    assert read_pack(pack.to_json()) == pack


anything = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=50)
    | st.dates()
    | st.datetimes()
    | st.sampled_from(["japan", "yalu", "mikasa", "tsushima", "standard", "source", "flat", "yes", "#N/A", "=1"])
)


@given(data=st.data())
@settings(max_examples=300, deadline=None)
def test_one_damaged_cell_never_breaks_the_reader(data: st.DataObject) -> None:
    grids = cells()
    grid = grids[data.draw(st.sampled_from(SHEETS))]
    row = grid[data.draw(st.integers(0, len(grid) - 1))]
    row[data.draw(st.integers(0, len(row) - 1))] = data.draw(anything)
    sound_or_refused(lambda: pack_from_grids(grids))


@given(place=st.integers(0, len(WORKBOOK) - 1), byte=st.binary(min_size=1, max_size=4))
@settings(max_examples=100, deadline=None)
def test_damaged_bytes_never_break_the_reader(place: int, byte: bytes) -> None:
    damaged = WORKBOOK[:place] + byte + WORKBOOK[place + len(byte) :]
    sound_or_refused(lambda: pack_from_bytes(damaged))


@given(data=st.binary(max_size=400))
@settings(max_examples=100, deadline=None)
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    sound_or_refused(lambda: pack_from_bytes(data))
    sound_or_refused(lambda: read_pack(data))
