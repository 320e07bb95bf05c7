"""Passes, fire and absorption settled beforehand in Storm and Port Arthur: for a while, and never to the end."""

from __future__ import annotations

from itertools import islice

import pytest

from honjin.core.game import find_game
from honjin.games.storm import options as opt
from honjin.testing.contract import check_routine
from honjin.testing.matches import Case, sit_down, walk
from honjin.umpire.settled import StandingAnswer
from honjin.umpire.table import Table

LULL = StandingAnswer("action", "Pass", span="lull")
TURN = StandingAnswer("action", "Pass", span="turn")


@pytest.mark.parametrize("name", ["storm", "port_arthur"])
def test_whatever_can_be_settled_can_be_declined(name: str) -> None:
    case = Case(find_game(name))
    for match in islice(walk(case, 7), 0, 1500):
        check_routine(case, match)


def asked(table: Table, ask: str) -> str:
    """Answer with the first option, but pass no turn away, until this is asked; whom."""
    while not table.is_over:
        for decision in table.match.open:
            if decision.ask == ask:
                return decision.side
        decision = table.match.open[0]
        table.answer(decision.side, decision.options[max(decision.default, 0)])
    raise AssertionError(f"{ask} was never asked")


def act(table: Table, side: str) -> None:
    """Bombard or fire at something, with whoever can."""
    decision = table.decision_of(side)
    assert decision is not None
    for pick in [option for option in decision.options if isinstance(option, opt.Pick)]:
        table.answer(side, pick)
        group = table.decision_of(side)
        assert group is not None
        shots = [option for option in group.options if isinstance(option, opt.Bombard | opt.Fire)]
        if shots:
            table.answer(side, shots[0])
            return
        table.undo(side)
    raise AssertionError("nobody can shoot")


def test_a_pass_until_the_enemy_acts_is_given_until_he_does() -> None:
    table = sit_down(Case(find_game("storm")), lambda line: None)
    first = asked(table, "action")
    second = next(side for side in table.game.sides if side != first)
    act(table, first)
    while table.decision_of(second) is None or table.decision_of(second).ask != "action":  # type: ignore[union-attr]
        decision = table.match.open[0]
        table.answer(decision.side, decision.options[max(decision.default, 0)])
    offered = table.settled.offers(second)
    assert {LULL, TURN} <= {*offered}
    assert StandingAnswer("action", "Pass") not in offered, "nobody passes for good"
    table.settled.settle(second, LULL)
    assert table.settled.answer(second) == opt.PASS
    assert table.settled.of(first) == [], "it is its player's own"
    table.answer(second, opt.PASS)
    act(table, first)
    assert table.settled.of(second) == [], "the enemy has fired: think again"


def test_a_pass_that_can_end_the_match_is_asked_for() -> None:
    table = sit_down(Case(find_game("storm")), lambda line: None)
    while table.match.state.turn < table.match.state.siege.turns or table.match.open[0].ask != "action":
        decision = table.match.open[0]
        usual = decision.options[max(decision.default, 0)]
        table.answer(decision.side, opt.PASS if decision.ask == "action" else usual)
    side = table.match.open[0].side
    table.settled.settle(side, TURN)
    assert table.settled.answer(side) is None


def test_absorption_is_done_with_judgement_one_step_after_the_other() -> None:
    case = Case(find_game("storm"))
    table = sit_down(case, lambda line: None)
    side = asked(table, "action")
    for _ in range(400):
        decision = table.match.open[0]
        if decision.ask == "absorb":
            break
        if decision.ask == "action":
            act(table, decision.side)
        else:
            table.answer(decision.side, decision.options[max(decision.default, 0)])
    assert decision.ask == "absorb", side
    table.settled.settle(decision.side, StandingAnswer("absorb", "AbsorbForMe"))
    given = table.settled.answer(decision.side)
    assert given in decision.options
    notes_of = table.game.wits.notes
    assert notes_of is not None
    notes = notes_of(case.setting, table.view(decision.side), decision)
    advised = notes[list(decision.options).index(opt.ABSORB_FOR_ME)]
    assert advised is not None
    assert given == (advised.options[0] if advised.options else opt.ABSORB_FOR_ME)
