"""A procedure is a named piece of a rulebook; its steps, top to bottom, are the book's steps.

The stack of open procedures is part of the match: saved, cloned, shown and resumed. A procedure's
fields are therefore ids and plain immutable values, never live objects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

import msgspec

from honjin.core.decision import Facts, Refusal
from honjin.core.errors import CorruptRecord
from honjin.core.event import Viewer

F = TypeVar("F", bound=Callable[..., Any])


class Step:
    """One step of a procedure: its rule, what it does, and how it takes the answer if it asks."""

    __slots__ = ("name", "react", "refuse", "rule", "run")

    def __init__(self, rule: str, run: Callable[..., Any]) -> None:
        self.rule = rule
        self.name = run.__name__
        self.run = run
        self.react: Callable[..., Any] = self._takes_no_answer
        self.refuse: Callable[..., Refusal | None] | None = None

    def _takes_no_answer(self, *_: Any) -> None:
        raise TypeError(f"{self.name} asks but takes no answer")

    def answered(self, method: F) -> F:
        """Marks the method that takes the answer."""
        self.react = method
        return method

    def refused(self, method: F) -> F:
        """Marks the predicate that tells a side why a candidate is not an option (None when it is one)."""
        self.refuse = method
        return method


def step(rule: str) -> Callable[[Callable[..., Any]], Step]:
    """Makes a method a step that enforces this section of the rulebook.

    It returns None when there is nothing more to do, a Decision, several of them to be answered at once
    and sealed, or a Procedure to run before the next step. A step that asks must neither roll nor emit
    before it asks, so that its options can be found again after a load; the contract suite checks it.
    """
    return lambda run: Step(rule, run)


class Procedure(msgspec.Struct, kw_only=True, tag=True, tag_field="procedure"):
    """Base of all procedures. `at` is the step to run next; `told` what the procedure it pushed last reported."""

    steps: ClassVar[tuple[Step, ...]] = ()
    at: int = 0
    told: str = ""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.steps = tuple(value for value in vars(cls).values() if isinstance(value, Step))

    if TYPE_CHECKING:

        def __copy__(self) -> Self:
            """Every Struct has it: a shallow copy, and all that cloning a frame takes."""
            ...

    def repeat(self) -> None:
        """Run the current step again once whatever it returns has been dealt with."""
        self.at -= 1

    def go_to(self, step: Step) -> None:
        """Run this step next."""
        self.at = self.steps.index(step)

    def finish(self) -> None:
        """Leave out the steps that are left."""
        self.at = len(self.steps)

    def is_at(self, step: Step) -> bool:
        """This step is the next to run, or waits for its answer."""
        return self.at == self.steps.index(step)

    def crumb(self) -> tuple[str, Facts]:
        """Id and facts of the line in the breadcrumb."""
        return type(self).__name__, {}

    def seen_by(self, viewer: Viewer) -> Self | None:
        """The procedure as this viewer may know it: all, a part, or None. Most hold no secret."""
        return self

    def encode(self) -> dict[str, Any]:
        """As plain data; the step by name, which survives changes of the code better than a number."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        data["at"] = self.steps[self.at].name if self.at < len(self.steps) else ""
        return data

    @classmethod
    def decode(cls, data: dict[str, Any], kinds: Any) -> Procedure:
        """From plain data; `kinds` is the union of the game's procedures."""
        known = {**data, "at": 0}
        try:
            procedure: Procedure = msgspec.convert(known, kinds)
        except msgspec.ValidationError:
            procedure = cls._decode_older(known, kinds)
        names = [one.name for one in procedure.steps]
        at = data.get("at")
        if at and at not in names:
            raise CorruptRecord("no-procedure")
        procedure.at = names.index(at) if at else len(names)
        return procedure

    @classmethod
    def _decode_older(cls, data: dict[str, Any], kinds: Any) -> Procedure:
        """Fields change with the rules: what was nothing in an old procedure has today's default."""
        try:
            procedure: Procedure = msgspec.convert({name: one for name, one in data.items() if one is not None}, kinds)
        except msgspec.ValidationError:
            raise CorruptRecord("no-procedure") from None
        return procedure
