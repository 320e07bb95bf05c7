"""Operations: what the next one should be, whether a tie should end the phase, and which ships leave port."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.decision import Option
from honjin.games.port_arthur.model import JAPAN, RUSSIA, PortId, SideId, enemy_of
from honjin.games.port_arthur.odds import Vessels, afloat, aftermath, best_dice, passage_odds
from honjin.games.port_arthur.options import PASS, Attack, LeavePort, MoveSquadron, PutIn
from honjin.games.port_arthur.script.appraisal import Appraisal
from honjin.games.port_arthur.script.forces import DAMAGED_WORTH, Force, join, reduced, share_left
from honjin.games.port_arthur.script.reading import ZONE_NUMBER, Forces, Reading

WORTHWHILE = 0.02
"""Control points that an operation must bring, or the side passes."""

INITIATIVE = 0.5
INITIATIVE_WHEN_IT_PASSES_ANYWAY = 0.05
"""What the initiative marker is worth to keep."""


class Operator:
    """The operations of one side and what they can be expected to bring, in control points."""

    def __init__(self, reading: Reading, side: SideId) -> None:
        self.reading = reading
        self.side = side
        self.enemy = enemy_of(side)
        self.appraise = Appraisal(reading.theatre, reading.view)
        self.own = reading.forces[side]
        self.other = reading.forces[self.enemy]
        self.now = self.value(self.own, self.other)

    def value(self, own: Forces, other: Forces) -> float:
        """The worth of a deployment to this side."""
        if self.side == JAPAN:
            return self.appraise(own, other, self.reading.armies)
        return -self.appraise(other, own, self.reading.armies)

    def best(self, options: Sequence[Option]) -> Option:
        """The best operation, or the pass if none is worth the trouble."""
        gain, at = max((self.gain(option), -at) for at, option in enumerate(options))
        return options[-at] if gain > WORTHWHILE else PASS

    def gain(self, option: Option) -> float:
        """What an operation can be expected to bring."""
        if isinstance(option, MoveSquadron):
            return self.move(ZONE_NUMBER[option.origin], ZONE_NUMBER[option.zone])
        if isinstance(option, PutIn):
            return self.put_in(ZONE_NUMBER[option.origin])
        if isinstance(option, LeavePort):
            return self.leave(option.port, ZONE_NUMBER[option.zone])[0]
        if isinstance(option, Attack):
            zone = ZONE_NUMBER[option.zone]
            return self.battle(zone, self.fires_first(zone))
        return 0.0

    def change(self, zone: int, force: Force | None, *, emptied: int | None = None) -> float:
        """The gain when a squadron becomes this, and another zone is left."""
        own = list(self.own)
        if emptied is not None:
            own[emptied] = None
        own[zone] = force
        return self.value(own, self.other) - self.now

    def move(self, origin: int, zone: int) -> float:
        """A squadron moves on."""
        force = self.own[origin]
        assert force is not None
        return passage_odds(force.speed) * self.change(zone, join([force, self.own[zone]]), emptied=origin)

    def put_in(self, origin: int) -> float:
        """A squadron puts into port."""
        force = self.own[origin]
        assert force is not None
        return passage_odds(force.speed) * self.change(origin, None)

    def leave(self, port: PortId, zone: int) -> tuple[float, list[int]]:
        """Ships leave port: the best of a few selections, and what it brings."""
        found = []
        for ships in self.selections(port):
            force = self.reading.force(ships)
            assert force is not None
            found.append((passage_odds(force.speed) * self.change(zone, join([force, self.own[zone]])), ships))
        return max(found, key=lambda choice: choice[0])

    def selections(self, port: PortId) -> list[list[int]]:
        """The cheapest of the fastest ships alone, and all ships of at least some speed."""
        ships = self.reading.ships
        lying = sorted(self.reading.lying[port], key=lambda ship: (-ships[ship].speed, ships[ship].worth))
        speeds = sorted({ships[ship].speed for ship in lying}, reverse=True)
        return [lying[:1], *([ship for ship in lying if ships[ship].speed >= speed] for speed in speeds)]

    # Battle

    def fires_first(self, zone: int) -> bool:
        """Whether this side would fire first if it attacked there."""
        own, other = self.own[zone], self.other[zone]
        assert own is not None
        assert other is not None
        return own.speed > other.speed

    def battle(self, zone: int, first: bool) -> float:
        """What a battle brings: our fire with its exact odds, theirs on average."""
        own, other = self.own[zone], self.other[zone]
        assert own is not None
        assert other is not None
        equal = self.appraise.equal_total_counts
        firing = own if first else reduced(own, share_left(other, own, equal))
        gain = 0.0
        for chance, target in self.targets(zone, firing.firepower if firing else 0):
            mine = firing
            if first and target is not None:
                mine = reduced(own, share_left(target, own, equal))
            owns, others = list(self.own), list(self.other)
            owns[zone], others[zone] = mine, target
            lost = own.worth - (mine.worth if mine else 0.0)
            won = other.worth - (target.worth if target else 0.0)
            gain += chance * (self.value(owns, others) - self.now + self.appraise.material * (won - lost))
        return gain

    def targets(self, zone: int, firepower: int) -> list[tuple[float, Force | None]]:
        """What our fire may leave of an enemy squadron; on average only, where fog hides its ships."""
        other = self.other[zone]
        assert other is not None
        equal = self.appraise.equal_total_counts
        ships = self.reading.at_sea[self.enemy][zone]
        if not firepower:
            return [(1.0, other)]
        if len(ships) != other.ships:
            firer = other._replace(firepower=firepower)
            return [(1.0, reduced(other, share_left(firer, other, equal)))]
        vessels = self.reading.vessels(ships)
        dice = best_dice(vessels, firepower, equal)
        outcomes = aftermath(vessels, firepower, dice, equal)
        return [(chance, force_of(afloat(ends), other.speed)) for chance, ends in outcomes]

    # The initiative

    def price_of_initiative(self) -> float:
        """What the marker is worth for later turns: little, if there are none or if Russia receives it before them."""
        next_turn = self.reading.view.turn + 1
        passes_anyway = self.appraise.is_last or next_turn == self.reading.theatre.tracks.initiative_turn
        return INITIATIVE_WHEN_IT_PASSES_ANYWAY if passes_anyway else INITIATIVE

    def wants_first_fire(self, zone: int) -> bool:
        """Whether to fire first is worth the marker."""
        return self.gain_of_first_fire(zone) > self.price_of_initiative()

    def gain_of_first_fire(self, zone: int) -> float:
        """What it brings to fire first there."""
        return self.battle(zone, first=True) - self.battle(zone, first=False)

    def wants_reroll(self) -> bool:
        """Whether it is worth the marker to go on."""
        return self.gain_of_going_on() > self.price_of_initiative()

    def gain_of_going_on(self) -> float:
        """What it brings to go on instead of having the turn scored as it stands."""
        reading = self.reading
        forces = reading.forces[JAPAN], reading.forces[RUSSIA], reading.armies
        going_on = Appraisal(reading.theatre, reading.view, initiative=self.enemy)
        gain = going_on(*forces) - going_on.as_it_stands(*forces)
        return gain if self.side == JAPAN else -gain


def force_of(vessels: Vessels, speed: int) -> Force | None:
    """Ships that have been fired at, as a force; a damaged one slows it down."""
    parts = []
    for ship in vessels:
        worth = ship.intact_firepower + ship.defence + 1.0
        if ship.damaged:
            worth *= DAMAGED_WORTH
            parts.append(Force(ship.damaged_firepower, ship.defence, ship.defence, speed - 1, 1, worth))
        else:
            parts.append(Force(ship.intact_firepower, ship.defence + 1, ship.defence, speed, 1, worth))
    return join(parts)
