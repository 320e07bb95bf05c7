"""What the map says about ways, whoever asks: neighbours, reach, paths.

Areas are looked at in sets: all that can be reached for one point, for two, and so on. Hostile areas cost a point more
to enter and one more to leave (8.1); in guarded ones the enemy may fire, so that a way ends there. On quiet ground the
cheapest way is as good as any. Into a guarded area it matters from where one comes, for there one is thrown back to.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from honjin.games.storm.unitset import AreaSet, members

Reach = tuple[AreaSet, ...]
"""For each number of points, the areas that cost just so many; the start costs nothing."""

MOST_REMEMBERED = 1024
TEN = 10
TEN_AREAS = (1 << TEN) - 1
LEAST_TO_LEAVE_HOSTILE = 2
QUIET_TO_HOSTILE, DEAREST_STEP = 2, 3
"""8.1  What a step costs from quiet into hostile ground, and from hostile to hostile."""


class Roads:
    """The borders between areas. `near` has the neighbours of each area."""

    def __init__(self, near: Sequence[Sequence[int]]) -> None:
        self.near = near
        self.near_mask = tuple(sum(1 << place for place in places) for places in near)
        self._ones, self._tens, self._twenties, self._thirties = map(self._near_of_ten, range(0, 4 * TEN, TEN))
        self.areas = lru_cache(MOST_REMEMBERED)(_areas)
        self.reach = lru_cache(MOST_REMEMBERED)(self._reach)

    def _near_of_ten(self, first: int) -> list[AreaSet]:
        """What lies next to every set that can be made of ten areas."""
        masks = self.near_mask[first : first + TEN]
        found = [0] * (1 << len(masks))
        for those in range(1, len(found)):
            found[those] = found[those & (those - 1)] | masks[(those & -those).bit_length() - 1]
        return found

    def next_to(self, areas: AreaSet) -> AreaSet:
        """The areas next to these: looked up for ten areas at a time."""
        return (
            self._ones[areas & TEN_AREAS]
            | self._tens[areas >> 10 & TEN_AREAS]
            | self._twenties[areas >> 20 & TEN_AREAS]
            | self._thirties[areas >> 30]
        )

    def _reach(self, hostile: AreaSet, guarded: AreaSet, start: int, points: int, blocked: AreaSet) -> Reach:
        """Every area within reach by its cheapest way; blocked ones are never entered."""
        costs = [0] * (points + 4)
        costs[0] = 1 << start
        done = blocked
        for cost in range(points):
            now = costs[cost] & ~done if cost else costs[0]
            costs[cost] = now
            if not now:
                continue
            done |= now
            quiet, loud = now & ~hostile, now & hostile
            if quiet:
                near = self.next_to(quiet) & ~done
                costs[cost + 1] |= near & ~hostile
                costs[cost + 2] |= near & hostile
            if cost:
                loud &= ~guarded
            if loud:
                near = self.next_to(loud) & ~done
                costs[cost + 2] |= near & ~hostile
                costs[cost + 3] |= near & hostile
        if points:
            costs[points] &= ~done
        return tuple(costs[: points + 1])

    def destinations(
        self, hostile: AreaSet, guarded: AreaSet, start: int, points: int, blocked: AreaSet
    ) -> tuple[AreaSet, AreaSet]:
        """All areas within reach; and the guarded ones that could be left again with the points then left."""
        reached = self.reach(hostile, guarded, start, points, blocked)
        everywhere = passed = 0
        for areas in reached[1:]:
            everywhere |= areas
        if everywhere & guarded:
            for cost in range(1, points - LEAST_TO_LEAVE_HOSTILE + 1):
                if reached[cost] & guarded:
                    passed |= self._passable(hostile, reached[cost] & guarded, points - cost, blocked | 1 << start)
        return everywhere, passed

    def _passable(self, hostile: AreaSet, areas: AreaSet, left: int, blocked: AreaSet) -> AreaSet:
        """Those of the areas that can be left again with so many points."""
        found = 0
        for place in self.areas(areas):
            price = self.cheapest_step(hostile, place, blocked)
            if price is not None and price <= left:
                found |= 1 << place
        return found

    def doors(self, hostile: AreaSet, guarded: AreaSet, start: int, points: int, blocked: AreaSet) -> AreaSet:
        """The areas from which a hostile area next to them can be entered with the points then left."""
        reached = self.reach(hostile, guarded, start, points, blocked)
        found = reached[points - QUIET_TO_HOSTILE] & ~hostile if points >= QUIET_TO_HOSTILE else 0
        for cost in range(points - DEAREST_STEP + 1):
            found |= reached[cost]
        # Guarded areas end every way, except that where it begins.
        return found & ~guarded | found & 1 << start

    def path(
        self, hostile: AreaSet, guarded: AreaSet, start: int, points: int, blocked: AreaSet, target: int
    ) -> tuple[int, ...]:
        """The areas entered on the cheapest way to an area, the last included."""
        if self.near_mask[start] >> target & 1:
            # No way round is as cheap as the border.
            return (target,)
        reached = self.reach(hostile, guarded, start, points, blocked)
        cost = next(cost for cost, areas in enumerate(reached) if areas >> target & 1)
        path = [target]
        while cost:
            place, before = path[-1], 0
            for origin in self.near[place]:
                before = cost - step_cost(hostile, origin, place)
                passable = before == 0 or not guarded >> origin & 1
                if before >= 0 and reached[before] >> origin & 1 and passable:
                    path.append(origin)
                    break
            cost = before
        return tuple(reversed(path[:-1]))

    def cheapest_step(self, hostile: AreaSet, place: int, blocked: AreaSet) -> int | None:
        """8.1  The least it costs to leave an area for another that is not blocked; None if there is no such area."""
        near = self.near_mask[place] & ~blocked
        if not near:
            return None
        price = 1 + (hostile >> place & 1)
        return price if near & ~hostile else price + 1


def step_cost(hostile: AreaSet, origin: int, target: int) -> int:
    """8.1  One point, one more to enter hostile ground and one more to leave it (Rulings 20 and 69)."""
    return 1 + (hostile >> origin & 1) + (hostile >> target & 1)


def areas_without_exit(roads: Roads, blocked: AreaSet) -> AreaSet:
    """The areas that no unit can leave, because all around them is blocked."""
    near = roads.near_mask
    return sum(1 << place for place in members(roads.next_to(blocked)) if not near[place] & ~blocked)


def _areas(areas: AreaSet) -> tuple[int, ...]:
    """The numbers of a set of areas."""
    return tuple(members(areas))
