"""Situations in which several rules of the book meet, written from the book and the rulings alone."""

from __future__ import annotations

import pytest
from tests.games.midway import position as sea
from tests.games.midway import position_air as sky
from tests.games.midway.position import sit_out
from tests.games.midway.position_air import blank, damage, dice_left, lost, own_sheet, planes, refused, send, told

from honjin.games.midway.events.air import ScoutChased, ScoutReported
from honjin.games.midway.events.ships import BoatHunted
from honjin.testing.position import asked

GROUND = "jp_ts_1 jp_ts_2 jp_ts_3"
"""Three Japanese battalions."""

# ---- flights ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_one_way_raid_may_strike_in_the_last_hex_of_a_path_of_six() -> None:  # Rulings 25 and 26
    given = sky.position({"M5": "hornet", "G5": "akagi"}, planes={"vb_8": 2})
    match = given.day(rolls=[100, 100])
    assert refused(match, "us", "OneWayRaid vb_8 M5-L5-K5-J5-I5-H5-G5-F5 F5") == "8.3 air-range"
    send(match, "OneWayRaid vb_8 M5-L5-K5-J5-I5-H5-G5 G5")
    blank(match, "raid-targets")
    send(match, "Attack vb_8 akagi")
    assert (planes(match, "vb_8"), lost(match, "us")) == (0, 2)


@pytest.mark.rule("8.3")
def test_if_agreed_a_one_way_raid_flies_twelve_hexes_and_no_more() -> None:  # Ruling 25
    match = sky.position({"M5": "hornet"}, switches={"kamikaze_path": "12"}).plot()
    there = "M5-L5-K5-J5-I5-H5-G5-F5-E5-D5-C5-B5-A5"
    assert refused(match, "us", f"OneWayRaid vb_8 {there} A5") == ""
    assert refused(match, "us", f"OneWayRaid vb_8 {there}-A6 A6") == "8.3 air-range"
    assert refused(match, "us", "Raid vb_8 M5-L5-K5-J5-I5-H5-G5-F5 F5") == "1.1 air-range"


@pytest.mark.rule("2.2")
def test_raid_on_the_first_ships_attacks_in_the_hex_it_takes_off_from() -> None:  # Ruling 19
    match = sky.position({"J5": "hornet nowaki", "H5": "akagi"}).day()
    send(match, "Raid vb_8 J5-I5-H5-I5-J5 H5 first")
    blank(match, "raid-targets")
    assert sky.offered(match, "us") == {"Attack vb_8"}
    assert sky.cells(match, "us", "Attack vb_8")["target"] == ("nowaki",)


@pytest.mark.rule("2.2")
def test_raid_on_the_first_ships_passes_boats_by() -> None:  # Rulings 73 and 89
    match = sky.position({"J5": "hornet", "I5": "i_168", "H5": "akagi"}).day()
    send(match, "Raid vb_8 J5-I5-H5-I5-J5 H5 first")
    blank(match, "raid-targets")
    assert sky.cells(match, "us", "Attack vb_8")["target"] == ("akagi",)


@pytest.mark.rule("1.1.1")
def test_fighters_leave_for_each_scout_until_none_is_left() -> None:  # Rulings 5 and 13
    given = sky.position({"J5": "hornet", "J4": "tone", "J6": "chikuma"}, planes={"vf_8": 5})
    match = given.plot(rolls=[80, 81])
    send(
        match,
        "Cover vf_8 4",
        "Search tone_rc_1 J4-J5-J4; Search chikuma_rc_1 J6-J5-J6",
    )
    chases = [(sum(one.chasers.values()), one.chance, one.downed) for one in told(match, "us", ScoutChased)]
    assert chases == [(4, 80, True), (1, 50, False)]


@pytest.mark.rule("1.1.1")
def test_cover_chases_a_scout_that_comes_when_raids_have_long_landed() -> None:  # Rulings 12 and 13
    given = sky.position({"J5": "hornet", "J12": "tone"})
    match = given.plot(rolls=[50])
    send(match, "Cover vf_8 1", "Search tone_rc_1 J12-J11-J10-J9-J8-J7-J6-J5-J6")
    [chase] = told(match, "us", ScoutChased)
    assert (chase.step, chase.chance, chase.downed) == (7, 50, True)
    [report] = told(match, "japan", ScoutReported)
    assert (report.steps, report.lost, report.seen) == (6, True, ())


