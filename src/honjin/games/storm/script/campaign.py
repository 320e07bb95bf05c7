"""The siege as a whole: which high point Japan does best to storm, the way there, and what each area is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from heapq import heappop, heappush
from math import exp

from honjin.core.bits import members
from honjin.games.storm.model import AREA_PLACES, JAPAN, REORGANIZATION, RUSSIA
from honjin.games.storm.script.chances import points_at
from honjin.games.storm.script.reading import Reading, battalion_of
from honjin.games.storm.siege import Siege

# What it takes to fight through an area that Russia holds, in quiet marches.
HELD_AREA = 1.8
BODY = 0.35

# What speaks for a high point and against it, in Russian battalions.
FORCE_NEAR = 0.9
ENOUGH = 20
"""Battalions beyond these find no room around a fort."""
MARCH = 4.0
"""Whoever is farther away than a turn's march does not count."""
FOOTHOLD = 1.0
RESERVE_NEXT_DOOR = 0.5
RESERVE_NEAR = 0.2
GUN_IN_RANGE = 0.5
LEVEL = 0.6
GUN_BEARING = 0.4
TWIN = 5.0
"""Another high point next door: whoever stands between them threatens both."""
ROAD = 1.2
CLEARING, SURE = 12.0, 1.2
"""Towards the end it counts whether Japan can make the points that clear a fort; so much more is sure enough."""
FAR_TOO_LATE = 50.0
SPREAD = 2.5
"""How much worse a high point must look for its threat to fall to a third."""

# The garrison that a high point keeps whatever happens elsewhere.
LEAST_GARRISON, MOST_GARRISON = 2.0, 5.0
BESIEGERS = 4.0
"""So many Japanese battalions near a high point hold one battalion fast in it."""

# The worth of areas: what is stormed counts one.
ANOTHER_HIGH_POINT = 0.5
ANYWHERE = 0.12
ON_THE_ROAD = 0.5
NEXT_DOOR = 0.15


