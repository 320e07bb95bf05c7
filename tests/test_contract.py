"""Every game keeps the contract, the sample game too; and the contract notices when a game breaks it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from honjin.core.decision import Decision, Option, Refusal
from honjin.core.dice import CommittedDice
from honjin.core.engine import Match
from honjin.core.event import SPECTATOR, UMPIRE, AnswerLapsed, ChoiceForced
from honjin.core.game import find_games
from honjin.core.progress import Progress
from honjin.core.telling import Telling
from honjin.games.midway import GAME as MIDWAY
from honjin.games.port_arthur import GAME as PORT_ARTHUR
from honjin.games.ran import GAME as RAN
from honjin.games.storm import GAME as STORM
from honjin.testing import contract
from honjin.testing.contract import CASE_CHECKS, POSITION_CHECKS, absence, check_positions
from honjin.testing.matches import Case, walk
from honjin.testing.sample import GAME as FORD
from honjin.testing.sample import model as ford_model
from honjin.testing.sample.events import CardReadied, RoundBegan, StancesRevealed
from honjin.testing.sample.ford import Ford
from honjin.testing.sample.rules.bout import Bout
from honjin.testing.sample.rules.guard import Preparation
from honjin.testing.sample.rules.sequence import Round
from honjin.testing.sample.state import FordState
from honjin.testing.sample.view import view_of
from honjin.testing.strategies import machine_for
from honjin.umpire.table import Table

# Derandomised, so that a run on one machine proves what a run on another proves.
QUICK = settings(
    derandomize=True,
    deadline=None,
    max_examples=30,
    stateful_step_count=25,
    suppress_health_check=list(HealthCheck),
)
BRIEF = settings(QUICK, max_examples=8)
"""For a further battle of a game: the same rules on other ground."""


VARIANTS: dict[str, list[dict[str, bool | str]]] = {
    FORD.id: [{"first_blood": True}, {"river": "flood"}, {"written_guard": True}],
    MIDWAY.id: [
        {
            **{"forces": "historical", "air_plot": "recon_first", "recon_kill": "always_80", "kamikaze_path": "12"},
            **{"island_control": "sticky_us_start", "raid_report": "full", "ss_vs_ss": True},
            **{"guard_force": True, "oilers": True, "yorktown_damaged": True},
        },
        {
            **{"recon_kill": "50_each", "clock": "proportional", "tb_values": "text", "strike_below": True},
            **{"ferry": True, "divert_to_midway": True, "more_transports": True, "tenders": True},
        },
    ],
    PORT_ARTHUR.id: [
        {"mines": True, "fog_of_war": True},
        {"equal_total_counts": True, "blockade_kept_at_five": True, "control_points": "even"},
        {"fog_of_war": True, "track_fork": "fork_after_yalu"},
    ],
    "ran.mimasetoge": [{"turn_limit": "40"}],
    STORM.id: [
        {
            **{"naval_troops": True, "white_cord": True, "kodama": True, "kondratenko": True},
            **{"own_engineers": True, "one_division": True},
        },
        {
            **{"kondratenko": True, "one_regiment": True, "engineers_help_next_door": True},
            **{"fire_from_off_board": True, "defensive_fire_halts": True, "retreat_keeps_side": True},
        },
    ],
}
PACE: dict[str, dict[str, int]] = {
    FORD.id: {"walks": 20},
    MIDWAY.id: {"walks": 1, "every": 5, "at_table": 300},
    **{battle.id: {"walks": 1, "every": 400, "at_table": 40} for battle in RAN.stagings()},
    "ran.nunobeyama": {"walks": 1, "every": 40, "at_table": 120},
    STORM.id: {"walks": 1, "every": 40, "at_table": 160},
}
"""How far the checks go where a match is very short or very long.

