"""Drafts: what a side has written on its form, kept beside the record and told to nobody."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.patrol import GAME as PATROL
from tests.patrol.orders import Cover, Sail, Scout, SendGuns, SendOrders

from honjin.core.decision import Refusal
from honjin.core.errors import IllegalAnswer
from honjin.core.record import read_record
from honjin.testing.matches import SECRET, Case, sit_down, text_of, what_table_shows
from honjin.testing.sample import GAME as FORD
from honjin.testing.sample.options import Lay, Ready, WriteGuard
from honjin.umpire.table import Table, reopen_table

BREAM, BRILL = Sail("bream", "b1"), Sail("brill", "b3")
OUT = Scout("b_1", ("a2", "b2", "c2", "b2", "a2"), "c2", "high")
OVER = Cover("b_2", "bream")
ORDERS = (BREAM, OUT, OVER)


def at_sea(lines: list[str] | None = None) -> Table:
    return sit_down(Case(PATROL), (lines if lines is not None else []).append)


def again(table: Table, lines: list[str]) -> Table:
    """The same table in another process."""
    return reopen_table(read_record(text_of(lines)), table.game, lambda _: None, secret=SECRET)


def plain(slips: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(slips))


def test_what_can_stand_is_kept_and_the_rest_has_a_reason() -> None:
    table = at_sea()
    third = Cover("b_3", "brill")
    refused = table.write("blue", (BREAM, Sail("bream", "a2"), OUT, OVER, third, Sail("brill", "d3")))
    assert table.draft("blue") == ORDERS
    assert refused == {
        1: Refusal("2", "ordered-already", {"unit": "bream"}),
        4: Refusal("2.3", "deck-is-full", {"most": 2}),
        5: Refusal("2.1", "too-far", {"boat": "brill", "place": "d3"}),
    }


def test_each_writing_is_the_whole_draft() -> None:
    table = at_sea()
    table.write("blue", ORDERS)
    assert table.write("blue", (BRILL,)) == {}
    assert table.draft("blue") == (BRILL,)
    assert table.write("blue", ()) == {}
    assert table.draft("blue") == ()


def test_plain_data_is_read_and_what_is_no_slip_is_refused_by_the_rule_that_asks() -> None:
    table = at_sea()
    rows = [*plain(ORDERS), {"slip": "Fire", "boat": "bream", "target": "ray", "guns": 1}, 7, {"slip": "Sail"}]
    assert table.write("blue", rows) == dict.fromkeys((3, 4, 5), Refusal("2", "not-offered"))
    assert table.draft("blue") == ORDERS


def test_nobody_else_notices_and_the_record_does_not_have_it() -> None:
    lines: list[str] = []
    table = at_sea(lines)
    others = [(table.stamp(side), what_table_shows(table)) for side in ("blue", "red")]
    written = len(lines)
    table.write("blue", ORDERS)
    assert len(lines) == written
    assert [(table.stamp(side), what_table_shows(table)) for side in ("blue", "red")] == others
    assert table.draft("red") == ()


def test_it_is_gone_when_the_form_is_sent() -> None:
    table = at_sea()
    table.write("blue", ORDERS)
    table.write("red", (Sail("ray", "c1"),))
    table.answer("blue", SendOrders(ORDERS))
    assert table.draft("blue") == ()
    table.answer("red", SendOrders(()))
    assert table.decision_of("red") is not None
    assert table.draft("red") == table.draft("blue") == ()


def test_a_sheet_that_is_taken_back_is_a_draft_again() -> None:
    lines: list[str] = []
    table = at_sea(lines)
    table.write("blue", (BRILL,))
    table.answer("blue", SendOrders(ORDERS))
    assert table.may_undo("blue")
    assert table.undo("blue")
    assert table.draft("blue") == ORDERS
    assert again(table, lines).draft("blue") == ORDERS


def test_a_sheet_that_is_dropped_from_the_plan_is_a_draft_again() -> None:
    table = at_sea()
    table.answer("blue", SendOrders(ORDERS))
    table.amend("blue", 1)
    assert table.draft("blue") == ORDERS


def test_another_process_follows_a_sheet_that_is_taken_back() -> None:
    lines: list[str] = []
    table = at_sea(lines)
    other = again(table, lines)
    known = len(lines)
    table.answer("blue", SendOrders(ORDERS))
    table.undo("blue")
    other.follow(lines[known:])
    assert other.draft("blue") == ORDERS
    assert other.question("blue") == table.question("blue")


def test_a_kept_draft_is_taken_up_only_for_its_own_question() -> None:
    lines: list[str] = []
    table = at_sea(lines)
    question = table.question("blue")
    other = again(table, lines)
    other.take_up_draft("blue", question, plain(ORDERS))
    assert other.draft("blue") == ORDERS
    table.answer("blue", SendOrders(()))
    table.answer("red", SendOrders(()))
    later = again(table, lines)
    later.take_up_draft("blue", question, plain(ORDERS))
    assert later.draft("blue") == ()


def test_a_draft_outlives_what_its_side_is_told() -> None:
    """Of another side's answer to a question that is not hushed everybody hears, and the stamp is another."""
    table = at_sea()
    table.write("blue", ORDERS)
    before = table.stamp("blue"), table.question("blue")
    table.match.open = tuple(msgspec.structs.replace(one, hushed=False) for one in table.match.open)
    table.answer("red", SendOrders(()))
    assert table.stamp("blue") != before[0]
    assert table.question("blue") == before[1]
    assert table.draft("blue") == ORDERS


