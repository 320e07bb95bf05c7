"""5.6  The Trump: a So-Taisho tries to snatch the initiative."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.choices import Choices
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.command import (
    BushoFinished,
    ChoiceDeclined,
    ContingentActivated,
    InitiativePassed,
    TrumpRolled,
)
from honjin.games.ran.model import BushoId, BushoSet
from honjin.games.ran.rules.activation import points_left
from honjin.games.ran.rules.command import alive, can_do_something, can_give_orders
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.state import RanState


class TrumpWindow(Procedure):
    """5.62  The other side may answer a Continuity or a Momentum that was won; its beneficiary is told upwards."""

    side: int
    against: tuple[BushoId, ...]
    """Those who are about to give orders."""
    of_momentum: bool
    busho: BushoId | None = None

    def crumb(self) -> tuple[str, Facts]:
        return "TrumpWindow", {}

    @step("5.62")
    def ask(self, match: RanMatch) -> Decision | None:
        """One attempt (5.63); a Trump itself cannot be trumped (Ruling 26)."""
        state = match.state
        those = beneficiaries(state, self.side, self.against, of_momentum=self.of_momentum)
        if not those:
            self.finish()
            return None
        options: Choices[Option] = Choices((state.battle.menu.trumps, those), others=(opt.DECLINE,))
        facts = {
            "bushos": self.against,
            "rating": trump_rating(state, self.side),
            "left": trumps_left(state, self.side),
        }
        return Decision(state.battle.sides[self.side], "trump", options, facts, default=len(options) - 1)

    @ask.answered
    def answered(self, match: RanMatch, option: opt.Trump | opt.Decline) -> None:
        if isinstance(option, opt.Decline):
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "trump"))
            self.finish()
        else:
            self.busho = option.busho

    @ask.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if isinstance(option, opt.Decline):
            return None
        if not isinstance(option, opt.Trump):
            return Refusal("5.62", "not-while-trumping")
        return refuse_trump(match.state, self.side, self.against, option, of_momentum=self.of_momentum)

    @step("5.61")
    def roll(self, match: RanMatch) -> None:
        """At or below the Initiative of the So-Taisho: whoever was about to give orders is Finished (5.64)."""
        state, side = match.state, match.state.battle.sides[self.side]
        assert self.busho is not None, "a beneficiary was named"
        die, rating = roll_d10(match, "trump"), trump_rating(state, self.side)
        match.emit(TrumpRolled(side, self.busho, die, rating, die <= rating))
        if die > rating:
            return
        for id in self.against:
            match.emit(BushoFinished(id, "trumped"), rule="5.64")
        if not state.active >> state.battle.contingent[self.busho] & 1:
            match.emit(ContingentActivated(side, self.busho))
        match.emit(InitiativePassed(side))
        match.report(self.busho)


def trump_rating(state: RanState, side: int) -> int:
    """5.63  The Initiative; outside the Honjin half of it, rounded down unless a switch says up (Ruling 1)."""
    rating = state.initiative(side)
    if state.in_honjin(side):
        return rating
    return (rating + (state.battle.switches.get("trump_rounding") == "up")) // 2


def trumps_left(state: RanState, side: int) -> int:
    """5.63  Trumps a side can still try this turn; none without its So-Taisho (Ruling 113)."""
    if not state.is_alive(state.battle.so_taisho[side]):
        return 0
    return max(0, state.trumps(side) - state.trumps_spent[side])


def has_tried(state: RanState, side: int) -> bool:
    """5.63  One attempt for each phase, whatever comes between it and the phase."""
    return bool(state.tried_trump >> side & 1)


def beneficiaries(state: RanState, side: int, against: tuple[BushoId, ...], *, of_momentum: bool) -> BushoSet:
    """5.61, 5.62  Bushos of a side for whom a Trump can be tried."""
    if not trumps_left(state, side) or has_tried(state, side):
        return 0
    battle, found = state.battle, 0
    least = lowest_momentum(state, against)
    those = battle.contingents_of[side] & ~state.finished & alive(state)
    if not of_momentum or not points_left(state, side):
        those &= state.active
    for busho in members(those):
        if state.momentum(busho) >= least and can_give_orders(state, busho) and can_do_something(state, busho):
            found |= 1 << busho
    return found


def lowest_momentum(state: RanState, bushos: tuple[BushoId, ...]) -> int:
    """5.74  Of a pair the lower Momentum counts."""
    return min([state.momentum(state.battle.contingent[id]) for id in bushos])


def refuse_trump(
    state: RanState, side: int, against: tuple[BushoId, ...], option: opt.Trump, *, of_momentum: bool
) -> Refusal | None:
    """5.61 to 5.65"""
    busho, facts = state.battle.contingent[option.busho], {"busho": option.busho}
    if not state.battle.contingents_of[side] >> busho & 1:
        return Refusal("5.61", "not-your-contingent", facts)
    if not trumps_left(state, side) or has_tried(state, side):
        return Refusal("5.63", "no-trump-left")
    if not state.is_alive(busho):
        return Refusal("10.52", "has-no-busho", facts)
    if state.finished >> busho & 1:
        return Refusal("5.62", "busho-is-finished", facts)
    if not state.active >> busho & 1 and not (of_momentum and points_left(state, side)):
        return Refusal("5.62", "contingent-is-inactive", facts)
    if state.momentum(busho) < lowest_momentum(state, against):
        return Refusal("5.62", "momentum-too-low", facts)
    if not can_give_orders(state, busho):
        return Refusal("4.31", "busho-out-of-range", facts)
    return None if can_do_something(state, busho) else Refusal("5.65", "could-do-nothing", facts)
