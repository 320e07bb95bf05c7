"""Chapter 5: one action, from the units picked to the control it changes."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.storm import options as opt
from honjin.games.storm.events import ActionBegan, FireSpotted, KondratenkoPlaced, Passed, UnitsSpent
from honjin.games.storm.model import (
    AREA_PLACES,
    AREAS,
    DESTROYED,
    JAPAN,
    PLACE_OF,
    REORGANIZATION,
    RUSSIA,
    AreaId,
    SideId,
    UnitId,
    enemy_of,
)
from honjin.games.storm.rules.control import settle_control
from honjin.games.storm.rules.factors import BOMBARDMENT, FIRE, target_units
from honjin.games.storm.rules.grouping import fitting, may_bombard, may_bombard_together, refuse_size
from honjin.games.storm.rules.movement import Movement, marches, slowest
from honjin.games.storm.rules.ground import Ground, next_to, survey
from honjin.games.storm.rules.paths import path_to, reach
from honjin.games.storm.rules.shooting import damage_at, shoot
from honjin.games.storm.rules.targets import bombardment_targets, fire_targets
from honjin.games.storm.siege import MOST_POINTS, Siege
from honjin.games.storm.state import UNPLACED, StormState
from honjin.games.storm.unitset import Choices, UnitSet, members

StormMatch = Match[StormState]


class Action(Procedure):
    """5  One side picks units, they bombard, fire or move, and turn to their inactive side; or it passes."""

    side: SideId
    units: tuple[UnitId, ...] = ()
    place: AreaId | None = None
    kind: str = ""
    target: AreaId | None = None
    stops: bool = True
    points: int = 0

    def crumb(self) -> tuple[str, Facts]:
        return "Action", {"side": self.side}

    @step("5.1")
    def pick_first(self, match: StormMatch) -> Decision:
        """Any unit that can do something, or a pass; a side that can do nothing passes by itself (4.3)."""
        return Decision(self.side, "action", action_options(match.state, self.side), {"side": self.side})

    @pick_first.answered
    def first_picked(self, match: StormMatch, option: Option) -> None:
        if isinstance(option, opt.Pass):
            match.emit(Passed(self.side), rule="4.3")
            self.finish()
        elif isinstance(option, opt.PlaceKondratenko):
            match.emit(KondratenkoPlaced(option.area), rule="15.4")
            self.repeat()
        else:
            assert isinstance(option, opt.Pick)
            number = match.state.siege.number[option.unit]
            self.units, self.place = (option.unit,), AREAS[match.state.place_of(number)]

    @pick_first.refused
    def why_not_first(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        return refuse_action(match.state, self.side, option)

    @step("5.3")
    def pick_more(self, match: StormMatch) -> Decision:
        """More units of the same area, or what those picked shall do."""
        state = match.state
        options = group_options(state, self.side, PLACE_OF[self._place()], self.group(state))
        return Decision(self.side, "group", options, {"side": self.side, "units": self.units})

    @pick_more.answered
    def more_picked(self, match: StormMatch, option: Option) -> None:
        if isinstance(option, opt.Pick):
            self.units = (*self.units, option.unit)
            self.repeat()
            return
        assert isinstance(option, opt.Bombard | opt.Fire | opt.March | opt.Through)
        self.target = option.area
        self.kind = {opt.Bombard: BOMBARDMENT, opt.Fire: FIRE}.get(type(option), "")
        self.stops = isinstance(option, opt.March)

    @pick_more.refused
    def why_not_more(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        return refuse_group(match.state, self.side, PLACE_OF[self._place()], self.group(match.state), option)

    @step("5.1")
    def act(self, match: StormMatch) -> Procedure | None:
        state = match.state
        group = self.group(state)
        place, target = PLACE_OF[self._place()], PLACE_OF[self._target()]
        match.emit(ActionBegan(self.side))
        if self.kind:
            self.points = shoot(
                match, self.kind, self.side, group, place, target, target_units(state, self.side, target)
            )
            return None
        points = slowest(state, group)
        ground = survey(state, self.side)
        reached = reach(state, ground, place, points, state.blocked(self.side, group.bit_count()))
        path = tuple([AREAS[one] for one in path_to(state, ground, reached, target)])
        return Movement(self.side, self.units, self._place(), points, path, self.stops)

    @step("7.3")
    def spend(self, match: StormMatch) -> Procedure | None:
        """5.2  The units turn to their inactive side; fire into the next area is spotted. Then the damage is taken."""
        state = match.state
        if self.kind == FIRE and self.target != self.place and not self._is_spotted(state):
            match.emit(FireSpotted(self.side, self._place()))
        on_map = self.group(state) & ~state.at[DESTROYED] & ~state.at[REORGANIZATION[self.side]]
        if on_map:
            match.emit(UnitsSpent(state.siege.ids_of(on_map)), rule="5.2")
        return damage_at(self.side, PLACE_OF[self._target()], self.points) if self.kind else None

    @step("13.2")
    def settle(self, match: StormMatch) -> None:
        settle_control(match)

    def group(self, state: StormState) -> UnitSet:
        """The units picked, as a set."""
        return state.siege.set_of(self.units)

    def _is_spotted(self, state: StormState) -> bool:
        return bool(state.spotted[self.side] >> PLACE_OF[self._place()] & 1)

    def _place(self) -> AreaId:
        assert self.place is not None
        return self.place

    def _target(self) -> AreaId:
        assert self.target is not None
        return self.target


# What can be picked


def action_options(state: StormState, side: SideId) -> Sequence[Option]:
    """5.1  Every unit that can bombard, fire or move, and the pass."""
    siege = state.siege
    able = able_units(state, side)
    others: list[Option] = [opt.PASS]
    if able and side == RUSSIA and siege.kondratenko and state.kondratenko == UNPLACED:
        others[:0] = [siege.send_kondratenko[place] for place in members(state.controlled(RUSSIA))]
    return Choices(siege.pick, able, others)


def able_units(state: StormState, side: SideId) -> UnitSet:
    """The active units of a side that can do something by themselves."""
    siege, at = state.siege, state.at
    ground = survey(state, side)
    army = ground.army & ~state.rear
    blocked = state.blocked(side, 1)
    fire_from = (ground.targets | next_to(siege, ground.targets)) & siege.firing_ground
    able = 0
    for place in members(state.held[side] & siege.map):
        mine = at[place] & army
        if not mine:
            continue
        if fire_from >> place & 1:
            able |= mine & siege.riflemen
        if mine & siege.guns and siege.firing_ground >> place & 1:
            for reach, guns in siege.guns_by_range:
                if mine & guns and ground.observed & siege.within[reach][place]:
                    able |= mine & guns
        movers = mine & siege.mobile & ~able
        if movers:
            able |= movers & siege.can_spend[cheapest_step(siege, ground, place, blocked)]
    return able


def cheapest_step(siege: Siege, ground: Ground, place: int, blocked: int) -> int:
    """8.1  The least a group pays to leave an area for another that is not blocked; too much if there is none."""
    near = siege.near_mask[place] & ~blocked
    price = 1 + (ground.hostile >> place & 1)
    if near & ~ground.hostile:
        return price
    return price + 1 if near else MOST_POINTS


def group_options(state: StormState, side: SideId, place: int, group: UnitSet) -> Sequence[Option]:
    """5.3  What the units picked can do, and who can still join them for it."""
    siege = state.siege
    ground = survey(state, side)
    others = state.at[place] & ground.army & ~state.rear & ~group
    options: list[Option] = []
    joining = 0
    if may_bombard(siege, group):
        options += [siege.bombard[target] for target in members(bombardment_targets(siege, ground, place, group))]
        joining |= fellow_guns(siege, ground, place, group, others)
    if not group & ~siege.riflemen:
        targets = fire_targets(siege, ground, place)
        options += [siege.fire[target] for target in members(targets)]
        if targets:
            joining |= others & siege.riflemen
    if not group & ~siege.mobile:
        points = slowest(state, group)
        options += marches(state, ground, place, points, state.blocked(side, group.bit_count()))
        joining |= fellow_travellers(state, side, ground, place, group, others & siege.mobile, points)
    return Choices(siege.pick, fitting(siege, group, joining), options) if joining else options


def fellow_guns(siege: Siege, ground: Ground, place: int, group: UnitSet, others: UnitSet) -> UnitSet:
    """5.4  Guns that can bombard with the one picked: of the same firepower, with a target in reach of both."""
    guns = others & siege.guns
    if not guns or group.bit_count() != 1:
        return 0
    first = group.bit_length() - 1
    found = 0
    for number in members(guns):
        if may_bombard_together(siege, first, number) and bombardment_targets(
            siege, ground, place, group | 1 << number
        ):
            found |= 1 << number
    return found


def fellow_travellers(
    state: StormState, side: SideId, ground: Ground, place: int, group: UnitSet, others: UnitSet, points: int
) -> UnitSet:
    """Units that can move with the group: there is somewhere for all of them to go."""
    if not others:
        return 0
    price = cheapest_step(state.siege, ground, place, state.blocked(side, group.bit_count() + 1))
    return others & state.siege.can_spend[price] if price <= points else 0


# Why not


def refuse_action(state: StormState, side: SideId, option: Option) -> Refusal | None:
    """Why this cannot begin an action."""
    siege = state.siege
    if isinstance(option, opt.PlaceKondratenko):
        return refuse_kondratenko(state, side, option.area)
    if isinstance(option, opt.Bombard | opt.Fire | opt.March | opt.Through):
        return Refusal("5.1", "pick-units-first")
    if not isinstance(option, opt.Pick):
        return None
    refusal = refuse_unit(state, side, option.unit)
    if refusal is not None:
        return refusal
    number = siege.number[option.unit]
    place = state.place_of(number)
    if option in action_options(state, side):
        return None
    return Refusal("5.1", "nothing-to-do", {"unit": option.unit, "area": AREAS[place]})


def refuse_unit(state: StormState, side: SideId, unit: UnitId) -> Refusal | None:
    """Why this unit cannot act at all."""
    siege = state.siege
    if unit not in siege.number:
        return Refusal("2.11", "no-such-unit", {"unit": unit})
    number = siege.number[unit]
    if siege.side_of(number) != side:
        return Refusal("5.1", "not-your-unit", {"unit": unit})
    if not siege.in_play >> number & 1:
        return Refusal("15.2" if side == JAPAN else "15.1", "not-in-play", {"unit": unit})
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
        return refuse_size(siege, group, number) or refuse_company(siege, group, number)
    if isinstance(option, opt.Bombard):
        return refuse_bombardment(state, side, place, group, option.area)
    if isinstance(option, opt.Fire):
        return refuse_fire(state, side, place, group, option.area)
    if isinstance(option, opt.March | opt.Through):
        return refuse_march(state, side, place, group, option)
    if isinstance(option, opt.Pass):
        return Refusal("5.1", "undo-to-pass")
    return None


def refuse_company(siege: Siege, group: UnitSet, number: int) -> Refusal:
    """Why a unit has nothing to do with those picked."""
    facts = {"unit": siege.ids[number]}
    if not (group | 1 << number) & ~siege.guns:
        return Refusal("5.4", "two-equal-guns", facts)
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


def refuse_march(
    state: StormState, side: SideId, place: int, group: UnitSet, option: opt.March | opt.Through
) -> Refusal | None:
    """8  Why the group cannot go there."""
    siege = state.siege
    target = PLACE_OF[option.area]
    if group & ~siege.mobile:
        return Refusal("8.1", "cannot-move")
    points = slowest(state, group)
    blocked = state.blocked(side, group.bit_count())
    possible = marches(state, survey(state, side), place, points, blocked)
    if option in possible:
        return None
    if target == place:
        return Refusal("8.1", "there-already", {"area": option.area})
    if side == RUSSIA and siege.off_board >> target & 1:
        return Refusal("2.21", "japanese-only", {"area": option.area})
    if blocked >> target & 1:
        return Refusal("8.3", "ten-units", {"area": option.area})
    if isinstance(option, opt.Through) and siege.march[target] in possible:
        return Refusal("8.1", "no-going-on", {"area": option.area})
    return Refusal("8.1", "out-of-reach", {"area": option.area, "points": points})
