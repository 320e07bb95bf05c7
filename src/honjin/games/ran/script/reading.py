"""A view as the script reads it: the position, how far it is to the enemy, and how things stand."""

from __future__ import annotations

from functools import cached_property

from honjin.core.bits import members
from honjin.core.memory import remembered
from honjin.core.modifier import total
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import CLOSED, SideId, UnitSet, enemy_of
from honjin.games.ran.position import position_of
from honjin.games.ran.rules.flight import flight_lines, lost_units
from honjin.games.ran.script.chances import chance_up_to
from honjin.games.ran.script.worth import worth_of
from honjin.games.ran.view import View
from honjin.maps.hexgrid import HexSet, gather
from honjin.maps.straight import opposite
from honjin.maps.waves import Waves

FAR = 60
"""As far as makes a difference, in points of movement."""
SPENT = 0.35
"""The chance of flight from which a contingent is spared."""
WEAKER = 0.85
"""An army with less than this share of the enemy's strength lets him come."""
PATIENCE = 4
"""The last turn in which anybody waits."""
IN_SIGHT = 6
"""Points of movement within which nobody waits any longer."""
LEAST, MOST = 0.6, 1.6
"""How much more or less than its own the losses of the enemy may count."""


class Reading:
    """One view, read once. Units, Bushos and hexes are numbers, sets of them whole numbers, as in the battle."""

    def __init__(self, battle: Battle, side: str, view: View) -> None:
        self.battle = battle
        self.view = view
        self.side = battle.side[SideId(side)]
        self.enemy = enemy_of(self.side)
        self.state = position_of(battle, view)
        self.own: UnitSet = battle.army[self.side] & self.state.on_map
        self.foes: UnitSet = battle.army[self.enemy] & self.state.on_map
        self._flights: dict[tuple[int, int], float] = {}

    @cached_property
    def zoc(self) -> HexSet:
        """The zones of control of the enemy."""
        return self.state.zoc_of(self.enemy)

    @cached_property
    def beside_enemy(self) -> HexSet:
        """Hexes next to enemies."""
        return self.battle.grid.beside(self.state.held[self.enemy])

    @cached_property
    def prey(self) -> HexSet:
        """Where those stand whom it pays to go for: all but a Honjin that counts for nothing."""
        honjin = self.battle.honjin[self.enemy]
        units = self.foes
        if not self.battle.specials.camps[self.enemy] and units & ~(1 << honjin):
            units &= ~(1 << honjin)
        return gather(self.state.hex[unit] for unit in members(units))

    def way_to_enemy(self, kind: int) -> bytes:
        """For each hex, points of movement of a class of units to the nearest enemy worth the way."""
        return distances_to(self.battle, kind, self.prey)

    def from_enemy(self, unit: int) -> int:
        """How far a unit is from the enemy."""
        return self.way_to_enemy(self.state.class_of(unit))[self.state.hex[unit]]

    @cached_property
    def exchange(self) -> float:
        """What a point lost by the enemy is worth in own ones: by what both can still lose before they rout."""
        left = []
        for id in (self.battle.sides[self.side], self.battle.sides[self.enemy]):
            army = self.view.armies[id]
            left.append(max(6, army.rout_level - army.rout_points))
        return max(LEAST, min(MOST, left[0] / left[1]))

    def focus(self, unit: int) -> float:
        """Losses count for more in a contingent that has many already: it may flee."""
        contingent = self.battle.contingent_of[unit]
        return 1 + lost_units(self.state, contingent) / max(1, self.battle.size[contingent])

    def flight_chance(self, contingent: int, more: int = 0) -> float:
        """11.83  That a contingent flees at the end of the turn, as it stands or with some more units lost."""
        found = self._flights.get((contingent, more))
        if found is None:
            size = self.battle.size[contingent]
            lost = min(size, lost_units(self.state, contingent) + more)
            threshold = self.battle.charts.flight(size, lost) if lost else 0
            found = chance_up_to(threshold - total(flight_lines(self.state, contingent))) if lost else 0.0
            self._flights[contingent, more] = found
        return found

    def is_spent(self, contingent: int) -> bool:
        """Whether a contingent had better keep out of the fight."""
        return self.flight_chance(contingent) >= SPENT

    @cached_property
    def lets_them_come(self) -> bool:
        """Whether the army is the weaker one and keeps its ground; an enemy who does not come must be sought out."""
        return self.state.turn <= PATIENCE and self.strength(self.own) < WEAKER * self.strength(self.foes)

    @cached_property
    def waiting(self) -> int:
        """Contingents that keep their ground: of an army that lets the enemy come, those he has not come near yet."""
        found = 0
        if self.lets_them_come:
            for contingent in members(self.battle.contingents_of[self.side]):
                units = members(self.battle.members[contingent] & self.state.on_map)
                if all(self.from_enemy(unit) > IN_SIGHT for unit in units):
                    found |= 1 << contingent
        return found

    def strength(self, units: UnitSet) -> float:
        """What some units are worth together."""
        return sum([worth_of(self.state, unit) for unit in members(units & ~self.battle.honjins)])


@remembered(8)
def _backwards(battle: Battle, kind: int) -> Waves:
    """The steps of a class of units taken backwards: from where they lead to where they begin."""
    costs, near = battle.costs[kind], battle.grid.near

    def price(hex: int, direction: int) -> int | None:
        cost = costs[near[hex][direction]][opposite(direction)]
        return cost if cost < CLOSED else None

    return Waves(battle.grid, price)


@remembered(256)
def distances_to(battle: Battle, kind: int, goals: HexSet) -> bytes:
    """Points from every hex to the nearest of some, whoever stands between."""
    found = bytearray([FAR]) * battle.grid.size
    for spent, hexes in enumerate(_backwards(battle, kind).rings(goals, FAR - 1, battle.grid.everywhere)):
        for hex in members(hexes):
            found[hex] = spent
    return bytes(found)
