"""Names that are typed: what the first words of a line mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from honjin.cli.terminal.phrases import rank_of, tokens_of

Tokens = tuple[str, ...]

LONGEST_NAME = 5
"""Words of the name of one thing."""


class Called(msgspec.Struct, frozen=True):
    """Something that can be named, and the words of its names."""

    value: Any
    text: str
    forms: tuple[Tokens, ...]


def called(value: Any, text: str, skip: Iterable[str]) -> Called:
    """Something by its name in the player's language, and by its id."""
    small = tuple(skip)
    return Called(value, text, (tokens_of(text, small), tokens_of(str(value), ())))


def best(things: Iterable[Called], tokens: Tokens) -> tuple[list[Called], int]:
    """What the first words name, the more of them the better; and how many of them that takes."""
    known = list(things)
    for size in range(min(len(tokens), LONGEST_NAME), 0, -1):
        ranked = [(min(found), one) for one in known if (found := ranks(one, tokens[:size]))]
        if ranked:
            top = min(rank for rank, _ in ranked)
            return [one for rank, one in ranked if rank == top], size
    return [], 0


def ranks(one: Called, tokens: Tokens) -> list[int]:
    """How well these words name it, by each of its names that they fit."""
    return [rank for form in one.forms if (rank := rank_of(tokens, form)) is not None]
