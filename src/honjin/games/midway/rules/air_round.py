"""2.1  One round in the air: every aircraft fires at most once, all at the same time; losses come off afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import cycle, islice
from typing import NamedTuple

from honjin.games.midway.events.air import Shot
from honjin.games.midway.model import SIDES
from honjin.games.midway.rules.sheets import MidwayMatch


class Allotment(NamedTuple):
    """So many fighters of a squadron fire at another, at one of its aircraft or (0) at each in turn."""

    squadron: int
    target: int
    number: int
    aircraft: int = 0


class Aim(NamedTuple):
    """A squadron that is fired at, and which of its aircraft: the first is 1."""

    squadron: int
    aircraft: int


class Round(NamedTuple):
    """What came of it: the numbers before and after, by squadron, and every shot."""

    before: dict[str, int]
    after: dict[str, int]
    shots: tuple[Shot, ...]

    def left_of(self, squadron: str, number: int) -> int:
        """How many of the first aircraft of a squadron are left."""
        lost = {shot.aircraft for shot in self.shots if shot.hits and shot.at == squadron}
        return number - sum(aircraft <= number for aircraft in lost)


def fight(match: MidwayMatch, present: Mapping[int, int], allotments: Iterable[Allotment], stream: str) -> Round:
    """2.1  Fighters fire at whom they were allotted to; who was not, and every bomber, replies to those who attack it.

    A second hit on one aircraft is wasted (Ruling 17). The US roll first, squadrons in the order of the sheet
    (Ruling 86).
    """
    ocean = match.state.ocean
    ids = ocean.squadron_ids
    orders = sorted((one for one in allotments if present.get(one.target)), key=lambda order: order.squadron)
    attackers = _attackers(orders)
    dealt: dict[int, int] = {}
    shots = []
    for squadron in sorted(present, key=lambda one: (SIDES.index(ocean.side_of_squadron[one]), one)):
        attacks = [order for order in orders if order.squadron == squadron]
        free = present[squadron] - sum(order.number for order in attacks)
        for aim in (*_attacks(attacks, present, dealt), *_replies(attackers.get(squadron, ()), free)):
            chance = ocean.chance[ocean.kind[squadron]][ocean.kind[aim.squadron]]
            die = match.roll("air-round", 100, stream=stream)
            shots.append(Shot(ids[squadron], ids[aim.squadron], aim.aircraft, chance, die))
    before = {ids[one]: number for one, number in present.items()}
    lost = {(shot.at, shot.aircraft) for shot in shots if shot.hits}
    after = {name: number - sum(at == name for at, _ in lost) for name, number in before.items()}
    return Round(before, after, tuple(shots))


def _attacks(orders: Iterable[Allotment], present: Mapping[int, int], dealt: dict[int, int]) -> Iterator[Aim]:
    """Shots at a squadron are dealt to its aircraft in turn, whoever fires them, unless one is named (Ruling 17)."""
    for order in orders:
        for _ in range(order.number):
            aircraft = order.aircraft
            if not aircraft:
                aircraft = dealt.get(order.target, 0) % present[order.target] + 1
                dealt[order.target] = aircraft
            yield Aim(order.target, aircraft)


def _replies(attackers: Sequence[Aim], free: int) -> Iterator[Aim]:
    """So many aircraft reply, dealt over the fighters that attack their squadron; if none do, nobody fires."""
    return islice(cycle(attackers), free)


def _attackers(orders: Iterable[Allotment]) -> dict[int, list[Aim]]:
    """For each squadron that is attacked, the fighters that do it."""
    found: dict[int, list[Aim]] = {}
    sent: dict[int, int] = {}
    for order in orders:
        first = sent.get(order.squadron, 0) + 1
        sent[order.squadron] = first + order.number - 1
        found.setdefault(order.target, []).extend(Aim(order.squadron, first + at) for at in range(order.number))
    return found


def deal(number: int, targets: Iterable[int]) -> Iterator[tuple[int, int]]:
    """So many fighters over targets, evenly, the first ones with one more."""
    among = list(targets)
    for at, target in enumerate(among):
        share = number // len(among) + (at < number % len(among))
        if share:
            yield target, share
