"""Chapter 10, mines (optional): additional ships, the raid, mines struck and their damage."""

from __future__ import annotations

import pytest
from tests.games.port_arthur.position import Position, new_game, position, ships_in, sit_out

from honjin.games.port_arthur.events import (
    MineDamageRolled,
    MinesTested,
    MineStruck,
    RaidRolled,
    ShipDamaged,
    ShipRaided,
    ShipsReturned,
    ShipSunk,
    TurnBegan,
)
from honjin.games.port_arthur.model import ShipId
from honjin.games.port_arthur.rules.return_to_port import ReturnToPort
from honjin.games.port_arthur.rules.scoring import Scoring
from honjin.testing.position import asked, events_of, give, offered, order_of, refusal, rolled, rules_of

MINES = {"mines": True}


def mined(blockade: bool = True, boxes: str = "", landing: str = "", **ships: str) -> Position:
    """A position with the option in force and the blockade marker in the Yellow Sea."""
    return position(ships, switches=MINES, blockade=blockade, boxes=boxes, landing=landing)


# The option


@pytest.mark.rule("10")
def test_without_the_option_there_is_no_raid() -> None:  # Ruling 38
    match = new_game()
    assert events_of(match, RaidRolled) == []
    assert rolled(match) == []


@pytest.mark.rule("10")
def test_without_the_option_nobody_meets_mines() -> None:  # Ruling 38
    match = position(blockade=True, yellow_sea="mikasa*").return_to_port()
    assert rolled(match) == []
    assert ships_in(match, "japan") == {"mikasa*"}


@pytest.mark.rule("10")
def test_option_brings_ships_and_raid_together() -> None:  # Ruling 38
    match = new_game(rolls=[1], mines=True)
    assert "hatsuse" in ships_in(match, "japan")
    assert len(events_of(match, RaidRolled)) == 1


@pytest.mark.rule("10.1", "3")
@pytest.mark.parametrize(
    ("ship", "port"), [("petropavlovsk", "port_arthur"), ("hatsuse", "japan"), ("yashima", "japan")]
)
def test_additional_ships_start_with_their_fleets(ship: str, port: str) -> None:
    assert ship in ships_in(new_game(rolls=[1], mines=True), port)