@pytest.mark.rule("1.1.1")
def test_scout_that_is_shot_down_has_not_seen_the_ships_below_its_end() -> None:
    given = sky.position({"J5": "hornet", "J3": "tone"})
    match = given.plot(rolls=[50])
    send(match, "Cover vf_8 1", "Search tone_rc_1 J3-J4-J5-J4-J3")
    assert own_sheet(match, "japan").contacts == ()
    assert lost(match, "japan") == 1


@pytest.mark.rule("6")
def test_runway_lets_so_many_take_off_as_it_has_left_and_scouts_count_one_each() -> None:  # Ruling 52
    match = sky.position(runway=10).plot()
    assert refused(match, "us", "Cover vmf_221_1", "Search pby_1 H6-H5-H6") == "6 air-runway"
    scouts = [f"Search pby_{number} H6-H5-H6" for number in range(1, 7)]
    assert refused(match, "us", *scouts) == ""
    assert refused(match, "us", *scouts, "Search b_17_1 H6-H5-H6") == "6 air-runway"


@pytest.mark.rule("6")
def test_scramble_from_midway_needs_what_earlier_flights_have_left_of_the_runway() -> None:  # Rulings 16 and 52
    given = sky.position({"H5": "akagi"}, runway=20)
    match = given.day()
    send(match, "Cover vmf_221_1", "Raid akagi_db H5-H6-H5 H6")
    assert refused(match, "us", "Scramble vmf_221_2") == ""
    match = given.day()
    send(match, "Cover vmf_221_1; Search pby_1 H6-H7-H6", "Raid akagi_db H5-H6-H5 H6")
    assert refused(match, "us", "Scramble vmf_221_2") == "6 air-runway"


@pytest.mark.rule("1.1.2")
def test_b17_and_scouts_of_the_enemy_do_not_meet() -> None:  # Ruling 74
    match = sky.position({"H4": "tone"}).plot()
    send(match, "Search b_17_1 H6-H5-H4-H5-H6", "Search tone_rc_1 H4-H5-H4")
    assert [contact.aircraft for contact in own_sheet(match, "us").contacts] == [()]
    assert own_sheet(match, "japan").contacts == ()


@pytest.mark.rule("G")
def test_path_may_not_touch_the_storm_even_to_cross_a_corner_of_it() -> None:  # Ruling 7
    match = sky.position(storm=True).plot()
    assert refused(match, "us", "Search pby_1 H6-G6-F5-E5-E4-F4-G5-H5-H6") == "G air-storm"
    assert refused(match, "us", "Search pby_1 H6-G6-F5-E5-F5-G6-H6") == ""
    calm = sky.position(storm=False).plot()
    assert refused(calm, "us", "Search pby_1 H6-G6-F5-E5-E4-F4-G5-H5-H6") == ""


# ---- barrage and raids -----------------------------------------------------------------------------------------------


def raid_on(ships: str, planes_left: int, rolls: list[int], damaged: dict[str, str] | None = None) -> sky.MidwayMatch:
    """Hornet's dive bombers over Japanese ships in I5, which do not fire; up to the targets of the raid."""
    given = sky.position({"J5": "hornet", "I5": ships}, planes={"vb_8": planes_left, "vt_8": 1}, damaged=damaged)
    match = given.day(rolls=rolls)
    send(match, "Raid vb_8 J5-I5-J5 I5; Raid vt_8 J5-I5-J5 I5")
    return blank(match, "raid-targets")


@pytest.mark.rule("4")
def test_two_zones_in_one_raid_make_a_hulk_and_a_third_hit_adds_nothing() -> None:  # Ruling 31
    match = raid_on("akagi", 3, rolls=[1, 11, 1, 41, 1, 100])
    send(match, "Attack vb_8 akagi")
    assert damage(match, "akagi") == "hulk"


@pytest.mark.rule("4")
def test_hulk_of_an_earlier_turn_sinks_on_any_hit_without_a_roll_for_its_zone() -> None:  # Ruling 31
    match = raid_on("haruna", 1, rolls=[60], damaged={"haruna": "hulk"})
    send(match, "Attack vb_8 haruna")
    assert (damage(match, "haruna"), dice_left(match)) == ("sunk", 0)


