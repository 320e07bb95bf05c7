"""Chapter 8: where a group can go, and at what price.

Areas are looked at in sets: all that can be reached for one point, for two, and so on. What lies on a quiet way changes
nothing, so the cheapest way to an area is as good as any.
"""

from __future__ import annotations

from honjin.games.storm.model import RUSSIA, SideId
from honjin.games.storm.rules.ground import Ground, next_to
from honjin.games.storm.state import StormState
from honjin.games.storm.unitset import UnitSet, members

Reach = list[int]
"""For each number of points, the areas that cost just so many, as a set; the start costs nothing."""


def step_cost(ground: Ground, origin: int, target: int) -> int:
    """8.1  One point, one more to enter hostile ground and one more to leave it (Rulings 20 and 69)."""
    return 1 + (ground.hostile >> origin & 1) + (ground.hostile >> target & 1)


def is_unseen(state: StormState, side: SideId, group: UnitSet, place: int) -> bool:
    """15.2, 15.4  Nobody fires at a group of the White Cord alone, nor at Russians who join Kondratenko."""
    siege = state.siege
    return not group & ~siege.cord or (side == RUSSIA and state.kondratenko == place)


def reach(state: StormState, ground: Ground, start: int, points: int, blocked: int) -> Reach:
    """Every area within reach by its cheapest way; no way leads through an area that may fire at the group.

    `blocked` are the areas the group may not enter: too full, off the board, or where it has been (Ruling 71).
    """
    siege, hostile = state.siege, ground.hostile
    costs = [0] * (points + 4)
    costs[0] = 1 << start
    done = blocked | 1 << start
    for cost in range(points):
        now = costs[cost] if cost == 0 else costs[cost] & ~done
        costs[cost] = now
        done |= now
        going_on = now & ~guarded(state, ground, now) if cost else now
        if not going_on:
            continue
        # Leaving hostile ground costs a point more, entering it another.
        leaving_quiet, leaving_hostile = going_on & ~hostile, going_on & hostile
        if leaving_quiet:
            near = next_to(siege, leaving_quiet) & ~done
            costs[cost + 1] |= near & ~hostile
            costs[cost + 2] |= near & hostile
        if leaving_hostile:
            near = next_to(siege, leaving_hostile) & ~done
            costs[cost + 2] |= near & ~hostile
            costs[cost + 3] |= near & hostile
    costs[points] &= ~done if points else costs[points]
    return costs[: points + 1]


def guarded(state: StormState, ground: Ground, areas: int) -> int:
    """8.4  Those of the areas with active enemy riflemen, who may fire at a group that enters."""
    found = 0
    for place in members(areas & ground.hostile):
        if state.at[place] & ground.shooters:
            found |= 1 << place
    return found


def path_to(state: StormState, ground: Ground, reached: Reach, target: int) -> tuple[int, ...]:
    """The areas entered on the cheapest way to an area, the last included."""
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


def going_on_from(state: StormState, ground: Ground, place: int, left: int, blocked: int) -> bool:
    """Whether a group with so many points left could go on from an area."""
    price = 1 + (ground.hostile >> place & 1)
    near = state.siege.near_mask[place] & ~blocked
    return bool(left >= price and near & ~ground.hostile) or bool(left > price and near & ground.hostile)