class Campaign:
    """Japan's prospects, which Russia reads as threats; `plan` fixes the high point for the laboratory."""

    def __init__(self, reading: Reading, plan: int | None = None) -> None:
        self.reading = reading
        self.plan = plan
        self.siege: Siege = reading.siege
        self.high_points = members(self.siege.high_points)
        self._bodies = [self._strength(place) for place in AREA_PLACES]
        self._japanese = [(reading.units(JAPAN, place) & self.siege.infantry).bit_count() for place in AREA_PLACES]
        self.roads = {goal: self._road_to(goal) for goal in self.high_points}
        self.prospects = {goal: self._prospect(goal) for goal in self.high_points}
        best = max(self.high_points, key=lambda goal: self.prospects[goal])
        self.objective = best if plan is None else plan
        top = self.prospects[best]
        self.threat = {goal: exp((self.prospects[goal] - top) / SPREAD) for goal in self.high_points}
        if plan is not None:
            self.threat[plan] = 1.0

    def _strength(self, place: int) -> float:
        """Russian battalions in an area; a machine gun is as good as two, a gun half a one."""
        siege = self.siege
        units = self.reading.units(RUSSIA, place)
        if not units:
            return 0.0
        return (
            (units & siege.infantry).bit_count()
            + 2.0 * (units & siege.machine_guns).bit_count()
            + 0.5 * (units & siege.guns).bit_count()
        )

    def _road_to(self, goal: int) -> list[float]:
        """From every area the effort to get next to the goal; nothing for its neighbours and itself."""
        siege = self.siege
        effort = [99.0] * len(AREA_PLACES)
        effort[goal] = 0.0
        queue = [(0.0, goal)]
        while queue:
            so_far, place = heappop(queue)
            if so_far > effort[place]:
                continue
            price = self._price(place, goal)
            for near in siege.near[place]:
                if so_far + price < effort[near]:
                    effort[near] = so_far + price
                    heappush(queue, (so_far + price, near))
        return effort

    def _prospect(self, goal: int) -> float:
        """How good a storm of this high point looks."""
        reading, siege = self.reading, self.siege
        road = self.roads[goal]
        distance = siege.distance[goal]
        near = min(ENOUGH, self.besiegers(goal))
        foothold = self._japanese[goal]
        against = self._bodies[goal] + LEVEL * siege.level[goal]
        for place in members(reading.state.held[RUSSIA]):
            steps = distance[place]
            units = reading.units(RUSSIA, place)
            rifles = (units & siege.infantry).bit_count()
            if steps == 1:
                against += RESERVE_NEXT_DOOR * rifles
            elif steps and steps <= 3:
                against += RESERVE_NEAR * rifles
            for gun in members(units & siege.guns):
                if steps <= siege.range[gun]:
                    against += GUN_IN_RANGE
        front = min((road[place] for place in members(reading.state.control & siege.on_board)), default=FAR_TOO_LATE)
        late = front > 0 and reading.turns_left < 1 and reading.turn > 0
        twins = (siege.near_mask[goal] & siege.high_points & ~reading.state.control).bit_count()
        support = GUN_BEARING * self._guns_bearing(goal) + TWIN * twins
        if reading.turns_left <= 1 and reading.turn:
            support += CLEARING * min(SURE, self.points_on(goal) / max(1, self.capacity(goal)))
        return FORCE_NEAR * near + FOOTHOLD * foothold + support - against - ROAD * front - FAR_TOO_LATE * late

    def besiegers(self, goal: int) -> float:
        """The Japanese battalions within a turn's march of a high point, the near ones in full."""
        road = self.roads[goal]
        return sum(count * max(0.0, 1.0 - road[place] / MARCH) for place, count in enumerate(self._japanese) if count)

    def garrison(self, goal: int) -> float:
        """The Russian battalions that a high point needs to bear its threat."""
        return max(LEAST_GARRISON, min(MOST_GARRISON, self.besiegers(goal) / BESIEGERS))

    def points_on(self, goal: int) -> float:
        """The points that Japan's active units can make on a high point this turn, on average."""
        reading, siege = self.reading, self.siege
        firepower, rifles = battalion_of(siege, JAPAN).firepower, battalion_of(siege, RUSSIA).defence
        against = rifles + siege.level[goal]
        points = sum(points_at(gun - against) for gun in reading.shelling(JAPAN, goal))
        for place, units in reading.active_anywhere(JAPAN):
            infantry = (units & siege.infantry).bit_count()
            if place == goal:
                points += infantry * points_at(firepower + 1 - rifles)
            elif siege.near_mask[goal] >> place & 1:
                points += infantry * points_at(firepower - against)
        return points

    def capacity(self, goal: int) -> int:
        """11.1  The points that the garrison of a high point can absorb before nobody is left (Ruling 77)."""
        units = self.reading.units(RUSSIA, goal)
        brittle = (units & self.siege.brittle).bit_count()
        others = units & ~self.siege.brittle
        return brittle + 2 * others.bit_count() + (others & ~self.reading.state.rear).bit_count()

    def _guns_bearing(self, goal: int) -> int:
        """The Japanese guns that reach a high point from where they stand."""
        reading, siege = self.reading, self.siege
        return sum(
            siege.distance[place][goal] <= siege.range[gun]
            for place in members(reading.state.held[JAPAN] & siege.firing_ground)
            for gun in members(reading.units(JAPAN, place) & siege.guns)
        )

    @cached_property
    def approach(self) -> Sequence[float]:
        """The effort from every area to get next to the objective."""
        return self.roads[self.objective]

    @cached_property
    def weight(self) -> list[float]:
        """How much each area counts: the objective one, the others by what they do for it."""
        reading, siege = self.reading, self.siege
        weight = [ANYWHERE] * len(AREA_PLACES)
        for place in siege.near[self.objective]:
            weight[place] += NEXT_DOOR
        for place, share in self._traffic().items():
            weight[place] += ON_THE_ROAD * share
        for goal in self.high_points:
            weight[goal] = max(weight[goal], ANOTHER_HIGH_POINT * (0.3 + 0.7 * self.threat[goal]))
            if reading.state.control >> goal & 1:
                weight[goal] = 1.0
        weight[self.objective] = 1.0
        return weight

    def _traffic(self) -> dict[int, float]:
        """The Russian areas on the way of Japan's infantry to the objective, each with the share that comes by."""
        siege, control, approach = self.siege, self.reading.state.control, self.approach
        troops = sum(self._japanese)
        traffic: dict[int, float] = {}
        if not troops:
            return traffic
        for start, count in enumerate(self._japanese):
            if not count:
                continue
            place = start
            while approach[place] > 0.0:
                place = min(siege.near[place], key=lambda one: approach[one] + self._price(one, self.objective))
                if not control >> place & 1:
                    traffic[place] = traffic.get(place, 0.0) + count / troops
        return traffic

    def _price(self, place: int, goal: int) -> float:
        """The effort to go through an area."""
        if place == goal:
            return 0.0
        if self.reading.state.control >> place & 1:
            return 1.0
        return HELD_AREA + BODY * self._bodies[place]

    @cached_property
    def spare_losses(self) -> int:
        """How many Japanese battalions more can be lost this turn and come back the next."""
        if self.reading.is_last:
            return 0
        box = self.reading.state.at[REORGANIZATION[JAPAN]] & self.siege.infantry & ~self.siege.cord
        return self.siege.supplements[self.reading.turn + 1] - box.bit_count()
