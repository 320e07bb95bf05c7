"""What can go wrong, in words meant for the person who has to act on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from honjin.core.decision import Refusal


class HonjinError(Exception):
    """Any error that Honjin raises on purpose; its text says what to do."""


class IllegalAnswer(HonjinError):
    """An answer that the open decision does not offer; carries the reason and its rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.why} (§{refusal.rule})" if refusal.rule else refusal.why)
        self.refusal = refusal


class DeadEnd(HonjinError):
    """A rule asked a question without any legal answer: a defect of the game, never of a player."""


class DiceMismatch(HonjinError):
    """The dice asked for are not the dice that were written down."""


class CorruptRecord(HonjinError):
    """A record that cannot be read or does not hold together."""


class UnknownChoice(HonjinError):
    """A game, side, optional rule or value that does not exist; the text lists what does."""
