"""Chapters 5 to 8: why an action cannot be begun, joined or carried out in a certain way."""

from __future__ import annotations

from typing import NamedTuple

from honjin.core.bits import members
from honjin.core.choices import Choices
from honjin.core.decision import Option, Refusal
from honjin.games.storm import options as opt
from honjin.games.storm.model import (
    AREA_PLACES,
    AREAS,
    PLACE_OF,
    RUSSIA,
    AreaId,
    AreaSet,
    SideId,
    UnitId,
    UnitSet,
    enemy_of,
)
from honjin.games.storm.rules.ground import survey
from honjin.games.storm.rules.grouping import may_bombard, refuse_size
from honjin.games.storm.rules.offers import able_units, group_options, slowest
from honjin.games.storm.rules.paths import marches, reach
from honjin.games.storm.rules.targets import bombardment_targets
from honjin.games.storm.state import UNPLACED, StormState


def refuse_action(state: StormState, side: SideId, option: Option) -> Refusal | None:
    """Why this cannot begin an action."""
    siege = state.siege
    if isinstance(option, opt.PlaceKondratenko):
        return refuse_kondratenko(state, side, option.area)
    if isinstance(option, opt.Deed):
        return Refusal("5.1", "pick-units-first")
    if not isinstance(option, opt.Pick):
        return None
    refusal = refuse_unit(state, side, option.unit)
    if refusal is not None:
        return refusal
    number = siege.number[option.unit]
    if able_units(state, side) >> number & 1:
        return None
    return Refusal("5.1", "nothing-to-do", {"unit": option.unit, "area": AREAS[state.place_of(number)]})


def refuse_unit(state: StormState, side: SideId, unit: UnitId) -> Refusal | None:
    """Why this unit cannot act at all."""
    siege = state.siege
    if unit not in siege.number:
        return Refusal("2.11", "no-such-unit", {"unit": unit})
    number = siege.number[unit]
    if siege.side_of(number) != side:
        return Refusal("5.1", "not-your-unit", {"unit": unit})
    if not siege.in_play >> number & 1:
        if siege.cord >> number & 1:
            return Refusal("15.2", "not-in-play", {"unit": unit})
        return Refusal("15.1", "not-in-play", {"unit": unit})
    place = state.place_of(number)
    if place not in AREA_PLACES:
        return Refusal("5.1", "not-on-the-map", {"unit": unit})
    if state.rear >> number & 1:
        return Refusal("5.2", "has-acted", {"unit": unit})
    return None


def refuse_kondratenko(state: StormState, side: SideId, area: AreaId) -> Refusal | None:
    """15.4  Why Kondratenko cannot go there now (Rulings 56 and 93)."""
    if side != RUSSIA or not state.siege.kondratenko:
        return Refusal("15.4", "no-kondratenko")
    if state.kondratenko != UNPLACED:
        return Refusal("15.4", "kondratenko-placed")
    if not state.controlled(RUSSIA) >> PLACE_OF[area] & 1:
        return Refusal("15.4", "not-under-control", {"area": area})
    return None


def refuse_group(state: StormState, side: SideId, place: int, group: UnitSet, option: Option) -> Refusal | None:
    """Why the units picked cannot do this, or this unit cannot join them."""
    siege = state.siege
    if isinstance(option, opt.Pick):
        refusal = refuse_unit(state, side, option.unit)
        if refusal is not None:
            return refusal
        number = siege.number[option.unit]
        if state.place_of(number) != place:
            return Refusal("5.5", "not-in-the-same-area", {"unit": option.unit, "area": AREAS[place]})
        if group >> number & 1:
            return Refusal("5.3", "picked-already", {"unit": option.unit})
        if option in group_options(state, side, place, group):
            return None
        return refuse_size(siege, group, number) or refuse_company(state, side, group, number)
    if isinstance(option, opt.Bombard):
        return refuse_bombardment(state, side, place, group, option.area)
    if isinstance(option, opt.Fire):
        return refuse_fire(state, side, place, group, option.area)
    if isinstance(option, opt.Way):
        return refuse_march(state, side, place, group, option)
    if isinstance(option, opt.Pass):
        return Refusal("5.1", "undo-to-pass")
    return None


