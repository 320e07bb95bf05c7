"""6.5  Banzai: Samurai who see the enemy withdraw rush after him."""

from __future__ import annotations

from itertools import pairwise

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.movement import RushBegan, UnitFaced, UnitRushed
from honjin.games.ran.model import CLOSED, FACING_IDS, NOBODY, SI, HexId, UnitId, UnitSet, enemy_of
from honjin.games.ran.rules.bushos import rehouse, startle
from honjin.games.ran.rules.cohesion import take_hits, tq_test
from honjin.games.ran.rules.command import in_range
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.rules.facing import price_of_turn, turn_hurts, would_rout
from honjin.games.ran.rules.shock import BanzaiShock
from honjin.games.ran.state import RanState
from honjin.maps.facing import FACINGS_TOWARDS, TURNS
from honjin.maps.hexgrid import HexSet
from honjin.maps.paths import Reach, reach

TEMPTED_WITHIN = 6
"""6.51  Movement points within which a withdrawal tempts."""


class Banzai(Procedure):
    """6.51  Every unit of Samurai near enough tests, by hex number, and rushes if it fails to hold back."""

    side: int
    prey: tuple[UnitId, ...]
    """The units that have withdrawn."""
    tested: tuple[UnitId, ...] = ()
    rushing: UnitId | None = None
    charged: tuple[UnitId, ...] = ()
    """Prey that somebody rushes at already."""
    target: UnitId | None = None
    passed: tuple[UnitId, ...] = ()
    """Friends whom the rush has gone through, and who are still to be tested."""
    ran: bool = False
    """Whether it has gone to another hex."""
    attackers: tuple[UnitId, ...] = ()

    def crumb(self) -> tuple[str, Facts]:
        return "Banzai", {}

    @step("6.51")
    def hold_back(self, match: RanMatch) -> None:
        """At or below its Troop Quality nothing holds it; a Busho in range does his best."""
        state = match.state
        battle = state.battle
        left = [unit for unit in self.tempted(state) if battle.unit_ids[unit] not in self.tested]
        if not left:
            self.go_to(Banzai.clash)
            return
        unit = min(left, key=lambda one: state.hex[one])
        self.tested = (*self.tested, battle.unit_ids[unit])
        busho = battle.contingent_of[unit]
        restraint = state.momentum(busho) if in_range(state, busho) >> unit & 1 else 0
        if tq_test(match, unit, "banzai", restraint) > 0:
            self.repeat()
        else:
            self.rushing = battle.unit_ids[unit]

    @step("6.51")
    def choose_target(self, match: RanMatch) -> Decision | None:
        """The nearest; one that nobody else rushes at comes first."""
        state = match.state
        targets = self.targets(state)
        if not targets:
            self.go_to(Banzai.hold_back)
            return None
        options = state.battle.menu.rushes.of(targets)
        return Decision(state.battle.sides[self.side], "banzai", options, {"unit": self.rushing}, default=0)

    @choose_target.answered
    def target_chosen(self, match: RanMatch, option: opt.ChargeAt) -> None:
        assert self.rushing is not None
        match.emit(RushBegan(self.rushing, option.unit))
        self.target = option.unit
        self.charged = (*self.charged, option.unit)

    @choose_target.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if not isinstance(option, opt.ChargeAt):
            return Refusal("6.51", "not-while-rushing")
        state = match.state
        if self.targets(state) >> state.battle.unit[option.unit] & 1:
            return None
        return Refusal("6.51", "not-the-nearest-prey", {"unit": option.unit})

    @step("6.51")
    def rush(self, match: RanMatch) -> None:
        """Half its allowance, rounded up, towards the target; zones of control stop it as ever."""
        state = match.state
        assert self.rushing is not None
        assert self.target is not None
        unit, target = state.battle.unit[self.rushing], state.battle.unit[self.target]
        start = state.hex[unit]
        self.passed = run_at(match, unit, target)
        self.ran = state.hex[unit] != start
        if state.on_map >> unit & 1 and state.zone[unit] >> state.hex[target] & 1:
            self.attackers = (*self.attackers, self.rushing)

    @step("6.52")
    def shake_friends(self, match: RanMatch) -> None:
        """Infantry whom they have run through takes the excess of a failed test in hits."""
        state = match.state
        for id in self.passed:
            unit = state.battle.unit[id]
            if state.on_map >> unit & 1:
                take_hits(match, unit, tq_test(match, unit, "run_through"))

    @step("4.72")
    def find_shelter(self, match: RanMatch) -> Procedure | None:
        return rehouse(match)

    @step("4.72")
    def frighten_bushos(self, match: RanMatch) -> Procedure | None:
        self.go_to(Banzai.hold_back)
        assert self.rushing is not None
        return startle(match, match.state.battle.unit[self.rushing]) if self.ran else None

    @step("6.53")
    def clash(self, match: RanMatch) -> Procedure | None:
        """All that have arrived attack, without a test, before any other shock."""
        return BanzaiShock(self.side, self.attackers) if self.attackers else None

    def tempted(self, state: RanState) -> list[int]:
        """6.51  KB and SI, in order and free, with no rider between them and a unit that withdraws (Ruling 131)."""
        battle = state.battle
        free = battle.army[self.side] & state.on_map & ~state.disordered & self.samurai(state)
        prey = self.prey_hexes(state)
        return [unit for unit in members(free) if unit not in state.engaged and is_tempted(state, unit, prey)]

    def samurai(self, state: RanState) -> UnitSet:
        battle = state.battle
        return battle.riders | sum(1 << unit for unit, kind in enumerate(battle.kinds) if kind == SI)

    def prey_hexes(self, state: RanState) -> HexSet:
        units = [state.battle.unit[id] for id in self.prey]
        return sum(1 << state.hex[unit] for unit in units if state.on_map >> unit & 1)

    def targets(self, state: RanState) -> UnitSet:
        assert self.rushing is not None
        unit = state.battle.unit[self.rushing]
        found = ways_to_prey(state, unit, self.prey_hexes(state), TEMPTED_WITHIN)
        prices = {id: found.costs[hex] for id, hex in self._places(state) if hex in found.costs}
        fresh = {id: price for id, price in prices.items() if id not in self.charged}
        nearest = fresh or prices
        return sum(1 << state.battle.unit[id] for id, price in nearest.items() if price == min(nearest.values()))

    def _places(self, state: RanState) -> list[tuple[UnitId, int]]:
        units = [(id, state.battle.unit[id]) for id in self.prey]
        return [(id, state.hex[unit]) for id, unit in units if state.on_map >> unit & 1]


