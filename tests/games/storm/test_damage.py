"""Chapters 11.1 and 11.2: how damage points are absorbed, and by whom."""

from __future__ import annotations

import pytest
from tests.games.storm.position import StormMatch, give, holder, place_of, points, position, siege, units_in

from honjin.games.storm.events import PointsVoid, UnitDestroyed, UnitFlipped, UnitRemoved, UnitRetreated
from honjin.games.storm.model import RUSSIA, AreaId
from honjin.games.storm.rules.damage import Absorption
from honjin.testing.position import asked, events_of, offered, order_of, refusal, wish_of

DICE = {0: (1, 1), 1: (1, 2), 2: (1, 3), 3: (1, 4), 4: (1, 5), 5: (1, 6), 6: (2, 6), 7: (3, 6), 8: (4, 6), 9: (5, 6)}
"""For a number of damage points, a roll of the gun of `hit`."""
LEVEL = 3
"""Of area 16."""


def hit(
    damage: int, garrison: str, others: dict[str, str] | None = None, switches: dict[str, bool] | None = None
) -> StormMatch:
    """Russians in 16 take so many damage points of a bombardment. Their next areas are 15, 23 and 24."""
    printed = {card.id: card.defence for card in siege().units if card.side == "russia"}
    defence = max(printed.get(word.removesuffix("*"), 0) for word in garrison.split()) + LEVEL
    values = {"j_s_15h1": {"firepower": defence - 2}}
    board = position({"1": "j_s_15h1", "16": garrison, **(others or {})}, values=values, switches=switches)
    match = board.act("japan", "j_s_15h1", "Bombard 16", rolls=DICE[damage])
    assert points(match) == damage
    return match


def ways(match: StormMatch) -> set[str]:
    """What is offered, retreats without their area."""
    found = (wish.split() for wish in offered(match) if wish != "AbsorbForMe")
    return {" ".join(words[:2]) for words in found}


def ways_of(garrison: str, damage: int) -> set[str]:
    """What Russians in 16 could do about so many points, asked for or not."""
    state = position({"16": garrison}).state
    found = (wish_of(option).split() for option in Absorption(RUSSIA, AreaId("16"), damage).ways(state))
    return {" ".join(words[:2]) for words in found}


# What absorbs how much


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("unit", "damage", "found"),
    [
        ("r_13_1", 1, {"Flip r_13_1"}),
        ("r_13_1", 2, {"Flip r_13_1", "Retreat r_13_1"}),
        ("r_13_1", 3, {"Flip r_13_1", "Remove r_13_1"}),
        ("r_13_1", 4, {"Flip r_13_1", "Remove r_13_1"}),
        ("r_13_1*", 1, {"Retreat r_13_1"}),
        ("r_13_1*", 2, {"Remove r_13_1"}),
        ("r_13_1*", 3, {"Remove r_13_1"}),
        ("r_mg_16", 1, {"Lose r_mg_16"}),
        ("r_mg_16*", 1, {"Lose r_mg_16"}),
        ("r_a_18", 3, {"Lose r_a_18"}),
    ],
)
def test_what_one_unit_can_do_about_so_many_points(unit: str, damage: int, found: set[str]) -> None:  # Rulings 29, 77
    assert ways_of(unit, damage) == found


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("unit", "answers", "end"),
    [
        ("r_13_1", ["Flip r_13_1"], "16*"),
        ("r_13_1*", ["Retreat r_13_1 23"], "23*"),
        ("r_13_1", ["Retreat r_13_1 23"], "23*"),
        ("r_13_1*", ["Remove r_13_1"], "reorganization_russia"),
        ("r_13_1", ["Remove r_13_1"], "reorganization_russia"),
        ("r_13_1", ["Flip r_13_1", "Retreat r_13_1 23"], "23*"),
        ("r_mg_16", ["Lose r_mg_16"], "destroyed"),
        ("r_a_18*", ["Lose r_a_18"], "destroyed"),
    ],
)
def test_ways_to_absorb_and_where_they_lead(unit: str, answers: list[str], end: str) -> None:  # Rulings 27, 28, 30
    front = not unit.endswith("*")
    prices = {"Flip": 1, "Lose": 1, "Retreat": 1 + front, "Remove": 2 + front}
    damage = prices[answers[-1].split()[0]]
    match = give(hit(damage, unit), *answers)
    assert match.is_over
    assert place_of(match, unit.removesuffix("*")) == end
    assert events_of(match, PointsVoid) == []


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("switch", [False, True])
def test_side_that_an_active_unit_shows_after_its_retreat(switch: bool) -> None:  # Ruling 27
    match = give(hit(2, "r_13_1", switches={"retreat_keeps_side": switch}), "Retreat r_13_1 23")
    assert place_of(match, "r_13_1") == ("23" if switch else "23*")


