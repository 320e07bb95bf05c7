"""The enemy reacts to a unit that comes near: fire, lone Bushos, withdrawal or facing, in this order (Ruling 137)."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.command import ChoiceDeclined
from honjin.games.ran.events.movement import FacingTried, UnitFaced, WithdrawalBegan
from honjin.games.ran.model import FACING, NEAR, UnitId, UnitSet, enemy_of
from honjin.games.ran.rules.bushos import lone_bushos, startle
from honjin.games.ran.rules.cohesion import take_hits, tq_test
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.rules.facing import neighbours, turn_hurts, would_rout
from honjin.games.ran.rules.reaction_fire import entry_fire
from honjin.games.ran.rules.withdrawal import ReactionWithdrawal, can_withdraw
from honjin.games.ran.state import RanState


def react_to(match: RanMatch, side: int, mover: int, *, entry: bool) -> Procedure | None:
    """5.35  What the side that is not in phase may do about a unit that sets out or arrives near it; mostly nothing."""
    state = match.state
    hex = state.hex[mover]
    near = state.battle.grid.within(hex, NEAR)
    if near & state.held[side] or lone_bushos(state, side, hex):
        return Reactions(side, mover, state.battle.unit_ids[mover], entry)
    return None


class Reactions(Procedure):
    """8.41, 4.72, 6.45, 7.17  All that one step of an enemy unit can set off."""

    side: int
    mover: int
    name: UnitId
    entry: bool
    """Whether the mover has just entered the hex: only then it is fired at."""
    turned: tuple[UnitId, ...] = ()
    """Units that have tried to turn at this step, and so do not withdraw."""

    def crumb(self) -> tuple[str, Facts]:
        return "Reactions", {"unit": self.name}

    @step("8.41")
    def fire(self, match: RanMatch) -> Procedure | None:
        return entry_fire(match, self.side, self.mover) if self.entry else None

    @step("4.72")
    def frighten_bushos(self, match: RanMatch) -> Procedure | None:
        """If the mover is still there."""
        if not match.state.on_map >> self.mover & 1:
            self.finish()
            return None
        return startle(match, self.mover)

    @step("6.45")
    def withdraw_or_face(self, match: RanMatch) -> Decision | None:
        """One question for all units concerned; the side decides who reacts first (Ruling 190)."""
        state = match.state
        options = self.offers(state)
        if not options:
            return None
        options.append(opt.STAND_FAST)
        facts = {"unit": self.name}
        return Decision(state.battle.sides[self.side], "react", options, facts, default=len(options) - 1)

    @withdraw_or_face.answered
    def reacted(self, match: RanMatch, option: Option) -> Procedure | None:
        if isinstance(option, opt.StandFast):
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "react"))
            return None
        self.go_to(Reactions.withdraw_or_face)
        state = match.state
        if isinstance(option, opt.Withdraw):
            match.emit(WithdrawalBegan(option.unit))
            return ReactionWithdrawal(self.side, state.battle.unit[option.unit], option.unit, self.mover)
        assert isinstance(option, opt.Face)
        self.turned = (*self.turned, option.unit)
        face(match, option, self.mover)
        return None

    @withdraw_or_face.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if isinstance(option, opt.StandFast):
            return None
        if not isinstance(option, opt.Withdraw | opt.Face):
            return Refusal("6.45", "react-or-stand-fast")
        state = match.state
        unit = state.battle.unit[option.unit]
        refusal = refuse_reaction(state, self.side, unit, self.mover)
        if refusal is not None:
            return refusal
        if isinstance(option, opt.Withdraw):
            if option.unit in self.turned:
                return Refusal("7.17", "has-tried-to-turn", {"unit": option.unit})
            return refuse_withdrawal(state, unit, self.mover)
        return refuse_facing(state, unit, self.mover, FACING[option.facing])

    def offers(self, state: RanState) -> list[Option]:
        """What each unit that notices the mover can do."""
        battle = state.battle
        on_foot = not battle.mounted >> self.mover & 1
        found: list[Option] = []
        for unit in members(aware(state, self.side, self.mover)):
            if on_foot and battle.unit_ids[unit] not in self.turned and can_withdraw(state, unit, self.mover):
                found.append(battle.menu.withdrawals[unit])
            if may_face(state, unit, self.mover):
                found += [battle.menu.faces[unit][facing] for facing in neighbours(state.facing[unit])]
        return found


def aware(state: RanState, side: int, mover: int) -> UnitSet:
    """6.45, 7.18  The units of a side that may react: within two hexes, in no enemy zone, not Engaged, and they see it.

    They see behind themselves as well (Ruling 142). Whoever has charged a firer thinks of nothing else (8.61).
    """
    battle, hex = state.battle, state.hex[mover]
    hexes = state.held[side] & battle.grid.within(hex, NEAR) & ~state.zoc_of(enemy_of(side))
    found = 0
    if not hexes:
        return found
    pieces = state.held[0] | state.held[1]
    for unit in members(state.units_in(hexes) & ~battle.honjins):
        is_free = unit not in state.engaged and unit not in state.charges
        if is_free and battle.sight.sees(state.hex[unit], hex, pieces, loosely=True):
            found |= 1 << unit
    return found


def may_face(state: RanState, unit: int, mover: int) -> bool:
    """7.18  One attempt a phase; infantry does not turn before Kibamusha, nor anybody to his ruin (11.36)."""
    battle = state.battle
    if state.faced >> unit & 1:
        return False
    if battle.mounted >> mover & 1 and not battle.mounted >> unit & 1:
        return False
    return not (turn_hurts(state, unit) and would_rout(state, unit))


def face(match: RanMatch, option: opt.Face, mover: int) -> None:
    """7.18  KB before infantry turn at once; like before like only on a die at or below their Troop Quality."""
    state = match.state
    battle, unit = state.battle, state.battle.unit[option.unit]
    match.emit(FacingTried(option.unit), rule="7.18")
    if bool(battle.mounted >> unit & 1) == bool(battle.mounted >> mover & 1):
        excess = tq_test(match, unit, "facing")
        if excess > 0:
            return
    hurts = turn_hurts(state, unit)
    match.emit(UnitFaced(option.unit, option.facing), rule="7.17")
    if hurts:
        take_hits(match, unit, 1)


def refuse_reaction(state: RanState, side: int, unit: int, mover: int) -> Refusal | None:
    """Why a unit cannot react to the mover at all."""
    battle = state.battle
    facts = {"unit": battle.unit_ids[unit], "mover": battle.unit_ids[mover]}
    if not (battle.army[side] & state.on_map) >> unit & 1:
        return Refusal("6.45", "not-one-of-yours", facts)
    if battle.honjins >> unit & 1:
        return Refusal("4.53", "honjins-never-move", facts)
    if battle.grid.distance(state.hex[unit], state.hex[mover]) > NEAR:
        return Refusal("6.45", "not-that-near", facts)
    if unit in state.engaged:
        return Refusal("6.47", "is-engaged", facts)
    if unit in state.charges:
        return Refusal("8.61", "has-charged", facts)
    if state.zoc_of(enemy_of(side)) >> state.hex[unit] & 1:
        return Refusal("6.45", "is-in-zoc", facts)
    return None if aware(state, side, mover) >> unit & 1 else Refusal("6.45", "does-not-see-it", facts)


def refuse_withdrawal(state: RanState, unit: int, mover: int) -> Refusal | None:
    """Why a unit that sees the mover cannot withdraw from it."""
    facts = {"unit": state.battle.unit_ids[unit]}
    if state.battle.mounted >> mover & 1:
        return Refusal("6.45", "not-before-kibamusha", facts)
    return None if can_withdraw(state, unit, mover) else Refusal("6.45", "nowhere-to-withdraw", facts)


def refuse_facing(state: RanState, unit: int, mover: int, facing: int) -> Refusal | None:
    """Why a unit that sees the mover cannot turn that way."""
    battle, facts = state.battle, {"unit": state.battle.unit_ids[unit]}
    if state.faced >> unit & 1:
        return Refusal("7.18", "has-tried-to-turn", facts)
    if battle.mounted >> mover & 1 and not battle.mounted >> unit & 1:
        return Refusal("7.18", "not-before-kibamusha", facts)
    if facing not in neighbours(state.facing[unit]):
        return Refusal("7.18", "one-corner-only", facts)
    return None if may_face(state, unit, mover) else Refusal("11.36", "turn-would-rout", facts)
