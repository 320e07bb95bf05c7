"""The choice of the next action, and when to do none."""

from __future__ import annotations

from collections.abc import Iterator

from honjin.core.bits import members
from honjin.games.storm.model import JAPAN, RUSSIA, SideId, UnitSet
from honjin.games.storm.script.appraisal import Appraisal
from honjin.games.storm.script.marches import JapaneseMarches, RussianMarches
from honjin.games.storm.script.orders import Order
from honjin.games.storm.script.reading import Reading
from honjin.games.storm.script.shots import Shots


def best_order(appraisal: Appraisal, side: SideId, picked: UnitSet = 0) -> Order | None:
    """The best action of a side, none if a pass is better; with units picked, the best they can be part of."""
    if not picked and wants_the_end(appraisal.reading, side):
        return None
    orders = [order for order in all_orders(appraisal, side) if not picked & ~order.units]
    return max(orders, key=lambda order: order.score, default=None)


def all_orders(appraisal: Appraisal, side: SideId) -> Iterator[Order]:
    """Every action worth a thought."""
    yield from Shots(appraisal, side).orders()
    marches = JapaneseMarches(appraisal) if side == JAPAN else RussianMarches(appraisal)
    yield from marches.orders()


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
