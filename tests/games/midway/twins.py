"""States that differ only in what a side may not know: its view, its sheet and its refusals must be the same in all.

Each function changes one secret of the enemy, if there is one to change.
"""

from __future__ import annotations

from collections.abc import Callable

from honjin.core.bits import members
from honjin.games.midway.model import COVER, ENTRY_HEXES, US, SideId, enemy_of
from honjin.games.midway.ocean import NOWHERE
from honjin.games.midway.state import BROKEN, HULK, MidwayState, Mission
from honjin.maps.hexgrid import OFF

Secret = Callable[[MidwayState, SideId], MidwayState]


# Ships and boats


def unseen_ships_are_far_away(state: MidwayState, side: SideId) -> MidwayState:
    """All enemy ships and boats that the side has not found are in the last hex of the map."""
    return _unseen_ships_at(state, side, state.ocean.grid.number["O12"])


def unseen_ships_are_among_ours(state: MidwayState, side: SideId) -> MidwayState:
    """They are where the first ship of the side is: boats, or hidden by night or storm."""
    raided = _raided_by(state, side)
    own = [state.at[ship] for ship in members(state.ocean.fleet[side] & ~state.sunk)]
    return _unseen_ships_at(state, side, next((hex for hex in own if hex >= 0 and hex not in raided), OFF))


def ships_at_sea_are_still_to_come(state: MidwayState, side: SideId) -> MidwayState:
    """Of Japan's timetable the US know nothing."""
    return _unseen_ships_at(state, side, OFF) if side == US else state


def ships_to_come_are_at_sea(state: MidwayState, side: SideId) -> MidwayState:
    """The groups that are still to come have come."""
    twin, entry = state.clone(), state.ocean.grid.number[ENTRY_HEXES[-1]]
    for ship in members(state.ocean.fleet[enemy_of(side)] & ~state.sunk):
        if state.turn and state.at[ship] == OFF:
            twin.at[ship] = entry
    return twin


def _unseen_ships_at(state: MidwayState, side: SideId, place: int) -> MidwayState:
    twin = state.clone()
    known = state.found[side] | state.located[side] | state.sunk
    # A raid sees the ships below it, and cover over a raided hex stands over its base.
    bases = {state.home[squadron] for squadron in state.missions}
    raided = _raided_by(state, side)
    for ship in members(state.ocean.fleet[enemy_of(side)] & ~known):
        if state.at[ship] != OFF and state.at[ship] not in raided and ship not in bases:
            twin.at[ship] = place
    return twin


def _raided_by(state: MidwayState, side: SideId) -> set[int]:
    return {hex for squadron, hex in state.attacking.items() if state.ocean.side_of_squadron[squadron] == side}


def enemy_ships_are_damaged(state: MidwayState, side: SideId) -> MidwayState:
    """Each has lost the zones that it has, and has those that it has lost; found or not."""
    twin, before = state.clone(), list(state.before)
    for ship in members(state.ocean.fleet[enemy_of(side)] & ~state.sunk):
        twin.damage[ship] = before[ship] = HULK - state.damage[ship]
    twin.before = tuple(before)
    return twin


def enemy_ships_have_done_otherwise(state: MidwayState, side: SideId) -> MidwayState:
    """They have moved or not, must wait, and have fought or not."""
    twin, enemy = state.clone(), state.ocean.fleet[enemy_of(side)]
    twin.moved ^= enemy
    twin.engaged ^= enemy
    for ship in members(enemy):
        twin.waits[ship] = 2 - state.waits[ship]
    return twin


# Aircraft


def enemy_decks_are_fuller_or_emptier(state: MidwayState, side: SideId) -> MidwayState:
    """Enemy squadrons that are not in the air have other numbers, and are ready or not."""
    twin = state.clone()
    for squadron in state.ocean.wing[enemy_of(side)]:
        if state.home[squadron] != NOWHERE and not state.flown >> squadron & 1:
            twin.planes[squadron] = max(1, 7 - state.planes[squadron])
            twin.ready[squadron] = 1 - min(1, state.ready[squadron])
    return twin


