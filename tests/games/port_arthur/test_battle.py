"""Chapter 6, naval battle: who fires first, fire, and the end."""

from __future__ import annotations

import pytest
from tests.games.port_arthur.position import position, ships_in

from honjin.games.port_arthur.events import (
    BattleEnded,
    BattleJoined,
    Fired,
    FirstSideFound,
    ShipDamaged,
    ShipSunk,
)
from honjin.games.port_arthur.rules.gunnery import result_of_fire
from honjin.testing.position import asked, events_of, give, offered, order_of, refusal, rolled, rules_of

CRUISERS = "asama tokiwa izumo iwate yakumo azuma"  # speed 5, firepower 28

# Opening a battle


@pytest.mark.rule("6.3")
def test_squadrons_in_one_zone_do_not_fight_unless_somebody_attacks() -> None:
    match = position(yellow_sea="asama | poltava").operations(rolls=[6, 1])
    give(match, "Pass", "Pass")
    assert events_of(match, BattleJoined) == []


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(("side", "dice"), [("japan", [6, 1]), ("russia", [1, 6])])
def test_side_that_does_the_operation_is_the_attacker(side: str, dice: list[int]) -> None:
    match = give(position(yellow_sea="asama | poltava").operations(rolls=dice), "Attack yellow_sea")
    assert [event.attacker for event in events_of(match, BattleJoined)] == [side]


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(
    ("zone", "reason"),
    [
        ("tsushima", "6.3 no-enemy-there"),
        ("sea_of_japan", "6.3 no-squadron"),
        ("pacific_ocean", "6.3 no-squadron"),
    ],
)
def test_battle_needs_a_squadron_of_each_side_in_the_zone(zone: str, reason: str) -> None:  # Ruling 55
    match = position(yellow_sea="asama | poltava", tsushima="fuji", sea_of_japan="rossia").operation("japan")
    assert refusal(match, f"Attack {zone}") == reason
    assert {wish for wish in offered(match) if wish.startswith("Attack")} == {"Attack yellow_sea"}


@pytest.mark.rule("6.3")
def test_every_ship_of_both_sides_in_the_zone_fights_and_no_other() -> None:  # Ruling 55
    match = position(
        yellow_sea="asama fuji* | poltava diana*",
        east_china_sea="mikasa | retvizan",
        port_arthur="pallada",
        port_arthur_yard="novik*",
    ).battle("japan", "yellow_sea")
    [battle] = events_of(match, BattleJoined)
    assert set(battle.attacking) == {"asama", "fuji"}
    assert set(battle.defending) == {"poltava", "diana"}


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("zone", ["yellow_sea", "tsushima"])
def test_armies_on_the_landing_boxes_take_no_part(zone: str) -> None:
    fleets = {zone: f"poltava retvizan | {CRUISERS}"}
    match = position(fleets, landing="yellow_sea tsushima").battle("russia", zone, rolls=[1, 2, 3, 4])
    give(match, "Fire 4", "TakeHits poltava", "TakeHits poltava")
    assert match.state.landing == ("yellow_sea", "tsushima")
    assert match.open[0].facts["firepower"] == 7


@pytest.mark.rule("6.3")
def test_nobody_may_break_off() -> None:  # Ruling 55
    match = position(yellow_sea="asama | poltava").battle("japan", "yellow_sea")
    assert refusal(match, "Pass") == "6.3B not-now"
    assert refusal(match, "MoveSquadron yellow_sea east_china_sea") == "6.3B not-now"


# A. First and second side


@pytest.mark.rule("6.3A")
@pytest.mark.parametrize("attacker", ["japan", "russia"])
@pytest.mark.parametrize(
    ("ships", "first"),
    [
        ("asama | poltava", "japan"),
        ("mikasa | bayan", "russia"),
        ("asama kasagi mikasa | bayan askold", "russia"),
        ("asama | askold poltava", "japan"),
        ("mikasa* | poltava", "russia"),
        ("kasagi* | askold*  novik poltava*", "japan"),
    ],
)
def test_faster_squadron_fires_first(ships: str, first: str, attacker: str) -> None:
    other = "russia" if first == "japan" else "japan"
    match = position(yellow_sea=ships, initiative=first).battle(attacker, "yellow_sea")
    assert asked(match) == f"{first} fire"
    assert other not in asked(match)


