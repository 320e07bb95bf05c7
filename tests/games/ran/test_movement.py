"""6.1 to 6.3, 6.7  Units on the move: points, ground, the last point, and friends in the way."""

from __future__ import annotations

import pytest
from tests.games.ran.position import RanMatch, give, march, place_of_busho, plateau, position, where

from honjin.games.ran.events.movement import RiderBound, UnitEntered, UnitTurned
from honjin.testing.position import asked, events_of, offered, refusal


def entries(wishes: set[str]) -> set[str]:
    return {wish for wish in wishes if wish.startswith("Enter")}


def costs(match: RanMatch) -> list[int]:
    return [event.cost for event in events_of(match, UnitEntered)]


@pytest.mark.rule("6.11")
def test_a_unit_spends_at_most_its_allowance_and_may_spend_less() -> None:
    match = plateau({"2017": "baba_si_1 E"}, phase="baba").move("baba_si_1")
    give(match, "Enter 2117", "Enter 2216", "Enter 2316", "Enter 2415")
    assert where(match, "baba_si_1") == "2415 E"
    assert not entries(offered(match))
    early = give(plateau({"2017": "baba_si_1 E"}, phase="baba").move("baba_si_1"), "Enter 2117", "Halt")
    assert where(early, "baba_si_1") == "2117 E"
    assert not asked(early)


@pytest.mark.rule("6.11", "11.33")
def test_a_disordered_unit_has_less_to_spend() -> None:
    match = plateau({"2017": "baba_si_1 E d"}, phase="baba").move("baba_si_1")
    give(match, "Enter 2117", "Enter 2216", "Enter 2316")
    assert "Enter 2415" not in offered(match)


@pytest.mark.rule("6.11", "5.33")
def test_a_unit_out_of_command_spends_half_of_it_rounded_down() -> None:
    rider = plateau({"2017": "baba_kb_1 E d"}, phase="baba", commanded="").move("baba_kb_1")
    give(rider, "Enter 2117", "Enter 2216")
    assert refusal(rider, "Enter 2316") == "6.33 too-few-points"


@pytest.mark.rule("6.12", "5.34")
def test_a_unit_moves_once_in_a_phase() -> None:
    match = plateau({"2017": "baba_si_1 E", "2015": "baba_si_2 E"}, phase="baba").orders()
    give(match, "Move baba_si_1", "Enter 2117", "Halt")
    assert refusal(match, "Move baba_si_1") == "5.34 has-acted"
    assert "Move baba_si_2" in offered(match)


@pytest.mark.rule("6.31")
def test_a_move_goes_from_hex_to_hex_and_is_finished_before_another_begins() -> None:
    match = plateau({"2017": "baba_si_1 E", "2015": "baba_si_2 E"}, phase="baba").orders()
    give(match, "Move baba_si_1")
    assert asked(match) == "takeda move-on"
    assert refusal(match, "Enter 2217") == "6.31 not-next-to-it"
    assert refusal(match, "Move baba_si_2") == "6.31 another-unit-moves"
    assert refusal(match, "RemoveHits baba_si_2") == "6.31 another-unit-moves"
    assert refusal(match, "Reform baba_si_1") == "6.32 not-while-moving"


@pytest.mark.rule("6.32", "7.12")
def test_only_hexes_in_front_can_be_entered() -> None:
    match = plateau({"2216": "baba_si_1 E"}, phase="baba").move("baba_si_1")
    assert entries(offered(match)) == {"Enter 2316", "Enter 2317"}
    assert refusal(match, "Enter 2215") == "7.12 not-in-front"
    give(match, "Turn NE")
    assert entries(offered(match)) == {"Enter 2215", "Enter 2316"}


