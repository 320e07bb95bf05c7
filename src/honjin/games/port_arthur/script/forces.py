"""What a squadron is worth in a fight, in a few numbers; and how fights between such squadrons go."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from honjin.games.port_arthur.odds import MOST_DICE, fire_odds
from honjin.games.port_arthur.theatre import Theatre

CRITICAL_WORTH = 1.3
DAMAGED_WORTH = 0.65
LONGEST_FIGHT = 4


class Force(NamedTuple):
    """Ships together: firepower, the hits it takes to sink them all, speed, number, and what they are worth."""

    firepower: int
    toughness: int
    speed: int
    ships: int
    worth: float


class Card(NamedTuple):
    """One side of one counter."""

    firepower: int
    hits: int
    defence: int
    speed: int
    worth: float


def cards_of(theatre: Theatre) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Of all ships: the intact sides, and the damaged sides."""
    intact = []
    damaged = []
    for number in range(len(theatre.ids)):
        defence = theatre.defence[number]
        worth = theatre.firepower[number] + defence + 1.0
        intact.append(Card(theatre.firepower[number], defence + 1, defence, theatre.speed[number], worth))
        damaged.append(
            Card(
                theatre.damaged_firepower[number],
                defence,
                defence,
                theatre.damaged_speed[number],
                worth * DAMAGED_WORTH,
            )
        )
    return tuple(intact), tuple(damaged)


def join(cards: Iterable[Card]) -> Force | None:
    """The force that these ships make."""
    firepower = hits = ships = 0
    speed = weakest = 9
    worth = 0.0
    for card in cards:
        firepower += card[0]
        hits += card[1]
        if card[2] < weakest:
            weakest = card[2]
        if card[3] < speed:
            speed = card[3]
        worth += card[4]
        ships += 1
    return Force(firepower, hits - weakest + 1, speed, ships, worth) if ships else None


@lru_cache(maxsize=2)
def damage_table(equal_total_counts: bool) -> tuple[float, ...]:
    """Expected damage in hits by firepower, with the best number of dice; more than 36 does not help."""
    return tuple(
        max(
            odds.expected_hits + CRITICAL_WORTH * odds.expected_criticals
            for odds in (fire_odds(firepower, dice, equal_total_counts) for dice in range(1, MOST_DICE + 1))
        )
        for firepower in range(37)
    )


class Fight(NamedTuple):
    """A fight to the end: the battles it takes, and the shares of both that are left."""

    battles: float
    attacker: float
    defender: float


@lru_cache(maxsize=1 << 16)
def fight(a: Force, b: Force, equal_total_counts: bool = False) -> Fight:
    """`a` attacks `b` until one is gone or it has lasted too long; on average, without luck."""
    damage = damage_table(equal_total_counts)
    left_a = left_b = 1.0
    tough_a, tough_b = a.toughness, b.toughness
    a_first = a.speed > b.speed
    battles = 0
    need = 0.0
    while battles < LONGEST_FIGHT:
        battles += 1
        if not a_first:
            left_a -= damage[min(36, int(b.firepower * fit(left_b) + 0.5))] / tough_a
            if left_a <= 0:
                break
        dealt = damage[min(36, int(a.firepower * fit(left_a) + 0.5))] / tough_b
        need = left_b / dealt if dealt else 1.0
        left_b -= dealt
        if left_b <= 0:
            break
        if a_first:
            left_a -= damage[min(36, int(b.firepower * fit(left_b) + 0.5))] / tough_a
            if left_a <= 0:
                break
    # A last battle that must go well takes more than one, on average.
    return Fight(battles + 0.7 * need * need, max(0.0, left_a), max(0.0, left_b))


def fit(left: float) -> float:
    """The share of firepower that goes with a share of toughness: the first hits only damage ships."""
    return left * (1.3 - 0.3 * left)
