"""10.28  A Samurai charges an enemy Busho."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.duels import ChargeHome, SamuraiFiredAt, SamuraiHit, SamuraiKilled, SamuraiMoved
from honjin.games.ran.model import BushoId, BushoSet, HexId, SamuraiId, enemy_of
from honjin.games.ran.options import AnswerAsBusho, AnswerAsSamurai
from honjin.games.ran.rules.deaths import HARMED
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.duels import Duel, Fighter, endurance_of, fighter_of_busho
from honjin.games.ran.rules.zones import controllers
from honjin.games.ran.state import RanState
from honjin.maps.hexgrid import HexSet

INTO_A_UNIT = 2
"""10.28  Points more for a hex with an enemy unit in it."""


def charge_reach(state: RanState, samurai: int) -> HexSet:
    """10.28  Where a charge can lead: enemy zones do not matter, but no way leads through an enemy unit."""
    battle = state.battle
    enemies = state.held[enemy_of(battle.side_of_contingent[state.samurai_of[samurai]])]
    points, everywhere = battle.limits.samurai_ma, battle.grid.everywhere
    return battle.rides.reach(state.samurai_hex[samurai], points, everywhere, enemies, enemies, INTO_A_UNIT)


def charge_way(state: RanState, samurai: int, goal: int) -> tuple[int, ...]:
    """10.28  The hexes of a charge, the first left out."""
    battle = state.battle
    enemies = state.held[enemy_of(battle.side_of_contingent[state.samurai_of[samurai]])]
    points, everywhere = battle.limits.samurai_ma, battle.grid.everywhere
    return battle.rides.way(state.samurai_hex[samurai], goal, points, everywhere, enemies, enemies, INTO_A_UNIT)[1:]


def charge_targets(state: RanState, samurai: int) -> BushoSet:
    """10.28  The enemy Bushos whom a Samurai can reach."""
    battle = state.battle
    enemy = enemy_of(battle.side_of_contingent[state.samurai_of[samurai]])
    hexes = charge_reach(state, samurai)
    found = 0
    for busho in members(battle.contingents_of[enemy]):
        if state.is_alive(busho) and hexes >> state.busho_hex[busho] & 1:
            found |= 1 << busho
    return found


class ChargeAtBusho(Procedure):
    """10.28  Past the fire of the enemy, through his men, into a duel."""

    side: int
    samurai: SamuraiId
    busho: BushoId

    def crumb(self) -> tuple[str, Facts]:
        return "ChargeAtBusho", {"samurai": self.samurai, "busho": self.busho}

    @step("10.28")
    def run(self, match: RanMatch) -> None:
        """Every unit that shoots and whose zone he enters fires once for each hex; only a 9 harms him (Ruling 173)."""
        state = match.state
        battle = state.battle
        samurai, goal = battle.samurai[self.samurai], state.busho_hex[battle.contingent[self.busho]]
        for hex in charge_way(state, samurai, goal):
            match.emit(SamuraiMoved(self.samurai, HexId(battle.grid.names[hex])))
            for unit in members(controllers(state, enemy_of(self.side), hex) & battle.shooters):
                if unit not in state.engaged:
                    self.be_shot_at(match, unit, samurai)
                if state.samurai_hex[samurai] < 0:
                    self.finish()
                    return

    def be_shot_at(self, match: RanMatch, unit: int, samurai: int) -> None:
        """8.54  On a 9 he is hit as a Busho would be: unharmed, one hit, or dead."""
        state = match.state
        die = roll_d10(match, "fire")
        match.emit(SamuraiFiredAt(state.battle.unit_ids[unit], self.samurai, die), rule="8.54")
        if die != HARMED:
            return
        result = state.battle.charts.casualty(roll_d10(match, "busho_casualty"))
        if result == "wounded":
            match.emit(SamuraiHit(self.samurai, 1))
        worn = state.samurai_hits[samurai] >= endurance_of(state, Fighter(samurai=self.samurai))
        if result == "killed" or worn:
            match.emit(SamuraiKilled(self.samurai, "shot"))

    @step("10.28")
    def break_through(self, match: RanMatch) -> None:
        """Into a hex with a unit he must cut his way: above his Endurance he falls."""
        state = match.state
        hex = state.samurai_hex[state.battle.samurai[self.samurai]]
        if not state.held[enemy_of(self.side)] >> hex & 1:
            return
        die, endurance = roll_d10(match, "charge_home"), endurance_of(state, Fighter(samurai=self.samurai))
        match.emit(ChargeHome(self.samurai, die, endurance))
        if die > endurance:
            match.emit(SamuraiKilled(self.samurai, "charge"))
            self.finish()

    @step("10.28")
    def be_met(self, match: RanMatch) -> Decision:
        """By the Busho, or by a Samurai of his side in that hex."""
        side = match.state.battle.sides[enemy_of(self.side)]
        return Decision(side, "meet-charge", self.champions(match.state), facts={"samurai": self.samurai})

    def champions(self, state: RanState) -> list[Option]:
        """Those who may meet him."""
        enemy = enemy_of(self.side)
        hex = state.busho_hex[state.battle.contingent[self.busho]]
        options: list[Option] = [AnswerAsBusho(self.busho)]
        for other, place in enumerate(state.samurai_hex):
            owner = state.samurai_of[other]
            if place == hex and state.battle.side_of_contingent[owner] == enemy:
                options.append(AnswerAsSamurai(state.battle.samurai_ids[other]))
        return options

    @be_met.answered
    def met(self, match: RanMatch, option: AnswerAsBusho | AnswerAsSamurai) -> Procedure:
        if isinstance(option, AnswerAsBusho):
            return Duel(Fighter(samurai=self.samurai), fighter_of_busho(option.busho))
        return Duel(Fighter(samurai=self.samurai), Fighter(samurai=option.samurai))

    @be_met.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return None if option in self.champions(match.state) else Refusal("10.28", "not-in-that-hex")
