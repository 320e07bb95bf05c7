"""Chapter 5: one action, from the units picked to the control it changes."""

from __future__ import annotations

from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.storm import options as opt
from honjin.games.storm.events import ActionBegan, FireSpotted, KondratenkoPlaced, Passed, UnitsEntered, UnitsSpent
from honjin.games.storm.model import (
    AREAS,
    DESTROYED,
    PLACE_OF,
    REORGANIZATION,
    AreaId,
    SideId,
    UnitId,
    UnitSet,
    names_of,
)
from honjin.games.storm.rules.control import settle_control
from honjin.games.storm.rules.factors import BOMBARDMENT, FIRE, target_units
from honjin.games.storm.rules.ground import survey
from honjin.games.storm.rules.movement import Movement
from honjin.games.storm.rules.offers import action_options, group_options, slowest
from honjin.games.storm.rules.paths import route_to
from honjin.games.storm.rules.refusals import refuse_action, refuse_group
from honjin.games.storm.rules.shooting import damage_at, shoot
from honjin.games.storm.state import StormState

StormMatch = Match[StormState]

NOWHERE = AreaId("")
SHOTS: dict[type[Option], str] = {opt.Bombard: BOMBARDMENT, opt.Fire: FIRE}


class Action(Procedure):
    """5  One side picks units, they bombard, fire or move, and turn to their inactive side; or it passes."""

    side: SideId
    units: tuple[UnitId, ...] = ()
    place: AreaId = NOWHERE
    deed: opt.Deed | None = None
    points: int = 0

    def crumb(self) -> tuple[str, Facts]:
        return "Action", {"side": self.side}

    @step("5.1")
    def pick_first(self, match: StormMatch) -> Decision:
        """Any unit that can do something, or a pass; a side that can do nothing passes by itself (4.3)."""
        options = action_options(match.state, self.side)
        return Decision(self.side, "action", options, {"side": self.side}, default=len(options) - 1)

    @pick_first.answered
    def first_picked(self, match: StormMatch, option: Option) -> None:
        if isinstance(option, opt.Pick):
            state = match.state
            self.units, self.place = (option.unit,), AREAS[state.place_of(state.siege.number[option.unit])]
        elif isinstance(option, opt.PlaceKondratenko):
            match.emit(KondratenkoPlaced(option.area), rule="15.4")
            self.repeat()
        else:
            match.emit(Passed(self.side), rule="4.3")
            self.finish()

    @pick_first.refused
    def why_not_first(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        return refuse_action(match.state, self.side, option)

    @step("5.3")
    def pick_more(self, match: StormMatch) -> Decision:
        """More units of the same area, or what those picked shall do."""
        state = match.state
        options = group_options(state, self.side, PLACE_OF[self.place], self.group(state))
        # Asked even with one thing left to do: a unit that was picked can still be put back.
        return Decision(self.side, "group", options, {"side": self.side, "units": self.units}, commits=True)

    @pick_more.answered
    def more_picked(self, match: StormMatch, option: opt.Pick | opt.Deed) -> None:
        if isinstance(option, opt.Pick):
            self.units = (*self.units, option.unit)
            self.repeat()
            return
        self.deed = option

    @pick_more.refused
    def why_not_more(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        return refuse_group(match.state, self.side, PLACE_OF[self.place], self.group(match.state), option)

    @step("5.1")
    def act(self, match: StormMatch) -> Procedure | None:
        state, deed = match.state, self.deed
        assert deed is not None
        match.emit(ActionBegan(self.side))
        group, place = self.group(state), PLACE_OF[self.place]
        if isinstance(deed, opt.Way):
            return self.set_out(match, group, place, deed)
        target = PLACE_OF[deed.area]
        targets = target_units(state, self.side, target)
        self.points = shoot(match, SHOTS[type(deed)], self.side, group, place, target, targets)
        return None

    def set_out(self, match: StormMatch, group: UnitSet, place: int, deed: opt.Way) -> Procedure | None:
        """8.1  Where nobody can fire at it a group arrives at once; else it is on its way (8.4)."""
        state = match.state
        ground = survey(state, self.side)
        points, blocked = slowest(state.siege, group), state.blocked[self.side][len(self.units)]
        way, price = route_to(state, ground, place, deed, points, blocked)
        path = names_of(way)
        if ground.guarded >> way[-1] & 1:
            stops = isinstance(deed, opt.March)
            return Movement(self.side, self.units, self.place, points, path, price, stops)
        match.emit(UnitsEntered(self.side, self.units, self.place, path[:-1], path[-1], price), rule="8.1")
        return None

    @step("5.2")
    def spend(self, match: StormMatch) -> Procedure | None:
        """The units turn to their inactive side; fire into the next area is spotted. Then the damage is taken."""
        state, deed = match.state, self.deed
        assert deed is not None
        area = self.place
        if isinstance(deed, opt.Way):
            area = deed.area
        elif isinstance(deed, opt.Fire) and deed.area != area and self._can_be_spotted(state):
            match.emit(FireSpotted(self.side, area), rule="7.3")
        group = self.group(state)
        if group & state.at[PLACE_OF[area]] == group:
            match.emit(UnitsSpent(self.side, self.units, area))
        else:
            self.spend_scattered(match, group)
        return damage_at(self.side, PLACE_OF[deed.area], self.points)

    def spend_scattered(self, match: StormMatch, group: UnitSet) -> None:
        """Some went on, or defensive fire threw them back (Ruling 74); those off the map have no side to turn to."""
        state = match.state
        left = group & ~state.at[DESTROYED] & ~state.at[REORGANIZATION[self.side]]
        while left:
            place = state.place_of(left.bit_length() - 1)
            match.emit(UnitsSpent(self.side, state.siege.ids_of(left & state.at[place]), AREAS[place]))
            left &= ~state.at[place]

    @step("13.2")
    def settle(self, match: StormMatch) -> None:
        settle_control(match)

    def group(self, state: StormState) -> UnitSet:
        """The units picked, as a set."""
        return state.siege.set_of(self.units)

    def _can_be_spotted(self, state: StormState) -> bool:
        """One marker a side and area; none off the board, where nobody can fire back (Rulings 83 and 86)."""
        place = PLACE_OF[self.place]
        return bool(state.siege.on_board & ~state.spotted[self.side] & 1 << place)