# The raid


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(("die", "ships"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_raid_finds_half_a_die_of_ships_rounded_down(die: int, ships: int) -> None:  # Ruling 39
    match = new_game(rolls=[die], mines=True)
    assert events_of(match, RaidRolled) == [RaidRolled(die, ships)]
    assert asked(match) == ("japan raid" if ships else "japan sortie")


@pytest.mark.rule("10.2")
def test_raid_comes_before_the_first_turn() -> None:
    match = give(new_game(rolls=[2], mines=True), "Raid retvizan")
    kinds = (RaidRolled, ShipRaided, TurnBegan)
    assert order_of(match, *kinds) == [kind.__name__ for kind in kinds]


@pytest.mark.rule("10.2")
def test_japan_picks_the_ships_and_they_lie_damaged_in_the_yard() -> None:  # Rulings 39 and 73
    match = new_game(rolls=[6], mines=True)
    give(match, "Raid tsesarevitch", "Raid retvizan", "Raid petropavlovsk")
    assert ships_in(match, "port_arthur_yard") == {"tsesarevitch*", "retvizan*", "petropavlovsk*"}
    assert asked(match) == "japan sortie"


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("ship", ["rossia", "asama", "borodino", "tsesarevitch"])
def test_raid_strikes_ships_in_port_arthur_once_each(ship: str) -> None:  # Ruling 73
    match = give(new_game(rolls=[4], mines=True), "Raid tsesarevitch")
    assert refusal(match, f"Raid {ship}") == "10.2 not-in-port-arthur"


@pytest.mark.rule("10.2", "5.1")
def test_raided_ships_may_not_sail_on_turn_one() -> None:  # Ruling 73
    match = give(new_game(rolls=[2], mines=True), "Raid retvizan", "EndSortie")
    assert refusal(match, "Sail retvizan yellow_sea") == "5.1 not-in-a-roadstead"


@pytest.mark.rule("10.2", "8.1")
def test_raided_ships_are_intact_again_after_turn_one() -> None:  # Rulings 39 and 73
    match = give(new_game(rolls=[2, 3, 3], mines=True), "Raid retvizan")
    sit_out(match, until="japan set-blockade")
    give(match, "NoBlockade")
    assert match.state.turn == 2
    assert "retvizan" in ships_in(match, "port_arthur")


# Mines struck


@pytest.mark.rule("10.3")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_squadron_comes_home_unharmed_on_a_die_up_to_its_speed(die: int) -> None:
    match = mined(yellow_sea="mikasa asama").return_to_port(rolls=[die])
    assert match.is_over
    assert ships_in(match, "japan") == {"mikasa", "asama"}


@pytest.mark.rule("10.3")
@pytest.mark.parametrize(
    ("ships", "die", "struck"),
    [
        ("mikasa asama kasagi", 5, 1),
        ("mikasa asama kasagi", 6, 2),
        ("mikasa* asama kasagi", 6, 3),
        ("kasagi asama", 6, 1),
        ("mikasa*", 6, 1),  # no more than there are ships
        ("mikasa* asama*", 6, 2),
    ],
)
def test_as_many_ships_strike_mines_as_the_die_exceeds_the_speed(ships: str, die: int, struck: int) -> None:
    rolls = [die, 1, 1, 1]  # Ruling 36
    match = mined(yellow_sea=ships).return_to_port(rolls=rolls)
    assert [test.struck for test in events_of(match, MinesTested)] == [struck]


@pytest.mark.rule("10.3")
@pytest.mark.parametrize("die", [1, 6])
def test_speed_six_cannot_be_struck(die: int) -> None:  # Ruling 71
    match = mined(yellow_sea="kasagi chitose").return_to_port(rolls=[die])
    assert match.is_over
    assert ships_in(match, "japan") == {"kasagi", "chitose"}


@pytest.mark.rule("10.3")
def test_speed_is_that_of_the_slowest_ship_at_that_moment() -> None:  # Ruling 71
    match = mined(yellow_sea="kasagi mikasa*").return_to_port(rolls=[4])
    assert [test.speed for test in events_of(match, MinesTested)] == [3]
    assert asked(match) == "japan mine"


@pytest.mark.rule("10.3", "8")
def test_both_sides_roll_a_die_of_their_own_japan_first() -> None:  # Rulings 36 and 40
    match = mined(yellow_sea="mikasa asama | poltava diana").return_to_port(rolls=[5, 1, 5, 1])
    assert asked(match) == "japan mine"
    give(match, "StrikeMine mikasa")
    assert asked(match) == "russia mine"
    give(match, "StrikeMine poltava")
    assert [(test.side, test.die) for test in events_of(match, MinesTested)] == [("japan", 5), ("russia", 5)]
    assert asked(match) == "russia return"


@pytest.mark.rule("10.3")
def test_no_mines_without_the_blockade_marker() -> None:
    match = mined(blockade=False, yellow_sea="mikasa*").return_to_port()
    assert rolled(match) == []


@pytest.mark.rule("10.3")
@pytest.mark.parametrize("zone", ["tsushima", "east_china_sea", "philippine_sea", "pacific_ocean", "sea_of_japan"])
def test_no_mines_in_other_zones(zone: str) -> None:  # Ruling 36
    match = position({zone: "mikasa*"}, switches=MINES, blockade=True).return_to_port()
    assert rolled(match) == []


@pytest.mark.rule("10.3")
def test_no_mines_for_ships_in_port() -> None:  # Ruling 36
    match = mined(port_arthur="poltava*", japan="mikasa*").return_to_port()
    assert rolled(match) == []


@pytest.mark.rule("10.3", "6.2B")
def test_squadron_that_puts_in_during_operations_meets_no_mines() -> None:  # Rulings 36 and 72
    match = mined(yellow_sea="poltava diana").operation("russia", rolls=[1])
    give(match, "PutIn yellow_sea port_arthur")
    assert events_of(match, MinesTested) == []
    assert ships_in(match, "port_arthur") == {"poltava", "diana"}


@pytest.mark.rule("10.3")
@pytest.mark.parametrize(("answer", "dice"), [("SetBlockade", [1, 1]), ("NoBlockade", [])])
@pytest.mark.parametrize("standing", [False, True])
def test_marker_counts_as_it_stands_after_the_scoring_phase(
    standing: bool, answer: str, dice: list[int]
) -> None:  # Ruling 72
    match = mined(blockade=standing, yellow_sea="asama | poltava").play(Scoring(), ReturnToPort(), rolls=dice)
    give(match, answer, "ReturnAll port_arthur")
    assert match.is_over
    assert rolled(match) == dice


@pytest.mark.rule("10.3", "7.6")
def test_mines_still_strike_on_the_turn_port_arthur_falls() -> None:  # Ruling 27
    match = mined(boxes="yalu nanshan liaoyang hill_203", landing="tsushima", yellow_sea="poltava | asama").play(
        Scoring(), ReturnToPort(), rolls=[1, 6, 6]
    )
    give(match, "SetBlockade", "Land port_arthur")
    assert len(events_of(match, MinesTested)) == 2
    assert match.state.blockade is False


@pytest.mark.rule("10.3")
def test_owner_decides_which_ships_are_struck() -> None:
    match = mined(yellow_sea="mikasa asama kasagi").return_to_port(rolls=[5])
    assert asked(match) == "japan mine"
    assert offered(match) == {"StrikeMine mikasa", "StrikeMine asama", "StrikeMine kasagi"}


@pytest.mark.rule("10.3")
def test_owner_names_all_struck_ships_before_any_damage() -> None:  # Ruling 71
    match = mined(yellow_sea="mikasa asama kasagi").return_to_port(rolls=[6, 1, 1])
    give(match, "StrikeMine asama")
    assert ships_in(match, "yellow_sea") == {"mikasa", "asama", "kasagi"}
    give(match, "StrikeMine kasagi")
    kinds = (MineStruck, ShipDamaged)
    assert order_of(match, *kinds) == ["MineStruck", "MineStruck", "ShipDamaged", "ShipDamaged"]


@pytest.mark.rule("10.3")
@pytest.mark.parametrize(
    ("ship", "reason"),
    [
        ("mikasa", "10.3 struck-already"),
        ("poltava", "10.3 not-in-this-squadron"),
        ("fuji", "10.3 not-in-this-squadron"),
        ("nonesuch", "10.3 not-in-this-squadron"),
    ],
)
def test_struck_ship_is_one_of_the_squadron_and_struck_once(ship: str, reason: str) -> None:
    match = mined(yellow_sea="mikasa asama kasagi | poltava", tsushima="fuji").return_to_port(rolls=[6])
    give(match, "StrikeMine mikasa")
    assert refusal(match, f"StrikeMine {ship}") == reason


@pytest.mark.rule("10.3")
def test_mines_may_not_be_declined() -> None:
    match = mined(yellow_sea="mikasa asama").return_to_port(rolls=[5])
    assert refusal(match, "Pass") == "10.3 not-now"


@pytest.mark.rule("10.3", "8.2")
def test_survivors_return_afterwards_and_russia_chooses_their_ports_only_then() -> None:  # Ruling 71
    match = mined(yellow_sea="poltava diana").return_to_port(rolls=[5, 6])
    assert asked(match) == "russia mine"
    give(match, "StrikeMine diana")
    assert asked(match) == "russia return"
    give(match, "ReturnAll port_arthur")
    assert ships_in(match, "port_arthur") == {"poltava"}
    assert order_of(match, ShipSunk, ShipsReturned) == ["ShipSunk", "ShipsReturned"]


@pytest.mark.rule("10.3", "8.1")
def test_repairs_end_before_the_mines() -> None:
    match = mined(yellow_sea="mikasa asama", japan_yard="fuji*").return_to_port(rolls=[5])
    assert asked(match) == "japan mine"
    assert ships_in(match, "japan") == {"fuji"}


# Damage


@pytest.mark.rule("10.4")
def test_damaged_ship_that_strikes_a_mine_sinks_without_a_die() -> None:  # Ruling 37
    match = give(mined(yellow_sea="mikasa* asama kasagi").return_to_port(rolls=[4]), "StrikeMine mikasa")
    assert ships_in(match, "sunk") == {"mikasa"}
    assert rolled(match) == [4]
    assert [(event.by, event.hits) for event in events_of(match, ShipSunk)] == [("mine", 0)]


@pytest.mark.rule("10.4")
@pytest.mark.parametrize(("ship", "defence"), [("mikasa", 4), ("fuji", 3), ("asama", 2), ("kasagi", 1)])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_intact_ship_is_flipped_and_sinks_on_a_die_above_its_defence(ship: str, defence: int, die: int) -> None:
    slow = "shikishima" if ship == "mikasa" else "mikasa"
    match = mined(yellow_sea=f"{ship} {slow}").return_to_port(rolls=[5, die])
    give(match, f"StrikeMine {ship}")
    if die > defence:
        assert ships_in(match, "sunk") == {ship}
        assert ships_in(match, "japan") == {slow}
        assert [(event.by, event.hits) for event in events_of(match, ShipSunk)] == [("mine", 0)]
    else:
        assert ships_in(match, "japan") == {f"{ship}*", slow}
    assert events_of(match, MineDamageRolled) == [MineDamageRolled(ShipId(ship), die, defence)]


@pytest.mark.rule("10.4")
def test_every_intact_ship_has_a_die_of_its_own() -> None:  # Ruling 37
    match = mined(yellow_sea="mikasa asama kasagi").return_to_port(rolls=[6, 2, 2])
    give(match, "StrikeMine asama", "StrikeMine kasagi")
    assert [(roll.ship, roll.die) for roll in events_of(match, MineDamageRolled)] == [
        ("asama", 2),
        ("kasagi", 2),
    ]
    assert ships_in(match, "sunk") == {"kasagi"}
    assert ships_in(match, "japan") == {"mikasa", "asama*"}


@pytest.mark.rule("10.4")
def test_damaged_ships_sink_before_the_dice_of_the_others() -> None:  # Ruling 71
    match = mined(yellow_sea="asama mikasa* kasagi").return_to_port(rolls=[5, 1])
    give(match, "StrikeMine asama", "StrikeMine mikasa")
    assert order_of(match, ShipSunk, MineDamageRolled) == ["ShipSunk", "MineDamageRolled"]
    assert rules_of(match, ShipSunk) == ["10.4"]


@pytest.mark.rule("10.4")
def test_ship_sunk_by_a_mine_leaves_the_game() -> None:
    match = mined(yellow_sea="mikasa*").return_to_port(rolls=[4])
    assert ships_in(match, "sunk") == {"mikasa"}
    assert ships_in(match, "japan") == set()


@pytest.mark.rule("10.4")
def test_ship_damaged_by_a_mine_waits_for_the_next_turn_to_be_repaired() -> None:  # Ruling 46
    match = mined(yellow_sea="asama mikasa").return_to_port(rolls=[5, 2])
    give(match, "StrikeMine asama")
    assert ships_in(match, "japan") == {"asama*", "mikasa"}
