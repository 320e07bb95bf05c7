"""What somebody who learns is told before each of his answers."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from honjin.cli.terminal.help import command_words
from honjin.cli.terminal.session import Session
from honjin.cli.terminal.slips import SlipWords
from honjin.core.decision import Side
from honjin.core.form import FillIn
from honjin.core.lesson import LessonAnswer
from honjin.umpire.lessons import lesson_of, stage_at


def lesson_notices(session: Session, side: Side) -> list[Text]:
    """The pages of the lesson, what to do now, and how far it has come; nothing in any other match."""
    stage, lesson = stage_at(session.table, side), lesson_of(session.table)
    if stage is None or lesson is None:
        return []
    words = session.words
    if stage.state == "strayed":
        way_back = session.table.may_undo(side)
        return [Text(words.text("lesson-strayed" if way_back else "lesson-strayed-for-good"), style="label")]
    said = [Text(words.text(f"lesson-{page.say}"), style="good") for page in stage.pages]
    if stage.next is None:
        return [*said, Text(words.text("lesson-done"), style="label")]
    head = words.text("lesson-step", {"step": stage.done + 1, "of": lesson.tasks})
    return [Text(head, style="label"), *said, Text(_task(session, side, stage.next), style="prompt")]


def _task(session: Session, side: Side, answer: LessonAnswer) -> str:
    """What to do now: an answer in words; of a form, the slips that are still to be written, then to send it."""
    words, option = session.words, session.game.option_from(answer.option)
    if not isinstance(option, FillIn):
        return words.text("lesson-task", {"what": session.option_text(option)})
    written = session.table.draft(side)
    if Counter(written) == Counter(option.slips):
        return words.text("lesson-task", {"what": command_words(words, "send")[0]})
    laid_out = session.game.option_from({**answer.option, "slips": answer.beforehand})
    assert isinstance(laid_out, FillIn)
    missing = [slip for slip in option.slips if slip not in written and slip not in laid_out.slips]
    if not missing:
        return words.text("lesson-sheet-other")
    says = SlipWords(words, session.game.look.kinds)
    return words.text("lesson-task", {"what": words.text("list-semicolon").join(map(says.sentence, missing))})