@pytest.mark.rule("11.1")
def test_switch_does_not_turn_a_spent_unit_active() -> None:  # Ruling 27
    match = give(hit(1, "r_13_1*", switches={"retreat_keeps_side": True}), "Retreat r_13_1 23")
    assert place_of(match, "r_13_1") == "23*"
    flipped = hit(2, "r_13_1", switches={"retreat_keeps_side": True})
    assert place_of(give(flipped, "Flip r_13_1", "Retreat r_13_1 23"), "r_13_1") == "23*"


@pytest.mark.rule("11.1")
def test_one_unit_may_absorb_twice() -> None:  # Ruling 28
    match = give(hit(3, "r_13_1 r_13_2"), "Flip r_13_1", "Remove r_13_1")
    assert units_in(match, "16") == {"r_13_2"}
    assert order_of(match, UnitFlipped, UnitRemoved) == ["UnitFlipped", "UnitRemoved"]


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("wish", ["Flip r_mg_16", "Retreat r_mg_16 23", "Remove r_mg_16"])
def test_damage_never_flips_guns_nor_makes_them_retreat(wish: str) -> None:  # Rulings 30 and 89
    assert refusal(hit(2, "r_mg_16 r_13_1"), wish) == "11.1 one-point-destroys"


@pytest.mark.rule("11.1")
def test_infantry_is_not_destroyed() -> None:
    assert refusal(hit(2, "r_mg_16 r_13_1"), "Lose r_13_1") == "11.1 not-a-gun"


@pytest.mark.rule("11.1")
def test_spent_unit_does_not_flip_again() -> None:
    assert refusal(hit(1, "r_13_1* r_13_2"), "Flip r_13_1") == "11.1 inactive-already"


@pytest.mark.rule("11.1")
def test_each_gun_absorbs_one_point() -> None:  # Ruling 30
    match = give(hit(2, "r_mg_16 r_a_18 r_13_1"), "Lose r_mg_16", "Lose r_a_18")
    assert match.is_over
    assert units_in(match, "16") == {"r_13_1"}
    assert units_in(match, "destroyed") == {"r_mg_16", "r_a_18"}


@pytest.mark.rule("11.1", "2.22")
def test_japanese_guns_are_out_of_play_for_good() -> None:  # Ruling 31
    board = position({"16": "r_mg_16", "5": "j_9d_a1 j_9d_7_1"})
    match = give(board.act("russia", "r_mg_16", "Fire 5", rolls=[2, 2]), "Lose j_9d_a1")
    assert place_of(match, "j_9d_a1") == "destroyed"
    later = position({"destroyed": "j_9d_a1", "reorganization_japan": "j_9d_7_1 j_9d_7_2"}, turn=3).japanese_arrivals()
    assert refusal(later, "Recall j_9d_a1") == "12.2 not-in-the-box"


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("unit", "dice", "answer", "end"),
    [
        ("j_9d_e", (1, 2), "Flip j_9d_e", "5*"),
        ("j_9d_e", (1, 3), "Retreat j_9d_e 1", "1*"),
        ("j_9d_e", (1, 4), "Remove j_9d_e", "reorganization_japan"),
    ],
)
def test_engineers_absorb_like_infantry(unit: str, dice: tuple[int, int], answer: str, end: str) -> None:  # Ruling 32
    match = position({"16": "r_mg_16", "5": unit}).act("russia", "r_mg_16", "Fire 5", rolls=dice)
    assert place_of(give(match, answer), unit) == end


