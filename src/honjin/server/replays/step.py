"""One thing a viewer was told, as a step of a replay."""

from __future__ import annotations

from typing import Any

import msgspec

from honjin.core.decision import Side


class Step(msgspec.Struct, omit_defaults=True):
    """One thing the viewer was told, and what it changed on the board.

    Numbers are the viewer's own count. `answer` and `side` say whose answer brought it, `undone` that it was
    taken back later, `back` that here a side went back to the position after that step: for the umpire only.
    """

    number: int
    rule: str = ""
    event: dict[str, Any] | None = None
    weight: int = 1
    patch: dict[str, Any] | None = None
    answer: int = 0
    side: Side = ""
    undone: bool = False
    back: int | None = None
