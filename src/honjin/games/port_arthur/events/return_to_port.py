"""Chapter 8: the way home."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event
from honjin.games.port_arthur.events.kinds import Ships
from honjin.games.port_arthur.model import ROADSTEAD, SHIPYARD, ZONE_PLACE, PortId, SideId, ZoneId
from honjin.games.port_arthur.state import PortArthurState


class RepairsEnded(Event, frozen=True):
    """The ships of a yard lie intact in the roadstead of its port."""

    weight: ClassVar[int] = 0

    port: PortId
    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        ships = state.at[SHIPYARD[self.port]]
        state.at[SHIPYARD[self.port]] = 0
        state.at[ROADSTEAD[self.port]] |= ships
        state.damaged &= ~ships


class SquadronsOpened(Event, frozen=True):
    """On the way home every squadron lies open: only fog of war knows the difference."""

    reveals: ClassVar[bool] = True
    weight: ClassVar[int] = 0

    def apply(self, state: PortArthurState) -> None:
        state.homeward = True


class ShipsReturned(Event, frozen=True):
    """Ships came home from a zone to a port."""

    weight: ClassVar[int] = 0

    side: SideId
    zone: ZoneId
    port: PortId
    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        ships = state.theatre.set_of(self.ships)
        state.at[ZONE_PLACE[self.zone]] &= ~ships
        state.at[ROADSTEAD[self.port]] |= ships
        if state.tops:
            state.tops.pop((self.side, self.zone), None)


class MaintenanceLacked(Event, frozen=True):
    """Russian ships in a port without a yard became damaged."""

    port: PortId
    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        state.damaged |= state.theatre.set_of(self.ships)
