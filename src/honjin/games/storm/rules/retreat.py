"""Chapter 11.3: where a unit that retreats can go."""

from __future__ import annotations

from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.storm import options as opt
from honjin.games.storm.events import UnitRemoved, UnitRetreated
from honjin.games.storm.model import JAPAN, PLACE_OF, AreaId, AreaSet, SideId, UnitId, enemy_of
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import StormState, places_of

StormMatch = Match[StormState]


class FurtherRetreat(Procedure):
    """11.3  A unit whose retreat led into a full area goes on from there (Rulings 38 and 79)."""

    side: SideId
    unit: UnitId
    origin: AreaId
    points: int
    passed: tuple[AreaId, ...]
    """The areas it has left behind, the full one last."""

    def crumb(self) -> tuple[str, Facts]:
        return "FurtherRetreat", {"unit": self.unit}

    @step("11.3")
    def go_on(self, match: StormMatch) -> Decision | None:
        havens = self.havens(match.state)
        if not havens:
            retreat(match, self.side, self.unit, self.origin, None, self.points)
            return None
        options = retreats(match.state.siege, match.state.siege.number[self.unit], havens)
        return Decision(self.side, "retreat-on", options, {"unit": self.unit, "area": self.passed[-1]})

    @go_on.answered
    def went_on(self, match: StormMatch, option: opt.Retreat) -> None:
        assert option.area is not None
        if match.state.room(self.side, PLACE_OF[option.area]) < 1:
            self.passed = (*self.passed, option.area)
            self.repeat()
        else:
            retreat(match, self.side, self.unit, self.origin, option.area, self.points)

    @go_on.refused
    def why_not(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        if not isinstance(option, opt.Retreat):
            return None
        if option.unit != self.unit:
            return Refusal("11.3", "one-at-a-time", {"unit": self.unit})
        if option.area is not None and PLACE_OF[option.area] in self.havens(match.state):
            return None
        return Refusal("11.3", "no-haven", {"unit": option.unit, "area": option.area})

    def havens(self, state: StormState) -> list[int]:
        """Never back into an area left behind in this retreat."""
        return havens_from(state, self.side, PLACE_OF[self.passed[-1]], places_of(self.passed))


def retreat(match: StormMatch, side: SideId, unit: UnitId, origin: AreaId, area: AreaId | None, price: int) -> None:
    """A unit leaves for another area, or for the box if there is none (Ruling 78)."""
    if area is None:
        match.emit(UnitRemoved(side, unit, origin, price, True), rule="11.3")
    else:
        match.emit(UnitRetreated(side, unit, origin, area, price), rule="11.3")


def retreats(siege: Siege, number: int, havens: list[int]) -> list[Option]:
    """The options of a unit that may retreat to these areas; without a haven it can only leave the map."""
    return [siege.retreat_to[place][number] for place in havens] if havens else [siege.no_haven[number]]


def refuge_by(state: StormState, side: SideId, place: int, passed: AreaSet) -> int | None:
    """11.3  Where a retreat into an area comes to rest: there, or, if it is full, further on; None if nowhere."""
    if state.room(side, place) > 0:
        return place
    passed |= 1 << place
    onward = [refuge_by(state, side, haven, passed) for haven in havens_from(state, side, place, passed)]
    return next((refuge for refuge in onward if refuge is not None), None)


def havens_from(state: StormState, side: SideId, place: int, passed: int) -> list[int]:
    """11.3  The areas a retreat may choose: own ones with the fewest enemies, else empty enemy ones (Ruling 35)."""
    siege = state.siege
    enemy = siege.army[enemy_of(side)]
    near = [
        one for one in siege.near[place] if not passed >> one & 1 and (side == JAPAN or not siege.off_board >> one & 1)
    ]
    own = [one for one in near if state.controls(side, one)]
    if own:
        fewest = min((state.at[one] & enemy).bit_count() for one in own)
        choice = [one for one in own if (state.at[one] & enemy).bit_count() == fewest]
    else:
        choice = [one for one in near if not state.at[one] & enemy]
    # Among equals those with room come first (Ruling 79).
    return [one for one in choice if state.room(side, one) > 0] or choice
