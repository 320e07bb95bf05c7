"""What answers lead to that are no move and no fight: initiative kept or given away, rest, an end of orders, shame."""

from __future__ import annotations

from honjin.core.decision import Decision, Option
from honjin.core.scene import Note
from honjin.games.ran import options as opt
from honjin.games.ran.model import SideId, enemy_of
from honjin.games.ran.rules.recovery import MOST_HITS, regroup_hits
from honjin.games.ran.state import RanState

PASSED_ONCE = 1
"""5.54  The passes in a row after which the next one ends the phases of command."""

BY_QUESTION: dict[tuple[str, type[Option]], str] = {
    ("momentum", opt.Decline): "note-no-momentum",
    ("trump", opt.Decline): "note-no-trump",
    ("order", opt.EndOrders): "note-end-orders",
    ("fight-on", opt.Retire): "note-retire",
    ("answer-challenge", opt.IgnoreChallenge): "note-ignore",
    ("answer-challenge", opt.SendChampion): "note-champion",
    ("activate", opt.EndActivation): "note-end-activation",
}
"""Answers whose consequence is always the same."""


def consequence(state: RanState, decision: Decision, option: Option) -> Note | None:
    """What this answer leads to; nothing where it says so itself."""
    battle = state.battle
    match option:
        case opt.Pass():
            enemy = battle.sides[enemy_of(battle.side[SideId(decision.side)])]
            return Note(why="note-pass", facts={"side": enemy, "ends": state.passes >= PASSED_ONCE})
        case opt.RemoveHits(unit=unit):
            return Note(why="note-rest", facts={"hits": min(MOST_HITS, state.hits[battle.unit[unit]])})
        case opt.Regroup(unit=unit):
            number = battle.unit[unit]
            return Note(why="note-regroup", facts={"hits": state.hits[number] + regroup_hits(state, number)})
        case opt.Reform(unit=unit):
            is_open = state.open_order >> battle.unit[unit] & 1
            return Note(why="note-reform", facts={"formation": opt.CLOSE if is_open else opt.OPEN})
        case opt.Bear(unit=unit):
            return Note(why="note-bear", facts={"hits": state.hits[battle.unit[unit]]})
    why = BY_QUESTION.get((decision.ask, type(option)))
    return Note(why=why) if why else None
