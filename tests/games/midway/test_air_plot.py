"""Chapters 1.1, 2 and 8.3: the air plot, and every reason to refuse a flight."""

from __future__ import annotations

import pytest
from tests.games.midway.position_air import (
    MidwayMatch,
    blank,
    cells,
    form_of,
    lost,
    offered,
    one,
    own_sheet,
    planes,
    position,
    refused,
    send,
    send_all,
    told,
)

from honjin.core.form import Along, Trail
from honjin.games.midway.events.air import (
    AircraftLost,
    BattalionsCommitted,
    BattalionsPressed,
    MissionsFlown,
    ScoutReported,
    SquadronsStruckBelow,
)
from honjin.games.midway.model import HANGAR, ON_MISSION, READY
from honjin.games.midway.ocean import sea
from honjin.games.midway.rules.sequence import Turn
from honjin.testing.position import asked, events_of

US_CARRIER = {"I6": "enterprise"}


def trail(start: str, steps: int) -> str:
    """A path of so many steps, to and fro over two hexes."""
    return "-".join([start, "H5" if start != "H5" else "H4"][step % 2] for step in range(steps + 1))


def state_of(match: MidwayMatch, squadron: str) -> str:
    """The letter in the column state of the US sheet."""
    return next(str(row.state) for row in own_sheet(match, "us").squadrons if row.id == squadron)


# 1.1.3 By day, from a base that works, with aircraft that are ready


@pytest.mark.rule("1.1.3", "G")
def test_nothing_is_flown_by_night() -> None:
    match = position(turn=6).play(Turn(turn=6))
    asks = []
    while match.open:
        asks.append(match.open[0].ask)
        send(match)
    assert asks == ["naval", "torpedoes", "guns", "bombardment", "landing", "ground", "divert"]


@pytest.mark.rule("1.1.3", "0")
def test_by_day_both_sides_plot_at_the_same_time() -> None:  # Ruling 11
    match = blank(position(turn=5).play(Turn(turn=5)), until="air")
    assert asked(match) == "us air + japan air"
    match.answer("us", form_of(match, "us").sends(()))
    assert asked(match) == "japan air"


@pytest.mark.rule("1.1.3", "3")
def test_only_aircraft_in_state_p_fly() -> None:
    match = position(US_CARRIER, hangar={"vb_6": 1, "pby_1": 1, "b_17_1": 2}).plot()
    for order in ("Raid vb_6 I6-H5-I6 H5", "Search pby_1 H6-H5-H6", "Search b_17_1 H6-H5-H6"):
        assert refused(match, "us", order) == "1.1.3 air-state"
    assert refused(match, "us", "Raid vs_6 I6-H5-I6 H5") == ""
    assert state_of(match, "vb_6") == HANGAR
    assert state_of(match, "vs_6") == READY


@pytest.mark.rule("1.1.3")
def test_squadron_that_searches_flies_no_other_mission() -> None:
    match = position(US_CARRIER).plot()
    search, raid = "Search vb_6 I6-H5-I6", "Raid vb_6 I6-H5-I6 H5"
    assert refused(match, "us", search, raid) == "1.1.3 gen-twice"
    assert offered(match, "us") - offered(match, "us", search) == {"Search vb_6", "Raid vb_6", "OneWayRaid vb_6"}


@pytest.mark.rule("1.1.3", "4")
@pytest.mark.parametrize(
    ("damage", "reason"), [("guns", ""), ("engines", "1.1.3 air-base"), ("hulk", "1.1.3 air-base")]
)
def test_carrier_flies_with_its_deck_open(damage: str, reason: str) -> None:  # Ruling 88
    match = position({"G3": "akagi"}, damaged={"akagi": damage}).plot()
    assert refused(match, "japan", "Raid akagi_db G3-G4-G3 G4") == reason
    assert ("Raid akagi_db" in offered(match, "japan")) == (not reason)


@pytest.mark.rule("1.1.3")
@pytest.mark.parametrize("damage", ["guns", "engines", "hulk"])
def test_seaplanes_of_a_cruiser_fly_whatever_its_damage(damage: str) -> None:  # Ruling 88
    match = position({"G3": "tone"}, damaged={"tone": damage}).plot()
    assert refused(match, "japan", "Search tone_rc_1 G3-G4-G3") == ""


