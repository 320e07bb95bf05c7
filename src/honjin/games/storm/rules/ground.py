"""The ground as one side finds it at one moment: what chapters 6, 7 and 8 ask of every area, found once a decision."""

from __future__ import annotations

import msgspec

from honjin.games.storm.model import ENEMY, JAPAN, AreaSet, SideId, UnitSet
from honjin.games.storm.state import StormState


class Ground(msgspec.Struct, frozen=True, gc=False):
    """Sets of areas."""

    army: UnitSet
    targets: AreaSet
    """Areas on the board with enemy units: what can be shot at (Rulings 83 and 84)."""
    observed: AreaSet
    """6.2  Of these, the areas next to one that the side controls; boxes off the board count for Japan (Ruling 10)."""
    hostile: AreaSet
    """8.1  Areas under enemy control or with enemy units."""
    guarded: AreaSet
    """8.4  Areas with active enemy infantry or machine guns, who may fire at those who come."""


def survey(state: StormState, side: SideId) -> Ground:
    """The ground for one side; a decision and what comes of it ask for the same one."""
    known: Ground | None = state.ground.get(side)
    if known is not None:
        return known
    siege = state.siege
    enemy = ENEMY[side]
    held = state.held[enemy]
    targets = held & siege.on_board
    mine, theirs = state.control, siege.on_board ^ (siege.on_board & state.control)
    if side != JAPAN:
        mine, theirs = theirs, mine
    next_to = siege.roads.next_to
    observed = targets & next_to(mine)
    ground = Ground(siege.army[side], targets, observed, held | theirs, state.guards[enemy])
    state.ground[side] = ground
    return ground
