"""Chapter 15: the optional rules, each switched on and off."""

from __future__ import annotations

import pytest
from tests.games.storm.position import (
    StormMatch,
    give,
    holder,
    lines,
    offers,
    place_of,
    points,
    position,
    shot,
    some,
    units_in,
)

from honjin.games.storm import GAME
from honjin.games.storm.events import (
    GunShifted,
    KondratenkoFell,
    KondratenkoPlaced,
    PointsVoid,
    Shot,
    TurnEnded,
    UnitPlaced,
    UnitWithdrawn,
)
from honjin.games.storm.model import JAPAN, AreaId
from honjin.games.storm.rules.damage import Absorption
from honjin.games.storm.state import LOST, UNPLACED
from honjin.testing.position import asked, events_of, offered, refusal, rules_of, wish_of

TEN_JAPANESE = f"{some('j_11d_12', 'j_11d_22', 'j_11d_43')} j_11d_44_1"
TEN_RUSSIANS = f"{some('r_25', 'r_26', 'r_27')} r_28_1"
OTHER_TEN = f"{some('r_14', 'r_15', 'r_16')} r_28_2"
NAVY, CORD, KODAMA, GENERAL = (
    {"naval_troops": True},
    {"white_cord": True},
    {"kodama": True},
    {"kondratenko": True},
)


def placed(match: StormMatch) -> list[str]:
    """The reinforcements that have arrived."""
    return [event.unit for event in events_of(match, UnitPlaced)]


@pytest.mark.rule("15", "15.1", "15.2", "15.3", "15.4", "15.5")
def test_chapter_has_seven_switches_each_by_itself_and_all_off() -> None:  # Ruling 61
    switches = {switch.id: switch.rule for switch in GAME.switches if switch.rule.startswith("15")}
    assert switches == {
        **{"naval_troops": "15.1", "white_cord": "15.2", "kodama": "15.3", "kondratenko": "15.4"},
        **{"own_engineers": "15.5", "one_division": "15.5", "one_regiment": "15.5"},
    }
    assert not any(GAME.choose_switches({})[id] for id in switches)


# Naval troops


@pytest.mark.rule("15.1")
@pytest.mark.parametrize(("turn", "sailors"), [(1, []), (2, []), (3, ["r_n_1"]), (4, ["r_n_2"]), (5, ["r_n_3"])])
def test_one_unit_of_sailors_on_each_of_the_last_three_turns(turn: int, sailors: list[str]) -> None:  # Ruling 53
    landed = ["r_n_1", "r_n_2", "r_n_3"][: max(0, turn - 3)]
    match = position({"33": " ".join(landed)}, turn=turn, switches=NAVY).russian_arrivals()
    if sailors:
        assert asked(match) == "russia place"
        assert offered(match) == {"Place 28", "Place 34"}
        assert refusal(match, "Place 33") == "12.3 towns-only"
        give(match, "Place 34")
    assert match.is_over
    assert placed(match) == sailors
    assert rules_of(match, UnitPlaced) == ["15.1"] * len(sailors)


@pytest.mark.rule("15.1")
def test_no_sailors_without_the_switch() -> None:
    assert position(turn=3).russian_arrivals().is_over


@pytest.mark.rule("15.1", "5.3")
def test_sailors_are_reserve_service() -> None:  # Ruling 53
    board = position({"16": "r_n_1 r_13_1 r_13_2", "5": "j_9d_7_1"}, turn=3, switches=NAVY)
    assert refusal(board.picked("russia", "r_n_1 r_13_1"), "Pick r_13_2") == "5.3 reserves-in-pairs"


@pytest.mark.rule("15.1", "12.2")
def test_sailors_return_like_other_infantry() -> None:  # Ruling 53
    board = position({"reorganization_russia": "r_n_1 r_13_1"}, turn=4, switches=NAVY)
    assert "Recall r_n_1" in offered(board.russian_arrivals())


@pytest.mark.rule("15.1", "12.3")
@pytest.mark.parametrize("case", ["lost", "full"])
def test_sailors_without_room_wait_and_come_with_the_next(case: str) -> None:  # Ruling 48
    places = {"28": TEN_RUSSIANS, "34": OTHER_TEN} if case == "full" else {}
    japanese = "28 34" if case == "lost" else ""
    match = position(places, turn=3, japanese=japanese, switches=NAVY).russian_arrivals()
    assert match.is_over
    assert placed(match) == []
    later = give(position(turn=4, switches=NAVY).russian_arrivals(), "Place 28", "Place 34")
    assert placed(later) == ["r_n_1", "r_n_2"]


