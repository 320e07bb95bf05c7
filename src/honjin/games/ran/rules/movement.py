"""6.1 to 6.3, 6.7, 7.1, 7.2  A unit moves by order: hex by hex, turn by turn, and is met on its way."""

from __future__ import annotations

from copy import copy

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.command import ChoiceDeclined
from honjin.games.ran.events.movement import MoveBegan, RiderBound, UnitEntered, UnitTurned
from honjin.games.ran.model import CLOSED, FACING, FACING_IDS, NOBODY, HexId, UnitId, UnitSet, enemy_of
from honjin.games.ran.rules.attackers import could_attack
from honjin.games.ran.rules.bushos import rehouse
from honjin.games.ran.rules.cohesion import take_hits
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.rules.facing import price_of_turn, turn_hurts, would_rout
from honjin.games.ran.rules.fire import OrderedFire, may_fire, refuse_order, refuse_target
from honjin.games.ran.rules.reaction_fire import leaving_fire
from honjin.games.ran.rules.reactions import react_to
from honjin.games.ran.rules.timing import ORDERS, untimely_in_phase
from honjin.games.ran.rules.zones import controllers, may_ride_off
from honjin.games.ran.state import RanState
from honjin.maps.facing import FRONT, TURNS
from honjin.maps.hexgrid import OFF

# Why a step or a turn is not possible: asked many times a move, so made once.
CLOSED_TO_IT = Refusal("6.23", "closed-to-it")
DISORDERED_INTO_ZOC = Refusal("7.24", "disordered-into-zoc")
ENEMY_THERE = Refusal("6.73", "enemy-there")
FACES_THERE_ALREADY = Refusal("7.13", "faces-there-already")
FRIEND_IN_ZOC = Refusal("7.23", "friend-in-zoc")
FROM_ZOC_INTO_ZOC = Refusal("7.23", "from-zoc-into-zoc")
IN_SEVERAL_ZONES = Refusal("7.16", "in-several-zones")
LAST_POINT = Refusal("6.34", "last-point")
MUST_ACT = Refusal("5.65", "must-act-after-trump")
MUST_STOP_IN_ZOC = Refusal("7.23", "must-stop-in-zoc")
NOT_IN_FRONT = Refusal("7.12", "not-in-front")
NOT_NEXT_TO_IT = Refusal("6.31", "not-next-to-it")
NOT_ON_TOP_OF_A_FRIEND = Refusal("6.74", "not-on-top-of-a-friend")
NOT_THROUGH_A_HONJIN = Refusal("6.71", "not-through-a-honjin")
NOT_WHILE_MOVING = Refusal("6.32", "not-while-moving")
NO_WAY_ON = Refusal("6.74", "no-way-on")
TOO_FEW_POINTS = Refusal("6.33", "too-few-points")
TURNED_IN_ZOC = Refusal("7.16", "turned-in-zoc")
TURN_WOULD_ROUT = Refusal("11.36", "turn-would-rout")
UNCOMMANDED_BESIDE_ENEMY = Refusal("5.33", "uncommanded-beside-enemy")
UNCOMMANDED_INTO_ZOC = Refusal("7.24", "uncommanded-into-zoc")
UNCOMMANDED_OUT_OF_ZOC = Refusal("5.33", "uncommanded-out-of-zoc")


def allowance(state: RanState, unit: int) -> int:
    """6.11  What a unit may spend in one order: half, rounded down, if it is not Commanded (5.33)."""
    full = state.ma(unit)
    return full if state.commanded >> unit & 1 else full // 2


