"""Exact odds: of fire, of the damage it does, of movement. Nothing is sampled.

`rules.gunnery.result_of_fire` is asked for every throw of dice, so that the odds cannot differ from the rules.
The damage is placed as sensible players would place it, by the same functions that the script player uses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

import msgspec

from honjin.games.port_arthur.rules.gunnery import result_of_fire

FACES = 6
MOST_DICE = 6
UNKNOWN = "odds-unknown"


# Fire


class FireOdds(msgspec.Struct, frozen=True):
    """What so many dice come to: chances of each number of hits and criticals, alone and together."""

    firepower: int
    dice: int
    p_within: float
    expected_hits: float
    expected_criticals: float
    hits: tuple[float, ...]
    criticals: tuple[float, ...]
    joint: tuple[tuple[tuple[int, int], float], ...]


@lru_cache(maxsize=4096)
def fire_odds(firepower: int, dice: int, equal_total_counts: bool = False) -> FireOdds:
    """6.3B  Every throw of so many dice against a squadron's firepower."""
    ways: Counter[tuple[int, int]] = Counter()
    within = 0
    for thrown, weight in throws(dice):
        ways[result_of_fire(firepower, thrown, equal_total_counts)] += weight
        within += weight if sum(thrown) <= firepower else 0
    total = FACES**dice
    return FireOdds(
        firepower=firepower,
        dice=dice,
        p_within=within / total,
        expected_hits=sum(hits * weight for (hits, _), weight in ways.items()) / total,
        expected_criticals=sum(criticals * weight for (_, criticals), weight in ways.items()) / total,
        hits=tuple(sum(w for (h, _), w in ways.items() if h == n) / total for n in range(MOST_DICE + 1)),
        criticals=tuple(sum(w for (_, c), w in ways.items() if c == n) / total for n in range(MOST_DICE)),
        joint=tuple((result, weight / total) for result, weight in sorted(ways.items())),
    )


@lru_cache(maxsize=MOST_DICE)
def throws(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every multiset of so many dice with the number of ways to throw it: 462 for six dice instead of 46,656."""
    return tuple(
        (thrown, factorial(dice) // prod(factorial(n) for n in Counter(thrown).values()))
        for thrown in combinations_with_replacement(range(1, FACES + 1), dice)
    )


# Damage


class Vessel(NamedTuple):
    """A ship as a target."""

    intact_firepower: int
    damaged_firepower: int
    defence: int
    damaged: bool

    @property
    def firepower(self) -> int:
        """The value on the side it shows."""
        return self.damaged_firepower if self.damaged else self.intact_firepower

    @property
    def flip_cost(self) -> tuple[int, int]:
        """What it costs its owner to have it damaged: firepower lost, then the size of the ship."""
        return self.intact_firepower - self.damaged_firepower, self.intact_firepower


Vessels = tuple[Vessel, ...]


def firepower_of(ships: Iterable[Vessel]) -> int:
    """The firepower of these ships together."""
    return sum(ship.firepower for ship in ships)


def ship_for_critical(ships: Vessels) -> int:
    """6.4  Where a sensible firer places a critical hit: where most firepower goes, intact ships before all others."""
    intact = [at for at, ship in enumerate(ships) if not ship.damaged]
    if intact:
        return max(intact, key=lambda at: (ships[at].flip_cost, -at))
    return max(range(len(ships)), key=lambda at: (ships[at].damaged_firepower, ships[at].defence, -at))


def ship_for_hits(ships: Vessels, hits: int) -> int:
    """6.4  Where a sensible owner spends hits: damage before loss, then the cheapest ships that take up the rest."""
    intact = [at for at, ship in enumerate(ships) if not ship.damaged]
    if intact:
        return min(intact, key=lambda at: (ships[at].flip_cost, at))
    return cheapest_sacrifice(ships, hits)[0]


@lru_cache(maxsize=1 << 14)
def cheapest_sacrifice(ships: Vessels, hits: int) -> tuple[int, ...]:
    """The damaged ships to give up for so many hits: least firepower, a ship itself counting for one more."""
    best: list[tuple[int, tuple[int, ...]] | None] = [(0, ())] + [None] * hits
    for at, ship in enumerate(ships):
        for covered in range(hits, 0, -1):
            before = best[max(0, covered - ship.defence)]
            if before is None:
                continue
            cost = before[0] + ship.damaged_firepower + 1
            known = best[covered]
            if known is None or cost < known[0]:
                best[covered] = cost, (*before[1], at)
    chosen = best[hits]
    return chosen[1] if chosen else tuple(range(len(ships)))


@lru_cache(maxsize=1 << 16)
def after_fire(ships: Vessels, hits: int, criticals: int) -> Vessels:
    """6.4  What is left of a squadron: criticals first, then hits, until damage or ships run out."""
    left = list(ships)
    for _ in range(criticals):
        if left:
            _strike(left, ship_for_critical(tuple(left)))
    while hits and left:
        at = ship_for_hits(tuple(left), hits)
        hits -= min(hits, left[at].defence) if left[at].damaged else 1
        _strike(left, at)
    return tuple(left)


def _strike(ships: list[Vessel], at: int) -> None:
    """Damage an intact ship, sink a damaged one."""
    if ships[at].damaged:
        del ships[at]
    else:
        ships[at] = ships[at]._replace(damaged=True)


class Losses(msgspec.Struct, frozen=True):
    """Expected losses of a squadron; a ship that is damaged and then sunk counts as both."""

    damaged: float
    sunk: float
    firepower: float
    p_all_sunk: float


@lru_cache(maxsize=1 << 14)
def expected_losses(ships: Vessels, firepower: int, dice: int, equal_total_counts: bool = False) -> Losses:
    """What fire with so many dice costs a squadron, over every throw."""
    return losses_over(ships, aftermath(ships, firepower, dice, equal_total_counts))


def aftermath(ships: Vessels, firepower: int, dice: int, equal_total_counts: bool) -> list[tuple[float, Vessels]]:
    """Every state the fire can leave a squadron in, with its chance."""
    joint = fire_odds(firepower, dice, equal_total_counts).joint
    return [(chance, after_fire(ships, *result)) for result, chance in joint]


def losses_over(ships: Vessels, ends: Iterable[tuple[float, Vessels]]) -> Losses:
    """The losses of a squadron that ends in these states with these chances."""
    damaged = sunk = firepower = all_sunk = 0.0
    before, intact = firepower_of(ships), sum(not ship.damaged for ship in ships)
    for chance, left in ends:
        damaged += chance * (intact - sum(not ship.damaged for ship in left))
        sunk += chance * (len(ships) - len(left))
        firepower += chance * (before - firepower_of(left))
        all_sunk += chance if not left else 0.0
    return Losses(damaged, sunk, firepower, all_sunk)


@lru_cache(maxsize=1 << 14)
def best_dice(ships: Vessels, firepower: int, equal_total_counts: bool = False) -> int:
    """The number of dice that takes most firepower from a squadron; the fewer if there is nothing in it."""

    def worth(dice: int) -> tuple[float, float, int]:
        losses = expected_losses(ships, firepower, dice, equal_total_counts)
        return losses.firepower + losses.sunk, losses.damaged, -dice

    return max(range(1, MOST_DICE + 1), key=worth)


# Movement and initiative


def passage_odds(speed: int) -> float:
    """6.2  The chance that a squadron of this speed passes its movement test."""
    return min(max(speed, 0), FACES) / FACES
