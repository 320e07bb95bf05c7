"""11.7  Hits taken off, Disordered units regrouped, routed units rallied."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.cohesion import HitsRemoved, RallyRolled, UnitRallied, UnitRegrouped
from honjin.games.ran.model import CLASSES, FACING_IDS, BushoId, HexId, UnitId, UnitSet, enemy_of
from honjin.games.ran.options import Stand
from honjin.games.ran.rules.cohesion import eliminate
from honjin.games.ran.rules.command import command_range
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.gunnery import is_covered_by_enemy
from honjin.games.ran.rules.zones import is_in_enemy_zoc
from honjin.games.ran.state import RanState
from honjin.maps.hexgrid import HexSet

MOST_HITS = 2
"""11.71  Taken off in one phase."""
HITS_NEAR, HITS_FAR = 1, 2
"""11.72  What a unit that regroups takes: with its Busho or next to him; farther away."""
RALLY_DISTANCE = 3
"""11.74  At most so far from the Busho, at least so far from every enemy."""


# 11.71  Hits


def refuse_rest(state: RanState, unit: int) -> Refusal | None:
    """11.71  Why hits cannot be taken off: none there, an enemy zone, enemy fire, broken ground, Engaged."""
    battle = state.battle
    facts = {"unit": battle.unit_ids[unit]}
    if not state.hits[unit]:
        return Refusal("11.71", "no-hits", facts)
    if unit in state.engaged:
        return Refusal("7.31", "engaged", facts)
    if not battle.clear >> state.hex[unit] & 1:
        return Refusal("11.71", "not-in-the-clear", facts)
    return refuse_peace(state, unit, "11.71")


def refuse_peace(state: RanState, unit: int, rule: str) -> Refusal | None:
    """11.71, 11.72  Neither in an enemy zone of control nor under the eyes of an enemy that shoots."""
    facts = {"unit": state.battle.unit_ids[unit]}
    if is_in_enemy_zoc(state, unit):
        return Refusal(rule, "in-enemy-zone", facts)
    if is_covered_by_enemy(state, unit):
        return Refusal(rule, "under-fire", facts)
    return None


def can_remove_hits(state: RanState, unit: int) -> bool:
    """11.71  Whether a unit can rest, Commanded or not."""
    return bool(state.hits[unit]) and refuse_rest(state, unit) is None


def remove_hits(match: RanMatch, unit: int) -> None:
    """11.71  Two hits, if it has so many."""
    state = match.state
    match.emit(HitsRemoved(state.battle.unit_ids[unit], min(MOST_HITS, state.hits[unit])), rule="11.71")


# 11.72  Regroup


def regroup_range(state: RanState, busho: int) -> HexSet:
    """11.72  Hexes in range of a Busho by a way through no hex that an enemy holds or controls (Ruling 177)."""
    battle, start = state.battle, state.busho_hex[busho]
    enemy = enemy_of(battle.side_of_contingent[busho])
    barred = state.held[enemy] | state.zoc_of(enemy)
    return battle.ways.reach(start, command_range(state, busho), battle.grid.everywhere & ~barred)


def regroup_hits(state: RanState, unit: int) -> int:
    """11.72  What it takes to regroup: one hit next to the Busho or with him, else two."""
    distance = state.battle.grid.distances[state.busho_hex[state.battle.contingent_of[unit]]][state.hex[unit]]
    return HITS_NEAR if distance <= 1 else HITS_FAR


def has_too_many_hits(state: RanState, unit: int) -> bool:
    """11.72  One hit below its Disordered Troop Quality is too many, unless the Busho is near (Ruling 89)."""
    return regroup_hits(state, unit) == HITS_FAR and state.hits[unit] >= state.tq(unit) - 1


def refuse_regroup(state: RanState, unit: int) -> Refusal | None:
    """11.72  Why a unit cannot be brought back into order."""
    battle = state.battle
    facts = {"unit": battle.unit_ids[unit]}
    busho = battle.contingent_of[unit]
    if not state.disordered >> unit & 1:
        return Refusal("11.72", "in-order", facts)
    if unit in state.engaged:
        return Refusal("7.31", "engaged", facts)
    if not state.commanded >> unit & 1 or not state.is_alive(busho):
        return Refusal("11.72", "out-of-command", facts)
    refusal = refuse_peace(state, unit, "11.72")
    if refusal is not None:
        return refusal
    if not _is_reached(state, unit, busho):
        return Refusal("11.72", "cut-off-from-busho", facts)
    return Refusal("11.72", "too-many-hits", facts) if has_too_many_hits(state, unit) else None


def _is_reached(state: RanState, unit: int, busho: int) -> bool:
    """11.72, 4.33  By such a way, or next to a unit of the contingent that is (Ruling 177)."""
    battle = state.battle
    hexes = regroup_range(state, busho)
    own = 0
    for member in members(battle.members[busho] & state.on_map):
        own |= 1 << state.hex[member]
    reached = own & hexes
    while True:
        wider = reached | own & battle.grid.beside(reached)
        if wider == reached:
            return bool(reached >> state.hex[unit] & 1)
        reached = wider


def can_regroup(state: RanState, unit: int) -> bool:
    """11.72  Whether a unit can be brought back into order now."""
    return bool(state.disordered >> unit & 1) and refuse_regroup(state, unit) is None


def regroup(match: RanMatch, unit: int) -> None:
    """11.72  To its full side, with one hit or two more than it had."""
    state = match.state
    hits = state.hits[unit] + regroup_hits(state, unit)
    match.emit(UnitRegrouped(state.battle.unit_ids[unit], hits), rule="11.72")


# 11.73  Rally


def rally_hexes(state: RanState, unit: int, busho: int) -> HexSet:
    """11.74  Free hexes open to the unit, near its Busho and away from every enemy (Ruling 178)."""
    battle = state.battle
    side = battle.side_of[unit]
    enemies = state.held[enemy_of(side)]
    danger = enemies
    for _ in range(RALLY_DISTANCE - 1):
        danger |= battle.grid.beside(danger)
    near = battle.grid.within(state.busho_hex[busho], RALLY_DISTANCE) & ~danger & ~state.held[side]
    found = 0
    for hex in members(near):
        if is_open_to(state, unit, hex):
            found |= 1 << hex
    return found


def is_open_to(state: RanState, unit: int, hex: int) -> bool:
    """6.24  Whether a unit in close order can stand in a hex: its ground is open to it, or a road runs there."""
    battle = state.battle
    ground = battle.grounds[battle.terrain[hex]]
    return bool(battle.roads[hex]) or getattr(ground, CLASSES[battle.class_of[unit][0]]) is not None


class Rally(Procedure):
    """11.73  The only order of a Busho: every routed unit of his contingent rolls to come back."""

    side: int
    busho: BushoId
    rolled: tuple[UnitId, ...] = ()
    rallied: UnitId | None = None

    def crumb(self) -> tuple[str, Facts]:
        return "Rally", {"busho": self.busho}

    @step("11.73")
    def roll(self, match: RanMatch) -> None:
        """Below its Disordered Troop Quality it rallies, above it is lost, else it stays where it is."""
        state = match.state
        battle = state.battle
        routed = members(routed_of(state, battle.contingent[self.busho]))
        left = [unit for unit in routed if battle.unit_ids[unit] not in self.rolled]
        if not left:
            self.finish()
            return
        unit, id = left[0], battle.unit_ids[left[0]]
        self.rolled = (*self.rolled, id)
        die, tq = roll_d10(match, "rally"), battle.shaken_tq[unit]
        match.emit(RallyRolled(id, die, tq))
        self.rallied = id if die < tq else None
        if die > tq:
            eliminate(match, unit, rule="11.73")

    @step("11.74")
    def place(self, match: RanMatch) -> Decision | None:
        """Back on the map; without a hex for it, it stays routed."""
        state = match.state
        hexes = self.hexes(state) if self.rallied else 0
        if not hexes:
            self.go_to(Rally.roll)
            return None
        names = state.battle.grid.names
        options = [Stand(HexId(names[hex]), facing) for hex in members(hexes) for facing in FACING_IDS]
        return Decision(state.battle.sides[self.side], "muster", options, facts={"unit": self.rallied})

    def hexes(self, state: RanState) -> HexSet:
        """Where the rallied unit may come back."""
        assert self.rallied is not None, "a unit has rallied"
        return rally_hexes(state, state.battle.unit[self.rallied], state.battle.contingent[self.busho])

    @place.answered
    def placed(self, match: RanMatch, option: Stand) -> None:
        """Disordered, without hits, in close order (11.75)."""
        assert self.rallied is not None, "a unit has rallied"
        match.emit(UnitRallied(self.rallied, option.hex, option.facing), rule="11.75")
        self.go_to(Rally.roll)

    @place.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        grid = match.state.battle.grid
        if isinstance(option, Stand) and self.hexes(match.state) >> grid.number[option.hex] & 1:
            return None
        return Refusal("11.74", "not-a-place-to-rally", {"unit": self.rallied})


def routed_of(state: RanState, busho: int) -> UnitSet:
    """11.73  The routed units of a contingent."""
    return state.routed & state.battle.members[busho]
