"""7.1  Facing: what a turn costs, and whom it hurts."""

from __future__ import annotations

from honjin.games.ran.model import FACING_IDS
from honjin.games.ran.state import RanState
from honjin.maps.facing import TURNS

FREE_VERTICES = 1
"""7.13  Corners by which a unit turns for nothing in each hex."""


def price_of_turn(turned: int, corners: int) -> int:
    """7.13  What so many corners more cost a unit that has turned by some in this hex already."""
    return max(0, turned + corners - FREE_VERTICES) - max(0, turned - FREE_VERTICES)


def turns_for(facing: int, turned: int, points: int) -> tuple[int, ...]:
    """7.13  The facings that a unit can turn to for so many points, if it has turned by some corners in this hex."""
    return _TURNS[facing][min(turned, FREE_VERTICES)][min(points, len(FACING_IDS) // 2)]


_TURNS = tuple(
    tuple(
        tuple(
            tuple(new for new in range(6) if new != facing and price_of_turn(turned, TURNS[facing][new]) <= points)
            for points in range(4)
        )
        for turned in range(2)
    )
    for facing in range(6)
)


def turn_hurts(state: RanState, unit: int) -> bool:
    """7.14  A turn in woods or a village costs a hit, but not those who shoot, nor open order."""
    battle = state.battle
    return bool(battle.pivots_hurt >> state.hex[unit] & battle.melee >> unit & ~(state.open_order >> unit) & 1)


def would_rout(state: RanState, unit: int) -> bool:
    """11.36  A Disordered unit does not turn where the hit would rout it."""
    return bool(state.disordered >> unit & 1) and state.hits[unit] + 1 >= state.tq(unit)


def neighbours(facing: int) -> tuple[int, int]:
    """7.11  A unit faces a corner of its hex: those to the left and to the right of one."""
    return (facing - 1) % len(FACING_IDS), (facing + 1) % len(FACING_IDS)
