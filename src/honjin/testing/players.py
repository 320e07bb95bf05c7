"""Players for tests: one who draws lots, and one whose every answer is checked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from honjin.core.decision import Decision
from honjin.core.mind import Mind


class Lots(Random):
    """A player who draws lots."""

    def choose(self, decision: Decision, look: Callable[[], Any]) -> int:
        """Any option, each as likely as the others."""
        return self.randrange(len(decision.options))


class Checked:
    """A player whose every answer is noted, and checked to be one of those offered."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.asked: set[str] = set()

    def choose(self, decision: Decision, look: Callable[[], Any]) -> int:
        """What the mind chooses."""
        at = self.mind.choose(decision, look)
        assert 0 <= at < len(decision.options)
        self.asked.add(decision.ask)
        return at
