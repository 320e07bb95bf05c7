"""Exact odds of a shot: two dice against the lines of both factors, and what the damage does to those it hits."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import NamedTuple, cast

from honjin.core.engine import Match
from honjin.core.event import Event
from honjin.core.modifier import total
from honjin.games.storm.model import PLACE_OF, SideId, UnitSet, enemy_of
from honjin.games.storm.rules.damage import Absorption
from honjin.games.storm.rules.factors import DEFENSIVE_FIRE, Lines, attack_factor, attack_lines, defence_lines
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import StormState

FACES = range(1, 7)
HEAVY = 3
"""As many points as remove an active unit, or kill General Kondratenko."""

UNLIMITED = 1000
"""More points than any shot brings."""


class Chances(NamedTuple):
    """What two dice can bring: `points` has the chance of no damage point, of one, of two, and so on."""

    points: tuple[float, ...]
    any: float
    heavy: float
    mean: float


class Prospect(NamedTuple):
    """A shot that might be fired: both factors line by line, and the chances."""

    kind: str
    attack: Lines
    defence: Lines
    chances: Chances

    @property
    def difference(self) -> int:
        """What is added to the dice, all in all: the damage points are the dice and this."""
        return total(self.attack) - total(self.defence)


class Toll(NamedTuple):
    """How many units, on average, turn to their inactive side, retreat, or are lost from the map."""

    flipped: float
    retreated: float
    lost: float


@lru_cache(maxsize=4096)
def chances_of(kind: str, attack: Lines, defence: Lines) -> Chances:
    """10.3  All thirty-six rolls, each through the rule itself."""
    against = total(defence)
    damage = [max(0, attack_factor(kind, dice, attack) - against) for dice in product(FACES, FACES)]
    rolls = len(damage)
    points = tuple(damage.count(number) / rolls for number in range(max(damage) + 1))
    return Chances(
        points=points,
        any=sum(number > 0 for number in damage) / rolls,
        heavy=sum(number >= HEAVY for number in damage) / rolls,
        mean=sum(damage) / rolls,
    )


def prospect_of(
    state: StormState, kind: str, side: SideId, group: UnitSet, place: int, target: int, targets: UnitSet
) -> Prospect:
    """10  What a side's group could do to these units."""
    attack = attack_lines(state, kind, side, group, place, target)
    defence = defence_lines(state, kind, enemy_of(side), targets, place, target)
    return Prospect(kind, attack, defence, chances_of(kind, attack, defence))


def entry_prospect(state: StormState, side: SideId, group: UnitSet, place: int) -> Prospect | None:
    """9  What the enemies in an area could do to a group that enters it; None if nobody there can fire."""
    enemy = enemy_of(side)
    shooters = state.active(enemy, place) & state.siege.riflemen
    return prospect_of(state, DEFENSIVE_FIRE, enemy, shooters, place, place, group) if shooters else None


# What the damage does


def absorbed_mean(chances: Chances, most: int) -> float:
    """The damage points to expect that those hit can absorb at all: a gun alone takes one, whatever falls."""
    return sum(chance * min(points, most) for points, chance in enumerate(chances.points))


def at_least(chances: Chances, points: int) -> float:
    """The chance of so many damage points or more."""
    return sum(chances.points[points:], 0.0)


def least_to_clear(siege: Siege, hit: UnitSet, most: int) -> int:
    """11.1  The points from which on nobody stays, of all that those hit can absorb.

    Whoever stays absorbs two points less than he could: with the last point but one he must retreat, for all points
    that can be absorbed must be (Ruling 29). A gun that stays leaves one point over, and the White Cord never retreats.
    """
    retreats = hit & ~siege.brittle & ~siege.cord
    return most - 1 if retreats and not hit & siege.brittle else most


class Entry(NamedTuple):
    """What becomes of a group under defensive fire: the chance that somebody gets in, and how many do on average.

    Whoever does not stay is thrown back or lost: the three add up to the size of the group.
    """

    chance: float
    stay: float
    size: int
    thrown_back: float
    lost: float


def entry_of(chances: Chances, sturdy: int, brittle: int) -> Entry:
    """9.2  As many as possible stay: removed for 2 points each, for by a retreat each is gone for 1; guns for 1."""
    size = sturdy + brittle
    likely = stay = back = lost = 0.0
    for points, chance in enumerate(chances.points):
        # An odd point left is paid by a retreat, as long as somebody can.
        removed = min(points // 2, sturdy)
        thrown_back = points % 2 if points < 2 * sturdy else 0
        destroyed = min(brittle, max(0, points - 2 * sturdy))
        staying = size - removed - thrown_back - destroyed
        likely += chance if staying else 0.0
        stay += chance * staying
        back += chance * thrown_back
        lost += chance * (removed + destroyed)
    return Entry(likely, stay, size, back, lost)


class Rehearsal:
    """A match on paper: events change a copy of the position and are told to nobody."""

    def __init__(self, state: StormState) -> None:
        self.state = state.clone()

    def emit(self, event: Event, rule: str = "") -> None:
        """Let it happen."""
        event.apply(self.state)


def toll_of(state: StormState, chances: Chances, absorption: Callable[[int], Absorption]) -> Toll:
    """11  The mean toll if the owner absorbs in the gentlest way; `absorption` is the one of so many points."""
    flipped = retreated = lost = 0.0
    known: tuple[int, int, int] = (0, 0, 0)
    most = most_absorbed(state, absorption(0))
    for points, chance in enumerate(chances.points):
        # Points that no unit is left to absorb change nothing.
        if 0 < points <= most:
            known = _toll(state, absorption(points))
        flipped += chance * known[0]
        retreated += chance * known[1]
        lost += chance * known[2]
    return Toll(flipped, retreated, lost)


def most_absorbed(state: StormState, absorption: Absorption) -> int:
    """11.1  All that the units hit could absorb."""
    return absorption.most_used(state, absorption.hit(state), UNLIMITED)


def _toll(state: StormState, absorption: Absorption) -> tuple[int, int, int]:
    """The units that flip, retreat and leave the map for one number of points."""
    active = absorption.hit(state) & ~state.siege.brittle & ~state.rear
    if not absorption.group and absorption.points <= active.bit_count():
        # A flip for each point, nothing else: most shots at a garrison need no rehearsal.
        return absorption.points, 0, 0
    paper = Rehearsal(state)
    match, after = cast("Match[StormState]", paper), paper.state
    hit = absorption.hit(state)
    absorption.absorb_all(match)
    on_map = 0
    for units in after.at[: len(PLACE_OF)]:
        on_map |= units
    here = after.at[PLACE_OF[absorption.area]]
    flipped = hit & here & after.rear & ~state.rear
    return flipped.bit_count(), (hit & on_map & ~here).bit_count(), (hit & ~on_map).bit_count()
