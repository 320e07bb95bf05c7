"""Chapters 8 and 9: a group moves, area by area, and is fired at on its way in."""

from __future__ import annotations

from honjin.core.choices import Choices
from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.storm import options as opt
from honjin.games.storm.events import FireHeld, UnitsEntered
from honjin.games.storm.model import PLACE_OF, AreaId, AreaSet, SideId, UnitId, UnitSet, enemy_of, names_of
from honjin.games.storm.rules.damage import Absorption
from honjin.games.storm.rules.factors import DEFENSIVE_FIRE
from honjin.games.storm.rules.ground import survey
from honjin.games.storm.rules.paths import is_unseen, marches, route_to
from honjin.games.storm.rules.refusals import Standing, refuse_way
from honjin.games.storm.rules.shooting import shoot
from honjin.games.storm.state import StormState, places_of

StormMatch = Match[StormState]


class Movement(Procedure):
    """8  One group on its way. `path` has the areas to enter next, `been` those it has been in."""

    side: SideId
    units: tuple[UnitId, ...]
    place: AreaId
    points: int
    path: tuple[AreaId, ...]
    price: int
    """What the path costs."""
    stops: bool
    """Whether it stays where the path ends."""
    been: tuple[AreaId, ...] = ()
    shot_at: bool = False

    def crumb(self) -> tuple[str, Facts]:
        return "Movement", {"side": self.side}

    @step("8.1")
    def enter(self, match: StormMatch) -> Procedure | None:
        """The way along the path: quiet areas, then the last one, where active enemies may fire (8.4)."""
        state = match.state
        group = self.group(state)
        units = self.units if len(self.units) == group.bit_count() else state.siege.ids_of(group)
        origin, passed, self.place = self.place, self.path[:-1], self.path[-1]
        self.path = ()
        self.been = (*self.been, origin, *passed)
        self.points -= self.price
        match.emit(UnitsEntered(self.side, units, origin, passed, self.place, self.price))
        if self.draws_fire(state, group):
            return DefensiveFire(enemy_of(self.side), self.place, self.units, self.been[-1])
        return None

    @step("8.1")
    def go_on(self, match: StormMatch) -> Decision | None:
        """A group that means to go on chooses where to, or halts (Rulings 21 and 22)."""
        state = match.state
        if self.told == FIRED:
            self.shot_at = True
            self.stops = self.stops or state.siege.defensive_fire_halts
        if self.stops:
            return None
        group = self.group(state)
        ground, blocked = survey(state, self.side), self.blocked(state, group)
        options: Choices[Option] = Choices(
            *marches(state, ground, PLACE_OF[self.place], self.points, blocked), others=JUST_HALT
        )
        if not group or len(options) == 1:
            return None
        units = state.siege.ids_of(group)
        way: Facts = {"units": units, "been": self.been, "shot_at": self.shot_at}
        facts = {"area": self.place, "points": self.points, **way}
        return Decision(self.side, "march-on", options, facts, default=len(options) - 1)

    @go_on.answered
    def went_on(self, match: StormMatch, option: Option) -> None:
        if isinstance(option, opt.Halt):
            return
        assert isinstance(option, opt.Way)
        state = match.state
        blocked = self.blocked(state, self.group(state))
        ground = survey(state, self.side)
        way, self.price = route_to(state, ground, PLACE_OF[self.place], option, self.points, blocked)
        self.path = names_of(way)
        self.stops = isinstance(option, opt.March)
        self.told = ""
        self.go_to(Movement.enter)

    @go_on.refused
    def why_not(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        if not isinstance(option, opt.Way):
            return None
        standing = Standing(PLACE_OF[self.place], self.points, places_of(self.been))
        return refuse_way(match.state, self.side, self.group(match.state), standing, option)

    def group(self, state: StormState) -> UnitSet:
        """Those of the group that are still on their way: thrown back or lost, a unit drops out (Ruling 74)."""
        return state.siege.set_of(self.units) & state.at[PLACE_OF[self.place]]

    def draws_fire(self, state: StormState, group: UnitSet) -> bool:
        """8.4, 9.2  Whether enemies in the area may fire at the group: once only (Rulings 23 and 73)."""
        place = PLACE_OF[self.place]
        if self.shot_at or not state.guards[enemy_of(self.side)] >> place & 1:
            return False
        return not is_unseen(state, self.side, group, place)

    def blocked(self, state: StormState, group: UnitSet) -> AreaSet:
        """Where the group may not go: no room, or it has been there (Ruling 71)."""
        return state.blocked[self.side][group.bit_count()] | places_of(self.been)


JUST_HALT: tuple[Option, ...] = (opt.HALT,)
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
