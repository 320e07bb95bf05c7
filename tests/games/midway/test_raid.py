"""Chapters 2.2, 3, 4, 6 and 8.3: what is left of a raid attacks ships, the runway or the troops."""

from __future__ import annotations

import pytest
from tests.games.midway.position_air import (
    MidwayMatch,
    Orders,
    blank,
    cells,
    damage,
    dice_left,
    form_of,
    lost,
    offered,
    one,
    own_sheet,
    planes,
    position,
    refused,
    send,
    sheet,
    streams,
    told,
)

from honjin.games.midway.events.air import AircraftLost, MidwayRaided
from honjin.games.midway.events.ground import BattalionHit, RunwayHit
from honjin.games.midway.events.ships import HitsScored, ShipDamaged, ShipHeld, ShipSunk
from honjin.games.midway.rules.sequence import Turn
from honjin.games.midway.state import BROKEN, INTACT, SHAKEN
from honjin.testing.position import asked, events_of, order_of, rolled

US_TROOPS = "us_ts_1 us_ts_2 us_ts_3 us_ts_4 us_ts_5 us_ts_6"


def raiding(
    ships: str,
    raiders: str,
    rolls: list[int] | None = None,
    planes: dict[str, int] | None = None,
    damaged: dict[str, str] | None = None,
    **switches: bool | str,
) -> MidwayMatch:
    """Squadrons of Enterprise and Hornet in I5 are over Japanese ships in H4, and name their targets."""
    given = position({"I5": "enterprise hornet", "H4": ships}, planes=planes, damaged=damaged, switches=switches)
    match = send(given.day(rolls or []), [f"Raid {squadron} I5-H4-I5 H4" for squadron in raiders.split()])
    return blank(match, until="raid-targets")


def attack(match: MidwayMatch, *orders: str) -> MidwayMatch:
    """The US squadrons attack so: `vb_6 akagi`."""
    return send(match, [f"Attack {order}" for order in orders])


def over_midway(raiders: str, rolls: list[int] | None = None, orders: Orders = "", **given: object) -> MidwayMatch:
    """Squadrons of Akagi in G5 are over Midway, and name their targets."""
    match = position({"G5": "akagi"}, **given).day(rolls or [])  # type: ignore[arg-type]
    send(match, orders, [f"Raid {squadron} G5-G6-H6-G6-G5 H6" for squadron in raiders.split()])
    return blank(match, until="raid-targets")


def hits(match: MidwayMatch) -> list[tuple[str, str, int, bool]]:
    """What the attacker was told: by whom, at whom, hits, and whether it sank."""
    return [(event.by, event.target, event.hits, event.sunk) for event in events_of(match, HitsScored)]


# 2.2 Targets


@pytest.mark.rule("2.2", "0")
def test_survivors_of_the_raid_name_their_targets() -> None:
    match = raiding("akagi tone", "vb_6 vt_6")
    assert asked(match) == "us raid-targets + japan raid-targets"
    assert offered(match, "us") == {"Attack vb_6", "Attack vt_6"}
    assert offered(match, "japan") == set()


@pytest.mark.rule("2.2")
def test_squadron_attacks_one_ship_and_another_may_choose_another() -> None:  # Ruling 18
    match = raiding("akagi tone", "vb_6 vt_6")
    assert refused(match, "us", "Attack vb_6 akagi", "Attack vt_6 tone") == ""
    assert refused(match, "us", "Attack vb_6 akagi", "Attack vb_6 tone") == "2.2 gen-twice"


@pytest.mark.rule("2.2", "0")
@pytest.mark.parametrize("target", ["kaga", "i_168", "haruna", "nothing_at_all", "enterprise", "runway", "troops"])
def test_same_refusal_for_whatever_was_not_seen_in_the_hex(target: str) -> None:
    match = raiding("akagi i_168", "vb_6")
    assert refused(match, "us", f"Attack vb_6 {target}") == "2.2 raid-list"


@pytest.mark.rule("2.2")
def test_only_squadrons_over_a_target_attack() -> None:
    match = raiding("akagi", "vb_6")
    for squadron in ("vt_6", "akagi_db", "nothing_at_all"):
        assert refused(match, "us", f"Attack {squadron} akagi") == "2.2 gen-unit"
    assert refused(match, "us", "Barrage enterprise vb_6") == "2.2 gen-form"


