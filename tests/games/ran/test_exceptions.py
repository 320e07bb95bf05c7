"""Chapters 8 to 12 where they meet: exceptions, the order of steps, exact dice, and why a wish is refused."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.games.ran.position import (
    Position,
    RanMatch,
    bushos_of,
    give,
    lines,
    march,
    names,
    place_of_busho,
    position,
    unit_of,
    where,
)

from honjin.games.ran.events.cohesion import QualityTested
from honjin.games.ran.events.deaths import CasualtyRolled, FlightRolled
from honjin.games.ran.events.duels import DuelRolled, FaceLost, HeadTaken, SamuraiFiredAt
from honjin.games.ran.events.fire import ShotFired, UnitCharged
from honjin.games.ran.events.shock import ShockResolved
from honjin.games.ran.model import BushoId, SamuraiId, UnitId
from honjin.games.ran.rules.attackers import may_charge, pending_chargers
from honjin.games.ran.rules.cohesion import eliminate
from honjin.games.ran.rules.deaths import Casualty, Replacements
from honjin.games.ran.rules.fire import OrderedFire, VolleyFire
from honjin.games.ran.rules.flight import FlightPhase
from honjin.games.ran.rules.harassment import Harassment
from honjin.games.ran.rules.reaction_fire import ReactionFire, advance_fire, entry_shooters
from honjin.games.ran.rules.samurai import ChallengePhase
from honjin.games.ran.rules.victory import losses
from honjin.testing.position import asked, events_of, offered, order_of, refusal

TEPPO, TEPPO_2, BOW = "ouchi_as_t_1", "ouchi_as_t_2", "ouchi_as_b_1"
A, B, C = "katakura_si_1", "katakura_si_2", "katakura_si_b_1"
"""All of the Date; the last has bows."""
AS, AS_2, AS_3, AS_4, AS_T = "hirata_as_1", "hirata_as_2", "hirata_as_3", "hirata_as_4", "hirata_as_t_1"
SI, KB, KB_2 = "takazane_si_1", "takazane_kb_1", "takazane_kb_2"
"""All of the Ashina; Troop Qualities of the AS 7, 6, 6, 5, of the last three 7."""

HERE, THERE = "1614", "1714"
"""The second lies before a unit in the first that faces east, and the first before one in it that faces west."""


def ordered(board: Position, firer: str, target: str, rolls: Iterable[int]) -> RanMatch:
    return board.play(OrderedFire(UnitId(firer), UnitId(target)), rolls=rolls)


def dice_of(match: RanMatch, purpose: str) -> list[tuple[str, int, int]]:
    """Who has tested for something, with die and what was added to it."""
    return [(test.unit, test.die, test.added) for test in events_of(match, QualityTested) if test.purpose == purpose]


def resolved(match: RanMatch) -> ShockResolved:
    [event] = events_of(match, ShockResolved)
    return event


# 8.5  What a shot does


@pytest.mark.rule("8.52")
@pytest.mark.parametrize(("die", "end"), [(6, "1714 E h1"), (7, "1714 E d")])
def test_a_die_equal_to_the_troop_quality_passes_the_test_of_a_d(die: int, end: str) -> None:
    board = position({"1814": f"{TEPPO} W", THERE: f"{AS_2} E"}, phase="ouchi")
    assert where(ordered(board, TEPPO, AS_2, [5, die]), AS_2) == end


@pytest.mark.rule("8.54", "8.51")
def test_a_natural_9_counts_for_the_busho_whatever_is_taken_off_for_the_unit() -> None:
    board = position({"1812": f"{BOW} W", "1712": f"{SI} E"}, bushos={"takazane": "1712"}, phase="ouchi")
    match = ordered(board, BOW, SI, [9, 6, 2])
    [shot] = events_of(match, ShotFired)
    assert (shot.hits, shot.disorders) == (1, True), "in woods a 9 is a 7"
    assert [hit.result for hit in events_of(match, CasualtyRolled)] == ["grazed"]


@pytest.mark.rule("8.54", "4.72")
def test_a_so_taisho_in_his_honjin_is_not_safe_from_a_natural_9() -> None:
    board = position({"1814": f"{BOW} W", THERE: "honjin_ashina"}, bushos={"ashina": THERE}, phase="ouchi")
    match = ordered(board, BOW, "honjin_ashina", [9, 4])
    assert [hit.busho for hit in events_of(match, CasualtyRolled)] == ["ashina"]


@pytest.mark.rule("8.21", "8.41", "5.35")
def test_whoever_has_fired_by_order_still_fires_in_reaction_and_so_do_finished_and_inactive_contingents() -> None:
    board = position({"1814": f"{TEPPO} W", "1715": f"{SI} E"}, phase="takazane", finished="ouchi")
    board.state.fired = 1 << unit_of(board.state, TEPPO)
    assert names(board.play(), entry_shooters(board.state, 0, unit_of(board.state, SI))) == {TEPPO}


# 8.22, 8.6  Volleys and charges


def volley(rolls: Iterable[int], target: str = SI) -> RanMatch:
    units = {"1814": f"{TEPPO} W", "1815": f"{TEPPO_2} W", "1614": f"{target} E"}
    board = position(units, phase="ouchi")
    return board.play(VolleyFire((UnitId(TEPPO), UnitId(TEPPO_2)), UnitId(target)), rolls=rolls)


@pytest.mark.rule("8.61", "8.22")
def test_two_single_hits_of_a_volley_provoke_nobody_for_each_shot_counts_by_itself() -> None:  # Ruling 69
    match = volley([4, 4])
    assert (where(match, SI), dice_of(match, "induced_charge")) == ("1614 E h2", [])


@pytest.mark.rule("8.61", "8.22")
def test_two_hard_hits_of_a_volley_are_one_test_after_the_last_shot() -> None:  # Ruling 143
    match = volley([7, 7, 8])
    assert dice_of(match, "induced_charge") == [(SI, 8, 0)]
    assert order_of(match, ShotFired, QualityTested) == ["ShotFired", "ShotFired", "QualityTested"]
    assert where(match, SI) == "1614 E h4"


@pytest.mark.rule("8.61")
@pytest.mark.parametrize(
    ("firer", "target"), [(TEPPO, AS_T), (TEPPO, "kanagami_as_b_1"), (AS_T, C)], ids=["teppo", "bows", "samurai"]
)
def test_units_on_foot_that_shoot_are_never_provoked(firer: str, target: str) -> None:
    board = position({"1814": f"{firer} W", THERE: f"{target} W"}, phase=firer.split("_")[0])
    match = ordered(board, firer, target, [6])
    assert (where(match, target), dice_of(match, "induced_charge"), asked(match)) == ("1714 W h2", [], "")


@pytest.mark.rule("8.61", "8.63")
def test_hits_that_disorder_the_target_leave_it_where_it_is() -> None:
    board = position({"1814": f"{TEPPO} W", "1614": f"{AS_2} E h5"}, phase="ouchi")
    match = ordered(board, TEPPO, AS_2, [7])
    assert (where(match, AS_2), dice_of(match, "induced_charge"), asked(match)) == ("1614 E h1 d", [], "")


@pytest.mark.rule("8.61", "8.41", "9.21")
def test_a_unit_provoked_on_its_way_in_attacks_the_firer_in_its_own_segment_without_a_test() -> None:
    board = position(
        {"1514": f"{SI} E", "1714": f"{TEPPO} W", "1813": f"{A} W"}, bushos={"takazane": "1414"}, phase="takazane"
    )
    match = board.move(SI, rolls=[7, 5])
    while asked(match) == "date react":
        give(match, "StandFast")
    give(match, "Enter 1614", f"FireBack {TEPPO}", "Stand 1614 E")
    assert [charge.firer for charge in events_of(match, UnitCharged)] == [TEPPO]
    while asked(match).startswith("date"):
        give(match, "StandFast")
    if asked(match):
        give(match, "Halt")
    fought = give(Position(match.state).shock(rolls=[0, 4]), f"Attack {SI} {TEPPO}")
    assert dice_of(fought, "pre_shock") == []
    assert resolved(fought).defenders == (TEPPO,)


@pytest.mark.rule("8.61", "11.54")
def test_a_charge_that_fire_on_an_advance_provokes_waits_for_the_next_segment_even_of_the_enemy() -> None:
    """Ruling 145: in the following Shock Segment, even if it is the other player's."""
    board = position(
        {HERE: f"{SI} E", THERE: f"{A} W", "1814": f"{TEPPO} W"},
        bushos={"takazane": "1415", "katakura": "2114", "ouchi": "2214"},
        phase="takazane",
        came_from={SI: "1514"},
    )
    match = give(board.shock(rolls=[0, 9, 7, 3]), "RetreatTo 1713", "Halt", f"FireBack {TEPPO}", "Stand 1714 E")
    give(match, "StandFast")
    assert (where(match, SI), asked(match)) == ("1714 E h4", "")
    state = match.state
    assert names(match, pending_chargers(state, 1)) == {SI}
    state.in_phase, state.phasing = bushos_of(state, "ouchi"), 0
    next_one = give(Position(state).shock(rolls=[0, 4]), f"Attack {SI} {TEPPO}")
    assert (resolved(next_one).attackers, dice_of(next_one, "pre_shock")) == ((SI,), [])
    assert next_one.state.charges == {}


