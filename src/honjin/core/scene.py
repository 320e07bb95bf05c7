"""What a viewer's table shows: counters, piles and markers, by their places on the board.

A game turns its view into a scene; the interface draws any scene on any board and computes no rule.
Ids of things are written `kind-id` (`ship-mikasa`, `zone-tsushima`), the same for counters, for places
and for what an option is about.
"""

from __future__ import annotations

from itertools import compress
from operator import is_not
from typing import Any

import msgspec

from honjin.core.decision import Facts, Option, Side


class Counter(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One counter as the viewer sees it. `values` are drawn by the style of the board's counters."""

    slot: str
    side: Side
    art: str
    values: dict[str, int]
    damaged: bool = False
    spent: bool = False
    ordered: str = ""
    """The slot where it is ordered to go, while a plan is made."""
    lettering: tuple[str, ...] = ()
    """The words printed on it: its formation, its number. Where a language has its own (`print-…`), that is shown."""
    facing: int = -1
    """Where it is turned to, in twelfths of a turn from the top of the board; below zero it faces nowhere."""
    course: tuple[str, ...] = ()
    """The areas or slots of a plotted way, from where it starts to where it ends."""
    marks: tuple[str, ...] = ()
    """States beside `damaged` and `spent`, such as `engaged` or `hangar`, each drawn by the look of the counters."""
    seen: int = 0
    """The turn of a sighting: a counter that is only known from one is drawn as a dated ghost. 0: it is there."""


class Pile(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The counters in one slot, the top one first; `backs` more are there of which only the number is known.

    `thing` is what pointing at the pile means; `plate` has (sign, number) pairs.
    """

    side: Side
    thing: str
    counters: tuple[str, ...]
    backs: int = 0
    plate: tuple[tuple[str, int], ...] = ()
    lettering: tuple[str, ...] = ()
    """The words printed on the pile where it is drawn as one force, as on a counter."""


class Marker(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A marker on a track or in a box: an army, the turn, the score."""

    slot: str
    art: str
    side: Side = ""
    label: str = ""


class Forecast(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a plan in progress brings together in a slot: a plate as of a pile, and a line about what comes of it."""

    plate: tuple[tuple[str, int], ...]
    says: str = ""
    facts: Facts = {}


class Scene(msgspec.Struct, frozen=True):
    """Everything on the board. `marks` gives slots and areas a state (`held`, `fallen`, `past`, `contested`)."""

    counters: dict[str, Counter]
    piles: dict[str, Pile]
    markers: dict[str, Marker]
    marks: dict[str, str]
    badge: tuple[str, Facts] = ("", {})
    """The score in one line: a message id and its facts."""
    headline: tuple[str, Facts] = ("", {})
    """Where the match stands, such as the turn: a message id and its facts."""
    summary: tuple[tuple[str, Facts], ...] = ()
    """Lines a player likes to have worked out, such as what would be scored now."""
    turn: int = 0
    """The number of the turn, by which sightings are dated."""
    planned: dict[str, Forecast] = {}
    """The slots that a side's own plan leads to; nobody else's."""

    def things(self) -> set[str]:
        """All counters, and what pointing at a pile means."""
        return {*self.counters, *(pile.thing for pile in self.piles.values())}


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player weighs beside an option: the chance that it succeeds, and a line about its consequence."""

    chance: float | None = None
    why: str = ""
    facts: Facts = {}
    group: str = ""
    """The heading under which a list puts it: the id of a thing, or of a message."""
    touch: tuple[str, ...] = ()
    """The things the option is about, where its fields do not name them all."""
    options: tuple[Option, ...] = ()
    """Answers that interfaces give in its place, one after the other: what the option promises, done with judgement."""


class End(msgspec.Struct, frozen=True, omit_defaults=True):
    """The match can be over before the side that is asked now is asked again."""

    by: tuple[str, ...] = ()
    """The kinds of answers after which it can; none are named where any will do."""
    winner: Side | None = None
    """Who would win as things are; None where nobody can say."""


class Way(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Several answers in a row that lead to a place: each is an option when its turn comes, or the way ends."""

    touch: tuple[str, ...]
    """The things to point at for it."""
    options: tuple[Option, ...]
    left: int = 0
    """What is left to spend when it is done."""
    watched: tuple[str, ...] = ()
    """The things that may have something against it."""


class SightLine(msgspec.Struct, frozen=True, gc=False):
    """A line between two things, such as a shot that is possible."""

    start: str
    end: str
    look: str


class Remark(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence about what is looked at: a message id with its facts, and the things it is about."""

    says: str
    facts: Facts = {}
    touch: tuple[str, ...] = ()


class Survey(msgspec.Struct, frozen=True, omit_defaults=True):
    """What looking closer at a thing shows: where it can go, what it commands, sees or fears."""

    ways: tuple[Way, ...] = ()
    marks: dict[str, str] = {}
    """Marks of areas, on top of those of the scene."""
    lines: tuple[SightLine, ...] = ()
    remarks: tuple[Remark, ...] = ()
    """Of a place: what lies beside it, who could come there, who could fire at it."""


def patch_of(old: Scene, new: Scene) -> dict[str, Any]:
    """What turns the plain form of one scene into that of another, as a JSON merge patch (RFC 7396)."""
    patch: dict[str, Any] = {}
    for field in Scene.__struct_fields__:
        before, after = getattr(old, field), getattr(new, field)
        # Most of a scene is the very same object as before.
        if before is after or before == after:
            continue
        patch[field] = _entries(before, after) if isinstance(after, dict) else after
    return patch


def _entries(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Entries that came, went or changed."""
    entries: dict[str, Any] = {}
    # Most entries are the very same objects as before, and mostly in the same order.
    if [*before] == [*after]:
        others = [*compress(after.items(), map(is_not, before.values(), after.values()))]
    else:
        entries = dict.fromkeys(before.keys() - after.keys())
        others = [(key, value) for key, value in after.items() if before.get(key) is not value]
    for key, value in others:
        known = before.get(key)
        if known != value:
            entries[key] = value if known is None else _replacing(known, value)
    return entries


def _replacing(old: Any, new: Any) -> Any:
    """The new value; whole entries are replaced, so a field that it omits must be taken away by name."""
    if isinstance(new, str):
        return new
    gone = [
        name
        for name, default in zip(
            new.__struct_fields__[-len(new.__struct_defaults__) :], new.__struct_defaults__, strict=True
        )
        if getattr(new, name) == default and getattr(old, name) != default
    ]
    return {**dict.fromkeys(gone), **msgspec.to_builtins(new)} if gone else new
