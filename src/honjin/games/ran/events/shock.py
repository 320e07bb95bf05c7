"""9, 11.4, 11.5  Shock, and how it ends for those who fought."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event, Notice
from honjin.core.modifier import Modifier
from honjin.games.ran.model import BushoId, HexId, SideId, UnitId
from honjin.games.ran.state import RanState


class AttackDeclared(Notice, frozen=True):
    """A unit is to attack, perhaps in Norikuzushi."""

    unit: UnitId
    targets: tuple[UnitId, ...]
    norikuzushi: bool

    weight: ClassVar[int] = 0


class AttackCalledOff(Notice, frozen=True):
    """A unit that was to attack does not."""

    unit: UnitId


class ShockCoordinated(Notice, frozen=True):
    """Two contingents attack together: what became of the plan."""

    side: SideId
    die: int
    shift: int
    superiority: bool


class ContingentRoused(Event, frozen=True):
    """An attack in shock made a contingent Active."""

    busho: BushoId

    def apply(self, state: RanState) -> None:
        state.active |= 1 << state.battle.contingent[self.busho]


class UnitNamed(Notice, frozen=True):
    """A unit was named in a combat: `spearhead`, `brace`, or to `bear` a hit that was left over."""

    unit: UnitId
    what: str

    weight: ClassVar[int] = 0


class ShockResolved(Notice, frozen=True):
    """A combat was fought: the lines of the column, the die, the hits of both."""

    attackers: tuple[UnitId, ...]
    defenders: tuple[UnitId, ...]
    lines: tuple[Modifier, ...]
    column: int
    die: int
    die_lines: tuple[Modifier, ...]
    attacker_hits: int
    defender_hits: int
    superiority: bool


class UnitRetreated(Event, frozen=True):
    """A unit gave way a hex, and whoever stood with it went along."""

    unit: UnitId
    hex: HexId

    def apply(self, state: RanState) -> None:
        battle = state.battle
        unit, hex = battle.unit[self.unit], battle.grid.number[self.hex]
        old = state.hex[unit]
        state.put(unit, hex, state.facing[unit])
        state.take_along(battle.side_of[unit], old, hex)


class RetreatBarred(Notice, frozen=True):
    """A unit had to give way and could not."""

    unit: UnitId


class UnitAdvanced(Event, frozen=True):
    """A unit followed into the hex that the enemy had left."""

    unit: UnitId
    hex: HexId

    def apply(self, state: RanState) -> None:
        unit = state.battle.unit[self.unit]
        state.put(unit, state.battle.grid.number[self.hex], state.facing[unit])


class UnitsEngaged(Event, frozen=True):
    """Two enemies who fought and stood their ground are Engaged."""

    unit: UnitId
    other: UnitId

    def apply(self, state: RanState) -> None:
        state.engage(state.battle.unit[self.unit], state.battle.unit[self.other])


SHOCK = (
    AttackDeclared
    | AttackCalledOff
    | ShockCoordinated
    | ContingentRoused
    | UnitNamed
    | ShockResolved
    | UnitRetreated
    | RetreatBarred
    | UnitAdvanced
    | UnitsEngaged
)
