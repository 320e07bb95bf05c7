"""3, 4, 8  The end of a turn: aircraft without a base divert or ditch, the island changes hands, and all count down."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from honjin.core.bits import members
from honjin.core.decision import Decision, Refusal
from honjin.core.form import Blank, Draft, Slip
from honjin.core.procedure import Procedure, step
from honjin.games.midway.events.air import AircraftDiverted, SeaplanesArrived
from honjin.games.midway.events.ground import ChiyodaCounted
from honjin.games.midway.events.turn import CountersSet, StormHeld, StormLifted
from honjin.games.midway.model import CA, CL, JAPAN, SIDES, US, SideId, enemy_of
from honjin.games.midway.ocean import AT_KURE, AT_MIDWAY
from honjin.games.midway.options import Divert
from honjin.games.midway.rules.aircraft import lose, lose_with_base
from honjin.games.midway.rules.islands import tell_islands
from honjin.games.midway.rules.sheets import Answers, MidwayMatch, Names, Sheet, ask_both, open_sheets
from honjin.games.midway.state import NO_ENGINES, MidwayState


class Stray(msgspec.Struct, frozen=True):
    """Aircraft that cannot land at home: how many, on how many decks at most, and where they could come to."""

    number: int
    parts: int
    within: Names
    """Bases that take them and that they reach, the nearest first."""
    too_far: Names = ()


class DivertSheet(Sheet, frozen=True):
    """4  Where aircraft land whose base is closed, in part if need be."""

    strays: dict[str, Stray]
    rooms: dict[str, int]

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        found = []
        for squadron, stray in self.strays.items():
            left = self.left(draft, squadron)
            if left and len(draft.about(squadron)) < stray.parts:
                found += [
                    Blank(Divert, squadron, {"base": (base,), "number": range(1, min(left, room) + 1)})
                    for base in stray.within
                    if (room := self.room(draft, base)) > 0 and not self.lands(draft, squadron, base)
                ]
        return found

    def left(self, draft: Draft, squadron: str) -> int:
        given = draft.about(squadron)
        return self.strays[squadron].number - sum(slip.number for slip in given if isinstance(slip, Divert))

    def room(self, draft: Draft, base: str) -> int:
        given = (slip for slip in draft.slips if isinstance(slip, Divert) and slip.base == base)
        return self.rooms[base] - sum(slip.number for slip in given)

    def lands(self, draft: Draft, squadron: str, base: str) -> bool:
        return any(isinstance(slip, Divert) and slip.base == base for slip in draft.about(squadron))

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        if not isinstance(slip, Divert):
            return Refusal("4", "gen-form")
        stray = self.strays.get(slip.squadron)
        facts = {"unit": slip.squadron, "base": slip.base}
        if stray is None:
            return Refusal("4", "gen-unit", facts)
        if slip.base in stray.too_far:
            return Refusal("4", "div-range", facts)
        if slip.base not in stray.within:
            return Refusal("4", "div-type", facts)
        if self.lands(draft, slip.squadron, slip.base) or len(draft.about(slip.squadron)) >= stray.parts:
            return Refusal("4", "gen-twice", facts)
        room = self.room(draft, slip.base)
        if not 1 <= slip.number <= min(room, self.left(draft, slip.squadron)):
            return Refusal("4", "div-room", {**facts, "room": room})
        return None

    def find_nearest(self, draft: Draft) -> None:
        """Ruling 34: who has no order lands where there is room, the nearest first, squadrons in their order."""
        for squadron, stray in self.strays.items():
            for base in stray.within:
                number = min(self.left(draft, squadron), self.room(draft, base))
                slip = Divert(squadron, base, number)
                if number > 0 and self.refuse(draft, slip) is None:
                    draft.add(slip)


class Recovery(Procedure):
    """3, 4, 8, 9  The end of a turn."""

    @step("4")
    def divert(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state = match.state
        return ask_both("divert", lambda side: divert_sheet(state, side), state.decks)

    @divert.answered
    def land(self, match: MidwayMatch, answers: Answers) -> None:
        """4  As ordered; who has no order takes the nearest room (Ruling 34), and the rest ditch."""
        open_sheets(match, "divert")
        for side in SIDES:
            sheet = divert_sheet(match.state, side)
            draft = Draft(answers[side].slips)
            sheet.find_nearest(draft)
            for squadron in sheet.strays:
                landings = [slip for slip in draft.about(squadron) if isinstance(slip, Divert)]
                land_elsewhere(match, side, squadron, landings)

    @step("6")
    def close_the_runway(self, match: MidwayMatch) -> None:
        """6, 8.2.1  Aircraft still on an island without a runway, or that the enemy has taken, are lost (Ruling 57)."""
        state = match.state
        ocean = state.ocean
        if state.runway == 0:
            lose_with_base(match, AT_MIDWAY, "runway-gone", rule="6")
        if state.captured:
            for squadron in ocean.wing[US]:
                if state.home[squadron] == AT_MIDWAY and state.planes[squadron]:
                    lose(match, squadron, state.planes[squadron], "captured", "8.2.1")

    @step("3")
    def count_down(self, match: MidwayMatch) -> None:
        """The column mvt (Ruling 82)."""
        state = match.state
        ocean = state.ocean
        waits = {}
        for ship, now in enumerate(state.waits):
            then = ocean.wait[ship] if state.moved >> ship & 1 else max(0, now - 1)
            if then != now:
                waits[ocean.ship_ids[ship]] = then
        ready = {}
        for squadron, now in enumerate(state.ready):
            if not state.planes[squadron]:
                continue
            then = ocean.hangar[squadron] if state.flown >> squadron & 1 else max(0, now - 1)
            if then != now:
                ready[ocean.squadron_ids[squadron]] = then
        if waits or ready:
            match.emit(CountersSet(waits, ready))

    @step("8.2.1")
    def send_seaplanes(self, match: MidwayMatch) -> None:
        """Japan has three seaplanes in reserve for Midway, if the runway can be used when it is taken (Ruling 46).

        They come after the count, so that their turn in the hangar is the next one.
        """
        state = match.state
        ocean = state.ocean
        if state.captured and not state.seaplanes_settled:
            arrived = tuple(ocean.squadron_ids[one] for one in ocean.for_midway) if state.runway > 0 else ()
            match.emit(SeaplanesArrived(JAPAN, arrived))

    @step("8.2.2")
    def hold_islands(self, match: MidwayMatch) -> None:
        tell_islands(match)

    @step("8.1.2")
    def count_chiyoda(self, match: MidwayMatch) -> None:
        """A point for each turn that Chiyoda spends at a Japanese Midway, until it leaves (Ruling 45)."""
        state = match.state
        ocean = state.ocean
        if ocean.chiyoda < 0 or state.chiyoda_left:
            return
        there = not state.sunk >> ocean.chiyoda & 1 and state.at[ocean.chiyoda] == ocean.midway
        if there and state.control() == JAPAN:
            match.emit(ChiyodaCounted(JAPAN, state.chiyoda + ocean.pack.scores.chiyoda_points, left=False))
        elif state.chiyoda and not there:
            match.emit(ChiyodaCounted(JAPAN, state.chiyoda, left=True))

    @step("G")
    def watch_the_storm(self, match: MidwayMatch) -> None:
        """At the end of each turn the storm may lift, ten in a hundred more each time (Ruling 6)."""
        state = match.state
        storm = state.ocean.pack.storm
        if state.storm:
            die = match.roll("storm", 100)
            lifts = die <= storm.storm_lifts + storm.storm_lifts_more * (state.turn - 1)
            match.emit(StormLifted(die) if lifts else StormHeld(die))


def land_elsewhere(match: MidwayMatch, side: SideId, squadron: str, landings: list[Divert]) -> None:
    """4  The first deck takes the squadron, others take parts of it; who finds no deck ditches."""
    state = match.state
    ocean = state.ocean
    number = ocean.squadron[squadron]
    spare = [part for part in ocean.parts.get(number, (number,)) if part != number and not state.planes[part]]
    for part, landing in zip(spare, landings[1:], strict=False):
        match.emit(AircraftDiverted(side, squadron, landing.base, landing.number, ocean.squadron_ids[part]))
    kept = landings[0].number if landings else 0
    lose(match, number, state.planes[number] - kept, "ditched", "4")
    if landings:
        match.emit(AircraftDiverted(side, squadron, landings[0].base, kept, squadron))


def divert_sheet(state: MidwayState, side: SideId) -> DivertSheet:
    """4  The aircraft of a side without a base, the decks that would take them, and the room there."""
    ocean = state.ocean
    strays: dict[str, Stray] = {}
    rooms: dict[str, int] = {}
    for squadron in ocean.wing[side]:
        if not state.planes[squadron]:
            continue
        start, reach = stray_from(state, side, squadron)
        if reach < 0:
            continue
        near, far = [], []
        for base in bases_for(state, side, squadron):
            name = ocean.base_id(base)
            hex = state.hex_of(base)
            rooms.setdefault(name, max(0, state.room(side, base)))
            distance = ocean.grid.distances[start][hex]
            usable = state.is_operational(base) and base != state.home[squadron]
            if usable and distance <= reach:
                near.append((distance, name))
            else:
                far.append(name)
        near.sort(key=lambda pair: pair[0])
        spare = [part for part in ocean.parts.get(squadron, (squadron,)) if part == squadron or not state.planes[part]]
        strays[ocean.squadron_ids[squadron]] = Stray(
            state.planes[squadron], len(spare), tuple(name for _, name in near), tuple(far)
        )
    return DivertSheet(strays, rooms)


def stray_from(state: MidwayState, side: SideId, squadron: int) -> tuple[int, int]:
    """4, 6, 8.2.1  Where aircraft set out for another base, and how far they get; -1 if they have one."""
    ocean = state.ocean
    base = state.home[squadron]
    start, left = state.hex_of(base), ocean.range[squadron] - state.used(squadron)
    flown = state.flown >> squadron & 1
    if ocean.ferry and flown and (path := path_of(state, squadron)) and path[-1] != start:
        return path[-1], 0
    if base == AT_MIDWAY:
        evacuates = not flown and state.runway == 0 and ocean.on_carriers[squadron] and state.ready[squadron] == 0
        gone = flown and (state.runway == 0 or state.control() == enemy_of(side))
        return start, left if gone or (evacuates and state.control() != enemy_of(side)) else -1
    if not flown:
        return start, -1
    if base == AT_KURE:
        return start, -1 if state.is_open(base) else left
    closed = state.sunk >> base & 1 or (ocean.carriers >> base & 1 and state.damage[base] & NO_ENGINES)
    return start, left if closed else -1


def path_of(state: MidwayState, squadron: int) -> tuple[int, ...]:
    """The path that a squadron has flown this turn."""
    mission = state.missions.get(squadron)
    return mission.path if mission else ()


def is_ferried_to_midway(state: MidwayState, squadron: int) -> bool:
    """1.1  An option: the path of a squadron may end there (Ruling 91)."""
    return state.ocean.ferry and path_of(state, squadron)[-1:] == (state.ocean.midway,)


def bases_for(state: MidwayState, side: SideId, squadron: int) -> list[int]:
    """4  Bases that could take such aircraft: decks, or for seaplanes cruisers and islands (Ruling 37).

    Options add Midway for the US; Japan bases nothing but seaplanes there (Ruling 85).
    """
    ocean = state.ocean
    if ocean.on_carriers[squadron]:
        decks = list(members(ocean.carriers & ocean.fleet[side] & ~state.sunk))
        lands_there = ocean.divert_to_midway or is_ferried_to_midway(state, squadron)
        return [*decks, AT_MIDWAY] if lands_there and side == US == state.control() else decks
    if ocean.scout[squadron] and side == JAPAN:
        afloat = members(ocean.surface[side] & ~ocean.carriers & ~state.sunk)
        cruisers = [ship for ship in afloat if ocean.ships[ship].kind in (CA, CL) and ocean.capacity_of(ship)]
        islands = [AT_KURE] if state.is_open(AT_KURE) else []
        return [*cruisers, *islands, *([AT_MIDWAY] if state.control() == side else [])]
    return []
