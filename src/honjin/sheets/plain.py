"""The order sheet of a game without a layout of its own: a row for each order that can be written, and the report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from honjin.core.decision import Decision, Refusal
from honjin.core.event import AnswerSealed, ChoiceForced
from honjin.core.form import Along, Blank, Cell, Draft, Form, Kinds, Slip, Trail, kind_of, slip_by_lot
from honjin.core.order_sheet import (
    REFUSED,
    Choice,
    Entry,
    Filled,
    OnWay,
    Place,
    Row,
    Speech,
    Tab,
    Unreadable,
    Value,
    Way,
    choice,
)
from honjin.core.telling import Told

ORDERS, REPORT = "orders", "report"
UNIT, NAME, ORDER = "unit", "name", "order"
MOST_ORDERS = 4
"""Rows for one thing that can be given several orders."""
MOST_TOLD = 200
GROUP = "group"


class PlainSheet:
    """Made of the blanks of the form alone."""

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds

    def head(self, setting: Any, view: Any, decision: Decision, says: Speech) -> Mapping[str, Value]:
        """What is asked."""
        facts = {key: value for key, value in decision.facts.items() if key != GROUP}
        return {"step": says.text(f"ask-{decision.ask}", facts)}

    def tabs(self, setting: Any, view: Any, decision: Decision, told: Sequence[Told], says: Speech) -> Sequence[Tab]:
        """The orders, and the report."""
        rows = [
            Row(number, {"id": number, UNIT: thing, NAME: self._name(blanks[0], says)}, self._entries(blanks, says))
            for number, (thing, blanks) in _rows(decision).items()
        ]
        columns = dict.fromkeys(column for row in rows for column in row.entries)
        return [
            Tab(ORDERS, ("id", UNIT, NAME, *(columns or (ORDER,)), REFUSED), tuple(rows)),
            Tab(REPORT, ("no", "event", "rule"), tuple(report_rows(told[-MOST_TOLD:], says))),
        ]

    def _name(self, blank: Blank, says: Speech) -> str:
        return self._said(blank.slip, blank.slip.__struct_fields__[0], blank.thing, says)

    def _entries(self, blanks: Sequence[Blank], says: Speech) -> dict[str, Entry]:
        verbs = {blank.slip: says.text(f"verb-{blank.slip.__name__}") for blank in blanks}
        entries: dict[str, Entry] = {ORDER: choice([(verb, slip.__name__) for slip, verb in verbs.items()])}
        for blank in blanks:
            for field, cell in blank.cells.items():
                entries[field] = self._joined(entries.get(field), self._entry(blank.slip, field, cell, says))
        return entries

    def _entry(self, slip: type[Slip], field: str, cell: Cell, says: Speech) -> Entry:
        if isinstance(cell, Trail):
            return Way()
        if isinstance(cell, Along):
            return OnWay(cell.way)
        return choice([(self._said(slip, field, value, says), str(value)) for value in cell])

    def _joined(self, one: Entry | None, other: Entry) -> Entry:
        """What may stand in a cell that several kinds of orders have."""
        return Choice({**one.names, **other.names}) if isinstance(one, Choice) and isinstance(other, Choice) else other

    def _said(self, slip: type[Slip], field: str, value: Any, says: Speech) -> str:
        kind = kind_of(self._kinds, slip, field)
        if kind == "*" and isinstance(value, str):
            kind, _, value = value.partition("-")
        return says.name(kind, value) if kind and isinstance(value, str) else str(value).replace("_", " ")

    def cells(self, setting: Any, decision: Decision, slips: Sequence[Slip], says: Speech) -> Mapping[Place, str]:
        """Each slip in the first row of its thing that is still blank."""
        found: dict[Place, str] = {}
        free = _rows(decision)
        for slip in slips:
            number = next((number for number, (thing, _) in free.items() if thing == slip.thing), None)
            if number is None:
                continue
            _, blanks = free.pop(number)
            blank = next((one for one in blanks if one.slip is type(slip)), blanks[0])
            found[ORDERS, number, ORDER] = says.text(f"verb-{type(slip).__name__}")
            for field, cell in blank.cells.items():
                value = getattr(slip, field)
                if isinstance(cell, Trail):
                    found[ORDERS, number, field] = " ".join(value)
                else:
                    is_place = isinstance(cell, Along)
                    found[ORDERS, number, field] = value if is_place else self._said(blank.slip, field, value, says)
        return found

    def slips(self, setting: Any, decision: Decision, row: Filled) -> Sequence[Slip]:
        """The one order of a row: of the kind that is named, or of the only one there is."""
        thing, blanks = _rows(decision).get(row.id, (row.id, []))
        named = row.of(ORDER)
        meant = [blank for blank in blanks if blank.slip.__name__ == named] if named else blanks
        if len({blank.slip for blank in meant}) != 1:
            raise Unreadable(Refusal(decision.rule, "not-offered"))
        # Several blanks of a kind differ in what may stand in their cells: whichever is meant, the form looks at it.
        blank = meant[0]
        values: dict[str, Any] = {blank.slip.__struct_fields__[0]: thing}
        for field, cell in blank.cells.items():
            values[field] = _value(cell, row.of(field))
        try:
            plain = {"slip": blank.slip.__name__, **values}
            slip: Slip = msgspec.convert(plain, blank.slip, strict=False)
        except msgspec.ValidationError:
            raise Unreadable(Refusal(decision.rule, "not-offered")) from None
        return [slip]


def _value(cell: Cell, text: str) -> Any:
    if isinstance(cell, Trail):
        return text.split()
    if not isinstance(cell, Along) and not text:
        return cell[0]
    return text


def _rows(decision: Decision) -> dict[str, tuple[str, list[Blank]]]:
    """The rows by their numbers: a thing that can be given several orders has several."""
    form = decision.form
    assert form is not None
    by_thing: dict[str, list[Blank]] = {}
    for blank in form.blanks(Draft()):
        by_thing.setdefault(blank.thing, []).append(blank)
    rows = [(thing, blanks) for thing, blanks in by_thing.items() for _ in range(_orders(form, blanks))]
    return {str(number): row for number, row in enumerate(rows, 1)}


def _orders(form: Form, blanks: Sequence[Blank]) -> int:
    """How many orders a thing can be given, as far as there is room for them."""
    draft, count = Draft(), 0
    ahead = list(blanks)
    while ahead and count < MOST_ORDERS:
        draft.add(slip_by_lot(form, ahead[0], lambda: 0.0))
        count += 1
        ahead = [blank for blank in form.blanks(draft) if blank.thing == blanks[0].thing]
    return count


def report_rows(told: Sequence[Told], says: Speech) -> list[Row]:
    """What was told, in sentences, numbered in the side's own count."""
    return [
        Row("", {"no": one.number, "event": says.of("event", one.event), "rule": says.rule(one.rule)})
        for one in told
        if not isinstance(one.event, ChoiceForced | AnswerSealed)
    ]
