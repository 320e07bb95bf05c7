"""Questions that come again and again, such as whether a unit reacts: what a player may settle beforehand (ADR 20)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from honjin.core.decision import Decision, Option
from honjin.core.event import Event


@dataclass(frozen=True, slots=True)
class Recurring:
    """One such question: `declines` is the kind of option that does nothing, `always` what may be wanted each time.

    `spans` are the parts of a match for which it can be declined, beside for good, from the shortest to the longest.

    `about` is the field of its options, or else the fact of the question, that names the piece concerned: it can then
    be settled for one piece. Only where everybody sees which pieces are concerned: how soon the answer comes would
    tell it otherwise.
    """

    declines: type[Option]
    always: tuple[type[Option], ...] = ()
    spans: tuple[str, ...] = ()
    about: str = ""
    by_notes: bool = False
    """Whether the note of the answer says what is given in its place, as interfaces do (`Note.options`)."""
    for_good: bool = True
    """Whether it can be declined for good too, and not only for a while."""

    def piece(self, decision: Decision, option: Option) -> str:
        """The id of the piece that this option is about; empty where the question is settled as a whole."""
        return str(getattr(option, self.about, "") or decision.facts.get(self.about, "")) if self.about else ""

    def is_meant(self, kind: type[Option], option: Option) -> bool:
        """Whether settling on this kind says something of this option: to decline, of all that does something."""
        return type(option) is not self.declines if kind is self.declines else type(option) is kind


@dataclass(frozen=True, slots=True)
class Routine:
    """The recurring questions of a game, by their ids; and each span with the events that begin it, for all to see."""

    questions: Mapping[str, Recurring] = field(default_factory=dict)
    spans: Mapping[str, type[Event] | tuple[type[Event], ...]] = field(default_factory=dict)
