"""What a closer look at a piece shows: where it can go, how far its orders are heard, whom it can shoot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from honjin.core.bits import members
from honjin.core.decision import Decision
from honjin.core.scene import Remark, SightLine, Survey, Way
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import NOBODY, BushoId, UnitId, UnitSet, enemy_of
from honjin.games.ran.options import Move
from honjin.games.ran.position import position_of
from honjin.games.ran.rules.command import command_range, reach
from honjin.games.ran.rules.gunnery import covers, targets
from honjin.games.ran.rules.movement import allowance
from honjin.games.ran.state import RanState
from honjin.games.ran.view import View
from honjin.games.ran.ways import ways
from honjin.maps.hexgrid import HexSet

SHOT, THREAT = "shot", "threat"
COMMAND, ARC = "command", "arc"


def survey_of(battle: Battle, view: View, decision: Decision | None, things: Sequence[str]) -> Survey:
    """Of the last piece or hex pointed at; while a unit is on the move and nothing is pointed at, of that unit."""
    state = position_of(battle, view)
    asked = decision.ask if decision else ""
    if decision and asked == "move-on" and not things:
        things = (f"unit-{decision.facts['unit']}",)
    for thing in reversed(things):
        kind, _, id = thing.partition("-")
        if kind == "unit" and id in battle.unit:
            return _of_unit(state, battle.unit[UnitId(id)], decision)
        if kind == "busho" and id in battle.contingent:
            return _of_busho(state, battle.contingent[BushoId(id)])
        if kind == "hex" and id in battle.grid.number:
            return Survey(remarks=tuple(_of_hex(state, battle.grid.number[id])))
    return Survey()


def _of_unit(state: RanState, unit: int, decision: Decision | None) -> Survey:
    battle, hex = state.battle, state.hex[unit]
    if hex < 0:
        return Survey()
    name = f"unit-{battle.unit_ids[unit]}"
    shots = [SightLine(name, f"unit-{battle.unit_ids[other]}", SHOT) for other in members(targets(state, unit))]
    enemies = battle.army[enemy_of(battle.side_of[unit])] & battle.shooters & state.on_map
    threats = [
        SightLine(f"unit-{battle.unit_ids[other]}", name, THREAT)
        for other in members(enemies)
        if targets(state, other) >> unit & 1
    ]
    arc = 0
    if battle.shooters >> unit & 1:
        arc = _covered(state, unit)
    return Survey(_ways(state, unit, decision), _marked(battle, ARC, arc), (*shots, *threats))


def _covered(state: RanState, unit: int) -> HexSet:
    """8.14  All that a unit has in range, arc and sight."""
    battle, found = state.battle, 0
    limits = battle.limits
    far = limits.teppo_range if battle.teppo >> unit & 1 else limits.bow_range_downhill
    for hex in members(battle.grid.within(state.hex[unit], far)):
        if covers(state, unit, hex):
            found |= 1 << hex
    return found


def _ways(state: RanState, unit: int, decision: Decision | None) -> tuple[Way, ...]:
    """Where the unit can go if it is on the move, or may be ordered to move."""
    battle = state.battle
    if decision is None:
        return ()
    id, facts = battle.unit_ids[unit], decision.facts
    if decision.ask == "move-on" and facts["unit"] == id:
        return tuple(ways(state, unit, facts["left"], facts["turned"], facts["entered"]))
    order = Move(id)
    if decision.ask == "order" and order in decision.options:
        return tuple(ways(state, unit, allowance(state, unit), 0, 0, (order,)))
    return ()


def _of_busho(state: RanState, busho: int) -> Survey:
    """4.3  How far his orders are heard."""
    battle = state.battle
    if not state.is_alive(busho):
        return Survey()
    side = battle.side_of_contingent[busho]
    heard = reach(state, side, state.busho_hex[busho], command_range(state, busho))
    return Survey(marks=_marked(battle, COMMAND, heard))


def _of_hex(state: RanState, hex: int) -> Iterator[Remark]:
    """Whose orders are heard there; of each side who could shoot there, and who could come there or beside it."""
    battle, here = state.battle, state.occupant[hex]
    if here != NOBODY:
        shot = targets(state, here)
        if shot:
            yield _who("look-shoots", state, battle.side_of[here], shot)
    for side in range(len(battle.sides)):
        present = [
            busho
            for busho in members(battle.contingents_of[side])
            if state.is_alive(busho)
            and reach(state, side, state.busho_hex[busho], command_range(state, busho)) >> hex & 1
        ]
        if present:
            ids = tuple(battle.contingent_ids[busho] for busho in present)
            facts = {"side": battle.sides[side], "bushos": ids}
            yield Remark("look-command", facts, tuple(f"busho-{id}" for id in ids))
        if here != NOBODY and battle.side_of[here] == side:
            continue
        army = battle.army[side] & state.on_map
        shooters = _those(one for one in members(army & battle.shooters) if one != here and covers(state, one, hex))
        if shooters:
            yield _who("look-shot-at", state, side, shooters)
        comers = _those(one for one in members(army) if _can_come(state, one, hex))
        if comers:
            yield _who("look-attacked" if here != NOBODY else "look-reached", state, side, comers)


def _can_come(state: RanState, unit: int, hex: int) -> bool:
    """6.3  Whether one order takes a unit to a hex, or beside it where somebody stands there."""
    grid, points = state.battle.grid, allowance(state, unit)
    is_taken = state.occupant[hex] != NOBODY
    if grid.distances[state.hex[unit]][hex] > points + is_taken:
        return False
    goals = {f"hex-{grid.names[goal]}" for goal in members(grid.within(hex, int(is_taken)))}
    if f"hex-{grid.names[state.hex[unit]]}" in goals:
        return is_taken
    start = (Move(state.battle.unit_ids[unit]),)
    return any(way.touch[-1] in goals for way in ways(state, unit, points, 0, 0, start))


def _those(units: Iterator[int]) -> UnitSet:
    return sum(1 << unit for unit in units)


def _who(says: str, state: RanState, side: int, units: UnitSet) -> Remark:
    battle = state.battle
    ids = tuple(battle.unit_ids[unit] for unit in members(units))
    facts = {"side": battle.sides[side], "count": len(ids), "units": ids}
    return Remark(says, facts, tuple(f"unit-{id}" for id in ids))


def _marked(battle: Battle, mark: str, hexes: HexSet) -> dict[str, str]:
    return {f"hex-{battle.grid.names[hex]}": mark for hex in members(hexes)}