@pytest.mark.rule("15.1", "12.3", "8.3")
@pytest.mark.parametrize(
    ("places", "japanese"), [({"28": TEN_RUSSIANS}, ""), ({}, "28")], ids=["the other is full", "the other is lost"]
)
def test_sailors_go_to_the_town_that_is_open(places: dict[str, str], japanese: str) -> None:  # Ruling 48
    match = position(places, turn=4, japanese=japanese, switches=NAVY).russian_arrivals()
    assert match.is_over
    assert units_in(match, "34") == {"r_n_1", "r_n_2"}


# White Cord Group


@pytest.mark.rule("15.2")
def test_three_units_leave_before_the_group_arrives() -> None:  # Rulings 54 and 63
    board = position({"5": "j_9d_7_1 j_9d_7_2 j_9d_a1 j_9d_e", "37": "j_4rb_8_1"}, turn=4, switches=CORD)
    match = board.japanese_arrivals()
    assert asked(match) == "japan withdraw"
    assert offers(match, "Withdraw") == {"j_9d_7_1", "j_9d_7_2", "j_9d_a1", "j_9d_e", "j_4rb_8_1"}
    give(match, "Withdraw j_9d_7_1", "Withdraw j_9d_a1", "Withdraw j_4rb_8_1")
    assert units_in(match, "reorganization_japan") == {"j_9d_7_1", "j_9d_a1", "j_4rb_8_1"}
    assert asked(match) == "japan place"
    while not match.is_over:
        give(match, "Place 38")
    assert placed(match)[-3:] == ["j_wc_1", "j_wc_2", "j_wc_3"]
    assert rules_of(match, UnitPlaced)[-4:] == ["12.1", "15.2", "15.2", "15.2"]
    assert rules_of(match, UnitWithdrawn) == ["15.2"] * 3


@pytest.mark.rule("15.2", "12.3")
def test_group_arrives_like_reinforcements() -> None:
    match = give(position({"5": "j_9d_7_1"}, turn=4, switches=CORD).japanese_arrivals(), *["Place 37"] * 9)
    assert match.open[0].facts["unit"] == "j_wc_1"
    assert offers(match, "Place") == {*map(str, range(1, 11)), "37", "38"}
    assert refusal(match, "Place 16") == "12.3 not-under-control"


@pytest.mark.rule("15.2")
def test_with_fewer_than_three_units_all_leave() -> None:  # Ruling 90
    match = give(position({"5": "j_9d_7_1 j_9d_7_2"}, turn=4, switches=CORD).japanese_arrivals(), "Withdraw j_9d_7_1")
    assert units_in(match, "reorganization_japan") == {"j_9d_7_1", "j_9d_7_2"}
    assert asked(match) == "japan place"


@pytest.mark.rule("15.2")
def test_supplements_of_this_turn_neither_leave_nor_replace_who_left() -> None:  # Rulings 63 and 90
    board = position({"5": "j_9d_7_1 j_9d_7_2 j_9d_7_3", "reorganization_japan": "j_9d_19_1"}, turn=4, switches=CORD)
    match = give(board.japanese_arrivals(), "Place 37")
    assert offers(match, "Withdraw") == {"j_9d_7_1", "j_9d_7_2", "j_9d_7_3"}
    give(match, "Withdraw j_9d_7_1", "Withdraw j_9d_7_2")
    assert asked(match) == "japan place"
    assert units_in(match, "reorganization_japan") == {"j_9d_7_1", "j_9d_7_2", "j_9d_7_3"}
    assert place_of(match, "j_9d_19_1") == "37"


@pytest.mark.rule("15.2")
def test_who_cannot_leave_for_the_group() -> None:  # Ruling 90
    places = {"5": "j_9d_7_1 j_9d_7_2 j_9d_7_3 j_9d_19_2", "16": "r_13_1", "reorganization_japan": "j_9d_19_1"}
    match = give(position(places, turn=4, switches=CORD).japanese_arrivals(), "Place 37")
    assert refusal(match, "Withdraw j_9d_19_1") == "15.2 came-this-turn"
    assert refusal(match, "Withdraw r_13_1") == "5.1 not-your-unit"
    assert refusal(match, "Withdraw guard_1") == "2.11 no-such-unit"
    for unit in ("j_wc_1", "j_7d_e", "j_9d_36_1"):
        assert refusal(match, f"Withdraw {unit}") == "15.2 not-on-the-map", unit


