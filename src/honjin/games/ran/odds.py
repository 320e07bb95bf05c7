"""Exact odds: what dice can make of a unit that is shot at or attacked, of the man who attacks, of two who duel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import NamedTuple

from honjin.core.bits import members
from honjin.core.modifier import Modifier, total
from honjin.games.ran.charts import HIGHEST, LOWEST, on_the_table
from honjin.games.ran.model import UnitSet
from honjin.games.ran.rules.clash import column_lines, die_lines, has_superiority, hits_of, shared
from honjin.games.ran.rules.duels import Fighter, combat_of, endurance_of, hits_on
from honjin.games.ran.rules.gunnery import shot_lines
from honjin.games.ran.rules.melee import BEFORE_NORIKUZUSHI, TWICE
from honjin.games.ran.rules.shock import must_check
from honjin.games.ran.script.chances import chance_up_to, duel
from honjin.games.ran.script.worth import Body, after_hits, body_of, disordered
from honjin.games.ran.state import RanState

DIE = range(LOWEST, HIGHEST + 1)
Bodies = dict[Body | None, float]
"""What may have become of a unit, and how likely: None where it is gone."""


class Fate(NamedTuple):
    """What becomes of a unit, all dice taken together."""

    mean: float
    """Hits on average."""
    hit: float
    """The chance of any hit, or of disorder."""
    disordered: float
    """That it is Disordered by it, or gone."""
    gone: float
    """That it routs or is eliminated."""


DECIMALS = 9
"""Of a chance that was added up: so that what is certain is 1, and what cannot be is 0."""


def fate_of(before: Body, after: Bodies, mean: float) -> Fate:
    """What a cloud of outcomes comes to."""
    gone = after.get(None, 0.0)
    shaken = sum(chance for body, chance in after.items() if body and body.disordered and not before.disordered)
    chances = 1.0 - after.get(before, 0.0), gone + shaken, gone
    return Fate(mean, *(round(chance, DECIMALS) for chance in chances))


def counted(body: Body, hits: int, *, superior: bool = False) -> int:
    """11.2  As many of these hits as find somebody: those beyond the one that finishes a unit change nothing."""
    return next((number for number in range(hits) if after_hits(body, number, superior=superior) is None), hits)


# Fire


class ShotProspect(NamedTuple):
    """A shot or a volley that might be fired: what is added to the die of the first, and what comes of it."""

    lines: tuple[Modifier, ...]
    fate: Fate


def shots(state: RanState, units: Iterable[int], target: int, distance: int = 0) -> ShotProspect:
    """8.5  One shot after the other; of a volley each with its place in it. A distance of 0 is the real one."""
    battle = state.battle
    body = body_of(state, target)
    cloud: Bodies = {body: 1.0}
    mean = 0.0
    first: tuple[Modifier, ...] = ()
    for place, unit in enumerate(units):
        lines = shot_lines(state, unit, target, place)
        first = lines if place == 0 else first
        away = distance or battle.grid.distances[state.hex[unit]][state.hex[target]]
        weapon = battle.weapon[battle.kinds[unit]]
        after: Bodies = {}
        for one, chance in cloud.items():
            if one is None:
                after[None] = after.get(None, 0.0) + chance
                continue
            for die in DIE:
                result = battle.charts.fire(weapon, away, die + total(lines))
                weight = chance / len(DIE)
                mean += weight * counted(one, result.hits)
                hit = after_hits(one, result.hits)
                fails = 1.0 - chance_up_to(quality_of(hit)) if result.disorders and hit else 0.0
                after[hit] = after.get(hit, 0.0) + weight * (1.0 - fails)
                if fails and hit:
                    worse = after_hits(hit, 1) if hit.disordered or hit.shoots else disordered(hit)
                    after[worse] = after.get(worse, 0.0) + weight * fails
        cloud = after
    return ShotProspect(first, fate_of(body, cloud, mean))


def quality_of(body: Body) -> int:
    """11.33  Troop Quality of the side that shows."""
    return body.shaken_tq if body.disordered else body.tq


# Shock


class ShockProspect(NamedTuple):
    """An attack that might be made: its column line by line, and what comes of it."""

    column: int
    lines: tuple[Modifier, ...]
    added: int
    """To the die."""
    superior: bool
    dares: float
    """9.23  The chance that the attackers pass the test which some have to make."""
    attacker: Fate
    """Of the first of them, if they dare."""
    defender: Fate
    """Of the first of them, if they are attacked."""
    retreat: float
    """11.4  The chance that the defenders give way or are gone."""
    repulse: float
    """11.4  The same of the attackers."""


class Circumstances(NamedTuple):
    """What else makes the column of a combat."""

    charging: UnitSet = 0
    under_attack: UnitSet = 0
    """All who are attacked in the segment, those of this combat understood."""
    shift: int = 0
    numbers_count: bool = True
    """5.73  What became of a coordinated attack; superiority counts then too."""
    settled: bool = False
    """Whether all tests before the clash have been made."""


BY_ITSELF = Circumstances()


def attack(
    state: RanState, attackers: Sequence[int], defenders: Sequence[int], around: Circumstances = BY_ITSELF
) -> ShockProspect:
    """9.2  These against those; the first of each gives the type (9.27)."""
    charging = around.charging
    under_attack = around.under_attack | sum(1 << unit for unit in defenders)
    lines = column_lines(
        state, attackers, defenders, attackers[0], defenders[0], charging, around.shift, around.numbers_count
    )
    added = total(die_lines(state, attackers, defenders))
    superior = around.numbers_count and has_superiority(state, attackers[0], defenders, under_attack)
    dares = 1.0 if around.settled else prod(dares_of(state, unit, charging) for unit in attackers)
    before = body_of(state, attackers[0]), body_of(state, defenders[0])
    avenger = state.battle.specials.avenger
    ours: Bodies = {}
    theirs: Bodies = {}
    means = [0.0, 0.0]
    retreat = repulse = 0.0
    braces = [(1.0, before[1])] if around.settled else _braced(state, defenders[0], charging)
    for weight, braced in braces:
        if braced is None:
            theirs[None] = theirs.get(None, 0.0) + weight
            ours[before[0]] = ours.get(before[0], 0.0) + weight
            retreat += weight
            continue
        for die in DIE:
            on_us, on_them = hits_of(state, total(lines), die + added, superior, defenders)
            on_us, on_them = on_us + (avenger in defenders), on_them + (avenger in attackers)
            chance = weight / len(DIE)
            own = after_hits(before[0], shared(on_us, attackers, attackers[0])[attackers[0]])
            if charging >> attackers[0] & 1 and own is not None:
                own = disordered(own)
            other = after_hits(braced, shared(on_them, defenders, defenders[0])[defenders[0]], superior=superior)
            ours[own] = ours.get(own, 0.0) + chance
            theirs[other] = theirs.get(other, 0.0) + chance
            means[0] += chance * _counted_by(state, shared(on_us, attackers, attackers[0]))
            means[1] += chance * _counted_by(state, shared(on_them, defenders, defenders[0]), braced, superior=superior)
            if other is None or (on_them and on_them >= TWICE * on_us):
                retreat += chance
            elif own is None or (on_us and on_us >= TWICE * on_them):
                repulse += chance
    return ShockProspect(
        on_the_table(total(lines)),
        lines,
        added,
        superior,
        dares,
        fate_of(before[0], ours, means[0]),
        fate_of(before[1], theirs, means[1]),
        round(retreat, DECIMALS),
        round(repulse, DECIMALS),
    )


def dares_of(state: RanState, unit: int, charging: UnitSet) -> float:
    """9.23  The chance that a unit passes the test before the clash, if it has to make one."""
    return chance_up_to(state.tq(unit)) if must_check(state, unit, bool(charging >> unit & 1)) else 1.0


def _counted_by(
    state: RanState, shares: Mapping[int, int], first: Body | None = None, *, superior: bool = False
) -> int:
    """What counts of the hits that units share; the first of them may have suffered before (9.24)."""
    bodies = [body_of(state, unit) for unit in shares]
    if first is not None:
        bodies[0] = first
    return sum(counted(body, hits, superior=superior) for body, hits in zip(bodies, shares.values(), strict=True))


def _braced(state: RanState, unit: int, charging: UnitSet) -> list[tuple[float, Body | None]]:
    """9.24  What the reaction test may have made of a defender before the blows fall."""
    body = body_of(state, unit)
    if unit in state.engaged or unit == state.battle.specials.avenger:
        return [(1.0, body)]
    on_foot = not state.battle.mounted >> unit & 1
    added = BEFORE_NORIKUZUSHI if on_foot and charging else 0
    added -= state.inspired >> state.battle.contingent_of[unit] & 1
    found: Bodies = {}
    for die in DIE:
        after = after_hits(body, max(0, die + added - quality_of(body)))
        found[after] = found.get(after, 0.0) + 1 / len(DIE)
    return [(chance, after) for after, chance in found.items()]


# Dice against a rating


def momentum_chance(rating: int, added: int) -> float:
    """5.42  At or below the rating; a 9 is never enough (5.43)."""
    return sum(die != HIGHEST and die + added <= rating for die in DIE) / len(DIE)


def coordination_chance(one: int, other: int) -> float:
    """5.72  At or below the Momentum of both."""
    return chance_up_to(min(one, other))


# Duels


def duel_chance(state: RanState, one: Fighter, other: Fighter, taken: tuple[int, int] = (0, 0)) -> float:
    """10.13  That the first kills the second, if neither ever retires."""
    lives = [
        endurance_of(state, man) - hits_on(state, man) - hits for man, hits in zip((one, other), taken, strict=True)
    ]
    return duel(combat_of(state, one), lives[0], combat_of(state, other), lives[1])


def entry_shooters(state: RanState, side: int, hex: int) -> UnitSet:
    """8.41  Enemies that may fire at a unit of this side as it enters a hex."""
    battle = state.battle
    near = battle.army[1 - side] & battle.shooters & state.on_map
    return sum(1 << unit for unit in members(near) if state.zone[unit] >> hex & 1 and unit not in state.engaged)
