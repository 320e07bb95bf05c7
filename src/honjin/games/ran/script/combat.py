"""Shock as the script sees it: what an attack from a hex would bring, alone or with those already there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from honjin.core.bits import members
from honjin.core.modifier import total
from honjin.games.ran.battle import shock_ground
from honjin.games.ran.model import UnitSet
from honjin.games.ran.rules.clash import CASTLE, FOR_EACH_UNIT, IN_DISORDER, IN_OPEN_ORDER
from honjin.games.ran.script.chances import Fight, chance_up_to, shot_at, toll_of
from honjin.games.ran.script.reading import Reading
from honjin.games.ran.script.worth import body_of

ZEST = 0.35
"""What it is worth to fight at all: battles are not won by waiting."""
HELP_COMES = 0.5
"""How far an attacker counts on the next one who could join him."""
AT_ONE_HEX = 1


class Post(NamedTuple):
    """A unit, where it stands or would stand, and which way it faces."""

    unit: int
    hex: int
    facing: int


class Combats:
    """Attacks in one position."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.state = reading.state
        self.battle = reading.battle
        self._stakes: dict[tuple[tuple[Post, ...], tuple[int, ...], bool], float] = {}

    def post(self, unit: int) -> Post:
        """A unit as it stands."""
        return Post(unit, self.state.hex[unit], self.state.facing[unit])

    def foes_before(self, post: Post) -> list[int]:
        """9.2  The enemies that a unit in order would have to attack from there."""
        state, battle = self.state, self.battle
        kind = state.class_of(post.unit)
        zone = battle.zones[kind][post.facing][post.hex] & state.held[1 - battle.side_of[post.unit]]
        if not zone:
            return []
        direction = battle.grid.direction
        return [
            state.occupant[hex] for hex in members(zone) if battle.can_shock(kind, post.hex, direction(post.hex, hex))
        ]

    @cached_property
    def pressing(self) -> dict[int, list[Post]]:
        """For each enemy those of the contingents in phase who have it before them and can attack."""
        state, battle = self.state, self.battle
        found: dict[int, list[Post]] = {}
        units = 0
        for busho in members(state.in_phase):
            units |= battle.members[busho]
        able = units & state.on_map & ~battle.never_attack & ~state.disordered
        for unit in members(able & (state.moved | self._engaged)):
            if battle.army[self.reading.side] >> unit & 1:
                post = self.post(unit)
                for foe in self.foes_before(post):
                    found.setdefault(foe, []).append(post)
        return found

    def others_at(self, foe: int, unit: int) -> list[Post]:
        """Those who press an enemy beside a unit of ours, which may be on its way and press him too."""
        return [other for other in self.pressing.get(foe, []) if other.unit != unit]

    @cached_property
    def _engaged(self) -> UnitSet:
        return sum([1 << unit for unit in self.state.engaged])

    # What a fight is worth

    def stake(self, attackers: Sequence[Post], defenders: Sequence[int], *, charging: bool = False) -> float:
        """What a combat brings: what it takes off the enemy less what it costs, in points of ours."""
        key = tuple(attackers), tuple(defenders), charging
        known = self._stakes.get(key)
        if known is None:
            known = self._stakes[key] = self._stake(attackers, defenders, charging=charging)
        return known

    def _stake(self, attackers: Sequence[Post], defenders: Sequence[int], *, charging: bool) -> float:
        chances = [self.superiority(post, defenders) for post in attackers]
        best = max(range(len(attackers)), key=lambda at: (self._column(attackers[at], defenders[0], charging), at))
        flank = max(range(len(attackers)), key=lambda at: (chances[at], at))
        plain = self._balance(attackers, best, defenders, superior=False, charging=charging)
        if not chances[flank]:
            return plain
        return max(
            plain,
            chances[flank] * self._balance(attackers, flank, defenders, superior=True, charging=charging)
            + (1 - chances[flank]) * plain,
        )

    def _column(self, post: Post, defender: int, charging: bool) -> int:
        kinds = self.battle.kinds
        return self.battle.charts.clash(kinds[post.unit], kinds[defender], charging)

    def _balance(
        self, attackers: Sequence[Post], first: int, defenders: Sequence[int], *, superior: bool, charging: bool
    ) -> float:
        state, battle = self.state, self.battle
        lead = attackers[first]
        column = self._column(lead, defenders[0], charging)
        column += FOR_EACH_UNIT * (len(attackers) - len(defenders))
        column += min(
            total(
                shock_ground(
                    battle,
                    post.hex,
                    battle.grid.direction(post.hex, state.hex[defender]),
                    bool(battle.riders >> post.unit & 1),
                )
            )
            for post in attackers
            for defender in defenders
            if battle.grid.distances[post.hex][state.hex[defender]] == AT_ONE_HEX
        )
        mask = sum([1 << post.unit for post in attackers])
        if mask & state.disordered:
            column += IN_DISORDER
        if mask & state.open_order:
            column += IN_OPEN_ORDER
        order = [lead, *(post for at, post in enumerate(attackers) if at != first)]
        defender = defenders[0]
        on_foot = not battle.mounted >> defender & 1
        bushos = any(state.bushos_at(battle.side_of[lead.unit], post.hex) for post in attackers)
        others = any(state.bushos_at(battle.side_of[unit], state.hex[unit]) for unit in defenders)
        fight = Fight(
            max(1, min(13, column)),
            bushos - others,
            superior,
            tuple([body_of(state, post.unit) for post in order]),
            tuple([body_of(state, unit) for unit in defenders]),
            () if defender in state.engaged else (int(on_foot and charging),),
            charging,
            any(battle.terrain[state.hex[unit]] == CASTLE for unit in defenders),
        )
        toll = toll_of(battle, fight)
        if battle.army[self.reading.side] >> lead.unit & 1:
            return toll.defender * self.reading.exchange * self.reading.focus(defender) - toll.attacker
        return toll.defender - toll.attacker * self.reading.exchange

    def superiority(self, post: Post, defenders: Sequence[int]) -> float:
        """9.28 (1)  The chance that a unit strikes from flank or rear; whoever may react can turn first (7.17)."""
        state, battle = self.state, self.battle
        chance = 1.0
        for defender in defenders:
            hex, facing = state.hex[defender], state.facing[defender]
            if battle.honjins >> defender & 1 or battle.arcs.angle(hex, facing, post.hex) == "front":
                return 0.0
            if state.hex[post.unit] != post.hex or state.facing[post.unit] != post.facing:
                chance *= self._is_caught(post, defender)
        return 0.0 if self.is_threatened(post, defenders) else chance

    def _is_caught(self, post: Post, defender: int) -> float:
        """The chance that a defender does not turn towards a unit that comes up."""
        state, battle = self.state, self.battle
        hex, facing = state.hex[defender], state.facing[defender]
        if defender in state.engaged or state.zoc_of(self.reading.side) >> hex & 1 or state.faced >> defender & 1:
            return 1.0
        like = bool(battle.mounted >> defender & 1) == bool(battle.mounted >> post.unit & 1)
        if battle.mounted >> post.unit & 1 and not like:
            return 1.0
        turned = ((facing + 1) % 6, (facing - 1) % 6)
        if all(battle.arcs.angle(hex, new, post.hex) != "front" for new in turned):
            return 1.0
        return 1 - chance_up_to(state.tq(defender)) if like else 0.0

    def is_threatened(self, post: Post, attacked: Sequence[int]) -> bool:
        """9.28 (1)  Whether another enemy has the unit in his zone from flank or rear."""
        state, battle = self.state, self.battle
        front = battle.arcs.front[post.facing][post.hex]
        for hex in members(state.held[self.reading.enemy] & battle.grid.next_to[post.hex] & ~front):
            other = state.occupant[hex]
            if state.zone[other] >> post.hex & 1 and other not in attacked:
                return True
        return False

    # What it is worth to come up to the enemy

    def prospect(self, post: Post, helpers: int) -> float | None:
        """What a unit gains that moves there and attacks; None where it has nobody before it."""
        foes = self.foes_before(post)
        if not foes:
            return None
        if len(foes) == 1:
            return self._join(post, foes[0], helpers)
        covered = [foe for foe in foes if self.others_at(foe, post.unit)]
        if len(covered) == len(foes):
            return max(self._join(post, foe, helpers) for foe in foes)
        if covered:
            return max(self._join(post, foe, helpers) for foe in foes if foe not in covered)
        both = max(self.stake([post], foes), self.stake([post], foes[::-1]))
        if helpers:
            shared = max(self._join(post, foe, helpers) for foe in foes)
            return both + HELP_COMES * max(0.0, shared - both) / 2
        return both

    def _join(self, post: Post, foe: int, helpers: int) -> float:
        """An attack on one enemy, with all who press him already; others who can come make it better."""
        there = self.others_at(foe, post.unit)
        before = self.stake(there, [foe]) if there else 0.0
        alone = self.stake([*there, post], [foe]) - before
        if not helpers or len(there) > 1:
            return alone
        # Somebody else of the kind beside him, as if from the same side.
        pair = self.stake([*there, post, post], [foe]) - before
        return HELP_COMES * max(alone, pair / 2) + (1 - HELP_COMES) * alone

    def welcome(self, post: Post) -> float:
        """8.41  What the fire costs that a unit draws as it comes up."""
        state, battle = self.state, self.battle
        cost = 0.0
        for hex in members(state.held[self.reading.enemy] & battle.grid.next_to[post.hex]):
            other = state.occupant[hex]
            if battle.shooters >> other & 1 and other not in state.engaged and state.zone[other] >> post.hex & 1:
                cost += shot_at(battle, battle.weapon[battle.kinds[other]], AT_ONE_HEX, 0, body_of(state, post.unit))
        return cost
