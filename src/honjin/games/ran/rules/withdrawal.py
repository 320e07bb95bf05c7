"""6.45 to 6.49  Reaction Withdrawal: a unit draws back a hex before enemy infantry that comes near."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.command import ChoiceDeclined
from honjin.games.ran.events.movement import UnitFaced, UnitWithdrew
from honjin.games.ran.model import CLOSED, FACING, NEAR, NOBODY, UnitId, enemy_of
from honjin.games.ran.rules.bushos import rehouse, startle
from honjin.games.ran.rules.cohesion import take_hits, tq_test
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.rules.facing import neighbours, turn_hurts, would_rout
from honjin.games.ran.state import RanState
from honjin.maps.hexgrid import HexSet

OPEN_ORDER_DRM, FROM_BEHIND_DRM = -2, 1
"""6.62, 6.46"""


class ReactionWithdrawal(Procedure):
    """6.45  One unit, one hex, at once; it costs no points, but perhaps its cohesion."""

    side: int
    unit: int
    name: UnitId
    mover: int
    drm: int = 0

    def crumb(self) -> tuple[str, Facts]:
        return "ReactionWithdrawal", {"unit": self.name}

    @step("6.45")
    def choose_hex(self, match: RanMatch) -> Decision:
        """Next to it in any direction, so that the enemy is more than two hexes away."""
        state = match.state
        options = state.battle.menu.enters.of(withdrawal_hexes(state, self.unit, self.mover))
        return Decision(state.battle.sides[self.side], "withdraw-to", options, {"unit": self.name}, default=0)

    @choose_hex.answered
    def draw_back(self, match: RanMatch, option: opt.Enter) -> None:
        """Facing as before (6.48); through a friend if there is no other way, which costs him a hit (6.74)."""
        state = match.state
        battle, unit = state.battle, self.unit
        hex, old = battle.grid.number[option.hex], state.hex[unit]
        self.drm = approach_drm(state, unit, self.mover)
        friend = NOBODY
        if battle.grid.distance(old, hex) > 1:
            friend = state.occupant[next(iter(members(friends_between(state, unit, hex))))]
        through = battle.unit_ids[friend] if friend != NOBODY else None
        match.emit(UnitWithdrew(self.name, option.hex, through))
        if friend != NOBODY:
            take_hits(match, friend, 1)

    @choose_hex.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if not isinstance(option, opt.Enter):
            return Refusal("6.45", "not-while-withdrawing")
        state = match.state
        if withdrawal_hexes(state, self.unit, self.mover) >> state.battle.grid.number[option.hex] & 1:
            return None
        return refuse_hex(state, self.unit, self.mover, state.battle.grid.number[option.hex])

    @step("4.72")
    def find_shelter(self, match: RanMatch) -> Procedure | None:
        return rehouse(match)

    @step("6.48")
    def turn(self, match: RanMatch) -> Decision | None:
        """By one corner, if it likes; in woods or a village for a hit (Ruling 50)."""
        state, unit = match.state, self.unit
        if turn_hurts(state, unit) and would_rout(state, unit):
            return None
        options: list[Option] = [state.battle.menu.turns[facing] for facing in neighbours(state.facing[unit])]
        return Decision(
            state.battle.sides[self.side], "face-after", [*options, opt.HALT], {"unit": self.name}, default=2
        )

    @turn.answered
    def turned(self, match: RanMatch, option: opt.Turn | opt.Halt) -> None:
        if isinstance(option, opt.Turn):
            hurts = turn_hurts(match.state, self.unit)
            match.emit(UnitFaced(self.name, option.facing))
            if hurts:
                take_hits(match, self.unit, 1)
        else:
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "face-after"))

    @turn.refused
    def why_not_turn(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return refuse_corner(match.state, self.unit, option)

    @step("6.46")
    def test(self, match: RanMatch) -> None:
        """Above its Troop Quality it takes the difference in hits."""
        state, unit = match.state, self.unit
        drm = self.drm + (OPEN_ORDER_DRM if state.open_order >> unit & 1 else 0)
        excess = tq_test(match, unit, "withdrawal", drm)
        if excess > 0:
            take_hits(match, unit, excess)

    @step("4.72")
    def find_shelter_after(self, match: RanMatch) -> Procedure | None:
        return rehouse(match)

    @step("4.72")
    def frighten_bushos(self, match: RanMatch) -> Procedure | None:
        return startle(match, self.unit)


def refuse_corner(state: RanState, unit: int, option: Option) -> Refusal | None:
    """6.48, 11.52  After such a move a unit turns by one corner, or not at all."""
    if isinstance(option, opt.Halt):
        return None
    if not isinstance(option, opt.Turn):
        return Refusal("6.48", "not-while-facing")
    if FACING[option.facing] in neighbours(state.facing[unit]):
        return None
    return Refusal("6.48", "one-corner-only", {"unit": state.battle.unit_ids[unit]})


def can_withdraw(state: RanState, unit: int, mover: int) -> bool:
    """6.45  Whether there is a hex for it."""
    return bool(withdrawal_hexes(state, unit, mover))


def withdrawal_hexes(state: RanState, unit: int, mover: int) -> HexSet:
    """6.45  Free, open to it, in no enemy zone, more than two hexes from the mover.

    One hex away; or the hex beyond a friend through whom it can pass (Ruling 49).
    """
    battle = state.battle
    costs = battle.costs[state.class_of(unit)]
    side, here, near = battle.side_of[unit], state.hex[unit], battle.grid.near
    enemy = enemy_of(side)
    barred = state.held[enemy] | state.zoc_of(enemy)
    too_near, friends = battle.grid.within(state.hex[mover], NEAR), state.held[side]
    found, crowded = 0, []
    for direction, cost in enumerate(costs[here]):
        hex = near[here][direction]
        if cost == CLOSED or barred >> hex & 1:
            continue
        if friends >> hex & 1:
            if not battle.honjins >> state.occupant[hex] & 1:
                crowded.append(hex)
        elif not too_near >> hex & 1:
            found |= 1 << hex
    taken = barred | friends | too_near | battle.grid.next_to[here]
    for friend in crowded:
        for direction, cost in enumerate(costs[friend]):
            hex = near[friend][direction]
            if cost != CLOSED and not taken >> hex & 1 and hex != here:
                found |= 1 << hex
    return found


def refuse_hex(state: RanState, unit: int, mover: int, hex: int) -> Refusal:
    """6.45, 6.71, 6.23  Why a unit cannot draw back to a hex."""
    battle, here = state.battle, state.hex[unit]
    grid, enemy = battle.grid, enemy_of(battle.side_of[unit])
    facts = {"unit": battle.unit_ids[unit], "hex": grid.names[hex]}
    if (state.held[0] | state.held[1]) >> hex & 1:
        return Refusal("6.71", "withdraws-onto-unit", facts)
    if state.zoc_of(enemy) >> hex & 1:
        return Refusal("6.45", "withdraws-into-zoc", facts)
    if grid.distance(here, hex) > 1 and not friends_between(state, unit, hex):
        return Refusal("6.45", "withdraws-one-hex", facts)
    if grid.within(state.hex[mover], NEAR) >> hex & 1:
        return Refusal("6.45", "still-near-the-mover", facts)
    return Refusal("6.23", "closed-to-it", facts)


def friends_between(state: RanState, unit: int, hex: int) -> HexSet:
    """6.74  The hexes of friends through whom a unit can draw back to a hex two away."""
    battle = state.battle
    side, here = battle.side_of[unit], state.hex[unit]
    costs, grid = battle.costs[state.class_of(unit)], battle.grid
    found = 0
    for friend in members(grid.next_to[here] & grid.next_to[hex] & state.held[side] & ~state.zoc_of(enemy_of(side))):
        is_open = (
            costs[here][grid.direction(here, friend)] < CLOSED and costs[friend][grid.direction(friend, hex)] < CLOSED
        )
        if is_open and not battle.honjins >> state.occupant[friend] & 1:
            found |= 1 << friend
    return found


def approach_drm(state: RanState, unit: int, mover: int) -> int:
    """6.46  One more on the die for a unit approached from its flank or rear (Ruling 135)."""
    battle = state.battle
    zone = battle.arcs.angle(state.hex[unit], state.facing[unit], state.hex[mover])
    return 0 if zone == "front" else FROM_BEHIND_DRM
