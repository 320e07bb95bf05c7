"""5.4  Momentum: a Busho plays on, up to three phases in a row; and the fate die."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.choices import Choices
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.command import (
    BushoFinished,
    ChoiceDeclined,
    DoubtRolled,
    FateRolled,
    InitiativePassed,
    MomentumRolled,
)
from honjin.games.ran.model import PHASES_IN_A_TURN, BushoId, BushoSet, enemy_of
from honjin.games.ran.rules.command import can_give_orders
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.phase import WITHDREW, Phase
from honjin.games.ran.rules.trump import TrumpWindow, lowest_momentum
from honjin.games.ran.state import RanState

FATE = 9
"""5.43  The roll that tempts fate."""
RESURRECTION, NOTHING, DOUBT = "resurrection", "nothing", "doubt"
RESURRECTION_UP_TO, NOTHING_UP_TO = 1, 7
PAIR_ADDS = 1
"""5.74  What two who coordinate add to their roll."""


class Run(Procedure):
    """5.37  The phases of one Busho, or of two who coordinate, until Momentum fails or somebody trumps it."""

    side: int
    bushos: tuple[BushoId, ...]
    must_act: bool = False
    """5.65  The phase was won by a Trump."""
    risen: bool = False
    """5.43 (1)  A Busho Finished before, and back for one phase."""

    def crumb(self) -> tuple[str, Facts]:
        return "Run", {"bushos": self.bushos}

    @step("5.31")
    def play_phase(self, match: RanMatch) -> Procedure:
        self.told = ""
        return Phase(self.side, self.bushos, self.must_act)

    @step("5.38")
    def look_who_is_finished(self, match: RanMatch) -> None:
        """After a withdrawal, the third phase, or when one of them is gone or can give no more orders."""
        state = match.state
        if self.told == WITHDREW:
            self.end(match, "withdrew")
        elif any(state.phases[busho] >= PHASES_IN_A_TURN for busho in self.numbers(state)):
            self.end(match, "third_phase")
        elif not all(can_go_on(state, busho) for busho in self.numbers(state)):
            self.end(match, "no_more_orders")

    @step("5.44")
    def rest_again(self, match: RanMatch) -> None:
        """Whoever was Finished before he was raised has no Momentum."""
        if self.risen:
            self.end(match, "risen")

    @step("5.41")
    def offer_momentum(self, match: RanMatch) -> Decision:
        rating = lowest_momentum(match.state, self.bushos)
        facts = {"bushos": self.bushos, "rating": rating}
        return Decision(
            match.state.battle.sides[self.side], "momentum", (opt.TRY_MOMENTUM, opt.DECLINE), facts, default=1
        )

    @offer_momentum.answered
    def momentum_answered(self, match: RanMatch, option: opt.TryMomentum | opt.Decline) -> None:
        if isinstance(option, opt.Decline):
            self.end(match, "declined")

    @offer_momentum.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return None if isinstance(option, opt.TryMomentum | opt.Decline) else Refusal("5.41", "not-at-momentum")

    @step("5.42")
    def roll_momentum(self, match: RanMatch) -> Procedure | None:
        """At or below his Momentum he plays on, unless he is trumped; a 9 is fate's (5.43)."""
        state = match.state
        die, rating = roll_d10(match, "momentum"), lowest_momentum(state, self.bushos)
        added = PAIR_ADDS if len(self.bushos) > 1 else 0
        succeeded = die != FATE and die + added <= rating
        match.emit(MomentumRolled(self.bushos, die, added, rating, succeeded))
        if succeeded:
            self.told = ""
            return TrumpWindow(enemy_of(self.side), self.bushos, of_momentum=True)
        self.end(match, "no_momentum")
        return Fate(self.side, self.doubter(state)) if die == FATE else None

    @step("5.64")
    def go_on(self, match: RanMatch) -> None:
        """With the same Busho, or with the one who trumped him."""
        if self.told:
            self.side, self.bushos = enemy_of(self.side), (BushoId(self.told),)
            self.must_act, self.risen = True, False
        else:
            self.must_act = False
        self.go_to(Run.play_phase)

    def numbers(self, state: RanState) -> list[int]:
        return [state.battle.contingent[id] for id in self.bushos]

    def doubter(self, state: RanState) -> BushoId:
        """5.43  Of a pair fate strikes the one of lower Momentum (Ruling 33)."""
        return min(self.bushos, key=lambda id: state.momentum(state.battle.contingent[id]))

    def end(self, match: RanMatch, why: str) -> None:
        """5.38  Nobody of them gives orders again this turn."""
        state = match.state
        for id in self.bushos:
            busho = state.battle.contingent[id]
            if (state.is_alive(busho) or state.is_coming(busho)) and not state.finished >> busho & 1:
                match.emit(BushoFinished(id, why), rule="5.38")
        self.finish()


