"""Advice for people: thought about in a process of its own, so that no hint keeps a machine from its move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from honjin.server.thinking.questions import Question
from honjin.server.thinking.thinkers import Thinkers

MOST_WAITING = 16
"""Questions that are thought about or wait; a hint takes a second or two, and nobody waits for half a minute."""

MOST_FOR_ONE = 4


class TooManyQuestions(Exception):
    """So many ask that an answer would come too late."""


class Advisers:
    """Answers what people ask. Its queue is bounded, in all and for each visitor."""

    def __init__(
        self, thinkers: Thinkers | None = None, *, most: int = MOST_WAITING, most_for_one: int = MOST_FOR_ONE
    ) -> None:
        self._thinkers = thinkers or Thinkers()
        self._most = most
        self._most_for_one = most_for_one
        self._asking: Counter[str] = Counter()

    async def ask(self, visitor: str, question: Question) -> Any:
        """What the script would do, or the odds of what can be done; raises ThinkingFailed."""
        with self._turn(visitor):
            return await self._thinkers.ask(question)

    async def stop(self) -> None:
        """End the process."""
        await self._thinkers.stop()

    @contextmanager
    def _turn(self, visitor: str) -> Iterator[None]:
        if self._asking.total() >= self._most or self._asking[visitor] >= self._most_for_one:
            raise TooManyQuestions
        self._asking[visitor] += 1
        try:
            yield
        finally:
            self._asking[visitor] -= 1
            if not self._asking[visitor]:
                del self._asking[visitor]
