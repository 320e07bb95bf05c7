"""4.3  Command: who can give orders, and how far they carry."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.games.ran.model import BushoSet, UnitSet, enemy_of
from honjin.games.ran.pieces import UNKNOWN
from honjin.games.ran.rules.zones import engaged_units
from honjin.games.ran.state import RanState
from honjin.maps.hexgrid import HexSet


def reach(state: RanState, side: int, start: int, range: int) -> HexSet:
    """4.31, 4.32  The hexes within range by a way that a leader could go, counted in hexes (Ruling 111).

    Not through enemies, nor through their zones of control unless a friend stands there.
    """
    battle, enemy = state.battle, enemy_of(side)
    barred = state.held[enemy] | state.zoc_of(enemy) & ~state.held[side]
    return battle.ways.reach(start, range, battle.grid.everywhere & ~barred)


def command_range(state: RanState, busho: int) -> int:
    """4.35  His Momentum (4.11); half of it, rounded up, if he began the phase in an enemy zone of control."""
    full = state.momentum(busho)
    beset = state.beset if state.phasing != UNKNOWN else state.bushos_in_enemy_zones()
    return (full + 1) // 2 if beset >> busho & 1 else full


def in_range(state: RanState, busho: int) -> UnitSet:
    """4.52  The units of a contingent that are Commanded, by the range of its Busho from wherever he stands (4.32).

    The Honjin makes no difference to a So-Taisho here; a dead Busho commands nobody.
    """
    if not state.is_alive(busho):
        return 0
    battle = state.battle
    side = battle.side_of_contingent[busho]
    hexes = reach(state, side, state.busho_hex[busho], command_range(state, busho))
    own = battle.members[busho] & state.on_map
    places = 0
    for unit in members(own):
        places |= 1 << state.hex[unit]
    return state.units_in(chained(state, places, places & hexes)) & own


def chained(state: RanState, places: HexSet, found: HexSet) -> HexSet:
    """4.33  Those hexes of a contingent that are linked to some by neighbours, whatever lies between (Ruling 8)."""
    beside = state.battle.grid.beside
    while True:
        wider = found | places & beside(found)
        if wider == found:
            return found
        found = wider


def can_give_orders(state: RanState, busho: int) -> bool:
    """4.31  Outside his Honjin a So-Taisho must have the Busho in range; dead, he leaves them without orders.

    Rulings 112 and 113. A So-Taisho gives orders to his own contingent wherever he is, and from his Honjin to
    reinforcements that are about to enter.
    """
    battle = state.battle
    if not state.is_alive(busho) and not state.is_coming(busho):
        return False
    side = battle.side_of_contingent[busho]
    leader = battle.so_taisho[side]
    if busho == leader or state.in_honjin(side):
        return True
    return state.is_alive(leader) and state.is_alive(busho) and in_reach_of_so_taisho(state, side, busho)


def in_reach_of_so_taisho(state: RanState, side: int, busho: int) -> bool:
    """4.31  Whether a Busho stands within the Command Range of his So-Taisho."""
    leader = state.battle.so_taisho[side]
    hexes = reach(state, side, state.busho_hex[leader], command_range(state, leader))
    return bool(hexes >> state.busho_hex[busho] & 1)


def eligible(state: RanState, side: int) -> BushoSet:
    """5.24, 5.31  The Bushos of a side who can be designated: Active, not Finished, able to give orders."""
    ready = state.active & state.battle.contingents_of[side] & ~state.finished
    if not ready or state.in_honjin(side):
        return ready & present(state)
    found = 0
    for busho in members(ready):
        if can_give_orders(state, busho):
            found |= 1 << busho
    return found


def nobody_left(state: RanState) -> bool:
    """5.39  Whether neither side has a Busho who could be designated; points left over change nothing (Ruling 120)."""
    return not eligible(state, 0) and not eligible(state, 1)


def alive(state: RanState) -> BushoSet:
    """The Bushos who stand on the map."""
    found = 0
    for busho, hex in enumerate(state.busho_hex):
        if hex >= 0:
            found |= 1 << busho
    return found


def present(state: RanState) -> BushoSet:
    """5.21 (4)  The Bushos on the map, and those of reinforcements whose turn has come."""
    found = alive(state)
    for busho in members(state.battle.specials.late):
        if state.is_coming(busho):
            found |= 1 << busho
    return found


def can_do_something(state: RanState, busho: int) -> bool:
    """5.65  Whether a contingent could move, fire or fight, as after a Trump it must (Ruling 123)."""
    units = state.battle.members[busho] & state.on_map
    return bool(units & ~engaged_units(state)) or any(
        unit in state.engaged for unit in members(units & ~state.battle.never_attack)
    )
