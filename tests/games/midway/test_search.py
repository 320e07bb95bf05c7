"""Chapter 1.2: what ships, boats and islands find in their hex."""

from __future__ import annotations

import pytest
from tests.games.midway.position import MidwayMatch, dice, form, position, send, sheet, sit_out, told

from honjin.core.event import SPECTATOR
from honjin.games.midway.events.ships import BoatsLocated, ShipsFound
from honjin.games.midway.state import Contact
from honjin.testing.position import seen_by


def found(match: MidwayMatch, side: str) -> dict[str, tuple[str, ...]]:
    """What the naval search of a side has found, by hex."""
    return {event.hex: event.ships for event in told(match, side, ShipsFound)}


# By day


@pytest.mark.rule("1.2")
def test_a_ship_finds_every_enemy_ship_in_its_hex_by_name() -> None:
    match = send(position(K5="phelps | akagi haruna nankai_maru").naval())
    assert found(match, "us") == {"K5": ("akagi", "haruna", "nankai_maru")}
    assert found(match, "japan") == {"K5": ("phelps",)}
    assert dice(match) == []


@pytest.mark.rule("1.2")
def test_a_ship_searches_no_other_hex() -> None:
    match = send(position(K5="phelps", K6="akagi").naval())
    assert found(match, "us") == found(match, "japan") == {}


@pytest.mark.rule("1.2")
def test_ships_search_where_they_have_come_to() -> None:
    match = send(position(K5="phelps", K6="akagi").naval(), us="Sail phelps K6")
    assert found(match, "us") == {"K6": ("akagi",)}


@pytest.mark.rule("1.2")
def test_boats_search_as_well_and_are_not_found() -> None:  # Ruling 73
    match = send(position(K5="tambor | akagi i_168").naval())
    assert found(match, "us") == {"K5": ("akagi",)}
    assert found(match, "japan") == {}


@pytest.mark.rule("1.2", "G")
def test_what_was_found_is_told_to_the_side_that_found_it_alone() -> None:
    match = send(position(K5="tambor | akagi").naval())
    assert told(match, "japan", ShipsFound) == told(match, SPECTATOR, ShipsFound) == []
    assert sheet(match, "us").found == ("akagi",)


# Islands


@pytest.mark.rule("1.2", "8.2.1")
def test_whoever_controls_midway_searches_its_hex_without_a_ship() -> None:  # Ruling 9
    assert found(send(position(H6="akagi i_168").naval()), "us") == {"H6": ("akagi",)}
    taken = position(H6="enterprise", ashore="jp_ts_1")
    assert found(send(taken.naval()), "japan") == {"H6": ("enterprise",)}


@pytest.mark.rule("1.2", "8.2.1")
def test_while_both_sides_are_ashore_nobody_searches_from_midway() -> None:  # Rulings 9 and 43
    match = send(position(H6="akagi", ashore="us_ts_1 jp_ts_1").naval())
    assert found(match, "us") == {}


@pytest.mark.rule("1.2", "8.2.2")
def test_a_small_island_without_ships_sees_nothing() -> None:  # Rulings 9 and 41
    match = send(position(N9="akagi", G6="haruna").naval())
    assert found(match, "us") == {}


@pytest.mark.rule("1.2", "8.2.2")
def test_where_control_lasts_a_small_island_sees_for_its_holder() -> None:  # Rulings 9 and 41
    match = position(N9="akagi", turn=1, storm=False, switches={"island_control": "sticky_us_start"}).campaign()
    sit_out(send(match), "naval")
    assert found(match, "us") == {"N9": ("akagi",)}
    send(match)
    assert [event.hex for event in told(match, "us", ShipsFound)] == ["N9"], "Japan holds it now"


# By night


@pytest.mark.rule("1.2", "G")
@pytest.mark.parametrize(("die", "finds"), [(1, True), (50, True), (51, False), (100, False)])
def test_by_night_a_search_succeeds_half_the_time(die: int, finds: bool) -> None:  # Rulings 1 and 8
    match = send(position(K5="tambor | akagi haruna", turn=6).naval(rolls=[die]))
    assert found(match, "us") == ({"K5": ("akagi", "haruna")} if finds else {})


