"""6.41 to 6.43  Active Withdrawal: a whole contingent breaks away from the enemy."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.choices import Choices
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.command import ChoiceDeclined
from honjin.games.ran.events.movement import MoveBegan, UnitEntered, UnitFaced
from honjin.games.ran.model import (
    FACING_IDS,
    NEAR,
    NOBODY,
    BushoId,
    HexId,
    UnitId,
    UnitSet,
    enemy_of,
)
from honjin.games.ran.rules.attackers import bound_to_attack
from honjin.games.ran.rules.banzai import Banzai
from honjin.games.ran.rules.bushos import rehouse
from honjin.games.ran.rules.cohesion import take_hits, tq_test
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.rules.facing import turn_hurts, would_rout
from honjin.games.ran.rules.movement import allowance
from honjin.games.ran.rules.orders import (
    has_acted,
    ready_units,
    recover,
    refuse_ready,
    refuse_recovery,
    regrouping,
    resting,
    units_in_phase,
)
from honjin.games.ran.rules.reaction_fire import leaving_fire
from honjin.games.ran.rules.reactions import react_to
from honjin.games.ran.rules.timing import untimely_in_phase
from honjin.games.ran.rules.zones import is_in_enemy_zoc
from honjin.games.ran.state import RanState
from honjin.maps.facing import FACINGS_TOWARDS, TURNS
from honjin.maps.hexgrid import HexSet


class ActiveWithdrawal(Procedure):
    """6.41  All units of a contingent, and nothing else in this phase."""

    side: int
    busho: BushoId
    must_act: bool = False
    """5.65  After a Trump somebody has to get away, or to fight."""
    heard: tuple[UnitId, ...] = ()
    """Engaged units that have heard the order."""
    gone: tuple[UnitId, ...] = ()
    """Those that have withdrawn."""

    def crumb(self) -> tuple[str, Facts]:
        return "ActiveWithdrawal", {"busho": self.busho}

    @step("7.32")
    def hear(self, match: RanMatch) -> None:
        """6.43  Each Engaged and Commanded unit rolls; above its Troop Quality it stays, and fights.

        Tadahira's men at Mimigawa have trained for it and need no roll.
        """
        state = match.state
        ids = state.battle.unit_ids
        engaged = [unit for unit in members(ready_units(state) & state.commanded) if unit in state.engaged]
        lured = state.battle.specials.lures >> state.battle.contingent[self.busho] & 1
        self.heard = tuple(ids[unit] for unit in engaged if lured or tq_test(match, unit, "hear_withdrawal") <= 0)

    @step("6.42")
    def next_unit(self, match: RanMatch) -> Decision | None:
        """Whoever is within two hexes of an Active enemy must get away if he can; the others may."""
        state = match.state
        can, must = self.withdrawing(state)
        rests, risings = self.recovering(state)
        if not can | rests | risings:
            self.go_to(ActiveWithdrawal.provoke)
            return None
        pressed = self.is_pressed(state, can)
        if pressed and can.bit_count() == 1:
            rests, risings = rests & ~can, risings & ~can
        menu, others = state.battle.menu, () if must or pressed else (opt.END_ORDERS,)
        parts = (menu.moves, can), (menu.hit_removals, rests), (menu.regroupings, risings)
        options: Choices[Option] = Choices(*parts, others=others)
        return Decision(state.battle.sides[self.side], "withdraw", options, default=len(options) - 1)

    @next_unit.answered
    def withdraws(self, match: RanMatch, option: Option) -> Procedure | None:
        if isinstance(option, opt.EndOrders):
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "withdraw"))
            self.go_to(ActiveWithdrawal.provoke)
            return None
        if isinstance(option, opt.RemoveHits | opt.Regroup):
            recover(match, option)
            self.go_to(ActiveWithdrawal.next_unit)
            return None
        assert isinstance(option, opt.Move)
        self.gone = (*self.gone, option.unit)
        self.go_to(ActiveWithdrawal.next_unit)
        return UnitWithdrawal(self.side, match.state.battle.unit[option.unit], option.unit)

    @next_unit.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        state = match.state
        can, must = self.withdrawing(state)
        if isinstance(option, opt.EndOrders):
            if must:
                return Refusal("6.42", "must-withdraw", {"unit": state.battle.unit_ids[members(must)[0]]})
            return Refusal("5.65", "must-act-after-trump") if self.is_pressed(state, can) else None
        if not isinstance(option, opt.Move | opt.RemoveHits | opt.Regroup):
            return untimely_in_phase(option, Refusal("6.41", "not-in-a-withdrawal"))
        unit, facts = state.battle.unit[option.unit], {"unit": option.unit}
        refusal = refuse_ready(state, unit)
        if refusal is not None:
            return refusal
        if not isinstance(option, opt.Move):
            if can == 1 << unit and self.is_pressed(state, can):
                return Refusal("5.65", "must-act-after-trump")
            near = near_at_first(state, self.side) >> state.began[unit] & 1
            return Refusal("6.42", "too-near-to-rest", facts) if near else refuse_recovery(state, option)
        if can >> unit & 1:
            return None
        if unit in state.engaged and option.unit not in self.heard:
            return Refusal("7.32", "has-not-heard", facts)
        if not state.commanded >> unit & 1 and is_in_enemy_zoc(state, unit):
            return Refusal("5.33", "uncommanded-out-of-zoc", facts)
        return Refusal("6.42", "nowhere-to-withdraw", facts)

    @step("6.51")
    def provoke(self, match: RanMatch) -> Procedure | None:
        """Samurai who see it may not be able to hold back, once all have moved."""
        state = match.state
        gone = tuple(id for id in self.gone if state.moved >> state.battle.unit[id] & 1)
        return Banzai(enemy_of(self.side), gone) if gone else None

    def is_pressed(self, state: RanState, can: UnitSet) -> bool:
        """5.65  After a Trump, while nobody has gone and nobody will fight, but somebody can go (Ruling 206)."""
        if not self.must_act or not can or has_acted(state):
            return False
        return not bound_to_attack(state, units_in_phase(state))

    def recovering(self, state: RanState) -> tuple[UnitSet, UnitSet]:
        """6.42  Units that began the phase far from every enemy, and have not moved, may rest or regroup."""
        near = near_at_first(state, self.side)
        far = sum([1 << unit for unit in members(ready_units(state)) if not near >> state.began[unit] & 1])
        return resting(state, far), regrouping(state, far)

    def withdrawing(self, state: RanState) -> tuple[UnitSet, UnitSet]:
        """6.42  Units that can end their move beyond the reach of Active enemies, and those of them that must."""
        battle = state.battle
        danger = near_active_enemies(state, self.side)
        can = must = 0
        for unit in members(ready_units(state)):
            if unit in state.engaged and battle.unit_ids[unit] not in self.heard:
                continue
            if can_withdraw(state, unit, danger):
                can |= 1 << unit
                if danger >> state.hex[unit] & 1:
                    must |= 1 << unit
        return can, must


def can_obey(state: RanState, side: int) -> bool:
    """5.65  Whether an order to withdraw would have units in phase move, or fight because they cannot."""
    danger = near_active_enemies(state, side)
    units = units_in_phase(state)
    return bool(bound_to_attack(state, units)) or any(
        can_withdraw(state, unit, danger) for unit in members(units) if unit not in state.engaged
    )


def near_at_first(state: RanState, side: int) -> HexSet:
    """6.42  The hexes within two of where enemy units stood as the phase began."""
    battle, found = state.battle, 0
    for unit in members(battle.army[enemy_of(side)]):
        if state.began[unit] >= 0:
            found |= battle.grid.within(state.began[unit], NEAR)
    return found


def near_active_enemies(state: RanState, side: int) -> HexSet:
    """6.42  The hexes within two of an enemy unit of an Active contingent; a Honjin has its contingent's status."""
    battle, enemy = state.battle, enemy_of(side)
    found = 0
    for unit in members(battle.army[enemy] & state.on_map):
        if state.active >> battle.contingent_of[unit] & 1:
            found |= battle.grid.within(state.hex[unit], NEAR)
    return found