@pytest.mark.rule("8.62", "9.35")
@pytest.mark.parametrize(("die", "charges"), [(5, True), (6, False)])
def test_riders_with_bows_test_before_they_charge_and_never_in_norikuzushi(die: int, charges: bool) -> None:
    units = {"3006": "tadahira_as_t_1 E", "3206": "saeki_kb_b_1 W"}
    board = position(units, scenario="mimigawa", phase="tadahira")
    match = ordered(board, "tadahira_as_t_1", "saeki_kb_b_1", [6, die])
    assert dice_of(match, "induced_charge") == [("saeki_kb_b_1", die, 0)]
    assert (asked(match) == "otomo charge") is charges
    riders = unit_of(match.state, "saeki_kb_b_1")
    assert not may_charge(match.state, riders, 1 << unit_of(match.state, "tadahira_as_t_1"))


# 8.3  Harassment


@pytest.mark.rule("8.62", "8.34", "8.61")
@pytest.mark.parametrize(("die", "end"), [(5, "3106 E h2"), (6, "3006 E h2")])
def test_teppo_that_reply_to_harassers_may_provoke_them_like_any_reaction_fire(die: int, end: str) -> None:
    """Ruling 147."""
    units = {"3006": "saeki_kb_b_1 E", "3206": "tadahira_as_t_1 W"}
    board = position(units, scenario="mimigawa", phase="saeki")
    match = board.play(Harassment(UnitId("saeki_kb_b_1"), UnitId("tadahira_as_t_1")), rolls=[0, 6, die])
    give(match, "FireBack tadahira_as_t_1")
    assert dice_of(match, "induced_charge") == [("saeki_kb_b_1", die, 0)]
    if die == 5:
        give(match, "Stand 3106 E")
    assert (where(match, "saeki_kb_b_1"), asked(match)) == (end, "")


@pytest.mark.rule("8.37", "7.18")
def test_a_harassed_unit_tries_to_turn_once_a_phase() -> None:
    """Ruling 212."""
    units = {"3006": "saeki_kb_b_1 E", "3206": "hongo_as_1 E"}
    board = position(units, scenario="mimigawa", phase="saeki")
    harassment = Harassment(UnitId("saeki_kb_b_1"), UnitId("hongo_as_1"))
    match = board.play(harassment, rolls=[0, 0])
    assert dice_of(match, "facing") == [("hongo_as_1", 0, 0)]
    assert match.state.faced >> unit_of(match.state, "hongo_as_1") & 1
    again = Position(match.state).play(harassment, rolls=[0])
    assert dice_of(again, "facing") == []


@pytest.mark.rule("8.35")
def test_where_the_hex_towards_the_harassers_is_taken_infantry_stays() -> None:
    units = {"3006": "saeki_kb_b_1 E", "3206": "hongo_as_1 W"}
    board = position(units, scenario="mimigawa", phase="saeki")
    riders, target = "saeki_kb_b_1", "hongo_as_1"
    match = board.play(Harassment(UnitId(riders), UnitId(target)), rolls=[4, 7])
    assert where(match, target).split()[0] != "3206"
    board = position({**units, "3106": "hongo_as_2 E"}, scenario="mimigawa", phase="saeki")
    match = board.play(Harassment(UnitId(riders), UnitId(target)), rolls=[4, 7])
    assert where(match, target).split()[0] != "3106"


# 9.1  Who attacks


def field(units: dict[str, str], phase: str = "hirata", **more: object) -> Position:
    """Units around the middle of Suriagehara, their Bushos at a distance."""
    bushos = {"hirata": "1215", "takazane": "1213", "katakura": "2114", "ouchi": "2214", "shigezane": "2112"}
    given = more.pop("bushos", {})
    assert isinstance(given, dict)
    return position(units, bushos={**bushos, **given}, phase=phase, **more)  # type: ignore[arg-type]


