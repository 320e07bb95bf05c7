"""A view as the script reads it: which ships are where, and the force of every squadron, guessed where fog hides it."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.decision import Option
from honjin.games.port_arthur.model import HILL_203, PORT_ARTHUR, PORTS, SIDES, ZONES, PortId, SideId
from honjin.games.port_arthur.odds import Vessel, Vessels
from honjin.games.port_arthur.script.forces import Force, damaged_ship, intact_ship, join
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import SOMEWHERE_AT_SEA, SquadronSeen, View

Forces = Sequence[Force | None]
"""One for each zone, in the order of ZONES."""

ZONE_NUMBER: dict[str, int] = {zone: number for number, zone in enumerate(ZONES)}
_PORT_OF_ROADSTEAD = {f"{port}.roadstead": port for port in PORTS}


class Charts:
    """What the script works out once for a theatre: both sides of every counter, and whose it is."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre
        numbers = range(len(theatre.ids))
        self.intact = tuple(intact_ship(theatre, number) for number in numbers)
        self.damaged = tuple(damaged_ship(theatre, number) for number in numbers)
        self.side_of = tuple(theatre.side_of(ship) for ship in theatre.ids)


class Reading:
    """One view, read once. Ships are numbered as in the theatre, zones as in ZONES."""

    def __init__(self, charts: Charts, view: View) -> None:
        self.charts = charts
        self.theatre = charts.theatre
        self.view = view
        self.ships: list[Force] = []
        self.at_sea: dict[SideId, list[list[int]]] = {side: [[] for _ in ZONES] for side in SIDES}
        self.lying: dict[PortId, list[int]] = {port: [] for port in PORTS}
        self.hidden: dict[SideId, list[int]] = {side: [] for side in SIDES}
        self._read_ships()
        self.forces: dict[SideId, list[Force | None]] = {
            side: [self.force(ships) if ships else None for ships in self.at_sea[side]] for side in SIDES
        }
        for squadron in view.squadrons:
            if squadron.ships is None:
                self.forces[squadron.side][ZONE_NUMBER[squadron.zone]] = self._guess(squadron)
        self.armies = [ZONE_NUMBER[zone] for zone in view.landing]

    def _read_ships(self) -> None:
        intact, damaged, side_of = self.charts.intact, self.charts.damaged, self.charts.side_of
        for number, seen in enumerate(self.view.ships.values()):
            self.ships.append(damaged[number] if seen.damaged else intact[number])
            place = seen.place
            zone = ZONE_NUMBER.get(place)
            if zone is not None:
                self.at_sea[side_of[number]][zone].append(number)
            elif place in _PORT_OF_ROADSTEAD:
                self.lying[_PORT_OF_ROADSTEAD[place]].append(number)
            elif place == SOMEWHERE_AT_SEA:
                self.hidden[side_of[number]].append(number)

    def _guess(self, squadron: SquadronSeen) -> Force | None:
        """The top ship, and for the others the average of the ships at sea whose zone is not known."""
        known = [] if squadron.top is None else [self.ships[self.theatre.number[squadron.top]]]
        pool = sorted((self.ships[ship] for ship in self.hidden[squadron.side]), key=lambda ship: ship.speed)
        others = squadron.count - len(known)
        if not pool or others <= 0:
            return join(known)
        whole = join(pool)
        assert whole is not None
        share = others / len(pool)
        # The more ships, the likelier is a slow one among them.
        slow = pool[len(pool) // (others + 1)]
        guessed = Force(
            round(whole.firepower * share),
            max(others, round(whole.hits * share)),
            whole.weakest,
            slow.speed,
            others,
            whole.worth * share,
        )
        return join([*known, guessed])

    def force(self, ships: Sequence[int]) -> Force | None:
        """These ships together."""
        return join([self.ships[ship] for ship in ships])

    def number_of(self, option: Option) -> int:
        """The number of the ship that an option names."""
        return self.theatre.number[option.ship]  # type: ignore[attr-defined]

    def ship_of(self, option: Option) -> Force:
        """The ship that an option names."""
        return self.ships[self.number_of(option)]

    def is_damaged(self, ship: int) -> bool:
        """Whether a ship shows its damaged side."""
        return self.ships[ship] is self.charts.damaged[ship]

    def has_yard(self, port: PortId) -> bool:
        """Whether a port can repair ships now."""
        return self.theatre.has_yard[port] and (port != PORT_ARTHUR or HILL_203 not in self.view.boxes)

    def vessels(self, ships: Sequence[int]) -> Vessels:
        """These ships as targets."""
        theatre = self.theatre
        return tuple(
            [
                Vessel(
                    theatre.firepower[ship],
                    theatre.damaged_firepower[ship],
                    theatre.defence[ship],
                    self.is_damaged(ship),
                )
                for ship in ships
            ]
        )