def no_way_for_rush(state: RanState, unit: int) -> HexSet:
    """6.51  Hexes through which no rush leads: enemies, riders of either side, a Honjin."""
    battle = state.battle
    side = battle.side_of[unit]
    barred = state.held[enemy_of(side)]
    for other in members((battle.mounted | battle.honjins) & state.on_map & ~(1 << unit)):
        barred |= 1 << state.hex[other]
    return barred


def is_tempted(state: RanState, unit: int, prey: HexSet) -> bool:
    """6.51  Whether one of these hexes is within six points, whichever way the unit faces."""
    battle = state.battle
    open_to = battle.grid.everywhere & ~no_way_for_rush(state, unit) | prey
    waves = battle.marches[state.class_of(unit)]
    return bool(waves.reach(state.hex[unit], TEMPTED_WITHIN, open_to, halts=prey) & prey)


def ways_to_prey(state: RanState, unit: int, prey: HexSet, points: int, shut: HexSet = 0) -> Reach:
    """6.51  The cheapest ways to the units that withdraw, their own hexes counted, none of them passed through.

    The first step leads into none of the hexes that are shut.
    """
    battle, start = state.battle, state.hex[unit]
    costs, near = battle.costs[state.class_of(unit)], battle.grid.near
    open_to = battle.grid.everywhere & ~no_way_for_rush(state, unit) | prey
    at_first = open_to & ~shut

    def price(hex: int, direction: int) -> int | None:
        cost, target = costs[hex][direction], near[hex][direction]
        if cost == CLOSED or prey >> hex & 1 or not (at_first if hex == start else open_to) >> target & 1:
            return None
        return cost

    return reach(battle.grid, start, points, price)


