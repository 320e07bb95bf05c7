"""The values that come with the game: complete, sourced, and in agreement with every sentence of the book."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from honjin.games.midway.model import (
    COLUMNS,
    EAST_HEXES,
    ENTRY_HEXES,
    FIRST_COLUMN_IS_LOWER,
    HEXES,
    ISLANDS,
    KURE_HEX,
    MIDWAY_HEX,
    NEAR_HEXES,
    SIDES,
    ZONES,
    IslandId,
    enemy_of,
    line_of,
)
from honjin.games.midway.pack import Pack, Squadron
from honjin.games.midway.pack_checks import check_pack
from honjin.games.midway.pack_loading import standard_pack
from honjin.packs.rows import Row, is_reconstructed, sourced_fields
from honjin.packs.rulebook import read_rulebook

PACK = standard_pack()
HISTORICAL = PACK.in_variant("historical")
FORCES = pytest.mark.parametrize("pack", [PACK, HISTORICAL], ids=["compact", "historical"])

GROUP = {group.id: group for group in PACK.groups}
SHIP = {ship.id: ship for ship in PACK.ships}
STANDARD = [ship for ship in PACK.ships if ship.option is None]
POINTS = {row.id: row.points for row in PACK.classes}
RULEBOOK = read_rulebook("honjin.games.midway")

ROWS: dict[str, list[Row]] = {
    "islands": [*PACK.islands],
    "bases": [*PACK.bases],
    "groups": [*PACK.groups],
    "ships": [*PACK.ships],
    "squadrons": [*PACK.squadrons],
    "battalions": [*PACK.battalions],
    "classes": [*PACK.classes],
    "aircraft": [*PACK.aircraft],
    "combat": [*PACK.combat],
    "turns": [*PACK.turns],
    "single values": [PACK.storm, PACK.limits, PACK.scores],
    **{
        f"variant {name}": [*variant.squadrons, *variant.capacities, *variant.combat]
        for name, variant in PACK.variants.items()
    },
}


def distance(one: str, other: str) -> int:
    """The steps between two hexes, counted in columns and halves of a hex."""
    (x, y), (to_x, to_y) = (
        (column, 2 * int(hex[1:]) + (column + FIRST_COLUMN_IS_LOWER) % 2)
        for hex in (one, other)
        for column in [COLUMNS.index(hex[0])]
    )
    across, down = abs(x - to_x), abs(y - to_y)
    return across + max(0, down - across) // 2


def squadrons(pack: Pack, side: str, *, arrives: str = "start") -> list[Squadron]:
    return [squadron for squadron in pack.squadrons if squadron.side == side and squadron.arrives == arrives]


# The whole


def test_the_standard_pack_has_no_problem() -> None:
    assert check_pack(PACK) == []


@pytest.mark.parametrize("rows", ROWS.values(), ids=ROWS)
def test_every_value_has_a_source_of_a_known_kind(rows: list[Row]) -> None:
    for row in rows:
        assert set(row.source) == set(sourced_fields(type(row))), row.label
        for text in row.source.values():
            assert re.match(r"rulebook §|public: .|reconstructed: .", text), text
            assert text.count("(") == text.count(")"), text


@pytest.mark.parametrize("rows", ROWS.values(), ids=ROWS)
def test_every_section_cited_is_in_the_rulebook(rows: list[Row]) -> None:
    sections = {section.id for section in RULEBOOK.sections}
    texts = [text for row in rows for text in row.source.values()]
    assert {section for text in texts for section in re.findall(r"§([A-Z]|\d+(?:\.\d+)*)", text)} <= sections
    assert [text for text in texts if re.search(r"§(?![A-Z\d])", text)] == []


def test_the_interface_can_tell_a_reconstructed_value() -> None:
    assert is_reconstructed(SHIP["akagi"], "capacity")
    assert not is_reconstructed(SHIP["akagi"], "name")
    assert is_reconstructed(PACK.storm, "storm_hexes")
    assert not is_reconstructed(PACK.storm, "storm_lifts")


def test_every_section_of_the_book_is_listed() -> None:
    ids = "G P 0 1 1.1 1.1.1 1.1.2 1.1.3 1.2 2 2.1 2.2 2.3 3 4 5 6 7 8 8.1 8.1.1 8.1.2 8.2 8.2.1 8.2.2 8.3 9"
    assert [section.id for section in RULEBOOK.sections] == ids.split()
    assert {number for section in RULEBOOK.sections for number in section.rulings} == set(range(1, 96))


def test_two_sides() -> None:
    assert SIDES == ("us", "japan")
    assert [enemy_of(side) for side in SIDES] == ["japan", "us"]


# G The game


@pytest.mark.rule("G")
def test_25_turns_of_which_six_are_night() -> None:
    assert [turn.id for turn in PACK.turns] == [str(number) for number in range(1, 26)]
    assert [turn.id for turn in PACK.turns if turn.night] == ["6", "7", "13", "14", "20", "21"]


@pytest.mark.rule("G")
def test_seven_turns_a_day_from_the_third_of_june() -> None:
    assert [turn.date for turn in PACK.turns] == [
        f"{day} June 1942" for day, turns in ((3, 7), (4, 7), (5, 7), (6, 4)) for _ in range(turns)
    ]


@pytest.mark.rule("G")
def test_the_storm_lifts_with_a_chance_that_grows() -> None:
    assert (PACK.storm.storm_lifts, PACK.storm.storm_lifts_more) == (10, 10)


@pytest.mark.rule("G")
def test_the_storm_lies_in_the_north_west_and_no_nearer_to_midway_than_four() -> None:
    columns = Counter(hex[0] for hex in PACK.storm.storm_hexes)
    assert columns == {"A": 5, "B": 5, "C": 5, "D": 4, "E": 4, "F": 3}
    assert min(distance(hex, MIDWAY_HEX) for hex in PACK.storm.storm_hexes) == 4


@pytest.mark.rule("G")
def test_night_halves_naval_searches() -> None:
    assert PACK.limits.night_search == 50


@pytest.mark.rule("G")
def test_attack_aircraft_fly_in_squadrons_and_scouts_alone() -> None:
    for pack in (PACK, HISTORICAL):
        assert {squadron.aircraft for squadron in pack.squadrons if squadron.kind in ("RC", "HB")} == {1}
    assert {squadron.aircraft for squadron in PACK.squadrons if squadron.kind not in ("RC", "HB")} == {6}


# P Set-up and entry


@pytest.mark.rule("P")
def test_the_map_has_180_hexes() -> None:
    assert len(set(HEXES)) == len(HEXES) == 180
    assert (HEXES[0], HEXES[-1]) == ("A1", "O12")


@pytest.mark.rule("P")
def test_us_ships_begin_in_the_east_without_the_last_two_rows() -> None:
    """Ruling 70: columns I to O, rows 1 to 10."""
    assert set(EAST_HEXES) == {f"{column}{row}" for column in "IJKLMNO" for row in range(1, 11)}
    assert {group.id for group in PACK.groups if group.start == "east"} == {"tf16", "tf17"}
    assert {ship.id for ship in STANDARD if ship.group in ("tf16", "tf17")} == {
        ship.id for ship in STANDARD if ship.side == "us" and ship.kind != "SS"
    }


@pytest.mark.rule("P")
def test_twelve_boats_begin_by_fours_within_two_hexes_of_midway_and_three_at_l5() -> None:
    assert set(NEAR_HEXES) == {hex for hex in HEXES if distance(hex, MIDWAY_HEX) in (1, 2)}
    assert len(NEAR_HEXES) == 18
    assert "H4" in NEAR_HEXES
    boats = Counter(ship.group for ship in PACK.ships if ship.kind == "SS")
    assert boats == {"ss_a": 4, "ss_b": 4, "ss_c": 4, "ss_d": 3, "ss_j": 1}
    assert [GROUP[id].start for id in ("ss_a", "ss_b", "ss_c", "ss_d")] == ["near_midway"] * 3 + ["l5"]


@pytest.mark.rule("P")
def test_all_us_units_are_there_from_the_beginning() -> None:
    assert {group.turn for group in PACK.groups if group.side == "us"} == {1}


@pytest.mark.rule("P")
def test_the_japanese_come_by_groups_in_column_a() -> None:
    assert set(ENTRY_HEXES) == {f"A{row}" for row in range(1, 13)}
    assert {id: group.turn for id, group in GROUP.items() if group.start == "column_a"} == {
        "j1": 1,
        "j2": 1,
        "j3": 1,
        "j4": 2,
        "j5": 3,
        "j6": 6,
        "j7": 8,
    }


@pytest.mark.rule("P")
def test_i_168_begins_anywhere_but_near_midway() -> None:
    assert (GROUP["ss_j"].start, GROUP["ss_j"].turn) == ("away_from_midway", 1)
    assert [ship.id for ship in PACK.ships if ship.group == "ss_j"] == ["i_168"]


@pytest.mark.rule("P")
def test_the_usual_set_up() -> None:
    usual = "tf16:K5 tf17:K5 ss_a:G5 ss_b:F6 ss_c:H4 ss_d:L5 j1:A6 j2:A6 j3:A6 j4:A6 j5:A6 j6:A6 j7:A6 ss_j:K6"
    assert {group.id: group.usual for group in PACK.groups} == dict(entry.split(":") for entry in usual.split())


@pytest.mark.rule("P")
def test_misprinted_names_are_set_right() -> None:
    """Ruling 10: PBY, I-168, Enterprise."""
    assert (SHIP["enterprise"].name, SHIP["i_168"].name) == ("Enterprise", "I-168")
    assert {squadron.name[:3] for squadron in squadrons(PACK, "us") if squadron.kind == "RC"} == {"PBY"}


@pytest.mark.rule("P")
def test_ships_that_the_book_names_are_there() -> None:
    named = {"New Orleans", "Minneapolis", "Northampton", "Yamato", "Akagi", "Soryu", "Tambor", "Trout", "Nautilus"}
    assert named | {"Enterprise", "Chitose", "Chiyoda", "I-168"} == {
        ship.name for ship in STANDARD if ship.source["name"].startswith("rulebook")
    }


@pytest.mark.rule("P")
@pytest.mark.parametrize(
    ("side", "classes", "points"),
    [
        ("us", {"CV": 3, "CA": 7, "CL": 1, "DD": 15, "SS": 15}, 60),
        ("japan", {"CV": 4, "CVL": 2, "BB": 7, "CA": 10, "CL": 4, "DD": 41, "TT": 10, "SS": 1}, 142),
    ],
)
def test_the_ships_of_a_side(side: str, classes: dict[str, int], points: int) -> None:
    ships = [ship for ship in STANDARD if ship.side == side]
    assert Counter(ship.kind for ship in ships) == classes
    assert sum(POINTS[ship.kind] for ship in ships) == points


@pytest.mark.rule("P")
def test_the_ships_of_each_group() -> None:
    found: dict[str, Counter[str]] = {}
    for ship in STANDARD:
        found.setdefault(ship.group, Counter())[ship.kind] += 1
    assert found == {
        "tf16": {"CV": 2, "CA": 5, "CL": 1, "DD": 9},
        "tf17": {"CV": 1, "CA": 2, "DD": 6},
        "ss_a": {"SS": 4},
        "ss_b": {"SS": 4},
        "ss_c": {"SS": 4},
        "ss_d": {"SS": 3},
        "j1": {"CV": 4, "BB": 2, "CA": 2, "CL": 1, "DD": 11},
        "j2": {"CL": 1, "DD": 10, "TT": 8},
        "j3": {"TT": 1, "DD": 1},
        "j4": {"CA": 4, "DD": 2},
        "j5": {"CVL": 1, "BB": 2, "CA": 4, "CL": 1, "DD": 8},
        "j6": {"CVL": 1, "BB": 3, "CL": 1, "DD": 9, "TT": 1},
        "ss_j": {"SS": 1},
    }


def test_no_ship_is_there_twice() -> None:
    assert len({ship.id for ship in PACK.ships}) == len({ship.name for ship in PACK.ships}) == len(PACK.ships)


def test_what_each_switch_brings() -> None:
    brought = {
        option: Counter((ship.side, ship.group, ship.kind) for ship in PACK.ships if ship.option == option)
        for option in ("guard_force", "more_transports", "tenders", "oilers")
    }
    assert brought == {
        "guard_force": {("japan", "j7", "BB"): 4, ("japan", "j7", "CL"): 2, ("japan", "j7", "DD"): 12},
        "more_transports": {("japan", "j2", "TT"): 4},
        "tenders": {("japan", "j3", "TT"): 1, ("japan", "j6", "TT"): 1},
        "oilers": {
            ("us", "tf16", "TT"): 2,
            ("japan", "j1", "TT"): 5,
            ("japan", "j2", "TT"): 1,
            ("japan", "j4", "TT"): 1,
            ("japan", "j5", "TT"): 4,
            ("japan", "j6", "TT"): 2,
        },
    }
    assert {"hyuga", "ise", "fuso", "yamashiro", "oi", "kitakami"} < {
        ship.id for ship in PACK.ships if ship.option == "guard_force"
    }


# 1.1 and 2 Aircraft


@pytest.mark.rule("9")
@pytest.mark.parametrize(
    ("pack", "side", "kinds", "half_points", "number"),
    [
        (PACK, "us", {"FG": 30, "DB": 48, "TB": 24, "RC": 6, "HB": 3}, 111, 17),
        (PACK, "japan", {"FG": 30, "DB": 24, "TB": 42, "RC": 8}, 104, 16),
        (HISTORICAL, "us", {"FG": 96, "DB": 138, "TB": 46, "RC": 6, "HB": 3}, 289, 47),
        (HISTORICAL, "japan", {"FG": 96, "DB": 72, "TB": 96, "RC": 8}, 272, 44),
    ],
    ids=["compact us", "compact japan", "historical us", "historical japan"],
)
def test_the_aircraft_of_a_side(pack: Pack, side: str, kinds: dict[str, int], half_points: int, number: int) -> None:
    """Ruling 69: the forces and what they are worth."""
    found = Counter[str]()
    for squadron in squadrons(pack, side):
        found[squadron.kind] += squadron.aircraft
    assert found == kinds
    assert found.total() * pack.scores.aircraft_half_points == half_points
    assert sum(squadron.kind not in ("RC", "HB") for squadron in squadrons(pack, side)) == number


@pytest.mark.rule("2")
@pytest.mark.parametrize(
    ("base", "compact", "historical"),
    [
        ("yorktown", "VF-3 VB-3 VS-5 VT-3", (24, 36, 12)),
        ("enterprise", "VF-6 VB-6 VS-6 VT-6", (24, 36, 12)),
        ("hornet", "VF-8 VB-8 VS-8 VT-8", (24, 36, 12)),
        ("akagi", "Akagi/FG Akagi/DB Akagi/TB", (24, 18, 18)),
        ("kaga", "Kaga/FG Kaga/DB Kaga/TB/1 Kaga/TB/2", (24, 18, 24)),
        ("hiryu", "Hiryu/FG Hiryu/DB Hiryu/TB", (18, 18, 18)),
        ("soryu", "Soryu/FG Soryu/DB Soryu/TB", (18, 18, 18)),
        ("zuiho", "Zuiho/FG Zuiho/TB", (12, 0, 12)),
        ("hosho", "Hosho/TB", (0, 0, 6)),
    ],
)
def test_the_squadrons_of_a_carrier(base: str, compact: str, historical: tuple[int, int, int]) -> None:
    names = [squadron.name.replace(" ", "/") for squadron in PACK.squadrons if squadron.base == base]
    assert names == compact.split()
    aboard = [squadron for squadron in HISTORICAL.squadrons if squadron.base == base]
    assert historical == tuple(
        sum(squadron.aircraft for squadron in aboard if squadron.kind == kind) for kind in ("FG", "DB", "TB")
    )


def test_a_squadron_of_both_forces_is_the_same_squadron() -> None:
    compact = {squadron.id: squadron for squadron in PACK.squadrons}
    shared = [squadron for squadron in HISTORICAL.squadrons if squadron.id in compact]
    assert len(shared) > 20
    for squadron in shared:
        other = compact[squadron.id]
        assert (squadron.name, squadron.side, squadron.kind, squadron.base, squadron.arrives) == (
            (other.name, other.side, other.kind, other.base, other.arrives)
        )


@pytest.mark.rule("1.1.3")
def test_which_japanese_cruisers_carry_floatplanes() -> None:
    carrying = {ship.id: ship.capacity for ship in PACK.ships if ship.kind == "CA" and ship.capacity}
    assert carrying == {"tone": 2, "chikuma": 2, "kumano": 1, "mikuma": 1, "atago": 1, "myoko": 1}
    floatplanes = Counter(squadron.base for squadron in squadrons(PACK, "japan") if squadron.kind == "RC")
    assert floatplanes == carrying


@pytest.mark.rule("4")
def test_a_deck_has_room_for_one_more_squadron_of_six() -> None:
    aboard = Counter[str]()
    for squadron in squadrons(PACK, "us") + squadrons(PACK, "japan"):
        aboard[squadron.base] += squadron.aircraft
    for ship in STANDARD:
        if ship.kind in ("CV", "CVL"):
            assert ship.capacity == aboard[ship.id] + 6
    assert {base.id: base.capacity for base in PACK.bases} == {"midway": 60, "kure": 4}


@pytest.mark.rule("4")
def test_the_decks_of_the_historical_forces() -> None:
    decks = "enterprise:90 hornet:90 yorktown:90 akagi:66 hiryu:66 soryu:66 kaga:78 zuiho:30 hosho:12"
    assert {ship.id: ship.capacity for ship in HISTORICAL.ships if ship.kind in ("CV", "CVL")} == {
        id: int(capacity) for id, capacity in (deck.split(":") for deck in decks.split())
    }
    assert {base.id: base.capacity for base in HISTORICAL.bases} == {"midway": 120, "kure": 4}


@FORCES
def test_what_cannot_land_on_a_carrier(pack: Pack) -> None:
    cannot = {squadron.name.split("/")[0] for squadron in pack.squadrons if not squadron.on_carriers}
    assert {name for name in cannot if not name.endswith("RC")} == {"PBY", "B-17"} | (
        {"B-26"} if pack is HISTORICAL else set()
    )


@FORCES
@pytest.mark.rule("8.1.1")
def test_one_seaplane_comes_with_the_base_at_kure(pack: Pack) -> None:
    arriving = squadrons(pack, "japan", arrives="kure_base")
    assert [(squadron.id, squadron.base, squadron.kind) for squadron in arriving] == [("kure_rc", "kure", "RC")]
    assert pack.limits.kure_turns == 3


@FORCES
@pytest.mark.rule("8.2.1")
def test_three_seaplanes_come_to_a_captured_midway(pack: Pack) -> None:
    arriving = squadrons(pack, "japan", arrives="midway_captured")
    assert [(squadron.base, squadron.kind) for squadron in arriving] == [("midway", "RC")] * 3


@pytest.mark.rule("1.1.2")
def test_the_sizes_that_a_b_17_reports() -> None:
    """Ruling 22: medium from 6 ships, large from 13."""
    assert (PACK.limits.medium_formation, PACK.limits.large_formation) == (6, 13)


@pytest.mark.rule("1.1.1")
def test_several_fighters_shoot_down_a_scout_at_80() -> None:
    assert PACK.limits.scout_shot_down == 80


# 1.2 Islands


@pytest.mark.rule("1.2")
def test_the_hexes_of_the_islands() -> None:
    assert {island.name: island.hex for island in PACK.islands} == {
        "Midway": "H6",
        "Kure": "G6",
        "Pearl and Hermes Reef": "I7",
        "Lisianski Island": "J8",
        "Laysan Island": "L8",
        "Gardner Pinnacles": "N9",
    }
    assert [island.id for island in PACK.islands] == list(ISLANDS)
    assert [distance(hex, MIDWAY_HEX) for hex in ISLANDS.values()] == [0, 1, 1, 3, 4, 6]
    assert ISLANDS[IslandId("kure")] == KURE_HEX


# 3 The combat table

PRINTED = """
     CV BB CA DD SS TT FG DB TB HB RC TS MW  ZC ZM ZA