class UnitMove(Procedure):
    """6  One unit on the move. Hexes it enters must lie before it; every step may be answered by the enemy."""

    side: int
    unit: int
    name: UnitId
    points: int = 0
    spent: int = 0
    entered: int = 0
    """Hexes it has entered; one already for a reinforcement that comes on."""
    turned: int = 0
    """Corners by which it has turned in this hex."""
    hurt: bool = False
    """Whether it has paid for turning in this hex with a hit."""
    goal: int = OFF
    """The hex it is about to enter."""
    free: bool = False
    """Whether it has fired from outside every enemy zone: one that falls on it then ends its move (Ruling 146)."""
    last: bool = False
    """5.65  After a Trump nobody else is left who could move or fire: it does not end where it began (Ruling 206)."""

    def crumb(self) -> tuple[str, Facts]:
        return "UnitMove", {"unit": self.name}

    @step("6.12")
    def set_out(self, match: RanMatch) -> Procedure | None:
        """Enemies within two hexes may already react (Ruling 134)."""
        state = match.state
        self.points = allowance(state, self.unit)
        match.emit(MoveBegan(self.name, self.points))
        return react_to(match, enemy_of(self.side), self.unit, entry=bool(self.entered))

    @step("6.32")
    def choose(self, match: RanMatch) -> Decision | None:
        """A hex in front, another facing, or the end of the move."""
        state, unit = match.state, self.unit
        if not state.on_map >> unit & 1:
            self.finish()
            return None
        options = [*self.offers(state), *self.shots(state)]
        pressed = self.is_pressed(state)
        if pressed:
            options = [option for option in options if self.leads_away(state, option)]
        if not options:
            self.finish()
            return None
        battle = state.battle
        facts = {"unit": self.name, "hex": battle.grid.names[state.hex[unit]], "left": self.left(state)}
        facts |= {"turned": self.turned, "entered": self.entered}
        if not (pressed and self.is_back(state)) and not is_guest(state, unit):
            options.append(opt.HALT)
        return Decision(battle.sides[self.side], "move-on", options, facts, default=len(options) - 1)

    @choose.answered
    def chosen(self, match: RanMatch, option: Option) -> Procedure | None:
        if isinstance(option, opt.Enter):
            self.goal = match.state.battle.grid.number[option.hex]
            return None
        if isinstance(option, opt.Turn):
            self.turn(match, FACING[option.facing])
            self.go_to(UnitMove.choose)
        elif isinstance(option, opt.Fire):
            state = match.state
            self.free = not state.zoc_of(enemy_of(self.side)) >> state.hex[self.unit] & 1
            self.spent += self.fire_cost(state)
            self.go_to(UnitMove.choose)
            return OrderedFire(option.unit, option.target)
        else:
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "move-on"))
            self.finish()
        return None

    @choose.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        state = match.state
        if isinstance(option, ORDERS) and option.unit != self.name:
            return Refusal("6.31", "another-unit-moves", {"unit": option.unit})
        why: Refusal | None = untimely_in_phase(option, NOT_WHILE_MOVING)
        if isinstance(option, opt.Halt):
            why = NOT_ON_TOP_OF_A_FRIEND if is_guest(state, self.unit) else None
        elif isinstance(option, opt.Enter):
            why = self.why_not_enter(state, state.battle.grid.number[option.hex])
        elif isinstance(option, opt.Turn):
            why = self.why_not_turn(state, FACING[option.facing])
        elif isinstance(option, opt.Fire):
            return self.refuse_fire(state, option)
        if why is None and self.is_pressed(state):
            idle = self.is_back(state) if isinstance(option, opt.Halt) else not self.leads_away(state, option)
            why = MUST_ACT if idle else None
        return why and Refusal(why.rule, why.why, {"unit": self.name})

    @step("8.42")
    def be_shot_at(self, match: RanMatch) -> Procedure | None:
        """7.26  Bows whose zone it leaves of its own will may fire first, but not into a fight (Ruling 162)."""
        state = match.state
        if not state.zoc_of(enemy_of(self.side)) >> state.hex[self.unit] & 1:
            return None
        return leaving_fire(match, enemy_of(self.side), self.unit)

    @step("6.31")
    def enter(self, match: RanMatch) -> None:
        """One hex further, if it still can."""
        state, unit, goal = match.state, self.unit, self.goal
        if not state.on_map >> unit & 1:
            self.finish()
            return
        if self.why_not_enter(state, goal):
            self.go_to(UnitMove.choose)
            return
        battle = state.battle
        here, friend = state.hex[unit], state.occupant[goal]
        cost = self.price(state, here, goal)
        comes_near = newly_beside(state, unit, here, goal)
        self.spent += cost
        self.entered += 1
        self.turned, self.hurt = 0, False
        match.emit(UnitEntered(self.name, HexId(battle.grid.names[goal]), cost))
        if comes_near and not self.left(state):
            match.emit(RiderBound(self.name), rule="9.34")
        if friend != NOBODY:
            take_hits(match, friend, 1)

    @step("4.72")
    def find_shelter(self, match: RanMatch) -> Procedure | None:
        """A friend who was passed through and broke may leave a Busho behind."""
        return rehouse(match)

    @step("6.49")
    def be_met(self, match: RanMatch) -> Procedure | None:
        """The enemy reacts, and the move goes on; whoever is on top of a friend is met beyond him (Ruling 201)."""
        self.go_to(UnitMove.choose)
        if is_guest(match.state, self.unit):
            return None
        return react_to(match, enemy_of(self.side), self.unit, entry=True)

    def turn(self, match: RanMatch, facing: int) -> None:
        """7.13, 7.14  One corner a hex for nothing, the others for a point each; in woods and villages for a hit."""
        state, unit = match.state, self.unit
        corners = TURNS[state.facing[unit]][facing]
        cost = price_of_turn(self.turned, corners)
        hurts = turn_hurts(state, unit) and not self.hurt
        self.spent += cost
        self.turned += corners
        match.emit(UnitTurned(self.name, FACING_IDS[facing], cost), rule="7.13")
        if hurts:
            self.hurt = True
            take_hits(match, unit, 1)

    # 5.65  After a Trump

    def is_pressed(self, state: RanState) -> bool:
        """Whether it is the last that can do what a Trump asks for, and has neither fired nor found an enemy."""
        return self.last and not state.fired >> self.unit & 1 and not could_attack(state)

    def is_back(self, state: RanState) -> bool:
        return state.hex[self.unit] == state.began[self.unit]

    def gets_away(self, state: RanState) -> bool:
        """Whether it can fire, or end in another hex, or turn to somebody it could attack."""
        return any(self.leads_away(state, option) for option in (*self.offers(state), *self.shots(state)))

    def leads_away(self, state: RanState, option: Option) -> bool:
        """Not back to where it came from, nor a turn there after which it is stuck."""
        unit = self.unit
        if isinstance(option, opt.Enter):
            return is_guest(state, unit) or state.battle.grid.number[option.hex] != state.began[unit]
        if not isinstance(option, opt.Turn) or not self.is_back(state):
            return True
        there, facing = state.clone(), FACING[option.facing]
        there.facing[unit] = facing
        there.look_ahead(unit)
        corners = TURNS[state.facing[unit]][facing]
        trial = copy(self)
        trial.spent += price_of_turn(self.turned, corners)
        trial.turned += corners
        onwards = (*trial.offers(there), *trial.shots(there))
        return could_attack(there) or any(
            not isinstance(option, opt.Turn) and trial.leads_away(there, option) for option in onwards
        )

    # 6.13  Fire on the move

    def fire_cost(self, state: RanState) -> int:
        """6.13  What a shot costs, by its type."""
        return state.battle.fire_cost[state.battle.kinds[self.unit]]

    def shots(self, state: RanState) -> list[Option]:
        """7.25  One ordered shot at any point of the move, in an enemy zone too; not out of command (Ruling 126)."""
        unit = self.unit
        battle = state.battle
        if not battle.missile >> unit & 1 or state.fired >> unit & 1 or not state.commanded >> unit & 1:
            return []
        if self.fire_cost(state) > self.left(state) or is_guest(state, unit):
            return []
        return [opt.Fire(self.name, battle.unit_ids[target]) for target in members(may_fire(state, unit))]

    def refuse_fire(self, state: RanState, option: opt.Fire) -> Refusal | None:
        """6.13, 8.2"""
        facts = {"unit": option.unit}
        if not state.commanded >> self.unit & 1:
            return Refusal("5.33", "move-or-fire", facts)
        refusal = refuse_order(state, self.unit) or refuse_target(state, self.unit, state.battle.unit[option.target])
        if refusal is not None:
            return refusal
        if is_guest(state, self.unit):
            return Refusal("6.74", "not-on-top-of-a-friend", facts)
        return Refusal("6.13", "too-few-points", facts) if self.fire_cost(state) > self.left(state) else None

    # What is possible

    def left(self, state: RanState) -> int:
        """6.11, 11.36  Points left; a unit Disordered on its way counts against its lower allowance."""
        return min(self.points, allowance(state, self.unit)) - self.spent

    def price(self, state: RanState, here: int, hex: int) -> int:
        """6.22  Points into a neighbouring hex, and no cohesion; through a friend a point more (6.74)."""
        battle = state.battle
        cost = battle.costs[state.class_of(self.unit)][here][battle.grid.direction(here, hex)]
        return cost + (state.occupant[hex] != NOBODY)

    def offers(self, state: RanState) -> list[Option]:
        """All hexes and facings that draw no refusal; nothing if the move has to end."""
        unit = self.unit
        battle, here = state.battle, state.hex[unit]
        menu, near, facing = battle.menu, battle.grid.near[here], state.facing[unit]
        in_zoc = state.zoc_of(enemy_of(self.side)) >> here & 1
        if in_zoc and (self.entered or self.free):
            return []
        found: list[Option] = []
        for direction in FRONT[facing]:
            hex = near[direction]
            if hex != OFF and self.why_not_enter(state, hex) is None:
                found.append(menu.enters[hex])
        if in_zoc or is_guest(state, unit) or turn_hurts(state, unit):
            found += [menu.turns[new] for new in range(6) if self.why_not_turn(state, new) is None]
        else:
            left, turned, corners = self.left(state), self.turned, TURNS[facing]
            found += [
                menu.turns[new] for new in range(6) if new != facing and price_of_turn(turned, corners[new]) <= left
            ]
        return found

    def why_not_enter(self, state: RanState, hex: int) -> Refusal | None:
        """What speaks against entering a hex."""
        unit = self.unit
        battle, here, bit = state.battle, state.hex[unit], 1 << unit
        direction = battle.grid.direction(here, hex)
        if direction == OFF:
            return NOT_NEXT_TO_IT
        if direction not in FRONT[state.facing[unit]]:
            return NOT_IN_FRONT
        cost = battle.costs[state.class_of(unit)][here][direction]
        if cost == CLOSED:
            return CLOSED_TO_IT
        enemy = enemy_of(self.side)
        zoc, friend = state.zoc_of(enemy), state.occupant[hex]
        if friend != NOBODY:
            cost += 1
            if battle.army[enemy] >> friend & 1:
                return ENEMY_THERE
            if battle.honjins >> friend & 1:
                return NOT_THROUGH_A_HONJIN
            if zoc >> hex & 1:
                return FRIEND_IN_ZOC
        commanded = state.commanded & bit
        if zoc >> here & 1:
            why = self.why_not_leave(state, zoc, hex)
            if why is not None:
                return why
        if zoc >> hex & 1:
            if state.disordered & bit:
                return DISORDERED_INTO_ZOC
            if not commanded:
                return UNCOMMANDED_INTO_ZOC
        left = self.left(state) - cost
        if left < 0:
            return TOO_FEW_POINTS
        beside = newly_beside(state, unit, here, hex)
        if beside:
            if not commanded:
                return UNCOMMANDED_BESIDE_ENEMY
            if not left and not can_charge_home(state, unit, hex, beside):
                return LAST_POINT
        if friend != NOBODY and not self.can_go_on(state, hex, state.facing[unit], left, 0):
            return NO_WAY_ON
        return None

    def why_not_leave(self, state: RanState, zoc: int, hex: int) -> Refusal | None:
        """7.23  Out of a zone of control only as the first thing, straight ahead, and not into another."""
        if self.entered or self.free:
            return MUST_STOP_IN_ZOC
        if not state.commanded >> self.unit & 1:
            return UNCOMMANDED_OUT_OF_ZOC
        if self.turned and self.unit not in state.engaged:
            return TURNED_IN_ZOC
        if zoc >> hex & 1:
            return FROM_ZOC_INTO_ZOC
        return None

    def why_not_turn(self, state: RanState, facing: int) -> Refusal | None:
        """What speaks against turning to a facing."""
        unit = self.unit
        now = state.facing[unit]
        if facing == now:
            return FACES_THERE_ALREADY
        enemy = enemy_of(self.side)
        if state.zoc_of(enemy) >> state.hex[unit] & 1:
            if self.entered or self.free:
                return MUST_STOP_IN_ZOC
            # A rider who leaves an engagement turns as he likes (Ruling 160).
            if unit not in state.engaged and controllers(state, enemy, state.hex[unit]).bit_count() > 1:
                return IN_SEVERAL_ZONES
        corners = TURNS[now][facing]
        cost = price_of_turn(self.turned, corners)
        left = self.left(state) - cost
        if left < 0:
            return TOO_FEW_POINTS
        if turn_hurts(state, unit) and not self.hurt:
            if is_guest(state, unit):
                return NO_WAY_ON
            if would_rout(state, unit):
                return TURN_WOULD_ROUT
        if is_guest(state, unit) and not self.can_go_on(state, state.hex[unit], facing, left, self.turned + corners):
            return NO_WAY_ON
        return None

    def can_go_on(self, state: RanState, hex: int, facing: int, left: int, turned: int, seen: int = 0) -> bool:
        """6.74  Whether a unit on top of a friend can get to a hex where it may stay; it turns there without a hit."""
        battle, unit = state.battle, self.unit
        enemy = enemy_of(self.side)
        held, zoc = state.held[self.side], state.zoc_of(enemy)
        if not is_guest(state, unit):
            # The hex it comes from is free again.
            held &= ~(1 << state.hex[unit])
        barred = state.held[enemy] | seen | 1 << hex
        free_ground = not (battle.pivots_hurt >> hex & 1 and battle.melee >> unit & 1) or state.open_order >> unit & 1
        costs = battle.costs[state.class_of(unit)][hex]
        may_enter_zoc = state.commanded >> unit & 1 and not state.disordered >> unit & 1
        for new in range(6) if free_ground else (facing,):
            rest = left - price_of_turn(turned, TURNS[facing][new])
            for direction in FRONT[new]:
                goal = battle.grid.near[hex][direction]
                if goal == OFF or barred >> goal & 1 or rest < costs[direction]:
                    continue
                after = rest - costs[direction]
                if held >> goal & 1:
                    friend_ok = not zoc >> goal & 1 and not battle.honjins >> state.occupant[goal] & 1
                    if friend_ok and after > 0 and self.can_go_on(state, goal, new, after - 1, 0, barred):
                        return True
                    continue
                if zoc >> goal & 1 and not may_enter_zoc:
                    continue
                beside = newly_beside(state, unit, hex, goal)
                if not beside or (state.commanded >> unit & 1 and after):
                    return True
        return False


