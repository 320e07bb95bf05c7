"""Chapter 8: where a group can go, and at what price, as the ground is now."""

from __future__ import annotations

from honjin.core.decision import Option
from honjin.games.storm.model import PLACE_OF, RUSSIA, SideId
from honjin.games.storm.options import March, Way
from honjin.games.storm.roads import Reach
from honjin.games.storm.rules.ground import Ground
from honjin.games.storm.state import StormState
from honjin.games.storm.unitset import AreaSet, ByNumber, UnitSet

Parts = tuple[tuple[ByNumber[Option], int], ...]
"""Tables of options, each with the set of those that are offered."""


def reach(state: StormState, ground: Ground, start: int, points: int, blocked: AreaSet) -> Reach:
    """Every area within reach by its cheapest way; no way leads on through an area with active enemies.

    `blocked` are the areas the group may not enter: too full, off the board, or where it has been (Ruling 71).
    """
    return state.siege.roads.reach(ground.hostile, ground.guarded, start, points, blocked)


def destinations(
    state: StormState, ground: Ground, start: int, points: int, blocked: AreaSet
) -> tuple[AreaSet, AreaSet]:
    """8.1  Where a group can go; and into which guarded areas also with the intent to go on (Ruling 22)."""
    return state.siege.roads.destinations(ground.hostile, ground.guarded, start, points, blocked)


def marches(state: StormState, ground: Ground, start: int, points: int, blocked: AreaSet) -> Parts:
    """8.1  The options of a group that moves: where to, from which side into guarded areas, where to pass through."""
    siege = state.siege
    marched, passed = destinations(state, ground, start, points, blocked)
    if not marched & ground.guarded:
        return ((siege.march, marched),)
    doors = siege.roads.doors(ground.hostile, ground.guarded, start, points, blocked)
    from_several_sides: list[tuple[ByNumber[Option], int]] = []
    for target in siege.roads.areas(marched & ground.guarded):
        sides = siege.near_mask[target] & doors
        if sides & (sides - 1):
            marched &= ~(1 << target)
            from_several_sides.append((siege.march_by[target], sides))
    return ((siege.march, marched), *from_several_sides, (siege.through, passed))


def path_to(
    state: StormState, ground: Ground, start: int, option: Way, points: int, blocked: AreaSet
) -> tuple[int, ...]:
    """The areas entered on the cheapest way to where a march leads, by way of the area it names, the last included."""
    roads, target = state.siege.roads, PLACE_OF[option.area]
    if not isinstance(option, March) or option.by is None:
        return roads.path(ground.hostile, ground.guarded, start, points, blocked, target)
    last = PLACE_OF[option.by]
    first = () if last == start else roads.path(ground.hostile, ground.guarded, start, points, blocked, last)
    return (*first, target)


def is_unseen(state: StormState, side: SideId, group: UnitSet, place: int) -> bool:
    """15.2, 15.4  Nobody fires at a group of the White Cord alone, nor at Russians who join Kondratenko."""
    siege = state.siege
    return not group & ~siege.cord or (side == RUSSIA and state.kondratenko == place)
