"""A data pack: its digest, its way through a record, and every reason for which it is refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.packs.changing import Changing

from honjin.core.errors import UnknownChoice
from honjin.games.port_arthur.pack import Pack
from honjin.games.port_arthur.pack_checks import check_pack
from honjin.games.port_arthur.pack_loading import read_pack, standard_pack
from honjin.packs.rows import PackError

PACK = standard_pack()
changed, doubled, without = Changing(PACK).changed, Changing(PACK).doubled, Changing(PACK).without


# The digest


def test_the_digest_depends_on_the_values_alone() -> None:
    first, *others = PACK.ships
    renamed = replace(first, name="Mikasa II")
    resourced = replace(first, source=first.source | {"speed": "history"}, history=None)
    assert replace(PACK, ships=(renamed, *others)).digest != PACK.digest
    assert replace(PACK, ships=(resourced, *others)).digest == PACK.digest
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
            changed("ships", "mikasa", source={**PACK.ships[0].source, "mast": "history"}),
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
