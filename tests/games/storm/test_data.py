"""The values that come with the game: complete, sourced, and in agreement with every sentence of the book."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from tests.packs.test_sources import rows_in

from honjin.core.game import find_game
from honjin.games.storm.model import AREAS
from honjin.games.storm.pack import UnitCard
from honjin.games.storm.pack_checks import check_pack
from honjin.games.storm.pack_loading import standard_pack
from honjin.locale.text import LANGUAGES, Words
from honjin.packs.rows import is_reconstructed

PACK = standard_pack()
AREA = {area.id: area for area in PACK.areas}
UNIT = {unit.id: unit for unit in PACK.units}


def marked(mark: str) -> set[str]:
    return {area.id for area in PACK.areas if mark in area.setup}


def entering(way: str, *, option: str | None = None) -> list[UnitCard]:
    return [unit for unit in PACK.units if unit.enters == way and unit.option == option]


# The whole


def test_the_standard_pack_has_no_problem() -> None:
    assert check_pack(PACK) == []


def test_no_section_is_cited_without_its_sign() -> None:
    texts = [re.sub(r"https?://\S+", "", text) for row in rows_in(PACK) for text in row.source.values()]
    assert [text for text in texts if re.search(r"(?<![§\d.])\d+\.\d", text)] == []


def test_the_interface_can_tell_a_reconstructed_value() -> None:
    assert is_reconstructed(UNIT["j_28_1"], "firepower")
    assert not is_reconstructed(UNIT["j_28_1"], "enters")
    assert not is_reconstructed(AREA["34"], "name")


# 2.11 Units


@pytest.mark.rule("2.11")
def test_there_are_140_counters() -> None:
    assert len(UNIT) == len(PACK.units) == 140
    assert Counter((unit.side, unit.kind) for unit in PACK.units) == {
        ("japan", "infantry"): 63,
        ("japan", "artillery"): 19,
        ("japan", "engineer"): 5,
        ("russia", "infantry"): 33,
        ("russia", "artillery"): 12,
        ("russia", "machine_gun"): 8,
    }


@pytest.mark.rule("2.11")
def test_only_artillery_has_a_range_and_engineers_have_no_firepower() -> None:
    for unit in PACK.units:
        assert (unit.range > 0) is (unit.kind == "artillery")
        assert (unit.firepower == 0) is (unit.kind == "engineer")


@pytest.mark.rule("2.11")
def test_there_is_artillery_that_cannot_move() -> None:
    still = {unit.id for unit in PACK.units if unit.movement == 0}
    guns = {unit.id for unit in PACK.units if unit.kind == "artillery"}
    assert still & guns == {id for id in guns if id.startswith(("j_28_", "r_a_"))}
    assert still - guns == {unit.id for unit in PACK.units if unit.kind == "machine_gun"}


@pytest.mark.rule("2.11")
def test_who_is_in_reserve_service() -> None:
    reserve = {unit.division for unit in PACK.units if unit.service == "reserve"}
    assert reserve == {"1RB", "4RB", "Reserve", "Navy"}
    assert {unit.service for unit in PACK.units if unit.division in reserve} == {"reserve"}


@pytest.mark.parametrize(
    ("units", "number", "values"),
    [
        (r"j_(1|9|11|7)d_\d+_\d", 48, (4, 8, 4, 0)),
        (r"j_(1|9|11|7|ind)d?_e", 5, (0, 7, 4, 0)),
        (r"j_(1d_a\d|7d_a)", 3, (4, 5, 3, 1)),
        (r"j_(9|11)d_a\d", 4, (3, 5, 3, 1)),
        (r"j_[14]rb_.*", 12, (3, 7, 4, 0)),
        (r"j_2ab_.*", 3, (4, 5, 3, 2)),
        (r"j_s_15h\d", 2, (6, 8, 1, 3)),
        (r"j_s_12g\d", 2, (5, 8, 1, 3)),
        (r"j_s_navalg\d", 2, (5, 8, 1, 4)),
        (r"j_28_\d", 3, (9, 8, 0, 6)),
        (r"j_wc_\d", 3, (5, 8, 4, 0)),
        (r"r_\d+_\d", 27, (3, 9, 4, 0)),
        (r"r_(res|n_)\d", 6, (2, 8, 4, 0)),
        (r"r_mg_\d+", 8, (6, 6, 0, 0)),
        (r"r_a_18", 1, (4, 5, 0, 1)),
        (r"r_a_20", 1, (5, 5, 0, 1)),
        (r"r_a_(21|22|24|26|30)", 5, (6, 5, 0, 1)),
        (r"r_a_(23|27|31)", 3, (5, 5, 0, 1)),
        (r"r_a_(33|36)", 2, (6, 5, 0, 2)),
    ],
)
def test_the_values_of_the_counters(units: str, number: int, values: tuple[int, int, int, int]) -> None:
    found = [unit for unit in PACK.units if re.fullmatch(units, unit.id)]
    assert len(found) == number
    assert {(unit.firepower, unit.defence, unit.movement, unit.range) for unit in found} == {values}


def test_a_battalion_is_named_by_its_division_its_number_and_its_regiment() -> None:
    assert UNIT["j_1d_15_2"].name == "1D 2/15"
    assert UNIT["j_1rb_15_1"].name == "1RB 1/K15"
    assert UNIT["r_13_3"].name == "ESR 3/13"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_in_the_language_files_and_no_two_are_the_same(language: str) -> None:
    words = Words(language, "storm", find_game("storm").look.kinds)
    for kind, rows in (("unit", PACK.units), ("area", PACK.areas)):
        assert all(words.has(f"{kind}-{row.id}") for row in rows)
        assert len({words.name(kind, row.id) for row in rows}) == len(rows)
        if language == "en":
            plain = [row.name.replace("'", "’") for row in rows]
            assert [words.name(kind, row.id) for row in rows] == plain


# 2.21 Areas


@pytest.mark.rule("2.21")
def test_there_are_38_areas_and_88_borders() -> None:
    assert tuple(AREA) == AREAS
    assert sum(len(area.borders) for area in PACK.areas) == 2 * 88


@pytest.mark.rule("2.21")
def test_the_boxes_off_the_board_lie_in_the_north_and_do_not_touch_7_and_8() -> None:
    assert [area.id for area in PACK.areas if area.off_board] == ["37", "38"]
    assert AREA["37"].borders == ("2", "3", "4")
    assert AREA["38"].borders == ("9", "10")


@pytest.mark.rule("2.21")
def test_borders_that_the_reports_tell_of() -> None:
    told = [("14", "15"), ("15", "16"), ("23", "24"), ("17", "20"), ("15", "4"), ("16", "1"), ("11", "2"), ("14", "21")]
    assert all(other in AREA[one].borders for one, other in told)
    assert all(area in AREA["16"].borders for area in marked("9D"))
    assert all(area in AREA["26"].borders for area in marked("11D"))


@pytest.mark.rule("2.21")
def test_five_high_points() -> None:
    assert [area.id for area in PACK.areas if area.high_point] == ["20", "21", "23", "24", "26"]


@pytest.mark.rule("2.21")
def test_the_levels_of_the_areas() -> None:
    levels = {
        0: "37 38",
        1: "1 2 3 4 5 6 7 8 9 28 34",
        2: "10 11 12 13 14 15 17 29 32 33 35",
        3: "16 18 19 25 27 36",
        4: "20 22 23 30 31",
        5: "21 24 26",
    }
    assert {id: area.level for id, area in AREA.items()} == {
        id: level for level, ids in levels.items() for id in ids.split()
    }


@pytest.mark.rule("13.1")
def test_who_controls_what_at_the_start() -> None:
    japanese = {area.id for area in PACK.areas if area.start == "japan"}
    assert japanese == {str(number) for number in (*range(1, 11), 37, 38)}


# 3 Set-up


@pytest.mark.rule("3.2")
def test_russian_guns_and_machine_guns_have_an_area_and_the_others_are_free() -> None:
    for unit in PACK.units:
        if unit.side == "russia" and unit.option is None:
            assert (unit.enters != "free") is (unit.kind in ("artillery", "machine_gun"))
    machine_guns = [unit.enters for unit in PACK.units if unit.kind == "machine_gun"]
    assert machine_guns == ["15", "16", "20", "21", "23", "24", "25", "26"]
    assert len(entering("free")) == 30


@pytest.mark.rule("3.3")
def test_the_set_up_areas_of_the_japanese() -> None:
    assert {mark: marked(mark) for mark in ("1D", "9D", "11D", "1RB", "2AB", "S", "R")} == {
        "1D": {"3", "4"},
        "9D": {"5", "6"},
        "11D": {"9", "10"},
        "1RB": {"2"},
        "2AB": {"7"},
        "S": {"1"},
        "R": {"37", "38"},
    }


@pytest.mark.rule("3.3")
def test_how_many_units_set_up_where() -> None:
    numbers = {mark: len(entering(mark)) for mark in ("1D", "9D", "11D", "1RB", "2AB", "S", "R")}
    assert numbers == {"1D": 15, "9D": 15, "11D": 15, "1RB": 6, "2AB": 3, "S": 6, "R": 7}


@pytest.mark.rule("3.2")
def test_the_usual_set_up_of_the_russians() -> None:
    garrisons = {row.area: row.units for row in PACK.garrisons}
    usual = "26:4 24:4 23:3 21:3 20:2 22:1 19:1 16:2 15:2 14:1 12:1 18:2 25:1 13:1 30:1 17:1"
    assert garrisons == {area: int(units) for area, units in (entry.split(":") for entry in usual.split())}


# 4 and 12 The turn track


@pytest.mark.rule("4")
def test_five_turns_from_august_to_december() -> None:
    months = ["August 1904", "September 1904", "October 1904", "November 1904", "December 1904"]
    assert [turn.month for turn in PACK.turns] == months


@pytest.mark.rule("12.2")
def test_no_supplements_on_the_first_turn_and_eight_on_the_second() -> None:
    assert [turn.supplements for turn in PACK.turns] == [0, 8, 4, 4, 4]


@pytest.mark.rule("12.1")
def test_the_reinforcements() -> None:
    assert [len(entering(f"turn {turn}")) for turn in range(1, 6)] == [0, 0, 1, 9, 7]
    assert [unit.enters for unit in PACK.units if unit.id.startswith("j_28_")] == ["turn 3", "turn 4", "turn 5"]


@pytest.mark.rule("15.1")
def test_sailors_on_turns_three_four_and_five() -> None:
    assert [unit.enters for unit in PACK.units if unit.option == "naval_troops"] == ["turn 3", "turn 4", "turn 5"]


@pytest.mark.rule("15.2")
def test_three_units_of_the_white_cord_on_turn_four() -> None:
    assert [unit.enters for unit in PACK.units if unit.option == "white_cord"] == ["turn 4"] * 3


@pytest.mark.rule("8.3")
def test_ten_units_in_an_area() -> None:
    assert PACK.stack == 10
