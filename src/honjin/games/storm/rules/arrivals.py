"""Chapter 12, and the options 15.1 to 15.4 that belong to it: who comes back, who is new."""

from __future__ import annotations

from honjin.core.bits import first, members
from honjin.core.choices import Choices
from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.storm import options as opt
from honjin.games.storm.events import (
    GunShifted,
    KondratenkoPlaced,
    UnitPlaced,
    UnitRecalled,
    UnitsWrittenOff,
    UnitWithdrawn,
)
from honjin.games.storm.model import (
    AREA_PLACES,
    AREAS,
    JAPAN,
    OFF_BOARD,
    PLACE_OF,
    REORGANIZATION,
    RUSSIA,
    WAITING,
    SideId,
    UnitId,
    UnitSet,
)
from honjin.games.storm.rules.refusals import refuse_kondratenko
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import UNPLACED, StormState

StormMatch = Match[StormState]

KODAMA_TURN, CORD_TURN = 5, 4
MOST_SHIFTS = CORD_SIZE = 3


class JapaneseArrivals(Procedure):
    """Supplements, Kodama's guns, room for the White Cord, reinforcements: in this order (Ruling 63)."""

    recalled: int = 0
    chosen: UnitId | None = None
    shifted: tuple[UnitId, ...] = ()
    withdrawn: int = 0
    stood: tuple[UnitId, ...] = ()
    """The units that were on the map before anybody arrived."""

    def crumb(self) -> tuple[str, Facts]:
        return "JapaneseArrivals", {}

    @step("15.2")
    def muster(self, match: StormMatch) -> None:
        if self._cord_comes(match.state):
            self.stood = match.state.siege.ids_of(on_map(match.state, JAPAN))

    @step("12.2")
    def recall(self, match: StormMatch) -> Decision | None:
        """As many infantry units as the track says, if the box has them (Rulings 50 and 64)."""
        state = match.state
        candidates = boxed_infantry(state, JAPAN) & ~state.siege.cord
        left = state.siege.supplements[state.turn] - self.recalled
        if not left or not candidates:
            self.go_to(JapaneseArrivals.shift_guns)
            return None
        return Decision(JAPAN, "recall", state.siege.recall.of(candidates), {"left": left})

    @recall.answered
    def recall_chosen(self, match: StormMatch, option: opt.Recall) -> None:
        self.chosen = option.unit

    @recall.refused
    def why_not_recall(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        return refuse_recall(match.state, JAPAN, option)

    @step("12.3")
    def place_recalled(self, match: StormMatch) -> Decision:
        """Supplements come to either box off the board."""
        places = [match.state.siege.place[PLACE_OF[area]] for area in OFF_BOARD]
        return Decision(JAPAN, "place", places, {"unit": self.chosen})

    @place_recalled.answered
    def recalled_placed(self, match: StormMatch, option: opt.Place) -> None:
        assert self.chosen is not None
        match.emit(UnitRecalled(JAPAN, self.chosen, option.area))
        self.recalled += 1
        self.go_to(JapaneseArrivals.recall)

    @place_recalled.refused
    def why_not_there(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        if not isinstance(option, opt.Place) or option.area in OFF_BOARD:
            return None
        return Refusal("12.3", "off-board-only", {"unit": self.chosen})

    @step("15.3")
    def shift_guns(self, match: StormMatch) -> Decision | None:
        """Kodama: up to three guns to any area under Japanese control (Rulings 55 and 92)."""
        state = match.state
        if not state.siege.kodama or state.turn != KODAMA_TURN or len(self.shifted) == MOST_SHIFTS:
            return None
        options = [*self._shifts(state), opt.END_SHIFTS]
        return Decision(JAPAN, "shift", options, {"left": MOST_SHIFTS - len(self.shifted)}, default=len(options) - 1)

    @shift_guns.answered
    def gun_shifted(self, match: StormMatch, option: opt.Shift | opt.EndShifts) -> None:
        if isinstance(option, opt.EndShifts):
            return
        origin = match.state.place_of(match.state.siege.number[option.unit])
        match.emit(GunShifted(JAPAN, option.unit, AREAS[origin], option.area))
        self.shifted = (*self.shifted, option.unit)
        self.repeat()

    @shift_guns.refused
    def why_not_shift(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        if not isinstance(option, opt.Shift):
            return None
        return refuse_shift(match.state, self.shifted, option)

    def _shifts(self, state: StormState) -> list[Option]:
        siege = state.siege
        guns = on_map(state, JAPAN) & siege.guns & ~siege.set_of(self.shifted)
        places = [place for place in members(state.control) if state.room(JAPAN, place) > 0]
        return [
            siege.shift[number][place]
            for number in members(guns)
            for place in places
            if not state.at[place] >> number & 1
        ]

    @step("15.2")
    def withdraw(self, match: StormMatch) -> Decision | None:
        """Three units of those that stood on the map make room for the White Cord (Rulings 54, 63 and 90)."""
        state = match.state
        candidates = state.siege.set_of(self.stood) & on_map(state, JAPAN)
        if self.withdrawn == CORD_SIZE or not candidates:
            return None
        return Decision(JAPAN, "withdraw", state.siege.withdraw.of(candidates), {"left": CORD_SIZE - self.withdrawn})

    @withdraw.answered
    def unit_withdrawn(self, match: StormMatch, option: opt.Withdraw) -> None:
        place = match.state.place_of(match.state.siege.number[option.unit])
        match.emit(UnitWithdrawn(JAPAN, option.unit, AREAS[place]))
        self.withdrawn += 1
        self.repeat()

    @withdraw.refused
    def why_not_withdraw(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        if not isinstance(option, opt.Withdraw):
            return None
        state, facts = match.state, {"unit": option.unit}
        refusal = refuse_stranger(state, option.unit)
        if refusal is not None:
            return refusal
        if not state.siege.bit[option.unit] & on_map(state, JAPAN):
            return Refusal("15.2", "not-on-the-map", facts)
        return Refusal("15.2", "came-this-turn", facts) if option.unit not in self.stood else None

    @step("12.3")
    def reinforce(self, match: StormMatch) -> Decision | None:
        """Reinforcements go to any areas under Japanese control, enemies there or not (Rulings 47 and 66)."""
        state = match.state
        due = self._due(state)
        if not due:
            return None
        places = state.control & ~state.blocked[JAPAN][1]
        return Decision(JAPAN, "place", Choices((state.siege.place, places)), {"unit": state.siege.ids[first(due)]})

    @reinforce.answered
    def reinforced(self, match: StormMatch, option: opt.Place) -> None:
        siege, due = match.state.siege, self._due(match.state)
        if due & -due & siege.cord:
            match.emit(UnitPlaced(JAPAN, siege.ids[first(due)], option.area), rule="15.2")
        else:
            match.emit(UnitPlaced(JAPAN, siege.ids[first(due)], option.area), rule="12.1")
        self.repeat()

    @reinforce.refused
    def why_not_reinforce(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        if not isinstance(option, opt.Place):
            return None
        place = PLACE_OF[option.area]
        if not match.state.controls(JAPAN, place):
            return Refusal("12.3", "not-under-control", {"area": option.area})
        return Refusal("8.3", "ten-units", {"area": option.area}) if match.state.room(JAPAN, place) < 1 else None

    def _due(self, state: StormState) -> UnitSet:
        """12.1  The reinforcements of this turn that are still beside the track."""
        return state.at[WAITING] & state.siege.reinforcements[state.turn] & state.siege.army[JAPAN]

    def _cord_comes(self, state: StormState) -> bool:
        siege = state.siege
        return siege.white_cord and state.turn == CORD_TURN and bool(siege.cord & siege.in_play)


class RussianArrivals(Procedure):
    """Half of the infantry in the box comes back and half is lost; sailors by option; Kondratenko (Ruling 49)."""

    returning: int = 0
    chosen: UnitId | None = None
    losses: int = 0
    kept: tuple[UnitId, ...] = ()

    def crumb(self) -> tuple[str, Facts]:
        return "RussianArrivals", {}

    @step("12.2")
    def count(self, match: StormMatch) -> None:
        """What counts is the infantry in the box at this moment (Ruling 65)."""
        self.returning = self.losses = boxed_infantry(match.state, RUSSIA).bit_count() // 2

    @step("12.2")
    def recall(self, match: StormMatch) -> Decision | None:
        state = match.state
        if not self.returning or not open_towns(state):
            self.go_to(RussianArrivals.write_off)
            return None
        options = state.siege.recall.of(boxed_infantry(state, RUSSIA))
        return Decision(RUSSIA, "recall", options, {"left": self.returning})

    @recall.answered
    def recall_chosen(self, match: StormMatch, option: opt.Recall) -> None:
        self.chosen = option.unit

    @recall.refused
    def why_not_recall(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        return refuse_recall(match.state, RUSSIA, option)

    @step("12.3")
    def place_recalled(self, match: StormMatch) -> Decision:
        places = [match.state.siege.place[place] for place in open_towns(match.state)]
        return Decision(RUSSIA, "place", places, {"unit": self.chosen})

    @place_recalled.answered
    def recalled_placed(self, match: StormMatch, option: opt.Place) -> None:
        assert self.chosen is not None
        match.emit(UnitRecalled(RUSSIA, self.chosen, option.area))
        self.returning -= 1
        self.go_to(RussianArrivals.recall)

    @place_recalled.refused
    def why_not_there(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        return refuse_town(match.state.siege, option)

    @step("12.2")
    def write_off(self, match: StormMatch) -> Decision | None:
        """The other half is destroyed; Russia says who stays in the box.

        That is the odd unit, and those that found no room and will be counted again (Ruling 48).
        """
        state = match.state
        candidates = boxed_infantry(state, RUSSIA) & ~state.siege.set_of(self.kept)
        if not self.losses:
            return None
        if candidates.bit_count() > self.losses:
            left = candidates.bit_count() - self.losses
            return Decision(RUSSIA, "keep", state.siege.keep.of(candidates), {"left": left})
        match.emit(UnitsWrittenOff(RUSSIA, state.siege.ids_of(candidates)))
        return None

    @write_off.answered
    def unit_kept(self, match: StormMatch, option: opt.Keep) -> None:
        self.kept = (*self.kept, option.unit)
        self.repeat()

    @write_off.refused
    def why_not_keep(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        if not isinstance(option, opt.Keep):
            return None
        if option.unit in self.kept:
            return Refusal("12.2", "picked-already", {"unit": option.unit})
        return refuse_recall(match.state, RUSSIA, opt.Recall(option.unit))

    @step("15.1")
    def land_sailors(self, match: StormMatch) -> Decision | None:
        """Sailors come like supplements; without room they wait for the next turn (Rulings 48 and 53)."""
        state = match.state
        sailors = self._sailors(state)
        if not sailors or not open_towns(state):
            return None
        places = [state.siege.place[place] for place in open_towns(state)]
        return Decision(RUSSIA, "place", places, {"unit": state.siege.ids[first(sailors)]})

    @land_sailors.answered
    def sailors_landed(self, match: StormMatch, option: opt.Place) -> None:
        sailor = match.state.siege.ids[first(self._sailors(match.state))]
        match.emit(UnitPlaced(RUSSIA, sailor, option.area))
        self.repeat()

    @land_sailors.refused
    def why_not_land(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        return refuse_town(match.state.siege, option)

    def _sailors(self, state: StormState) -> UnitSet:
        """Those due by now who have not landed."""
        siege = state.siege
        due = 0
        for turn in range(1, state.turn + 1):
            due |= siege.reinforcements[turn]
        return state.at[WAITING] & due & siege.army[RUSSIA]

    @step("15.4")
    def send_kondratenko(self, match: StormMatch) -> Decision | None:
        """Offered at his arrivals and before each of his actions (Ruling 93)."""
        state = match.state
        if not state.siege.kondratenko or state.kondratenko != UNPLACED:
            return None
        options = [state.siege.send_kondratenko[place] for place in members(state.controlled(RUSSIA))]
        return Decision(RUSSIA, "kondratenko", [*options, opt.NOT_NOW], default=len(options))

    @send_kondratenko.answered
    def kondratenko_sent(self, match: StormMatch, option: opt.PlaceKondratenko | opt.NotNow) -> None:
        if isinstance(option, opt.PlaceKondratenko):
            match.emit(KondratenkoPlaced(option.area))

    @send_kondratenko.refused
    def why_not_kondratenko(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        return (
            refuse_kondratenko(match.state, RUSSIA, option.area) if isinstance(option, opt.PlaceKondratenko) else None
        )


def on_map(state: StormState, side: SideId) -> UnitSet:
    """All units of a side on the map and in the boxes off the board."""
    units = 0
    for place in AREA_PLACES:
        units |= state.at[place]
    return units & state.siege.army[side]


def boxed_infantry(state: StormState, side: SideId) -> UnitSet:
    """The infantry in a side's reorganization box."""
    return state.at[REORGANIZATION[side]] & state.siege.infantry


def open_towns(state: StormState) -> list[int]:
    """12.3  The towns that can take a Russian unit: under Russian control, with room (Ruling 48)."""
    return [place for place in state.siege.towns if state.controls(RUSSIA, place) and state.room(RUSSIA, place) > 0]


def refuse_recall(state: StormState, side: SideId, option: Option) -> Refusal | None:
    """12.2  Why this unit is no supplement."""
    if not isinstance(option, opt.Recall):
        return None
    siege = state.siege
    if option.unit not in siege.number:
        return Refusal("2.11", "no-such-unit", {"unit": option.unit})
    number = siege.number[option.unit]
    if not state.at[REORGANIZATION[side]] >> number & 1:
        return Refusal("12.2", "not-in-the-box", {"unit": option.unit})
    if not siege.infantry >> number & 1:
        return Refusal("12.2", "only-infantry-returns", {"unit": option.unit})
    return Refusal("15.2", "white-cord-is-gone", {"unit": option.unit}) if siege.cord >> number & 1 else None


def refuse_stranger(state: StormState, unit: UnitId) -> Refusal | None:
    """Why a unit is none of Japan's."""
    if unit not in state.siege.number:
        return Refusal("2.11", "no-such-unit", {"unit": unit})
    if not state.siege.bit[unit] & state.siege.army[JAPAN]:
        return Refusal("5.1", "not-your-unit", {"unit": unit})
    return None


def refuse_shift(state: StormState, shifted: tuple[UnitId, ...], option: opt.Shift) -> Refusal | None:
    """15.3  Why Kodama cannot have this gun moved there (Rulings 55 and 92)."""
    siege, place, facts = state.siege, PLACE_OF[option.area], {"unit": option.unit, "area": option.area}
    unit = siege.bit.get(option.unit, 0)
    if not unit & siege.guns & siege.army[JAPAN]:
        return Refusal("15.3", "no-gun-of-yours", facts)
    if not unit & on_map(state, JAPAN):
        return Refusal("15.3", "not-on-the-map", facts)
    if option.unit in shifted:
        return Refusal("15.3", "shifted-already", facts)
    if state.at[place] & unit:
        return Refusal("15.3", "shift-elsewhere", facts)
    if not state.controls(JAPAN, place):
        return Refusal("15.3", "not-under-control", facts)
    return Refusal("8.3", "ten-units", facts) if state.room(JAPAN, place) < 1 else None


def refuse_town(siege: Siege, option: Option) -> Refusal | None:
    """12.3  Why a Russian unit cannot arrive there."""
    if not isinstance(option, opt.Place):
        return None
    # With one town lost or full there is nothing to ask: the other is the only answer.
    if PLACE_OF[option.area] in siege.towns:
        return None
    return Refusal("12.3", "towns-only", {"area": option.area})
