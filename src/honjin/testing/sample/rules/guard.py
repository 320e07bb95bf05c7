"""Chapter 4, taking guard: a plan made card by card, in secret, and carried out at once; or handed in on paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.engine import Match
from honjin.core.form import Blank, Draft, FillIn, Slip, Slips, Trail
from honjin.core.procedure import Procedure, step
from honjin.testing.sample.events import CardReadied, GuardTaken
from honjin.testing.sample.model import HEIGHTS, Cards
from honjin.testing.sample.options import Lay, Ready, TakeGuard, WriteGuard
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


class GuardForm(msgspec.Struct, frozen=True):
    """4.2  A guard on paper: a slip for each card, at least one if there is any to lay."""

    hand: Cards
    most: int

    sends: ClassVar[type[FillIn]] = WriteGuard
    recurs: ClassVar[bool] = True

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        if len(draft.slips) == self.most:
            return ()
        return [Blank(Lay, card, {"height": HEIGHTS}) for card in self.hand if not draft.about(card)]

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        if not isinstance(slip, Lay) or slip.height not in HEIGHTS:
            return Refusal("4.2", "not-while-taking-guard")
        if slip.card not in self.hand:
            return Refusal("4.2", "not-in-your-hand", {"card": slip.card})
        if draft.about(slip.card):
            return Refusal("4.2", "readied-already", {"card": slip.card})
        if len(draft.slips) == self.most:
            return Refusal("4.2", "guard-is-full")
        return None

    def lacks(self, draft: Draft) -> Refusal | None:
        return Refusal("4.2", "ready-a-card-first") if self.hand and not draft.slips else None

    def usual(self) -> Slips:
        return tuple(Lay(card, HEIGHTS[0]) for card in self.hand[:1])

    def steps(self, trail: Trail, way: Sequence[str]) -> Sequence[str]:
        """No card has a way to go."""
        return ()
