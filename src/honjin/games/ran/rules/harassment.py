"""8.3  Harassment and dispersal: riders with bows who ride up, shoot and are gone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.command import ChoiceDeclined
from honjin.games.ran.events.fire import FireOrdered, UnitDrawnOut
from honjin.games.ran.events.movement import FacingTried, UnitFaced
from honjin.games.ran.model import CLOSED, FACING_IDS, KB_BOW, HexId, UnitId, UnitSet, enemy_of
from honjin.games.ran.options import HOLD_FIRE, FireBack, Harass, HoldFire
from honjin.games.ran.rules import bushos
from honjin.games.ran.rules.charges import charge_after
from honjin.games.ran.rules.cohesion import take_hits, tq_test
from honjin.games.ran.rules.combats import Attacking, combats_of
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.rules.facing import turn_hurts, would_rout
from honjin.games.ran.rules.fire import Shot
from honjin.games.ran.rules.gunnery import ADJACENT, LEAVING_RANGE, has_in_arc, sees
from honjin.games.ran.rules.melee import Melee
from honjin.games.ran.rules.movement import newly_beside
from honjin.games.ran.rules.zones import controllers, engaged_units, is_in_enemy_zoc
from honjin.games.ran.state import RanState
from honjin.maps.facing import FACINGS_TOWARDS, TURNS
from honjin.maps.paths import Reach, reach

HARASS, HARASSED = "harassment", "harassed"
NEAREST, FARTHEST = 2, 3
"""8.32  How far off they begin."""
CHEAP = 1
"""8.33  What a hex on the way may cost at most."""
IMPETUOUS = 4
"""8.36  Movement points that provoked KB have."""
FAR = 20
"""More points than any way to harassers costs."""


def way_to(state: RanState, unit: int, target: int) -> tuple[int, ...]:
    """8.32, 8.33  The way up to a target: its last hex is next to it; nothing if there is none.

    Free of all units, through no enemy zone but next to the target, at one point a hex.
    """
    battle = state.battle
    enemy = enemy_of(battle.side_of[unit])
    goal, beside = state.hex[target], battle.grid.next_to[state.hex[target]]
    shut = state.held[0] | state.held[1] | state.zoc_of(enemy) & ~beside
    found = _reach(state, state.hex[unit], FARTHEST - 1, KB_BOW, shut, CHEAP)
    ends = [hex for hex in found.costs if battle.grid.distances[hex][goal] == ADJACENT]
    return found.way(min(ends, key=lambda hex: (found.costs[hex], hex))) if ends else ()


def _reach(state: RanState, start: int, points: int, kind: int, shut: int, most: int) -> Reach:
    costs, near = state.battle.costs[kind], state.battle.grid.near

    def price(hex: int, direction: int) -> int | None:
        cost = costs[hex][direction]
        return None if cost > most or shut >> near[hex][direction] & 1 else cost

    return reach(state.battle.grid, start, points, price)


def refuse_harass(state: RanState, unit: int, target: int) -> Refusal | None:
    """8.31, 8.32  Why a unit cannot harass this target."""
    battle = state.battle
    facts = {"unit": battle.unit_ids[unit], "target": battle.unit_ids[target]}
    if not battle.bow_riders >> unit & 1:
        return Refusal("8.31", "only-riders-with-bows", facts)
    if (state.fired | state.moved | state.stirred) >> unit & 1:
        return Refusal("8.31", "takes-the-whole-turn", facts)
    if not state.commanded >> unit & 1:
        return Refusal("5.33", "out-of-command", facts)
    if unit in state.engaged:
        return Refusal("7.31", "engaged", facts)
    if not state.on_map >> target & 1:
        return Refusal("8.14", "no-enemy-there", facts)
    if target in state.engaged:
        return Refusal("7.31", "target-engaged", facts)
    if is_in_enemy_zoc(state, unit):
        return Refusal("8.32", "begins-in-enemy-zone", facts)
    if is_in_enemy_zoc(state, target):
        return Refusal("8.32", "target-in-friendly-zone", facts)
    if not NEAREST <= battle.grid.distances[state.hex[unit]][state.hex[target]] <= FARTHEST:
        return Refusal("8.32", "two-or-three-hexes", facts)
    if not sees(state, state.hex[unit], state.hex[target]):
        return Refusal("8.32", "no-line-of-sight", facts)
    return None if way_to(state, unit, target) else Refusal("8.33", "no-way-there", facts)


def harass_options(state: RanState, ready: UnitSet) -> Iterator[Harass]:
    """8.31  Every harassment that can be ordered."""
    battle = state.battle
    for unit in members(ready & battle.bow_riders & ~state.fired):
        near = battle.grid.within(state.hex[unit], FARTHEST) & state.held[enemy_of(battle.side_of[unit])]
        for target in members(state.units_in(near) & ~engaged_units(state)):
            if refuse_harass(state, unit, target) is None:
                yield Harass(battle.unit_ids[unit], battle.unit_ids[target])


class Harassment(Procedure):
    """8.34  The shot at one hex, facing, reply, fire of others, and what it provokes; the unit itself does not move."""

    unit: UnitId
    target: UnitId
    way: tuple[HexId, ...] = ()
    hits: int = 0
    fired: tuple[UnitId, ...] = ()
    drawn: bool = False
    """8.35  Whether the target has been drawn to another hex."""
    rode: bool = False
    """8.36  Whether KB ride at them."""

    def crumb(self) -> tuple[str, Facts]:
        return "Harassment", {"unit": self.unit, "target": self.target}

    def numbers(self, state: RanState) -> tuple[int, int]:
        """Harasser and target."""
        return state.battle.unit[self.unit], state.battle.unit[self.target]

    @step("8.34")
    def shoot(self, match: RanMatch) -> Procedure:
        """As if from the last hex of the way."""
        state = match.state
        unit, target = self.numbers(state)
        self.way = tuple(HexId(state.battle.grid.names[hex]) for hex in way_to(state, unit, target))
        match.emit(FireOrdered(self.unit, all_turn=True))
        return Shot(self.unit, self.target, HARASS, ADJACENT, origin=self.way[-1])

    @step("8.37")
    def turn_the_target(self, match: RanMatch) -> None:
        """The target tries to face them, by one corner, once a phase; of its own kind or not, it rolls (Ruling 51)."""
        self.hits = int(self.told)
        state = match.state
        target = self.numbers(state)[1]
        if not state.on_map >> target & 1 or state.battle.honjins >> target & 1:
            return
        hex, end = state.hex[target], state.battle.grid.number[self.way[-1]]
        wanted = FACINGS_TOWARDS[state.battle.grid.direction(hex, end)]
        facing = state.facing[target]
        hurts = turn_hurts(state, target)
        if facing in wanted or state.faced >> target & 1 or (hurts and would_rout(state, target)):
            return
        match.emit(FacingTried(self.target), rule="7.18")
        if tq_test(match, target, "facing") > 0:
            return
        nearest = min(wanted, key=lambda one: (TURNS[facing][one], one))
        turned = min(((facing + 1) % 6, (facing - 1) % 6), key=lambda one: TURNS[one][nearest])
        match.emit(UnitFaced(self.target, FACING_IDS[turned]))
        if hurts:
            take_hits(match, target, 1)

    # 8.43, 8.44  Fire at the harassers

    def shooters(self, state: RanState) -> list[UnitId]:
        """The target at one hex; other bows past which the way leads."""
        battle = state.battle
        unit, target = self.numbers(state)
        enemy = battle.side_of[target]
        found = []
        ready = battle.army[enemy] & state.on_map & battle.shooters
        for shooter in members(ready):
            if battle.unit_ids[shooter] in self.fired or shooter in state.engaged or shooter in state.charges:
                continue
            if self.met_at(state, shooter) is not None:
                found.append(battle.unit_ids[shooter])
        return found if state.on_map >> unit & 1 else []

    def met_at(self, state: RanState, shooter: int) -> HexId | None:
        """8.43, 8.44  Where on the way a unit can fire at them: the target at its end, bows wherever it passes."""
        target = self.numbers(state)[1]
        way = self.way[-1:] if shooter == target else self.way if state.battle.bows >> shooter & 1 else ()
        number = state.battle.grid.number
        return next((hex for hex in way if self._can_shoot(state, shooter, number[hex], target)), None)

    def _can_shoot(self, state: RanState, shooter: int, hex: int, target: int) -> bool:
        here = state.hex[shooter]
        distance = state.battle.grid.distances[here][hex]
        return (
            0 < distance <= (ADJACENT if shooter == target else LEAVING_RANGE)
            and has_in_arc(state, shooter, hex)
            and sees(state, here, hex)
        )

    @step("8.44")
    def be_fired_at(self, match: RanMatch) -> Decision | None:
        """The target replies at one hex, other bows fire as if two away."""
        units = self.shooters(match.state)
        if not units:
            self.go_to(Harassment.provoke)
            return None
        side = match.state.battle.sides[match.state.battle.side_of[self.numbers(match.state)[1]]]
        options: list[Option] = [*map(FireBack, units), HOLD_FIRE]
        return Decision(side, "reaction-fire", options, facts={"unit": self.unit, "kind": HARASSED})

    @be_fired_at.answered
    def fired_at(self, match: RanMatch, option: FireBack | HoldFire) -> Procedure | None:
        if isinstance(option, HoldFire):
            side = match.state.battle.side_of[self.numbers(match.state)[1]]
            match.emit(ChoiceDeclined(match.state.battle.sides[side], "reaction-fire"))
            self.go_to(Harassment.provoke)
            return None
        self.fired = (*self.fired, option.unit)
        near = ADJACENT if option.unit == self.target else LEAVING_RANGE
        met = self.met_at(match.state, match.state.battle.unit[option.unit])
        return Shot(option.unit, self.unit, HARASSED, near, goal=met)

    @be_fired_at.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if isinstance(option, HoldFire) or (isinstance(option, FireBack) and option.unit in self.shooters(match.state)):
            return None
        return Refusal("8.44", "cannot-react")

    @step("8.62")
    def be_provoked(self, match: RanMatch) -> Procedure | None:
        """Teppo that reply may provoke the harassers themselves, as any reaction fire does (8.61); then the next."""
        self.go_to(Harassment.be_fired_at)
        return charge_after(match, self.fired[-1], self.unit, int(self.told))

    # 8.35, 8.36  What it provokes

    @step("8.35")
    def provoke(self, match: RanMatch) -> None:
        """After a hit: above its Troop Quality infantry goes a hex after them, KB ride at them.

        Disordered KB let them go (Ruling 204).
        """
        state = match.state
        unit, target = self.numbers(state)
        battle = state.battle
        there = state.on_map >> target & 1 and state.on_map >> unit & 1 and not battle.honjins >> target & 1
        calm = battle.bow_riders | battle.riders & state.disordered
        if not self.hits or not there or calm >> target & 1:
            return
        if tq_test(match, target, "impetuous") <= 0:
            return
        start = state.hex[target]
        if battle.riders >> target & 1:
            self.ride_at_them(match, unit, target)
        else:
            end = battle.grid.number[self.way[-1]]
            direction = battle.grid.direction(start, end)
            closed = battle.costs[state.class_of(target)][start][direction] == CLOSED
            if not closed and not (state.held[0] | state.held[1]) >> end & 1:
                self.draw_out(match, target, end, direction)
        self.drawn = state.hex[target] != start

    def draw_out(self, match: RanMatch, target: int, hex: int, direction: int) -> None:
        """8.35  One hex towards them, facing as near to before as can be."""
        state = match.state
        facing = min(FACINGS_TOWARDS[direction], key=lambda one: (TURNS[state.facing[target]][one], one))
        match.emit(UnitDrawnOut(self.target, HexId(state.battle.grid.names[hex]), FACING_IDS[facing]), rule="8.35")

    def ride_at_them(self, match: RanMatch, unit: int, target: int) -> None:
        """8.36  By the most direct way, as far as four points go, but not beside an enemy with the last (6.34)."""
        state = match.state
        battle, grid = state.battle, state.battle.grid
        enemy, kind, points = battle.side_of[unit], state.class_of(target), IMPETUOUS
        found = _reach(state, state.hex[target], FAR, kind, state.held[0] | state.held[1], FAR)
        ends = [hex for hex in found.costs if grid.distances[hex][state.hex[unit]] == ADJACENT]
        self.rode = bool(ends)
        if not ends:
            return
        for here, hex in pairwise(found.way(min(ends, key=lambda hex: (found.costs[hex], hex)))):
            direction = grid.direction(here, hex)
            points -= battle.costs[kind][here][direction]
            if points < (1 if newly_beside(state, target, here, hex) else 0):
                break
            self.draw_out(match, target, hex, direction)
            if controllers(state, enemy, hex):
                break

    @step("4.72")
    def startle(self, match: RanMatch) -> Procedure | None:
        return bushos.startle(match, self.numbers(match.state)[1]) if self.drawn else None

    @step("8.36")
    def fall_upon(self, match: RanMatch) -> Procedure | None:
        """KB that have reached them attack at once, and nobody else is drawn in."""
        state = match.state
        unit, target = self.numbers(state)
        battle, grid = state.battle, state.battle.grid
        both = state.on_map >> unit & state.on_map >> target & 1
        if not self.rode or not both or grid.distances[state.hex[target]][state.hex[unit]] > ADJACENT:
            return None
        direction = grid.direction(state.hex[target], state.hex[unit])
        if not battle.can_shock(state.class_of(target), state.hex[target], direction):
            return None
        if state.facing[target] not in FACINGS_TOWARDS[direction]:
            match.emit(UnitFaced(self.target, FACING_IDS[FACINGS_TOWARDS[direction][0]]))
        return Melee(combats_of(state, [Attacking(self.target, (self.unit,))]))
