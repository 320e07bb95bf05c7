"""Whose dice they are: every audience has a stream of its own, so that no roll shifts one that others see."""

from __future__ import annotations

from honjin.games.midway.model import SideId

BOTH = "both"
"""Rolls that both sides are told of, and no onlooker. Those of one side alone are in the stream of its name."""

UNSEEN = "unseen"
"""Rolls that nobody is told of, only what comes of them."""


def unseen(side: SideId) -> str:
    """Rolls made for a side which it is not told of: a chance may hang on what it has not seen (Ruling 67)."""
    return f"{side}-{UNSEEN}"
