"""Chapter 9 and 11.4, 11.5: who must attack, who may, columns, Norikuzushi, retreats and advances."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest
from tests.games.ran.position import Position, RanMatch, give, lines, names, place_of_busho, plateau, position, where

from honjin.games.ran.events.cohesion import QualityTested
from honjin.games.ran.events.shock import AttackCalledOff, ContingentRoused, ShockCoordinated, ShockResolved
from honjin.games.ran.model import UnitId
from honjin.games.ran.rules.attackers import foes, may_charge
from honjin.games.ran.rules.clash import column_lines, shared
from honjin.games.ran.rules.shock import BanzaiShock
from honjin.testing.position import asked, events_of, offered, refusal

AS, AS_2, TEPPO = "hirata_as_1", "hirata_as_2", "hirata_as_t_1"
KB = "takazane_kb_1"
SI, SI_2, BOWS = "katakura_si_1", "katakura_si_2", "katakura_si_b_1"
"""The last three stand on the other side."""

HERE, THERE = "1614", "1714"
"""A hex, and the one north-east of it: attackers face east in the first, defenders west in the second."""


def fight(
    attacker: str = AS,
    marks: str = "E",
    defender: str = SI,
    *,
    rolls: Iterable[int] = (),
    came: bool = False,
    units: Mapping[str, str] | None = None,
    bushos: Mapping[str, str] | None = None,
    engaged: Iterable[tuple[str, str]] = (),
    came_from: Mapping[str, str] | None = None,
    commanded: str = "*",
    **more: str,
) -> RanMatch:
    """A unit of Hirata or Takazane before a unit of Katakura; it has just come if so wished."""
    busho = attacker.split("_", maxsplit=1)[0]
    origin = {attacker: "1514"} if came else {}
    board = position(
        {HERE: f"{attacker} {marks}", THERE: f"{defender} W", **(units or {})},
        bushos={busho: "1415", "katakura": "2114", **(bushos or {})},
        phase=more.get("phase", busho),
        came_from={**origin, **(came_from or {})},
        engaged=engaged,
        commanded=commanded,
    )
    return board.shock(rolls=rolls)


def resolved(match: RanMatch) -> ShockResolved:
    [event] = events_of(match, ShockResolved)
    return event


# 9.1  Must and may


@pytest.mark.rule("9.11", "9.21")
def test_a_unit_that_has_moved_must_attack_and_does_not_test() -> None:
    match = fight(came=True, rolls=[0, 4])
    assert [test.unit for test in events_of(match, QualityTested)] == [SI]
    assert resolved(match).attackers == (AS,)


@pytest.mark.rule("9.14", "9.22", "9.23")
@pytest.mark.parametrize(("die", "attacks"), [(7, True), (8, False)])
def test_a_unit_that_has_not_moved_may_attack_and_tests_first(die: int, attacks: bool) -> None:
    match = fight(rolls=[die, 0, 4])
    assert offered(match) == {f"Attack {AS} {SI}", "EndAttacks"}
    give(match, f"Attack {AS} {SI}")
    assert bool(events_of(match, ShockResolved)) is attacks
    assert bool(events_of(match, AttackCalledOff)) is not attacks


@pytest.mark.rule("9.14", "5.33")
def test_a_unit_out_of_command_attacks_only_if_it_is_engaged() -> None:  # Ruling 21
    assert asked(fight(commanded="", came=True)) == ""
    assert resolved(fight(commanded="", engaged=[(AS, SI)], rolls=[4])).attackers == (AS,)


@pytest.mark.rule("9.13", "8.17")
@pytest.mark.parametrize("attacker", [TEPPO, "ashina_as_b_1"])
def test_infantry_that_shoots_never_attacks(attacker: str) -> None:  # Ruling 55
    assert asked(fight(attacker, came=True)) == ""
    assert events_of(fight(attacker, engaged=[(attacker, SI)]), ShockResolved) == []


@pytest.mark.rule("9.13")
def test_samurai_with_bows_may_attack_even_if_they_moved_but_need_not() -> None:  # Ruling 148
    board = position(
        {HERE: f"{BOWS} E", THERE: "hirata_as_1 W"},
        bushos={"katakura": "1415", "hirata": "2114"},
        phase="katakura",
        came_from={BOWS: "1514"},
    )
    match = board.shock(rolls=[0, 4])
    assert offered(match) == {f"Attack {BOWS} hirata_as_1", "EndAttacks"}
    give(match, f"Attack {BOWS} hirata_as_1")
    assert [test.unit for test in events_of(match, QualityTested)] == ["hirata_as_1"]


@pytest.mark.rule("9.11", "9.2")
def test_every_enemy_in_its_zone_must_be_attacked() -> None:  # Ruling 149
    match = fight(came=True, units={"1715": f"{SI_2} W"}, rolls=[0, 0, 4])
    assert events_of(match, ShockResolved)[0].defenders == (SI, SI_2)


@pytest.mark.rule("9.2")
def test_an_end_is_refused_while_somebody_must_be_attacked() -> None:
    match = fight(came=True, units={"1613": f"{AS_2} E"}, came_from={AS_2: "1512"})
    assert refusal(match, "EndAttacks") == "9.11 somebody-must-attack"


@pytest.mark.rule("9.14", "9.11", "11.34")
def test_a_disordered_unit_that_only_turned_attacks_nobody() -> None:  # Ruling 186
    board = position({HERE: f"{AS} E d", THERE: f"{SI} W"}, bushos={"hirata": "1415"}, phase="hirata", moved=AS)
    assert asked(board.shock()) == ""


@pytest.mark.rule("9.11", "9.22", "11.34")
def test_one_that_fell_into_disorder_on_its_way_in_must_test_and_attacks_two_columns_left() -> None:  # Rulings 52, 84
    match = fight(marks="E d", came=True, rolls=[6, 0, 4])
    assert lines(resolved(match).lines) == {"clash-of-arms": 5, "attacker-disordered": -2}


@pytest.mark.rule("9.12")
def test_a_disordered_engaged_unit_that_passes_tests_once_more() -> None:  # Ruling 74
    match = fight(marks="E d", engaged=[(AS, SI)], rolls=[6, 6, 4])
    assert [test.purpose for test in events_of(match, QualityTested)] == ["engaged_disordered", "pre_shock"]
    assert resolved(match).column == 3


@pytest.mark.rule("9.12")
def test_one_that_fails_and_cannot_retreat_takes_two_hits_and_stays_engaged() -> None:  # Rulings 49 and 75
    ring = {"1515": "hirata_as_2 E", "1514": "hirata_as_3 E", "1613": "hirata_as_4 E", "1615": f"{TEPPO} E"}
    board = position(
        {HERE: f"{AS} E d", THERE: f"{SI} W", **ring},
        bushos={"hirata": "1415", "katakura": "2114"},
        phase="hirata",
        engaged=[(AS, SI)],
    )
    match = board.shock(rolls=[7])
    assert where(match, AS) == "1614 E h2 d"
    assert match.state.engaged
    assert events_of(match, ShockResolved) == []


@pytest.mark.rule("7.31")
def test_an_engaged_unit_turns_to_face_whom_it_fights() -> None:  # Ruling 161
    match = fight(marks="W", engaged=[(AS, SI)], rolls=[4])
    assert asked(match) == "ashina face-the-enemy"
    assert offered(match) == {f"Face {AS} NE", f"Face {AS} E"}
    give(match, f"Face {AS} E")
    assert resolved(match).attackers == (AS,)


@pytest.mark.rule("5.21")
def test_an_attack_within_reach_of_its_busho_makes_a_contingent_active() -> None:  # Rulings 17 and 109
    match = fight(came=True, rolls=[0, 4])
    assert [event.busho for event in events_of(match, ContingentRoused)] == ["katakura"]
    far = fight(came=True, rolls=[0, 4], bushos={"katakura": "3014"})
    assert events_of(far, ContingentRoused) == []


# 9.24  The defender's test


@pytest.mark.rule("9.24")
def test_defenders_take_the_excess_of_their_test_in_hits_unless_they_are_engaged() -> None:
    assert where(fight(came=True, rolls=[9, 4]), SI).startswith("1714 W h")
    assert events_of(fight(engaged=[(AS, SI)], rolls=[4]), QualityTested) == []


@pytest.mark.rule("9.24")
def test_a_defender_that_breaks_in_its_test_leaves_its_hex_to_the_attacker() -> None:  # Ruling 151
    match = fight(defender=f"{BOWS} h4", came=True, rolls=[6])
    assert (where(match, BOWS), where(match, AS)) == ("lost", "1714 E")
    assert events_of(match, ShockResolved) == []


# 9.27, 9.28  The column


@pytest.mark.rule("9.28")
def test_each_unit_more_is_two_columns() -> None:
    match = fight(came=True, units={"1613": f"{AS_2} E"}, came_from={AS_2: "1512"}, rolls=[0, 4])
    give(match, f"Attack {AS} {SI}", f"Attack {AS_2} {SI}")
    assert lines(resolved(match).lines)["numbers"] == 2
    match = fight(came=True, units={"1715": f"{SI_2} W"}, rolls=[0, 0, 4])
    assert lines(resolved(match).lines)["numbers"] == -2


@pytest.mark.rule("6.62", "9.28")
def test_open_order_attacks_two_columns_left() -> None:  # Ruling 80
    match = fight(marks="E o", came=True, rolls=[0, 4])
    assert lines(resolved(match).lines) == {"clash-of-arms": 5, "attacker-in-open-order": -2}


@pytest.mark.rule("9.27")
def test_the_defender_of_two_types_chooses_which_counts() -> None:
    match = fight(came=True, units={"1715": f"{BOWS} W"}, rolls=[0, 0, 4])
    assert (asked(match), offered(match)) == ("date brace", {f"Brace {SI}", f"Brace {BOWS}"})
    give(match, f"Brace {BOWS}")
    assert lines(resolved(match).lines)["clash-of-arms"] == 8


@pytest.mark.rule("9.28")
def test_a_busho_with_a_unit_adds_one_to_the_die_or_takes_one_off() -> None:  # Ruling 81
    match = fight(came=True, rolls=[0, 0, 4], bushos={"hirata": HERE})
    assert lines(resolved(match).die_lines) == {"busho-attacks": 1}
    match = fight(came=True, rolls=[0, 0, 4], bushos={"katakura": THERE})
    assert lines(resolved(match).die_lines) == {"busho-defends": -1}


@pytest.mark.rule("9.28", "4.54")
def test_nobody_has_superiority_over_a_honjin() -> None:
    board = position(
        {"1713": f"{AS} SW", THERE: "honjin_date"}, bushos={"hirata": "1415"}, phase="hirata", came_from={AS: "1612"}
    )
    assert not resolved(board.shock(rolls=[0, 4])).superiority


@pytest.mark.rule("9.28")
def test_no_superiority_with_another_enemy_at_ones_own_flank() -> None:  # Ruling 77
    units = {"1713": f"{AS} SW", THERE: f"{SI} W"}
    setting = {"bushos": {"hirata": "1415"}, "phase": "hirata", "came_from": {AS: "1612"}}
    assert resolved(position(units, **setting).shock(rolls=[0, 4])).superiority  # type: ignore[arg-type]
    beside = position({**units, "1712": f"{SI_2} SE"}, **setting)  # type: ignore[arg-type]
    assert not resolved(beside.shock(rolls=[0, 4])).superiority


@pytest.mark.rule("11.22")
def test_hits_are_shared_evenly_and_the_odd_one_falls_on_the_unit_that_counted() -> None:  # Ruling 153
    assert shared(3, [4, 7], 7) == {4: 1, 7: 2}
    assert shared(4, [4, 7], 7) == {4: 2, 7: 2}
    assert shared(5, [1, 2, 3], 2) == {1: 1, 2: 2, 3: 1}


@pytest.mark.rule("5.73")
@pytest.mark.parametrize(("die", "shift"), [(3, 0), (5, -1), (8, -2)])
def test_units_of_two_contingents_in_one_segment_roll_for_coordination(die: int, shift: int) -> None:
    board = position(
        {HERE: f"{AS} E", THERE: f"{SI} W", "1613": "takazane_si_1 E"},
        bushos={"hirata": "1415", "takazane": "1412", "katakura": "2114"},
        phase="hirata takazane",
        came_from={AS: "1514", "takazane_si_1": "1512"},
    )
    match = give(board.shock(rolls=[die, 0, 4]), f"Attack {AS} {SI}", f"Attack takazane_si_1 {SI}", f"Spearhead {AS}")
    assert [(event.die, event.shift) for event in events_of(match, ShockCoordinated)] == [(die, shift)]
    assert lines(resolved(match).lines).get("coordination", 0) == shift


# 9.3  Norikuzushi


@pytest.mark.rule("9.31", "9.32")
def test_kibamusha_choose_norikuzushi_fight_in_its_column_and_are_disordered_after_it() -> None:  # Ruling 82
    match = fight(KB, came=True, rolls=[0, 4], came_from={KB: "1414"})
    assert offered(match) == {f"Attack {KB} {SI}", f"Charge {KB} {SI}"}
    give(match, f"Charge {KB} {SI}")
    assert lines(resolved(match).lines)["clash-of-arms"] == 9
    assert where(match, KB) == "1614 E d"


@pytest.mark.rule("9.31")
def test_not_from_next_to_the_target() -> None:
    assert offered(fight(KB, rolls=[])) == {f"Attack {KB} {SI}", "EndAttacks"}


@pytest.mark.rule("9.24")
def test_infantry_tests_one_worse_before_a_norikuzushi() -> None:
    match = fight(KB, came=True, rolls=[7, 4], came_from={KB: "1414"})
    give(match, f"Charge {KB} {SI}")
    [test] = events_of(match, QualityTested)
    assert (test.die, test.added, test.tq) == (7, 1, 7)


@pytest.mark.rule("9.34")
def test_a_rider_who_came_with_his_last_point_has_no_choice() -> None:  # Ruling 167
    board = position(
        {HERE: f"{KB} E", THERE: f"{SI} W"}, bushos={"takazane": "1415"}, phase="takazane", came_from={KB: "1414"}
    )
    board.state.bound = 1 << board.state.battle.unit[UnitId(KB)]
    match = board.shock(rolls=[0, 4])
    assert lines(resolved(match).lines)["clash-of-arms"] == 9


@pytest.mark.rule("9.31", "9.35")
def test_no_norikuzushi_into_woods_nor_by_riders_with_bows() -> None:
    board = position({"1711": f"{KB} SE", "1712": f"{SI} W"}, phase="takazane", came_from={KB: "1709"})
    state = board.state
    rider, target = (state.battle.unit[UnitId(id)] for id in (KB, SI))
    assert names(board.play(), foes(state, rider)) == {SI}
    assert not may_charge(state, rider, 1 << target)


# 11.4, 11.5  Retreat and advance


@pytest.mark.rule("11.4")
def test_an_attacker_with_twice_the_hits_of_the_defender_gives_way() -> None:
    match = fight(came=True, units={"1715": f"{SI_2} W"}, rolls=[0, 0, 0])
    assert (resolved(match).column, resolved(match).attacker_hits, resolved(match).defender_hits) == (3, 4, 2)
    assert asked(match) == "ashina retreat"


@pytest.mark.rule("11.4", "4.55")
def test_a_honjin_that_must_retreat_is_eliminated() -> None:  # Ruling 11
    board = position(
        {HERE: "takazane_si_1 E", THERE: "honjin_date"},
        bushos={"takazane": "1415"},
        phase="takazane",
        came_from={"takazane_si_1": "1514"},
    )
    match = board.shock(rolls=[0, 9])
    assert resolved(match).defender_hits == 4
    assert where(match, "honjin_date") == "lost"
    assert where(match, "takazane_si_1").startswith("1714")


@pytest.mark.rule("11.4")
def test_who_cannot_retreat_takes_a_hit_more_and_is_engaged() -> None:  # Ruling 155
    ring = {"1713": "shigezane_si_1 W", "1813": "shigezane_si_2 W", "1814": "shigezane_si_3 W", "1715": "ouchi_si_1 SE"}
    match = fight("takazane_si_1", "NE", came=True, rolls=[0, 9], units=ring)
    assert where(match, SI) == "1714 W h5"
    assert match.state.engaged


@pytest.mark.rule("11.51", "11.53")
def test_the_unit_of_higher_quality_advances_and_bushos_may_follow() -> None:  # Rulings 86 and 159
    match = fight(
        "takazane_si_1",
        came=True,
        rolls=[0, 0, 9],
        units={"1613": "takazane_as_1 E"},
        came_from={"takazane_as_1": "1512"},
        bushos={"takazane": HERE},
    )
    give(match, f"Attack takazane_si_1 {SI}", f"Attack takazane_as_1 {SI}", "Spearhead takazane_si_1")
    assert asked(match) == "date retreat"
    give(match, "RetreatTo 1814")
    assert offered(match) == {"Advance takazane_si_1", "Advance takazane_as_1"}
    give(match, "Advance takazane_si_1")
    assert (asked(match), offered(match)) == ("ashina follow", {"Ride 1714", "Stay"})
    give(match, "Ride 1714")
    assert place_of_busho(match, "takazane") == THERE


@pytest.mark.rule("11.52")
def test_a_unit_that_advances_may_turn_by_one_corner() -> None:
    match = fight("takazane_si_1", came=True, rolls=[0, 9])
    give(match, "RetreatTo 1814")
    assert offered(match) == {"Turn NE", "Turn SE", "Halt"}


@pytest.mark.rule("11.51", "11.34")
def test_disordered_attackers_do_not_advance() -> None:
    match = fight("takazane_si_1", "E d", f"{BOWS} h2", came=True, rolls=[5, 0, 7])
    assert (where(match, BOWS), where(match, "takazane_si_1")) == ("lost", "1614 E h2 d")


@pytest.mark.rule("6.53")
def test_samurai_in_banzai_attack_without_a_test() -> None:
    board = position({HERE: "takazane_si_1 E", THERE: f"{SI} W"}, phase="katakura")
    match = board.play(BanzaiShock(1, (UnitId("takazane_si_1"),)), rolls=[0, 4])
    assert [test.unit for test in events_of(match, QualityTested)] == [SI]


@pytest.mark.rule("9.28")
@pytest.mark.parametrize(("switch", "hits"), [("on", 3), ("off", 2)])
def test_the_avenger_of_okitanawate_deals_one_hit_more_and_does_not_hesitate(switch: str, hits: int) -> None:
    board = position(
        {"2409": "akahoshi_si_1 W", "2309": "ogawa_si_1 E"},
        scenario="okitanawate",
        bushos={"akahoshi": "2509", "ogawa": "2109"},
        phase="akahoshi",
        akahoshi_revenge=switch,
    )
    match = give(board.shock(rolls=[0, 3] if switch == "on" else [0, 0, 3]), "Attack akahoshi_si_1 ogawa_si_1")
    assert resolved(match).defender_hits == hits


@pytest.mark.rule("11.71", "9.14")
def test_a_unit_that_has_had_hits_taken_off_does_not_attack() -> None:
    board = position({HERE: f"{AS} E h2", THERE: f"{SI} E"}, bushos={"hirata": "1415"}, phase="hirata")
    match = give(board.orders(), f"RemoveHits {AS}")
    assert asked(Position(match.state).shock()) == ""
    assert asked(board.shock()) == "ashina attack"


@pytest.mark.rule("5.73")
def test_a_failed_plan_takes_superior_numbers_from_the_attacker_only() -> None:
    state = position({HERE: f"{AS} E", "1613": f"{AS_2} E", THERE: f"{SI} W", "1715": f"{SI_2} W"}).state
    one, two, si, other = (state.battle.unit[UnitId(id)] for id in (AS, AS_2, SI, SI_2))
    many = column_lines(state, [one, two], [si], one, si, 0, -2, False)
    few = column_lines(state, [one], [si, other], one, si, 0, -2, False)
    assert lines(many) == {"clash-of-arms": 5, "coordination": -2}
    assert lines(few) == {"clash-of-arms": 5, "numbers": -2, "coordination": -2}


@pytest.mark.rule("10.51", "9.2")
def test_if_the_busho_dies_in_his_phase_it_is_played_out() -> None:
    """Ruling 175."""
    match = fight(came=True, bushos={"hirata": "0101"}, rolls=[0, 4])
    assert resolved(match).attackers == (AS,)


@pytest.mark.rule("11.36", "7.31")
def test_a_disordered_engaged_unit_does_not_turn_to_its_ruin() -> None:
    """In woods, with one hit less than it can bear."""
    board = plateau(
        {"2319": "ujiteru_as_1 E d h4", "2218": "baba_si_1 SE"},
        bushos={"ujiteru": "2519"},
        phase="ujiteru",
        engaged=[("ujiteru_as_1", "baba_si_1")],
    )
    match = board.shock(rolls=[0])
    assert (where(match, "ujiteru_as_1"), asked(match)) == ("2319 E h4 d", "")
    fresh = plateau(
        {"2319": "ujiteru_as_1 E d h3", "2218": "baba_si_1 SE"},
        bushos={"ujiteru": "2519"},
        phase="ujiteru",
        engaged=[("ujiteru_as_1", "baba_si_1")],
    )
    assert asked(fresh.shock(rolls=[0])) == "hojo face-the-enemy"
