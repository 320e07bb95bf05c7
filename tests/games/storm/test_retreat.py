"""Chapter 11.3: where units retreat to after bombardment and fire."""

from __future__ import annotations

import pytest
from tests.games.storm.position import StormMatch, give, holder, offers, place_of, position, some, units_in

from honjin.games.storm.events import Shot, UnitRemoved, UnitRetreated
from honjin.testing.position import asked, events_of, offered, refusal, rules_of

TEN = f"{some('r_25', 'r_26', 'r_27')} r_28_1"
"""Ten Russian battalions."""


def retreating(places: dict[str, str], japanese: str = "") -> StormMatch:
    """Two spent Russian units in 16 take one point of a bombardment. Their next areas are 1, 5, 6 and 15, 23, 24."""
    board = position({"1": "j_s_15h1", "16": "r_13_1* r_13_2*", **places}, japanese=japanese)
    return board.act("japan", "j_s_15h1", "Bombard 16", rolls=[1, 6])


def havens(match: StormMatch, unit: str = "r_13_1") -> set[str]:
    """The areas a unit may choose for its retreat."""
    return {words[1] for words in map(str.split, offers(match, "Retreat")) if words[0] == unit and len(words) > 1}


# Which areas


@pytest.mark.rule("11.3")
def test_retreat_leads_to_an_adjacent_area_under_own_control() -> None:  # Ruling 35
    match = retreating({})
    assert havens(match) == {"15", "23", "24"}
    assert refusal(match, "Retreat r_13_1 5") == "11.3 no-haven"
    assert refusal(match, "Retreat r_13_1 33") == "11.3 no-haven"
    assert refusal(match, "Retreat r_13_1") == "11.3 no-haven"


@pytest.mark.rule("11.3")
def test_own_areas_with_the_fewest_enemies_come_first() -> None:  # Ruling 35
    match = retreating({"15": "j_9d_7_1", "23": "j_9d_7_2 j_9d_7_3"})
    assert havens(match) == {"24"}
    match = retreating({"15": "j_9d_7_1", "23": "j_9d_7_2 j_9d_7_3", "24": "j_9d_19_1"})
    assert havens(match) == {"15", "24"}


@pytest.mark.rule("11.3")
def test_retreat_may_end_among_enemies_if_no_own_area_has_fewer() -> None:  # Ruling 80
    match = retreating({"15": "j_9d_7_1", "23": "j_9d_7_2", "24": "j_9d_19_1"})
    assert havens(match) == {"15", "23", "24"}
    give(match, "Retreat r_13_1 15")
    assert units_in(match, "15") == {"j_9d_7_1", "r_13_1*"}


@pytest.mark.rule("11.3")
def test_own_area_among_enemies_comes_before_an_empty_enemy_area() -> None:  # Ruling 35
    match = retreating({"15": "j_9d_7_1 j_9d_7_2"}, japanese="23 24")
    assert havens(match) == {"15"}


@pytest.mark.rule("11.3")
def test_empty_enemy_areas_are_the_last_resort() -> None:  # Rulings 35 and 36
    match = retreating({"15": "j_9d_7_1"}, japanese="15 23 24")
    assert havens(match) == {"5", "6", "23", "24"}
    give(match, "Retreat r_13_1 5")
    assert holder(match, "5") == "russia"


@pytest.mark.rule("11.3")
def test_enemy_area_with_enemies_is_never_entered() -> None:  # Ruling 35
    match = retreating({"15": "j_9d_7_1", "5": "j_9d_7_2"}, japanese="15 23 24")
    assert refusal(match, "Retreat r_13_1 15") == "11.3 no-haven"
    assert refusal(match, "Retreat r_13_1 5") == "11.3 no-haven"


@pytest.mark.rule("11.3", "13.2")
def test_retreat_may_take_an_empty_high_point() -> None:  # Ruling 97
    match = retreating({"15": "j_9d_7_1"}, japanese="15 23 24")
    give(match, "Retreat r_13_1 24")
    assert holder(match, "24") == "russia"


@pytest.mark.rule("11.3")
def test_unit_with_nowhere_to_go_may_still_choose_the_retreat_and_is_removed() -> None:  # Ruling 78
    places = {"15": "j_9d_7_1", "23": "j_9d_7_2", "24": "j_9d_7_3", "5": "j_9d_19_1", "6": "j_9d_19_2"}
    match = retreating(places, japanese="15 23 24")
    assert offered(match) == {"Retreat r_13_1", "Retreat r_13_2", "AbsorbForMe"}
    give(match, "Retreat r_13_1")
    assert place_of(match, "r_13_1") == "reorganization_russia"
    [event] = events_of(match, UnitRemoved)
    assert (event.points, event.nowhere_to_go) == (1, True)
    assert rules_of(match, UnitRemoved) == ["11.3"]


