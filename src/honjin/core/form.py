"""A question whose answers nobody could list: a form, filled in with one slip for each order.

A list has every answer. A form has every blank, with all that may stand in its cells, and one predicate for a slip
beside those written before it. It is made for one side of what that side may know, and it travels: it holds no state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, get_args, runtime_checkable

import msgspec

from honjin.core.decision import Decision, Option, Refusal

Lot = Callable[[], float]
"""Draws a number from 0 up to but not including 1."""


class Slip(msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="slip"):
    """One order on a form, such as `Sail(ship, hex)`. Its first field is the thing that it is about."""

    @property
    def thing(self) -> str:
        """The id of the thing that it is about."""
        thing: str = getattr(self, self.__struct_fields__[0])
        return thing


Slips = tuple[Slip, ...]
Kinds = Mapping[str, str]
"""Which fields are ids, and of what: `Look.kinds`."""


def kind_of(kinds: Kinds, slip: type[Slip], field: str) -> str:
    """Of what kind of thing a field of a slip is; empty if of none."""
    return kinds.get(f"{slip.__name__}.{field}") or kinds.get(field) or ""


class FillIn(Option, frozen=True):
    """Send the form with these slips. A game declares its own, with its own kinds of slips."""

    slips: tuple[Any, ...] = ()


def asks_for_forms(options: Any) -> bool:
    """Whether forms are among the options of a game."""
    return any(issubclass(option, FillIn) for option in get_args(options) or (options,))


class Trail(msgspec.Struct, frozen=True, tag=True):
    """A cell that holds a way: from `start` at most `most` steps, never by way of what is `closed`."""

    start: str
    most: int
    closed: tuple[str, ...] = ()


class Along(msgspec.Struct, frozen=True, tag=True):
    """A cell that holds one of the places on the way that stands in another cell, its start left out."""

    way: str


Cell = Sequence[Any] | Trail | Along
"""What may stand in a cell: one of these, a way, or a place along a way."""


class Blank(msgspec.Struct, frozen=True):
    """A slip still to be written: its kind, the thing it is about, and for each further field what may stand there."""

    slip: type[Slip]
    thing: str
    cells: dict[str, Cell] = {}


class Draft:
    """The slips written so far, and the same by the thing that they are about."""

    __slots__ = ("_by_thing", "slips")

    def __init__(self, slips: Iterable[Slip] = ()) -> None:
        self.slips: list[Slip] = []
        self._by_thing: dict[str, list[Slip]] = {}
        for slip in slips:
            self.add(slip)

    def add(self, slip: Slip) -> None:
        """Write one more."""
        self.slips.append(slip)
        self._by_thing.setdefault(slip.thing, []).append(slip)

    def about(self, thing: str) -> Sequence[Slip]:
        """What is written about a thing."""
        return self._by_thing.get(thing, ())


class Form(Protocol):
    """What a game supplies with a question of this kind: a frozen value made of what the side may know."""

    sends: ClassVar[type[FillIn]]
    recurs: ClassVar[bool]
    """Whether a match asks for such forms again and again: only then can an order stand for the next one."""

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        """What can still be written. However its cells are filled in, a blank becomes a slip that can stand."""
        ...

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        """Why this slip cannot stand beside those written; None if it can."""
        ...

    def lacks(self, draft: Draft) -> Refusal | None:
        """What is missing before the form can be sent; None if nothing is."""
        ...

    def usual(self) -> Slips:
        """The slips of somebody who sends nothing."""
        ...

    def steps(self, trail: Trail, way: Sequence[str]) -> Sequence[str]:
        """Where a way goes on, one step at a time; nowhere when it has its length."""
        ...


@runtime_checkable
class Repeats(Protocol):
    """A form on which an order of an earlier sheet is repeated by its meaning, and not to the letter."""

    recalls: ClassVar[tuple[type[Slip], ...]]
    """Kinds of slips that tell something of earlier orders, besides those that it has blanks for."""

    def again(self, slip: Slip, before: Slip | None) -> Slip | None:
        """What an order comes to now, after the one before for the same thing; None for nothing."""
        ...


# The gate


def read_slips(form: Form, slips: Iterable[Slip]) -> tuple[Draft, dict[int, Refusal]]:
    """What of these slips can stand, each beside those before it; and why the others cannot, by their position."""
    draft, refused = Draft(), {}
    for at, slip in enumerate(slips):
        refusal = form.refuse(draft, slip)
        if refusal is None:
            draft.add(slip)
        else:
            refused[at] = refusal
    return draft, refused


def refuse_filled(form: Form, option: Option) -> Refusal | None:
    """Why a form is not taken as it is filled in: its first slip that cannot stand, or what it lacks."""
    if not isinstance(option, form.sends):
        return Refusal("", "not-offered")
    draft, refused = read_slips(form, option.slips)
    for at, refusal in refused.items():
        return msgspec.structs.replace(refusal, facts={**refusal.facts, "slip": at + 1})
    return form.lacks(draft)


def fits(form: Form, blank: Blank, slip: Slip) -> bool:
    """Whether a slip is this blank filled in."""
    return (
        type(slip) is blank.slip
        and slip.thing == blank.thing
        and all(_stands(form, cell, getattr(slip, name), slip) for name, cell in blank.cells.items())
    )


def _stands(form: Form, cell: Cell, value: Any, slip: Slip) -> bool:
    if isinstance(cell, Along):
        return value in getattr(slip, cell.way)[1:]
    if not isinstance(cell, Trail):
        return value in cell
    return value[:1] == (cell.start,) and all(
        place in form.steps(cell, value[:at]) for at, place in enumerate(value) if at
    )


def usual_answer(decision: Decision) -> int | Option:
    """The answer of somebody who sends nothing: the usual slips of a form, the default of a list."""
    if decision.form is not None:
        return decision.form.sends(decision.form.usual())
    return max(decision.default, 0)


# Filled in by lot

WRITTEN = 0.8
"""How many of the blanks are written where nothing says how many."""

TURNS_BACK = 0.8
"""How many of the ways that are drawn by lot come back as they went."""


def choose_by_lot(decision: Decision, lot: Lot) -> int | Option:
    """Any option, all alike; or the form filled in by lot."""
    if decision.form is not None:
        return fill_in(decision.form, lot)
    return int(lot() * len(decision.options))


def fill_in(form: Form, lot: Lot) -> FillIn:
    """A form filled in by lot; where it then lacks something, all that can be written is."""
    draft = Draft()
    _write_by_lot(form, draft, lot, WRITTEN)
    if form.lacks(draft) is not None:
        _write_by_lot(form, draft, lot, 1)
    return form.sends(tuple(draft.slips) if form.lacks(draft) is None else form.usual())


def _write_by_lot(form: Form, draft: Draft, lot: Lot, share: float) -> None:
    # In any order: where several kinds of slips are about one thing, the first would keep out the others.
    for blank in sorted(form.blanks(draft), key=lambda _: lot()):
        if lot() < share:
            slip = slip_by_lot(form, blank, lot)
            if form.refuse(draft, slip) is None:
                draft.add(slip)


def slip_by_lot(form: Form, blank: Blank, lot: Lot) -> Slip:
    """A blank filled in by lot."""
    values: dict[str, Any] = {}
    for name, cell in blank.cells.items():
        if isinstance(cell, Trail):
            values[name] = _way_by_lot(form, cell, lot)
        elif isinstance(cell, Along):
            way = values[cell.way]
            values[name] = way[1 + int(lot() * (len(way) - 1))]
        else:
            values[name] = cell[int(lot() * len(cell))]
    return blank.slip(blank.thing, **values)


def _way_by_lot(form: Form, trail: Trail, lot: Lot) -> tuple[str, ...]:
    way = [trail.start]
    back = lot() < TURNS_BACK and trail.most > 1
    for _ in range(1 + int(lot() * (trail.most // 2 if back else trail.most))):
        ahead = form.steps(trail, way)
        if not ahead:
            break
        way.append(ahead[int(lot() * len(ahead))])
    return (*way, *reversed(way[:-1])) if back else tuple(way)
