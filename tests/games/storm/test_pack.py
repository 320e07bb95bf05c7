"""A data pack: its digest, its way through a record, and every reason for which it is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.storm.games import any_switches
from tests.packs.changing import Changing

from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.games.storm import GAME
from honjin.games.storm.pack import FREE, Area, OtherValue, Pack, UnitCard
from honjin.games.storm.pack_checks import CORD_SIZE, CORD_TURN, OPTION_SIDES, check_pack
from honjin.games.storm.pack_loading import read_pack, standard_pack
from honjin.games.storm.rules import arrivals
from honjin.games.storm.siege import MOST_POINTS, MOST_RANGE
from honjin.packs.checks import wrong_values
from honjin.packs.rows import PackError

PACK = standard_pack()
changed, doubled, without = Changing(PACK).changed, Changing(PACK).doubled, Changing(PACK).without
UNITS = {unit.id: unit for unit in PACK.units}


# The digest


def test_the_digest_depends_on_the_values_that_are_played_alone() -> None:
    first, *others = PACK.units
    stronger = replace(first, firepower=5)
    renamed = replace(first, name="The First", source=first.source | {"name": "my box"})
    assert replace(PACK, units=(stronger, *others)).digest != PACK.digest
    assert replace(PACK, units=(renamed, *others)).digest == PACK.digest
    assert len(PACK.digest) == 64


def test_a_pack_survives_the_header_of_a_record() -> None:
    assert read_pack(PACK.to_json()) == PACK


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"null", b'{"areas": []}', b"[" * 100_000])
def test_what_is_no_pack_is_refused(data: bytes) -> None:
    with pytest.raises(PackError, match="not a data pack of Storm over Port Arthur"):
        read_pack(data)


def test_an_unsound_pack_is_refused_with_all_its_problems() -> None:
    unsound = replace(PACK, areas=PACK.areas[:-1], turns=PACK.turns[:4])
    with pytest.raises(PackError) as refused:
        read_pack(unsound.to_json())
    assert refused.value.problems == check_pack(unsound)
    assert {"area 38 is missing: there are 38, put it back", "turn 5 is missing: there are five, put it back"} < set(
        refused.value.problems
    )


# What is wrong with a pack


def stack(limit: int) -> Pack:
    return replace(PACK, limits=replace(PACK.limits, stack=limit))


def more(number: int, like: str, **values: object) -> Pack:
    """The standard pack with more units like one of its own."""
    card = UNITS[like]
    new = tuple(replace(card, id=f"more_{n}", name=f"More {n}", **values) for n in range(number))
    return replace(PACK, units=(*PACK.units, *new))


def variant(thing: str, strength: Any, value: int, name: str = "mine", times: int = 1) -> Pack:
    """The standard pack with a variant of one other value."""
    other = OtherValue(thing=thing, strength=strength, value=value, source={"value": "my box"})
    return replace(PACK, variants={name: (other,) * times})


def garrisons(numbers: dict[str, int]) -> Pack:
    """The standard pack with other numbers of free units in some areas."""
    rows = tuple(replace(row, units=numbers.get(row.area, row.units)) for row in PACK.garrisons)
    return replace(PACK, garrisons=rows)


def islands() -> Pack:
    """A map on which area 35 touches nothing."""
    areas = tuple(replace(area, borders=tuple(id for id in area.borders if id != "35")) for area in PACK.areas)
    return replace(PACK, areas=tuple(replace(area, borders=()) if area.id == "35" else area for area in areas))


def joined(one: str, other: str) -> Pack:
    """A map on which these two areas touch."""
    more_borders = {one: other, other: one}
    return replace(
        PACK,
        areas=tuple(
            replace(area, borders=(*area.borders, more_borders[area.id])) if area.id in more_borders else area
            for area in PACK.areas
        ),
    )


@pytest.mark.parametrize(
    ("pack", "problem"),
    [
        # values and sources
        (changed("units", "j_1d_1_1", firepower=21), "firepower is 21, expected a whole number from 0 to 20"),
        (
            changed("units", "j_1d_1_1", kind="cavalry"),
            "kind is 'cavalry', expected one of artillery, engineer, inf",
        ),
        (changed("units", "j_1d_1_1", id="J-1"), "1 to 40 small letters, digits and _"),
        (changed("units", "j_1d_1_1", name=""), "1 to 40 printable characters"),
        (changed("units", "j_1d_1_1", name="\x1b[2J"), "1 to 40 printable characters"),
        (changed("units", "j_1d_1_1", source={}), "unit j_1d_1_1: firepower has no source"),
        (changed("units", "j_1d_1_1", option="torpedoes"), "expected one of naval_troops, white_cord or nothing"),
        (changed("areas", "5", level=10), "level is 10, expected a whole number from 0 to 9"),
        (
            changed("areas", "5", setup=("12D",)),
            "setup is ('12D',), expected a list, each one of 11D, 1D",
        ),
        (stack(0), "stack is 0, expected a whole number from 1 to 10"),
        (stack(11), "stack is 11, expected a whole number from 1 to 10"),
        # lists
        (without("areas", "13"), "area 13 is missing: there are 38, put it back"),
        (doubled("areas", id="39", name="Dalny"), "area 39 is one too many: the areas are 1 to 38"),
        (doubled("areas", id="01", name="Dalny"), "area 01 is one too many"),
        (doubled("areas"), "area 1 is listed twice: delete one of them"),
        (changed("areas", "5", name="Nihezi"), "two areas are called Nihezi: give one of them another name"),
        (without("turns", "3"), "turn 3 is missing: there are five, put it back"),
        (replace(PACK, turns=PACK.turns[::-1]), "the turns stand in another order: put them as 1, 2, 3, 4, 5"),
        (doubled("turns", id="6"), "turn 6 is one too many: the turns are 1 to 5"),
        (doubled("units", name="Other"), "unit j_1d_1_1 is listed twice: delete one of them"),
        (doubled("units", id="other"), "two units are called 1D 1/1: give one of them another name"),
        (more(61, "r_5_1"), "201 units, there can be 200 at the most: delete some"),
        # map
        (changed("areas", "37", off_board=False), "area 37: off_board must be yes"),
        (changed("areas", "36", off_board=True), "area 36: off_board must be no"),
        (changed("areas", "37", start="russia"), "area 37: start must be japan"),
        (changed("areas", "28", start="japan"), "area 28: start must be russia, for it is one of the two towns"),
        (changed("areas", "34", start="japan"), "area 34: start must be russia, for it is one of the two towns"),
        (changed("areas", "5", high_point=True), "area 5: a high point must start under russia"),
        (
            replace(PACK, areas=tuple(replace(area, high_point=False) for area in PACK.areas)),
            "no area is a high point: write yes under high_point",
        ),
        (changed("areas", "35", borders=("32", "32")), "area 35: 32 is listed twice under borders, delete one"),
        (changed("areas", "35", borders=("32", "35")), "area 35: an area cannot border itself, take 35 out"),
        (changed("areas", "35", borders=("32", "40")), "area 35: it borders 40, which is no area"),
        (changed("areas", "35", borders=("32", "36")), "area 35: it borders 36, but 36 does not border 35; write it"),
        (joined("37", "7"), "area 37: 37 and 7 do not touch, take 7 out of its borders"),
        (joined("38", "8"), "area 38: 38 and 8 do not touch"),
        (joined("37", "38"), "area 37: 37 and 38 do not touch"),
        (islands(), "area 35 cannot be reached from area 1: give it borders"),
        # set-up marks
        (changed("areas", "3", setup=()), "mark 1D: it must stand under setup of exactly 2 on the board, found 4"),
        (changed("areas", "8", setup=("2AB",)), "mark 2AB: it must stand under setup of exactly 1 on the board, found"),
        (changed("areas", "2", setup=()), "mark 1RB: it must stand under setup of exactly 1 on the board, found none"),
        (changed("areas", "8", setup=("S",)), "mark S: it must stand under setup of area 1 alone, found 1, 8"),
        (changed("areas", "37", setup=()), "mark R: it must stand under setup of area 37 and 38 alone, found 38"),
        (changed("areas", "3", setup=("1D", "1D")), "area 3: 1D is listed twice under setup, delete one"),
        (changed("areas", "3", start="russia"), "area 3: Japanese units begin there (1D), so start must be japan"),
        # units
        (changed("units", "j_1d_1_1", enters="free"), "enters is 'free'; for a unit of japan write one of 1D, 9D"),
        (changed("units", "j_1d_1_1", enters="5"), "enters is '5'; for a unit of japan write one of 1D, 9D"),
        (changed("units", "j_28_1", enters="turn 6"), "enters is 'turn 6'"),
        (changed("units", "r_5_1", enters="1D"), "for a unit of russia write free, the number of a Russian area, or"),
        (changed("units", "r_mg_15", enters="5"), "enters is '5'; for a unit of russia write free"),
        (changed("units", "r_mg_15", enters="40"), "enters is '40'; for a unit of russia write free"),
        (changed("units", "r_a_18", range=0), "unit r_a_18: artillery needs a range of 1 or more"),
        (changed("units", "r_5_1", range=1), "unit r_5_1: only artillery has a range, write 0"),
        (changed("units", "j_wc_1", option=None), "option white_cord and division White Cord belong together"),
        (changed("units", "j_wc_1", division=""), "option white_cord and division White Cord belong together"),
        (changed("units", "j_wc_1", enters="turn 3"), "the White Cord comes on turn 4, write turn 4 under enters"),
        (changed("units", "j_wc_1", kind="engineer"), "option white_cord is for infantry of japan, clear it"),
        (changed("units", "r_n_1", side="japan"), "option naval_troops is for infantry of russia, clear it"),
        (changed("units", "r_n_1", enters="free"), "unit r_n_1: an optional unit comes on a turn, write one such as"),
        (without("units", "j_wc_1"), "the White Cord has 2 units: it must have 3, or none"),
        (
            replace(PACK, units=tuple(unit for unit in PACK.units if unit.side == "japan" or unit.option)),
            "russia needs an infantry unit that is not optional",
        ),
        # usual set-up
        (changed("garrisons", "26", units=5), "garrisons: they hold 31 units, but 30 Russian units are free; make"),
        (without("units", "r_5_1"), "garrisons: they hold 30 units, but 29 Russian units are free"),
        (changed("garrisons", "26", area="5"), "garrison of area 5: it must be an area that starts under russia"),
        (changed("garrisons", "26", area="50"), "garrison of area 50: it must be an area that starts under russia"),
        (doubled("garrisons", units=0), "garrison of area 26 is listed twice"),
        # variants
        (variant("r_5_1", "defence", 21), "value is 21, expected a whole number from 0 to 20"),
        (variant("20", "level", 10), "variant mine: area 20: level is 10, expected a whole number from 0 to 9"),
        (variant("r_5_9", "defence", 9), "variant mine: other value defence/r_5_9: there is no unit r_5_9, delete"),
        (variant("20", "defence", 9), "there is no unit 20, delete the line"),
        (variant("39", "level", 3), "there is no area 39, delete the line"),
        (variant("6", "supplements", 3), "there is no turn 6, delete the line"),
        (variant("r_5_1", "range", 2), "variant mine: unit r_5_1: only artillery has a range, and needs one"),
        (variant("r_a_18", "range", 0), "variant mine: unit r_a_18: only artillery has a range, and needs one"),
        (variant("20", "level", 3, name="standard"), "a variant cannot be called standard: give it another name"),
        (variant("20", "level", 3, name="source"), "a variant cannot be called source: give it another name"),
        (variant("20", "level", 3, times=2), "variant mine: other value 20/level is listed twice, delete one of them"),
        # room at the set-up
        (more(5, "j_s_12g1"), "area 1: 11 units must begin there, but the stack limit is 10; move some"),
        (more(5, "j_1rb_1_1"), "area 2: 11 units must begin there, but the stack limit is 10"),
        (more(10, "r_mg_15"), "area 15: 11 units must begin there"),
        (more(9, "r_mg_26"), "garrison of area 26: with the units fixed there it has 15, the stack limit is 10"),
        (stack(7), "areas 3, 4: 15 units may begin there, but there is room for 14 only"),
        (more(6, "j_1d_1_1"), "areas 3, 4: 21 units may begin there, but there is room for 20 only"),
    ],
)
def test_a_problem_is_named(pack: Pack, problem: str) -> None:
    assert any(problem in found for found in check_pack(pack)), check_pack(pack)


@pytest.mark.parametrize(
    "pack",
    [
        pytest.param(more(5, "j_1d_1_1"), id="two areas full"),
        pytest.param(more(50, "j_4rb_8_1"), id="no limit off the board"),
        pytest.param(stack(8), id="a lower stack limit"),
        pytest.param(garrisons({"26": 3, "24": 5}), id="another usual set-up"),
        pytest.param(
            replace(PACK, units=tuple(u for u in PACK.units if u.option is None), variants={}), id="no optional units"
        ),
        pytest.param(changed("units", "r_mg_15", enters="14"), id="a machine gun elsewhere"),
        pytest.param(joined("23", "30"), id="another border"),
        pytest.param(variant("r_5_1", "defence", 7), id="another variant"),
        pytest.param(replace(PACK, variants={}), id="no variant"),
    ],
)
def test_what_an_owner_may_change(pack: Pack) -> None:
    assert check_pack(pack) == []
    assert pack.digest != PACK.digest


def test_the_free_units_need_room_among_those_that_are_fixed() -> None:
    russian = [area.id for area in PACK.areas if area.start == "russia"]
    there = sum(unit.enters == FREE or unit.enters in russian for unit in PACK.units)
    problem = f"areas {', '.join(russian)}: {there} units may begin there, but there is room for {len(russian)} only"
    assert problem in check_pack(stack(1))


def test_marks_that_share_an_area_count_together() -> None:
    areas = {area.id: area for area in PACK.areas}
    areas["5"], areas["4"] = replace(areas["5"], setup=()), replace(areas["4"], setup=("1D", "9D"))
    shared = replace(PACK, areas=tuple(areas.values()))
    assert "areas 3, 4: 30 units may begin there, but there is room for 20 only" in check_pack(shared)


def test_two_problems_are_both_named() -> None:
    pack = replace(without("turns", "3"), areas=without("areas", "13").areas)
    assert {"area 13 is missing: there are 38, put it back", "turn 3 is missing: there are five, put it back"} < set(
        check_pack(pack)
    )


# Variants


def test_a_variant_changes_what_it_names_and_nothing_else() -> None:
    changes = (("r_5_1", "defence"), ("r_5_1", "firepower"), ("20", "level"), ("3", "supplements"))
    others = [other for thing, strength in changes for other in variant(thing, strength, 1).variants["mine"]]
    pack = replace(PACK, variants={"mine": tuple(others)})
    mine = pack.in_variant("mine")
    changed = [
        (old.label, field)
        for rows in ("areas", "turns", "units", "garrisons")
        for old, new in zip(getattr(pack, rows), getattr(mine, rows), strict=True)
        for field in old.__struct_fields__
        if field != "source" and getattr(old, field) != getattr(new, field)
    ]
    assert changed == [
        ("area 20", "level"),
        ("turn 3", "supplements"),
        ("unit r_5_1", "firepower"),
        ("unit r_5_1", "defence"),
    ]
    assert next(unit for unit in mine.units if unit.id == "r_5_1").source["defence"] == "my box"


def test_a_match_is_played_with_the_values_of_its_variant() -> None:
    standard, draft = (
        GAME.setting(GAME.choose_switches({"strengths": name}), PACK) for name in ("standard", "first_draft")
    )
    number = standard.number["j_s_15h1"]
    assert (standard.defence[number], draft.defence[number]) == (UNITS["j_s_15h1"].defence, 4)


def test_a_pack_without_the_variant_makes_no_difference() -> None:
    plain = replace(PACK, variants={})
    assert plain.in_variant("first_draft") == plain


# Packs that are not refused can be played


def test_the_checks_know_the_limits_of_the_rules() -> None:
    assert wrong_values([replace(UNITS["r_a_18"], range=MOST_RANGE, movement=MOST_POINTS)]) == []
    assert len(wrong_values([replace(UNITS["r_a_18"], range=MOST_RANGE + 1, movement=MOST_POINTS + 1)])) == 2
    assert f"turn {arrivals.CORD_TURN}" == CORD_TURN
    assert arrivals.CORD_SIZE == CORD_SIZE
    assert set(OPTION_SIDES) == {unit.option for unit in PACK.units if unit.option}
    assert set(OPTION_SIDES) < {switch.id for switch in GAME.switches}


def shuffled(dice: random.Random) -> Pack:
    """A pack of an owner who has read other numbers from his counters and moved the marks about."""
    front = dice.sample(["2", "3", "4", "5", "6", "7", "8", "9", "10"], 8)
    marks = dict(zip(front, ("1D", "1D", "9D", "9D", "11D", "11D", "1RB", "2AB"), strict=True))

    def area(row: Area) -> Area:
        mark = (marks[row.id],) if row.id in marks else row.setup if row.id in ("1", "37", "38") else ()
        return replace(row, level=dice.randrange(10), setup=mark)

    def unit(card: UnitCard) -> UnitCard:
        reach = dice.randint(1, MOST_RANGE) if card.kind == "artillery" else 0
        values = {field: dice.randint(0, 20) for field in ("firepower", "defence", "movement")}
        return replace(card, range=reach, **values)

    pack = replace(PACK, areas=tuple(map(area, PACK.areas)), units=tuple(map(unit, PACK.units)))
    return replace(pack, limits=replace(pack.limits, stack=dice.randint(8, 10)))


@pytest.mark.parametrize("seed", range(12))
def test_whatever_passes_the_checks_can_be_set_up_and_played(seed: int) -> None:
    dice = random.Random(seed)
    pack = read_pack(shuffled(dice).to_json())
    match = start(GAME, GAME.setting(any_switches(dice), pack), SeededDice(seed))
    while match.result is None:
        decision = match.open[0]
        match.answer(decision.side, decision.options[dice.randrange(len(decision.options))])
