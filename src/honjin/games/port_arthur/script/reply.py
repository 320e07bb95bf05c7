"""How Russia might answer a Japanese sortie: for each port a few ways to sail, the best combination port by port."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from honjin.games.port_arthur.model import PORTS_OF, RUSSIA, ZONES
from honjin.games.port_arthur.script.appraisal import Appraisal
from honjin.games.port_arthur.script.deployment import HOME_PLACE, Counts, Group, all_to
from honjin.games.port_arthur.script.forces import Force, join, times
from honjin.games.port_arthur.script.reading import Forces


class Way:
    """One way to use the ships of a port, and the forces by zone that it makes."""

    __slots__ = ("bonus", "forces", "rows")

    def __init__(self, groups: list[Group], rows: Counts) -> None:
        self.rows = rows
        parts: list[list[Force | None]] = [[] for _ in ZONES]
        self.bonus = 0.0
        for group, row in zip(groups, rows, strict=True):
            for place in group.places:
                if row[place]:
                    self.bonus += row[place] * group.bonus[place]
                    if place < HOME_PLACE:
                        parts[place].append(times(group.kind, row[place]))
        self.forces = [join(part) for part in parts]


class Answer(NamedTuple):
    """The best answer found: its worth to Russia, the forces by zone, and the ways taken."""

    worth: float
    forces: list[Force | None]
    ways: list[Way]


class Reply:
    """All the ways of all Russian ports, for one sortie phase."""

    def __init__(self, groups: list[Group], appraise: Appraisal, ordered: Forces) -> None:
        self.appraise = appraise
        self.ordered = ordered
        self.ports: list[list[Way]] = []
        self.groups: list[Group] = []
        for port in PORTS_OF[RUSSIA]:
            mine = [group for group in groups if group.port == port]
            if mine:
                self.groups += mine
                self.ports.append(ways_of(mine))

    def best(self, japan: Forces, armies: Sequence[int]) -> Answer:
        """Better one port after the other, twice over; the first way of each is to stay at home."""
        chosen = [ways[0] for ways in self.ports]
        best = self._judge(japan, chosen, armies)
        for _ in range(2):
            before = best[0]
            for at, ways in enumerate(self.ports):
                for way in ways:
                    kept, chosen[at] = chosen[at], way
                    found = self._judge(japan, chosen, armies)
                    if found[0] > best[0] + 1e-9:
                        best = found
                    else:
                        chosen[at] = kept
            if best[0] == before:
                break
        return Answer(best[0], best[1], chosen)

    def _judge(self, japan: Forces, chosen: list[Way], armies: Sequence[int]) -> tuple[float, list[Force | None]]:
        forces = [join(parts) for parts in zip(self.ordered, *[way.forces for way in chosen], strict=True)]
        worth = -self.appraise(japan, forces, armies)
        for way in chosen:
            worth += way.bonus
        return worth, forces


def ways_of(groups: list[Group]) -> list[Way]:
    """At home, all in one zone, a single ship in each zone, and these with the rest of the fleet behind one of them."""
    zones = sorted({place for group in groups for place in group.places if place < HOME_PLACE})
    flags = flag_rows(groups, zones)
    rows = [[all_to(group, HOME_PLACE) for group in groups]]
    rows += [[all_to(group, zone) for group in groups] for zone in zones]
    rows.append(flags)
    if len(zones) > 1:
        rows += [reinforced(groups, flags, zone) for zone in zones]
    return [Way(groups, way) for way in rows]


def flag_rows(groups: list[Group], zones: list[int]) -> Counts:
    """The least valuable ship that can get there shows the flag in each zone."""
    rows = [all_to(group, HOME_PLACE) for group in groups]
    for zone in zones:
        free = [at for at, group in enumerate(groups) if rows[at][HOME_PLACE] and zone in group.places]
        if free:
            cheapest = min(free, key=lambda at: groups[at].kind.worth)
            rows[cheapest][HOME_PLACE] -= 1
            rows[cheapest][zone] += 1
    return rows


def reinforced(groups: list[Group], flags: Counts, zone: int) -> Counts:
    """The same flags, and all the other ships that can get there in one zone."""
    rows = [row[:] for row in flags]
    for group, row in zip(groups, rows, strict=True):
        if zone in group.places:
            row[zone] += row[HOME_PLACE]
            row[HOME_PLACE] = 0
    return rows
