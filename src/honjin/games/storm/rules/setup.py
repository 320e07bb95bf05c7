"""Chapter 3: both sides set up, Russia first."""

from __future__ import annotations

from honjin.core.bits import first, members
from honjin.core.choices import Choices
from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.storm import options as opt
from honjin.games.storm.events import UnitPlaced
from honjin.games.storm.model import AREAS, JAPAN, PLACE_OF, RUSSIA, WAITING, AreaSet, SideId, UnitSet
from honjin.games.storm.state import StormState

StormMatch = Match[StormState]

THE_REST: tuple[Option, ...] = (opt.PLACE_THE_REST,)


class RussianSetUp(Procedure):
    """3.2  Guns and machine guns where it is printed, the others anywhere in Russian areas (Rulings 51 and 52)."""

    @step("3.2")
    def place_fixed(self, match: StormMatch) -> None:
        place_fixed(match, RUSSIA)

    @step("3.2")
    def place_others(self, match: StormMatch) -> Decision | None:
        return ask_for_place(match.state, RUSSIA)

    @place_others.answered
    def placed(self, match: StormMatch, option: Option) -> None:
        if place_as_told(match, RUSSIA, option):
            self.repeat()

    @place_others.refused
    def why_not(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        wrong = wrong_place(match.state, RUSSIA, option)
        return Refusal("3.2", "not-a-set-up-area", wrong) if wrong else refuse_full(match.state, RUSSIA, option)


class JapaneseSetUp(Procedure):
    """3.3  Divisions in either of two areas, reserves off the board, the others where it is printed (Ruling 62)."""

    @step("3.3")
    def place_fixed(self, match: StormMatch) -> None:
        place_fixed(match, JAPAN)

    @step("3.3")
    def place_others(self, match: StormMatch) -> Decision | None:
        return ask_for_place(match.state, JAPAN)

    @place_others.answered
    def placed(self, match: StormMatch, option: Option) -> None:
        if place_as_told(match, JAPAN, option):
            self.repeat()

    @place_others.refused
    def why_not(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        wrong = wrong_place(match.state, JAPAN, option)
        return Refusal("3.3", "not-a-set-up-area", wrong) if wrong else refuse_full(match.state, JAPAN, option)


def place_fixed(match: StormMatch, side: SideId) -> None:
    """Units for which there is one area only go there by themselves."""
    siege = match.state.siege
    for number in members(siege.army[side] & siege.set_up):
        areas = siege.setup_areas[number]
        if areas.bit_count() == 1:
            match.emit(UnitPlaced(side, siege.ids[number], AREAS[areas.bit_length() - 1]))


def ask_for_place(state: StormState, side: SideId) -> Decision | None:
    """The next unit in the order of the counters, and the areas with room for it."""
    siege, units = state.siege, waiting(state, side)
    if not units:
        return None
    number = first(units)
    options: Choices[Option] = Choices((siege.place, open_areas(state, side, number)), others=THE_REST)
    facts = {"unit": siege.ids[number], "left": units.bit_count()}
    return Decision(side, "set-up", options, facts, default=len(options) - 1)


def place_as_told(match: StormMatch, side: SideId, option: Option) -> bool:
    """Place the unit in question, or all that are left; whether there may be more to ask."""
    state = match.state
    if isinstance(option, opt.Place):
        match.emit(UnitPlaced(side, state.siege.ids[first(waiting(state, side))], option.area))
        return True
    place_the_rest(match, side)
    return False


def place_the_rest(match: StormMatch, side: SideId) -> None:
    """The usual set-up: the free Russians as garrisons, the others where there is most room."""
    state, siege = match.state, match.state.siege
    places = siege.roads.areas(siege.map)
    room = {place: state.room(side, place) for place in places}
    wanting = {place: siege.garrison.get(place, 0) - (state.at[place] & siege.free).bit_count() for place in places}
    for number in members(waiting(state, side)):
        is_free = siege.free >> number & 1
        areas = siege.roads.areas(open_areas(state, side, number))
        place = max(areas, key=wanting.__getitem__ if is_free else room.__getitem__)
        wanting[place] -= is_free
        room[place] -= 1
        match.emit(UnitPlaced(side, siege.ids[number], AREAS[place]))


def waiting(state: StormState, side: SideId) -> UnitSet:
    """The units still to be set up."""
    return state.at[WAITING] & state.siege.army[side] & state.siege.set_up


def open_areas(state: StormState, side: SideId, number: int) -> AreaSet:
    """Where a unit may be set up, with room for it."""
    return state.siege.setup_areas[number] & ~state.blocked[side][1]


def wrong_place(state: StormState, side: SideId, option: Option) -> Facts | None:
    """What is wrong with an area in which the unit in question may not begin at all."""
    if not isinstance(option, opt.Place):
        return None
    number = first(waiting(state, side))
    if state.siege.setup_areas[number] >> PLACE_OF[option.area] & 1:
        return None
    return {"unit": state.siege.ids[number], "area": option.area}


def refuse_full(state: StormState, side: SideId, option: Option) -> Refusal | None:
    """8.3  Ten units to an area, also at set-up (Ruling 46)."""
    if not isinstance(option, opt.Place) or state.room(side, PLACE_OF[option.area]) > 0:
        return None
    return Refusal("8.3", "ten-units", {"area": option.area})
