"""The plan of a whole sortie: every ship and every army chosen together, then ordered one by one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from honjin.core.decision import Option
from honjin.games.port_arthur.model import (
    HILL_203,
    JAPAN,
    PORT_ARTHUR,
    PORT_ARTHUR_BOX,
    RUSSIA,
    ZONES,
    PortId,
    ShipId,
    SideId,
    ZoneId,
)
from honjin.games.port_arthur.options import Embark, Repair, Sail
from honjin.games.port_arthur.script.appraisal import Appraisal
from honjin.games.port_arthur.script.deployment import (
    HOME_PLACE,
    PLACES,
    YARD_PLACE,
    Counts,
    Deployment,
    Group,
    groups_of,
    ordered_forces,
)
from honjin.games.port_arthur.script.reading import ZONE_NUMBER, Forces, Reading
from honjin.games.port_arthur.script.reply import Reply
from honjin.games.port_arthur.view import View

ALIKE = 0.1
"""The control points by which a plan may be worse than the best one and count as its equal."""

REPAIR = 1.2
NEGLECT = 0.6
HAVEN = 0.3
FALL = 0.8

SHARES = (
    # Yellow Sea, Tsushima, East China Sea, Philippine Sea, Pacific Ocean, Sea of Japan, home
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
"""Ways to share out the Japanese fleet, by firepower: where the search for a plan begins."""


STARTS = 3
"""Of these ways, how many of the best are good enough to begin with by lot."""

Found = tuple[Deployment, float, tuple[ZoneId, ...]]
"""A deployment, its worth to the side, and where armies embark."""


class Plan(msgspec.Struct, frozen=True):
    """All the orders of a sortie."""

    armies: tuple[ZoneId, ...]
    places: dict[ShipId, str]

    def orders(self) -> list[Option]:
        """The same as options."""
        sea = [Sail(ship, ZoneId(place)) for ship, place in self.places.items() if place in ZONE_NUMBER]
        yards = [Repair(ship) for ship, place in self.places.items() if place not in ZONE_NUMBER]
        return [*map(Embark, self.armies), *sea, *yards]

    def includes(self, view: View) -> bool:
        """Whether all the orders given so far belong to it."""
        return view.orders.items() <= self.places.items() and set(view.embarking) <= set(self.armies)


def russian_groups(reading: Reading, appraise: Appraisal, ordered: dict[ShipId, str]) -> list[Group]:
    groups = groups_of(reading, RUSSIA, ordered)
    if not appraise.is_last:
        set_russian_bonuses(reading, groups, appraise.material)
    return groups


def set_russian_bonuses(reading: Reading, groups: list[Group], weight: float) -> None:
    """What the place of a ship at the end of the turn means for the turns after it."""
    view, theatre = reading.view, reading.theatre
    lands = bool(view.landing)
    hill = HILL_203 in view.boxes
    falls = hill and lands and PORT_ARTHUR_BOX not in view.boxes
    loses_yard = hill or (lands and theatre.box_parent[HILL_203] in view.boxes)
    for group in groups:
        ship = group.ships[0]
        gap = reading.charts.intact[ship].worth - reading.charts.damaged[ship].worth
        damaged = reading.is_damaged(ship)
        for place in group.places:
            if place == YARD_PLACE:
                gone = group.port == PORT_ARTHUR and loses_yard
                group.bonus[place] = 0.0 if gone else weight * REPAIR * gap
                continue
            havens: tuple[PortId, ...] = (group.port,) if place == HOME_PLACE else theatre.returns[ZONES[place]]
            yard = any(theatre.has_yard[port] and (port != PORT_ARTHUR or not loses_yard) for port in havens)
            bonus = 0.0
            if not damaged and not yard:
                bonus -= NEGLECT * gap
            if damaged and yard and place != HOME_PLACE:
                bonus += HAVEN * gap
            if place == HOME_PLACE and group.port == PORT_ARTHUR and falls:
                bonus -= FALL * group.kind.worth
            group.bonus[place] = weight * bonus


def japanese_groups(reading: Reading, appraise: Appraisal, ordered: dict[ShipId, str]) -> list[Group]:
    groups = groups_of(reading, JAPAN, ordered)
    if not appraise.is_last:
        for group in groups:
            ship = group.ships[0]
            gap = reading.charts.intact[ship].worth - reading.charts.damaged[ship].worth
            group.bonus[YARD_PLACE] = appraise.material * REPAIR * gap
    return groups


def plan_sortie(reading: Reading, side: SideId, lot: Random | None = None) -> Plan:
    """The best plan found, keeping the orders that have been given already; with a lot, one that is as good."""
    appraise = Appraisal(reading.theatre, reading.view)
    plan = plan_japan if side == JAPAN else plan_russia
    deployment, worth, armies = plan(reading, appraise)
    if lot is not None:
        other = plan(reading, appraise, lot)
        if other[1] >= worth - ALIKE:
            deployment = other[0]
    return Plan(armies, orders_of(reading, deployment, lot))


def plan_russia(reading: Reading, appraise: Appraisal, lot: Random | None = None) -> Found:
    """Russia knows where Japan is, or at least how many ships are where."""
    view = reading.view
    japan = reading.forces[JAPAN]
    ordered = ordered_forces(reading, view.orders)
    reply = Reply(russian_groups(reading, appraise, view.orders), appraise, ordered)
    start = reply.best(japan, reading.armies)
    counts = [row[:] for way in start.ways for row in way.rows]
    deployment = Deployment(reply.groups, counts, ordered)
    worth = deployment.improve(lambda forces: -appraise(japan, forces, reading.armies), 4, lot)
    return deployment, worth, ()


def plan_japan(reading: Reading, appraise: Appraisal, lot: Random | None = None) -> Found:
    """Japan sails first: its plan is judged by the best answers that Russia has to it."""
    view = reading.view
    zones = (*view.embarking, *(zone for zone in reading.theatre.landing_zones if zone not in view.embarking))
    zones = zones[: view.pool + len(view.embarking)]
    armies = [ZONE_NUMBER[zone] for zone in zones]
    groups = japanese_groups(reading, appraise, view.orders)
    ordered = ordered_forces(reading, view.orders)
    reply = Reply(russian_groups(reading, appraise, {}), appraise, [None] * len(ZONES))
    tried = []
    for shares in SHARES:
        deployment = Deployment(groups, share_out(groups, shares), ordered)
        answer = reply.best(deployment.forces, armies)
        tried.append((deployment.bonus - answer.worth, deployment, answer))
    tried.sort(key=lambda found: -found[0])
    worth, best, _ = tried[0] if lot is None else lot.choice(tried[:STARTS])
    answers = [answer.forces for _, _, answer in tried[:2]]
    for _ in range(2):
        deployment = Deployment(groups, [row[:] for row in best.counts], ordered)
        deployment.improve(lambda forces: worst(appraise, forces, answers, armies), 1, lot)
        answer = reply.best(deployment.forces, armies)
        answers.append(answer.forces)
        if deployment.bonus - answer.worth > worth:
            worth, best = deployment.bonus - answer.worth, deployment
    return best, worth, zones


def worst(appraise: Appraisal, japan: Forces, answers: Sequence[Forces], armies: Sequence[int]) -> float:
    """The worth of a Japanese deployment against the strongest of some Russian answers."""
    return min([appraise(japan, answer, armies) for answer in answers])


def share_out(groups: list[Group], shares: Sequence[int]) -> Counts:
    """Spread a fleet by shares of firepower, the strongest ships first; what can be repaired goes into the yard."""
    total = sum(len(group.ships) * group.kind.firepower for group in groups)
    lacking = [share * total / sum(shares) for share in shares]
    counts = [[0] * PLACES for _ in groups]
    for at in sorted(range(len(groups)), key=lambda at: -groups[at].kind.firepower):
        group = groups[at]
        for _ in group.ships:
            if YARD_PLACE in group.places:
                place = YARD_PLACE
            else:
                place = max(group.places, key=lambda place: lacking[place])
                lacking[place] -= group.kind.firepower
            counts[at][place] += 1
    return counts


def orders_of(reading: Reading, deployment: Deployment, lot: Random | None) -> dict[ShipId, str]:
    """The orders that bring a deployment about, with those given before; a lot shares places out among like ships."""
    orders: dict[ShipId, str] = dict(reading.view.orders)
    for group, row in zip(deployment.groups, deployment.counts, strict=True):
        places = [place for place, number in enumerate(row) for _ in range(number)]
        if lot is not None:
            lot.shuffle(places)
        for ship, place in zip(group.ships, places, strict=True):
            if place < HOME_PLACE:
                orders[reading.theatre.ids[ship]] = ZONES[place]
            elif place == YARD_PLACE:
                orders[reading.theatre.ids[ship]] = f"{group.port}.shipyard"
    return orders
