"""8.1, 8.2, 8.5  Who can be shot at, and what is added to the die: questions about a position, and nothing else."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.modifier import Modifier
from honjin.games.ran.model import AS_T, UnitSet, enemy_of
from honjin.games.ran.rules.zones import engaged_units
from honjin.games.ran.state import RanState

ADJACENT = 1
INTO_THE_WIND = -1
LEAVING_RANGE = 2
"""8.42, 8.44  At whatever distance the enemy really is."""


def range_of(state: RanState, unit: int, target_hex: int) -> int:
    """8.12, 8.15  How far a unit can fire at this hex; bows farther at a lower one. 0 for those that do not shoot."""
    battle = state.battle
    if battle.teppo >> unit & 1:
        return battle.limits.teppo_range
    if not battle.bows >> unit & 1:
        return 0
    lower = battle.height[target_hex] < battle.height[state.hex[unit]]
    return battle.limits.bow_range_downhill if lower else battle.limits.bow_range


def has_in_arc(state: RanState, unit: int, hex: int) -> bool:
    """8.13, 8.14  A unit fires through its front and its flanks; a Honjin all around (4.53).

    Between flank and rear there is no shot (Ruling 140).
    """
    battle = state.battle
    return bool(battle.honjins >> unit & 1) or battle.arcs.arc(state.hex[unit], state.facing[unit], hex) != "rear"


def sees(state: RanState, one: int, other: int, *, loosely: bool = False) -> bool:
    """8.26  Whether the line of sight between two hexes is free; neighbours always see each other."""
    battle = state.battle
    if battle.grid.distances[one][other] <= ADJACENT:
        return True
    return battle.sight.sees(one, other, state.held[0] | state.held[1], loosely=loosely)


def covers(state: RanState, unit: int, hex: int) -> bool:
    """8.14  Whether a unit has a hex within range, arc and line of sight, whether or not it may fire now."""
    battle = state.battle
    distance = battle.grid.distances[state.hex[unit]][hex]
    return (
        0 < distance <= range_of(state, unit, hex)
        and has_in_arc(state, unit, hex)
        and sees(state, state.hex[unit], hex)
    )


def targets(state: RanState, unit: int) -> UnitSet:
    """8.24  The enemies that a unit could fire at from where it stands.

    Neither does an Engaged unit fire nor is it fired at (7.31).
    """
    battle = state.battle
    if unit in state.engaged or not battle.shooters >> unit & 1:
        return 0
    reach = battle.limits.teppo_range if battle.teppo >> unit & 1 else battle.limits.bow_range_downhill
    near = battle.grid.within(state.hex[unit], reach) & state.held[enemy_of(battle.side_of[unit])]
    found = 0
    for target in members(state.units_in(near) & ~engaged_units(state)):
        if covers(state, unit, state.hex[target]):
            found |= 1 << target
    return found


def is_covered_by_enemy(state: RanState, unit: int) -> bool:
    """11.71, 11.72  Whether an enemy that shoots has the unit in range, arc and sight (Ruling 176)."""
    battle, hex = state.battle, state.hex[unit]
    enemy = battle.army[enemy_of(battle.side_of[unit])] & battle.shooters & state.on_map
    return any(covers(state, shooter, hex) for shooter in members(enemy))


def shot_lines(
    state: RanState, unit: int, target: int, place: int = 0, origin: int | None = None, goal: int | None = None
) -> tuple[Modifier, ...]:
    """8.51  What is added to the die of a shot: firer, place in the volley, target, its cover and its flank.

    `origin` is where the shot comes from when that is not where the firer stands (8.34), `goal` where the target is met
    when that is not where it stands (8.44): it comes on with its front.
    """
    battle, value = state.battle, state.battle.charts.fire_modifier
    start = state.hex[unit] if origin is None else origin
    hex = state.hex[target] if goal is None else goal
    lines = []
    from_flank = origin is None and not battle.honjins >> unit & 1
    if from_flank and battle.arcs.arc(start, state.facing[unit], hex) == "flank":
        lines.append(Modifier("8.13", value["through_flank"], "through-flank"))
    if place:
        why = ("second-of-volley", "third-of-volley")[place - 1]
        lines.append(Modifier("8.22", value[why.replace("-", "_")], why))
    if state.disordered >> unit & 1:
        lines.append(Modifier("8.34", value["firer_disordered"], "firer-disordered"))
    if battle.kinds[unit] == AS_T and state.moved >> unit & 1:
        lines.append(Modifier("8.51", value["moved"], "fires-after-moving"))
    if battle.specials.has_wind and battle.side_of[unit] == int(state.wind_turned):
        lines.append(Modifier("8.51", INTO_THE_WIND, "into-the-wind"))
    lines += _cover_lines(state, start, hex)
    is_honjin = battle.honjins >> target & 1
    if goal is None and not is_honjin and battle.arcs.angle(hex, state.facing[target], start) != "front":
        lines.append(Modifier("8.51", value["into_flank"], "into-flank-or-rear"))
    return (*lines, *target_lines(state, target))


def target_lines(state: RanState, target: int) -> list[Modifier]:
    """8.51  What the target itself adds: open order, a Honjin, riders."""
    battle, value = state.battle, state.battle.charts.fire_modifier
    lines = []
    if state.open_order >> target & 1:
        lines.append(Modifier("8.51", value["open_order"], "target-in-open-order"))
    if battle.honjins >> target & 1:
        lines.append(Modifier("8.51", value["honjin"], "target-is-honjin"))
    elif battle.mounted >> target & 1:
        lines.append(Modifier("8.51", value["mounted"], "target-is-mounted"))
    return lines


def ground_lines(state: RanState, hex: int) -> list[Modifier]:
    """8.51  What the ground of the target takes off the die."""
    battle = state.battle
    ground = battle.grounds[battle.terrain[hex]].fire
    return [Modifier("8.51", ground, f"target-in-{battle.terrain[hex]}")] if ground else []


def _cover_lines(state: RanState, start: int, hex: int) -> list[Modifier]:
    """The ground of the target, and a hexside of it that the shot crosses; of two, the one with more cover.

    Rough ground and such a hexside are one line of the table, and count once.
    """
    battle = state.battle
    lines = ground_lines(state, hex)
    ground = sum(line.value for line in lines)
    bearing = battle.grid.bearings[hex][start]
    points = (bearing - 1, bearing + 1) if bearing % 2 else (bearing,)
    sides = [battle.hexsides[hex][point // 2 % 6] for point in points]
    cover = min(((battle.borders[side].fire, side) for side in sides if side), default=(0, ""))
    if cover[0] and cover[0] != ground:
        lines.append(Modifier("8.51", cover[0], f"target-behind-{cover[1]}"))
    return lines
