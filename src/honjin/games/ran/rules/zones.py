"""7.2, 7.3  Zones of control, and who is Engaged with whom."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.games.ran.model import UnitSet, enemy_of
from honjin.games.ran.state import RanState


def is_in_enemy_zoc(state: RanState, unit: int) -> bool:
    """7.23  Whether a unit stands in the zone of control of any enemy."""
    return bool(state.zoc_of(enemy_of(state.battle.side_of[unit])) >> state.hex[unit] & 1)


def controllers(state: RanState, side: int, hex: int) -> UnitSet:
    """7.21  The units of a side in whose zone of control a hex lies: they stand next to it."""
    found = 0
    zone = state.zone
    for unit in members(state.units_in(state.held[side] & state.battle.grid.next_to[hex])):
        if zone[unit] >> hex & 1:
            found |= 1 << unit
    return found


def engaged_with(state: RanState, unit: int) -> UnitSet:
    """7.31  The enemies a unit is Engaged with; none if it is not Engaged."""
    return state.engaged.get(unit, 0)


def may_ride_off(state: RanState, unit: int) -> bool:
    """7.33  A Kibamusha Engaged with nothing but infantry moves as it likes; a Honjin is guarded by infantry."""
    battle = state.battle
    return bool(battle.mounted >> unit & 1) and not state.engaged.get(unit, 0) & battle.mounted


def engaged_units(state: RanState) -> UnitSet:
    """All units with a marker."""
    found = 0
    for unit in state.engaged:
        found |= 1 << unit
    return found


def enemies_beside(state: RanState, unit: int, hex: int) -> int:
    """The hexes next to this one in which enemies of a unit stand."""
    return state.held[enemy_of(state.battle.side_of[unit])] & state.battle.grid.next_to[hex]
