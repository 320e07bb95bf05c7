"""A guided first game: the answers of a short match, with what the learner is told before each of his own.

A lesson is played at a real table with real rules. Its dice are fixed, so the same answers always make the same match:
while they are given, the lesson speaks; whoever answers otherwise has left it, and comes back by taking it back.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from honjin.core.decision import Side


class Page(msgspec.Struct, frozen=True):
    """One thing that is said: its message is `lesson-…`, and the things on the board that it is about."""

    say: str
    point: tuple[str, ...] = ()


class LessonAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of the match. With pages it is the learner's to give, after he has read them; else it gives itself.

    Where it is a form, `write` has those of its slips that he writes himself; the others he finds on the sheet.
    """

    side: Side
    option: dict[str, Any]
    pages: tuple[Page, ...] = ()
    write: tuple[dict[str, Any], ...] = ()

    @property
    def beforehand(self) -> list[dict[str, Any]]:
        """The slips that are on the sheet when the learner comes to it."""
        return [slip for slip in self.option.get("slips", ()) if slip not in self.write]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The guided first game of a title. `luck` chooses its dice; the last pages stand after the last answer."""

    side: Side
    answers: tuple[LessonAnswer, ...]
    last: tuple[Page, ...]
    luck: int = 0
    scenario: str = ""
    switches: dict[str, bool | str] = {}

    def name(self, game: str) -> str:
        """What the header of a record calls it; the dice follow from this and the secret."""
        return f"{game}/{self.luck}"

    def secret(self, game: str) -> bytes:
        """The secret of its dice, which is none."""
        return hashlib.sha256(f"lesson {self.name(game)}".encode()).digest()

    @property
    def tasks(self) -> int:
        """How many answers are the learner's to give."""
        return sum(bool(answer.pages) for answer in self.answers)


class Stage(NamedTuple):
    """Where a learner is: how many tasks are done, what he is told, and the answer that comes next.

    `waits` says whether that answer is his to give.
    """

    state: Literal["guided", "strayed", "done"]
    done: int
    pages: tuple[Page, ...] = ()
    next: LessonAnswer | None = None

    @property
    def waits(self) -> bool:
        """Whether the lesson waits for the learner."""
        return self.next is not None and bool(self.next.pages)


def stage_of(lesson: Lesson, given: Sequence[tuple[Side, dict[str, Any]]]) -> Stage:
    """Where the lesson stands after these answers of the match."""
    kept = zip(lesson.answers, given, strict=False)
    fitting = next(
        (
            at
            for at, (meant, (side, option)) in enumerate(kept)
            if meant.side != side or not _same(meant.option, option)
        ),
        min(len(given), len(lesson.answers)),
    )
    done = sum(bool(answer.pages) for answer in lesson.answers[:fitting])
    if fitting == len(lesson.answers):
        return Stage("done", done, lesson.last)
    if fitting < len(given):
        return Stage("strayed", done)
    return Stage("guided", done, lesson.answers[fitting].pages, lesson.answers[fitting])


def _same(meant: dict[str, Any], given: dict[str, Any]) -> bool:
    """Whether two options in plain data say the same: ways and slips are lists in the one, tuples in the other.

    TOML has no null: a lesson does not write what an option leaves open.
    """
    written = {name: value for name, value in given.items() if value is not None}
    if meant == written:
        return True
    return msgspec.json.encode(meant, order="sorted") == msgspec.json.encode(written, order="sorted")