def test_there_is_nothing_to_write_on_where_no_form_is_asked_for() -> None:
    table = at_sea()
    table.answer("blue", SendOrders(()))
    with pytest.raises(IllegalAnswer) as sealed:
        table.write("blue", ORDERS)
    assert sealed.value.refusal.why == "sealed-already"
    duel = sit_down(Case(FORD), lambda _: None)
    with pytest.raises(IllegalAnswer) as listed:
        duel.write("north", ())
    assert listed.value.refusal.why == "not-while-taking-guard"
    assert duel.draft("north") == ()
    assert isinstance(duel.decision_of("north").options[0], Ready)  # type: ignore[union-attr]


def test_nothing_is_written_when_the_match_is_over() -> None:
    table = at_sea()
    table.write("blue", ORDERS)
    table.resign("red")
    assert table.draft("blue") == ()
    with pytest.raises(IllegalAnswer) as over:
        table.write("blue", ORDERS)
    assert over.value.refusal.why == "match-is-over"


# Last time


def turn(table: Table, blue: Any) -> None:
    """A whole turn."""
    table.answer("blue", SendOrders(blue))
    table.answer("red", SendOrders(()))
    for side in ("blue", "red"):
        table.answer(side, SendGuns(()))


def test_last_time_is_the_latest_sheet_with_slips_of_these_kinds_as_far_as_it_can_stand() -> None:
    lines: list[str] = []
    table = at_sea(lines)
    assert table.last_time("blue") == ()
    turn(table, ORDERS)
    assert table.last_time("blue") == (OUT, OVER), "the bream lies in b1 now"
    assert table.last_time("red") == ()
    assert again(table, lines).last_time("blue") == (OUT, OVER)
    turn(table, ())
    assert table.last_time("blue") == (OUT, OVER), "an empty sheet is nothing to repeat"


def test_a_sheet_that_was_taken_back_is_not_the_last() -> None:
    table = at_sea()
    turn(table, ORDERS)
    table.answer("blue", SendOrders((OVER,)))
    table.undo("blue")
    assert table.last_time("blue") == (OUT, OVER)
    assert table.draft("blue") == (OVER,)


def test_a_sheet_taken_back_by_consent_is_not_the_last() -> None:
    table = at_sea()
    turn(table, ORDERS)
    table.take_back("red", "blue")
    table.take_back("red", "blue")
    assert table.decision_of("blue") is None, "its own sheet is still in"
    assert table.undo("blue")
    assert table.draft("blue") == ORDERS
    assert table.last_time("blue") == ()


def test_the_guard_of_the_sample_game() -> None:
    table = sit_down(Case(FORD, {"written_guard": True}), lambda _: None)
    hand = table.view("north").own["north"].hand
    four = [Lay(card, "low") for card in hand[:4]]
    assert table.write("north", four) == {3: Refusal("4.2", "guard-is-full")}
    assert table.draft("north") == tuple(four[:3])
    table.answer("north", WriteGuard(tuple(four[:3])))
    assert table.draft("north") == ()