@pytest.mark.rule("15.2", "12.2")
def test_infantry_that_left_may_return_on_turn_five_and_others_never() -> None:  # Rulings 54 and 90
    board = position({"reorganization_japan": "j_9d_7_1 j_9d_7_2 j_9d_a1 j_9d_e"}, turn=5, switches=CORD)
    match = board.japanese_arrivals()
    assert offered(match) == {"Recall j_9d_7_1", "Recall j_9d_7_2"}
    assert refusal(match, "Recall j_9d_a1") == "12.2 only-infantry-returns"


@pytest.mark.rule("15.2")
@pytest.mark.parametrize("turn", [3, 5])
def test_nobody_leaves_on_other_turns(turn: int) -> None:
    match = position({"5": "j_9d_7_1"}, turn=turn, switches=CORD).japanese_arrivals()
    assert asked(match) == "japan place"


@pytest.mark.rule("15.2")
def test_nothing_of_it_happens_without_the_switch() -> None:
    match = position({"5": "j_9d_7_1"}, turn=4).japanese_arrivals()
    while not match.is_over:
        give(match, "Place 37")
    assert events_of(match, UnitWithdrawn) == []
    assert not {"j_wc_1", "j_wc_2", "j_wc_3"} & set(placed(match))


@pytest.mark.rule("15.2", "9.1")
def test_group_of_white_cord_alone_is_never_fired_at() -> None:  # Ruling 91
    board = position({"5": "j_wc_1 j_wc_2 j_wc_3", "16": "r_13_1 r_mg_16"}, turn=4, switches=CORD)
    match = board.act("japan", "j_wc_1 j_wc_2 j_wc_3", "March 16")
    assert match.is_over
    assert units_in(match, "16") == {"j_wc_1*", "j_wc_2*", "j_wc_3*", "r_13_1", "r_mg_16"}


@pytest.mark.rule("15.2", "8.4")
def test_white_cord_may_go_on_from_an_area_that_could_not_fire() -> None:  # Ruling 91
    board = position({"5": "j_wc_1", "15": "r_13_1"}, turn=4, switches=CORD)
    match = board.act("japan", "j_wc_1", "Through 15")
    assert offered(match) == {"March 4", "Halt"}


@pytest.mark.rule("15.2", "9.1")
def test_mixed_group_is_fired_at() -> None:  # Rulings 54 and 91
    board = position({"5": "j_wc_1 j_9d_7_1", "16": "r_13_1 r_mg_16"}, turn=4, switches=CORD)
    match = give(board.act("japan", "j_wc_1 j_9d_7_1", "March 16", rolls=[1, 3]), "Shoot")
    assert points(match) == 2
    assert offered(match) == {"Remove j_wc_1", "Remove j_9d_7_1", "AbsorbForMe"}
    assert refusal(match, "Retreat j_wc_1 5") == "15.2 white-cord-stays"


@pytest.mark.rule("15.2", "5.3")
def test_white_cord_is_regular_service() -> None:  # Ruling 54
    board = position({"5": "j_wc_1 j_9d_7_1 j_9d_7_2", "16": "r_13_1"}, turn=4, switches=CORD)
    assert "j_9d_7_2" in offers(board.picked("japan", "j_wc_1 j_9d_7_1"), "Pick")


def cord_hit(garrison: str, dice: tuple[int, int]) -> StormMatch:
    """A Russian machine gun in 16 fires at White Cord in 5: defence 8 and level 1 against firepower 6."""
    board = position({"16": "r_mg_16", "5": garrison}, turn=4, switches=CORD)
    return board.act("russia", "r_mg_16", "Fire 5", rolls=dice)


