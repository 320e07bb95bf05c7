"""The ground as one side finds it at one moment: what chapters 6, 7 and 8 ask of every area, found once a decision."""

from __future__ import annotations

from typing import NamedTuple

from honjin.games.storm.model import SideId, enemy_of
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import StormState
from honjin.games.storm.unitset import UnitSet, members


class Ground(NamedTuple):
    """Areas as sets, and the enemies who may fire at those who come."""

    army: UnitSet
    targets: int
    """Areas on the board with enemy units: what can be shot at (Rulings 83 and 84)."""
    observed: int
    """6.2  Of these, the areas next to one that the side controls."""
    hostile: int
    """8.1  Areas under enemy control or with enemy units."""
    shooters: UnitSet
    """8.4  Active enemy infantry and machine guns, wherever they are."""


def survey(state: StormState, side: SideId) -> Ground:
    """The ground for one side."""
    siege = state.siege
    enemy = enemy_of(side)
    held = state.held[enemy]
    targets = held & siege.on_board
    observed = targets & next_to(siege, state.controlled(side))
    shooters = siege.army[enemy] & siege.riflemen & ~state.rear
    return Ground(siege.army[side], targets, observed, held | state.controlled(enemy), shooters)


def next_to(siege: Siege, controlled: int) -> int:
    """6.2  The areas next to these; boxes off the board count for Japan (Ruling 10)."""
    known = siege.next_to
    found = known.get(controlled)
    if found is None:
        found = 0
        for place in members(controlled):
            found |= siege.near_mask[place]
        known[controlled] = found
    return found
