"""How a reference prints values of a pack: one or a span of several, lists, the cells of a line."""

from __future__ import annotations

from collections.abc import Iterable

NONE = "–"
"""For what does not apply."""


def cells(values: Iterable[str]) -> str:
    """The cells of a line of a table, parted as Markdown does."""
    return " | ".join(values)


def span(values: Iterable[int]) -> str:
    """The lowest and the highest, or the one there is."""
    found = sorted(values)
    return str(found[0]) if found[0] == found[-1] else f"{found[0]}–{found[-1]}"


def listed(values: Iterable[object]) -> str:
    """A list; references in Japanese part it with their own comma."""
    return ", ".join(map(str, values))