def barred_to(state: RanState, unit: int) -> HexSet:
    """6.42, 6.71  Hexes a withdrawing unit cannot enter: enemies, their zones, a Honjin.

    Non-Commanded units may not come beside enemies either (5.33); nor does close order pass a friend in woods, where a
    turn could leave it stuck on top of him.
    """
    battle = state.battle
    side = battle.side_of[unit]
    enemy = enemy_of(side)
    barred = state.held[enemy] | state.zoc_of(enemy)
    honjin = state.hex[battle.honjin[side]]
    if honjin >= 0:
        barred |= 1 << honjin
    if not state.commanded >> unit & 1:
        barred |= battle.grid.beside(state.held[enemy])
    if battle.melee >> unit & ~(state.open_order >> unit) & 1:
        barred |= state.held[side] & battle.pivots_hurt
    return barred


def withdrawal_ends(state: RanState, unit: int, danger: HexSet) -> HexSet:
    """6.42  Where a unit can end its withdrawal.

    Facing costs nothing before and after the move, and on the way one corner a hex is enough for any way that is worth
    taking, so only the ground counts (Ruling 202). Non-Commanded units cannot leave a zone of control (Ruling 127).
    """
    battle = state.battle
    side, here = battle.side_of[unit], state.hex[unit]
    enemy = enemy_of(side)
    if state.zoc_of(enemy) >> here & 1 and not state.commanded >> unit & 1:
        return 0
    friends = state.held[side]
    open_to = battle.grid.everywhere & ~barred_to(state, unit)
    march, points = battle.marches[state.class_of(unit)], allowance(state, unit)
    hexes = march.reach(here, points, open_to, dearer=friends)
    beside = battle.grid.beside(state.held[enemy])
    if hexes & beside and points:
        # Next to an enemy who is not Active, but not with the last point (6.34).
        hexes &= ~beside | march.reach(here, points - 1, open_to, dearer=friends)
    return hexes & ~danger & ~friends


