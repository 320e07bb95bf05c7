"""What a side lets itself in for, and combats that several join: each compared with the rules and every throw."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.games.ran.position import Position, RanMatch, give, plateau, position
from tests.games.ran.test_samurai import GOTO, phase
from tests.games.ran.test_samurai import board as samurai_board

from honjin.core.scene import Note
from honjin.games.ran.events.cohesion import QualityTested
from honjin.games.ran.events.fire import UnitCharged
from honjin.games.ran.events.shock import ShockResolved
from honjin.games.ran.joint_odds import joint_attack
from honjin.games.ran.model import BushoId, SamuraiId, UnitId
from honjin.games.ran.notes import notes_of
from honjin.games.ran.odds import Circumstances, duel_chance
from honjin.games.ran.odds_tables import odds_of
from honjin.games.ran.risks import banzai_risk, provoked_charge, rally_chances, samurai_charge, withdrawal_cost
from honjin.games.ran.rules.duels import Fighter, fighter_of_busho
from honjin.games.ran.rules.fire import OrderedFire
from honjin.games.ran.script.chances import chance_up_to
from honjin.games.ran.view import view_of
from honjin.games.ran.wording import KINDS
from honjin.locale.text import LANGUAGES, Words
from honjin.testing.position import events_of, offered, option_of

AS, AS_2, ENEMY = "baba_as_1", "baba_as_2", "ujiteru_as_1"


def number(board: Position, id: str) -> int:
    return board.state.battle.unit[UnitId(id)]


def note(match: RanMatch, wish: str) -> Note:
    """What stands beside an option of the open question."""
    [decision] = match.open
    notes = notes_of(match.state.battle, view_of(match.state, decision.side), decision)
    found = notes[list(decision.options).index(option_of(match.game, wish))]
    assert found is not None
    return found


def rows(match: RanMatch, title: str) -> dict[Any, dict[str, Any]]:
    """A table of the open question, by the first cell of each row."""
    [decision] = match.open
    tables = odds_of(match.state.battle, view_of(match.state, decision.side), decision)
    [table] = [one for one in tables if one.title == title]
    return {row[0]: dict(zip(table.columns, row, strict=True)) for row in table.rows}


# Combats that several join


@pytest.mark.rule("9.23", "9.28")
def test_of_two_who_may_not_dare_each_goes_in_without_the_other() -> None:
    """All four throws of courage by hand: two tests, then a fight of two, of one, or none."""
    board = plateau({"2216": f"{AS} E", "2215": f"{AS_2} E", "2316": f"{ENEMY} W"}, phase="baba")
    units, target = [number(board, AS), number(board, AS_2)], number(board, ENEMY)
    found = joint_attack(board.state, units, [target], Circumstances())
    dares = [chance_up_to(board.state.tq(unit)) for unit in units]
    settled = Circumstances(settled=False)
    one = [joint_attack(board.state, [unit], [target], settled) for unit in units]
    assert found.dares == pytest.approx(1 - (1 - dares[0]) * (1 - dares[1]))
    moved = plateau({"2216": f"{AS} E", "2215": f"{AS_2} E", "2316": f"{ENEMY} W"}, phase="baba", moved=f"{AS} {AS_2}")
    both = joint_attack(moved.state, units, [target], Circumstances())
    assert both.column == found.column == one[0].column + 2
    expected = (
        dares[0] * dares[1] * both.retreat
        + dares[0] * (1 - dares[1]) * one[0].retreat
        + dares[1] * (1 - dares[0]) * one[1].retreat
    )
    assert found.dares * found.retreat == pytest.approx(expected)


@pytest.mark.rule("9.28")
def test_an_attack_is_reckoned_with_those_that_attack_the_same_enemy_already() -> None:
    """Every throw of the reaction test and of the Shock Table through the rules."""
    board = plateau(
        {"2216": f"{AS} E", "2215": f"{AS_2} E", "2316": f"{ENEMY} W"},
        phase="baba",
        bushos={"baba": "2014"},
        came_from={AS: "2116", AS_2: "2115"},
    )
    alone = note(board.shock(), f"Attack {AS_2} {ENEMY}")
    joined = note(give(board.shock(), f"Attack {AS} {ENEMY}"), f"Attack {AS_2} {ENEMY}")
    assert joined.facts["column"] == alone.facts["column"] + 2
    hits = 0.0
    for test, die in product(range(10), repeat=2):
        match = board.shock(rolls=[test, die, *[9] * 6])
        give(match, f"Attack {AS} {ENEMY}", f"Attack {AS_2} {ENEMY}")
        while match.open and not events_of(match, ShockResolved):
            match.choose(0)
        hits += sum(event.attacker_hits for event in events_of(match, ShockResolved)) / 100
    assert joined.facts["ours"] == pytest.approx(hits, abs=0.06)


NAGAKUTE = {"1308": "tokugawa_si_1 E", "1309": "tokugawa_as_1 E", "1408": "tsuneoki_as_1 W"}
AT_NAGAKUTE: dict[str, Any] = {"scenario": "nagakute", "bushos": {"tokugawa": "1108", "tsuneoki": "1908"}}


@pytest.mark.rule("9.27")
@pytest.mark.parametrize(("named", "column"), [("tokugawa_si_1", 11), ("tokugawa_as_1", 9)])
def test_whom_to_put_in_front_is_told_with_its_column_and_hits(named: str, column: int) -> None:
    came = {"tokugawa_si_1": "1208", "tokugawa_as_1": "1209"}
    board = position(NAGAKUTE, phase="tokugawa", came_from=came, **AT_NAGAKUTE)
    wishes = ("Attack tokugawa_si_1 tsuneoki_as_1", "Attack tokugawa_as_1 tsuneoki_as_1")
    row = rows(give(board.shock(rolls=[0]), *wishes), "odds-spearhead")[f"unit-{named}"]
    fights = []
    for die in range(10):
        match = give(board.shock(rolls=[0, die, *[9] * 6]), *wishes, f"Spearhead {named}")
        fights += events_of(match, ShockResolved)
    assert {fight.column for fight in fights} == {row["odds-column"]} == {column}
    assert row["odds-hits-on-us"] == pytest.approx(sum(fight.attacker_hits for fight in fights) / 10)
    assert note(give(board.shock(rolls=[0]), *wishes), f"Spearhead {named}").chance == row["odds-p-retreat"]


@pytest.mark.rule("9.27")
def test_whom_to_let_take_the_attack_is_told_from_the_side_of_the_defender() -> None:
    board = position(NAGAKUTE, phase="tsuneoki", came_from={"tsuneoki_as_1": "1508"}, **AT_NAGAKUTE)
    match = board.shock(rolls=[0, 0])
    table = rows(match, "odds-brace")
    assert {unit: row["odds-column"] for unit, row in table.items()} == {
        "unit-tokugawa_si_1": 3,
        "unit-tokugawa_as_1": 5,
    }
    blows = [
        events_of(give(board.shock(rolls=[0, 0, die, *[9] * 6]), "Brace tokugawa_si_1"), ShockResolved)
        for die in range(10)
    ]
    taken = sum(fight.attacker_hits for [fight] in blows) / 10
    assert table["unit-tokugawa_si_1"]["odds-hits-on-them"] == pytest.approx(taken)
    assert note(match, "Brace tokugawa_si_1").why == "note-brace"


# Withdrawals


@pytest.mark.rule("6.46", "6.49")
@pytest.mark.parametrize("marks", ["E", "W"])
def test_what_it_costs_to_draw_back_is_what_the_rules_make_of_every_throw(marks: str) -> None:
    """TQ 5; one who is come upon from behind has one more on the die."""
    units = {"1916": "kikkawa_as_1 W", "1616": f"ushio_as_t_1 {marks}"}
    board = position(units, scenario="nunobeyama", phase="kikkawa")
    asked = give(board.move("kikkawa_as_1"), "Enter 1816")
    told = note(asked, "Withdraw ushio_as_t_1")
    excess = []
    for die in range(10):
        match = give(
            board.move("kikkawa_as_1", rolls=[die]), "Enter 1816", "Withdraw ushio_as_t_1", "Enter 1517", "Halt"
        )
        [test] = events_of(match, QualityTested)
        excess.append(test.missed)
    assert told.chance == pytest.approx(excess.count(0) / 10)
    cost = withdrawal_cost(asked.state, number(board, "ushio_as_t_1"), number(board, "kikkawa_as_1"))
    assert cost.mean == pytest.approx(sum(excess) / 10)


@pytest.mark.rule("6.51", "6.44")
def test_who_orders_a_withdrawal_knows_the_risk_of_death_and_of_a_banzai() -> None:
    units = {"2216": "baba_si_1 E", "2616": "ujiteru_si_1 W", "2615": "ujiteru_as_1 W"}
    board = plateau(units, phase="baba", bushos={"baba": "2014", "ujiteru": "3014"}, commanded="*")
    told = note(board.phase("baba"), "OrderWithdrawal")
    enemy = number(board, "ujiteru_si_1")
    assert (told.chance, told.facts["tempted"]) == (chance_up_to(5), 1)
    risk = banzai_risk(board.state, board.state.battle.contingent[BushoId("baba")])
    restraint = board.state.momentum(board.state.battle.contingent[BushoId("ujiteru")])
    assert risk.mean in (
        pytest.approx(chance_up_to(board.state.tq(enemy) - restraint)),
        pytest.approx(chance_up_to(board.state.tq(enemy))),
    )


@pytest.mark.rule("11.73")
def test_a_rally_says_how_many_come_back_and_how_many_are_lost() -> None:
    board = plateau({"2216": "baba_si_1 E"}, phase="baba", bushos={"baba": "2216"}, routed="baba_as_1 baba_as_2")
    tq = board.state.battle.shaken_tq[number(board, "baba_as_1")]
    found = rally_chances(board.state, board.state.battle.contingent[BushoId("baba")])
    assert found.units == 2
    assert found.back == pytest.approx(2 * sum(die < tq for die in range(10)) / 10)
    assert found.lost == pytest.approx(2 * sum(die > tq for die in range(10)) / 10)
    assert note(board.phase("baba"), "OrderRally").facts["back"] == round(found.back, 1)


# Shots that provoke a charge


@pytest.mark.rule("8.61", "8.62")
@pytest.mark.parametrize("target", ["hirata_as_2", "takazane_kb_1"])
def test_a_shot_that_hits_hard_may_be_charged_for(target: str) -> None:
    board = position({"1814": "ouchi_as_t_1 W", "1614": f"{target} E"}, phase="ouchi")
    charges = 0
    for die, test, temper in product(range(10), repeat=3):
        match = board.play(OrderedFire(UnitId("ouchi_as_t_1"), UnitId(target)), rolls=[die, test, temper, 9, 9, 9])
        charges += bool(events_of(match, UnitCharged)) or (bool(match.open) and match.open[0].ask == "charge")
    units = [number(board, "ouchi_as_t_1")]
    assert provoked_charge(board.state, units, number(board, target), 0) == pytest.approx(charges / 1000)


# Samurai


@pytest.mark.rule("10.28")
def test_a_samurai_who_charges_knows_whether_he_arrives_and_wins() -> None:
    board = samurai_board()
    state = board.state
    here, man = state.battle, Fighter(samurai=SamuraiId(GOTO))
    found = samurai_charge(state, SamuraiId(GOTO), here.contingent[BushoId("hirata")])
    assert found.arrives == pytest.approx(chance_up_to(4)), "a unit is in the hex: at or below his Endurance"
    assert found.kills == pytest.approx(found.arrives * duel_chance(state, man, fighter_of_busho(BushoId("hirata"))))
    guarded = samurai_board(units={"1612": "hirata_as_t_1 E"}).state
    shot_at = samurai_charge(guarded, SamuraiId(GOTO), here.contingent[BushoId("hirata")])
    assert shot_at.arrives < found.arrives
    match = give(phase(board), f"CallSamurai {GOTO}")
    assert note(match, "SamuraiCharge hirata").chance == pytest.approx(found.kills)


@pytest.mark.rule("10.25")
def test_a_challenge_is_weighed_against_the_best_who_hears_it() -> None:
    match = give(phase(samurai_board()), f"CallSamurai {GOTO}", "Stay")
    told = note(match, "IssueChallenge")
    chance = duel_chance(match.state, Fighter(samurai=SamuraiId(GOTO)), fighter_of_busho(BushoId("hirata")))
    assert told.chance == pytest.approx(chance)
    assert told.facts["called"] == 1


# Moves


@pytest.mark.rule("8.42", "6.45", "7.17")
def test_a_step_says_who_fires_as_it_leaves_and_who_may_react_where_it_goes() -> None:
    units = {"2216": "baba_si_1 E", "2316": "ujiteru_as_b_1 W", "2517": "ujiteru_as_2 W"}
    match = plateau(units, phase="baba", bushos={"baba": "2014"}).move("baba_si_1")
    told = note(match, "Enter 2317").facts
    assert told["leavers"] == ["ujiteru_as_b_1"]
    for language in LANGUAGES:
        said = Words(language, "ran", KINDS).text("note-step", told)
        assert "ujiteru" not in said, "units are called by their names"
        assert Words(language, "ran", KINDS).name("unit", "ujiteru_as_2") in said
    give(match, "Enter 2317")
    assert offered(match) == {"FireBack ujiteru_as_b_1", "HoldFire"}
    give(match, "HoldFire")
    assert {wish.split()[1] for wish in offered(match) - {"StandFast"}} == set(told["reactors"])
