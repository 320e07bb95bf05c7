"""A table where somebody learns: where the lesson stands, and the answers that it gives by itself."""

from __future__ import annotations

from collections import Counter

from honjin.core.decision import Option, Side
from honjin.core.form import FillIn
from honjin.core.game import Game
from honjin.core.lesson import Lesson, Stage, stage_of
from honjin.umpire.lesson_sheets import given_in, lesson_named
from honjin.umpire.table import Journal, Sign, Table, open_table

NONCE = "lesson"
"""What every seat adds to the dice of a lesson: nothing that would change them."""


def lesson_of(table: Table) -> Lesson | None:
    """The lesson that a match is, as it is taught today; None for any other match."""
    return lesson_named(table.game, table.header.lesson)


def stage_at(table: Table, side: Side) -> Stage | None:
    """Where the lesson of this side stands; None where it learns nothing."""
    lesson = lesson_of(table)
    if lesson is None or side != lesson.side or table.is_over:
        return None
    return _stage(table, lesson)


def guided(table: Table) -> tuple[Side, Option] | None:
    """The answer that the lesson gives by itself now, for whichever side."""
    lesson = lesson_of(table)
    stage = None if lesson is None or table.is_over else _stage(table, lesson)
    if stage is None or stage.next is None or stage.waits:
        return None
    return stage.next.side, table.game.option_from(stage.next.option)


def waits_for_learner(table: Table) -> bool:
    """Whether nobody else may act now."""
    lesson = lesson_of(table)
    return lesson is not None and not table.is_over and _stage(table, lesson).waits


def play_opening(table: Table) -> None:
    """Give all that gives itself before the learner's first task: he finds a position to begin from."""
    while (answer := guided(table)) is not None:
        table.answer(*answer)


def as_taught(table: Table, side: Side, option: Option) -> Option:
    """An answer as it is given: a sheet that says what the lesson wants, in whatever order, is that of the lesson."""
    stage = stage_at(table, side)
    if stage is None or stage.next is None or not stage.waits or not isinstance(option, FillIn):
        return option
    wanted = table.game.option_from(stage.next.option)
    return wanted if isinstance(wanted, FillIn) and Counter(wanted.slips) == Counter(option.slips) else option


def leaves(table: Table, side: Side, option: Option) -> bool:
    """Whether this answer leaves the lesson, which waits for another one."""
    stage = stage_at(table, side)
    if stage is None or stage.next is None or not stage.waits:
        return False
    return as_taught(table, side, option) != table.game.option_from(stage.next.option)


def undone(table: Table, side: Side) -> bool:
    """Take back the side's last answer; in a lesson also those before it that gave themselves, or they would again."""
    if not table.undo(side):
        return False
    while guided(table) is not None and table.undo(side):
        pass
    return True


def _stage(table: Table, lesson: Lesson) -> Stage:
    stage = stage_of(lesson, given_in(table.answers()))
    if stage.next is None:
        return stage
    # Dice that fell before something was taken back stay fallen: then the lesson may not go on as it was written.
    wanted = table.game.option_from(stage.next.option)
    return stage if table.why_not(stage.next.side, wanted) is None else Stage("strayed", stage.done)


def open_lesson(
    game: Game, lesson: Lesson, journal: Journal, *, match_id: str, against: str, signer: Sign | None = None
) -> Table:
    """A new match of a lesson, up to its first task; who strays from it plays on against this machine."""
    table = open_table(
        game,
        lesson.switches,
        lesson_seats(game, lesson, against),
        journal,
        secret=lesson.secret(game.id),
        match_id=match_id,
        nonces=dict.fromkeys(game.sides, NONCE),
        lesson=lesson.name(game.id),
        signer=signer,
    )
    play_opening(table)
    return table


def lesson_seats(game: Game, lesson: Lesson, against: str) -> dict[Side, str]:
    """Who sits where while somebody learns."""
    return {side: "human" if side == lesson.side else against for side in game.sides}
