"""The clock: how long a side may take to answer, and what happens when it has not.

It counts for nobody who is not asked, and there is no budget to save up: each question has its time. It is set anew
only when the match moves on for everybody to see, so that nothing can be read off it: a side that plans in secret,
sends a hushed sheet or has nothing to write on it leaves the deadline as it is. It is the same for all who are asked.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from honjin.core.decision import Decision, Side
from honjin.core.errors import UnknownChoice
from honjin.core.lapse import By
from honjin.umpire.knowledge import public_mark
from honjin.umpire.table import Table

MINUTE, HOUR, DAY = 60, 3600, 86400

LIVE = (2 * MINUTE, 5 * MINUTE, 15 * MINUTE)
BY_MAIL = (12 * HOUR, DAY, 3 * DAY, 7 * DAY)
"""What is proposed; a table may have any time of its own."""

LEAST, MOST = MINUTE, 30 * DAY

RESPITE = 30
"""Seconds for the next question of a side that has just let one pass: it is away, and need not be waited for again.

Its own answer, whenever it comes, brings back the whole time."""

MOST_AT_ONCE = 500
"""Usual answers at one stroke; no plan is that long."""


def chosen_clock(seconds: int) -> int:
    """A time for an answer, in seconds; 0 is none. UnknownChoice where nobody could play by it."""
    if seconds and not LEAST <= seconds <= MOST:
        raise UnknownChoice(f"the time for an answer must be between {LEAST} and {MOST} seconds, or 0")
    return seconds


class Moment(NamedTuple):
    """A match as everybody may know it, and the question that is open."""

    mark: tuple[Any, ...]
    question: tuple[Decision, ...]


def moment_of(table: Table) -> Moment:
    """The present one."""
    return Moment(public_mark(table), table.match.open)


def has_moved_on(table: Table, since: Moment) -> bool:
    """Whether everybody may know that something has happened since.

    A question that was put to several sides is closed when all have answered, and then nobody has to be told so.
    """
    is_closed = len(since.question) > 1 and table.match.open is not since.question
    return is_closed or public_mark(table) != since.mark


def due_after(clock: int, now: datetime, table: Table, lapsed: Collection[Side] = ()) -> datetime | None:
    """Until when the question can be answered that has just been put; `lapsed` are sides that let the last one pass."""
    asked = [decision.side for decision in table.match.open]
    if not clock or table.is_over or not asked:
        return None
    is_away = len(asked) == 1 and asked[0] in lapsed
    return now + timedelta(seconds=min(clock, RESPITE) if is_away else clock)


def time_up(table: Table, by: By = "clock") -> list[Side]:
    """Give the usual answers for all who have sent none; for whom they were given.

    A plan made in secret is closed as a whole: the number of its answers is nobody's business.
    """
    since = moment_of(table)
    lapsed = [decision.side for decision in since.question if decision.side not in table.match.sealed]
    for side in lapsed:
        table.lapse(side, by)
    for _ in range(MOST_AT_ONCE):
        if table.is_over or has_moved_on(table, since) or table.decision_of(lapsed[0]) is None:
            break
        table.lapse(lapsed[0], by)
    return lapsed