@pytest.mark.rule("3")
@pytest.mark.parametrize(("die", "outcome"), [(80, "hulk"), (81, "engines")])
def test_torpedoes_from_the_air_find_a_ship_that_lies_still_more_easily(die: int, outcome: str) -> None:  # Ruling 32
    rolls = [die, 11] if die <= 80 else [die]
    match = raid_on("akagi", 1, rolls=rolls, damaged={"akagi": "engines"})
    send(match, "Attack vt_8 akagi")
    assert damage(match, "akagi") == outcome


@pytest.mark.rule("3")
def test_bombs_on_a_transport_that_lies_still_need_no_roll_to_hit_and_sink_it() -> None:  # Rulings 32 and 35
    match = raid_on("nankai_maru", 1, rolls=[], damaged={"nankai_maru": "engines"})
    send(match, "Attack vb_8 nankai_maru")
    assert damage(match, "nankai_maru") == "sunk"


@pytest.mark.rule("2")
def test_ship_without_guns_and_transport_name_nobody_in_the_barrage() -> None:  # Ruling 27
    given = sky.position({"J5": "hornet", "I5": "akagi haruna nankai_maru"}, damaged={"haruna": "guns"})
    match = given.day()
    send(match, "Raid vb_8 J5-I5-J5 I5")
    blank(match, "barrage")
    assert sky.offered(match, "japan") == {"Barrage akagi"}
    assert refused(match, "japan", "Barrage haruna vb_8") == "2 aa-arm"
    assert refused(match, "japan", "Barrage nankai_maru vb_8") == "2 aa-arm"


@pytest.mark.rule("5", "6")
def test_ships_and_free_battalions_fire_at_a_raid_on_midway() -> None:  # Rulings 28 and 29
    given = sky.position({"H6": "phelps", "H5": "akagi"})
    match = given.day(rolls=[11, 10])
    send(match, "", "Raid akagi_db H5-H6-H5 H6")
    blank(match, "barrage")
    send(match, "Barrage phelps akagi_db; Barrage us_ts_1 akagi_db; Barrage us_ts_2 akagi_db")
    assert planes(match, "akagi_db") == 5


@pytest.mark.rule("6")
def test_torpedo_bombers_name_nothing_at_midway_and_fighters_no_runway() -> None:  # Ruling 53
    match = sky.position({"H5": "akagi"}).day()
    send(match, "", "Raid akagi_tb H5-H6-H5 H6; Raid akagi_fg H5-H6-H5 H6; Raid akagi_db H5-H6-H5 H6")
    blank(match, "raid-targets")
    assert sky.cells(match, "japan", "Attack akagi_fg")["target"] == ("troops",)
    assert set(sky.cells(match, "japan", "Attack akagi_db")["target"]) == {"runway", "troops"}
    assert refused(match, "japan", "Attack akagi_tb runway") == "6 raid-type"


@pytest.mark.rule("4")
def test_strafing_destroys_guns_once_and_harms_no_transport() -> None:  # Ruling 36
    given = sky.position({"J5": "hornet enterprise", "I5": "haruna nankai_maru"}, planes={"vf_8": 1, "vf_6": 1})
    match = given.day(rolls=[5, 5])
    send(match, "Raid vf_8 J5-I5-J5 I5; Raid vf_6 J5-I5-J5 I5")
    blank(match, "raid-targets")
    send(match, "Attack vf_8 haruna; Attack vf_6 nankai_maru")
    assert (damage(match, "haruna"), damage(match, "nankai_maru")) == ("guns", "")


@pytest.mark.rule("4")
def test_fighters_in_the_air_outlive_a_closed_deck_and_those_on_it_do_not() -> None:  # Rulings 16, 33 and 34
    given = sky.position({"J5": "hornet enterprise", "I5": "akagi"}, planes={"akagi_db": 1, "vf_6": 0})
    match = given.day_and_landing(rolls=[40, 41])
    send(match, "Cover vf_8", "Raid akagi_db I5-J5-I5 J5")
    blank(match, "raid-targets")
    send(match, "", "Attack akagi_db hornet")
    assert damage(match, "hornet") == "engines"
    assert [planes(match, one) for one in ("vf_8", "vb_8", "vs_8", "vt_8")] == [6, 0, 0, 0]
    blank(match)
    assert match.state.ocean.base_id(match.state.home[match.state.ocean.squadron["vf_8"]]) == "enterprise"
    assert lost(match, "us") == 18


