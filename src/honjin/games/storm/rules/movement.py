"""Chapters 8 and 9: a group moves, and the enemy may fire at it on the way in."""

from __future__ import annotations

from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.storm import options as opt
from honjin.games.storm.events import FireHeld, UnitsEntered
from honjin.games.storm.model import AREAS, PLACE_OF, AreaId, SideId, UnitId, enemy_of
from honjin.games.storm.rules.damage import Absorption
from honjin.games.storm.rules.factors import DEFENSIVE_FIRE
from honjin.games.storm.rules.ground import Ground, survey
from honjin.games.storm.rules.paths import going_on_from, guarded, is_unseen, path_to, reach, step_cost
from honjin.games.storm.rules.shooting import shoot
from honjin.games.storm.state import StormState
from honjin.games.storm.unitset import UnitSet, members

StormMatch = Match[StormState]


class Movement(Procedure):
    """8  One group on its way. `path` has the areas still to enter, `been` those it has been in."""

    side: SideId
    units: tuple[UnitId, ...]
    place: AreaId
    points: int
    path: tuple[AreaId, ...]
    stops: bool
    """Whether it stays where the path ends."""
    been: tuple[AreaId, ...] = ()
    shot_at: bool = False

    def crumb(self) -> tuple[str, Facts]:
        return "Movement", {"side": self.side}

    @step("8.1")
    def enter(self, match: StormMatch) -> Procedure | None:
        """The next area of the path; where active enemies stand they may fire (8.4)."""
        state = match.state
        group = self.group(state)
        origin, target = PLACE_OF[self.place], PLACE_OF[self.path[0]]
        ground = survey(state, self.side)
        cost = step_cost(ground, origin, target)
        match.emit(UnitsEntered(self.side, state.siege.ids_of(group), self.place, self.path[0], cost))
        self.points -= cost
        self.been = (*self.been, self.place)
        left, self.place, self.path = self.place, self.path[0], self.path[1:]
        if self.shot_at or not state.at[target] & ground.shooters or is_unseen(state, self.side, group, target):
            return None
        return DefensiveFire(enemy_of(self.side), self.place, self.units, left)

    @step("8.1")
    def go_on(self, match: StormMatch) -> Decision | None:
        """On along the path, or a choice to go on or to halt (Rulings 21 and 22)."""
        state = match.state
        group = self.group(state)
        fired = self.told == FIRED
        self.told = ""
        if fired:
            self.shot_at = True
            self.stops = self.stops or state.siege.defensive_fire_halts
        if not group or (fired and state.siege.defensive_fire_halts):
            self.finish()
            return None
        if self.path:
            self.go_to(Movement.enter)
            return None
        if self.stops:
            self.finish()
            return None
        options = self.onward(state, group)
        if not options:
            self.finish()
            return None
        facts = {"area": self.place, "points": self.points}
        return Decision(self.side, "march-on", [*options, opt.HALT], facts, default=len(options))

    @go_on.answered
    def went_on(self, match: StormMatch, option: Option) -> None:
        if isinstance(option, opt.Halt):
            return
        assert isinstance(option, opt.March | opt.Through)
        state = match.state
        ground = survey(state, self.side)
        blocked = self.blocked(state, self.group(state))
        reached = reach(state, ground, PLACE_OF[self.place], self.points, blocked)
        self.path = tuple(AREAS[place] for place in path_to(state, ground, reached, PLACE_OF[option.area]))
        self.stops = isinstance(option, opt.March)
        self.go_to(Movement.enter)

    @go_on.refused
    def why_not(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        if isinstance(option, opt.March | opt.Through):
            return Refusal("8.1", "out-of-reach", {"area": option.area, "points": self.points})
        return None

    def group(self, state: StormState) -> UnitSet:
        """Those of the group that are still on their way: thrown back or lost, a unit drops out (Ruling 74)."""
        return state.siege.set_of(self.units) & state.at[PLACE_OF[self.place]]

    def blocked(self, state: StormState, group: UnitSet) -> int:
        """Where the group may not go: no room, or it has been there (Ruling 71)."""
        return state.blocked(self.side, group.bit_count()) | sum(1 << PLACE_OF[area] for area in self.been)

    def onward(self, state: StormState, group: UnitSet) -> list[Option]:
        """The areas the group can go on to."""
        ground = survey(state, self.side)
        return marches(state, ground, PLACE_OF[self.place], self.points, self.blocked(state, group))


def marches(state: StormState, ground: Ground, start: int, points: int, blocked: int) -> list[Option]:
    """8.1  Where a group can go; into an area that may fire at it also with the intent to go on."""
    siege = state.siege
    options: list[Option] = []
    for cost, areas in enumerate(reach(state, ground, start, points, blocked)):
        if not cost or not areas:
            continue
        options += [siege.march[place] for place in members(areas)]
        for place in members(guarded(state, ground, areas)):
            if going_on_from(state, ground, place, points - cost, blocked | 1 << start):
                options.append(siege.through[place])
    return options


def slowest(state: StormState, group: UnitSet) -> int:
    """The movement points of a group: those of its slowest unit (Ruling 70)."""
    return min(state.siege.movement[number] for number in members(group))


FIRED = "fired"


class DefensiveFire(Procedure):
    """9  The units in an area fire at a group that enters it, all as one, once (Rulings 23, 25 and 73)."""

    side: SideId
    area: AreaId
    units: tuple[UnitId, ...]
    left: AreaId
    points: int = 0

    def crumb(self) -> tuple[str, Facts]:
        return "DefensiveFire", {"side": self.side, "area": self.area}

    @step("9.1")
    def ask(self, match: StormMatch) -> Decision:
        facts = {"side": self.side, "area": self.area, "units": self.units}
        return Decision(self.side, "defensive-fire", opt.ANSWER_FIRE, facts, default=0)

    @ask.answered
    def answer(self, match: StormMatch, option: opt.Shoot | opt.HoldFire) -> None:
        state = match.state
        place = PLACE_OF[self.area]
        if isinstance(option, opt.HoldFire):
            match.emit(FireHeld(self.side, self.area))
            self.finish()
            return
        shooters = state.active(self.side, place) & state.siege.riflemen
        targets = state.siege.set_of(self.units) & state.at[place]
        self.points = shoot(match, DEFENSIVE_FIRE, self.side, shooters, place, place, targets)
        match.report(FIRED)

    @step("11.2")
    def take_damage(self, match: StormMatch) -> Procedure | None:
        """Only the group that entered is hit, and thrown back to where it came from."""
        if not self.points:
            return None
        return Absorption(enemy_of(self.side), self.area, self.points, self.units, self.left)
