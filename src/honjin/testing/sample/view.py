"""What one side may know: a projection of the state, built from what lies open and the side's own cards."""

from __future__ import annotations

import msgspec

from honjin.core.decision import Side
from honjin.core.event import UMPIRE, Viewer
from honjin.core.state import Result
from honjin.testing.sample.model import Cards
from honjin.testing.sample.state import Champion, FordState


class ChampionSeen(msgspec.Struct, frozen=True):
    """What everybody sees of a side: how many cards it has where, those it has played, and its wounds."""

    deck: int
    hand: int
    guard: int
    spent: Cards
    wounds: int


class View(msgspec.Struct, frozen=True):
    """The duel as one viewer sees it; `own` has the cards of the sides that he may look at."""

    viewer: Viewer
    round: int
    champions: dict[Side, ChampionSeen]
    own: dict[Side, Champion]
    result: Result | None


def view_of(state: FordState, viewer: Viewer) -> View:
    """The view of a side, of a spectator or of the umpire."""
    return View(
        viewer=viewer,
        round=state.round,
        champions={side: seen(champion) for side, champion in state.champions.items()},
        own={side: champion for side, champion in state.champions.items() if viewer in (side, UMPIRE)},
        result=state.result,
    )


def seen(champion: Champion) -> ChampionSeen:
    """The open facts of a side; a card of its plan still counts as one of its hand."""
    deck, hand, guard = len(champion.deck), len(champion.hand), len(champion.guard)
    return ChampionSeen(deck, hand, guard, champion.spent, champion.wounds)
