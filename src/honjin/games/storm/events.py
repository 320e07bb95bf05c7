"""Everything that can happen in Storm over Port Arthur, in the past tense. `apply` is the only writer of the state."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event, Notice
from honjin.core.modifier import Modifier
from honjin.core.state import Result
from honjin.games.storm.model import (
    DESTROYED,
    PLACE_OF,
    REORGANIZATION,
    SIDES,
    WAITING,
    AreaId,
    SideId,
    UnitId,
)
from honjin.games.storm.state import LOST, StormState

Units = tuple[UnitId, ...]


# Set-up and arrivals (3.0, 12.0, 15.0)


class UnitPlaced(Event, frozen=True):
    """A unit was set up, or a reinforcement arrived."""

    weight: ClassVar[int] = 0

    side: SideId
    unit: UnitId
    area: AreaId

    def apply(self, state: StormState) -> None:
        state.move(self.side, 1 << state.siege.number[self.unit], WAITING, PLACE_OF[self.area])


class UnitRecalled(Event, frozen=True):
    """A supplement came back from the reorganization box."""

    weight: ClassVar[int] = 0

    side: SideId
    unit: UnitId
    area: AreaId

    def apply(self, state: StormState) -> None:
        state.move(self.side, 1 << state.siege.number[self.unit], REORGANIZATION[self.side], PLACE_OF[self.area])


class UnitsWrittenOff(Event, frozen=True):
    """The part of the Russian infantry in the box that does not come back."""

    side: SideId
    units: Units

    def apply(self, state: StormState) -> None:
        state.move(self.side, state.siege.set_of(self.units), REORGANIZATION[self.side], DESTROYED)


class UnitWithdrawn(Event, frozen=True):
    """A unit left the map to make room for the White Cord group."""

    side: SideId
    unit: UnitId
    area: AreaId

    def apply(self, state: StormState) -> None:
        state.move(self.side, 1 << state.siege.number[self.unit], PLACE_OF[self.area], REORGANIZATION[self.side])


class GunShifted(Event, frozen=True):
    """Kodama had a gun moved."""

    side: SideId
    unit: UnitId
    origin: AreaId
    area: AreaId

    def apply(self, state: StormState) -> None:
        state.move(self.side, 1 << state.siege.number[self.unit], PLACE_OF[self.origin], PLACE_OF[self.area])


class KondratenkoPlaced(Event, frozen=True):
    """General Kondratenko took post in an area."""

    area: AreaId

    def apply(self, state: StormState) -> None:
        state.kondratenko = PLACE_OF[self.area]


class KondratenkoFell(Event, frozen=True):
    """General Kondratenko was killed, or his area was lost."""

    weight: ClassVar[int] = 2

    area: AreaId

    def apply(self, state: StormState) -> None:
        state.kondratenko = LOST


# The turn (4.0)


class TurnBegan(Event, frozen=True):
    """A new turn."""

    turn: int

    def apply(self, state: StormState) -> None:
        state.turn = self.turn
        state.passes = 0


class Passed(Event, frozen=True):
    """A side did no action."""

    weight: ClassVar[int] = 0

    side: SideId

    def apply(self, state: StormState) -> None:
        state.passes += 1


class TurnEnded(Event, frozen=True):
    """All units turned to their active side, and the fire markers were taken away."""

    turn: int

    def apply(self, state: StormState) -> None:
        state.turn_all_back()
        state.spotted = dict.fromkeys(SIDES, 0)


class MatchDecided(Event, frozen=True):
    """The end."""

    weight: ClassVar[int] = 2

    winner: SideId
    how: str
    area: AreaId | None

    def apply(self, state: StormState) -> None:
        state.result = Result(self.winner, self.how)


# Actions (5.0 to 9.0)


class ActionBegan(Event, frozen=True):
    """A side took up an action: the row of passes is broken."""

    weight: ClassVar[int] = 0

    side: SideId

    def apply(self, state: StormState) -> None:
        state.passes = 0


class Shot(Notice, frozen=True):
    """A bombardment, a fire action or defensive fire: dice, both factors line by line, and the damage points."""

    kind: str
    side: SideId
    units: Units
    origin: AreaId
    area: AreaId
    dice: tuple[int, ...]
    attack: tuple[Modifier, ...]
    defence: tuple[Modifier, ...]
    attack_total: int
    defence_total: int
    points: int


class UnitsSpent(Event, frozen=True):
    """The units of an action, in one area, turned to their inactive side."""

    weight: ClassVar[int] = 0

    side: SideId
    units: Units
    area: AreaId

    def apply(self, state: StormState) -> None:
        state.turn_over(self.side, state.siege.set_of(self.units), PLACE_OF[self.area])


class FireSpotted(Event, frozen=True):
    """A marker shows from where a side has fired into the next area."""

    weight: ClassVar[int] = 0

    side: SideId
    area: AreaId

    def apply(self, state: StormState) -> None:
        state.spotted[self.side] |= 1 << PLACE_OF[self.area]


class UnitsEntered(Event, frozen=True):
    """A group moved from one area into another, perhaps by way of others."""

    side: SideId
    units: Units
    origin: AreaId
    by: tuple[AreaId, ...]
    area: AreaId
    points: int

    def apply(self, state: StormState) -> None:
        state.move(self.side, state.siege.set_of(self.units), PLACE_OF[self.origin], PLACE_OF[self.area])


class FireHeld(Notice, frozen=True):
    """The defender let a group come."""

    weight: ClassVar[int] = 0

    side: SideId
    area: AreaId


# Damage (11.0)


class UnitFlipped(Event, frozen=True):
    """A unit absorbed a point by turning to its inactive side."""

    weight: ClassVar[int] = 0

    side: SideId
    unit: UnitId
    area: AreaId

    def apply(self, state: StormState) -> None:
        state.turn_over(self.side, 1 << state.siege.number[self.unit], PLACE_OF[self.area])


class UnitRetreated(Event, frozen=True):
    """A unit absorbed points by leaving for another area."""

    side: SideId
    unit: UnitId
    origin: AreaId
    area: AreaId
    points: int

    def apply(self, state: StormState) -> None:
        unit = 1 << state.siege.number[self.unit]
        if not state.siege.retreat_keeps_side:
            state.rear |= unit
        state.move(self.side, unit, PLACE_OF[self.origin], PLACE_OF[self.area])


class UnitRemoved(Event, frozen=True):
    """A unit went to the reorganization box."""

    side: SideId
    unit: UnitId
    origin: AreaId
    points: int
    nowhere_to_go: bool = False

    def apply(self, state: StormState) -> None:
        unit = 1 << state.siege.number[self.unit]
        state.rear &= ~unit
        state.move(self.side, unit, PLACE_OF[self.origin], REORGANIZATION[self.side])


class UnitDestroyed(Event, frozen=True):
    """A gun or a machine gun was destroyed."""

    side: SideId
    unit: UnitId
    origin: AreaId

    def apply(self, state: StormState) -> None:
        unit = 1 << state.siege.number[self.unit]
        state.rear &= ~unit
        state.move(self.side, unit, PLACE_OF[self.origin], DESTROYED)


class PointsVoid(Notice, frozen=True):
    """Damage points that no unit was left to absorb."""

    weight: ClassVar[int] = 0

    points: int


# Control (13.0)


class AreaTaken(Event, frozen=True):
    """Control of an area changed."""

    weight: ClassVar[int] = 2

    side: SideId
    area: AreaId

    def apply(self, state: StormState) -> None:
        state.take(self.side, PLACE_OF[self.area])


EVENTS = (
    UnitPlaced
    | UnitRecalled
    | UnitsWrittenOff
    | UnitWithdrawn
    | GunShifted
    | KondratenkoPlaced
    | KondratenkoFell
    | TurnBegan
    | Passed
    | TurnEnded
    | MatchDecided
    | ActionBegan
    | Shot
    | UnitsSpent
    | FireSpotted
    | UnitsEntered
    | FireHeld
    | UnitFlipped
    | UnitRetreated
    | UnitRemoved
    | UnitDestroyed
    | PointsVoid
    | AreaTaken
)
