"""Whole battles between random players who go for each other: no dead end, no error, every promise kept on the way."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.ran.hostile import choose
from tests.games.ran.position import RanMatch, battle, game

from honjin.core.bits import members
from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.core.event import UMPIRE, Event, Log
from honjin.games.ran import GAME
from honjin.games.ran.battles import BATTLES
from honjin.games.ran.events.command import (
    BushoFinished,
    FateRolled,
    MomentumRolled,
    PhaseBegan,
    PhaseEnded,
    TrumpRolled,
)
from honjin.games.ran.events.fire import ShotFired
from honjin.games.ran.events.movement import MoveBegan, UnitEntered
from honjin.games.ran.events.shock import AttackDeclared
from honjin.games.ran.events.turn import TurnBegan
from honjin.games.ran.model import enemy_of
from honjin.games.ran.position import position_of
from honjin.games.ran.state import decode_state
from honjin.testing.contract import (
    check_asking,
    check_options,
    check_predicate,
    check_reasons,
    check_routine,
    check_snapshot,
    check_why_not,
)
from honjin.testing.matches import Case, waiting

CHECKS = (
    check_options,
    check_why_not,
    check_predicate,
    check_reasons,
    check_routine,
    check_asking,
    check_snapshot,
)
ON_THE_MOVE = {"UnitMove", "UnitWithdrawal", "Banzai"}
"""Only here a unit may be on top of another, on its way (6.74)."""
ALARMED = {"Alarm", "LoneBusho", "Displacement", "Reactions"}
"""Only here a Busho may stand where an enemy has come, until he has got away (4.72)."""
LOOKS = 2
"""Moments of each kind of question that are looked at in a battle."""


def step(match: RanMatch, lot: Random) -> str:
    """Answer the first open question."""
    decision = waiting(match)[0]
    match.choose(choose(decision, match.state, lot), match.open.index(decision))
    return decision.ask


@pytest.mark.parametrize("scenario", [battle.id for battle in BATTLES])
def test_a_battle_runs_to_its_end(scenario: str) -> None:
    lot = Random(scenario)
    match: RanMatch = start(game(scenario), battle(scenario), SeededDice(scenario))
    asked = Counter(step(match, lot) for _ in iter(lambda: match.is_over, True))
    assert match.result is not None
    assert match.result.how in GAME.endings
    assert asked["react"] + asked["reply"] + asked["attack"], "the armies never met"


WITH_ALL_OPTIONS: dict[str, dict[str, bool | str]] = {
    "mimasetoge": {"challenge_limits": "off"},
    "suriagehara": {"west_wind": True, "wavering": True, "broken_bridge": True},
    "mimigawa": {"discord": True, "wavering": True},
    "okitanawate": {"litter": True, "arima_boats": True},
    "tennoji": {"reinforcements": True, "asano_rumour": True},
}


@pytest.mark.parametrize("scenario", WITH_ALL_OPTIONS)
def test_every_kind_of_question_keeps_the_contract(scenario: str) -> None:
    """In the uniform random play of the contract suite the armies hardly ever meet."""
    case = Case(game(scenario), WITH_ALL_OPTIONS[scenario], walks=1)
    lot = Random(scenario)
    match: RanMatch = start(case.game, case.setting, SeededDice(scenario), Log(case.game.sides))
    looked: Counter[str] = Counter()
    while not match.is_over:
        ask = waiting(match)[0].ask
        if looked[ask] < LOOKS:
            looked[ask] += 1
            for check in CHECKS:
                check(case, match)
        step(match, lot)
    assert len(looked) > 15


def test_what_is_found_from_a_position_agrees_with_what_is_kept_in_step() -> None:
    """Occupants, held hexes and zones of control: after a whole battle the same as of a state made anew."""
    lot = Random(7)
    match: RanMatch = start(game("mimasetoge"), battle("mimasetoge"), SeededDice(7))
    while not match.is_over:
        step(match, lot)
        state = match.state
        if not {type(frame).__name__ for frame in match.stack} & ON_THE_MOVE:
            assert [unit for unit in members(state.on_map) if state.occupant[state.hex[unit]] != unit] == []
        if not {type(frame).__name__ for frame in match.stack} & ALARMED:
            sides = state.battle.side_of_contingent
            among_enemies = [
                busho
                for busho, hex in enumerate(state.busho_hex)
                if hex >= 0 and state.held[enemy_of(sides[busho])] >> hex & 1
            ]
            assert among_enemies == []
        if lot.random() < 0.1:
            anew = decode_state(state.encode(), state.battle)
            assert (anew.occupant, anew.held, anew.zone) == (state.occupant, state.held, state.zone)
            assert [anew.zoc_of(side) for side in (0, 1)] == [state.zoc_of(side) for side in (0, 1)]


@pytest.mark.rule("5.34", "5.38", "5.45", "5.63", "5.65", "7.34")
@pytest.mark.parametrize("scenario", ["mimasetoge", "okitanawate", "mimigawa"])
def test_nobody_gets_round_the_limits_of_command(scenario: str) -> None:
    """Read from what was told: one move a unit and phase, one Trump before a phase, two phases by Momentum a turn."""
    lot = Random(scenario)
    match: RanMatch = start(game(scenario), battle(scenario), SeededDice(scenario), Log(game(scenario).sides))
    told = Told()
    read = 0
    while not match.is_over:
        step(match, lot)
        grid, hex = match.state.battle.grid, match.state.hex
        for unit, enemies in match.state.engaged.items():
            assert all(grid.distance(hex[unit], hex[enemy]) == 1 for enemy in members(enemies))
        assert match.log is not None
        for entry in match.log.entries[read:]:
            told.hear(entry.event)
        read = len(match.log.entries)
    assert told.phases > 10


class Told:
    """What follows from the log alone, as somebody at the table would keep count."""

    def __init__(self) -> None:
        self.phases = 0
        self.turn()
        self.between()
        self.must_act = self.acted = False

    def turn(self) -> None:
        self.finished: set[str] = set()
        self.momenta: Counter[str] = Counter()

    def between(self) -> None:
        self.trumps: Counter[str] = Counter()
        self.moved: Counter[str] = Counter()
        self.won = ""
        self.fate = ""

    def hear(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self.turn()
            self.between()
        elif isinstance(event, TrumpRolled):
            self.trumps[event.side] += 1
            assert self.trumps[event.side] == 1
            self.won = event.busho if event.succeeded else self.won
        elif isinstance(event, FateRolled):
            self.fate = event.fate
        elif isinstance(event, MomentumRolled) and event.succeeded:
            self.momenta.update(event.bushos)
            assert max(self.momenta[busho] for busho in event.bushos) <= 2
        elif isinstance(event, BushoFinished):
            self.finished.add(event.busho)
        elif isinstance(event, PhaseBegan):
            assert self.fate in ("resurrection", "doubt") or not self.finished & set(event.bushos)
            self.must_act, self.acted = event.bushos == (self.won,), False
            self.phases += 1
            self.between()
        elif isinstance(event, MoveBegan):
            self.moved[event.unit] += 1
            assert self.moved[event.unit] == 1
        elif isinstance(event, UnitEntered | ShotFired | AttackDeclared):
            self.acted = True
        elif isinstance(event, PhaseEnded):
            assert self.acted or not self.must_act


@pytest.mark.parametrize("scenario", ["mimigawa", "suriagehara"])
def test_a_view_shows_the_whole_position(scenario: str) -> None:
    """Whatever is in the state is in the view, and back: so nothing hangs on what nobody can see."""
    lot = Random(scenario)
    setting = battle(scenario, **WITH_ALL_OPTIONS[scenario])
    match: RanMatch = start(game(scenario), setting, SeededDice(scenario))
    while not match.is_over:
        step(match, lot)
        assert position_of(setting, match.view(UMPIRE)).encode() == match.state.encode()
