"""Chapters 6 and 7 in situations where two rules meet: last points, friends, zones, withdrawals, engagements."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.ran.position import RanMatch, facts, give, march, place_of_busho, plateau, position, unit_of, where

from honjin.games.ran.events.bushos import BushoThreatened, SeppukuRolled
from honjin.games.ran.events.cohesion import QualityTested
from honjin.games.ran.events.fire import ShotFired
from honjin.games.ran.events.movement import UnitTurned
from honjin.games.ran.events.shock import ShockResolved
from honjin.games.ran.model import UnitId
from honjin.games.ran.rules.banzai import Banzai
from honjin.games.ran.rules.reactions import aware
from honjin.testing.position import asked, events_of, offered, refusal


def move(units: dict[str, str], unit: str, *wishes: str, rolls: list[int] | None = None, **more: Any) -> RanMatch:
    """A unit of Baba moves; the enemy stands fast and holds his fire."""
    more = {"phase": "baba", **more}
    return march(plateau(units, **more).move(unit, rolls=rolls or []), *wishes)


def entries(match: RanMatch) -> set[str]:
    return {wish.removeprefix("Enter ") for wish in offered(match) if wish.startswith("Enter")}


# 6.1  Points and fire


@pytest.mark.rule("6.13")
@pytest.mark.parametrize(
    ("unit", "steps", "may"),
    [("baba_as_t_1", 2, True), ("baba_as_t_1", 3, False), ("baba_si_b_1", 4, True), ("baba_si_b_1", 5, False)],
)
def test_a_shot_after_a_march_needs_two_points_for_teppo_and_one_for_bows(unit: str, steps: int, may: bool) -> None:
    way = ["2117", "2216", "2316", "2415", "2515"][:steps]
    target = {2: "2416", 3: "2516", 4: "2615", 5: "2714"}[steps]
    match = move({"2017": f"{unit} E", target: "ujiteru_as_1 E"}, unit)
    for hex in way:
        give(match, f"Enter {hex}")
        march(match)
    wish = f"Fire {unit} ujiteru_as_1"
    assert (asked(match) != "" and wish in offered(match)) is may


@pytest.mark.rule("6.13", "8.21")
def test_after_a_shot_the_rest_of_the_points_may_be_walked_and_it_is_the_only_one() -> None:
    units = {"2017": "baba_as_t_1 E", "2317": "ujiteru_as_1 E"}
    match = march(
        plateau(units, phase="baba").move("baba_as_t_1", rolls=[0]), "Fire baba_as_t_1 ujiteru_as_1", "Enter 2117"
    )
    assert refusal(match, "Fire baba_as_t_1 ujiteru_as_1").startswith("8.21")
    # One point is left, and it would bring it next to the enemy.
    assert refusal(match, "Enter 2216") == "6.34 last-point"
    assert refusal(match, "Enter 2217") == "6.34 last-point"


# 6.34  The last point


@pytest.mark.rule("6.34", "7.13")
def test_points_spent_on_turning_count_for_the_last_one() -> None:
    units = {"2017": "baba_si_1 E", "2415": "ujiteru_as_1 E"}
    fresh = move(units, "baba_si_1", "Enter 2117", "Enter 2216")
    assert "2316" in entries(fresh)
    turned = move(units, "baba_si_1", "Enter 2117", "Turn NE", "Turn E", "Enter 2216")
    assert refusal(turned, "Enter 2316") == "6.34 last-point"


@pytest.mark.rule("6.34")
def test_a_honjin_and_a_disordered_enemy_are_enemies_too_but_not_a_lone_busho() -> None:
    for there in ("honjin_hojo", "ujiteru_as_1 E d"):
        match = move({"2017": "baba_si_1 E", "2515": there}, "baba_si_1", "Enter 2117", "Enter 2216", "Enter 2316")
        assert refusal(match, "Enter 2415") == "6.34 last-point"
    alone = plateau({"2017": "baba_si_1 E", "3118": "ujiteru_as_1 W"}, phase="baba", bushos={"ujiteru": "2515"})
    match = march(alone.move("baba_si_1"), "Enter 2117", "Enter 2216", "Enter 2316")
    # He goes to his men as the enemy comes within two hexes, and his hex may be come up to.
    give(match, "Stay", "Enter 2415")
    assert (place_of_busho(match, "ujiteru"), where(match, "baba_si_1")) == ("3118", "2415 E")


@pytest.mark.rule("6.34", "9.35")
def test_riders_with_bows_and_disordered_ones_keep_their_last_point() -> None:
    units = {"2017": "baba_kb_1 E d", "2615": "ujiteru_as_1 E"}
    match = move(units, "baba_kb_1", "Enter 2117", "Enter 2216", "Enter 2316", "Enter 2415")
    assert refusal(match, "Enter 2515") == "6.34 last-point"


# 6.7  Friends in the way


@pytest.mark.rule("6.74")
def test_passing_a_friend_costs_a_point_more_and_him_a_hit_and_nobody_stops_there() -> None:
    match = move({"2017": "baba_si_1 E", "2117": "asari_as_1 E"}, "baba_si_1", "Enter 2117")
    assert refusal(match, "Halt") == "6.74 not-on-top-of-a-friend"
    give(match, "Enter 2216", "Enter 2316")
    assert not entries(match)
    assert where(match, "asari_as_1") == "2117 E h1"


@pytest.mark.rule("6.74")
def test_whoever_cannot_get_past_a_friend_does_not_enter_his_hex() -> None:
    units = {
        "2017": "baba_si_1 E d",
        "2117": "baba_si_2 E",
        "2216": "baba_as_1 E",
        "2217": "baba_as_2 E",
        "2316": "asari_as_1 E",
        "2317": "asari_as_2 E",
        "2116": "katsuyori_as_1 E",
        "2118": "katsuyori_as_2 E",
        "2016": "katsuyori_si_1 E",
    }
    match = move(units, "baba_si_1")
    # One point would be left beyond the first friend, and all around him stand others.
    assert refusal(match, "Enter 2117") == "6.74 no-way-on"


@pytest.mark.rule("6.74", "11.23")
def test_teppo_that_are_passed_once_too_often_are_gone() -> None:
    match = move({"2017": "baba_si_1 E", "2117": "asari_as_t_1 E h4"}, "baba_si_1", "Enter 2117")
    assert where(match, "asari_as_t_1") == "lost"
    # Now the hex is free.
    assert "Halt" in offered(match)


@pytest.mark.rule("6.74", "7.23")
def test_no_passing_through_a_friend_who_stands_in_an_enemy_zone() -> None:
    """Ruling 164."""
    match = move({"2017": "baba_si_1 E", "2117": "baba_si_2 E", "2217": "ujiteru_as_1 W"}, "baba_si_1")
    assert refusal(match, "Enter 2117") == "7.23 friend-in-zoc"


@pytest.mark.rule("6.71", "4.53")
def test_no_unit_enters_the_hex_of_its_own_honjin_but_bushos_do() -> None:
    units = {"0511": "baba_si_1 W", "0411": "honjin_takeda"}
    here = plateau(units, phase="baba", bushos={"baba": "0511", "shingen": "0411"})
    assert refusal(here.move("baba_si_1"), "Enter 0411") == "6.71 not-through-a-honjin"
    match = give(here.phase("baba"), "GiveOrders", "EndOrders")
    assert "Ride 0411" in offered(match)


# 7.1  Facing


@pytest.mark.rule("7.13")
def test_one_corner_a_hex_is_free_however_it_is_divided_and_the_next_hex_begins_anew() -> None:
    match = move({"2017": "baba_si_1 E"}, "baba_si_1", "Turn NE", "Turn NW", "Enter 2016", "Turn W", "Turn NW")
    assert [event.cost for event in events_of(match, UnitTurned)] == [0, 1, 0, 1]
    about = move({"2017": "baba_si_1 E"}, "baba_si_1", "Turn W")
    assert [event.cost for event in events_of(about, UnitTurned)] == [2]


@pytest.mark.rule("7.13")
def test_with_no_point_left_the_free_corner_is_still_there() -> None:
    match = move({"2017": "baba_si_1 E"}, "baba_si_1", "Enter 2117", "Enter 2216", "Enter 2316", "Enter 2415")
    assert offered(match) == {"Turn NE", "Turn SE", "Halt"}


@pytest.mark.rule("7.14")
def test_riders_in_close_order_are_hurt_in_woods_too_and_once_a_hex() -> None:
    units = {"2219": "baba_kb_1 E"}
    match = move(units, "baba_kb_1", "Turn NE", "Turn E")
    assert where(match, "baba_kb_1") == "2219 E h1"
    for unit in ("baba_kb_1 E o", "baba_as_t_1 E", "baba_si_b_1 E"):
        name = unit.split()[0]
        assert "h1" not in where(move({"2219": unit}, name, "Turn NE"), name)


@pytest.mark.rule("7.16")
def test_in_the_zone_of_one_enemy_a_unit_turns_as_far_as_it_can_pay_but_does_not_leave_after_it() -> None:
    units = {"2216": "baba_si_1 W", "2316": "ujiteru_as_1 W"}
    match = move(units, "baba_si_1", "Turn NW")
    assert refusal(match, "Enter 2116") == "7.16 turned-in-zoc"
    give(match, "Turn E")
    assert where(match, "baba_si_1") == "2216 E"


@pytest.mark.rule("7.16")
def test_in_the_zones_of_two_enemies_it_does_not_turn_at_all() -> None:
    units = {"2216": "baba_si_1 W", "2316": "ujiteru_as_1 W", "2317": "ujiteru_as_2 W"}
    match = move(units, "baba_si_1")
    assert refusal(match, "Turn NW") == "7.16 in-several-zones"
    disordered = move({**units, "2317": "ujiteru_as_2 W d"}, "baba_si_1")
    assert refusal(disordered, "Turn NW") == ""


@pytest.mark.rule("7.23")
def test_in_a_zone_that_was_entered_there_is_no_turning() -> None:
    units = {"2017": "baba_kb_1 E", "2317": "ujiteru_as_1 W"}
    match = march(plateau(units, phase="baba").orders(), "Move baba_kb_1", "Enter 2117", "Enter 2216")
    assert where(match, "baba_kb_1") == "2216 E"
    assert asked(match) != "takeda move-on"


@pytest.mark.rule("7.16", "9.11")
def test_whoever_has_turned_towards_an_enemy_must_attack_him() -> None:
    units = {"2216": "baba_si_1 NW", "2316": "ujiteru_as_1 W"}
    here = plateau(
        units, bushos={"baba": "2017", "ujiteru": "2617", "shingen": "0411"}, active="baba ujiteru", holder=0
    )
    match = march(here.phase("baba", rolls=[4, 4]), "GiveOrders", "Move baba_si_1", "Turn NE", "Halt")
    give(match, "Stay")
    assert [fight.attackers for fight in events_of(match, ShockResolved)] == [("baba_si_1",)]


# 7.2  Zones


@pytest.mark.rule("7.23", "11.34")
def test_a_disordered_unit_may_leave_a_zone() -> None:
    units = {"2216": "baba_si_1 W d", "2316": "ujiteru_as_1 W"}
    assert where(move(units, "baba_si_1", "Enter 2116", "Halt"), "baba_si_1") == "2116 W d"


@pytest.mark.rule("7.23")
def test_after_the_first_free_hex_it_may_enter_another_zone_and_stops_there() -> None:
    units = {"2216": "baba_kb_1 W", "2316": "ujiteru_as_1 W", "1917": "ujiteru_as_2 E"}
    match = march(plateau(units, phase="baba").orders(), "Move baba_kb_1", "Enter 2116", "Enter 2016")
    assert where(match, "baba_kb_1") == "2016 W"
    assert asked(match) != "takeda move-on"


@pytest.mark.rule("7.26", "8.42")
def test_teppo_do_not_fire_at_those_who_leave() -> None:
    units = {"2216": "baba_si_1 W", "2316": "ujiteru_as_t_1 W"}
    match = move(units, "baba_si_1", "Enter 2116")
    assert not events_of(match, ShotFired)
    assert where(match, "baba_si_1") == "2116 W"


@pytest.mark.rule("7.22")
@pytest.mark.parametrize(
    ("unit", "reaches"),
    [("kb_1 W", False), ("kb_1 W o", False), ("as_1 W", False), ("as_1 W o", True), ("as_t_1 W", True)],
)
def test_a_zone_reaches_into_the_mud_only_for_those_who_could_go_there_or_shoot(unit: str, reaches: bool) -> None:
    # 2012 of Okitanawate lies in the marsh, off the road; 2112 beside it is a paddy.
    state = position({"2112": f"nabeshima_{unit}"}, scenario="okitanawate").state
    zone = state.zone[unit_of(state, f"nabeshima_{unit.split()[0]}")]
    assert bool(zone >> state.battle.grid.number["2012"] & 1) is reaches


# 6.4  Withdrawal


@pytest.mark.rule("6.45")
def test_riders_too_may_draw_back_before_infantry_and_test_for_it() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_kb_1 W"}
    match = give(
        plateau(units, phase="baba").move("baba_si_1", rolls=[9]),
        "Enter 2117",
        "Withdraw ujiteru_kb_1",
        "Enter 2416",
        "Halt",
    )
    assert where(match, "ujiteru_kb_1") == "2416 W h2"


@pytest.mark.rule("6.45", "7.18")
def test_before_riders_with_bows_infantry_neither_draws_back_nor_turns() -> None:
    units = {"2017": "toshihisa_kb_b_1 E", "2316": "saeki_as_1 W", "2317": "saeki_kb_b_1 W"}
    match = give(position(units, scenario="mimigawa", phase="toshihisa").move("toshihisa_kb_b_1"), "Enter 2117")
    assert refusal(match, "Withdraw saeki_as_1") == "6.45 not-before-kibamusha"
    assert refusal(match, "Withdraw saeki_kb_b_1") == "6.45 not-before-kibamusha"
    assert refusal(match, "Face saeki_as_1 SW") == "7.18 not-before-kibamusha"
    assert offered(match) == {"Face saeki_kb_b_1 NW", "Face saeki_kb_b_1 SW", "StandFast"}


@pytest.mark.rule("6.45")
def test_a_honjin_neither_draws_back_nor_turns() -> None:
    units = {"2017": "baba_si_1 E", "2316": "honjin_hojo"}
    match = give(plateau(units, phase="baba").move("baba_si_1"), "Enter 2117")
    assert asked(match) == "takeda move-on"


@pytest.mark.rule("6.45")
@pytest.mark.parametrize(
    ("start", "hex", "foe", "reacts"), [("2019", "2119", "2319", True), ("2020", "2120", "2320", False)]
)
def test_woods_between_them_hide_the_enemy_who_comes(start: str, hex: str, foe: str, reacts: bool) -> None:
    # The line from 2119 runs between clear ground and woods, that from 2120 between woods and woods.
    match = plateau({start: "baba_si_1 E", foe: "ujiteru_as_1 W"}, phase="baba").move("baba_si_1")
    give(match, *(["Turn NE"] if f"Enter {hex}" not in offered(match) else []), f"Enter {hex}")
    assert (asked(match) == "hojo react") is reacts


@pytest.mark.rule("6.45", "7.17")
@pytest.mark.parametrize(("screen", "sees"), [("", True), ("2217", True), ("2216 2217", False)])
def test_units_between_them_hide_the_enemy_who_comes_as_well(screen: str, sees: bool) -> None:
    """Ruling 142: the line from 2117 to 2317 runs between 2216 and 2217, and only both together hide it."""
    units = {"2117": "baba_si_1 W", "2317": "ujiteru_as_1 E"}
    units |= {hex: f"ujiteru_as_{at} E" for at, hex in enumerate(screen.split(), 2)}
    state = plateau(units, phase="baba").state
    assert bool(aware(state, 1, unit_of(state, "baba_si_1")) >> unit_of(state, "ujiteru_as_1") & 1) is sees


@pytest.mark.rule("6.45", "6.46")
def test_a_unit_approached_from_behind_may_withdraw_forwards() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 E"}
    match = give(
        plateau(units, phase="baba").move("baba_si_1", rolls=[6]),
        "Enter 2117",
        "Withdraw ujiteru_as_1",
        "Enter 2415",
        "Halt",
    )
    # 6 and 1 for the approach from behind are one more than its Troop Quality of 6.
    assert where(match, "ujiteru_as_1") == "2415 E h1"


@pytest.mark.rule("6.46", "11.24")
def test_a_withdrawal_may_be_the_end_of_a_unit() -> None:
    for there, dies in (("ujiteru_as_t_1 W h4", "lost"), ("ujiteru_as_1 W d h4", "routed")):
        units = {"2017": "baba_si_1 E", "2316": there}
        name = there.split()[0]
        match = give(
            plateau(units, phase="baba").move("baba_si_1", rolls=[6]),
            "Enter 2117",
            f"Withdraw {name}",
            "Enter 2416",
            "Halt",
        )
        assert where(match, name) == dies


@pytest.mark.rule("6.45")
def test_a_unit_does_not_withdraw_into_the_zone_of_another_enemy() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 W", "2517": "asari_as_1 W"}
    match = give(plateau(units, phase="baba").move("baba_si_1"), "Enter 2117", "Withdraw ujiteru_as_1")
    assert refusal(match, "Enter 2416") == "6.45 withdraws-into-zoc"
    assert entries(match) == {"2315", "2415"}


@pytest.mark.rule("6.45", "6.23", "6.71")
def test_why_a_unit_does_not_draw_back_to_a_certain_hex() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 W", "2415": "ujiteru_as_2 W"}
    match = give(plateau(units, phase="baba").move("baba_si_1"), "Enter 2117", "Withdraw ujiteru_as_1")
    assert refusal(match, "Enter 2415") == "6.71 withdraws-onto-unit"
    assert refusal(match, "Enter 2317") == "6.45 still-near-the-mover"
    assert refusal(match, "Enter 2417") == "6.45 withdraws-one-hex"
    # Through the friend to the hex beyond him.
    assert refusal(match, "Enter 2515") == ""


@pytest.mark.rule("6.42", "6.34", "6.71")
def test_why_a_unit_does_not_end_its_withdrawal_in_a_certain_hex() -> None:
    units = {**LINE, "1917": "ujikuni_as_1 W", "1816": "baba_as_1 E"}
    match = march(plateau(units, **HERE).phase("baba"), "OrderWithdrawal", "Move baba_si_1")
    assert refusal(match, "Enter 2215") == "6.42 still-near-active-enemy"
    assert refusal(match, "Enter 2017") == "6.71 withdraws-onto-unit"
    assert refusal(match, "Enter 1716") == "6.42 too-far-to-withdraw"
    assert refusal(match, "Enter 2018") == ""


@pytest.mark.rule("6.23", "4.62")
def test_why_a_busho_does_not_ride_to_a_certain_hex() -> None:
    here = position(
        {"1110": "arima_as_1 W"}, scenario="okitanawate", bushos={"arima": "1010", "shimazu": "1010"}, active="arima"
    )
    match = give(here.phase("arima"), "GiveOrders", "EndOrders")
    water = next(hex for hex, ground in enumerate(here.state.battle.terrain) if ground == "water")
    assert refusal(match, f"Ride {here.state.battle.grid.names[water]}") == "6.23 closed-to-busho"


@pytest.mark.rule("6.45", "5.39")
def test_units_of_an_inactive_contingent_withdraw_and_turn_like_any() -> None:
    units = {"2017": "baba_si_1 E", "2316": "ujiteru_as_1 W"}
    match = give(plateau(units, phase="baba", active="baba").move("baba_si_1"), "Enter 2117")
    assert {"Withdraw ujiteru_as_1", "Face ujiteru_as_1 NW", "Face ujiteru_as_1 SW"} <= offered(match)


@pytest.mark.rule("7.17", "7.18")
def test_whoever_has_turned_before_one_enemy_does_not_turn_before_the_next_but_may_withdraw() -> None:
    units = {"2017": "baba_si_1 E", "2014": "baba_si_2 E", "2316": "ujiteru_as_1 W"}
    match = give(plateau(units, phase="baba").orders(rolls=[0]), "Move baba_si_1", "Enter 2117", "Face ujiteru_as_1 NW")
    assert refusal(match, "Withdraw ujiteru_as_1") != ""
    give(match, "Halt", "Move baba_si_2", "Enter 2115")
    assert refusal(match, "Face ujiteru_as_1 W") == "7.18 has-tried-to-turn"
    assert "Withdraw ujiteru_as_1" in offered(match)


LINE = {"2216": "baba_si_1 E", "2017": "baba_si_2 E", "2416": "ujiteru_as_1 W"}
HERE: dict[str, Any] = {
    "bushos": {"baba": "2017", "ujiteru": "2616", "shingen": "0411", "ujikuni": "2814"},
    "active": "baba ujiteru",
    "holder": 0,
}


@pytest.mark.rule("6.44", "4.12")
@pytest.mark.parametrize(("die", "dies"), [(6, False), (7, True)])
def test_a_so_taisho_saves_his_face_by_his_initiative(die: int, dies: bool) -> None:
    here = plateau({"0411": "honjin_takeda", "2017": "shingen_as_1 W"}, **{**HERE, "active": "shingen"})
    match = give(here.phase("shingen", rolls=[die, *([9] if dies else [])]), "OrderWithdrawal", "EndOrders", "Stay")
    assert [event.dies for event in events_of(match, SeppukuRolled)] == [dies]


@pytest.mark.rule("6.42", "5.33", "7.23")
def test_units_out_of_command_withdraw_at_half_their_allowance() -> None:
    """Ruling 127."""
    units = {"2216": "baba_kb_1 E", "2416": "ujiteru_as_1 W"}
    here = plateau(units, **{**HERE, "bushos": {**HERE["bushos"], "baba": "1005"}})
    match = march(here.phase("baba"), "OrderWithdrawal", "Move baba_kb_1")
    grid = match.state.battle.grid
    assert {grid.distance(grid.number["2216"], grid.number[hex]) for hex in entries(match)} == {1, 2, 3}


@pytest.mark.rule("7.32", "7.31", "6.42")
def test_an_engaged_unit_that_hears_the_order_but_can_go_nowhere_fights_on() -> None:
    units = {
        "2216": "baba_si_1 E",
        "2316": "ujiteru_si_1 W",
        "2116": "ujiteru_as_1 SE",
        "2217": "ujiteru_as_2 NW",
        "2117": "ujiteru_as_3 E",
        "2317": "ujiteru_as_4 W",
        "2215": "ujiteru_as_5 SE",
    }
    here = plateau(
        units, **{**HERE, "bushos": {**HERE["bushos"], "baba": "2216"}}, engaged=[("baba_si_1", "ujiteru_si_1")]
    )
    match = give(here.phase("baba", rolls=[0, *[4] * 12]), "OrderWithdrawal")
    give(match, "Stay", "Brace ujiteru_si_1")
    assert [fight.attackers for fight in events_of(match, ShockResolved)] == [("baba_si_1",)]


@pytest.mark.rule("7.32")
def test_kibamusha_engaged_with_infantry_must_hear_an_order_to_withdraw_too() -> None:
    units = {"2216": "baba_kb_1 E", "2316": "ujiteru_si_1 W"}
    here = plateau(units, **HERE, engaged=[("baba_kb_1", "ujiteru_si_1")])
    match = give(here.phase("baba", rolls=[9, 4, 4, 4, 4]), "OrderWithdrawal")
    assert [(event.purpose, event.tq) for event in events_of(match, QualityTested)][:1] == [("hear_withdrawal", 8)]
    assert where(match, "baba_kb_1").startswith("2216")


@pytest.mark.rule("6.42", "6.47")
def test_a_disordered_unit_withdraws_by_order_with_what_it_has() -> None:
    units = {**LINE, "2216": "baba_si_1 E d"}
    match = march(plateau(units, **HERE).phase("baba"), "OrderWithdrawal", "Move baba_si_1")
    grid = match.state.battle.grid
    assert max(grid.distance(grid.number["2216"], grid.number[hex]) for hex in entries(match)) == 3


# 6.5  Banzai


@pytest.mark.rule("6.51")
def test_bows_of_samurai_hold_still_and_so_do_the_engaged() -> None:
    units = {"2017": "baba_as_1 E", "2316": "ujiteru_si_1 W", "2416": "ujiteru_si_2 W", "2216": "baba_si_2 E"}
    here = plateau(units, phase="baba", engaged=[("ujiteru_si_1", "baba_si_2")])
    match = here.play(Banzai(1, (UnitId("baba_as_1"),)), rolls=[9])
    assert [event.unit for event in events_of(match, QualityTested)] == ["ujiteru_si_2"]


@pytest.mark.rule("6.51", "6.62")
@pytest.mark.parametrize(("die", "rushes"), [(6, True), (7, False)])
def test_open_order_is_tempted_by_its_lower_troop_quality(die: int, rushes: bool) -> None:
    units = {"2017": "baba_as_1 E", "2516": "ujiteru_si_1 W o"}
    match = plateau(units, phase="baba").play(Banzai(1, (UnitId("baba_as_1"),)), rolls=[die])
    assert (where(match, "ujiteru_si_1") != "2516 W o") is rushes


@pytest.mark.rule("6.51", "7.23")
def test_a_rush_out_of_one_zone_does_not_lead_straight_into_another() -> None:  # Ruling 132
    units = {
        "2017": "baba_as_1 E",
        "2316": "ujiteru_si_1 W",
        "2216": "asari_as_1 E",
        "2117": "asari_as_2 E",
        "2116": "asari_si_1 E",
    }
    match = plateau(units, phase="baba").play(Banzai(1, (UnitId("baba_as_1"),)), rolls=[0, *[4] * 9])
    while asked(match):
        give(match, sorted(offered(match))[0])
    assert where(match, "ujiteru_si_1").startswith("2316")


# 7.3  Engaged


@pytest.mark.rule("7.33", "7.23")
def test_kibamusha_ride_off_only_into_a_hex_free_of_zones() -> None:
    units = {"2216": "baba_kb_1 W", "2316": "ujiteru_as_1 W", "2015": "ujiteru_as_2 E"}
    here = plateau(units, phase="baba", engaged=[("baba_kb_1", "ujiteru_as_1")])
    match = march(here.move("baba_kb_1"))
    assert refusal(match, "Enter 2116") == "7.23 from-zoc-into-zoc"
    assert "Enter 2117" in offered(match)


@pytest.mark.rule("7.33", "5.33")
def test_out_of_command_they_stay_in_the_fight() -> None:
    units = {"2216": "baba_kb_1 W", "2316": "ujiteru_as_1 W", "2017": "baba_si_1 E"}
    here = plateau(units, phase="baba", engaged=[("baba_kb_1", "ujiteru_as_1")], commanded="")
    match = here.orders()
    assert refusal(match, "Move baba_kb_1") == "7.31 is-engaged"


@pytest.mark.rule("7.33")
def test_one_rider_among_their_enemies_holds_them() -> None:
    units = {"2216": "baba_kb_1 E", "2316": "ujiteru_as_1 W", "2317": "ujiteru_kb_1 W", "2017": "baba_si_1 E"}
    here = plateau(units, phase="baba", engaged=[("baba_kb_1", "ujiteru_as_1"), ("baba_kb_1", "ujiteru_kb_1")])
    assert refusal(here.orders(), "Move baba_kb_1") == "7.31 is-engaged"


@pytest.mark.rule("7.31", "11.71", "11.72")
def test_engaged_units_neither_rest_nor_regroup_nor_fire() -> None:
    """Ruling 161."""
    units = {
        "2216": "baba_si_b_1 E h2",
        "2316": "ujiteru_as_1 W",
        "2217": "baba_si_1 E d",
        "2317": "ujiteru_as_2 W",
        "2017": "baba_si_2 E",
    }
    here = plateau(
        units,
        phase="baba",
        engaged=[("baba_si_b_1", "ujiteru_as_1"), ("baba_si_1", "ujiteru_as_2")],
        bushos={"baba": "2017"},
    )
    match = here.orders()
    assert refusal(match, "Fire baba_si_b_1 ujiteru_as_1") == "7.31 engaged"
    assert refusal(match, "RemoveHits baba_si_b_1") == "7.31 engaged"
    assert refusal(match, "Regroup baba_si_1") == "7.31 engaged"


@pytest.mark.rule("7.31", "8.41")
def test_an_engaged_missile_unit_does_not_fire_at_those_who_come() -> None:
    units = {"2117": "baba_si_1 E", "2316": "ujiteru_as_t_1 W", "2215": "baba_si_2 SE"}
    here = plateau(units, phase="baba", engaged=[("baba_si_2", "ujiteru_as_t_1")])
    match = give(here.move("baba_si_1"), "Enter 2216")
    assert not asked(match).startswith("hojo reaction-fire")
    assert not events_of(match, ShotFired)


# 4.7  Alone


@pytest.mark.rule("4.72")
def test_riders_who_begin_their_move_near_a_lone_busho_are_a_danger_even_if_they_ride_away() -> None:
    units = {"2216": "baba_kb_1 W", "3017": "ujiteru_as_1 W"}
    here = plateau(units, phase="baba", bushos={"ujiteru": "2416"})
    match = here.move("baba_kb_1", rolls=[2])
    assert [(event.die, event.caught) for event in events_of(match, BushoThreatened)] == [(2, False)]
    assert place_of_busho(match, "ujiteru") == "3017"


@pytest.mark.rule("4.72", "6.45")
def test_a_lone_busho_who_draws_back_is_followed_and_takes_no_test() -> None:
    units = {"2017": "baba_si_1 E", "3017": "ujiteru_as_1 W"}
    here = plateau(units, phase="baba", bushos={"ujiteru": "2316"})
    match = give(here.move("baba_si_1"), "Enter 2117")
    assert asked(match) == "hojo lone-busho"
    give(match, "Ride 2416")
    assert not events_of(match, QualityTested)
    give(match, "Enter 2216")
    assert asked(match) == "hojo lone-busho"


@pytest.mark.rule("4.72")
def test_a_samurai_who_stands_alone_is_left_in_peace() -> None:
    """Ruling 158."""
    here = plateau(
        {"2017": "baba_kb_1 E"}, phase="baba", samurai={_samurai(): ("2316", "ujiteru")}, bushos={"ujiteru": "3017"}
    )
    match = give(here.move("baba_kb_1"), "Enter 2117")
    assert asked(match) == "takeda move-on"


def _samurai() -> str:
    state = plateau({}).state
    pool = state.battle.samurai_pool[1]
    return str(state.battle.samurai_ids[pool.bit_length() - 1])


# Where zones, fire and shock meet


@pytest.mark.rule("7.23", "6.13", "7.25")
def test_in_a_zone_it_has_entered_a_missile_unit_may_still_fire_if_it_can_pay() -> None:
    units = {"2117": "baba_as_t_1 E", "2317": "ujiteru_as_1 W"}
    match = march(plateau(units, phase="baba").move("baba_as_t_1"), "Enter 2216")
    assert offered(match) == {"Fire baba_as_t_1 ujiteru_as_1", "Halt"}
    far = {"2017": "baba_as_t_1 E", "2416": "ujiteru_as_1 W"}
    match = march(plateau(far, phase="baba").orders(), "Move baba_as_t_1", "Enter 2117", "Enter 2216", "Enter 2316")
    assert asked(match) != "takeda move-on"


@pytest.mark.rule("7.25", "9.13")
def test_neither_zones_nor_shots_bind_a_missile_unit_to_shock() -> None:
    units = {"2117": "baba_si_b_1 E", "2317": "ujiteru_as_1 W"}
    here = plateau(units, **{**HERE, "active": "baba"})
    match = march(here.phase("baba"), "GiveOrders", "Move baba_si_b_1", "Enter 2216", "Halt", "Stay")
    assert offered(match) == {"Attack baba_si_b_1 ujiteru_as_1", "EndAttacks"}


@pytest.mark.rule("9.11", "7.23")
def test_whoever_is_stopped_by_an_enemy_at_its_flank_does_not_attack_him() -> None:
    # 2215 has the zone 2216 and 2116 before it; from 2117 the unit enters 2216 facing E, with 2215 at its left.
    units = {"2117": "baba_si_1 E", "2215": "ujiteru_as_1 SW"}
    here = plateau(units, **{**HERE, "active": "baba"})
    match = march(here.phase("baba"), "GiveOrders", "Move baba_si_1", "Enter 2216")
    assert where(match, "baba_si_1") == "2216 E"
    march(match, "Stay")
    assert not asked(match)
    assert not events_of(match, ShockResolved)


@pytest.mark.rule("6.49", "6.45")
def test_the_mover_may_go_to_where_the_enemy_was() -> None:
    units = {"2017": "baba_kb_1 E", "2116": "baba_si_1 E", "2316": "ujiteru_as_1 W"}
    match = give(
        plateau(units, phase="baba").move("baba_si_1", rolls=[0]), "Withdraw ujiteru_as_1", "Enter 2416", "Halt"
    )
    march(match, "Enter 2216", "Enter 2316")
    assert where(match, "baba_si_1") == "2316 E"


@pytest.mark.rule("7.34", "7.32", "6.43")
def test_an_engaged_unit_that_has_got_away_is_engaged_no_more() -> None:
    units = {"2216": "baba_si_1 E", "2316": "ujiteru_si_1 W"}
    here = plateau(units, **HERE, engaged=[("baba_si_1", "ujiteru_si_1")])
    match = march(
        here.phase("baba", rolls=[7, 9, 0]), "OrderWithdrawal", "Move baba_si_1", "Enter 1916", "Halt", "Stay"
    )
    assert match.state.engaged == {}
    assert not events_of(match, ShockResolved)


@pytest.mark.rule("7.31", "6.43", "5.33")
def test_an_engaged_unit_out_of_command_rolls_for_no_withdrawal_and_fights() -> None:
    """Ruling 127."""
    units = {"2216": "baba_si_1 E", "2316": "ujiteru_si_1 W"}
    here = plateau(
        units, **{**HERE, "bushos": {**HERE["bushos"], "baba": "1005"}}, engaged=[("baba_si_1", "ujiteru_si_1")]
    )
    match = give(here.phase("baba", rolls=[4, 0]), "OrderWithdrawal", "Stay")
    assert [fight.attackers for fight in events_of(match, ShockResolved)] == [("baba_si_1",)]
    assert not events_of(match, QualityTested)


@pytest.mark.rule("6.63")
def test_a_honjin_next_to_it_keeps_a_unit_in_its_formation() -> None:
    match = plateau({"2216": "baba_si_1 W", "2317": "honjin_hojo", "2017": "baba_si_2 E"}, phase="baba").orders()
    assert refusal(match, "Reform baba_si_1") == "6.63 beside-the-enemy"


@pytest.mark.rule("6.72", "6.74")
def test_bushos_and_samurai_are_in_nobodys_way() -> None:
    here = plateau({"2017": "baba_si_1 E"}, phase="baba", bushos={"baba": "2117", "asari": "2117"})
    match = march(here.move("baba_si_1"), "Enter 2117", "Halt")
    assert where(match, "baba_si_1") == "2117 E"


@pytest.mark.rule("7.14")
def test_a_village_hurts_whoever_turns_in_it_too() -> None:
    match = move({"2411": "baba_si_1 E"}, "baba_si_1", "Turn NE", "Halt")
    assert where(match, "baba_si_1") == "2411 NE h1"


@pytest.mark.rule("6.11", "5.33")
@pytest.mark.parametrize(
    ("unit", "points"),
    [("baba_si_1 E", 2), ("baba_si_1 E d", 1), ("baba_si_b_1 E", 2), ("baba_kb_1 E", 3), ("baba_kb_1 E d", 2)],
)
def test_half_of_an_odd_allowance_is_rounded_down(unit: str, points: int) -> None:
    match = plateau({"2017": unit}, phase="baba", commanded="").move(unit.split()[0])
    assert facts(match)["left"] == points
