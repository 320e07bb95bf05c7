"""Chapter 4, victory, with the control point track."""

from __future__ import annotations

import pytest
from tests.games.port_arthur.position import position, ships_in, sit_out

from honjin.core.event import Event
from honjin.games.port_arthur.events import (
    MaintenanceLacked,
    MatchDecided,
    ScoreMoved,
    ShipsReturned,
    TurnBegan,
)
from honjin.games.port_arthur.model import RUSSIA
from honjin.testing.position import asked, events_of, give, order_of, rules_of

TO_MUKDEN = "yalu nanshan liaoyang mukden"


@pytest.mark.rule("4", "7.7")
@pytest.mark.parametrize("score", [-5, 0, 1, 5])
def test_without_an_army_in_mukden_russia_wins_whatever_the_track_says(score: int) -> None:  # Ruling 42
    match = position(turn=6, score=score, boxes="yalu nanshan liaoyang hill_203 port_arthur").war()
    assert events_of(match, Event) == [MatchDecided(RUSSIA, "mukden", score)]
    assert rules_of(match, MatchDecided) == ["7.7"]


@pytest.mark.rule("4", "7.7")
@pytest.mark.parametrize(("score", "winner"), [(1, "japan"), (5, "japan"), (-1, "russia"), (-5, "russia"), (0, None)])
def test_with_mukden_the_side_the_marker_stands_on_wins(score: int, winner: str | None) -> None:
    match = position(turn=6, score=score, boxes=TO_MUKDEN).war()
    assert match.result is not None
    assert match.result.winner == winner


@pytest.mark.rule("4")
def test_marker_in_the_centre_is_a_draw() -> None:
    match = position(turn=6, score=0, boxes=TO_MUKDEN).war()
    assert events_of(match, Event) == [MatchDecided(None, "centre", 0)]
    assert match.result is not None
    assert (match.result.winner, match.result.how) == (None, "centre")


@pytest.mark.rule("4", "7.7")
def test_siping_does_not_stand_in_for_an_army_in_mukden_nor_mukden_for_points() -> None:
    match = position(turn=6, score=-1, boxes=f"{TO_MUKDEN} siping").war()
    assert match.result is not None
    assert (match.result.winner, match.result.how) == ("russia", "points")


@pytest.mark.rule("4")
@pytest.mark.parametrize("score", [-5, 0, 5])
@pytest.mark.parametrize("boxes", ["", TO_MUKDEN])
def test_game_always_lasts_six_turns(score: int, boxes: str) -> None:  # Ruling 41
    """A full track, a side without ships, Mukden taken: nothing ends it sooner."""
    match = sit_out(position(turn=0, score=score, boxes=boxes).war(rolls=[3] * 6))
    assert [event.turn for event in events_of(match, TurnBegan)] == [1, 2, 3, 4, 5, 6]
    assert match.result is not None


@pytest.mark.rule("4", "8")
def test_winner_is_found_after_the_last_return_to_port() -> None:  # Ruling 42
    match = sit_out(position(turn=5, diego_suarez="poltava", tsushima="asama", boxes=TO_MUKDEN).war(rolls=[3, 3]))
    order = order_of(match, ShipsReturned, MaintenanceLacked, MatchDecided)
    assert order == ["ShipsReturned", "MaintenanceLacked", "MatchDecided"]


@pytest.mark.rule("4", "7.7")
def test_army_that_lands_in_mukden_on_turn_six_is_in_time() -> None:
    match = position(turn=5, score=1, boxes="yalu nanshan liaoyang").war()
    give(match, "Embark yellow_sea", "EndSortie", "NoBlockade", "Land mukden")
    assert match.result is not None
    assert match.result.winner == "japan"


@pytest.mark.rule("4", "7.1")
@pytest.mark.parametrize(("score", "ends_at"), [(0, 1), (-3, -2), (4, 5)])
def test_japanese_points_move_the_marker_to_the_japanese_side(score: int, ends_at: int) -> None:
    assert position(score=score, sea_of_japan="asama").scoring().state.score == ends_at


@pytest.mark.rule("4", "7.1")
@pytest.mark.parametrize(("score", "ends_at"), [(0, -2), (1, -1), (-3, -5)])
def test_russian_points_move_the_marker_to_the_russian_side(score: int, ends_at: int) -> None:
    assert position(score=score, pacific_ocean="poltava").scoring().state.score == ends_at


@pytest.mark.rule("4")
@pytest.mark.parametrize(("score", "leader", "lead"), [(0, "japan", 1), (-1, None, 0), (-4, "russia", 3)])
def test_move_of_the_marker_tells_who_leads(score: int, leader: str | None, lead: int) -> None:
    match = position(score=score, sea_of_japan="asama").scoring()
    assert [(move.leader, move.lead) for move in events_of(match, ScoreMoved)] == [(leader, lead)]


@pytest.mark.rule("4", "7.2")
def test_points_that_japan_loses_move_the_marker_to_the_russian_side() -> None:
    match = give(position(score=0).scoring(), "SetBlockade")
    assert match.state.score == -1


@pytest.mark.rule("4")
@pytest.mark.parametrize(("one", "other", "score", "ends_at"), [("asama", "fuji", 4, 5), ("diana", "poltava", -4, -5)])
def test_no_side_gets_beyond_five(one: str, other: str, score: int, ends_at: int) -> None:
    match = position(score=score, yellow_sea=one, tsushima=other).scoring()
    assert [move.points for move in events_of(match, ScoreMoved)] == [3]
    assert match.state.score == ends_at


@pytest.mark.rule("4", "7.2")
def test_points_beyond_five_are_lost_and_offset_nothing_later() -> None:  # Ruling 28
    everywhere = position(score=4, yellow_sea="asama", tsushima="tokiwa", east_china_sea="izumo")
    match = give(everywhere.scoring(), "SetBlockade")
    assert match.state.score == 4


@pytest.mark.rule("4", "7.3")
def test_each_gain_is_cut_off_when_it_is_scored() -> None:  # Ruling 28
    """Control takes Russia past 5; the army that lands in Port Arthur afterwards still counts in full."""
    match = position(
        score=-4,
        tsushima="poltava",
        pacific_ocean="retvizan",
        sea_of_japan="rossia",
        landing="yellow_sea",
        boxes="yalu nanshan liaoyang hill_203",
    ).scoring()
    assert match.state.score == -5
    assert give(match, "Land port_arthur").state.score == -4


@pytest.mark.rule("4", "7.2")
def test_japan_may_not_play_the_blockade_while_russia_has_five() -> None:
    match = position(score=-5).scoring()
    assert match.is_over
    assert match.state.blockade is False


@pytest.mark.rule("4")
def test_sunk_ships_are_worth_nothing() -> None:
    match = position(score=0, sunk="mikasa asahi fuji", yellow_sea="asama | poltava").scoring()
    assert (match.state.score, asked(match)) == (0, "japan set-blockade")
    assert ships_in(match, "sunk") == {"mikasa", "asahi", "fuji"}
