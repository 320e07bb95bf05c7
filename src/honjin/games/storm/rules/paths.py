"""Chapter 8: where a group can go, and at what price."""

from __future__ import annotations

from typing import NamedTuple

from honjin.games.storm.model import RUSSIA, SideId
from honjin.games.storm.rules.ground import Ground
from honjin.games.storm.state import StormState
from honjin.games.storm.unitset import UnitSet


def step_cost(ground: Ground, origin: int, target: int) -> int:
    """8.1  One point, one more to enter hostile ground and one more to leave it (Rulings 20 and 69)."""
    return 1 + (ground.hostile >> origin & 1) + (ground.hostile >> target & 1)


def may_enter(state: StormState, side: SideId, place: int, size: int) -> bool:
    """2.21, 8.3  Never more than ten, and no Russian off the board."""
    if state.siege.off_board >> place & 1:
        return side != RUSSIA
    return (state.at[place] & state.siege.army[side]).bit_count() + size <= state.siege.stack


def is_unseen(state: StormState, side: SideId, group: UnitSet, place: int) -> bool:
    """15.2, 15.4  Nobody fires at a group of the White Cord alone, nor at Russians who join Kondratenko."""
    siege = state.siege
    return not group & ~siege.cord or (side == RUSSIA and state.kondratenko == place)


class Way(NamedTuple):
    """How an area is reached: the points spent, and the areas entered, the last included."""

    cost: int
    path: tuple[int, ...]


def ways(
    state: StormState, side: SideId, ground: Ground, group: UnitSet, start: int, points: int, been: int
) -> dict[int, Way]:
    """Every area within reach by its cheapest way; no way leads through an area that may fire at the group.

    What lies on a quiet way changes nothing, so the cheapest is as good as any (8.1); `been` are the areas the group
    has been in before, where it may not go again (Ruling 71).
    """
    siege, at, hostile = state.siege, state.at, ground.hostile
    near, army, shooters = siege.near, ground.army, ground.shooters
    most = siege.stack - group.bit_count()
    closed = been | 1 << start | (siege.off_board if side == RUSSIA else 0)
    found = {start: Way(0, ())}
    by_cost: list[list[int]] = [[] for _ in range(points + 1)]
    by_cost[0].append(start)
    for cost in range(points):
        for place in by_cost[cost]:
            way = found[place]
            if way.cost != cost or (at[place] & shooters and place != start):
                continue
            leaving = cost + 1 + (hostile >> place & 1)
            for target in near[place]:
                total = leaving + (hostile >> target & 1)
                if total > points or closed >> target & 1:
                    continue
                known = found.get(target)
                if known is not None and known.cost <= total:
                    continue
                if (at[target] & army).bit_count() > most and not siege.off_board >> target & 1:
                    continue
                found[target] = Way(total, (*way.path, target))
                by_cost[total].append(target)
    del found[start]
    return found


def goes_on(state: StormState, side: SideId, ground: Ground, group: UnitSet, way: Way, points: int, been: int) -> bool:
    """Whether a group that enters an area this way could go on from there."""
    place = way.path[-1]
    closed = been | sum(1 << one for one in way.path)
    left = points - way.cost
    return any(
        step_cost(ground, place, target) <= left and may_enter(state, side, target, group.bit_count())
        for target in state.siege.near[place]
        if not closed >> target & 1
    )
