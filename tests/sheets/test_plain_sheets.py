"""A game without a layout of its own has order sheets too, from the blanks of its forms alone."""

from __future__ import annotations

import pytest
from tests.patrol import GAME
from tests.patrol.orders import Cover, Fire, Sail, Scout
from tests.sheets.mail import Correspondence

from honjin.ai.player import make_player
from honjin.core.errors import SheetRefused
from honjin.core.form import Slip


def row_of(match: Correspondence, side: str, unit: str, nth: int = 0) -> str:
    rows = [row[0] for row in match.out(side).grid("Orders")[1:] if row[1] == unit]
    return rows[nth]


def test_a_row_is_an_order_with_a_list_for_each_cell() -> None:
    match = Correspondence(GAME)
    book = match.out("blue")
    bream, plane = row_of(match, "blue", "bream"), row_of(match, "blue", "b_1")
    assert book.offers("Orders", bream, "order") == ["Sail"]
    assert book.offers("Orders", bream, "Place") == ["B1", "A2"]
    assert book.offers("Orders", plane, "order") == ["Scout", "Cover"]
    assert book.offers("Orders", plane, "Height") == ["low", "high"]
    assert book.offers("Orders", plane, "Boat") == ["Bream", "Brill"]


def test_what_is_typed_becomes_slips() -> None:
    match = Correspondence(GAME)
    book = match.out("blue")
    book.put("Orders", row_of(match, "blue", "bream"), "Place", "b1")
    flight = row_of(match, "blue", "b_1")
    for heading, text in (("order", "Scout"), ("Way", "a2 b2 a2"), ("Look", "b2"), ("Height", "high")):
        book.put("Orders", flight, heading, text)
    cover = row_of(match, "blue", "b_2")
    book.put("Orders", cover, "order", "cover")
    book.put("Orders", cover, "Boat", "BRILL")
    came = match.back("blue", book)
    expected = {Sail("bream", "b1"), Scout("b_1", ("a2", "b2", "a2"), "b2", "high"), Cover("b_2", "brill")}
    assert set(came.taken.slips) == expected
    assert came.taken.refused == ()
    assert set(match.table.draft("blue")) == expected
    assert not came.sent, "it did not say that it was done"


def test_a_sheet_that_says_that_it_is_done_is_sent() -> None:
    match = Correspondence(GAME)
    book = match.out("blue")
    book.put("Turn", "m", "done", "Y")
    assert match.back("blue", book).sent
    assert match.table.form_of("blue") is None
    with pytest.raises(SheetRefused, match="nothing-asked"):
        match.back("blue", book)


def test_what_cannot_stand_is_named_and_the_rest_is_kept() -> None:
    match = Correspondence(GAME)
    book = match.out("blue")
    book.put("Turn", "m", "done", "Y")
    book.put("Orders", row_of(match, "blue", "bream"), "Place", "d3")
    book.put("Orders", row_of(match, "blue", "brill"), "Place", "b3")
    book.put("Orders", row_of(match, "blue", "b_1"), "Boat", "Brill")
    came = match.back("blue", book)
    assert came.taken.slips == (Sail("brill", "b3"),)
    whys = {row: refusal.why for row, refusal in came.taken.refused}
    assert whys == {
        ("orders", row_of(match, "blue", "bream")): "too-far",
        ("orders", row_of(match, "blue", "b_1")): "not-offered",
    }
    assert not came.sent


@pytest.mark.parametrize("language", ["en", "fr", "cs", "ja"])
def test_a_whole_match_on_paper_is_the_match_on_forms(language: str) -> None:
    paper, forms = Correspondence(GAME), Correspondence(GAME)
    fired = 0
    minds = {side: make_player("random", GAME, forms.setting, side, 5) for side in GAME.sides}
    while not forms.table.is_over:
        side = forms.asked()
        decision = forms.table.decision_of(side)
        assert decision is not None
        option = decision.option(minds[side].choose(decision, lambda: None))
        slips: tuple[Slip, ...] = option.slips  # type: ignore[attr-defined]
        paper.table.write(side, slips)
        came = paper.back(side, paper.out(side, language), may_send=False)
        assert sorted(map(repr, came.taken.slips)) == sorted(map(repr, slips))
        fired += any(isinstance(slip, Fire) for slip in slips)
        forms.table.answer(side, type(option)(came.taken.slips))
        paper.table.answer(side, type(option)(came.taken.slips))
    assert paper.lines == forms.lines
