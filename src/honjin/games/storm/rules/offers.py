"""Chapter 5: which units can begin an action, what those picked can do, and who can join them."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.bits import members
from honjin.core.choices import ByNumber, Choices
from honjin.core.decision import Option
from honjin.games.storm import options as opt
from honjin.games.storm.model import DESTROYED, REORGANIZATION, RUSSIA, WAITING, AreaSet, SideId, UnitSet
from honjin.games.storm.roads import areas_without_exit
from honjin.games.storm.rules.ground import Ground, survey
from honjin.games.storm.rules.grouping import fitting, may_bombard
from honjin.games.storm.rules.paths import marches
from honjin.games.storm.rules.targets import bombardment_targets, fire_targets
from honjin.games.storm.siege import LARGEST_GROUP, Siege
from honjin.games.storm.state import UNPLACED, StormState

NOTHING_KNOWN = (-1, -1, 0, 0)
JUST_PASS: tuple[Option, ...] = (opt.PASS,)


def action_options(state: StormState, side: SideId) -> Sequence[Option]:
    """5.1  Every unit that can bombard, fire or move; the pass; General Kondratenko, while he waits (15.4)."""
    siege = state.siege
    able = able_units(state, side)
    if able and side == RUSSIA and siege.kondratenko and state.kondratenko == UNPLACED:
        return Choices((siege.pick, able), (siege.send_kondratenko, state.controlled(RUSSIA)), others=JUST_PASS)
    return Choices((siege.pick, able), others=JUST_PASS)


def able_units(state: StormState, side: SideId) -> UnitSet:
    """The active units of a side that can do something by themselves."""
    siege, at = state.siege, state.at
    active = siege.playing[side]
    active ^= active & (at[REORGANIZATION[side]] | at[DESTROYED] | at[WAITING] | state.rear)
    ground, blocked = survey(state, side), state.blocked[side][1]
    hemmed_in = siege.walled_in[side] if blocked == siege.closed[side] else areas_without_exit(siege.roads, blocked)
    if hemmed_in & state.held[side]:
        doubtful, places = active, state.held[side]
        able = with_targets(state, ground, active, places)
    else:
        # Most units can take any step there is: only heavy guns and machine guns need a closer look.
        doubtful, places = active & siege.slow_or_fixed, state.posts[side]
        able = active ^ doubtful
        if doubtful:
            able |= armed(state, side, ground, doubtful)
    walking = doubtful & siege.mobile
    walking ^= walking & able
    if walking:
        for place in siege.roads.areas(places):
            price = siege.roads.cheapest_step(ground.hostile, place, blocked) if at[place] & walking else None
            if price is not None:
                able |= at[place] & walking & siege.can_spend[price]
    return able


def armed(state: StormState, side: SideId, ground: Ground, units: UnitSet) -> UnitSet:
    """Those of some heavy guns and machine guns that have a target. Guns and targets often stay: the answer is kept."""
    targets, observed, asked, found = state.armed.get(side, NOTHING_KNOWN)
    if targets == ground.targets and observed == ground.observed and units & asked == units:
        return units & found
    found = with_targets(state, ground, units, state.posts[side])
    state.armed[side] = ground.targets, ground.observed, units, found
    return found


def with_targets(state: StormState, ground: Ground, units: UnitSet, places: AreaSet) -> UnitSet:
    """6.2, 7.2  Those of the units in some areas that have something to bombard or to fire at."""
    siege = state.siege
    places &= siege.firing_ground
    found, guns, shelled = units & siege.riflemen, units & siege.guns, ground.observed
    if found:
        found &= units_in(state, places & (ground.targets | siege.roads.next_to(ground.targets)))
    for of_this_range in siege.guns_by_range:
        if not guns:
            break
        if places & shelled == places:
            # The guns that are left reach at least as far.
            return found | guns & units_in(state, places)
        if guns & of_this_range:
            found |= guns & of_this_range & units_in(state, shelled & places)
            guns &= ~of_this_range
        # With every step of range guns may stand one border further from what they hit.
        shelled |= siege.roads.next_to(shelled & siege.on_board)
    return found


def units_in(state: StormState, areas: AreaSet) -> UnitSet:
    """All units in some areas."""
    at, found = state.at, 0
    for place in state.siege.roads.areas(areas):
        found |= at[place]
    return found


def group_options(state: StormState, side: SideId, place: int, group: UnitSet) -> Sequence[Option]:
    """5.3  What the units picked can do, and who can still join them for it."""
    siege, ground = state.siege, survey(state, side)
    size = group.bit_count()
    others = state.active(side, place) ^ group if size < LARGEST_GROUP else 0
    deeds: list[tuple[ByNumber[Option], int]] = []
    joining = 0
    if group & siege.guns and may_bombard(siege, group):
        deeds.append((siege.bombard, bombardment_targets(siege, ground, place, group)))
        joining |= fellow_guns(siege, ground, place, group, others)
    if not group & siege.no_riflemen:
        targets = fire_targets(siege, ground, place)
        if targets:
            deeds.append((siege.fire, targets))
            joining |= others & siege.riflemen
    if not group & siege.immobile:
        points = slowest(siege, group)
        deeds += marches(state, ground, place, points, state.blocked[side][size])
        walkers = others & siege.mobile
        if walkers:
            joining |= fellow_travellers(state, side, ground, place, size, walkers, points)
    return Choices((siege.pick, fitting(siege, group, joining)), *deeds) if joining else Choices(*deeds)


def slowest(siege: Siege, group: UnitSet) -> int:
    """8.2  Units that move together begin and end together: their slowest sets the points (Rulings 5 and 70)."""
    for points, slower in siege.slower:
        if not group & slower:
            return points
    return 0


def fellow_guns(siege: Siege, ground: Ground, place: int, group: UnitSet, others: UnitSet) -> UnitSet:
    """5.4  Guns that can bombard with the one picked: of the same firepower, with a target in reach of both."""
    guns = others & siege.guns
    if not guns or group.bit_count() != 1:
        return 0
    found = 0
    for number in members(guns):
        both = group | 1 << number
        if may_bombard(siege, both) and bombardment_targets(siege, ground, place, both):
            found |= 1 << number
    return found


def fellow_travellers(
    state: StormState, side: SideId, ground: Ground, place: int, size: int, others: UnitSet, points: int
) -> UnitSet:
    """Units that can move with the group: there is somewhere for all of them to go."""
    blocked = state.blocked[side][size + 1]
    price = state.siege.roads.cheapest_step(ground.hostile, place, blocked)
    return others & state.siege.can_spend[price] if price is not None and price <= points else 0
