"""Standing orders: what a side wants on every sheet, written on a fresh one at once, and told to nobody."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.patrol import GAME as PATROL
from tests.patrol.orders import Cover, Fire, GunForm, OrderForm, Sail, Scout, SendGuns, SendOrders

from honjin.core.decision import Refusal
from honjin.core.errors import IllegalAnswer
from honjin.core.form import Draft
from honjin.core.record import read_record
from honjin.testing.matches import SECRET, Case, sit_down, text_of, what_table_shows
from honjin.umpire.standing import is_standing, made_standing, written_out
from honjin.umpire.table import Table, reopen_table

BREAM = Sail("bream", "b1")
OUT = Scout("b_1", ("a2", "b2", "a2"), "b2", "high")
OVER = Cover("b_2", "bream")


def at_sea(lines: list[str] | None = None) -> Table:
    return sit_down(Case(PATROL), (lines if lines is not None else []).append)


def turn(table: Table, blue: Any = ()) -> None:
    """A whole turn."""
    table.answer("blue", SendOrders(blue))
    table.answer("red", SendOrders(()))
    for side in ("blue", "red"):
        table.answer(side, SendGuns(()))


# On a fresh sheet


def test_standing_orders_are_written_on_the_next_sheet_of_their_kind_and_nothing_is_sent() -> None:
    lines: list[str] = []
    table = at_sea(lines)
    table.write("blue", (BREAM, OUT, OVER))
    assert table.stand("blue", (OUT, OVER)) == {}
    assert table.draft("blue") == (BREAM, OUT, OVER)
    table.answer("blue", SendOrders((BREAM, OUT, OVER)))
    table.answer("red", SendOrders(()))
    assert table.draft("blue") == (), "guns are another kind of sheet"
    known = len(lines)
    for side in ("blue", "red"):
        table.answer(side, SendGuns(()))
    assert table.draft("blue") == (OUT, OVER)
    assert table.decision_of("blue") is not None
    assert len(lines) == known + 2
    assert table.draft("red") == ()


def test_one_that_cannot_stand_is_left_out_and_stays_for_later() -> None:
    table = at_sea()
    there = Sail("bream", "b1")
    table.stand("blue", (there, OVER))
    assert table.draft("blue") == (), "the open sheet stays as it was"
    turn(table)
    assert table.draft("blue") == (there, OVER)
    turn(table, (there,))
    assert table.draft("blue") == (OVER,), "the bream lies there"
    assert table.standing("blue") == (there, OVER)


def test_what_is_changed_or_dropped_this_time_stands_again_the_next() -> None:
    table = at_sea()
    table.stand("blue", (OUT, OVER))
    turn(table)
    table.write("blue", (Cover("b_2", "brill"),))
    assert table.draft("blue") == (Cover("b_2", "brill"),)
    table.write("blue", ())
    assert table.draft("blue") == (), "dropped is dropped"
    turn(table)
    assert table.draft("blue") == (OUT, OVER)


def test_one_that_is_ended_stays_written_this_time_and_is_not_there_the_next() -> None:
    table = at_sea()
    table.stand("blue", (OUT, OVER))
    turn(table)
    table.stand("blue", (OVER,))
    assert table.draft("blue") == (OUT, OVER)
    turn(table, table.draft("blue"))
    assert table.draft("blue") == (OVER,)


def test_a_sheet_that_is_taken_back_is_as_it_was_sent() -> None:
    table = at_sea()
    table.stand("blue", (OVER,))
    turn(table)
    table.answer("blue", SendOrders((OUT,)))
    assert table.undo("blue")
    assert table.draft("blue") == (OUT,)


def test_where_its_target_is_gone_the_usual_order_of_its_kind_takes_its_place() -> None:
    usual = GunForm({"bream": ("ray", "roach"), "brill": ("ray",)})
    assert written_out(usual, (Fire("bream", "roach", 1),)) == (Fire("bream", "roach", 1),)
    gone = Fire("bream", "tench", 1)
    assert written_out(usual, (gone,)) == (Fire("bream", "ray", 2),)
    assert is_standing(usual, (gone,), Fire("bream", "ray", 2))
    assert not is_standing(usual, (gone,), Fire("bream", "roach", 2)), "its player has aimed otherwise"
    assert not is_standing(usual, (gone,), Fire("brill", "ray", 2))
    assert written_out(GunForm({"brill": ("ray",)}), (gone,)) == ()


def test_to_make_standing_what_is_written_about_things_leaves_other_sheets_alone() -> None:
    form = OrderForm({"bream": "a1", "brill": "a3"}, ("b_1", "b_2"), "a2")
    fire = Fire("bream", "ray", 1)
    standing = (fire, Sail("bream", "a2"), OVER)
    assert made_standing(form, standing, ["bream"], Draft((BREAM, OUT))) == (fire, OVER, BREAM)
    assert made_standing(form, standing, ["bream", "b_2"], Draft()) == (fire,)


# Kept, and told to nobody


def test_plain_data_is_read_and_what_is_no_slip_of_the_form_is_refused() -> None:
    table = at_sea()
    rows = [*msgspec.to_builtins((OVER, OVER)), msgspec.to_builtins(Fire("bream", "ray", 1)), 7]
    assert table.stand("blue", rows) == dict.fromkeys((2, 3), Refusal("2", "not-offered"))
    assert table.standing("blue") == (OVER,)


def test_standing_orders_for_another_kind_of_sheet_are_kept() -> None:
    table = at_sea()
    table.stand("blue", (OVER,))
    for side in ("blue", "red"):
        table.answer(side, SendOrders(()))
    fire = Fire("bream", "ray", 1)
    assert table.standing("blue") == ()
    table.stand("blue", (fire,))
    assert table.all_standing("blue") == [msgspec.to_builtins(OVER), msgspec.to_builtins(fire)]


def test_nobody_else_notices_and_the_record_does_not_have_it() -> None:
    lines: list[str] = []
    table = at_sea(lines)
    before = table.stamp("blue"), table.stamp("red"), what_table_shows(table), len(lines)
    table.stand("blue", (OUT, OVER))
    assert (table.stamp("blue"), table.stamp("red"), what_table_shows(table), len(lines)) == before
    assert table.standing("red") == ()


def test_another_process_takes_them_up() -> None:
    lines: list[str] = []
    table = at_sea(lines)
    table.stand("blue", (OVER,))
    turn(table)
    other = reopen_table(read_record(text_of(lines)), PATROL, lambda _: None, secret=SECRET)
    assert other.draft("blue") == ()
    other.take_up_standing("blue", table.all_standing("blue"))
    assert other.draft("blue") == (OVER,)
    assert other.question("blue") == table.question("blue")


def test_there_is_nothing_to_have_standing_orders_for_where_no_form_is_asked_for() -> None:
    table = at_sea()
    table.stand("blue", (OVER,))
    table.answer("blue", SendOrders(()))
    assert table.standing("blue") == ()
    with pytest.raises(IllegalAnswer) as sealed:
        table.stand("blue", ())
    assert sealed.value.refusal.why == "sealed-already"
