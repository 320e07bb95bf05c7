"""What it costs a side that a unit is flipped, driven off or removed, by where it stands and what is to come."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from honjin.games.storm.model import JAPAN, RUSSIA, SideId, UnitSet, enemy_of
from honjin.games.storm.script.campaign import Campaign
from honjin.games.storm.script.reading import Reading

# The loss of a unit for good, in Japanese battalions.
BATTALION = {JAPAN: 1.0, RUSSIA: 1.3}
RESERVE_SHARE = 0.8
MACHINE_GUN, GUN, ENGINEER = 2.0, 1.0, 0.8
GUN_BY_FIREPOWER = 0.15
RETURNS = 0.35
"""What is left of the loss when a Japanese battalion comes back next turn."""
HALF_RETURNS = 0.7
BY_TURNS_LEFT = (0.12, 0.6, 0.85, 1.0, 1.0, 1.0)
"""A battalion lost late has less to miss."""

CONTROL_OF_HIGH_POINT = 16.0
CONTROL = 3.0

GRAIN = 20
"""Costs are rounded to a twentieth, so that bills can be kept and found again."""


class Price(NamedTuple):
    """What flip, leave and loss of a unit cost its owner; `loss` comes on top of `leave`."""

    flip: float
    leave: float
    loss: float


class Appraisal:
    """Prices in one position."""

    def __init__(self, reading: Reading, campaign: Campaign) -> None:
        self.reading = reading
        self.campaign = campaign
        self._prices: dict[tuple[SideId, int], tuple[float, float]] = {}
        self._late = BY_TURNS_LEFT[min(reading.turns_left, len(BY_TURNS_LEFT) - 1)] if reading.turn else 1.0

    def price(self, side: SideId, place: int, number: int) -> Price:
        """The price of one unit in an area."""
        flip, leave = self.standing(side, place)
        siege = self.reading.siege
        bit = 1 << number
        if bit & siege.engineers:
            flip *= 1.5
        return Price(_rounded(flip), _rounded(leave), _rounded(self.loss(side, number) + self._post(side, place, bit)))

    def standing(self, side: SideId, place: int) -> tuple[float, float]:
        """What it is worth that a battalion is ready in an area, and that it is there at all."""
        key = side, place
        if key not in self._prices:
            self._prices[key] = self._japanese_standing(place) if side == JAPAN else self._russian_standing(place)
        return self._prices[key]

    def _japanese_standing(self, place: int) -> tuple[float, float]:
        reading, campaign = self.reading, self.campaign
        weight = campaign.weight[place]
        enemies = reading.units(RUSSIA, place)
        if enemies or (reading.state.control & reading.siege.high_points) >> place & 1:
            return 0.3 + 0.9 * weight, 0.2 + 1.0 * weight
        near = campaign.approach[place] < 1.0
        return (0.3 if near else 0.1), (0.2 if near else 0.05)

    def _russian_standing(self, place: int) -> tuple[float, float]:
        reading = self.reading
        weight = self.campaign.weight[place]
        inside = reading.units(JAPAN, place)
        comers = min(1.0, reading.comers[JAPAN][place] / 6)
        ready = 0.05 + 0.7 * weight * comers + (0.5 * weight + 0.1 if inside else 0.0)
        there = 0.05 + weight * (0.3 + 0.4 * bool(inside) + 0.2 * comers)
        if reading.siege.high_points >> place & 1 and reading.turns_left <= 1:
            # To the end a fort holds out as long as there is anybody in it to absorb points.
            return ready + 0.3 * weight, there + 0.6 * weight
        return ready, there

    def _post(self, side: SideId, place: int, bit: UnitSet) -> float:
        """What the loss of a machine gun costs more where it is needed."""
        if bit & self.reading.siege.machine_guns:
            return MACHINE_GUN * self.campaign.weight[place]
        return 0.0

    def loss(self, side: SideId, number: int) -> float:
        """The loss of a unit, wherever it stands."""
        siege = self.reading.siege
        bit = 1 << number
        if bit & siege.guns:
            return (GUN + GUN_BY_FIREPOWER * siege.firepower[number]) * (0.2 + 0.8 * self._late)
        if bit & siege.machine_guns:
            return 0.3
        if bit & siege.engineers:
            return ENGINEER * self._late
        worth = BATTALION[side] * self._late
        if not bit & siege.regular:
            worth *= RESERVE_SHARE
        return worth * self._comes_back[side]

    @cached_property
    def _comes_back(self) -> dict[SideId, float]:
        return {JAPAN: RETURNS if self.campaign.spare_losses > 0 else 1.0, RUSSIA: HALF_RETURNS}

    def control(self, side: SideId, place: int) -> float:
        """What it costs a side to lose an area."""
        siege = self.reading.siege
        if siege.high_points >> place & 1:
            return CONTROL_OF_HIGH_POINT
        return CONTROL * self.campaign.weight[place]

    def abandoned(self, side: SideId, place: int) -> float:
        """What it costs a side to have no unit left in an area: control, if the enemy is there or can come."""
        if self.reading.holder(place) != side:
            return 0.0
        enemy = enemy_of(side)
        if self.reading.units(enemy, place):
            return self.control(side, place)
        return self.control(side, place) * (0.6 if self.reading.comers[enemy][place] else 0.25)


def _rounded(value: float) -> float:
    return round(value * GRAIN) / GRAIN
