"""Chapter 8: where a group can go, and at what price, as the ground is now."""

from __future__ import annotations

from honjin.core.choices import ByNumber
from honjin.core.decision import Option
from honjin.games.storm.model import PLACE_OF, RUSSIA, AreaSet, SideId, UnitSet
from honjin.games.storm.options import Through, Way
from honjin.games.storm.roads import Reach, Route, doors, step_cost
from honjin.games.storm.rules.ground import Ground
from honjin.games.storm.state import StormState

Parts = tuple[tuple[ByNumber[Option], int], ...]
"""Tables of options, each with the set of those that are offered."""


def reach(state: StormState, ground: Ground, start: int, points: int, blocked: AreaSet) -> Reach:
    """Every area within reach by its cheapest way; no way leads on through an area with active enemies.

    `blocked` are the areas the group may not enter: too full, off the board, or where it has been (Ruling 71).
    """
    return state.siege.roads.reach(ground.hostile, ground.guarded, start, points, blocked)


def marches(state: StormState, ground: Ground, start: int, points: int, blocked: AreaSet) -> Parts:
    """8.1  Where a group can go; into guarded areas from which side, and where it could go on (Ruling 22)."""
    siege, hostile, guarded = state.siege, ground.hostile, ground.guarded
    reached, marched = siege.roads.reach(hostile, guarded, start, points, blocked)
    if not marched & guarded:
        return ((siege.march, marched),)
    entered_from = doors(hostile, guarded, reached)
    from_several_sides: list[tuple[ByNumber[Option], int]] = []
    for target in siege.roads.areas(marched & guarded):
        sides = siege.near_mask[target] & entered_from
        if sides & (sides - 1):
            marched &= ~(1 << target)
            from_several_sides.append((siege.march_by[target], sides))
    passed = siege.roads.passable(hostile, guarded, reached, blocked)
    return ((siege.march, marched), *from_several_sides, (siege.through, passed))


def route_to(state: StormState, ground: Ground, start: int, option: Way, points: int, blocked: AreaSet) -> Route:
    """The cheapest way to where a march leads, by way of the area it names if it names one.

    Control counts as it was when the action began (Ruling 69): nothing has changed hands yet when this is asked.
    """
    roads, target = state.siege.roads, PLACE_OF[option.area]
    if isinstance(option, Through) or option.by is None:
        return roads.route(ground.hostile, ground.guarded, start, points, blocked, target)
    last = PLACE_OF[option.by]
    first: Route = ((), 0)
    if last != start:
        first = roads.route(ground.hostile, ground.guarded, start, points, blocked, last)
    return (*first[0], target), first[1] + step_cost(ground.hostile, last, target)


def is_unseen(state: StormState, side: SideId, group: UnitSet, place: int) -> bool:
    """15.2, 15.4  Nobody fires at a group of the White Cord alone, nor at Russians who join Kondratenko."""
    siege = state.siege
    return not group & ~siege.cord or (side == RUSSIA and state.kondratenko == place)
