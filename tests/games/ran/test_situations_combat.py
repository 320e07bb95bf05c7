"""Chapters 8, 9 and 11 in situations where two rules meet: fire and disorder, shock and what follows from its hits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest
from tests.games.ran.position import Position, RanMatch, give, lines, names, place_of_busho, plateau, unit_of, where

from honjin.games.ran.events.cohesion import QualityTested
from honjin.games.ran.events.fire import ShotFired
from honjin.games.ran.events.shock import AttackCalledOff, ShockResolved
from honjin.games.ran.model import UnitId
from honjin.games.ran.rules.fire import OrderedFire
from honjin.games.ran.rules.gunnery import targets
from honjin.testing.position import asked, events_of, offered

HERE, THERE, BESIDE = "2416", "2516", "2517"
"""Attackers stand in the first and face east; the two others are before it, where defenders face west."""


def fight(
    units: Mapping[str, str],
    rolls: Iterable[int] = (),
    *,
    came: str = "baba_si_1",
    engaged: Iterable[tuple[str, str]] = (),
    bushos: Mapping[str, str] | None = None,
) -> RanMatch:
    """Units of Baba before units of Ujiteru; those that came have moved."""
    board = plateau(
        units,
        bushos={"baba": "2116", "ujiteru": "3016", **(bushos or {})},
        phase="baba",
        came_from=dict.fromkeys(came.split(), "2016"),
        engaged=engaged,
    )
    return board.shock(rolls=rolls)


def resolved(match: RanMatch) -> ShockResolved:
    [event] = events_of(match, ShockResolved)
    return event


def shot(board: Position, rolls: Iterable[int], target: str = "ujiteru_as_1") -> RanMatch:
    return board.play(OrderedFire(UnitId("baba_as_t_1"), UnitId(target)), rolls=rolls)


def range_two(target: str, **more: str) -> Position:
    """Teppo of Baba, and a target two hexes before them."""
    return plateau({"2216": "baba_as_t_1 E", HERE: target, **more}, phase="baba")


# Fire


@pytest.mark.rule("8.24")
@pytest.mark.parametrize(("between", "sees"), [("honjin_takeda", False), ("", True)])
def test_a_honjin_hides_what_is_behind_it_and_a_busho_does_not(between: str, sees: bool) -> None:
    units = {"2216": "baba_as_t_1 E", "2616": "ujiteru_as_1 W"} | ({HERE: between} if between else {})
    state = plateau(units, bushos={"asari": HERE}, phase="baba").state
    assert bool(targets(state, unit_of(state, "baba_as_t_1")) >> unit_of(state, "ujiteru_as_1") & 1) is sees


@pytest.mark.rule("8.52")
@pytest.mark.parametrize(
    ("marks", "dice", "end"),
    [
        ("d", [6, 6], "2416 W h2 d"),
        ("d", [6, 5], "2416 W h1 d"),
        ("h3", [6, 7], "2416 W d"),
        ("h3", [6, 6], "2416 W h4"),
        ("h5", [6, 6], "2416 W h1 d"),
        ("h5", [6, 5], "2416 W d"),
        ("o", [7, 6], "2416 W d o"),
        ("o", [7, 5], "2416 W h1 o"),
    ],
)
def test_the_test_of_a_d_is_made_on_the_side_that_shows_after_the_hits(marks: str, dice: list[int], end: str) -> None:
    """Rulings 46 and 66. Whoever has five hits and takes one is Disordered, and none is left."""
    assert where(shot(range_two(f"ujiteru_as_1 W {marks}"), dice), "ujiteru_as_1") == end


@pytest.mark.rule("8.61", "8.41")
def test_a_provoked_unit_passes_through_zones_and_nobody_fires_at_it() -> None:
    match = shot(range_two("ujiteru_as_1 W", **{"2215": "baba_si_b_1 E"}), [7, 4])
    assert asked(match) == "hojo charge"
    assert {wish.split()[1] for wish in offered(match)} == {"2316", "2317"}
    give(match, min(offered(match)))
    assert where(match, "ujiteru_as_1").split()[0] == "2316"
    assert len(events_of(match, ShotFired)) == 1


# The tests before a shock


@pytest.mark.rule("9.23", "6.62")
@pytest.mark.parametrize(("die", "attacks"), [(6, True), (7, False)])
def test_open_order_hesitates_by_its_lower_quality(die: int, attacks: bool) -> None:
    match = give(
        fight({HERE: "baba_as_1 E o", THERE: "ujiteru_as_1 W"}, [die, 0, 4], came=""), "Attack baba_as_1 ujiteru_as_1"
    )
    assert bool(events_of(match, AttackCalledOff)) is not attacks


@pytest.mark.rule("9.24", "6.62")
def test_a_defender_in_open_order_tests_by_its_lower_quality() -> None:
    match = fight({HERE: "baba_si_1 E", THERE: "ujiteru_si_1 W o"}, [8, 4])
    [test] = [test for test in events_of(match, QualityTested) if test.unit == "ujiteru_si_1"]
    assert (test.tq, resolved(match).defender_hits, where(match, "ujiteru_si_1")) == (6, 2, "2516 W h4 o")


@pytest.mark.rule("9.24", "11.24", "11.5")
def test_a_disordered_defender_may_rout_in_its_test_and_the_attacker_takes_its_hex() -> None:
    match = fight({HERE: "baba_si_1 E", THERE: "ujiteru_as_1 W d h3"}, [7])
    assert (where(match, "ujiteru_as_1"), where(match, "baba_si_1")) == ("routed", "2516 E")
    assert events_of(match, ShockResolved) == []


# Angle, column, hits

BOTH = {HERE: "baba_si_1 E", BESIDE: "baba_as_1 NE", THERE: "ujiteru_as_1 W"}
TWO_ON_ONE = ("Attack baba_si_1 ujiteru_as_1", "Attack baba_as_1 ujiteru_as_1")


@pytest.mark.rule("9.28", "9.27")
@pytest.mark.parametrize(("first", "column", "superior"), [("baba_si_1", 11, False), ("baba_as_1", 9, True)])
def test_of_the_better_type_and_the_better_angle_only_one_counts(first: str, column: int, superior: bool) -> None:
    match = give(fight(BOTH, [0, 4], came="baba_si_1 baba_as_1"), *TWO_ON_ONE, f"Spearhead {first}")
    assert (resolved(match).column, resolved(match).superiority) == (column, superior)


@pytest.mark.rule("9.28", "11.32", "11.53")
def test_hits_doubled_by_superiority_rout_and_the_unit_that_had_it_follows() -> None:
    match = give(fight(BOTH, [0, 9], came="baba_si_1 baba_as_1"), *TWO_ON_ONE, "Spearhead baba_as_1")
    assert resolved(match).defender_hits == 8
    assert where(match, "ujiteru_as_1") == "routed"
    assert where(match, "baba_as_1").startswith("2516 NE h1")
    assert where(match, "baba_si_1") == "2416 E h1"


@pytest.mark.rule("11.23", "11.31", "7.31")
def test_without_superiority_a_defender_is_disordered_with_the_rest_of_the_hits_and_engaged() -> None:
    match = fight({HERE: "baba_si_1 E", THERE: "ujiteru_as_1 W h4"}, [0, 4])
    assert (where(match, "ujiteru_as_1"), where(match, "baba_si_1")) == ("2516 W h1 d", "2416 E h2")
    assert match.state.engaged


@pytest.mark.rule("11.24", "11.33")
def test_a_disordered_defender_routs_at_its_lower_quality_whatever_the_angle() -> None:
    match = fight({HERE: "baba_si_1 E", THERE: "ujiteru_as_1 W d h2"}, [0, 4])
    assert (where(match, "ujiteru_as_1"), where(match, "baba_si_1")) == ("routed", "2516 E h2")


@pytest.mark.rule("11.4")
def test_friends_behind_it_shut_a_beaten_unit_in_and_it_is_engaged() -> None:  # Ruling 49
    ring = {"2515": "ujiteru_as_2 W", "2615": "ujiteru_as_3 W", "2616": "ujiteru_as_4 W"}
    match = fight({HERE: "baba_si_1 E", THERE: "ujiteru_as_1 W", **ring}, [0, 9])
    assert resolved(match).attacker_hits * 2 <= resolved(match).defender_hits
    assert where(match, "ujiteru_as_1") == "2516 W h5"
    assert [where(match, f"ujiteru_as_{number}") for number in (2, 3, 4)] == ["2515 W", "2615 W", "2616 W"]
    assert match.state.engaged


@pytest.mark.rule("11.4")
def test_a_beaten_unit_keeps_its_facing_and_goes_out_of_reach_of_whoever_beat_it() -> None:  # Ruling 155
    match = fight({HERE: "baba_si_1 E", THERE: "ujiteru_as_1 W"}, [0, 9])
    assert offered(match) == {"RetreatTo 2515", "RetreatTo 2615", "RetreatTo 2616"}
    give(match, "RetreatTo 2615")
    assert (where(match, "ujiteru_as_1"), where(match, "baba_si_1").split()[0]) == ("2615 W h4", THERE)
    assert not match.state.engaged


@pytest.mark.rule("9.24", "11.4", "7.31")
def test_an_engaged_defender_makes_no_test_before_anybody_and_a_retreat_ends_its_engagement() -> None:
    units = {HERE: "baba_si_1 E", THERE: "ujiteru_as_1 W", "2415": "baba_as_t_1 E"}
    match = fight(units, [9], engaged=[("baba_as_t_1", "ujiteru_as_1")])
    give(match, "RetreatTo 2616")
    assert not match.state.engaged


@pytest.mark.rule("11.4", "6.62")
def test_an_attacker_in_open_order_that_takes_twice_the_hits_falls_back() -> None:
    match = fight({HERE: "baba_as_1 E o", THERE: "ujiteru_si_1 W"}, [0, 0], came="baba_as_1")
    assert (resolved(match).column, resolved(match).attacker_hits, resolved(match).defender_hits) == (3, 4, 2)
    assert asked(match) == "takeda retreat"
    assert offered(match) == {"RetreatTo 2316", "RetreatTo 2317", "RetreatTo 2417"}


@pytest.mark.rule("9.28", "11.22", "11.4", "11.5")
def test_one_against_two_may_drive_out_both_and_takes_one_hex() -> None:
    units = {HERE: "baba_si_1 E", THERE: "ujiteru_as_1 W d h4", BESIDE: "ujiteru_as_2 W"}
    match = fight(units, [0, 0, 9])
    assert (resolved(match).column, resolved(match).defender_hits) == (7, 4)
    assert where(match, "ujiteru_as_1") == "routed"
    assert asked(match) == "hojo retreat"
    give(match, "RetreatTo 2617")
    assert asked(match) == "takeda advance-to"
    assert len(offered(match)) == 2


@pytest.mark.rule("9.32", "11.5", "11.23")
def test_riders_who_break_through_lose_their_order_and_their_hits() -> None:
    units = {HERE: "baba_kb_1 E h3", THERE: "ujiteru_as_1 W h3"}
    match = give(fight(units, [0, 9], came="baba_kb_1"), "Charge baba_kb_1 ujiteru_as_1")
    assert (resolved(match).column, resolved(match).attacker_hits, resolved(match).defender_hits) == (11, 1, 4)
    while asked(match):
        give(match, next(wish for wish in sorted(offered(match)) if wish != "Halt"))
    assert where(match, "ujiteru_as_1").endswith("h1 d")
    assert (where(match, "baba_kb_1").split()[0], where(match, "baba_kb_1").split()[2:]) == (THERE, ["d"])


# Who must attack


@pytest.mark.rule("9.11")
def test_of_two_that_came_up_to_one_enemy_one_is_enough() -> None:
    units = {HERE: "baba_si_1 E", "2415": "baba_as_1 E", THERE: "ujiteru_as_1 W"}
    match = fight(units, [0, 4], came="baba_si_1 baba_as_1")
    assert "EndAttacks" not in offered(match)
    give(match, "Attack baba_as_1 ujiteru_as_1")
    assert "EndAttacks" in offered(match)
    give(match, "EndAttacks")
    assert resolved(match).attackers == ("baba_as_1",)


@pytest.mark.rule("9.14")
def test_whoever_may_attack_attacks_all_before_it_or_leaves_one_to_a_friend() -> None:
    units = {HERE: "baba_si_1 E", THERE: "ujiteru_as_1 W", BESIDE: "ujiteru_as_2 W"}
    match = fight(units, came="")
    assert offered(match) == {"AttackBoth baba_si_1", "EndAttacks"}
    match = fight(units | {"2515": "baba_as_1 SE"}, came="")
    assert "Attack baba_si_1 ujiteru_as_2" in offered(match)


@pytest.mark.rule("9.12", "9.13")
def test_engaged_teppo_stay_engaged_in_their_own_phase_and_attack_nobody() -> None:
    match = fight({HERE: "baba_as_t_1 E", THERE: "ujiteru_as_1 W"}, came="", engaged=[("baba_as_t_1", "ujiteru_as_1")])
    assert (asked(match), events_of(match, ShockResolved)) == ("", [])
    assert match.state.engaged


# Bushos in the middle of it


@pytest.mark.rule("11.63", "4.72")
def test_a_busho_whose_unit_routs_goes_to_the_nearest_of_his_men() -> None:
    units = {HERE: "baba_si_1 E", THERE: "ujiteru_as_1 W d h4", "2816": "ujiteru_as_2 W", "2615": "ujikuni_as_1 W"}
    match = fight(units, [0, 0, 9], bushos={"ujiteru": THERE, "ujikuni": "3018"})
    assert where(match, "ujiteru_as_1") == "routed"
    assert place_of_busho(match, "ujiteru") == "2816"


@pytest.mark.rule("9.26", "9.28")
@pytest.mark.parametrize(("dice", "added"), [([0, 8, 4], {"busho-defends": -1}), ([0, 9, 1, 4], {"busho-defends": -1})])
def test_a_busho_who_is_only_grazed_still_helps_his_men(dice: list[int], added: dict[str, int]) -> None:
    match = fight({HERE: "baba_si_1 E", THERE: "ujiteru_si_1 W"}, dice, bushos={"ujiteru": THERE})
    assert lines(resolved(match).die_lines) == added
    assert names(match, match.state.on_map) == {"baba_si_1", "ujiteru_si_1"}
