"""What one side may know: a projection of the state, built from what lies open and the side's own cards."""

from __future__ import annotations

import msgspec

from honjin.core.decision import Side
from honjin.core.event import UMPIRE, Viewer
from honjin.core.state import Result
from honjin.testing.sample.model import SIDES, Cards
from honjin.testing.sample.state import FordState


class Champion(msgspec.Struct, frozen=True):
    """What everybody sees of a side: how many cards it has where, those it has played, and its wounds."""

    deck: int
    hand: int
    guard: int
    spent: Cards
    wounds: int


class View(msgspec.Struct, frozen=True):
    """The duel as one viewer sees it; hands, plans and guards only of the sides whose cards he may look at."""

    viewer: Viewer
    round: int
    champions: dict[Side, Champion]
    hands: dict[Side, Cards]
    plans: dict[Side, Cards]
    guards: dict[Side, Cards]
    result: Result | None


def view_of(state: FordState, viewer: Viewer) -> View:
    """The view of a side, of a spectator or of the umpire."""
    open_to_viewer = [side for side in SIDES if viewer in (side, UMPIRE)]
    return View(
        viewer=viewer,
        round=state.round,
        champions={side: champion_of(state, side) for side in SIDES},
        hands={side: state.hand[side] for side in open_to_viewer},
        plans={side: state.plan[side] for side in open_to_viewer},
        guards={side: state.guard[side] for side in open_to_viewer},
        result=state.result,
    )


def champion_of(state: FordState, side: Side) -> Champion:
    """The open facts of one side; a card of its plan still counts as one of its hand."""
    return Champion(
        deck=len(state.deck[side]),
        hand=len(state.hand[side]),
        guard=len(state.guard[side]),
        spent=state.spent[side],
        wounds=state.wounds[side],
    )