@pytest.mark.rule("6.3A")
@pytest.mark.parametrize(("attacker", "first"), [("japan", "russia"), ("russia", "japan")])
def test_defender_fires_first_at_equal_speed(attacker: str, first: str) -> None:  # Ruling 19
    match = position(yellow_sea="mikasa | poltava", initiative=first).battle(attacker, "yellow_sea")
    assert asked(match) == f"{first} fire"


@pytest.mark.rule("6.3A")
def test_speeds_are_compared_once_before_any_damage() -> None:  # Ruling 19
    match = position(yellow_sea="asama | bayan").battle("russia", "yellow_sea", rolls=[1, 1])
    give(match, "Fire 1", "Fire 1")
    assert order_of(match, FirstSideFound, Fired) == ["FirstSideFound", "Fired", "Fired"]
    [found] = events_of(match, FirstSideFound)
    assert (found.first, found.attacker_speed, found.defender_speed) == ("japan", 5, 5)


# B. Fire


@pytest.mark.rule("6.3B")
@pytest.mark.parametrize(
    ("ships", "firepower"),
    [(CRUISERS, 28), ("asama", 5), ("asama*", 4), ("mikasa asama* kasagi*", 8 + 4 + 2)],
)
def test_squadron_firepower_is_the_sum_over_its_ships(ships: str, firepower: int) -> None:
    match = position(yellow_sea=f"{ships} | navarin").battle("japan", "yellow_sea", rolls=[1])
    assert match.open[0].facts["firepower"] == firepower
    give(match, "Fire 1")
    assert [fire.firepower for fire in events_of(match, Fired)] == [firepower]


@pytest.mark.rule("6.3B")
@pytest.mark.parametrize("ships", ["asama", CRUISERS])
def test_side_fires_one_to_six_dice_however_many_ships_it_has(ships: str) -> None:  # Ruling 57
    match = position(yellow_sea=f"{ships} | poltava").battle("japan", "yellow_sea")
    assert offered(match) == {f"Fire {dice}" for dice in range(1, 7)}


@pytest.mark.rule("6.3B")
@pytest.mark.parametrize("dice", [0, 7])
def test_no_dice_and_more_than_six_are_refused(dice: int) -> None:  # Ruling 57
    match = position(yellow_sea="asama | poltava").battle("japan", "yellow_sea")
    assert refusal(match, f"Fire {dice}") == "6.3B one-to-six-dice"


@pytest.mark.rule("6.3B")
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5, 6])
def test_as_many_dice_are_rolled_as_were_chosen(dice: int) -> None:
    throw = [1, 2, 3, 4, 5, 6][:dice]
    match = position(yellow_sea=f"{CRUISERS} | poltava retvizan").battle("japan", "yellow_sea", rolls=throw)
    give(match, f"Fire {dice}")
    assert rolled(match) == throw
    assert [fire.dice for fire in events_of(match, Fired)] == [tuple(throw)]


@pytest.mark.rule("6.3B")
@pytest.mark.parametrize("firepower", [6, 7, 28])
@pytest.mark.parametrize("dice", [(1,), (1, 2), (1, 2, 3)])
def test_every_die_hits_when_the_total_is_within_the_firepower(firepower: int, dice: tuple[int, ...]) -> None:
    assert result_of_fire(firepower, dice) == (len(dice), 0)


@pytest.mark.rule("6.3B")
def test_total_equal_to_the_firepower_is_within_it() -> None:
    assert result_of_fire(12, [6, 4, 2]) == (3, 0)


@pytest.mark.rule("6.3B")
@pytest.mark.parametrize(
    ("dice", "criticals"),
    [
        ((3, 3), 1),
        ((3, 3, 3), 2),
        ((2, 2, 2, 2), 3),
        ((1, 1, 1, 1, 1), 4),
        ((1, 1, 1, 1, 1, 1), 5),
        ((1, 1, 4, 4), 2),
        ((1, 1, 2, 2, 3, 3), 3),
        ((5, 5, 2, 2, 2), 3),
        ((1, 1, 1, 2, 2, 2), 4),
        ((1, 2, 3, 4, 5, 6), 0),
    ],
)
def test_equal_dice_give_one_critical_less_than_their_number_for_each_value(
    dice: tuple[int, ...], criticals: int
) -> None:  # Ruling 1
    assert result_of_fire(28, dice) == (len(dice), criticals)


