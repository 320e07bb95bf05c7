"""Where a unit goes: into a fight that pays, into range, or on towards the enemy with its friends beside it."""

from __future__ import annotations

from typing import NamedTuple

from honjin.core.bits import members
from honjin.games.ran.battle import Battle
from honjin.games.ran.rules.gunnery import sees
from honjin.games.ran.rules.movement import allowance
from honjin.games.ran.script.chances import chance_up_to
from honjin.games.ran.script.combat import ZEST, Combats, Post
from honjin.games.ran.script.shots import worth_of_shot
from honjin.games.ran.script.ways import Stance, Ways

STRIDE = 0.12
"""What a point of movement nearer to the enemy is worth."""
FLEEING_STRIDE = 0.15
BESIDE_A_FRIEND, FRIENDS = 0.07, 2
UPHILL = 0.03
MELEE_HOLD, MISSILE_HOLD = 2, 3
"""How near units come that do not attack yet."""
OUT_OF_COMMAND = 0.25
UNDER_THEIR_EYES = 0.6
"""Next to an enemy without a fight."""
MENACE = 0.25
"""For each enemy that could fall upon a unit that shoots."""
INERTIA = 0.04
"""What a move must bring."""
GATHER, ROUND_THE_CAMP = 0.08, 4
"""An army that lets the enemy come draws together: what a hex nearer to the camp is worth, and how near is near."""
NOTHING = 1e-9
"""Less than this is no difference."""
AWAY = 12
"""Farther from the enemy than this nobody flees."""


class March(NamedTuple):
    """A move: where it ends, what is gained by it, and what staying would be worth."""

    goal: Stance
    step: Stance
    """The stance after the first step on the way there."""
    value: float
    staying: float

    @property
    def gain(self) -> float:
        return self.value - self.staying


class Ground(NamedTuple):
    """What counts in a hex for one unit: the way to the enemy, height, friends beside it, the voice of its Busho."""

    way: bytes
    height: tuple[int, ...]
    beside: tuple[int, ...]
    mates: int
    stride: float
    """Below nought for those who keep away."""
    hold: int
    from_busho: bytes | None
    earshot: int
    from_camp: bytes | None

    def worth(self, hex: int) -> float:
        """What a hex is worth."""
        far = self.way[hex]
        value = UPHILL * self.height[hex]
        value -= self.stride * (max(0, far - self.hold) if self.stride > 0 else min(far, AWAY))
        value += BESIDE_A_FRIEND * min(FRIENDS, (self.beside[hex] & self.mates).bit_count())
        if self.from_busho is not None and self.from_busho[hex] > self.earshot:
            value -= OUT_OF_COMMAND * (self.from_busho[hex] - self.earshot)
        if self.from_camp is not None:
            value -= GATHER * max(0, self.from_camp[hex] - ROUND_THE_CAMP)
        return value


