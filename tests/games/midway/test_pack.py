"""A data pack: its digest, its way through a record, and every reason for which it is refused."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from honjin.games.midway.pack import COMPACT, NOT_PLAYED, CombatLine, OtherCapacity, Pack, Squadron, Variant
from honjin.games.midway.pack_checks import check_pack
from honjin.games.midway.pack_loading import PACKS, read_pack, standard_pack
from honjin.packs.rows import PackError, Row

PACK = standard_pack()
SQUADRON = {squadron.id: squadron for squadron in PACK.squadrons}


# The digest


def test_the_digest_depends_on_the_values_that_are_played_alone() -> None:
    first, *others = PACK.ships
    larger = replace(first, capacity=36)
    renamed = replace(first, name="The Big E", source=first.source | {"name": "my sheet"})
    assert replace(PACK, ships=(larger, *others)).digest != PACK.digest
    assert replace(PACK, ships=(renamed, *others)).digest == PACK.digest
    assert len(PACK.digest) == 64


def test_models_and_dates_are_for_the_reader_alone() -> None:
    flown = tuple(replace(squadron, model="kite") for squadron in PACK.squadrons)
    dated = tuple(replace(turn, date="some day") for turn in PACK.turns)
    assert replace(PACK, squadrons=flown, turns=dated).digest == PACK.digest


def test_what_a_variant_holds_is_played_too() -> None:
    assert replace(PACK, variants={}).digest != PACK.digest


def test_a_pack_survives_the_header_of_a_record() -> None:
    again = read_pack(PACK.to_json())
    assert again == PACK
    assert again.digest == PACK.digest


def test_the_standard_pack_is_found_by_its_digest() -> None:
    assert PACKS.find(PACK.digest) is PACK


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"null", b'{"ships": []}', b"[" * 100_000])
def test_what_is_no_pack_is_refused(data: bytes) -> None:
    with pytest.raises(PackError, match="not a data pack of Midway"):
        read_pack(data)


def test_an_unsound_pack_is_refused_with_all_its_problems() -> None:
    unsound = replace(PACK, islands=PACK.islands[:-1], turns=PACK.turns[:-1])
    with pytest.raises(PackError) as refused:
        read_pack(unsound.to_json())
    assert refused.value.problems == check_pack(unsound)
    assert refused.value.problems == [
        "island gardner is missing: there are 6, put it back",
        "turn 25 is missing: there are 25, put it back",
    ]


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


def without(rows: str, *ids: str) -> Pack:
    """The standard pack without some rows."""
    kept = tuple(row for row in getattr(PACK, rows) if row.identity[0] not in ids)
    assert len(kept) == len(getattr(PACK, rows)) - len(ids)
    return replace(PACK, **{rows: kept})


def single(row: str, **values: object) -> Pack:
    """The standard pack with other single values."""
    return replace(PACK, **{row: replace(getattr(PACK, row), **values)})


def more(rows: str, number: int, like: str, **values: object) -> Pack:
    """The standard pack with more rows like one of its own."""
    card = next(row for row in getattr(PACK, rows) if row.identity == (like,))
    new = tuple(replace(card, id=f"more_{n}", name=f"More {n}", **values) for n in range(number))
    return replace(PACK, **{rows: (*getattr(PACK, rows), *new)})


def variant(
    name: str = "mine",
    *,
    squadrons: Iterable[Squadron] = (),
    capacities: Iterable[OtherCapacity] = (),
    combat: Iterable[CombatLine] = (),
) -> Pack:
    """The standard pack with one variant."""
    return replace(PACK, variants={name: Variant(tuple(squadrons), tuple(capacities), tuple(combat))})


def room(thing: str, capacity: int) -> OtherCapacity:
    return OtherCapacity(thing=thing, capacity=capacity, source={"capacity": "my sheet"})


def line(id: str, **values: int) -> CombatLine:
    return replace(next(line for line in PACK.combat if line.id == id), **values)


@pytest.mark.parametrize(
    ("pack", "problem"),
    [
        # values and sources
        (changed("ships", "akagi", capacity=201), "ship akagi: capacity is 201, expected a whole number from 0 to 200"),
        (changed("ships", "akagi", kind="CB"), "kind is 'CB', expected one of BB, CA, CL, CV, CVL, DD, SS, TT"),
        (changed("ships", "akagi", id="Akagi"), "1 to 40 small letters, digits and _"),
        (changed("ships", "akagi", name="\x1b[2J"), "1 to 40 printable characters"),
        (changed("ships", "akagi", source={}), "ship akagi: name has no source"),
        (changed("ships", "akagi", option="tanks"), "one of guard_force, more_transports, oilers, tenders or nothing"),
        (changed("groups", "j4", turn=26), "group j4: turn is 26, expected a whole number from 1 to 25"),
        (changed("groups", "j4", start="home"), "start is 'home', expected one of away_from_midway, column_a, east"),
        (changed("squadrons", "vf_3", aircraft=0), "aircraft is 0, expected a whole number from 1 to 12"),
        (changed("combat", "BB", cv=101), "combat line BB: cv is 101, expected a whole number from 0 to 100"),
        (changed("islands", "kure", id="wake"), "id is 'wake', expected one of gardner, kure, laysan, lisianski"),
        (single("limits", kure_turns=0), "limits: kure_turns is 0, expected a whole number from 1 to 12"),
        (single("scores", chiyoda_points=21), "scores: chiyoda_points is 21, expected a whole number from 0 to 20"),
        # lists
        (doubled("islands"), "island midway is listed twice: delete one of them"),
        (without("islands", "laysan"), "island laysan is missing: there are 6, put it back"),
        (without("bases", "kure"), "base kure is missing: there are 2, put it back"),
        (without("classes", "CVL"), "class CVL is missing: there are 8, put it back"),
        (without("aircraft", "HB"), "aircraft HB is missing: there are 5, put it back"),
        (without("combat", "MW"), "combat line MW is missing: there are 13, put it back"),
        (without("turns", "13"), "turn 13 is missing: there are 25, put it back"),
        (doubled("turns", id="26"), "turn 26 is one too many: delete it"),
        (replace(PACK, turns=PACK.turns[::-1]), "the turns stand in another order: put them as 1, 2, 3 and so on"),
        (doubled("ships", name="Other"), "ship enterprise is listed twice: delete one of them"),
        (doubled("ships", id="other"), "two ships are called Enterprise: give one of them another name"),
        (doubled("groups", name="Other"), "group tf16 is listed twice: delete one of them"),
        (doubled("groups", id="other"), "two groups are called Task Force 16: give one of them another name"),
        (changed("islands", "kure", name="Midway"), "two islands are called Midway: give one of them another name"),
        (doubled("squadrons", name="Other"), "squadron vf_3 is listed twice: delete one of them"),
        (doubled("squadrons", id="other"), "two squadrons are called VF-3: give one of them another name"),
        (doubled("battalions", name="Other"), "battalion us_ts_1 is listed twice: delete one of them"),
        (doubled("battalions", id="other"), "two battalions are called 6th Def Bn A: give one of them another name"),
        # map and numbers
        (changed("islands", "kure", hex="G7"), "island kure: hex must be G6, where the book has it, found G7"),
        (single("storm", storm_hexes=("A1", "P1")), "storm_hexes: P1 is no hex, they are A1 to O12"),
        (single("storm", storm_hexes=("A1", "a2")), "storm_hexes: a2 is no hex, they are A1 to O12"),
        (single("storm", storm_hexes=("A1", "A1")), "storm_hexes: A1 is listed twice, delete one"),
        (single("limits", large_formation=6), "large_formation must be above medium_formation, found 6 and 6"),
        # combat table
        (changed("combat", "CV", bb=10), "combat line CV: bb must be 0, for CV never fire at BB"),
        (changed("combat", "TT", dd=5), "combat line TT: dd must be 0, for TT never fire at DD"),
        (changed("combat", "FG", hb=5), "combat line FG: hb must be 0, for FG never fire at HB"),
        (changed("combat", "DD", ss=0), "combat line DD: ss must be 1 or more, for DD fire at SS"),
        (changed("combat", "BB", armament=50), "critical, machinery and armament make 90, they must make 100"),
        (changed("combat", "SS", critical=90, armament=10), "combat line SS: critical must be 100, for one hit ends"),
        (changed("combat", "TT", critical=30, armament=10), "armament must be 0, for TT has no such zone"),
        (changed("combat", "TS", critical=40, machinery=10), "machinery must be 0, for TS has no such zone"),
        (changed("combat", "MW", critical=10, machinery=40), "critical must be 0, for MW has no such zone"),
        # groups
        (changed("groups", "tf16", start="column_a"), "group tf16: start is column_a; for a group of us write east"),
        (changed("groups", "j1", start="east"), "for a group of japan write column_a or away_from_midway"),
        (changed("groups", "tf16", turn=2), "group tf16: turn must be 1, for only groups that start column_a come"),
        (changed("groups", "tf16", usual="H5"), "group tf16: usual is H5, which is no hex to start east"),
        (changed("groups", "tf16", usual="K11"), "group tf16: usual is K11, which is no hex to start east"),
        (changed("groups", "ss_a", usual="H6"), "group ss_a: usual is H6, which is no hex to start near_midway"),
        (changed("groups", "ss_a", usual="H3"), "group ss_a: usual is H3, which is no hex to start near_midway"),
        (changed("groups", "ss_d", usual="L6"), "group ss_d: usual is L6, which is no hex to start l5"),
        (changed("groups", "j1", usual="B6"), "group j1: usual is B6, which is no hex to start column_a"),
        (changed("groups", "ss_j", usual="H4"), "group ss_j: usual is H4, which is no hex to start away_from_midway"),
        (changed("groups", "ss_a", usual="H4"), "groups: two that start near_midway have H4 under usual, they need"),
        (changed("groups", "ss_d", start="near_midway"), "groups: 3 must start near_midway, found 4"),
        (changed("groups", "ss_d", start="near_midway"), "groups: 1 must start l5, found 0"),
        # ships
        (without("ships", "tambor"), "group ss_a: it must have 4 submarines, found 3"),
        (more("ships", 1, "i_168"), "group ss_j: it must have 1 submarines, found 2"),
        (more("ships", 42, "yamato"), "201 ships, there can be 200 at the most: delete some"),
        (changed("ships", "yamato", group="j9"), "ship yamato: there is no group j9; the groups are tf16, tf17, ss_a"),
        (changed("ships", "yamato", side="us"), "ship yamato: side is us, but the group j6 belongs to japan"),
        (changed("ships", "yamato", kind="SS"), "ship yamato: the group j6 has no submarines, choose another group"),
        (changed("ships", "trout", kind="DD"), "ship trout: the group ss_a has submarines alone, choose another group"),
        (changed("ships", "yamato", capacity=2), "ship yamato: only CV, CVL and Japanese CA hold aircraft, write 0"),
        (changed("ships", "astoria", capacity=2), "ship astoria: only CV, CVL and Japanese CA hold aircraft, write 0"),
        (changed("ships", "yamato", option="oilers"), "ship yamato: option oilers is for TT, clear it"),
        (changed("ships", "gwin", option="guard_force"), "ship gwin: option guard_force is for ships of japan, clear"),
        (changed("ships", "yamato", id="kure"), "ship kure: a base has this id, give the ship another one"),
        (without("ships", "enterprise", "hornet", "yorktown"), "us needs a CV or CVL that is not optional"),
        (without("ships", "chiyoda"), "ship chiyoda: the rules name it, it must be a TT of japan without an option"),
        (changed("ships", "chitose", kind="CL"), "ship chitose: the rules name it, it must be a TT of japan"),
        (changed("ships", "chitose", option="tenders"), "ship chitose: the rules name it, it must be a TT of japan"),
        # battalions
        (changed("battalions", "us_ts_1", place="kure"), "battalion us_ts_1: place must be midway, where all US"),
        (
            changed("battalions", "jp_ts_1", place="midway"),
            "place is midway; write the id of a Japanese TT that is not",
        ),
        (changed("battalions", "jp_ts_1", place="toa_maru"), "place is toa_maru; write the id of a Japanese TT that"),
        (changed("battalions", "jp_ts_1", place="yamato"), "place is yamato; write the id of a Japanese TT that is"),
        (without("battalions", *(f"us_ts_{number}" for number in range(1, 7))), "us needs a battalion"),
        (more("battalions", 25, "us_ts_1"), "41 battalions, there can be 40 at the most: delete some"),
        # squadrons
        (more("squadrons", 97, "vf_3"), "151 squadrons, there can be 150 at the most: delete some"),
        (changed("squadrons", "pby_1", aircraft=2), "squadron pby_1: scouts fly alone, write 1 under aircraft"),
        (changed("squadrons", "pby_1", on_carriers=True), "squadron pby_1: RC cannot land on carriers, write no under"),
        (changed("squadrons", "vf_3", base="kure"), "base is kure; write midway or the id of a ship that is not"),
        (changed("squadrons", "vf_3", base="lexington"), "squadron vf_3: base is lexington; write midway or the id"),
        (changed("squadrons", "tone_rc_1", base="hyuga"), "base is hyuga; write midway or the id of a ship that is"),
        (changed("squadrons", "vf_3", base="akagi"), "squadron vf_3: side is us, but akagi belongs to japan"),
        (changed("squadrons", "vf_3", base="astoria"), "FG need a CV, a CVL or midway as base, astoria is a CA"),
        (changed("squadrons", "vf_3", on_carriers=False), "squadron vf_3: it begins on a carrier, write yes under on"),
        (changed("squadrons", "tone_rc_1", base="akagi"), "RC need midway or a Japanese CA as base, akagi is neither"),
        (changed("squadrons", "pby_1", base="astoria"), "RC need midway or a Japanese CA as base, astoria is neither"),
        (changed("squadrons", "b_17_1", base="hornet"), "squadron b_17_1: HB need midway as base"),
        (changed("squadrons", "akagi_fg", base="midway"), "squadron akagi_fg: Midway is American at the start, choose"),
        (changed("squadrons", "kure_rc", base="midway"), "what arrives kure_base is RC of japan with the base kure"),
        (changed("squadrons", "vf_3", arrives="midway_captured"), "what arrives midway_captured is RC of japan with"),
        (without("squadrons", "midway_rc_1"), "squadrons: 3 must arrive midway_captured, found 2"),
        (without("squadrons", "kure_rc"), "squadrons: 1 must arrive kure_base, found 0"),
        # room
        (changed("ships", "akagi", capacity=17), "akagi: 18 aircraft are based there, but its capacity is 17; move"),
        (changed("ships", "tone", capacity=1), "tone: 2 aircraft are based there, but its capacity is 1; move some"),
        (changed("bases", "midway", capacity=38), "midway: 39 aircraft are based there, but its capacity is 38"),
        (changed("bases", "kure", capacity=0), "kure: 1 aircraft are based there, but its capacity is 0; move some"),
        # variants
        (variant("compact", combat=[line("TB")]), "a variant cannot be called compact: give it another name"),
        (variant("model", combat=[line("TB")]), "a variant cannot be called model: give it another name"),
        (variant(combat=[line("TB"), line("TB")]), "variant mine: combat line TB is listed twice, delete one of them"),
        (variant(combat=[line("TB", mw=10)]), "variant mine: combat line TB: mw must be 0, for TB never fire at MW"),
        (variant(combat=[line("BB", cv=101)]), "combat line BB: cv is 101, expected a whole number from 0 to 100"),
        (variant(capacities=[room("lexington", 60)]), "capacity of lexington: there is no such ship or base, delete"),
        (variant(capacities=[room("yamato", 6)]), "ship yamato: only CV, CVL and Japanese CA hold aircraft, delete"),
        (variant(capacities=[room("akagi", 12)]), "variant mine: akagi: 18 aircraft are based there, but its capacity"),
        (variant(capacities=[room("akagi", 60)] * 2), "variant mine: capacity of akagi is listed twice, delete one"),
        (variant(squadrons=[SQUADRON["vf_3"]]), "variant mine: squadrons: 3 must arrive midway_captured, found 0"),
        (
            variant(squadrons=[replace(SQUADRON["vf_3"], base="tone")]),
            "variant mine: squadron vf_3: side is us, but tone belongs to japan",
        ),
    ],
)
def test_a_problem_is_named(pack: Pack, problem: str) -> None:
    assert any(problem in found for found in check_pack(pack)), check_pack(pack)


@pytest.mark.parametrize(
    "pack",
    [
        pytest.param(changed("ships", "akagi", capacity=72), id="a larger deck"),
        pytest.param(more("ships", 3, "fubuki"), id="more destroyers"),
        pytest.param(without("ships", "fubuki"), id="a destroyer less"),
        pytest.param(changed("groups", "j6", turn=12), id="a later group"),
        pytest.param(changed("groups", "tf16", usual="O10"), id="another usual set-up"),
        pytest.param(changed("squadrons", "vf_3", aircraft=12), id="a larger squadron"),
        pytest.param(more("battalions", 4, "jp_ts_1"), id="more troops"),
        pytest.param(changed("combat", "TB", cv=40), id="another chance"),
        pytest.param(changed("turns", "8", night=True), id="a longer night"),
        pytest.param(single("storm", storm_hexes=()), id="no storm"),
        pytest.param(single("limits", large_formation=20), id="other sizes"),
        pytest.param(replace(PACK, variants={}), id="no variant"),
        pytest.param(
            replace(PACK, ships=tuple(ship for ship in PACK.ships if ship.option is None)), id="no optional ships"
        ),
    ],
)
def test_what_an_owner_may_change(pack: Pack) -> None:
    assert check_pack(pack) == []
    assert pack.digest != PACK.digest


def test_two_problems_are_both_named() -> None:
    pack = replace(without("turns", "3"), ships=without("ships", "chiyoda").ships)
    assert check_pack(pack) == [
        "turn 3 is missing: there are 25, put it back",
        "ship chiyoda: the rules name it, it must be a TT of japan without an option",
    ]


@pytest.mark.parametrize("name", NOT_PLAYED)
def test_no_variant_can_hide_from_the_digest(name: str) -> None:
    assert f"a variant cannot be called {name}: give it another name" in check_pack(variant(name))


# Variants


def differences(old: Pack, new: Pack) -> set[tuple[str, str]]:
    """The rows and fields in which two packs differ, where they have the same rows."""
    return {
        (row.label, field)
        for rows in ("ships", "bases", "combat", "squadrons", "groups", "battalions")
        for row, other in zip(getattr(old, rows), getattr(new, rows), strict=True)
        for field in row.__struct_fields__
        if field != "source" and getattr(row, field) != getattr(other, field)
    }


@pytest.mark.parametrize(
    ("pack", "fields"),
    [
        (variant(capacities=[room("akagi", 72)]), {("ship akagi", "capacity")}),
        (variant(capacities=[room("midway", 90)]), {("base midway", "capacity")}),
        (variant(combat=[line("TB", cv=45)]), {("combat line TB", "cv")}),
    ],
)
def test_a_variant_changes_what_it_names_and_nothing_else(pack: Pack, fields: set[tuple[str, str]]) -> None:
    assert differences(pack, pack.in_variant("mine")) == fields


def test_another_capacity_comes_with_its_source() -> None:
    changed = variant(capacities=[room("akagi", 72)]).in_variant("mine")
    akagi = next(ship for ship in changed.ships if ship.id == "akagi")
    assert akagi.source["capacity"] == "my sheet"
    assert akagi.source["name"] == "rulebook §2.2 and §2.3"


def test_the_squadrons_of_a_variant_take_the_place_of_all_others() -> None:
    historical = PACK.in_variant("historical")
    assert historical.squadrons == PACK.variants["historical"].squadrons
    assert check_pack(replace(historical, variants={})) == []


@pytest.mark.parametrize("name", [COMPACT, "table", "nothing"])
def test_a_variant_that_the_pack_does_not_know_changes_nothing(name: str) -> None:
    assert PACK.in_variant(name) == PACK


def test_two_variants_can_be_played_together() -> None:
    both = PACK.in_variant("historical").in_variant("text")
    assert both == PACK.in_variant("text").in_variant("historical")
    assert (both.squadrons, both.combat) == (PACK.in_variant("historical").squadrons, PACK.in_variant("text").combat)
