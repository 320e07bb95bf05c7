"""12  Whether the battle can be over before a side is asked again: the last turn, or an army near its rout level.

Any answer may be a side's last of a turn, for the other has the say when it passes (5.13); then contingents flee
(11.8), which costs an army more than any fight. How much is reckoned with was tried on matches of computer players.
"""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision
from honjin.core.modifier import total
from honjin.core.scene import End
from honjin.games.ran.battle import Battle
from honjin.games.ran.charts import LOWEST
from honjin.games.ran.model import BOTH_SIDES, enemy_of
from honjin.games.ran.position import position_of
from honjin.games.ran.rules.flight import flight_lines, has_anybody, lost_units
from honjin.games.ran.rules.victory import rout_points
from honjin.games.ran.state import RanState
from honjin.games.ran.view import View

FIGHT = 12
"""Rout points that the fights of others can cost before a side is asked again; ours."""
NEAR = 3
"""Hexes from the enemy at which a contingent can lose one unit more before it tests for flight; ours."""


def ends_of(battle: Battle, view: View, decision: Decision) -> End | None:
    """Told at every answer while it holds: what an enemy does next is his secret, and the dice theirs."""
    if view.turn == battle.last_turn:
        return End()
    lost = [army.id for army in view.armies.values() if army.rout_points >= army.rout_level]
    if len(lost) == 1:
        return End(winner=next(side for side in battle.sides if side != lost[0]))
    if lost:
        return End()
    state = position_of(battle, view)
    return End() if any(can_break(state, side) for side in BOTH_SIDES) else None


def can_break(state: RanState, side: int) -> bool:
    """12  Whether an army can reach its rout level by the end of the turn."""
    return rout_points(state, side) + FIGHT + fugitives(state, side) >= state.battle.rout_level[side]


def fugitives(state: RanState, side: int) -> int:
    """11.8  Rout points of all on the map whose contingents may flee at the end of the turn."""
    battle = state.battle
    found = 0
    for contingent in members(battle.contingents_of[side] & ~state.fled):
        if has_anybody(state, contingent) and may_flee(state, contingent):
            found += sum([battle.points[unit] for unit in members(battle.members[contingent] & state.on_map)])
    return found


def may_flee(state: RanState, contingent: int) -> bool:
    """11.82  Whether the lowest die makes a contingent flee, with one unit more lost if the enemy is near."""
    battle = state.battle
    enemy = enemy_of(battle.side_of_contingent[contingent])
    near, size = state.held[enemy], battle.size[contingent]
    for _ in range(NEAR):
        near |= battle.grid.beside(near)
    steady = members(battle.members[contingent] & state.on_map & ~state.disordered)
    lost = lost_units(state, contingent) + any(near >> state.hex[unit] & 1 for unit in steady)
    if not lost:
        return False
    return LOWEST + total(flight_lines(state, contingent)) <= battle.charts.flight(size, min(size, lost))