def can_go_on(state: RanState, busho: int) -> bool:
    """5.41  Alive, not Finished by a hit, his contingent Active and still there, able to give orders (Ruling 112)."""
    return bool((state.active & ~state.finished) >> busho & 1) and can_give_orders(state, busho)


class Fate(Procedure):
    """5.43  A 9 is rolled again: the enemy may raise a Busho, nothing happens, or the Busho doubts."""

    side: int
    busho: BushoId
    fate: str = ""
    raised: BushoId | None = None

    def crumb(self) -> tuple[str, Facts]:
        return "Fate", {"busho": self.busho}

    @step("5.43")
    def roll(self, match: RanMatch) -> None:
        die = roll_d10(match, "fate")
        self.fate = RESURRECTION if die <= RESURRECTION_UP_TO else NOTHING if die <= NOTHING_UP_TO else DOUBT
        match.emit(FateRolled(self.busho, die, self.fate))
        if self.fate == NOTHING:
            self.finish()
        elif self.fate == DOUBT:
            self.go_to(Fate.doubt)

    @step("5.43")
    def raise_somebody(self, match: RanMatch) -> Decision | None:
        """Any Busho of an Active contingent, Finished or not; the enemy may decline (Ruling 122)."""
        state, enemy = match.state, enemy_of(self.side)
        those = can_be_raised(state, enemy)
        if not those:
            self.finish()
            return None
        options: Choices[Option] = Choices((state.battle.menu.designations, those), others=(opt.DECLINE,))
        return Decision(state.battle.sides[enemy], "resurrection", options, default=len(options) - 1)

    @raise_somebody.answered
    def answered(self, match: RanMatch, option: opt.Designate | opt.Decline) -> None:
        if isinstance(option, opt.Decline):
            match.emit(ChoiceDeclined(match.state.battle.sides[enemy_of(self.side)], "resurrection"))
            self.finish()
        else:
            self.raised = option.busho

    @raise_somebody.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if isinstance(option, opt.Decline):
            return None
        if not isinstance(option, opt.Designate):
            return Refusal("5.43", "not-at-a-resurrection")
        state = match.state
        busho, facts = state.battle.contingent[option.busho], {"busho": option.busho}
        if not state.battle.contingents_of[enemy_of(self.side)] >> busho & 1:
            return Refusal("5.43", "not-your-contingent", facts)
        if not state.active >> busho & 1:
            return Refusal("5.43", "contingent-is-inactive", facts)
        return None if can_give_orders(state, busho) else Refusal("4.31", "busho-out-of-range", facts)

    @step("5.43")
    def take_initiative(self, match: RanMatch) -> Procedure:
        """For the time being; whoever was Finished has one phase and no Momentum (5.44)."""
        state, enemy = match.state, enemy_of(self.side)
        assert self.raised is not None, "somebody was raised"
        match.emit(InitiativePassed(state.battle.sides[enemy]))
        risen = bool(state.finished >> state.battle.contingent[self.raised] & 1)
        return Run(enemy, (self.raised,), risen=risen)

    @step("5.43")
    def give_it_back(self, match: RanMatch) -> None:
        """Whatever came of it, play goes on with the Continuity of the first side (Ruling 31)."""
        if match.state.holder != self.side:
            match.emit(InitiativePassed(match.state.battle.sides[self.side]))
        self.finish()

    @step("5.43")
    def doubt(self, match: RanMatch) -> Procedure | None:
        """His die and Momentum against die and Initiative of his So-Taisho, who never doubts himself (Ruling 32)."""
        state = match.state
        battle, busho = state.battle, state.battle.contingent[self.busho]
        leader = battle.so_taisho[self.side]
        if busho == leader or not state.is_alive(leader) or not state.is_alive(busho):
            return None
        dice = roll_d10(match, "doubt.so_taisho"), roll_d10(match, "doubt.busho")
        totals = dice[0] + state.initiative(self.side), dice[1] + state.momentum(busho)
        doubts = totals[1] > totals[0]
        match.emit(DoubtRolled(self.busho, dice, totals, doubts))
        return Phase(self.side, (self.busho,), forced=True) if doubts else None


def can_be_raised(state: RanState, side: int) -> BushoSet:
    """5.43 (1)  Bushos of Active contingents, Finished or not, who could give orders."""
    found = 0
    for busho in members(state.active & state.battle.contingents_of[side]):
        if can_give_orders(state, busho):
            found |= 1 << busho
    return found
