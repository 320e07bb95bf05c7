"""6.6  Formations: a unit opens or closes its ranks."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Refusal
from honjin.games.ran.events.movement import FormationChanged
from honjin.games.ran.model import UnitSet, enemy_of
from honjin.games.ran.options import CLOSE, OPEN, Reform
from honjin.games.ran.rules.cohesion import settle
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.state import RanState


def can_reform(state: RanState, side: int, ready: UnitSet) -> UnitSet:
    """6.6, 6.63  Of some units those that may change formation: Commanded, in order, next to no enemy.

    Only those know formations that neither shoot nor are a Honjin. Missing points are no obstacle: it takes them all.
    """
    battle = state.battle
    ready &= battle.melee & state.commanded & ~state.disordered
    beside = battle.grid.beside(state.held[enemy_of(side)])
    found = 0
    for unit in members(ready):
        if not beside >> state.hex[unit] & 1:
            found |= 1 << unit
    return found


def reform(match: RanMatch, option: Reform) -> None:
    """6.63  All its movement for the other formation; many hits may then be too many for it (Ruling 165)."""
    state = match.state
    unit = state.battle.unit[option.unit]
    formation = CLOSE if state.open_order >> unit & 1 else OPEN
    match.emit(FormationChanged(option.unit, formation), rule="6.63")
    settle(match, unit)


def refuse_reform(state: RanState, side: int, option: Reform) -> Refusal | None:
    """6.63  For a unit that could carry out an order."""
    unit, facts = state.battle.unit[option.unit], {"unit": option.unit}
    if not state.battle.melee >> unit & 1:
        return Refusal("6.6", "knows-no-formation", facts)
    if not state.commanded >> unit & 1:
        return Refusal("5.33", "not-commanded", facts)
    if state.disordered >> unit & 1:
        return Refusal("6.63", "is-disordered", facts)
    return None if can_reform(state, side, 1 << unit) else Refusal("6.63", "beside-the-enemy", facts)
