"""0  Order sheets: what the forms of all steps share, and how both sides are asked at once."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import ClassVar, TypeVar

import msgspec

from honjin.core.decision import Decision, Refusal
from honjin.core.engine import Match
from honjin.core.form import Blank, Draft, FillIn, Form, Slip, Slips, Trail
from honjin.games.midway.events.turn import SheetsOpened
from honjin.games.midway.model import SIDES, SideId
from honjin.games.midway.ocean import sea
from honjin.games.midway.options import SendOrders
from honjin.games.midway.state import MidwayState

MidwayMatch = Match[MidwayState]
Answers = Mapping[SideId, SendOrders]
T = TypeVar("T", bound=Slip)
Names = tuple[str, ...]
Lists = dict[str, Names]
"""For each unit what it may name."""


class Sheet(msgspec.Struct, frozen=True):
    """A form of Midway. The slips that nobody sends are none, unless a step says otherwise."""

    sends: ClassVar[type[FillIn]] = SendOrders
    recurs: ClassVar[bool] = True

    def lacks(self, draft: Draft) -> Refusal | None:
        """A blank line means nothing: no move, no mission, no fire."""
        return None

    def usual(self) -> Slips:
        """0  Nothing, unless the step says otherwise."""
        return ()

    def steps(self, trail: Trail, way: Sequence[str]) -> Sequence[str]:
        """1.1  A flight goes on to a hex next to the last one, outside the storm."""
        if len(way) > trail.most:
            return ()
        grid = sea()
        closed = trail.closed
        names = grid.names
        return [names[hex] for hex in grid.near[grid.number[way[-1]]] if hex >= 0 and names[hex] not in closed]


class MarkSheet(Sheet, frozen=True):
    """A form on which units are only marked: each does the one thing of the step, or not."""

    units: Names = ()
    own: Names = ()
    """All units of the side: the others have no part in this step."""

    kind: ClassVar[type[Slip]]
    rule: ClassVar[str]
    code: ClassVar[str]
    """Why another unit of the side cannot be marked."""

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        return [Blank(self.kind, unit) for unit in self.units if not draft.about(unit)]

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        return refuse_unit(self.rule, draft, slip, self.kind, self.units, self.own, self.code)


def refuse_unit(
    rule: str,
    draft: Draft,
    slip: Slip,
    kinds: type[Slip] | tuple[type[Slip], ...],
    units: Container[str],
    own: Container[str],
    code: str,
) -> Refusal | None:
    """0  An order of the right kind, to a unit that can be ordered, and the only one to it.

    `code` is for a unit of the side that has no part in this step. Of what is not its own a side hears the same
    whether it is somewhere, was lost or was never built.
    """
    if not isinstance(slip, kinds):
        return Refusal(rule, "gen-form")
    if slip.thing not in units:
        return Refusal(rule, code if slip.thing in own else "gen-unit", {"unit": slip.thing})
    if draft.about(slip.thing):
        return Refusal(rule, "gen-twice", {"unit": slip.thing})
    return None


def ask_both(
    ask: str, form_of: Callable[[SideId], Form], groups_of: Callable[[SideId], Mapping[str, str]]
) -> tuple[Decision, ...]:
    """0  Every step opens for both sides, with or without anything to order, and nobody learns who has sent.

    `groups_of` says which lines of a sheet stand together.
    """
    return tuple(
        Decision(side, ask, (), {"group": groups_of(side)}, private=True, form=form_of(side), hushed=True)
        for side in SIDES
    )


def slips_of(answers: Answers, side: SideId, kind: type[T]) -> list[T]:
    """The slips of one kind on the sheet of a side."""
    return [slip for slip in answers[side].slips if isinstance(slip, kind)]


def open_sheets(match: MidwayMatch, step: str) -> None:
    """0  Both sheets are in."""
    match.emit(SheetsOpened(step), rule="0")
