"""Bombardment and fire: every gun and battalion at every target, by what the damage costs the enemy on average."""

from __future__ import annotations

from collections.abc import Iterator

from honjin.core.bits import members
from honjin.core.modifier import total
from honjin.games.storm.model import JAPAN, RUSSIA, SideId, UnitSet, enemy_of
from honjin.games.storm.rules.factors import BOMBARDMENT, FIRE, attack_lines, defence_lines
from honjin.games.storm.rules.targets import bombardment_targets, fire_targets
from honjin.games.storm.script.appraisal import Appraisal
from honjin.games.storm.script.chances import expected, points_at
from honjin.games.storm.script.orders import Order, company
from honjin.games.storm.script.reading import battalion_of
from honjin.games.storm.script.toll import Bill, bill_of

FAINT = -11
"""With so little edge three fire as one: alone they would all but never hit."""
LEAST_SCORE = 0.03
HELD_GUN, HELD_RIFLES, HELD_MACHINE_GUN = 1.2, 0.8, 4.0
"""What a Russian gun, rifles and the machine gun of a fort may do to those who are still to come in."""
SPOTTED_FOR_GUN, SPOTTED_FOR_COMER = 0.15, 0.1
"""What it costs to lose one level for the rest of the turn, for each gun and battalion that can profit."""
MANY_COMERS = 9
IDLE_FIRE = 0.03
"""What else a battalion next to the objective might do."""


class Shots:
    """All shots a side can take in one position."""

    def __init__(self, appraisal: Appraisal, side: SideId) -> None:
        self.appraisal = appraisal
        self.reading = appraisal.reading
        self.siege = self.reading.siege
        self.state = self.reading.state
        self.side = side
        self.enemy = enemy_of(side)
        self.ground = self.reading.grounds[side]
        self._bills: dict[int, Bill] = {}
        self._defences: dict[tuple[str, int, bool], int] = {}

    def bill(self, target: int) -> Bill:
        """What points at an area cost the enemy."""
        if target not in self._bills:
            self._bills[target] = bill_of(self.appraisal, self.enemy, target)
        return self._bills[target]

    def edge(self, kind: str, group: UnitSet, place: int, target: int) -> int:
        """Attack over defence, without the dice."""
        key = kind, target, place == target
        if key not in self._defences:
            units = self.reading.units(self.enemy, target)
            self._defences[key] = total(defence_lines(self.state, kind, self.enemy, units, place, target))
        return total(attack_lines(self.state, kind, self.side, group, place, target)) - self._defences[key]

    def orders(self) -> Iterator[Order]:
        """Every shot worth a thought."""
        for place, units in self.reading.active_anywhere(self.side):
            if not self.siege.firing_ground >> place & 1:
                continue
            yield from self._bombardments(place, units & self.siege.guns)
            yield from self._fire(place, units & self.siege.riflemen)

    def _bombardments(self, place: int, guns: UnitSet) -> Iterator[Order]:
        """Each gun by itself: two shots do more than one of two guns."""
        seen = set()
        for gun in members(guns):
            alike = self.siege.firepower[gun], self.siege.range[gun]
            if alike in seen:
                continue
            seen.add(alike)
            group = 1 << gun
            hold = self._hold_gun(place, gun)
            for target in members(bombardment_targets(self.siege, self.ground, place, group)):
                edge = self.edge(BOMBARDMENT, group, place, target)
                score = expected(self.bill(target), edge) - (0.0 if self._is_all(target) else hold)
                if score > self._least(target):
                    yield Order(score, group, self.siege.bombard[target])

    def _fire(self, place: int, riflemen: UnitSet) -> Iterator[Order]:
        if not riflemen:
            return
        targets = fire_targets(self.siege, self.ground, place)
        if not targets:
            return
        infantry, machine_guns = riflemen & self.siege.infantry, riflemen & self.siege.machine_guns
        for candidates in (infantry, machine_guns):
            if not candidates:
                continue
            one = company(self.siege, candidates, 1)
            three = company(self.siege, candidates, 3)
            for target in members(targets):
                group = one
                edge = self.edge(FIRE, group, place, target)
                if edge <= FAINT and three != one:
                    group = three
                    edge = self.edge(FIRE, group, place, target)
                score = expected(self.bill(target), edge) - self._cost_of_fire(place, target, group)
                if score > self._least(target):
                    yield Order(score, group, self.siege.fire[target])

    def _is_all(self, target: int) -> bool:
        """14.1  Whether Russia has lost this fort, and with it the match unless it drives the Japanese out again."""
        return self.side == RUSSIA and bool((self.state.control & self.siege.high_points) >> target & 1)

    def _least(self, target: int) -> float:
        """From which score on a shot beats a pass: at a lost fort, and for Japan at the very end, any chance does."""
        return 0.0 if self._is_all(target) or self._is_last_chance(target) else LEAST_SCORE

    def _is_last_chance(self, target: int) -> bool:
        """14.2  Whether Japan loses the match unless a high point falls this turn: nothing is worth saving for it."""
        return self.side == JAPAN and self.reading.is_last and bool(self.siege.high_points >> target & 1)

    def _cost_of_fire(self, place: int, target: int, group: UnitSet) -> float:
        """What the units could do instead, and what their fire gives away."""
        if self._is_all(target) or self._is_last_chance(target):
            return 0.0
        cost = 0.0
        if self.side == RUSSIA:
            ready = self.appraisal.standing(RUSSIA, place)[0]
            cost += (HELD_MACHINE_GUN if group & self.siege.machine_guns else HELD_RIFLES * group.bit_count()) * ready
            if self.reading.units(JAPAN, place) and target != place:
                cost += 1.0
        elif target != place:
            cost += IDLE_FIRE * group.bit_count() if self._may_be_needed(place) else 0.0
        if target != place and not self.state.spotted[self.side] >> place & 1:
            cost += self._cost_of_marker(place)
        return cost

    def _may_be_needed(self, place: int) -> bool:
        """Whether Japanese infantry here could still go in somewhere this turn."""
        return self.appraisal.campaign.approach[place] < 1.0 and not self.reading.is_last

    def _cost_of_marker(self, place: int) -> float:
        """7.3  Without its level an area is easier to hit for the rest of the turn."""
        if self.reading.holder(place) != self.side:
            return 0.0
        guns = SPOTTED_FOR_GUN * len(self.reading.shelling(self.enemy, place))
        comers = SPOTTED_FOR_COMER * min(MANY_COMERS, self.reading.comers[self.enemy][place])
        return self.siege.level[place] * self.appraisal.campaign.weight[place] * (guns + comers)

    def _hold_gun(self, place: int, gun: int) -> float:
        """What a Russian gun may still do to those who come into a fort within its range."""
        if self.side == JAPAN:
            return 0.0
        campaign = self.appraisal.campaign
        comers = self.reading.comers[JAPAN]
        most = 0.0
        for goal in campaign.high_points:
            if self.siege.distance[place][goal] <= self.siege.range[gun]:
                most = max(most, campaign.threat[goal] * min(1.0, comers[goal] / MANY_COMERS))
        return HELD_GUN * most


def retaliation(appraisal: Appraisal, place: int) -> float:
    """The points that Russia could still bring down this turn on Japanese units in an area it holds."""
    reading = appraisal.reading
    siege = reading.siege
    against = battalion_of(siege, JAPAN).defence + (siege.level[place] if reading.holder(place) == JAPAN else 0)
    points = sum(points_at(firepower - against) for firepower in reading.shelling(RUSSIA, place))
    for number in members(reading.active(RUSSIA, place) & siege.riflemen):
        points += points_at(siege.firepower[number] - against)
    return points
