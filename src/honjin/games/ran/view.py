"""What a viewer sees: in RAN all pieces lie open, so it is the whole position, and the same for everybody.

The formations of the set-up are sealed by the question itself: until both sides have answered nothing is in the state.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from honjin.core.bits import members
from honjin.core.event import Viewer
from honjin.core.memory import remembered
from honjin.core.state import Result
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import FACING_IDS, OFF_MAP, BushoId, SamuraiId, SideId, UnitId
from honjin.games.ran.pieces import UNKNOWN
from honjin.games.ran.rules.activation import points_left
from honjin.games.ran.rules.trump import trumps_left
from honjin.games.ran.rules.victory import heads, rout_points
from honjin.games.ran.state import RanState


class UnitSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A unit: its hex, or `routed`, `lost`, `waiting`."""

    id: UnitId
    place: str
    facing: str
    hits: int = 0
    disordered: bool = False
    open_order: bool = False
    fired: bool = False
    commanded: bool = False
    acted: bool = False
    moved: bool = False
    bound: bool = False
    rested: bool = False
    faced: bool = False
    stirred: bool = False
    harassing: bool = False
    guest: bool = False
    """On its way through the hex of a friend."""
    engaged: tuple[UnitId, ...] = ()
    charges: UnitId | None = None
    began: str = ""
    """Where it was as the phase began, if that was not where it is."""


class BushoSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Busho, and how his contingent stands."""

    id: BushoId
    place: str
    momentum: int
    active: bool = False
    finished: bool = False
    wounded: bool = False
    shamed: bool = False
    replaced: bool = False
    fled: bool = False
    in_phase: bool = False
    inspired: bool = False
    killed: bool = False
    challenged: bool = False
    homeless: bool = False
    beset: bool = False
    hits: int = 0
    phases: int = 0
    legacy: int = 0


class SamuraiSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Samurai who has been drawn."""

    id: SamuraiId
    place: str
    busho: BushoId
    hits: int = 0
    shamed: bool = False
    finished: bool = False


class ArmySeen(msgspec.Struct, frozen=True):
    """What a side has left to spend and has spent, and what it has lost."""

    id: str
    points: int
    trumps: int
    heads: int
    rout_points: int
    rout_level: int
    drawn: int
    challenges: int
    great_heads: int = 0
    """Of the heads those of a So-Taisho."""
    points_spent: int = 0
    trumps_spent: int = 0
    tried_trump: bool = False
    hara_kiri: bool = False


class View(msgspec.Struct, frozen=True):
    """The battle as everybody sees it, and all there is to know of it (`position.py`)."""

    viewer: Viewer
    scenario: str
    turn: int
    holder: SideId
    phasing: SideId | None
    passes: int
    units: tuple[UnitSeen, ...]
    bushos: tuple[BushoSeen, ...]
    samurai: tuple[SamuraiSeen, ...]
    armies: dict[SideId, ArmySeen]
    result: Result | None
    starter: SideId | None = None
    wind_turned: bool = False
    bridge_down: bool = False
    rumour_told: bool = False
    rumour_believed: bool = False


UNIT_FLAGS = (
    *("disordered", "open_order", "fired", "commanded", "acted", "moved", "bound"),
    *("rested", "faced", "stirred", "harassing"),
)
BUSHO_FLAGS = (
    *("active", "finished", "wounded", "shamed", "replaced", "fled", "in_phase", "inspired"),
    *("killed", "challenged", "homeless", "beset"),
)
"""Sets of the state that are a yes or no for each unit, or Busho, in the view."""


def view_of(state: RanState, viewer: Viewer) -> View:
    """The same for both sides, spectators and the umpire."""
    battle = state.battle
    return View(
        viewer=viewer,
        scenario=battle.scenario.id,
        turn=state.turn,
        holder=battle.sides[state.holder],
        phasing=battle.sides[state.phasing] if state.phasing != UNKNOWN else None,
        passes=state.passes,
        units=_units(state),
        bushos=_bushos(state),
        samurai=tuple(
            _samurai(state, one) for one in range(len(battle.samurai_ids)) if state.samurai_of[one] != UNKNOWN
        ),
        armies={id: _army(state, side) for side, id in enumerate(battle.sides)},
        result=state.result,
        starter=battle.sides[state.starter],
        wind_turned=state.wind_turned,
        bridge_down=battle.bridge_down,
        rumour_told=state.rumour_told,
        rumour_believed=state.rumour_believed,
    )


