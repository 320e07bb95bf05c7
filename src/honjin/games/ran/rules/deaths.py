"""9.26, 10.5  Bushos who are hit, what their death does at once, and who takes their place."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.command import BushoFinished
from honjin.games.ran.events.deaths import (
    BushoAtRisk,
    BushoKilled,
    BushoNamed,
    BushoReplaced,
    BushoWounded,
    CasualtyRolled,
)
from honjin.games.ran.model import BushoId, BushoSet, HexId, UnitId, UnitSet, enemy_of
from honjin.games.ran.options import Expose, Shelter
from honjin.games.ran.rules import bushos
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.flight import try_flight
from honjin.games.ran.state import RanState

HARMED = 9
"""8.54, 9.26  The die that hits a Busho."""


def kill(match: RanMatch, busho: int, how: str) -> Procedure | None:
    """10.51  A Busho is dead, however he died: his contingent is Inactive, and tests at once whether it flees."""
    match.emit(BushoKilled(match.state.battle.contingent_ids[busho], how), rule="10.51")
    try_flight(match, busho)
    return bushos.rehouse(match)


class Casualty(Procedure):
    """9.26  A Busho who may be hit: in shock on a 9, under fire when the shot itself was a 9 (Ruling 68)."""

    side: int
    bushos: tuple[BushoId, ...]
    by_fire: bool = False
    busho: BushoId | None = None

    @step("9.26")
    def choose(self, match: RanMatch) -> Decision | None:
        """Of several in one combat or hex their owner exposes one (Ruling 152)."""
        if len(self.bushos) == 1:
            self.busho = self.bushos[0]
            return None
        return Decision(match.state.battle.sides[self.side], "expose", [Expose(busho) for busho in self.bushos])

    @choose.answered
    def chosen(self, match: RanMatch, option: Expose) -> None:
        self.busho = option.busho
        match.emit(BushoNamed(option.busho))

    @choose.refused
    def why_not_him(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if not isinstance(option, Expose):
            return Refusal("9.26", "not-while-exposing")
        return None if option.busho in self.bushos else Refusal("9.26", "not-in-this-fight", {"busho": option.busho})

    @step("9.26")
    def suffer(self, match: RanMatch) -> Procedure | None:
        """A hit finishes him for the turn; a wound is for good, and a second one kills."""
        assert self.busho is not None, "somebody was exposed"
        if not self.by_fire:
            die = roll_d10(match, "busho_at_risk")
            match.emit(BushoAtRisk(self.busho, die))
            if die != HARMED:
                return None
        return suffer_casualty(match, match.state.battle.contingent[self.busho])


def suffer_casualty(match: RanMatch, busho: int) -> Procedure | None:
    """9.26  The Casualty Table."""
    state = match.state
    id = state.battle.contingent_ids[busho]
    die = roll_d10(match, "busho_casualty")
    result = state.battle.charts.casualty(die)
    match.emit(CasualtyRolled(id, die, result), rule="9.26")
    if result == "killed" or (result == "wounded" and state.wounded >> busho & 1):
        return kill(match, busho, result)
    if not state.finished >> busho & 1:
        match.emit(BushoFinished(id, result), rule="2.4")
    if result == "wounded":
        match.emit(BushoWounded(id), rule="9.26")
    return None


def ids_of(state: RanState, those: BushoSet) -> tuple[BushoId, ...]:
    """The ids of a set of Bushos."""
    return tuple([state.battle.contingent_ids[busho] for busho in members(those)])


# Who takes their place


def deputy_places(state: RanState, busho: int) -> UnitSet:
    """10.54  The units with which a replacement may be placed: of his contingent, the So-Taisho's also his Honjin.

    If the So-Taisho's contingent has fled, any unit of the army (Ruling 115).
    """
    battle = state.battle
    side = battle.side_of_contingent[busho]
    if busho != battle.so_taisho[side]:
        return battle.members[busho] & state.on_map
    if state.fled >> busho & 1:
        return battle.army[side] & state.on_map
    return (battle.members[busho] | 1 << battle.honjin[side]) & state.on_map


def vacancies(state: RanState, side: int) -> BushoSet:
    """10.52  Bushos of a side who are to be replaced, and can be."""
    battle, found = state.battle, 0
    for busho in members(battle.contingents_of[side]):
        gone = state.fled >> busho & 1 and busho != battle.so_taisho[side]
        if not state.is_alive(busho) and not gone and deputy_places(state, busho):
            found |= 1 << busho
    return found


class Replacements(Procedure):
    """10.53  Phase G: a deputy for every Busho who is dead; the side without the initiative places first."""

    busho: BushoId | None = None
    sides_done: int = 0

    @step("10.53")
    def place(self, match: RanMatch) -> Decision | None:
        """With any unit of the contingent."""
        state = match.state
        for side in (enemy_of(state.starter), state.starter)[self.sides_done :]:
            vacant = vacancies(state, side)
            if vacant:
                busho = members(vacant)[0]
                self.busho = state.battle.contingent_ids[busho]
                options = [Shelter(state.battle.unit_ids[unit]) for unit in members(deputy_places(state, busho))]
                return Decision(state.battle.sides[side], "deputy", options, facts={"busho": self.busho})
            self.sides_done += 1
        self.finish()
        return None

    @place.answered
    def placed(self, match: RanMatch, option: Shelter) -> None:
        state = match.state
        assert self.busho is not None, "somebody was to be replaced"
        hex = HexId(state.battle.grid.names[state.hex[state.battle.unit[option.unit]]])
        match.emit(BushoReplaced(self.busho, hex))
        self.repeat()

    @place.refused
    def why_not_there(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if not isinstance(option, Shelter):
            return Refusal("10.53", "not-while-placing")
        state = match.state
        assert self.busho is not None, "somebody was to be replaced"
        unit = state.battle.unit.get(UnitId(option.unit), -1)
        places = deputy_places(state, state.battle.contingent[self.busho])
        if unit < 0 or not places >> unit & 1:
            return Refusal("10.53", "not-of-his-contingent", {"unit": option.unit, "busho": self.busho})
        return None