@pytest.mark.rule("6.33")
def test_whoever_cannot_pay_for_a_hex_does_not_enter_it() -> None:
    # Woods cost close order 3 of its 4 points.
    match = give(plateau({"2017": "baba_si_1 SE"}, phase="baba").move("baba_si_1"), "Enter 2118", "Enter 2218")
    assert refusal(match, "Enter 2219") == "6.33 too-few-points"
    match = give(plateau({"2117": "baba_si_1 SE"}, phase="baba").move("baba_si_1"), "Enter 2118", "Turn E")
    give(match, "Enter 2218")
    assert refusal(match, "Enter 2219") == "7.12 not-in-front"
    near = give(plateau({"2217": "baba_si_1 SE"}, phase="baba").move("baba_si_1"), "Enter 2218", "Enter 2219")
    assert costs(near) == [1, 3]


@pytest.mark.rule("6.21", "6.61", "6.62")
def test_ground_costs_by_type_and_formation() -> None:
    found = []
    for unit in ("baba_as_1 SE", "baba_as_1 SE o", "baba_kb_1 SE", "baba_kb_1 SE o", "baba_as_t_1 SE"):
        match = plateau({"2218": unit}, phase="baba").move(unit.split()[0])
        found += costs(give(match, "Enter 2219"))
    assert found == [3, 2, 4, 3, 2]


@pytest.mark.rule("6.21", "6.24")
def test_a_slope_costs_points_uphill_and_none_downhill() -> None:
    # 1307 lies a level above 1407.
    up = give(plateau({"1407": "baba_si_1 W"}, phase="baba").move("baba_si_1"), "Enter 1307")
    down = give(plateau({"1307": "baba_si_1 E"}, phase="baba").move("baba_si_1"), "Enter 1407")
    assert (costs(up), costs(down)) == ([2], [1])


@pytest.mark.rule("6.24")
def test_along_a_road_every_hex_costs_a_point() -> None:
    # The road through the woods from 0209 to 0309.
    match = plateau({"0209": "baba_kb_1 SE"}, phase="baba").move("baba_kb_1")
    assert "Turn E" in offered(match)
    give(match, "Turn E", "Enter 0309")
    assert costs(match) == [1]


@pytest.mark.rule("6.22")
def test_moving_costs_no_cohesion_whatever_the_ground() -> None:
    match = give(plateau({"2218": "baba_as_1 SE"}, phase="baba").move("baba_as_1"), "Enter 2219", "Halt")
    assert where(match, "baba_as_1") == "2219 SE"


@pytest.mark.rule("6.23")
def test_some_hexsides_are_closed() -> None:
    # At Suriagehara the Nippashi runs between 0116 and 0117.
    match = position({"0116": "shigezane_si_1 SE"}, phase="shigezane").move("shigezane_si_1")
    assert refusal(match, "Enter 0117") == "6.23 closed-to-it"


# 6.34  The last point


@pytest.mark.rule("6.34")
def test_nobody_comes_next_to_an_enemy_with_his_last_point() -> None:
    units = {"2017": "baba_si_1 E", "2515": "ujiteru_as_1 E"}
    match = march(plateau(units, phase="baba").move("baba_si_1"), "Enter 2117", "Enter 2216", "Enter 2316")
    assert refusal(match, "Enter 2415") == "6.34 last-point"
    nearer = {"2117": "baba_si_1 E", "2515": "ujiteru_as_1 E"}
    match = march(plateau(nearer, phase="baba").move("baba_si_1"), "Enter 2216", "Enter 2316", "Enter 2415")
    assert where(match, "baba_si_1") == "2415 E"


@pytest.mark.rule("6.34")
def test_the_last_point_counts_only_where_a_unit_was_not_next_to_that_enemy_before() -> None:
    """Ruling 133."""
    units = {"2216": "baba_si_1 NE", "2316": "ujiteru_as_1 NE"}
    match = march(plateau(units, phase="baba").move("baba_si_1"), "Turn SE", "Turn NE")
    # All but one of its points went for turning, but beside 2316 it stood already.
    assert "Enter 2215" in offered(match)


