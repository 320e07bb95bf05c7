"""Movement: Japan brings up troops and storms, Russia feeds the forts that are threatened."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from honjin.core.bits import members
from honjin.core.modifier import total
from honjin.games.storm.model import JAPAN, RUSSIA, SideId, UnitSet, enemy_of
from honjin.games.storm.rules.factors import DEFENSIVE_FIRE, attack_lines, defence_lines
from honjin.games.storm.rules.offers import slowest
from honjin.games.storm.rules.paths import is_unseen
from honjin.games.storm.script.appraisal import Appraisal
from honjin.games.storm.script.chances import CHANCES, LEAST, MOST
from honjin.games.storm.script.orders import Order, company
from honjin.games.storm.script.reading import Reading
from honjin.games.storm.script.shots import retaliation

TRIO = 3
STEP = 0.22
"""What it is worth for a battalion to be one area nearer."""
GUN_STEP = 0.5
EXPOSED = 0.1
"""How much of what Russia's guns could do they will do."""
FOOTHOLD = 2.0
"""So many battalions in a fort at the end of the turn make an assault worth while."""
TO_AND_FRO = 0.25
"""What must speak for a march from one high point to another before it is under attack, for each battalion."""
LACKING = 0.4
"""How much a high point needs each battalion that its garrison lacks."""
COUNTERATTACK = 0.4
"""What a Russian battalion is worth in a lost fort with Japanese in it: less than most shots at them."""
WORTH_A_MARCH = {JAPAN: 0.05, RUSSIA: 0.15}
"""The score from which on somebody sets out."""
CLEARING = 0.6
"""On the last turn, the share of the garrison's points that Japan must still be able to make."""


