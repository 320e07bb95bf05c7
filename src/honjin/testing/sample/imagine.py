"""A state that agrees with a view: the cards that the enemy has not shown change places."""

from __future__ import annotations

from random import Random

from honjin.core.decision import Side
from honjin.testing.sample.ford import Ford
from honjin.testing.sample.state import Champion, FordState
from honjin.testing.sample.view import ChampionSeen, View


def imagine(ford: Ford, view: View, random: Random) -> FordState:
    """Deal the unseen cards anew; a side's own are where they are."""
    state = FordState(ford)
    state.round, state.result = view.round, view.result
    state.champions = {side: champion_of(ford, view, side, random) for side in view.champions}
    return state


def champion_of(ford: Ford, view: View, side: Side, random: Random) -> Champion:
    """One side: as the viewer may look at it, or by lot."""
    return view.own.get(side) or dealt_anew(ford, view.champions[side], random)


def dealt_anew(ford: Ford, seen: ChampionSeen, random: Random) -> Champion:
    """The cards that were not played, in any order; nobody knows of a plan."""
    cards = [card for card in ford.deck if card not in seen.spent]
    random.shuffle(cards)
    hand, guard = cards[: seen.hand], cards[seen.hand : seen.hand + seen.guard]
    deck = sorted(cards[seen.hand + seen.guard :], key=ford.deck.index)
    return Champion(tuple(deck), tuple(hand), (), tuple(guard), seen.spent, seen.wounds)