def _place(battle: Battle, place: int) -> str:
    return battle.grid.names[place] if place >= 0 else OFF_MAP[place]


def _flags(state: RanState, names: tuple[str, ...], count: int) -> list[int]:
    """For each piece a bit for each of these sets that it is in."""
    found = [0] * count
    for number, name in enumerate(names):
        for piece in members(getattr(state, name)):
            found[piece] |= 1 << number
    return found


def _said(names: tuple[str, ...], flags: int) -> dict[str, Any]:
    return {name: True for number, name in enumerate(names) if flags >> number & 1}


def _units(state: RanState) -> tuple[UnitSeen, ...]:
    """Most units look as they did a moment ago, so what each looks like is remembered; the rare marks are added."""
    battle, count = state.battle, len(state.hex)
    flags = _flags(state, UNIT_FLAGS, count)
    found = [_unit(battle, *one) for one in zip(range(count), state.hex, state.facing, state.hits, flags, strict=True)]
    ids = battle.unit_ids
    for unit, foes in state.engaged.items():
        found[unit] = replace(found[unit], engaged=tuple(ids[foe] for foe in members(foes)))
    for unit, firer in state.charges.items():
        found[unit] = replace(found[unit], charges=ids[firer])
    if state.began and state.began != tuple(state.hex):
        for unit, (place, began) in enumerate(zip(state.hex, state.began, strict=True)):
            if place != began:
                found[unit] = replace(found[unit], began=_place(battle, began))
    for unit in members(state.moved & state.on_map):
        if state.occupant[state.hex[unit]] != unit:
            found[unit] = replace(found[unit], guest=True)
    return tuple(found)


@remembered(60_000)
def _unit(battle: Battle, unit: int, hex: int, facing: int, hits: int, flags: int) -> UnitSeen:
    ids = battle.unit_ids
    return UnitSeen(ids[unit], _place(battle, hex), FACING_IDS[facing], hits, **_said(UNIT_FLAGS, flags))


def _bushos(state: RanState) -> tuple[BushoSeen, ...]:
    battle, count = state.battle, len(state.busho_hex)
    flags = _flags(state, BUSHO_FLAGS, count)
    marks = zip(range(count), state.busho_hex, state.busho_hits, state.phases, state.legacy, flags, strict=True)
    return tuple(_busho(battle, state.momentum(one[0]), *one) for one in marks)


@remembered(10_000)
def _busho(
    battle: Battle, momentum: int, busho: int, hex: int, hits: int, phases: int, legacy: int, flags: int
) -> BushoSeen:
    id, place = battle.contingent_ids[busho], _place(battle, hex)
    return BushoSeen(id, place, momentum, hits=hits, phases=phases, legacy=legacy, **_said(BUSHO_FLAGS, flags))


def _samurai(state: RanState, one: int) -> SamuraiSeen:
    return SamuraiSeen(
        state.battle.samurai_ids[one],
        _place(state.battle, state.samurai_hex[one]),
        state.battle.contingent_ids[state.samurai_of[one]],
        state.samurai_hits[one],
        bool(state.samurai_shamed >> one & 1),
        bool(state.samurai_finished >> one & 1),
    )


def _army(state: RanState, side: int) -> ArmySeen:
    battle = state.battle
    return ArmySeen(
        battle.scenario.armies[side].id,
        points_left(state, side),
        trumps_left(state, side),
        heads(state, side),
        rout_points(state, side),
        battle.rout_level[side],
        state.drawn[side],
        state.challenges[side],
        state.great_heads[side],
        state.points_spent[side],
        state.trumps_spent[side],
        bool(state.tried_trump >> side & 1),
        state.hara_kiri[side],
    )
