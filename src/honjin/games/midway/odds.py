"""Exact chances of Midway: what so many shots bring, with the values of the tables alone.

A side may not know what the enemy has suffered, so every target is undamaged here (Ruling 67).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from honjin.games.midway.model import DD, FG, SS, TS
from honjin.games.midway.ocean import Ocean

Spread = tuple[float, ...]
"""The chance of none, of one, of two, and so on."""

NONE: Spread = (1.0,)


class Harm(NamedTuple):
    """What shots do to a ship: the mean number of hits, and the chances to hit, to stop and to sink it."""

    hits: float
    any: float
    stopped: float
    """It sinks or loses its machinery, on carriers the flight deck; a transport is stopped by any hit."""
    sunk: float


def spread_of(chances: Iterable[float]) -> Spread:
    """How many of some events happen, each with its own chance."""
    found = [1.0]
    for chance in chances:
        found = [
            (found[at] if at < len(found) else 0.0) * (1 - chance) + (found[at - 1] * chance if at else 0.0)
            for at in range(len(found) + 1)
        ]
    return tuple(found)


def mean(spread: Spread) -> float:
    """The number that is expected."""
    return sum(number * chance for number, chance in enumerate(spread))


def harm_of(ocean: Ocean, target: str, volleys: Iterable[tuple[str, int, Spread]]) -> Harm:
    """2.2, 2.3, 4  What volleys do to a ship of this class: who fires, how many of them, and how many are lost before.

    One hit in the critical zone is enough, and a die falls for each hit: the ship outlives a shot with the chance that
    it misses or hits elsewhere.
    """
    critical, _, machinery = ocean.zones[target]
    stops = critical + machinery
    hits, missed, runs, floats = 0.0, 1.0, 1.0, 1.0
    for shooter, number, lost in volleys:
        chance = ocean.chance[shooter][target] / 100
        # Machine guns silence a ship and do nothing else (Ruling 36).
        sinks, halts = (0.0, 0.0) if shooter == FG else (critical / 100, stops / 100)
        left = [(max(0, number - gone), share) for gone, share in enumerate(lost)]
        hits += chance * sum(number * share for number, share in left)
        missed *= sum(share * (1 - chance) ** number for number, share in left)
        runs *= sum(share * (1 - chance * halts) ** number for number, share in left)
        floats *= sum(share * (1 - chance * sinks) ** number for number, share in left)
    return Harm(hits, 1 - missed, 1 - runs, 1 - floats)


def shot_down(chance: float, shots: int, aircraft: int) -> Spread:
    """2.1  Aircraft that fall to so many shots at their squadron, dealt in turn: a second hit is wasted (Ruling 17)."""
    if not aircraft:
        return NONE
    each = [shots // aircraft + (at < shots % aircraft) for at in range(aircraft)]
    return spread_of(1 - (1 - chance) ** number for number in each)


def barrage_losses(ocean: Ocean, target: str, ships: Iterable[str], battalions: int, aircraft: int) -> Spread:
    """2, 5  Aircraft of a squadron that fall to the barrage: a die for each ship, one for all battalions together."""
    chances = [ocean.chance[ship][target] / 100 for ship in ships]
    if battalions:
        chances.append(min(100, battalions * ocean.chance[TS][target]) / 100)
    spread = spread_of(chances)
    return (*spread[:aircraft], sum(spread[aircraft:])) if len(spread) > aircraft else spread


def hunt_chance(ocean: Ocean, hunters: int) -> float:
    """3  A boat is sunk by so many destroyers together."""
    return min(100, ocean.chance[DD][SS] * hunters) / 100


def ground_chances(ocean: Ocean, strengths: Iterable[int]) -> tuple[float, float]:
    """5  A battalion is hit, and eliminated, by attackers of these strengths."""
    chance = min(100, sum(strengths)) / 100
    return chance, chance * ocean.zones[TS][0] / 100
