"""An order: units of one area, what they do, and how good that looks."""

from __future__ import annotations

from typing import NamedTuple

from honjin.core.bits import members
from honjin.core.decision import Option
from honjin.games.storm.model import UnitSet
from honjin.games.storm.rules.grouping import may_join
from honjin.games.storm.siege import Siege


class Order(NamedTuple):
    """One whole action."""

    score: float
    units: UnitSet
    option: Option


def company(siege: Siege, candidates: UnitSet, size: int, first: UnitSet = 0) -> UnitSet:
    """A group of up to this size: the units given first, then the candidates with most firepower that may join."""
    group = first
    order = sorted(members(candidates & ~first), key=lambda number: (-siege.firepower[number], number))
    for number in order:
        if group.bit_count() >= size:
            break
        if not group or may_join(siege, group, number):
            group |= 1 << number
    return group