@pytest.mark.rule("4")
def test_aircraft_below_a_closed_deck_are_frozen_and_count_only_if_the_ship_sinks() -> None:  # Ruling 33
    given = sky.position(
        {"J5": "hornet", "I5": "akagi"},
        planes={"akagi_db": 2},
        hangar={"vf_8": 1, "vb_8": 1, "vs_8": 1, "vt_8": 1},
    )
    match = given.day(rolls=[40, 41, 41])
    send(match, "", "Raid akagi_db I5-J5-I5 J5")
    blank(match, "raid-targets")
    send(match, "", "Attack akagi_db hornet")
    assert lost(match, "us") == 0
    match = given.day(rolls=[40, 41, 40, 10])
    send(match, "", "Raid akagi_db I5-J5-I5 J5")
    blank(match, "raid-targets")
    send(match, "", "Attack akagi_db hornet")
    assert (damage(match, "hornet"), lost(match, "us")) == ("sunk", 24)


@pytest.mark.rule("0", "1.1.1")
def test_if_searches_come_first_a_crossing_costs_the_scout_but_not_what_it_has_reported() -> None:  # Ruling 11
    given = sky.position({"H3": "akagi", "H4": "haruna"}, switches={"air_plot": "recon_first"})
    match = given.plot(rolls=[50])
    send(match, "Search pby_1 H6-H5-H4-H3-H4-H5-H6")
    assert {ship for contact in own_sheet(match, "us").contacts for ship in contact.ships} == {"akagi", "haruna"}
    send(match, "", "Cover akagi_fg 1")
    assert (planes(match, "pby_1"), lost(match, "us")) == (0, 1)


# ---- ships -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.3", "3")
def test_boat_that_the_hunt_sinks_has_fired() -> None:  # Ruling 47
    match = sea.position(E6="tambor | yamato nowaki").sea(rolls=[30, 1, 5])
    sea.send(match, us="Torpedo tambor yamato")
    sea.send(match, japan="Hunt nowaki tambor")
    assert (sea.where(match, "tambor"), sea.where(match, "yamato")) == ("sunk", "sunk")
    [hunt] = sea.told(match, "japan", BoatHunted)
    assert hunt.chance == 5


@pytest.mark.rule("3")
def test_destroyer_that_cannot_move_does_not_hunt_but_fires() -> None:  # Ruling 83
    match = sea.position(E6="tambor phelps | yamato nowaki/m").sea(rolls=[31])
    sea.send(match, us="Torpedo tambor yamato")
    assert sea.refusal(match, "japan", "Hunt nowaki tambor") == "3 sea-hunt"
    assert sea.refusal(match, "japan", "Fire nowaki phelps") == ""


@pytest.mark.rule("7")
def test_battleship_that_a_torpedo_has_missed_does_not_bombard() -> None:  # Ruling 55
    match = sea.position(H6="tambor | yamato haruna", turn=3, storm=False).turn(rolls=[31])
    sit_out(match, "torpedoes")
    sea.send(match, us="Torpedo tambor yamato")
    sit_out(match, "bombardment")
    assert sea.offered(match, "japan") == {"Bombard haruna"}
    assert sea.refusal(match, "japan", "Bombard yamato") == "7 bom-busy"


@pytest.mark.rule("1.2")
def test_at_night_each_side_rolls_for_itself_and_only_where_there_is_something() -> None:  # Ruling 8
    match = sea.position(E6="new_orleans | yamato", F6="minneapolis", turn=6).sea(rolls=[50, 51])
    assert sea.sheet(match, "us").found == ("yamato",)
    assert sea.sheet(match, "japan").found == ()


@pytest.mark.rule("3")
def test_transport_that_enters_on_a_later_turn_has_moved_by_that() -> None:  # Rulings 40 and 82
    match = sea.position(turn=6).turn(rolls=[100])
    sea.send(match, japan="Place chiyoda A7")
    sit_out(match)
    [chiyoda] = [ship for ship in sea.sheet(match, "japan").ships if ship.id == "chiyoda"]
    assert (chiyoda.hex, chiyoda.waits) == ("A7", 1)


