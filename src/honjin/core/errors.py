"""What can go wrong, in words meant for the person who has to act on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from honjin.core.decision import Refusal


class HonjinError(Exception):
    """Any error that Honjin raises on purpose; its text says what to do."""


class Unusable(HonjinError):
    """What was asked for cannot work here: a setting, a folder, a port, a database. The command line ends with 2."""


class IllegalAnswer(HonjinError):
    """An answer that the open decision does not offer; carries the reason and its rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.why} (§{refusal.rule})" if refusal.rule else refusal.why)
        self.refusal = refusal


class DeadEnd(HonjinError):
    """A rule asked a question without any legal answer: a defect of the game, never of a player."""


class DiceMismatch(HonjinError):
    """The dice asked for are not the dice that were written down."""


class Flaw(msgspec.Struct, frozen=True):
    """What is wrong with a file: the id of the reason, put into words by `flaw-<why>`, and the facts it names."""

    why: str
    facts: dict[str, Any] = {}


class FlawedFile(HonjinError):
    """A file that is not what it should be; carries the flaw."""

    def __init__(self, why: str, **facts: Any) -> None:
        super().__init__(" ".join([why, *(f"{name}={value}" for name, value in facts.items())]))
        self.flaw = Flaw(why, facts)


class CorruptRecord(FlawedFile):
    """A record that cannot be read or does not hold together."""


class SheetRefused(FlawedFile):
    """An order sheet that cannot be taken: no workbook, or one of another step, side or match."""


class UnknownChoice(HonjinError):
    """A game, side, optional rule or value that does not exist; the text lists what does."""
