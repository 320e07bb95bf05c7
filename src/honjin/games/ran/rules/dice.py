"""2.3  The die of ten sides, which shows 0 to 9: the nought is a nought and the lowest."""

from __future__ import annotations

from honjin.core.engine import Match
from honjin.games.ran.state import RanState

RanMatch = Match[RanState]


def roll_d10(match: RanMatch, purpose: str) -> int:
    """2.3  One die, 0 to 9. The engine's dice count from one: here, and nowhere else, one is taken off."""
    return match.roll(purpose, 10) - 1