@pytest.mark.rule("3")
def test_ships_that_change_places_do_not_meet() -> None:  # Ruling 39
    match = sea.position(E6="new_orleans", E7="yamato", storm=False).naval()
    sea.send(match, us="Sail new_orleans E7", japan="Sail yamato E6")
    assert (sea.sheet(match, "us").found, sea.sheet(match, "japan").found) == ((), ())


# ---- Midway ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.1", "1.1.3")
def test_while_both_are_ashore_nothing_takes_off_from_midway_not_even_cover() -> None:  # Ruling 43
    match = sky.position(ashore="jp_ts_1").plot()
    for order in ("Cover vmf_221_1", "Search pby_1 H6-H5-H6", "Search b_17_1 H6-H5-H6"):
        assert refused(match, "us", order) == "1.1.3 air-base"


@pytest.mark.rule("5")
def test_battalions_of_unequal_strength_add_their_chances() -> None:  # Ruling 61
    ashore = "us_ts_1 jp_ts_1 jp_ts_2/shaken jp_ts_3/broken"
    match = sea.position(ashore=ashore, turn=6).ground(rolls=[40, 51])
    sea.send(match, japan="Assault jp_ts_1 us_ts_1; Assault jp_ts_2 us_ts_1; Assault jp_ts_3 us_ts_1")
    assert sea.battalion(match, "us_ts_1") == "broken"
    match = sea.position(ashore=ashore, turn=6).ground(rolls=[41])
    sea.send(match, japan="Assault jp_ts_1 us_ts_1; Assault jp_ts_2 us_ts_1; Assault jp_ts_3 us_ts_1")
    assert sea.battalion(match, "us_ts_1") == "intact"


@pytest.mark.rule("5")
def test_broken_battalion_dies_of_any_hit_on_the_ground_from_the_next_turn_on() -> None:  # Rulings 76 and 81
    match = sea.position(ashore="us_ts_1/broken jp_ts_1", turn=6).ground(rolls=[20])
    sea.send(match, japan="Assault jp_ts_1 us_ts_1")
    assert sea.battalion(match, "us_ts_1") == "gone"
    match = sea.position(ashore="us_ts_1/BROKEN jp_ts_1", turn=6).ground(rolls=[20, 51])
    sea.send(match, japan="Assault jp_ts_1 us_ts_1")
    assert sea.battalion(match, "us_ts_1") == "broken"


@pytest.mark.rule("8.2.1", "9")
def test_empty_midway_belongs_to_nobody_while_japan_has_troops_afloat_and_counts_for_nobody() -> None:  # Ruling 43
    afloat = sea.position(A6="nankai_maru", ashore="", aboard="jp_ts_1", turn=25)
    assert afloat.points() == {"us": 0, "japan": 0}
    none = sea.position(A6="nankai_maru", ashore="", aboard="", turn=25)
    assert none.points() == {"us": 11, "japan": 0}


@pytest.mark.rule("0", "5")
def test_troops_of_a_damaged_transport_land_by_night_on_the_turn_it_arrives_and_fight_at_once() -> None:  # Ruling 58
    ships = {"G7": "argentina_maru"}
    match = sea.position(ships, turn=13, storm=False, ashore="us_ts_1").turn(rolls=[100, 20, 50])
    sea.send(match, japan="Sail argentina_maru H6")
    sit_out(match, "landing")
    sea.send(match, japan="Land argentina_maru")
    assert asked(match) == "us ground + japan ground"
    landed = sorted(order.split()[1] for order in sea.offered(match, "japan"))
    assert len(landed) == 2
    sea.send(match, japan=f"Assault {landed[0]} us_ts_1")
    assert sea.battalion(match, "us_ts_1") == "gone"


@pytest.mark.rule("G")
def test_storm_lifts_with_certainty_at_the_end_of_turn_ten() -> None:  # Ruling 6
    match = sea.position(turn=10).recovery(rolls=[100])
    sit_out(match)
    assert not match.state.storm
    match = sea.position(turn=9).recovery(rolls=[91])
    sit_out(match)
    assert match.state.storm


@pytest.mark.rule("8.2.2", "9")
def test_hulk_holds_an_island_for_japan_and_a_boat_of_the_enemy_does_not_contest_it() -> None:  # Rulings 41 and 42
    given = sea.position(J8="mogami/ma | tambor", ashore="us_ts_1", turn=25)
    assert given.points() == {"us": 12, "japan": 1}, "Midway and half a hulk; an island"
