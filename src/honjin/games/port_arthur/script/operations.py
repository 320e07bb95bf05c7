"""Operations: what to do with the next one, whether to go on, and which ships leave port."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.decision import Option
from honjin.games.port_arthur.model import JAPAN, PORTS_OF, ZONES, PortId, SideId, enemy_of
from honjin.games.port_arthur.odds import Vessel, aftermath, best_dice
from honjin.games.port_arthur.options import Attack, LeavePort, MoveSquadron, PutIn
from honjin.games.port_arthur.script.appraisal import Appraisal
from honjin.games.port_arthur.script.forces import Card, Force, damage_table, fit, join
from honjin.games.port_arthur.script.scene import ZONE_NUMBER, Scene


class Operator:
    """The operations of one side, as good as they look from a scene."""

    def __init__(self, scene: Scene, side: SideId, appraise: Appraisal) -> None:
        self.scene = scene
        self.side = side
        self.enemy = enemy_of(side)
        self.appraise = appraise
        self.sign = 1.0 if side == JAPAN else -1.0
        self.own = list(scene.forces[side])
        self.other = list(scene.forces[self.enemy])
        self.armies = [ZONE_NUMBER[zone] for zone in scene.view.landing]
        self.now = self.value(self.own, self.other)

    def value(self, own: Sequence[Force | None], other: Sequence[Force | None]) -> float:
        if self.side == JAPAN:
            return self.appraise(own, other, self.armies)
        return -self.appraise(other, own, self.armies)

    def gain(self, option: Option) -> float:
        """What an operation can be expected to bring."""
        if isinstance(option, MoveSquadron):
            return self.move(ZONE_NUMBER[option.origin], ZONE_NUMBER[option.zone])
        if isinstance(option, PutIn):
            return self.put_in(ZONE_NUMBER[option.origin])
        if isinstance(option, LeavePort):
            return self.leave(option.port, ZONE_NUMBER[option.zone])[0]
        if isinstance(option, Attack):
            return self.attack(ZONE_NUMBER[option.zone])
        return 0.0

    def _with(self, changes: dict[int, Force | None]) -> float:
        own = self.own[:]
        for zone, force in changes.items():
            own[zone] = force
        return self.value(own, self.other) - self.now

    def cards(self, ships: Sequence[int]) -> list[Card]:
        return [self.scene.cards[ship] for ship in ships]

    def move(self, origin: int, zone: int) -> float:
        ships = self.scene.at_sea[self.side]
        force = self.own[origin]
        assert force is not None
        joined = join(self.cards(ships[origin] + ships[zone]))
        return min(force.speed, 6) / 6 * self._with({origin: None, zone: joined})

    def put_in(self, origin: int) -> float:
        force = self.own[origin]
        assert force is not None
        return min(force.speed, 6) / 6 * self._with({origin: None})

    def leave(self, port: PortId, zone: int) -> tuple[float, list[int]]:
        """The best of a few selections of ships for this zone."""
        there = self.scene.at_sea[self.side][zone]
        best: tuple[float, list[int]] = (-1e9, self.scene.lying[port][:1])
        for ships in self.selections(port):
            speed = min(self.scene.cards[ship].speed for ship in ships)
            gain = min(speed, 6) / 6 * self._with({zone: join(self.cards(there + ships))})
            if gain > best[0] + 1e-9:
                best = gain, ships
        return best

    def selections(self, port: PortId) -> list[list[int]]:
        cards = self.scene.cards
        lying = sorted(self.scene.lying[port], key=lambda ship: (-cards[ship].speed, cards[ship].worth, ship))
        found = [lying[:1]]
        for speed in sorted({cards[ship].speed for ship in lying}, reverse=True):
            ships = [ship for ship in lying if cards[ship].speed >= speed]
            if ships not in found:
                found.append(ships)
        return found

    def attack(self, zone: int) -> float:
        own, other = self.own[zone], self.other[zone]
        assert own is not None
        assert other is not None
        return self.battle(zone, own.speed > other.speed)

    def battle(self, zone: int, first: bool) -> float:
        """What a battle can be expected to bring, our own fire with its exact odds, theirs on average."""
        own, other = self.own[zone], self.other[zone]
        assert own is not None
        assert other is not None
        equal = self.appraise.equal
        damage = damage_table(equal)
        hurt = own
        if not first:
            left = max(0.0, 1 - damage[min(36, other.firepower)] / own.toughness)
            hurt = scaled(own, left)
        result = 0.0
        for chance, target in self.targets(zone, hurt.firepower if hurt else 0):
            mine = hurt
            if first and mine and target:
                mine = scaled(mine, max(0.0, 1 - damage[min(36, target.firepower)] / mine.toughness))
            owns, others = self.own[:], self.other[:]
            owns[zone], others[zone] = mine, target
            lost = own.worth - (mine.worth if mine else 0.0)
            won = other.worth - (target.worth if target else 0.0)
            result += chance * (self.value(owns, others) - self.now + self.appraise.material * (won - lost))
        return result

    def targets(self, zone: int, firepower: int) -> list[tuple[float, Force | None]]:
        """What our fire leaves of the enemy squadron."""
        other = self.other[zone]
        assert other is not None
        equal = self.appraise.equal
        ships = self.scene.at_sea[self.enemy][zone]
        if len(ships) != other.ships:
            left = max(0.0, 1 - damage_table(equal)[min(36, firepower)] / other.toughness)
            return [(1.0, scaled(other, left))]
        vessels = self.scene.vessels(ships)
        dice = best_dice(vessels, firepower, equal)
        return [(chance, force_of(left)) for chance, left in aftermath(vessels, firepower, dice, equal)]


def force_of(vessels: Sequence[Vessel]) -> Force | None:
    """Vessels that have been fired at, as a force; their speed hardly matters any more."""
    cards = []
    for v in vessels:
        worth = v.intact_firepower + v.defence + 1.0
        if v.damaged:
            cards.append(Card(v.damaged_firepower, v.defence, v.defence, 3, worth * 0.65))
        else:
            cards.append(Card(v.intact_firepower, v.defence + 1, v.defence, 4, worth))
    return join(cards)


def scaled(force: Force, left: float) -> Force | None:
    """What is left of a force after a loss."""
    if left <= 0:
        return None
    return Force(
        round(force.firepower * fit(left)),
        max(1, round(force.toughness * left)),
        force.speed,
        max(1, round(force.ships * left + 0.4)),
        force.worth * left,
    )


def port_options(scene: Scene, side: SideId) -> list[Option]:
    """The operations a side would have, without those that only shift squadrons."""
    theatre = scene.theatre
    options: list[Option] = []
    for zone in range(len(ZONES)):
        own = scene.forces[side][zone]
        if own is None:
            continue
        if scene.forces[enemy_of(side)][zone] is not None:
            options.append(theatre.attack[zone])
    for port in PORTS_OF[side]:
        if scene.lying[port]:
            options += theatre.leave_port[port]
    return options
