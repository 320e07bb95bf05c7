"""12  Whether the battle can be over before a side is asked again: the last turn, or an army near its rout level."""

from __future__ import annotations

from honjin.core.decision import Decision
from honjin.core.scene import End
from honjin.games.ran.battle import Battle
from honjin.games.ran.view import View

NEAR = 12
"""Rout points that one combat and a contingent that flees can cost at the end of a turn; ours."""


def ends_of(battle: Battle, view: View, decision: Decision) -> End | None:
    """Any answer may be the side's last of a turn, for the other has the say when it passes (5.13)."""
    if view.turn == battle.last_turn:
        return End()
    lost = [army.id for army in view.armies.values() if army.rout_points >= army.rout_level]
    near = any(army.rout_points + NEAR >= army.rout_level for army in view.armies.values())
    if len(lost) == 1:
        return End(winner=next(side for side in battle.sides if side != lost[0]))
    return End() if near else None
