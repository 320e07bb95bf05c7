"""What a player of RAN can settle beforehand, unit by unit, and a battle in which nobody is asked twice."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.games.ran.hostile import choose
from tests.games.ran.position import game

from honjin.core.decision import Decision
from honjin.core.record import read_record
from honjin.core.verify import verify
from honjin.games.ran import options as ran
from honjin.games.ran.model import FacingId, HexId, UnitId
from honjin.games.ran.routine import ROUTINE
from honjin.testing.matches import Case, sit_down, text_of, waiting
from honjin.umpire.settled import StandingAnswer, answer_by, offers

RAN = game("nunobeyama")
A, B, C = (ran.FireBack(UnitId(unit)) for unit in ("a", "b", "c"))


def shots(*options: ran.FireBack) -> Decision:
    return Decision("amako", "reaction-fire", [*options, ran.HOLD_FIRE], {"unit": "mover", "kind": "entry"})


def hold(about: str = "", span: str = "") -> StandingAnswer:
    return StandingAnswer("reaction-fire", "HoldFire", about, span)


def fire(about: str = "") -> StandingAnswer:
    return StandingAnswer("reaction-fire", "FireBack", about)


def test_reactions_are_offered_by_move_phase_and_unit() -> None:
    begun = {"phase"}
    assert offers(RAN, shots(A, B), begun.__contains__) == [
        hold(span="phase"),
        hold(),
        hold("unit-a"),
        hold("unit-b"),
        fire(),
        fire("unit-a"),
        fire("unit-b"),
    ]


def test_never_for_a_unit_declines_only_where_no_other_unit_could_react() -> None:
    assert answer_by(RAN, shots(A), [hold("unit-a")]) == ran.HOLD_FIRE
    assert answer_by(RAN, shots(A, B), [hold("unit-a")]) is None
    assert answer_by(RAN, shots(A, B), [hold("unit-a"), hold("unit-b")]) == ran.HOLD_FIRE


def test_what_is_wanted_is_done_before_the_rest_is_declined() -> None:
    assert answer_by(RAN, shots(A, B), [hold("unit-a"), fire("unit-b")]) == B
    assert answer_by(RAN, shots(A, B, C), [fire()]) == A


def test_the_latest_word_counts() -> None:
    assert answer_by(RAN, shots(A), [fire("unit-a"), hold(span="phase")]) == ran.HOLD_FIRE
    assert answer_by(RAN, shots(A), [hold(), fire("unit-a")]) == A


def test_always_withdrawing_says_nothing_of_a_unit_that_can_only_turn() -> None:
    always = StandingAnswer("react", "Withdraw", "unit-a")
    turn, away = ran.Face(UnitId("a"), FacingId("E")), ran.Withdraw(UnitId("a"))
    assert answer_by(RAN, Decision("amako", "react", [turn, ran.STAND_FAST], {"unit": "m"}), [always]) is None
    assert answer_by(RAN, Decision("amako", "react", [turn, away, ran.STAND_FAST], {"unit": "m"}), [always]) == away


def test_a_lone_busho_is_named_by_the_question_itself() -> None:
    decision = Decision("amako", "lone-busho", [ran.Ride(HexId("0101")), ran.STAY], {"busho": "honda"})
    stay = StandingAnswer("lone-busho", "Stay", "busho-honda")
    assert stay in offers(RAN, decision, lambda span: False)
    assert answer_by(RAN, decision, [stay]) == ran.STAY
    assert answer_by(RAN, decision, [StandingAnswer("lone-busho", "Stay", "busho-ii")]) is None


def test_with_all_reactions_settled_a_whole_battle_asks_for_none_twice_and_its_record_proves_itself() -> None:
    lines: list[str] = []
    table, lot = sit_down(Case(RAN), lines.append), Random(6)
    asked, spared = Counter[str](), 0
    while not table.is_over:
        decision = waiting(table.match)[0]
        option = table.settled.answer(decision.side)
        if option is not None:
            spared += 1
        else:
            recurring = ROUTINE.questions.get(decision.ask)
            if recurring is not None:
                asked[decision.ask] += 1
                table.settled.settle(decision.side, StandingAnswer(decision.ask, recurring.declines.__name__))
            option = decision.option(choose(decision, table.match.state, lot))
        table.answer(decision.side, option)
    assert max(asked.values()) <= len(RAN.sides)
    assert spared > 20
    assert verify(read_record(text_of(lines)), RAN).flaws() == []