@pytest.mark.rule("1.2", "G")
def test_each_side_rolls_once_for_all_that_it_has_in_a_hex() -> None:  # Rulings 8 and 9
    match = send(position(H6="enterprise phelps tambor | akagi haruna", turn=6).naval(rolls=[51, 50]))
    assert [(purpose, value) for purpose, _, value in dice(match)] == [("night-search", 51), ("night-search", 50)]
    assert found(match, "us") == {}
    assert found(match, "japan") == {"H6": ("enterprise", "phelps")}


@pytest.mark.rule("1.2")
def test_nothing_is_rolled_where_there_is_nothing_to_find() -> None:  # Ruling 8
    match = send(position(K5="enterprise | i_168", K6="akagi", turn=7).naval(rolls=[50]))
    assert found(match, "japan") == {"K5": ("enterprise",)}
    assert len(dice(match)) == 1


@pytest.mark.rule("1.2", "2")
def test_hexes_are_searched_by_column_then_by_row_the_us_first() -> None:  # Ruling 86
    board = position(L2="phelps | nowaki", K12="worden | arashi", K2="balch | maikaze", turn=13)
    match = send(board.naval(rolls=[1, 100, 100, 1, 100, 100]))
    assert found(match, "us") == {"K2": ("maikaze",)}
    assert found(match, "japan") == {"K12": ("worden",)}


@pytest.mark.rule("1.2", "0")
def test_nobody_is_told_of_a_search_that_failed() -> None:  # Rulings 8 and 67
    failed = position(K5="phelps tambor | nowaki", turn=6).sea(rolls=[51, 51])
    nothing = position(K5="phelps tambor", K6="nowaki", turn=6).sea()
    for _ in ("torpedoes", "guns"):
        assert form(failed, "us") == form(nothing, "us")
        send(failed)
        send(nothing)
    assert seen_by(failed, "us") == seen_by(nothing, "us")


@pytest.mark.rule("1.2", "0")
def test_the_dice_of_a_search_stand_in_a_stream_that_nobody_is_shown() -> None:  # Ruling 8
    match = send(position(K5="phelps | nowaki", turn=6).naval(rolls=[1, 1]))
    assert [stream for _, stream, _ in dice(match)] == ["us-unseen", "japan-unseen"]


# In the storm


@pytest.mark.rule("1.2", "G")
def test_in_the_storm_nobody_finds_anybody() -> None:  # Rulings 7 and 9
    day = send(position(C3="phelps tambor | nowaki").naval())
    night = send(position(C3="phelps tambor | nowaki", turn=6).naval())
    assert found(day, "us") == found(day, "japan") == found(night, "us") == found(night, "japan") == {}


@pytest.mark.rule("1.2", "G")
def test_when_the_storm_has_lifted_its_hexes_are_like_others() -> None:  # Ruling 6
    match = send(position(C3="phelps | nowaki", storm=False).naval())
    assert found(match, "us") == {"C3": ("nowaki",)}


# How long it is known


@pytest.mark.rule("G")
def test_what_was_found_is_known_for_the_turn_and_then_a_dated_note() -> None:  # Ruling 68
    match = position(K5="phelps | nowaki", turn=1, storm=False).campaign()
    send(match)
    assert sheet(match, "us").found == ("nowaki",)
    sit_out(match, "naval")
    assert sheet(match, "us").found == ()
    assert sheet(match, "us").contacts == (Contact(1, "K5", "search", ships=("nowaki",)),)


@pytest.mark.rule("G", "1.2")
def test_a_boat_that_attacked_is_hidden_again_on_the_next_turn() -> None:  # Ruling 68
    match = position(K5="tambor | nowaki", turn=1, storm=False).campaign(rolls=[100, 100])
    sit_out(send(match), "torpedoes")
    send(match, us="Torpedo tambor nowaki")
    assert [event.boats for event in told(match, "japan", BoatsLocated)] == [("tambor",)]
    assert sheet(match, "japan").located == ("tambor",)
    send(match)
    sit_out(match, "naval")
    assert sheet(match, "japan").located == ()
    send(match)
    assert found(match, "japan") == {}
