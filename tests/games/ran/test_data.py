"""The values that come with the game: complete, sourced, and in agreement with every sentence of the book."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.ran.position import battle

from honjin.games.ran.battle import Battle, shock_ground
from honjin.games.ran.battles import BATTLES
from honjin.games.ran.model import CLOSED, FOOT_CLOSE, FOOT_OPEN, KB_CLOSE, LEADER, MELEE, MISSILE, UnitId
from honjin.games.ran.pack import OtherPlace, OtherValue, Scenario, Variant
from honjin.games.ran.pack_checks import check_pack
from honjin.games.ran.pack_loading import read_pack, standard_pack
from honjin.maps.hexgrid import OFF
from honjin.packs.rows import Row, is_reconstructed
from honjin.packs.rulebook import read_rulebook

PACK = standard_pack()
DATA = Path(__file__).parents[3] / "src" / "honjin" / "games" / "ran" / "data"
EACH = pytest.mark.parametrize("id", [one.id for one in BATTLES])
CHARTS = battle("suriagehara").charts

UNITS = {"nunobeyama": 52, "suriagehara": 83, "nagakute": 83, "mimasetoge": 76, "mimigawa": 83, "okitanawate": 70}
UNITS["tennoji"] = 153


def troops(scenario: str, contingent: str) -> Counter[str]:
    """The units of a contingent as the book writes them: `AS 7-4`."""
    units = [unit for unit in PACK.scenario(scenario).units if unit.contingent == contingent]
    return Counter(f"{unit.kind} {unit.tq}-{unit.ma}" for unit in units)


def test_the_pack_can_be_played_and_goes_through_a_record_unchanged() -> None:
    assert check_pack(PACK) == []
    assert read_pack(PACK.to_json()) == PACK


def test_an_id_stands_for_one_busho_in_all_battles() -> None:
    """Words are common to the battles: three men called Mori, of two families, need three ids."""
    men = {(row.id, row.busho.id) for one in BATTLES for row in PACK.scenario(one.id).contingents}
    assert [id for id, count in Counter(id for id, _ in men).items() if count > 1] == []


def test_sources_name_sections_that_exist() -> None:
    known = {section.id for section in read_rulebook("honjin.games.ran").sections}
    named = {
        id for path in DATA.glob("*.toml") for id in re.findall(r"rulebook §([\d.]+\d|\d+)", path.read_text("utf-8"))
    }
    assert named - known == set()


# 9.27, 9.28, 11.83  The charts where the book shows them


@pytest.mark.rule("9.27")
@pytest.mark.parametrize(
    ("attacker", "defender", "column"), [("SI", "AS", 9), ("AS", "AS", 7), ("AS", "SI", 5), ("AS", "SI-B", 8)]
)
def test_columns_of_the_examples(attacker: str, defender: str, column: int) -> None:
    assert CHARTS.clash(attacker, defender) == column


@pytest.mark.rule("9.28")
@pytest.mark.parametrize(("column", "die", "hits"), [(5, 6, (2, 2)), (5, 9, (2, 3)), (8, 7, (2, 3))])
def test_cells_of_the_shock_example(column: int, die: int, hits: tuple[int, int]) -> None:
    assert CHARTS.shock(column, die) == hits


@pytest.mark.rule("9.28")
def test_a_better_die_and_a_better_column_never_hurt_the_attacker() -> None:
    for column in range(1, 14):
        for die in range(10):
            attacker, defender = CHARTS.shock(column, die)
            for better in (CHARTS.shock(column + 1, die), CHARTS.shock(column, die + 1)):
                assert better[0] <= attacker
                assert better[1] >= defender


@pytest.mark.rule("9.28")
def test_columns_and_dice_beyond_the_table_count_as_its_edge() -> None:  # Rulings 79 and 81
    assert CHARTS.shock(-3, 4) == CHARTS.shock(1, 4)
    assert CHARTS.shock(20, 12) == CHARTS.shock(13, 9)


@pytest.mark.rule("11.82")
def test_fifteen_units_with_ten_lost_flee_on_4() -> None:
    assert CHARTS.flight(15, 10) == 4


@pytest.mark.rule("11.82")
def test_the_more_units_are_lost_the_sooner_a_contingent_flees() -> None:
    for line in PACK.flight:
        assert all(one <= other for one, other in pairwise(line.thresholds))


@pytest.mark.rule("8.51")
def test_near_is_better_than_far_and_teppo_better_than_bows() -> None:
    for die in range(10):
        for weapon, reach in (("teppo", 4), ("bow", 4)):
            hits = [CHARTS.fire(weapon, distance, die).hits for distance in range(1, reach + 1)]
            assert hits == sorted(hits, reverse=True)
        assert CHARTS.fire("teppo", 1, die).hits >= CHARTS.fire("bow", 1, die).hits


@pytest.mark.rule("12")
def test_rout_points_by_type() -> None:
    points = {row.id: row.rout_points for row in PACK.kinds}
    assert points == {
        **{"KB": 6, "KBH": 6, "KB-B": 5, "SI": 5, "SI-B": 4},
        **{"AS": 3, "AS-T": 2, "AS-B": 2, "Honjin": 0},
    }


@pytest.mark.rule("6.13")
def test_what_an_ordered_shot_costs() -> None:
    costs = {row.id: row.fire_cost for row in PACK.kinds if row.weapon != "none" and row.id != "Honjin"}
    assert costs == {"AS-T": 2, "AS-B": 1, "SI-B": 1, "KB-B": 0}


# 9.28, 5.26, 5.62, 11.83  Pieces that the book names


@pytest.mark.rule("9.28")
def test_the_contingents_of_the_shock_example() -> None:
    assert troops("suriagehara", "hirata") == Counter({"AS 7-4": 1, "AS 6-4": 2, "AS 5-4": 1, "AS-T 5-4": 1})
    assert troops("suriagehara", "katakura") == Counter({"SI 7-4": 2, "SI-B 5-5": 1})


@pytest.mark.rule("2.21", "11.33")
def test_those_that_shoot_have_no_disordered_side_and_an_as_6_4_is_5_3() -> None:
    for scenario in PACK.scenarios:
        for unit in scenario.units:
            assert (unit.disordered_tq is None) is (unit.kind in MISSILE)
            assert (unit.kind in MELEE) is not (unit.kind in MISSILE)
            if (unit.kind, unit.tq, unit.ma) == ("AS", 6, 4):
                assert (unit.disordered_tq, unit.disordered_ma) == (5, 3)


@pytest.mark.rule("5.23", "5.42", "4.12")
@pytest.mark.parametrize(
    ("scenario", "busho", "field", "value"),
    [
        ("mimasetoge", "baba", "momentum", 5),
        ("mimasetoge", "shingen", "activation", 3),
        ("mimasetoge", "ujikuni", "activation", 1),
        ("nagakute", "tokugawa", "activation", 3),
        ("mimigawa", "saeki", "momentum", 3),
        ("mimigawa", "tadahira", "momentum", 4),
        ("mimigawa", "tawara", "momentum", 4),
    ],
)
def test_ratings_that_the_examples_give(scenario: str, busho: str, field: str, value: int) -> None:
    [row] = [row.busho for row in PACK.scenario(scenario).contingents if row.id == busho]
    assert getattr(row, field) == value


@pytest.mark.rule("5.26")
def test_at_mimasetoge_one_unit_of_baba_stands_two_hexes_from_the_hojo_and_nobody_else_so_near() -> None:
    field = battle("mimasetoge")
    near = {
        field.contingent_ids[field.contingent_of[one]]
        for one in range(len(field.unit_ids))
        for other in range(len(field.unit_ids))
        if field.side_of[one] == 0 != field.side_of[other]
        and field.grid.distance(field.start_hex[one], field.start_hex[other]) <= 2
    }
    assert near == {"baba"}
    assert field.starts_active == 0


@pytest.mark.rule("11.83")
def test_yamagata_has_fifteen_units() -> None:
    field = battle("mimasetoge")
    assert field.size[field.contingent[next(id for id in field.contingent_ids if id == "yamagata")]] == 15


# The battles


@EACH
@pytest.mark.rule("2.1")
def test_every_battle_is_compiled_with_all_its_units(id: str) -> None:
    field = battle(id)
    assert len(field.unit_ids) == UNITS[id] + 2
    assert field.everybody == field.army[0] | field.army[1]
    assert not field.army[0] & field.army[1]
    assert sum(size for size in field.size) == UNITS[id]


@EACH
@pytest.mark.rule("4.51")
def test_every_so_taisho_begins_in_his_honjin(id: str) -> None:
    field = battle(id)
    for side in (0, 1):
        assert field.busho_hex[field.so_taisho[side]] == field.start_hex[field.honjin[side]]


@EACH
@pytest.mark.rule("6.24")
def test_nobody_begins_where_he_could_not_go(id: str) -> None:
    field = battle(id)
    for unit in range(len(field.unit_ids)):
        hex = field.start_hex[unit]
        costs = field.costs[field.class_of[unit][0]]
        ways = [costs[near][(direction + 3) % 6] for direction, near in enumerate(field.grid.near[hex]) if near != OFF]
        assert min(ways) < CLOSED, field.unit_ids[unit]


def corners(field: Battle, hex: int) -> list[tuple[int, int]]:
    """The six corners of a hex in whole numbers: a column is three wide, a hex two high."""
    column, row = divmod(hex, field.grid.rows)
    x, y = 3 * column, 2 * row + column % 2
    return [(x + 2, y), (x + 1, y + 1), (x - 1, y + 1), (x - 2, y), (x - 1, y - 1), (x + 1, y - 1)]


@EACH
@pytest.mark.rule("2.1")
def test_waters_end_at_the_edge_at_a_village_or_at_a_spring_on_a_slope(id: str) -> None:
    field = battle(id)
    around: dict[tuple[int, int], list[int]] = {}
    for hex in range(field.grid.size):
        for corner in corners(field, hex):
            around.setdefault(corner, []).append(hex)
    ends: Counter[tuple[int, int]] = Counter()
    for hex, sides in enumerate(field.hexsides):
        for direction, kind in enumerate(sides):
            near = field.grid.near[hex][direction]
            if kind in ("stream", "river", "ford", "bridge") and hex < near:
                ends.update(set(corners(field, hex)) & set(corners(field, near)))
    for corner, times in ends.items():
        hexes = around[corner]
        if times == 1 and len(hexes) == 3:
            levels = {field.height[hex] for hex in hexes}
            assert len(levels) > 1 or "village" in {field.terrain[hex] for hex in hexes}, corner


@EACH
@pytest.mark.rule("2.1")
def test_roads_lead_from_the_edge_a_village_a_castle_or_a_camp_to_another(id: str) -> None:
    field, scenario = battle(id), PACK.scenario(id)
    camps = {army.honjin for army in scenario.armies}
    met = Counter(hex for road in scenario.roads for hex in set(road.hexes))
    for road in scenario.roads:
        for name in (road.hexes[0], road.hexes[-1]):
            hex = field.grid.number[name]
            assert (
                OFF in field.grid.near[hex]
                or field.terrain[hex] in ("village", "castle")
                or name in camps
                or met[name] > 1
            ), f"{road.id} ends in {name}"


@pytest.mark.rule("6.21")
def test_a_bridge_carries_a_road() -> None:
    for scenario in PACK.scenarios:
        field = battle(scenario.id)
        for hex, sides in enumerate(field.hexsides):
            for direction, kind in enumerate(sides):
                assert kind != "bridge" or field.roads[hex] >> direction & 1


# 6.21, 6.24  Costs, and the ground in shock


def step(field: Battle, kind: int, one: str, other: str) -> int:
    grid = field.grid
    return field.costs[kind][grid.number[one]][grid.direction(grid.number[one], grid.number[other])]


@pytest.mark.rule("6.21", "6.24")
@pytest.mark.parametrize(
    ("scenario", "kind", "one", "other", "cost"),
    [
        ("suriagehara", FOOT_CLOSE, "1614", "1714", 1),
        ("suriagehara", FOOT_CLOSE, "1713", "1712", 3),
        ("suriagehara", FOOT_OPEN, "1713", "1712", 2),
        ("suriagehara", KB_CLOSE, "1713", "1712", 4),
        ("suriagehara", LEADER, "1713", "1712", 2),
        ("suriagehara", FOOT_CLOSE, "1519", "1418", 2),
        ("suriagehara", FOOT_CLOSE, "1422", "1522", 3),
        ("suriagehara", FOOT_CLOSE, "0117", "0116", CLOSED),
        ("suriagehara", FOOT_CLOSE, "0518", "0519", 1),
        ("okitanawate", FOOT_CLOSE, "1112", "1212", CLOSED),
        ("okitanawate", FOOT_OPEN, "1112", "1212", 2),
        ("okitanawate", KB_CLOSE, "1111", "1210", 1),
    ],
)
def test_what_a_step_costs(scenario: str, kind: int, one: str, other: str, cost: int) -> None:
    assert step(battle(scenario), kind, one, other) == cost


@pytest.mark.rule("9.28")
def test_an_attack_out_of_the_mud_over_the_fence_is_four_columns_left_before_open_order() -> None:
    field = battle("okitanawate")
    found = []
    for hex, sides in enumerate(field.hexsides):
        for direction, kind in enumerate(sides):
            if kind == "palisade" and field.terrain[hex] == "marsh" and not field.roads[hex] >> direction & 1:
                lines = {line.why: line.value for line in shock_ground(field, hex, direction, False)}
                found.append((lines["across-palisade"], lines["out-of-marsh"]))
    assert found
    assert set(found) == {(-2, -2)}


def test_the_back_path_can_be_closed() -> None:
    assert battle("nunobeyama").roads != battle("nunobeyama", back_path="off").roads


# Checks


def broken(**changes: object) -> list[str]:
    scenario: Scenario = msgspec.structs.replace(PACK.scenario("nunobeyama"), **changes)
    others = [one for one in PACK.scenarios if one.id != scenario.id]
    return check_pack(msgspec.structs.replace(PACK, scenarios=(scenario, *others)))


def test_a_chart_of_flight_without_lines_is_told() -> None:
    assert "flight: there is no line, put them back" in check_pack(msgspec.structs.replace(PACK, flight=()))


@pytest.mark.attack
def test_no_ground_is_free_to_enter() -> None:
    """The search for ways would never end, and the server with it."""
    free = tuple(msgspec.structs.replace(ground, foot_open=0) for ground in PACK.grounds)
    problems = check_pack(msgspec.structs.replace(PACK, grounds=free))
    assert len(problems) == len(free)
    assert "foot_open is 0, expected" in problems[0]


def test_a_samurai_fights_on_one_side() -> None:
    first, second = PACK.scenario("nunobeyama").armies
    both = msgspec.structs.replace(second, samurai=(*second.samurai, first.samurai[0]))
    (problem,) = broken(armies=(first, both))
    assert problem == f"battle nunobeyama: armies: the Samurai {first.samurai[0]} is listed twice, delete one"


@pytest.mark.attack
def test_there_is_an_end_to_units_places_and_samurai() -> None:
    """A table lays out all of them at every step."""
    scenario = PACK.scenario("nunobeyama")
    units = [msgspec.structs.replace(scenario.units[0], id=f"u{number}") for number in range(301)]
    assert any("there can be 300 at the most" in problem for problem in broken(units=tuple(units)))
    places = [msgspec.structs.replace(scenario.places[0], id=f"p{number}") for number in range(101)]
    assert any("there can be 100 at the most" in problem for problem in broken(places=tuple(places)))
    samurai = tuple(msgspec.structs.replace(PACK.samurai[0], id=f"s{number}") for number in range(201))
    crowd = check_pack(msgspec.structs.replace(PACK, samurai=samurai))
    assert any("there can be 200 at the most" in problem for problem in crowd)


def test_problems_are_told_in_words_for_the_owner() -> None:
    scenario = PACK.scenario("nunobeyama")
    first, second, *rest = scenario.units
    crowd = msgspec.structs.replace(second, hex=first.hex)
    assert broken(units=(first, crowd, *rest)) == [f"battle nunobeyama: two units stand in {first.hex}: one only may"]
    assert broken(terrain=scenario.terrain[1:]) == ["battle nunobeyama: the map has 22 rows, the picture 21 lines"]
    lost = msgspec.structs.replace(first, hex="9901")
    assert broken(units=(lost, second, *rest)) == [f"battle nunobeyama: unit {first.id}: 9901 is not on the map"]
    short = msgspec.structs.replace(PACK.shock[0], attacker=(1, 2))
    problems = check_pack(msgspec.structs.replace(PACK, shock=(short, *PACK.shock[1:])))
    assert problems == ["shock line 0: attacker has 2 columns, the Shock Table has 13"]


def test_what_is_printed_is_not_marked_as_an_estimate() -> None:
    assert not any(is_reconstructed(line, "attacker") for line in PACK.shock)
    hirata = [unit for unit in PACK.scenario("suriagehara").units if unit.contingent == "hirata"]
    assert not any(is_reconstructed(unit, "tq") for unit in hirata)
    assert all(is_reconstructed(line, "honjin") for line in PACK.clash)
    assert UnitId("hirata_as_1") in battle("suriagehara").unit


def test_the_sides_of_a_battle_are_its_armies() -> None:
    assert {one.id: one.sides for one in BATTLES} == {
        one.id: tuple(army.id for army in one.armies) for one in PACK.scenarios
    }


def test_newcomers_are_shown_one_of_the_battles_that_the_book_recommends_to_them() -> None:
    [first] = [one.id for one in BATTLES if one.introductory]
    assert first in [one.id for one in PACK.scenarios if one.introductory]


# The first set of values (switch strengths)


def test_the_first_set_of_values_can_be_played() -> None:
    first = PACK.in_variant("first_set")
    levels = {id: tuple(army.rout_level for army in first.scenario(id).armies) for id in UNITS}
    assert levels == {
        **{"nunobeyama": (35, 42), "suriagehara": (55, 58), "nagakute": (60, 64), "mimasetoge": (59, 62)},
        **{"mimigawa": (60, 61), "okitanawate": (47, 48), "tennoji": (93, 103)},
    }
    assert first.scenario("mimigawa") == PACK.scenario("mimigawa")
    assert [
        battle(id, strengths=name).rout_level[0] for id, name in (("tennoji", "first_set"), ("tennoji", "standard"))
    ] == [
        93,
        PACK.scenario("tennoji").armies[0].rout_level,
    ]


def test_the_first_set_differs_only_in_reconstructed_values() -> None:
    variant = PACK.variants["first_set"]
    for value in variant.strengths:
        scenario = PACK.scenario(value.battle)
        rows: list[Row] = [*scenario.armies, *scenario.units]
        [row] = [row for row in rows if (row.what, *row.identity) == value.about]
        assert getattr(row, value.strength) != value.value
        assert is_reconstructed(row, value.strength)
        assert is_reconstructed(value, "value")
    for place in variant.deployments:
        scenario = PACK.scenario(place.battle)
        rows = [*scenario.units, *(contingent.busho for contingent in scenario.contingents)]
        [row] = [row for row in rows if row.identity == (place.thing,)]
        assert is_reconstructed(row, "hex")


@pytest.mark.parametrize(
    ("variant", "problem"),
    [
        ({"strengths": [("nunobeyama", "hojo", "rout_level", 9)]}, "there is no army hojo in nunobeyama, delete"),
        ({"strengths": [("nunobeyama", "amako", "tq", 9)]}, "there is no unit amako in nunobeyama, delete"),
        ({"strengths": [("nunobeyama", "ushio_as_1", "tq", 10)]}, "tq is 10, expected a whole number from 1 to 9"),
        ({"strengths": [("nunobeyama", "amako", "rout_level", 9)] * 2}, "is listed twice, delete one of them"),
        ({"deployments": [("nunobeyama", "ushio", "1416")]}, "there is no ushio in nunobeyama, delete"),
        ({"deployments": [("nunobeyama", "ushio_as_1", "1415")]}, "two units stand in 1415: one only may"),
    ],
)
def test_a_variant_that_cannot_be_played_is_named(variant: dict[str, list[tuple[Any, ...]]], problem: str) -> None:
    source = "owner's copy"
    mine = Variant(
        strengths=tuple(
            OtherValue(battle=battle, thing=thing, strength=strength, value=value, source={"value": source})
            for battle, thing, strength, value in variant.get("strengths", [])
        ),
        deployments=tuple(
            OtherPlace(battle=battle, thing=thing, hex=hex, source={"hex": source})
            for battle, thing, hex in variant.get("deployments", [])
        ),
    )
    problems = check_pack(msgspec.structs.replace(PACK, variants={"mine": mine}))
    assert len(problems) == 1
    assert problems[0].startswith("variant mine: ")
    assert problem in problems[0]
