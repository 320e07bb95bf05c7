"""Rules of single battles that interrupt the sequence of play: the boats of Okitanawate, the rumour of Tennoji."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Option, Refusal, Side
from honjin.core.modifier import Modifier, total
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.command import ChoiceDeclined
from honjin.games.ran.events.fire import BoatsFired
from honjin.games.ran.events.turn import RumourSpread
from honjin.games.ran.model import BushoId, UnitId, UnitSet, enemy_of
from honjin.games.ran.rules.bushos import rehouse
from honjin.games.ran.rules.deaths import HARMED, Casualty, ids_of
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.fire import strike
from honjin.games.ran.rules.gunnery import ground_lines, target_lines
from honjin.games.ran.rules.zones import engaged_units
from honjin.games.ran.state import RanState

TEPPO, BOAT_RANGE = "teppo", 3
"""Boats fire on this line of the Fire Table."""
RUMOUR_FROM, BELIEVED_UP_TO = 4, 4
"""The first turn of the rumour, and the highest die on which it is believed; ours, from the accounts of the day."""


def boat_targets(state: RanState) -> UnitSet:
    """Enemies near the water, but not in a fight (7.31)."""
    battle = state.battle
    enemies = battle.army[enemy_of(battle.specials.boats)]
    return state.units_in(battle.specials.shore) & enemies & ~engaged_units(state)


def boat_fire(match: RanMatch, side: int) -> Procedure | None:
    """Okitanawate: what follows as this side ends its part of phase B."""
    state = match.state
    return BoatFire(side) if side == state.battle.specials.boats and boat_targets(state) else None


def boat_lines(state: RanState, target: int) -> tuple[Modifier, ...]:
    """What the target and its ground add to the die of the boats."""
    return (*ground_lines(state, state.hex[target]), *target_lines(state, target))


class BoatFire(Procedure):
    """8.51  Once a turn boats fire at a unit near the shore; nobody replies, and nobody charges into the sea."""

    side: int
    target: UnitId | None = None
    bushos: tuple[BushoId, ...] = ()

    @step("8.51")
    def ask(self, match: RanMatch) -> Decision:
        state = match.state
        ids = state.battle.unit_ids
        options: list[Option] = [opt.Bombard(ids[unit]) for unit in members(boat_targets(state))]
        return Decision(state.battle.sides[self.side], "boats", [*options, opt.HOLD_FIRE])

    @ask.answered
    def answered(self, match: RanMatch, option: opt.Bombard | opt.HoldFire) -> None:
        if isinstance(option, opt.Bombard):
            self.target = option.target
        else:
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "boats"))
            self.finish()

    @ask.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if isinstance(option, opt.HoldFire):
            return None
        state = match.state
        if isinstance(option, opt.Bombard) and boat_targets(state) >> state.battle.unit[option.target] & 1:
            return None
        return Refusal("8.51", "out-of-reach-of-boats")

    @step("8.51")
    def fire(self, match: RanMatch) -> None:
        """On a line of the Fire Table, with what the target and its ground add."""
        state = match.state
        battle = state.battle
        assert self.target is not None, "somebody is fired at"
        target = battle.unit[self.target]
        lines = boat_lines(state, target)
        die = roll_d10(match, "boats")
        result = battle.charts.fire(TEPPO, BOAT_RANGE, die + total(lines))
        if die == HARMED:
            self.bushos = ids_of(state, state.bushos_at(battle.side_of[target], state.hex[target]))
        match.emit(BoatsFired(self.target, die, lines, result.hits, result.disorders))
        strike(match, target, result)

    @step("8.54")
    def harm(self, match: RanMatch) -> Procedure | None:
        return Casualty(enemy_of(self.side), self.bushos, by_fire=True) if self.bushos else None

    @step("4.72")
    def shelter(self, match: RanMatch) -> Procedure | None:
        return rehouse(match)


def rumour(match: RanMatch) -> Procedure | None:
    """Tennoji: the rumour that Asano has gone over, once, from turn 4 on."""
    state = match.state
    side = state.battle.specials.whisperers
    return Rumour(side) if side >= 0 and state.turn >= RUMOUR_FROM and not state.rumour_told else None


class Rumour(Procedure):
    """5.21  A side spreads word of treason; if it is believed, the enemy's Bushos obey this turn only on a roll."""

    side: int

    @step("5.21")
    def ask(self, match: RanMatch) -> Decision:
        return Decision(match.state.battle.sides[self.side], "rumour", (opt.SPREAD_RUMOUR, opt.FORGO), default=1)

    @ask.answered
    def answered(self, match: RanMatch, option: opt.SpreadRumour | opt.Forgo) -> None:
        side = match.state.battle.sides[self.side]
        if isinstance(option, opt.Forgo):
            match.emit(ChoiceDeclined(side, "rumour"))
            return
        die = roll_d10(match, "rumour")
        match.emit(RumourSpread(side, die, die <= BELIEVED_UP_TO))

    @ask.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return None if isinstance(option, opt.SpreadRumour | opt.Forgo) else Refusal("5.21", "rumour-or-not")
