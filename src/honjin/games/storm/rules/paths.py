"""Chapter 8: where a group can go, and at what price, as the ground is now."""

from __future__ import annotations

from honjin.games.storm.model import RUSSIA, SideId
from honjin.games.storm.roads import Reach
from honjin.games.storm.rules.ground import Ground
from honjin.games.storm.state import StormState
from honjin.games.storm.unitset import AreaSet, UnitSet


def reach(state: StormState, ground: Ground, start: int, points: int, blocked: AreaSet) -> Reach:
    """Every area within reach by its cheapest way; no way leads through an area that may fire at the group.

    `blocked` are the areas the group may not enter: too full, off the board, or where it has been (Ruling 71).
    """
    return state.siege.roads.reach(ground.hostile, ground.guarded, start, points, blocked)


def destinations(
    state: StormState, ground: Ground, start: int, points: int, blocked: AreaSet
) -> tuple[AreaSet, AreaSet]:
    """8.1  Where a group can go; and into which guarded areas also with the intent to go on (Ruling 22)."""
    return state.siege.roads.destinations(ground.hostile, ground.guarded, start, points, blocked)


def path_to(
    state: StormState, ground: Ground, start: int, target: int, points: int, blocked: AreaSet
) -> tuple[int, ...]:
    """The areas entered on the cheapest way to an area, the last included."""
    return state.siege.roads.path(ground.hostile, ground.guarded, start, points, blocked, target)


def is_unseen(state: StormState, side: SideId, group: UnitSet, place: int) -> bool:
    """15.2, 15.4  Nobody fires at a group of the White Cord alone, nor at Russians who join Kondratenko."""
    siege = state.siege
    return not group & ~siege.cord or (side == RUSSIA and state.kondratenko == place)
