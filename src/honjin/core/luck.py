"""Luck: what fell against what was likely, exactly, throw by throw; found again from the events of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from honjin.core.decision import Side
from honjin.core.event import Event

CERTAIN = 1e-9
"""What varies less was no throw: it could not have come otherwise."""


class Throw(msgspec.Struct, frozen=True):
    """Something that dice decided for a side, in hits, points or successes: the more the better for that side."""

    side: Side
    what: str
    fell: float
    likely: float
    spread: float
    """The variance of what could have fallen."""

    @property
    def is_open(self) -> bool:
        """Whether it could have come otherwise."""
        return self.spread > CERTAIN


Weigh = Callable[[Any, Any], Iterable[Throw]]
"""From an event and the umpire's state just before it."""

Luck = Mapping[type[Event], Weigh]
"""The events of a game in which dice fell, with what they say of luck."""


def throws_of(luck: Luck, event: Event, state: Any) -> tuple[Throw, ...]:
    """What an event says of luck; throws that were certain are none."""
    weigh = luck.get(type(event))
    return tuple(throw for throw in weigh(event, state) if throw.is_open) if weigh else ()


def success(side: Side, what: str, came: bool, chance: float) -> Throw:
    """One chance, taken or missed."""
    chance = max(0.0, min(1.0, chance))
    return Throw(side, what, float(came), chance, chance * (1 - chance))


def one_of(side: Side, what: str, fell: float, values: Sequence[float]) -> Throw:
    """What fell, of values that were all as likely."""
    return among(side, what, fell, [(value, 1 / len(values)) for value in values])


def among(side: Side, what: str, fell: float, chances: Iterable[tuple[float, float]]) -> Throw:
    """What fell, of values with these chances."""
    weighed = list(chances)
    mean = sum(value * chance for value, chance in weighed)
    return Throw(side, what, fell, mean, sum(chance * (value - mean) ** 2 for value, chance in weighed))


def several(side: Side, what: str, chances: Sequence[tuple[bool, float]]) -> Throw:
    """Several chances together: how many came, of how many were likely; none of them hangs on another."""
    return Throw(
        side,
        what,
        float(sum(came for came, _ in chances)),
        sum(chance for _, chance in chances),
        sum(chance * (1 - chance) for _, chance in chances),
    )
