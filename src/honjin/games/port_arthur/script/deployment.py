"""Where the ships of a side go in its sortie, seen as groups of like ships; and the search for a better deployment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random

from honjin.games.port_arthur.model import PORT_ARTHUR, PORTS_OF, ZONES, PortId, ShipId, SideId
from honjin.games.port_arthur.script.forces import Force, join, times
from honjin.games.port_arthur.script.reading import ZONE_NUMBER, Forces, Reading

# Besides the sea zones, by their numbers, a ship may stay where it is or go into the yard.
HOME_PLACE = len(ZONES)
YARD_PLACE = HOME_PLACE + 1
PLACES = YARD_PLACE + 1

Counts = list[list[int]]
"""For each group, how many of its ships go to each place."""


class Group:
    """Ships of one kind in one port; what one of them can do, all can."""

    __slots__ = ("bonus", "kind", "places", "port", "ships")

    def __init__(self, port: PortId, kind: Force, places: tuple[int, ...]) -> None:
        self.port = port
        self.kind = kind
        self.places = places
        self.ships: list[int] = []
        self.bonus = [0.0] * PLACES
        """What it is worth for the turns to come that one of them goes there."""


def groups_of(reading: Reading, side: SideId, ordered: Mapping[ShipId, str]) -> list[Group]:
    """The ships in the roadsteads of a side that have no order yet, by port and kind."""
    theatre = reading.theatre
    found: dict[tuple[PortId, Force], Group] = {}
    for port in PORTS_OF[side]:
        near = tuple(ZONE_NUMBER[zone] for zone in theatre.port_zones[port])
        blockaded = port == PORT_ARTHUR and reading.view.blockade
        far = near if blockaded else tuple(ZONE_NUMBER[zone] for zone in theatre.reach(port, extra_zone=True))
        for ship in reading.lying[port]:
            if theatre.ids[ship] in ordered:
                continue
            key = port, reading.ships[ship]
            if key not in found:
                damaged = reading.is_damaged(ship)
                yard = (YARD_PLACE,) if damaged and reading.has_yard(port) else ()
                found[key] = Group(port, reading.ships[ship], (*(near if damaged else far), HOME_PLACE, *yard))
            found[key].ships.append(ship)
    return list(found.values())


def ordered_forces(reading: Reading, ordered: Mapping[ShipId, str]) -> list[Force | None]:
    """The ships that have their sailing orders already, by zone."""
    number = reading.theatre.number
    return [reading.force([number[ship] for ship, place in ordered.items() if place == zone]) for zone in ZONES]


class Deployment:
    """One way to place all the groups, changed step by step; it keeps the forces by zone up to date."""

    def __init__(self, groups: list[Group], counts: Counts, ordered: Forces) -> None:
        self.groups = groups
        self.counts = counts
        self.ordered = ordered
        self.forces = [self._force_at(zone) for zone in range(len(ZONES))]
        self.bonus = sum(
            number * group.bonus[place]
            for group, row in zip(groups, counts, strict=True)
            for place, number in enumerate(row)
        )

    def _force_at(self, zone: int) -> Force | None:
        parts = [self.ordered[zone]]
        for group, row in zip(self.groups, self.counts, strict=True):
            if row[zone]:
                parts.append(times(group.kind, row[zone]))
        return join(parts)

    def move(self, at: int, origin: int, goal: int, number: int) -> None:
        """Send so many ships of a group elsewhere."""
        self.counts[at][origin] -= number
        self.counts[at][goal] += number
        bonus = self.groups[at].bonus
        self.bonus += number * (bonus[goal] - bonus[origin])
        for place in (origin, goal):
            if place < HOME_PLACE:
                self.forces[place] = self._force_at(place)

    def moves(self, lot: Random | None = None) -> Iterable[tuple[int, int, int, int]]:
        """Every change of one ship, or of all the ships of a group in one place; in their order, or by lot."""
        ways = [
            (at, origin, goal)
            for at, group in enumerate(self.groups)
            for origin in group.places
            for goal in group.places
            if goal != origin
        ]
        if lot is not None:
            lot.shuffle(ways)
        for at, origin, goal in ways:
            if self.counts[at][origin]:
                yield at, origin, goal, 1
            if self.counts[at][origin] > 1:
                yield at, origin, goal, self.counts[at][origin]

    def improve(self, judge: Callable[[Forces], float], rounds: int, lot: Random | None = None) -> float:
        """Make every change that helps, as often as that goes on; the value reached."""
        best = judge(self.forces) + self.bonus
        for _ in range(rounds):
            before = best
            for at, origin, goal, number in self.moves(lot):
                forces, bonus = self.forces[:], self.bonus
                self.move(at, origin, goal, number)
                value = judge(self.forces) + self.bonus
                if value > best + 1e-9:
                    best = value
                else:
                    self.counts[at][goal] -= number
                    self.counts[at][origin] += number
                    self.forces, self.bonus = forces, bonus
            if best == before:
                break
        return best


def all_to(group: Group, place: int) -> list[int]:
    """The whole group to one place, or left at home if it cannot go there."""
    row = [0] * PLACES
    row[place if place in group.places else HOME_PLACE] = len(group.ships)
    return row
