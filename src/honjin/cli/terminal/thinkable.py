"""Orders that a form has no blank for: read all the same, so that the form can say why they cannot stand."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import get_args, get_type_hints

import msgspec

from honjin.cli.terminal.called import Called, called
from honjin.cli.terminal.slips import SlipWords
from honjin.core.form import Blank, Cell, Draft, Form, Kinds, Slip, kind_of
from honjin.umpire.drafts import slips_of

Things = Mapping[str, Sequence[str]]
"""All things of a game, by their kind: `Look.things`."""


class Thinkable:
    """What somebody may think of: any thing of the game, with any order that goes on such a form."""

    def __init__(self, form: Form, things: Things, says: SlipWords, kinds: Kinds, skip: Collection[str]) -> None:
        self._form = form
        self._things = things
        self._says = says
        self._kinds = kinds
        self._skip = skip
        self._called: dict[str, list[Called]] = {}

    def values(self, kind: str) -> list[Called]:
        """The things of a kind, or of one of several, by their names."""
        found = []
        for one in kind.split("|"):
            if one not in self._called:
                names = ((id, self._says.words.name(one, id)) for id in self._things.get(one, ()))
                self._called[one] = [called(id, name, self._skip) for id, name in names]
            found += self._called[one]
        return found

    @property
    def subjects(self) -> list[Called]:
        """The things that orders on such a form can be about."""
        kinds = dict.fromkeys(kind for blank in self.blanks for kind in _subject_kind(self._kinds, blank).split("|"))
        return [one for kind in kinds for one in self.values(kind)]

    @cached_property
    def blanks(self) -> list[Blank]:
        """One for each kind of order: the first on the form, else one in whose cells anything of its kind may stand."""
        first: dict[type[Slip], Blank] = {}
        for blank in self._form.blanks(Draft()):
            first.setdefault(blank.slip, blank)
        union = slips_of(self._form.sends)
        found = (first.get(slip) or self._open(slip) for slip in get_args(union) or (union,))
        return [blank for blank in found if blank is not None]

    def about(self, thing: str) -> tuple[list[Blank], list[Blank]]:
        """The same about one thing, of the kinds that can be about it: those on the form, and the others."""
        on_form = {blank.slip for blank in self._form.blanks(Draft())}
        meant = [
            msgspec.structs.replace(blank, thing=thing)
            for blank in self.blanks
            if any(thing in self._things.get(kind, ()) for kind in _subject_kind(self._kinds, blank).split("|"))
        ]
        return [one for one in meant if one.slip in on_form], [one for one in meant if one.slip not in on_form]

    def _open(self, slip: type[Slip]) -> Blank | None:
        """A blank for an order that names things and nothing else; None for others: nobody can say what they hold."""
        _, *fields = slip.__struct_fields__
        hints = get_type_hints(slip)
        cells: dict[str, Cell] = {}
        for field in fields:
            ids = [one.value for one in self.values(kind_of(self._kinds, slip, field))]
            if hints[field] is not str or not ids:
                return None
            cells[field] = ids
        return Blank(slip, "", cells)


def _subject_kind(kinds: Kinds, blank: Blank) -> str:
    return kind_of(kinds, blank.slip, blank.slip.__struct_fields__[0])
