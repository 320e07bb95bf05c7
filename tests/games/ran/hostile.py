"""Random players who mean it: they walk at the enemy and seldom pass, so that there is a battle."""

from __future__ import annotations

from random import Random

from honjin.core.bits import members
from honjin.core.decision import Decision, Option
from honjin.core.form import fill_in
from honjin.games.ran import options as opt
from honjin.games.ran.model import FACING, SideId, enemy_of
from honjin.games.ran.state import RanState
from honjin.maps.facing import FRONT
from honjin.maps.hexgrid import OFF

IDLE = (
    *(opt.Pass, opt.EndOrders, opt.Halt, opt.Decline, opt.EndActivation, opt.StandFast),
    *(opt.OrderWithdrawal, opt.OrderBushoMovement),
)
EAGER, SEEKING = 0.9, 0.8
"""How often they think again before they do nothing, and how often they go straight for the enemy."""


def choose(decision: Decision, state: RanState, lot: Random) -> int | Option:
    """The answer of such a player."""
    if decision.form is not None:
        return fill_in(decision.form, lot.random)
    options = decision.options
    if decision.ask == "move-on" and lot.random() < SEEKING:
        return min(range(len(options)), key=lambda at: _distance(state, decision, options[at]))
    at = lot.randrange(len(options))
    while isinstance(options[at], IDLE) and len(options) > 1 and lot.random() < EAGER:
        at = lot.randrange(len(options))
    return at


def _distance(state: RanState, decision: Decision, option: Option) -> float:
    """How far the nearest enemy would be, or be from the hexes then in front; to fire is better still."""
    battle = state.battle
    grid, here = battle.grid, state.hex[battle.unit[decision.facts["unit"]]]
    foes = members(state.held[enemy_of(battle.side[SideId(decision.side)])])
    if isinstance(option, opt.Fire):
        return -1
    if isinstance(option, opt.Turn):
        near = [grid.near[here][direction] for direction in FRONT[FACING[option.facing]]]
        return min((grid.distance(hex, foe) for hex in near if hex != OFF for foe in foes), default=99)
    goal = grid.number[option.hex] if isinstance(option, opt.Enter) else here
    bonus = 0.5 if isinstance(option, opt.Enter) else 0.4
    return min((grid.distance(goal, foe) for foe in foes), default=99) - bonus
