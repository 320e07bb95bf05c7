"""What units do as the enemy comes near: those who shoot draw back before him, the others turn to face him."""

from __future__ import annotations

from honjin.core.decision import Decision, Option
from honjin.games.ran import options as opt
from honjin.games.ran.model import FACING
from honjin.games.ran.script.marches import Marches
from honjin.games.ran.script.reading import Reading

IN_TIME = 2
"""Hexes at which one still draws back."""


def react(reading: Reading, marches: Marches, decision: Decision) -> Option:
    """One unit after the other: whoever must not be caught withdraws, whoever is taken in flank or rear turns."""
    mover = reading.battle.unit[decision.facts["unit"]]
    for option in decision.options:
        if isinstance(option, opt.Withdraw) and _draws_back(reading, reading.battle.unit[option.unit], mover):
            return option
    best: Option = opt.STAND_FAST
    gained = 0.05
    for option in decision.options:
        if isinstance(option, opt.Face):
            gain = _better_facing(reading, marches, reading.battle.unit[option.unit], mover, FACING[option.facing])
            if gain > gained + 1e-9:
                best, gained = option, gain
    return best


def _draws_back(reading: Reading, unit: int, mover: int) -> bool:
    """Units that shoot before those that fight, with nobody to stand by them; and the spent and shaken."""
    state, battle = reading.state, reading.battle
    if not battle.melee >> mover & 1 or state.disordered >> mover & 1:
        return False
    if state.hits[unit] + 2 >= state.tq(unit) and not battle.missile >> unit & 1:
        return False
    if battle.missile >> unit & 1:
        return not _has_support(reading, unit) and state.hits[unit] + 3 < state.tq(unit)
    return bool(state.disordered >> unit & 1) or reading.is_spent(battle.contingent_of[unit])


def _has_support(reading: Reading, unit: int) -> bool:
    """A unit in order that fights, next to it."""
    state, battle = reading.state, reading.battle
    beside = state.units_in(battle.grid.next_to[state.hex[unit]] & state.held[reading.side])
    return bool(beside & battle.melee & ~state.disordered)


def _better_facing(reading: Reading, marches: Marches, unit: int, mover: int, facing: int) -> float:
    state, battle = reading.state, reading.battle
    hex, now, other = state.hex[unit], state.facing[unit], state.hex[mover]
    if battle.arcs.angle(hex, now, other) == "front":
        return 0.0
    gain = marches.outlook(hex, facing) - marches.outlook(hex, now)
    hurts = battle.pivots_hurt >> hex & 1 and battle.melee >> unit & ~(state.open_order >> unit) & 1
    return gain - (0.5 if hurts else 0.0)
