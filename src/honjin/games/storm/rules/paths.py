"""Chapter 8: where a group can go, and at what price.

Areas are looked at in sets: all that can be reached for one point, for two, and so on. What lies on a quiet way changes
nothing, so the cheapest way to an area is as good as any.
"""

from __future__ import annotations

from honjin.games.storm.model import RUSSIA, SideId
from honjin.games.storm.rules.ground import Ground
from honjin.games.storm.state import StormState
from honjin.games.storm.unitset import AreaSet, UnitSet, members

Reach = list[AreaSet]
"""For each number of points, the areas that cost just so many; the start costs nothing."""

QUIET_STEP = 1


def step_cost(ground: Ground, origin: int, target: int) -> int:
    """8.1  One point, one more to enter hostile ground and one more to leave it (Rulings 20 and 69)."""
    return 1 + (ground.hostile >> origin & 1) + (ground.hostile >> target & 1)


def is_unseen(state: StormState, side: SideId, group: UnitSet, place: int) -> bool:
    """15.2, 15.4  Nobody fires at a group of the White Cord alone, nor at Russians who join Kondratenko."""
    siege = state.siege
    return not group & ~siege.cord or (side == RUSSIA and state.kondratenko == place)


def reach(state: StormState, ground: Ground, start: int, points: int, blocked: AreaSet) -> Reach:
    """Every area within reach by its cheapest way; no way leads through an area that may fire at the group.

    `blocked` are the areas the group may not enter: too full, off the board, or where it has been (Ruling 71).
    """
    next_to, hostile = state.siege.next_to, ground.hostile
    costs = [0] * (points + 4)
    costs[0] = 1 << start
    done = blocked
    for cost in range(points):
        now = costs[cost] & ~done if cost else costs[0]
        costs[cost] = now
        if not now:
            continue
        done |= now
        # Leaving hostile ground costs a point more, entering it another.
        quiet, loud = now & ~hostile, now & hostile
        if quiet:
            near = next_to(quiet) & ~done
            costs[cost + 1] |= near & ~hostile
            costs[cost + 2] |= near & hostile
        if loud and cost:
            loud &= ~guarded(state, ground, loud)
        if loud:
            near = next_to(loud) & ~done
            costs[cost + 2] |= near & ~hostile
            costs[cost + 3] |= near & hostile
    if points:
        costs[points] &= ~done
    return costs[: points + 1]


def guarded(state: StormState, ground: Ground, areas: AreaSet) -> AreaSet:
    """8.4  Those of the areas with active enemy riflemen, who may fire at a group that enters."""
    at, shooters = state.at, ground.shooters
    found = 0
    left = areas & ground.hostile
    while left:
        low = left & -left
        if at[low.bit_length() - 1] & shooters:
            found |= low
        left ^= low
    return found


def destinations(
    state: StormState, ground: Ground, start: int, points: int, blocked: AreaSet
) -> tuple[AreaSet, AreaSet]:
    """8.1  Where a group can go; and into which guarded areas also with the intent to go on (Ruling 22)."""
    reached = reach(state, ground, start, points, blocked)
    everywhere = through = 0
    for cost in range(1, points + 1):
        everywhere |= reached[cost]
    # Whoever comes into a guarded area needs two points more to leave it.
    for cost in range(1, points - 1):
        for place in members(guarded(state, ground, reached[cost])):
            if can_go_on(state, ground, place, points - cost, blocked | 1 << start):
                through |= 1 << place
    return everywhere, through


def path_to(
    state: StormState, ground: Ground, start: int, target: int, points: int, blocked: AreaSet
) -> tuple[int, ...]:
    """The areas entered on the cheapest way to an area, the last included."""
    if state.siege.near_mask[start] >> target & 1:
        # No way round is as cheap as the border.
        return (target,)
    reached = reach(state, ground, start, points, blocked)
    cost = next(cost for cost, areas in enumerate(reached) if areas >> target & 1)
    path = [target]
    while cost:
        place, before = path[-1], 0
        for origin in state.siege.near[place]:
            before = cost - step_cost(ground, origin, place)
            passable = before == 0 or not state.at[origin] & ground.shooters
            if before >= 0 and reached[before] >> origin & 1 and passable:
                path.append(origin)
                break
        cost = before
    return tuple(reversed(path[:-1]))


def can_go_on(state: StormState, ground: Ground, place: int, left: int, blocked: AreaSet) -> bool:
    """Whether a group with so many points left could go on from an area."""
    price = cheapest_step(state, ground, place, blocked)
    return price is not None and price <= left


def cheapest_step(state: StormState, ground: Ground, place: int, blocked: AreaSet) -> int | None:
    """8.1  The least a group pays to leave an area for another that is not blocked; None if there is no such area."""
    near = state.siege.near_mask[place] & ~blocked
    if not near:
        return None
    price = QUIET_STEP + (ground.hostile >> place & 1)
    return price if near & ~ground.hostile else price + 1
