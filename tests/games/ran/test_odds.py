"""Exact odds: each compared with the rules themselves, played with every throw of the dice."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from tests.games.ran.hostile import choose
from tests.games.ran.position import Position, battle, game, plateau, position
from tests.games.ran.test_command import field

from honjin.core.decision import Decision
from honjin.core.dice import ScriptedDice, SeededDice
from honjin.core.engine import start
from honjin.core.event import Log
from honjin.core.game import OddsTable
from honjin.games.ran.events.command import CoordinationRolled
from honjin.games.ran.events.shock import ShockResolved
from honjin.games.ran.model import UnitId
from honjin.games.ran.notes import notes_of
from honjin.games.ran.odds import attack, duel_chance, momentum_chance, shots
from honjin.games.ran.odds_sheet import odds_sheet
from honjin.games.ran.odds_tables import odds_of
from honjin.games.ran.options import Coordinate
from honjin.games.ran.rules.bushos import Rehousing
from honjin.games.ran.rules.duels import Duel, Fighter, fighter_of_busho
from honjin.games.ran.rules.fire import Shot
from honjin.games.ran.script.worth import after_hits, body_of
from honjin.games.ran.view import view_of
from honjin.testing.matches import waiting
from honjin.testing.position import events_of

AS, TEPPO, ENEMY = "baba_as_1", "baba_as_t_1", "ujiteru_as_1"


def number(board: Position, id: str) -> int:
    return board.state.battle.unit[UnitId(id)]


def tables(board: Position, decision: Decision) -> tuple[OddsTable, ...]:
    here = board.state.battle
    return odds_of(here, view_of(board.state, decision.side), decision)


# Fire


@pytest.mark.parametrize("marks", ["", "h3", "d", "d h2", "o"])
def test_a_shot_is_what_the_rules_make_of_every_throw(marks: str) -> None:
    board = plateau({"2216": f"{TEPPO} E", "2316": f"{ENEMY} W {marks}"}, phase="baba")
    target = number(board, ENEMY)
    before = board.state
    gone = shaken = 0
    for die, test in product(range(10), repeat=2):
        match = board.play(Shot(UnitId(TEPPO), UnitId(ENEMY), "ordered"), Rehousing(), rolls=[die, *[test] * 3])
        after = match.state
        gone += not after.on_map >> target & 1
        shaken += bool(after.on_map & after.disordered & ~before.disordered & 1 << target)
    fate = shots(board.state, [number(board, TEPPO)], target).fate
    assert fate.gone == pytest.approx(gone / 100)
    assert fate.disordered == pytest.approx((gone + shaken) / 100)


def test_a_volley_is_worth_more_than_its_first_shot() -> None:
    board = plateau({"2216": "baba_as_t_1 E", "2217": "katsuyori_as_t_1 E", "2316": f"{ENEMY} W"}, phase="baba")
    one = shots(board.state, [number(board, "baba_as_t_1")], number(board, ENEMY)).fate
    two = shots(
        board.state, [number(board, "baba_as_t_1"), number(board, "katsuyori_as_t_1")], number(board, ENEMY)
    ).fate
    assert two.mean > one.mean
    assert two.disordered > one.disordered


# Shock


@pytest.mark.parametrize(("facing", "superior"), [("W", False), ("E", True)])
def test_an_attack_is_what_the_rules_make_of_every_throw(facing: str, superior: bool) -> None:
    board = plateau(
        {"2216": f"{AS} E", "2316": f"{ENEMY} {facing}"}, phase="baba", bushos={"baba": "2214"}, came_from={AS: "2116"}
    )
    found = attack(board.state, [number(board, AS)], [number(board, ENEMY)])
    assert found.superior is superior
    defender = number(board, ENEMY)
    gone = shaken = 0
    hits: list[int] = []
    for test, die in product(range(10), repeat=2):
        match = board.shock(rolls=[test, die, *[9] * 6])
        while match.open and match.open[0].ask in (
            "attack",
            "follow",
            "advance",
            "face-after",
            "advance-to",
            "retreat",
        ):
            match.choose(0)
        for event in events_of(match, ShockResolved):
            assert event.column == found.column
            hits.append(event.defender_hits)
        after = match.state
        gone += not after.on_map >> defender & 1
        shaken += bool(after.on_map & after.disordered & 1 << defender)
    assert found.defender.gone == pytest.approx(gone / 100)
    assert found.defender.disordered == pytest.approx((gone + shaken) / 100)


# Dice against a rating, duels


def test_momentum_is_never_gained_with_a_nine() -> None:
    assert momentum_chance(9, 0) == pytest.approx(0.9)
    assert momentum_chance(4, 0) == pytest.approx(0.5)
    assert momentum_chance(4, 1) == pytest.approx(0.4)


def test_a_duel_is_fair_between_equals_and_kind_to_the_better_man() -> None:
    state = position({}, bushos={"masamune": "1410", "hirata": "1410", "katakura": "1410"}).state
    one, other = fighter_of_busho_of("masamune"), fighter_of_busho_of("hirata")
    chance = duel_chance(state, one, other)
    assert chance + duel_chance(state, other, one) == pytest.approx(1)
    assert duel_chance(state, one, one) == pytest.approx(0.5)
    assert duel_chance(state, one, other, (1, 0)) < chance < duel_chance(state, one, other, (0, 1))


def fighter_of_busho_of(id: str) -> Fighter:
    return fighter_of_busho(id)  # type: ignore[arg-type]


def test_whether_to_fight_on_is_told_with_the_hits_of_the_duel() -> None:
    board = position({}, bushos={"masamune": "1410", "hirata": "1410"})
    match = board.play(Duel(fighter_of_busho_of("masamune"), fighter_of_busho_of("hirata")), rolls=[9, 5])
    [decision] = match.open
    assert decision.ask == "fight-on"
    [table] = tables(Position(match.state), decision)
    assert table.title == "odds-duel"
    man, wins, dies = table.rows[0]
    assert man == f"busho-{decision.facts['fighter']}"
    assert wins + dies == pytest.approx(1)  # type: ignore[operator]


@pytest.mark.rule("5.72")
def test_two_who_would_act_together_know_their_chance_beforehand() -> None:
    """Every die through the rules: the pair that is asked for, and whether it came off."""
    match = field().command()
    assert match.open[0].ask == "designate"
    [decision] = match.open
    pairs = [option for option in decision.options if isinstance(option, Coordinate)]
    assert pairs
    here = Position(match.state)
    [table] = [one for one in tables(here, decision) if one.title == "odds-coordination"]
    notes = notes_of(match.state.battle, view_of(match.state, decision.side), decision)
    for pair, row in zip(pairs, table.rows, strict=True):
        agreed = 0
        for die in range(10):
            tried = match.clone(ScriptedDice([die + 1]))
            tried.log = Log(match.game.sides)
            tried.answer(decision.side, pair)
            [rolled] = events_of(tried, CoordinationRolled)
            agreed += rolled.succeeded
        assert row[:2] == (f"busho-{pair.busho}", f"busho-{pair.other}")
        assert row[3] == pytest.approx(agreed / 10)
        note = notes[list(decision.options).index(pair)]
        assert note is not None
        assert (note.why, note.chance) == ("note-pair", row[3])


# Tables and notes of real questions


@pytest.mark.parametrize("marks", ["", "h5", "d", "d h3"])
def test_nobody_is_promised_more_hits_than_a_unit_can_take(marks: str) -> None:
    """Every die of the fight by hand: hits beyond the one that finishes a unit are not counted."""
    units = {"2216": f"{AS} E", "2316": f"{ENEMY} W {marks}"}
    board = plateau(units, phase="baba", bushos={"baba": "2214"}, came_from={AS: "2116"}, engaged=[(AS, ENEMY)])
    target = number(board, ENEMY)
    body = body_of(board.state, target)
    lives = next(hits for hits in range(1, 40) if after_hits(body, hits) is None)
    found = attack(board.state, [number(board, AS)], [target])
    blows = [board.state.battle.charts.shock(found.column, die + found.added)[1] for die in range(10)]
    assert found.defender.mean == pytest.approx(sum(min(hits, lives) for hits in blows) / 10)
    assert found.defender.mean <= lives


def test_an_attack_that_may_not_come_off_is_told_as_such() -> None:
    """9.21  Who has not moved must dare first: the table and the note beside the option tell the same chance."""
    board = plateau({"2216": f"{AS} E", "2316": f"{ENEMY} W"}, phase="baba", bushos={"baba": "2214"})
    match = board.shock(rolls=[0] * 20)
    [decision] = match.open
    assert decision.ask == "attack"
    [table] = tables(Position(match.state), decision)
    notes = notes_of(match.state.battle, view_of(match.state, decision.side), decision)
    told = [note for note in notes if note is not None and note.why.startswith("note-attack")]
    rows: list[dict[str, Any]] = [dict(zip(table.columns, row, strict=True)) for row in table.rows]
    assert rows
    for row, note in zip(rows, told, strict=True):
        assert 0 < row["odds-p-dares"] < 1
        assert note.chance == pytest.approx(row["odds-p-retreat"])
        assert row["odds-p-retreat"] + row["odds-p-repulse"] <= row["odds-p-dares"] + 1e-9
        assert note.facts["theirs"] == pytest.approx(row["odds-hits-on-them"], abs=0.05)
        assert note.facts["shaken"] == pytest.approx(100 * row["odds-p-shaken"], abs=0.5)
        assert note.facts["repulse"] == pytest.approx(100 * row["odds-p-repulse"], abs=0.5)


def test_every_shot_on_offer_has_its_line_and_its_note() -> None:
    board = plateau({"2216": f"{TEPPO} E", "2316": f"{ENEMY} W"}, phase="baba", bushos={"baba": "2217"})
    match = board.orders()
    [decision] = match.open
    [table] = tables(Position(match.state), decision)
    assert [row[:2] for row in table.rows] == [(f"unit-{TEPPO}", f"unit-{ENEMY}")]
    notes = notes_of(match.state.battle, view_of(match.state, "takeda"), decision)
    told = [note for note in notes if note is not None and note.why.startswith("note-shot")]
    assert [note.chance for note in told] == [table.rows[0][4]]
    [fate] = [(note.facts["shaken"], note.facts["gone"]) for note in told]
    assert fate == pytest.approx(tuple(100 * float(cell) for cell in table.rows[0][5:7]), abs=0.5)


def test_a_step_says_what_it_costs_and_who_may_fire_then() -> None:
    board = plateau({"2216": f"{AS} E", "2416": "ujiteru_as_t_1 W"}, phase="baba", bushos={"baba": "2217"})
    match = board.move(AS)
    while match.open[0].ask != "move-on":
        match.choose(len(match.open[0].options) - 1)
    [decision] = match.open
    notes = notes_of(match.state.battle, view_of(match.state, "takeda"), decision)
    by_hex = {
        getattr(option, "hex", ""): note
        for option, note in zip(decision.options, notes, strict=True)
        if note is not None
    }
    assert any(note.facts["shooters"] == ["ujiteru_as_t_1"] for note in by_hex.values())
    assert all(note.facts["cost"] == 1 for note in by_hex.values())


def test_the_shock_table_by_command() -> None:
    sheet = odds_sheet()
    assert len(sheet.rows) == 13
    assert odds_sheet(column=7, superiority=True).figures["defender_hits"] == pytest.approx(
        2 * odds_sheet(column=7).figures["defender_hits"]
    )


def test_no_question_of_a_battle_is_too_hard_for_odds_and_notes() -> None:
    match, lot = start(game("nunobeyama"), battle("nunobeyama"), SeededDice(3)), Random(3)
    titles: set[str] = set()
    seen: set[str] = set()
    while not match.is_over:
        decision = waiting(match)[0]
        if decision.form is None and (decision.ask not in seen or lot.random() < 0.1):
            seen.add(decision.ask)
            view = match.view(decision.side)
            titles |= {table.title for table in odds_of(match.state.battle, view, decision)}
            assert len(notes_of(match.state.battle, view, decision)) == len(decision.options)
        match.choose(choose(decision, match.state, lot), match.open.index(decision))
    assert titles >= {"odds-shots", "odds-attacks", "odds-momentum", "odds-continuity"}
