"""The plan of a whole sortie: every ship, every army, chosen together and ordered one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from honjin.games.port_arthur.model import (
    HILL_203,
    JAPAN,
    PORT_ARTHUR,
    PORT_ARTHUR_BOX,
    PORTS_OF,
    RUSSIA,
    ZONES,
    PortId,
    SideId,
)
from honjin.games.port_arthur.script.appraisal import Appraisal
from honjin.games.port_arthur.script.forces import Card, Force
from honjin.games.port_arthur.script.scene import ZONE_NUMBER, Scene

HOME_PLACE = len(ZONES)
YARD_PLACE = HOME_PLACE + 1
PLACES = YARD_PLACE + 1


class Group:
    """Ships of one kind in one port, which may go to the same places."""

    __slots__ = ("bonus", "card", "places", "port", "ships")

    def __init__(self, port: PortId, card: Card, places: tuple[int, ...]) -> None:
        self.port = port
        self.card = card
        self.places = places
        self.ships: list[int] = []
        self.bonus = [0.0] * PLACES


Counts = list[list[int]]
"""For each group, how many of its ships go to each place."""


def groups_of(scene: Scene, side: SideId) -> list[Group]:
    """The ships in the roadsteads of a side, by port and kind."""
    theatre, view = scene.theatre, scene.view
    found: dict[tuple[PortId, Card], Group] = {}
    for port in PORTS_OF[side]:
        yard = theatre.has_yard[port] and (port != PORT_ARTHUR or HILL_203 not in view.boxes)
        near = tuple(ZONE_NUMBER[zone] for zone in theatre.port_zones[port])
        far = tuple(ZONE_NUMBER[z] for z in theatre.reach(port, port != PORT_ARTHUR or not view.blockade))
        for ship in scene.lying[port]:
            card = scene.cards[ship]
            group = found.get((port, card))
            if group is None:
                damaged = card is scene.charts.damaged[ship]
                places = (*(near if damaged else far), HOME_PLACE, *((YARD_PLACE,) if damaged and yard else ()))
                group = found[port, card] = Group(port, card, places)
            group.ships.append(ship)
    return list(found.values())


class Planner:
    """Looks for the best deployment of one side."""

    def __init__(self, scene: Scene, side: SideId, appraise: Appraisal) -> None:
        self.scene = scene
        self.side = side
        self.appraise = appraise
        self.groups = groups_of(scene, side)
        self.sign = 1.0 if side == JAPAN else -1.0

    def forces(self, counts: Counts) -> list[Force | None]:
        return [self.force_at(zone, counts) for zone in range(len(ZONES))]

    def force_at(self, zone: int, counts: Counts) -> Force | None:
        firepower = hits = ships = 0
        speed = weakest = 9
        worth = 0.0
        for group, count in zip(self.groups, counts, strict=True):
            n = count[zone]
            if n:
                card = group.card
                firepower += n * card[0]
                hits += n * card[1]
                if card[2] < weakest:
                    weakest = card[2]
                if card[3] < speed:
                    speed = card[3]
                worth += n * card[4]
                ships += n
        return Force(firepower, hits - weakest + 1, speed, ships, worth) if ships else None

    def bonus(self, counts: Counts) -> float:
        total = 0.0
        for group, count in zip(self.groups, counts, strict=True):
            for place in group.places:
                n = count[place]
                if n:
                    total += n * group.bonus[place]
        return total

    def all_to(self, wanted: Callable[[Group], Iterable[int]]) -> Counts:
        """Every group to the first of its wished places it can reach, else home."""
        counts = []
        for group in self.groups:
            row = [0] * PLACES
            place = next((p for p in wanted(group) if p in group.places), HOME_PLACE)
            row[place] = len(group.ships)
            counts.append(row)
        return counts

    def climb(self, counts: Counts, judge: Callable[[list[Force | None]], float], passes: int) -> tuple[float, Counts]:
        """Move single ships, then whole groups, as long as that helps."""
        forces = self.forces(counts)
        best = self.sign * judge(forces) + self.bonus(counts)
        for _ in range(passes):
            improved = False
            for group, count in zip(self.groups, counts, strict=True):
                for origin in group.places:
                    n = count[origin]
                    if not n:
                        continue
                    for goal in group.places:
                        if goal == origin:
                            continue
                        for moved in (1, n) if n > 1 else (1,):
                            if count[origin] < moved:
                                continue
                            count[origin] -= moved
                            count[goal] += moved
                            kept = [forces[p] if p < HOME_PLACE else None for p in (origin, goal)]
                            for p in (origin, goal):
                                if p < HOME_PLACE:
                                    forces[p] = self.force_at(p, counts)
                            value = self.sign * judge(forces) + self.bonus(counts)
                            if value > best + 1e-9:
                                best = value
                                improved = True
                            else:
                                count[origin] += moved
                                count[goal] -= moved
                                for p, force in zip((origin, goal), kept, strict=True):
                                    if p < HOME_PLACE:
                                        forces[p] = force
            if not improved:
                break
        return best, counts


def set_bonuses(planner: Planner) -> None:
    """What the place of a ship at the end of the turn means for the turns after it."""
    scene = planner.scene
    view, theatre = scene.view, scene.theatre
    weight = planner.appraise.material
    if planner.appraise.last:
        return
    charts = scene.charts
    russia = planner.side == RUSSIA
    hill = HILL_203 in view.boxes
    lands = len(view.landing)
    falls = russia and hill and lands and PORT_ARTHUR_BOX not in view.boxes
    loses_yard = hill or (russia and lands and theatre.box_parent[HILL_203] in view.boxes)
    for group in planner.groups:
        ship = group.ships[0]
        whole, hurt = charts.intact[ship].worth, charts.damaged[ship].worth
        damaged = group.card is charts.damaged[ship]
        for place in group.places:
            bonus = 0.0
            if place == YARD_PLACE:
                bonus = REPAIR * (whole - hurt)
                if russia and group.port == PORT_ARTHUR and loses_yard:
                    bonus = 0.0
            elif russia:
                if place == HOME_PLACE:
                    havens: tuple[PortId, ...] = (group.port,)
                else:
                    havens = theatre.returns[ZONES[place]]
                yards = [
                    p for p in havens if theatre.has_yard[p] and (p != PORT_ARTHUR or not loses_yard)
                ]
                if not damaged and not yards:
                    bonus -= 0.6 * (whole - hurt)
                if damaged and yards and place != HOME_PLACE:
                    bonus += 0.3 * (whole - hurt)
                if place == HOME_PLACE and group.port == PORT_ARTHUR and falls:
                    bonus -= 0.8 * group.card.worth
            group.bonus[place] = weight * bonus


REPAIR = 1.2


def plan_russia(scene: Scene, appraise: Appraisal) -> tuple[Planner, Counts]:
    planner = Planner(scene, RUSSIA, appraise)
    set_bonuses(planner)
    japan = scene.forces[JAPAN]
    armies = [ZONE_NUMBER[zone] for zone in scene.view.landing]

    def judge(forces: Sequence[Force | None]) -> float:
        return appraise(japan, forces, armies)

    starts = [planner.all_to(lambda g: ()), planner.all_to(lambda g: g.places[:1])]
    best = max((planner.climb(start, judge, 4) for start in starts), key=lambda found: found[0])
    return planner, best[1]


class Reply:
    """How Russia could answer: for each port one of a few ways, the best of them found port by port."""

    def __init__(self, scene: Scene, appraise: Appraisal, armies: Sequence[int]) -> None:
        self.planner = Planner(scene, RUSSIA, appraise)
        set_bonuses(self.planner)
        self.appraise = appraise
        self.armies = armies
        self.ways: dict[PortId, list[list[tuple[int, list[int]]]]] = {}
        for port in PORTS_OF[RUSSIA]:
            mine = [at for at, group in enumerate(self.planner.groups) if group.port == port]
            if mine:
                self.ways[port] = self._ways(mine)

    def _ways(self, mine: list[int]) -> list[list[tuple[int, list[int]]]]:
        groups = self.planner.groups
        zones = sorted({place for at in mine for place in groups[at].places if place < HOME_PLACE})
        ways = [[(at, self._row(at, HOME_PLACE)) for at in mine]]
        for zone in zones:
            ways.append(
                [(at, self._row(at, zone if zone in groups[at].places else HOME_PLACE)) for at in mine]
            )
        flags = self._flags(mine, zones)
        ways.append(flags)
        for zone in zones:
            # all but the flags in one zone
            way = []
            for at, row in flags:
                row = row[:]
                if zone in groups[at].places:
                    row[zone] += row[HOME_PLACE]
                    row[HOME_PLACE] = 0
                way.append((at, row))
            if len(zones) > 1:
                ways.append(way)
        return ways

    def _row(self, at: int, place: int) -> list[int]:
        row = [0] * PLACES
        row[place] = len(self.planner.groups[at].ships)
        return row

    def _flags(self, mine: list[int], zones: list[int]) -> list[tuple[int, list[int]]]:
        groups = self.planner.groups
        rows = {at: self._row(at, HOME_PLACE) for at in mine}
        for zone in zones:
            free = [at for at in mine if rows[at][HOME_PLACE] and zone in groups[at].places]
            if free:
                at = min(free, key=lambda at: groups[at].card.worth)
                rows[at][HOME_PLACE] -= 1
                rows[at][zone] += 1
        return list(rows.items())

    def best(self, japan: Sequence[Force | None]) -> tuple[float, list[Force | None]]:
        planner = self.planner
        counts: Counts = [self._row(at, HOME_PLACE) for at in range(len(planner.groups))]
        value = -self.appraise(japan, planner.forces(counts), self.armies) + planner.bonus(counts)
        for _ in range(2):
            changed = False
            for ways in self.ways.values():
                for way in ways:
                    kept = [(at, counts[at]) for at, _ in way]
                    for at, row in way:
                        counts[at] = row
                    new = -self.appraise(japan, planner.forces(counts), self.armies) + planner.bonus(counts)
                    if new > value + 1e-9:
                        value = new
                        changed = True
                    else:
                        for at, row in kept:
                            counts[at] = row
            if not changed:
                break
        return value, planner.forces(counts)


SHARES = (
    # Yellow Sea, Tsushima, East China Sea, Philippine Sea, Pacific, Sea of Japan, home
    (4, 2, 2, 0, 1, 2, 0),
    (6, 2, 2, 0, 0, 1, 0),
    (3, 3, 3, 0, 0, 2, 0),
    (0, 4, 3, 0, 1, 3, 0),
    (0, 3, 6, 0, 1, 2, 0),
    (2, 3, 3, 1, 2, 3, 0),
    (8, 1, 1, 0, 0, 0, 0),
    (0, 6, 3, 0, 0, 3, 0),
    (2, 2, 2, 0, 0, 1, 4),
    (4, 4, 4, 0, 0, 0, 0),
)


def plan_japan(scene: Scene, appraise: Appraisal, armies: list[int]) -> tuple[Planner, Counts]:
    planner = Planner(scene, JAPAN, appraise)
    set_bonuses(planner)
    reply = Reply(scene, appraise, armies)
    tried = []
    for shares in SHARES:
        counts = share_out(planner, shares)
        forces = planner.forces(counts)
        value, answer = reply.best(forces)
        tried.append((-value + planner.bonus(counts), len(tried), counts, answer))
    tried.sort(key=lambda found: (-found[0], found[1]))
    pool = [found[3] for found in tried[:2]]
    best_value, _, best, _ = tried[0]
    for _ in range(2):
        start = [row[:] for row in best]
        _, counts = planner.climb(
            start, lambda forces: min(appraise(forces, answer, armies) for answer in pool), 1
        )
        value, answer = reply.best(planner.forces(counts))
        pool.append(answer)
        worth = -value + planner.bonus(counts)
        if worth > best_value:
            best_value, best = worth, counts
    return planner, best


def share_out(planner: Planner, shares: Sequence[int]) -> Counts:
    """Spread the fleet by shares of firepower, the strongest ships first; damaged ships that can go to a yard do."""
    counts = [[0] * PLACES for _ in planner.groups]
    total = sum(len(group.ships) * group.card.firepower for group in planner.groups) or 1
    whole = sum(shares)
    lacking = [share * total / whole for share in shares]
    order = sorted(
        range(len(planner.groups)), key=lambda at: (-planner.groups[at].card.firepower, at)
    )
    for at in order:
        group = planner.groups[at]
        for _ in group.ships:
            if YARD_PLACE in group.places:
                counts[at][YARD_PLACE] += 1
                continue
            place = max((p for p in group.places if p <= HOME_PLACE), key=lambda p: (lacking[p], -p))
            counts[at][place] += 1
            lacking[place] -= group.card.firepower
    return counts
