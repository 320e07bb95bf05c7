"""A view as the script reads it: its own forces by hex, and what it remembers of the enemy."""

from __future__ import annotations

from collections.abc import Iterable

from honjin.games.midway.model import BB, CA, CARRIERS, CL, CV, CVL, DD, SS, TT, SideId, enemy_of
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.view import ShipSeen, SquadronSeen, View

WORTH = {CV: 14.0, CVL: 8.0, BB: 3.0, CA: 2.5, CL: 1.0, DD: 1.0, TT: 5.0, SS: 1.0}
"""What a ship is worth as a target: its points, and what it carries."""

UNKNOWN_SHIP = 1.5
"""The worth of a ship that a B-17 has only counted."""

SIZES = {"small": 3, "medium": 9, "large": 16}


class Force:
    """Enemy ships seen together: where and when, and what they are worth."""

    __slots__ = ("carriers", "hex", "ships", "turn", "worth")

    def __init__(self, turn: int, hex: int, ships: tuple[str, ...], worth: float, carriers: int) -> None:
        self.turn = turn
        self.hex = hex
        self.ships = ships
        self.worth = worth
        self.carriers = carriers


class Reading:
    """What the script sees."""

    def __init__(self, ocean: Ocean, side: SideId, view: View) -> None:
        sheet = view.sheets[side]
        self.ocean = ocean
        self.grid = ocean.grid
        self.side = side
        self.enemy = enemy_of(side)
        self.turn = view.turn
        self.night = view.night
        self.storm = ocean.storm if view.storm else 0
        self.controller = view.controller
        self.sheet = sheet
        self.ships: dict[str, ShipSeen] = {ship.id: ship for ship in sheet.ships}
        self.squadrons: dict[str, SquadronSeen] = {one.id: one for one in sheet.squadrons}
        self.number = ocean.grid.number
        self.kind = {card.id: card.kind for card in ocean.ships}
        self.sunk = {claim.what for claim in sheet.claims if claim.what in ocean.ship}
        # In the order of the sheet: that of a set of names is another in every process.
        self.loaded = tuple(dict.fromkeys(one.place for one in sheet.battalions))
        self.forces = self._forces()

    def hex_of(self, ship: str) -> int:
        """Where an own ship is, -1 off the map."""
        return self.number.get(self.ships[ship].hex, -1)

    def group_of(self, ship: str) -> str:
        """The group that a ship belongs to."""
        return self.ocean.ships[self.ocean.ship[ship]].group

    def is_open(self, ship: str) -> bool:
        """A carrier of ours whose deck can be used."""
        return not self.ships[ship].no_engines

    def is_loaded(self, ship: str) -> bool:
        """A transport with troops aboard."""
        return ship in self.loaded

    def hex_of_convoy(self) -> int:
        """The hex of the loaded transport nearest to Midway that can move; Midway itself when there is none."""
        ships = [self.ships[ship] for ship in self.loaded if ship in self.ships]
        hexes = [self.number[ship.hex] for ship in ships if ship.hex and not ship.no_engines]
        return min(hexes, key=self.grid.distances[self.ocean.midway].__getitem__, default=self.ocean.midway)

    def type_of(self, squadron: str) -> str:
        """The type of aircraft of a squadron."""
        return self.ocean.kind[self.ocean.squadron[squadron]]

    def own_at(self) -> dict[int, list[str]]:
        """Own surface ships by hex."""
        found: dict[int, list[str]] = {}
        for ship in self.ships.values():
            if ship.hex and self.kind[ship.id] != SS:
                found.setdefault(self.number[ship.hex], []).append(ship.id)
        return found

    def worth_of(self, ships: Iterable[str]) -> float:
        """What ships are worth."""
        return sum(WORTH[self.kind[ship]] for ship in ships)

    def boats_seen(self) -> dict[int, int]:
        """How many enemy boats have lately shown themselves in each hex, and float: they do not get far."""
        known = {ship: contact.hex for contact in self.sheet.contacts for ship in contact.ships}
        found: dict[int, int] = {}
        for ship, hex in known.items():
            if self.kind[ship] == SS and ship not in self.sunk:
                found[self.number[hex]] = found.get(self.number[hex], 0) + 1
        return found

    def _forces(self) -> list[Force]:
        """The latest sighting of each enemy ship, ships seen together as one force; the latest first."""
        known: dict[str, tuple[int, int]] = {}
        counted: dict[int, Force] = {}
        for contact in self.sheet.contacts:
            hex = self.number[contact.hex]
            for ship in contact.ships:
                if self.kind[ship] != SS and (ship not in known or known[ship][0] <= contact.turn):
                    known[ship] = contact.turn, hex
            if contact.size:
                worth = UNKNOWN_SHIP * SIZES[contact.size] + (WORTH[CV] if contact.carrier else 0)
                counted[hex] = Force(contact.turn, hex, (), worth, int(contact.carrier))
        together: dict[tuple[int, int], list[str]] = {}
        for ship, (turn, hex) in known.items():
            if ship not in self.sunk:
                together.setdefault((turn, hex), []).append(ship)
        forces = [
            Force(turn, hex, tuple(ships), self.worth_of(ships), sum(self.kind[one] in CARRIERS for one in ships))
            for (turn, hex), ships in together.items()
        ]
        exact = {(force.turn, force.hex) for force in forces}
        forces += [force for force in counted.values() if (force.turn, force.hex) not in exact]
        return sorted(forces, key=lambda force: (-force.turn, force.hex))
