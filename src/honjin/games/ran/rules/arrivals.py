"""5.21 (4), 5.32  Reinforcements enter the map, one unit after the other."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Option, Refusal
from honjin.core.procedure import Procedure
from honjin.games.ran import options as opt
from honjin.games.ran.events.movement import UnitArrived
from honjin.games.ran.model import CLASSES, CLOSED, NOBODY, WAITING, HexId, UnitSet, enemy_of
from honjin.games.ran.rules.command import command_range, reach
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.rules.movement import UnitMove, allowance
from honjin.games.ran.state import RanState


def commanded_arrivals(state: RanState, busho: int) -> UnitSet:
    """4.32  Units still to come that their Busho commands: he is with them, or in range of where they enter."""
    battle = state.battle
    those = state.still_to_come() & battle.members[busho]
    if not those or not state.is_alive(busho):
        return those
    side = battle.side_of_contingent[busho]
    hexes = reach(state, side, state.busho_hex[busho], command_range(state, busho))
    return those if hexes >> battle.entry_hex[busho] & 1 else 0


def arrivals(state: RanState) -> list[Option]:
    """5.32  The units of the contingents in phase that can enter now."""
    units = state.still_to_come()
    ids = state.battle.unit_ids
    return [opt.Arrive(ids[unit]) for unit in members(units) if refuse_arrival(state, unit) is None]


def refuse_arrival(state: RanState, unit: int) -> Refusal | None:
    """5.21, 5.33  Why a unit cannot enter: not its turn, no room, too few points, or out of command beside enemies."""
    battle = state.battle
    busho, facts = battle.contingent_of[unit], {"unit": battle.unit_ids[unit]}
    if state.hex[unit] != WAITING or not (state.in_phase >> busho & 1 and state.turn >= battle.entry_turn[busho]):
        return Refusal("5.21", "not-about-to-enter", facts)
    hex = battle.entry_hex[busho]
    if state.occupant[hex] != NOBODY:
        return Refusal("6.71", "entry-is-taken", facts)
    if price_of_entry(state, unit) > allowance(state, unit):
        return Refusal("6.33", "too-few-points", facts)
    enemies = state.held[enemy_of(battle.side_of[unit])] & battle.grid.next_to[hex]
    if enemies and not state.commanded >> unit & 1:
        return Refusal("5.33", "uncommanded-beside-enemy", facts)
    return None


def price_of_entry(state: RanState, unit: int) -> int:
    """The entry hex, and one hex more for each unit that has entered there before it in this phase."""
    battle = state.battle
    busho = battle.contingent_of[unit]
    hex = battle.entry_hex[busho]
    ground = getattr(battle.grounds[battle.terrain[hex]], CLASSES[state.class_of(unit)])
    cost = 1 if battle.roads[hex] else CLOSED if ground is None else ground
    before = [one for one in members(battle.members[busho]) if state.began[one] == WAITING != state.hex[one]]
    return int(cost) * (1 + len(before))


def arrive(match: RanMatch, option: opt.Arrive) -> Procedure:
    """5.32  It enters, and moves on with the points that are left."""
    state = match.state
    battle = state.battle
    unit = battle.unit[option.unit]
    cost, hex = price_of_entry(state, unit), battle.entry_hex[battle.contingent_of[unit]]
    match.emit(UnitArrived(option.unit, HexId(battle.grid.names[hex]), cost), rule="5.32")
    return UnitMove(battle.side_of[unit], unit, option.unit, spent=cost, entered=1)
