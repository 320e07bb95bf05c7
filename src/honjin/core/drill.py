"""Several pieces do the same, one after the other: "advance together" (ADR 22)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from honjin.core.decision import Decision, Option, Refusal


class March(msgspec.Struct, frozen=True):
    """What one piece is to do, answer by answer: the first sets it in motion, the last ends it wherever it has come."""

    thing: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Drill:
    """What pieces can do together: in which `ways`, each with the steps that are meant if nobody says how many."""

    ways: Mapping[str, int]
    most: int
    pieces: Callable[[Decision], Sequence[str]]
    """The things that can be drilled at a question; none at most of them."""
    marches: Callable[[Any, Any, Sequence[str], str, int], Sequence[March]]
    """From the setting, the side's view, things, a way and a number of steps: a march for each, in a sensible order."""
    avoids: Callable[[Any, Any, Option], Refusal | None]
    """From the setting, the side's view and an option: why a drill does not do it, though one might by hand."""
