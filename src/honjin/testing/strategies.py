"""Hypothesis: the switches of a game, and a machine that mixes the checks of the contract in any order."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from honjin.core.decision import Decision, Option
from honjin.core.dice import SeededDice
from honjin.core.engine import restore
from honjin.core.form import fill_in
from honjin.core.game import Game
from honjin.testing import contract
from honjin.testing.matches import Case, answer_at_random, waiting


def switches_of(game: Game) -> st.SearchStrategy[dict[str, Any]]:
    """Any setting of the game's switches."""
    return st.fixed_dictionaries({one.id: st.sampled_from(one.choices or (False, True)) for one in game.switches})


def answers_to(decision: Decision) -> st.SearchStrategy[Option]:
    """Any answer to a question; forms are filled in by lot."""
    if decision.form is None:
        return st.sampled_from(decision.options)
    form = decision.form
    return st.randoms(use_true_random=False).map(lambda random: fill_in(form, random.random))


class MatchMachine(RuleBasedStateMachine):
    """Plays, strays, clones and reloads in any order; Hypothesis looks for the order that breaks a promise."""

    standard: ClassVar[Case]

    @initialize(data=st.data(), seed=st.integers(0, 2**32), played=st.integers(0, 400))
    def sit_down(self, data: st.DataObject, seed: int, played: int) -> None:
        """Some way into a match, under any switches."""
        game = self.standard.game
        self.case = Case(game, data.draw(switches_of(game)))
        self.match = self.case.begin(seed)
        answer_at_random(self.match, Random(seed), played)

    def is_open(self) -> bool:
        """Somebody is asked."""
        return not self.match.is_over

    @precondition(lambda self: not self.is_open())
    @rule(seed=st.integers(0, 2**32))
    def play_again(self, seed: int) -> None:
        """Another match at the same table."""
        self.match = self.case.begin(seed)

    @precondition(is_open)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        """Any side that is asked gives any answer."""
        decision = data.draw(st.sampled_from(waiting(self.match)))
        self.match.answer(decision.side, data.draw(answers_to(decision)))

    @precondition(is_open)
    @rule(data=st.data())
    def stray(self, data: st.DataObject) -> None:
        """Any side tries any candidate: accepted, by a clone, if it is offered, and refused if it is not."""
        side = data.draw(st.sampled_from(self.case.game.sides))
        option = data.draw(st.sampled_from(self.case.candidates))
        decision = self.match.decision_of(side)
        if decision is not None and contract.admits(decision, option):
            self.match.clone(SeededDice(0)).answer(side, option)
        else:
            before = contract.everything_of(self.match)
            contract.assert_refused(self.case, self.match, side, option)
            assert contract.everything_of(self.match) == before

    @precondition(is_open)
    @rule()
    def diverge(self) -> None:
        """A clone is played on."""
        contract.check_clone(self.case, self.match)

    @precondition(is_open)
    @rule()
    def save_and_load(self) -> None:
        """The match goes on from its own snapshot."""
        contract.check_snapshot(self.case, self.match)
        snapshot = contract.through_json(self.match.snapshot())
        log, dice = self.match.log, self.match.dice
        self.match = restore(self.case.game, self.case.setting, snapshot, dice)
        self.match.log = log

    @precondition(is_open)
    @rule()
    def keep_secrets(self) -> None:
        """Nobody learns what he may not know."""
        contract.check_private_answers(self.case, self.match)
        contract.check_hush(self.case, self.match)
        for side in self.case.game.sides:
            contract.check_beliefs(self.case, self.match, side)

    @invariant()
    def asks_soundly(self) -> None:
        """Either the match is over, or somebody is asked a sound question."""
        if self.is_open():
            contract.check_options(self.case, self.match)
            contract.check_asking(self.case, self.match)
        else:
            assert self.match.result is not None
            assert self.match.result.how in self.case.game.endings


def machine_for(case: Case) -> type[MatchMachine]:
    """The machine of one game, under all its switches; its `TestCase` is what pytest runs."""
    return type(f"{case.game.id.title()}Machine", (MatchMachine,), {"standard": case})