@pytest.mark.rule("1.1.3")
def test_nothing_flies_from_a_ship_that_is_not_there_yet() -> None:  # Ruling 88
    match = position({"G3": "akagi"}).plot()
    assert refused(match, "japan", "Search tone_rc_1 A6-A7-A6") == "1.1.3 air-base"
    assert not any("tone" in line or "kaga_" in line for line in offered(match, "japan"))


@pytest.mark.rule("1.1.3", "8.1.1")
@pytest.mark.parametrize(("turn", "reason"), [(15, "1.1.3 air-base"), (16, "")])
def test_seaplane_at_kure_flies_once_the_base_works(turn: int, reason: str) -> None:  # Ruling 88
    state = position({"G6": "chitose"}, turn=turn, kure=16, planes={"kure_rc": 1})
    state.state.home[state.state.ocean.squadron["kure_rc"]] = state.state.ocean.base_number("kure")
    assert refused(state.plot(), "japan", "Search kure_rc G6-G5-G6") == reason


@pytest.mark.rule("1.1.3", "8.2.1")
def test_nothing_takes_off_from_midway_while_both_sides_are_ashore() -> None:  # Ruling 88
    match = position(ashore="jp_ts_1").plot()
    for order in ("Search pby_1 H6-H5-H6", "Raid vmsb_241_1 H6-H5-H6 H5", "Cover vmf_221_1"):
        assert refused(match, "us", order) == "1.1.3 air-base"
    assert {line for line in offered(match, "us") if not line.startswith("Commit")} == set()


@pytest.mark.rule("6")
def test_nothing_takes_off_from_a_runway_at_nought() -> None:  # Ruling 88
    assert refused(position(runway=0).plot(), "us", "Search pby_1 H6-H5-H6") == "1.1.3 air-base"


# G The storm


@pytest.mark.rule("G")
def test_nothing_takes_off_in_the_storm() -> None:  # Ruling 7
    match = position({"F3": "akagi tone"}, storm=True).plot()
    for order in ("Raid akagi_db F3-G4-F3 G4", "Search tone_rc_1 F3-G4-F3", "Cover akagi_fg"):
        assert refused(match, "japan", order) == "G air-storm"
    assert offered(match, "japan") == set()


@pytest.mark.rule("G")
def test_nothing_flies_through_the_storm() -> None:  # Ruling 7
    match = position({"G3": "akagi"}, storm=True).plot()
    assert refused(match, "japan", "Search akagi_db G3-F3-G4-G3") == "G air-storm"
    path = cells(match, "japan", "Search akagi_db")["path"]
    assert isinstance(path, Trail)
    assert "F3" not in form_of(match, "japan").steps(path, ["G3"])
    assert {"G4", "F2"} & {*form_of(match, "japan").steps(path, ["G3"])} == {"G4"}


@pytest.mark.rule("G")
def test_once_the_storm_is_over_all_hexes_are_free() -> None:  # Ruling 7
    assert refused(position({"F3": "akagi"}).plot(), "japan", "Search akagi_db F3-F2-F3") == ""


# 1.1 The path


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("path", ["H6-H4-H6", "H6-H6-H5-H6", "H5-H6-H5", "H6"])
def test_path_goes_from_hex_to_hex_and_begins_at_the_base(path: str) -> None:  # Ruling 24
    assert refused(position().plot(), "us", f"Search pby_1 {path}") == "1.1 air-path"


@pytest.mark.rule("1.1")
def test_hexes_of_a_path_may_repeat() -> None:  # Ruling 24
    assert refused(position().plot(), "us", "Search pby_1 H6-H5-H6-H5-H6-G6-H6") == ""


@pytest.mark.rule("1.1")
def test_path_leads_over_hexes_of_the_map() -> None:
    assert refused(position().plot(), "us", "Search pby_1 H6-H0-H6") == "1.1 gen-form"


