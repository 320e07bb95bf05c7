"""The clock and the person who sits as umpire, at a table and in its record. Time is a number here: nobody waits."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import msgspec
import pytest
from tests.patrol import GAME as PATROL

from honjin.core.errors import CorruptRecord, IllegalAnswer, UnknownChoice
from honjin.core.event import SPECTATOR, UMPIRE, AnswerLapsed, DeadlineSet, StepClosed, UmpireSpoke
from honjin.core.game import Game, find_games
from honjin.core.record import Answered, Claimed, Record, Ruled, read_record
from honjin.core.rerun import Rerun
from honjin.core.verify import verify
from honjin.testing.contract import what_seats_get
from honjin.testing.matches import SECRET, Case, random_answer, sit_down, text_of
from honjin.testing.sample import GAME as FORD
from honjin.umpire.clock import (
    BY_MAIL,
    LEAST,
    LIVE,
    MOST,
    RESPITE,
    chosen_clock,
    due_after,
    has_moved_on,
    moment_of,
    time_up,
)
from honjin.umpire.table import Table, reopen_table

NOON = datetime(2026, 6, 4, 12, tzinfo=UTC)
GAMES = {**find_games(drafts=True), "ford": FORD, "patrol": PATROL}


def seated(game: Game, **switches: Any) -> tuple[Table, list[str]]:
    lines: list[str] = []
    return sit_down(Case(game, switches), lines.append), lines


def reopened(table: Table, lines: list[str]) -> Table:
    return reopen_table(read_record(text_of(lines)), table.game, lambda _: None, secret=SECRET)


def proved(lines: list[str], game: Game) -> list[str]:
    return [check.id for check in verify(read_record(text_of(lines)), game).flaws()]


def asked_again(table: Table) -> list[str]:
    """Let questions pass until the side that let one pass is asked the next one too; that side."""
    random = Random(2)
    while not table.is_over:
        away = time_up(table)
        if len(table.match.open) == 1 and table.match.open[0].side in away:
            return away
        table.answer(*random_answer(table.match, random))
    raise AssertionError("no side is asked twice in a row")


# How long


@pytest.mark.parametrize("seconds", [0, LEAST, MOST, *LIVE, *BY_MAIL])
def test_what_is_proposed_can_be_chosen(seconds: int) -> None:
    assert chosen_clock(seconds) == seconds


@pytest.mark.parametrize("seconds", [-1, 1, LEAST - 1, MOST + 1])
def test_nobody_can_play_by_other_times(seconds: int) -> None:
    with pytest.raises(UnknownChoice):
        chosen_clock(seconds)


def test_a_question_has_its_whole_time_and_without_a_clock_none() -> None:
    table, _ = seated(FORD)
    assert due_after(300, NOON, table) == NOON + timedelta(minutes=5)
    assert due_after(0, NOON, table) is None


def test_whoever_let_a_question_pass_is_not_waited_for_again_until_he_answers() -> None:
    table, _ = seated(GAMES["port_arthur"])
    away = asked_again(table)
    assert due_after(86400, NOON, table, away) == NOON + timedelta(seconds=RESPITE)
    assert due_after(86400, NOON, table) == NOON + timedelta(days=1)


def test_both_have_their_time_for_a_question_put_to_both_whoever_let_the_last_one_pass() -> None:
    table, _ = seated(PATROL)
    away = time_up(table)
    assert set(away) == set(PATROL.sides)
    assert due_after(600, NOON, table, away) == NOON + timedelta(minutes=10)


def test_a_match_that_is_over_has_no_time() -> None:
    table, _ = seated(FORD)
    table.resign("north")
    assert due_after(600, NOON, table) is None


# When it begins anew


def test_a_sheet_sent_in_secret_leaves_the_deadline_and_the_last_one_sets_it_anew() -> None:
    table, _ = seated(PATROL)
    since, (one, other) = moment_of(table), PATROL.sides
    for side in (one, other):
        assert not has_moved_on(table, since)
        form = table.form_of(side)
        assert form is not None
        table.answer(side, form.sends(form.usual()))
        assert table.undo(side) is (side == one)
        if side == one:
            assert not has_moved_on(table, since)
            table.answer(side, form.sends(form.usual()))
    assert has_moved_on(table, since)


@pytest.mark.parametrize("name", GAMES)
def test_the_deadline_moves_only_with_what_a_spectator_knows(name: str) -> None:
    """Over a whole match by lot: where a spectator is told nothing and sees nobody else asked, it stays."""
    table, _ = seated(GAMES[name])
    draw = Random(3)
    for _ in range(300):
        if table.is_over:
            break
        since, told = moment_of(table), table.told_count(SPECTATOR)
        asked = [decision.side for decision in table.match.open]
        crumbs = table.match.crumbs(SPECTATOR)
        table.answer(*random_answer(table.match, draw))
        sees = table.told_count(SPECTATOR) != told or table.is_over
        sees |= [decision.side for decision in table.match.open] != asked or table.match.crumbs(SPECTATOR) != crumbs
        closed = len(asked) > 1 and table.match.open is not since.question
        if not (sees or closed):
            assert not has_moved_on(table, since)


# When time is up


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_nobody_plays_comes_to_its_end_and_is_proved(name: str) -> None:
    table, lines = seated(GAMES[name])
    strokes = 0
    while not table.is_over and strokes < 3000:
        since = moment_of(table)
        assert time_up(table)
        assert has_moved_on(table, since)
        strokes += 1
    assert table.is_over
    answers = [line for line in read_record(text_of(lines)).lines if isinstance(line, Answered)]
    assert answers
    assert all(line.lapse is not None and line.lapse.by == "clock" for line in answers)
    assert proved(lines, table.game) == []


@pytest.mark.parametrize(("name", "order"), [("port_arthur", "EndSortie"), ("storm", "PlaceTheRest")])
def test_who_sends_nothing_takes_no_risk(name: str, order: str) -> None:
    """Not the first option of a list, which may send a fleet to sea, but the one that closes the plan."""
    table, lines = seated(GAMES[name])
    time_up(table)
    [answer] = [line for line in read_record(text_of(lines)).lines if isinstance(line, Answered)]
    assert answer.option == {"do": order}


def test_the_clock_gives_the_usual_slips_for_those_who_sent_none_and_leaves_the_others() -> None:
    table, lines = seated(PATROL)
    one, other = PATROL.sides
    form = table.form_of(one)
    assert form is not None
    sent = form.sends(())
    table.answer(one, sent)
    assert time_up(table) == [other]
    mine, usual = (line for line in read_record(text_of(lines)).lines if isinstance(line, Answered))
    assert (mine.side, mine.lapse) == (one, None)
    assert usual.side == other
    assert usual.lapse is not None


def test_of_a_hushed_question_only_the_side_itself_is_told_that_it_let_it_pass() -> None:
    table, _ = seated(PATROL)
    one, other = PATROL.sides
    time_up(table)
    for viewer, told_of in ((one, [one]), (other, [other]), (SPECTATOR, []), (UMPIRE, [one, other])):
        events = [told.event for told in table.told(viewer)]
        assert [event.side for event in events if isinstance(event, AnswerLapsed)] == told_of


def test_of_an_open_question_everybody_is_told() -> None:
    table, _ = seated(GAMES["storm"])
    side = table.match.open[0].side
    time_up(table)
    for viewer in (*table.game.sides, SPECTATOR, UMPIRE):
        assert AnswerLapsed(side, "clock") in [told.event for told in table.told(viewer)]


def test_what_the_clock_answered_is_not_to_be_taken_back_alone() -> None:
    table, _ = seated(GAMES["port_arthur"])
    [side] = asked_again(table)
    assert not table.may_undo(side)
    assert table.may_take_back(side)


def test_nobody_lapses_who_is_not_asked() -> None:
    table, _ = seated(FORD)
    silent = next(side for side in FORD.sides if table.decision_of(side) is None)
    with pytest.raises(IllegalAnswer):
        table.lapse(silent)


# The claim


def silent_for(table: Table, turns: int, awake: str) -> None:
    """One side plays by the usual answers itself, the other lets everything pass, until so many turns have begun."""
    seen: list[Any] = []
    while not table.is_over and len(seen) <= turns:
        turn = table.match.crumbs(SPECTATOR)[:2]
        seen += [turn] if turn not in seen else []
        for decision in table.match.open:
            if decision.side not in table.match.sealed:
                if decision.side == awake:
                    option = table._progress.usual(awake)
                    assert option is not None
                    table.answer(awake, option)
                else:
                    table.lapse(decision.side)
                break


def test_a_side_that_is_silent_in_two_turns_may_lose_the_match_by_a_claim() -> None:
    table, lines = seated(PATROL)
    awake, away = PATROL.sides
    assert not table.may_claim(awake)
    silent_for(table, 1, awake)
    silent_for(table, 1, awake)
    assert table.may_claim(awake)
    assert not table.may_claim(away)
    again = reopened(table, lines)
    assert again.may_claim(awake), "another process knows it from the record"
    table.claim(awake)
    assert table.result is not None
    assert (table.result.winner, table.result.how) == (awake, "claimed")
    assert proved(lines, PATROL) == []
    assert reopened(table, lines).result == table.result


def test_silence_within_one_turn_is_none() -> None:
    table, _ = seated(GAMES["port_arthur"])
    turn = table.match.crumbs(SPECTATOR)[:2]
    side = table.match.open[0].side
    for _ in range(5):
        if table.decision_of(side) is not None and table.match.crumbs(SPECTATOR)[:2] == turn:
            table.lapse(side)
    other = next(one for one in table.game.sides if one != side)
    assert not table.may_claim(other)
    with pytest.raises(IllegalAnswer) as refused:
        table.claim(other)
    assert refused.value.refusal.why == "not-silent"


def test_whoever_comes_back_is_in_the_match_again() -> None:
    table, _ = seated(PATROL)
    awake, away = PATROL.sides
    silent_for(table, 1, awake)
    silent_for(table, 1, awake)
    assert table.may_claim(awake)
    while table.decision_of(away) is None:
        table.lapse(awake)
    form = table.form_of(away)
    assert form is not None
    table.answer(away, form.sends(form.usual()))
    assert not table.may_claim(awake)


# The umpire


def test_his_acts_are_in_the_record_and_told_to_those_whom_they_concern() -> None:
    table, lines = seated(PATROL)
    one, other = PATROL.sides
    stamp = table.stamp(other)
    table.rule(Ruled("Ann", "said", (one,), "Please hurry."))
    assert table.stamp(other) == stamp, "the other side notices nothing"
    assert [told.event for told in table.told(one)][-1] == UmpireSpoke("Please hurry.", (one,))
    for viewer in (other, SPECTATOR):
        assert not any(isinstance(told.event, UmpireSpoke) for told in table.told(viewer))
    table.rule(Ruled("Ann", "deadline", until="2026-06-05T18:30:00+00:00"))
    table.rule(Ruled("Ann", "closed"))
    time_up(table, "umpire")
    for viewer in (one, other, SPECTATOR, UMPIRE):
        events = [told.event for told in table.told(viewer)]
        assert DeadlineSet("2026-06-05 18:30 UTC") in events
        assert StepClosed() in events
    record = read_record(text_of(lines))
    assert [line.what for line in record.lines if isinstance(line, Ruled)] == ["said", "deadline", "closed"]
    assert {line.lapse.by for line in record.lines if isinstance(line, Answered) and line.lapse} == {"umpire"}
    assert proved(lines, PATROL) == []


@pytest.mark.parametrize("name", ["ford", "patrol", "port_arthur"])
def test_matches_with_clock_umpire_undo_and_take_back_read_the_same_everywhere(name: str) -> None:
    """A table that follows, one that is opened again, and the rules once more: all have the same to tell."""
    game = GAMES[name]
    table, lines = seated(game)
    follower = reopened(table, lines)
    draw = Random(11)
    for _ in range(150):
        if table.is_over:
            break
        written, lot = len(lines), draw.random()
        side = draw.choice(game.sides)
        if lot < 0.1:
            time_up(table, draw.choice(("clock", "umpire")))
        elif lot < 0.2:
            to = draw.choice(((), (side,)))
            table.rule(Ruled("Ann", draw.choice(("said", "deadline", "closed")), to, "Go on."))
        elif lot < 0.3:
            table.undo(side)
        elif lot < 0.33 and table.may_take_back(side):
            table.take_back(side, next(one for one in game.sides if one != side))
        else:
            table.answer(*random_answer(table.match, draw))
        follower.follow(lines[written:])
        assert what_seats_get(follower) == what_seats_get(table)
    assert what_seats_get(reopened(table, lines)) == what_seats_get(table)
    table.agree_draw()
    assert proved(lines, game) == []


# What a forger may try


def forged(lines: list[str], change: Any) -> Record:
    record = read_record(text_of(lines))
    return Record(record.header, [change(line) for line in record.lines], record.header_link)


def test_a_claim_without_silence_is_found_out() -> None:
    table, lines = seated(PATROL)
    record = read_record(text_of(lines))
    claimed = Record(record.header, [*record.lines, Claimed(PATROL.sides[0])], record.header_link)
    with pytest.raises(CorruptRecord) as flaw:
        list(Rerun(claimed, table.game).lines())
    assert flaw.value.flaw.why == "no-silence"


def test_an_answer_that_is_not_the_usual_one_cannot_be_put_on_the_clock() -> None:
    table, lines = seated(GAMES["port_arthur"])
    side = table.match.open[0].side
    usual = table._progress.usual(side)
    other = next(option for option in table.match.open[0].options if option != usual)
    table.lapse(side)
    change = msgspec.to_builtins(other)
    record = forged(
        lines, lambda line: msgspec.structs.replace(line, option=change) if isinstance(line, Answered) else line
    )
    with pytest.raises(CorruptRecord) as flaw:
        list(Rerun(record, table.game).lines())
    assert flaw.value.flaw.why == "not-usual"


def test_an_answer_of_the_clock_cannot_be_passed_off_as_the_sides_own_nor_moved_to_another_turn() -> None:
    table, lines = seated(FORD)
    time_up(table)

    def own(line: Any) -> Any:
        return msgspec.structs.replace(line, lapse=None) if isinstance(line, Answered) else line

    def later(line: Any) -> Any:
        if not isinstance(line, Answered) or line.lapse is None:
            return line
        lapse = msgspec.structs.replace(line.lapse, turn=(("Duel", {}), ("Round", {"round": 4})))
        return msgspec.structs.replace(line, lapse=lapse)

    for change in (own, later):
        with pytest.raises(CorruptRecord) as flaw:
            list(Rerun(forged(lines, change), table.game).lines())
        assert flaw.value.flaw.why == "other-events"


def test_a_match_without_a_clock_is_written_as_it_was_before_there_was_one() -> None:
    table, lines = seated(FORD)
    table.answer(*random_answer(table.match, Random(1)))
    assert '"clock"' not in lines[0]
    assert '"lapse"' not in text_of(lines)
