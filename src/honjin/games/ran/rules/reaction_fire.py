"""8.4  Reaction fire at enemies who enter a zone of control, or leave it."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.command import ChoiceDeclined
from honjin.games.ran.model import UnitId, UnitSet, enemy_of
from honjin.games.ran.options import HOLD_FIRE, FireBack, HoldFire
from honjin.games.ran.rules.charges import charge_after
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.rules.fire import Shot
from honjin.games.ran.rules.gunnery import ADJACENT, LEAVING_RANGE
from honjin.games.ran.rules.zones import controllers
from honjin.games.ran.state import RanState

ENTRY, LEAVING = "entry", "leaving"


def entry_shooters(state: RanState, side: int, mover: int) -> UnitSet:
    """8.41  Those of a side that shoot and have the mover in their zone of control; none of them Engaged (7.31)."""
    if mover in state.engaged or not state.on_map >> mover & 1:
        return 0
    found = controllers(state, side, state.hex[mover]) & state.battle.shooters
    for unit in members(found):
        if unit in state.engaged:
            found &= ~(1 << unit)
    return found


def advance_shooters(state: RanState, side: int, mover: int, vacated: UnitSet) -> UnitSet:
    """11.54  After an advance: not whoever made way, nor units in the zone of an enemy other than the mover."""
    found = entry_shooters(state, side, mover) & ~vacated
    for unit in members(found):
        if controllers(state, enemy_of(side), state.hex[unit]) & ~(1 << mover):
            found &= ~(1 << unit)
    return found


def leaving_shooters(state: RanState, side: int, mover: int) -> UnitSet:
    """8.42  Bows whose zone the mover is about to leave. Teppo are too slow."""
    return entry_shooters(state, side, mover) & state.battle.bows


def entry_fire(match: RanMatch, side: int, mover: int) -> Procedure | None:
    """8.41  The question to a side whether it fires at the unit that has entered its zones; None if nobody can."""
    state = match.state
    if not entry_shooters(state, side, mover):
        return None
    return ReactionFire(side, state.battle.unit_ids[mover], ENTRY)


def leaving_fire(match: RanMatch, side: int, mover: int) -> Procedure | None:
    """8.42  The same before a unit leaves the zones of bows."""
    state = match.state
    if not leaving_shooters(state, side, mover):
        return None
    return ReactionFire(side, state.battle.unit_ids[mover], LEAVING)


def advance_fire(match: RanMatch, side: int, mover: int, vacated: UnitSet) -> Procedure | None:
    """11.54  The same after an advance."""
    state = match.state
    if not advance_shooters(state, side, mover, vacated):
        return None
    ids = state.battle.unit_ids
    barred = entry_shooters(state, side, mover) & ~advance_shooters(state, side, mover, vacated)
    return ReactionFire(side, ids[mover], ENTRY, barred=tuple(ids[unit] for unit in members(barred)))


class ReactionFire(Procedure):
    """8.4  A side fires with one unit after the other, in the order it likes, once each (Ruling 190)."""

    side: int
    mover: UnitId
    kind: str
    done: tuple[UnitId, ...] = ()
    """Those that have fired."""
    barred: tuple[UnitId, ...] = ()
    """11.54  Those that may not, at an advance."""

    def crumb(self) -> tuple[str, Facts]:
        return "ReactionFire", {"unit": self.mover}

    def shooters(self, state: RanState) -> list[UnitId]:
        """Those that can fire now: a charge may have carried the mover out of their zones."""
        find = entry_shooters if self.kind == ENTRY else leaving_shooters
        found = find(state, self.side, state.battle.unit[self.mover])
        return [id for unit in members(found) if (id := state.battle.unit_ids[unit]) not in self.done + self.barred]

    @step("8.41")
    def ask(self, match: RanMatch) -> Decision | None:
        """Shot by shot, with all effects before the next."""
        units = self.shooters(match.state)
        if not units:
            self.finish()
            return None
        options: list[Option] = [*map(FireBack, units), HOLD_FIRE]
        return Decision(
            match.state.battle.sides[self.side], "reaction-fire", options, facts={"unit": self.mover, "kind": self.kind}
        )

    @ask.answered
    def fire(self, match: RanMatch, option: FireBack | HoldFire) -> Procedure | None:
        if isinstance(option, HoldFire):
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "reaction-fire"))
            self.finish()
            return None
        self.done = (*self.done, option.unit)
        return Shot(option.unit, self.mover, self.kind, ADJACENT if self.kind == ENTRY else LEAVING_RANGE)

    @ask.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        rule = "8.41" if self.kind == ENTRY else "8.42"
        if isinstance(option, HoldFire):
            return None
        if not isinstance(option, FireBack):
            return Refusal(rule, "not-while-reacting")
        if option.unit in self.shooters(match.state):
            return None
        facts = {"unit": option.unit}
        if option.unit in self.barred:
            return Refusal("11.54", "not-at-this-advance", facts)
        if self.kind == LEAVING and match.state.battle.teppo >> match.state.battle.unit[option.unit] & 1:
            return Refusal(rule, "teppo-too-slow", facts)
        return Refusal(rule, "cannot-react", facts)

    @step("8.61")
    def provoke(self, match: RanMatch) -> Procedure | None:
        """Then the next shot."""
        self.go_to(ReactionFire.ask)
        return charge_after(match, self.done[-1], self.mover, int(self.told))
