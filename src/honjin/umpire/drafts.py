"""What the sides have written on their open forms so far: kept beside the record, and told to nobody else.

Slips are kept as plain data and read when they are wanted, against the form that is open then: they come from the line
of a seat, from a database, or from a sheet that was sent and taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec

from honjin.core.decision import Refusal, Side
from honjin.core.form import Draft, FillIn, Form, Repeats, Slip, Slips, read_slips

Rows = Sequence[Any]
"""Slips, as they are or as plain data."""

UNREADABLE = Refusal("", "not-offered")
"""Why something that is no slip of the form cannot stand."""

_KEPT = 6
"""Sheets remembered of each kind of slip: not everybody has an order on each, and the latest may be taken back."""


def read_rows(form: Form, rows: Rows) -> tuple[Draft, dict[int, Refusal]]:
    """What of these rows can stand, each beside those before it; and why the others cannot, by their position."""
    slips, places, refused = [], [], {}
    for at, row in enumerate(rows):
        slip = slip_from(form, row)
        if slip is None:
            refused[at] = UNREADABLE
        else:
            slips.append(slip)
            places.append(at)
    draft, others = read_slips(form, slips)
    refused |= {places[at]: refusal for at, refusal in others.items()}
    return draft, dict(sorted(refused.items()))


def that_stand(form: Form, rows: Rows) -> Slips:
    """What of these rows can stand, each beside those before it."""
    return tuple(read_rows(form, rows)[0].slips)


def slip_from(form: Form, row: Any) -> Slip | None:
    """A slip of the form from plain data; None if it is none."""
    try:
        slip: Slip = msgspec.convert(row, slips_of(form.sends))
    except msgspec.ValidationError:
        return None
    return slip


@cache
def slips_of(sends: type[FillIn]) -> Any:
    """The kinds of slips that go on a form, as a type."""
    return get_args(get_type_hints(sends)["slips"])[0]


class Sheet(NamedTuple):
    """A form that was sent: the number of the answer, and its slips."""

    number: int
    rows: Rows


class Drafts:
    """The open draft of each side, and the latest sheets that it has sent.

    A draft belongs to one question of its side: `question` is a mark that changes when the side has answered it.
    """

    __slots__ = ("_open", "_sent")

    def __init__(self) -> None:
        self._open: dict[Side, tuple[str, Rows]] = {}
        self._sent: dict[Side, dict[str, list[Sheet]]] = {}

    def of(self, side: Side, question: str) -> Rows | None:
        """What is written for this question; None while nobody has touched the sheet."""
        asked, rows = self._open.get(side, ("", ()))
        return rows if asked == question else None

    def keep(self, side: Side, question: str, rows: Rows) -> None:
        """Write it all anew."""
        self._open[side] = question, rows

    def sent(self, side: Side, sheet: Sheet) -> None:
        """A form was sent: its draft is gone, and its slips are the latest of their kinds."""
        self._open.pop(side, None)
        by_kind = self._sent.setdefault(side, {})
        for kind in {str(row["slip"]) for row in sheet.rows}:
            by_kind[kind] = [*by_kind.get(kind, ()), sheet][-_KEPT:]

    def taken_back(self, number: int) -> Rows:
        """The answers from this number on have been taken back; the slips of the one that has it, if it was a form."""
        found: Rows = ()
        for by_kind in self._sent.values():
            for kind, sheets in by_kind.items():
                found = next((sheet.rows for sheet in sheets if sheet.number == number), found)
                by_kind[kind] = [sheet for sheet in sheets if sheet.number < number]
        return found

    def recent(self, side: Side, kinds: Iterable[str]) -> list[Rows]:
        """The slips of the latest sheets of this side that had one of these kinds, the last one first."""
        by_kind = self._sent.get(side, {})
        found = {sheet.number: sheet.rows for kind in kinds for sheet in by_kind.get(kind, ())}
        return [rows for _, rows in sorted(found.items(), reverse=True)]


def last_orders(form: Form, sheets: Iterable[Rows]) -> Slips:
    """For each thing what the latest of these sheets with an order for it said, as it would be said today.

    A form that has `again` says what an order comes to after the one before: a ship goes on in its course.
    """
    history: dict[str, list[list[Slip]]] = {}
    for rows in sheets:
        about: dict[str, list[Slip]] = {}
        for slip in (slip_from(form, row) for row in rows):
            if slip is not None:
                about.setdefault(slip.thing, []).append(slip)
        for thing, slips in about.items():
            history.setdefault(thing, []).append(slips)
    found: list[Slip] = []
    for latest, *before in history.values():
        if isinstance(form, Repeats):
            again = (form.again(slip, before[0][0] if before else None) for slip in latest)
            found += (slip for slip in again if slip is not None)
        else:
            found += latest
    return tuple(read_slips(form, found)[0].slips)
