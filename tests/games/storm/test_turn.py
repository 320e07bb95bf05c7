"""Chapter 4: the course of a turn, passes, and its end."""

from __future__ import annotations

import pytest
from tests.games.storm.position import StormMatch, give, place_of, position, siege, spotted, units_in

from honjin.core.event import ChoiceForced
from honjin.games.storm.events import (
    ActionBegan,
    GunShifted,
    MatchDecided,
    Passed,
    TurnBegan,
    TurnEnded,
    UnitPlaced,
    UnitRecalled,
    UnitWithdrawn,
)
from honjin.testing.position import asked, events_of, offered, order_of, rules_of

QUIET = {"5": "j_9d_7_1 j_9d_7_2", "23": "r_13_1 r_13_2"}
"""Both sides can march and nobody is near."""


def passes(match: StormMatch) -> list[str]:
    """Who passed, in order."""
    return [event.side for event in events_of(match, Passed)]


# The course of a turn


@pytest.mark.rule("4")
def test_siege_lasts_five_turns() -> None:
    assert siege().turns == 5
    assert [turn.month.split()[0] for turn in siege().pack.turns] == [
        *("August", "September", "October", "November", "December"),
    ]


@pytest.mark.rule("4.1")
def test_both_sides_receive_units_before_anybody_acts_japan_first() -> None:  # Ruling 63
    boxes = {"reorganization_japan": "j_9d_7_3", "reorganization_russia": "r_14_1 r_14_2"}
    match = position({**QUIET, **boxes}, turn=2).turn()
    assert asked(match) == "japan place"
    give(match, "Place 37")
    assert asked(match) == "russia recall"
    give(match, "Recall r_14_1", "Place 28")
    assert asked(match) == "japan action"
    assert [event.side for event in events_of(match, UnitRecalled)] == ["japan", "russia"]


@pytest.mark.rule("4.1", "15.2")
def test_order_of_japanese_arrivals_on_turn_four() -> None:  # Ruling 63
    on_map = {**QUIET, "6": "j_9d_19_1 j_9d_19_2", "reorganization_japan": "j_9d_7_3"}
    match = position(on_map, turn=4, switches={"white_cord": True, "kodama": True}).turn()
    give(match, "Place 37", "Withdraw j_9d_19_1", "Withdraw j_9d_19_2", "Withdraw j_9d_7_1")
    while asked(match) == "japan place":
        give(match, "Place 38")
    order = order_of(match, UnitRecalled, UnitWithdrawn, GunShifted, UnitPlaced)
    assert order == ["UnitRecalled", *["UnitWithdrawn"] * 3, *["UnitPlaced"] * 12]


@pytest.mark.rule("4.1", "15.3")
def test_order_of_japanese_arrivals_on_turn_five() -> None:  # Ruling 63
    on_map = {**QUIET, "1": "j_s_15h1", "reorganization_japan": "j_9d_7_3"}
    match = position(on_map, turn=5, switches={"kodama": True}).turn()
    give(match, "Place 37", "Shift j_s_15h1 6", *["Place 38"] * 7)
    order = order_of(match, UnitRecalled, UnitWithdrawn, GunShifted, UnitPlaced)
    assert order == ["UnitRecalled", "GunShifted", *["UnitPlaced"] * 7]


@pytest.mark.rule("4.2")
def test_sides_act_in_turn_japan_first() -> None:
    match = position(QUIET).actions()
    assert asked(match) == "japan action"
    give(match, "Pick j_9d_7_1", "March 1")
    assert asked(match) == "russia action"
    give(match, "Pick r_13_1", "March 24")
    assert asked(match) == "japan action"
    assert [event.side for event in events_of(match, ActionBegan)] == ["japan", "russia"]


@pytest.mark.rule("4.2")
@pytest.mark.parametrize("last", ["japan", "russia"])
def test_japan_acts_first_in_every_turn(last: str) -> None:  # Ruling 45
    match = position(QUIET).siege()
    if last == "japan":
        give(match, "Pick j_9d_7_1", "March 1")
        give(match, "Pass", "Pass")
    else:
        give(match, "Pass", "Pass")
    assert (match.state.turn, asked(match)) == (2, "japan action")


# Passing


@pytest.mark.rule("4.3")
def test_pass_is_not_final() -> None:  # Ruling 44
    match = give(position(QUIET).actions(), "Pass", "Pick r_13_1", "March 24")
    assert asked(match) == "japan action"
    assert "Pick j_9d_7_1" in offered(match)
    assert rules_of(match, Passed) == ["4.3"]


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("acts_first", [False, True], ids=["Japan, Russia", "Russia, Japan"])
def test_two_passes_in_a_row_end_the_turn(acts_first: bool) -> None:  # Ruling 44
    match = position(QUIET).actions()
    if acts_first:
        give(match, "Pick j_9d_7_1", "March 1")
    give(match, "Pass")
    assert events_of(match, TurnEnded) == []
    give(match, "Pass")
    assert len(events_of(match, TurnEnded)) == 1
    assert passes(match) == (["russia", "japan"] if acts_first else ["japan", "russia"])