def entry(reading: Reading, side: SideId, group: UnitSet, place: int) -> tuple[float, float]:
    """How many units of a group that enters an area stay there, and how many are removed, on average."""
    state = reading.state
    size = group.bit_count()
    enemy = enemy_of(side)
    shooters = reading.active(enemy, place) & reading.siege.riflemen
    if not shooters or is_unseen(state, side, group, place):
        return float(size), 0.0
    edge = total(attack_lines(state, DEFENSIVE_FIRE, enemy, shooters, place, place)) - total(
        defence_lines(state, DEFENSIVE_FIRE, side, group, place, place)
    )
    staying = removed = 0.0
    for dice in range(LEAST, MOST + 1):
        points = max(0, dice + edge)
        staying += CHANCES[dice] * max(0, size - (points + 1) // 2)
        removed += CHANCES[dice] * min(size, points // 2)
    return staying, removed


class JapaneseMarches:
    """Everything Japan's units can march to in one position."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.campaign = appraisal.campaign
        self.reading = appraisal.reading
        self.siege = self.reading.siege
        self._worth_of_entry: dict[int, float] = {}

    def orders(self) -> Iterator[Order]:
        """Marches worth a thought."""
        for place, units in self.reading.active_anywhere(JAPAN):
            if self.reading.units(RUSSIA, place):
                continue
            yield from self._infantry(place, units & self.siege.infantry, units & self.siege.engineers)
            yield from self._guns(place, units & self.siege.guns & self.siege.mobile)

    def _infantry(self, place: int, infantry: UnitSet, engineers: UnitSet) -> Iterator[Order]:
        siege = self.siege
        first = engineers & -engineers
        groups = [company(siege, infantry, TRIO)]
        if first:
            groups.append(company(siege, infantry, TRIO, first))
        for group in groups:
            if not group:
                continue
            points = slowest(self.siege, group)
            for areas in self.reading.ways(JAPAN, place, points, group.bit_count())[1:]:
                for target in members(areas):
                    score = self._score(place, target, group)
                    if score > WORTH_A_MARCH[JAPAN]:
                        yield Order(score, group, siege.march[target])

    def wants(self, place: int, target: int, group: UnitSet) -> bool:
        """Whether a group had better march."""
        return self._score(place, target, group) > WORTH_A_MARCH[JAPAN]

    def _score(self, place: int, target: int, group: UnitSet) -> float:
        reading, campaign = self.reading, self.campaign
        size = group.bit_count()
        nearer = campaign.approach[place] - campaign.approach[target]
        engineers = bool(group & self.siege.engineers)
        if reading.holder(target) == JAPAN and not reading.units(RUSSIA, target):
            if engineers and not group & self.siege.infantry:
                size = 2
            return STEP * size * nearer if not reading.is_last else 0.0
        if reading.is_last and not self.siege.high_points >> target & 1:
            return 0.0
        if reading.is_open(JAPAN, target):
            control = self.appraisal.control(RUSSIA, target)
            return control + STEP * size * max(0.0, nearer) - self._exposed(target, group) - 0.1 * engineers
        return self._assault(target, group, engineers)

    def _exposed(self, target: int, group: UnitSet) -> float:
        """What Russia's guns may do to a group that has taken an area."""
        lead = (group & self.siege.infantry or group).bit_length() - 1
        losses = min(group.bit_count(), 0.5 * retaliation(self.appraisal, target))
        return EXPOSED * losses * self.appraisal.loss(JAPAN, lead)

    def _assault(self, target: int, group: UnitSet, engineers: bool) -> float:
        """9  Into the fire of the garrison, for the sake of a foothold."""
        reading = self.reading
        staying, removed = entry(reading, JAPAN, group, target)
        lead = (group & self.siege.infantry or group).bit_length() - 1
        worth = self._worth(target, staying / group.bit_count())
        if engineers:
            has_one = reading.units(JAPAN, target) & self.siege.engineers
            worth *= 0.7 if has_one else 1.15
        return staying * worth - removed * self.appraisal.loss(JAPAN, lead)

    def _worth(self, target: int, share: float) -> float:
        """What a battalion in an enemy area is worth, by what will be left of all that can come in."""
        reading = self.reading
        _, there = self.appraisal.standing(JAPAN, target)
        there = max(there, 0.2 + self.campaign.weight[target])
        inside = (reading.units(JAPAN, target) & self.siege.infantry).bit_count()
        if reading.is_last:
            if self.campaign.points_on(target) < CLEARING * self.campaign.capacity(target) or inside > 4:
                return 0.05
            return 2.0 * there
        if target not in self._worth_of_entry:
            coming = min(10 - inside, reading.comers[JAPAN][target])
            left = inside + share * coming - 0.5 * retaliation(self.appraisal, target)
            self._worth_of_entry[target] = max(0.0, min(1.5, left / FOOTHOLD))
        return there * self._worth_of_entry[target]

    def _guns(self, place: int, guns: UnitSet) -> Iterator[Order]:
        """Guns go where they reach the objective."""
        if self.reading.is_last:
            return
        siege = self.siege
        goal = self.campaign.objective
        for gun in members(guns):
            away = siege.distance[place][goal] - siege.range[gun]
            if siege.off_board >> place & 1:
                away = 9
            if away <= 0:
                continue
            for areas in self.reading.ways(JAPAN, place, slowest(siege, 1 << gun))[1:]:
                for target in members(areas & self.reading.state.control & siege.on_board):
                    if self.reading.units(RUSSIA, target) or self.reading.state.room(JAPAN, target) < 4:
                        continue
                    gain = away - max(0, siege.distance[target][goal] - siege.range[gun])
                    if gain > 0:
                        yield Order(GUN_STEP * gain, 1 << gun, siege.march[target])


class RussianMarches:
    """Everything Russia's units can march to in one position."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.campaign = appraisal.campaign
        self.reading = appraisal.reading
        self.siege = self.reading.siege

    def orders(self) -> Iterator[Order]:
        """Marches worth a thought."""
        needs = self._needs()
        for place, units in self.reading.active_anywhere(RUSSIA):
            infantry = units & self.siege.infantry
            spare = self._spare(place)
            groups = {company(self.siege, infantry, min(size, spare)) for size in (TRIO, 1)} - {0}
            for group in sorted(groups):
                for areas in self.reading.ways(RUSSIA, place, slowest(self.siege, group), group.bit_count())[1:]:
                    for target in members(areas):
                        score = self._score(place, target, group, needs)
                        if score > WORTH_A_MARCH[RUSSIA]:
                            yield Order(score, group, self.siege.march[target])

    def wants(self, place: int, target: int, group: UnitSet) -> bool:
        """Whether a group had better march, and can be spared."""
        spare = min(self._spare(place), group.bit_count())
        return bool(spare) and self._score(place, target, group, self._needs()) > WORTH_A_MARCH[RUSSIA]

    def _spare(self, place: int) -> int:
        """The battalions that may leave an area: from a high point only those that it can do without.

        Once one is lost nothing else counts.
        """
        there = self._battalions(place)
        held_points = self.siege.high_points & ~self.reading.state.control
        if not held_points >> place & 1 or held_points != self.siege.high_points:
            return there
        return max(0, there - ceil(self.campaign.garrison(place)))

    def _battalions(self, place: int) -> int:
        return (self.reading.units(RUSSIA, place) & self.siege.infantry).bit_count()

    def _score(self, place: int, target: int, group: UnitSet, needs: list[float]) -> float:
        reading, appraisal = self.reading, self.appraisal
        size = group.bit_count()
        ready = appraisal.standing(RUSSIA, place)[0]
        cost = size * ready * 0.8
        if self.siege.high_points >> place & 1 and not reading.units(JAPAN, target):
            cost += size * TO_AND_FRO
        cost += self._left_behind(place, group)
        if reading.holder(target) == JAPAN:
            return self._counterattack(target, group)
        gain = 0.0
        for number in range(size):
            gain += needs[target] - number * 0.1 - max(0.0, needs[place] + number * 0.1)
        staying, removed = entry(reading, RUSSIA, group, target)
        lead = group.bit_length() - 1
        return gain * staying / size - removed * appraisal.loss(RUSSIA, lead) - cost

    def _left_behind(self, place: int, group: UnitSet) -> float:
        """What it costs that no battalion stays: the area, and the machine gun that a single point destroys.

        Batteries are left to themselves: nobody can save them, and they fire as well alone.
        """
        left = self.reading.units(RUSSIA, place) & ~group
        alone = left & self.siege.machine_guns
        if left & self.siege.infantry or (left and not alone):
            return 0.0
        appraisal = self.appraisal
        return appraisal.abandoned(RUSSIA, place) + sum(
            sum(appraisal.price(RUSSIA, place, number)) for number in members(alone)
        )

    def _counterattack(self, target: int, group: UnitSet) -> float:
        """Into a lost fort: whoever is inside has it back as soon as the last Japanese is driven out (13.2)."""
        if not self.siege.high_points >> target & 1:
            return 0.0
        if not self.reading.units(JAPAN, target):
            return self.appraisal.control(JAPAN, target)
        staying, removed = entry(self.reading, RUSSIA, group, target)
        return COUNTERATTACK * staying - removed * self.appraisal.loss(RUSSIA, group.bit_length() - 1)

    def _needs(self) -> list[float]:
        """How much a battalion more would do in each area."""
        reading, campaign = self.reading, self.campaign
        needs = [0.0] * len(campaign.weight)
        rifles = sum(self._battalions(place) for place in members(reading.state.held[RUSSIA]))
        shares = sum(campaign.threat.values())
        for goal in campaign.high_points:
            if reading.holder(goal) == JAPAN:
                continue
            there = self._battalions(goal)
            least = campaign.garrison(goal)
            wanted = max(least, min(8.0, 0.8 * rifles * campaign.threat[goal] / shares))
            needs[goal] = 0.15 * (wanted - there) * (0.3 + 0.7 * campaign.threat[goal])
            needs[goal] += LACKING * max(0.0, least - there)
            if reading.units(JAPAN, goal) and there < 4:
                needs[goal] += 0.8 * (4 - there)
        return needs
