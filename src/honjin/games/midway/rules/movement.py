"""3, 8.1.1, P  Naval movement: ships and boats sail, groups enter, the base at Kure is begun, opened or given up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import ClassVar

import msgspec

from honjin.core.bits import members
from honjin.core.decision import Decision, Refusal
from honjin.core.form import Blank, Cell, Draft, Slip
from honjin.core.procedure import Procedure, step
from honjin.games.midway.events.ships import BaseAnnounced, ShipsMoved, ShipsPlaced
from honjin.games.midway.model import CHITOSE, ENTRY_HEXES, JAPAN, KURE_HEX, SIDES, SideId
from honjin.games.midway.ocean import sea
from honjin.games.midway.options import BuildBase, Place, Sail
from honjin.games.midway.rules.kure import tend_kure
from honjin.games.midway.rules.search import search_by_ships
from honjin.games.midway.rules.sheets import Answers, MidwayMatch, Names, Sheet, ask_both, open_sheets
from honjin.games.midway.state import NO_ENGINES, MidwayState

OFF_MAP = ""


@cache
def hexes_next_to() -> dict[str, Names]:
    """The names of the hexes next to each."""
    grid = sea()
    pairs = zip(grid.names, grid.near, strict=True)
    return {name: tuple(grid.names[hex] for hex in near if hex >= 0) for name, near in pairs}


def course_of(path: Sequence[str]) -> tuple[int, ...]:
    """A way as directions, one for each step; nothing where it has a gap."""
    grid = sea()
    steps = [(grid.near[grid.number[one]], grid.number[other]) for one, other in pairwise(path)]
    return tuple(near.index(hex) for near, hex in steps) if all(hex in near for near, hex in steps) else ()


def sailed(start: str, course: Sequence[int]) -> Names:
    """The hexes of a way from here in these directions; none where it leaves the map."""
    grid = sea()
    hexes = [grid.number[start]]
    for direction in course:
        hexes.append(grid.near[hexes[-1]][direction])
        if hexes[-1] < 0:
            return ()
    return tuple(grid.names[hex] for hex in hexes)


class Berth(msgspec.Struct, frozen=True):
    """A ship on the sheet: its hex (none if it is still to come), and what keeps it where it is."""

    hex: str
    waits: bool = False
    stopped: bool = False
    due: bool = False


class NavalSheet(Sheet, frozen=True):
    """3  Every ship and boat stays or enters a hex next to it; groups that are due come in by column A."""

    berths: dict[str, Berth]
    may_build: bool
    """No base stands at Kure, none is being built, and none was lost."""

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        found = []
        near = hexes_next_to()
        entry: dict[str, Cell] = {"hex": ENTRY_HEXES}
        for ship, berth in self.berths.items():
            if draft.about(ship):
                continue
            if berth.hex:
                if not berth.waits and not berth.stopped:
                    found.append(Blank(Sail, ship, {"hex": near[berth.hex]}))
            elif berth.due:
                found.append(Blank(Place, ship, entry))
        if self.may_build and CHITOSE in self.berths and self._refuse_base(draft, BuildBase(CHITOSE)) is None:
            found.append(Blank(BuildBase, CHITOSE))
        return found

    recalls: ClassVar[tuple[type[Slip], ...]] = (Place, Sail)

    def again(self, slip: Slip, before: Slip | None) -> Slip | None:
        """The same course: out of the hex that the ship entered, as it came into it."""
        berth = self.berths.get(slip.thing)
        if not isinstance(slip, Sail) or not isinstance(before, Sail | Place) or berth is None or berth.hex != slip.hex:
            return None
        course = course_of((before.hex, slip.hex))
        ahead = sailed(slip.hex, course)
        return Sail(slip.ship, ahead[-1]) if course and ahead else None

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        if isinstance(slip, BuildBase):
            return self._refuse_base(draft, slip)
        if not isinstance(slip, Sail | Place):
            return Refusal("3", "gen-form")
        berth = self.berths.get(slip.thing)
        if berth is None:
            return Refusal("3", "gen-unit", {"unit": slip.thing})
        if draft.about(slip.thing):
            return Refusal("3", "gen-twice", {"unit": slip.thing})
        facts = {"unit": slip.thing, "hex": slip.hex}
        if isinstance(slip, Place) or not berth.hex:
            comes = isinstance(slip, Place) and not berth.hex and berth.due and slip.hex in ENTRY_HEXES
            return None if comes else Refusal("P", "nav-entry", facts)
        if berth.waits:
            return Refusal("3", "nav-wait", facts)
        if berth.stopped:
            return Refusal("4", "nav-eng", facts)
        if slip.hex not in sea().number:
            return Refusal("3", "nav-edge", facts)
        return None if slip.hex in hexes_next_to()[berth.hex] else Refusal("3", "nav-adj", facts)

    def _refuse_base(self, draft: Draft, slip: BuildBase) -> Refusal | None:
        """8.1.1  Chitose is in G6 after this move (Ruling 44)."""
        berth = self.berths.get(slip.ship)
        if slip.ship != CHITOSE or berth is None:
            return Refusal("8.1.1", "gen-unit", {"unit": slip.ship})
        written = draft.about(CHITOSE)
        if any(isinstance(other, BuildBase) for other in written):
            return Refusal("8.1.1", "gen-twice", {"unit": slip.ship})
        hex = next((other.hex for other in written if isinstance(other, Sail | Place)), berth.hex)
        return None if self.may_build and hex == KURE_HEX else Refusal("8.1.1", "nav-kure", {"unit": slip.ship})


class NavalMovement(Procedure):
    """0  Naval movement, then the search of ships, boats and islands."""

    @step("3")
    def order(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state = match.state
        return ask_both("naval", lambda side: naval_sheet(state, side), state.ocean.forces_of)

    @order.answered
    def move(self, match: MidwayMatch, answers: Answers) -> None:
        """3  All move at once; ships that exchange hexes do not meet (Ruling 39)."""
        open_sheets(match, "naval")
        state = match.state
        for side in SIDES:
            slips = answers[side].slips
            moves = {slip.ship: slip.hex for slip in slips if isinstance(slip, Sail)}
            places = {slip.unit: slip.hex for slip in slips if isinstance(slip, Place)}
            if moves:
                match.emit(ShipsMoved(side, moves))
            if places:
                match.emit(ShipsPlaced(side, places), rule="P")
            if any(isinstance(slip, BuildBase) for slip in slips):
                match.emit(BaseAnnounced(side, state.turn + state.ocean.limits.kure_turns), rule="8.1.1")

    @step("8.1.1")
    def tend_kure(self, match: MidwayMatch) -> None:
        tend_kure(match)

    @step("1.2")
    def search(self, match: MidwayMatch) -> None:
        """Ships, boats and islands look into their own hex."""
        search_by_ships(match)


def naval_sheet(state: MidwayState, side: SideId) -> NavalSheet:
    """3  The ships of a side, in the order of its sheet."""
    ocean = state.ocean
    names, ids = ocean.grid.names, ocean.ship_ids
    at, waits, damage = state.at, state.waits, state.damage
    berths = {}
    for ship in members(ocean.fleet[side] & ~state.sunk):
        hex = at[ship]
        if hex >= 0:
            berths[ids[ship]] = Berth(names[hex], waits[ship] > 0, bool(damage[ship] & NO_ENGINES))
        else:
            berths[ids[ship]] = Berth(OFF_MAP, due=ocean.enters[ship] <= state.turn)
    may_build = side == JAPAN and not state.kure and not state.kure_lost
    return NavalSheet(berths, may_build)
