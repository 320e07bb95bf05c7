"""Chapter 9 and the end of the game: victory points."""

from __future__ import annotations

import pytest
from tests.games.midway.position import Position, ocean, position, send, sheet, ships_of, sit_out

from honjin.core.event import SPECTATOR, UMPIRE
from honjin.games.midway import GAME
from honjin.games.midway.events.turn import MatchDecided, PointsCounted
from honjin.games.midway.model import JAPAN, US
from honjin.games.midway.rules.victory import count_points
from honjin.testing.matches import Case, sit_down
from honjin.testing.position import events_of


def earned(board: Position, side: str) -> dict[str, float]:
    """The points of a side by what they were given for, those for Midway left out."""
    counts = count_points(board.state)
    return {what: halves / 2 for what, halves in counts[US if side == "us" else JAPAN].items() if what != "midway"}


# Ships and aircraft


@pytest.mark.rule("9")
@pytest.mark.parametrize(
    ("ship", "points"),
    [
        *(("akagi", 5), ("zuiho", 4), ("yamato", 4), ("tone", 2)),
        *(("nagara", 1), ("nowaki", 1), ("i_168", 1), ("nankai_maru", 2), ("chitose", 2)),
    ],
)
def test_what_a_sunk_ship_is_worth(ship: str, points: int) -> None:  # Ruling 3
    assert earned(position(sunk=ship), "us") == {"sunk": points}
    assert earned(position(sunk=ship), "japan") == {}


@pytest.mark.rule("9")
def test_ships_of_the_us_are_worth_points_to_japan() -> None:
    assert earned(position(sunk="enterprise new_orleans atlanta phelps tambor"), "japan") == {"sunk": 10}


@pytest.mark.rule("9", "4")
@pytest.mark.parametrize(
    ("ship", "points"), [("akagi/ma", 2.5), ("haruna/ma", 2), ("tone/ma", 1), ("nowaki/ma", 0.5), ("nankai_maru/m", 1)]
)
def test_a_hulk_afloat_at_the_end_is_worth_half(ship: str, points: float) -> None:  # Ruling 35
    assert earned(position(K5=ship), "us") == {"hulks": points}


@pytest.mark.rule("9", "4")
@pytest.mark.parametrize("ship", ["akagi/m", "akagi/a", "nowaki/m"])
def test_a_ship_that_can_still_move_or_fire_is_worth_nothing(ship: str) -> None:  # Ruling 35
    assert earned(position(K5=ship), "us") == {}


@pytest.mark.rule("9")
def test_each_aircraft_lost_is_worth_half_a_point() -> None:  # Ruling 66
    assert earned(position(downed={"us": 3}), "japan") == {"aircraft": 1.5}
    assert earned(position(downed={"japan": 1}), "us") == {"aircraft": 0.5}


@pytest.mark.rule("9")
def test_troops_are_worth_nothing() -> None:
    assert earned(position(ashore="us_ts_1", aboard=""), "us") == {}
    assert earned(position(ashore="us_ts_1", aboard=""), "japan") == {}


# Islands


@pytest.mark.rule("9", "8.2.1")
def test_midway_is_worth_11_to_whoever_controls_it() -> None:
    assert count_points(position().state) == {"us": {"midway": 22}, "japan": {}}
    assert count_points(position(ashore="jp_ts_1").state) == {"us": {}, "japan": {"midway": 22}}
    assert count_points(position(ashore="us_ts_1 jp_ts_1").state) == {"us": {}, "japan": {}}


@pytest.mark.rule("9", "8.2.2")
def test_each_small_island_is_worth_a_point_to_japan_alone() -> None:  # Ruling 42
    assert earned(position(N9="nowaki", L8="arashi", J8="phelps"), "japan") == {"islands": 2}
    assert earned(position(N9="phelps", L8="worden"), "us") == {}


@pytest.mark.rule("9", "8.1.1")
@pytest.mark.parametrize(
    ("kure", "points"), [(25, {"kure": 1, "islands": 1}), (26, {"islands": 1}), (0, {"islands": 1})]
)
def test_a_base_at_kure_that_works_is_worth_a_point_to_japan(kure: int, points: dict[str, int]) -> None:  # Ruling 42
    assert earned(position(G6="chitose", turn=25, kure=kure), "japan") == points


@pytest.mark.rule("9", "8.1.2")
def test_the_turns_of_chiyoda_at_midway_are_worth_a_point_each() -> None:  # Rulings 42 and 45
    assert earned(position(chiyoda=4), "japan") == {"chiyoda": 4}


# The end


