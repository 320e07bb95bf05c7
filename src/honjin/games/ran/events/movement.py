"""6, 7  Units on the move, by order and in reaction."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event, Notice
from honjin.games.ran.model import FACING, WAITING, FacingId, HexId, UnitId
from honjin.games.ran.options import OPEN
from honjin.games.ran.state import RanState


class MoveBegan(Event, frozen=True):
    """A unit set out, with so many points to spend."""

    unit: UnitId
    points: int

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        state.acted |= 1 << state.battle.unit[self.unit]


class UnitArrived(Event, frozen=True):
    """A reinforcement entered the map, for so many points; its Busho with the first of them."""

    unit: UnitId
    hex: HexId
    cost: int

    def apply(self, state: RanState) -> None:
        battle = state.battle
        unit, hex = battle.unit[self.unit], battle.grid.number[self.hex]
        state.put(unit, hex, battle.start_facing[unit])
        state.moved |= 1 << unit
        state.acted |= 1 << unit
        busho = battle.contingent_of[unit]
        if state.busho_hex[busho] == WAITING:
            state.busho_hex[busho] = hex


class UnitEntered(Event, frozen=True):
    """4.65  A unit went one hex, for so many points; Bushos in its hex stay behind."""

    unit: UnitId
    hex: HexId
    cost: int

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        unit = state.battle.unit[self.unit]
        state.put(unit, state.battle.grid.number[self.hex], state.facing[unit])
        state.moved |= 1 << unit


class UnitTurned(Event, frozen=True):
    """A unit turned by order, for so many points."""

    unit: UnitId
    facing: FacingId
    cost: int

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        unit = state.battle.unit[self.unit]
        state.facing[unit] = FACING[self.facing]
        state.look_ahead(unit)
        state.moved |= 1 << unit


class RiderBound(Event, frozen=True):
    """A rider used up his last point to reach the enemy, and has to charge home."""

    unit: UnitId

    def apply(self, state: RanState) -> None:
        state.bound |= 1 << state.battle.unit[self.unit]


class FormationChanged(Event, frozen=True):
    """A unit spent all its movement to open or to close its ranks."""

    unit: UnitId
    formation: str

    def apply(self, state: RanState) -> None:
        unit = state.battle.unit[self.unit]
        bit = 1 << unit
        state.acted |= bit
        state.open_order = state.open_order | bit if self.formation == OPEN else state.open_order & ~bit
        state.look_ahead(unit)


class FacingTried(Event, frozen=True):
    """A unit made its one attempt of the phase to turn in reaction."""

    unit: UnitId

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        state.faced |= 1 << state.battle.unit[self.unit]


class UnitFaced(Event, frozen=True):
    """A unit turned in reaction, after a withdrawal, or before it attacks."""

    unit: UnitId
    facing: FacingId

    def apply(self, state: RanState) -> None:
        unit = state.battle.unit[self.unit]
        state.facing[unit] = FACING[self.facing]
        state.look_ahead(unit)


class WithdrawalBegan(Notice, frozen=True):
    """A unit is about to draw back before the enemy."""

    unit: UnitId

    weight: ClassVar[int] = 0


class UnitWithdrew(Event, frozen=True):
    """A unit drew back before the enemy, by way of a friend if one is named, and whoever stood with it went along."""

    unit: UnitId
    hex: HexId
    through: UnitId | None = None

    def apply(self, state: RanState) -> None:
        battle = state.battle
        unit, hex = battle.unit[self.unit], battle.grid.number[self.hex]
        old = state.hex[unit]
        state.put(unit, hex, state.facing[unit])
        state.take_along(battle.side_of[unit], old, hex)


class RushBegan(Notice, frozen=True):
    """A unit rushes at one of those that withdraw."""

    unit: UnitId
    target: UnitId


class UnitRushed(Event, frozen=True):
    """A unit rushed a hex after the enemy who withdraws."""

    unit: UnitId
    hex: HexId
    facing: FacingId

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        unit = state.battle.unit[self.unit]
        state.put(unit, state.battle.grid.number[self.hex], FACING[self.facing])
