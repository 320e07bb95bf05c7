"""Exact odds for a decision, as tables: shots, attacks, rolls against a rating, duels."""

from __future__ import annotations

from collections.abc import Iterable

from honjin.core.bits import members
from honjin.core.decision import Decision
from honjin.core.game import OddsTable
from honjin.core.modifier import total
from honjin.games.ran import options as opt
from honjin.games.ran.battle import Battle
from honjin.games.ran.joint_odds import joint_attack, least_retreat
from honjin.games.ran.model import BushoId, SamuraiId, UnitId, UnitSet
from honjin.games.ran.odds import (
    Circumstances,
    ShockProspect,
    ShotProspect,
    attack,
    coordination_chance,
    duel_chance,
    momentum_chance,
    shots,
)
from honjin.games.ran.position import position_of
from honjin.games.ran.risks import provoked_charge
from honjin.games.ran.rules.attackers import foes
from honjin.games.ran.rules.combats import still_there
from honjin.games.ran.rules.duels import Fighter
from honjin.games.ran.rules.gunnery import ADJACENT, LEAVING_RANGE
from honjin.games.ran.rules.momentum import PAIR_ADDS
from honjin.games.ran.rules.reaction_fire import ENTRY
from honjin.games.ran.script.chances import chance_up_to
from honjin.games.ran.state import RanState
from honjin.games.ran.view import View

Row = tuple[str | float, ...]
AnyShot = opt.Fire | opt.Volley | opt.FireBack
AnyAttack = opt.Attack | opt.AttackBoth | opt.Charge | opt.ChargeBoth

SHOT_COLUMNS = (
    *("odds-unit", "odds-target", "odds-added", "odds-hits", "odds-p-hit", "odds-p-shaken", "odds-p-gone"),
    "odds-p-charge",
)
SHOCK_COLUMNS = (
    *("odds-unit", "odds-target", "odds-column", "odds-p-dares", "odds-superior"),
    *("odds-hits-on-us", "odds-p-repulse", "odds-hits-on-them", "odds-p-shaken", "odds-p-retreat"),
)
SPEARHEAD_COLUMNS = (
    *("odds-unit", "odds-column", "odds-superior"),
    *("odds-hits-on-us", "odds-p-repulse", "odds-hits-on-them", "odds-p-retreat"),
)
ROLL_COLUMNS = ("odds-rating", "odds-p-success")
PAIR_COLUMNS = ("odds-busho", "odds-other", *ROLL_COLUMNS)
DUEL_COLUMNS = ("odds-fighter", "odds-p-win", "odds-p-death")
YES, NO = "odds-yes", "odds-no"


def odds_of(battle: Battle, view: View, decision: Decision) -> tuple[OddsTable, ...]:
    """What can be calculated for a decision, from the view of the side that is asked."""
    return Bookmaker(position_of(battle, view), decision).tables()