@pytest.mark.rule("2.2")
def test_squadron_that_lost_all_its_aircraft_attacks_no_more() -> None:  # Ruling 84
    given = position({"I5": "enterprise", "H4": "akagi"}, planes={"vt_6": 1})
    match = blank(send(given.day([20]), "Raid vt_6 I5-H4-I5 H4; Raid vb_6 I5-H4-I5 H4"), until="barrage")
    send(match, "", "Barrage akagi vt_6")
    assert offered(match, "us") == {"Attack vb_6"}
    assert refused(match, "us", "Attack vt_6 akagi") == "2.2 gen-unit"


@pytest.mark.rule("2.2")
def test_ships_are_listed_from_carriers_down_to_destroyers() -> None:
    match = raiding("nowaki nagara nankai_maru tone haruna zuiho akagi", "vb_6")
    ranked = ("akagi", "zuiho", "haruna", "tone", "nankai_maru", "nagara", "nowaki")
    assert cells(match, "us", "Attack vb_6")["target"] == ranked


# 3 Chances


@pytest.mark.rule("2.2", "3")
@pytest.mark.parametrize(
    ("squadron", "ship", "chance"),
    [
        *(("vb_6", ship, chance) for ship, chance in (("akagi", 40), ("haruna", 30), ("tone", 20), ("nowaki", 10))),
        *(("vt_6", ship, chance) for ship, chance in (("akagi", 50), ("haruna", 40), ("tone", 30), ("nowaki", 20))),
        ("vb_6", "zuiho", 40),
        ("vb_6", "nagara", 20),
        ("vb_6", "nankai_maru", 90),
        ("vt_6", "nankai_maru", 90),
    ],
)
def test_bombs_and_torpedoes_hit_by_the_table(squadron: str, ship: str, chance: int) -> None:
    match = raiding(ship, squadron, rolls=[chance, 100, chance + 1], planes={squadron: 2})
    assert hits(attack(match, f"{squadron} {ship}")) == [(squadron, ship, 1, False)]
    assert dice_left(match) == 0


@pytest.mark.rule("3")
@pytest.mark.parametrize(("ship", "chance"), [("akagi", 40), ("haruna", 30), ("tone", 20), ("nowaki", 10)])
def test_torpedo_bombers_may_hit_as_the_text_has_it(ship: str, chance: int) -> None:  # Ruling 4
    match = raiding(ship, "vt_6", rolls=[chance, 100, chance + 1], planes={"vt_6": 2}, tb_values="text")
    assert hits(attack(match, f"vt_6 {ship}")) == [("vt_6", ship, 1, False)]


@pytest.mark.rule("2.2")
def test_one_die_for_each_aircraft_that_is_left() -> None:
    match = raiding("akagi", "vb_6", rolls=[41] * 4, planes={"vb_6": 4})
    assert hits(attack(match, "vb_6 akagi")) == [("vb_6", "akagi", 0, False)]
    assert dice_left(match) == 0


@pytest.mark.rule("2.2")
def test_blank_line_attacks_nothing() -> None:
    match = send(raiding("akagi", "vb_6"))
    assert hits(match) == []


@pytest.mark.rule("3", "4")
@pytest.mark.parametrize(
    ("squadron", "ship", "chance"),
    [("vb_6", "akagi", 70), ("vb_6", "nowaki", 40), ("vt_6", "akagi", 80), ("vt_6", "nowaki", 50)],
)
def test_bombers_gain_30_against_a_ship_that_could_not_move_when_the_turn_began(
    squadron: str, ship: str, chance: int
) -> None:  # Ruling 32
    match = raiding(ship, squadron, rolls=[chance, 100, chance + 1], planes={squadron: 2}, damaged={ship: "engines"})
    assert hits(attack(match, f"{squadron} {ship}")) == [(squadron, ship, 1, False)]


@pytest.mark.rule("3", "4")
def test_damage_of_this_turn_gives_no_bonus_yet() -> None:  # Rulings 32 and 76
    match = raiding("akagi", "vb_6", rolls=[41], planes={"vb_6": 1})
    match.state.damage[match.state.ocean.ship["akagi"]] = 1
    assert hits(attack(match, "vb_6 akagi")) == [("vb_6", "akagi", 0, False)]


@pytest.mark.rule("3")
def test_above_100_no_roll_is_made() -> None:  # Ruling 32
    match = raiding("nankai_maru", "vb_6", planes={"vb_6": 2}, damaged={"nankai_maru": "engines"})
    assert hits(attack(match, "vb_6 nankai_maru")) == [("vb_6", "nankai_maru", 2, True)]
    assert rolled(match) == []


