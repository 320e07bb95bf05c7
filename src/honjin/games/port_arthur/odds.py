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

YARD_TIME = 0.2
"""The part of its firepower that a ship is reckoned to lose for good by being damaged."""


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


Vessels = tuple[Vessel, ...]


def firepower_of(ships: Iterable[Vessel]) -> int:
    """The firepower of these ships together."""
    return sum(ship.firepower for ship in ships)


def ship_for_critical(ships: Vessels) -> int:
    """6.4  Where a sensible firer places a critical hit: where most firepower goes, intact ships before all others."""
    intact = [at for at, ship in enumerate(ships) if not ship.damaged]

    def loss(at: int) -> tuple[int, int, int]:
        ship = ships[at]
        if intact:
            return ship.intact_firepower - ship.damaged_firepower, ship.intact_firepower, ship.defence
        return ship.damaged_firepower, ship.intact_firepower, ship.defence

    return max(intact or range(len(ships)), key=loss)


def ship_for_hits(ships: Vessels, hits: int) -> int:
    """6.4  Where a sensible owner spends the next hits."""
    bill = cheapest_bills(ships)[hits]
    flips = [at for at in (*bill.damaged, *bill.sunk) if not ships[at].damaged]
    # The ship with the highest defence sinks last, since what is then left may be less than that.
    return flips[0] if flips else min(bill.sunk, key=lambda at: ships[at].defence)


class Bill(NamedTuple):
    """One way to spend hits: what it costs, the ships damaged and afloat, the ships sunk."""

    cost: float
    damaged: tuple[int, ...]
    sunk: tuple[int, ...]


@lru_cache(maxsize=1 << 14)
def cheapest_bills(ships: Vessels) -> tuple[Bill, ...]:
    """6.4  For every number of hits the way that costs the owner least.

    That is firepower, one more for a ship sunk, and for every ship damaged a part of its firepower on top: it will
    lie in the yard when it is needed. (Measured: the script that reckons so wins six matches in ten against itself.)

    An intact ship takes up one hit and, if it is given up, as many more as its defence; a damaged one its defence.
    The last ship to sink may take less than that, so it is enough that all together take up as many as there are.
    """
    best: list[Bill | None] = [Bill(0, (), ())] + [None] * MOST_DICE
    for at, ship in enumerate(ships):
        scratch = 0.0 if ship.damaged else YARD_TIME * ship.intact_firepower + 0.01
        flip = ship.firepower - ship.damaged_firepower + scratch
        sink = ship.firepower + 1 + scratch
        takes = ship.defence if ship.damaged else ship.defence + 1
        for hits in range(MOST_DICE, 0, -1):
            known = best[hits]
            if not ship.damaged:
                before = best[hits - 1]
                if before and (known is None or before.cost + flip < known.cost):
                    known = Bill(before.cost + flip, (*before.damaged, at), before.sunk)
            before = best[max(0, hits - takes)]
            if before and (known is None or before.cost + sink < known.cost):
                known = Bill(before.cost + sink, before.damaged, (*before.sunk, at))
            best[hits] = known
    return tuple(bill or Bill(0, (), tuple(range(len(ships)))) for bill in best)


Ends = tuple[Vessel | None, ...]
"""What each ship of a squadron has become, nothing if it was sunk."""


@lru_cache(maxsize=1 << 16)
def after_fire(ships: Vessels, hits: int, criticals: int) -> Vessels:
    """6.4  What is left of a squadron: criticals first, then hits, until damage or ships run out."""
    return afloat(each_after_fire(ships, hits, criticals))


def afloat(ends: Ends) -> Vessels:
    """Those that were not sunk."""
    return tuple(ship for ship in ends if ship)


@lru_cache(maxsize=1 << 16)
def each_after_fire(ships: Vessels, hits: int, criticals: int) -> Ends:
    """6.4  The same ship by ship."""
    ends: list[Vessel | None] = list(ships)
    numbers = list(range(len(ships)))
    left = list(ships)
    for _ in range(criticals):
        if left:
            at = ship_for_critical(tuple(left))
            if left[at].damaged:
                ends[numbers[at]] = None
                del left[at], numbers[at]
            else:
                ends[numbers[at]] = left[at] = left[at]._replace(damaged=True)
    bill = cheapest_bills(tuple(left))[hits]
    for at in bill.damaged:
        ends[numbers[at]] = left[at]._replace(damaged=True)
    for at in bill.sunk:
        ends[numbers[at]] = None
    return tuple(ends)


class Losses(msgspec.Struct, frozen=True):
    """Expected losses of a squadron; a ship that is damaged and then sunk counts as both, but is not left damaged."""

    damaged: float
    sunk: float
    firepower: float
    p_all_sunk: float
    left_damaged: float
    """Ships that were intact and are damaged and afloat: what sinks of those damaged before takes nothing off."""


@lru_cache(maxsize=1 << 14)
def expected_losses(ships: Vessels, firepower: int, dice: int, equal_total_counts: bool = False) -> Losses:
    """What fire with so many dice costs a squadron, over every throw."""
    return losses_over(ships, aftermath(ships, firepower, dice, equal_total_counts))


