"""9.26, 10.5, 11.8  Bushos who are hit, who fall and who follow them, and contingents that flee."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.bits import members
from honjin.core.event import Event, Notice
from honjin.core.modifier import Modifier
from honjin.games.ran.model import LOST, BushoId, HexId
from honjin.games.ran.state import RanState


class BushoAtRisk(Notice, frozen=True):
    """A Busho in the thick of it: only a 9 harms him."""

    busho: BushoId
    die: int

    weight: ClassVar[int] = 0


class BushoNamed(Notice, frozen=True):
    """Of several Bushos this one fights, or is at risk."""

    busho: BushoId

    weight: ClassVar[int] = 0


class CasualtyRolled(Notice, frozen=True):
    """A Busho was hit: grazed, wounded or killed."""

    busho: BushoId
    die: int
    result: str


class BushoWounded(Event, frozen=True):
    """A Busho bears a wound: all his ratings are one less."""

    busho: BushoId

    def apply(self, state: RanState) -> None:
        state.wounded |= 1 << state.battle.contingent[self.busho]


class BushoKilled(Event, frozen=True):
    """A Busho is dead, and his contingent without orders."""

    busho: BushoId
    how: str

    weight: ClassVar[int] = 2

    def apply(self, state: RanState) -> None:
        busho = state.battle.contingent[self.busho]
        bit = 1 << busho
        state.legacy[busho] = state.momentum(busho)
        state.killed |= bit
        leave_command(state, busho)


class FlightRolled(Notice, frozen=True):
    """A contingent rolled whether it flees: at or below the threshold of its losses."""

    busho: BushoId
    lost: int
    size: int
    lines: tuple[Modifier, ...]
    die: int
    threshold: int
    flees: bool


class ContingentFled(Event, frozen=True):
    """A contingent left the field: units, Busho and Samurai."""

    busho: BushoId

    weight: ClassVar[int] = 2

    def apply(self, state: RanState) -> None:
        battle = state.battle
        busho = battle.contingent[self.busho]
        state.fled |= 1 << busho
        for unit in members(battle.members[busho]):
            if state.hex[unit] != LOST:
                state.take_off(unit, LOST)
        for samurai, owner in enumerate(state.samurai_of):
            if owner == busho:
                state.samurai_hex[samurai] = LOST
        leave_command(state, busho)


class BushoReplaced(Event, frozen=True):
    """Another took over a contingent, or an army."""

    busho: BushoId
    hex: HexId

    def apply(self, state: RanState) -> None:
        busho = state.battle.contingent[self.busho]
        state.busho_hex[busho] = state.battle.grid.number[self.hex]
        state.busho_hits[busho] = 0
        state.replaced |= 1 << busho


def leave_command(state: RanState, busho: int) -> None:
    """10.52  A contingent without a Busho is Inactive."""
    keep = ~(1 << busho)
    state.busho_hex[busho] = LOST
    state.busho_hits[busho] = 0
    state.active &= keep
    state.wounded &= keep
    state.shamed &= keep
    state.homeless &= keep


DEATHS = (
    BushoAtRisk
    | BushoNamed
    | CasualtyRolled
    | BushoWounded
    | BushoKilled
    | FlightRolled
    | ContingentFled
    | BushoReplaced
)
