"""Exact chances: what a shock combat, a shot or a duel takes off both sides on average."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from honjin.core.memory import remembered
from honjin.games.ran.battle import Battle
from honjin.games.ran.rules.clash import shared
from honjin.games.ran.rules.duels import hits_by_totals
from honjin.games.ran.script.worth import Body, after_hits, disordered, value_of

DIE = range(10)


def chance_up_to(rating: int) -> float:
    """2.3  That a die shows a rating or less."""
    return min(10, max(0, rating + 1)) / 10


# 9.28  Shock


class Fight(NamedTuple):
    """One shock combat, as far as its chances go; the first of each side is the one that counts."""

    column: int
    added: int
    superior: bool
    attackers: tuple[Body, ...]
    defenders: tuple[Body, ...]
    tests: tuple[int, ...]
    """9.24  What is added to the reaction test of those who make one; no entry for those who do not."""
    charging: bool = False
    in_castle: bool = False


class Toll(NamedTuple):
    """What a fight takes off both sides."""

    defender: float
    attacker: float

    @property
    def balance(self) -> float:
        return self.defender - self.attacker


@remembered(100_000)
def toll_of(battle: Battle, fight: Fight) -> Toll:
    """9.2  Over all dice: the reaction test of the first defender, then the Shock Table."""
    before = [value_of(body) for body in fight.defenders], [value_of(body) for body in fight.attackers]
    defender = attacker = 0.0
    for weight, front in _reactions(fight):
        if front is None and len(fight.defenders) == 1:
            defender += weight * before[0][0]
            continue
        for die in DIE:
            lost, cost = _blow(battle, fight, front or fight.defenders[0], die)
            defender += weight / len(DIE) * (sum(before[0]) - lost)
            attacker += weight / len(DIE) * (sum(before[1]) - cost)
    return Toll(defender, attacker)


def _reactions(fight: Fight) -> list[tuple[float, Body | None]]:
    """9.24  What may have become of the first defender before the blows fall."""
    first = fight.defenders[0]
    if not fight.tests:
        return [(1.0, first)]
    tq = first.shaken_tq if first.disordered else first.tq
    excesses = [max(0, die + fight.tests[0] - tq) for die in DIE]
    return [(excesses.count(excess) / len(DIE), after_hits(first, excess)) for excess in sorted(set(excesses))]


def _blow(battle: Battle, fight: Fight, front: Body, die: int) -> tuple[float, float]:
    """What is left of defenders and attackers after a throw of the dice."""
    hits = battle.charts.shock(fight.column, die + fight.added)
    own = hits[0] * 2 if fight.in_castle else hits[0]
    other = hits[1] * 2 if fight.superior else hits[1]
    defenders = (front, *fight.defenders[1:])
    left = sum(
        [
            value_of(after_hits(body, share, superior=fight.superior))
            for body, share in zip(defenders, shared(other, range(len(defenders)), 0).values(), strict=True)
        ]
    )
    bodies = [
        after_hits(body, share)
        for body, share in zip(fight.attackers, shared(own, range(len(fight.attackers)), 0).values(), strict=True)
    ]
    if fight.charging and bodies[0] is not None:
        bodies[0] = disordered(bodies[0])
    return left, sum([value_of(body) for body in bodies])


# 8.51  Fire


@remembered(50_000)
def shot_at(battle: Battle, weapon: str, distance: int, added: int, target: Body) -> float:
    """8.5  What a shot takes off its target."""
    before, lost = value_of(target), 0.0
    for die in DIE:
        hits, disorders = battle.charts.fire(weapon, distance, die + added)
        body = after_hits(target, hits)
        lost += before - value_of(body)
        if disorders and body is not None:
            tq = body.shaken_tq if body.disordered else body.tq
            worse = after_hits(body, 1) if body.disordered or body.shoots else disordered(body)
            lost += (1 - chance_up_to(tq)) * (value_of(body) - value_of(worse))
    return lost / len(DIE)


# 10.13  Duels


@lru_cache(maxsize=4096)
def duel(combat: int, lives: int, other_combat: int, other_lives: int) -> float:
    """The chance that the first of two kills the second before he is killed himself; lives are hits he can take."""
    if other_lives <= 0:
        return 1.0
    if lives <= 0:
        return 0.0
    won = even = 0.0
    for one in DIE:
        for two in DIE:
            taken, dealt = hits_by_totals((one + combat, two + other_combat))
            if taken == dealt:
                even += 0.01
            else:
                won += 0.01 * duel(combat, lives - taken, other_combat, other_lives - dealt)
    return won / (1 - even)
