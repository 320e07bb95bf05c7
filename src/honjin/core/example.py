"""A worked example: a passage of a game's guided first game, cut into steps that are looked at one by one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from honjin.core.errors import HonjinError


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is explained at once: all that happened since the step before, up to the next event of a kind (`until`).

    Its messages are `worked-…` and `worked-…-how`; `point` names the things on the board that they are about, and
    `clock` the step of the flight clock at which the picture shows them.
    """

    say: str
    until: str
    times: int = 1
    point: tuple[str, ...] = ()
    clock: int | None = None


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the passage begins, its steps, and the events that say nothing new and are left out."""

    begins: str
    steps: tuple[Step, ...]
    times: int = 1
    unsaid: tuple[str, ...] = ()

    def spans(self, events: Sequence[str]) -> list[range]:
        """Which events of a match belong to each step, by their kinds in the order in which they happened."""
        start = _nth(events, self.begins, 0, self.times)
        found = []
        for step in self.steps:
            end = _nth(events, step.until, start, step.times) + 1
            found.append(range(start, end))
            start = end
        return found


def _nth(events: Sequence[str], kind: str, start: int, times: int) -> int:
    found = [at for at in range(start, len(events)) if events[at] == kind]
    if len(found) < times:
        raise HonjinError(f"the example wants {times} {kind} after event {start}, and there are {len(found)}")
    return found[times - 1]
