"""Standing orders: what a side wants on every sheet of a kind. Kept beside the drafts, and told to nobody else.

They are written on a fresh sheet at once, and nothing is sent by itself: its player changes or drops what he likes. One
that cannot stand this time is left out, and stays a standing order for later.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from honjin.core.decision import Side
from honjin.core.form import Draft, Form, Slip, Slips
from honjin.umpire.drafts import Rows, slip_from


def written_out(form: Form, standing: Sequence[Slip]) -> Slips:
    """What standing orders write on a fresh form.

    One whose target is not there this time becomes the usual order of its kind for its thing, where the form has one:
    a ship that fires at every raid fires at this one too.
    """
    draft = Draft()
    usual = form.usual()
    for slip in standing:
        for one in (slip,) if form.refuse(draft, slip) is None else _instead(usual, slip):
            if form.refuse(draft, one) is None:
                draft.add(one)
    return tuple(draft.slips)


def is_standing(form: Form, standing: Collection[Slip], slip: Slip) -> bool:
    """Whether a slip on the form is a standing order, or the usual one that stands in for it."""
    return slip in standing or (slip in form.usual() and any(slip in _instead((slip,), one) for one in standing))


def _instead(usual: Sequence[Slip], slip: Slip) -> list[Slip]:
    return [one for one in usual if type(one) is type(slip) and one.thing == slip.thing]


def made_standing(form: Form, standing: Sequence[Slip], things: Collection[str], written: Draft) -> Slips:
    """The standing orders, in which those about these things are what is written about them: none, where nothing is.

    Only orders of the kinds that this form has blanks for are replaced: a ship that fires may also sail.
    """
    kinds = {blank.slip for blank in form.blanks(Draft())}
    kept = (slip for slip in standing if slip.thing not in things or type(slip) not in kinds)
    return (*kept, *(slip for slip in written.slips if slip.thing in things))


class StandingOrders:
    """Those of each side, as plain data: they are read against the form that is open."""

    __slots__ = ("_rows",)

    def __init__(self) -> None:
        self._rows: dict[Side, list[Any]] = {}

    def all_of(self, side: Side) -> Rows:
        """All of a side, for whatever form."""
        return self._rows.get(side, [])

    def take_up(self, side: Side, rows: Rows) -> None:
        """Go on with what was kept elsewhere."""
        self._rows[side] = list(rows)

    def of(self, side: Side, form: Form) -> Slips:
        """Those that such a form can hold."""
        found = (slip_from(form, row) for row in self.all_of(side))
        return tuple(slip for slip in found if slip is not None)

    def keep(self, side: Side, form: Form, slips: Sequence[Slip]) -> None:
        """Put these in place of all that such a form can hold."""
        others = [row for row in self.all_of(side) if slip_from(form, row) is None]
        self._rows[side] = [*others, *(msgspec.to_builtins(slip) for slip in dict.fromkeys(slips))]
