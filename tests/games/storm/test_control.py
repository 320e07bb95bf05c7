"""Chapter 13: control of areas."""

from __future__ import annotations

import pytest
from tests.games.storm.position import give, holder, place_of, position, route

from honjin.games.storm.events import AreaTaken
from honjin.testing.position import events_of, rules_of


@pytest.mark.rule("13.2")
@pytest.mark.parametrize(
    ("side", "unit", "area"), [("japan", "j_9d_7_1", "16"), ("russia", "r_13_1", "5")], ids=["Japan", "Russia"]
)
def test_invader_alone_in_an_area_takes_it_at_the_end_of_the_action(side: str, unit: str, area: str) -> None:
    home = "5" if side == "japan" else "16"
    match = position({home: unit}).act(side, unit, f"March {area}")
    assert holder(match, area) == side
    assert [(event.side, event.area) for event in events_of(match, AreaTaken)] == [(side, area)]
    assert rules_of(match, AreaTaken) == ["13.2"]


@pytest.mark.rule("13.2")
def test_area_with_one_unit_of_its_controller_stays_his() -> None:  # Ruling 41
    match = position({"5": "j_9d_7_1 j_9d_7_2", "16": "r_13_1*"}).act("japan", "j_9d_7_1 j_9d_7_2", "March 16")
    assert holder(match, "16") == "russia"


@pytest.mark.rule("13.2")
def test_guns_alone_hold_control() -> None:  # Ruling 89
    match = position({"6": "j_9d_7_1", "24": "r_a_24"}).act("japan", "j_9d_7_1", "March 24")
    assert place_of(match, "j_9d_7_1") == "24*"
    assert holder(match, "24") == "russia"


@pytest.mark.rule("13.2")
def test_passing_through_changes_nothing() -> None:  # Ruling 41
    board = position({"5": "j_9d_7_1"}, values={"j_9d_7_1": {"movement": 9}})
    match = board.act("japan", "j_9d_7_1", "March 23")
    assert route(match)[-1] == "23"
    assert len(route(match)) == 2
    assert [event.area for event in events_of(match, AreaTaken)] == ["23"]


@pytest.mark.rule("13.2")
def test_empty_areas_keep_their_controller() -> None:  # Ruling 41
    match = position({"5": "j_9d_7_1"}).act("japan", "j_9d_7_1", "March 1")
    assert holder(match, "5") == "japan"
    back = position({"16": "j_9d_7_1"}, japanese="16").act("japan", "j_9d_7_1", "March 5")
    assert holder(back, "16") == "japan"


@pytest.mark.rule("13.2")
def test_bombardment_that_empties_an_area_gives_it_to_the_enemy_who_stands_there() -> None:  # Ruling 68
    board = position({"16": "j_9d_7_1* | r_13_1*", "1": "j_s_15h1"})
    match = board.act("japan", "j_s_15h1", "Bombard 16", rolls=[4, 4])
    give(match, "Remove r_13_1")
    assert holder(match, "16") == "japan"


@pytest.mark.rule("13.2")
def test_area_is_still_its_controllers_while_he_absorbs() -> None:  # Ruling 41
    board = position({"16": "j_9d_7_1* | r_13_1* r_13_2*", "1": "j_s_15h1"})
    match = board.act("japan", "j_s_15h1", "Bombard 16", rolls=[4, 4])
    assert holder(match, "16") == "russia"


@pytest.mark.rule("13.2")
def test_defensive_fire_that_empties_the_area_just_left_decides_control_there() -> None:  # Ruling 68
    """Russians leave an area they share with Japan and are destroyed on the way: nobody of them holds it any more."""
    board = position({"16": "r_13_1 | j_9d_7_1*", "15": "j_1d_1_1"}, japanese="15")
    match = board.act("russia", "r_13_1", "March 15", rolls=[6, 6])
    give(match, "Shoot", "Remove r_13_1")
    assert holder(match, "16") == "japan"
    assert holder(match, "15") == "japan"


@pytest.mark.rule("13.2")
def test_every_area_is_looked_at_after_every_action() -> None:  # Ruling 67
    """24 was emptied at the arrivals; it changes hands after an action elsewhere, whoever takes it."""
    board = position({"24": "j_9d_7_1*", "5": "j_9d_7_2", "28": "r_13_1"})
    for side, unit, area in (("japan", "j_9d_7_2", "1"), ("russia", "r_13_1", "29")):
        assert holder(board.act(side, unit, f"March {area}"), "24") == "japan"


@pytest.mark.rule("13.2", "4.3")
def test_pass_changes_no_control() -> None:  # Ruling 67
    match = give(position({"24": "j_9d_7_1", "28": "r_13_1"}).actions(), "Pass", "Pass")
    assert holder(match, "24") == "russia"
    assert match.result is None


@pytest.mark.rule("13.2", "12.3")
def test_arrivals_change_no_control() -> None:  # Rulings 66 and 67
    board = position({"28": "j_9d_7_1", "reorganization_russia": "r_13_1 r_13_2", "5": "r_14_1"}, turn=2)
    match = give(board.turn(), "Recall r_13_1", "Place 28")
    assert holder(match, "28") == "russia"
    assert holder(match, "5") == "japan"


@pytest.mark.rule("13.2", "15.3")
def test_kodamas_moves_change_no_control() -> None:  # Ruling 67
    board = position({"6": "j_s_15h1 | r_13_1", "5": "j_9d_7_1"}, turn=5, switches={"kodama": True})
    match = give(board.turn(), "Shift j_s_15h1 1", *["Place 37"] * 7)
    assert holder(match, "6") == "japan"
    give(match, "Pick j_9d_7_1", "March 1")
    assert holder(match, "6") == "russia"


@pytest.mark.rule("13.2", "15.2")
def test_removal_for_the_white_cord_changes_no_control() -> None:  # Ruling 67
    board = position({"6": "j_9d_7_2 | r_13_1", "5": "j_9d_7_1"}, turn=4, switches={"white_cord": True})
    match = give(board.turn(), "Withdraw j_9d_7_2")
    assert holder(match, "6") == "japan"


@pytest.mark.rule("13.2", "2.21")
def test_boxes_off_the_board_never_change_hands() -> None:  # Ruling 67
    """No Russian can get there; if one stood there all the same, the box would stay Japanese."""
    match = position({"37": "r_13_1", "4": "j_4rb_8_1"}).act("japan", "j_4rb_8_1", "March 7")
    assert holder(match, "37") == "japan"


@pytest.mark.rule("13.2", "11.3")
def test_retreat_into_an_empty_enemy_area_takes_it_at_the_end_of_the_action() -> None:  # Rulings 36 and 97
    """Japanese in 23 have nothing but Russian areas around them."""
    board = position({"23": "j_9d_7_1* j_9d_7_2* | r_13_1", "15": "r_13_2", "16": "r_13_3", "22": "r_14_1"})
    match = board.act("russia", "r_13_1", "Fire 23", rolls=[3, 3])
    assert holder(match, "24") == "russia"
    give(match, "Retreat j_9d_7_1 24")
    assert holder(match, "24") == "japan"


@pytest.mark.rule("13.2", "8")
def test_both_sides_may_share_an_area_in_peace() -> None:  # Ruling 98
    match = position({"5": "j_9d_7_1", "16": "r_13_1"}).act("japan", "j_9d_7_1", "March 16")
    give(match, "HoldFire")
    assert match.is_over
    assert (place_of(match, "j_9d_7_1"), place_of(match, "r_13_1")) == ("16*", "16")