class Bookmaker:
    """Makes the tables for one decision."""

    def __init__(self, state: RanState, decision: Decision) -> None:
        self.state = state
        self.battle = state.battle
        self.decision = decision

    def tables(self) -> tuple[OddsTable, ...]:
        """The tables for any question; none for most."""
        match self.decision.ask:
            case "order" | "move-on" | "reaction-fire" | "reply":
                return self.fire()
            case "attack":
                return self.shock()
            case "spearhead" | "brace":
                return (self.named(),)
            case "momentum" | "trump":
                return (self.roll(),)
            case "continuity":
                return self.roll(), *self.pairs()
            case "designate" | "alone-or-together":
                return self.pairs()
            case "fight-on" | "answer-challenge" | "meet-charge":
                return self.duels()
        return ()

    # Fire

    def fire(self) -> tuple[OddsTable, ...]:
        """8  Every shot and every volley that is offered."""
        rows = tuple(
            (f"unit-{option.unit}", f"unit-{found[1]}", *shot_cells(found[0]), self.charge(option))
            for option in self.decision.options
            if isinstance(option, AnyShot)
            for found in [self.shot(option)]
        )
        return (OddsTable("odds-shots", {}, SHOT_COLUMNS, rows),) if rows else ()

    def shot(self, option: AnyShot) -> tuple[ShotProspect, UnitId]:
        """What comes of a shot or a volley; and at whom."""
        target, away = self.target(option)
        return shots(self.state, self.firers(option), self.battle.unit[target], away), target

    def target(self, option: AnyShot) -> tuple[UnitId, int]:
        """At whom, and over how many hexes; 0 is the real distance."""
        facts = self.decision.facts
        if not isinstance(option, opt.FireBack):
            return option.target, 0
        if self.decision.ask == "reply":
            return facts["target"], 0
        return facts["unit"], ADJACENT if facts["kind"] == ENTRY else LEAVING_RANGE

    def firers(self, option: AnyShot) -> list[int]:
        """One unit, or those of a volley."""
        ids = (option.unit, option.other, option.third) if isinstance(option, opt.Volley) else (option.unit,)
        return [self.battle.unit[id] for id in ids if id]

    def charge(self, option: AnyShot) -> float:
        """8.61  The chance that it makes the target charge."""
        target, away = self.target(option)
        return provoked_charge(self.state, self.firers(option), self.battle.unit[target], away)

    # Shock

    def shock(self) -> tuple[OddsTable, ...]:
        """9  Every attack that is offered, with those who attack the same enemy already."""
        rows = tuple(
            (f"unit-{option.unit}", self._whom(option), *shock_cells(self.attack(option)))
            for option in self.decision.options
            if isinstance(option, AnyAttack)
        )
        return (OddsTable("odds-attacks", {}, SHOCK_COLUMNS, rows),) if rows else ()

    def attack(self, option: AnyAttack) -> ShockProspect:
        """What comes of an attack."""
        facts, defenders = self.decision.facts, self._defenders(option)
        unit = self.battle.unit[option.unit]
        charging = self._set(facts["charging"])
        if isinstance(option, opt.Charge | opt.ChargeBoth):
            charging |= 1 << unit
        whom = self.battle.unit_ids[defenders[0]]
        joined = [
            self.battle.unit[id]
            for id, target in zip(facts["designated"], facts["against"], strict=True)
            if target == whom
        ]
        around = Circumstances(charging, self._set(facts["attacked"]))
        return joint_attack(self.state, [unit, *joined], defenders, around)

    def _set(self, ids: Iterable[UnitId]) -> UnitSet:
        return sum(1 << self.battle.unit[id] for id in ids)

    def named(self) -> OddsTable:
        """9.27  What comes of naming each unit, for the side that names it."""
        rows = []
        for option in self.decision.options:
            assert isinstance(option, opt.Spearhead | opt.Brace), "a unit is named"
            fight = self.naming(option)
            ours, theirs = (fight.attacker.mean, fight.repulse), (fight.defender.mean, fight.retreat)
            if isinstance(option, opt.Brace):
                ours, theirs = theirs, ours
            superior = YES if fight.superior else NO
            rows.append((f"unit-{option.unit}", fight.column, superior, *ours, *theirs))
        return OddsTable(f"odds-{self.decision.ask}", {}, SPEARHEAD_COLUMNS, tuple(rows))

    def naming(self, option: opt.Spearhead | opt.Brace) -> ShockProspect:
        """A combat in which all is settled but whom a side names; the owner of the defenders comes after."""
        facts, number = self.decision.facts, self.battle.unit
        around = Circumstances(
            self._set(facts["charging"]),
            self._set(facts["attacked"]),
            facts["shift"],
            facts["numbers_count"],
            settled=True,
        )
        named = number[option.unit]
        there = [number[one.unit] for one in self.decision.options if isinstance(one, opt.Spearhead | opt.Brace)]
        units = [named, *(unit for unit in there if unit != named)]
        if isinstance(option, opt.Spearhead):
            return least_retreat(self.state, units, still_there(self.state, facts["targets"]), around)
        first = number[facts["unit"]]
        attackers = [first, *(unit for unit in still_there(self.state, facts["assailants"]) if unit != first)]
        return attack(self.state, attackers, units, around)

    def _defenders(self, option: AnyAttack) -> list[int]:
        if isinstance(option, opt.Attack | opt.Charge):
            return [self.battle.unit[option.target]]
        return list(members(foes(self.state, self.battle.unit[option.unit])))

    def _whom(self, option: AnyAttack) -> str:
        return f"unit-{self.battle.unit_ids[self._defenders(option)[0]]}"

    # Dice against a rating

    def roll(self) -> OddsTable:
        """5.42, 5.51, 5.61"""
        rating = int(self.decision.facts["rating"])
        return OddsTable(f"odds-{self.decision.ask}", {}, ROLL_COLUMNS, ((rating, self.chance(rating)),))

    def chance(self, rating: int) -> float:
        """That the roll succeeds."""
        if self.decision.ask == "momentum":
            return momentum_chance(rating, PAIR_ADDS if len(self.decision.facts["bushos"]) > 1 else 0)
        return chance_up_to(rating)

    def pairs(self) -> tuple[OddsTable, ...]:
        """5.72  Every two who could give their orders together."""
        rows = tuple(
            (f"busho-{one.busho}", f"busho-{one.other}", min(self.ratings(one)), self.together(one))
            for one in self.decision.options
            if isinstance(one, opt.Coordinate)
        )
        return (OddsTable("odds-coordination", {}, PAIR_COLUMNS, rows),) if rows else ()

    def ratings(self, option: opt.Coordinate) -> tuple[int, int]:
        """The Momentum of both."""
        one, other = (self.state.momentum(self.battle.contingent[id]) for id in (option.busho, option.other))
        return one, other

    def together(self, option: opt.Coordinate) -> float:
        """The chance that the die lets them."""
        return coordination_chance(*self.ratings(option))

    # Duels

    def duels(self) -> tuple[OddsTable, ...]:
        """10  Each man who could fight, against the one before him, if neither ever retires."""
        rows = [(kind_of(man), chance, 1.0 - chance) for man, chance in self.fighters()]
        return (OddsTable("odds-duel", {}, DUEL_COLUMNS, tuple(rows)),) if rows else ()

    def fighters(self) -> list[tuple[Fighter, float]]:
        """Those of this side who could fight, and the chance of each."""
        facts = self.decision.facts
        if self.decision.ask == "fight-on":
            one, other = (self._man(str(facts[name])) for name in ("fighter", "other"))
            return [(one, duel_chance(self.state, one, other, tuple(facts["taken"])))]
        challenger = Fighter(samurai=SamuraiId(str(facts["samurai"])))
        found: list[Fighter] = []
        for option in self.decision.options:
            if isinstance(option, opt.AnswerAsBusho):
                found.append(Fighter(busho=option.busho))
            elif isinstance(option, opt.AnswerAsSamurai):
                found.append(Fighter(samurai=option.samurai))
        return [(man, duel_chance(self.state, man, challenger)) for man in found]

    def _man(self, id: str) -> Fighter:
        return Fighter(busho=BushoId(id)) if id in self.battle.contingent else Fighter(samurai=SamuraiId(id))


def kind_of(man: Fighter) -> str:
    """The name of a man in a cell."""
    return f"busho-{man.busho}" if man.busho is not None else f"samurai-{man.samurai}"


def shot_cells(shot: ShotProspect) -> Row:
    """What is added to the die, and what comes of it."""
    fate = shot.fate
    return total(shot.lines), fate.mean, fate.hit, fate.disordered, fate.gone


def shock_cells(fight: ShockProspect) -> Row:
    """The column, whether they dare, and what comes of it for both; nothing does if they do not dare."""
    superior = YES if fight.superior else NO
    outcome = (fight.attacker.mean, fight.repulse, fight.defender.mean, fight.defender.disordered, fight.retreat)
    return fight.column, fight.dares, superior, *(fight.dares * one for one in outcome)