@pytest.mark.rule("9.13", "9.12", "9.21")
def test_samurai_with_bows_must_attack_once_they_are_engaged_and_do_not_test() -> None:
    board = field({HERE: f"{AS_2} E", THERE: f"{C} W"}, "katakura", engaged=[(AS_2, C)])
    match = board.shock(rolls=[5])
    assert resolved(match).attackers == (C,)
    assert events_of(match, QualityTested) == []


@pytest.mark.rule("9.11", "7.16", "9.21")
def test_a_unit_that_only_turned_has_moved_and_must_attack_without_a_test() -> None:
    match = field({HERE: f"{AS} E", THERE: f"{A} W"}, moved=AS).shock(rolls=[0, 5])
    assert (resolved(match).attackers, dice_of(match, "pre_shock")) == ((AS,), [])


@pytest.mark.rule("9.24", "9.23")
def test_the_target_of_an_attack_that_was_called_off_makes_no_test() -> None:
    match = give(field({HERE: f"{AS} E", THERE: f"{A} W"}).shock(rolls=[8]), f"Attack {AS} {A}")
    assert (dice_of(match, "pre_shock"), dice_of(match, "shock_reaction")) == ([(AS, 8, 0)], [])
    assert (events_of(match, ShockResolved), match.state.engaged) == ([], {})


@pytest.mark.rule("9.23", "9.28")
def test_an_attacker_who_does_not_dare_takes_his_number_with_him() -> None:
    board = field({HERE: f"{AS_4} E", "1613": f"{AS} E", THERE: f"{A} W"})
    match = give(board.shock(rolls=[5, 8, 0, 5]), f"Attack {AS_4} {A}", f"Attack {AS} {A}", "EndAttacks")
    assert dice_of(match, "pre_shock") == [(AS_4, 5, 0), (AS, 8, 0)]
    assert lines(resolved(match).lines) == {"clash-of-arms": 5}


# 9.24  The reaction of the defender


@pytest.mark.rule("9.24", "9.3")
@pytest.mark.parametrize(
    ("defender", "side", "added"),
    [("shigezane_kb_1", "shigezane", 0), (A, "katakura", 1), (TEPPO, "ouchi", 1), ("honjin_date", "masamune", 1)],
)
def test_only_those_on_foot_test_one_worse_before_norikuzushi(defender: str, side: str, added: int) -> None:
    board = field({HERE: f"{KB} E", THERE: f"{defender} W"}, "takazane", came_from={KB: "1414"})
    match = give(board.shock(rolls=[0, 5]), f"Charge {KB} {defender}")
    assert dice_of(match, "shock_reaction") == [(defender, 0, added)]


@pytest.mark.rule("11.32", "9.24")
def test_a_unit_that_breaks_in_its_reaction_test_is_disordered_whatever_the_angle_of_the_attack() -> None:
    board = field({"1713": f"{AS} SW", THERE: f"{A} W h6"}, came_from={AS: "1612"})
    match = board.shock(rolls=[9, 0])
    assert resolved(match).superiority
    assert dice_of(match, "shock_reaction") == [(A, 9, 0)]
    assert where(match, A) == "1714 W h5 d", "6 and 2 hits: Disordered with 1; then twice 2"


@pytest.mark.rule("11.25", "11.32", "9.28")
def test_one_that_breaks_by_doubled_hits_routs() -> None:
    board = field({"1713": f"{AS} SW", THERE: f"{A} W h1"}, came_from={AS: "1612"})
    match = board.shock(rolls=[0, 9])
    assert (resolved(match).defender_hits, where(match, A)) == (6, "routed")


@pytest.mark.rule("11.32")
def test_the_attacker_who_breaks_is_only_disordered() -> None:
    board = field({"1713": f"{AS} SW h5", THERE: f"{A} W"}, came_from={AS: "1612"})
    match = board.shock(rolls=[0, 9])
    assert where(match, AS).split()[-1] == "d"


# 9.28  Columns


@pytest.mark.rule("9.28", "11.34")
def test_a_disordered_defender_shifts_nothing_and_a_disordered_attacker_in_open_order_four() -> None:
    board = field({HERE: f"{AS} E", THERE: f"{A} W d"}, came_from={AS: "1514"})
    assert lines(resolved(board.shock(rolls=[0, 5])).lines) == {"clash-of-arms": 5}
    board = field({HERE: f"{AS} E d o", THERE: f"{A} W"}, engaged=[(AS, A)])
    match = board.shock(rolls=[0, 0, 5])
    assert lines(resolved(match).lines) == {
        "clash-of-arms": 5,
        "attacker-disordered": -2,
        "attacker-in-open-order": -2,
    }


@pytest.mark.rule("9.28", "6.62")
def test_of_two_attackers_one_in_open_order_is_enough_and_counts_once() -> None:  # Ruling 80
    board = field({HERE: f"{AS_2} E o", "1613": f"{AS_3} E o", THERE: f"{A} W"}, came_from={AS_2: "1514", AS_3: "1512"})
    match = give(board.shock(rolls=[0, 5]), f"Attack {AS_2} {A}", f"Attack {AS_3} {A}")
    assert lines(resolved(match).lines) == {"clash-of-arms": 5, "numbers": 2, "attacker-in-open-order": -2}


@pytest.mark.rule("9.28")
def test_an_enemy_at_ones_flank_who_is_attacked_himself_denies_nothing() -> None:
    """Superiority is lost only to an enemy whom nobody attacks in this segment."""
    units = {"1713": f"{AS} SW", THERE: f"{A} W", "1712": f"{B} SE", "1812": f"{AS_2} SW"}
    board = field(units, came_from={AS: "1612", AS_2: "1811"})
    match = give(board.shock(rolls=[0, 0, 0, 0]), f"Attack {AS} {A}")
    fights = {fight.attackers[0]: fight.superiority for fight in events_of(match, ShockResolved)}
    assert fights[UnitId(AS)] is False, "nobody attacks him"
    units["1812"] = f"{AS_2} NW"
    board = field(units, came_from={AS: "1612", AS_2: "1811"})
    match = give(board.shock(rolls=[0, 0, 0, 0]), f"Attack {AS} {A}", f"Attack {AS_2} {B}")
    fights = {fight.attackers[0]: fight.superiority for fight in events_of(match, ShockResolved)}
    assert fights[UnitId(AS)] is True


