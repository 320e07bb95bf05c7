"""One line of a calculation: what it adds, under which rule, and why. Totals are lists of these, never silent sums."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Modifier(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A value that counts towards a total; `why` is the id of its message."""

    rule: str
    value: int
    why: str


def total(modifiers: Iterable[Modifier]) -> int:
    """What the lines come to."""
    return sum([modifier.value for modifier in modifiers])
