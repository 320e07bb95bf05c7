"""A form put into the words of the wire: its blanks, how ways go on, and what a side has written on it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any

from honjin.core.form import Along, Blank, Cell, Draft, Form, Kinds, Slips, Trail
from honjin.core.scene import Note
from honjin.server.messages import AlongShown, BlankShown, CellShown, DraftShown, FormShown, NoteShown, TrailShown
from honjin.umpire.wishes import subject_of


def form_shown(question: str, form: Form, kinds: Kinds, known: Container[str], last: Slips) -> FormShown:
    """A form as its side is shown it; `known` are the things on its board."""
    blanks = form.blanks(Draft())
    return FormShown(
        question=question,
        sends=form.sends.__name__,
        fields={blank.slip.__name__: blank.slip.__struct_fields__ for blank in blanks},
        blanks=[_blank_shown(blank, kinds, known) for blank in blanks],
        near=_near(form, blanks),
        usual=list(form.usual()),
        last=list(last),
        recurs=form.recurs,
    )


def draft_shown(
    question: str,
    form: Form,
    kinds: Kinds,
    known: Container[str],
    slips: Slips,
    standing: Slips,
    warnings: Sequence[Note],
) -> DraftShown:
    """What is written, what can still be, and what the side wants on every such form."""
    draft = Draft(slips)
    first = {(blank.slip, blank.thing): (at, blank) for at, blank in enumerate(form.blanks(Draft()))}
    return DraftShown(
        question=question,
        slips=draft.slips,
        standing=list(standing),
        blanks=[_first_or_new(blank, first, kinds, known) for blank in form.blanks(draft)],
        lacks=form.lacks(draft),
        warnings=[NoteShown(note.why, note.facts, note.touch) for note in warnings],
    )


def _first_or_new(
    blank: Blank, first: Mapping[Any, tuple[int, Blank]], kinds: Kinds, known: Container[str]
) -> int | BlankShown:
    at, same = first.get((blank.slip, blank.thing), (-1, None))
    return at if blank == same else _blank_shown(blank, kinds, known)


def _blank_shown(blank: Blank, kinds: Kinds, known: Container[str]) -> BlankShown:
    subject = subject_of(kinds, blank, known)
    cells = {name: _cell_shown(cell) for name, cell in blank.cells.items()}
    return BlankShown(blank.slip.__name__, blank.thing, (subject,) if subject else (), cells)


def _cell_shown(cell: Cell) -> CellShown:
    if isinstance(cell, Trail):
        return TrailShown(cell.start, cell.most, cell.closed)
    return AlongShown(cell.way) if isinstance(cell, Along) else list(cell)


def _near(form: Form, blanks: Iterable[Blank]) -> dict[str, list[str]]:
    """The places that a way can come to, each with those beside it. A step hangs on the last place alone."""
    trails = [cell for blank in blanks for cell in blank.cells.values() if isinstance(cell, Trail)]
    near: dict[str, list[str]] = {}
    ahead = dict.fromkeys(trail.start for trail in trails)
    while ahead:
        near |= {place: list(form.steps(Trail(place, 1), (place,))) for place in ahead}
        ahead = dict.fromkeys(step for place in ahead for step in near[place] if step not in near)
    return near
