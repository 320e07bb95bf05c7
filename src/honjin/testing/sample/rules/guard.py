"""Chapter 4, taking guard: a plan made card by card, in secret, and carried out at once."""

from __future__ import annotations

from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.testing.sample.events import CardReadied, GuardTaken
from honjin.testing.sample.options import Ready, TakeGuard
from honjin.testing.sample.state import FordState

FordMatch = Match[FordState]


class Preparation(Procedure):
    """One side readies up to three cards of its hand, at least one if it has any."""

    side: Side

    def crumb(self) -> tuple[str, Facts]:
        return "Preparation", {"side": self.side}

    @step("4.2")
    def ready_cards(self, match: FordMatch) -> Decision | None:
        """A last card readies itself, and only its owner is told; closing the plan is always asked."""
        state = match.state
        if not state.champions[self.side].hand:
            return None
        options = [o for o in state.ford.preparations if refuse_preparation(state, self.side, o) is None]
        return Decision(self.side, "guard", options, private=True, commits=bool(state.champions[self.side].plan))

    @ready_cards.answered
    def card_readied(self, match: FordMatch, option: Ready | TakeGuard) -> None:
        if isinstance(option, Ready):
            match.emit(CardReadied(self.side, option.card))
            self.repeat()

    @ready_cards.refused
    def why_not_ready(self, match: FordMatch, side: Side, option: Option) -> Refusal | None:
        return refuse_preparation(match.state, self.side, option)

    @step("4.2")
    def take_guard(self, match: FordMatch) -> None:
        match.emit(GuardTaken(self.side, match.state.champions[self.side].plan))


def refuse_preparation(state: FordState, side: Side, option: Option) -> Refusal | None:
    """4.2  What stands in the way of this part of the plan."""
    plan = state.champions[side].plan
    if isinstance(option, TakeGuard):
        return None if plan else Refusal("4.2", "ready-a-card-first")
    if not isinstance(option, Ready):
        return Refusal("4.2", "not-while-taking-guard")
    if option.card not in state.champions[side].hand:
        return Refusal("4.2", "not-in-your-hand", {"card": option.card})
    if option.card in plan:
        return Refusal("4.2", "readied-already", {"card": option.card})
    if len(plan) == state.ford.pack.guard:
        return Refusal("4.2", "guard-is-full")
    return None
