"""Chapters 6 and 7: what guns can bombard and what riflemen can fire at."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.games.storm.model import AreaSet, UnitSet
from honjin.games.storm.rules.ground import Ground
from honjin.games.storm.siege import Siege


def bombardment_targets(siege: Siege, ground: Ground, place: int, guns: UnitSet) -> AreaSet:
    """6.2  Areas with enemies, within the range of every gun, next to an area under own control."""
    if not siege.firing_ground >> place & 1:
        return 0
    reach = min([siege.range[number] for number in members(guns)])
    return ground.observed & siege.within[reach][place]


def fire_targets(siege: Siege, ground: Ground, place: int) -> AreaSet:
    """7.2  The own area or an adjacent one, with enemies in it."""
    return ground.targets & siege.here_and_near[place] if siege.firing_ground >> place & 1 else 0