@pytest.mark.rule("1.1", "3")
@pytest.mark.parametrize(("squadron", "most"), [("pby_1", 12), ("b_17_1", 12), ("vmf_221_1", 6), ("vt_8_det", 6)])
def test_range_counts_every_hex_entered_the_way_home_included(squadron: str, most: int) -> None:  # Ruling 23
    match = position().plot()
    assert refused(match, "us", f"Search {squadron} {trail('H6', most)}") == ""
    assert refused(match, "us", f"Search {squadron} {trail('H6', most + 1)}") == "1.1 air-range"
    assert cells(match, "us", f"Search {squadron}")["path"] == Trail("H6", most, ())


@pytest.mark.rule("1.1", "3")
def test_raid_flies_no_further_than_its_range() -> None:  # Ruling 23
    match = position().plot()
    assert refused(match, "us", f"Raid vmsb_241_1 {trail('H6', 6)} H5") == ""
    assert refused(match, "us", f"Raid vmsb_241_1 {trail('H6', 7)} H5") == "1.1 air-range"


@pytest.mark.rule("1.1")
def test_path_that_does_not_come_home_is_accepted_and_ends_in_the_sea() -> None:  # Rulings 20 and 23
    match = position({"G5": "akagi"}).plot()
    assert refused(match, "us", "Search pby_1 H6-H5-G5") == ""
    send(match, "Search pby_1 H6-H5-G5")
    [report] = told(match, "us", ScoutReported)
    assert (report.steps, report.lost, [contact.hex for contact in report.seen]) == (2, False, ["G5"])
    [crash] = told(match, "us", AircraftLost)
    assert (crash.squadron, crash.number, crash.cause) == ("pby_1", 1, "crashed")
    assert lost(match, "us") == 1
    assert told(match, "japan", AircraftLost) == []


@pytest.mark.rule("1.1")
def test_what_lies_on_the_way_is_no_reason_to_refuse() -> None:
    match = position({"G5": "akagi tone", "G6": "chitose"}).plot()
    assert refused(match, "us", "Search pby_1 H6-H5-G5-G6-H6") == ""


# Missions


@pytest.mark.rule("1.1.2", "8.3")
@pytest.mark.parametrize("squadron", ["pby_1", "b_17_1"])
@pytest.mark.parametrize("order", ["Raid {} H6-H5-H6 H5", "OneWayRaid {} H6-H5 H5", "Cover {}"])
def test_scouts_and_b_17_only_search(squadron: str, order: str) -> None:  # Ruling 26
    match = position().plot()
    assert refused(match, "us", order.format(squadron)) == "1.1.3 air-mission"
    assert {line for line in offered(match, "us") if squadron in line} == {f"Search {squadron}"}


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(
    ("squadron", "reason"), [("vf_6", ""), ("vb_6", "1.1.3 air-mission"), ("vt_6", "1.1.3 air-mission")]
)
def test_only_fighters_cover(squadron: str, reason: str) -> None:  # Ruling 16
    assert refused(position(US_CARRIER).plot(), "us", f"Cover {squadron}") == reason


@pytest.mark.rule("2.2")
def test_strike_hex_is_a_hex_of_the_path() -> None:  # Ruling 19
    match = position(US_CARRIER).plot()
    assert refused(match, "us", "Raid vb_6 I6-H5-I6 G5") == "2.2 air-strike"
    assert refused(match, "us", "Raid vb_6 I6-H5-H4-H5 I6") == "2.2 air-strike"
    assert refused(match, "us", "Raid vb_6 I6-H5-I6 I6") == ""
    assert cells(match, "us", "Raid vb_6")["strike"] == Along("path")


@pytest.mark.rule("2.2")
def test_raid_attacks_in_its_strike_hex_or_in_the_first_with_ships() -> None:  # Ruling 19
    match = position(US_CARRIER).plot()
    assert cells(match, "us", "Raid vb_6")["seize"] == ("here", "first")
    assert refused(match, "us", "Raid vb_6 I6-H5-I6 H5 somewhere") == "2 gen-form"


