"""9.1, 9.2  Who must attack in shock, who may, and whom: questions about a position, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from honjin.core.bits import members
from honjin.games.ran.model import UnitSet, enemy_of
from honjin.games.ran.state import RanState

Plan = Mapping[int, UnitSet]
"""Attackers, each with those it attacks."""


def foes(state: RanState, unit: int) -> UnitSet:
    """9.2  The enemies that a unit would attack: all in its zone of control that it can get at.

    A Disordered unit has no zone; it attacks those before it that it is Engaged with, or all of them if it fell into
    disorder on its way in (Ruling 52).
    """
    battle = state.battle
    hex, side = state.hex[unit], battle.side_of[unit]
    if state.disordered >> unit & 1:
        front = battle.arcs.front[state.facing[unit]][hex]
    else:
        front = state.zone[unit]
    found = state.units_in(front & state.held[enemy_of(side)])
    if state.disordered >> unit & 1 and unit in state.engaged:
        found &= state.engaged[unit]
    kind = state.class_of(unit)
    for foe in members(found):
        if not battle.can_shock(kind, hex, battle.grid.direction(hex, state.hex[foe])):
            found &= ~(1 << foe)
    return found


def able(state: RanState, units: UnitSet) -> UnitSet:
    """9.13  Of these units those on the map that can attack in shock at all: AS-T, AS-B and Honjins never do."""
    return units & state.on_map & ~state.battle.never_attack


def pending_chargers(state: RanState, side: int) -> UnitSet:
    """8.61  Units of a side that have charged and still have the firer before them (Ruling 145)."""
    found = 0
    for charger, firer in state.charges.items():
        if state.battle.side_of[charger] == side and foes(state, charger) >> firer & 1:
            found |= 1 << charger
    return found


def bound_to_attack(state: RanState, units: UnitSet) -> UnitSet:
    """9.12  Of these units those that must attack themselves: all that are Engaged and can attack at all."""
    found = 0
    for unit in members(able(state, units)):
        if unit in state.engaged and foes(state, unit):
            found |= 1 << unit
    return found


def moved_to_attack(state: RanState, units: UnitSet) -> UnitSet:
    """9.11  Of these units those that have moved, and whose enemies must be attacked by somebody.

    SI-B and KB-B are never forced (9.13); a Disordered unit only if it has come from another hex (Ruling 186); a unit
    out of command does not attack unless it is Engaged (Ruling 21).
    """
    battle = state.battle
    found = 0
    for unit in members(units & state.moved & state.commanded & state.on_map & battle.melee):
        came = not state.disordered >> unit & 1 or state.began[unit] != state.hex[unit]
        if came and unit not in state.engaged and foes(state, unit):
            found |= 1 << unit
    return found


def free_to_attack(state: RanState, units: UnitSet) -> UnitSet:
    """9.14  Of these units those that may attack: Commanded, in order, not moved, or SI-B and KB-B (Ruling 148).

    A unit that has had hits taken off does nothing else in the phase (11.71).
    """
    battle = state.battle
    still = (~state.moved | battle.missile) & ~state.rested
    found = 0
    for unit in members(able(state, units) & still & state.commanded & ~state.disordered):
        if unit not in state.engaged and foes(state, unit):
            found |= 1 << unit
    return found


def could_attack(state: RanState) -> bool:
    """5.65  Whether any unit in phase could attack in shock as things stand."""
    units = sum(state.battle.members[busho] for busho in members(state.in_phase))
    return bool(bound_to_attack(state, units) | moved_to_attack(state, units) | free_to_attack(state, units))


def may_charge(state: RanState, unit: int, targets: UnitSet) -> bool:
    """9.35  KB without bows, next to none of these targets as the phase began (9.31), over ground that permits it."""
    battle = state.battle
    if not battle.riders >> unit & 1:
        return False
    hex, grid = state.hex[unit], battle.grid
    for target in members(targets):
        direction = grid.direction(hex, state.hex[target])
        if state.began and grid.distances[state.began[unit]][state.began[target]] <= 1:
            return False
        if not battle.charges_at[hex] >> direction & 1:
            return False
    return True


# Which attacks go together


def doubled(plan: Plan) -> UnitSet:
    """Those attacked by one unit that attacks two: nobody else can join in (Ruling 149)."""
    found = 0
    for targets in plan.values():
        if targets & (targets - 1):
            found |= targets
    return found


def attacked(plan: Plan) -> UnitSet:
    """All who are attacked."""
    found = 0
    for targets in plan.values():
        found |= targets
    return found


def target_sets(state: RanState, plan: Plan, unit: int) -> Iterator[UnitSet]:
    """9.2  What a unit could attack beside the attacks of the plan: one enemy, or two that nobody else attacks."""
    reach = foes(state, unit)
    for target in members(reach & ~doubled(plan)):
        yield 1 << target
    if reach & (reach - 1) and not reach & attacked(plan):
        yield reach


def uncovered(state: RanState, plan: Plan, forced: UnitSet) -> UnitSet:
    """9.11  Enemies of forced units and of attackers whom nobody attacks yet."""
    needed = 0
    for unit in members(forced):
        needed |= foes(state, unit)
    for unit in plan:
        needed |= foes(state, unit)
    return needed & ~attacked(plan)


def is_complete(state: RanState, plan: Plan, forced: UnitSet, bound: UnitSet) -> bool:
    """9.11, 9.12  Every enemy who must be attacked is, and every unit that must attack does."""
    return not uncovered(state, plan, forced | bound) and all(unit in plan for unit in members(bound))


def can_be_completed(state: RanState, plan: Plan, forced: UnitSet, bound: UnitSet, others: UnitSet) -> bool:
    """Whether more attacks, of `others` too, can still make a plan complete."""
    idle = [unit for unit in members(forced | bound | others) if unit not in plan]
    barred = doubled(plan)
    if any(not foes(state, unit) & ~barred for unit in idle if bound >> unit & 1):
        return False
    open_ = uncovered(state, plan, forced | bound)
    if not open_:
        return True
    target = open_ & -open_
    for unit in idle:
        for targets in target_sets(state, plan, unit):
            if targets & target and can_be_completed(state, {**plan, unit: targets}, forced, bound, others):
                return True
    return False