def can_withdraw(state: RanState, unit: int, danger: HexSet) -> bool:
    """6.42  Whether there is a hex for it; out of danger one of those beside it will nearly always do."""
    battle, here = state.battle, state.hex[unit]
    if not danger >> here & 1 and state.commanded >> unit & 1:
        enemy, points = enemy_of(battle.side_of[unit]), allowance(state, unit)
        taken = state.held[0] | state.held[1] | danger | state.zoc_of(enemy) | battle.grid.beside(state.held[enemy])
        for hex, cost in zip(battle.grid.near[here], battle.costs[state.class_of(unit)][here], strict=True):
            if cost <= points and not taken >> hex & 1:
                return True
    return bool(withdrawal_ends(state, unit, danger))


def refuse_end(state: RanState, unit: int, hex: int) -> Refusal:
    """6.42, 6.71, 5.33, 6.34  Why a unit cannot end its withdrawal in a hex."""
    battle = state.battle
    side = battle.side_of[unit]
    facts = {"unit": battle.unit_ids[unit], "hex": battle.grid.names[hex]}
    if (state.held[0] | state.held[1]) >> hex & 1:
        return Refusal("6.71", "withdraws-onto-unit", facts)
    if near_active_enemies(state, side) >> hex & 1:
        return Refusal("6.42", "still-near-active-enemy", facts)
    if state.zoc_of(enemy_of(side)) >> hex & 1:
        return Refusal("6.42", "withdraws-into-zoc", facts)
    if battle.grid.beside(state.held[enemy_of(side)]) >> hex & 1:
        if not state.commanded >> unit & 1:
            return Refusal("5.33", "uncommanded-beside-enemy", facts)
        if way_to(state, unit, hex):
            return Refusal("6.34", "last-point", facts)
    return Refusal("6.42", "too-far-to-withdraw", facts)


