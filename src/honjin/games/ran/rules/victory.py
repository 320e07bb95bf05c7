"""12  Victory: the army that routs first has lost."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.games.ran.events.turn import MatchDecided, RoutPointsCounted
from honjin.games.ran.model import BOTH_SIDES, enemy_of
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.state import RanState

HEAD, GREAT_HEAD = 3, 10
"""12  Points that a head takes off, and the head of a So-Taisho."""
ROUTED_ARMY, BOTH_ROUTED, LAST_TURN = "routed", "both_routed", "last_turn"
ENDINGS = (ROUTED_ARMY, BOTH_ROUTED, LAST_TURN)


def losses(state: RanState, side: int) -> int:
    """12  The points of all units of an army that are routed or eliminated, those of fled contingents among them.

    In some battles the camp counts as well.
    """
    battle = state.battle
    gone = battle.army[side] & ~state.on_map & ~state.still_to_come()
    camp = battle.specials.camps[side] if gone >> battle.honjin[side] & 1 else 0
    return sum([battle.points[unit] for unit in members(gone)]) + camp


def heads(state: RanState, side: int) -> int:
    """10.3  The heads a side has taken."""
    return state.heads[side] + state.great_heads[side]


def rout_points(state: RanState, side: int) -> int:
    """12  Losses less the heads taken, never below nought (Ruling 102)."""
    taken_off = HEAD * state.heads[side] + GREAT_HEAD * state.great_heads[side]
    return max(0, losses(state, side) - taken_off)


def determine_winner(match: RanMatch) -> None:
    """12  Whose army has reached its rout level; if both have, the number of heads decides (Ruling 181)."""
    state = match.state
    levels = state.battle.rout_level
    points = [rout_points(state, side) for side in BOTH_SIDES]
    for side, id in enumerate(state.battle.sides):
        match.emit(RoutPointsCounted(id, points[side], heads(state, side), levels[side]))
    routed = [side for side in BOTH_SIDES if points[side] >= levels[side]]
    if len(routed) == 1:
        match.emit(MatchDecided(state.battle.sides[enemy_of(routed[0])], ROUTED_ARMY))
    elif routed:
        counts = [heads(state, side) for side in BOTH_SIDES]
        winner = None if counts[0] == counts[1] else state.battle.sides[counts[1] > counts[0]]
        match.emit(MatchDecided(winner, BOTH_ROUTED))
    elif state.turn == state.battle.last_turn:
        shares = [points[side] * levels[enemy_of(side)] for side in BOTH_SIDES]
        winner = None if shares[0] == shares[1] else state.battle.sides[shares[1] < shares[0]]
        match.emit(MatchDecided(winner, LAST_TURN), rule="2.6")
