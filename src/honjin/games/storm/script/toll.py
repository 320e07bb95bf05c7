"""Damage points and the cheapest way to absorb them: a bill by points for the units that are hit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from honjin.core.bits import members
from honjin.games.storm.model import SideId, UnitSet
from honjin.games.storm.script.appraisal import Appraisal, Price

MOST_POINTS = 17
NEVER = 1e6

PLAIN, BRITTLE, CORD = "plain", "brittle", "cord"


class Body(NamedTuple):
    """A unit as something that absorbs points."""

    kind: str
    active: bool
    price: Price


Bill = Sequence[float]


def bodies_of(appraisal: Appraisal, side: SideId, place: int, units: UnitSet, caught: bool = False) -> tuple[Body, ...]:
    """The units hit, equal ones side by side; those caught on the move count as inactive (9.2)."""
    reading = appraisal.reading
    siege, rear = reading.siege, reading.state.rear
    return tuple(
        sorted(
            Body(
                BRITTLE if siege.brittle >> number & 1 else CORD if siege.cord >> number & 1 else PLAIN,
                not caught and not rear >> number & 1,
                appraisal.price(side, place, number),
            )
            for number in members(units)
        )
    )


def bill_of(appraisal: Appraisal, side: SideId, place: int) -> Bill:
    """What fire at an area costs a side, by points."""
    units = appraisal.reading.units(side, place)
    return bill(bodies_of(appraisal, side, place, units), appraisal.abandoned(side, place))


@lru_cache(maxsize=20_000)
def bill(bodies: tuple[Body, ...], abandoned: float) -> Bill:
    """The least cost of every number of points; `abandoned` is to be paid if nobody stays."""
    stays, gone = [NEVER] * (MOST_POINTS + 1), [NEVER] * (MOST_POINTS + 1)
    gone[0] = 0.0
    capacity = 0
    for body in bodies:
        ways = _ways(body)
        capacity += ways[-1][0]
        most = min(capacity, MOST_POINTS)
        new_stays, new_gone = [NEVER] * (MOST_POINTS + 1), [NEVER] * (MOST_POINTS + 1)
        for points, cost, leaves in ways:
            for before in range(most - points + 1):
                total = before + points
                staying = stays[before] + cost
                going = gone[before] + cost
                if leaves:
                    if going < new_gone[total]:
                        new_gone[total] = going
                elif going < staying:
                    staying = going
                if staying < new_stays[total]:
                    new_stays[total] = staying
        stays, gone = new_stays, new_gone
    costs = [min(stays[points], gone[points] + abandoned) for points in range(min(capacity, MOST_POINTS) + 1)]
    # Where White Cord units leave a point over, it is void.
    for points in range(1, len(costs)):
        if costs[points] >= NEVER:
            costs[points] = costs[points - 1]
    return tuple(costs)


def _ways(body: Body) -> list[tuple[int, float, bool]]:
    """What a unit can absorb: points, cost, whether it is gone; the most last."""
    flip, leave, loss = body.price
    if body.kind == BRITTLE:
        return [(0, 0.0, False), (1, leave + loss, True)]
    if body.active:
        retreat = [] if body.kind == CORD else [(2, flip + leave, True)]
        return [(0, 0.0, False), (1, flip, False), *retreat, (3, flip + leave + loss, True)]
    retreat = [] if body.kind == CORD else [(1, leave, True)]
    return [(0, 0.0, False), *retreat, (2, leave + loss, True)]