The battles of RAN have their rules in common, so the short one is looked at closely and the others, up to three times
as large, now and then: for what is theirs alone, such as sides, ground, special rules and reinforcements.
"""
GAMES = [FORD, *find_games(drafts=True).values()]
CASES = [
    pytest.param(
        case := Case(game, switches, **PACE.get(game.id, {"walks": 1})),
        id=str(case),
        marks=[pytest.mark.thorough] if switches and game is not FORD else [],
    )
    for game in GAMES
    for switches in ({}, *VARIANTS.get(game.id, []))
]


# The contract


@pytest.mark.parametrize("check", POSITION_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES)
def test_position(case: Case, check: Callable[[Case, Match[Any]], None]) -> None:
    check_positions(case, check)


@pytest.mark.parametrize("check", CASE_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES)
def test_case(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_any_order_of_play(game: Any) -> None:
    run_state_machine_as_test(
        machine_for(Case(game)), settings=BRIEF if game.scenario and not game.is_introductory else QUICK
    )


# The sample game has all that the contract looks for


def test_sample_game_ends_in_every_declared_way() -> None:
    ends = set()
    for switches in ({}, {"first_blood": True}):
        for seed in range(60):
            *_, match = walk(Case(FORD, switches), seed)
            assert match.result is not None
            ends.add(match.result.how)
            assert match.result.winner is not None or match.result.how in ("nightfall", "withdrawal")
    assert ends == set(FORD.endings)


def test_sample_game_has_reactions_inside_reactions() -> None:
    trails = {tuple(name for name, _ in match.crumbs(UMPIRE)) for seed in range(20) for match in walk(Case(FORD), seed)}
    assert ("Duel", "Round", "Bout", "Reply", "Reply", "Reply") in trails


def test_sample_game_has_forced_choices_of_every_kind() -> None:
    forced = set()
    for seed in range(20):
        *_, match = walk(Case(FORD), seed)
        entries = contract.log_of(match).entries
        forced |= {(e.event.ask, e.event.private) for e in entries if isinstance(e.event, ChoiceForced)}
    assert forced == {("strike", False), ("reply", False), ("guard", True), ("stance", True)}


def test_sample_game_deals_from_streams_of_its_own() -> None:
    for seed in range(5):
        *_, match = walk(Case(FORD), seed)
        rolls = contract.log_of(match).rolls
        assert {roll.stream for roll in rolls if roll.purpose == "deal"} == set(FORD.sides)
        assert {roll.stream for roll in rolls if roll.purpose != "deal"} == {"open"}


# The contract bites: one broken game for each promise


def leaky_view(state: FordState, viewer: str) -> Any:
    """Shows a spectator what north holds."""
    return view_of(state, "north" if viewer == SPECTATOR else viewer)


def peeking() -> Case:
    """Remembers the position behind a view, and calls it imagination."""
    behind: list[FordState] = []

    def view(state: FordState, viewer: str) -> Any:
        behind.append(state)
        return view_of(state, viewer)

    return Case(replace(FORD, view=view, imagine=lambda ford, view, random: behind[-1].clone()))


def shallow_clone(state: FordState) -> FordState:
    """Shares the champions with its original."""
    new: FordState = FordState.__new__(FordState)
    new.ford, new.round, new.champions, new.result = state.ford, state.round, state.champions, state.result
    return new


def forgetful_encode(state: FordState) -> dict[str, Any]:
    """Leaves out how many rounds are over."""
    facts = {"round": 1, "champions": state.champions, "result": state.result}
    encoded: dict[str, Any] = msgspec.to_builtins(facts)
    return encoded


def rolling_before_asking(frame: Bout, match: Match[Any]) -> Decision:
    """Rolls a die before it asks."""
    match.roll("omen")
    return Decision(frame.side, "strike", match.state.ford.strikes)


def telling_before_asking(frame: Bout, match: Match[Any]) -> Decision:
    """Emits an event before it asks."""
    match.emit(RoundBegan(match.state.round))
    return Decision(frame.side, "strike", match.state.ford.strikes)


def writing_in_secret(frame: Bout, match: Match[Any], option: Option) -> None:
    """Changes the state without an event."""
    match.state.change(frame.side, wounds=1)
    frame.finish()


def offering_twice(frame: Round, match: Match[Any]) -> tuple[Decision, ...]:
    """Offers each stance two times."""
    return tuple(Decision(side, "stance", match.state.ford.stances * 2) for side in FORD.sides)


READY = Preparation.ready_cards.react


def counting_in_a_crumb(patch: pytest.MonkeyPatch) -> Case:
    """Shows everybody how many cards have been readied so far."""

    def count(frame: Preparation, match: Match[Any], option: Option) -> Any:
        frame.told += "."
        return READY(frame, match, option)

    patch.setattr(Preparation.ready_cards, "react", count)
    return patched(patch, Preparation, "crumb", lambda frame: ("Preparation", {"cards": len(frame.told)}))


BECOME = Progress.become


def rewinding(progress: Progress, other: Progress) -> None:
    """Takes the dice back with the answers."""
    BECOME(progress, other)
    if isinstance(progress.match.dice, CommittedDice):
        progress.match.dice.rewind({})


Mutation = Callable[[pytest.MonkeyPatch], Case]
MUTATIONS: dict[str, tuple[Callable[..., None], Mutation]] = {
    "a view shows a secret": (
        contract.check_imagined,
        lambda patch: Case(replace(FORD, view=leaky_view)),
    ),
    "nobody imagines what is hidden": (contract.check_imagined, lambda patch: Case(replace(FORD, imagine=None))),
    "only the truth is imagined": (contract.check_imagined, lambda patch: peeking()),
    "what is imagined is not what is seen": (
        contract.check_imagined,
        lambda patch: Case(replace(FORD, imagine=lambda ford, view, random: FordState(ford))),
    ),
    "an event tells a secret": (
        contract.check_private_answers,
        lambda patch: patched(patch, CardReadied, "seen_by", lambda event, state, viewer: event),
    ),
    "a revelation is no barrier": (
        contract.check_private_answers,
        lambda patch: patched(patch, StancesRevealed, "reveals", False),
    ),
    "a crumb counts the orders of a plan": (contract.check_nothing_told_nothing_shown, counting_in_a_crumb),
    "a refusal names the step of a plan": (
        contract.check_nothing_told_nothing_shown,
        lambda patch: patched(
            patch, Match, "why_not", lambda match, side, option: Refusal("4.2", str(match.state.encode()))
        ),
    ),
    "a spectator sees more than a side": (
        contract.check_log,
        lambda patch: patched(
            patch, CardReadied, "seen_by", lambda event, state, viewer: event if viewer == SPECTATOR else None
        ),
    ),
    "a view cannot travel": (
        contract.check_views,
        lambda patch: Case(replace(FORD, view=lambda state, viewer: {1: viewer})),
    ),
    "a clone shares a container": (
        contract.check_clone,
        lambda patch: patched(patch, FordState, "clone", shallow_clone),
    ),
    "a snapshot forgets a fact": (
        contract.check_snapshot,
        lambda patch: patched(patch, FordState, "encode", forgetful_encode),
    ),
    "a step rolls before it asks": (
        contract.check_asking,
        lambda patch: patched(patch, Bout.strike, "run", rolling_before_asking),
    ),
    "a step emits before it asks": (
        contract.check_asking,
        lambda patch: patched(patch, Bout.strike, "run", telling_before_asking),
    ),
    "a rule writes without an event": (
        contract.check_record,
        lambda patch: patched(patch, Bout.strike, "react", writing_in_secret),
    ),
    "an option is offered twice": (
        contract.check_options,
        lambda patch: patched(patch, Round.choose_stances, "run", offering_twice),
    ),
    "a step cites no section": (contract.check_options, lambda patch: patched(patch, Bout.strike, "rule", "5.9")),
    "an event cites no section": (contract.check_log, lambda patch: patched(patch, Bout.deal_the_blow, "rule", "5.9")),
    "a refusal cites no section": (
        contract.check_why_not,
        lambda patch: patched(patch, Bout.strike, "refuse", lambda frame, match, side, option: Refusal("5.9", "no")),
    ),
    "a predicate knows no reason": (
        contract.check_reasons,
        lambda patch: patched(patch, Preparation.ready_cards, "refuse", lambda frame, match, side, option: None),
    ),
    "a predicate refuses what is offered": (
        contract.check_predicate,
        lambda patch: patched(patch, Bout.strike, "refuse", lambda frame, match, side, option: Refusal("5.1", "no")),
    ),
    "a candidate is not thought of": (
        contract.check_why_not,
        lambda patch: Case(replace(FORD, candidates=lambda ford: Ford.candidates(ford)[:-1])),
    ),
    "an ending is not declared": (contract.check_end, lambda patch: Case(replace(FORD, endings=("fallen",)))),
    "a match goes on for ever": (contract.check_end, lambda patch: Case(FORD, longest=10)),
    "a stamp counts secret answers": (
        contract.check_second_thoughts,
        lambda patch: patched(patch, Table, "stamp", lambda table, side: str(table.lines)),
    ),
    "a stamp forgets an undo": (
        contract.check_second_thoughts,
        lambda patch: patched(patch, Table, "stamp", lambda table, side: str(table.told_count(side))),
    ),
    "everybody notices a withdrawal": (
        contract.check_second_thoughts,
        lambda patch: patched(patch, Telling, "retracted", lambda telling, viewer: len(telling._cuts[UMPIRE])),
    ),
    "a take-back leaves no trace": (
        contract.check_take_back,
        lambda patch: patched(patch, Telling, "tell_all", lambda telling, event: None),
    ),
    "everybody hears who let a secret question pass": (
        contract.check_absence,
        lambda patch: patched(patch, AnswerLapsed, "seen_by", lambda event, state, viewer: event),
    ),
    "a match that nobody plays stands still": (
        contract.check_absence,
        lambda patch: patched(patch, absence, "time_up", lambda table: []),
    ),
    "dice fall a second time": (contract.check_take_back, lambda patch: patched(patch, Progress, "become", rewinding)),
    "a pack does not come back": (
        contract.check_definition,
        lambda patch: Case(replace(FORD, read_pack=lambda data: msgspec.structs.replace(ford_model.STANDARD, hand=1))),
    ),
}


def patched(patch: pytest.MonkeyPatch, target: Any, name: str, value: Any) -> Case:
    """The sample game with one part exchanged."""
    patch.setattr(target, name, value)
    return Case(FORD)


@pytest.mark.parametrize("fault", MUTATIONS)
def test_contract_notices_that(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check, mutate = MUTATIONS[fault]
    case = mutate(monkeypatch)
    with pytest.raises(AssertionError):
        check(case) if check in CASE_CHECKS else check_positions(case, check)