def enemy_flights_are_others(state: MidwayState, side: SideId) -> MidwayState:
    """Those that the side does not meet over a raided hex fly another way, with other orders."""
    twin = state.clone()
    raided = set(state.attacking.values())
    for squadron, mission in state.missions.items():
        over = mission.kind == COVER and state.hex_of(state.home[squadron]) in raided
        if state.ocean.side_of_squadron[squadron] != side and squadron not in state.attacking and not over:
            twin.missions[squadron] = Mission(mission.kind, mission.path[:1] * 3, chase=6 - mission.chase)
    return twin


def the_runway_of_the_enemy_is_worse(state: MidwayState, side: SideId) -> MidwayState:
    """Who does not bear it does not know what is left of it, nor what has taken off."""
    twin = state.clone()
    if state.runway_owner != side:
        twin.runway, twin.launched = 110 - max(10, state.runway), state.launched + 6
    return twin


# Troops, bases and islands


def troops_afloat_are_in_other_ships(state: MidwayState, side: SideId) -> MidwayState:
    """Battalions still aboard change places; that there are some is known."""
    twin = state.clone()
    if side == US:
        afloat = [ship for ship in state.aboard if ship >= 0]
        turned = iter(afloat[1:] + afloat[:1])
        twin.aboard = [next(turned) if ship >= 0 else ship for ship in state.aboard]
    return twin


def enemy_battalions_are_hurt(state: MidwayState, side: SideId) -> MidwayState:
    """Those of the enemy are in another state, and have fired at aircraft or not."""
    twin, before = state.clone(), list(state.troops_before)
    for battalion in state.ocean.army[enemy_of(side)]:
        twin.troops[battalion] = before[battalion] = BROKEN - state.troops[battalion]
        twin.fired ^= 1 << battalion
    twin.troops_before = tuple(before)
    return twin


def other_battalions_attack_ours(state: MidwayState, side: SideId) -> MidwayState:
    """Who of ours is attacked is known, but not by whom."""
    twin = state.clone()
    theirs = state.ashore(enemy_of(side))
    attacked = [target for battalion, target in state.commits.items() if battalion in theirs]
    if attacked:
        own = {battalion: target for battalion, target in state.commits.items() if battalion not in theirs}
        twin.commits = {**own, **dict(zip(reversed(theirs), attacked, strict=False))}
    return twin


def japan_has_other_plans(state: MidwayState, side: SideId) -> MidwayState:
    """The base at Kure, the points of Chiyoda and the seaplanes in reserve are Japan's business."""
    twin = state.clone()
    if side == US:
        twin.kure, twin.kure_lost = (0, True) if state.kure else (state.turn + 2, False)
        twin.chiyoda, twin.chiyoda_left = state.chiyoda + 1, not state.chiyoda_left
        twin.seaplanes_settled = not state.seaplanes_settled
    return twin


def islands_without_our_ships_are_held_by_others(state: MidwayState, side: SideId) -> MidwayState:
    """Where control lasts, a side hears only of islands at which it has ships."""
    twin = state.clone()
    own = {state.at[ship] for ship in members(state.ocean.surface[side] & ~state.sunk)}
    if state.holders:
        twin.holders = tuple(
            held if hex in own else enemy_of(SideId(held))
            for hex, held in zip(state.ocean.islands, state.holders, strict=True)
        )
    return twin


# What the enemy knows


def the_enemy_knows_otherwise(state: MidwayState, side: SideId) -> MidwayState:
    """What he has found, seen, claimed and lost."""
    twin, enemy = state.clone(), enemy_of(side)
    twin.found[enemy] ^= state.ocean.surface[side]
    twin.contacts[enemy] = twin.contacts[enemy][1:]
    twin.claims[enemy] = twin.claims[enemy][1:]
    twin.islands_seen[enemy] = {"gardner": enemy}
    twin.downed[enemy] += 3
    return twin


SECRETS: tuple[Secret, ...] = (
    unseen_ships_are_far_away,
    unseen_ships_are_among_ours,
    ships_at_sea_are_still_to_come,
    ships_to_come_are_at_sea,
    enemy_ships_are_damaged,
    enemy_ships_have_done_otherwise,
    enemy_decks_are_fuller_or_emptier,
    enemy_flights_are_others,
    the_runway_of_the_enemy_is_worse,
    troops_afloat_are_in_other_ships,
    enemy_battalions_are_hurt,
    other_battalions_attack_ours,
    japan_has_other_plans,
    islands_without_our_ships_are_held_by_others,
    the_enemy_knows_otherwise,
)
