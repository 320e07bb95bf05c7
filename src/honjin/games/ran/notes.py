"""What a player weighs beside each option: its chance, and a line about what it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.bits import members
from honjin.core.decision import Decision, Option
from honjin.core.scene import Note
from honjin.games.ran import options as opt
from honjin.games.ran.battle import Battle
from honjin.games.ran.consequences import consequence
from honjin.games.ran.model import CLOSED, NOBODY, BushoId, SamuraiId, UnitId, enemy_of
from honjin.games.ran.odds import ShockProspect, entry_shooters
from honjin.games.ran.odds_tables import AnyAttack, AnyShot, Bookmaker
from honjin.games.ran.position import position_of
from honjin.games.ran.risks import (
    banzai_risk,
    challenge_chance,
    facing_chance,
    rally_chances,
    samurai_charge,
    withdrawal_cost,
)
from honjin.games.ran.rules.reaction_fire import leaving_shooters
from honjin.games.ran.rules.reactions import aware, may_face
from honjin.games.ran.rules.withdrawal import can_withdraw
from honjin.games.ran.rules.zones import controllers
from honjin.games.ran.script.chances import chance_up_to
from honjin.games.ran.view import View

MEANINGS: dict[type[Option], str] = {
    opt.GiveOrders: "note-orders",
    opt.OrderBushoMovement: "note-busho-movement",
    opt.DeclareChallenge: "note-challenge",
}
"""5.3, 5.7  What a phase of this kind is for, in a line."""


ROLLED_FOR: dict[type[Option], str] = {
    opt.TryMomentum: "note-momentum",
    opt.Trump: "note-trump",
    opt.Designate: "note-continuity",
}
"""5.4 to 5.6  What a roll for Momentum, a Trump or Continuity brings, and what it costs if it fails."""


def in_percent(chance: float) -> int:
    """A second chance beside that of the note."""
    return round(100 * chance)


def blows(fight: ShockProspect, dares: float = 1.0) -> dict[str, float]:
    """9.28  The column, the hits to expect, and the chances that defenders are shaken and that attackers give way."""
    ours, theirs = (round(dares * fate.mean, 1) for fate in (fight.attacker, fight.defender))
    shaken, repulse = in_percent(dares * fight.defender.disordered), in_percent(dares * fight.repulse)
    return {"column": fight.column, "ours": ours, "theirs": theirs, "shaken": shaken, "repulse": repulse}


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
            return Note(self.bookmaker.chance(int(self.decision.facts["rating"])), ROLLED_FOR[type(option)])
        if isinstance(option, opt.AnswerAsBusho | opt.AnswerAsSamurai | opt.FightOn):
            return self.duel(option)
        if isinstance(option, opt.Coordinate):
            return Note(self.bookmaker.together(option), "note-pair")
        if isinstance(option, opt.Spearhead | opt.Brace):
            return self.naming(option)
        if isinstance(option, opt.Withdraw | opt.Face) and self.decision.ask == "react":
            return self.reaction(option)
        if isinstance(option, opt.SamuraiCharge | opt.IssueChallenge):
            return self.samurai(option)
        if isinstance(option, opt.OrderWithdrawal | opt.OrderRally):
            return self.phase(option)
        if isinstance(option, opt.Activate | opt.Designate):
            return self.contingent(option.busho)
        why = MEANINGS.get(type(option))
        return Note(None, why) if why else consequence(self.state, self.decision, option)

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
        """8.5  The chance that it does any harm, the hits to expect, and what they may do to the target."""
        prospect, target = self.bookmaker.shot(option)
        fate, charge = prospect.fate, self.bookmaker.charge(option)
        shaken, gone = in_percent(fate.disordered), in_percent(fate.gone)
        facts = {"mean": round(fate.mean, 1), "target": target, "shaken": shaken, "gone": gone}
        if not charge:
            return Note(fate.hit, "note-shot", facts)
        return Note(fate.hit, "note-shot-provokes", {**facts, "charge": in_percent(charge)})

    def attack(self, option: AnyAttack) -> Note:
        """9.28  The chance that the defender gives way, the column, and what both may suffer if it comes to blows."""
        fight = self.bookmaker.attack(option)
        why = "note-attack-superior" if fight.superior else "note-attack"
        return Note(fight.dares * fight.retreat, why, blows(fight, fight.dares))

    def naming(self, option: opt.Spearhead | opt.Brace) -> Note:
        """9.27  The chance that the defender gives way, from the side of whoever names the unit."""
        fight = self.bookmaker.naming(option)
        facts = blows(fight)
        if isinstance(option, opt.Brace):
            mirrored = {**facts, "ours": facts["theirs"], "theirs": facts["ours"]}
            return Note(fight.retreat, "note-brace", mirrored)
        return Note(fight.retreat, "note-attack-superior" if fight.superior else "note-attack", facts)

    def reaction(self, option: opt.Withdraw | opt.Face) -> Note:
        """6.46, 7.18  That a unit draws back unharmed, or turns in time."""
        mover = self.battle.unit[self.decision.facts["unit"]]
        if isinstance(option, opt.Face):
            return Note(facing_chance(self.state, option.unit, mover), "note-face")
        cost = withdrawal_cost(self.state, self.battle.unit[option.unit], mover)
        return Note(cost.unharmed, "note-withdraw", {"mean": round(cost.mean, 1)})

    def samurai(self, option: opt.SamuraiCharge | opt.IssueChallenge) -> Note:
        """10.25, 10.28  What a Samurai risks who goes out."""
        man = SamuraiId(str(self.decision.facts["samurai"]))
        if isinstance(option, opt.SamuraiCharge):
            charge = samurai_charge(self.state, man, self.battle.contingent[option.busho])
            return Note(charge.kills, "note-samurai-charge", {"arrives": in_percent(charge.arrives)})
        called, chance = challenge_chance(self.state, man)
        return Note(chance, "note-issue-challenge", {"called": called})

    def phase(self, option: opt.OrderWithdrawal | opt.OrderRally) -> Note:
        """6.4, 11.73  What a phase of this kind may cost or bring."""
        busho = self.battle.contingent[BushoId(self.decision.facts["bushos"][0])]
        if isinstance(option, opt.OrderRally):
            rally = rally_chances(self.state, busho)
            facts = {"units": rally.units, "back": round(rally.back, 1), "lost": round(rally.lost, 1)}
            return Note(None, "note-rally", facts)
        risk = banzai_risk(self.state, busho)
        facts = {"tempted": risk.units, "mean": round(risk.mean, 1)}
        return Note(chance_up_to(self.state.momentum(busho)), "note-withdrawal", facts)

    def step(self, option: opt.Enter) -> Note | None:
        """6.2  What the step costs, whose zones it leads into, who may fire before and after it, who may react."""
        battle, state = self.battle, self.state
        ids = battle.unit_ids
        unit = battle.unit[UnitId(self.decision.facts["unit"])]
        side, here, goal = battle.side_of[unit], state.hex[unit], battle.grid.number[option.hex]
        if goal not in battle.grid.near[here]:
            return None
        cost = battle.costs[state.class_of(unit)][here][battle.grid.direction(here, goal)]
        left = int(self.decision.facts["left"])
        leaving = members(leaving_shooters(state, enemy_of(side), unit))
        reacting = self.reacting(unit, goal)
        facts = {
            "cost": min(cost, left) if cost < CLOSED else left,
            "left": max(0, left - cost),
            "zones": [ids[one] for one in members(controllers(state, enemy_of(side), goal))],
            "shooters": [ids[one] for one in members(entry_shooters(state, side, goal))],
            "leaving": len(leaving),
            "leavers": [ids[one] for one in leaving],
            "reacting": len(reacting),
            "reactors": reacting,
        }
        why = "note-step-under-fire" if facts["shooters"] else "note-step-into-zone" if facts["zones"] else "note-step"
        return Note(None, why, facts)

    def reacting(self, unit: int, goal: int) -> list[UnitId]:
        """6.45, 7.17  The enemies who could draw back or turn if the unit stood in this hex."""
        battle, there = self.battle, self.state.clone()
        if there.occupant[goal] != NOBODY:
            return []
        there.put(unit, goal, there.facing[unit])
        enemy, on_foot = enemy_of(battle.side_of[unit]), not battle.mounted >> unit & 1
        return [
            battle.unit_ids[one]
            for one in members(aware(there, enemy, unit))
            if (on_foot and can_withdraw(there, one, unit)) or may_face(there, one, unit)
        ]

    def duel(self, option: Option) -> Note | None:
        """10.1  The chance that he kills his man before he is killed."""
        for man, chance in self.bookmaker.fighters():
            own = isinstance(option, opt.FightOn)
            own = own or (isinstance(option, opt.AnswerAsBusho) and man.busho == option.busho)
            own = own or (isinstance(option, opt.AnswerAsSamurai) and man.samurai == option.samurai)
            if own:
                return Note(chance, "note-duel")
        return None
