"""What each viewer has been told, in the viewer's own count, and how often part of it was withdrawn."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec import NODEFAULT

from honjin.core.event import (
    SPECTATOR,
    UMPIRE,
    AnswersTakenBack,
    DeadlineSet,
    Entry,
    Event,
    RulesRenewed,
    StepClosed,
    UmpireSpoke,
    Viewer,
)

TRACES = (AnswersTakenBack, RulesRenewed, UmpireSpoke, DeadlineSet, StepClosed)
"""Events that are of no answer, but of what was withdrawn or of an umpire: they stay whatever is withdrawn later."""

LINK_BYTES = 16


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event as a viewer got it: numbered in the viewer's own count, so that gaps betray nothing.

    It is private where a spectator is told nothing of it.
    """

    number: int
    rule: str
    event: Event
    private: bool = False


class _Heard(msgspec.Struct, frozen=True, gc=False):
    """What was told, without a number: one object for all who got the same."""

    rule: str
    event: Event
    private: bool = False


class Telling:
    """A list for each viewer. What it never heard of leaves no mark on its list, its count of cuts or its link.

    `first` is what the links begin with: that of the record's header.
    """

    __slots__ = ("_cuts", "_first", "_links", "_lists")

    def __init__(self, viewers: Iterable[Viewer], first: str = "") -> None:
        self._first = first
        self._lists: dict[Viewer, list[_Heard]] = {viewer: [] for viewer in viewers}
        self._cuts: dict[Viewer, list[int]] = {viewer: [] for viewer in self._lists}
        self._links: dict[Viewer, bytearray] = {}

    def of(self, viewer: Viewer, since: int = 0) -> list[Told]:
        """What this viewer has been told after the first `since` things."""
        heard = self._lists[viewer][since:]
        return [Told(number, one.rule, one.event, one.private) for number, one in enumerate(heard, since + 1)]

    def count(self, viewer: Viewer) -> int:
        """How much this viewer has been told."""
        return len(self._lists[viewer])

    def latest(self, viewer: Viewer, kind: type[Event] | tuple[type[Event], ...]) -> int:
        """The number of the latest event of this kind that this viewer has been told; 0 if there is none."""
        told = self._lists[viewer]
        return next((number for number in range(len(told), 0, -1) if isinstance(told[number - 1].event, kind)), 0)

    def counts(self) -> dict[Viewer, int]:
        """How much each viewer has been told."""
        return {viewer: len(told) for viewer, told in self._lists.items()}

    def retracted(self, viewer: Viewer) -> int:
        """How often something was withdrawn from this viewer's list."""
        return len(self._cuts[viewer])

    def kept(self, viewer: Viewer, retracted: int) -> int:
        """How many things still hold for a viewer who last looked when so many withdrawals had been made."""
        return min(self._cuts[viewer][retracted:], default=len(self._lists[viewer]))

    def link(self, viewer: Viewer) -> str:
        """A fingerprint of all that this viewer has been told, in order, and of the header.

        It is made of nothing else: the record's own links would let a viewer guess at what it may not know.
        Whoever keeps it can later show that a record tells another story, also when events have learnt new fields.
        """
        links = self._links.setdefault(viewer, bytearray())
        before = links[-LINK_BYTES:].hex() if links else self._first
        for one in self._lists[viewer][len(links) // LINK_BYTES :]:
            body = msgspec.json.encode((one.rule, essence(one.event)))
            digest = hashlib.sha256(before.encode() + body).digest()[:LINK_BYTES]
            links += digest
            before = digest.hex()
        return before

    def tell(self, entries: Iterable[Entry]) -> None:
        """Tell each viewer its part."""
        for entry in entries:
            event, seen = entry.event, entry.seen
            private = seen[SPECTATOR] is None
            whole = _Heard(entry.rule, event, private)
            for viewer, told in self._lists.items():
                part = event if viewer == UMPIRE else seen[viewer]
                if part is event:
                    told.append(whole)
                elif part is not None:
                    told.append(_Heard(entry.rule, part, private))

    def tell_all(self, event: Event) -> None:
        """Tell everybody what he may know of it, by no rule of the game and in no position."""
        self.tell([Entry("", event, {viewer: event.seen_by(None, viewer) for viewer in self._lists})])

    def cut(self, counts: dict[Viewer, int]) -> None:
        """Withdraw what was told after these counts; the traces of earlier withdrawals stay."""
        for viewer, count in counts.items():
            told = self._lists[viewer]
            later = told[count:]
            traces = [one for one in later if isinstance(one.event, TRACES)]
            if len(traces) == len(later):
                continue
            kept = next(at for at, one in enumerate(later, count) if not isinstance(one.event, TRACES))
            self._withdraw(viewer, kept)
            told += traces[kept - count :]

    def copy(self) -> Telling:
        """The same lists, to try something on; for `become`."""
        new = Telling((), self._first)
        new._lists = {viewer: told.copy() for viewer, told in self._lists.items()}
        new._cuts = {viewer: cuts.copy() for viewer, cuts in self._cuts.items()}
        return new

    def become(self, other: Telling) -> None:
        """Take over another's lists; a viewer whose list only grew, or stayed, notices no cut."""
        for viewer, told in other._lists.items():
            old = self._lists[viewer]
            pairs = zip(old, told, strict=False)
            same = next((at for at, (one, two) in enumerate(pairs) if one != two), min(len(old), len(told)))
            if same < len(old):
                self._withdraw(viewer, same)
            old += told[same:]

    def _withdraw(self, viewer: Viewer, kept: int) -> None:
        del self._lists[viewer][kept:]
        if viewer in self._links:
            del self._links[viewer][kept * LINK_BYTES :]
        self._cuts[viewer].append(kept)


def essence(event: Event) -> Event | dict[str, Any]:
    """An event without the fields that have their default: what it was before it learnt them."""
    defaults = _defaults(type(event))
    if not defaults:
        return event
    values = ((name, getattr(event, name)) for name in event.__struct_fields__)
    kept = {name: one for name, one in values if name not in defaults or one != defaults[name]}
    return {"event": event.__struct_config__.tag, **kept}


@cache
def _defaults(kind: type[Event]) -> dict[str, Any]:
    return {
        field.name: field.default if field.default is not NODEFAULT else field.default_factory()
        for field in msgspec.structs.fields(kind)
        if not field.required
    }