class UnitWithdrawal(Procedure):
    """6.42  One unit withdraws: where to, the cheapest way there, and any facing at its end."""

    side: int
    unit: int
    name: UnitId
    way: tuple[int, ...] = ()
    """Hexes still to be entered."""
    spent: int = 0
    hurt: bool = False

    def crumb(self) -> tuple[str, Facts]:
        return "UnitWithdrawal", {"unit": self.name}

    @step("6.41")
    def set_out(self, match: RanMatch) -> Procedure | None:
        """Enemies within two hexes may react, as to any move (Ruling 134)."""
        match.emit(MoveBegan(self.name, allowance(match.state, self.unit)))
        return react_to(match, enemy_of(self.side), self.unit, entry=False)

    @step("6.42")
    def choose_goal(self, match: RanMatch) -> Decision | None:
        """If somebody has barred its way meanwhile it stays where it is; it may have fled with its Busho's death."""
        state = match.state
        if not state.on_map >> self.unit & 1:
            self.finish()
            return None
        ends = withdrawal_ends(state, self.unit, near_active_enemies(state, self.side))
        if not ends:
            self.finish()
            return None
        options = state.battle.menu.enters.of(ends)
        return Decision(state.battle.sides[self.side], "withdraw-to", options, {"unit": self.name}, default=0)

    @choose_goal.answered
    def goal_chosen(self, match: RanMatch, option: opt.Enter) -> None:
        state = match.state
        self.way = way_to(state, self.unit, state.battle.grid.number[option.hex])

    @choose_goal.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if not isinstance(option, opt.Enter):
            return Refusal("6.42", "not-while-withdrawing")
        state = match.state
        ends = withdrawal_ends(state, self.unit, near_active_enemies(state, self.side))
        if ends >> state.battle.grid.number[option.hex] & 1:
            return None
        return refuse_end(state, self.unit, state.battle.grid.number[option.hex])

    @step("8.42")
    def be_shot_at(self, match: RanMatch) -> Procedure | None:
        """7.26  Bows whose zone it leaves may fire first (Ruling 129)."""
        state = match.state
        if not state.zoc_of(enemy_of(self.side)) >> state.hex[self.unit] & 1:
            return None
        return leaving_fire(match, enemy_of(self.side), self.unit)

    @step("6.42")
    def go_back(self, match: RanMatch) -> None:
        """The next hex of the way, if it is still open: disorder, a zone or a lack of points may end it here."""
        state, unit = match.state, self.unit
        if not state.on_map >> unit & 1:
            self.finish()
            return
        if not self.way:
            self.go_to(UnitWithdrawal.face)
            return
        battle = state.battle
        here, hex = state.hex[unit], self.way[0]
        cost = battle.costs[state.class_of(unit)][here][battle.grid.direction(here, hex)]
        friend = state.occupant[hex]
        cost += friend != NOBODY
        started = here != state.began[unit]
        stopped = started and state.zoc_of(enemy_of(self.side)) >> here & 1 and not self.is_guest(state)
        if stopped or barred_to(state, unit) >> hex & 1 or self.price(state) > allowance(state, unit) - self.spent:
            self.go_to(UnitWithdrawal.face)
            return
        if not self.turn_towards(match, hex):
            self.go_to(UnitWithdrawal.face)
            return
        self.way, self.spent, self.hurt = self.way[1:], self.spent + cost, False
        match.emit(UnitEntered(self.name, HexId(battle.grid.names[hex]), cost))
        if friend != NOBODY:
            take_hits(match, friend, 1)

    def price(self, state: RanState) -> int:
        """6.74  What the way costs to the next hex in which a unit may stay: nobody stops on top of a friend."""
        battle, here, total = state.battle, state.hex[self.unit], 0
        costs = battle.costs[state.class_of(self.unit)]
        for hex in self.way:
            friend = state.occupant[hex] != NOBODY
            total += costs[here][battle.grid.direction(here, hex)] + friend
            if not friend:
                break
            here = hex
        return total

    def is_guest(self, state: RanState) -> bool:
        return state.occupant[state.hex[self.unit]] != self.unit

    def turn_towards(self, match: RanMatch, hex: int) -> bool:
        """7.12  So that the hex lies in front; in woods for a hit, unless that would rout it (11.36)."""
        state, unit = match.state, self.unit
        direction = state.battle.grid.direction(state.hex[unit], hex)
        now = state.facing[unit]
        facing = min(FACINGS_TOWARDS[direction], key=lambda new: TURNS[now][new])
        if facing == now:
            return True
        hurts = turn_hurts(state, unit) and not self.hurt
        if hurts and would_rout(state, unit):
            return False
        match.emit(UnitFaced(self.name, FACING_IDS[facing]), rule="6.42")
        if hurts:
            self.hurt = True
            take_hits(match, unit, 1)
        return True

    @step("4.72")
    def find_shelter(self, match: RanMatch) -> Procedure | None:
        return rehouse(match)

    @step("8.41")
    def be_met(self, match: RanMatch) -> Procedure | None:
        """Enemies whom it passes within two hexes react as to any move."""
        self.go_to(UnitWithdrawal.go_back)
        state = match.state
        if not state.on_map >> self.unit & 1 or self.is_guest(state):
            return None
        return react_to(match, enemy_of(self.side), self.unit, entry=True)

    @step("6.42")
    def face(self, match: RanMatch) -> Decision | None:
        """Any facing at the end, for nothing; in woods or a village for a hit (Ruling 50)."""
        state, unit = match.state, self.unit
        if turn_hurts(state, unit) and not self.hurt and would_rout(state, unit):
            return None
        menu, now = state.battle.menu, state.facing[unit]
        options: list[Option] = [menu.turns[facing] for facing in range(6) if facing != now]
        return Decision(
            state.battle.sides[self.side], "face-after", [*options, opt.HALT], {"unit": self.name}, default=5
        )

    @face.answered
    def faced(self, match: RanMatch, option: opt.Turn | opt.Halt) -> None:
        if isinstance(option, opt.Turn):
            hurts = turn_hurts(match.state, self.unit) and not self.hurt
            match.emit(UnitFaced(self.name, option.facing))
            if hurts:
                take_hits(match, self.unit, 1)
        else:
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "face-after"))

    @face.refused
    def why_not_face(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        state = match.state
        if isinstance(option, opt.Halt):
            return None
        if not isinstance(option, opt.Turn):
            return Refusal("6.42", "not-while-facing")
        if option.facing == FACING_IDS[state.facing[self.unit]]:
            return Refusal("7.13", "faces-there-already", {"unit": self.name})
        return None


def way_to(state: RanState, unit: int, goal: int) -> tuple[int, ...]:
    """6.42  The cheapest way of a withdrawing unit to a hex, its own left out."""
    battle = state.battle
    open_to = battle.grid.everywhere & ~barred_to(state, unit)
    march, friends = battle.marches[state.class_of(unit)], state.held[battle.side_of[unit]]
    return march.way(state.hex[unit], goal, allowance(state, unit), open_to, dearer=friends)[1:]
