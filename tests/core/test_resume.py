"""A match that was begun under older rules: how far it goes on under new ones, and what everybody is told of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from honjin.core.decision import Decision
from honjin.core.engine import Match
from honjin.core.errors import CorruptRecord, Flaw
from honjin.core.event import SPECTATOR, UMPIRE, RulesRenewed
from honjin.core.game import Game
from honjin.core.record import Answered, Chain, Line, Noted, Record, Renewed, Resigned, Snapshot, read_record
from honjin.core.replay import replay
from honjin.core.retold import retold
from honjin.core.verify import Check, verify
from honjin.testing.matches import SECRET, Case, random_answer, sit_down, text_of
from honjin.testing.sample import GAME
from honjin.testing.sample.options import Ready
from honjin.testing.sample.rules.bout import Bout
from honjin.testing.sample.rules.guard import Preparation
from honjin.umpire.table import Table, reopen_table

NEWER = replace(GAME, version=GAME.version + 1)
STRIKE = Bout.strike.run
READY_CARDS = Preparation.ready_cards.run


def only_the_first_card(frame: Bout, match: Match[Any]) -> Decision | None:
    """A new rule: nobody may choose with which card to strike."""
    decision: Decision | None = STRIKE(frame, match)
    if decision is not None:
        decision.options = list(decision.options)[:1]
        decision.commits = True
    return decision


def only_the_first_to_be_ready(frame: Preparation, match: Match[Any]) -> Decision | None:
    """A new rule: nobody may choose which card to make ready first."""
    decision: Decision | None = READY_CARDS(frame, match)
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
    assert renewal(lines).dropped == {}
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
    void = [answer for answer in answers if answer.number >= line.back_to]
    assert 0 < len(void) < len(answers)
    assert line.dropped == Counter(answer.side for answer in void)
    kept = [answer for answer in answers if answer.number < line.back_to]
    assert read_record(text_of(lines)).answers() == kept
    for viewer in (*GAME.sides, SPECTATOR):
        own = line.dropped.get(viewer, 0)
        assert table.told(viewer)[-1].event == RulesRenewed(GAME.version, NEWER.version, own)
    everything = RulesRenewed(GAME.version, NEWER.version, len(void), line.dropped)
    assert table.told(UMPIRE)[-1].event == everything
    assert not any(table.may_undo(side) for side in GAME.sides)
    play_out(table)
    assert verify(read_record(text_of(lines)), NEWER).verified


def test_a_plan_that_does_not_fit_any_more_is_its_sides_business(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many cards North had made ready in secret, South and a spectator are told the same."""
    told = []
    for planned in (1, 2, 3):
        lines: list[str] = []
        table = sit_down(Case(GAME), lines.append)
        for _ in range(planned):
            table.answer("north", next(one for one in table.match.open[0].options[1:] if isinstance(one, Ready)))
        with monkeypatch.context() as patch:
            patch.setattr(Preparation.ready_cards, "run", only_the_first_to_be_ready)
            later = taken_up(text_of(lines).splitlines())
        assert later.told("north")[-1].event == RulesRenewed(GAME.version, NEWER.version, planned)
        told.append([(later.told(viewer), later.stamp("south")) for viewer in ("south", SPECTATOR)])
    assert told[0] == told[1] == told[2]


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


# What a forger may make of it


def rewritten(record: Record, lines: list[Line]) -> Record:
    """The chain is mended."""
    chain = Chain()
    return read_record(text_of([chain.write(line) for line in (record.header, *lines)]))


def outcomes(record: Record, game: Game) -> dict[str, Check]:
    return {check.id: check for check in verify(record, game).checks}


def went_on(answers: int = 24) -> Record:
    """A match that went on under newer rules, to its end."""
    lines = begun(answers)
    play_out(taken_up(lines))
    return read_record(text_of(lines))


def at_renewal(record: Record) -> int:
    return next(at for at, line in enumerate(record.lines) if isinstance(line, Renewed))


def with_renewal(record: Record, **changes: Any) -> Record:
    lines, at = list(record.lines), at_renewal(record)
    lines[at] = msgspec.structs.replace(lines[at], **changes)
    return rewritten(record, lines)


def late_position(key: str) -> Any:
    """A part of the position near the end of another match."""
    other = taken_up(begun(30, seed=8), GAME)
    return other.match.snapshot()[key]


def test_a_match_that_went_on_is_proved() -> None:
    assert verify(went_on(), NEWER).verified
    assert verify(went_on(0), NEWER).verified


@pytest.mark.parametrize("key", ["state", "stack"])
def test_nobody_can_go_on_from_a_position_of_his_own(key: str) -> None:
    """Else whoever has lost writes that the rules were renewed, and goes on from where he would win."""
    record = went_on()
    line = record.lines[at_renewal(record)]
    assert isinstance(line, Renewed)
    forged = with_renewal(record, match={**line.match, key: late_position(key)})
    found = outcomes(forged, NEWER)["legality"]
    assert found.outcome == "bad"
    assert found.flaw == Flaw("other-position", {"number": line.back_to - 1})


def test_nobody_can_drop_answers_that_fit() -> None:
    record = went_on()
    assert outcomes(with_renewal(record, back_to=20, dropped={"north": 5}), NEWER)["legality"].outcome == "bad"


