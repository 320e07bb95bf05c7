"""8.6  Units that charge whoever has fired at them."""

from __future__ import annotations

from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.fire import UnitCharged
from honjin.games.ran.model import AS, CLOSED, FACING_IDS, KB_B, SI, HexId, UnitId
from honjin.games.ran.options import Stand
from honjin.games.ran.rules import bushos
from honjin.games.ran.rules.cohesion import tq_test
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.state import RanState
from honjin.maps.facing import FACINGS_TOWARDS
from honjin.maps.hexgrid import OFF, HexSet

HARD_HIT = 2
"""8.61  More than one hit."""


def is_provoked(state: RanState, firer: int, target: int, hits: int) -> bool:
    """8.61  By more than one hit of those that can provoke a charge, those that can charge (Rulings 69 and 144)."""
    there = state.on_map >> target & state.on_map >> firer & 1
    return bool(there) and hits >= HARD_HIT and provokes(state, firer) and can_charge(state, target)


def provokes(state: RanState, firer: int) -> bool:
    """8.64  Teppo do, bows do not."""
    return bool(state.battle.teppo >> firer & 1)


def can_charge(state: RanState, target: int) -> bool:
    """8.63  AS, SI, KB and KB-B in order, unless they charge already."""
    if state.disordered >> target & 1 or target in state.charges:
        return False
    return bool(state.battle.riders >> target & 1) or state.battle.kinds[target] in (AS, SI, KB_B)


def charge_ways(state: RanState, charger: int, firer: int) -> list[tuple[int, int]]:
    """8.61  Where a charge can end: hex and facing, with the firer in front, as near as can be (Ruling 70).

    Over passable hexes without units, whatever they cost and whoever controls them. A neighbour only turns.
    """
    battle = state.battle
    grid, costs = battle.grid, battle.costs[state.class_of(charger)]
    goal = state.hex[firer]
    taken: HexSet = state.held[0] | state.held[1]
    front, seen = {state.hex[charger]}, 1 << state.hex[charger]
    while front:
        ends = sorted(hex for hex in front if grid.distances[hex][goal] == 1 and _can_attack(state, charger, hex, goal))
        if ends:
            return [(hex, facing) for hex in ends for facing in FACINGS_TOWARDS[grid.direction(hex, goal)]]
        following = set()
        for hex in front:
            for direction, near in enumerate(grid.near[hex]):
                if near != OFF and costs[hex][direction] < CLOSED and not (seen | taken) >> near & 1:
                    following.add(near)
                    seen |= 1 << near
        front = following
    return []


def _can_attack(state: RanState, charger: int, hex: int, goal: int) -> bool:
    battle = state.battle
    return battle.can_shock(state.class_of(charger), hex, battle.grid.direction(hex, goal))


def charge_after(match: RanMatch, firer: UnitId, target: UnitId, hits: int) -> Procedure | None:
    """8.61  The charge that a shot may have provoked."""
    battle = match.state.battle
    if is_provoked(match.state, battle.unit[firer], battle.unit[target], hits):
        return InducedCharge(target, firer)
    return None


class InducedCharge(Procedure):
    """8.61  The unit that was hit goes for the firer at once; they fight in the next shock segment."""

    unit: UnitId
    firer: UnitId
    ran: bool = False
    """Whether it has gone to another hex."""

    def crumb(self) -> tuple[str, Facts]:
        return "InducedCharge", {"unit": self.unit, "target": self.firer}

    @step("8.62")
    def try_to_hold(self, match: RanMatch) -> None:
        """At or below its Troop Quality it charges; Kibamusha always do."""
        state = match.state
        unit = state.battle.unit[self.unit]
        if state.battle.riders >> unit & 1:
            return
        if tq_test(match, unit, "induced_charge") > 0:
            self.finish()

    @step("8.61")
    def choose_way(self, match: RanMatch) -> Decision | None:
        """By the shortest way; of equal ones, and of the facing, the player has the choice. No way: it stays."""
        ways = self.ways(match.state)
        if not ways:
            self.finish()
            return None
        side = match.state.battle.side_of[match.state.battle.unit[self.unit]]
        return Decision(match.state.battle.sides[side], "charge", ways, facts={"unit": self.unit, "target": self.firer})

    def ways(self, state: RanState) -> list[Option]:
        """All there are, as options."""
        battle = state.battle
        found = charge_ways(state, battle.unit[self.unit], battle.unit[self.firer])
        return [Stand(HexId(battle.grid.names[hex]), FACING_IDS[facing]) for hex, facing in found]

    @choose_way.answered
    def charge(self, match: RanMatch, option: Stand) -> None:
        battle = match.state.battle
        self.ran = battle.grid.number[option.hex] != match.state.hex[battle.unit[self.unit]]
        match.emit(UnitCharged(self.unit, self.firer, option.hex, option.facing))

    @choose_way.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if option in self.ways(match.state):
            return None
        return Refusal("8.61", "not-the-shortest-way", {"unit": self.unit, "target": self.firer})

    @step("4.72")
    def startle(self, match: RanMatch) -> Procedure | None:
        return bushos.startle(match, match.state.battle.unit[self.unit]) if self.ran else None