@pytest.mark.rule("11.1", "12.2")
def test_engineers_never_come_back() -> None:  # Ruling 32
    board = position({"reorganization_japan": "j_9d_e j_9d_7_1 j_9d_7_2"}, turn=3)
    match = board.japanese_arrivals()
    assert offered(match) == {"Recall j_9d_7_1", "Recall j_9d_7_2"}
    assert refusal(match, "Recall j_9d_e") == "12.2 only-infantry-returns"


@pytest.mark.rule("11.1", "12.3")
def test_units_in_the_box_show_their_active_side() -> None:
    match = give(hit(2, "r_13_1* r_13_2*"), "Remove r_13_1")
    assert place_of(match, "r_13_1") == "reorganization_russia"


@pytest.mark.rule("11.1")
def test_machine_guns_alone_hold_the_area_and_never_retreat() -> None:  # Ruling 89
    match = give(hit(1, "r_mg_16 r_a_18"), "Lose r_a_18")
    assert (units_in(match, "16"), holder(match, "16")) == ({"r_mg_16"}, "russia")


@pytest.mark.rule("11.1")
def test_unit_that_has_retreated_absorbs_no_more() -> None:  # Ruling 77
    match = give(hit(3, "r_13_1* r_13_2* r_13_3*"), "Retreat r_13_1 23")
    assert {wish.split()[1] for wish in ways(match)} == {"r_13_2", "r_13_3"}
    assert refusal(match, "Remove r_13_1") == "11.2 not-hit"


@pytest.mark.rule("11.1", "11.2")
@pytest.mark.parametrize(
    ("garrison", "most"),
    [("r_13_1", 3), ("r_13_1*", 2), ("r_mg_16", 1), ("r_13_1 r_13_2* r_mg_16", 6), ("r_mg_16 r_a_18*", 2)],
)
def test_most_a_garrison_can_absorb(garrison: str, most: int) -> None:  # Ruling 77
    match = hit(9, garrison)
    assert [event.points for event in events_of(match, PointsVoid)] == [9 - most]
    assert units_in(match, "16") == set()


# Who absorbs, and how much


@pytest.mark.rule("11.2")
def test_owner_chooses_freely_among_his_units() -> None:
    match = hit(1, "r_13_1 r_13_2* r_mg_16")
    assert asked(match) == "russia absorb"
    assert ways(match) == {"Flip r_13_1", "Retreat r_13_2", "Lose r_mg_16"}


@pytest.mark.rule("11.2")
def test_side_that_fired_has_no_say() -> None:
    assert refusal(hit(1, "r_13_1 r_13_2"), "Flip r_13_1", side="japan").endswith(" not-your-decision")


@pytest.mark.rule("11.2")
def test_nobody_pays_more_than_he_must() -> None:  # Ruling 29
    match = hit(1, "r_13_1* r_13_2")
    assert ways(match) == {"Retreat r_13_1", "Flip r_13_2"}
    assert refusal(match, "Remove r_13_1") == "11.1 costs-more"
    assert refusal(match, "Retreat r_13_2 23") == "11.1 costs-more"


@pytest.mark.rule("11.2")
def test_nobody_pays_less_than_he_can() -> None:  # Ruling 29
    """Four points at a spent and an active unit: after a retreat of the first, three are left and can be used."""
    assert ways_of("r_13_1*", 2) == {"Remove r_13_1"}
    match = hit(4, "r_13_1* r_13_2")
    assert ways(match) == {"Retreat r_13_1", "Remove r_13_1", "Flip r_13_2", "Retreat r_13_2", "Remove r_13_2"}


@pytest.mark.rule("11.2")
def test_a_retreat_is_open_while_others_can_pay_the_rest() -> None:  # Ruling 29
    assert ways_of("r_13_1* r_13_2*", 4) == {"Remove r_13_1", "Remove r_13_2"}
    assert ways_of("r_13_1* r_13_2*", 3) == {"Retreat r_13_1", "Retreat r_13_2", "Remove r_13_1", "Remove r_13_2"}


@pytest.mark.rule("11.2")
def test_points_are_asked_for_until_all_are_used() -> None:
    match = hit(3, "r_13_1 r_13_2 r_13_3")
    for left, unit in ((3, "r_13_1"), (2, "r_13_2"), (1, "r_13_3")):
        assert match.open[0].facts["left"] == left
        give(match, f"Flip {unit}")
    assert match.is_over
    assert units_in(match, "16") == {"r_13_1*", "r_13_2*", "r_13_3*"}