@pytest.mark.rule("9.34")
def test_riders_may_use_their_last_point_and_are_then_bound_to_charge() -> None:
    """Ruling 167."""
    units = {"2017": "baba_kb_1 E", "2714": "ujiteru_as_1 E"}
    match = plateau(units, phase="baba").move("baba_kb_1")
    march(match, "Enter 2117", "Enter 2216", "Enter 2316", "Enter 2415", "Enter 2515", "Enter 2614")
    assert where(match, "baba_kb_1") == "2614 E"
    assert [event.unit for event in events_of(match, RiderBound)] == ["baba_kb_1"]


@pytest.mark.rule("9.34", "9.31")
def test_riders_keep_a_point_where_nobody_they_reach_is_before_them() -> None:
    """Ruling 167."""
    units = {"2017": "baba_kb_1 E", "2613": "ujiteru_as_1 E"}
    match = plateau(units, phase="baba").move("baba_kb_1")
    march(match, "Enter 2117", "Enter 2216", "Enter 2316", "Enter 2415", "Enter 2515")
    assert refusal(match, "Enter 2614") == "6.34 last-point"


# 6.7  Stacking


@pytest.mark.rule("6.71", "4.53")
def test_one_unit_a_hex_and_nobody_in_or_through_a_honjin() -> None:
    units = {"2216": "baba_si_1 E", "2316": "honjin_takeda", "2317": "baba_si_2 E"}
    match = plateau(units, phase="baba").move("baba_si_1")
    assert refusal(match, "Enter 2316") == "6.71 not-through-a-honjin"
    give(match, "Enter 2317")
    assert refusal(match, "Halt") == "6.74 not-on-top-of-a-friend"


@pytest.mark.rule("6.72")
def test_bushos_do_not_count_and_are_passed_freely() -> None:
    here = plateau({"2216": "baba_si_1 E"}, bushos={"asari": "2316", "katsuyori": "2316"}, phase="baba")
    assert costs(give(here.move("baba_si_1"), "Enter 2316", "Halt")) == [1]


@pytest.mark.rule("6.73")
def test_nobody_enters_the_hex_of_an_enemy() -> None:
    units = {"2216": "baba_si_1 E", "2316": "ujiteru_as_1 E d"}
    match = march(plateau(units, phase="baba").move("baba_si_1"))
    assert refusal(match, "Enter 2316") == "6.73 enemy-there"


@pytest.mark.rule("6.74")
def test_a_friend_is_passed_for_a_point_more_and_takes_a_hit() -> None:
    units = {"2216": "baba_si_1 E", "2316": "baba_si_2 E"}
    match = give(plateau(units, phase="baba").move("baba_si_1"), "Enter 2316", "Enter 2415", "Halt")
    assert costs(match) == [2, 1]
    assert (where(match, "baba_si_1"), where(match, "baba_si_2")) == ("2415 E", "2316 E h1")


@pytest.mark.rule("6.74")
def test_nobody_sets_foot_on_a_friend_whom_he_cannot_leave_again() -> None:
    units = {"2216": "baba_si_1 E d", "2316": "baba_si_2 E", "2415": "asari_as_1 E", "2416": "asari_as_2 E"}
    units |= {"2315": "asari_si_1 E", "2317": "katsuyori_as_1 E", "2215": "katsuyori_as_2 E"}
    match = plateau(units, phase="baba").move("baba_si_1")
    # Two points for the friend, one is left, and before him others stand.
    assert refusal(match, "Enter 2316") == "6.74 no-way-on"


@pytest.mark.rule("6.74", "7.23")
def test_no_friend_in_an_enemy_zone_is_passed_through() -> None:
    """Ruling 164."""
    units = {"2216": "baba_si_1 E", "2316": "baba_si_2 E", "2415": "ujiteru_as_1 W"}
    match = march(plateau(units, phase="baba").move("baba_si_1"))
    assert refusal(match, "Enter 2316") == "7.23 friend-in-zoc"


