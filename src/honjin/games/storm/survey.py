"""What a closer look at an area shows: what lies beside it, who could fire at it, and who could march there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from honjin.core.bits import members
from honjin.core.decision import Decision
from honjin.core.scene import Remark, Survey
from honjin.games.storm.model import AREAS, PLACE_OF, SIDES, AreaId, AreaSet, SideId, UnitSet, names_of
from honjin.games.storm.rules.ground import Ground, survey
from honjin.games.storm.rules.paths import reach
from honjin.games.storm.rules.targets import bombardment_targets, fire_targets
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import StormState
from honjin.games.storm.view import View, position_of


def survey_of(siege: Siege, view: View, decision: Decision | None, things: Sequence[str]) -> Survey:
    """Of the last area pointed at."""
    for thing in reversed(things):
        kind, _, id = thing.partition("-")
        if kind == "area" and id in AREAS:
            return Survey(remarks=tuple(_of_area(position_of(siege, view), AreaId(id))))
    return Survey()


def _of_area(state: StormState, area: AreaId) -> Iterator[Remark]:
    siege, place = state.siege, PLACE_OF[area]
    beside = _areas(siege.near_mask[place] & siege.on_board)
    yield Remark("look-beside", {"areas": beside}, tuple(f"area-{one}" for one in beside))
    for side in SIDES:
        ground = survey(state, side)
        room = state.room(side, place)
        if room < siege.stack and siege.on_board >> place & 1:
            yield Remark("look-room", {"side": side, "room": room, "all": siege.stack})
        guns, rifles = _shooters(state, side, ground, place)
        if guns:
            yield _who("look-bombards", state, side, guns)
        if rifles:
            yield _who("look-fires", state, side, rifles)
        comers = _comers(state, side, ground, place)
        if comers:
            yield _who("look-marches", state, side, comers)


def _shooters(state: StormState, side: SideId, ground: Ground, place: int) -> tuple[UnitSet, UnitSet]:
    """6.2, 7.2  Active guns and riflemen of a side that have the area as a target."""
    siege, guns, rifles = state.siege, 0, 0
    if not ground.targets >> place & 1:
        return 0, 0
    for origin in members(state.held[side]):
        active = state.active(side, origin)
        for number in members(active & siege.guns):
            if bombardment_targets(siege, ground, origin, 1 << number) >> place & 1:
                guns |= 1 << number
        if active & siege.riflemen and fire_targets(siege, ground, origin) >> place & 1:
            rifles |= active & siege.riflemen
    return guns, rifles


def _comers(state: StormState, side: SideId, ground: Ground, place: int) -> UnitSet:
    """8.1  Active units of a side that could be here after one march, each by itself."""
    siege, found = state.siege, 0
    blocked = state.blocked[side][1]
    for origin in members(state.held[side] & ~(1 << place)):
        active = state.active(side, origin) & siege.mobile
        by_points: dict[int, UnitSet] = {}
        for number in members(active):
            points = siege.units[number].movement
            by_points[points] = by_points.get(points, 0) | 1 << number
        for points, units in by_points.items():
            _, reached = reach(state, ground, origin, points, blocked)
            if reached >> place & 1:
                found |= units
    return found


def _who(says: str, state: StormState, side: SideId, units: UnitSet) -> Remark:
    """How many units of a side, and from which areas."""
    siege = state.siege
    origins = 0
    for number in members(units):
        origins |= 1 << state.place_of(number)
    facts = {"side": side, "count": units.bit_count(), "areas": _areas(origins)}
    return Remark(says, facts, tuple(f"unit-{siege.ids[number]}" for number in members(units)))


def _areas(places: AreaSet) -> tuple[AreaId, ...]:
    return names_of(members(places))