@pytest.mark.rule("1.1.1")
def test_only_fighters_chase_and_no_more_than_there_are() -> None:  # Ruling 13
    match = position(US_CARRIER, planes={"vf_6": 4}).plot()
    assert refused(match, "us", "Raid vf_6 I6-H5-I6 H5 here 4") == ""
    assert refused(match, "us", "Raid vf_6 I6-H5-I6 H5 here 5") == "1.1.1 air-chase"
    assert refused(match, "us", "Cover vf_6 4") == ""
    assert refused(match, "us", "Cover vf_6 5") == "1.1.1 air-chase"
    assert refused(match, "us", "Raid vb_6 I6-H5-I6 H5 here 1") == "1.1.1 air-chase"
    assert refused(match, "us", "OneWayRaid vf_6 I6-H5 H5 here -1") == "1.1.1 air-chase"
    assert list(cells(match, "us", "Cover vf_6")["chase"]) == [0, 1, 2, 3, 4]
    assert list(cells(match, "us", "Raid vb_6")["chase"]) == [0]


@pytest.mark.rule("1.1.1", "2")
def test_only_fighters_engage_on_the_way() -> None:  # Ruling 15
    match = position(US_CARRIER).plot()
    assert refused(match, "us", "Raid vf_6 I6-H5-I6 H5 here 0 bombers") == ""
    assert refused(match, "us", "Raid vb_6 I6-H5-I6 H5 here 0 fighters") == "1.1.1 air-chase"
    assert refused(match, "us", "Raid vf_6 I6-H5-I6 H5 here 0 scouts") == "2 gen-form"
    assert cells(match, "us", "Raid vf_6")["engage"] == ("nobody", "bombers", "fighters")
    assert cells(match, "us", "Raid vt_6")["engage"] == ("nobody",)


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("path", "most"), [("6", 6), ("12", 12)])
def test_one_way_raid_doubles_the_reach(path: str, most: int) -> None:  # Ruling 25
    match = position(switches={"kamikaze_path": path}).plot()
    assert refused(match, "us", f"OneWayRaid vt_8_det {trail('H6', most)} H5") == ""
    assert refused(match, "us", f"OneWayRaid vt_8_det {trail('H6', most + 1)} H5") == "8.3 air-range"
    assert cells(match, "us", "OneWayRaid vt_8_det")["path"] == Trail("H6", most, ())


@pytest.mark.rule("8.3")
def test_six_hexes_one_way_reach_twice_as_far_as_there_and_back() -> None:  # Ruling 25
    grid = sea()
    assert grid.distances[grid.number["H6"]][grid.number["H12"]] == 6
    assert refused(position().plot(), "us", "OneWayRaid vt_8_det H6-H7-H8-H9-H10-H11-H12 H12") == ""


@pytest.mark.rule("8.3")
def test_any_side_may_raid_one_way() -> None:
    match = position({"G3": "akagi"} | US_CARRIER).plot()
    assert refused(match, "us", "OneWayRaid vb_6 I6-H5 H5") == ""
    assert refused(match, "japan", "OneWayRaid akagi_fg G3-G4 G4") == ""


# Whose sheet


@pytest.mark.rule("1.1.3", "0")
@pytest.mark.parametrize("squadron", ["akagi_db", "kaga_db", "nothing_at_all"])
def test_same_refusal_for_units_of_the_enemy_and_for_those_never_built(squadron: str) -> None:
    match = position({"G3": "akagi"}).plot()
    assert refused(match, "us", f"Search {squadron} G3-G4-G3") == "1.1.3 gen-unit"


@pytest.mark.rule("2")
def test_squadron_is_gone_with_its_last_aircraft() -> None:  # Ruling 84
    match = position(US_CARRIER, planes={"vb_6": 0}).plot()
    assert refused(match, "us", "Search vb_6 I6-H5-I6") == "1.1.3 gen-unit"
    assert not any("vb_6" in line for line in offered(match, "us"))


@pytest.mark.rule("1.1", "0")
def test_sheet_of_this_step_holds_no_orders_of_another() -> None:
    match = position(US_CARRIER).plot()
    assert refused(match, "us", "Barrage enterprise akagi_db") == "1.1 gen-form"


@pytest.mark.rule("0")
def test_blank_sheet_means_no_mission() -> None:
    match = send(position(US_CARRIER).plot())
    assert events_of(match, MissionsFlown) == []
    assert match.state.flown == 0


@pytest.mark.rule("3")
def test_who_has_a_mission_is_in_state_m() -> None:
    match = position(US_CARRIER).day()
    send(match, "Cover vf_6; Search pby_1 H6-H5-H6")
    assert (state_of(match, "vf_6"), state_of(match, "pby_1"), state_of(match, "vb_6")) == (
        ON_MISSION,
        ON_MISSION,
        READY,
    )
    assert told(match, "japan", MissionsFlown) == []