@pytest.mark.rule("4.3")
def test_turn_may_end_without_any_action() -> None:  # Ruling 87
    match = give(position(QUIET).actions(), "Pass", "Pass")
    assert events_of(match, ActionBegan) == []
    assert len(events_of(match, TurnEnded)) == 1


@pytest.mark.rule("4.3")
def test_passes_with_an_action_between_them_end_nothing() -> None:  # Ruling 87
    match = give(position(QUIET).actions(), "Pass", "Pick r_13_1", "March 24", "Pass")
    assert asked(match) == "russia action"
    assert match.state.passes == 1
    assert events_of(match, TurnEnded) == []


@pytest.mark.rule("4.3")
def test_side_without_a_legal_action_passes_by_itself_each_time() -> None:  # Rulings 44 and 87
    match = position({"5": "j_9d_7_1 j_9d_7_2 j_9d_7_3", "34": "r_a_36"}).actions()
    give(match, "Pick j_9d_7_1", "March 1")
    assert asked(match) == "japan action"
    give(match, "Pick j_9d_7_2", "March 1")
    assert asked(match) == "japan action"
    assert passes(match) == ["russia", "russia"]
    assert {event.ask for event in events_of(match, ChoiceForced)} == {"action"}


@pytest.mark.rule("4.3")
def test_pass_after_an_automatic_pass_ends_the_turn_at_once() -> None:  # Ruling 87
    match = position({"5": "j_9d_7_1 j_9d_7_2", "34": "r_a_36"}).actions()
    give(match, "Pick j_9d_7_1", "March 1", "Pass")
    assert passes(match) == ["russia", "japan"]
    assert len(events_of(match, TurnEnded)) == 1


@pytest.mark.rule("4.3")
def test_spent_units_leave_a_side_nothing_but_to_pass() -> None:
    match = position({"5": "j_9d_7_1* j_9d_7_2*", "23": "r_13_1"}).actions()
    assert asked(match) == "russia action"
    assert passes(match) == ["japan"]


@pytest.mark.rule("4.3")
def test_turn_without_any_able_unit_ends_by_itself() -> None:
    match = position({"5": "j_9d_7_1*", "23": "r_13_1*"}).actions()
    assert match.is_over
    assert passes(match) == ["japan", "russia"]


# The end of a turn


@pytest.mark.rule("4.4")
def test_marker_advances_units_turn_active_and_fire_markers_go() -> None:
    board = position({"5": "j_9d_7_1* j_9d_7_2", "23": "r_13_1* r_13_2"}, japan_spotted="5 16", russia_spotted="23")
    match = give(board.siege(), "Pass", "Pass")
    assert match.state.turn == 2
    assert units_in(match, "5") == {"j_9d_7_1", "j_9d_7_2"}
    assert units_in(match, "23") == {"r_13_1", "r_13_2"}
    assert spotted(match, "japan") == spotted(match, "russia") == set()
    assert rules_of(match, TurnEnded) == ["4.4"]


@pytest.mark.rule("4.4")
def test_turn_ends_before_the_next_begins() -> None:
    match = give(position(QUIET).siege(), "Pass", "Pass")
    assert order_of(match, TurnEnded, TurnBegan) == ["TurnEnded", "TurnBegan"]
    assert rules_of(match, TurnBegan) == ["4.4"]
    assert match.state.passes == 0


@pytest.mark.rule("4.4")
def test_unit_acts_once_a_turn_and_again_in_the_next() -> None:
    match = position({"5": "j_9d_7_1", "23": "r_13_1"}).siege()
    give(match, "Pick j_9d_7_1", "March 1", "Pass")
    assert place_of(match, "j_9d_7_1") == "1"
    assert "Pick j_9d_7_1" in offered(match)


@pytest.mark.rule("4.4", "14.2")
def test_nothing_is_flipped_after_the_last_turn() -> None:  # Ruling 88
    board = position({"5": "j_9d_7_1* j_9d_7_2", "23": "r_13_1"}, turn=5, japan_spotted="5")
    match = give(board.siege(), "Pass", "Pass")
    assert match.is_over
    assert events_of(match, TurnEnded) == []
    assert place_of(match, "j_9d_7_1") == "5*"
    assert [event.how for event in events_of(match, MatchDecided)] == ["held"]
