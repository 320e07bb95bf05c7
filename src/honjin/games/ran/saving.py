"""A position as plain data, and back: what a snapshot holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from honjin.core.bits import members
from honjin.core.state import Result
from honjin.games.ran.model import (
    FACING,
    FACING_IDS,
    OFF_MAP,
    ROUTED,
    BushoId,
    FacingId,
    HexId,
    SamuraiId,
    UnitId,
)
from honjin.games.ran.pieces import UNKNOWN

if TYPE_CHECKING:
    from honjin.games.ran.state import RanState

UNIT_SETS = (
    *("disordered", "open_order", "fired", "stirred", "harassing"),
    *("commanded", "acted", "moved", "rested", "faced", "bound"),
)
BUSHO_SETS = (
    *("active", "finished", "wounded", "shamed", "replaced", "killed", "fled", "inspired", "homeless", "challenged"),
    *("in_phase", "beset"),
)
SAMURAI_SETS = ("samurai_shamed", "samurai_finished")
BY_SIDE = ("points_spent", "trumps_spent", "heads", "great_heads", "drawn", "challenges", "hara_kiri")
PLAIN = ("turn", "passes", "tried_trump", "wind_turned", "rumour_told", "rumour_believed")
"""Fields that are saved alike: sets of units, of Bushos, of Samurai, a value for each side, plain values."""

_OFF_MAP = {name: place for place, name in OFF_MAP.items()}


def encode(state: RanState) -> dict[str, Any]:
    """As plain data, by ids, with nothing of the battle in it."""
    battle = state.battle
    units, bushos, samurai = battle.unit_ids, battle.contingent_ids, battle.samurai_ids
    return {
        **{name: getattr(state, name) for name in PLAIN},
        "bridge_down": battle.bridge_down,
        "starter": battle.sides[state.starter],
        "holder": battle.sides[state.holder],
        "result": msgspec.to_builtins(state.result),
        "units": {
            id: [_place(state, state.hex[unit]), FACING_IDS[state.facing[unit]], state.hits[unit]]
            for unit, id in enumerate(units)
        },
        **{name: [units[unit] for unit in members(getattr(state, name))] for name in UNIT_SETS},
        "guests": [units[unit] for unit in members(state.on_map) if state.occupant[state.hex[unit]] != unit],
        "engaged": [
            [units[one], units[other]]
            for one in sorted(state.engaged)
            for other in members(state.engaged[one])
            if one < other
        ],
        "charges": {units[charger]: units[firer] for charger, firer in sorted(state.charges.items())},
        "bushos": {
            id: [_place(state, state.busho_hex[one]), state.busho_hits[one], state.phases[one], state.legacy[one]]
            for one, id in enumerate(bushos)
        },
        **{name: [bushos[one] for one in members(getattr(state, name))] for name in BUSHO_SETS},
        "samurai": {
            id: [
                _place(state, state.samurai_hex[one]),
                state.samurai_hits[one],
                bushos[state.samurai_of[one]] if state.samurai_of[one] != UNKNOWN else "",
            ]
            for one, id in enumerate(samurai)
        },
        **{name: [samurai[one] for one in members(getattr(state, name))] for name in SAMURAI_SETS},
        **{name: list(getattr(state, name)) for name in BY_SIDE},
        "phasing": battle.sides[state.phasing] if state.phasing != UNKNOWN else "",
        "began": [_place(state, place) for place in state.began],
    }


def _place(state: RanState, place: int) -> str:
    return state.battle.grid.names[place] if place >= 0 else OFF_MAP[place]


def restore(state: RanState, data: dict[str, Any]) -> None:
    """Into a new state what was encoded of another."""
    if data["bridge_down"]:
        state.battle = state.battle.without_bridge
    battle = state.battle
    place = battle.grid.number | _OFF_MAP
    for name in PLAIN:
        setattr(state, name, data[name])
    state.starter, state.holder = battle.side[data["starter"]], battle.side[data["holder"]]
    state.result = msgspec.convert(data["result"], Result | None)
    for name in UNIT_SETS:
        setattr(state, name, sum(1 << battle.unit[UnitId(id)] for id in data[name]))
    for name in BUSHO_SETS:
        setattr(state, name, sum(1 << battle.contingent[BushoId(id)] for id in data[name]))
    for name in BY_SIDE:
        setattr(state, name, list(data[name]))
    _restore_units(state, data, place)
    for id, (where, hits, phases, legacy) in data["bushos"].items():
        one = battle.contingent[BushoId(id)]
        state.busho_hex[one] = place[where]
        state.busho_hits[one], state.phases[one], state.legacy[one] = hits, phases, legacy
    for id, (where, hits, owner) in data["samurai"].items():
        one = battle.samurai[SamuraiId(id)]
        state.samurai_hex[one], state.samurai_hits[one] = place[where], hits
        state.samurai_of[one] = battle.contingent[BushoId(owner)] if owner else UNKNOWN
    for name in SAMURAI_SETS:
        setattr(state, name, sum(1 << battle.samurai[SamuraiId(id)] for id in data[name]))
    state.phasing = battle.side[data["phasing"]] if data["phasing"] else UNKNOWN
    state.began = tuple(place[HexId(where)] for where in data["began"])


def _restore_units(state: RanState, data: dict[str, Any], place: dict[str, int]) -> None:
    """Guests last: the host of a hex stands in it first."""
    battle, guests = state.battle, set(data["guests"])
    for id, (where, facing, hits) in sorted(data["units"].items(), key=lambda one: one[0] in guests):
        unit, hex, turned = battle.unit[UnitId(id)], place[where], FACING[FacingId(facing)]
        if hex >= 0:
            state.put(unit, hex, turned)
        else:
            state.hex[unit] = hex
            state.facing[unit] = turned
            if hex == ROUTED:
                state.routed |= 1 << unit
        state.hits[unit] = hits
    for one, other in data["engaged"]:
        state.engage(battle.unit[UnitId(one)], battle.unit[UnitId(other)])
    state.charges = {
        battle.unit[UnitId(charger)]: battle.unit[UnitId(firer)] for charger, firer in data["charges"].items()
    }
