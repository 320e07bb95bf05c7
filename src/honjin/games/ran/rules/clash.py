"""9.27, 9.28  The column of a combat, line by line, and who has positional superiority."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from honjin.core.bits import members
from honjin.core.modifier import Modifier, total
from honjin.games.ran.battle import shock_ground
from honjin.games.ran.charts import on_the_die, on_the_table
from honjin.games.ran.model import UnitSet, enemy_of
from honjin.games.ran.rules.zones import controllers
from honjin.games.ran.state import RanState

FOR_EACH_UNIT = 2
"""9.28 (2)  Columns for every unit more."""
IN_DISORDER = -2
"""9.28 (4), 11.34"""
IN_OPEN_ORDER = -2
"""6.62"""
CASTLE = "castle"


def has_superiority(state: RanState, attacker: int, defenders: Iterable[int], under_attack: UnitSet) -> bool:
    """9.28 (1)  By flank or rear; of two defenders against both of them (Ruling 191). Never against a Honjin (4.54)."""
    battle = state.battle
    for defender in defenders:
        if battle.honjins >> defender & 1:
            return False
        if battle.arcs.angle(state.hex[defender], state.facing[defender], state.hex[attacker]) == "front":
            return False
    return not is_threatened(state, attacker, under_attack)


def is_threatened(state: RanState, attacker: int, under_attack: UnitSet) -> bool:
    """9.28 (1)  An enemy who is not attacked stands at flank or rear of a unit and has it in his zone (Ruling 77)."""
    battle, hex = state.battle, state.hex[attacker]
    others = controllers(state, enemy_of(battle.side_of[attacker]), hex) & ~under_attack
    front = battle.arcs.front[state.facing[attacker]][hex]
    return any(not front >> state.hex[other] & 1 for other in members(others))


def ground_lines(state: RanState, attackers: Iterable[int], defenders: Sequence[int]) -> tuple[Modifier, ...]:
    """9.28 (3)  The ground: of all pairs that fight the one that is best for the defender, once."""
    battle = state.battle
    worst: tuple[Modifier, ...] = ()
    least: int | None = None
    for attacker in attackers:
        hex, rider = state.hex[attacker], bool(battle.riders >> attacker & 1)
        for defender in defenders:
            direction = battle.grid.direction(hex, state.hex[defender])
            lines = shock_ground(battle, hex, direction, rider)
            if least is None or total(lines) < least:
                worst, least = lines, total(lines)
    return worst


def column_lines(
    state: RanState,
    attackers: Sequence[int],
    defenders: Sequence[int],
    spearhead: int,
    brace: int,
    charging: UnitSet,
    shift: int = 0,
    numbers_count: bool = True,
) -> tuple[Modifier, ...]:
    """9.27, 9.28  Types, numbers, ground, disorder, open order, and what became of a coordinated attack (5.73).

    A plan that went wrong takes superior numbers from the attacker, not from the defender.
    """
    battle = state.battle
    types = battle.charts.clash(battle.kinds[spearhead], battle.kinds[brace], bool(charging >> spearhead & 1))
    lines = [Modifier("9.27", types, "clash-of-arms")]
    more = len(attackers) - len(defenders)
    if more < 0 or (more and numbers_count):
        lines.append(Modifier("9.28", more * FOR_EACH_UNIT, "numbers"))
    lines += ground_lines(state, attackers, defenders)
    if any(state.disordered >> unit & 1 for unit in attackers):
        lines.append(Modifier("11.34", IN_DISORDER, "attacker-disordered"))
    if any(state.open_order >> unit & 1 for unit in attackers):
        lines.append(Modifier("6.62", IN_OPEN_ORDER, "attacker-in-open-order"))
    if shift:
        lines.append(Modifier("5.73", shift, "coordination"))
    return tuple(lines)


def die_lines(state: RanState, attackers: Iterable[int], defenders: Iterable[int]) -> tuple[Modifier, ...]:
    """9.28 (5)  A Busho with a unit of either side; two of them cancel out (Ruling 81)."""
    lines = []
    if bushos_with(state, attackers):
        lines.append(Modifier("9.28", 1, "busho-attacks"))
    if bushos_with(state, defenders):
        lines.append(Modifier("9.28", -1, "busho-defends"))
    return tuple(lines)


def bushos_with(state: RanState, units: Iterable[int]) -> UnitSet:
    """9.25  The Bushos stacked with any of these units."""
    found = 0
    for unit in units:
        if state.on_map >> unit & 1:
            found |= state.bushos_at(state.battle.side_of[unit], state.hex[unit])
    return found


def hits_of(state: RanState, column: int, die: int, superiority: bool, defenders: Iterable[int]) -> tuple[int, int]:
    """9.28 (6)  Hits of attacker and defender; superiority doubles the latter, a castle those of the attacker."""
    battle = state.battle
    attacker, defender = battle.charts.shock(on_the_table(column), on_the_die(die))
    if any(battle.terrain[state.hex[unit]] == CASTLE for unit in defenders):
        attacker *= 2
    return attacker, defender * 2 if superiority else defender


def shared(hits: int, units: Sequence[int], first: int) -> dict[int, int]:
    """11.22  As evenly as can be; the first that is left over goes to the unit that counted."""
    if not units:
        return {}
    share, left = divmod(hits, len(units))
    found = dict.fromkeys(units, share)
    if left and first in found:
        found[first] += 1
    return found