def is_guest(state: RanState, unit: int) -> bool:
    """6.74  Whether a unit stands on top of a friend, on its way through his hex."""
    return state.occupant[state.hex[unit]] != unit


def newly_beside(state: RanState, unit: int, here: int, hex: int) -> int:
    """6.34  The hexes with enemies next to whom a step brings a unit that was not next to them (Ruling 133)."""
    battle = state.battle
    near = battle.grid.next_to
    return state.held[enemy_of(battle.side_of[unit])] & near[hex] & ~near[here]


def can_charge_home(state: RanState, unit: int, hex: int, beside: int) -> bool:
    """9.34  Whether riders may come up with their last point, bound to charge: one of those they reach is before them.

    The ground must allow it, and they did not begin the phase next to him (9.31, Ruling 167).
    """
    battle, bit = state.battle, 1 << unit
    if not battle.riders & bit or state.disordered & bit:
        return False
    fresh = beside & ~battle.grid.next_to[state.began[unit]]
    near = battle.grid.near[hex]
    return any(
        battle.charges_at[hex] >> direction & 1 and near[direction] != OFF and fresh >> near[direction] & 1
        for direction in FRONT[state.facing[unit]]
    )


def can_move(state: RanState, unit: int) -> bool:
    """6.41, 7.23, 7.31  Whether a unit that is ready can do anything when ordered to move."""
    battle = state.battle
    if not battle.ma[unit] or (
        unit in state.engaged and not (may_ride_off(state, unit) and state.commanded >> unit & 1)
    ):
        return False
    side = battle.side_of[unit]
    if state.zoc_of(enemy_of(side)) >> state.hex[unit] & 1:
        return bool(UnitMove(side, unit, battle.unit_ids[unit], allowance(state, unit)).offers(state))
    return allowance(state, unit) > 0


def movable(state: RanState, ready: UnitSet) -> UnitSet:
    """Of some units those that can move."""
    found = 0
    while ready:
        low = ready & -ready
        ready ^= low
        if can_move(state, low.bit_length() - 1):
            found |= low
    return found