@pytest.mark.rule("15.2", "11.1")
@pytest.mark.parametrize(
    ("unit", "dice", "found"),
    [
        ("j_wc_1", (1, 3), {"Flip j_wc_1"}),  # one point
        ("j_wc_1", (1, 4), {"Flip j_wc_1"}),  # two: one is used, and the other void
        ("j_wc_1", (1, 5), {"Flip j_wc_1", "Remove j_wc_1"}),  # three
        ("j_wc_1*", (1, 4), {"Remove j_wc_1"}),  # two
        ("j_wc_1*", (1, 5), {"Remove j_wc_1"}),  # three
    ],
)
def test_white_cord_cannot_absorb_by_a_retreat(unit: str, dice: tuple[int, int], found: set[str]) -> None:  # Ruling 82
    state = position({"5": unit}, turn=4, switches=CORD).state
    assert set(map(wish_of, Absorption(JAPAN, AreaId("5"), sum(dice) - 3).ways(state))) == found
    match = cord_hit(f"{unit} j_9d_7_1 j_9d_7_2", dice)
    assert points(match) == sum(dice) - 3
    assert refusal(match, "Retreat j_wc_1 1") == "15.2 white-cord-stays"


@pytest.mark.rule("15.2", "11.2")
def test_spent_white_cord_cannot_use_up_a_single_point() -> None:  # Rulings 54 and 82
    match = cord_hit("j_wc_1*", (1, 3))
    assert match.is_over
    assert place_of(match, "j_wc_1") == "5*"
    assert [event.points for event in events_of(match, PointsVoid)] == [1]


@pytest.mark.rule("15.2", "11.2")
def test_way_that_uses_the_most_points_is_taken() -> None:  # Ruling 82
    """Two points at an active White Cord unit: the flip uses one, and nothing more can be used."""
    match = give(cord_hit("j_wc_1", (1, 4)), "Flip j_wc_1")
    assert match.is_over
    assert [event.points for event in events_of(match, PointsVoid)] == [1]


@pytest.mark.rule("15.2", "11.2")
@pytest.mark.parametrize(
    ("garrison", "dice", "end", "void"),
    [
        ("j_wc_1", (1, 4), {"j_wc_1*"}, 1),
        ("j_wc_1", (1, 5), set(), 0),
        ("j_wc_1* j_wc_2*", (1, 5), {"j_wc_2*"}, 1),
        ("j_wc_1* j_wc_2", (1, 5), {"j_wc_2*"}, 0),
    ],
)
def test_umpire_absorbs_for_white_cord_too(
    garrison: str, dice: tuple[int, int], end: set[str], void: int
) -> None:  # Ruling 82
    match = cord_hit(garrison, dice)
    if not match.is_over:
        give(match, "AbsorbForMe")
    assert units_in(match, "5") == end
    assert sum(event.points for event in events_of(match, PointsVoid)) == void


@pytest.mark.rule("15.2", "11.2")
def test_others_pay_what_white_cord_cannot() -> None:  # Ruling 82
    match = cord_hit("j_wc_1* j_9d_7_1*", (1, 3))
    assert {wish.split()[1] for wish in offered(match) if " " in wish} == {"j_9d_7_1"}
    assert refusal(match, "Remove j_wc_1") == "11.1 costs-more"
    three = cord_hit("j_wc_1* j_9d_7_1*", (1, 5))
    assert "Remove j_wc_1" in offered(three)
    give(three, "Remove j_wc_1", "AbsorbForMe")
    assert events_of(three, PointsVoid) == []


@pytest.mark.rule("15.2", "12.2")
def test_white_cord_does_not_come_back() -> None:
    board = position({"reorganization_japan": "j_wc_1 j_9d_7_1 j_9d_7_2"}, turn=5, switches=CORD)
    match = board.japanese_arrivals()
    assert offers(match, "Recall") == {"j_9d_7_1", "j_9d_7_2"}
    assert refusal(match, "Recall j_wc_1") == "15.2 white-cord-is-gone"


# Kodama


@pytest.mark.rule("15.3")
def test_up_to_three_guns_move_to_any_japanese_area() -> None:  # Rulings 55 and 92
    board = position({"1": "j_s_15h1 j_s_15h2 j_28_1 j_2ab_16", "16": "r_13_1"}, turn=5, japanese="16", switches=KODAMA)
    match = board.japanese_arrivals()
    assert asked(match) == "japan shift"
    reached = {area for unit, area in map(str.split, offers(match, "Shift")) if unit == "j_28_1"}
    assert reached == {*map(str, range(2, 11)), "16", "37", "38"}
    give(match, "Shift j_28_1 16", "Shift j_s_15h1 37")
    assert match.open[0].facts["left"] == 1
    give(match, "Shift j_s_15h2 6")
    assert asked(match) == "japan place"
    assert (place_of(match, "j_28_1"), place_of(match, "j_s_15h1"), place_of(match, "j_s_15h2")) == ("16", "37", "6")
    assert rules_of(match, GunShifted) == ["15.3"] * 3


