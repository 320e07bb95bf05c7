"""The position that a view shows, as the rules know it: what players, odds and notes ask them about."""

from __future__ import annotations

from random import Random

from honjin.games.ran.battle import Battle
from honjin.games.ran.model import FACING, OFF_MAP, ROUTED, FacingId
from honjin.games.ran.pieces import UNKNOWN
from honjin.games.ran.state import RanState
from honjin.games.ran.view import BUSHO_FLAGS, BushoSeen, SamuraiSeen, UnitSeen, View

_OFF_MAP = {name: place for place, name in OFF_MAP.items()}


def position_of(battle: Battle, view: View) -> RanState:
    """The whole position, for nothing is hidden: a new one each time, so whoever asked may try things out on it."""
    if view.bridge_down and not battle.bridge_down:
        battle = battle.without_bridge
    state = RanState(battle)
    state.turn, state.passes, state.result = view.turn, view.passes, view.result
    state.starter = 0 if view.starter is None else battle.side[view.starter]
    state.wind_turned = view.wind_turned
    state.rumour_told, state.rumour_believed = view.rumour_told, view.rumour_believed
    state.holder = battle.side[view.holder]
    state.phasing = UNKNOWN if view.phasing is None else battle.side[view.phasing]
    _put_units(state, view.units)
    for busho in view.bushos:
        _put_busho(state, busho)
    for samurai in view.samurai:
        _put_samurai(state, samurai)
    for side, id in enumerate(battle.sides):
        army = view.armies[id]
        state.points_spent[side], state.trumps_spent[side] = army.points_spent, army.trumps_spent
        state.tried_trump |= army.tried_trump << side
        state.heads[side], state.great_heads[side] = army.heads - army.great_heads, army.great_heads
        state.drawn[side], state.challenges[side], state.hara_kiri[side] = army.drawn, army.challenges, army.hara_kiri
    return state


def imagine(battle: Battle, view: View, random: Random) -> RanState:
    """A position that agrees with a view: there is only one."""
    return position_of(battle, view)


def _put_units(state: RanState, units: tuple[UnitSeen, ...]) -> None:
    """All at once: written out, since players do it at every question."""
    battle = state.battle
    number, class_of, zones, honjins = battle.grid.number, battle.class_of, battle.zones, battle.honjins
    hexes, facings, hits, zone, occupant = state.hex, state.facing, state.hits, state.zone, state.occupant
    on_map = routed = disordered = open_order = fired = commanded = acted = moved = 0
    held = [0, 0]
    for unit, seen in enumerate(units):
        bit = 1 << unit
        facing = facings[unit] = FACING[FacingId(seen.facing)]
        place = seen.place
        if seen.open_order:
            open_order |= bit
        if seen.fired:
            fired |= bit
        if seen.commanded:
            commanded |= bit
        if seen.acted:
            acted |= bit
            _put_rare_marks(state, bit, seen)
        if seen.moved:
            moved |= bit
        if seen.faced or seen.stirred:
            _put_rare_marks(state, bit, seen)
        if place in _OFF_MAP:
            hexes[unit] = _OFF_MAP[place]
            if hexes[unit] == ROUTED:
                routed |= bit
            continue
        hex = hexes[unit] = number[place]
        on_map |= bit
        hits[unit] = seen.hits
        if not seen.guest:
            occupant[hex] = unit
        held[battle.side_of[unit]] |= 1 << hex
        if seen.disordered:
            disordered |= bit
        elif honjins & bit:
            zone[unit] = battle.grid.next_to[hex]
        else:
            zone[unit] = zones[class_of[unit][seen.open_order]][facing][hex]
        if seen.engaged:
            state.engaged[unit] = sum([1 << battle.unit[id] for id in seen.engaged])
        if seen.charges is not None:
            state.charges[unit] = battle.unit[seen.charges]
    state.held = held
    state.on_map, state.routed, state.disordered, state.open_order = on_map, routed, disordered, open_order
    state.fired, state.commanded, state.acted, state.moved = fired, commanded, acted, moved
    if state.phasing != UNKNOWN:
        state.began = tuple(
            [place_of(battle, seen.began) if seen.began else hex for seen, hex in zip(units, hexes, strict=True)]
        )


def _put_rare_marks(state: RanState, bit: int, seen: UnitSeen) -> None:
    """Those that only units bear which have been ordered to do something, or have reacted."""
    for name in ("bound", "rested", "faced", "stirred", "harassing"):
        if getattr(seen, name):
            setattr(state, name, getattr(state, name) | bit)


def place_of(battle: Battle, place: str) -> int:
    """The number of a hex, or of a place off the map."""
    return _OFF_MAP[place] if place in _OFF_MAP else battle.grid.number[place]


def _put_busho(state: RanState, seen: BushoSeen) -> None:
    battle = state.battle
    busho = battle.contingent[seen.id]
    bit = 1 << busho
    state.busho_hex[busho] = place_of(battle, seen.place)
    state.busho_hits[busho], state.phases[busho], state.legacy[busho] = seen.hits, seen.phases, seen.legacy
    for name in BUSHO_FLAGS:
        if getattr(seen, name):
            setattr(state, name, getattr(state, name) | bit)


def _put_samurai(state: RanState, seen: SamuraiSeen) -> None:
    battle = state.battle
    samurai = battle.samurai[seen.id]
    state.samurai_hex[samurai] = place_of(battle, seen.place)
    state.samurai_of[samurai] = battle.contingent[seen.busho]
    state.samurai_hits[samurai] = seen.hits
    state.samurai_shamed |= seen.shamed << samurai
    state.samurai_finished |= seen.finished << samurai