@pytest.mark.rule("9.28", "9.27")
def test_the_unit_of_superiority_gives_the_column_too() -> None:
    """A SI in front and an AS at the flank: column 7 without superiority, or 5 with it, and 2 more for numbers."""
    board = field(
        {HERE: f"{SI} E", "1713": "takazane_as_1 SW", THERE: f"{A} W"},
        "takazane",
        came_from={SI: "1514", "takazane_as_1": "1612"},
    )
    for spearhead, column, superior in ((SI, 9, False), ("takazane_as_1", 7, True)):
        match = give(board.shock(rolls=[0, 5]), f"Attack {SI} {A}", f"Attack takazane_as_1 {A}")
        give(match, f"Spearhead {spearhead}")
        assert (resolved(match).column, resolved(match).superiority) == (column, superior)


@pytest.mark.rule("9.28", "9.25")
def test_the_busho_who_fell_in_the_duel_does_not_count_on_the_die() -> None:
    """9.25 comes before 9.28: the winner's +1 stays, the loser's -1 is gone."""
    board = field(
        {HERE: f"{AS} E", THERE: f"{A} W"}, bushos={"hirata": HERE, "katakura": THERE}, came_from={AS: "1514"}
    )
    # Combat 3 and 4: 12 against 4 is at most a third, three hits; then 12 against 4 again, and 4 of Endurance are gone.
    match = give(board.shock(rolls=[0, 9, 0, 9, 0, 9, 5]), "FightOn")
    assert [roll.totals for roll in events_of(match, DuelRolled)] == [(12, 4), (12, 4)]
    assert place_of_busho(match, "katakura") == "lost"
    assert lines(resolved(match).die_lines) == {"busho-attacks": 1}
    assert match.state.heads == [0, 1]


@pytest.mark.rule("9.26", "9.28")
def test_a_busho_killed_on_the_casualty_table_does_not_count_on_the_die_either() -> None:
    board = field({HERE: f"{AS} E", THERE: f"{A} W"}, bushos={"hirata": HERE}, came_from={AS: "1514"})
    match = board.shock(rolls=[0, 9, 8, 9, 5])
    assert place_of_busho(match, "hirata") == "lost"
    assert resolved(match).die_lines == ()
    assert match.state.heads == [0, 0], "10.3: no head but from a duel"


# 9.3  Norikuzushi


@pytest.mark.rule("9.32", "11.23")
def test_a_kb_that_its_hits_disorder_in_a_norikuzushi_keeps_the_hits_left_over() -> None:
    """It is Disordered already when the combat ends, so nothing else happens to it."""
    board = field({HERE: f"{KB} E h6", THERE: f"{A} W"}, "takazane", came_from={KB: "1414"})
    match = give(board.shock(rolls=[0, 5]), f"Charge {KB} {A}")
    assert where(match, KB) == "1614 E h1 d"


@pytest.mark.rule("9.32", "11.51")
def test_a_kb_advances_after_its_norikuzushi_and_only_then_is_disordered() -> None:  # Ruling 82
    board = field({HERE: f"{KB} E", THERE: f"{TEPPO} W h4"}, "takazane", came_from={KB: "1414"})
    match = give(board.shock(rolls=[0, 5]), f"Charge {KB} {TEPPO}", "Halt")
    assert (where(match, TEPPO), where(match, KB)) == ("lost", "1714 E d")


@pytest.mark.rule("9.31", "9.32", "9.22")
def test_a_kb_disordered_on_its_way_in_may_still_charge_but_tests_before_it() -> None:
    board = field({HERE: f"{KB} E d", THERE: f"{A} W"}, "takazane", came_from={KB: "1414"})
    match = give(board.shock(rolls=[6, 0, 5]), f"Charge {KB} {A}")
    assert dice_of(match, "pre_shock") == [(KB, 6, 0)]
    assert lines(resolved(match).lines) == {"clash-of-arms": 9, "attacker-disordered": -2}


@pytest.mark.rule("9.33", "9.24")
def test_riders_who_defend_do_not_charge() -> None:
    board = field({HERE: f"{AS} E", THERE: "shigezane_kb_1 W"}, came_from={AS: "1514"})
    assert lines(resolved(board.shock(rolls=[0, 5])).lines) == {"clash-of-arms": 5}


# 11.22, 11.4, 11.5  Hits shared, retreats and advances


@pytest.mark.rule("11.22")
def test_of_attackers_that_are_all_alike_their_owner_says_who_takes_the_odd_hit() -> None:
    """Ruling 211."""
    board = field({HERE: f"{AS_2} E", "1613": f"{AS_3} E", THERE: f"{A} W"}, came_from={AS_2: "1514", AS_3: "1512"})
    match = give(board.shock(rolls=[0, 0]), f"Attack {AS_2} {A}", f"Attack {AS_3} {A}")
    assert (asked(match), offered(match)) == ("ashina bear", {f"Bear {AS_2}", f"Bear {AS_3}"})
    give(match, f"Bear {AS_3}")
    assert (where(match, AS_2), where(match, AS_3)) == ("1614 E h1", "1613 E h2")


@pytest.mark.rule("11.22")
def test_the_odd_hit_of_attackers_who_are_not_alike_falls_on_the_one_that_was_named() -> None:
    board = field(
        {HERE: f"{SI} E", "1613": "takazane_as_1 E", THERE: f"{A} W"},
        "takazane",
        came_from={SI: "1514", "takazane_as_1": "1512"},
    )
    match = give(board.shock(rolls=[0, 0]), f"Attack {SI} {A}", f"Attack takazane_as_1 {A}")
    give(match, "Spearhead takazane_as_1")
    assert (where(match, SI), where(match, "takazane_as_1"), asked(match)) == ("1614 E h1", "1613 E h2", "")


@pytest.mark.rule("11.22", "9.27")
def test_of_two_defenders_that_are_alike_their_owner_says_who_takes_the_odd_hit() -> None:
    """Ruling 211."""
    board = field({HERE: f"{SI} E", THERE: f"{A} W", "1715": f"{B} W"}, "takazane", came_from={SI: "1514"})
    match = board.shock(rolls=[0, 0, 9])
    assert (asked(match), offered(match)) == ("date bear", {f"Bear {A}", f"Bear {B}"})
    give(match, f"Bear {B}")
    assert (where(match, A), where(match, B)) == ("1714 W h1", "1715 W h2")


