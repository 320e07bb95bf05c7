"""14  Whether the siege can be over before a side is asked again: two passes end a turn, and a turn may be the last."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision
from honjin.core.scene import End
from honjin.games.storm import options as opt
from honjin.games.storm.model import JAPAN, PLACE_OF, RUSSIA, SideId
from honjin.games.storm.rules.offers import able_units
from honjin.games.storm.rules.sequence import fallen_high_point
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import StormState
from honjin.games.storm.view import View, position_of

BY_PASSING = (opt.Pass.__name__,)


def ends_of(siege: Siege, view: View, decision: Decision) -> End | None:
    """A pass, or any answer that may leave the side nobody who could act: it passes by itself then (4.3)."""
    state, side, facts = position_of(siege, view), SideId(decision.side), decision.facts
    fallen = bool(fallen_high_point(state))
    if decision.ask == "action":
        if not fallen and state.turn < siege.turns:
            return None
        return End(BY_PASSING, JAPAN if fallen else RUSSIA)
    if decision.ask not in ("group", "march-on", "defensive-fire", "absorb", "retreat-on", "kondratenko"):
        return None
    if not (fallen or state.turn == siege.turns or _at_the_gates(siege, state)):
        return None
    spared = able_units(state, side)
    if decision.ask in ("group", "march-on"):
        spared &= ~siege.set_of(facts["units"])
    elif "area" in facts:
        spared &= ~state.at[PLACE_OF[facts["area"]]]
    # Guns may find nothing left to shoot at, and one action of the enemy can take the others of one area.
    places = {state.place_of(number) for number in members(spared & siege.mobile)}
    return End() if len(places) <= 1 else None


def _at_the_gates(siege: Siege, state: StormState) -> bool:
    """14.1  Whether Japan stands in or next to a high point, which it may take with one action."""
    return bool(state.held[JAPAN] & (siege.high_points | siege.roads.next_to(siege.high_points)))