# 6 The runway


@pytest.mark.rule("6")
def test_runway_lets_its_share_of_the_capacity_take_off() -> None:  # Ruling 52
    match = position(runway=20).plot()
    assert form_of(match, "us").take_offs == 12
    six, other, third = "Cover vmf_221_1", "Cover vmf_221_2", "Search pby_1 H6-H5-H6"
    assert refused(match, "us", six, other) == ""
    assert refused(match, "us", six, other, third) == "6 air-runway"
    assert refused(match, "us", six, third, other) == "6 air-runway"
    assert "Search pby_1" in offered(match, "us", six)
    assert not any("pby" in line or "vm" in line for line in offered(match, "us", six, other))


@pytest.mark.rule("6")
@pytest.mark.parametrize(("runway", "most"), [(100, 60), (70, 42), (10, 6), (0, 0)])
def test_capacity_falls_with_the_runway(runway: int, most: int) -> None:  # Ruling 52
    assert form_of(position(runway=runway).plot(), "us").take_offs == most


@pytest.mark.rule("6")
def test_runway_does_not_bind_carriers() -> None:  # Ruling 52
    match = position(US_CARRIER, runway=10).plot()
    assert refused(match, "us", "Cover vmf_221_1", "Cover vf_6") == ""


@pytest.mark.rule("6")
def test_landing_is_not_limited_above_nought() -> None:  # Ruling 52
    match = position(runway=100).day_and_landing()
    send(match, "Cover vmf_221_1; Cover vmf_221_2")
    match.state.runway = 10
    blank(match)
    assert (planes(match, "vmf_221_1"), planes(match, "vmf_221_2"), lost(match, "us")) == (6, 6, 0)


@pytest.mark.rule("6", "0")
@pytest.mark.parametrize("runway", [100, 40])
def test_enemy_reads_nothing_of_the_runway_on_his_sheet(runway: int) -> None:
    match = position({"G5": "akagi", "H5": "haruna"} | US_CARRIER, runway=runway).day()
    assert form_of(match, "japan").take_offs == 0
    send(match, "Cover vmf_221_1; Raid vb_6 I6-H5-I6 H5")
    assert form_of(match, "japan").take_offs == 0


@pytest.mark.rule("6", "8.2.1")
def test_whoever_controls_midway_bears_its_runway() -> None:  # Ruling 52
    us = "us_ts_1 us_ts_2 us_ts_3 us_ts_4 us_ts_5 us_ts_6"
    match = position(ashore="jp_ts_1", dead=us, runway=30).plot()
    assert (form_of(match, "japan").take_offs, form_of(match, "us").take_offs) == (18, 0)


# 11 Searches first, an option


@pytest.mark.rule("0")
def test_searches_may_be_plotted_and_told_before_raids() -> None:  # Ruling 11
    match = position({"G5": "akagi", "I6": "enterprise"}, switches={"air_plot": "recon_first"}).plot()
    assert asked(match) == "us searches + japan searches"
    assert {line.split()[0] for line in offered(match, "us")} == {"Search"}
    assert refused(match, "us", "Raid vb_6 I6-H5-G5-H5-I6 G5") == "1.1.3 air-mission"
    assert refused(match, "us", "Cover vf_6") == "1.1.3 air-mission"
    send(match, "Search pby_1 H6-H5-G5-G6-H6")
    assert [contact.ships for contact in one(match, ScoutReported).seen] == [("akagi",)]
    assert asked(match) == "us air + japan air"
    assert refused(match, "us", "Search pby_2 H6-H5-H6") == "1.1.3 air-mission"
    assert refused(match, "us", "Search pby_1 H6-H5-H6") == "1.1.3 air-state"
    assert refused(match, "us", "Raid vb_6 I6-H5-G5-H5-I6 G5") == ""
    assert refused(match, "us", "Cover vf_6") == ""
    assert not any(line.startswith("Search") for line in offered(match, "us"))


@pytest.mark.rule("0", "6")
def test_runway_counts_searches_that_came_first() -> None:  # Rulings 11 and 52
    match = position(runway=20, switches={"air_plot": "recon_first"}).plot()
    send(match, "Search pby_1 H6-H5-H6")
    assert form_of(match, "us").take_offs == 11


