"""What a phase or a turn has come to: told together when it is over, made of nothing but what its viewer was told.

Games declare which events belong together; interfaces gather them from what they were told.
"""

from __future__ import annotations

import msgspec

from honjin.core.event import Event

Named = tuple[str, ...]
"""Kinds of events, as interfaces know them."""


def named(*kinds: type[Event]) -> Named:
    """The names of these kinds."""
    return tuple(str(kind.__struct_config__.tag) for kind in kinds)


class Gauge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number that events give anew, such as a score: shown as it was and as it is. Its name is `gauge-{id}`."""

    id: str
    events: Named
    value: str
    """The field with the number."""
    per: str = ""
    """The field with the side that has a gauge of its own."""
    towards: str = ""
    """The field with the side that leads: the number of the second side counts downwards."""
    least: int = 0
    most: int | str = 0
    """The ends of its scale, the upper one perhaps a field of the event."""
    start: int = 0
    """What it was before any event gave it."""
    steady: bool = False
    """Whether it is shown where nothing has moved it."""


class Count(msgspec.Struct, frozen=True, omit_defaults=True):
    """How often something happened to each side. Its name is `count-{id}`."""

    id: str
    events: Named
    number: str = ""
    """The field that counts for more than one."""
    names: bool = False
    """Whether the things that it happened to are named, each with its side, instead of counted."""


class Report(msgspec.Struct, frozen=True):
    """What belongs on one card, under the title `report-{id}`."""

    id: str
    begins: Named
    """With one of these it begins anew."""
    closes: Named
    """With the first of these it is complete."""
    tells: Named
    """What is told in full, in its order."""
    heralds: Named = ()
    """What tells how it goes on, right after it."""
    counts: tuple[Count, ...] = ()
    gauges: tuple[Gauge, ...] = ()
