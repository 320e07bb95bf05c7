"""Chapters 2 and 3: the pieces, the map, and how both sides set up."""

from __future__ import annotations

import pytest
from tests.games.storm.position import (
    StormMatch,
    give,
    holder,
    japanese_areas,
    new_game,
    offers,
    place_of,
    position,
    shot,
    siege,
    units_in,
)

from honjin.games.storm.events import UnitPlaced
from honjin.games.storm.model import AREAS, JAPAN, PLACE_OF, RUSSIA, WAITING, UnitId
from honjin.games.storm.rules.setup import JapaneseSetUp
from honjin.testing.position import asked, events_of, offered, refusal, rules_of

RUSSIAN_AREAS = {str(number) for number in range(11, 37)}


def russia_ready(**switches: bool | str) -> StormMatch:
    """A game in which Russia has set up as usual."""
    return give(new_game(**switches), "PlaceTheRest")


def set_up_until(match: StormMatch, unit: str) -> StormMatch:
    """Place one unit after the other in the emptier of its areas, until this unit is asked for."""
    while match.open[0].facts["unit"] != unit:
        give(match, "Place " + min(sorted(offers(match, "Place")), key=lambda area: len(units_in(match, area))))
    return match


# The pieces


@pytest.mark.rule("2.11")
@pytest.mark.parametrize(
    ("unit", "can"),
    [
        ("j_9d_7_1", {"Fire", "March"}),
        ("j_9d_a1", {"Bombard", "March"}),
        ("j_9d_e", {"March"}),
    ],
    ids=["infantry", "artillery", "engineers"],
)
def test_each_kind_of_unit_has_its_own_actions(unit: str, can: set[str]) -> None:
    match = position({"6": f"{unit} | r_16_1*", "16": "r_13_1*"}).picked("japan", unit)
    assert {wish.split()[0] for wish in offered(match)} == can


@pytest.mark.rule("2.11")
def test_machine_gun_fires_and_does_nothing_else() -> None:
    match = position({"16": "r_mg_16", "15": "j_9d_7_1", "5": "j_9d_7_2"}).picked("russia", "r_mg_16")
    assert offered(match) == {"Fire 15", "Fire 5"}
    assert refusal(match, "March 23") == "8.1 cannot-move"
    assert refusal(match, "Bombard 15") == "6.1 only-guns-bombard"


@pytest.mark.rule("2.11")
def test_machine_gun_does_not_move_whatever_is_printed_on_it() -> None:
    board = position({"16": "r_mg_16", "5": "j_9d_7_2", "15": "j_9d_7_3"}, values={"r_mg_16": {"movement": 4}})
    assert offers(board.picked("russia", "r_mg_16"), "March") == set()


@pytest.mark.rule("2.11")
def test_spent_units_are_still_targets_and_still_hold_their_area() -> None:  # Ruling 58
    board = position({"16": "r_13_1*", "5": "j_9d_7_1 j_9d_7_2"})
    match = give(board.act("japan", "j_9d_7_1", "Fire 16", rolls=[4, 5]), "Retreat r_13_1 15")
    assert place_of(match, "r_13_1") == "15*"
    assert holder(match, "16") == "russia"
    entered = board.act("japan", "j_9d_7_2", "March 16")
    assert holder(entered, "16") == "russia"


@pytest.mark.rule("8.3")
def test_spent_units_count_towards_the_ten() -> None:  # Ruling 58
    ten = "j_9d_7_1* j_9d_7_2* j_9d_7_3* j_9d_19_1* j_9d_19_2* j_9d_19_3* j_9d_35_1* j_9d_35_2* j_9d_35_3* j_9d_36_1*"
    match = position({"1": ten, "5": "j_9d_36_2"}).picked("japan", "j_9d_36_2")
    assert refusal(match, "March 1") == "8.3 ten-units"


@pytest.mark.rule("2.11")
def test_both_sides_of_a_counter_carry_the_same_values() -> None:  # Ruling 76
    defences = set()
    for word in ("r_13_1", "r_13_1*"):
        match = position({"16": word, "5": "j_9d_7_1"}).act("japan", "j_9d_7_1", "Fire 16", rolls=[1, 1])
        defences.add(shot(match).defence_total)
    assert defences == {12}


@pytest.mark.rule("2.11")
def test_a_unit_of_no_game_is_refused() -> None:
    match = position({"5": "j_9d_7_1"}).action("japan")
    assert refusal(match, "Pick guard_1") == "2.11 no-such-unit"


# The map


