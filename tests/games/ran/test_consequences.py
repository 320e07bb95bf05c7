"""What answers that are no move and no fight say of what they lead to."""

from __future__ import annotations

from typing import Any

from honjin.core.decision import Decision, Facts, Option
from honjin.core.game import find_game
from honjin.games.ran import options as opt
from honjin.games.ran.consequences import consequence
from honjin.games.ran.model import UnitId
from honjin.games.ran.state import RanState

GAME = find_game("ran.nunobeyama")
BATTLE: Any = GAME.setting(GAME.choose_switches({}), GAME.standard_pack())
UNIT = UnitId("kumagai_si_1")


def said(option: Option, ask: str, **changes: Any) -> tuple[str, Facts]:
    """The note of an option that the first side is asked about, in a battle with these changes."""
    state, _ = GAME.begin(BATTLE)
    assert isinstance(state, RanState)
    for name, value in changes.items():
        setattr(state, name, value)
    note = consequence(state, Decision(GAME.sides[0], ask, (option,)), option)
    assert note is not None
    return note.why, note.facts


def hits(number: int) -> list[int]:
    return [number if id == UNIT else 0 for id in BATTLE.unit_ids]


def test_a_pass_says_who_goes_on_and_that_the_second_ends_the_orders() -> None:
    for ask in ("designate", "continuity", "one-of-two"):
        assert said(opt.Pass(), ask) == ("note-pass", {"side": GAME.sides[1], "ends": False})
    assert said(opt.Pass(), "designate", passes=1)[1]["ends"] is True


def test_rest_says_how_many_hits_go() -> None:
    assert [said(opt.RemoveHits(UNIT), "order", hits=hits(count))[1]["hits"] for count in (1, 2, 3)] == [1, 2, 2]
    assert said(opt.Bear(UNIT), "bear", hits=hits(2)) == ("note-bear", {"hits": 2})


def test_a_unit_says_which_formation_it_takes() -> None:
    number = BATTLE.unit[UNIT]
    assert said(opt.Reform(UNIT), "order")[1] == {"formation": "open"}
    assert said(opt.Reform(UNIT), "order", open_order=1 << number)[1] == {"formation": "close"}


def test_the_same_answer_means_another_thing_to_another_question() -> None:
    assert said(opt.Decline(), "momentum")[0] == "note-no-momentum"
    assert said(opt.Decline(), "trump")[0] == "note-no-trump"
    state, _ = GAME.begin(BATTLE)
    assert consequence(state, Decision(GAME.sides[0], "resurrection", ()), opt.Decline()) is None  # type: ignore[arg-type]
