"""A match that was begun under older rules: how far it goes on under new ones, and what everybody is told of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from honjin.core.decision import Decision
from honjin.core.engine import Match
from honjin.core.errors import CorruptRecord
from honjin.core.event import SPECTATOR, UMPIRE, RulesRenewed
from honjin.core.game import Game
from honjin.core.record import Renewed, Snapshot, read_record
from honjin.core.replay import replay
from honjin.core.verify import verify
from honjin.testing.matches import SECRET, Case, random_answer, sit_down, text_of
from honjin.testing.sample import GAME
from honjin.testing.sample.rules.bout import Bout
from honjin.umpire.table import Table, reopen_table

NEWER = replace(GAME, version=GAME.version + 1)
STRIKE = Bout.strike.run


def only_the_first_card(frame: Bout, match: Match[Any]) -> Decision | None:
    """A new rule: nobody may choose with which card to strike."""
    decision: Decision | None = STRIKE(frame, match)
    if decision is not None:
        decision.options = list(decision.options)[:1]
        decision.commits = True
    return decision


def begun(answers: int, seed: int = 4) -> list[str]:
    """The record of a match under the old rules, left in the middle."""
    lines: list[str] = []
    table, draw = sit_down(Case(GAME), lines.append), Random(seed)
    for _ in range(answers):
        table.answer(*random_answer(table.match, draw))
    return text_of(lines).splitlines()


def taken_up(lines: list[str], game: Game = NEWER) -> Table:
    return reopen_table(read_record(text_of(lines)), game, lambda text: lines.extend(text.split("\n")), secret=SECRET)


def renewal(lines: list[str]) -> Renewed:
    return next(line for line in read_record(text_of(lines)).lines if isinstance(line, Renewed))


def play_out(table: Table) -> None:
    draw = Random(9)
    while not table.is_over:
        table.answer(*random_answer(table.match, draw))


def test_a_match_whose_answers_still_fit_goes_on_where_it_was() -> None:
    lines = begun(24)
    old = taken_up(lines.copy(), GAME)
    new = taken_up(lines)
    assert renewal(lines).dropped == 0
    assert new.match.snapshot() == old.match.snapshot()
    assert new.match.open == old.match.open
    for viewer in (*GAME.sides, SPECTATOR, UMPIRE):
        *before, last = new.told(viewer)
        assert [one.event for one in before] == [one.event for one in old.told(viewer)]
        assert last.event == RulesRenewed(GAME.version, NEWER.version, 0)


def test_answers_that_do_not_fit_any_more_are_void_from_the_first_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = begun(24)
    answers = read_record(text_of(lines)).answers()
    monkeypatch.setattr(Bout.strike, "run", only_the_first_card)
    table = taken_up(lines)
    line = renewal(lines)
    assert 0 < line.dropped < len(answers)
    kept = [answer for answer in answers if answer.number < line.back_to]
    assert len(kept) + line.dropped == len(answers)
    assert read_record(text_of(lines)).answers() == kept
    assert table.told(SPECTATOR)[-1].event == RulesRenewed(GAME.version, NEWER.version, line.dropped)
    assert not any(table.may_undo(side) for side in GAME.sides)
    play_out(table)
    assert verify(read_record(text_of(lines)), NEWER).verified


def test_dice_that_had_fallen_stay_fallen(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = begun(24)
    fallen = list(read_record(text_of(lines)).all_rolls())
    monkeypatch.setattr(Bout.strike, "run", only_the_first_card)
    table = taken_up(lines)
    play_out(table)
    rolls = list(read_record(text_of(lines)).all_rolls())
    assert rolls[: len(fallen)] == fallen
    assert len(rolls) > len(fallen)


def test_the_second_time_nothing_is_renewed() -> None:
    lines = begun(24)
    first = taken_up(lines)
    written = len(lines)
    again = taken_up(lines)
    assert len(lines) == written
    assert again.match.snapshot() == first.match.snapshot()
    assert [one.event for one in again.told("north")] == [one.event for one in first.told("north")]
    assert again.stamp("north") == first.stamp("north")


def test_replay_goes_on_from_the_position_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = begun(24)
    monkeypatch.setattr(Bout.strike, "run", only_the_first_card)
    table = taken_up(lines)
    play_out(table)
    *_, (_, state) = replay(read_record(text_of(lines)), NEWER)
    assert state.encode() == table.match.state.encode()


def test_a_snapshot_that_means_nothing_any_more_is_passed_over() -> None:
    lines = begun(24)
    record = read_record(text_of(lines))
    record.lines.append(Snapshot(record.last_number(), {"state": {}, "stack": [], "sealed": {}}))
    table = reopen_table(record, NEWER, lambda _: None, secret=SECRET)
    assert table.match.snapshot() == taken_up(lines, GAME).match.snapshot()
    with pytest.raises(CorruptRecord, match="snapshot"):
        reopen_table(record, GAME, lambda _: None, secret=SECRET)


def test_a_match_that_cannot_go_on_says_so_and_can_still_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = begun(24)

    def broken(*_: Any) -> Any:
        raise KeyError("a rule of today that cannot begin")

    record = read_record(text_of(lines))
    with pytest.raises(CorruptRecord, match="cannot-go-on"):
        reopen_table(record, replace(NEWER, begin=_failing_to_run(NEWER, broken)), lambda _: None, secret=SECRET)


def _failing_to_run(game: Game, broken: Callable[..., Any]) -> Callable[[Any], Any]:
    """States and events are as they were, but no procedure runs."""

    def begin(setting: Any) -> Any:
        state, first = game.begin(setting)
        return state, _Broken(first, broken)

    return begin


class _Broken:
    def __init__(self, first: Any, broken: Callable[..., Any]) -> None:
        self.at, self.steps = 0, (type("Step", (), {"rule": "", "run": staticmethod(broken)})(),)


def test_a_finished_match_of_older_rules_is_not_accused(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    table = sit_down(Case(GAME), lines.append)
    play_out(table)
    record = read_record(text_of(lines))
    assert verify(record, NEWER).verified, "where the new rules give the same it is proved as before"
    monkeypatch.setattr(Bout.strike, "run", only_the_first_card)
    verdict = verify(record, NEWER)
    outcomes = {check.id: check.outcome for check in verdict.checks}
    assert (outcomes["legality"], outcomes["events"], outcomes["result"]) == ("void", "good", "good")
    assert not verdict.failed
    assert not verdict.verified
    assert verify(record, GAME).failed, "under its own version it would be"
    shown = reopen_table(record, NEWER, pytest.fail, secret=SECRET)
    assert shown.result == table.result
    assert [one.event for one in shown.told("south")] == [one.event for one in table.told("south")]
