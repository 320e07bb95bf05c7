"""6.3  Where a unit on the move can get to, and by which steps: each costs what the rules take for it.

Ways lead over harmless ground only: through no friend (6.74), with no turn that costs a hit (7.14), and never up to an
enemy with the last point (6.34). Such a step can still be taken by itself.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from honjin.core.bits import members
from honjin.core.decision import Option
from honjin.core.scene import Way
from honjin.games.ran.model import NOBODY, enemy_of
from honjin.games.ran.rules.facing import price_of_turn, turn_hurts
from honjin.games.ran.rules.movement import UnitMove, newly_beside
from honjin.games.ran.rules.reaction_fire import entry_shooters
from honjin.games.ran.state import RanState
from honjin.maps.facing import FRONT, TURNS
from honjin.maps.hexgrid import OFF


class _Stand(NamedTuple):
    """A unit after some steps, in the order in which ways are preferred: the cheapest, then the fewest steps."""

    spent: int
    steps: int
    hex: int
    facing: int
    turned: int
    entered: int


def ways(state: RanState, unit: int, left: int, turned: int, entered: int, start: tuple[Option, ...] = ()) -> list[Way]:
    """The cheapest way to every hex within reach, all of them with the same first answers.

    `state` is the asker's own, to try things out on; nothing of it is kept.
    """
    came: dict[tuple[int, int], tuple[tuple[int, int], tuple[Option, ...]]] = {}
    here = _Stand(0, 0, state.hex[unit], state.facing[unit], turned, entered)
    found: dict[int, Way] = {}
    heap = [here]
    best = {(here.hex, here.facing): (0, 0)}
    home = here.hex
    while heap:
        now = heappop(heap)
        place = now.hex, now.facing
        if now[:2] != best[place]:
            continue
        _stand(state, unit, now.hex, now.facing)
        if now.hex != home and now.hex not in found:
            found[now.hex] = _way(state, unit, _steps(came, place, (home, here.facing)), left - now.spent, start)
        for then, taken in _onwards(state, unit, now, left):
            goal = then.hex, then.facing
            if goal not in best or then[:2] < best[goal]:
                best[goal] = (then.spent, then.steps)
                came[goal] = place, taken
                heappush(heap, then)
    _stand(state, unit, home, here.facing)
    least = 0 if start else 1
    return [way for way in found.values() if len(way.options) > len(start) + least]


def _onwards(state: RanState, unit: int, now: _Stand, left: int) -> list[tuple[_Stand, tuple[Option, ...]]]:
    """All hexes that can be entered next, after a turn if need be."""
    battle = state.battle
    side, menu = battle.side_of[unit], battle.menu
    facings = (now.facing,) if turn_hurts(state, unit) else range(6)
    found: list[tuple[_Stand, tuple[Option, ...]]] = []
    for facing in facings:
        corners = TURNS[now.facing][facing]
        spent = now.spent + price_of_turn(now.turned, corners)
        move = UnitMove(side, unit, battle.unit_ids[unit], left, now.spent, now.entered, now.turned)
        if spent > left or (corners and move.why_not_turn(state, facing)):
            continue
        state.facing[unit] = facing
        move = UnitMove(side, unit, battle.unit_ids[unit], left, spent, now.entered, now.turned + corners)
        for direction in FRONT[facing]:
            hex = battle.grid.near[now.hex][direction]
            if hex == OFF or state.occupant[hex] != NOBODY or move.why_not_enter(state, hex):
                continue
            cost = spent + move.price(state, now.hex, hex)
            if cost == left and newly_beside(state, unit, now.hex, hex):
                continue
            taken: tuple[Option, ...] = (menu.enters[hex],)
            if corners:
                taken = (menu.turns[facing], *taken)
            found.append((_Stand(cost, now.steps + len(taken), hex, facing, 0, now.entered + 1), taken))
        state.facing[unit] = now.facing
    return found


def _stand(state: RanState, unit: int, hex: int, facing: int) -> None:
    """Try the unit out in another hex: nobody else is there."""
    side, old = state.battle.side_of[unit], state.hex[unit]
    if old != hex:
        state.leave_hex(unit, side, old)
        state.occupant[hex] = unit
        state.held[side] |= 1 << hex
        state.hex[unit] = hex
    state.facing[unit] = facing


def _steps(
    came: dict[tuple[int, int], tuple[tuple[int, int], tuple[Option, ...]]],
    place: tuple[int, int],
    home: tuple[int, int],
) -> tuple[Option, ...]:
    taken: tuple[Option, ...] = ()
    while place != home:
        place, last = came[place]
        taken = (*last, *taken)
    return taken


def _way(state: RanState, unit: int, steps: tuple[Option, ...], left: int, start: tuple[Option, ...]) -> Way:
    battle = state.battle
    hex = f"hex-{battle.grid.names[state.hex[unit]]}"
    watched = members(entry_shooters(state, enemy_of(battle.side_of[unit]), unit))
    return Way(
        touch=(f"unit-{battle.unit_ids[unit]}", hex) if start else (hex,),
        options=(*start, *steps),
        left=left,
        watched=tuple(f"unit-{battle.unit_ids[enemy]}" for enemy in watched),
    )
