"""What the book leaves open: rulings that the tests of the chapters do not name."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.ran.position import (
    Position,
    RanMatch,
    bushos_of,
    give,
    lines,
    march,
    place_of_busho,
    plateau,
    position,
    unit_of,
    where,
)

from honjin.core.bits import members
from honjin.games.ran.events.cohesion import QualityTested
from honjin.games.ran.events.command import BushoFinished, MomentumRolled, TrumpRolled
from honjin.games.ran.events.duels import DuelBegan
from honjin.games.ran.events.fire import ShotFired
from honjin.games.ran.events.shock import ShockResolved
from honjin.games.ran.model import LOST, BushoId, SamuraiId, UnitId
from honjin.games.ran.rules.activation import Activation
from honjin.games.ran.rules.active_withdrawal import withdrawal_ends
from honjin.games.ran.rules.attackers import foes, may_charge, pending_chargers
from honjin.games.ran.rules.banzai import Banzai
from honjin.games.ran.rules.bushos import Rehousing, rides
from honjin.games.ran.rules.clash import has_superiority, hits_of
from honjin.games.ran.rules.command import eligible
from honjin.games.ran.rules.fire import VolleyFire, fire_options
from honjin.games.ran.rules.gunnery import sees
from honjin.games.ran.rules.reaction_fire import ReactionFire, entry_shooters
from honjin.games.ran.rules.retreat import retreat_hexes
from honjin.games.ran.rules.samurai import ChallengePhase, samurai_rides
from honjin.games.ran.rules.trump import beneficiaries
from honjin.testing.position import asked, events_of, offered, refusal

CAMPS = {"0411": "honjin_takeda", "2814": "honjin_hojo"}
MEN = {"shingen": "0411", "ujikuni": "2814", "baba": "2017", "asari": "2015", "ujiteru": "2617"}


def field(units: dict[str, str] | None = None, **more: Any) -> Position:
    """The So-Taishos in their Honjins, and three Bushos, all Active."""
    more = {"bushos": MEN, "active": "baba asari ujiteru", "holder": 0, **more}
    return plateau({**CAMPS, **(units or {})}, **more)


def number(state: Any, busho: str) -> int:
    return int(state.battle.contingent[BushoId(busho)])


def finished(match: RanMatch) -> set[str]:
    return {event.busho for event in events_of(match, BushoFinished)}


# 3  Phases


@pytest.mark.rule("10.23", "5.41")
def test_momentum_may_follow_a_challenge_phase_which_is_one_of_the_three() -> None:
    """Ruling 6."""
    match = give(field().run("baba", rolls=[0]), "DeclareChallenge", "Forgo", "TryMomentum")
    assert [event.succeeded for event in events_of(match, MomentumRolled)] == [True]
    assert match.state.phases[number(match.state, "baba")] == 2


@pytest.mark.rule("10.23")
def test_a_challenge_phase_has_no_orders_no_move_of_the_busho_and_no_shock() -> None:
    """Ruling 117."""
    units = {"2216": "baba_si_1 E", "2316": "ujiteru_as_1 W"}
    here = field(units, engaged=[("baba_si_1", "ujiteru_as_1")])
    match = give(here.phase("baba"), "DeclareChallenge", "Forgo")
    assert asked(match) == ""
    assert events_of(match, ShockResolved) == []


@pytest.mark.rule("4.34", "4.64")
def test_a_busho_moves_after_his_orders_and_before_the_shock() -> None:
    """Ruling 16."""
    match = give(field({"2216": "baba_si_1 E", "2316": "ujiteru_as_1 E"}).phase("baba"), "GiveOrders", "EndOrders")
    assert asked(match) == "takeda ride"
    assert asked(give(match, "Ride 2216")) == "takeda attack"


@pytest.mark.rule("4.42", "5.35")
def test_a_busho_movement_order_is_followed_by_the_shock_of_the_so_taishos_contingent() -> None:
    """Ruling 118."""
    units = {"2216": "shingen_si_1 E", "2316": "ujiteru_as_1 W"}
    here = field(units, engaged=[("shingen_si_1", "ujiteru_as_1")], active="shingen ujiteru")
    match = give(here.phase("shingen", rolls=[4]), "OrderBushoMovement", "Stay")
    assert [fight.attackers for fight in events_of(match, ShockResolved)] == [("shingen_si_1",)]
    assert match.state.phases[number(match.state, "shingen")] == 1


# 4  Bushos


@pytest.mark.rule("4.72", "4.55")
def test_a_so_taisho_whose_honjin_falls_goes_to_the_nearest_unit_or_is_lost() -> None:
    """Ruling 13."""
    for friend, place in (({"2616": "ujiteru_as_1 W"}, "2616"), ({}, "lost")):
        here = plateau({"2814": "honjin_hojo", **friend}, bushos={"ujikuni": "2814"})
        here.state.take_off(unit_of(here.state, "honjin_hojo"), LOST)
        match = here.play(Rehousing(), rolls=[9])
        assert place_of_busho(match, "ujikuni") == place


@pytest.mark.rule("4.71", "10.24")
def test_a_samurai_on_the_move_heeds_enemy_zones_as_a_busho_does() -> None:
    """Ruling 14."""
    here = plateau(
        {"2316": "ujiteru_as_1 W"},
        bushos={"baba": "2017"},
        samurai={first_samurai(): ("2017", "baba")},
    )
    state = here.state
    zone = state.zoc_of(1)
    assert not samurai_rides(state, state.battle.samurai[SamuraiId(first_samurai())]) & zone
    assert not rides(state, number(state, "baba")) & zone


def first_samurai() -> str:
    state = plateau({}).state
    return str(state.battle.samurai_ids[next(iter(members(state.battle.samurai_pool[0])))])


@pytest.mark.rule("4.71", "8.41")
def test_bushos_on_the_move_provoke_nothing() -> None:
    """Ruling 182."""
    units = {"2216": "baba_si_1 W", "2316": "ujiteru_as_t_1 W"}
    match = give(field(units).phase("baba"), "GiveOrders", "EndOrders", "Ride 2216")
    assert asked(match) == ""
    assert events_of(match, ShotFired) == []


# 5  Command


@pytest.mark.rule("5.26")
def test_the_first_side_does_not_look_again_after_the_second_has_activated() -> None:
    """Ruling 19."""
    units = {"2216": "baba_si_1 E", "2416": "ujiteru_as_1 W"}
    here = field(units, active="", turn=2)
    match = give(here.play(Activation(0), Activation(1)), "EndActivation")
    # Now Ujiteru is made Active two hexes from Baba, who stays as he was.
    give(match, "Activate ujiteru")
    assert match.state.active == bushos_of(match.state, "ujiteru")


@pytest.mark.rule("5.61", "5.62")
def test_a_trump_cannot_be_trumped_and_one_that_fails_finishes_nobody() -> None:
    """Rulings 26 and 105."""
    here = field({"2217": "baba_si_1 E", "2717": "ujiteru_as_1 W"}, holder=1)
    match = give(here.play_continuity("ujiteru", rolls=[0, 6]), "Trump baba")
    # At or below the Initiative of Shingen: Baba's phase begins at once, without a word from the Hojo.
    assert asked(match) == "takeda phase"
    assert [event.side for event in events_of(match, TrumpRolled)] == ["takeda"]
    failed = give(here.play_continuity("ujiteru", rolls=[0, 7]), "Trump baba")
    assert finished(failed) == set()


@pytest.mark.rule("5.43", "5.74")
def test_fate_strikes_a_pair_by_a_natural_9_and_both_are_finished() -> None:
    """Ruling 33."""
    match = field().run("baba", "asari", rolls=[9, 5])
    give(match, "Stay", "Stay", "TryMomentum")
    assert finished(match) == {"baba", "asari"}


@pytest.mark.rule("5.62", "4.51")
def test_outside_his_honjin_a_so_taisho_trumps_only_for_bushos_in_range() -> None:
    """Ruling 124."""
    units = {"2217": "baba_si_1 E", "2115": "asari_as_1 E"}
    for place, those in (("0411", {"baba", "asari"}), ("1917", {"baba", "asari"}), ("0510", set())):
        state = field(units, bushos={**MEN, "shingen": place}).state
        found = beneficiaries(state, 0, (BushoId("ujiteru"),), of_momentum=True)
        assert {state.battle.contingent_ids[busho] for busho in members(found)} == those


@pytest.mark.rule("5.35")
def test_the_side_in_phase_fires_at_no_advance_of_the_enemy() -> None:
    """Ruling 138: an attack of the other side, by a charge."""
    units = {"2217": "ujiteru_si_1 W", "2117": "baba_as_t_1 E h4", "2017": "baba_si_b_1 E"}
    here = plateau(units, phase="baba", bushos={"baba": "1617", "ujiteru": "2617"})
    here.state.charges = {unit_of(here.state, "ujiteru_si_1"): unit_of(here.state, "baba_as_t_1")}
    # The AS-T breaks in its test; the bows beside it have the attacker before them now, and do nothing.
    match = here.shock(rolls=[9])
    assert where(match, "ujiteru_si_1").startswith("2117")
    give(match, "Halt")
    assert asked(match) == ""


@pytest.mark.rule("5.39", "10.52")
def test_a_contingent_without_a_busho_is_not_designated_but_its_missile_units_react() -> None:
    """Ruling 188."""
    men = {id: place for id, place in MEN.items() if id != "ujiteru"}
    state = field({"2316": "ujiteru_as_t_1 W", "2216": "baba_si_1 E"}, bushos=men).state
    assert not eligible(state, 1) >> number(state, "ujiteru") & 1
    assert state.finished == 0
    shooters = entry_shooters(state, 1, unit_of(state, "baba_si_1"))
    assert {state.battle.unit_ids[unit] for unit in members(shooters)} == {"ujiteru_as_t_1"}


# 6  Movement


@pytest.mark.rule("6.34", "6.51")
def test_in_banzai_a_unit_comes_up_with_its_last_point() -> None:
    """Ruling 37: two points for the two hexes to its prey."""
    here = plateau({"2017": "baba_as_1 E", "2316": "ujiteru_si_1 W"}, phase="baba")
    match = here.play(Banzai(1, (UnitId("baba_as_1"),)), rolls=[0, 0, 4])
    assert [fight.attackers for fight in events_of(match, ShockResolved)] == [("ujiteru_si_1",)]


@pytest.mark.rule("6.42")
def test_a_unit_that_cannot_get_far_enough_away_stays() -> None:
    """Ruling 39."""
    around = {"2116": "ujiteru_as_1 SE", "2217": "ujiteru_as_2 NW", "2316": "ujiteru_as_3 W", "2117": "ujiteru_as_4 E"}
    here = field({"2216": "baba_si_1 E", **around, "2317": "ujiteru_as_5 W"}, phase="baba")
    assert withdrawal_ends(here.state, unit_of(here.state, "baba_si_1"), 0) == 0
    match = give(here.phase("baba", rolls=[0]), "OrderWithdrawal")
    assert where(match, "baba_si_1") == "2216 E"
    assert asked(match) == "takeda ride"


@pytest.mark.rule("6.45", "6.49")
def test_in_the_shock_segment_there_is_no_withdrawal_but_from_an_advance() -> None:
    """Rulings 42 and 156: one unit, one hex, then the enemy reacts."""
    units = {"2117": "baba_si_1 E", "2217": "ujiteru_as_t_1 W h4", "2416": "ujiteru_as_1 W"}
    here = plateau(units, phase="baba", came_from={"baba_si_1": "2017"}, bushos={"baba": "1617", "ujiteru": "2817"})
    match = here.shock(rolls=[9])
    # The defender broke in its test: the attacker advances, and only then somebody may draw back.
    assert asked(match) == "takeda face-after"
    give(match, "Halt")
    assert asked(match) == "hojo react"
    assert "Withdraw ujiteru_as_1" in offered(match)


@pytest.mark.rule("6.63", "6.42")
def test_nobody_changes_formation_in_a_withdrawal() -> None:
    """Rulings 47 and 128: it is declared before anybody acts, and the only order of the phase."""
    here = field({"2017": "baba_si_1 E", "2616": "ujiteru_as_1 W"})
    match = here.phase("baba")
    assert "OrderWithdrawal" in offered(match)
    assert refusal(give(match, "OrderWithdrawal"), "Reform baba_si_1") == "6.41 not-in-a-withdrawal"
    ordered = give(here.phase("baba"), "GiveOrders")
    assert refusal(ordered, "OrderWithdrawal") != ""


# 7  Zones and engagements


@pytest.mark.rule("7.23")
def test_out_of_a_zone_the_first_hex_is_in_none_and_then_all_is_as_usual() -> None:
    """Ruling 53."""
    units = {"2216": "baba_kb_1 NE", "2316": "ujiteru_as_1 W", "2514": "ujiteru_as_2 W"}
    match = march(plateau(units, phase="baba").move("baba_kb_1"))
    assert refusal(match, "Enter 2316") == "6.73 enemy-there"
    assert refusal(match, "Enter 2215") == "7.23 from-zoc-into-zoc"


@pytest.mark.rule("7.31", "8.42")
def test_bows_do_not_fire_at_kibamusha_that_ride_out_of_an_engagement() -> None:
    """Ruling 162."""
    units = {"2216": "baba_kb_1 W", "2316": "ujiteru_as_b_1 W"}
    here = plateau(units, phase="baba", engaged=[("baba_kb_1", "ujiteru_as_b_1")])
    match = march(here.move("baba_kb_1"), "Enter 2116")
    assert where(match, "baba_kb_1") == "2116 W"
    assert events_of(match, ShotFired) == []


@pytest.mark.rule("7.22")
def test_a_zone_ends_at_what_is_closed_to_the_class_of_the_unit() -> None:
    """Ruling 163: over the river none but that of those who shoot, who attack nobody there."""
    for unit, reaches in (("hirata_as_1", False), ("hirata_as_t_1", True)):
        state = position({"0518": f"{unit} SW"}, broken_bridge=True).state
        state.battle = state.battle.without_bridge
        number = state.battle.unit[UnitId(unit)]
        state.look_ahead(number)
        assert bool(state.zone[number] >> state.battle.grid.number["0519"] & 1) is reaches
        assert foes(state, number) == 0


@pytest.mark.rule("7.17", "8.61")
def test_a_unit_that_has_charged_reacts_to_nobody_else() -> None:
    """Ruling 205."""
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 W", "2415": "asari_as_t_1 E"}
    here = plateau(units, phase="baba")
    assert asked(give(here.move("baba_si_1"), "Enter 2117")) == "hojo react"
    here.state.charges = {unit_of(here.state, "ujiteru_as_1"): unit_of(here.state, "asari_as_t_1")}
    assert asked(give(here.move("baba_si_1"), "Enter 2117")) == "takeda move-on"


# 8  Fire

FIRE = {"1814": "ouchi_as_t_1 W", "1815": "ouchi_as_t_2 W"}


@pytest.mark.rule("8.22")
def test_a_volley_is_fired_by_order_only() -> None:
    """Ruling 60."""
    here = position({**FIRE, "1715": "hirata_as_2 E"}, phase="hirata", bushos={"ouchi": "2014"})
    match = here.play(ReactionFire(0, UnitId("hirata_as_2"), "entry"))
    assert offered(match) == {"FireBack ouchi_as_t_1", "FireBack ouchi_as_t_2", "HoldFire"}
    ordered = position({**FIRE, "1614": "hirata_as_2 E"}, phase="ouchi").state
    assert any(type(option).__name__ == "Volley" for option in fire_options(ordered, ordered.on_map))


@pytest.mark.rule("8.61")
def test_only_the_hits_of_one_shot_count_as_more_than_one() -> None:
    """Ruling 69."""
    here = position({**FIRE, "1614": "hirata_as_2 E"}, phase="ouchi")
    once = here.play(VolleyFire((UnitId("ouchi_as_t_1"), UnitId("ouchi_as_t_2")), UnitId("hirata_as_2")), rolls=[4, 3])
    assert [shot.hits for shot in events_of(once, ShotFired)] == [1, 1]
    assert [test.purpose for test in events_of(once, QualityTested)] == []


def charged(marks: str = "E", charger: str = "takazane_kb_1") -> Position:
    """A unit of the Ashina before the AS-T that it has charged; the Date are in phase."""
    here = position({"1814": "ouchi_as_t_1 W", "1714": f"{charger} {marks}"}, phase="ouchi", bushos={"ouchi": "2014"})
    state = here.state
    state.charges = {unit_of(state, charger): unit_of(state, "ouchi_as_t_1")}
    return here


@pytest.mark.rule("8.61", "9.11", "9.21")
def test_the_charger_attacks_without_a_test_in_the_next_segment_of_either_side() -> None:
    """Rulings 71 and 145."""
    match = charged(charger="takazane_si_1").shock(rolls=[0, 4])
    [fight] = events_of(match, ShockResolved)
    assert fight.attackers == ("takazane_si_1",)
    assert [test.unit for test in events_of(match, QualityTested)] == ["ouchi_as_t_1"]
    assert match.state.charges == {}


@pytest.mark.rule("8.61", "11.34")
def test_a_charger_disordered_meanwhile_tests_and_attacks_two_columns_left() -> None:
    """Ruling 145."""
    match = charged("E d", "takazane_si_1").shock(rolls=[0, 0, 4])
    assert [test.purpose for test in events_of(match, QualityTested)] == ["pre_shock", "shock_reaction"]
    [fight] = events_of(match, ShockResolved)
    assert lines(fight.lines)["attacker-disordered"] == -2


@pytest.mark.rule("8.61")
def test_a_charge_lapses_when_the_firer_is_no_longer_before_it() -> None:
    """Ruling 145."""
    here = charged("W", "takazane_si_1")
    assert pending_chargers(here.state, 1) == 0
    assert events_of(here.shock(), ShockResolved) == []


@pytest.mark.rule("8.62", "9.31")
def test_kibamusha_charge_in_norikuzushi_unless_they_were_next_to_the_firer() -> None:
    """Ruling 72."""
    here = charged()
    target, rider = 1 << unit_of(here.state, "ouchi_as_t_1"), unit_of(here.state, "takazane_kb_1")
    assert not may_charge(here.state, rider, target)
    began = list(here.state.began)
    began[rider] = here.state.battle.grid.number["1514"]
    here.state.began = tuple(began)
    assert may_charge(here.state, rider, target)


@pytest.mark.rule("8.41", "4.72", "6.45")
def test_first_fire_then_lone_bushos_then_withdrawal_or_facing() -> None:
    """Ruling 137."""
    units = {"2117": "baba_si_1 E", "2317": "ujiteru_as_t_1 W", "2415": "ujiteru_as_1 W", "2717": "ujiteru_as_2 W"}
    here = plateau(units, phase="baba", bushos={"ujiteru": "2318"})
    match = here.move("baba_si_1", rolls=[0])
    march_past = []
    while asked(match) and asked(match) != "takeda move-on":
        give(match, "Stay" if asked(match) == "hojo lone-busho" else "StandFast")
    give(match, "Enter 2216")
    while asked(match).startswith("hojo"):
        march_past.append(asked(match))
        give(match, {"hojo reaction-fire": "HoldFire", "hojo lone-busho": "Stay"}.get(asked(match), "StandFast"))
    assert march_past[0] == "hojo reaction-fire"
    assert march_past == sorted(march_past, key=["hojo reaction-fire", "hojo lone-busho", "hojo react"].index)


@pytest.mark.rule("8.26")
def test_but_for_fire_a_line_along_a_hexside_is_blocked_only_by_both_hexes() -> None:
    """Ruling 142."""
    for blockers, strictly, loosely in (("", True, True), ("2216", False, True), ("2216 2215", False, False)):
        units = {hex: f"asari_as_{at} W" for at, hex in enumerate(blockers.split(), 1)}
        state = plateau(units).state
        one, other = (state.battle.grid.number[hex] for hex in ("2116", "2316"))
        assert (sees(state, one, other), sees(state, one, other, loosely=True)) == (strictly, loosely)


# 9 to 11  Shock and after


@pytest.mark.rule("9.2", "9.25")
def test_samurai_fight_no_duel_in_shock() -> None:
    """Ruling 184."""
    samurai = {"goto_nobuyasu": ("1714", "katakura")}
    units = {"1614": "hirata_as_1 E", "1714": "katakura_si_1 W"}
    here = position(units, phase="hirata", bushos={"hirata": "1614", "katakura": "2014"}, samurai=samurai)
    match = give(here.shock(rolls=[0, 0, 0, 4]), "Attack hirata_as_1 katakura_si_1")
    assert events_of(match, DuelBegan) == []


@pytest.mark.rule("9.28")
def test_superiority_over_two_defenders_needs_both_flanks() -> None:
    """Ruling 191."""
    for facings, superior in ((("E", "E"), True), (("E", "W"), False)):
        units = {"1614": "hirata_as_1 E", "1714": f"katakura_si_1 {facings[0]}", "1715": f"katakura_si_2 {facings[1]}"}
        state = position(units).state
        attacker, *defenders = (unit_of(state, id) for id in ("hirata_as_1", "katakura_si_1", "katakura_si_2"))
        assert has_superiority(state, attacker, defenders, sum(1 << unit for unit in defenders)) is superior


@pytest.mark.rule("11.4")
def test_the_sums_of_the_combat_alone_decide_who_retreats() -> None:
    """Ruling 83: hits of the reaction test do not count."""
    units = {"1614": "hirata_as_1 E", "1613": "hirata_as_2 SE", "1714": "katakura_si_1 W"}
    here = position(units, phase="hirata", came_from={"hirata_as_1": "1514", "hirata_as_2": "1512"})
    match = give(here.shock(rolls=[9, 4]), "Attack hirata_as_1 katakura_si_1", "Attack hirata_as_2 katakura_si_1")
    [fight] = events_of(match, ShockResolved)
    # Two hits against two; with the two of its test the defender would have twice as many.
    assert (fight.attacker_hits, fight.defender_hits) == (2, 2)
    assert where(match, "katakura_si_1") == "1714 W h4"


@pytest.mark.rule("11.4", "11.5")
def test_retreats_ask_for_no_points() -> None:
    """Ruling 185: into woods for two or three points, out of a unit that has none left."""
    state = plateau({"2218": "ujiteru_as_1 W", "2117": "baba_si_1 E"}).state
    hexes = retreat_hexes(state, unit_of(state, "ujiteru_as_1"), [unit_of(state, "baba_si_1")])
    assert "2219" in state.battle.grid.names_of(hexes)


@pytest.mark.rule("10.29")
def test_without_a_duel_the_samurai_comes_back_all_the_same() -> None:
    """Ruling 169."""
    samurai = {"goto_nobuyasu": ("1913", "shigezane")}
    here = position({"1913": "shigezane_as_1 W"}, bushos={"shigezane": "1913"}, samurai=samurai, phase="shigezane")
    match = give(here.play(ChallengePhase(0, BushoId("shigezane"))), "CallSamurai goto_nobuyasu", "Ride 1613")
    state = match.state
    assert asked(match) == ""
    assert state.battle.grid.names[state.samurai_hex[state.battle.samurai[SamuraiId("goto_nobuyasu")]]] == "1913"


@pytest.mark.rule("9.28")
def test_an_attack_on_a_castle_doubles_the_hits_of_the_attacker() -> None:
    """A note of the printed chart sheet; superiority doubles those of the defender as ever."""
    state = position({}, scenario="mimigawa").state
    castle = state.battle.terrain.index("castle")
    state.put(unit_of(state, "iehisa_si_1"), castle, 0)
    inside = [unit_of(state, "iehisa_si_1")]
    plain = state.battle.charts.shock(7, 4)
    assert hits_of(state, 7, 4, False, inside) == (2 * plain[0], plain[1])
    assert hits_of(state, 7, 4, True, inside) == (2 * plain[0], 2 * plain[1])
    assert hits_of(state, 7, 4, False, []) == plain
