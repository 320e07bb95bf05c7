"""Players for tests: one who draws lots, and one whose every answer is checked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from honjin.core.decision import Decision, Option
from honjin.core.form import choose_by_lot, refuse_filled
from honjin.core.mind import Mind


class Lots(Random):
    """A player who draws lots."""

    def choose(self, decision: Decision, look: Callable[[], Any]) -> int | Option:
        """Any option, each as likely as the others; a form filled in by lot."""
        return choose_by_lot(decision, self.random)


class Checked:
    """A player whose every answer is noted, and checked to be one of those offered."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.asked: set[str] = set()

    def choose(self, decision: Decision, look: Callable[[], Any]) -> int | Option:
        """What the mind chooses."""
        choice = self.mind.choose(decision, look)
        if isinstance(choice, int):
            assert 0 <= choice < len(decision.options)
        else:
            assert decision.form is not None
            assert refuse_filled(decision.form, choice) is None
        self.asked.add(decision.ask)
        return choice
