"""Chapter 7: control, blockade, transports and landings."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event, Notice
from honjin.games.port_arthur.events.kinds import Ships
from honjin.games.port_arthur.model import JAPAN, PORT_ARTHUR, ROADSTEAD, RUSSIA, SHIPYARD, SUNK, BoxId, SideId, ZoneId
from honjin.games.port_arthur.state import PortArthurState


class ZonesControlled(Notice, frozen=True):
    """Who controls which zones, and the points that gives."""

    weight: ClassVar[int] = 2

    japan_zones: tuple[ZoneId, ...]
    russia_zones: tuple[ZoneId, ...]
    japan_points: int
    russia_points: int


class ScoreMoved(Event, frozen=True):
    """The marker of the CP track moved towards a side; it stops at the end of the track."""

    weight: ClassVar[int] = 2

    to: SideId
    points: int
    leader: SideId | None
    lead: int

    def apply(self, state: PortArthurState) -> None:
        state.score = self.lead if self.leader == JAPAN else -self.lead


class BlockadePaid(Event, frozen=True):
    """The blockade of Port Arthur was set, or kept."""

    kept: bool

    def apply(self, state: PortArthurState) -> None:
        state.blockade = True


class BlockadeLifted(Event, frozen=True):
    """The blockade marker left the Yellow Sea."""

    why: str

    def apply(self, state: PortArthurState) -> None:
        state.blockade = False


class TransportsSunk(Event, frozen=True):
    """Russia controlled the zone: the armies went back to the pool."""

    weight: ClassVar[int] = 2

    zones: tuple[ZoneId, ...]

    def apply(self, state: PortArthurState) -> None:
        state.landing = tuple(zone for zone in state.landing if zone not in self.zones)


class ArmyLanded(Event, frozen=True):
    """An army went from a landing box to a box of the Manchuria track."""

    weight: ClassVar[int] = 2

    box: BoxId

    def apply(self, state: PortArthurState) -> None:
        state.landing = state.landing[1:]
        state.boxes += (self.box,)


class ShipyardLost(Event, frozen=True):
    """Hill 203 fell: the ships in the yard of Port Arthur lie in its roadstead again, damaged as they were."""

    weight: ClassVar[int] = 2

    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        state.at[ROADSTEAD[PORT_ARTHUR]] |= state.at[SHIPYARD[PORT_ARTHUR]]
        state.at[SHIPYARD[PORT_ARTHUR]] = 0


class PortArthurFell(Event, frozen=True):
    """Port Arthur is no port any more; the ships in it are lost."""

    weight: ClassVar[int] = 2

    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        for place in (ROADSTEAD[PORT_ARTHUR], SHIPYARD[PORT_ARTHUR]):
            state.at[SUNK] |= state.at[place]
            state.at[place] = 0


class SipingRolled(Notice, frozen=True):
    """The die for Siping."""

    weight: ClassVar[int] = 2

    die: int
    points: int


def towards(state: PortArthurState, side: SideId, points: int) -> ScoreMoved:
    """4  The marker moves towards a side by so many boxes, at most to the end of the track."""
    track = state.theatre.tracks
    moved = state.score + (points if side == JAPAN else -points)
    score = max(track.cp_min, min(track.cp_max, moved))
    return ScoreMoved(side, points, JAPAN if score > 0 else RUSSIA if score else None, abs(score))
