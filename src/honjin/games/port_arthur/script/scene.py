"""A view as the script reads it: which ships are where, and the force of every squadron, estimated where fog hides it."""

from __future__ import annotations

from honjin.games.port_arthur.model import PORTS, SIDES, ZONES, PortId, SideId
from honjin.games.port_arthur.odds import Vessel, Vessels
from honjin.games.port_arthur.script.forces import Card, Force, cards_of, join
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import SOMEWHERE_AT_SEA, SquadronSeen, View

ZONE_NUMBER = {zone: number for number, zone in enumerate(ZONES)}
ROADSTEAD_NAME = {f"{port}.roadstead": port for port in PORTS}


class Charts:
    """What the script needs to know of a theatre, worked out once."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre
        self.intact, self.damaged = cards_of(theatre)
        self.side_of = tuple(theatre.side_of(ship) for ship in theatre.ids)


class Scene:
    """One view, read once."""

    def __init__(self, charts: Charts, view: View) -> None:
        self.charts = charts
        self.theatre = charts.theatre
        self.view = view
        self.cards: list[Card] = []
        self.at_sea: dict[SideId, list[list[int]]] = {side: [[] for _ in ZONES] for side in SIDES}
        self.lying: dict[PortId, list[int]] = {port: [] for port in PORTS}
        self.hidden: dict[SideId, list[int]] = {side: [] for side in SIDES}
        self._read_ships()
        self.forces: dict[SideId, list[Force | None]] = {
            side: [join([self.cards[ship] for ship in ships]) for ships in self.at_sea[side]] for side in SIDES
        }
        for squadron in view.squadrons:
            if squadron.ships is None:
                self.forces[squadron.side][ZONE_NUMBER[squadron.zone]] = self._estimate(squadron)

    def _read_ships(self) -> None:
        intact, damaged, side_of = self.charts.intact, self.charts.damaged, self.charts.side_of
        for number, ship in enumerate(self.view.ships.values()):
            place = ship.place
            self.cards.append(damaged[number] if ship.damaged else intact[number])
            if place in ZONE_NUMBER:
                self.at_sea[side_of[number]][ZONE_NUMBER[place]].append(number)  # type: ignore[index]
            elif place in ROADSTEAD_NAME:
                self.lying[ROADSTEAD_NAME[place]].append(number)
            elif place == SOMEWHERE_AT_SEA:
                self.hidden[side_of[number]].append(number)

    def _estimate(self, squadron: SquadronSeen) -> Force:
        """The top ship, and for the others the average of the ships at sea that nobody has seen."""
        pool = sorted((self.cards[ship] for ship in self.hidden[squadron.side]), key=lambda card: card.speed)
        known = [] if squadron.top is None else [self.cards[self.theatre.number[squadron.top]]]
        others = squadron.count - len(known)
        if not pool or not others:
            return join(known) or Force(1, 1, 6, 1, 1.0)
        share = others / len(pool)
        firepower = sum(card.firepower for card in known) + share * sum(card.firepower for card in pool)
        hits = sum(card.hits for card in known) + share * sum(card.hits for card in pool)
        worth = sum(card.worth for card in known) + share * sum(card.worth for card in pool)
        speed = min(pool[len(pool) // (others + 1)].speed, *(card.speed for card in known), 6)
        return Force(round(firepower), max(2, round(hits)), speed, squadron.count, worth)

    def vessels(self, ships: list[int]) -> Vessels:
        """These ships as targets."""
        theatre = self.theatre
        damaged = self.charts.damaged
        return tuple(
            [
                Vessel(
                    theatre.firepower[ship],
                    theatre.damaged_firepower[ship],
                    theatre.defence[ship],
                    self.cards[ship] is damaged[ship],
                )
                for ship in ships
            ]
        )