@pytest.mark.rule("3", "4")
def test_strafing_gains_nothing_from_a_ship_that_cannot_move() -> None:  # Rulings 32 and 36
    match = raiding("tone", "vf_6", rolls=[6], planes={"vf_6": 1}, damaged={"tone": "engines"})
    assert hits(attack(match, "vf_6 tone")) == [("vf_6", "tone", 0, False)]


# 4 Strafing


@pytest.mark.rule("4", "3")
@pytest.mark.parametrize("ship", ["akagi", "haruna", "tone", "nagara", "nowaki"])
def test_fighter_that_hits_silences_a_ship_without_a_roll_for_the_zone(ship: str) -> None:  # Ruling 36
    match = attack(raiding(ship, "vf_6", rolls=[5, 6], planes={"vf_6": 2}), f"vf_6 {ship}")
    assert (damage(match, ship), dice_left(match)) == ("guns", 0)
    assert hits(match) == [("vf_6", ship, 1, False)]


@pytest.mark.rule("4")
@pytest.mark.parametrize(("ship", "before"), [("nankai_maru", ""), ("tone", "guns"), ("tone", "hulk")])
def test_strafing_does_nothing_to_a_transport_to_a_silent_ship_or_to_a_hulk(
    ship: str, before: str
) -> None:  # Ruling 36
    match = raiding(ship, "vf_6", rolls=[5], planes={"vf_6": 1}, damaged={ship: before} if before else None)
    attack(match, f"vf_6 {ship}")
    assert damage(match, ship) == before
    assert [event.hits for event in told(match, "japan", ShipHeld)] == [1]
    assert hits(match) == [("vf_6", ship, 1, False)]


@pytest.mark.rule("4")
def test_strafing_and_bombs_on_one_ship_tell_together() -> None:  # Ruling 36
    match = raiding("tone", "vf_6 vb_6", rolls=[5, 20, 71], planes={"vf_6": 1, "vb_6": 1})
    attack(match, "vf_6 tone", "vb_6 tone")
    assert damage(match, "tone") == "hulk"


# 4 Decks


@pytest.mark.rule("4")
def test_hit_on_the_deck_destroys_ready_aircraft_and_freezes_those_below() -> None:
    match = raiding("akagi", "vb_6", rolls=[40, 41], planes={"vb_6": 1})
    match.state.ready[match.state.ocean.squadron["akagi_tb"]] = 1
    attack(match, "vb_6 akagi")
    assert damage(match, "akagi") == "engines"
    assert [planes(match, name) for name in ("akagi_fg", "akagi_db", "akagi_tb")] == [0, 0, 6]
    assert lost(match, "japan") == 12
    assert not match.state.is_open(match.state.ocean.ship["akagi"])


@pytest.mark.rule("4")
def test_aircraft_on_a_mission_outlive_the_hit_on_their_deck() -> None:
    given = position({"I5": "enterprise", "H4": "akagi"}, planes={"vb_6": 1})
    match = send(given.day([40, 41]), "Raid vb_6 I5-H4-I5 H4", "Search akagi_fg H4-H3-H4")
    attack(blank(match, until="raid-targets"), "vb_6 akagi")
    assert [planes(match, name) for name in ("akagi_fg", "akagi_db", "akagi_tb")] == [6, 0, 0]


@pytest.mark.rule("4")
@pytest.mark.parametrize(("ship", "zone"), [("akagi", 11), ("akagi", 40), ("zuiho", 40)])
def test_hit_on_the_armament_of_a_carrier_leaves_its_deck_open(ship: str, zone: int) -> None:
    match = attack(raiding(ship, "vb_6", rolls=[40, zone], planes={"vb_6": 1}), f"vb_6 {ship}")
    assert (damage(match, ship), lost(match, "japan")) == ("guns", 0)
    assert match.state.is_open(match.state.ocean.ship[ship])


@pytest.mark.rule("4")
def test_seaplanes_do_not_mind_the_machinery_of_their_cruiser() -> None:
    match = attack(raiding("tone", "vb_6", rolls=[20, 71], planes={"vb_6": 1}), "vb_6 tone")
    assert (damage(match, "tone"), planes(match, "tone_rc_1"), lost(match, "japan")) == ("engines", 1, 0)


