"""Chapter 6: who acts, and the movement of squadrons."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event, Notice, Viewer
from honjin.games.port_arthur.events.kinds import Ships, Sighting, is_hidden_from
from honjin.games.port_arthur.model import ROADSTEAD, ZONE_PLACE, PlaceKey, PortId, SideId, ZoneId
from honjin.games.port_arthur.state import PortArthurState


class OperationsRolled(Notice, frozen=True):
    """One die each for the next operation; no side on a tie."""

    japan: int
    russia: int
    first: SideId | None


class RerollDemanded(Notice, frozen=True):
    """The initiative was spent to roll again."""

    side: SideId


class Passed(Notice, frozen=True):
    """A side did no operation."""

    weight: ClassVar[int] = 0

    side: SideId


class OperationsEnded(Notice, frozen=True):
    """The operations phase is over: tie, passes, or nobody left to act."""

    why: str


class MovementTested(Notice, frozen=True):
    """A squadron tried to move: the die against the speed of its slowest ship."""

    weight: ClassVar[int] = 0

    side: SideId
    leaving: PlaceKey
    goal: PlaceKey
    ships: Ships
    speed: int
    die: int
    succeeded: bool

    def seen_by(self, state: PortArthurState, viewer: Viewer) -> Event | None:
        if is_hidden_from(viewer, self.side, state):
            return MovementSeen(self.side, self.leaving, self.goal, self.die, self.succeeded)
        return self


class MovementSeen(Sighting, frozen=True):
    """A movement test as the enemy sees it: the declared move, the die and how it came out, not the speed."""

    weight: ClassVar[int] = 0

    side: SideId
    leaving: PlaceKey
    goal: PlaceKey
    die: int
    succeeded: bool


class SquadronMoved(Event, frozen=True):
    """A squadron moved to an adjacent zone."""

    side: SideId
    origin: ZoneId
    zone: ZoneId
    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        origin, target = ZONE_PLACE[self.origin], ZONE_PLACE[self.zone]
        fleet = state.theatre.fleet[self.side]
        moving = state.at[origin] & fleet
        if state.tops:
            top = state.tops.pop((self.side, self.origin), None)
            joined = state.tops.pop((self.side, self.zone), None) or state.at[target] & fleet
            if top is not None and not joined:
                state.tops[self.side, self.zone] = top
        state.at[origin] ^= moving
        state.at[target] |= moving

    def seen_by(self, state: PortArthurState, viewer: Viewer) -> Event | None:
        if is_hidden_from(viewer, self.side, state):
            return SquadronSighted(self.side, self.origin, self.zone, len(self.ships))
        return self


class SquadronSighted(Sighting, frozen=True):
    """A squadron's move as the enemy sees it."""

    side: SideId
    origin: ZoneId
    zone: ZoneId
    count: int


class SquadronPutIn(Event, frozen=True):
    """A squadron went into a port: its ships are open to all eyes there."""

    reveals: ClassVar[bool] = True

    side: SideId
    origin: ZoneId
    port: PortId
    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        origin = ZONE_PLACE[self.origin]
        moving = state.at[origin] & state.theatre.fleet[self.side]
        state.at[origin] ^= moving
        state.at[ROADSTEAD[self.port]] |= moving
        state.tops.pop((self.side, self.origin), None)


class ShipsLeftPort(Event, frozen=True):
    """Ships left port in the operations phase."""

    side: SideId
    port: PortId
    zone: ZoneId
    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        moving = state.theatre.set_of(self.ships)
        state.at[ROADSTEAD[self.port]] ^= moving
        state.at[ZONE_PLACE[self.zone]] |= moving
        state.tops.pop((self.side, self.zone), None)
