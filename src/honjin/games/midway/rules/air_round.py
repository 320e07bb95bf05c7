"""2.1  One round in the air: every aircraft fires at most once, all at the same time; losses come off afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import cycle, islice
from typing import NamedTuple

from honjin.games.midway.events.air import Shot
from honjin.games.midway.model import FG, SIDES
from honjin.games.midway.rules.sheets import MidwayMatch


class Allotment(NamedTuple):
    """So many fighters of a squadron fire at another, at one of its aircraft or (0) at each in turn."""

    squadron: int
    target: int
    number: int
    aircraft: int = 0


class Round(NamedTuple):
    """What came of it: the numbers before and after, by squadron, and every shot."""

    before: dict[str, int]
    after: dict[str, int]
    shots: tuple[Shot, ...]


def fight(match: MidwayMatch, present: Mapping[int, int], allotments: Iterable[Allotment]) -> Round:
    """2.1  Fighters fire at whom they were allotted to; who was not, and every bomber, replies to those who attack it.

    Shots at a squadron are dealt to its aircraft in turn unless one is named; a second hit on one is wasted
    (Ruling 17). The US roll first, squadrons in the order of the sheet (Ruling 86).
    """
    ocean = match.state.ocean
    orders = [one for one in allotments if one.number > 0 and present.get(one.target, 0) > 0]
    attackers = _attackers(orders)
    dealt: dict[int, int] = {}
    hit: set[tuple[int, int]] = set()
    shots: list[Shot] = []

    def shoot(by: int, at: int, aircraft: int, chance: int) -> None:
        die = match.roll("air-round", 100)
        if die <= chance:
            hit.add((at, aircraft))
        shots.append(Shot(ocean.squadron_ids[by], ocean.squadron_ids[at], aircraft, chance, die))

    for side in SIDES:
        for squadron in sorted(one for one in present if ocean.side_of_squadron[one] == side):
            allotted = 0
            for order in orders:
                if order.squadron != squadron:
                    continue
                allotted += order.number
                chance = ocean.chance[FG][ocean.kind[order.target]]
                for _ in range(order.number):
                    aircraft = order.aircraft
                    if not aircraft:
                        aircraft = dealt.get(order.target, 0) % present[order.target] + 1
                        dealt[order.target] = dealt.get(order.target, 0) + 1
                    shoot(squadron, order.target, aircraft, chance)
            free = present[squadron] - allotted
            chance = ocean.chance[ocean.kind[squadron]][FG]
            if chance:
                for at, aircraft in islice(cycle(attackers.get(squadron, ())), free if squadron in attackers else 0):
                    shoot(squadron, at, aircraft, chance)
    after = {one: number - sum(1 for at, _ in hit if at == one) for one, number in present.items()}
    ids = ocean.squadron_ids
    return Round(
        {ids[one]: number for one, number in present.items()},
        {ids[one]: number for one, number in after.items()},
        tuple(shots),
    )


def _attackers(orders: Iterable[Allotment]) -> dict[int, list[tuple[int, int]]]:
    """For each squadron that is attacked, the fighters that do it: squadron, and which of its aircraft."""
    found: dict[int, list[tuple[int, int]]] = {}
    used: dict[int, int] = {}
    for order in orders:
        first = used.get(order.squadron, 0) + 1
        used[order.squadron] = first + order.number - 1
        found.setdefault(order.target, []).extend((order.squadron, first + at) for at in range(order.number))
    return found


def deal(number: int, targets: Iterable[int]) -> Iterator[tuple[int, int]]:
    """So many fighters over targets, evenly, the first ones with one more."""
    among = list(targets)
    for at, target in enumerate(among):
        share = number // len(among) + (at < number % len(among))
        if share:
            yield target, share