@pytest.mark.rule("6.3B")
@pytest.mark.parametrize(
    ("firepower", "dice", "hits"),
    [
        (19, (4, 4, 5, 5, 5, 6), 3),
        (10, (6, 5, 1), 1),  # Ruling 16: a die is not skipped to fit a smaller one
        (12, (6, 4, 3), 2),
        (11, (6, 5, 1), 1),  # Ruling 15: 11 is not below 11
        (12, (6, 5, 4), 2),
        (16, (1, 1, 1, 2, 6, 6), 4),
        (35, (6, 6, 6, 6, 6, 6), 5),
        (5, (5, 1), 0),  # Rulings 15 and 58
        (4, (6,), 0),  # Ruling 58
        (1, (1, 1), 0),  # Ruling 58
    ],
)
def test_over_the_firepower_dice_count_from_the_highest_while_their_sum_is_below_it(
    firepower: int, dice: tuple[int, ...], hits: int
) -> None:
    assert result_of_fire(firepower, dice) == (hits, 0)


@pytest.mark.rule("6.3B")
@pytest.mark.parametrize("dice", [(6, 6), (5, 5, 5), (1, 1, 6, 6, 6)])
def test_nothing_is_critical_over_the_firepower(dice: tuple[int, ...]) -> None:
    assert result_of_fire(sum(dice) - 1, dice)[1] == 0
    assert result_of_fire(sum(dice), dice)[1] > 0


@pytest.mark.rule("6.3B")
def test_one_die_equal_to_the_firepower_hits() -> None:  # Ruling 58
    assert result_of_fire(1, [1]) == (1, 0)


@pytest.mark.rule("6.3B")
@pytest.mark.parametrize("dice", [(1,), (1, 1), (6, 6, 6)])
@pytest.mark.parametrize("equal_counts", [False, True])
def test_firepower_zero_never_hits(dice: tuple[int, ...], equal_counts: bool) -> None:  # Ruling 58
    assert result_of_fire(0, dice, equal_counts) == (0, 0)


@pytest.mark.rule("6.3B")
@pytest.mark.parametrize(("counts", "hits"), [(False, 0), (True, 1)])
def test_switch_lets_a_sum_equal_to_the_firepower_count(counts: bool, hits: int) -> None:  # Ruling 15
    board = position(yellow_sea="asama | poltava", switches={"equal_total_counts": counts})
    match = give(board.battle("japan", "yellow_sea", rolls=[5, 1]), "Fire 2")
    [fire] = events_of(match, Fired)
    assert (fire.firepower, fire.hits, fire.criticals) == (5, hits, 0)


@pytest.mark.rule("6.3B")
def test_fire_that_misses_does_no_damage() -> None:
    match = position(yellow_sea="asama | poltava").battle("japan", "yellow_sea", rolls=[6])
    give(match, "Fire 1")
    assert ships_in(match, "yellow_sea") == {"asama", "poltava"}
    assert asked(match) == "russia fire"


# C. Fire of the second side


@pytest.mark.rule("6.3C")
def test_second_side_fires_with_the_firepower_left_to_it() -> None:  # Ruling 20
    match = position(yellow_sea=f"{CRUISERS} | poltava retvizan").battle("japan", "yellow_sea", [1, 2, 3, 4, 1])
    give(match, "Fire 4", "TakeHits poltava", "TakeHits poltava")
    assert asked(match) == "russia fire"
    assert match.open[0].facts["firepower"] == 7
    give(match, "Fire 1")
    assert [(fire.side, fire.firepower) for fire in events_of(match, Fired)] == [("japan", 28), ("russia", 7)]


@pytest.mark.rule("6.3C")
def test_damaged_ships_fire_back_with_their_damaged_firepower() -> None:  # Ruling 20
    match = position(yellow_sea=f"{CRUISERS} | poltava retvizan").battle("japan", "yellow_sea", [1, 2])
    give(match, "Fire 2", "TakeHits poltava", "TakeHits retvizan")
    assert match.open[0].facts["firepower"] == 5 + 6