@pytest.mark.rule("11.53")
def test_of_two_that_both_have_superiority_either_advances() -> None:
    """Ruling 211: also the one with the lower Troop Quality."""
    board = field({"1713": f"{AS} SW", "1715": f"{AS_4} NW", THERE: f"{A} W h1"}, came_from={AS: "1612", AS_4: "1616"})
    match = give(board.shock(rolls=[0, 9]), f"Attack {AS} {A}", f"Attack {AS_4} {A}")
    assert where(match, A) == "routed"
    assert (asked(match), offered(match)) == ("ashina advance", {f"Advance {AS}", f"Advance {AS_4}"})


@pytest.mark.rule("11.54")
def test_of_two_defenders_the_one_who_stays_fires_at_whoever_takes_the_hex_of_the_other() -> None:
    """Only whoever has just left the hex does not."""
    board = field(
        {HERE: f"{SI} E", THERE: f"{TEPPO} W h4", "1715": f"{TEPPO_2} NW"}, "takazane", came_from={SI: "1514"}
    )
    match = board.shock(rolls=[0, 0, 0])
    assert where(match, TEPPO) == "lost"
    give(match, "Halt")
    assert (asked(match), offered(match)) == ("date reaction-fire", {f"FireBack {TEPPO_2}", "HoldFire"})


@pytest.mark.rule("11.4", "11.51")
def test_a_defender_who_drives_the_attacker_back_does_not_follow() -> None:
    board = field({HERE: f"{AS_2} E d", THERE: f"{A} W"}, engaged=[(AS_2, A)])
    match = board.shock(rolls=[0, 0, 0])
    assert (resolved(match).attacker_hits, resolved(match).defender_hits) == (4, 2)
    assert asked(match) == "ashina retreat"
    give(match, sorted(offered(match))[0])
    assert (where(match, A), asked(match), match.state.engaged) == ("1714 W h2", "", {})


@pytest.mark.rule("11.4", "4.72")
def test_a_busho_goes_along_in_a_retreat() -> None:
    board = field({"1713": f"{AS} SW", THERE: f"{A} W"}, bushos={"katakura": THERE}, came_from={AS: "1612"})
    match = board.shock(rolls=[0, 0, 9])
    assert (resolved(match).attacker_hits, resolved(match).defender_hits) == (2, 4)
    give(match, "RetreatTo 1814")
    assert place_of_busho(match, "katakura") == "1814"


@pytest.mark.rule("11.62", "11.63")
def test_a_unit_shut_in_is_eliminated_where_it_would_rout_and_its_busho_with_no_way_out_too() -> None:
    ring = {"1713": f"{AS_2} SW", "1613": f"{AS_3} E", "1813": f"{AS_4} W", "1814": f"{SI} W", "1715": f"{KB} NW"}
    board = field({HERE: f"{AS} E", THERE: f"{A} W d h5", **ring}, bushos={"katakura": THERE}, engaged=[(AS, A)])
    match = give(board.shock(rolls=[0, 5, 9]), f"Attack {AS} {A}", "EndAttacks")
    assert where(match, A) == "lost"
    assert place_of_busho(match, "katakura") == "lost"


@pytest.mark.rule("9.12", "9.23", "9.24")
@pytest.mark.parametrize("engaged", [False, True])
def test_the_avenger_makes_no_test_before_a_shock_attacking_or_defending(engaged: bool) -> None:
    """Ruling 213."""
    units = {"2409": "akahoshi_si_1 W", "2309": "ogawa_si_1 E"}
    bushos = {"akahoshi": "2509", "ogawa": "2109"}
    board = position(units, scenario="okitanawate", bushos=bushos, phase="ogawa", came_from={"ogawa_si_1": "2209"})
    match = board.shock(rolls=[4])
    assert (resolved(match).defenders, events_of(match, QualityTested)) == (("akahoshi_si_1",), [])
    units["2409"] += " d"
    pair = [("akahoshi_si_1", "ogawa_si_1")]
    board = position(
        units,
        scenario="okitanawate",
        bushos=bushos,
        phase="akahoshi",
        engaged=pair if engaged else (),
        came_from={} if engaged else {"akahoshi_si_1": "2509"},
    )
    match = board.shock(rolls=[4] if engaged else [0, 4])
    assert [test.unit for test in events_of(match, QualityTested)] == ([] if engaged else ["ogawa_si_1"])


# 10  Bushos and Samurai

GOTO, ONAWA = "goto_nobuyasu", "onawa_yoshitatsu"
"""Range, Combat and Endurance of the first, of the Date: 4, 5, 4; the other is the Ashina's."""


def sortie(
    units: dict[str, str] | None = None, bushos: dict[str, str] | None = None, rolls: Iterable[int] = (), **more: object
) -> RanMatch:
    """A Challenge Phase of Shigezane in 1913, with Goto beside him; Hirata three hexes off."""
    board = position(
        {"1913": "shigezane_as_1 W", "1613": f"{AS} E", **(units or {})},
        bushos={"shigezane": "1913", "hirata": "1613", "masamune": "3010", "ashina": "0411", **(bushos or {})},
        samurai={GOTO: ("1913", "shigezane"), **more.pop("samurai", {})},  # type: ignore[dict-item]
        phase="shigezane",
        **more,  # type: ignore[arg-type]
    )
    return board.play(ChallengePhase(0, BushoId("shigezane")), rolls=rolls)


def calls(match: RanMatch, *answers: str) -> RanMatch:
    return give(match, f"CallSamurai {GOTO}", "Stay", "IssueChallenge", *answers)


@pytest.mark.rule("10.14", "10.51", "11.82")
def test_a_busho_who_retires_counts_as_killed_for_the_flight_of_his_men() -> None:
    """Goto 5 + 9 against Hirata 3 + 5: one hit, and Hirata leaves; half of Momentum 3 is 2, rounded up."""
    match = calls(sortie(rolls=[9, 5, 9]), "AnswerAsBusho hirata", "Retire")
    [flight] = events_of(match, FlightRolled)
    assert lines(flight.lines) == {"busho-killed": -2}
    assert (place_of_busho(match, "hirata"), match.state.heads) == ("lost", [0, 0])


@pytest.mark.rule("10.3", "12")
def test_a_samurai_who_falls_in_a_duel_leaves_his_head_too() -> None:
    match = calls(sortie(rolls=[0, 9, 0, 9]), "AnswerAsBusho hirata")
    while asked(match):
        give(match, "FightOn")
    assert [(event.side, event.great) for event in events_of(match, HeadTaken)] == [("ashina", False)]
    assert match.state.heads == [0, 1]


@pytest.mark.rule("10.25")
def test_a_so_taisho_who_has_left_his_honjin_must_answer_like_anybody() -> None:
    units = {"1614": "honjin_ashina"}
    assert "AnswerAsBusho ashina" not in offered(calls(sortie(units, {"ashina": "1614"})))
    assert "AnswerAsBusho ashina" in offered(calls(sortie(units, {"ashina": "1613"})))