@pytest.mark.rule("6.74")
def test_enemies_react_to_a_unit_on_top_of_a_friend_when_it_has_left_him() -> None:
    """Ruling 201."""
    units = {"2216": "baba_si_1 E", "2316": "baba_si_2 E", "2616": "ujiteru_as_1 E"}
    match = give(plateau(units, phase="baba").move("baba_si_1"), "Enter 2316")
    assert asked(match) == "takeda move-on"
    give(match, "Enter 2416")
    assert asked(match) == "hojo react"


@pytest.mark.rule("6.13")
def test_fire_costs_points_and_a_unit_fires_once() -> None:
    units = {"2017": "baba_as_t_1 E", "2415": "ujiteru_as_1 E"}
    match = plateau(units, phase="baba").move("baba_as_t_1", rolls=[0])
    give(match, "Enter 2117", "Fire baba_as_t_1 ujiteru_as_1")
    # Four points: one to move, two to fire, one left.
    assert match.open[0].facts["left"] == 1
    assert not [wish for wish in offered(match) if wish.startswith("Fire")]
    spent = give(plateau(units, phase="baba").move("baba_as_t_1"), "Turn SW", "Turn E")
    assert refusal(spent, "Fire baba_as_t_1 ujiteru_as_1") == "6.13 too-few-points"


@pytest.mark.rule("4.65")
def test_a_busho_stays_where_he_is_when_the_unit_beside_him_moves() -> None:
    here = plateau({"2216": "baba_si_1 E"}, bushos={"baba": "2216"}, phase="baba")
    match = give(here.move("baba_si_1"), "Enter 2316", "Halt")
    assert place_of_busho(match, "baba") == "2216"


@pytest.mark.rule("11.36")
def test_a_unit_disordered_on_its_way_counts_what_it_has_spent_against_its_lower_allowance() -> None:
    """Ruling 85."""
    match = give(plateau({"2218": "baba_as_1 SE h6"}, phase="baba").move("baba_as_1"), "Enter 2219", "Turn E")
    # The turn in the woods cost the seventh hit: Disordered, 3 of 3 points spent.
    assert where(match, "baba_as_1") == "2219 E d"
    assert not asked(match) or not entries(offered(match))
    assert [event.cost for event in events_of(match, UnitTurned)] == [0]


@pytest.mark.rule("11.36")
def test_a_disordered_unit_does_not_turn_where_the_hit_would_rout_it() -> None:
    match = plateau({"2219": "baba_as_1 SE h5 d"}, phase="baba").move("baba_as_1")
    assert refusal(match, "Turn E") == "11.36 turn-would-rout"


@pytest.mark.rule("6.74")
def test_on_top_of_one_friend_nobody_steps_on_another_from_whom_there_is_only_the_way_back() -> None:
    units = {"2617": "baba_kb_1 W", "2517": "baba_kb_2 W", "2416": "baba_as_1 W", "2516": "baba_as_2 W"}
    units |= {"2415": "asari_as_1 W", "2417": "asari_as_2 W", "2317": "asari_si_1 W", "2316": "asari_as_t_1 W"}
    match = give(plateau(units, phase="baba").move("baba_kb_1"), "Enter 2517")
    assert refusal(match, "Enter 2416") == "6.74 no-way-on"


@pytest.mark.rule("7.23", "8.61")
def test_a_zone_that_falls_on_a_unit_in_the_middle_of_its_move_ends_it() -> None:
    """Ruling 146."""
    units = {"2017": "baba_as_t_1 E", "2217": "ujiteru_si_1 W"}
    match = march(plateau(units, phase="baba").move("baba_as_t_1", rolls=[9, 0, 0]))
    give(match, "Fire baba_as_t_1 ujiteru_si_1", "Stand 2117 W")
    # The enemy has charged: it can neither leave nor turn any more, though it has entered no hex yet.
    assert asked(match) == ""
    assert where(match, "baba_as_t_1") == "2017 E"
