"""Chapter 12: reinforcements, supplements, and where they arrive."""

from __future__ import annotations

import pytest
from tests.games.storm.position import StormMatch, give, holder, offers, place_of, position, siege, some, units_in

from honjin.games.storm.events import Shot, UnitPlaced, UnitRecalled, UnitsWrittenOff
from honjin.games.storm.model import RUSSIA
from honjin.testing.position import asked, events_of, offered, refusal, rules_of

TEN_JAPANESE = f"{some('j_11d_12', 'j_11d_22', 'j_11d_43')} j_11d_44_1"
TEN_RUSSIANS = f"{some('r_25', 'r_26', 'r_27')} r_28_1"
OTHER_TEN = f"{some('r_14', 'r_15', 'r_16')} r_28_2"


def boxed(number: int) -> str:
    """So many Russian battalions."""
    return " ".join(some("r_5", "r_13").split()[:number])


def recalled(match: StormMatch) -> list[str]:
    """The supplements that have come."""
    return [event.unit for event in events_of(match, UnitRecalled)]


def written_off(match: StormMatch) -> list[str]:
    """The Russian units that are lost for good."""
    return [unit for event in events_of(match, UnitsWrittenOff) for unit in event.units]


# Reinforcements


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    ("turn", "units"),
    [
        (1, ""),
        (2, ""),
        (3, "j_28_1"),
        (4, "j_28_2 j_7d_25_1 j_7d_25_2 j_7d_25_3 j_7d_26_1 j_7d_26_2 j_7d_26_3 j_7d_e j_7d_a"),
        (5, "j_28_3 j_7d_27_1 j_7d_27_2 j_7d_27_3 j_7d_28_1 j_7d_28_2 j_7d_28_3"),
    ],
)
def test_reinforcements_come_as_the_track_says(turn: int, units: str) -> None:
    match = position(turn=turn).japanese_arrivals()
    while not match.is_over:
        assert asked(match) == "japan place"
        give(match, "Place 37")
    assert {event.unit for event in events_of(match, UnitPlaced)} == set(units.split())
    assert units_in(match, "37") == set(units.split())


@pytest.mark.rule("12.1", "12.3")
def test_japanese_reinforcements_go_to_any_area_under_japanese_control() -> None:  # Ruling 47
    board = position({"16": "r_13_1", "6": "j_9d_7_1"}, turn=3, japanese="16", russian="8")
    match = board.japanese_arrivals()
    assert match.open[0].facts["unit"] == "j_28_1"
    assert offers(match, "Place") == {*map(str, range(1, 8)), "9", "10", "16", "37", "38"}
    assert refusal(match, "Place 8") == "12.3 not-under-control"
    assert refusal(match, "Place 23") == "12.3 not-under-control"


@pytest.mark.rule("12.3")
def test_reinforcements_may_arrive_among_enemies() -> None:  # Ruling 66
    match = give(position({"6": "r_13_1 r_mg_16"}, turn=3).japanese_arrivals(), "Place 6")
    assert match.is_over
    assert units_in(match, "6") == {"j_28_1", "r_13_1", "r_mg_16"}
    assert events_of(match, Shot) == []
    assert holder(match, "6") == "japan"


@pytest.mark.rule("12.3", "8.3")
def test_reinforcements_do_not_go_into_a_full_area() -> None:  # Ruling 46
    match = position({"6": TEN_JAPANESE}, turn=3).japanese_arrivals()
    assert "6" not in offers(match, "Place")
    assert refusal(match, "Place 6") == "8.3 ten-units"


@pytest.mark.rule("12.3")
def test_japanese_arrivals_can_neither_be_stopped_nor_put_off() -> None:  # Ruling 47
    match = position(turn=3, russian=" ".join(map(str, range(1, 11)))).japanese_arrivals()
    assert offered(match) == {"Place 37", "Place 38"}
    assert refusal(match, "Pass").endswith(" not-now")


