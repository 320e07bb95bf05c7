"""The ground as one side finds it at one moment: what chapters 6, 7 and 8 ask of every area, found once a decision."""

from __future__ import annotations

from typing import NamedTuple

from honjin.games.storm.model import SideId, enemy_of
from honjin.games.storm.state import StormState
from honjin.games.storm.unitset import AreaSet, UnitSet


class Ground(NamedTuple):
    """Areas as sets, and the enemies who may fire at those who come."""

    army: UnitSet
    targets: AreaSet
    """Areas on the board with enemy units: what can be shot at (Rulings 83 and 84)."""
    observed: AreaSet
    """6.2  Of these, the areas next to one that the side controls; boxes off the board count for Japan (Ruling 10)."""
    hostile: AreaSet
    """8.1  Areas under enemy control or with enemy units."""
    shooters: UnitSet
    """8.4  Active enemy infantry and machine guns, wherever they are."""


def survey(state: StormState, side: SideId) -> Ground:
    """The ground for one side."""
    siege = state.siege
    enemy = enemy_of(side)
    held = state.held[enemy]
    targets = held & siege.on_board
    observed = targets & siege.next_to(state.controlled(side))
    shooters = siege.shooters[enemy] & ~state.rear
    return Ground(siege.army[side], targets, observed, held | state.controlled(enemy), shooters)
