"""5.32, 5.33  The Movement and Fire Segment: each unit of the contingent carries out one order."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.choices import Choices
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.command import ChoiceDeclined
from honjin.games.ran.model import UnitSet
from honjin.games.ran.rules.arrivals import arrivals, arrive, refuse_arrival
from honjin.games.ran.rules.attackers import could_attack
from honjin.games.ran.rules.bushos import rehouse
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.rules.fire import fire_options, fire_ordered, refuse_order, refuse_target
from honjin.games.ran.rules.formation import can_reform, reform, refuse_reform
from honjin.games.ran.rules.harassment import Harassment, harass_options, refuse_harass
from honjin.games.ran.rules.movement import UnitMove, allowance, can_move, movable
from honjin.games.ran.rules.recovery import (
    can_regroup,
    can_remove_hits,
    refuse_regroup,
    refuse_rest,
    regroup,
    remove_hits,
)
from honjin.games.ran.rules.timing import untimely_in_phase
from honjin.games.ran.rules.zones import engaged_units
from honjin.games.ran.state import RanState


class Orders(Procedure):
    """5.3  One unit after the other, in any order, each once (5.34)."""

    side: int
    must_act: bool = False
    """5.65  After a Trump somebody has to move, fire or fight."""

    def crumb(self) -> tuple[str, Facts]:
        return "Orders", {}

    @step("5.32")
    def next_order(self, match: RanMatch) -> Decision | None:
        """Move, change formation, or whatever else this unit can do."""
        state = match.state
        menu = state.battle.menu
        ready = ready_units(state)
        moves, reforms = movable(state, ready), can_reform(state, self.side, ready & ~engaged_units(state))
        rests, risings = resting(state, ready), regrouping(state, ready)
        others: tuple[Option, ...] = (*fire_options(state, ready), *harass_options(state, ready))
        if state.battle.specials.late:
            others = (*others, *arrivals(state))
        if not (moves | reforms | rests | risings or others):
            self.finish()
            return None
        last = self.last_hope(state)
        reforms, rests, risings = reforms & ~last, rests & ~last, risings & ~last
        if self.may_end(state):
            others = (*others, opt.END_ORDERS)
        options: Choices[Option] = Choices(
            (menu.moves, moves),
            (menu.reforms, reforms),
            (menu.hit_removals, rests),
            (menu.regroupings, risings),
            others=others,
        )
        return Decision(state.battle.sides[self.side], "order", options, default=len(options) - 1)

    @next_order.answered
    def ordered(self, match: RanMatch, option: Option) -> Procedure | None:
        if isinstance(option, opt.EndOrders):
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "order"))
            self.finish()
            return None
        if isinstance(option, opt.Move):
            unit = match.state.battle.unit[option.unit]
            return UnitMove(self.side, unit, option.unit, last=bool(self.last_hope(match.state) >> unit & 1))
        if isinstance(option, opt.Fire | opt.Volley):
            return fire_ordered(option)
        if isinstance(option, opt.Harass):
            return Harassment(option.unit, option.target)
        if isinstance(option, opt.Arrive):
            return arrive(match, option)
        if isinstance(option, opt.RemoveHits | opt.Regroup):
            recover(match, option)
        else:
            assert isinstance(option, opt.Reform)
            reform(match, option)
        return None

    @next_order.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        state = match.state
        if isinstance(option, opt.EndOrders):
            return None if self.may_end(state) else Refusal("5.65", "must-act-after-trump")
        if isinstance(option, opt.Fire | opt.Volley):
            return self.refuse_fire(state, option)
        if isinstance(option, opt.Arrive):
            return refuse_arrival(state, state.battle.unit[option.unit])
        if isinstance(option, opt.Harass):
            unit, target = state.battle.unit[option.unit], state.battle.unit[option.target]
            return refuse_ready(state, unit) or refuse_harass(state, unit, target)
        if not isinstance(option, opt.Move | opt.Reform | opt.RemoveHits | opt.Regroup):
            return untimely_in_phase(option, Refusal("5.32", "not-while-ordering"))
        unit, facts = state.battle.unit[option.unit], {"unit": option.unit}
        refusal = refuse_ready(state, unit)
        if refusal is not None:
            return refusal
        if not isinstance(option, opt.Move) and self.last_hope(state) >> unit & 1:
            return Refusal("5.65", "must-act-after-trump")
        if isinstance(option, opt.RemoveHits | opt.Regroup):
            return refuse_recovery(state, option)
        if isinstance(option, opt.Reform):
            if unit in state.engaged:
                return Refusal("7.31", "is-engaged", facts)
            return refuse_reform(state, self.side, option)
        if unit in state.engaged and not can_move(state, unit):
            return Refusal("7.31", "is-engaged", facts)
        return None if can_move(state, unit) else Refusal("7.23", "cannot-move", facts)

    def refuse_fire(self, state: RanState, option: opt.Fire | opt.Volley) -> Refusal | None:
        """8.2  Each of those who fire must be ready, and have the target before it."""
        if option in tuple(fire_options(state, ready_units(state))):
            return None
        named = (option.unit,) if isinstance(option, opt.Fire) else (option.unit, option.other, option.third)
        target = state.battle.unit[option.target]
        for id in named:
            if id is not None:
                unit = state.battle.unit[id]
                refusal = refuse_ready(state, unit) or refuse_order(state, unit) or refuse_target(state, unit, target)
                if refusal is not None:
                    return refusal
        bows = any(id is not None and state.battle.bows >> state.battle.unit[id] & 1 for id in named)
        return Refusal("8.23" if bows else "8.22", "no-volley", {"unit": option.unit, "target": option.target})

    @step("4.72")
    def find_shelter(self, match: RanMatch) -> Procedure | None:
        self.go_to(Orders.next_order)
        return rehouse(match)

    def may_end(self, state: RanState) -> bool:
        """5.65  Unless it must act, and has neither moved nor fired, nor can fight, but still could (Ruling 28)."""
        if not self.must_act or has_acted(state) or could_attack(state):
            return True
        return not self.hopes(state) and not (state.battle.specials.late and arrivals(state))

    def hopes(self, state: RanState) -> UnitSet:
        """5.65  The units that could still fire, or go to another hex."""
        ready, found = ready_units(state), 0
        for option in (*fire_options(state, ready), *harass_options(state, ready)):
            assert isinstance(option, opt.Fire | opt.Volley | opt.Harass)
            found |= 1 << state.battle.unit[option.unit]
        for unit in members(movable(state, ready) & ~found):
            move = UnitMove(self.side, unit, state.battle.unit_ids[unit], allowance(state, unit))
            if move.gets_away(state):
                found |= 1 << unit
        return found

    def last_hope(self, state: RanState) -> UnitSet:
        """5.65  The only unit that can still do what a Trump asks for, and so has to do it (Ruling 206)."""
        if self.may_end(state) or (state.battle.specials.late and arrivals(state)):
            return 0
        found = self.hopes(state)
        return found if found.bit_count() == 1 else 0


def ready_units(state: RanState) -> UnitSet:
    """5.34  The units of the contingents in phase that have not carried out an order yet."""
    return units_in_phase(state) & ~state.acted


def units_in_phase(state: RanState) -> UnitSet:
    """5.31  The units of the contingents that are given orders."""
    battle, found = state.battle, 0
    for busho in members(state.in_phase):
        found |= battle.members[busho]
    return found & state.on_map


def resting(state: RanState, ready: UnitSet) -> UnitSet:
    """11.71  Of some units those that can have hits taken off."""
    return sum([1 << unit for unit in members(ready) if state.hits[unit] and can_remove_hits(state, unit)])


def regrouping(state: RanState, ready: UnitSet) -> UnitSet:
    """11.72  Of some units those that can be brought back into order."""
    return sum([1 << unit for unit in members(ready & state.disordered) if can_regroup(state, unit)])


def recover(match: RanMatch, option: opt.RemoveHits | opt.Regroup) -> None:
    """11.71, 11.72  A unit rests or regroups, and does nothing else in this phase."""
    unit = match.state.battle.unit[option.unit]
    if isinstance(option, opt.RemoveHits):
        remove_hits(match, unit)
    else:
        regroup(match, unit)


def refuse_recovery(state: RanState, option: opt.RemoveHits | opt.Regroup) -> Refusal | None:
    """11.71, 11.72  For a unit that could carry out an order."""
    unit = state.battle.unit[option.unit]
    return refuse_rest(state, unit) if isinstance(option, opt.RemoveHits) else refuse_regroup(state, unit)


def has_acted(state: RanState) -> bool:
    """5.65  Whether a unit in phase has fired, or stands in another hex than when the phase began."""
    if units_in_phase(state) & state.fired & state.acted:
        return True
    return any(state.hex[unit] != state.began[unit] for unit in members(state.moved & state.on_map))


def refuse_ready(state: RanState, unit: int) -> Refusal | None:
    """5.31, 5.34  Only a unit of the contingent in phase, and only once."""
    facts = {"unit": state.battle.unit_ids[unit]}
    if not state.on_map >> unit & 1:
        return Refusal("5.31", "not-on-the-map", facts)
    if state.battle.honjins >> unit & 1:
        return Refusal("4.53", "honjins-never-move", facts)
    if not state.in_phase >> state.battle.contingent_of[unit] & 1:
        return Refusal("4.37", "not-in-phase", facts)
    if state.acted >> unit & 1:
        return Refusal("5.34", "has-acted", facts)
    return None
