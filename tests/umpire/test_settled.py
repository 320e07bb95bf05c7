"""Standing answers: a question that has been settled is answered without asking, and nobody can tell."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from honjin.core.decision import Decision, Side
from honjin.core.errors import IllegalAnswer
from honjin.core.record import read_record
from honjin.testing.matches import SECRET, Case, random_answer, sit_down, text_of, what_table_shows
from honjin.testing.sample import GAME as FORD
from honjin.testing.sample.options import Counter, Strike, Yield
from honjin.umpire.settled import StandingAnswer, answer_by
from honjin.umpire.table import Table, reopen_table

YIELD = StandingAnswer("reply", "Yield")
YIELD_THIS_ROUND = StandingAnswer("reply", "Yield", span="round")


def at_a_reply(lines: list[str], seed: int = 0) -> tuple[Table, Side]:
    """A duel at the first reply that could also be a counter."""
    table, random = sit_down(Case(FORD), lines.append), Random(seed)
    return table, until_a_reply(table, random)


def until_a_reply(table: Table, random: Random) -> Side:
    while not table.is_over:
        for side in FORD.sides:
            decision = table.decision_of(side)
            if decision is not None and decision.ask == "reply" and len(decision.options) > 1:
                return side
        table.answer(*random_answer(table.match, random))
    raise AssertionError("nobody had to reply in this match")


def obey(table: Table) -> int:
    """Give all answers that have been settled; how many."""
    given = 0
    while asked := [side for side in table.game.sides if table.settled.answer(side) is not None]:
        option = table.settled.answer(asked[0])
        assert option is not None
        table.answer(asked[0], option)
        given += 1
    return given


# What can be settled


def test_a_question_can_be_declined_for_a_span_and_for_good() -> None:
    table, side = at_a_reply([])
    assert table.settled.offers(side) == [YIELD_THIS_ROUND, YIELD]
    other = next(one for one in FORD.sides if one != side)
    assert table.settled.offers(other) == []


def test_what_is_not_offered_cannot_be_settled() -> None:
    table, side = at_a_reply([])
    with pytest.raises(IllegalAnswer) as error:
        table.settled.settle(side, StandingAnswer("reply", "Counter"))
    assert error.value.refusal.why == "not-offered"
    with pytest.raises(IllegalAnswer):
        table.settled.settle(side, StandingAnswer("strike", "Strike"))
    assert table.settled.of(side) == []


def test_a_settled_question_is_answered_without_asking() -> None:
    table, side = at_a_reply([])
    assert table.settled.answer(side) is None
    table.settled.settle(side, YIELD)
    assert table.settled.answer(side) == Yield()


def test_a_side_that_could_only_yield_is_answered_for_as_well() -> None:
    """Else the time it takes would tell whether its guard can counter."""
    decision = Decision("north", "reply", [Yield()], {"to": "thrust"}, commits=True)
    assert answer_by(FORD, decision, [YIELD]) == Yield()
    assert answer_by(FORD, decision, []) is None


# For how long


def test_a_span_ends_with_the_event_that_begins_the_next() -> None:
    for seed in range(40):
        table, side = at_a_reply([], seed)
        table.settled.settle(side, YIELD_THIS_ROUND)
        obey(table)
        first, random = table.match.state.round, Random(seed)
        while not table.is_over and table.match.state.round == first:
            assert table.settled.of(side) == [YIELD_THIS_ROUND]
            table.answer(*random_answer(table.match, random))
        if not table.is_over:
            assert table.settled.of(side) == []
            return
    raise AssertionError("no match came to a later round")


def test_one_for_good_replaces_one_for_a_span_and_can_be_taken_back() -> None:
    table, side = at_a_reply([])
    table.settled.settle(side, YIELD_THIS_ROUND)
    table.settled.settle(side, YIELD)
    assert table.settled.of(side) == [YIELD]
    table.settled.drop(side, YIELD)
    assert table.settled.of(side) == []
    assert table.settled.answer(side) is None


def test_they_are_taken_up_again_with_the_match() -> None:
    lines: list[str] = []
    table, side = at_a_reply(lines)
    table.settled.settle(side, YIELD_THIS_ROUND)
    rows = msgspec.json.decode(msgspec.json.encode(table.settled.rows(side)))
    again = reopen_table(read_record(text_of(lines)), FORD, lambda _: None, secret=SECRET)
    again.settled.take_up(side, rows)
    assert again.settled.of(side) == [YIELD_THIS_ROUND]
    assert again.settled.answer(side) == Yield()


# Nobody can tell


def test_settling_writes_nothing_and_tells_nobody() -> None:
    lines: list[str] = []
    table, side = at_a_reply(lines)
    known, written = what_table_shows(table), len(lines)
    stamps = [table.stamp(one) for one in FORD.sides]
    table.settled.settle(side, YIELD)
    assert (what_table_shows(table), len(lines)) == (known, written)
    assert [table.stamp(one) for one in FORD.sides] == stamps


def test_the_record_is_the_same_as_if_its_player_had_answered() -> None:
    by_itself, by_hand = list[str](), list[str]()
    table, side = at_a_reply(by_itself)
    table.settled.settle(side, YIELD)
    obey(table)
    other, _ = at_a_reply(by_hand)
    other.answer(side, Yield())
    assert by_itself == by_hand
    assert what_table_shows(table) == what_table_shows(other)


# Second thoughts


def test_whoever_takes_back_an_answer_is_asked_whatever_he_has_settled() -> None:
    lines: list[str] = []
    table, side = at_a_reply(lines)
    other = next(one for one in FORD.sides if one != side)
    table.settled.settle(side, YIELD)
    obey(table)
    table.take_back(side, other)
    decision = table.decision_of(side)
    assert decision is not None
    assert decision.ask == "reply"
    assert table.settled.answer(side) is None
    again = reopen_table(read_record(text_of(lines)), FORD, lambda _: None, secret=SECRET)
    again.settled.take_up(side, table.settled.rows(side))
    assert again.settled.answer(side) is None, "another process would answer at once"
    counter = next(option for option in decision.options if isinstance(option, Counter))
    table.answer(side, counter)
    assert table.settled.of(side) == [YIELD], "what he settled is still settled for the next time"


def test_what_the_other_side_takes_back_is_answered_again_when_it_comes_again() -> None:
    table, side = at_a_reply([])
    other = next(one for one in FORD.sides if one != side)
    table.settled.settle(side, YIELD)
    obey(table)
    table.take_back(other, side)
    decision = table.decision_of(other)
    assert decision is not None
    strike = next(option for option in decision.options if isinstance(option, Strike | Counter))
    table.answer(other, strike)
    assert table.settled.answer(side) == Yield()
