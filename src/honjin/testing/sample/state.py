"""Where every card is, and how the duel stands."""

from __future__ import annotations

from typing import Any

import msgspec

from honjin.core.decision import Side
from honjin.core.state import Result
from honjin.testing.sample.ford import Ford
from honjin.testing.sample.model import SIDES, Cards


class FordState:
    """The cards of each side by place; a card is in one of deck, hand, guard and spent.

    `plan` holds the cards of the hand that a side is about to take guard with. Deck, hand, plan and guard
    are its own secret; spent cards lie open.
    """

    __slots__ = ("deck", "ford", "guard", "hand", "plan", "result", "round", "spent", "wounds")

    def __init__(self, ford: Ford) -> None:
        self.ford = ford
        self.round = 0
        self.deck: dict[Side, Cards] = dict.fromkeys(SIDES, ford.deck)
        self.hand: dict[Side, Cards] = dict.fromkeys(SIDES, ())
        self.plan: dict[Side, Cards] = dict.fromkeys(SIDES, ())
        self.guard: dict[Side, Cards] = dict.fromkeys(SIDES, ())
        self.spent: dict[Side, Cards] = dict.fromkeys(SIDES, ())
        self.wounds: dict[Side, int] = dict.fromkeys(SIDES, 0)
        self.result: Result | None = None

    def clone(self) -> FordState:
        """An independent copy; the ford is shared."""
        new: FordState = FordState.__new__(FordState)
        new.ford = self.ford
        new.round = self.round
        new.deck = self.deck.copy()
        new.hand = self.hand.copy()
        new.plan = self.plan.copy()
        new.guard = self.guard.copy()
        new.spent = self.spent.copy()
        new.wounds = self.wounds.copy()
        new.result = self.result
        return new

    def encode(self) -> dict[str, Any]:
        """As plain data."""
        return {
            name: msgspec.to_builtins(getattr(self, name))
            for name in ("round", "deck", "hand", "plan", "guard", "spent", "wounds", "result")
        }


def decode_state(data: dict[str, Any], ford: Ford) -> FordState:
    """The state that was encoded."""
    state = FordState(ford)
    state.round = data["round"]
    state.deck = msgspec.convert(data["deck"], dict[Side, Cards])
    state.hand = msgspec.convert(data["hand"], dict[Side, Cards])
    state.plan = msgspec.convert(data["plan"], dict[Side, Cards])
    state.guard = msgspec.convert(data["guard"], dict[Side, Cards])
    state.spent = msgspec.convert(data["spent"], dict[Side, Cards])
    state.wounds = data["wounds"]
    state.result = msgspec.convert(data["result"], Result | None)
    return state
