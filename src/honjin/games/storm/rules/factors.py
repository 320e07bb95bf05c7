"""Chapter 10: attack factor, defence factor and damage points, line by line."""

from __future__ import annotations

from honjin.core.bits import highest, members
from honjin.core.modifier import Modifier, total
from honjin.games.storm.model import JAPAN, SideId, UnitSet, enemy_of
from honjin.games.storm.state import StormState

BOMBARDMENT, FIRE, DEFENSIVE_FIRE = "bombardment", "fire", "defensive_fire"
LEAST_DEFENSIVE_ATTACK = 2

Lines = tuple[Modifier, ...]


def attack_lines(state: StormState, kind: str, side: SideId, group: UnitSet, place: int, target: int) -> Lines:
    """10.1  What is added to the dice: the firepower of the unit that leads, and the others' share."""
    siege = state.siege
    lines = [Modifier("10.1", highest(siege.firepower, group), "firepower")]
    others = group.bit_count() - 1
    share = others if kind == BOMBARDMENT else others // 2
    if share:
        lines.append(Modifier("10.1", share, "others"))
    if kind == FIRE and has_engineer(state, side, group, place, target):
        lines.append(Modifier("10.1", 1, "engineer"))
    return tuple(lines)


def has_engineer(state: StormState, side: SideId, group: UnitSet, place: int, target: int) -> bool:
    """2.11, 10.1  An active engineer beside infantry that fires at enemies in its own area (Rulings 8, 9, 75, 94)."""
    siege = state.siege
    if not group & siege.infantry or (place != target and not siege.engineers_help_next_door):
        return False
    engineers = state.active(side, place) & siege.engineers
    if not siege.own_engineers or side != JAPAN:
        return bool(engineers)
    divisions = {siege.division[number] for number in members(group)}
    return any(not siege.division[one] or divisions == {siege.division[one]} for one in members(engineers))


def defence_lines(state: StormState, kind: str, owner: SideId, targets: UnitSet, place: int, target: int) -> Lines:
    """10.2  The highest defence of the units shot at, and the level of an area they hold."""
    siege = state.siege
    lines = [Modifier("10.2", highest(siege.defence, targets), "defence")]
    if siege.level[target] and level_counts(state, kind, owner, place, target):
        lines.append(Modifier("10.2", siege.level[target], "level"))
    return tuple(lines)


def level_counts(state: StormState, kind: str, owner: SideId, place: int, target: int) -> bool:
    """10.2  Not against fire from within, not without control, not where the own fire was spotted (Rulings 15, 16)."""
    within = kind == FIRE and place == target
    return not within and state.controls(owner, target) and not state.spotted[owner] >> target & 1


def attack_factor(kind: str, dice: tuple[int, ...], attack: Lines) -> int:
    """10.1  The dice and the lines; never below two for defensive fire (Ruling 26)."""
    factor = sum(dice) + total(attack)
    return max(factor, LEAST_DEFENSIVE_ATTACK) if kind == DEFENSIVE_FIRE else factor


def target_units(state: StormState, side: SideId, target: int) -> UnitSet:
    """The units that a side's fire at an area is meant for."""
    return state.units(enemy_of(side), target)
