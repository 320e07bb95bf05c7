"""Dice are injected: seeded, committed, recorded, scripted or enumerated; the rules cannot tell which.

Every roll names its purpose and its stream. Each stream counts for itself, so that rolls which
a side may not see never shift the ones it can.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Protocol, TypeVar

from honjin.core.errors import DiceMismatch
from honjin.core.event import Roll

OPEN = "open"
"""The stream of the rolls that everybody sees."""

MOST_SIDES = 256
"""One byte decides a roll of the committed dice."""

T = TypeVar("T")


class Dice(Protocol):
    """Whatever can roll a die."""

    def roll(self, purpose: str, sides: int = 6, stream: str = OPEN) -> int:
        """One die from 1 to `sides`."""
        ...

    def number(self, stream: str = OPEN) -> int:
        """How many dice of this stream have been rolled so far."""
        ...


class SeededDice:
    """Quick dice for simulation and search: the same seed gives the same rolls."""

    __slots__ = ("_counts", "_random", "_seed", "_streams")

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._random = Random(f"{seed}/{OPEN}").random
        self._streams = {OPEN: self._random}
        self._counts = {OPEN: 0}

    def roll(self, purpose: str, sides: int = 6, stream: str = OPEN) -> int:
        if stream is OPEN:
            self._counts[OPEN] += 1
            return int(self._random() * sides) + 1
        if stream not in self._streams:
            self._streams[stream] = Random(f"{self._seed}/{stream}").random
            self._counts[stream] = 0
        self._counts[stream] += 1
        return int(self._streams[stream]() * sides) + 1

    def number(self, stream: str = OPEN) -> int:
        return self._counts.get(stream, 0)


class CommittedDice:
    """Dice fixed before the game and open to proof after it.

    The key mixes the secret with what was agreed (`agreed_text` in `core/record.py`), every seat's nonce among it:
    neither the keeper of the secret nor a player can steer the rolls. The commitment is the SHA-256 of the secret.
    """

    __slots__ = ("_counts", "_key", "secret")

    def __init__(self, secret: bytes, agreed: str) -> None:
        self.secret = secret
        self._key = hmac.digest(secret, agreed.encode(), "sha256")
        self._counts: dict[str, int] = {}

    @property
    def commitment(self) -> str:
        """What is published before the first roll."""
        return commitment_of(self.secret)

    def position(self) -> dict[str, int]:
        """How far each stream has come."""
        return dict(self._counts)

    def rewind(self, position: dict[str, int]) -> None:
        """Go back to a position: for an answer that failed to be written down and so was never given."""
        self._counts = dict(position)

    def continue_from(self, rolls: Iterable[Roll]) -> None:
        """Take up the count after the rolls already made."""
        for roll in rolls:
            self._counts[roll.stream] = max(self._counts.get(roll.stream, 0), roll.number)

    def roll(self, purpose: str, sides: int = 6, stream: str = OPEN) -> int:
        number = self._counts.get(stream, 0) + 1
        self._counts[stream] = number
        return self.value_of(stream, number, purpose, sides)

    def number(self, stream: str = OPEN) -> int:
        return self._counts.get(stream, 0)

    def value_of(self, stream: str, number: int, purpose: str, sides: int) -> int:
        """The one value that this roll can have."""
        if not 1 <= sides <= MOST_SIDES:
            raise DiceMismatch(f"a die has 1 to {MOST_SIDES} sides, not {sides}")
        limit = 256 - 256 % sides
        attempt = 0
        while True:
            text = f"{stream}|{number}|{purpose}|{sides}|{attempt}"
            for byte in hmac.digest(self._key, text.encode(), "sha256"):
                if byte < limit:
                    return byte % sides + 1
            attempt += 1


def commitment_of(secret: bytes) -> str:
    """The hash that binds the keeper of the secret to it."""
    return hashlib.sha256(secret).hexdigest()


class RecordedDice:
    """Dice that fall as they were written down; anything else asked of them is an error."""

    __slots__ = ("_counts", "_left")

    def __init__(self, rolls: Iterable[Roll] = ()) -> None:
        self._left = list(rolls)
        self._counts: dict[str, int] = {}

    def check_all_used(self) -> None:
        """The rules have called for every die that was written down."""
        if self._left:
            raise DiceMismatch(f"the record has {len(self._left)} more dice than the rules call for here")

    def roll(self, purpose: str, sides: int = 6, stream: str = OPEN) -> int:
        if not self._left:
            raise DiceMismatch(f"the rules call for a die ({purpose}) that the record does not have")
        roll = self._left.pop(0)
        if (roll.purpose, roll.sides, roll.stream) != (purpose, sides, stream):
            called_for = f"a d{sides} for {purpose} ({stream})"
            found = f"a d{roll.sides} for {roll.purpose} ({roll.stream})"
            raise DiceMismatch(f"the rules call for {called_for}, the record has {found}")
        if not 1 <= roll.value <= sides:
            raise DiceMismatch(f"a d{sides} cannot show {roll.value}")
        self._counts[stream] = roll.number
        return roll.value

    def number(self, stream: str = OPEN) -> int:
        return self._counts.get(stream, 0)


class ScriptedDice:
    """Dice for a test or an example: the values are given in advance."""

    __slots__ = ("_counts", "_values")

    def __init__(self, values: Iterable[int]) -> None:
        self._values = list(values)
        self._counts: dict[str, int] = {}

    def roll(self, purpose: str, sides: int = 6, stream: str = OPEN) -> int:
        if not self._values:
            raise DiceMismatch(f"no scripted die is left for {purpose}")
        value = self._values.pop(0)
        if not 1 <= value <= sides:
            raise DiceMismatch(f"a d{sides} cannot show {value} ({purpose})")
        self._counts[stream] = self._counts.get(stream, 0) + 1
        return value

    def number(self, stream: str = OPEN) -> int:
        return self._counts.get(stream, 0)

    @property
    def left(self) -> int:
        """How many scripted dice nobody has asked for."""
        return len(self._values)


class _Branch:
    """Dice that follow a given path and then always show 1, noting how many faces each had."""

    __slots__ = ("faces", "path")

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.faces: list[int] = []

    def roll(self, purpose: str, sides: int = 6, stream: str = OPEN) -> int:
        at = len(self.faces)
        self.faces.append(sides)
        if at == len(self.path):
            self.path.append(1)
        return self.path[at]

    def number(self, stream: str = OPEN) -> int:
        return len(self.faces)


def every_outcome(run: Callable[[Dice], T]) -> Iterator[tuple[float, T]]:
    """Run something once for every way its dice can fall: (probability, result), exact and in order."""
    path: list[int] = []
    while True:
        branch = _Branch(path)
        result = run(branch)
        chance = 1.0
        for sides in branch.faces:
            chance /= sides
        yield chance, result
        path = branch.path[: len(branch.faces)]
        while path and path[-1] == branch.faces[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1
