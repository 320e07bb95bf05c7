"""Chapter 14: one high point for Japan at the end of a turn, or the fortress has held."""

from __future__ import annotations

import pytest
from tests.games.storm.position import give, holder, place_of, position

from honjin.games.storm.events import AreaTaken, MatchDecided, TurnEnded
from honjin.testing.position import asked, events_of, order_of, rules_of

ELSEWHERE = {"5": "j_9d_7_1", "28": "r_13_1"}


@pytest.mark.rule("14.1")
@pytest.mark.parametrize("area", ["20", "21", "23", "24", "26"])
def test_one_high_point_at_the_end_of_a_turn_wins_for_japan(area: str) -> None:  # Ruling 60
    match = give(position(ELSEWHERE, turn=2, japanese=area).siege(), "Pass", "Pass")
    assert match.is_over
    assert match.result is not None
    assert (match.result.winner, match.result.how) == ("japan", "high_point")
    assert [event.area for event in events_of(match, MatchDecided)] == [area]
    assert rules_of(match, MatchDecided) == ["14.1"]


@pytest.mark.rule("14.1")
@pytest.mark.parametrize("area", ["22", "30", "28", "34", "36"])
def test_no_other_area_wins(area: str) -> None:
    match = give(position(ELSEWHERE, turn=2, japanese=area).siege(), "Pass", "Pass")
    assert (match.state.turn, match.result) == (3, None)


@pytest.mark.rule("14.1")
def test_high_point_wins_only_when_the_turn_is_over() -> None:  # Ruling 43
    match = position({"6": "j_9d_7_1 j_9d_7_2", "28": "r_13_1"}).siege()
    give(match, "Pick j_9d_7_1", "March 24")
    assert holder(match, "24") == "japan"
    assert (asked(match), match.result) == ("russia action", None)
    give(match, "Pass", "Pass")
    assert match.result is not None
    assert match.result.winner == "japan"


@pytest.mark.rule("14.1", "4.4")
def test_victory_is_looked_for_before_anything_is_flipped() -> None:  # Ruling 43
    match = give(position({"5": "j_9d_7_1 j_9d_7_2*", "28": "r_13_1"}, japanese="24").siege(), "Pass", "Pass")
    assert order_of(match, MatchDecided, TurnEnded) == ["MatchDecided"]
    assert place_of(match, "j_9d_7_2") == "5*"


@pytest.mark.rule("14.1")
def test_high_point_that_was_lost_again_within_the_turn_does_not_count() -> None:  # Ruling 43
    match = position({"24": "j_9d_7_1*", "5": "j_9d_7_2", "23": "r_13_1 r_13_2"}, japanese="24").siege(rolls=[6, 6])
    give(match, "Pass", "Pick r_13_1", "Fire 24", "Remove j_9d_7_1")
    give(match, "Pass", "Pick r_13_2", "March 24")
    assert [(event.side, event.area) for event in events_of(match, AreaTaken)] == [("russia", "24")]
    give(match, "Pass")
    assert (match.state.turn, match.result) == (2, None)


@pytest.mark.rule("14.1", "13.2")
@pytest.mark.parametrize("controller", ["russia", "japan"])
def test_contested_high_point_belongs_to_its_controller(controller: str) -> None:  # Ruling 42
    board = position({"24": "j_9d_7_1* j_9d_7_2* | r_13_1*", "5": "j_9d_7_3"}, japanese="24" * (controller == "japan"))
    match = give(board.siege(), "Pass")
    assert (match.result is not None) == (controller == "japan")


@pytest.mark.rule("14.2")
def test_russia_wins_if_japan_holds_no_high_point_after_turn_five() -> None:
    match = give(position(ELSEWHERE, turn=5).siege(), "Pass", "Pass")
    assert match.result is not None
    assert (match.result.winner, match.result.how) == ("russia", "held")
    assert rules_of(match, MatchDecided) == ["14.2"]


@pytest.mark.rule("14.1", "14.2")
def test_high_point_held_after_turn_five_still_wins() -> None:  # Ruling 88
    match = give(position(ELSEWHERE, turn=5, japanese="26").siege(), "Pass", "Pass")
    assert match.result is not None
    assert match.result.winner == "japan"


@pytest.mark.rule("14.2")
def test_siege_goes_on_after_turn_four() -> None:
    match = give(position({**ELSEWHERE}, turn=4).siege(), "Pass", "Pass")
    assert match.result is None
    assert match.state.turn == 5
