"""5.2  Activation: which contingents are Active, and whom the So-Taisho makes so."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.choices import Choices
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.command import ChoiceDeclined, ContingentActivated, ContingentHesitated, StatusDetermined
from honjin.games.ran.model import NEAR, WAITING, BushoId, BushoSet, enemy_of
from honjin.games.ran.rules.command import alive, in_reach_of_so_taisho, present
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.incidents import boat_fire
from honjin.games.ran.state import RanState


class Activation(Procedure):
    """3.0 B  One side's part of the Activation Phase."""

    side: int

    def crumb(self) -> tuple[str, Facts]:
        return "Activation", {}

    @step("5.26")
    def determine_status(self, match: RanMatch) -> None:
        """By the enemies near; in the first turn the scenario has spoken (Ruling 106)."""
        state = match.state
        if state.turn > 1:
            ids = state.battle.contingent_ids
            active = tuple(ids[busho] for busho in members(contingents_in_contact(state, self.side)))
            match.emit(StatusDetermined(state.battle.sides[self.side], active))

    @step("5.21")
    def activate(self, match: RanMatch) -> Decision | None:
        """One after the other, as many as the So-Taisho has points for."""
        state = match.state
        those = can_be_activated(state, self.side)
        if not those:
            return None
        options: Choices[Option] = Choices((state.battle.menu.activations, those), others=(opt.END_ACTIVATION,))
        facts = {"points": points_left(state, self.side)}
        return Decision(state.battle.sides[self.side], "activate", options, facts, default=len(options) - 1)

    @activate.answered
    def activated(self, match: RanMatch, option: opt.Activate | opt.EndActivation) -> None:
        if isinstance(option, opt.Activate):
            self.repeat()
            if obeys(match, self.side, option.busho):
                match.emit(ContingentActivated(match.state.battle.sides[self.side], option.busho))
        else:
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "activate"))

    @activate.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if isinstance(option, opt.EndActivation):
            return None
        if not isinstance(option, opt.Activate):
            return Refusal("5.21", "not-while-activating")
        return refuse_activation(match.state, self.side, option)

    @step("8.51")
    def fire_from_the_boats(self, match: RanMatch) -> Procedure | None:
        """The boats of the Arima at Okitanawate, if they are there."""
        return boat_fire(match, self.side)


def obeys(match: RanMatch, side: int, id: BushoId) -> bool:
    """5.21  In some battles Bushos who waver, or hear of treason, take a die up to the Initiative.

    The point is gone either way.
    """
    state = match.state
    specials = state.battle.specials
    doubtful = state.rumour_believed and side == enemy_of(specials.whisperers)
    if not doubtful and not specials.hesitant >> state.battle.contingent[id] & 1:
        return True
    die, rating = roll_d10(match, "wavering"), state.initiative(side)
    if die > rating:
        match.emit(ContingentHesitated(state.battle.sides[side], id, die, rating))
    return die <= rating


def contingents_in_contact(state: RanState, side: int) -> BushoSet:
    """5.25  Those with a unit of SI, AS or KB next to an enemy unit, or near one of an Active contingent.

    Without a Busho nobody is Active (10.52). An enemy Honjin counts, with the status of its contingent (Ruling 108).
    """
    battle, enemy = state.battle, enemy_of(side)
    beside = battle.grid.beside(state.held[enemy])
    near = 0
    for contingent in members(state.active & battle.contingents_of[enemy]):
        units = battle.members[contingent]
        if contingent == battle.so_taisho[enemy]:
            units |= 1 << battle.honjin[enemy]
        for unit in members(units & state.on_map):
            near |= battle.grid.within(state.hex[unit], NEAR)
    found = 0
    for contingent in members(battle.contingents_of[side] & alive(state)):
        for unit in members(battle.members[contingent] & battle.melee & state.on_map):
            if (beside | near) >> state.hex[unit] & 1:
                found |= 1 << contingent
                break
    return found


def points_left(state: RanState, side: int) -> int:
    """5.23  Activation points that a side can still spend this turn; none without its So-Taisho (Ruling 113)."""
    if not state.is_alive(state.battle.so_taisho[side]):
        return 0
    return max(0, state.activation(side) - state.points_spent[side])


def can_be_activated(state: RanState, side: int) -> BushoSet:
    """5.21, 5.24  Inactive contingents whose Busho lives and, if the So-Taisho has left his Honjin, is in his range."""
    if not points_left(state, side):
        return 0
    inactive = state.battle.contingents_of[side] & ~state.active & ~state.finished & ~state.fled & present(state)
    if state.in_honjin(side):
        return inactive
    found = 0
    for busho in members(inactive):
        if busho == state.battle.so_taisho[side] or (
            state.is_alive(busho) and in_reach_of_so_taisho(state, side, busho)
        ):
            found |= 1 << busho
    return found


def refuse_activation(state: RanState, side: int, option: opt.Activate) -> Refusal | None:
    """5.21, 5.23, 5.24"""
    busho = state.battle.contingent[option.busho]
    facts = {"busho": option.busho}
    if not state.battle.contingents_of[side] >> busho & 1:
        return Refusal("5.21", "not-your-contingent", facts)
    if state.active >> busho & 1:
        return Refusal("5.21", "active-already", facts)
    if state.busho_hex[busho] == WAITING and not state.is_coming(busho):
        return Refusal("5.21", "enters-later", facts)
    if not present(state) >> busho & 1 or state.fled >> busho & 1:
        return Refusal("10.52", "has-no-busho", facts)
    if state.finished >> busho & 1:
        return Refusal("5.24", "busho-is-finished", facts)
    if not points_left(state, side):
        return Refusal("5.23", "no-point-left")
    if not can_be_activated(state, side) >> busho & 1:
        return Refusal("5.21", "busho-out-of-range", facts)
    return None
