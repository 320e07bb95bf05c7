"""What holds where nobody answers: the usual answers bring a match on and to its end, and its record proves itself."""

from __future__ import annotations

from honjin.core.event import SPECTATOR, UMPIRE, AnswerLapsed
from honjin.core.record import read_record
from honjin.core.verify import verify
from honjin.testing.matches import Case, sit_down, text_of
from honjin.umpire.clock import has_moved_on, moment_of, time_up
from honjin.umpire.table import Table


def check_absence(case: Case) -> None:
    """Left to the clock a match moves on at every stroke for everybody to see, comes to an end, and is proved.

    A side is told of each question that it let pass; a spectator of none that is hushed or private.
    """
    lines: list[str] = []
    table = sit_down(case, lines.append)
    for _ in range(case.longest):
        if table.is_over:
            break
        since = moment_of(table)
        secret = any(decision.private or decision.hushed for decision in since.question)
        before = {viewer: lapses(table, viewer) for viewer in (*case.game.sides, SPECTATOR, UMPIRE)}
        away = time_up(table)
        assert has_moved_on(table, since), "time is up again at once"
        for side in away:
            assert lapses(table, side) > before[side], f"{side} does not know that it let a question pass"
        if secret:
            assert lapses(table, SPECTATOR) == before[SPECTATOR], "everybody knows of what is nobody's business"
    assert table.is_over, f"no end after {case.longest} strokes"
    assert verify(read_record(text_of(lines)), case.game).flaws() == []


def lapses(table: Table, viewer: str) -> int:
    """How many questions that were let pass this viewer knows of."""
    return sum(isinstance(told.event, AnswerLapsed) for told in table.told(viewer))
