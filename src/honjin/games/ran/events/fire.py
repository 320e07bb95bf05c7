"""8  Fire, and the charges that it brings about."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event, Notice
from honjin.core.modifier import Modifier
from honjin.games.ran.model import FACING, FacingId, HexId, UnitId
from honjin.games.ran.state import RanState


class FireOrdered(Event, frozen=True):
    """A unit made use of its one ordered fire of the turn; harassment takes all the turn (8.31)."""

    unit: UnitId
    all_turn: bool = False

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        bit = 1 << state.battle.unit[self.unit]
        state.fired |= bit
        state.acted |= bit
        if self.all_turn:
            state.harassing |= bit


class ShotFired(Notice, frozen=True):
    """A unit fired at another: ordered, on entry, on leaving, in reply or in harassment."""

    unit: UnitId
    target: UnitId
    kind: str
    range: int
    die: int
    lines: tuple[Modifier, ...]
    hits: int
    disorders: bool


class UnitCharged(Event, frozen=True):
    """A unit went for whoever had fired at it, and will attack him in the next shock segment."""

    unit: UnitId
    firer: UnitId
    hex: HexId
    facing: FacingId

    def apply(self, state: RanState) -> None:
        battle = state.battle
        unit, hex = battle.unit[self.unit], battle.grid.number[self.hex]
        state.put(unit, hex, FACING[self.facing])
        state.charges = {**state.charges, unit: battle.unit[self.firer]}


class ChargesSpent(Event, frozen=True):
    """Whoever had charged attacks in this shock segment, or has nobody before him any more."""

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        state.charges = {}


class BoatsFired(Notice, frozen=True):
    """The boats of the Arima fired at a unit near the shore."""

    target: UnitId
    die: int
    lines: tuple[Modifier, ...]
    hits: int
    disorders: bool


class WindRolled(Event, frozen=True):
    """Whether the west wind turns: at or below 4 it does, for the rest of the battle."""

    die: int
    turns: bool

    def apply(self, state: RanState) -> None:
        state.wind_turned = self.turns


class UnitDrawnOut(Event, frozen=True):
    """A unit went a hex after the harassers."""

    unit: UnitId
    hex: HexId
    facing: FacingId

    def apply(self, state: RanState) -> None:
        unit = state.battle.unit[self.unit]
        state.put(unit, state.battle.grid.number[self.hex], FACING[self.facing])


FIRE = FireOrdered | ShotFired | UnitCharged | ChargesSpent | WindRolled | BoatsFired | UnitDrawnOut
