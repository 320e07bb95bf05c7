"""Chapter 5: the orders of a sortie, and the fleets at sea."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import UMPIRE, Event, Viewer
from honjin.games.port_arthur.events.kinds import Ships, Sighting, is_hidden_from
from honjin.games.port_arthur.model import ROADSTEAD, SHIPYARD, ZONE_PLACE, PortId, ShipId, SideId, ZoneId
from honjin.games.port_arthur.state import ROADSTEADS_OF, PortArthurState


class PrivateOrder(Event, frozen=True):
    """An order of the sortie in progress: nobody else's business yet."""

    weight: ClassVar[int] = 0

    side: SideId

    def seen_by(self, state: PortArthurState, viewer: Viewer) -> Event | None:
        return self if viewer in (self.side, UMPIRE) else None


class SailingOrdered(PrivateOrder, frozen=True):
    """A ship was ordered to sea."""

    ship: ShipId
    zone: ZoneId

    def apply(self, state: PortArthurState) -> None:
        number = state.theatre.number[self.ship]
        state.orders[number] = ZONE_PLACE[self.zone]
        state.ordered |= 1 << number


class RepairOrdered(PrivateOrder, frozen=True):
    """A damaged ship was ordered into the yard of its port."""

    ship: ShipId
    port: PortId

    def apply(self, state: PortArthurState) -> None:
        number = state.theatre.number[self.ship]
        state.orders[number] = SHIPYARD[self.port]
        state.ordered |= 1 << number


class EmbarkationOrdered(PrivateOrder, frozen=True):
    """An army was ordered to the landing box of a zone."""

    zone: ZoneId

    def apply(self, state: PortArthurState) -> None:
        state.embarking += (self.zone,)


class FleetSailed(Event, frozen=True):
    """The sortie of a side was carried out."""

    reveals: ClassVar[bool] = True

    side: SideId
    sailed: tuple[tuple[ZoneId, Ships], ...]
    repaired: Ships
    armies: tuple[ZoneId, ...]

    def apply(self, state: PortArthurState) -> None:
        at = state.at
        for zone, ships in self.sailed:
            moving = state.theatre.set_of(ships)
            for place in ROADSTEADS_OF[self.side]:
                at[place] &= ~moving
            at[ZONE_PLACE[zone]] |= moving
            state.tops.pop((self.side, zone), None)
        if self.repaired:
            yards = state.theatre.set_of(self.repaired)
            for road in ROADSTEADS_OF[self.side]:
                at[road + len(ROADSTEAD)] |= at[road] & yards
                at[road] &= ~yards
        state.landing += self.armies
        state.orders = {}
        state.ordered = 0
        state.embarking = ()

    def seen_by(self, state: PortArthurState, viewer: Viewer) -> Event | None:
        if not is_hidden_from(viewer, self.side, state):
            return self
        theatre = state.theatre
        left = theatre.ids_of(theatre.set_of(ship for _, ships in self.sailed for ship in ships))
        counts = tuple((zone, len(ships)) for zone, ships in self.sailed)
        return FleetSighted(self.side, left, counts, self.repaired, self.armies)


class FleetSighted(Sighting, frozen=True):
    """A sortie as the enemy sees it: which ships left port, and how many are where."""

    side: SideId
    ships: Ships
    counts: tuple[tuple[ZoneId, int], ...]
    repaired: Ships
    armies: tuple[ZoneId, ...]


class TopShipShown(Event, frozen=True):
    """A squadron got this ship on top of its stack."""

    reveals: ClassVar[bool] = True
    weight: ClassVar[int] = 0

    side: SideId
    zone: ZoneId
    ship: ShipId

    def apply(self, state: PortArthurState) -> None:
        state.tops[self.side, self.zone] = self.ship
