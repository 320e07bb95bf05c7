"""Slips in words: what a thing, a kind of order, a cell and its value are called, and an order as a whole."""

from __future__ import annotations

from typing import Any

from honjin.core.form import Kinds, Slip, kind_of
from honjin.locale.text import Words, in_words


def group_name(words: Words, group: str) -> str:
    """What things that belong together are called: a message, a thing, or the id in words."""
    for id in (f"group-{group}", group):
        if words.has(id):
            return words.text(id)
    return words.name(*group.split("-", 1)) if "-" in group else in_words(group)


class SlipWords:
    """The words of a form: `slip-*` for a whole order, `verb-*` for its kind, `cell-*` over a cell."""

    def __init__(self, words: Words, kinds: Kinds) -> None:
        self.words = words
        self._kinds = kinds

    def thing(self, slip: type[Slip], id: str) -> str:
        """The name of a thing that such a slip is about."""
        return self.value(slip, slip.__struct_fields__[0], id)

    def verb(self, slip: type[Slip]) -> str:
        """What is ordered, in a word or two."""
        return self.words.text(f"verb-{slip.__name__}")

    def cell(self, name: str) -> str:
        """What stands over a cell."""
        return self.words.text(f"cell-{name}")

    def value(self, slip: type[Slip], field: str, value: Any) -> str:
        """What stands in a cell."""
        if isinstance(value, list | tuple):
            return " ".join(self.value(slip, field, one) for one in value)
        if isinstance(value, bool):
            return self.words.text("t-yes" if value else "t-no")
        kind = kind_of(self._kinds, slip, field)
        if kind == "*" and isinstance(value, str):
            return self.words.name(*value.split("-", 1))
        return self.words.name(kind, value) if kind and isinstance(value, str) else str(value).replace("_", " ")

    def sentence(self, slip: Slip) -> str:
        """The whole order."""
        return self.words.of("slip", slip)

    def order(self, slip: Slip) -> str:
        """The order beside the name of its thing: in the game's short words, else its kind and what is in its cells."""
        kind = type(slip)
        if self.words.has(f"brief-{kind.__name__}"):
            return self.words.of("brief", slip)
        _, *names = kind.__struct_fields__
        values = [self.value(kind, name, getattr(slip, name)) for name in names]
        more = [f"{self.cell(name).lower()} {value}" for name, value in zip(names[1:], values[1:], strict=True)]
        return self.words.text("list-comma").join([" ".join([self.verb(kind), *values[:1]]), *more])