@pytest.mark.rule("2.21")
def test_map_has_thirty_six_areas_and_two_boxes_off_the_board() -> None:
    pack = siege().pack
    assert [area.id for area in pack.areas] == [str(number) for number in range(1, 39)]
    assert {area.id for area in pack.areas if area.off_board} == {"37", "38"}


@pytest.mark.rule("2.21", "14.1")
def test_five_areas_are_high_points() -> None:  # Ruling 60
    assert {area.id for area in siege().pack.areas if area.high_point} == {"20", "21", "23", "24", "26"}


@pytest.mark.rule("2.21")
def test_boxes_off_the_board_are_not_next_to_each_other() -> None:  # Ruling 14
    match = position({"37": "j_4rb_8_1"}).picked("japan", "j_4rb_8_1")
    assert "38" not in siege().pack.areas[36].borders
    assert refusal(match, "March 38") == "8.1 out-of-reach"


@pytest.mark.rule("2.21")
@pytest.mark.parametrize(("area", "box"), [("2", "37"), ("3", "37"), ("4", "37"), ("9", "38"), ("10", "38")])
def test_japanese_units_walk_on_and_off_the_board(area: str, box: str) -> None:
    back = position({area: "j_4rb_8_1"}).act("japan", "j_4rb_8_1", f"March {box}")
    assert place_of(back, "j_4rb_8_1") == f"{box}*"
    forward = position({box: "j_4rb_8_1"}).act("japan", "j_4rb_8_1", f"March {area}")
    assert place_of(forward, "j_4rb_8_1") == f"{area}*"


@pytest.mark.rule("2.21")
def test_russians_never_enter_a_box_off_the_board() -> None:
    match = position({"4": "r_13_1"}).picked("russia", "r_13_1")
    assert not offers(match, "March") & {"37", "38"}
    assert refusal(match, "March 37") == "2.21 japanese-only"


@pytest.mark.rule("2.21")
def test_box_off_the_board_takes_any_number_of_units() -> None:
    crowd = " ".join(f"j_1d_{regiment}_{battalion}" for regiment in (1, 2, 3, 15) for battalion in (1, 2, 3))
    match = position({"37": crowd, "4": "j_4rb_8_1"}).act("japan", "j_4rb_8_1", "March 37")
    assert len(units_in(match, "37")) == 13


# Russia


@pytest.mark.rule("3", "3.2", "3.3")
def test_russia_sets_up_first_and_openly() -> None:  # Ruling 51
    match = new_game()
    assert asked(match) == "russia set-up"
    assert not match.state.held[JAPAN] & siege().map
    give(match, "PlaceTheRest")
    assert asked(match) == "japan set-up"
    assert not match.state.at[WAITING] & siege().army[RUSSIA]


@pytest.mark.rule("3.2")
def test_russian_guns_and_machine_guns_stand_where_their_counters_say() -> None:
    match = new_game()
    placed = {event.unit: event.area for event in events_of(match, UnitPlaced)}
    assert len(placed) == 20
    assert all(unit.endswith(f"_{area}") for unit, area in placed.items())


@pytest.mark.rule("3.2")
def test_free_russians_may_stand_in_any_area_that_is_russian() -> None:  # Ruling 52
    match = new_game()
    assert match.open[0].facts["unit"] == "r_5_1"
    assert offers(match, "Place") == RUSSIAN_AREAS


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("area", ["1", "10", "37"])
def test_free_russians_may_not_stand_in_japanese_areas(area: str) -> None:
    assert refusal(new_game(), f"Place {area}") == "3.2 not-a-set-up-area"


@pytest.mark.rule("3.2", "8.3")
def test_no_more_than_ten_russians_begin_in_an_area() -> None:  # Rulings 46 and 52
    match = give(new_game(), *["Place 24"] * 8)
    assert len(units_in(match, "24")) == 10
    assert refusal(match, "Place 24") == "8.3 ten-units"


@pytest.mark.rule("3.2")
def test_usual_russian_set_up() -> None:
    match = russia_ready()
    free = siege().free
    found = {area: (match.state.at[PLACE_OF[area]] & free).bit_count() for area in AREAS}
    assert {area: number for area, number in found.items() if number} == {
        **{"26": 4, "24": 4, "23": 3, "21": 3, "20": 2, "22": 1, "19": 1, "16": 2, "15": 2, "14": 1},
        **{"12": 1, "18": 2, "25": 1, "13": 1, "30": 1, "17": 1},
    }


@pytest.mark.rule("3.2")
def test_usual_set_up_completes_what_a_player_began() -> None:
    match = give(new_game(), "Place 35", "Place 16", "PlaceTheRest")
    assert place_of(match, "r_5_1") == "35"
    assert len(units_in(match, "16")) == 3  # two of the usual garrison, one put there by hand, and a machine gun


