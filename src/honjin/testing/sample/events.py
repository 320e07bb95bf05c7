"""Everything that can happen in the duel, in the past tense. `apply` is the only writer of the state."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.decision import Side
from honjin.core.event import UMPIRE, Event, Notice, Viewer
from honjin.core.state import Result
from honjin.testing.sample.model import NORTH, SOUTH, CardId, Cards
from honjin.testing.sample.state import FordState


def without(cards: Cards, gone: Cards) -> Cards:
    """These cards, less those that left."""
    return tuple(card for card in cards if card not in gone)


class CardDealt(Event, frozen=True):
    """A card went from a side's deck to its hand."""

    side: Side
    card: CardId

    def apply(self, state: FordState) -> None:
        champion = state.champions[self.side]
        deck = without(champion.deck, (self.card,))
        state.change(self.side, deck=deck, hand=(*champion.hand, self.card))

    def seen_by(self, state: FordState, viewer: Viewer) -> Event:
        return self if viewer in (self.side, UMPIRE) else CardDealtFaceDown(self.side)


class CardDealtFaceDown(Notice, frozen=True):
    """A deal as the enemy sees it; it stands in for the full event and is never recorded."""

    side: Side


class RoundBegan(Event, frozen=True):
    """A new round."""

    round: int

    def apply(self, state: FordState) -> None:
        state.round = self.round


class CardReadied(Event, frozen=True):
    """A side laid a card down: nobody else's business until it takes guard."""

    side: Side
    card: CardId

    def apply(self, state: FordState) -> None:
        state.change(self.side, plan=(*state.champions[self.side].plan, self.card))

    def seen_by(self, state: FordState, viewer: Viewer) -> Event | None:
        return self if viewer in (self.side, UMPIRE) else None


class GuardTaken(Event, frozen=True):
    """A side took guard with these cards; the enemy can count them."""

    reveals: ClassVar[bool] = True

    side: Side
    cards: Cards

    def apply(self, state: FordState) -> None:
        hand = without(state.champions[self.side].hand, self.cards)
        state.change(self.side, hand=hand, plan=(), guard=self.cards)

    def seen_by(self, state: FordState, viewer: Viewer) -> Event:
        return self if viewer in (self.side, UMPIRE) else GuardCounted(self.side, len(self.cards))


class GuardCounted(Notice, frozen=True):
    """A guard as the enemy sees it."""

    side: Side
    count: int


class StancesRevealed(Notice, frozen=True):
    """Both sealed stances were opened."""

    reveals: ClassVar[bool] = True

    north: str
    south: str


class FirstStrikeRolled(Notice, frozen=True):
    """Both advanced, and a die gave the first strike to this side."""

    side: Side
    die: int


class CardPlayed(Event, frozen=True):
    """A side struck with a card of its guard or, `against` another card, countered with it."""

    reveals: ClassVar[bool] = True

    side: Side
    card: CardId
    against: CardId | None = None

    def apply(self, state: FordState) -> None:
        champion = state.champions[self.side]
        guard = without(champion.guard, (self.card,))
        state.change(self.side, guard=guard, spent=(*champion.spent, self.card))


class CardSettled(Notice, frozen=True):
    """A card stood, or was beaten by a counter that stood."""

    side: Side
    card: CardId
    stood: bool


class BlowRolled(Notice, frozen=True):
    """A strike stood: the die against its strength."""

    side: Side
    card: CardId
    strength: int
    die: int


class Wounded(Event, frozen=True):
    """A side took a wound."""

    side: Side

    def apply(self, state: FordState) -> None:
        state.change(self.side, wounds=state.champions[self.side].wounds + 1)


class RoundEnded(Event, frozen=True):
    """The guards were turned up and laid aside, played or not."""

    reveals: ClassVar[bool] = True

    north: Cards
    south: Cards

    def apply(self, state: FordState) -> None:
        for side, cards in ((NORTH, self.north), (SOUTH, self.south)):
            state.change(side, guard=(), spent=state.champions[side].spent + cards)


class DuelDecided(Event, frozen=True):
    """The duel is over."""

    winner: Side | None
    how: str

    def apply(self, state: FordState) -> None:
        state.result = Result(self.winner, self.how)


EVENTS = (
    CardDealt
    | CardDealtFaceDown
    | RoundBegan
    | CardReadied
    | GuardTaken
    | GuardCounted
    | StancesRevealed
    | FirstStrikeRolled
    | CardPlayed
    | CardSettled
    | BlowRolled
    | Wounded
    | RoundEnded
    | DuelDecided
)