def test_under_still_newer_rules_the_events_find_a_position_out() -> None:
    """What those rules would ask cannot be known any more, but the position follows from the events."""
    newest = replace(GAME, version=NEWER.version + 1)
    record = went_on()
    assert verify(record, newest).flaws() == []
    line = record.lines[at_renewal(record)]
    assert isinstance(line, Renewed)
    forged = with_renewal(record, match={**line.match, "state": late_position("state")})
    assert outcomes(forged, newest)["events"].outcome == "bad"


@pytest.mark.parametrize("changes", [{"before": 0}, {"before": NEWER.version}, {"game_version": GAME.version}])
def test_rules_are_renewed_by_newer_ones(changes: dict[str, int]) -> None:
    found = outcomes(with_renewal(went_on(), **changes), NEWER)["lines"]
    assert found.outcome == "bad"
    assert found.flaw is not None
    assert found.flaw.why == "rules-order"


def test_rules_that_have_not_changed_are_not_renewed() -> None:
    """A record of today's rules has no line that says they changed."""
    lines = begun(24)
    table = taken_up(lines, GAME)
    line = Renewed("0", GAME.version, GAME.version, 25, {}, table.match.snapshot())
    record = read_record(text_of(lines))
    assert outcomes(rewritten(record, [*record.lines, line]), GAME)["lines"].outcome == "bad"


def test_no_rules_are_older_than_the_first() -> None:
    record = read_record(text_of(begun(24)))
    chain = Chain()
    lines = [msgspec.structs.replace(record.header, game_version=0), *record.lines]
    forged = read_record(text_of([chain.write(line) for line in lines]))
    assert outcomes(forged, GAME)["lines"] == Check("lines", "bad", len(lines), Flaw("header"))


def test_what_was_played_before_a_snapshot_need_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts by its events, and verification says so instead of a proof or an accusation."""
    lines = begun(24)
    before = taken_up(lines, GAME).match.snapshot()
    chain = Chain(read_record(text_of(lines)).link)
    lines.append(chain.write(Snapshot(24, before)))
    monkeypatch.setattr(Bout.strike, "run", only_the_first_card)
    play_out(taken_up(lines))
    assert renewal(lines).dropped == {}
    record = read_record(text_of(lines))
    verdict = verify(record, NEWER)
    found = outcomes(record, NEWER)["legality"]
    assert found.outcome == "void"
    assert found.flaw == Flaw("renewed-rules", {"before": GAME.version, "now": NEWER.version})
    assert found.count == len(record.answers()) - 24
    assert (verdict.failed, verdict.verified) == (False, False)


def test_a_snapshot_that_has_lost_something_is_passed_over() -> None:
    """It can be read, but the events tell of another position: the match goes on from an earlier one."""
    lines = begun(24)
    match = taken_up(lines, GAME).match.snapshot()
    chain = Chain(read_record(text_of(lines)).link)
    lines.append(chain.write(Snapshot(24, {**match, "state": late_position("state")})))
    table = taken_up(lines)
    assert renewal(lines).dropped == {}
    assert table.match.snapshot() == match


def test_a_record_that_went_on_under_rules_to_come_is_not_accused() -> None:
    """An older program reads what a newer one wrote."""
    record = went_on()
    found = outcomes(record, GAME)["legality"]
    assert (found.outcome, found.flaw) == (
        "void",
        Flaw("newer-rules", {"found": NEWER.version, "known": GAME.version}),
    )
    still_open = Record(record.header, record.lines[: at_renewal(record) + 1], record.header_link)
    with pytest.raises(CorruptRecord, match="newer-rules"):
        reopen_table(still_open, GAME, pytest.fail, secret=SECRET)


def test_a_verdict_ends_the_record() -> None:
    record = read_record(text_of(begun(24)))
    forged = rewritten(record, [*record.lines[:6], Resigned("north"), *record.lines[6:]])
    assert outcomes(forged, NEWER)["lines"].flaw == Flaw("after-the-end")


# Events that have learnt a field


def without(field: str, record: Record) -> Record:
    """As the record was written before the events of the shared kinds had learnt this field."""

    def line_without(line: Line) -> Line:
        if not isinstance(line, Answered):
            return line
        events = [
            Noted(one.rule, {name: fact for name, fact in one.event.items() if name != field}) for one in line.events
        ]
        return msgspec.structs.replace(line, events=events)

    return rewritten(record, [line_without(line) for line in record.lines])


def test_events_that_have_learnt_a_field_are_no_accusation() -> None:
    """What is missing has the default; the position, the events and what was told are the same."""
    lines = begun(24)
    table = taken_up(lines, GAME)
    play_out(table)
    record = read_record(text_of(lines))
    older = without("hushed", record)
    assert older.lines != record.lines, "no answer was sealed"
    assert verify(older, GAME).verified
    *_, (_, then) = retold(older, GAME)
    assert then.link("north") == table.link("north")
    left = Record(older.header, older.lines[:20], older.header_link)
    assert taken_up_from(left).told("south") == taken_up_from(
        Record(record.header, record.lines[:20], record.header_link)
    ).told("south")


def taken_up_from(record: Record) -> Table:
    return reopen_table(record, GAME, lambda _: None, secret=SECRET)


def test_a_field_that_no_event_has_is_found() -> None:
    lines = begun(24)
    record = read_record(text_of(lines))

    def embellished(line: Line) -> Line:
        if not isinstance(line, Answered):
            return line
        return msgspec.structs.replace(
            line, events=[Noted(one.rule, {**one.event, "tale": "tall"}) for one in line.events]
        )

    forged = rewritten(record, [embellished(line) for line in record.lines])
    assert outcomes(forged, GAME)["legality"].outcome == "bad"
