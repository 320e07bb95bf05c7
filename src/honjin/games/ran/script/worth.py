"""What units are worth, and what hits take off them: in rout points, a little more for what they can still do."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from honjin.games.ran.model import HONJIN
from honjin.games.ran.state import RanState

FIREPOWER = 1.5
"""What a unit that shoots is worth beyond its rout points."""
CAMP = 1.0
"""A Honjin has no rout points of its own; without it command suffers."""
WORN, SHAKEN, LAST_STAND = 0.6, 0.45, 0.15
"""Of a unit's worth, what is left before it falls into disorder, then, and before the hit that finishes it."""


class Body(NamedTuple):
    """As much of a unit as a fight is about."""

    worth: float
    tq: int
    shaken_tq: int
    hits: int
    disordered: bool
    shoots: bool


def body_of(state: RanState, unit: int) -> Body:
    """A unit as it stands."""
    battle = state.battle
    open_order = state.open_order >> unit & 1
    return Body(
        worth_of(state, unit),
        battle.tq[unit] - open_order,
        battle.shaken_tq[unit] - open_order,
        state.hits[unit],
        bool(state.disordered >> unit & 1),
        bool(battle.shooters >> unit & 1),
    )


def worth_of(state: RanState, unit: int) -> float:
    """What its loss costs an army."""
    battle = state.battle
    if battle.kinds[unit] == HONJIN:
        return CAMP + battle.specials.camps[battle.side_of[unit]]
    return battle.points[unit] + (FIREPOWER if battle.missile >> unit & 1 else 0)


def after_hits(body: Body, hits: int, *, superior: bool = False) -> Body | None:
    """11.2  What becomes of it; None if it is gone."""
    left = body.hits + hits
    if body.disordered:
        return body._replace(hits=left) if left < body.shaken_tq else None
    if left < body.tq:
        return body._replace(hits=left)
    if body.shoots or superior or left - body.tq >= body.shaken_tq:
        return None
    return body._replace(hits=left - body.tq, disordered=True)


def disordered(body: Body) -> Body:
    """9.32  After a Norikuzushi."""
    return body if body.disordered or body.shoots else body._replace(hits=0, disordered=True)


@lru_cache(maxsize=10_000)
def value_of(body: Body | None) -> float:
    """What is left of its worth."""
    if body is None:
        return 0.0
    if body.disordered:
        return body.worth * (LAST_STAND + (SHAKEN - LAST_STAND) * (1 - body.hits / max(1, body.shaken_tq)))
    lowest = LAST_STAND if body.shoots else WORN
    return body.worth * (lowest + (1 - lowest) * (1 - body.hits / max(1, body.tq)))