@pytest.mark.rule("G", "9")
def test_the_match_ends_after_turn_25_and_whoever_has_more_points_wins() -> None:
    match = sit_out(position(K5="enterprise", A6="akagi", turn=25, storm=False).campaign())
    assert match.is_over
    assert [(event.winner, event.how) for event in events_of(match, MatchDecided)] == [("us", "last-turn")]
    behind = position(turn=25, sunk="enterprise hornet yorktown", K5="phelps", A6="akagi").count()
    assert [event.winner for event in events_of(behind, MatchDecided)] == ["japan"]


@pytest.mark.rule("G")
def test_it_does_not_end_after_turn_24() -> None:
    match = position(K5="enterprise", A6="akagi", turn=24, storm=False).campaign()
    sit_out(send(match), "naval")
    assert (match.state.turn, match.is_over) == (25, False)


@pytest.mark.rule("G")
def test_equal_points_make_a_draw() -> None:  # Ruling 65
    sunk = "enterprise yorktown phelps"
    match = position(turn=25, sunk=sunk, K5="hornet", A6="akagi").count()
    assert [(event.winner, event.how) for event in events_of(match, MatchDecided)] == [(None, "last-turn")]


@pytest.mark.rule("G")
def test_half_a_point_decides() -> None:
    sunk = "enterprise yorktown phelps"
    ahead = position(turn=25, sunk=sunk, downed={"us": 1}, K5="hornet", A6="akagi").count()
    assert [event.winner for event in events_of(ahead, MatchDecided)] == ["japan"]


def without(side: str, **more: str) -> Position:
    """A position in which a side has lost all its ships and aircraft."""
    other = {"K5": "hornet"} if side == "japan" else {"A6": "akagi"}
    return position({"sunk": " ".join(ships_of(ocean(), side)), **other}, turn=9, **more)  # type: ignore[arg-type]


@pytest.mark.rule("G")
def test_it_ends_when_a_side_has_nothing_left_and_points_are_counted() -> None:  # Ruling 63
    gone = without("us", ashore="jp_ts_1").count()
    assert [(event.winner, event.how) for event in events_of(gone, MatchDecided)] == [("japan", "nothing-left")]
    assert [sum(event.japan.values()) for event in events_of(gone, PointsCounted)] == [2 * (60 + 11)]


@pytest.mark.rule("G")
def test_one_battalion_or_one_aircraft_is_something_left() -> None:  # Ruling 63
    assert not without("us").count().is_over
    assert not without("us", ashore="jp_ts_1", air="vb_6:1@midway").count().is_over
    assert not without("japan", ashore="us_ts_1 jp_ts_1").count().is_over
    assert without("japan").count().is_over


@pytest.mark.rule("G")
def test_ships_still_to_come_are_something_left() -> None:  # Ruling 63
    late = [ship for ship in ships_of(ocean(), "japan") if ship != "yamato"]
    assert not position(sunk=" ".join(late), K5="hornet", turn=3).count().is_over


@pytest.mark.rule("G")
def test_if_both_sides_are_gone_points_are_counted_all_the_same() -> None:  # Ruling 63
    everybody = " ".join(ships_of(ocean(), "us") + ships_of(ocean(), "japan"))
    match = position(sunk=everybody, turn=9, ashore="").count()
    assert [(event.winner, event.how) for event in events_of(match, MatchDecided)] == [("us", "nothing-left")]


@pytest.mark.rule("G")
def test_who_resigns_loses_at_once_without_a_count() -> None:  # Ruling 64
    table = sit_down(Case(GAME), lambda line: None)
    table.resign("us")
    assert table.result is not None
    assert (table.result.winner, table.result.how) == ("japan", "resigned")
    assert [one for one in table.told(UMPIRE) if isinstance(one.event, PointsCounted)] == []


@pytest.mark.rule("0", "9")
def test_nobody_is_told_the_score_before_the_end() -> None:  # Ruling 67
    match = position(K5="enterprise", A6="akagi", downed={"us": 7}, sunk="phelps", turn=3).naval()
    assert (sheet(match, "us").lost_aircraft, sheet(match, "us").lost_ships) == (7, ("phelps",))
    assert (sheet(match, "japan").lost_aircraft, sheet(match, "japan").claims) == (0, ())


@pytest.mark.rule("0", "9")
def test_at_the_end_everything_lies_open() -> None:
    match = sit_out(position(K5="enterprise", A6="akagi/m", turn=25, storm=False).campaign())
    for viewer in ("us", "japan", SPECTATOR):
        assert set(match.view(viewer).sheets) == {"us", "japan"}
    assert set(position(K5="enterprise").naval().view("us").sheets) == {"us"}
    assert set(position(K5="enterprise").naval().view(SPECTATOR).sheets) == set()