@pytest.mark.rule("11.2")
def test_what_nobody_is_left_to_absorb_is_ignored() -> None:  # Ruling 82
    match = give(hit(5, "r_13_1*"), "Remove r_13_1")
    assert match.is_over
    assert [event.points for event in events_of(match, PointsVoid)] == [3]


@pytest.mark.rule("11.2")
def test_excess_is_not_carried_to_another_action() -> None:  # Ruling 82
    """Sixteen points over are forgotten: the next shot does just its own damage."""
    board = position({"1": "j_s_15h1 j_s_15h2", "16": "r_13_1*", "24": "r_13_2"}, japanese="6")
    match = board.actions(rolls=[6, 6, 4, 6])
    give(match, "Pick j_s_15h1", "Bombard 16", "Remove r_13_1", "Pass", "Pick j_s_15h2", "Bombard 24")
    assert match.open[0].facts["left"] == 2


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("wish", ["Flip r_14_1", "Remove r_14_1", "Flip r_13_2", "Remove j_9d_7_1"])
def test_only_units_of_the_target_area_absorb(wish: str) -> None:
    match = hit(1, "r_13_1 r_15_1 j_9d_7_1*", {"23": "r_14_1"})
    assert refusal(match, wish) == "11.2 not-hit"


@pytest.mark.rule("11.2", "2.11")
def test_a_unit_of_no_game_absorbs_nothing() -> None:
    assert refusal(hit(1, "r_13_1 r_13_2"), "Flip guard_1") == "2.11 no-such-unit"


# Leaving it to the umpire


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(
    ("damage", "garrison", "happened"),
    [
        (1, "r_13_1 r_13_2* r_mg_16", ["UnitFlipped"]),
        (2, "r_13_1 r_13_2* r_mg_16", ["UnitFlipped", "UnitRetreated"]),
        (1, "r_13_2* r_mg_16", ["UnitRetreated"]),
        (2, "r_13_2* r_mg_16", ["UnitRetreated", "UnitDestroyed"]),
    ],
)
def test_umpire_takes_flips_first_then_retreats_guns_and_removals(
    damage: int, garrison: str, happened: list[str]
) -> None:
    match = give(hit(damage, garrison), "AbsorbForMe")
    assert match.is_over
    assert order_of(match, UnitFlipped, UnitRetreated, UnitDestroyed, UnitRemoved) == happened


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(
    ("damage", "garrison", "happened"),
    [
        (1, "r_mg_16", ["UnitDestroyed"]),
        (2, "r_13_2*", ["UnitRemoved"]),
        (1, "r_13_1", ["UnitFlipped"]),
        (6, "r_13_1 r_13_2* r_mg_16", ["UnitDestroyed", "UnitRemoved", "UnitRemoved"]),
        (9, "r_13_1 r_mg_16", ["UnitDestroyed", "UnitRemoved"]),
    ],
)
def test_nobody_is_asked_where_there_is_one_way_or_everything_is_lost(
    damage: int, garrison: str, happened: list[str]
) -> None:
    match = hit(damage, garrison)
    assert match.is_over
    assert order_of(match, UnitFlipped, UnitRetreated, UnitDestroyed, UnitRemoved) == happened


@pytest.mark.rule("11.2")
def test_umpire_spares_the_strongest_units() -> None:
    match = give(hit(2, "r_13_1 r_13_2 r_res3"), "AbsorbForMe")
    assert units_in(match, "16") == {"r_13_1*", "r_13_2", "r_res3*"}


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("damage", range(1, 10))
def test_umpire_uses_as_many_points_as_can_be_used(damage: int) -> None:
    match = give(hit(damage, "r_13_1 r_13_2* r_mg_16"), "AbsorbForMe")
    assert sum(event.points for event in events_of(match, PointsVoid)) == max(0, damage - 6)


@pytest.mark.rule("11.2")
def test_umpire_can_be_left_the_rest() -> None:
    match = give(hit(3, "r_13_1 r_13_2 r_mg_16"), "Lose r_mg_16", "AbsorbForMe")
    assert units_in(match, "16") == {"r_13_1*", "r_13_2*"}
