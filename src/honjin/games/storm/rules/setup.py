"""Chapter 3: both sides set up, Russia first."""

from __future__ import annotations

from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.storm import options as opt
from honjin.games.storm.events import UnitPlaced
from honjin.games.storm.model import AREA_PLACES, AREAS, PLACE_OF, RUSSIA, WAITING, AreaId, SideId
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import StormState
from honjin.games.storm.unitset import members

StormMatch = Match[StormState]

FREE = "free"


class SetUp(Procedure):
    """3  One side's units, in the order of their counters; what has one place only goes there by itself."""

    side: SideId

    def crumb(self) -> tuple[str, Facts]:
        return "SetUp", {"side": self.side}

    @step("3.2")
    def place_fixed(self, match: StormMatch) -> None:
        """Guns and machine guns in their printed areas; units whose mark names one area only."""
        siege = match.state.siege
        for number in members(siege.army[self.side] & siege.set_up):
            areas = setup_areas(siege, number)
            if len(areas) == 1:
                match.emit(UnitPlaced(self.side, siege.ids[number], AREAS[areas[0]]))

    @step("3.2")
    def place_others(self, match: StormMatch) -> Decision | None:
        """The others as the player likes, unit by unit: free Russians anywhere in Russian areas (Rulings 52 and 62)."""
        state = match.state
        number = self.next_unit(state)
        if number is None:
            return None
        options: list[Option] = [state.siege.place[place] for place in self.areas_for(state, number)]
        facts = {"unit": state.siege.ids[number], "left": self.waiting(state).bit_count()}
        return Decision(self.side, "set-up", [*options, opt.PLACE_THE_REST], facts)

    @place_others.answered
    def placed(self, match: StormMatch, option: Option) -> None:
        state = match.state
        if isinstance(option, opt.Place):
            number = self.next_unit(state)
            assert number is not None
            match.emit(UnitPlaced(self.side, state.siege.ids[number], option.area))
            self.repeat()
            return
        while (number := self.next_unit(state)) is not None:
            match.emit(UnitPlaced(self.side, state.siege.ids[number], AREAS[self.usual_place(state, number)]))

    @place_others.refused
    def why_not(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        if not isinstance(option, opt.Place):
            return None
        state = match.state
        number = self.next_unit(state)
        assert number is not None
        unit, place = state.siege.ids[number], PLACE_OF[option.area]
        if place in setup_areas(state.siege, number):
            return Refusal("8.3", "ten-units", {"area": option.area}) if state.room(self.side, place) < 1 else None
        return Refusal(
            "3.2" if self.side == RUSSIA else "3.3", "not-a-set-up-area", {"unit": unit, "area": option.area}
        )

    def waiting(self, state: StormState) -> int:
        """The units still to be set up."""
        siege = state.siege
        return state.at[WAITING] & siege.army[self.side] & siege.set_up

    def next_unit(self, state: StormState) -> int | None:
        """The next counter in order."""
        waiting = self.waiting(state)
        return (waiting & -waiting).bit_length() - 1 if waiting else None

    def areas_for(self, state: StormState, number: int) -> list[int]:
        """Where a unit may be set up, with room for it."""
        return [place for place in setup_areas(state.siege, number) if state.room(self.side, place) > 0]

    def usual_place(self, state: StormState, number: int) -> int:
        """The place of the usual set-up: garrisons for the free Russians, the emptier area for the others."""
        siege = state.siege
        areas = self.areas_for(state, number)
        free = siege.free & siege.army[self.side]

        def wanting(place: int) -> int:
            there = state.at[place] & (free if free >> number & 1 else siege.army[self.side])
            return (siege.garrison.get(place, 0) if free >> number & 1 else siege.stack) - there.bit_count()

        return max(areas, key=wanting)


def setup_areas(siege: Siege, number: int) -> tuple[int, ...]:
    """3  The areas in which a unit may begin."""
    enters = siege.units[number].enters
    if enters == FREE:
        return tuple(place for place in AREA_PLACES if siege.on_board & ~siege.japanese_at_start & 1 << place)
    return siege.setup_areas.get(enters) or (PLACE_OF[AreaId(enters)],)