@pytest.mark.rule("15.3")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_fewer_than_three_or_none(number: int) -> None:  # Ruling 92
    board = position({"1": "j_s_15h1 j_s_15h2 j_s_12g1 j_s_12g2"}, turn=5, switches=KODAMA)
    shifts = ["Shift j_s_15h1 6", "Shift j_s_15h2 6"][:number]
    match = give(board.japanese_arrivals(), *shifts, "EndShifts")
    assert asked(match) == "japan place"
    assert len(events_of(match, GunShifted)) == number


@pytest.mark.rule("15.3")
def test_guns_off_the_board_move_too() -> None:  # Ruling 92
    match = position({"37": "j_9d_a1"}, turn=5, switches=KODAMA).japanese_arrivals()
    assert place_of(give(match, "Shift j_9d_a1 6"), "j_9d_a1") == "6"


@pytest.mark.rule("15.3")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("Shift j_s_15h1 16", "15.3 not-under-control"),
        ("Shift j_s_15h1 6", "8.3 ten-units"),
        ("Shift j_s_15h1 1", "15.3 shift-elsewhere"),
        ("Shift j_28_3 5", "15.3 not-on-the-map"),  # arrives later this turn
        ("Shift j_s_12g1 5", "15.3 not-on-the-map"),
        ("Shift r_a_18 5", "15.3 no-gun-of-yours"),
        ("Shift j_11d_12_1 5", "15.3 no-gun-of-yours"),
    ],
)
def test_what_kodama_cannot_move(wish: str, reason: str) -> None:  # Rulings 55 and 92
    places = {"1": "j_s_15h1 j_s_15h2", "6": TEN_JAPANESE, "destroyed": "j_s_12g1", "18": "r_a_18"}
    match = position(places, turn=5, switches=KODAMA).japanese_arrivals()
    assert wish not in offered(match)
    assert refusal(match, wish) == reason


@pytest.mark.rule("15.3")
def test_gun_moves_once_only() -> None:
    match = position({"1": "j_s_15h1 j_s_15h2"}, turn=5, switches=KODAMA).japanese_arrivals()
    give(match, "Shift j_s_15h1 5")
    assert {words.split()[0] for words in offers(match, "Shift")} == {"j_s_15h2"}
    assert refusal(match, "Shift j_s_15h1 7") == "15.3 shifted-already"


@pytest.mark.rule("15.3", "12.3")
def test_guns_moved_among_enemies_are_active_and_bombard_this_turn() -> None:  # Rulings 55 and 66
    board = position({"1": "j_s_15h1", "5": "r_13_1 r_mg_16", "28": "r_13_2"}, turn=5, switches=KODAMA)
    match = give(board.turn(rolls=[1, 1]), "Shift j_s_15h1 5", *["Place 37"] * 7)
    assert events_of(match, Shot) == []
    assert place_of(match, "j_s_15h1") == "5"
    give(match, "Pick j_s_15h1", "Bombard 5")
    assert (shot(match).origin, shot(match).area) == ("5", "5")


@pytest.mark.rule("15.3")
@pytest.mark.parametrize(("turn", "switches"), [(4, KODAMA), (5, {})])
def test_no_other_turn_and_not_without_the_switch(turn: int, switches: dict[str, bool]) -> None:
    assert asked(position({"1": "j_s_15h1"}, turn=turn, switches=switches).japanese_arrivals()) == "japan place"


@pytest.mark.rule("15.3")
def test_without_guns_kodama_has_nothing_to_do() -> None:
    assert asked(position({"5": "j_9d_7_1"}, turn=5, switches=KODAMA).japanese_arrivals()) == "japan place"


# Kondratenko


@pytest.mark.rule("15.4")
def test_he_is_offered_at_the_russian_arrivals_in_any_russian_area() -> None:  # Rulings 56 and 93
    match = position(turn=2, japanese="16", switches=GENERAL).russian_arrivals()
    assert asked(match) == "russia kondratenko"
    russian = {str(number) for number in range(11, 37)} - {"16"}
    assert offers(match, "PlaceKondratenko") == russian
    assert refusal(match, "PlaceKondratenko 16") == "15.4 not-under-control"
    assert refusal(match, "PlaceKondratenko 37") == "15.4 not-under-control"
    give(match, "PlaceKondratenko 24")
    assert match.is_over
    assert rules_of(match, KondratenkoPlaced) == ["15.4"]