def aftermath(ships: Vessels, firepower: int, dice: int, equal_total_counts: bool) -> list[tuple[float, Ends]]:
    """Every state the fire can leave a squadron in, with its chance."""
    joint = fire_odds(firepower, dice, equal_total_counts).joint
    return [(chance, each_after_fire(ships, *result)) for result, chance in joint]


def losses_over(ships: Vessels, aftermaths: Iterable[tuple[float, Ends]]) -> Losses:
    """The losses of a squadron that ends in these states with these chances."""
    damaged = sunk = firepower = all_sunk = left_damaged = 0.0
    before, intact = firepower_of(ships), sum(not ship.damaged for ship in ships)
    for chance, ends in aftermaths:
        left = afloat(ends)
        damaged += chance * (intact - sum(not ship.damaged for ship in left))
        sunk += chance * (len(ships) - len(left))
        firepower += chance * (before - firepower_of(left))
        all_sunk += chance if not left else 0.0
        crippled = sum(end.damaged and not ship.damaged for ship, end in zip(ships, ends, strict=True) if end)
        left_damaged += chance * crippled
    return Losses(damaged, sunk, firepower, all_sunk, left_damaged)


class Fate(NamedTuple):
    """What may become of one ship: the chance that it is left damaged, none if it is so already, and that it sinks."""

    p_damaged: float | None
    p_sunk: float


@lru_cache(maxsize=1 << 12)
def fates(ships: Vessels, firepower: int, dice: int, equal_total_counts: bool = False) -> tuple[Fate, ...]:
    """6.4  The fate of every ship under this fire. Ships that are alike share it: nobody can tell which one it hits."""
    damaged = dict.fromkeys(ships, 0.0)
    sunk = dict.fromkeys(ships, 0.0)
    for (hits, criticals), chance in fire_odds(firepower, dice, equal_total_counts).joint:
        for ship, end in zip(ships, each_after_fire(ships, hits, criticals), strict=True):
            share = chance / ships.count(ship)
            if end is None:
                sunk[ship] += share
            elif end.damaged and not ship.damaged:
                damaged[ship] += share
    return tuple(Fate(None if ship.damaged else damaged[ship], sunk[ship]) for ship in ships)


@lru_cache(maxsize=1 << 14)
def expected_damage(ships: Vessels, firepower: int, dice: int, equal_total_counts: bool = False) -> tuple[float, float]:
    """6.4  The mean numbers of hits and criticals that find a ship: those left over when all are sunk do nothing."""
    hits = criticals = 0.0
    for (thrown, critical), chance in fire_odds(firepower, dice, equal_total_counts).joint:
        placed = min(critical, sum(1 if ship.damaged else 2 for ship in ships))
        left = after_fire(ships, 0, placed)
        criticals += chance * placed
        hits += chance * min(thrown, sum(ship.defence + (not ship.damaged) for ship in left))
    return hits, criticals


@lru_cache(maxsize=1 << 14)
def best_dice(ships: Vessels, firepower: int, equal_total_counts: bool = False, prize: float = 0.0) -> int:
    """The number of dice that does most: firepower taken, a point for each ship damaged or sunk, the prize for all."""

    def worth(dice: int) -> float:
        losses = expected_losses(ships, firepower, dice, equal_total_counts)
        return losses.firepower + losses.sunk + losses.damaged + prize * losses.p_all_sunk

    return max(range(1, MOST_DICE + 1), key=worth)


class Salvo(NamedTuple):
    """The fire of one side in a battle: on average, if it fires second and does not know what it will have left."""

    firepower: float
    dice: int
    does: Losses


def exchange(first: Vessels, second: Vessels, equal_total_counts: bool = False) -> tuple[Salvo, Salvo]:
    """6.3  A whole battle, both sides with their best dice: the first fires, the second with what it has left."""
    opening = firepower_of(first)
    dice = best_dice(second, opening, equal_total_counts)
    survivors = aftermath(second, opening, dice, equal_total_counts)
    answers = dict.fromkeys(range(MOST_DICE + 1), 0.0)
    outcomes: list[tuple[float, Ends]] = []
    mean = 0.0
    for chance, ends in survivors:
        left = afloat(ends)
        if not left:
            outcomes.append((chance, first))
            continue
        firepower = firepower_of(left)
        mean += chance * firepower
        answer = best_dice(first, firepower, equal_total_counts)
        answers[answer] += chance
        outcomes += [(chance * part, end) for part, end in aftermath(first, firepower, answer, equal_total_counts)]
    likeliest = max(answers, key=lambda number: answers[number])
    return Salvo(opening, dice, losses_over(second, survivors)), Salvo(mean, likeliest, losses_over(first, outcomes))


# Movement and operations


def passage_odds(speed: int) -> float:
    """6.2  The chance that a squadron of this speed passes its movement test."""
    return min(max(speed, 0), FACES) / FACES


def tie_odds() -> float:
    """6.1  The chance that both sides roll the same for the next operation."""
    return 1 / FACES