@pytest.mark.rule("4", "9")
def test_carrier_that_sinks_takes_all_aircraft_aboard_with_it() -> None:
    match = raiding("akagi", "vb_6", rolls=[40, 10], planes={"vb_6": 1})
    match.state.ready[match.state.ocean.squadron["akagi_tb"]] = 1
    attack(match, "vb_6 akagi")
    assert (damage(match, "akagi"), lost(match, "japan")) == ("sunk", 18)


@pytest.mark.rule("4", "0")
def test_attacker_learns_nothing_of_aircraft_lost_aboard() -> None:  # Ruling 67
    match = attack(raiding("akagi", "vb_6", rolls=[40, 41], planes={"vb_6": 1}), "vb_6 akagi")
    assert told(match, "us", AircraftLost) == []
    assert len(told(match, "japan", AircraftLost)) == 3


# 67 What is told


@pytest.mark.rule("0", "2.2")
def test_attacker_learns_hits_and_whether_a_ship_sank_its_owner_the_zones() -> None:  # Ruling 67
    match = attack(raiding("haruna", "vb_6", rolls=[30, 71], planes={"vb_6": 1}), "vb_6 haruna")
    [report] = told(match, "us", HitsScored)
    assert (report.by, report.target, report.hits, report.sunk, report.zones) == ("vb_6", "haruna", 1, False, 0)
    assert [*told(match, "us", ShipDamaged), *told(match, "japan", HitsScored)] == []
    [owner] = told(match, "japan", ShipDamaged)
    assert (owner.ship, owner.zones, owner.hits, owner.by) == ("haruna", 1, 1, "raid")


@pytest.mark.rule("0", "2.2")
def test_attacker_is_told_of_attacks_without_a_hit() -> None:  # Ruling 67
    match = attack(raiding("haruna", "vb_6", rolls=[31], planes={"vb_6": 1}), "vb_6 haruna")
    assert hits(match) == [("vb_6", "haruna", 0, False)]
    assert told(match, "japan", ShipHeld) == []


@pytest.mark.rule("0")
def test_attacker_may_be_told_the_zones_as_an_option() -> None:  # Ruling 67
    match = raiding("haruna", "vb_6", rolls=[30, 71], planes={"vb_6": 1}, raid_report="full")
    [report] = told(attack(match, "vb_6 haruna"), "us", HitsScored)
    assert report.zones == 1


@pytest.mark.rule("0", "3")
@pytest.mark.parametrize(
    ("before", "rolls"), [("", [40, 41]), ("guns", [40, 41]), ("engines", [40, 41]), ("hulk", [40])]
)
def test_report_betrays_nothing_of_earlier_damage(before: str, rolls: list[int]) -> None:  # Ruling 67
    match = raiding("akagi", "vb_6", rolls=rolls, planes={"vb_6": 1}, damaged={"akagi": before} if before else None)
    lists = cells(match, "us", "Attack vb_6")
    [report] = told(attack(match, "vb_6 akagi"), "us", HitsScored)
    assert (lists, report.hits, report.zones) == ({"target": ("akagi",)}, 1, 0)
    assert report.sunk == (before == "hulk")


@pytest.mark.rule("0", "3")
def test_dice_of_a_raid_are_seen_by_nobody_and_those_of_zones_belong_to_the_owner() -> None:  # Ruling 67
    match = attack(raiding("akagi", "vb_6", rolls=[40, 41], planes={"vb_6": 1}), "vb_6 akagi")
    assert streams(match) == [("raid", "us-unseen"), ("zone", "japan-unseen")]


@pytest.mark.rule("0", "9")
def test_ship_that_several_squadrons_sank_is_claimed_once() -> None:  # Ruling 67
    match = raiding("akagi", "vb_6 vt_6", rolls=[40, 1, 50, 1], planes={"vb_6": 1, "vt_6": 1})
    attack(match, "vb_6 akagi", "vt_6 akagi")
    assert hits(match) == [("vb_6", "akagi", 1, True), ("vt_6", "akagi", 1, True)]
    [claim] = own_sheet(match, "us").claims
    assert (claim.what, claim.halves) == ("akagi", 10)
    assert len(told(match, "japan", ShipSunk)) == 1


# 86, 90 Together and in order


@pytest.mark.rule("2.2", "4")
def test_squadrons_attack_at_the_same_time() -> None:  # Ruling 90
    match = raiding("akagi", "vb_6 vb_8", rolls=[40, 11, 40, 41], planes={"vb_6": 1, "vb_8": 1})
    attack(match, "vb_6 akagi", "vb_8 akagi")
    assert damage(match, "akagi") == "hulk"