class Marches:
    """Moves in one position."""

    def __init__(self, combats: Combats) -> None:
        self.combats = combats
        self.reading = combats.reading
        self.state = combats.state
        self.battle = combats.battle
        self._grounds: dict[int, Ground] = {}

    def best(self, unit: int, points: int | None = None, turned: int = 0) -> March:
        """The best end of a move of a unit with its points, or with those it has left on its way."""
        state, battle = self.state, self.battle
        shooting = bool(battle.missile >> unit & 1)
        if points is None:
            points = allowance(state, unit)
        pays = self._fire_cost(unit) if shooting else 0
        ways = Ways(self.reading, unit, max(0, points - pays), turned)
        start = ways.start
        staying = self._staying(unit)
        arrival, goal, value = start, start, staying
        for hex, stance in _nearest_stances(ways).items():
            if hex != start // 6 and not self.reading.beside_enemy >> hex & 1:
                worth = self._place(unit, hex)
                if worth > value + NOTHING:
                    arrival, goal, value = stance, stance, worth
        if arrival != start:
            goal = self._turned(ways, unit, arrival)
        elif (
            not turned
            and not self.reading.zoc >> start // 6 & 1
            and not (shooting and self._fire_from(unit, start // 6))
        ):
            # Once is enough, and after a shot: what is seen from a new facing may make the old one look better.
            facing, worth = self._turned(ways, unit, start), self._resting(unit) + 2 * INERTIA
            if facing != start and worth > value + NOTHING:
                goal, value = facing, worth
        if not shooting and self._may_strike(unit):
            arrival, goal, value = self._strike(ways, unit, (arrival, goal, value))
        step = goal if arrival == start else ways.first_step(arrival)
        return March(goal, step, value, staying)

    def _may_strike(self, unit: int) -> bool:
        state = self.state
        return bool(state.commanded >> unit & 1) and not state.disordered >> unit & 1

    # Into the fight

    def _strike(self, ways: Ways, unit: int, best: tuple[Stance, Stance, float]) -> tuple[Stance, Stance, float]:
        """The best stance next to an enemy, if one beats what is known."""
        beside, zoc = self.reading.beside_enemy, self.reading.zoc
        helpers: dict[int, int] = {}
        spent = self.reading.is_spent(self.battle.contingent_of[unit])
        for stance in ways.spent:
            hex = stance // 6
            if not beside >> hex & 1:
                continue
            facings = (stance % 6,) if zoc >> hex & 1 and stance != ways.start else range(6)
            for facing in facings:
                if not ways.can_turn(stance, facing):
                    continue
                post = Post(unit, hex, facing)
                foes = self.combats.foes_before(post)
                if not foes:
                    continue
                if foes[0] not in helpers:
                    helpers[foes[0]] = self._helpers(unit, foes[0])
                prospect = self.combats.prospect(post, helpers[foes[0]])
                assert prospect is not None, "somebody is before it"
                worth = prospect + (0 if spent else ZEST) - self._exposure(post)
                if stance != ways.start:
                    worth -= self.combats.welcome(post)
                if worth > best[2] + NOTHING:
                    best = stance, hex * 6 + facing, worth
        return best

    def _helpers(self, unit: int, foe: int) -> int:
        """Others of the contingents in phase who could still join an attack."""
        state, battle = self.state, self.battle
        units = 0
        for busho in members(state.in_phase):
            units |= battle.members[busho]
        units &= state.on_map & battle.melee & state.commanded & ~state.acted & ~state.disordered & ~(1 << unit)
        row = battle.grid.distances[state.hex[foe]]
        return sum(
            1 for other in members(units) if other not in state.engaged and row[state.hex[other]] <= state.ma(other)
        )

    def _exposure(self, post: Post) -> float:
        """Enemies at flank and rear, and open hexes there with enemies near."""
        state, battle = self.state, self.battle
        sides = battle.arcs.flank[post.facing][post.hex] | battle.arcs.rear[post.facing][post.hex]
        held = state.held[self.reading.enemy]
        return 0.25 * (sides & held).bit_count()

    # Into position

    def _staying(self, unit: int) -> float:
        """What it is worth to stay as it is: the place, and the attack it may make from there."""
        state, battle = self.state, self.battle
        post = self.combats.post(unit)
        if battle.never_attack >> unit & 1 or not self._may_strike(unit):
            return self._place(unit, post.hex)
        place, prospect = self._resting(unit), self.combats.prospect(post, 0)
        if prospect is None:
            return place
        if state.moved >> unit & 1 and battle.melee >> unit & 1:
            return prospect + ZEST - self._exposure(post)
        return max(place, (prospect + ZEST) * chance_up_to(state.tq(unit)) - self._exposure(post))

    def _resting(self, unit: int) -> float:
        """What its place is worth to a unit that stays there and does not attack."""
        hex = self.state.hex[unit]
        under_their_eyes = self.reading.beside_enemy >> hex & ~(self.battle.never_attack >> unit) & 1
        return self._place(unit, hex) - (UNDER_THEIR_EYES / 2 if under_their_eyes else 0)

    def _place(self, unit: int, hex: int) -> float:
        """What a hex is worth to a unit that does not attack."""
        ground = self._grounds.get(unit)
        if ground is None:
            ground = self._grounds[unit] = self._ground(unit)
        value = ground.worth(hex)
        if self.battle.missile >> unit & 1:
            value += self._fire_from(unit, hex) - self._menace(hex)
        return value

    def _ground(self, unit: int) -> Ground:
        """The ground as a unit sees it: out of earshot it is of little use; a So-Taisho stays in his camp, others ride
        after their men."""
        state, battle, reading = self.state, self.battle, self.reading
        contingent = battle.contingent_of[unit]
        mates = 0
        for other in members(battle.members[contingent] & state.on_map & ~(1 << unit)):
            mates |= 1 << state.hex[other]
        stride, hold = STRIDE, MISSILE_HOLD if battle.missile >> unit & 1 else MELEE_HOLD
        if reading.is_spent(contingent):
            stride = -FLEEING_STRIDE
        elif reading.waiting >> contingent & 1:
            stride = 0.0
        place, earshot = state.busho_hex[contingent], state.momentum(contingent)
        if contingent != battle.so_taisho[reading.side] or not state.in_honjin(reading.side):
            earshot += earshot
        return Ground(
            reading.way_to_enemy(state.class_of(unit)),
            battle.height,
            battle.grid.next_to,
            mates,
            stride,
            hold,
            battle.grid.distances[place] if place >= 0 else None,
            earshot,
            self._camp() if reading.waiting >> contingent & 1 else None,
        )

    def _camp(self) -> bytes | None:
        """How far it is from every hex to the camp, as long as it stands."""
        hex = self.state.hex[self.battle.honjin[self.reading.side]]
        return self.battle.grid.distances[hex] if hex >= 0 else None

    def _fire_from(self, unit: int, hex: int) -> float:
        """The best shot from a hex, if it has not fired yet."""
        state, battle = self.state, self.battle
        if state.fired >> unit & 1 or not state.commanded >> unit & 1:
            return 0.0
        reach = battle.limits.teppo_range if battle.teppo >> unit & 1 else battle.limits.bow_range
        near = battle.grid.within(hex, reach) & state.held[self.reading.enemy]
        best = 0.0
        for place in members(near):
            target = state.occupant[place]
            if target not in state.engaged and sees(state, hex, place):
                best = max(best, worth_of_shot(self.reading, unit, target, hex))
        return best

    def _menace(self, hex: int) -> float:
        state, battle = self.state, self.battle
        enemies = self.reading.foes & battle.melee & ~state.disordered
        near = battle.grid.within(hex, 2) & state.held[self.reading.enemy]
        threats = (state.units_in(near) & enemies).bit_count() if near else 0
        worst = UNDER_THEIR_EYES if self.reading.beside_enemy >> hex & 1 else 0.0
        return MENACE * threats + worst

    def _fire_cost(self, unit: int) -> int:
        state, battle = self.state, self.battle
        if state.fired >> unit & 1 or not state.commanded >> unit & 1:
            return 0
        return battle.fire_cost[battle.kinds[unit]]

    def _turned(self, ways: Ways, unit: int, stance: Stance) -> Stance:
        """The same hex with the best facing that the points allow."""
        hex = stance // 6
        facings = [facing for facing in range(6) if ways.can_turn(stance, facing)]
        if not facings or (self.battle.pivots_hurt >> hex & 1 and self.battle.melee >> unit & 1):
            return stance
        best = max(facings, key=lambda facing: (round(self.outlook(hex, facing), 6), facing == stance % 6, -facing))
        return hex * 6 + best

    def outlook(self, hex: int, facing: int) -> float:
        """How well a facing suits: enemies before it, the nearest most of all."""
        return outlook(self.reading.battle, hex, facing, self._dangers(hex))

    def _dangers(self, hex: int) -> tuple[int, ...]:
        """The hexes of the enemies that matter for a facing: those near, else the nearest."""
        battle, held = self.battle, self.state.held[self.reading.enemy]
        for reach in (3, 6, 12, 24):
            near = battle.grid.within(hex, reach) & held
            if near:
                return members(near)
        return members(held)


def outlook(battle: Battle, hex: int, facing: int, enemies: tuple[int, ...]) -> float:
    """Enemies in front count for a facing, those at flank and rear against it; the nearer the more."""
    grid, arcs = battle.grid, battle.arcs
    value = 0.0
    for other in enemies:
        zone = arcs.angle(hex, facing, other)
        weight = 1 / grid.distances[hex][other] ** 2
        value += weight if zone == "front" else -weight if zone == "rear" else 0
    return value


def _nearest_stances(ways: Ways) -> dict[int, Stance]:
    """For each hex the stance that costs least."""
    found: dict[int, Stance] = {ways.start // 6: ways.start}
    for stance, spent in ways.spent.items():
        known = found.get(stance // 6)
        if known is None or spent < ways.spent[known]:
            found[stance // 6] = stance
    return found
