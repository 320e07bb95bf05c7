"""Somebody who can answer, and the shape of a player that has a method for each question."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from honjin.core.decision import Decision, Facts, Option

R = TypeVar("R")
M = TypeVar("M", bound=Callable[..., Option])


class Mind(Protocol):
    """Somebody who can answer: gets the decision and may look at the side's own view, never at the state."""

    def choose(self, decision: Decision, look: Callable[[], Any]) -> int | Option:
        """The position of the option taken, or the form filled in."""
        ...


@runtime_checkable
class Varied(Protocol):
    """A mind that has several answers it thinks equally good, and can take one of them by lot."""

    def vary(self, seed: str) -> None:
        """From now on choose among equals by this lot; the same seed and the same view get the same answer."""
        ...


class Reason(msgspec.Struct, frozen=True):
    """Why a player answers as he does, from what he weighs: the id of a message, and the facts it names."""

    id: str
    facts: Facts = {}


def asked(*asks: str) -> Callable[[M], M]:
    """Marks the method that answers these questions; it gets the decision and the view as the player reads it."""

    def mark(method: M) -> M:
        method.asks = asks  # type: ignore[attr-defined]
        return method

    return mark


class Answers(ABC, Generic[R]):
    """A mind with a method for each question, from the view alone."""

    methods: ClassVar[dict[str, Callable[..., Option]]] = {}
    reasons: ClassVar[Mapping[str, Callable[..., Reason | None]]] = {}
    """Why it answers a question so, by what is asked: from itself, the decision, the view as it reads it, the answers.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = {ask: method for method in vars(cls).values() for ask in getattr(method, "asks", ())}
        cls.methods = cls.methods | own

    def choose(self, decision: Decision, look: Callable[[], Any]) -> int | Option:
        """The position of the option taken, or the form filled in; a question with one answer needs no thought."""
        options = decision.options
        if len(options) == 1:
            return 0
        answer = self.methods[decision.ask](self, decision, self.read(look()))
        return options.index(answer) if decision.form is None else answer

    def reason(self, decision: Decision, look: Callable[[], Any], options: tuple[Option, ...]) -> Reason | None:
        """Why these answers, the first of them to this decision; none where they speak for themselves."""
        explain = self.reasons.get(decision.ask)
        return explain(self, decision, self.read(look()), options) if explain else None

    @abstractmethod
    def read(self, view: Any) -> R:
        """The view as the methods want it."""
