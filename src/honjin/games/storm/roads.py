"""What the map says about ways, whoever asks: neighbours, reach, paths.

Areas are looked at in sets: all that can be reached for one point, for two, and so on. Hostile areas cost a point more
to enter and one more to leave (8.1). In guarded ones, which are hostile too, the enemy may fire, so that a way ends
there. On quiet ground the cheapest way is as good as any. Into a guarded area it matters from where one comes, for
there one is thrown back to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from honjin.core.bits import first, members
from honjin.core.memory import loosely
from honjin.games.storm.model import AreaSet

Costs = tuple[AreaSet, ...]
"""For each number of points, the areas that cost just so many; the start costs nothing."""
Reach = tuple[Costs, AreaSet]
"""What areas cost, and all of them together but the start."""

Route = tuple[tuple[int, ...], int]
"""A way: the areas entered, the last included, and what they cost together."""

MOST_REMEMBERED, FEW_REMEMBERED = 1024, 32
LEAST_TO_LEAVE_HOSTILE = 2
QUIET_TO_HOSTILE, DEAREST_STEP = 2, 3
"""8.1  What a step costs from quiet into hostile ground, and from hostile to hostile."""


class Roads:
    """The borders between areas. `near` has the neighbours of each area."""

    def __init__(self, near: Sequence[Sequence[int]]) -> None:
        self.near = near
        self.everywhere = (1 << len(near)) - 1
        self.near_mask = tuple(sum(1 << place for place in places) for places in near)
        self.next_to = _neighbours(self.near_mask)
        self.areas = lru_cache(MOST_REMEMBERED)(members)
        self.reach = lru_cache(FEW_REMEMBERED)(loosely(self._reach))

    def _reach(self, hostile: AreaSet, guarded: AreaSet, start: int, points: int, blocked: AreaSet) -> Reach:
        """Every area within reach by its cheapest way; blocked ones are never entered."""
        next_to, here = self.next_to, 1 << start
        # Sets as they are needed below: to leave one out takes Python twice as long as to take another.
        quiet, unguarded = self.everywhere ^ hostile, hostile ^ guarded
        untouched = allowed = self.everywhere ^ (blocked | here)
        near = self.near_mask[start] & untouched
        # The areas that cost just so many points, one more, two more.
        if hostile & here:
            now, soon, later = 0, near & quiet, near & hostile
        else:
            now, soon, later = near & quiet, near & hostile, 0
        found = [here]
        for left in range(points - 1, 0, -1):
            found.append(now)
            at_last = 0
            if now:
                untouched ^= now
                if now & quiet:
                    near = next_to(now & quiet) & untouched
                    soon |= near & quiet
                    later |= near & hostile
                if left >= LEAST_TO_LEAVE_HOSTILE and now & unguarded:
                    near = next_to(now & unguarded) & untouched
                    later |= near & quiet
                    at_last = near & hostile
            now, soon, later = soon & untouched, later, at_last
        if points:
            found.append(now)
            untouched ^= now
        return tuple(found), allowed ^ untouched

    def passable(self, hostile: AreaSet, guarded: AreaSet, reached: Costs, blocked: AreaSet) -> AreaSet:
        """The guarded areas within reach that could be left again with the points then left."""
        open_areas = self.everywhere ^ (blocked | reached[0])
        # With the fewest points that let one leave hostile ground, only quiet ground is near enough.
        found = reached[-1 - LEAST_TO_LEAVE_HOSTILE] & guarded if len(reached) > LEAST_TO_LEAVE_HOSTILE + 1 else 0
        if found:
            found &= self.next_to(open_areas & (self.everywhere ^ hostile))
        for areas in reached[1 : -1 - LEAST_TO_LEAVE_HOSTILE]:
            if areas & guarded:
                found |= areas & guarded & self.next_to(open_areas)
        return found

    def route(
        self, hostile: AreaSet, guarded: AreaSet, start: int, points: int, blocked: AreaSet, target: int
    ) -> Route:
        """The cheapest way to an area."""
        if self.near_mask[start] >> target & 1:
            # No way round is as cheap as the border.
            return (target,), step_cost(hostile, start, target)
        reached, _ = self.reach(hostile, guarded, start, points, blocked)
        quiet, leads_on = self.everywhere ^ hostile, hostile ^ guarded | 1 << start
        price, place = points, target
        while not reached[price] >> target & 1:
            price -= 1
        path: tuple[int, ...] = ()
        cost = price
        while place != start:
            path = (place, *path)
            cost -= 1 + (hostile >> place & 1)
            origins = reached[cost] & quiet
            if cost:
                origins |= reached[cost - 1] & leads_on
            place = first(origins & self.near_mask[place])
            cost -= hostile >> place & 1
        return path, price

    def cheapest_step(self, hostile: AreaSet, place: int, blocked: AreaSet) -> int | None:
        """8.1  The least it costs to leave an area for another that is not blocked; None if there is no such area."""
        near = self.near_mask[place] & ~blocked
        if not near:
            return None
        price = 1 + (hostile >> place & 1)
        return price if near & ~hostile else price + 1


def _neighbours(near_mask: Sequence[AreaSet]) -> Callable[[AreaSet], AreaSet]:
    """What tells the areas next to some: looked up for eight at a time, in tables small enough to stay at hand."""
    first, second, third, fourth, fifth = (_near_of_eight(near_mask[at : at + 8]) for at in range(0, 40, 8))

    def next_to(areas: AreaSet) -> AreaSet:
        return (
            first[areas & 255]
            | second[areas >> 8 & 255]
            | third[areas >> 16 & 255]
            | fourth[areas >> 24 & 255]
            | fifth[areas >> 32]
        )

    return next_to


def _near_of_eight(masks: Sequence[AreaSet]) -> tuple[AreaSet, ...]:
    """What lies next to every set that can be made of eight areas."""
    found = [0] * (1 << len(masks))
    for those in range(1, len(found)):
        found[those] = found[those & (those - 1)] | masks[(those & -those).bit_length() - 1]
    return tuple(found)


def doors(hostile: AreaSet, guarded: AreaSet, reached: Costs) -> AreaSet:
    """The areas from which a hostile area next to them can be entered with the points then left."""
    if len(reached) <= QUIET_TO_HOSTILE:
        return 0
    found = reached[-1 - QUIET_TO_HOSTILE]
    found ^= found & hostile
    for areas in reached[:-DEAREST_STEP]:
        found |= areas
    # Guarded areas end every way, except that where it begins.
    return found ^ (found & guarded) | found & reached[0]


def step_cost(hostile: AreaSet, origin: int, target: int) -> int:
    """8.1  One point, one more to enter hostile ground and one more to leave it (Rulings 20 and 69)."""
    return 1 + (hostile >> origin & 1) + (hostile >> target & 1)


def areas_without_exit(roads: Roads, blocked: AreaSet) -> AreaSet:
    """The areas that no unit can leave, because all around them is blocked."""
    near = roads.near_mask
    return sum(1 << place for place in members(roads.next_to(blocked)) if not near[place] & ~blocked)