@pytest.mark.rule("15.4")
def test_he_can_be_kept_for_later() -> None:  # Ruling 93
    match = give(position(turn=2, switches=GENERAL).russian_arrivals(), "NotNow")
    assert match.is_over
    assert match.state.kondratenko == UNPLACED


@pytest.mark.rule("15.4")
def test_he_is_offered_before_each_russian_action_and_costs_none() -> None:  # Rulings 56 and 93
    match = position({"24": "r_13_1", "5": "j_9d_7_1"}, switches=GENERAL).action("russia")
    assert {"PlaceKondratenko 24", "Pick r_13_1", "Pass"} <= offered(match)
    give(match, "PlaceKondratenko 24")
    assert asked(match) == "russia action"
    assert offers(match, "PlaceKondratenko") == set()
    assert "Pick r_13_1" in offered(match)
    assert rules_of(match, KondratenkoPlaced) == ["15.4"]


@pytest.mark.rule("15.4", "4.3")
def test_placing_him_breaks_no_row_of_passes() -> None:  # Ruling 56
    match = position({"24": "r_13_1", "5": "j_9d_7_1"}, switches=GENERAL).actions()
    give(match, "Pass", "PlaceKondratenko 24", "Pass")
    assert len(events_of(match, TurnEnded)) == 1


@pytest.mark.rule("15.4")
def test_japan_does_not_place_him() -> None:
    match = position({"24": "r_13_1", "5": "j_9d_7_1"}, switches=GENERAL).action("japan")
    assert offers(match, "PlaceKondratenko") == set()
    assert refusal(match, "PlaceKondratenko 24") == "15.4 no-kondratenko"


@pytest.mark.rule("15.4")
def test_without_the_switch_there_is_no_kondratenko() -> None:
    match = position({"24": "r_13_1"}).action("russia")
    assert refusal(match, "PlaceKondratenko 24") == "15.4 no-kondratenko"
    assert position(turn=2).russian_arrivals().is_over


@pytest.mark.rule("15.4")
@pytest.mark.parametrize("where", ["24", "lost"])
def test_once_placed_he_is_neither_moved_nor_placed_again(where: str) -> None:  # Ruling 56
    board = position({"24": "r_13_1"}, kondratenko=where, switches=GENERAL)
    match = board.action("russia")
    assert refusal(match, "PlaceKondratenko 30") == "15.4 kondratenko-placed"
    assert board.russian_arrivals().is_over


@pytest.mark.rule("15.4", "9.1")
@pytest.mark.parametrize(("where", "fires"), [("24", False), ("23", True), ("", True)])
def test_no_defensive_fire_at_russians_who_enter_his_area(where: str, fires: bool) -> None:  # Rulings 56 and 93
    board = position({"23": "r_13_1", "24": "r_13_2 | j_9d_7_1"}, kondratenko=where, switches=GENERAL)
    match = board.act("russia", "r_13_1", "March 24")
    assert (asked(match) == "japan defensive-fire") == fires


@pytest.mark.rule("15.4", "9.1")
def test_he_does_not_protect_japanese_who_enter() -> None:  # Ruling 93
    board = position({"6": "j_9d_7_1", "24": "r_13_1"}, kondratenko="24", switches=GENERAL)
    assert asked(board.act("japan", "j_9d_7_1", "March 24")) == "russia defensive-fire"


@pytest.mark.rule("15.4")
@pytest.mark.parametrize(("dice", "falls"), [((4, 6), False), ((5, 6), True), ((6, 6), True)])
def test_bombardment_of_three_points_kills_him(dice: tuple[int, int], falls: bool) -> None:  # Ruling 56
    """Firepower 6 against 9 and level 5: a ten does two points, an eleven three."""
    values = {"j_s_15h1": {"firepower": 6}}
    board = position({"1": "j_s_15h1", "24": "r_13_1"}, kondratenko="24", switches=GENERAL, values=values)
    match = board.act("japan", "j_s_15h1", "Bombard 24", rolls=dice)
    assert points(match) == sum(dice) - 8
    assert (match.state.kondratenko == LOST) == falls
    assert rules_of(match, KondratenkoFell) == ["15.4"] * falls


