"""5.1, 5.5, 5.7  Phases C to F: whoever has the initiative gives orders, until nobody can or both pass."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.command import ContinuityRolled, CoordinationRolled, InitiativePassed, Passed
from honjin.games.ran.model import WAITING, BushoId, BushoSet, enemy_of
from honjin.games.ran.rules.command import eligible, nobody_left, present
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.momentum import Run
from honjin.games.ran.rules.timing import untimely
from honjin.games.ran.rules.trump import TrumpWindow
from honjin.games.ran.state import RanState

PASSES_THAT_END_IT = 2


class Command(Procedure):
    """3.0 C to F  The initiative goes to and fro between the sides."""

    bushos: tuple[BushoId, ...] = ()
    """Who is to give orders: one, or two who coordinate."""
    tried: tuple[bool, bool] = (False, False)
    """5.75  Sides that have tried to coordinate since the last phase."""
    must_act: bool = False

    def crumb(self) -> tuple[str, Facts]:
        return "Command", {}

    @step("5.31")
    def hand_over(self, match: RanMatch) -> Decision | None:
        """The side with the initiative designates a Busho, tries two at once, or passes."""
        state = match.state
        side = state.holder
        mine = eligible(state, side)
        if not mine:
            if nobody_left(state):
                self.finish()
            else:
                self.go_to(Command.pass_on)
            return None
        options = [*self.appointments(state, mine), opt.PASS]
        return Decision(state.battle.sides[side], "designate", options, default=len(options) - 1)

    @hand_over.answered
    def handed_over(self, match: RanMatch, option: Option) -> None:
        if isinstance(option, opt.Pass):
            self.go_to(Command.pass_on)
        elif isinstance(option, opt.Designate):
            self.bushos = (option.busho,)
            self.go_to(Command.give_orders)
        else:
            self.choose_pair(option)

    @hand_over.refused
    def why_not_him(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return None if isinstance(option, opt.Pass) else self.refuse(match.state, option)

    @step("5.72")
    def coordinate(self, match: RanMatch) -> None:
        """At or below the Momentum of both; one attempt before the next phase (5.75)."""
        state = match.state
        die = roll_d10(match, "coordination")
        one, other = (state.momentum(state.battle.contingent[id]) for id in self.bushos)
        succeeded = die <= min(one, other)
        match.emit(CoordinationRolled(state.battle.sides[state.holder], self.bushos, die, (one, other), succeeded))
        self.tried = (self.tried[0] or state.holder == 0, self.tried[1] or state.holder == 1)
        if succeeded:
            self.go_to(Command.give_orders)

    @step("5.72")
    def choose_one_of_two(self, match: RanMatch) -> Decision:
        """It failed: now one of the two, by a roll of Continuity, or nobody."""
        state = match.state
        options: list[Option] = [opt.Designate(id) for id in self.bushos]
        return Decision(state.battle.sides[state.holder], "one-of-two", [*options, opt.PASS], default=2)

    @choose_one_of_two.answered
    def chose_one(self, match: RanMatch, option: opt.Designate | opt.Pass) -> None:
        if isinstance(option, opt.Pass):
            self.go_to(Command.pass_on)
        else:
            self.bushos = (option.busho,)
            self.go_to(Command.roll_continuity)

    @choose_one_of_two.refused
    def why_not_this_one(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if isinstance(option, opt.Pass):
            return None
        if not isinstance(option, opt.Designate):
            return untimely(option, Refusal("5.72", "not-while-designating"))
        return None if option.busho in self.bushos else Refusal("5.72", "one-of-the-two", {"busho": option.busho})

    @step("5.31")
    def give_orders(self, match: RanMatch) -> Procedure:
        self.tried = (False, False)
        must_act, self.must_act = self.must_act, False
        return Run(match.state.holder, self.bushos, must_act)

    @step("5.14")
    def keep_initiative(self, match: RanMatch) -> Decision | None:
        """Another Busho may follow; without a roll while the enemy has nobody to order (5.14, 5.53)."""
        state = match.state
        side = state.holder
        mine = eligible(state, side)
        if not mine:
            hand_initiative_to(match, enemy_of(side))
            self.go_to(Command.hand_over)
            return None
        if needs_no_roll(state, side):
            self.go_to(Command.hand_over)
            return None
        options: list[Option] = [*state.battle.menu.designations.of(mine), opt.PASS]
        return Decision(
            state.battle.sides[side],
            "continuity",
            options,
            {"rating": continuity_rating(state, side)},
            default=len(options) - 1,
        )

    @keep_initiative.answered
    def kept_or_not(self, match: RanMatch, option: opt.Designate | opt.Pass) -> None:
        if isinstance(option, opt.Pass):
            self.go_to(Command.pass_on)
        else:
            self.bushos = (option.busho,)

    @keep_initiative.refused
    def why_not_continue(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if isinstance(option, opt.Pass):
            return None
        if not isinstance(option, opt.Designate):
            return untimely(option, Refusal("5.51", "not-while-designating"))
        return refuse_designation(match.state, match.state.holder, option.busho)

    @step("5.51")
    def roll_continuity(self, match: RanMatch) -> Procedure | None:
        """At or below the Initiative the side keeps it, unless trumped; else it goes over, and that is all (5.52)."""
        state = match.state
        side = state.holder
        enemy = enemy_of(side)
        self.told = ""
        if needs_no_roll(state, side):
            return None
        die, rating = roll_d10(match, "continuity"), continuity_rating(state, side)
        match.emit(ContinuityRolled(state.battle.sides[side], self.bushos[0], die, rating, die <= rating))
        if die <= rating:
            return TrumpWindow(enemy, self.bushos, of_momentum=False)
        match.emit(InitiativePassed(state.battle.sides[enemy]), rule="5.52")
        self.go_to(Command.hand_over)
        return None

    @step("5.62")
    def be_trumped_or_not(self, match: RanMatch) -> None:
        if self.told:
            self.bushos, self.must_act = (BushoId(self.told),), True
            self.go_to(Command.give_orders)

    @step("5.71")
    def alone_or_together(self, match: RanMatch) -> Decision:
        """Before his phase begins, the one who was designated may still be joined by another (Ruling 125)."""
        state = match.state
        side, busho = state.holder, state.battle.contingent[self.bushos[0]]
        options = self.appointments(state, eligible(state, side), busho)
        return Decision(state.battle.sides[side], "alone-or-together", options, default=0)

    @alone_or_together.answered
    def decided(self, match: RanMatch, option: Option) -> None:
        if isinstance(option, opt.Designate):
            self.go_to(Command.give_orders)
        else:
            self.choose_pair(option)

    @alone_or_together.refused
    def why_not_together(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        chosen = self.bushos[0]
        named: tuple[BushoId, ...] = ()
        if isinstance(option, opt.Designate):
            named = (option.busho,)
        elif isinstance(option, opt.Coordinate):
            named = (option.busho, option.other)
        if named and chosen not in named:
            return Refusal("5.71", "not-the-designated", {"busho": chosen})
        return self.refuse(match.state, option)

    @step("5.54")
    def pass_on(self, match: RanMatch) -> None:
        """Two passes in a row end the phases of command; else the other side has the initiative."""
        state = match.state
        side = state.holder
        match.emit(Passed(state.battle.sides[side]))
        if state.passes >= PASSES_THAT_END_IT:
            self.finish()
            return
        hand_initiative_to(match, enemy_of(side))
        self.go_to(Command.hand_over)

    def choose_pair(self, option: Option) -> None:
        assert isinstance(option, opt.Coordinate)
        self.bushos = (option.busho, option.other)
        self.go_to(Command.coordinate)

    def appointments(self, state: RanState, mine: BushoSet, only: int = -1) -> list[Option]:
        """Each Busho alone, and each pair of them, or those with a certain one."""
        menu = state.battle.menu
        found: list[Option] = [menu.designations[only]] if only >= 0 else list(menu.designations.of(mine))
        if not self.tried[state.holder] and state.battle.specials.discord != state.holder:
            those = members(mine)
            found += [
                menu.coordinations[one, other]
                for one in those
                for other in those
                if one < other and (only < 0 or only in (one, other))
            ]
        return found

    def refuse(self, state: RanState, option: Option) -> Refusal | None:
        """5.24, 5.71, 5.75"""
        side = state.holder
        if isinstance(option, opt.Designate):
            return refuse_designation(state, side, option.busho)
        if not isinstance(option, opt.Coordinate):
            return untimely(option, Refusal("5.31", "not-while-designating"))
        if state.battle.specials.discord == side:
            return Refusal("5.71", "discord")
        if self.tried[side]:
            return Refusal("5.75", "coordination-tried")
        number = state.battle.contingent
        if number[option.busho] >= number[option.other]:
            return Refusal("5.71", "two-in-their-order")
        return refuse_designation(state, side, option.busho) or refuse_designation(state, side, option.other)


def needs_no_roll(state: RanState, side: int) -> bool:
    """5.53  While the enemy has nobody to order, the initiative is kept without a die (5.14, Ruling 119)."""
    return not eligible(state, enemy_of(side))


def continuity_rating(state: RanState, side: int) -> int:
    """5.55  The Initiative of the So-Taisho and nothing else, Finished or not, near or far."""
    return state.initiative(side)


def hand_initiative_to(match: RanMatch, side: int) -> None:
    """5.51  The initiative goes to a side."""
    match.emit(InitiativePassed(match.state.battle.sides[side]))


def refuse_designation(state: RanState, side: int, id: BushoId) -> Refusal | None:
    """5.24, 5.31  Only an Active contingent whose Busho is not Finished and can give orders."""
    busho, facts = state.battle.contingent[id], {"busho": id}
    if not state.battle.contingents_of[side] >> busho & 1:
        return Refusal("5.31", "not-your-contingent", facts)
    if state.busho_hex[busho] == WAITING and not state.is_coming(busho):
        return Refusal("5.21", "enters-later", facts)
    if not present(state) >> busho & 1:
        return Refusal("10.52", "has-no-busho", facts)
    if not state.active >> busho & 1:
        return Refusal("5.31", "contingent-is-inactive", facts)
    if state.finished >> busho & 1:
        return Refusal("4.36", "busho-is-finished", facts)
    return None if eligible(state, side) >> busho & 1 else Refusal("4.31", "busho-out-of-range", facts)