def way_of_rush(state: RanState, unit: int, goal: int) -> tuple[int, ...]:
    """6.51, 7.23  The cheapest way to one unit; out of an enemy zone one that begins with a hex in none, or no way."""
    prey, zoc = 1 << goal, state.zoc_of(enemy_of(state.battle.side_of[unit]))
    found = ways_to_prey(state, unit, prey, TEMPTED_WITHIN)
    if zoc >> state.hex[unit] & 1:
        cost = found.costs[goal]
        found = ways_to_prey(state, unit, prey, cost, zoc & ~prey)
        if goal not in found.costs:
            return ()
    return found.way(goal)


def run_at(match: RanMatch, unit: int, target: int) -> tuple[UnitId, ...]:
    """6.51, 6.52  Along the cheapest way as far as the points go; tells which friends were run through.

    Turning costs as ever. It never stops on top of a friend: if it cannot get past him it stays before him.
    """
    state = match.state
    battle = state.battle
    goal = state.hex[target]
    way = way_of_rush(state, unit, goal)
    points = (state.ma(unit) + 1) // 2
    costs = battle.costs[state.class_of(unit)]
    enemy = enemy_of(battle.side_of[unit])
    passed: list[UnitId] = []
    for here, hex in pairwise(way):
        if here != state.hex[unit]:
            break
        direction = battle.grid.direction(here, hex)
        now = state.facing[unit]
        facing = min(FACINGS_TOWARDS[direction], key=lambda new: TURNS[now][new])
        points -= price_of_turn(0, TURNS[now][facing])
        if points < 0 or (state.zoc_of(enemy) >> here & 1 and here != way[0]):
            break
        if facing != now and not turn(match, unit, facing):
            break
        if hex == goal or (state.occupant[hex] != NOBODY and not _gets_past(state, unit, way, hex, points, facing)):
            break
        points -= costs[here][direction]
        if points < 0:
            break
        if state.occupant[hex] != NOBODY:
            passed.append(battle.unit_ids[state.occupant[hex]])
        match.emit(UnitRushed(battle.unit_ids[unit], HexId(battle.grid.names[hex]), FACING_IDS[facing]), rule="6.51")
    return tuple(passed)


def turn(match: RanMatch, unit: int, facing: int) -> bool:
    """7.14, 11.36  In woods or a village for a hit, and not if that would be its end."""
    state = match.state
    hurts = turn_hurts(state, unit)
    if hurts and would_rout(state, unit):
        return False
    match.emit(UnitFaced(state.battle.unit_ids[unit], FACING_IDS[facing]), rule="7.13")
    if hurts:
        take_hits(match, unit, 1)
    return True


def _gets_past(state: RanState, unit: int, way: tuple[int, ...], hex: int, points: int, facing: int) -> bool:
    """Whether the way leads on to a free hex with the points that are left.

    Not by way of a friend in an enemy zone, where one has to stop, nor of one in woods, where a turn hurts.
    """
    battle = state.battle
    costs = battle.costs[state.class_of(unit)]
    shut = state.zoc_of(enemy_of(battle.side_of[unit]))
    if battle.melee >> unit & ~(state.open_order >> unit) & 1:
        shut |= battle.pivots_hurt
    at = way.index(hex)
    for here, there in pairwise(way[at - 1 :]):
        direction = battle.grid.direction(here, there)
        turned = min(FACINGS_TOWARDS[direction], key=lambda new: TURNS[facing][new])
        points -= costs[here][direction] + price_of_turn(0, TURNS[facing][turned])
        facing = turned
        if points < 0 or there == way[-1]:
            return False
        if state.occupant[there] == NOBODY:
            return True
        if shut >> there & 1:
            return False
    return False
