"""11.4  Units that must give way."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.shock import RetreatBarred, UnitRetreated
from honjin.games.ran.model import CLOSED, HexId, UnitId, enemy_of
from honjin.games.ran.options import RetreatTo
from honjin.games.ran.rules import bushos
from honjin.games.ran.rules.cohesion import eliminate, take_hits
from honjin.games.ran.rules.combats import still_there
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.state import RanState
from honjin.maps.hexgrid import OFF, HexSet


def retreat_hexes(state: RanState, unit: int, enemies: list[int]) -> HexSet:
    """11.4  Open to it, free, in no enemy zone of control, and next to nobody it has fought (Ruling 155)."""
    battle = state.battle
    hex, side = state.hex[unit], battle.side_of[unit]
    enemy = enemy_of(side)
    shut = state.held[0] | state.held[1] | state.zoc_of(enemy)
    for foe in enemies:
        shut |= battle.grid.next_to[state.hex[foe]]
    costs = battle.costs[state.class_of(unit)][hex]
    found = 0
    for direction, near in enumerate(battle.grid.near[hex]):
        if near != OFF and costs[direction] < CLOSED and not shut >> near & 1:
            found |= 1 << near
    return found


class GiveWay(Procedure):
    """11.4  One unit retreats a hex, facing as before; if it cannot it takes a hit more. Told: `retreated` or `stayed`.

    A Honjin is eliminated instead (4.55).
    """

    unit: UnitId
    enemies: tuple[UnitId, ...]
    superior: bool = False
    """Whether the enemy has positional superiority: then that hit may rout it (Ruling 155)."""
    gone: bool = False

    def crumb(self) -> tuple[str, Facts]:
        return "GiveWay", {"unit": self.unit}

    def hexes(self, state: RanState) -> HexSet:
        """Where it can go."""
        return retreat_hexes(state, state.battle.unit[self.unit], still_there(state, self.enemies))

    @step("11.4")
    def choose(self, match: RanMatch) -> Decision | None:
        state = match.state
        unit = state.battle.unit[self.unit]
        hexes = self.hexes(state)
        if state.battle.honjins >> unit & 1 or not hexes:
            return None
        options = [RetreatTo(HexId(state.battle.grid.names[hex])) for hex in members(hexes)]
        return Decision(state.battle.sides[state.battle.side_of[unit]], "retreat", options, facts={"unit": self.unit})

    @choose.answered
    def retreat(self, match: RanMatch, option: RetreatTo) -> None:
        match.emit(UnitRetreated(self.unit, option.hex))
        match.report("retreated")
        self.gone = True
        self.go_to(GiveWay.shelter)

    @choose.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        grid = match.state.battle.grid
        if isinstance(option, RetreatTo) and self.hexes(match.state) >> grid.number[option.hex] & 1:
            return None
        return Refusal("11.4", "no-retreat-there", {"unit": self.unit})

    @step("11.4")
    def stay(self, match: RanMatch) -> None:
        """Nowhere to go."""
        state = match.state
        unit = state.battle.unit[self.unit]
        match.report("stayed")
        if state.battle.honjins >> unit & 1:
            eliminate(match, unit, rule="4.55")
            return
        match.emit(RetreatBarred(self.unit))
        take_hits(match, unit, 1, superiority=self.superior)

    @step("4.72")
    def shelter(self, match: RanMatch) -> Procedure | None:
        return bushos.rehouse(match)

    @step("4.72")
    def startle(self, match: RanMatch) -> Procedure | None:
        return bushos.startle(match, match.state.battle.unit[self.unit]) if self.gone else None
