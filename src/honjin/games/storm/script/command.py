"""The choice of the next action, and when to do none."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from honjin.core.bits import members
from honjin.core.decision import Option
from honjin.games.storm.model import JAPAN, PLACE_OF, RUSSIA, SideId, UnitSet, enemy_of
from honjin.games.storm.options import March
from honjin.games.storm.script.appraisal import Appraisal
from honjin.games.storm.script.campaign import Campaign
from honjin.games.storm.script.marches import JapaneseMarches, RussianMarches
from honjin.games.storm.script.orders import Order
from honjin.games.storm.script.reading import Reading
from honjin.games.storm.script.shots import Shots

ALIKE = 0.02
"""The share of its score by which an action may be worse than another and count as its equal."""


def best_order(appraisal: Appraisal, side: SideId, picked: UnitSet = 0, lot: Random | None = None) -> Order | None:
    """The best action of a side, none if a pass is better; with units picked, the best they can be part of.

    With a lot it is one of the best.
    """
    if not picked and wants_the_end(appraisal.reading, side):
        return None
    orders = [order for order in all_orders(appraisal, side) if not picked & ~order.units]
    while orders:
        best = max(orders, key=lambda order: order.score)
        if lot is not None:
            best = lot.choice([order for order in orders if order.score >= best.score - ALIKE * abs(best.score)])
        if picked or not would_come_back(appraisal, side, best):
            return best
        way = way_of(appraisal.reading, best)
        orders = [order for order in orders if way_of(appraisal.reading, order) != way]
    return None


def all_orders(appraisal: Appraisal, side: SideId) -> Iterator[Order]:
    """Every action worth a thought."""
    yield from Shots(appraisal, side).orders()
    yield from marches_of(appraisal, side).orders()


def marches_of(appraisal: Appraisal, side: SideId) -> JapaneseMarches | RussianMarches:
    """The marches of a side in one position."""
    return JapaneseMarches(appraisal) if side == JAPAN else RussianMarches(appraisal)


def way_of(reading: Reading, order: Order) -> tuple[int, Option]:
    """From where an order leads, and what it is."""
    return reading.state.place_of(order.units.bit_length() - 1), order.option


def would_come_back(appraisal: Appraisal, side: SideId, order: Order) -> bool:
    """Whether a march among own troops would call for the opposite march as soon as it is made.

    It leaves a gap where it came from: what is then called back, or sends others the other way, had better stay.
    """
    if not isinstance(order.option, March):
        return False
    reading = appraisal.reading
    goal = PLACE_OF[order.option.area]
    if reading.holder(goal) != side or reading.units(enemy_of(side), goal):
        return False
    start = reading.state.place_of(order.units.bit_length() - 1)
    after = reading.after_march(side, order.units, goal)
    there = marches_of(Appraisal(after, Campaign(after, appraisal.campaign.plan)), side)
    return there.wants(goal, start, 1 << (order.units & reading.siege.infantry or order.units).bit_length() - 1)


def wants_the_end(reading: Reading, side: SideId) -> bool:
    """4.3  A pass that ends the turn and with it the match, to the side's advantage."""
    state = reading.state
    if not state.passes:
        return False
    held = state.control & reading.siege.high_points
    return bool(held) if side == JAPAN else reading.is_last and not held


def general_goes_to(reading: Reading) -> int | None:
    """15.4  Kondratenko goes to the high point with most Japanese in it, once there are some."""
    inside = {
        place: reading.units(JAPAN, place).bit_count()
        for place in members(reading.siege.high_points)
        if reading.holder(place) == RUSSIA
    }
    place = max(inside, key=lambda one: inside[one], default=None)
    return place if place is not None and inside[place] else None
