"""What a player weighs beside each option: its chance, and a line about what it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.bits import members
from honjin.core.decision import Decision, Option
from honjin.core.scene import Note
from honjin.games.ran import options as opt
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import CLOSED, BushoId, UnitId, enemy_of
from honjin.games.ran.odds import entry_shooters
from honjin.games.ran.odds_tables import AnyAttack, AnyShot, Bookmaker
from honjin.games.ran.position import position_of
from honjin.games.ran.rules.zones import controllers
from honjin.games.ran.view import View

MEANINGS: dict[type[Option], str] = {
    opt.GiveOrders: "note-orders",
    opt.OrderWithdrawal: "note-withdrawal",
    opt.OrderRally: "note-rally",
    opt.OrderBushoMovement: "note-busho-movement",
    opt.DeclareChallenge: "note-challenge",
}
"""5.3, 5.7  What a phase of this kind is for, in a line."""


def notes_of(battle: Battle, view: View, decision: Decision) -> Sequence[Note | None]:
    """A note for each option of a decision, in their order, from the view of the side that is asked."""
    if decision.form is not None:
        return []
    adviser = Adviser(battle, view, decision)
    return list(map(adviser.note, decision.options))


class Adviser:
    """Knows the options of one decision."""

    def __init__(self, battle: Battle, view: View, decision: Decision) -> None:
        self.battle, self.decision = battle, decision
        self.state = position_of(battle, view)
        self.bookmaker = Bookmaker(self.state, decision)

    def note(self, option: Option) -> Note | None:
        """The note of one option; most have none."""
        if isinstance(option, AnyShot):
            return self.shot(option)
        if isinstance(option, AnyAttack):
            return self.attack(option)
        if isinstance(option, opt.Enter) and self.decision.ask == "move-on":
            return self.step(option)
        if isinstance(option, opt.TryMomentum | opt.Trump) or (
            isinstance(option, opt.Designate) and self.decision.ask == "continuity"
        ):
            return Note(self.bookmaker.chance(int(self.decision.facts["rating"])))
        if isinstance(option, opt.AnswerAsBusho | opt.AnswerAsSamurai | opt.FightOn):
            return self.duel(option)
        if isinstance(option, opt.Coordinate):
            return Note(self.bookmaker.together(option), "note-pair")
        if isinstance(option, opt.Activate | opt.Designate):
            return self.contingent(option.busho)
        why = MEANINGS.get(type(option))
        return Note(None, why) if why else None

    def contingent(self, id: BushoId) -> Note:
        """4.11, 5.2  How many follow him, how he may go on, and how far the enemy is."""
        battle, state = self.battle, self.state
        busho = battle.contingent[id]
        own = battle.members[busho] & state.on_map
        enemies = battle.army[enemy_of(battle.side_of_contingent[busho])] & state.on_map
        hexes = [(state.hex[one], state.hex[other]) for one in members(own) for other in members(enemies)]
        if not hexes:
            return Note()
        away = min(battle.grid.distance(one, other) for one, other in hexes)
        return Note(
            None, "note-contingent", {"units": own.bit_count(), "momentum": state.momentum(busho), "range": away}
        )

    def shot(self, option: AnyShot) -> Note:
        """8.5  The chance that it does any harm, and the hits to expect."""
        prospect, target = self.bookmaker.shot(option)
        fate = prospect.fate
        return Note(fate.hit, "note-shot", {"mean": round(fate.mean, 1), "target": target})

    def attack(self, option: AnyAttack) -> Note:
        """9.28  The chance that the defender gives way, and the column."""
        fight = self.bookmaker.attack(option)
        ours, theirs = (round(fight.dares * fate.mean, 1) for fate in (fight.attacker, fight.defender))
        facts = {"column": fight.column, "ours": ours, "theirs": theirs}
        why = "note-attack-superior" if fight.superior else "note-attack"
        return Note(fight.dares * fight.retreat, why, facts)

    def step(self, option: opt.Enter) -> Note | None:
        """6.2  What the step costs, whose zones it leads into, and who may fire then."""
        battle, state = self.battle, self.state
        unit = battle.unit[UnitId(self.decision.facts["unit"])]
        side, here, goal = battle.side_of[unit], state.hex[unit], battle.grid.number[option.hex]
        if goal not in battle.grid.near[here]:
            return None
        cost = battle.costs[state.class_of(unit)][here][battle.grid.direction(here, goal)]
        left = int(self.decision.facts["left"])
        facts = {
            "cost": min(cost, left) if cost < CLOSED else left,
            "left": max(0, left - cost),
            "zones": [battle.unit_ids[one] for one in members(controllers(state, enemy_of(side), goal))],
            "shooters": [battle.unit_ids[one] for one in members(entry_shooters(state, side, goal))],
        }
        why = "note-step-under-fire" if facts["shooters"] else "note-step-into-zone" if facts["zones"] else "note-step"
        return Note(None, why, facts)

    def duel(self, option: Option) -> Note | None:
        """10.1  The chance that he kills his man before he is killed."""
        for man, chance in self.bookmaker.fighters():
            own = isinstance(option, opt.FightOn)
            own = own or (isinstance(option, opt.AnswerAsBusho) and man.busho == option.busho)
            own = own or (isinstance(option, opt.AnswerAsSamurai) and man.samurai == option.samurai)
            if own:
                return Note(chance, "note-duel")
        return None
