"""What holds at a table: its record proves itself, and second thoughts leave no more than their trace."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec

from honjin.core.decision import Side
from honjin.core.errors import IllegalAnswer
from honjin.core.event import SPECTATOR, UMPIRE, AnswersTakenBack, Event
from honjin.core.game import Game
from honjin.core.record import Record, read_record
from honjin.core.replay import replay
from honjin.core.rerun import rerun
from honjin.core.verify import verify
from honjin.testing.contract.comparing import position_of
from honjin.testing.contract.whole_matches import check_rolls
from honjin.testing.matches import (
    SECRET,
    Case,
    played,
    random_answer,
    sit_down,
    sitting,
    text_of,
    what_table_shows,
)
from honjin.umpire.table import Table, Told, reopen_table

TAKE_BACK_AFTER = (2, 3, 5, 8, 13, 14, 15, 40, 65, 80, 81, 140, 200)
"""Answers after which somebody takes one back: the first ones, some in a row, some across snapshots."""

LATEST = 60
"""Things told that are compared after each act: more than one act tells; all of them are compared now and then."""


def check_record(case: Case) -> None:
    """A record proves itself, and its answers through the rules lead where its events lead without them."""
    for seed in range(case.walks):
        record = read_record(played(case, seed))
        assert verify(record, case.game).flaws() == []
        for (_, match), state in zip(rerun(record, case.game), states_after_answers(record, case.game), strict=True):
            assert match.state.encode() == state, "rules and events lead to different positions"


def states_after_answers(record: Record, game: Game) -> Iterator[dict[str, Any]]:
    """The positions that the events alone lead to: at the opening and after each answer."""
    moments = replay(record, game)
    _, state = next(moments)
    for events in (record.begun().events, *(answer.events for answer in record.answers())):
        for _ in events:
            _, state = next(moments)
        yield state.encode()


def check_resuming(case: Case) -> None:
    """A record that stops anywhere is taken up at the same question, with the same things told."""
    lines: list[str] = []
    tables = islice(sitting(case, 0, lines.append), case.at_table)
    moments = [(len(lines), what_table_shows(table)) for table in tables]
    for length, shown in moments[:: max(1, len(moments) // 25)]:
        record = read_record(text_of(lines[:length]))
        table = reopen_table(record, case.game, lambda _: None, secret=SECRET)
        assert what_table_shows(table) == shown, f"after {length} lines the match was taken up differently"


def check_undo(case: Case) -> None:
    """Whatever may be taken back leaves the table as if it had never been, and the record still proves itself."""
    lines: list[str] = []
    table, random = sit_down(case, lines.append), Random(0)
    for _ in range(case.at_table):
        if table.is_over:
            break
        side, option = random_answer(table.match, random)
        before = what_table_shows(table)
        table.answer(side, option)
        if table.may_undo(side):
            after = what_table_shows(table)
            assert table.undo(side)
            assert what_table_shows(table) == before, f"{option} left something behind when it was taken back"
            table.answer(side, option)
            assert what_table_shows(table) == after, f"{option} came out differently the second time"
    assert verify(read_record(text_of(lines)), case.game).flaws() == []


def check_take_back(case: Case) -> None:
    """A take-back restores the position and what was told, but for its trace; no die ever falls a second time."""
    lines: list[str] = []
    table, random = sit_down(case, lines.append), Random(1)
    before: list[tuple[Side, bytes, list[list[tuple[str, Event]]]]] = []
    for number in range(1, case.at_table):
        if table.is_over:
            break
        side, option = random_answer(table.match, random)
        before.append((side, position_of(table.match), told_without_traces(table)))
        table.answer(side, option)
        side = random.choice(case.game.sides)
        if number in TAKE_BACK_AFTER and table.may_take_back(side):
            own = [at for at, (whose, _, _) in enumerate(before) if whose == side]
            standing = own[-1 - len(table.plan(side))]
            table.take_back(side, other_side(case, side))
            assert position_of(table.match) == before[standing][1], "a take-back leads elsewhere than it should"
            assert told_without_traces(table) == before[standing][2], "what was told is not what was told then"
            assert all(isinstance(told[-1].event, AnswersTakenBack) for told in told_lists(table)), "no trace is left"
            del before[standing:]
    record = read_record(text_of(lines))
    assert verify(record, case.game).flaws() == []
    check_rolls(record.all_rolls())


def other_side(case: Case, side: Side) -> Side:
    """Somebody who can agree to what this side wishes."""
    return next(other for other in case.game.sides if other != side)


def told_lists(table: Table) -> list[list[Told]]:
    """What has been told, a list for each viewer."""
    return [table.told(viewer) for viewer in (*table.game.sides, SPECTATOR, UMPIRE)]


def told_without_traces(table: Table) -> list[list[tuple[str, Event]]]:
    """Rules and events told to each viewer, the traces of take-backs left out."""
    return [
        [(told.rule, told.event) for told in list_ if not isinstance(told.event, AnswersTakenBack)]
        for list_ in told_lists(table)
    ]


def check_second_thoughts(case: Case) -> None:
    """Answers, undos, amended plans and take-backs in any order: whoever follows or reopens sees the same table."""
    for seed in range(case.walks):
        lines: list[str] = []
        table, random = sit_down(case, lines.append), Random(seed)
        follower = reopened(case, lines)
        used = {(side, table.stamp(side)) for side in case.game.sides}
        for number in range(case.at_table):
            if table.is_over:
                break
            written, before = len(lines), what_sides_notice(table)
            whose = act_at_random(case, table, random)
            check_notice(table, whose, before)
            acting = {(side, table.stamp(side)) for side in case.game.sides if whose in (side, None)}
            assert not acting & used, "an old stamp came back: an answer that is too late could pass for a new one"
            used |= {(side, table.stamp(side)) for side in case.game.sides}
            follower.follow(lines[written:])
            check_alike(follower, table, LATEST)
            if number % 20 == 0:
                check_alike(follower, table)
                assert what_seats_get(reopened(case, lines)) == what_seats_get(table), "reopened, the table differs"
        check_alike(follower, table)
        record = read_record(text_of(lines))
        assert (table.lines, follower.lines) == (len(record.lines) + 1,) * 2
        assert verify(record, case.game).flaws() == []


def check_alike(follower: Table, table: Table, latest: int | None = None) -> None:
    """A table that follows another hands out the same; what was told long ago need not be compared each time."""
    assert what_seats_get(follower, latest) == what_seats_get(table, latest), "who follows is shown something else"


def reopened(case: Case, lines: Iterable[str]) -> Table:
    """The table of these lines in another process."""
    return reopen_table(read_record(text_of(lines)), case.game, lambda _: None, secret=SECRET)


def act_at_random(case: Case, table: Table, random: Random) -> Side | None:
    """An answer, or now and then a second thought; who did it, nobody if all the sides had a part in it."""
    side, chance = random.choice(case.game.sides), random.random()
    if chance < 0.02 and table.may_take_back(side):
        table.take_back(side, other_side(case, side))
        return None
    if chance < 0.1 and table.undo(side):
        return side
    if chance < 0.3 and table.plan(side):
        try:
            table.amend(side, random.choice(table.plan(side)).number)
        except IllegalAnswer:
            pass
        else:
            return side
    side, option = random_answer(table.match, random)
    table.answer(side, option)
    return side


def what_seats_get(table: Table, latest: int | None = None) -> bytes:
    """All that a server hands out to the seats of a table, of what was told perhaps only the latest things."""
    seats = [
        (table.stamp(side), table.plan(side), table.may_undo(side), table.may_take_back(side), table.view(side))
        for side in table.game.sides
    ]
    return msgspec.json.encode([what_table_shows(table, latest).decode(), seats, table.result])


def what_sides_notice(table: Table) -> dict[Side, tuple[str, int, list[Told]]]:
    """What a side could tell by that something has happened: stamp, withdrawals, things told."""
    return {side: (table.stamp(side), table.retracted(side), table.told(side)) for side in table.game.sides}


def check_notice(table: Table, whose: Side | None, before: dict[Side, tuple[str, int, list[Told]]]) -> None:
    """A side's stamp changes with its own acts and what it is told, and with nothing else."""
    for side, (stamp, retracted, told) in before.items():
        heard = table.told(side)
        own = whose is None or whose == side
        changed = table.stamp(side) != stamp
        assert changed == (own or heard != told), f"the stamp of {side} says too much or too little"
        withdrawals, withdrawn = table.retracted(side) - retracted, heard[: len(told)] != told
        assert withdrawals == withdrawn, f"withdrawals tell {side} too much or too little"
        kept = min(table.kept(side, retracted), len(told))
        assert heard[:kept] == told[:kept], f"{side} is told to keep what was withdrawn"


TABLE_CHECKS: tuple[Callable[[Case], None], ...] = (
    check_record,
    check_resuming,
    check_undo,
    check_take_back,
    check_second_thoughts,
)