@pytest.mark.rule("10.25", "10.27")
def test_an_ignored_challenge_shames_every_busho_and_samurai_who_heard_it() -> None:
    units = {"1714": "kanagami_as_1 E"}
    match = calls(sortie(units, {"kanagami": "1714"}, samurai={ONAWA: ("1613", "hirata")}), "IgnoreChallenge")
    [lost] = events_of(match, FaceLost)
    assert (set(lost.bushos), lost.samurai) == ({"hirata", "kanagami"}, (ONAWA,))


@pytest.mark.rule("10.25", "10.27")
def test_one_who_accepts_spares_all_the_others() -> None:
    units = {"1714": "kanagami_as_1 E"}
    match = calls(sortie(units, {"kanagami": "1714"}, rolls=[9, 0, 9]), "AnswerAsBusho hirata")
    assert (events_of(match, FaceLost), match.state.shamed) == ([], 0)


@pytest.mark.rule("10.25")
@pytest.mark.parametrize(("die", "sent"), [(3, 1), (4, 0)])
def test_a_finished_busho_sends_a_champion_on_a_die_at_his_momentum_but_not_above(die: int, sent: int) -> None:
    match = sortie(rolls=[die, 0, 9, 0, 9, 0] if sent else [die], finished="hirata")
    calls(match, "SendChampion hirata")
    assert match.state.drawn == [0, sent]


@pytest.mark.rule("10.25", "10.4", "10.22")
def test_why_nobody_is_sent() -> None:
    assert refusal(calls(sortie()), "SendChampion hirata") == "10.25 contingent-is-inactive"
    match = sortie(active="hirata")
    match.state.hara_kiri[1] = True
    assert refusal(calls(match), "SendChampion hirata") == "10.4 nobody-after-hara-kiri"
    assert refusal(calls(sortie(active="hirata")), "SendChampion kanagami") == "10.25 not-called-out"


@pytest.mark.rule("10.27")
def test_of_two_who_have_lost_face_one_answers_and_the_other_is_not_punished() -> None:
    match = sortie({"1714": "kanagami_as_1 E"}, {"kanagami": "1714"}, rolls=[9, 0, 9])
    match.state.shamed = bushos_of(match.state, "hirata kanagami")
    calls(match)
    assert offered(match) == {
        *("AnswerAsBusho hirata", "AnswerAsBusho kanagami"),
        *("DieInShame hirata", "DieInShame kanagami"),
    }
    assert refusal(match, "IgnoreChallenge") == "10.27 whoever-lost-face-must-answer"
    give(match, "AnswerAsBusho hirata")
    assert place_of_busho(match, "kanagami") == "1714"
    assert match.state.shamed == bushos_of(match.state, "kanagami"), "he has not fought yet"


@pytest.mark.rule("10.28", "10.13")
def test_a_charge_at_a_busho_without_a_unit_needs_no_die() -> None:
    match = sortie({"1613": "kanagami_as_1 E", "0813": f"{AS} E"}, {"hirata": "1715"}, rolls=[9, 0, 9])
    give(match, f"CallSamurai {GOTO}", "SamuraiCharge hirata")
    assert [event.totals for event in events_of(match, DuelRolled)] == [(14, 3)]


@pytest.mark.rule("10.28", "10.25")
def test_a_so_taisho_in_his_honjin_can_be_charged_and_its_guard_fires() -> None:
    match = sortie({"1714": "honjin_ashina"}, {"ashina": "1714"}, rolls=[8, 4, 9, 0, 9])
    give(match, f"CallSamurai {GOTO}", "SamuraiCharge ashina")
    assert [event.unit for event in events_of(match, SamuraiFiredAt)] == ["honjin_ashina"]
    assert [event.great for event in events_of(match, HeadTaken)] == [True]
    assert match.state.great_heads == [1, 0]


@pytest.mark.rule("10.28", "7.23")
def test_enemy_zones_do_not_stop_a_charge_but_units_do() -> None:
    assert "SamuraiCharge hirata" in offered(give(sortie({"1813": f"{AS_2} NE"}), f"CallSamurai {GOTO}"))
    places = ("1612", "1614", "1713", "1714", "1513", "1514")
    guard = (AS_2, AS_3, AS_4, SI, KB, KB_2)
    match = give(sortie({place: f"{unit} E" for place, unit in zip(places, guard, strict=True)}), f"CallSamurai {GOTO}")
    assert "SamuraiCharge hirata" not in offered(match)
    assert refusal(match, "SamuraiCharge hirata") == "10.28 cannot-reach-him"


@pytest.mark.rule("10.4", "10.22")
def test_after_a_hara_kiri_the_side_draws_nobody_this_turn_but_the_enemy_may() -> None:
    match = give(sortie(), f"DieForThem {GOTO}")
    again = Position(match.state).play(ChallengePhase(0, BushoId("shigezane")))
    assert refusal(again, "DrawSamurai") == "10.4 nobody-after-hara-kiri"
    state = match.state
    state.in_phase, state.phasing, state.active = *(bushos_of(state, "hirata"), 1), bushos_of(state, "hirata")
    assert "DrawSamurai" in offered(Position(state).play(ChallengePhase(1, BushoId("hirata"))))


@pytest.mark.rule("10.4", "9.24")
def test_a_hara_kiri_helps_the_contingents_of_bushos_in_range_in_every_test_of_this_turn() -> None:
    match = give(sortie({"1914": f"{TEPPO} W"}, {"ouchi": "1914", "katakura": "2614"}), f"DieForThem {GOTO}")
    state = match.state
    assert state.inspired == bushos_of(state, "shigezane ouchi")
    state.put(unit_of(state, SI), state.battle.grid.number["1814"], 0)
    board = position({HERE: f"{AS} E", THERE: "shigezane_si_1 W"}, phase="hirata", came_from={AS: "1514"})
    board.state.inspired = bushos_of(board.state, "shigezane")
    assert dice_of(board.shock(rolls=[8, 5]), "shock_reaction") == [("shigezane_si_1", 8, -1)]


@pytest.mark.rule("10.4", "11.82")
def test_a_busho_who_dies_for_his_men_makes_them_test_flight() -> None:
    match = give(sortie(rolls=[9]), "DieForThem")
    [flight] = events_of(match, FlightRolled)
    assert lines(flight.lines) == {"busho-killed": -3}, "half of 5, rounded up"


# 11  Why a wish is refused