@pytest.mark.rule("11.3", "11.1")
def test_active_unit_with_nowhere_to_go_uses_up_the_two_points_of_its_retreat() -> None:  # Ruling 78
    places = {"15": "j_9d_7_1", "23": "j_9d_7_2", "24": "j_9d_7_3", "5": "j_9d_19_1", "6": "j_9d_19_2"}
    board = position({"1": "j_s_15h1", "16": "r_13_1 r_13_2 r_13_3", **places}, japanese="15 23 24")
    match = board.act("japan", "j_s_15h1", "Bombard 16", rolls=[4, 5])
    give(match, "Retreat r_13_1")
    assert match.open[0].facts["left"] == 1
    assert place_of(match, "r_13_1") == "reorganization_russia"


@pytest.mark.rule("11.3")
def test_fire_makes_units_retreat_like_bombardment() -> None:  # Ruling 34
    board = position({"5": "j_9d_7_1", "16": "r_13_1*", "23": "j_9d_7_2"})
    match = board.act("japan", "j_9d_7_1", "Fire 16", rolls=[4, 5])
    assert havens(match) == {"15", "24"}


@pytest.mark.rule("11.3")
def test_units_hit_together_need_not_retreat_together() -> None:  # Ruling 80
    board = position({"1": "j_s_15h1", "16": "r_13_1* r_13_2*"})
    match = board.act("japan", "j_s_15h1", "Bombard 16", rolls=[2, 6])
    give(match, "Retreat r_13_1 23", "Retreat r_13_2 24")
    assert (place_of(match, "r_13_1"), place_of(match, "r_13_2")) == ("23*", "24*")
    assert [event.points for event in events_of(match, UnitRetreated)] == [1, 1]


@pytest.mark.rule("11.3", "9.1")
def test_retreat_draws_no_defensive_fire() -> None:  # Ruling 40
    match = retreating({"15": "j_9d_7_1", "23": "j_9d_7_2", "24": "j_9d_19_1"})
    give(match, "Retreat r_13_1 15")
    assert match.is_over
    assert len(events_of(match, Shot)) == 1


@pytest.mark.rule("11.3", "2.21")
def test_japanese_may_retreat_off_the_board() -> None:  # Ruling 81
    board = position({"12": "r_mg_15", "3": "j_1d_1_1*", "37": some("j_1d_2", "j_1d_3", "j_1d_15", "j_9d_7")})
    match = board.act("russia", "r_mg_15", "Fire 3", rolls=[2, 2])
    assert havens(match, "j_1d_1_1") == {"2", "4", "37"}
    give(match, "Retreat j_1d_1_1 37")
    assert len(units_in(match, "37")) == 13


@pytest.mark.rule("11.3", "2.21")
def test_russians_never_retreat_off_the_board() -> None:  # Ruling 37
    """Russians in 3 with Japanese all around: only box 37 is empty."""
    places = {"2": "j_1rb_1_1", "4": "j_1d_1_1", "12": "j_1rb_1_2", "14": "j_1d_1_2", "3": "r_13_1* r_13_2*"}
    match = position(places, japanese="12 14").act("japan", "j_1d_1_1", "Fire 3", rolls=[2, 4])
    assert offered(match) == {"Retreat r_13_1", "Retreat r_13_2", "AbsorbForMe"}
    assert refusal(match, "Retreat r_13_1 37") == "11.3 no-haven"


@pytest.mark.rule("11.3", "2.21")
def test_nobody_retreats_across_a_corner() -> None:  # Ruling 37
    """23 and 30 meet in a point only."""
    board = position({"16": "j_9d_7_1", "23": "r_13_1*"}, japanese="16")
    match = board.act("japan", "j_9d_7_1", "Fire 23", rolls=[5, 5])
    assert "30" not in havens(match)
    assert havens(match) == {"15", "22", "24", "29", "33"}


# Full areas


@pytest.mark.rule("11.3", "8.3")
def test_among_equals_areas_with_room_come_first() -> None:  # Ruling 79
    match = retreating({"23": TEN})
    assert havens(match) == {"15", "24"}


@pytest.mark.rule("11.3", "8.3")
def test_preference_comes_before_room() -> None:  # Ruling 79
    """23 is own ground without enemies, but full; 15 has room and an enemy in it."""
    match = retreating({"23": TEN, "15": "j_9d_7_1"}, japanese="24")
    assert havens(match) == {"23"}


@pytest.mark.rule("11.3", "8.3")
def test_unit_passes_through_a_full_area_and_chooses_again() -> None:  # Rulings 38 and 79
    match = retreating({"23": TEN, "15": "j_9d_7_1"}, japanese="24")
    give(match, "Retreat r_13_1 23")
    assert asked(match) == "russia retreat-on"
    assert offered(match) == {"Retreat r_13_1 22", "Retreat r_13_1 29", "Retreat r_13_1 33"}
    assert refusal(match, "Retreat r_13_1 16") == "11.3 no-haven"
    assert refusal(match, "Retreat r_25_1 29") == "11.3 one-at-a-time"
    give(match, "Retreat r_13_1 29")
    assert place_of(match, "r_13_1") == "29*"
    [event] = events_of(match, UnitRetreated)
    assert (event.origin, event.area, event.points) == ("16", "29", 1)
    assert len(units_in(match, "23")) == 10


