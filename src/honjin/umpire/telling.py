"""What each viewer has been told, in the viewer's own count, and how often part of it was withdrawn."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from honjin.core.event import SPECTATOR, UMPIRE, AnswersTakenBack, Entry, Event, Viewer


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
    """A list for each viewer. What a viewer never heard of leaves no mark on its list, nor on its count of cuts."""

    __slots__ = ("_cuts", "_lists")

    def __init__(self, viewers: Iterable[Viewer]) -> None:
        self._lists: dict[Viewer, list[_Heard]] = {viewer: [] for viewer in viewers}
        self._cuts: dict[Viewer, list[int]] = {viewer: [] for viewer in self._lists}

    def of(self, viewer: Viewer, since: int = 0) -> list[Told]:
        """What this viewer has been told after the first `since` things."""
        heard = self._lists[viewer][since:]
        return [Told(number, one.rule, one.event, one.private) for number, one in enumerate(heard, since + 1)]

    def count(self, viewer: Viewer) -> int:
        """How much this viewer has been told."""
        return len(self._lists[viewer])

    def counts(self) -> dict[Viewer, int]:
        """How much each viewer has been told."""
        return {viewer: len(told) for viewer, told in self._lists.items()}

    def retracted(self, viewer: Viewer) -> int:
        """How often something was withdrawn from this viewer's list."""
        return len(self._cuts[viewer])

    def kept(self, viewer: Viewer, retracted: int) -> int:
        """How many things still hold for a viewer who last looked when so many withdrawals had been made."""
        return min(self._cuts[viewer][retracted:], default=len(self._lists[viewer]))

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
        """Tell everybody the same, by no rule of the game."""
        heard = _Heard("", event)
        for told in self._lists.values():
            told.append(heard)

    def cut(self, counts: dict[Viewer, int]) -> None:
        """Withdraw what was told after these counts; the traces of earlier take-backs stay."""
        for viewer, count in counts.items():
            told = self._lists[viewer]
            later = told[count:]
            traces = [one for one in later if isinstance(one.event, AnswersTakenBack)]
            if len(traces) == len(later):
                continue
            kept = next(at for at, one in enumerate(later, count) if not isinstance(one.event, AnswersTakenBack))
            del told[kept:]
            told += traces[kept - count :]
            self._cuts[viewer].append(kept)

    def copy(self) -> Telling:
        """The same lists, to try something on; for `become`."""
        new = Telling(())
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
                self._cuts[viewer].append(same)
            old[same:] = told[same:]