@pytest.mark.rule("9.13", "9.14", "4.54", "8.17")
def test_why_a_unit_does_not_attack() -> None:
    units = {
        HERE: f"{AS} E",
        THERE: f"{A} W",
        "1613": f"{AS_T} E",
        "1515": f"{AS_2} W d",
        "1414": f"{B} E",
        "1512": f"{SI} E",
        "0512": "honjin_ashina",
    }
    match = field(units, commanded=AS).shock()
    assert refusal(match, f"Attack {AS_T} {A}") == "9.13 does-not-attack"
    assert refusal(match, f"Attack {AS_2} {B}") == "9.14 too-shaken-to-attack"
    assert refusal(match, f"Attack {SI} {A}") == "4.37 not-in-phase"
    assert refusal(match, f"Attack honjin_ashina {A}") == "4.54 does-not-attack"
    assert refusal(match, f"Attack {AS_3} {A}") == "5.31 not-on-the-map"
    assert refusal(match, f"Attack {AS} {B}") == "9.2 not-in-its-zone"
    units["1515"] = f"{AS_2} W"
    assert refusal(field(units, commanded=AS).shock(), f"Attack {AS_2} {B}") == "9.14 out-of-command"


@pytest.mark.rule("9.11", "9.12", "8.61", "5.65")
def test_why_the_attacks_cannot_end() -> None:
    two = {HERE: f"{AS} E", "1613": f"{AS_2} E", THERE: f"{A} W"}
    moved = field(two, came_from={AS: "1514", AS_2: "1512"})
    assert refusal(moved.shock(), "EndAttacks") == "9.11 somebody-must-attack"
    fighting = field({**two, "1715": f"{B} W"}, engaged=[(AS, A)])
    assert refusal(fighting.shock(), "EndAttacks") == "9.12 somebody-must-attack"
    charging = field(two)
    charging.state.charges = {unit_of(charging.state, AS): unit_of(charging.state, A)}
    assert refusal(charging.shock(), "EndAttacks") == "8.61 somebody-must-attack"


@pytest.mark.rule("9.31", "9.34", "8.62", "9.35")
def test_why_a_norikuzushi_is_refused_or_forced() -> None:
    near = field({HERE: f"{KB} E", "1613": f"{KB_2} E", THERE: f"{A} W"}, "takazane")
    assert refusal(near.shock(), f"Charge {KB} {A}") == "9.31 no-norikuzushi"
    units = {"3006": "saeki_kb_b_1 E", "3005": "saeki_kb_1 E", "3106": "hongo_as_1 W"}
    bows = position(units, scenario="mimigawa", phase="saeki", moved="saeki_kb_b_1")
    assert refusal(bows.shock(), "Charge saeki_kb_b_1 hongo_as_1") == "9.35 no-norikuzushi"
    two = {HERE: f"{KB} E", "1613": f"{KB_2} E", THERE: f"{A} W"}
    last = field(two, "takazane", came_from={KB: "1414", KB_2: "1412"})
    last.state.bound = 1 << unit_of(last.state, KB)
    assert refusal(last.shock(), f"Attack {KB} {A}") == "9.34 must-charge"
    shot = field(two, "takazane", came_from={KB: "1414", KB_2: "1412"})
    shot.state.charges = {unit_of(shot.state, KB): unit_of(shot.state, A)}
    assert refusal(shot.shock(), f"Attack {KB} {A}") == "8.62 must-charge"


@pytest.mark.rule("8.22", "8.23", "8.18", "8.21")
def test_why_a_shot_or_a_volley_is_refused() -> None:
    units = {"1814": f"{TEPPO} W", "1715": f"{TEPPO_2} NW", "1813": f"{BOW} W", "1614": f"{SI} E", "1714": f"{AS} E"}
    match = field(units, "ouchi").orders()
    assert refusal(match, f"Volley {TEPPO} {BOW} {AS}") == "8.23 no-volley"
    assert refusal(match, f"Fire {TEPPO} {SI}") == "8.24 no-line-of-sight"
    assert refusal(field(units, "ouchi", moved=TEPPO).orders(), f"Volley {TEPPO} {TEPPO_2} {AS}") == "8.22 no-volley"
    out = field(units, "ouchi", commanded=BOW).orders()
    assert refusal(out, f"Fire {TEPPO} {AS}") == "8.18 teppo-out-of-command"
    fired = field(units, "ouchi")
    fired.state.fired = 1 << unit_of(fired.state, TEPPO)
    assert refusal(fired.orders(), f"Fire {TEPPO} {AS}") == "8.21 fired-this-turn"


# 11.7, 12  Recovery and victory


@pytest.mark.rule("11.71", "8.15")
def test_bows_on_a_height_four_hexes_off_keep_a_unit_from_resting() -> None:
    """0711 lies lower than 0511 (extended range); four hexes off, level, bows do not matter."""
    heights = position({"0511": f"{BOW} E", "0911": f"{AS} W h3"}, bushos={"hirata": "1011"}, phase="hirata")
    assert refusal(heights.orders(), f"RemoveHits {AS}") == "11.71 under-fire"
    level = position({"1814": f"{BOW} W", "1414": f"{AS} E h3"}, bushos={"hirata": "1314"}, phase="hirata")
    assert f"RemoveHits {AS}" in offered(level.orders())


@pytest.mark.rule("11.72", "9.14")
def test_a_regrouped_unit_may_attack_in_the_same_phase() -> None:
    """Unlike one that has had hits taken off (11.71), of which the book says that it does nothing else."""
    board = position({HERE: f"{AS} E d", THERE: f"{A} E"}, bushos={"hirata": "1615"}, phase="hirata")
    match = give(board.orders(), f"Regroup {AS}")
    assert where(match, AS) == "1614 E h1"
    fought = give(Position(match.state).shock(rolls=[0, 0, 5]), f"Attack {AS} {A}")
    assert dice_of(fought, "pre_shock") == [(AS, 0, 0)]


# How chapters meet


@pytest.mark.rule("8.54", "8.44")
def test_a_busho_who_stays_behind_is_not_hit_when_harassers_are_fired_at() -> None:
    units = {"3006": "saeki_kb_b_1 E", "3206": "hongo_as_b_1 W"}
    board = position(units, scenario="mimigawa", phase="saeki", bushos={"saeki": "3006"})
    match = board.play(Harassment(UnitId("saeki_kb_b_1"), UnitId("hongo_as_b_1")), rolls=[0, 9, 0])
    give(match, "FireBack hongo_as_b_1")
    assert events_of(match, CasualtyRolled) == []


