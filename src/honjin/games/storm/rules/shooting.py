"""Chapters 6, 7 and 10: one shot from the dice to the damage."""

from __future__ import annotations

from honjin.core.engine import Match
from honjin.core.modifier import total
from honjin.core.procedure import Procedure
from honjin.games.storm.events import KondratenkoFell, Shot
from honjin.games.storm.model import AREAS, SideId, UnitSet, enemy_of
from honjin.games.storm.rules.damage import Absorption
from honjin.games.storm.rules.factors import (
    BOMBARDMENT,
    DEFENSIVE_FIRE,
    FIRE,
    attack_factor,
    attack_lines,
    defence_lines,
)
from honjin.games.storm.state import StormState

DEADLY_TO_KONDRATENKO = 3
CALCULATED_BY = {BOMBARDMENT: "6.3", FIRE: "7.4", DEFENSIVE_FIRE: "9.3"}
"""The sentence that sends each kind of shot to chapter 10."""


def shoot(
    match: Match[StormState], kind: str, side: SideId, group: UnitSet, place: int, target: int, targets: UnitSet
) -> int:
    """10.3  Roll, compare, tell; what the attack factor has over the defence factor are the damage points."""
    state = match.state
    attack = attack_lines(state, kind, side, group, place, target)
    defence = defence_lines(state, kind, enemy_of(side), targets, place, target)
    purpose = f"{kind}.{side}"
    dice = match.roll(purpose), match.roll(purpose)
    factor, against = attack_factor(kind, dice, attack), total(defence)
    points = factor - against if factor > against else 0
    units = state.siege.ids_of(group)
    told = Shot(kind, side, units, AREAS[place], AREAS[target], dice, attack, defence, factor, against, points)
    match.emit(told, rule=CALCULATED_BY[kind])
    if kind == BOMBARDMENT and points >= DEADLY_TO_KONDRATENKO and state.kondratenko == target:
        match.emit(KondratenkoFell(AREAS[target]), rule="15.4")
    return points


def damage_at(side: SideId, target: int, points: int) -> Procedure | None:
    """11  The other side absorbs the points, with any of its units in the area."""
    return Absorption(enemy_of(side), AREAS[target], points) if points else None
