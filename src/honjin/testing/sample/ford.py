"""The part of a match that never changes: pack and switches, compiled for quick look-up."""

from __future__ import annotations

from honjin.core.decision import Option
from honjin.core.game import Switches
from honjin.testing.sample.model import STANCES, Pack
from honjin.testing.sample.options import Counter, Ready, Strike, TakeGuard, TakeStance, Yield


class Ford:
    """Compiled once for a match and shared by all its clones. Options are made here, once, and handed out."""

    def __init__(self, switches: Switches, pack: Pack) -> None:
        self.pack = pack
        self.written_guard = bool(switches["written_guard"])
        self.first_blood = bool(switches["first_blood"])
        self.against_the_current = 1 if switches["river"] == "flood" else 0
        self.deck = tuple(card.id for card in pack.cards)
        self.strength = {card.id: card.strength for card in pack.cards}
        self.preparations = (*map(Ready, self.deck), TakeGuard())
        self.stances = tuple(map(TakeStance, STANCES))
        self.strikes = tuple(map(Strike, self.deck))
        self.replies = (*map(Counter, self.deck), Yield())

    def candidates(self) -> list[Option]:
        """Every option anybody could think of, legal or not."""
        return [*self.preparations, *self.stances, *self.strikes, *self.replies]
