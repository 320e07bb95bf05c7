"""10.1  Individual combat: two men, dice and their Combat, until one is dead or retires."""

from __future__ import annotations

import msgspec

from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.duels import DuelBegan, DuelRolled, DuelWon, HeadTaken, SamuraiKilled
from honjin.games.ran.model import BushoId, SamuraiId
from honjin.games.ran.options import FIGHT_ON, RETIRE, Retire
from honjin.games.ran.rules.deaths import kill
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.state import RanState


class Fighter(msgspec.Struct, frozen=True, gc=False):
    """A Busho or a Samurai."""

    busho: BushoId | None = None
    samurai: SamuraiId | None = None

    @property
    def name(self) -> str:
        """His id."""
        return str(self.busho or self.samurai)


def fighter_of_busho(busho: BushoId) -> Fighter:
    """A Busho who fights for himself."""
    return Fighter(busho=busho)


def combat_of(state: RanState, fighter: Fighter) -> int:
    """10.12  His skill; wounds and a Lost Face take off one each."""
    battle = state.battle
    if fighter.busho is not None:
        busho = battle.contingent[fighter.busho]
        return max(0, battle.combat[busho][state.replaced >> busho & 1] - state.handicap(busho))
    samurai = battle.samurai[fighter_samurai(fighter)]
    return max(0, battle.samurai_combat[samurai] - (state.samurai_shamed >> samurai & 1))


def endurance_of(state: RanState, fighter: Fighter) -> int:
    """10.12  The hits that kill him."""
    battle = state.battle
    if fighter.busho is not None:
        busho = battle.contingent[fighter.busho]
        return max(1, battle.endurance[busho][state.replaced >> busho & 1] - state.handicap(busho))
    samurai = battle.samurai[fighter_samurai(fighter)]
    return max(1, battle.samurai_endurance[samurai] - (state.samurai_shamed >> samurai & 1))


def hits_on(state: RanState, fighter: Fighter) -> int:
    """10.16  What earlier duels have left on him."""
    if fighter.busho is not None:
        return state.busho_hits[state.battle.contingent[fighter.busho]]
    return state.samurai_hits[state.battle.samurai[fighter_samurai(fighter)]]


def side_of_fighter(state: RanState, fighter: Fighter) -> int:
    """The side he fights for."""
    battle = state.battle
    if fighter.busho is not None:
        return battle.side_of_contingent[battle.contingent[fighter.busho]]
    return battle.side_of_contingent[state.samurai_of[battle.samurai[fighter_samurai(fighter)]]]


def fighter_samurai(fighter: Fighter) -> SamuraiId:
    """The Samurai a fighter is who is no Busho."""
    assert fighter.samurai is not None, "a fighter is a Busho or a Samurai"
    return fighter.samurai


def hits_by_totals(totals: tuple[int, int]) -> tuple[int, int]:
    """10.13  The lower total takes one hit, two if at most half of the higher, three if at most a third.

    Equal totals hit nobody (Ruling 93).
    """
    low, high = min(totals), max(totals)
    if low == high:
        return (0, 0)
    hits = 3 if low * 3 <= high else 2 if low * 2 <= high else 1
    return (hits, 0) if totals[0] < totals[1] else (0, hits)


class Duel(Procedure):
    """10.13 to 10.16  Told: the name of the winner, or nothing when both are dead."""

    one: Fighter
    other: Fighter
    taken: tuple[int, int] = (0, 0)
    """The hits of this duel (Ruling 94)."""

    def crumb(self) -> tuple[str, Facts]:
        return "Duel", {"fighter": self.one.name, "other": self.other.name}

    @step("10.27")
    def begin(self, match: RanMatch) -> None:
        """Whoever had lost his face has it back (Ruling 172)."""
        fighters = (self.one, self.other)
        bushos = tuple(fighter.busho for fighter in fighters if fighter.busho is not None)
        samurai = tuple(fighter.samurai for fighter in fighters if fighter.samurai is not None)
        match.emit(DuelBegan(bushos, samurai))

    @step("10.13")
    def exchange(self, match: RanMatch) -> None:
        """Both roll and add their Combat."""
        state = match.state
        dice = (roll_d10(match, "duel"), roll_d10(match, "duel"))
        totals = (dice[0] + combat_of(state, self.one), dice[1] + combat_of(state, self.other))
        hits = hits_by_totals(totals)
        match.emit(DuelRolled((self.one.name, self.other.name), dice, totals, hits))
        self.taken = (self.taken[0] + hits[0], self.taken[1] + hits[1])
        if self.dead(state) != (False, False):
            self.go_to(Duel.end)
        elif self.taken[0] == self.taken[1]:
            self.repeat()

    def dead(self, state: RanState) -> tuple[bool, bool]:
        """10.15  As many hits as Endurance kill."""
        one, other = (
            hits_on(state, fighter) + hits >= endurance_of(state, fighter)
            for fighter, hits in zip((self.one, self.other), self.taken, strict=True)
        )
        return one, other

    @step("10.14")
    def go_on(self, match: RanMatch) -> Decision:
        """Whoever has more hits of this duel fights on, or retires."""
        worse = self.taken[0] > self.taken[1]
        loser, other = (self.one, self.other) if worse else (self.other, self.one)
        side = match.state.battle.sides[side_of_fighter(match.state, loser)]
        facts = {"fighter": loser.name, "other": other.name, "taken": self.taken if worse else self.taken[::-1]}
        return Decision(side, "fight-on", [FIGHT_ON, RETIRE], facts=facts)

    @go_on.answered
    def gone_on(self, match: RanMatch, option: Option) -> None:
        if not isinstance(option, Retire):
            self.go_to(Duel.exchange)

    @go_on.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return None if option in (FIGHT_ON, RETIRE) else Refusal("10.14", "fight-on-or-retire")

    @step("10.15")
    def end(self, match: RanMatch) -> Procedure | None:
        """The dead leave the game; a head for whoever killed his man, none for one who retired (10.3)."""
        state = match.state
        dead = self.dead(state)
        retired = dead == (False, False)
        lost = (self.taken[0] > self.taken[1], self.taken[1] > self.taken[0]) if retired else dead
        fighters = (self.one, self.other)
        if not all(lost):
            winner = fighters[lost.index(False)]
            match.report(winner.name)
            self._reward(match, winner, fighters[lost.index(True)], self.taken[lost.index(False)], head=not retired)
        else:
            match.report("")
        after = None
        for fighter, gone in zip(fighters, lost, strict=True):
            if gone and fighter.busho is not None:
                after = kill(match, state.battle.contingent[fighter.busho], "retired" if retired else "duel") or after
            elif gone:
                match.emit(SamuraiKilled(fighter_samurai(fighter), "retired" if retired else "duel"))
        return after

    def _reward(self, match: RanMatch, winner: Fighter, loser: Fighter, taken: int, *, head: bool) -> None:
        """10.16, 10.3  Of the hits of this duel the winner keeps one at most."""
        state = match.state
        kept = hits_on(state, winner) + min(1, taken)
        match.emit(DuelWon(winner.busho, winner.samurai, kept), rule="10.16")
        if head:
            battle = state.battle
            great = loser.busho is not None and battle.contingent[loser.busho] in battle.so_taisho
            match.emit(HeadTaken(battle.sides[side_of_fighter(state, winner)], great), rule="10.3")
