"""A lesson on paper: the opening is played, a sheet has rows already, and in which order the others come is nothing."""

from __future__ import annotations

import pytest
from tests.patrol import GAME as PATROL
from tests.patrol.orders import Cover, Sail, SendOrders

from honjin.core.lesson import Lesson
from honjin.core.record import read_record
from honjin.packs.lesson import lesson_from
from honjin.umpire import lesson_sheets
from honjin.umpire.lessons import as_taught, guided, open_lesson, stage_at
from honjin.umpire.table import Table, reopen_table

TAUGHT = lesson_from("""
side = "blue"
last = [{ say = "end" }]

[[answers]]
side = ["blue", "red"]
option = { do = "SendOrders", slips = [] }

[[answers]]
side = ["blue", "red"]
option = { do = "SendGuns", slips = [] }

[[answers]]
side = "blue"
option = { do = "SendOrders", slips = [{ slip = "Sail", boat = "bream", place = "b1" }] }
write = [
    { slip = "Sail", boat = "brill", place = "b3" },
    { slip = "Cover", plane = "b_2", boat = "bream" },
]
pages = [{ say = "sail" }]

[[answers]]
side = "red"
option = { do = "SendOrders", slips = [] }
""")
BREAM, BRILL, OVER = Sail("bream", "b1"), Sail("brill", "b3"), Cover("b_2", "bream")


@pytest.fixture(autouse=True)
def taught(monkeypatch: pytest.MonkeyPatch) -> Lesson:
    monkeypatch.setattr(lesson_sheets, "read_lesson", lambda _: TAUGHT)
    return TAUGHT


def opened(lines: list[str] | None = None) -> Table:
    journal = (lambda _: None) if lines is None else lines.append
    return open_lesson(PATROL, TAUGHT, journal, match_id="taught", against="script")


def test_the_opening_is_played_before_the_learner_comes() -> None:
    table = opened()
    assert [answer.side for answer in table.answers()] == ["blue", "red", "blue", "red"]
    stage = stage_at(table, "blue")
    assert stage is not None
    assert (stage.done, stage.waits) == (0, True)


def test_what_the_learner_does_not_write_himself_is_on_the_sheet() -> None:
    table = opened()
    assert table.draft("blue") == (BREAM,)
    assert table.draft("red") == ()


def test_what_he_has_written_counts_for_more() -> None:
    table = opened()
    table.write("blue", ())
    assert table.draft("blue") == ()


def test_a_sheet_that_says_the_same_is_that_of_the_lesson_in_whatever_order() -> None:
    table = opened()
    sheet = SendOrders((OVER, BRILL, BREAM))
    table.answer("blue", as_taught(table, "blue", sheet))
    assert guided(table) == ("red", SendOrders())


def test_another_sheet_is_sent_as_it_is_and_leaves_the_lesson() -> None:
    table = opened()
    sheet = SendOrders((BREAM, BRILL))
    assert as_taught(table, "blue", sheet) == sheet
    table.answer("blue", sheet)
    stage = stage_at(table, "blue")
    assert stage is not None
    assert stage.state == "strayed"


def test_who_comes_back_finds_the_lesson_and_the_sheet_as_they_were() -> None:
    lines: list[str] = []
    before = opened(lines)
    record = read_record("\n".join(lines) + "\n")
    table = reopen_table(record, PATROL, lambda _: None, secret=TAUGHT.secret(PATROL.id))
    assert stage_at(table, "blue") == stage_at(before, "blue")
    assert table.draft("blue") == (BREAM,)
