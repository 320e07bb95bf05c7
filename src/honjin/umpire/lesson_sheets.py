"""What a lesson has written on a sheet before the learner comes to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from honjin.core.decision import Side
from honjin.core.game import Game
from honjin.core.lesson import Lesson, stage_of
from honjin.core.record import Answered
from honjin.packs.lesson import read_lesson


def lesson_named(game: Game, name: str) -> Lesson | None:
    """The lesson of this name, as it is taught today; None where it is taught no longer, or the name is empty."""
    lesson = read_lesson(game.resources) if name else None
    return lesson if lesson is not None and lesson.name(game.id) == name else None


def given_in(answers: Sequence[Answered]) -> list[tuple[Side, dict[str, Any]]]:
    """The answers of a match, as a lesson looks at them."""
    return [(line.side, line.option) for line in answers]


def laid_out(game: Game, name: str, answers: Sequence[Answered], side: Side) -> list[dict[str, Any]] | None:
    """The slips that are on the sheet which this side is to fill in now; None where no lesson waits for it."""
    lesson = lesson_named(game, name)
    if lesson is None or lesson.side != side:
        return None
    stage = stage_of(lesson, given_in(answers))
    return stage.next.beforehand if stage.next is not None and stage.waits else None
