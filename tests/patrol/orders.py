"""The slips of the game, and its two forms: one with ways, kinds to choose from and a common limit; one often empty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from honjin.core.decision import Refusal
from honjin.core.form import Along, Blank, Draft, FillIn, Slip, Slips, Trail

COLUMNS, ROWS = "abcd", "123"
PLACES = tuple(column + row for column in COLUMNS for row in ROWS)
HEIGHTS = ("low", "high")
REACH = 4
"""Steps of a plane."""
DECK = 2
"""Planes that may fly in a turn."""


def near(place: str) -> list[str]:
    """The places beside this one."""
    column, row = COLUMNS.index(place[0]), ROWS.index(place[1])
    around = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
    return [COLUMNS[x] + ROWS[y] for x, y in around if 0 <= x < len(COLUMNS) and 0 <= y < len(ROWS)]


class Sail(Slip, frozen=True):
    """A boat goes to a place beside its own."""

    boat: str
    place: str


class Scout(Slip, frozen=True):
    """A plane flies this way and looks closely at one place of it."""

    plane: str
    way: tuple[str, ...]
    look: str
    height: str


class Cover(Slip, frozen=True):
    """A plane stays over a boat."""

    plane: str
    boat: str


class Fire(Slip, frozen=True):
    """A boat fires so many guns at a boat in its place."""

    boat: str
    target: str
    guns: int


class SendOrders(FillIn, frozen=True):
    """Hand the orders in."""

    slips: tuple[Sail | Scout | Cover, ...] = ()


class SendGuns(FillIn, frozen=True):
    """Hand the targets in."""

    slips: tuple[Fire, ...] = ()


OPTIONS = SendOrders | SendGuns


class OrderForm(msgspec.Struct, frozen=True):
    """2  One order for a unit, and only so many planes from one deck."""

    boats: dict[str, str]
    """Where they lie."""
    planes: tuple[str, ...]
    base: str
    fog: tuple[str, ...] = ()
    """Places that no plane enters."""

    sends: ClassVar[type[FillIn]] = SendOrders
    recurs: ClassVar[bool] = True

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        """Sailing first, then flying; nothing for those that have their order."""
        silent = [boat for boat in self.boats if not draft.about(boat)]
        found = [Blank(Sail, boat, {"place": near(self.boats[boat])}) for boat in silent]
        if self._flying(draft) < DECK:
            trail = Trail(self.base, REACH, self.fog)
            cells: dict[str, Any] = {"way": trail, "look": Along("way"), "height": HEIGHTS}
            for plane in (plane for plane in self.planes if not draft.about(plane)):
                found += [Blank(Scout, plane, cells), Blank(Cover, plane, {"boat": tuple(self.boats)})]
        return found

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        """Why this order cannot stand."""
        if draft.about(slip.thing):
            return Refusal("2", "ordered-already", {"unit": slip.thing})
        if isinstance(slip, Sail):
            if slip.boat not in self.boats:
                return Refusal("2.1", "no-such-boat", {"boat": slip.boat})
            if slip.place not in near(self.boats[slip.boat]):
                return Refusal("2.1", "too-far", {"boat": slip.boat, "place": slip.place})
            return None
        return self._refuse_flight(draft, slip)

    def _refuse_flight(self, draft: Draft, slip: Slip) -> Refusal | None:
        if slip.thing not in self.planes:
            return Refusal("2.2", "no-such-plane", {"plane": slip.thing})
        if self._flying(draft) == DECK:
            return Refusal("2.3", "deck-is-full", {"most": DECK})
        if isinstance(slip, Cover):
            return None if slip.boat in self.boats else Refusal("2.1", "no-such-boat", {"boat": slip.boat})
        if not isinstance(slip, Scout) or slip.height not in HEIGHTS:
            return Refusal("2.2", "no-such-order")
        trail = Trail(self.base, REACH, self.fog)
        if slip.way[:1] != (self.base,) or len(slip.way) < 2:
            return Refusal("2.2", "not-from-the-base", {"place": self.base})
        for at, place in enumerate(slip.way[1:], 1):
            if place not in self.steps(trail, slip.way[:at]):
                return Refusal("2.2", "way-breaks-off", {"place": place})
        return None if slip.look in slip.way[1:] else Refusal("2.2", "not-on-the-way", {"place": slip.look})

    def _flying(self, draft: Draft) -> int:
        return sum(not isinstance(slip, Sail) for slip in draft.slips)

    def lacks(self, draft: Draft) -> Refusal | None:
        """A sheet may be empty."""
        return None

    def usual(self) -> Slips:
        """All stay."""
        return ()

    def steps(self, trail: Trail, way: Sequence[str]) -> Sequence[str]:
        """To a place beside the last one."""
        if len(way) > trail.most:
            return ()
        return [place for place in near(way[-1]) if place not in trail.closed]


class GunForm(msgspec.Struct, frozen=True):
    """3  Boats that have an enemy in their place may fire at him, each with two guns, at one or at two."""

    targets: dict[str, tuple[str, ...]]

    sends: ClassVar[type[FillIn]] = SendGuns
    recurs: ClassVar[bool] = True

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        """A blank for every boat with guns left."""
        return [
            Blank(Fire, boat, {"target": left, "guns": range(1, guns + 1)})
            for boat in self.targets
            if (guns := self._guns(draft, boat)) and (left := self._left(draft, boat))
        ]

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        """Why these guns cannot fire."""
        if not isinstance(slip, Fire) or slip.boat not in self.targets:
            return Refusal("3", "no-target", {"boat": slip.thing})
        if slip.target not in self._left(draft, slip.boat):
            return Refusal("3", "no-target", {"boat": slip.boat})
        if not 1 <= slip.guns <= self._guns(draft, slip.boat):
            return Refusal("3", "too-many-guns", {"boat": slip.boat})
        return None

    def _guns(self, draft: Draft, boat: str) -> int:
        return 2 - sum(slip.guns for slip in draft.about(boat) if isinstance(slip, Fire))

    def _left(self, draft: Draft, boat: str) -> list[str]:
        aimed = {slip.target for slip in draft.about(boat) if isinstance(slip, Fire)}
        return [target for target in self.targets[boat] if target not in aimed]

    def lacks(self, draft: Draft) -> Refusal | None:
        """Nobody must fire."""
        return None

    def usual(self) -> Slips:
        """All fire at the first."""
        return tuple(Fire(boat, targets[0], 2) for boat, targets in self.targets.items())

    def steps(self, trail: Trail, way: Sequence[str]) -> Sequence[str]:
        """Shells have no way to go."""
        return ()