@pytest.mark.rule("15.4")
def test_points_count_as_calculated_absorbed_or_not() -> None:  # Ruling 56
    board = position({"1": "j_s_15h1", "24": "r_mg_24"}, kondratenko="24", switches=GENERAL)
    match = board.act("japan", "j_s_15h1", "Bombard 24", rolls=[4, 4])
    assert points(match) == 3  # the machine gun can absorb one
    assert match.state.kondratenko == LOST


@pytest.mark.rule("15.4")
def test_bombardment_elsewhere_does_not_touch_him() -> None:
    board = position({"1": "j_s_15h1", "16": "r_13_1"}, kondratenko="24", switches=GENERAL)
    match = board.act("japan", "j_s_15h1", "Bombard 16", rolls=[6, 6])
    assert points(match) == 6
    assert events_of(match, KondratenkoFell) == []


@pytest.mark.rule("15.4")
def test_shells_of_his_own_side_kill_him_too() -> None:
    """The paragraph names the area and the points, not who fires."""
    board = position({"24": "j_9d_7_1 j_9d_7_2 j_9d_7_3", "30": "r_a_30"}, kondratenko="24", switches=GENERAL)
    match = board.act("russia", "r_a_30", "Bombard 24", rolls=[3, 3])
    assert points(match) == 4
    assert match.state.kondratenko == LOST


@pytest.mark.rule("15.4")
def test_fire_does_not_kill_him() -> None:
    board = position({"24": "j_9d_7_1 | r_13_1 r_13_2 r_13_3"}, kondratenko="24", switches=GENERAL)
    match = board.act("japan", "j_9d_7_1", "Fire 24", rolls=[6, 6])
    assert points(match) == 7
    assert events_of(match, KondratenkoFell) == []


@pytest.mark.rule("15.4", "13.2")
def test_he_is_lost_with_his_area() -> None:  # Ruling 56
    match = position({"6": "j_9d_7_1"}, kondratenko="24", switches=GENERAL).act("japan", "j_9d_7_1", "March 24")
    assert holder(match, "24") == "japan"
    assert match.state.kondratenko == LOST
    assert rules_of(match, KondratenkoFell) == ["15.4"]


@pytest.mark.rule("15.4", "13.2", "7.2", "8.3")
def test_he_is_no_unit() -> None:  # Ruling 93
    """He stands alone: no target, holds nothing, and does not count towards the ten."""
    nine = TEN_RUSSIANS.rsplit(" ", 1)[0]
    board = position({"24": nine, "23": "r_13_1"}, kondratenko="24", switches=GENERAL)
    assert "24" in offers(board.picked("russia", "r_13_1"), "March")
    alone = position({"6": "j_9d_7_1"}, kondratenko="24", switches=GENERAL).picked("japan", "j_9d_7_1")
    assert refusal(alone, "Fire 24") == "7.2 no-enemy-there"


# Attached units


@pytest.mark.rule("15.5", "10.1")
@pytest.mark.parametrize(
    ("units", "engineer", "helped"),
    [
        ("j_9d_7_1 j_9d_19_1", "j_9d_e", True),
        ("j_9d_7_1", "j_1d_e", False),
        ("j_9d_7_1 j_1d_1_1", "j_9d_e", False),
        ("j_9d_7_1 j_1d_1_1", "j_ind_e", True),
        ("j_1rb_1_1", "j_9d_e", False),
        ("j_1rb_1_1", "j_ind_e", True),
        ("j_wc_1", "j_9d_e", False),
        ("j_wc_1", "j_ind_e", True),
    ],
)
@pytest.mark.parametrize("switch", [False, True])
def test_engineers_help_their_own_division(units: str, engineer: str, helped: bool, switch: bool) -> None:  # Ruling 94
    board = position({"16": f"{units} {engineer} | r_13_1"}, switches={"own_engineers": switch, "white_cord": True})
    match = board.act("japan", units, "Fire 16", rolls=[1, 1])
    assert ("engineer" in lines(shot(match).attack)) == (helped or not switch)


@pytest.mark.rule("15.5", "10.1")
def test_one_fitting_engineer_among_others_is_enough() -> None:  # Ruling 94
    board = position({"16": "j_9d_7_1 j_1d_e j_9d_e | r_13_1"}, switches={"own_engineers": True})
    assert lines(shot(board.act("japan", "j_9d_7_1", "Fire 16", rolls=[1, 1])).attack)["engineer"] == 1