@pytest.mark.rule("6.3C", "6.4")
def test_sunk_ships_do_not_fire_back() -> None:  # Ruling 3
    match = position(yellow_sea=f"{CRUISERS} | poltava* diana").battle("japan", "yellow_sea", [1, 2, 3])
    give(match, "Fire 3", "TakeHits poltava")
    assert ships_in(match, "sunk") == {"poltava"}
    assert match.open[0].facts["firepower"] == 2


@pytest.mark.rule("6.3C")
def test_second_side_chooses_its_dice_after_the_first_damage() -> None:  # Ruling 57
    match = position(yellow_sea=f"{CRUISERS} | poltava retvizan").battle("japan", "yellow_sea", [1])
    assert refusal(match, "Fire 3", side="russia") == "6.3B not-your-decision"
    give(match, "Fire 1", "TakeHits poltava")
    assert offered(match) == {f"Fire {dice}" for dice in range(1, 7)}


@pytest.mark.rule("6.3C")
def test_second_side_damages_the_first_by_the_same_rules() -> None:
    match = position(yellow_sea="asama tokiwa | poltava retvizan").battle("japan", "yellow_sea", [6, 5, 1, 1])
    give(match, "Fire 2", "TakeHits poltava", "Fire 2")
    assert asked(match) == "russia critical"
    give(match, "PlaceCritical tokiwa", "TakeHits asama", "TakeHits tokiwa")
    assert ships_in(match, "yellow_sea") == {"asama*", "poltava*", "retvizan"}
    assert ships_in(match, "sunk") == {"tokiwa"}


@pytest.mark.rule("6.3C", "6.3D")
def test_side_without_ships_does_not_fire_and_the_battle_is_over() -> None:  # Ruling 59
    match = position(yellow_sea=f"{CRUISERS} | diana*").battle("japan", "yellow_sea", [1])
    give(match, "Fire 1")
    assert match.is_over
    assert [fire.side for fire in events_of(match, Fired)] == ["japan"]
    assert len(events_of(match, BattleEnded)) == 1


# D. End


@pytest.mark.rule("6.3D")
def test_battle_ends_when_both_squadrons_have_fired() -> None:
    match = position(yellow_sea="asama | poltava").battle("japan", "yellow_sea", rolls=[1, 1])
    give(match, "Fire 1", "Fire 1")
    assert match.is_over
    assert order_of(match, Fired, BattleEnded) == ["Fired", "Fired", "BattleEnded"]
    assert ships_in(match, "yellow_sea") == {"asama*", "poltava*"}


@pytest.mark.rule("6.3D", "8.2")
def test_sunk_ships_leave_the_game_for_good() -> None:
    match = position(yellow_sea=f"{CRUISERS} | diana*", sunk="mikasa").return_to_port()
    give(match, "ReturnAll port_arthur")
    assert ships_in(match, "sunk") == {"mikasa"}
    assert "mikasa" not in ships_in(match, "japan")


@pytest.mark.rule("6.3D")
@pytest.mark.parametrize(("next_to_act", "dice"), [("japan", (6, 1)), ("russia", (1, 6))])
def test_squadron_may_fight_and_be_attacked_several_times_in_one_phase(
    next_to_act: str, dice: tuple[int, int]
) -> None:  # Ruling 55
    all_miss = [6, 6, 6]
    match = position(yellow_sea="asama | poltava").operations([6, 1, *all_miss, *dice, *all_miss, 3, 3])
    give(match, "Attack yellow_sea", "Fire 1", "Fire 2", "Attack yellow_sea", "Fire 1", "Fire 2")
    assert [battle.attacker for battle in events_of(match, BattleJoined)] == ["japan", next_to_act]
    assert len(events_of(match, BattleEnded)) == 2


@pytest.mark.rule("6.3", "6.4")
def test_each_step_of_a_battle_cites_its_own_section() -> None:
    match = position(yellow_sea=f"{CRUISERS} | poltava diana").battle("japan", "yellow_sea", [1, 1, 2, 3])
    give(match, "Fire 3", "PlaceCritical poltava", "TakeHits poltava", "Fire 1")
    assert rules_of(match, BattleJoined) == ["6.3"]
    assert rules_of(match, FirstSideFound) == ["6.3A"]
    assert rules_of(match, Fired) == ["6.3B", "6.3B"]
    assert set(rules_of(match, ShipDamaged) + rules_of(match, ShipSunk)) == {"6.4"}
    assert rules_of(match, BattleEnded) == ["6.3D"]