@pytest.mark.rule("3.2")
def test_every_russian_unit_is_active_at_the_start() -> None:  # Ruling 62
    match = russia_ready()
    assert match.state.rear == 0


# Japan


@pytest.mark.rule("3.3")
def test_units_with_one_area_go_there_by_themselves() -> None:
    match = russia_ready()
    assert units_in(match, "1") == {"j_s_15h1", "j_s_15h2", "j_s_12g1", "j_s_12g2", "j_s_navalg1", "j_s_navalg2"}
    assert units_in(match, "7") == {"j_2ab_16", "j_2ab_17", "j_2ab_18"}
    assert len(units_in(match, "2")) == 6


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(
    ("unit", "areas"),
    [
        ("j_1d_1_1", {"3", "4"}),
        ("j_1d_e", {"3", "4"}),
        ("j_9d_a2", {"5", "6"}),
        ("j_11d_12_1", {"9", "10"}),
        ("j_4rb_8_1", {"37", "38"}),
        ("j_ind_e", {"37", "38"}),
    ],
)
def test_units_of_a_division_and_of_the_reserve_pick_one_of_two_areas(unit: str, areas: set[str]) -> None:  # Ruling 62
    match = set_up_until(russia_ready(), unit)
    assert offers(match, "Place") == areas


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("area", ["5", "16", "37"])
def test_units_of_a_division_begin_nowhere_else(area: str) -> None:
    assert refusal(russia_ready(), f"Place {area}") == "3.3 not-a-set-up-area"


@pytest.mark.rule("3.3", "8.3")
def test_no_more_than_ten_japanese_begin_in_an_area() -> None:  # Rulings 46 and 62
    match = give(russia_ready(), *["Place 3"] * 10)
    assert match.open[0].facts["unit"] == "j_1d_15_2"
    assert refusal(match, "Place 3") == "8.3 ten-units"


@pytest.mark.rule("3.3", "2.21")
def test_more_than_ten_begin_off_the_board() -> None:  # Ruling 46
    values = {f"j_1d_{regiment}_{battalion}": {"enters": "R"} for regiment in (1, 2) for battalion in (1, 2, 3)}
    match = position(values=values).play(JapaneseSetUp())
    while not match.is_over:
        give(match, "Place 37" if "Place 37" in offered(match) else "Place " + sorted(offers(match, "Place"))[0])
    assert len(units_in(match, "37")) == 13


@pytest.mark.rule("3.3")
def test_reinforcements_wait_beside_the_track() -> None:
    match = give(russia_ready(), "PlaceTheRest")
    waiting = {UnitId(card.id) for card in siege().units if card.enters.startswith("turn")}
    optional = {UnitId(card.id) for card in siege().units if card.option}
    assert set(siege().ids_of(match.state.at[WAITING])) == waiting - optional


@pytest.mark.rule("3.3")
def test_optional_units_not_in_use_stay_out() -> None:  # Ruling 62
    state = new_game().state
    assert not sum(state.at) & siege().set_of(["j_wc_1", "j_wc_2", "j_wc_3", "r_n_1", "r_n_2", "r_n_3"])
    both = new_game(white_cord=True, naval_troops=True).state
    assert both.at[WAITING] & both.siege.set_of(["j_wc_1", "r_n_3"]) == both.siege.set_of(["j_wc_1", "r_n_3"])


@pytest.mark.rule("3.2", "3.3")
def test_placements_cite_the_paragraph_of_their_side() -> None:
    match = give(russia_ready(), "PlaceTheRest")
    sides = [event.side for event in events_of(match, UnitPlaced)]
    assert rules_of(match, UnitPlaced) == ["3.2" if side == RUSSIA else "3.3" for side in sides]
    assert len(sides) == 50 + 67


@pytest.mark.rule("3.4", "4.1", "4.2")
def test_play_begins_with_the_first_turn_and_japan() -> None:
    match = give(russia_ready(), "PlaceTheRest")
    assert match.state.turn == 1
    assert asked(match) == "japan action"
    assert match.state.rear == 0


@pytest.mark.rule("3.3")
def test_usual_japanese_set_up_spreads_divisions_over_their_areas() -> None:
    match = give(russia_ready(), "PlaceTheRest")
    assert sorted(len(units_in(match, area)) for area in ("3", "4")) == [7, 8]
    assert sorted(len(units_in(match, area)) for area in ("37", "38")) == [3, 4]


@pytest.mark.rule("13.1", "2.21")
def test_control_at_the_start() -> None:
    assert japanese_areas(new_game()) == {*map(str, range(1, 11)), "37", "38"}
