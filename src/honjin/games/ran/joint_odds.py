"""9.2, 9.27  Exact odds of a combat in which several attack: who of them dares, and whom each side names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import prod

from honjin.games.ran.odds import Circumstances, Fate, ShockProspect, attack, dares_of
from honjin.games.ran.state import RanState


def joint_attack(
    state: RanState, attackers: Sequence[int], defenders: Sequence[int], around: Circumstances
) -> ShockProspect:
    """9.23  Any of them may not dare, and the others go in without him.

    The column is that of all together; what comes of it is that of whoever goes in, if anybody does.
    """
    chances = [dares_of(state, unit, around.charging) for unit in attackers]
    found: list[tuple[float, ShockProspect]] = []
    for daring in product((True, False), repeat=len(attackers)):
        weight = prod(chance if dares else 1.0 - chance for chance, dares in zip(chances, daring, strict=True))
        units = [unit for unit, dares in zip(attackers, daring, strict=True) if dares]
        if weight and units:
            found.append((weight, best_attack(state, units, defenders, around)))
    if not found:
        return best_attack(state, attackers, defenders, around)._replace(dares=0.0)
    return _mean(found)


def _mean(found: Sequence[tuple[float, ShockProspect]]) -> ShockProspect:
    weights = [weight for weight, _ in found]
    fights = [fight for _, fight in found]

    def mean(values: Iterable[float]) -> float:
        return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)

    def fate(fates: Iterable[Fate]) -> Fate:
        return Fate(*map(mean, zip(*fates, strict=True)))

    return fights[0]._replace(
        dares=sum(weights),
        attacker=fate(fight.attacker for fight in fights),
        defender=fate(fight.defender for fight in fights),
        retreat=mean(fight.retreat for fight in fights),
        repulse=mean(fight.repulse for fight in fights),
    )


def best_attack(
    state: RanState, attackers: Sequence[int], defenders: Sequence[int], around: Circumstances
) -> ShockProspect:
    """9.27  Each side names the unit that suits it best: the attacker first, then the owner of the defenders."""
    found = [least_retreat(state, first, defenders, around) for first in named_first(attackers)]
    return max(found, key=_retreats)


def least_retreat(
    state: RanState, attackers: Sequence[int], defenders: Sequence[int], around: Circumstances
) -> ShockProspect:
    """With the first attacker named, and the defender who stands best."""
    return min((attack(state, attackers, first, around) for first in named_first(defenders)), key=_retreats)


def named_first(units: Sequence[int]) -> Iterator[list[int]]:
    """The same units, each of them once at the head."""
    for unit in units:
        yield [unit, *(other for other in units if other != unit)]


def _retreats(fight: ShockProspect) -> float:
    return fight.retreat