@pytest.mark.rule("2")
def test_each_hit_is_followed_at_once_by_its_zone_and_squadrons_go_as_they_stand() -> None:  # Ruling 86
    match = raiding("akagi haruna", "vb_6 vt_6", rolls=[30, 70, 31, 50, 41, 51], planes={"vb_6": 2, "vt_6": 2})
    attack(match, "vt_6 akagi", "vb_6 haruna")
    assert hits(match) == [("vb_6", "haruna", 1, False), ("vt_6", "akagi", 1, False)]
    assert (damage(match, "haruna"), damage(match, "akagi")) == ("guns", "engines")


@pytest.mark.rule("2")
def test_hexes_go_by_column_and_row_and_in_one_hex_the_us_first() -> None:  # Ruling 86
    given = position(
        {"I5": "enterprise", "H4": "akagi hornet", "I4": "zuiho"}, planes={"vb_6": 1, "vs_6": 1, "akagi_db": 1}
    )
    us = "Raid vb_6 I5-I4-I5 I4; Raid vs_6 I5-H4-I5 H4"
    match = send(given.day([41, 41, 41]), us, "Raid akagi_db H4-H5-H4 H4")
    blank(match, until="raid-targets")
    send(match, "Attack vb_6 zuiho; Attack vs_6 akagi", "Attack akagi_db hornet")
    assert [event.by for event in events_of(match, HitsScored)] == ["vs_6", "akagi_db", "vb_6"]
    assert [stream for _, stream in streams(match)] == ["us-unseen", "japan-unseen", "us-unseen"]


# 6 Midway


@pytest.mark.rule("6", "3")
def test_dive_bombers_choose_runway_or_troops_fighters_the_troops_torpedo_bombers_neither() -> None:  # Ruling 53
    match = over_midway("akagi_db akagi_fg akagi_tb")
    assert cells(match, "japan", "Attack akagi_db")["target"] == ("runway", "troops")
    assert cells(match, "japan", "Attack akagi_fg")["target"] == ("troops",)
    assert refused(match, "japan", "Attack akagi_fg runway") == "6 raid-type"
    assert refused(match, "japan", "Attack akagi_tb runway") == "6 raid-type"
    assert refused(match, "japan", "Attack akagi_tb troops") == "6 raid-type"
    assert offered(match, "japan") == {"Attack akagi_db", "Attack akagi_fg"}


@pytest.mark.rule("6")
def test_ships_at_midway_may_be_attacked_instead() -> None:  # Ruling 18
    given = position({"G5": "akagi", "H6": "portland"})
    match = send(given.day(), "", "Raid akagi_tb G5-G6-H6-G6-G5 H6; Raid akagi_db G5-G6-H6-G6-G5 H6")
    blank(match, until="raid-targets")
    assert cells(match, "japan", "Attack akagi_tb")["target"] == ("portland",)
    assert cells(match, "japan", "Attack akagi_db")["target"] == ("portland", "runway", "troops")


@pytest.mark.rule("6", "3")
def test_each_hit_takes_a_tenth_of_the_runway() -> None:  # Ruling 53
    match = over_midway("akagi_db", [40, 41, 1, 100, 100, 40])
    send(match, "", "Attack akagi_db runway")
    assert (match.state.runway, dice_left(match)) == (70, 0)
    [owner] = told(match, "us", RunwayHit)
    assert (owner.hits, owner.runway) == (3, 70)


@pytest.mark.rule("6")
def test_runway_falls_no_lower_than_nought() -> None:
    match = send(over_midway("akagi_db", [1] * 6, runway=20), "", "Attack akagi_db runway")
    assert match.state.runway == 0


@pytest.mark.rule("6", "4")
@pytest.mark.parametrize(("squadron", "chance"), [("akagi_db", 40), ("akagi_fg", 20)])
def test_hit_on_troops_finds_a_battalion_by_lot(squadron: str, chance: int) -> None:  # Ruling 54
    match = over_midway(squadron, [chance, 3, chance + 1], planes={squadron: 2})
    send(match, "", f"Attack {squadron} troops")
    assert [event.battalion for event in told(match, "us", BattalionHit)] == ["us_ts_3"]
    assert match.state.troops[:6] == [INTACT, INTACT, SHAKEN, INTACT, INTACT, INTACT]
    assert streams(match)[1] == ("battalion", "us-unseen")