@pytest.mark.rule("12.3")
def test_arrivals_are_active_and_may_act_at_once() -> None:  # Rulings 59 and 66
    match = give(position({"16": "r_13_1", "28": "r_13_2"}, turn=3).turn(), "Place 6")
    assert place_of(match, "j_28_1") == "6"
    assert "Pick j_28_1" in offered(match)


@pytest.mark.rule("12.1", "12.3")
def test_reinforcements_are_placed_one_by_one() -> None:
    match = give(position(turn=5).japanese_arrivals(), "Place 1", "Place 37")
    assert (place_of(match, "j_28_3"), place_of(match, "j_7d_27_1")) == ("1", "37")
    assert match.open[0].facts["unit"] == "j_7d_27_2"


@pytest.mark.rule("12.1")
def test_reinforcements_cite_their_section() -> None:
    match = give(position(turn=3).japanese_arrivals(), "Place 1")
    assert rules_of(match, UnitPlaced) == ["12.1"]


# Japanese supplements


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(("turn", "number"), [(1, 0), (2, 8), (3, 4), (4, 4), (5, 4)])
def test_japan_receives_as_many_supplements_as_the_track_says(turn: int, number: int) -> None:
    box = some("j_9d_7", "j_9d_19", "j_9d_35", "j_9d_36")
    match = position({"reorganization_japan": box}, turn=turn).japanese_arrivals()
    while asked(match) == "japan recall":
        give(match, sorted(offered(match))[0], "Place 38")
    assert len(recalled(match)) == number
    assert len(units_in(match, "reorganization_japan")) == 12 - number


@pytest.mark.rule("12.2")
def test_what_the_box_does_not_hold_is_lost() -> None:  # Ruling 50
    arrivals = position({"reorganization_japan": "j_9d_7_1 j_9d_7_2"}, turn=2).japanese_arrivals()
    give(arrivals, "Recall j_9d_7_1", "Place 37", "Place 37")
    assert arrivals.is_over
    later = position({"reorganization_japan": some("j_9d_7", "j_9d_19")}, turn=3).japanese_arrivals()
    assert later.open[0].facts["left"] == 4


@pytest.mark.rule("12.2")
def test_owner_chooses_which_infantry_returns() -> None:  # Ruling 64
    match = position({"reorganization_japan": "j_9d_7_1 j_1rb_1_1 j_9d_e"}, turn=2).japanese_arrivals()
    assert offered(match) == {"Recall j_9d_7_1", "Recall j_1rb_1_1"}
    give(match, "Recall j_1rb_1_1")
    assert match.open[0].facts["unit"] == "j_1rb_1_1"


@pytest.mark.rule("12.2")
def test_supplements_cannot_be_declined() -> None:  # Ruling 64
    match = position({"reorganization_japan": "j_9d_7_1 j_9d_7_2 j_9d_7_3"}, turn=2).japanese_arrivals()
    assert refusal(match, "Pass").endswith(" not-now")
    give(match, "Recall j_9d_7_1", "Place 37", "Recall j_9d_7_2", "Place 37", "Place 37")
    assert len(recalled(match)) == 3
    assert match.is_over


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("Recall j_9d_e", "12.2 only-infantry-returns"),
        ("Recall j_9d_7_3", "12.2 not-in-the-box"),
        ("Recall r_13_1", "12.2 not-in-the-box"),
        ("Recall guard_1", "2.11 no-such-unit"),
    ],
)
def test_what_is_no_supplement(wish: str, reason: str) -> None:
    places = {"reorganization_japan": "j_9d_7_1 j_9d_7_2 j_9d_e", "5": "j_9d_7_3", "reorganization_russia": "r_13_1"}
    assert refusal(position(places, turn=2).japanese_arrivals(), wish) == reason