@pytest.mark.rule("11.51", "10.29")
def test_samurai_follow_an_advance_with_their_busho() -> None:
    """Ruling 159."""
    board = field(
        {HERE: f"{SI} E", THERE: f"{TEPPO} W h4"},
        "takazane",
        came_from={SI: "1514"},
        bushos={"takazane": HERE},
        samurai={ONAWA: (HERE, "takazane")},
    )
    match = give(board.shock(rolls=[0, 0, 5]), "Ride 1714")
    state = match.state
    assert place_of_busho(match, "takazane") == THERE
    assert state.battle.grid.names[state.samurai_hex[state.battle.samurai[SamuraiId(ONAWA)]]] == THERE


@pytest.mark.rule("8.61", "9.2")
def test_a_charger_attacks_the_firer_and_is_attacked_itself_in_one_segment() -> None:
    """Ruling 145: one attack and one defence each."""
    board = field({HERE: f"{SI} E", "1715": f"{TEPPO} W", THERE: f"{A} W"}, "katakura ouchi")
    state = board.state
    state.charges = {unit_of(state, SI): unit_of(state, TEPPO)}
    match = board.shock(rolls=[0, 0, 0, 0, 5, 5])
    assert asked(match) == "date attack"
    give(match, f"Attack {A} {SI}", "EndAttacks", f"Brace {TEPPO}")
    fights = [(fight.attackers, fight.defenders) for fight in events_of(match, ShockResolved)]
    assert set(fights) == {((A,), (SI,)), ((SI,), (A, TEPPO))}


@pytest.mark.rule("9.26", "5.41", "2.4")
def test_a_busho_grazed_in_shock_is_finished_and_has_no_momentum() -> None:
    board = field(
        {HERE: f"{AS} E", THERE: f"{A} W", "0512": "honjin_ashina"},
        bushos={"hirata": HERE, "ashina": "0512"},
        engaged=[(AS, A)],
        active="hirata",
    )
    match = give(board.run("hirata", rolls=[9, 0, 5]), "GiveOrders", "Stay")
    assert [hit.result for hit in events_of(match, CasualtyRolled)] == ["grazed"]
    assert asked(match) == ""


@pytest.mark.rule("11.82", "10.53", "3")
def test_a_busho_killed_this_turn_weighs_on_flight_in_phase_h_though_he_is_replaced_in_phase_g() -> None:
    board = position({HERE: f"{AS} E d", "1613": f"{AS_2} E"}, bushos={"hirata": HERE})
    state, hirata = board.state, board.state.battle.contingent[BushoId("hirata")]
    match = board.play(Casualty(1, (BushoId("hirata"),), by_fire=True), rolls=[9, 9])
    assert [lines(flight.lines) for flight in events_of(match, FlightRolled)] == [{"busho-killed": -2}]
    replaced = give(Position(match.state).play(Replacements(), FlightPhase(), rolls=[9]), f"Shelter {AS_2}")
    assert [lines(flight.lines) for flight in events_of(replaced, FlightRolled)] == [{"busho-killed": -2}]
    assert replaced.state.replaced >> hirata & 1
    assert not state.replaced


@pytest.mark.rule("12", "4.55", "10.3")
def test_a_honjin_is_worth_no_points_but_its_heads_are_gone() -> None:
    board = field({THERE: "honjin_ashina", HERE: f"{AS} W"})
    board.state.heads[1], board.state.great_heads[1] = 2, 1
    before = losses(board.state, 1)
    match = board.play()
    eliminate(match, unit_of(match.state, "honjin_ashina"), rule="4.55")
    assert losses(match.state, 1) == before
    assert (match.state.heads, match.state.great_heads) == ([0, 0], [0, 0])


@pytest.mark.rule("8.42", "11.54", "8.41")
def test_why_a_unit_does_not_fire_in_reaction() -> None:
    board = position({"1814": f"{TEPPO} W", "1815": f"{BOW} W", "1715": f"{SI} E"}, phase="takazane")
    leaving = board.play(ReactionFire(0, UnitId(SI), "leaving"))
    assert refusal(leaving, f"FireBack {TEPPO}") == "8.42 teppo-too-slow"
    assert refusal(leaving, f"FireBack {A}") == "8.42 cannot-react"
    beset = position(
        {"1814": f"{TEPPO} W", "1815": f"{BOW} W", "1715": f"{SI} E", "1813": f"{AS} SE"}, phase="takazane"
    )
    fire = advance_fire(beset.play(), 0, unit_of(beset.state, SI), 0)
    assert fire is not None
    assert refusal(beset.play(fire), f"FireBack {TEPPO}") == "11.54 not-at-this-advance"


@pytest.mark.rule("8.62", "8.41", "9.31")
def test_kibamusha_hit_hard_on_their_way_in_charge_the_firer_in_norikuzushi() -> None:
    """No die, no choice between attack and Norikuzushi, and they are Disordered after it."""
    board = field({"1414": f"{KB} E", THERE: f"{TEPPO} W"}, "takazane")
    match = give(march(board.move(KB, rolls=[6]), "Enter 1515"), "Enter 1614", f"FireBack {TEPPO}", "Stand 1614 E")
    assert [(charge.unit, charge.firer) for charge in events_of(match, UnitCharged)] == [(KB, TEPPO)]
    while asked(match):
        give(match, "StandFast" if "StandFast" in offered(match) else "Halt")
    fought = give(Position(match.state).shock(rolls=[0, 0]), f"Charge {KB} {TEPPO}")
    assert lines(resolved(fought).lines) == {"clash-of-arms": 13}
    assert where(fought, KB) == "1614 E d"


@pytest.mark.rule("8.51", "8.41")
def test_the_west_wind_spoils_reaction_fire_as_well() -> None:
    board = position(
        {"1814": f"{TEPPO} W", "1715": f"{SI} E"}, phase="takazane", west_wind=True, bushos={"takazane": "1415"}
    )
    match = give(board.play(ReactionFire(0, UnitId(SI), "entry"), rolls=[5]), f"FireBack {TEPPO}")
    [shot] = events_of(match, ShotFired)
    assert (lines(shot.lines), shot.hits, shot.disorders) == ({"into-the-wind": -1}, 1, False)


@pytest.mark.rule("9.2")
def test_why_a_unit_cannot_attack_two() -> None:
    two = field({HERE: f"{AS} E", "1613": f"{AS_2} E", THERE: f"{A} W"}, came_from={AS: "1514", AS_2: "1512"})
    assert refusal(two.shock(), f"AttackBoth {AS}") == "9.2 not-in-its-zone"