@pytest.mark.rule("6")
def test_two_hits_break_a_battalion_which_is_then_drawn_no_more() -> None:  # Ruling 54
    match = over_midway("akagi_db", [1, 2, 1, 2, 1, 2], planes={"akagi_db": 3})
    send(match, "", "Attack akagi_db troops")
    assert match.state.troops[:6] == [INTACT, BROKEN, SHAKEN, INTACT, INTACT, INTACT]


@pytest.mark.rule("6")
def test_battalion_is_never_destroyed_from_the_air() -> None:  # Ruling 54
    broken = dict.fromkeys(US_TROOPS.split(), "broken")
    match = over_midway("akagi_db", [1] * 6, troops=broken)
    send(match, "", "Attack akagi_db troops")
    assert len(match.state.ashore(match.state.ocean.side_of_battalion[0])) == 6
    assert told(match, "us", BattalionHit) == []
    [report] = told(match, "japan", MidwayRaided)
    assert (report.hits, report.troops) == (6, 6)


@pytest.mark.rule("6")
def test_last_battalion_that_can_suffer_is_found_without_a_draw() -> None:  # Ruling 54
    broken = dict.fromkeys(US_TROOPS.split()[1:], "broken")
    match = over_midway("akagi_db", [1], troops=broken, planes={"akagi_db": 1})
    send(match, "", "Attack akagi_db troops")
    assert [event.battalion for event in told(match, "us", BattalionHit)] == ["us_ts_1"]


@pytest.mark.rule("6")
def test_only_battalions_of_the_enemy_are_found() -> None:  # Ruling 54
    match = over_midway("akagi_db", [1], ashore="jp_ts_1", dead=" ".join(US_TROOPS.split()[1:]), planes={"akagi_db": 1})
    send(match, "", "Attack akagi_db troops")
    assert [event.battalion for event in events_of(match, BattalionHit)] == ["us_ts_1"]


@pytest.mark.rule("6")
def test_runway_and_troops_may_be_attacked_in_one_raid_by_different_squadrons() -> None:  # Ruling 18
    match = over_midway("akagi_db akagi_fg", [20, 1, 40], planes={"akagi_db": 1, "akagi_fg": 1})
    send(match, "", "Attack akagi_db runway; Attack akagi_fg troops")
    [report] = told(match, "japan", MidwayRaided)
    assert (report.hits, report.runway, report.troops) == (2, 1, 1)
    assert told(match, "us", MidwayRaided) == []
    assert (len(told(match, "us", RunwayHit)), len(told(match, "us", BattalionHit))) == (1, 1)
    assert [*told(match, "japan", RunwayHit), *told(match, "japan", BattalionHit)] == []


@pytest.mark.rule("6")
def test_dice_of_a_raid_on_midway_are_seen_by_nobody() -> None:  # Ruling 67
    match = send(over_midway("akagi_db", [41] * 6), "", "Attack akagi_db runway")
    assert set(streams(match)) == {("raid-midway", "japan-unseen")}
    assert one(match, MidwayRaided).hits == 0


@pytest.mark.rule("6", "8.2.1")
def test_us_may_raid_midway_once_the_enemy_is_ashore() -> None:
    given = position({"I6": "enterprise"}, ashore="jp_ts_1 jp_ts_2", planes={"vb_6": 1})
    match = blank(send(given.day([40, 2]), "Raid vb_6 I6-H6-I6 H6"), until="raid-targets")
    send(match, "Attack vb_6 troops")
    assert [event.battalion for event in told(match, "japan", BattalionHit)] == ["jp_ts_2"]


# 8.3 One way


@pytest.mark.rule("8.3")
def test_one_way_raid_hits_as_usual_and_is_lost_after_the_attack() -> None:  # Ruling 26
    given = position({"I5": "enterprise", "H4": "akagi"}, planes={"vt_6": 2})
    match = blank(send(given.day([50, 41, 51]), "OneWayRaid vt_6 I5-H4 H4"), until="raid-targets")
    assert planes(match, "vt_6") == 2
    attack(match, "vt_6 akagi")
    assert hits(match) == [("vt_6", "akagi", 1, False)]
    assert [(event.number, event.cause) for event in told(match, "us", AircraftLost)] == [(2, "one-way")]
    assert order_of(match, HitsScored, AircraftLost)[-1] == "AircraftLost"
    assert lost(match, "us") == 2