def refuse_company(state: StormState, side: SideId, group: UnitSet, number: int) -> Refusal:
    """Why a unit has nothing to do with those picked."""
    siege, both, facts = state.siege, group | 1 << number, {"unit": state.siege.ids[number]}
    if may_bombard(siege, both):
        return Refusal("6.2", "no-common-target", facts)
    if both & siege.guns & ~siege.mobile:
        # A gun that cannot move only bombards: with another gun of its firepower, and with nothing else.
        return Refusal("6.1", "only-guns-bombard") if both & ~siege.guns else Refusal("5.4", "two-equal-guns", facts)
    size = both.bit_count()
    if not both & ~siege.mobile and state.blocked[side][size] & ~state.blocked[side][size - 1]:
        return Refusal("8.3", "no-room-for-more", facts)
    return Refusal("5.3", "nothing-in-common", facts)


def refuse_bombardment(state: StormState, side: SideId, place: int, group: UnitSet, area: AreaId) -> Refusal | None:
    """6  Why this area cannot be bombarded."""
    siege = state.siege
    target = PLACE_OF[area]
    if group & ~siege.guns:
        return Refusal("6.1", "only-guns-bombard")
    if not may_bombard(siege, group):
        return Refusal("5.4", "two-equal-guns")
    if siege.off_board >> place & 1 and not siege.fire_from_off_board:
        return Refusal("2.21", "not-from-off-board")
    if siege.off_board >> target & 1:
        return Refusal("2.21", "not-off-board", {"area": area})
    if not state.units(enemy_of(side), target):
        return Refusal("6.2", "no-enemy-there", {"area": area})
    if min(siege.range[number] for number in members(group)) < siege.distance[place][target]:
        return Refusal("6.2", "out-of-range", {"area": area, "distance": siege.distance[place][target]})
    if not bombardment_targets(siege, survey(state, side), place, group) >> target & 1:
        return Refusal("6.2", "not-observed", {"area": area})
    return None


def refuse_fire(state: StormState, side: SideId, place: int, group: UnitSet, area: AreaId) -> Refusal | None:
    """7  Why this area cannot be fired at."""
    siege = state.siege
    target = PLACE_OF[area]
    if group & ~siege.riflemen:
        return Refusal("7.1", "only-riflemen-fire")
    if siege.off_board >> place & 1 and not siege.fire_from_off_board:
        return Refusal("2.21", "not-from-off-board")
    if siege.off_board >> target & 1:
        return Refusal("2.21", "not-off-board", {"area": area})
    if not state.units(enemy_of(side), target):
        return Refusal("7.2", "no-enemy-there", {"area": area})
    if not (siege.near_mask[place] | 1 << place) >> target & 1:
        return Refusal("7.2", "not-next-to", {"area": area})
    return None


def refuse_march(state: StormState, side: SideId, place: int, group: UnitSet, option: opt.Way) -> Refusal | None:
    """8  Why the group cannot go there."""
    if group & ~state.siege.mobile:
        return Refusal("8.1", "cannot-move")
    return refuse_way(state, side, group, Standing(place, slowest(state.siege, group)), option)


class Standing(NamedTuple):
    """Where a group is, what points it has left, and where it has been already."""

    place: int
    points: int
    been: AreaSet = 0


def refuse_way(state: StormState, side: SideId, group: UnitSet, way: Standing, option: opt.Way) -> Refusal | None:
    """8  Why a group with these points cannot go there from where it is."""
    siege, target, ground = state.siege, PLACE_OF[option.area], survey(state, side)
    full = state.blocked[side][group.bit_count()]
    facts = {"area": option.area, "points": way.points}
    if option in Choices(*marches(state, ground, way.place, way.points, full | way.been)):
        return None
    _, marched = reach(state, ground, way.place, way.points, full | way.been)
    if target == way.place:
        return Refusal("8.1", "there-already", facts)
    if way.been >> target & 1:
        return Refusal("8.1", "been-there", facts)
    if side == RUSSIA and siege.off_board >> target & 1:
        return Refusal("2.21", "japanese-only", facts)
    if full >> target & 1:
        return Refusal("8.3", "ten-units", facts)
    if marched >> target & 1 and isinstance(option, opt.Through):
        return Refusal("8.1", "no-going-on", facts)
    if marched >> target & 1:
        return Refusal("8.1", "other-side", facts)
    return Refusal("8.1", "out-of-reach", facts)
