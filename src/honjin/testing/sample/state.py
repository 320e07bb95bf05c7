"""Where every card is, and how the duel stands."""

from __future__ import annotations

from typing import Any

import msgspec

from honjin.core.decision import Side
from honjin.core.state import Result
from honjin.testing.sample.ford import Ford
from honjin.testing.sample.model import SIDES, Cards


class Champion(msgspec.Struct, frozen=True):
    """One side: its wounds, and its cards by place. Only the spent ones lie open.

    `plan` holds the cards of the hand that the side is about to take guard with.
    """

    deck: Cards
    hand: Cards = ()
    plan: Cards = ()
    guard: Cards = ()
    spent: Cards = ()
    wounds: int = 0


class FordState:
    """The whole position: a container of immutable values, quick to copy."""

    __slots__ = ("champions", "ford", "result", "round")

    def __init__(self, ford: Ford) -> None:
        self.ford = ford
        self.round = 0
        self.champions = {side: Champion(ford.deck) for side in SIDES}
        self.result: Result | None = None

    def change(self, side: Side, **facts: Any) -> None:
        """Give a side these facts; for events only."""
        self.champions[side] = msgspec.structs.replace(self.champions[side], **facts)

    def clone(self) -> FordState:
        """An independent copy; the ford is shared."""
        new: FordState = FordState.__new__(FordState)
        new.ford = self.ford
        new.round = self.round
        new.champions = self.champions.copy()
        new.result = self.result
        return new

    def encode(self) -> dict[str, Any]:
        """As plain data, with nothing of the ford in it."""
        facts = {"round": self.round, "champions": self.champions, "result": self.result}
        encoded: dict[str, Any] = msgspec.to_builtins(facts)
        return encoded


def decode_state(data: dict[str, Any], ford: Ford) -> FordState:
    """The state that was encoded."""
    state = FordState(ford)
    state.round = data["round"]
    state.champions = msgspec.convert(data["champions"], dict[Side, Champion])
    state.result = msgspec.convert(data["result"], Result | None)
    return state
