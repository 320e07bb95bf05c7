"""How a battle stands: how near each army is to its rout, and what still stands of it."""

from __future__ import annotations

from math import log

from honjin.core.bits import members
from honjin.core.outlook import Outlook
from honjin.games.ran.model import BOTH_SIDES
from honjin.games.ran.rules.victory import losses, rout_points
from honjin.games.ran.state import RanState

SIGNS = 5
MARGIN = 0.1
"""What an army has left that has just reached its rout level: it is counted at the end of the turn only."""


def signs_of(state: RanState) -> tuple[float, ...]:
    """Shares of the rout levels, as a difference and as what is left of both; losses, units in disorder, hits.

    Seven battles share them: which of the two has the better of a start is left open.
    """
    battle = state.battle
    if not state.turn:
        return (0.0,) * SIGNS  # Nobody stands on the field yet, which is no loss.
    shares = [min(1.2, rout_points(state, side) / battle.rout_level[side]) for side in BOTH_SIDES]
    left = [max(MARGIN, 1 + MARGIN - share) for share in shares]
    gone = [losses(state, side) / battle.rout_level[side] for side in BOTH_SIDES]
    shaken = [worn(state, side) for side in BOTH_SIDES]
    played = state.turn / battle.last_turn
    return (
        shares[1] - shares[0],
        log(left[0] / left[1]),
        (shares[1] - shares[0]) * played,
        gone[1] - gone[0],
        shaken[1] - shaken[0],
    )


def worn(state: RanState, side: int) -> float:
    """The points of an army's units in disorder, and a part of those with hits, as a share of its rout level."""
    battle = state.battle
    found = 0.0
    for unit in members(battle.army[side] & state.on_map):
        if state.disordered >> unit & 1:
            found += battle.points[unit]
        elif state.hits[unit]:
            found += battle.points[unit] * state.hits[unit] / 8
    return found / battle.rout_level[side]


OUTLOOK = Outlook(signs_of, (0.458, 4.048, 1.726, -1.602, -2.873, 0.142))
