"""Facts in the past tense; an event's `apply` is the only code that writes to a state."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from honjin.core.decision import Side
from honjin.core.lapse import By

Viewer = str
"""A side, or one of the two onlookers below."""

SPECTATOR: Viewer = "spectator"
"""Sees what both sides may see, never more."""

UMPIRE: Viewer = "umpire"
"""Sees everything."""


class Event(msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="event"):
    """One thing that happened."""

    reveals: ClassVar[bool] = False
    """True where the event tells a side something it cannot be made to forget: undo stops there."""

    weight: ClassVar[int] = 1
    """What a summary shows first when room is short: 2 decides matches, 1 tells the story, 0 is routine."""

    @property
    def weighs(self) -> int:
        """The weight of this very event: of some kinds it hangs on what came of it."""
        return self.weight

    def apply(self, state: Any) -> None:
        """Write the fact into the state."""
        raise NotImplementedError(type(self).__name__)

    def seen_by(self, state: Any, viewer: Viewer) -> Event | None:
        """What this viewer learns of the event, judged on the state before it: all, a part, or nothing."""
        return self


class Notice(Event, frozen=True):
    """An event that tells without changing anything."""

    def apply(self, state: Any) -> None:
        """The position stays as it is."""


class ChoiceForced(Notice, frozen=True):
    """A decision had one answer only and resolved itself; what the answer does is told by events of its own."""

    side: Side
    ask: str
    option: dict[str, Any]
    private: bool = False

    weight: ClassVar[int] = 0

    def seen_by(self, state: Any, viewer: Viewer) -> Event | None:
        return None if self.private and viewer not in (self.side, UMPIRE) else self


class AnswerSealed(Notice, frozen=True):
    """A side has given its answer to a question put to several sides at once: nothing moves until all are in."""

    side: Side
    hushed: bool = False

    def seen_by(self, state: Any, viewer: Viewer) -> Event | None:
        return None if self.hushed and viewer not in (self.side, UMPIRE) else self


class AnswersTakenBack(Notice, frozen=True):
    """A side took back an answer that had to stand, and all that followed from it: another side agreed.

    The position has been put back already; this is the trace that stays in the log.
    """

    side: Side
    agreed_by: Side


class RulesRenewed(Notice, frozen=True):
    """The match goes on under newer rules of the game; so many of its latest answers did not fit them and are void.

    A side is told of its own answers: how far the other's plan had come is not its business. The position has been
    written down already; this is the trace that stays in the log.
    """

    before: int
    now: int
    dropped: int
    by_side: dict[Side, int] = {}

    def seen_by(self, state: Any, viewer: Viewer) -> Event | None:
        return self if viewer == UMPIRE else RulesRenewed(self.before, self.now, self.by_side.get(viewer, 0))


class AnswerLapsed(Notice, frozen=True):
    """A side sent nothing in time: the usual answer was given for it, by the clock or by the umpire.

    Where nobody may know that it was asked, or whether it has answered, nobody else is told.
    """

    side: Side
    by: By
    secret: bool = False

    def seen_by(self, state: Any, viewer: Viewer) -> Event | None:
        return None if self.secret and viewer not in (self.side, UMPIRE) else self


class UmpireSpoke(Notice, frozen=True):
    """The person who sits as umpire says something: to these sides, or without any to everybody."""

    text: str
    to: tuple[Side, ...] = ()

    def seen_by(self, state: Any, viewer: Viewer) -> Event | None:
        return self if not self.to or viewer in (*self.to, UMPIRE) else None


class DeadlineSet(Notice, frozen=True):
    """The umpire says until when the open question can be answered; `none` means that time does not count."""

    until: str = "none"


class StepClosed(Notice, frozen=True):
    """The umpire closes the open question: the usual answers stand in for those that have not come."""


SharedEvent = (
    ChoiceForced
    | AnswerSealed
    | AnswersTakenBack
    | RulesRenewed
    | AnswerLapsed
    | UmpireSpoke
    | DeadlineSet
    | StepClosed
)
"""What can happen in a match of any game."""


class Roll(msgspec.Struct, frozen=True, gc=False):
    """One die as it fell: numbered within its stream, with what it was for."""

    stream: str
    number: int
    purpose: str
    sides: int
    value: int


class Entry(msgspec.Struct, frozen=True):
    """An event as it entered the log: the rule of the step that emitted it, and what each viewer learns of it."""

    rule: str
    event: Event
    seen: dict[Viewer, Event | None]


class Log:
    """What a match writes down while somebody listens: events and rolls, in order."""

    __slots__ = ("entries", "rolls", "viewers")

    def __init__(self, sides: tuple[Side, ...]) -> None:
        self.viewers = (*sides, SPECTATOR)
        self.entries: list[Entry] = []
        self.rolls: list[Roll] = []

    def note(self, rule: str, event: Event, state: Any) -> None:
        """Keep an event, with what each viewer may learn of it at this moment."""
        seen = {viewer: event.seen_by(state, viewer) for viewer in self.viewers}
        self.entries.append(Entry(rule, event, seen))

    def drain(self) -> tuple[list[Entry], list[Roll]]:
        """Hand over what has gathered since the last time."""
        entries, rolls = self.entries, self.rolls
        self.entries, self.rolls = [], []
        return entries, rolls