CV    0  0  0  0  0  0  0 10 20  0  0  0  0  10 60 30
BB   40 40 40 40  0 40  0 10 20  0  0  0 40  10 30 60
CA   20 20 20 20  0 20  0 10 20  0  0  0 20  20 30 50
DD   10 10 10 10  5 10  0 10 20  0  0  0  0  30 35 35
TT    0  0  0  0  0  0  0  0  0  0  0  0  0  40 60  0
SS   40 30 20 10  5 90  0  0  0  0  0  0  0 100  0  0
FG    5  5  5  5  0  5 30 50 50  0 50  0 20 100  0  0
DB   40 30 20 10  0 90 10  0  0  0  0  0 40 100  0  0
TB   50 40 30 20  0 90 10  0  0  0  0  0  0 100  0  0
HB    0  0  0  0  0  0  0  0  0  0  0  0  0 100  0  0
RC    0  0  0  0  0  0  0  0  0  0  0  0  0 100  0  0
TS    0  0  0  0  0  0  5  5  5  0  0 20  0  50  0 50
MW    0  0  0  0  0  0  0  0  0  0  0  0  0   0 50 50
"""
LINE = {line.id: line for line in PACK.combat}


@pytest.mark.rule("3")
def test_the_combat_table_is_the_printed_one() -> None:
    head, *lines = (text.split() for text in PRINTED.strip().splitlines())
    printed = {line: dict(zip(head, map(int, values), strict=True)) for line, *values in lines}
    assert printed == {
        line.id: line.chances | {"ZC": line.critical, "ZM": line.machinery, "ZA": line.armament} for line in PACK.combat
    }


@pytest.mark.rule("3")
def test_the_line_shoots_at_the_column() -> None:
    """Ruling 2: it agrees with the percentages of the text."""
    assert [LINE["SS"].chances[target] for target in ("TT", "DD", "CA", "BB", "CV")] == [90, 10, 20, 30, 40]
    assert (LINE["DD"].chances["SS"], LINE["TS"].chances["TS"], LINE["TS"].chances["TB"]) == (5, 20, 5)


@pytest.mark.rule("3")
def test_light_cruisers_and_light_carriers_fight_as_heavy_ones() -> None:
    """Ruling 3: but their points are their own."""
    assert [line_of(kind) for kind in ("CL", "CVL", "CA", "CV", "FG")] == ["CA", "CV", "CA", "CV", "FG"]
    assert (POINTS["CL"], POINTS["CVL"]) == (1, 4)


@pytest.mark.rule("3")
def test_torpedo_bombers_may_hit_as_the_text_has_it() -> None:
    """Ruling 4: a variant, and nothing else of the table changes."""
    text = {line.id: line for line in PACK.in_variant("text").combat}
    chances = text.pop("TB").chances
    assert [chances[target] for target in ("CV", "BB", "CA", "DD", "TT", "FG", "MW")] == [40, 30, 20, 10, 90, 10, 0]
    assert text == {id: line for id, line in LINE.items() if id != "TB"}


@pytest.mark.rule("3")
def test_transports_never_fire() -> None:
    """Ruling 51."""
    assert set(LINE["TT"].chances.values()) == {0}


@pytest.mark.rule("3")
def test_how_far_and_how_often_units_move() -> None:
    """Ruling 75: B-17 fly no further than other scouts."""
    assert {row.id: row.wait for row in PACK.classes} == {
        **dict.fromkeys(("CV", "CVL", "BB", "CA", "CL", "DD"), 0),
        "TT": 1,
        "SS": 2,
    }
    assert {row.id: (row.range, row.hangar) for row in PACK.aircraft} == {
        **dict.fromkeys(("FG", "DB", "TB"), (6, 1)),
        "RC": (12, 1),
        "HB": (12, 2),
    }


@pytest.mark.rule("3")
def test_what_immobility_adds() -> None:
    assert (PACK.limits.immobile_for_boats, PACK.limits.immobile_for_aircraft) == (50, 30)


@pytest.mark.rule("4")
def test_the_order_of_the_zones() -> None:
    """Ruling 30: critical, armament, machinery; so a BB is sunk by 1 to 10 and disarmed by 11 to 70."""
    bounds = [sum(getattr(LINE["BB"], zone) for zone in ZONES[: number + 1]) for number in range(3)]
    assert bounds == [10, 70, 100]


# 5 and 6 Troops and runway


@pytest.mark.rule("5")
def test_six_battalions_against_ten_in_eight_transports() -> None:
    assert [battalion.place for battalion in PACK.battalions if battalion.side == "us"] == ["midway"] * 6
    aboard = Counter(battalion.place for battalion in PACK.battalions if battalion.side == "japan")
    assert (aboard.total(), len(aboard)) == (10, 8)
    assert [ship for ship, number in aboard.items() if number == 2] == ["argentina_maru", "brazil_maru"]
    assert set(aboard) == {ship.id for ship in STANDARD if ship.kind == "TT"} - {"chitose", "chiyoda"}


@pytest.mark.rule("6")
def test_what_hits_do_to_troops_and_runway() -> None:
    assert (PACK.limits.damaged_troops, PACK.limits.runway_hit) == (10, 10)


# 9 Points


@pytest.mark.rule("9")
def test_the_points() -> None:
    assert POINTS == {"CV": 5, "CVL": 4, "BB": 4, "CA": 2, "CL": 1, "DD": 1, "TT": 2, "SS": 1}
    assert [island.points for island in PACK.islands] == [11, 1, 1, 1, 1, 1]
    scores = PACK.scores
    assert (scores.aircraft_half_points, scores.kure_base_points, scores.chiyoda_points) == (1, 1, 1)