@pytest.mark.rule("8.3", "9")
def test_each_aircraft_of_a_one_way_raid_counts_once_however_it_is_lost() -> None:  # Ruling 26
    given = position({"I5": "enterprise", "H4": "akagi"})
    match = blank(send(given.day([20, *[51] * 5]), "OneWayRaid vt_6 I5-H4 H4"), until="barrage")
    send(match, "", "Barrage akagi vt_6")
    attack(match, "vt_6 akagi")
    assert (planes(match, "vt_6"), lost(match, "us")) == (0, 6)


@pytest.mark.rule("1.1", "2.2")
def test_raid_whose_path_does_not_come_home_attacks_and_is_lost() -> None:  # Ruling 23
    given = position({"I5": "enterprise", "H4": "akagi"}, planes={"vb_6": 1})
    match = blank(send(given.day([41]), "Raid vb_6 I5-H4 H4"), until="raid-targets")
    attack(match, "vb_6 akagi")
    assert [(event.number, event.cause) for event in told(match, "us", AircraftLost)] == [(1, "crashed")]


@pytest.mark.rule("2.2")
def test_raid_that_comes_home_is_not_lost() -> None:
    match = attack(raiding("akagi", "vb_6", rolls=[41] * 6), "vb_6 akagi")
    assert (planes(match, "vb_6"), lost(match, "us")) == (6, 0)


# What happens if nobody sends a sheet


@pytest.mark.rule("0", "2.2")
def test_usual_target_is_the_first_carrier_else_the_next_kind() -> None:  # Ruling 87
    match = raiding("tone haruna akagi kaga", "vb_6 vt_6")
    assert form_of(match, "us").usual() == sheet("Attack vb_6 akagi; Attack vt_6 akagi").slips
    match = raiding("nowaki nankai_maru", "vb_6")
    assert form_of(match, "us").usual() == sheet("Attack vb_6 nankai_maru").slips


@pytest.mark.rule("0", "6")
def test_usual_target_at_midway_is_the_runway_for_dive_bombers_and_troops_for_fighters() -> None:  # Ruling 87
    match = over_midway("akagi_db akagi_fg akagi_tb")
    assert form_of(match, "japan").usual() == sheet("Attack akagi_fg troops; Attack akagi_db runway").slips


# 76 What the raid has done holds for the rest of the turn


def turn_until(ask: str, rolls: list[int], *raid: str) -> MidwayMatch:
    """A whole turn in which VB-6 raids H4, where Haruna and Tone meet Portland and Nautilus; up to this question."""
    ships = {"I5": "enterprise", "H4": "haruna tone portland nautilus"}
    match = position(ships, turn=1, planes={"vb_6": 1}).play(Turn(turn=1), rolls=rolls)
    send(blank(match, until="air"), "Raid vb_6 I5-H4-I5 H4")
    attack(blank(match, until="raid-targets"), *raid)
    return blank(match, until=ask)


@pytest.mark.rule("0", "4")
@pytest.mark.parametrize(("die", "hit"), [(30, True), (31, False)])
def test_torpedoes_of_the_same_turn_gain_nothing_from_a_ship_that_the_raid_has_stopped(
    die: int, hit: bool
) -> None:  # Rulings 32 and 76
    match = turn_until("torpedoes", [30, 80, die, *[100] * hit], "vb_6 haruna")
    assert damage(match, "haruna") == "engines"
    send(match, "Torpedo nautilus haruna")
    send(match)
    assert [event.hits for event in told(match, "us", HitsScored)] == [1, int(hit)]


@pytest.mark.rule("0", "4")
def test_ship_that_the_raid_has_silenced_fires_no_more_this_turn() -> None:  # Ruling 76
    match = turn_until("guns", [20, 50], "vb_6 tone")
    assert damage(match, "tone") == "guns"
    assert refused(match, "japan", "Fire tone portland") == "2.3 sea-arm"
    assert refused(match, "japan", "Fire haruna portland") == ""


@pytest.mark.rule("0", "4")
def test_ship_that_the_raid_has_sunk_is_no_target_any_more() -> None:  # Ruling 76
    match = turn_until("torpedoes", [20, 20], "vb_6 tone")
    assert damage(match, "tone") == "sunk"
    assert cells(match, "us", "Torpedo nautilus")["target"] == ("haruna",)