@pytest.mark.rule("12.3")
def test_japanese_supplements_come_to_either_box_off_the_board() -> None:
    match = position({"reorganization_japan": "j_9d_7_1 j_9d_7_2"}, turn=2).japanese_arrivals()
    give(match, "Recall j_9d_7_1")
    assert offered(match) == {"Place 37", "Place 38"}
    assert refusal(match, "Place 5") == "12.3 off-board-only"
    give(match, "Place 38")
    assert place_of(match, "j_9d_7_1") == "38"


# Russian supplements


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(
    ("number", "back", "lost", "left"),
    [(0, 0, 0, 0), (1, 0, 0, 1), (2, 1, 1, 0), (3, 1, 1, 1), (4, 2, 2, 0), (5, 2, 2, 1)],
)
def test_half_of_the_russian_infantry_returns_and_half_is_destroyed(
    number: int, back: int, lost: int, left: int
) -> None:  # Rulings 49 and 65
    match = position({"reorganization_russia": boxed(number)}, turn=2).russian_arrivals()
    while not match.is_over:
        give(match, sorted(offered(match))[0])
    assert len(recalled(match)) == back
    assert len(written_off(match)) == lost == len(units_in(match, "destroyed"))
    assert len(units_in(match, "reorganization_russia")) == left


@pytest.mark.rule("12.2")
def test_russia_chooses_who_returns_and_who_waits() -> None:  # Ruling 49
    match = position({"reorganization_russia": "r_5_1 r_5_2 r_5_3"}, turn=2).russian_arrivals()
    assert offered(match) == {"Recall r_5_1", "Recall r_5_2", "Recall r_5_3"}
    give(match, "Recall r_5_2", "Place 28")
    assert asked(match) == "russia keep"
    assert offered(match) == {"Keep r_5_1", "Keep r_5_3"}
    assert refusal(match, "Keep r_5_2") == "12.2 not-in-the-box"
    give(match, "Keep r_5_3")
    assert place_of(match, "r_5_2") == "28"
    assert place_of(match, "r_5_3") == "reorganization_russia"
    assert place_of(match, "r_5_1") == "destroyed"


@pytest.mark.rule("12.2")
def test_one_unit_alone_stays_turn_after_turn() -> None:  # Ruling 65
    for turn in (2, 3, 4, 5):
        match = position({"reorganization_russia": "r_5_1"}, turn=turn).russian_arrivals()
        assert match.is_over
        assert units_in(match, "reorganization_russia") == {"r_5_1"}


@pytest.mark.rule("12.2")
def test_only_infantry_is_counted_in_the_russian_box() -> None:  # Rulings 49 and 65
    values = {"r_a_18": {"kind": "engineer", "range": 0}}
    match = position({"reorganization_russia": "r_5_1 r_a_18"}, turn=2, values=values).russian_arrivals()
    assert match.is_over
    assert units_in(match, "reorganization_russia") == {"r_5_1", "r_a_18"}


@pytest.mark.rule("12.2")
def test_russian_halves_are_taken_on_the_first_turn_too() -> None:
    match = position({"reorganization_russia": "r_5_1 r_5_2"}, turn=1).russian_arrivals()
    assert asked(match) == "russia recall"


@pytest.mark.rule("12.2", "4.1")
def test_box_is_counted_when_the_russian_arrivals_begin() -> None:  # Ruling 65
    board = position({"reorganization_russia": "r_5_1 r_5_2 r_5_3 r_13_1", "28": "r_13_2", "5": "j_9d_7_1"}, turn=2)
    match = give(board.turn(), "Recall r_5_1", "Place 28")
    assert match.open[0].facts["left"] == 1  # two were due in all, though only three are left in the box


@pytest.mark.rule("12.3")
def test_russian_supplements_come_to_one_of_the_towns() -> None:
    match = position({"reorganization_russia": "r_5_1 r_5_2"}, turn=2).russian_arrivals()
    give(match, "Recall r_5_1")
    assert offered(match) == {"Place 28", "Place 34"}
    assert refusal(match, "Place 33") == "12.3 towns-only"
    assert refusal(match, "Place 37") == "12.3 towns-only"
    give(match, "Place 34")
    assert place_of(match, "r_5_1") == "34"


