"""Chapters 6 and 7: what guns can bombard and what riflemen can fire at."""

from __future__ import annotations

from honjin.games.storm.rules.ground import Ground
from honjin.games.storm.siege import Siege
from honjin.games.storm.unitset import UnitSet, members


def can_shoot_from(siege: Siege, place: int) -> bool:
    """2.21  The boxes off the board serve movement and placement only, unless the players agree (Ruling 13)."""
    return not siege.off_board >> place & 1 or siege.fire_from_off_board


def bombardment_targets(siege: Siege, ground: Ground, place: int, guns: UnitSet) -> int:
    """6.2  Areas with enemies, within the range of every gun, next to an area under own control."""
    if not can_shoot_from(siege, place):
        return 0
    reach = min([siege.range[number] for number in members(guns)])
    return ground.observed & siege.within[reach][place]


def fire_targets(siege: Siege, ground: Ground, place: int) -> int:
    """7.2  The own area or an adjacent one, with enemies in it."""
    return ground.targets & siege.here_and_near[place] if can_shoot_from(siege, place) else 0
