"""What somebody may mean on a form who points at things or names them: slips that can stand or not."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, get_args

import msgspec

from honjin.core.decision import Refusal
from honjin.core.form import Blank, Draft, Form, Kinds, Slip, Trail, kind_of, slip_by_lot
from honjin.umpire.drafts import slips_of

ANY_KIND = "*"
"""The kind of a field that holds a thing by its full name."""


def thing_of(kind: str, id: Any, known: Container[str] = ()) -> str:
    """A thing by its full name; empty for what cannot be pointed at.

    Of `ship|battalion` it is the one that is known, on a board for example; where neither is, the first.
    """
    if not kind or not isinstance(id, str):
        return ""
    if kind == ANY_KIND:
        return id
    things = [f"{one}-{id}" for one in kind.split("|")]
    return next((thing for thing in things if thing in known), things[0])


def subject_of(kinds: Kinds, blank: Blank, known: Container[str] = ()) -> str:
    """The thing that a blank is about, by its full name."""
    return thing_of(kind_of(kinds, blank.slip, blank.slip.__struct_fields__[0]), blank.thing, known)


def wishes(form: Form, kinds: Kinds, things: Sequence[str]) -> list[Slip]:
    """Slips about the first of these things, with the others in the cells where they belong: as many as possible.

    Where the things do not say enough, a cell holds what might stand there.
    """
    blanks = form.blanks(Draft())
    kinds_of_slips = slips_of(form.sends)
    found: dict[Slip, int] = {}
    for slip in get_args(kinds_of_slips) or (kinds_of_slips,):
        first, *_ = slip.__struct_fields__
        id = _id_of(kind_of(kinds, slip, first), things[0])
        alike = [blank for blank in blanks if blank.slip is slip]
        own = [blank for blank in alike if blank.thing == id]
        if id and alike:
            wish, unused = _filled(form, kinds, (own or alike)[0], id, things[1:])
            found[wish] = unused
    least = min(found.values(), default=0)
    return [wish for wish, unused in found.items() if unused == least]


def _id_of(kind: str, thing: str) -> str:
    if kind == ANY_KIND:
        return thing
    kinds = [one for one in kind.split("|") if one and thing.startswith(f"{one}-")]
    return thing.removeprefix(f"{kinds[0]}-") if kinds else ""


def _filled(form: Form, kinds: Kinds, blank: Blank, id: str, things: Sequence[str]) -> tuple[Slip, int]:
    """A slip of this kind, and how many of the things it has no cell for."""
    values: dict[str, Any] = {blank.slip.__struct_fields__[0]: id}
    left = list(things)
    for name, cell in blank.cells.items():
        kind = kind_of(kinds, blank.slip, name)
        meant = next((thing for thing in left if _id_of(kind, thing)), "")
        if meant:
            left.remove(meant)
            place = _id_of(kind, meant)
            values[name] = (cell.start, place) if isinstance(cell, Trail) else place
    return msgspec.structs.replace(slip_by_lot(form, blank, lambda: 0.0), **values), len(left)


def why_not(form: Form, written: Draft, slip: Slip) -> Refusal | None:
    """Why a slip cannot stand beside those written.

    That a thing has its order already is the least telling of reasons: what would bar it all the same comes first.
    """
    refusal = form.refuse(written, slip)
    if refusal is None or not written.about(slip.thing):
        return refusal
    others = Draft(one for one in written.slips if one.thing != slip.thing)
    return form.refuse(others, slip) or refusal
