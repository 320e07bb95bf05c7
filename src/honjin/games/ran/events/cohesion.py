"""11  Hits, disorder, rout, and how units recover from them."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event, Notice
from honjin.games.ran.model import FACING, LOST, ROUTED, FacingId, HexId, SideId, UnitId
from honjin.games.ran.state import RanState


class QualityTested(Notice, frozen=True):
    """A unit rolled against its Troop Quality: above it, it failed by the difference."""

    unit: UnitId
    purpose: str
    die: int
    added: int
    tq: int
    missed: int
    """By how much it failed; nothing if it passed."""

    weight: ClassVar[int] = 0


class UnitHit(Event, frozen=True):
    """A unit took hits."""

    unit: UnitId
    hits: int

    def apply(self, state: RanState) -> None:
        state.hits[state.battle.unit[self.unit]] += self.hits


class UnitDisordered(Event, frozen=True):
    """A unit fell into disorder; so many hits stay on it."""

    unit: UnitId
    left: int

    def apply(self, state: RanState) -> None:
        unit = state.battle.unit[self.unit]
        state.disordered |= 1 << unit
        state.hits[unit] = self.left
        state.look_ahead(unit)


class UnitRouted(Event, frozen=True):
    """A unit ran, and waits in the box of routed units."""

    unit: UnitId

    def apply(self, state: RanState) -> None:
        state.take_off(state.battle.unit[self.unit], ROUTED)


class UnitEliminated(Event, frozen=True):
    """A unit is out of the game."""

    unit: UnitId

    def apply(self, state: RanState) -> None:
        state.take_off(state.battle.unit[self.unit], LOST)


class HeadsLost(Event, frozen=True):
    """The Honjin fell, and with it the heads that were shown there."""

    side: SideId
    heads: int
    great_heads: int

    def apply(self, state: RanState) -> None:
        side = state.battle.side[self.side]
        state.heads[side] = state.great_heads[side] = 0


class HitsRemoved(Event, frozen=True):
    """A unit recovered from hits."""

    unit: UnitId
    hits: int

    def apply(self, state: RanState) -> None:
        unit = state.battle.unit[self.unit]
        state.hits[unit] -= self.hits
        state.acted |= 1 << unit
        state.rested |= 1 << unit


class UnitRegrouped(Event, frozen=True):
    """A Disordered unit is in order again, with so many hits in all."""

    unit: UnitId
    hits: int

    def apply(self, state: RanState) -> None:
        unit = state.battle.unit[self.unit]
        state.disordered &= ~(1 << unit)
        state.hits[unit] = self.hits
        state.acted |= 1 << unit
        state.look_ahead(unit)


class RallyRolled(Notice, frozen=True):
    """A routed unit rolled to come back: below its Disordered Troop Quality it does, above it is lost."""

    unit: UnitId
    die: int
    tq: int


class UnitRallied(Event, frozen=True):
    """A routed unit came back to the map, Disordered and without hits."""

    unit: UnitId
    hex: HexId
    facing: FacingId

    def apply(self, state: RanState) -> None:
        unit = state.battle.unit[self.unit]
        state.disordered |= 1 << unit
        state.put(unit, state.battle.grid.number[self.hex], FACING[self.facing])


COHESION = (
    QualityTested
    | UnitHit
    | UnitDisordered
    | UnitRouted
    | UnitEliminated
    | HeadsLost
    | HitsRemoved
    | UnitRegrouped
    | RallyRolled
    | UnitRallied
)