@pytest.mark.rule("12.3")
def test_town_under_japanese_control_is_closed() -> None:  # Ruling 48
    board = position({"reorganization_russia": boxed(6), "34": TEN_RUSSIANS.rsplit(" ", 1)[0]}, turn=2, japanese="28")
    match = give(board.russian_arrivals(), "Recall r_5_1")
    assert place_of(match, "r_5_1") == "34"
    assert len(recalled(match)) == 1


@pytest.mark.rule("12.3", "8.3")
@pytest.mark.parametrize(
    ("japanese", "places"), [("28", {}), ("", {"28": TEN_RUSSIANS})], ids=["the other is lost", "the other is full"]
)
def test_supplements_go_to_the_town_that_is_open(japanese: str, places: dict[str, str]) -> None:  # Ruling 48
    board = position({"reorganization_russia": "r_5_1 r_5_2", **places}, turn=2, japanese=japanese)
    match = give(board.russian_arrivals(), "Recall r_5_1")
    assert place_of(match, "r_5_1") == "34"


@pytest.mark.rule("12.3")
def test_town_with_enemies_is_open_while_it_is_russian() -> None:  # Ruling 48
    board = position({"reorganization_russia": "r_5_1 r_5_2", "28": "j_9d_7_1"}, turn=2)
    match = give(board.russian_arrivals(), "Recall r_5_1", "Place 28")
    assert units_in(match, "28") == {"r_5_1", "j_9d_7_1"}
    assert events_of(match, Shot) == []
    assert holder(match, "28") == "russia"


@pytest.mark.rule("12.3", "8.3")
def test_supplements_without_room_stay_in_the_box_and_are_counted_again() -> None:  # Ruling 48
    """Six in the box: three should return, but one place is free. Three are destroyed, two wait."""
    nine = TEN_RUSSIANS.rsplit(" ", 1)[0]
    board = position(
        {"reorganization_russia": boxed(6), "28": nine, "34": OTHER_TEN.replace("r_28_2", "r_28_3")}, turn=2
    )
    match = give(board.russian_arrivals(), "Recall r_5_1")
    assert asked(match) == "russia keep"
    assert match.open[0].facts["left"] == 2
    give(match, "Keep r_5_2")
    assert refusal(match, "Keep r_5_2") == "12.2 picked-already"
    give(match, "Keep r_5_3")
    assert units_in(match, "reorganization_russia") == {"r_5_2", "r_5_3"}
    assert len(written_off(match)) == 3


@pytest.mark.rule("12.3")
def test_without_any_town_nobody_returns_and_half_is_lost_all_the_same() -> None:  # Ruling 48
    match = position({"reorganization_russia": "r_5_1 r_5_2"}, turn=2, japanese="28 34").russian_arrivals()
    assert recalled(match) == []
    give(match, "Keep r_5_1")
    assert place_of(match, "r_5_1") == "reorganization_russia"
    assert written_off(match) == ["r_5_2"]


@pytest.mark.rule("12.3")
def test_russian_supplements_are_active() -> None:  # Ruling 59
    board = position({"reorganization_russia": "r_5_1 r_5_2", "5": "j_9d_7_1"}, turn=2)
    match = give(board.turn(), "Recall r_5_1", "Place 28", "Pass")
    assert "Pick r_5_1" in offered(match)


@pytest.mark.rule("12.1")
def test_russia_has_no_reinforcements_without_the_optional_rule() -> None:
    for turn in range(1, 6):
        match = position(turn=turn).russian_arrivals()
        assert match.is_over
        assert events_of(match, UnitPlaced) == []
    assert not any(siege().reinforcements[turn] & siege().army[RUSSIA] for turn in range(1, 6))