TRIOS = [
    # units, alike by division, alike by regiment
    ("j_9d_7_1 j_9d_7_2 j_9d_7_3", True, True),
    ("j_9d_7_1 j_9d_7_2 j_9d_19_1", True, False),
    ("j_9d_7_1 j_9d_7_2 j_1d_1_1", False, False),
    ("j_9d_7_1 j_9d_7_2 j_9d_e", True, False),
    ("j_9d_7_1 j_9d_e j_9d_a1", True, False),
    ("j_9d_7_1 j_9d_7_2 j_ind_e", False, False),
    ("j_2ab_16 j_2ab_17 j_2ab_18", True, False),
    ("j_wc_1 j_wc_2 j_wc_3", True, True),
    ("j_wc_1 j_wc_2 j_9d_7_1", False, False),
]


@pytest.mark.rule("15.5", "5.3", "8.2")
@pytest.mark.parametrize(("units", "division", "regiment"), TRIOS)
@pytest.mark.parametrize("switch", ["one_division", "one_regiment", ""])
def test_three_that_move_together(units: str, division: bool, regiment: bool, switch: str) -> None:  # Rulings 57, 95
    """Pairs are always free; the third must be of the formation."""
    allowed = {"one_division": division, "one_regiment": regiment, "": True}[switch]
    switches = {"white_cord": True, **({switch: True} if switch else {})}
    first, second, third = units.split()
    match = position({"5": units, "28": "r_13_1"}, switches=switches).picked("japan", f"{first} {second}")
    assert "March 1" in offered(match)
    assert (third in offers(match, "Pick")) == allowed
    assert refusal(match, f"Pick {third}") == ("" if allowed else "15.5 not-one-formation")


@pytest.mark.rule("15.5", "5.3", "7.1")
@pytest.mark.parametrize(
    ("units", "switch", "allowed"),
    [
        ("r_13_1 r_13_2 r_14_1", "one_division", True),
        ("r_13_1 r_13_2 r_14_1", "one_regiment", False),
        ("r_13_1 r_13_2 r_25_1", "one_division", False),
        ("r_13_1 r_13_2 r_mg_16", "one_division", False),
        ("r_13_1 r_13_2 r_mg_16", "one_regiment", False),
        ("r_13_1 r_13_2 r_13_3", "one_regiment", True),
        ("r_13_1 r_25_1 r_mg_16", "", True),
    ],
)
def test_three_that_fire_together(units: str, switch: str, allowed: bool) -> None:  # Rulings 57 and 95
    first, second, third = units.split()
    board = position({"16": units, "5": "j_9d_7_1", "6": "j_9d_7_2"}, switches={switch: True} if switch else {})
    match = board.picked("russia", f"{first} {second}")
    assert "Fire 5" in offered(match)
    assert (third in offers(match, "Pick")) == allowed
    assert refusal(match, f"Pick {third}") == ("" if allowed else "15.5 not-one-formation")


@pytest.mark.rule("15.5", "5.3")
@pytest.mark.parametrize("switch", ["one_division", "one_regiment"])
def test_reserve_units_keep_their_limit_of_two(switch: str) -> None:  # Ruling 95
    board = position({"5": "j_1rb_1_1 j_1rb_1_2 j_1rb_15_1", "16": "r_13_1"}, switches={switch: True})
    assert refusal(board.picked("japan", "j_1rb_1_1 j_1rb_1_2"), "Pick j_1rb_15_1") == "5.3 reserves-in-pairs"


@pytest.mark.rule("15.5", "5.3")
def test_both_limits_hold_together() -> None:
    switches = {"one_division": True, "one_regiment": True}
    board = position({"5": "j_9d_7_1 j_9d_7_2 j_9d_7_3 j_9d_19_1", "28": "r_13_1"}, switches=switches)
    assert offers(board.picked("japan", "j_9d_7_1 j_9d_7_2"), "Pick") == {"j_9d_7_3"}


@pytest.mark.rule("15.5", "9.1")
@pytest.mark.parametrize("switch", ["one_division", "one_regiment"])
def test_defensive_fire_knows_no_formations(switch: str) -> None:
    board = position({"5": "j_9d_7_1", "16": "r_13_1 r_25_1 r_mg_16 r_res3"}, switches={switch: True})
    match = give(board.act("japan", "j_9d_7_1", "March 16", rolls=[1, 1]), "Shoot")
    assert len(shot(match).units) == 4