# 72, 92 Aircraft sent below, an option


@pytest.mark.rule("3")
def test_aircraft_that_are_ready_stay_on_deck() -> None:  # Ruling 72
    match = position(US_CARRIER).plot()
    assert not any(line.startswith("StrikeBelow") for line in offered(match, "us"))
    assert refused(match, "us", "StrikeBelow vb_6") == "3 air-mission"


@pytest.mark.rule("3")
def test_ready_aircraft_may_be_sent_below_as_an_option() -> None:  # Rulings 72 and 92
    match = send(position(US_CARRIER, switches={"strike_below": True}).day(), "StrikeBelow vb_6")
    assert one(match, SquadronsStruckBelow).squadrons == ("vb_6",)
    assert told(match, "japan", SquadronsStruckBelow) == []
    assert state_of(match, "vb_6") == HANGAR
    assert not match.state.flown


@pytest.mark.rule("3")
def test_squadron_sent_below_flies_nothing_else_and_is_not_on_the_island() -> None:  # Ruling 92
    match = position(US_CARRIER, switches={"strike_below": True}).plot()
    assert refused(match, "us", "StrikeBelow vb_6", "Search vb_6 I6-H5-I6") == "1.1.3 gen-twice"
    assert refused(match, "us", "StrikeBelow vmf_221_1") == "3 air-mission"
    assert refused(match, "us", "StrikeBelow pby_1") == "3 air-mission"
    below = {line for line in offered(match, "us") if line.startswith("StrikeBelow")}
    assert below == {"StrikeBelow vf_6", "StrikeBelow vb_6", "StrikeBelow vs_6", "StrikeBelow vt_6"}


@pytest.mark.rule("3", "4")
def test_squadron_sent_below_outlives_a_hit_on_the_deck_and_is_ready_on_the_next_turn() -> None:  # Ruling 92
    given = position({"H5": "enterprise", "G5": "akagi"}, switches={"strike_below": True}, planes={"akagi_db": 1})
    raid = "Raid akagi_db G5-H5-G5 H5"
    match = given.day(rolls=[40, 41])
    send_all(match, ("StrikeBelow vb_6", raid), ("", ""), ("", ""), ("", "Attack akagi_db enterprise"))
    assert [planes(match, one) for one in ("vb_6", "vs_6", "vt_6", "vf_6")] == [6, 0, 0, 0]
    match = given.day_and_landing()
    send_all(match, ("StrikeBelow vb_6", ""))
    assert state_of(match, "vb_6") == READY


# 5 What troops are committed to


@pytest.mark.rule("5")
def test_both_sides_ashore_commit_their_attacks_with_the_air_plot() -> None:  # Ruling 28
    match = position(ashore="jp_ts_1 jp_ts_2").day()
    assert refused(match, "us", "Commit us_ts_1 jp_ts_1") == ""
    assert refused(match, "us", "Commit us_ts_1 jp_ts_3") == "5 gnd-list"
    assert refused(match, "us", "Commit jp_ts_1 us_ts_1") == "5 gen-unit"
    assert refused(match, "us", "Commit us_ts_1 jp_ts_1", "Commit us_ts_1 jp_ts_2") == "5 gen-twice"
    send(match, "Commit us_ts_1 jp_ts_1; Commit us_ts_2 jp_ts_1", "Commit jp_ts_2 us_ts_3")
    assert told(match, "us", BattalionsCommitted)[0].targets == {"us_ts_1": "jp_ts_1", "us_ts_2": "jp_ts_1"}
    assert [event.battalions for event in told(match, "us", BattalionsPressed)] == [("us_ts_3",)]
    assert [event.battalions for event in told(match, "japan", BattalionsPressed)] == [("jp_ts_1",)]
    assert len(told(match, "japan", BattalionsCommitted)) == 1


@pytest.mark.rule("5")
def test_nobody_commits_troops_that_are_alone_on_the_island() -> None:  # Ruling 28
    match = position().plot()
    assert refused(match, "us", "Commit us_ts_1 jp_ts_1") == "5 gen-unit"
    assert not any(line.startswith("Commit") for line in offered(match, "us"))
