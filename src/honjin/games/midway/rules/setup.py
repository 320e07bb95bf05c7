"""P  Initial placement: where each side puts its ships and boats before the first turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from honjin.core.decision import Decision, Refusal
from honjin.core.form import Blank, Draft, Slip, Slips
from honjin.core.procedure import Procedure, step
from honjin.games.midway.events.ships import ShipsPlaced
from honjin.games.midway.model import (
    AWAY,
    COLUMN_A,
    EAST,
    EAST_HEXES,
    ENTRY_HEXES,
    HEXES,
    L5,
    MIDWAY_HEX,
    NEAR_HEXES,
    NEAR_MIDWAY,
    SIDES,
    SideId,
)
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.options import Place
from honjin.games.midway.pack import Group
from honjin.games.midway.rules.sheets import Answers, Lists, MidwayMatch, Names, Sheet, ask_both, open_sheets

WHY = {EAST: "set-hex", COLUMN_A: "set-hex", NEAR_MIDWAY: "set-sub", L5: "set-sub", AWAY: "set-i168"}
STARTS: Lists = {
    EAST: EAST_HEXES,
    COLUMN_A: ENTRY_HEXES,
    NEAR_MIDWAY: NEAR_HEXES,
    AWAY: tuple(hex for hex in HEXES if hex not in NEAR_HEXES and hex != MIDWAY_HEX),
}
"""P  The hexes in which ships may begin."""


class SetUpSheet(Sheet, frozen=True):
    """P  A hex for every ship of the first groups, and for every group of boats."""

    areas: Lists
    """Where each unit may begin."""
    reasons: dict[str, str]
    apart: Names
    """Groups of boats that need hexes of their own."""
    first: dict[str, str]
    """Where each begins if nobody says otherwise."""

    recurs: ClassVar[bool] = False

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        taken = self._taken(draft)
        return [
            Blank(Place, unit, {"hex": self._free(unit, hexes, taken)})
            for unit, hexes in self.areas.items()
            if not draft.about(unit)
        ]

    def _taken(self, draft: Draft) -> set[str]:
        return {slip.hex for unit in self.apart for slip in draft.about(unit) if isinstance(slip, Place)}

    def _free(self, unit: str, hexes: Names, taken: set[str]) -> Names:
        return tuple(hex for hex in hexes if hex not in taken) if taken and unit in self.apart else hexes

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        if not isinstance(slip, Place):
            return Refusal("P", "gen-form")
        if slip.unit not in self.areas:
            return Refusal("P", "gen-unit", {"unit": slip.unit})
        if draft.about(slip.unit):
            return Refusal("P", "gen-twice", {"unit": slip.unit})
        own = slip.unit in self.apart and slip.hex in self._taken(draft)
        if own or slip.hex not in self.areas[slip.unit]:
            return Refusal("P", self.reasons[slip.unit], {"unit": slip.unit, "hex": slip.hex})
        return None

    def lacks(self, draft: Draft) -> Refusal | None:
        missing = [unit for unit in self.areas if not draft.about(unit)]
        return Refusal("P", "set-missing", {"unit": missing[0], "count": len(missing)}) if missing else None

    def usual(self) -> Slips:
        return tuple(Place(unit, hex) for unit, hex in self.first.items())


class SetUp(Procedure):
    """P  Both sides place what they begin with."""

    @step("P")
    def place(self, match: MidwayMatch) -> tuple[Decision, ...]:
        """At the same time, each for itself."""
        ocean = match.state.ocean
        return ask_both("set-up", lambda side: set_up_sheet(ocean, side), ocean.forces_of)

    @place.answered
    def placed(self, match: MidwayMatch, answers: Answers) -> None:
        open_sheets(match, "set-up")
        ocean = match.state.ocean
        for side in SIDES:
            places = {**fixed_places(ocean, side)}
            for slip in answers[side].slips:
                assert isinstance(slip, Place)
                for ship in ships_of(ocean, slip.unit):
                    places[ship] = slip.hex
            match.emit(ShipsPlaced(side, {ship: places[ship] for ship in ocean.ship_ids if ship in places}))


def starting_groups(ocean: Ocean, side: SideId) -> list[Group]:
    """P  The groups of a side that are there from the beginning."""
    return [group for group in ocean.pack.groups if group.side == side and group.turn == 1]


def ships_of(ocean: Ocean, unit: str) -> list[str]:
    """The ships of a group, or the one ship."""
    return [unit] if unit in ocean.ship else [card.id for card in ocean.ships if card.group == unit]


def fixed_places(ocean: Ocean, side: SideId) -> dict[str, str]:
    """P  The boats for which there is no choice."""
    return {
        ship: group.usual
        for group in starting_groups(ocean, side)
        if group.start == L5
        for ship in ships_of(ocean, group.id)
    }


def set_up_sheet(ocean: Ocean, side: SideId) -> SetUpSheet:
    """P  What a side may place, and where."""
    areas: Lists = {}
    reasons, first = {}, {}
    apart = []
    for group in starting_groups(ocean, side):
        if group.start == L5:
            continue
        together = group.start == NEAR_MIDWAY
        if together:
            apart.append(group.id)
        for unit in [group.id] if together else ships_of(ocean, group.id):
            areas[unit] = STARTS[group.start]
            reasons[unit] = WHY[group.start]
            first[unit] = group.usual
    return SetUpSheet(areas, reasons, tuple(apart), first)