@pytest.mark.rule("11.3")
def test_unit_goes_on_until_there_is_room_and_never_back() -> None:  # Ruling 79
    """From 16 to 23, which is full; from there only 33 is own, full too; from there 29, 30 and 34, not 23."""
    other_ten = f"{some('r_14', 'r_15', 'r_16')} r_28_2"
    places = {"23": TEN, "33": other_ten, "15": "j_9d_7_1", "22": "j_9d_7_2", "29": "j_9d_7_3"}
    match = retreating(places, japanese="15 22 24 29")
    give(match, "Retreat r_13_1 23")
    assert asked(match) == "russia retreat-on"
    assert offered(match) == {"Retreat r_13_1 30", "Retreat r_13_1 34"}
    give(match, "Retreat r_13_1 34")
    assert place_of(match, "r_13_1") == "34*"


@pytest.mark.rule("11.3")
def test_unit_that_finds_no_room_at_all_is_removed() -> None:  # Rulings 38 and 79
    """From 32 only 35 is own ground: it is full and a dead end."""
    board = position({"27": "j_9d_7_1", "20": "j_9d_7_2", "32": "r_13_1* r_13_2*", "35": TEN}, japanese="20 27")
    match = board.act("japan", "j_9d_7_1", "Fire 32", rolls=[2, 6])
    assert havens(match) == {"35"}
    give(match, "Retreat r_13_1 35")
    assert place_of(match, "r_13_1") == "reorganization_russia"
    [event] = events_of(match, UnitRemoved)
    assert (event.points, event.nowhere_to_go) == (1, True)


@pytest.mark.rule("11.3")
def test_price_of_a_retreat_through_a_full_area_stays_the_same() -> None:  # Ruling 79
    places = {"23": TEN, "15": "j_9d_7_1", "16": "r_13_1 r_13_2 r_13_3"}
    board = position({"1": "j_s_15h1", **places}, japanese="24")
    match = board.act("japan", "j_s_15h1", "Bombard 16", rolls=[4, 5])
    give(match, "Retreat r_13_1 23", "Retreat r_13_1 29")
    assert match.open[0].facts["left"] == 1
    assert place_of(match, "r_13_1") == "29*"


@pytest.mark.rule("11.3", "8.3")
def test_units_retreat_one_at_a_time_and_count_as_they_then_are() -> None:  # Ruling 79
    """23 has nine: the first unit finds room, the second goes on."""
    places = {"23": TEN.rsplit(" ", 1)[0], "15": "j_9d_7_1", "16": "r_13_1* r_13_2*"}
    board = position({"1": "j_s_15h1", **places}, japanese="24")
    match = board.act("japan", "j_s_15h1", "Bombard 16", rolls=[2, 6])
    give(match, "Retreat r_13_2 23")
    assert place_of(match, "r_13_2") == "23*"
    give(match, "Retreat r_13_1 23")
    assert asked(match) == "russia retreat-on"


@pytest.mark.rule("11.3")
def test_umpire_sends_a_unit_on_from_a_full_area_too() -> None:  # Ruling 79
    match = retreating({"23": TEN, "15": "j_9d_7_1"}, japanese="24")
    give(match, "AbsorbForMe")
    assert place_of(match, "r_13_1") in {"22*", "29*", "33*"}
    assert len(units_in(match, "23")) == 10


@pytest.mark.rule("11.3", "11.2")
def test_umpire_sends_nobody_into_a_dead_end_if_there_is_another_way() -> None:
    """From 32 a retreat leads only into 35, which is full: a machine gun is the smaller loss."""
    places = {"27": "j_9d_7_1", "20": "j_9d_7_2", "32": "r_13_1* r_mg_20", "35": TEN}
    match = position(places, japanese="20 27").act("japan", "j_9d_7_1", "Fire 32", rolls=[2, 6])
    give(match, "AbsorbForMe")
    assert place_of(match, "r_mg_20") == "destroyed"
    assert place_of(match, "r_13_1") == "32*"


@pytest.mark.rule("11.3", "9.2")
def test_way_back_after_defensive_fire_leads_to_one_area_only() -> None:  # Ruling 39
    board = position({"5": "j_9d_7_1 j_9d_7_2", "16": "r_13_1 r_mg_16"})
    match = give(board.act("japan", "j_9d_7_1 j_9d_7_2", "March 16", rolls=[1, 2]), "Shoot")
    assert havens(match, "j_9d_7_1") == {"5"}
    assert refusal(match, "Retreat j_9d_7_1 1") == "11.3 no-haven"
