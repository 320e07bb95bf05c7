"""1.1, 2, 8.3  The air plot: every squadron in state P may search, raid, cover its base, or stay."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, ClassVar

import msgspec

from honjin.core.decision import Decision, Refusal
from honjin.core.form import Along, Blank, Cell, Draft, Slip, Trail
from honjin.core.procedure import Procedure, step
from honjin.games.midway.events.air import (
    BattalionsCommitted,
    BattalionsPressed,
    MissionsFlown,
    SquadronsStruckBelow,
)
from honjin.games.midway.model import (
    ATTACK_AIRCRAFT,
    COVER,
    FG,
    HB,
    ONE_WAY,
    RAID,
    RC,
    SEARCH,
    SIDES,
    SideId,
    enemy_of,
)
from honjin.games.midway.ocean import AT_MIDWAY, sea
from honjin.games.midway.options import Commit, Cover, OneWayRaid, Raid, Search, SendOrders, StrikeBelow
from honjin.games.midway.rules.aircraft import take_offs
from honjin.games.midway.rules.flight import ENGAGE, NOBODY, fly
from honjin.games.midway.rules.movement import course_of, sailed
from honjin.games.midway.rules.sheets import Answers, MidwayMatch, Names, Sheet, ask_both, open_sheets
from honjin.games.midway.state import MidwayState, Mission

HERE, FIRST = "here", "first"
SEIZE = (HERE, FIRST)
"""Ruling 19: attack in the strike hex or not at all; or in the first hex on the way out that holds ships."""

EVERYTHING, SEARCHES, STRIKES = "everything", "searches", "strikes"
"""What a plot is for: all at once, or searches first (Ruling 11)."""

AirSlip = Search | Raid | OneWayRaid | Cover | StrikeBelow


class AirRow(msgspec.Struct, frozen=True):
    """A squadron on the sheet: type, number, where it takes off, and what keeps it down."""

    type: str
    number: int
    hex: str
    range: int
    ready: bool = True
    open: bool = True
    stormy: bool = False
    on_runway: bool = False


class AirSheet(Sheet, frozen=True):
    """1.1, 2  A mission for each squadron, with its path; and what troops ashore are committed to."""

    rows: dict[str, AirRow]
    storm: Names
    take_offs: int
    """6  Aircraft that the runway of Midway still lets take off."""
    one_way: int
    """8.3  The longest path of a raid without return."""
    part: str
    below: bool
    battalions: Names = ()
    enemies: Names = ()

    # What may be written

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        left = self._take_offs_left(draft)
        found: list[Blank] = []
        for squadron, row in self.rows.items():
            if row.ready and row.open and not row.stormy and not draft.about(squadron):
                if not row.on_runway or row.number <= left:
                    found += self._missions(squadron, row)
                if self.below and self.part != SEARCHES and not row.on_runway and row.type in ATTACK_AIRCRAFT:
                    found.append(Blank(StrikeBelow, squadron))
        found += [
            Blank(Commit, battalion, {"target": self.enemies})
            for battalion in self.battalions
            if self.enemies and not draft.about(battalion)
        ]
        return found

    def _missions(self, squadron: str, row: AirRow) -> list[Blank]:
        found = []
        trail = Trail(row.hex, row.range, self.storm)
        free = bool(self.steps(trail, (row.hex,)))
        if free and self.part != STRIKES:
            found.append(Blank(Search, squadron, {"path": trail}))
        if row.type in ATTACK_AIRCRAFT and self.part != SEARCHES:
            if free:
                orders: dict[str, Cell] = {"strike": Along("path"), "seize": SEIZE, **self._fighters(row)}
                found.append(Blank(Raid, squadron, {"path": trail, **orders}))
                found.append(Blank(OneWayRaid, squadron, {"path": Trail(row.hex, self.one_way, self.storm), **orders}))
            if row.type == FG:
                found.append(Blank(Cover, squadron, {"chase": range(row.number + 1)}))
        return found

    def _fighters(self, row: AirRow) -> dict[str, Cell]:
        if row.type == FG:
            return {"chase": range(row.number + 1), "engage": ENGAGE}
        return {"chase": (0,), "engage": (NOBODY,)}

    def _take_offs_left(self, draft: Draft) -> int:
        flying = (slip.thing for slip in draft.slips if not isinstance(slip, Commit | StrikeBelow))
        return self.take_offs - sum(self.rows[one].number for one in flying if self.rows[one].on_runway)

    # What may not

    recalls: ClassVar[tuple[type[Slip], ...]] = (Search, Raid, OneWayRaid, Cover)

    def again(self, slip: Slip, before: Slip | None) -> Slip | None:
        """The same flight from where the base is today: path and strike hex go with it."""
        row = self.rows.get(slip.thing)
        if not isinstance(slip, Search | Raid | OneWayRaid) or row is None or not row.hex or slip.path[0] == row.hex:
            return slip
        path = sailed(row.hex, course_of(slip.path))
        if len(path) != len(slip.path):
            return None
        if isinstance(slip, Search):
            return msgspec.structs.replace(slip, path=path)
        return msgspec.structs.replace(slip, path=path, strike=path[slip.path.index(slip.strike, 1)])

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        if isinstance(slip, Commit):
            return self._refuse_commit(draft, slip)
        if not isinstance(slip, AirSlip):
            return Refusal("1.1", "gen-form")
        row = self.rows.get(slip.squadron)
        if row is None:
            return Refusal("1.1.3", "gen-unit", {"unit": slip.squadron})
        if draft.about(slip.squadron):
            return Refusal("1.1.3", "gen-twice", {"unit": slip.squadron})
        facts = {"unit": slip.squadron}
        if not row.ready:
            return Refusal("1.1.3", "air-state", facts)
        if not row.open:
            return Refusal("1.1.3", "air-base", facts)
        if row.stormy:
            return Refusal("G", "air-storm", facts)
        if isinstance(slip, StrikeBelow):
            may = self.below and self.part != SEARCHES and not row.on_runway and row.type in ATTACK_AIRCRAFT
            return None if may else Refusal("3", "air-mission", facts)
        if not self._may_fly(slip, row):
            return Refusal("1.1.3", "air-mission", facts)
        if row.on_runway and row.number > self._take_offs_left(draft):
            return Refusal("6", "air-runway", facts)
        if isinstance(slip, Cover):
            return self._refuse_chase(row, slip.chase, NOBODY, facts)
        return self._refuse_path(slip, row, facts)

    def _may_fly(self, slip: AirSlip, row: AirRow) -> bool:
        """1.1.2, 8.3  Scouts only search; only fighters cover; and each part of a plot has its missions."""
        if isinstance(slip, Search):
            return self.part != STRIKES
        if row.type in (RC, HB) or self.part == SEARCHES:
            return False
        return row.type == FG or not isinstance(slip, Cover)

    def _refuse_path(self, slip: Search | Raid | OneWayRaid, row: AirRow, facts: dict[str, Any]) -> Refusal | None:
        path, grid = slip.path, sea()
        if any(hex not in grid.number for hex in path):
            return Refusal("1.1", "gen-form", facts)
        steps = [(grid.number[one], grid.number[other]) for one, other in pairwise(path)]
        if not steps or path[0] != row.hex or any(grid.distances[one][other] != 1 for one, other in steps):
            return Refusal("1.1", "air-path", facts)
        most = self.one_way if isinstance(slip, OneWayRaid) else row.range
        if len(steps) > most:
            rule = "8.3" if isinstance(slip, OneWayRaid) else "1.1"
            return Refusal(rule, "air-range", {**facts, "steps": len(steps), "most": most})
        if any(hex in self.storm for hex in path):
            return Refusal("G", "air-storm", facts)
        if isinstance(slip, Search):
            return None
        if slip.strike not in path[1:]:
            return Refusal("2.2", "air-strike", {**facts, "hex": slip.strike})
        if slip.seize not in SEIZE or slip.engage not in ENGAGE:
            return Refusal("2", "gen-form", facts)
        return self._refuse_chase(row, slip.chase, slip.engage, facts)

    def _refuse_chase(self, row: AirRow, chase: int, engage: str, facts: dict[str, Any]) -> Refusal | None:
        most = row.number if row.type == FG else 0
        if not 0 <= chase <= most or (engage != NOBODY and row.type != FG):
            return Refusal("1.1.1", "air-chase", {**facts, "most": most})
        return None

    def _refuse_commit(self, draft: Draft, slip: Commit) -> Refusal | None:
        if slip.battalion not in self.battalions:
            return Refusal("5", "gen-unit", {"unit": slip.battalion})
        if draft.about(slip.battalion):
            return Refusal("5", "gen-twice", {"unit": slip.battalion})
        if slip.target not in self.enemies:
            return Refusal("5", "gnd-list", {"unit": slip.battalion, "target": slip.target})
        return None


class AirPlot(Procedure):
    """0  By day both sides plot their flights at the same time; then the clock settles who meets whom."""

    @step("1.1")
    def plot_searches(self, match: MidwayMatch) -> tuple[Decision, ...] | None:
        """Ruling 11, an option: searches are plotted and reported before raids are."""
        state = match.state
        if not state.ocean.recon_first:
            return None
        return ask_both("searches", lambda side: air_sheet(state, side, SEARCHES), state.decks)

    @plot_searches.answered
    def search_first(self, match: MidwayMatch, answers: Answers) -> None:
        open_sheets(match, "searches")
        take_off(match, answers)
        fly(match, searches_only=True)

    @step("1.1")
    def plot(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state = match.state
        part = STRIKES if state.ocean.recon_first else EVERYTHING
        return ask_both("air", lambda side: air_sheet(state, side, part), state.decks)

    @plot.answered
    def plotted(self, match: MidwayMatch, answers: Answers) -> None:
        open_sheets(match, "air")
        take_off(match, answers)
        for side in SIDES:
            commit(match, side, answers[side])
        for side in SIDES:
            tell_pressed(match, side)

    @step("1.1")
    def fly_all(self, match: MidwayMatch) -> None:
        """The flight clock, one hex a step."""
        fly(match)


def air_sheet(state: MidwayState, side: SideId, part: str) -> AirSheet:
    """1.1, 2  The squadrons of a side, in the order of its sheet."""
    ocean = state.ocean
    names = ocean.grid.names
    rows = {}
    opened: dict[int, bool] = {}
    for squadron in ocean.wing[side]:
        number = state.planes[squadron]
        if not number:
            continue
        base = state.home[squadron]
        hex = state.hex_of(base)
        if base not in opened:
            opened[base] = state.is_open(base)
        rows[ocean.squadron_ids[squadron]] = AirRow(
            ocean.kind[squadron],
            number,
            names[hex] if hex >= 0 else "",
            ocean.range[squadron],
            ready=state.is_ready(squadron),
            open=opened[base],
            stormy=bool(hex >= 0 and state.stormy >> hex & 1),
            on_runway=base == AT_MIDWAY,
        )
    storm = ocean.grid.names_of(state.stormy)
    own, enemies = troops_ashore(state, side), troops_ashore(state, enemy_of(side))
    if not own or not enemies or part == SEARCHES:
        own = enemies = ()
    return AirSheet(rows, storm, take_offs(state, side), ocean.one_way_range, part, ocean.strike_below, own, enemies)


def troops_ashore(state: MidwayState, side: SideId) -> Names:
    """5  The battalions of a side on the island."""
    return tuple(state.ocean.battalion_ids[number] for number in state.ashore(side))


def take_off(match: MidwayMatch, answers: Answers) -> None:
    """1.1, 2  Squadrons with missions are in state M from now on."""
    for side in SIDES:
        flying = [slip for slip in answers[side].slips if not isinstance(slip, Commit | StrikeBelow)]
        missions = {slip.thing: mission_of(slip) for slip in flying}
        if missions:
            match.emit(MissionsFlown(side, missions))
        below = tuple(slip.squadron for slip in answers[side].slips if isinstance(slip, StrikeBelow))
        if below:
            match.emit(SquadronsStruckBelow(side, below), rule="3")


def mission_of(slip: Slip) -> Mission:
    """An order as the umpire keeps it."""
    if isinstance(slip, Cover):
        return Mission(COVER, chase=slip.chase)
    assert isinstance(slip, Search | Raid | OneWayRaid)
    number = sea().number
    path = tuple(number[hex] for hex in slip.path)
    if isinstance(slip, Search):
        return Mission(SEARCH, path)
    kind = RAID if isinstance(slip, Raid) else ONE_WAY
    return Mission(kind, path, number[slip.strike], slip.seize == FIRST, slip.chase, slip.engage)


def commit(match: MidwayMatch, side: SideId, orders: SendOrders) -> None:
    """5  What battalions will do on the ground this turn (Ruling 28)."""
    targets = {slip.battalion: slip.target for slip in orders.slips if isinstance(slip, Commit)}
    if targets:
        match.emit(BattalionsCommitted(side, targets), rule="5")


def tell_pressed(match: MidwayMatch, side: SideId) -> None:
    """5  A battalion that is attacked knows it: it has no time for aircraft."""
    state = match.state
    pressed = {target for target in state.commits.values() if state.ocean.side_of_battalion[target] == side}
    if pressed:
        match.emit(BattalionsPressed(side, tuple(state.ocean.battalion_ids[one] for one in sorted(pressed))), rule="5")
