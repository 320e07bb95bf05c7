"""What has been worked out for a setting, kept with it: as long as it lives, and no longer."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from types import MethodType
from typing import Any, Protocol, TypeVar, TypeVarTuple
from weakref import WeakMethod

Memory = dict[Callable[..., Any], Callable[..., Any]]
"""For each function of a setting, the one that remembers its latest answers."""


class Remembering(Protocol):
    """A setting that keeps what others work out for it."""

    memory: Memory


S = TypeVar("S", bound=Remembering)
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


def loosely(method: Callable[..., T]) -> Callable[..., T]:
    """A method for its own object to keep: it does not hold the object, so that both go when nobody else does.

    A server has hundreds of tables a day, each with a setting; what refers to itself waits for the collector of cycles.
    """
    weak = WeakMethod(method)

    def call(*args: Any) -> T:
        found = weak()
        assert found is not None, "whoever calls has the object"
        return found(*args)

    return call


def remembered(most: int) -> Callable[[Callable[[S, *Ts], T]], Callable[[S, *Ts], T]]:
    """Keep the latest answers of a function of a setting, so many at most, known by the values of its other arguments.

    All who ask get the same object, so nobody may change it.
    """

    def decorate(work: Callable[[S, *Ts], T]) -> Callable[[S, *Ts], T]:
        @wraps(work)
        def recall(setting: S, *args: *Ts) -> T:
            known = setting.memory.get(work)
            if known is None:
                known = setting.memory[work] = lru_cache(maxsize=most)(loosely(MethodType(work, setting)))
            found: T = known(*args)
            return found

        return recall

    return decorate
