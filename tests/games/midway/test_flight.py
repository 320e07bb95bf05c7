"""Chapters 1.1 and 2: the flight clock, what is seen, who is chased, and raids that meet or find nothing."""

from __future__ import annotations

import pytest
from tests.games.midway.position_air import (
    MidwayMatch,
    dice_left,
    lost,
    one,
    own_sheet,
    planes,
    position,
    send,
    send_all,
    streams,
    told,
    whole_story,
)

from honjin.games.midway.events.air import (
    AircraftLost,
    AircraftMet,
    AirRoundFought,
    EncounterFought,
    RaidArrived,
    RaidEmptyHanded,
    RaidSighted,
    ScoutChased,
    ScoutReported,
)
from honjin.testing.position import events_of, order_of, rules_of

AKAGI = {"G3": "akagi"}
RAID = "G3-G4-G5-G6-G5-G4-G3 G6"
"""The raid of the figures: over G5 at steps 2 and 4."""
MEETS_IT = "Search pby_1 H6-H5-G5-F5-F6-G7-H6"
"""A PBY that comes to G5 at step 2, as in figure 4c."""


def seen(match: MidwayMatch, side: str) -> list[tuple[str, int, str]]:
    """Hex, step and what searches and other flights of a side have seen, in words."""
    found = []
    for contact in own_sheet(match, side).contacts:
        aircraft = [f"{number} {name}" + (f" to {hex}" if hex else "") for name, number, hex in contact.aircraft]
        size = [f"{contact.size}{' with carrier' if contact.carrier else ''}"] if contact.size else []
        found.append((contact.hex, contact.step, ", ".join([*contact.ships, *aircraft, *size])))
    return found


def reported(match: MidwayMatch, side: str = "us") -> ScoutReported:
    """The only report of a side."""
    [report] = told(match, side, ScoutReported)
    return report


# 1.1 What is seen


@pytest.mark.rule("1.1")
def test_scout_sees_the_hexes_it_flies_over_and_no_others() -> None:
    match = send(position({"H5": "akagi", "G5": "haruna", "G6": "tone"}).plot(), "Search pby_1 H6-H5-G5-H5-H6")
    assert seen(match, "us") == [("H5", 1, "akagi"), ("G5", 2, "haruna"), ("H5", 3, "akagi")]
    assert (reported(match).steps, reported(match).lost) == (4, False)


@pytest.mark.rule("1.1")
def test_scout_sees_the_hex_it_takes_off_from() -> None:
    match = send(position({"H6": "haruna"}).plot(), "Search pby_1 H6-H5-H6")
    assert seen(match, "us") == [("H6", 0, "haruna"), ("H6", 2, "haruna")]


@pytest.mark.rule("1.1")
def test_search_that_sees_nothing_reports_how_far_it_came() -> None:
    report = reported(send(position().plot(), "Search pby_1 H6-H5-H4-H5-H6"))
    assert (report.squadron, report.steps, report.lost, report.seen) == ("pby_1", 4, False, ())


@pytest.mark.rule("1.1.1")
def test_low_scout_tells_every_ship_by_name() -> None:  # Ruling 74
    given = position({"H5": "akagi haruna tone nowaki nankai_maru"}, damaged={"akagi": "hulk"})
    match = send(given.plot(), "Search pby_1 H6-H5-H6")
    assert seen(match, "us") == [("H5", 1, "akagi, haruna, tone, nowaki, nankai_maru")]


@pytest.mark.rule("1.1.1", "1.2")
def test_aircraft_see_no_boats() -> None:  # Rulings 73 and 74
    match = send(position({"H5": "i_168", "H4": "i_168 akagi"}).plot(), "Search pby_1 H6-H5-H4-H5-H6")
    assert seen(match, "us") == [("H4", 2, "akagi")]


@pytest.mark.rule("1.1.1", "G")
def test_squadron_on_a_search_reports_like_a_low_scout() -> None:  # Ruling 21
    match = send(position({"G5": "akagi", "I6": "enterprise"}).plot(), "Search vb_6 I6-H5-G5-H5-I6")
    assert seen(match, "us") == [("G5", 2, "akagi")]


@pytest.mark.rule("1.1.2")
@pytest.mark.parametrize(
    ("ships", "words"),
    [
        ("tone", "small"),
        ("tone chikuma nowaki arashi hagikaze", "small"),
        ("tone chikuma nowaki arashi hagikaze maikaze", "medium"),
        ("zuiho tone chikuma nowaki arashi hagikaze maikaze", "medium with carrier"),
        ("tone chikuma nowaki arashi hagikaze maikaze kazagumo yugumo makigumo urakaze isokaze tanikaze", "medium"),
        (
            "akagi tone chikuma nowaki arashi hagikaze maikaze kazagumo yugumo makigumo urakaze isokaze tanikaze",
            "large with carrier",
        ),
    ],
)
def test_b_17_tells_how_many_there_are_and_whether_carriers_are_among_them(ships: str, words: str) -> None:  # Ruling 22
    match = send(position({"H5": f"{ships} i_168"}).plot(), "Search b_17_1 H6-H5-H6")
    assert seen(match, "us") == [("H5", 1, words)]


@pytest.mark.rule("1.1.2")
def test_b_17_neither_sees_aircraft_nor_is_it_seen_or_chased() -> None:  # Ruling 74
    match = send(position(AKAGI).plot(), "Search b_17_1 H6-H5-G5-H5-H6", f"Raid akagi_fg {RAID} here 6 fighters")
    assert seen(match, "us") == []
    assert events_of(match, ScoutChased) + events_of(match, EncounterFought) == []
    assert told(match, "japan", AircraftMet) == []
    assert planes(match, "b_17_1") == 1


@pytest.mark.rule("1.1.1")
def test_low_scout_tells_aircraft_with_number_and_heading() -> None:  # Ruling 74
    given = position(AKAGI, planes={"akagi_db": 4})
    match = send(given.plot(), MEETS_IT, f"Raid akagi_db {RAID}; Raid akagi_fg {RAID}")
    assert seen(match, "us") == [("G5", 2, "6 akagi_fg to G6, 4 akagi_db to G6")]


@pytest.mark.rule("1.1")
def test_raids_and_cover_see_aircraft_too_but_not_their_heading() -> None:  # Ruling 78
    given = position(AKAGI)
    match = send(given.plot(), MEETS_IT, f"Raid akagi_db {RAID}")
    assert seen(match, "japan") == [("G5", 2, "1 pby_1")]
    [met] = told(match, "japan", AircraftMet)
    assert (met.squadron, met.seen[0].source) == ("akagi_db", "flight")
    match = send(given.plot(), "Search pby_1 H6-H5-H4-G4-G3-H3-H4-H5-H6", "Cover akagi_fg")
    assert seen(match, "japan") == [("G3", 4, "1 pby_1")]
    assert seen(match, "us") == [("G3", 4, "6 akagi_fg"), ("G3", 4, "akagi")]


@pytest.mark.rule("1.1", "1.2")
def test_fleet_below_learns_nothing_of_a_scout_and_no_raid_tells_of_ships_it_passes() -> None:  # Ruling 78
    given = position({"G5": "haruna", "H5": "tone", "I6": "enterprise"})
    match = send(given.plot(), "Search pby_1 H6-H5-G5-H5-H6; Raid vb_6 I6-H5-I5-I6 I5")
    assert whole_story(match, "japan") == []
    assert [event.squadron for event in told(match, "us", RaidEmptyHanded)] == ["vb_6"]
    assert {contact.by for contact in own_sheet(match, "us").contacts} == {"pby_1"}


@pytest.mark.rule("1.1")
def test_scouts_of_both_sides_see_each_other() -> None:  # Ruling 78
    match = send(position({"G5": "tone"}).plot(), "Search pby_1 H6-H5-H6", "Search tone_rc_1 G5-H5-G5")
    assert seen(match, "us") == [("H5", 1, "1 tone_rc_1 to G5")]
    assert seen(match, "japan") == [("H5", 1, "1 pby_1 to H6")]


@pytest.mark.rule("2")
def test_aircraft_that_change_places_do_not_meet() -> None:  # Ruling 79
    match = send(position({"H5": "tone"}).plot(), "Search pby_1 H6-H5-H6", "Search tone_rc_1 H5-H6-H5")
    assert seen(match, "us") == [("H5", 1, "tone")]
    assert seen(match, "japan") == []


@pytest.mark.rule("1.1")
def test_aircraft_that_have_landed_are_not_met() -> None:
    match = send(position({"H5": "akagi"}).plot(), "Search pby_1 H6-I6-H6-H5-H6", "Raid akagi_db H5-H4-H5 H4")
    assert seen(match, "us") == [("H5", 3, "akagi")]


# 12 The clock


@pytest.mark.rule("1.1.2")
def test_scouts_fly_as_fast_as_raids() -> None:  # Ruling 12
    given = position({"G5": "akagi"})
    match = send(given.plot(), "Search pby_1 H6-H7-H6-H5-H4-H5-H6", "Raid akagi_db G5-H5-H4-H5-G5 H4")
    assert seen(match, "us") == [("H5", 3, "6 akagi_db to G5")]


@pytest.mark.rule("1.1.2")
def test_scouts_may_fly_twice_as_fast_as_an_option() -> None:  # Ruling 12
    given = position({"G5": "akagi"}, switches={"clock": "proportional"})
    match = send(given.plot(), "Search pby_1 H6-H7-H6-H5-H4-H5-H6", "Raid akagi_db G5-H5-H4-H5-G5 H4")
    assert seen(match, "us") == [("H5", 3, "6 akagi_db to H4"), ("H4", 4, "6 akagi_db to H5")]
    match = send(given.plot(), "Search pby_1 H6-I6-H5-G5-H5-H6", "Raid akagi_db G5-H5-H4-H5-G5 H4")
    assert seen(match, "us") == [("H5", 2, "6 akagi_db to H4"), ("G5", 3, "akagi")]


@pytest.mark.rule("1.1.2")
def test_scout_that_comes_while_a_raid_is_still_there_meets_it_once() -> None:  # Ruling 12
    given = position({"G5": "akagi"}, switches={"clock": "proportional"})
    match = send(given.plot(), "Search pby_1 H6-I7-I6-H5-H6", "Raid akagi_db G5-H5-H4-H5-G5 H4")
    assert seen(match, "us") == [("H5", 3, "6 akagi_db to H4")]
    assert seen(match, "japan") == [("H5", 3, "1 pby_1")]


@pytest.mark.rule("1.1.2")
def test_attack_squadrons_on_a_search_fly_as_raids_do() -> None:  # Ruling 12
    given = position({"G5": "akagi", "I5": "enterprise"}, switches={"clock": "proportional"})
    match = send(given.plot(), "Search vb_6 I5-H4-I5", "Raid akagi_db G5-H4-G5 H4")
    assert seen(match, "us") == [("H4", 2, "6 akagi_db to G5")]


# 1.1.1 Scouts are chased


@pytest.mark.rule("1.1.1", "3")
@pytest.mark.parametrize(("chasers", "die", "falls"), [(1, 50, True), (1, 51, False), (2, 80, True), (2, 81, False)])
def test_one_fighter_has_the_chance_of_the_table_and_several_that_of_the_text(
    chasers: int, die: int, falls: bool
) -> None:  # Ruling 5
    match = send(position(AKAGI).plot([die]), MEETS_IT, f"Raid akagi_fg {RAID} here {chasers}")
    chase = one(match, ScoutChased)
    assert (chase.scout, chase.chasers, chase.downed) == ("pby_1", {"akagi_fg": chasers}, falls)
    assert (chase.chance, chase.dice) == (50 if chasers == 1 else 80, (die,))
    assert planes(match, "pby_1") == (not falls)


@pytest.mark.rule("1.1.1")
def test_however_many_chase_it_is_one_roll() -> None:  # Ruling 5
    match = send(position(AKAGI).plot([81]), MEETS_IT, f"Raid akagi_fg {RAID} here 6")
    assert (one(match, ScoutChased).dice, dice_left(match)) == ((81,), 0)


@pytest.mark.rule("1.1.1")
@pytest.mark.parametrize(
    ("reading", "chasers", "dice", "falls"),
    [("always_80", 1, [80], True), ("50_each", 3, [51, 90, 50], True), ("50_each", 3, [51, 90, 60], False)],
)
def test_other_readings_of_the_chance_are_options(
    reading: str, chasers: int, dice: list[int], falls: bool
) -> None:  # Ruling 5
    given = position(AKAGI, switches={"recon_kill": reading})
    match = send(given.plot(dice), MEETS_IT, f"Raid akagi_fg {RAID} here {chasers}")
    assert one(match, ScoutChased).downed == falls
    assert dice_left(match) == 0


@pytest.mark.rule("1.1.1")
def test_fighters_of_several_squadrons_chase_together() -> None:  # Rulings 5 and 13
    given = position({"G3": "akagi kaga"})
    match = send(given.plot([80]), MEETS_IT, f"Raid akagi_fg {RAID} here 1; Raid kaga_fg {RAID} here 1")
    assert (one(match, ScoutChased).chance, one(match, ScoutChased).chasers) == (80, {"akagi_fg": 1, "kaga_fg": 1})


@pytest.mark.rule("1.1.1")
def test_nobody_chases_without_an_order_for_it() -> None:  # Ruling 13
    match = send(position(AKAGI).plot(), MEETS_IT, f"Raid akagi_fg {RAID}")
    assert events_of(match, ScoutChased) == []


@pytest.mark.rule("1.1.1")
def test_scout_that_is_shot_down_reports_what_it_saw_before() -> None:  # Rulings 13 and 74
    given = position({"G3": "akagi", "H5": "tone", "G5": "haruna", "F5": "kirishima"})
    match = send(given.plot([80]), MEETS_IT, f"Raid akagi_fg {RAID} here 2")
    report = reported(match)
    assert (report.steps, report.lost, seen(match, "us")) == (1, True, [("H5", 1, "tone")])
    [loss] = told(match, "us", AircraftLost)
    assert (loss.squadron, loss.number, loss.cause) == ("pby_1", 1, "contact-lost")
    assert told(match, "us", ScoutChased) == []
    assert lost(match, "us") == 1


@pytest.mark.rule("1.1.1")
def test_scout_that_escapes_reports_the_raid_and_flies_on() -> None:
    given = position({"G3": "akagi", "F5": "kirishima"})
    match = send(given.plot([81]), MEETS_IT, f"Raid akagi_fg {RAID} here 2")
    assert seen(match, "us") == [("G5", 2, "6 akagi_fg to G6"), ("F5", 3, "kirishima")]
    assert told(match, "us", ScoutChased) == []
    [chase] = told(match, "japan", ScoutChased)
    assert (chase.hex, chase.step, chase.downed) == ("G5", 2, False)


@pytest.mark.rule("1.1.1", "9")
def test_side_that_chases_is_told_what_came_of_it_and_counts_it() -> None:
    match = send(position(AKAGI).plot([1]), MEETS_IT, f"Raid akagi_fg {RAID} here 2")
    [claim] = own_sheet(match, "japan").claims
    assert (claim.what, claim.number, claim.halves) == ("pby_1", 1, 1)


@pytest.mark.rule("1.1.1")
def test_who_chases_takes_no_part_in_the_raid_and_lands_with_his_squadron() -> None:  # Ruling 13
    given = position({"G3": "akagi", "G6": "enterprise"})
    match = send(given.day([1]), MEETS_IT, f"Raid akagi_fg {RAID} here 2")
    assert told(match, "us", RaidSighted)[0].squadrons == {"akagi_fg": 4}
    assert planes(match, "akagi_fg") == 6
    send(match)
    assert one(match, AirRoundFought).before == {"akagi_fg": 4}


@pytest.mark.rule("1.1.1")
def test_so_many_leave_for_each_scout_until_none_is_left() -> None:  # Ruling 13
    second, third = "Search pby_2 H6-H5-G5-H5-H6", "Search pby_3 H6-H5-G5-H5-H6"
    match = send(position(AKAGI).plot([81, 81]), f"{MEETS_IT}; {second}; {third}", f"Raid akagi_fg {RAID} here 4")
    chases = events_of(match, ScoutChased)
    assert [(chase.scout, chase.chasers) for chase in chases] == [
        ("pby_1", {"akagi_fg": 4}),
        ("pby_2", {"akagi_fg": 2}),
    ]


@pytest.mark.rule("1.1.1")
def test_squadron_of_which_all_have_left_does_not_attack_and_is_not_seen_any_more() -> None:  # Ruling 13
    given = position({"G3": "akagi", "G6": "enterprise"})
    later = "Search pby_2 H6-I6-H6-G6-H6"
    match = send(given.day([81]), f"{MEETS_IT}; {later}", f"Raid akagi_fg {RAID} here 6")
    assert [event.squadron for event in told(match, "japan", RaidEmptyHanded)] == ["akagi_fg"]
    assert told(match, "us", RaidSighted) + events_of(match, RaidArrived) == []
    assert seen(match, "us") == [("G5", 2, "6 akagi_fg to G6")]
    assert len(events_of(match, ScoutChased)) == 1


@pytest.mark.rule("1.1.1", "8.3")
def test_who_left_a_one_way_raid_to_chase_is_lost_with_it() -> None:  # Rulings 13 and 26
    given = position({"G3": "akagi", "G6": "enterprise"})
    match = send(given.plot([81]), MEETS_IT, "OneWayRaid akagi_fg G3-G4-G5-G6 G6 here 6")
    assert [event.cause for event in told(match, "japan", AircraftLost)] == ["one-way"]
    assert lost(match, "japan") == 6


@pytest.mark.rule("1.1.1")
def test_scout_is_not_chased_on_the_way_home() -> None:  # Ruling 13
    match = send(position(AKAGI).plot(), "Search pby_1 H6-I6-H5-H4-G5-H5-H6", f"Raid akagi_fg {RAID} here 6")
    assert seen(match, "us") == [("G5", 4, "6 akagi_fg to G4")]
    assert events_of(match, ScoutChased) == []


@pytest.mark.rule("1.1.1")
def test_way_home_begins_where_a_raid_has_found_ships_before_its_strike_hex() -> None:  # Rulings 13 and 19
    given = position({"G3": "akagi", "G4": "enterprise"})
    match = send(given.plot(), MEETS_IT, f"Raid akagi_fg {RAID} first 6")
    assert one(match, RaidArrived).hex == "G4"
    assert events_of(match, ScoutChased) == []


@pytest.mark.rule("1.1.1")
def test_scout_is_chased_over_the_target() -> None:  # Ruling 13
    match = send(position(AKAGI).plot([81]), "Search pby_1 H6-H5-H6-G6-H6", f"Raid akagi_fg {RAID} here 6")
    assert (one(match, ScoutChased).hex, one(match, ScoutChased).step) == ("G6", 3)


@pytest.mark.rule("1.1.1")
def test_scout_that_comes_to_the_target_a_little_later_is_chased_there() -> None:  # Rulings 12 and 13
    given = position({"G5": "akagi", "G6": "enterprise"}, switches={"clock": "proportional"})
    match = send(given.plot([81]), "Search pby_1 H6-I6-H6-G6-H6", "Raid akagi_fg G5-G6-G5 G6 here 6")
    assert (one(match, ScoutChased).hex, one(match, ScoutChased).step) == ("G6", 3)
    assert [event.squadron for event in told(match, "japan", RaidEmptyHanded)] == ["akagi_fg"]


@pytest.mark.rule("1.1.1")
def test_fighters_on_deck_do_not_rise_against_a_scout_but_those_on_cover_do() -> None:  # Ruling 14
    overhead = "Search pby_1 H6-H5-H4-G4-G3-H3-H4-H5-H6"
    match = send(position(AKAGI).plot(), overhead)
    assert events_of(match, ScoutChased) == []
    match = send(position(AKAGI).plot([1]), overhead, "Cover akagi_fg 2")
    assert (one(match, ScoutChased).hex, one(match, ScoutChased).step) == ("G3", 4)


@pytest.mark.rule("1.1.1")
def test_cover_stands_over_its_base_from_the_first_step_to_the_last() -> None:  # Ruling 14
    path = "H6-I6-I5-H4-H5-H6-H5-H4-I5-H4-G5-H5-H6"
    match = send(position({"G5": "akagi"}).plot([81]), f"Search pby_1 {path}", "Cover akagi_fg 2")
    assert one(match, ScoutChased).step == 10
    match = send(position({"H6": "akagi"}).plot([81, 81]), "Search pby_1 H6-H5-H6", "Cover akagi_fg 2")
    assert [chase.step for chase in events_of(match, ScoutChased)] == [0, 2]


@pytest.mark.rule("1.1.1")
def test_scout_that_falls_as_it_takes_off_reports_nothing() -> None:
    match = send(position({"H6": "akagi"}).plot([1]), "Search pby_1 H6-H5-H6", "Cover akagi_fg 2")
    assert (reported(match).steps, reported(match).seen) == (-1, ())


@pytest.mark.rule("1.1.1")
def test_dice_of_a_chase_are_those_of_the_side_that_chases() -> None:
    match = send(position(AKAGI).plot([1]), MEETS_IT, f"Raid akagi_fg {RAID} here 2")
    assert streams(match) == [("chase", "japan")]


@pytest.mark.rule("2")
def test_chases_go_by_the_step_of_the_clock_then_by_hex() -> None:  # Ruling 86
    given = position({"G5": "kaga", "H4": "hiryu"})
    searches = "Search pby_1 H6-H5-H4-H5-H6; Search pby_2 H6-I6-H5-G5-H5-H6; Search pby_3 H6-H5-G5-H5-H6"
    match = send(given.plot([81, 81, 81]), searches, "Cover kaga_fg 2; Cover hiryu_fg 2")
    chases = [(chase.step, chase.hex, chase.scout) for chase in events_of(match, ScoutChased)]
    assert chases == [(2, "G5", "pby_3"), (2, "H4", "pby_1"), (3, "G5", "pby_2")]


# 2 Raids that meet on their way


def meeting(us: str, japan: str, rolls: list[int], planes: dict[str, int] | None = None) -> MidwayMatch:
    """Squadrons of Enterprise and Akagi come to H4 at step 1, on their way to H5 and G5."""
    given = position({"G4": "akagi", "I5": "enterprise"}, planes=planes)
    return send(given.plot(rolls), raids("I5-H4-H5-H4-I5 H5", us), raids("G4-H4-G5-G4 G5", japan))


def raids(path: str, squadrons: str) -> list[str]:
    """A raid on this path for each of these squadrons, with what it may have beside."""
    lines = [line.split(maxsplit=1) for line in squadrons.split(";")]
    return [" ".join(["Raid", squadron, path, *orders]) for squadron, *orders in lines]


@pytest.mark.rule("2")
def test_raids_that_meet_see_each_other_and_fly_on_if_neither_engages() -> None:  # Rulings 15 and 78
    match = meeting("vf_6", "akagi_db", [])
    assert events_of(match, EncounterFought) == []
    assert seen(match, "us") == [("H4", 1, "6 akagi_db")]
    assert seen(match, "japan") == [("H4", 1, "6 vf_6")]


@pytest.mark.rule("2", "2.1")
def test_raid_with_an_order_to_engage_falls_upon_the_other_at_once() -> None:  # Ruling 15
    match = meeting("vf_6 here 0 bombers", "akagi_db", [50, 51, 50, 51, 51, 51, 10, 11, 11, 11, 11, 11])
    fought = one(match, EncounterFought)
    assert (fought.hex, fought.step) == ("H4", 1)
    assert (fought.before, fought.after) == ({"vf_6": 6, "akagi_db": 6}, {"vf_6": 5, "akagi_db": 4})
    assert rules_of(match, EncounterFought) == ["2.1"]
    assert (planes(match, "vf_6"), planes(match, "akagi_db")) == (5, 4)
    assert dice_left(match) == 0


@pytest.mark.rule("2")
@pytest.mark.parametrize(("order", "target"), [("bombers", "akagi_db"), ("fighters", "akagi_fg")])
def test_fighters_go_for_the_kind_ordered(order: str, target: str) -> None:  # Ruling 15
    match = meeting(f"vf_6 here 0 {order}", "akagi_db; akagi_fg", [100] * 12)
    shots = [shot for shot in one(match, EncounterFought).shots if shot.by == "vf_6"]
    assert {shot.at for shot in shots} == {target}


@pytest.mark.rule("2")
def test_fighters_take_the_other_kind_if_there_is_none_of_the_one_ordered() -> None:  # Ruling 15
    match = meeting("vf_6 here 0 fighters", "akagi_db", [100] * 12)
    assert {shot.at for shot in one(match, EncounterFought).shots if shot.by == "vf_6"} == {"akagi_db"}


@pytest.mark.rule("2")
def test_fighters_are_dealt_over_the_squadrons_of_the_kind_ordered() -> None:  # Ruling 15
    match = meeting("vf_6 here 0 bombers", "akagi_db; akagi_tb", [100] * 18)
    shots = [shot.at for shot in one(match, EncounterFought).shots if shot.by == "vf_6"]
    assert (shots.count("akagi_db"), shots.count("akagi_tb")) == (3, 3)


@pytest.mark.rule("2")
def test_raid_on_its_way_home_does_not_engage_but_replies() -> None:  # Ruling 15
    given = position({"G4": "akagi", "H3": "enterprise"})
    home = "Raid vf_6 H3-G4-H4-H3 G4 here 0 bombers"
    match = send(given.plot(), home, "Raid akagi_db G4-G5-H4-H5-G5-G4 H5")
    assert seen(match, "us")[0] == ("H4", 2, "6 akagi_db")
    assert events_of(match, EncounterFought) == []
    match = send(given.plot([100] * 12), home, "Raid akagi_fg G4-G5-H4-H5-G5-G4 H5 here 0 fighters")
    assert {shot.by for shot in one(match, EncounterFought).shots} == {"akagi_fg", "vf_6"}


@pytest.mark.rule("2", "2.1")
def test_there_is_one_encounter_for_each_hex_and_turn() -> None:  # Ruling 17
    given = position({"G4": "akagi kaga", "I5": "enterprise", "H2": "hornet"})
    us = "Raid vf_6 I5-H4-H5-H4-I5 H5 here 0 bombers; Raid vf_8 H2-H3-H4-H5-H4-H3-H2 H5 here 0 bombers"
    japan = "Raid akagi_db G4-H4-G4 H4; Raid kaga_db G4-G5-H4-G5-G4 H4"
    match = send(given.plot([100] * 12), us, japan)
    assert [(event.hex, event.step) for event in events_of(match, EncounterFought)] == [("H4", 1)]
    assert set(one(match, EncounterFought).before) == {"vf_6", "akagi_db"}


@pytest.mark.rule("2.1", "2.2")
def test_raid_over_its_target_leaves_the_fight_to_the_round_over_that_hex() -> None:  # Ruling 93
    given = position({"G4": "akagi", "H4": "enterprise"})
    match = send(given.day([100] * 9), "Cover vf_6", "Raid akagi_fg G4-H4-G4 H4 here 0 fighters")
    assert events_of(match, EncounterFought) == []
    assert told(match, "japan", RaidSighted)[0].squadrons == {"vf_6": 6}
    send(match, "Allot vf_6 akagi_fg 3", "")
    assert (one(match, AirRoundFought).hex, dice_left(match)) == ("H4", 0)


@pytest.mark.rule("2.1", "2.2")
def test_raid_that_passes_a_covered_hex_may_engage_the_cover() -> None:  # Rulings 15 and 93
    given = position({"G4": "akagi", "H4": "enterprise", "H5": "hornet"})
    match = send(given.plot([100] * 12), "Cover vf_6", "Raid akagi_fg G4-H4-H5-H4-G4 H5 here 0 fighters")
    assert one(match, EncounterFought).hex == "H4"
    assert one(match, RaidArrived).hex == "H5"


@pytest.mark.rule("2.1")
def test_round_over_a_raided_hex_follows_an_encounter_in_the_same_hex() -> None:  # Ruling 93
    given = position({"G4": "akagi", "H4": "enterprise", "H5": "hornet"})
    japan = "Raid akagi_fg G4-H4-H5-H4-G4 H5 here 0 fighters; Raid akagi_db G4-H4-G4 H4"
    match = send(given.day([100] * 12), "Cover vf_6", japan)
    assert one(match, EncounterFought).hex == "H4"
    send(match)
    assert [event.hex for event in events_of(match, AirRoundFought)] == ["H4", "H5"]


@pytest.mark.rule("2.1")
def test_side_learns_whom_it_met_and_what_it_lost_and_not_what_it_did() -> None:  # Ruling 94
    match = meeting("vf_6 here 0 bombers", "akagi_db", [50, 51, 50, 51, 51, 51, 10, 11, 11, 11, 11, 11])
    [us], [japan] = told(match, "us", EncounterFought), told(match, "japan", EncounterFought)
    assert (us.before, us.after, us.shots) == ({"vf_6": 6, "akagi_db": 6}, {"vf_6": 5}, ())
    assert (japan.before, japan.after, japan.shots) == ({"vf_6": 6, "akagi_db": 6}, {"akagi_db": 4}, ())
    assert own_sheet(match, "us").claims == ()
    assert streams(match) == [("air-round", "unseen")] * 12


@pytest.mark.rule("2.1")
def test_who_is_shot_down_to_the_last_tells_nobody_by_whom() -> None:  # Ruling 94
    match = meeting("vf_6 here 0 bombers", "akagi_db", [1, 11], planes={"vf_6": 1, "akagi_db": 1})
    [japan] = told(match, "japan", EncounterFought)
    assert (japan.before, japan.after) == ({"akagi_db": 1}, {"akagi_db": 0})
    assert seen(match, "japan") == []
    assert told(match, "japan", RaidEmptyHanded) == []
    assert lost(match, "japan") == 1


@pytest.mark.rule("2.2")
def test_raid_that_is_shot_down_on_the_way_attacks_nobody() -> None:
    ships = {"G4": "akagi", "I5": "enterprise", "H5": "hornet"}
    given = position(ships, planes={"vf_6": 1, "akagi_db": 1})
    match = send(given.plot([1, 11]), "Raid vf_6 I5-H4-I5 H4 here 0 bombers", "Raid akagi_db G4-H4-H5-H4-G4 H5")
    assert events_of(match, RaidArrived) == []
    assert match.state.attacking == {}


# 21, 77 Attack squadrons on a search


@pytest.mark.rule("1.1.3", "1.1.1")
def test_squadron_on_a_search_that_is_chased_fights_back_in_an_ordinary_round() -> None:  # Rulings 21 and 77
    given = position({"G4": "akagi", "I5": "enterprise"})
    rolls = [10, 11, 11, 11, 11, 11, 50, 51]
    match = send(given.plot(rolls), "Search vb_6 I5-H4-I5", "Raid akagi_fg G4-H4-G4 H4 here 2")
    fought = one(match, EncounterFought)
    assert [(shot.by, shot.chance) for shot in fought.shots] == [("vb_6", 10)] * 6 + [("akagi_fg", 50)] * 2
    assert (fought.after, fought.away) == ({"vb_6": 5, "akagi_fg": 5}, {"akagi_fg": 1})
    assert events_of(match, ScoutChased) == []


@pytest.mark.rule("1.1.3", "1.1.1")
def test_who_chased_a_searching_squadron_takes_no_further_part_either() -> None:  # Rulings 13 and 21
    given = position({"G4": "akagi", "I5": "enterprise", "H5": "hornet"})
    match = send(given.day([100] * 8), "Search vb_6 I5-H4-I5", "Raid akagi_fg G4-H4-H5-H4-G4 H5 here 2")
    assert told(match, "us", RaidSighted)[0].squadrons == {"akagi_fg": 4}


@pytest.mark.rule("1.1.3", "1.1.1")
def test_so_many_chase_each_searching_squadron() -> None:  # Rulings 13 and 21
    given = position({"G4": "akagi", "I5": "enterprise"})
    searches = "Search vb_6 I5-H4-I5; Search vs_6 I5-H4-I5; Search vt_6 I5-H4-I5"
    match = send(given.plot([100] * 18), searches, "Raid akagi_fg G4-H4-G4 H4 here 4")
    shots = [shot.at for shot in one(match, EncounterFought).shots if shot.by == "akagi_fg"]
    assert [shots.count(name) for name in ("vb_6", "vs_6", "vt_6")] == [4, 2, 0]


@pytest.mark.rule("1.1.3")
def test_fighters_on_a_search_neither_chase_nor_engage() -> None:  # Rulings 21 and 77
    given = position({"G4": "akagi tone", "I5": "enterprise"})
    japan = "Search tone_rc_1 G4-H4-G4; Raid akagi_db G4-H4-G4 H4; Cover akagi_fg 6"
    match = send(given.plot(), "Search vf_6 I5-H4-I5", japan)
    assert events_of(match, ScoutChased) + events_of(match, EncounterFought) == []


@pytest.mark.rule("1.1.3", "2")
def test_searching_squadron_that_is_engaged_loses_its_sighting_with_its_last_aircraft() -> None:  # Rulings 21 and 94
    given = position({"G4": "akagi", "I5": "enterprise", "H4": "haruna"}, planes={"vb_6": 1, "akagi_fg": 1})
    match = send(given.plot([11, 50]), "Search vb_6 I5-H4-I5", "Raid akagi_fg G4-H4-G4 H4 here 0 bombers")
    report = reported(match)
    assert (report.steps, report.lost, report.seen) == (0, True, ())


# 2.2 What a raid finds


@pytest.mark.rule("2.2")
def test_raid_attacks_in_its_strike_hex_and_tells_of_the_ships_there() -> None:  # Rulings 19 and 78
    given = position({"G5": "akagi haruna i_168", "I6": "enterprise"})
    match = send(given.plot(), "Raid vb_6 I6-H5-G5-H5-I6 G5; Raid vt_6 I6-H5-G5-H5-I6 G5")
    arrived = one(match, RaidArrived)
    assert (arrived.hex, arrived.squadrons, arrived.ships) == ("G5", ("vb_6", "vt_6"), ("akagi", "haruna"))
    assert told(match, "japan", RaidArrived) == []


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("seize", "hex"), [("here", "G5"), ("first", "H5")])
def test_raid_may_take_the_first_hex_with_ships_on_its_way_out(seize: str, hex: str) -> None:  # Ruling 19
    given = position({"H5": "tone", "G5": "akagi", "I6": "enterprise"})
    match = send(given.plot(), f"Raid vb_6 I6-H5-G5-H5-I6 G5 {seize}")
    assert one(match, RaidArrived).hex == hex


@pytest.mark.rule("2.2")
def test_strike_hex_counts_where_nothing_was_found_before() -> None:  # Ruling 19
    match = send(position({"G5": "akagi", "I6": "enterprise"}).plot(), "Raid vb_6 I6-H5-G5-H5-I6 G5 first")
    assert one(match, RaidArrived).hex == "G5"


@pytest.mark.rule("2.2")
@pytest.mark.parametrize("seize", ["here", "first"])
def test_raid_attacks_nothing_on_its_way_home(seize: str) -> None:  # Ruling 19
    given = position({"G4": "akagi", "I6": "enterprise"})
    match = send(given.plot(), f"Raid vb_6 I6-H5-G5-G4-H4-I5-I6 G5 {seize}")
    assert [event.squadron for event in told(match, "us", RaidEmptyHanded)] == ["vb_6"]


@pytest.mark.rule("2.2")
def test_raid_that_finds_nothing_flies_home_and_has_flown() -> None:  # Ruling 19
    match = send_all(position({"I6": "enterprise"}).day_and_landing(), ("Raid vb_6 I6-H5-G5-H5-I6 G5", ""))
    assert one(match, RaidEmptyHanded).squadron == "vb_6"
    assert (planes(match, "vb_6"), match.state.ready[match.state.ocean.squadron["vb_6"]]) == (6, 1)


@pytest.mark.rule("2.2", "8.3")
@pytest.mark.parametrize("there", ["i_168", "hornet"])
def test_over_boats_alone_or_own_ships_there_is_nothing_to_attack(there: str) -> None:  # Rulings 73 and 89
    given = position({"G5": there, "I6": "enterprise"})
    match = send(given.plot(), "Raid vb_6 I6-H5-G5-H5-I6 G5 first")
    assert events_of(match, RaidArrived) == []
    assert told(match, "us", RaidEmptyHanded)


@pytest.mark.rule("2.2")
def test_hex_of_the_base_is_struck_on_coming_back_not_on_taking_off() -> None:  # Ruling 19
    given = position({"I6": "enterprise haruna", "G5": "tone"})
    match = send(given.plot([81]), "Raid vf_6 I6-H5-I6 I6 here 2", "Search tone_rc_1 G5-H5-G5")
    assert one(match, RaidArrived).hex == "I6"
    assert (one(match, ScoutChased).hex, one(match, ScoutChased).step) == ("H5", 1)


@pytest.mark.rule("2.2")
def test_first_hex_with_ships_may_be_the_one_it_takes_off_from() -> None:  # Ruling 19
    match = send(position({"I6": "enterprise haruna"}).plot(), "Raid vb_6 I6-H5-G5-H5-I6 G5 first")
    assert one(match, RaidArrived).hex == "I6"


@pytest.mark.rule("6")
def test_raid_on_midway_needs_enemy_troops_or_enemy_control() -> None:  # Ruling 19
    given = position({"G5": "akagi", "I6": "enterprise"})
    match = send(given.plot(), "Raid vb_6 I6-H6-I6 H6", "Raid akagi_db G5-G6-H6-G6-G5 H6")
    assert [(event.side, event.hex) for event in events_of(match, RaidArrived)] == [("japan", "H6")]
    match = send(position({"I6": "enterprise"}, ashore="jp_ts_1").plot(), "Raid vb_6 I6-H6-I6 H6")
    assert one(match, RaidArrived).hex == "H6"


@pytest.mark.rule("6", "2.2")
def test_island_is_attacked_only_where_it_is_the_strike_hex() -> None:  # Ruling 19
    match = send(position({"G5": "akagi"}).plot(), "", "Raid akagi_db G5-G6-H6-H7-G7-G6-G5 H7 first")
    assert events_of(match, RaidArrived) == []


# 8.3 One way


@pytest.mark.rule("8.3")
def test_one_way_raid_that_finds_nothing_is_lost_at_the_end_of_its_path() -> None:  # Ruling 26
    match = send(position({"I6": "enterprise"}).plot(), "OneWayRaid vb_6 I6-H5-G5 G5")
    [loss] = told(match, "us", AircraftLost)
    assert (loss.number, loss.cause, rules_of(match, AircraftLost)) == (6, "one-way", ["8.3"])
    assert lost(match, "us") == 6


@pytest.mark.rule("8.3")
def test_one_way_raid_is_lost_even_if_its_path_leads_home() -> None:  # Ruling 26
    match = send(position({"I6": "enterprise"}).plot(), "OneWayRaid vb_6 I6-H5-I6 H5")
    assert planes(match, "vb_6") == 0


# 11 Searches first, an option


@pytest.mark.rule("0", "1.1.1")
def test_scout_that_has_reported_first_is_chased_by_raids_afterwards_and_keeps_its_ships() -> None:  # Ruling 11
    ships = {"G3": "akagi", "F5": "kirishima", "H5": "tone"}
    match = send(position(ships, switches={"air_plot": "recon_first"}).plot([80]), MEETS_IT)
    assert seen(match, "us") == [("H5", 1, "tone"), ("F5", 3, "kirishima")]
    send(match, "", f"Raid akagi_fg {RAID} here 2")
    assert seen(match, "us") == [("H5", 1, "tone"), ("F5", 3, "kirishima")]
    first, second = told(match, "us", ScoutReported)
    assert (first.steps, first.lost, second.steps, second.lost) == (6, False, 1, True)
    assert lost(match, "us") == 1


@pytest.mark.rule("0", "1.1.1")
def test_scout_that_has_reported_first_sees_raids_when_they_fly() -> None:  # Ruling 11
    match = send(position(AKAGI, switches={"air_plot": "recon_first"}).plot(), MEETS_IT)
    send(match, "", f"Raid akagi_db {RAID}")
    assert seen(match, "us") == [("G5", 2, "6 akagi_db to G6")]


@pytest.mark.rule("0", "1.1")
def test_searches_that_met_each_other_first_tell_of_it_once() -> None:  # Ruling 11
    given = position({"G5": "tone"}, switches={"air_plot": "recon_first"})
    match = send(given.plot(), "Search pby_1 H6-H5-H6", "Search tone_rc_1 G5-H5-G5")
    send(match)
    assert seen(match, "us") == [("H5", 1, "1 tone_rc_1 to G5")]
    assert len(told(match, "us", ScoutReported)) == 1


@pytest.mark.rule("0", "1.1")
def test_search_that_does_not_come_home_is_lost_once_all_have_flown() -> None:  # Rulings 11 and 23
    match = send(position(switches={"air_plot": "recon_first"}).plot(), "Search pby_1 H6-H5")
    assert planes(match, "pby_1") == 1
    send(match)
    assert (planes(match, "pby_1"), lost(match, "us")) == (0, 1)


# 20, 91 Ferrying, an option


@pytest.mark.rule("1.1")
def test_nobody_is_ferried() -> None:  # Ruling 20
    given = position({"I6": "enterprise", "I5": "hornet"}, planes={"vb_8": 0})
    match = send_all(given.day_and_landing(), ("Search vb_6 I6-I5", ""))
    assert [event.cause for event in told(match, "us", AircraftLost)] == ["crashed"]


@pytest.mark.rule("1.1", "4")
def test_path_may_end_at_another_base_with_room_as_an_option() -> None:  # Rulings 20 and 91
    given = position({"I6": "enterprise", "I5": "hornet"}, switches={"ferry": True})
    match = send_all(given.day_and_landing(), ("Search vb_6 I6-I5", ""))
    state = match.state
    number = state.ocean.squadron["vb_6"]
    assert (planes(match, "vb_6"), state.ocean.base_id(state.home[number]), state.ready[number]) == (6, "hornet", 1)


@pytest.mark.rule("1.1", "4")
@pytest.mark.parametrize(
    ("where", "given"),
    [
        ("no base", {}),
        ("a deck that is closed", {"damaged": {"hornet": "engines"}}),
        ("a full deck", {"planes": {"vb_8": 12}}),
    ],
)
def test_who_is_ferried_to_nowhere_ditches(where: str, given: dict[str, object]) -> None:  # Ruling 91
    ships = {"I6": "enterprise"} | ({} if where == "no base" else {"I5": "hornet"})
    match = position(ships, switches={"ferry": True}, **given).day_and_landing()  # type: ignore[arg-type]
    send_all(match, ("Search vb_6 I6-I5", ""))
    assert [event.cause for event in told(match, "us", AircraftLost)] == ["ditched"]
    assert planes(match, "vb_6") == 0


@pytest.mark.rule("1.1", "4")
def test_us_carrier_aircraft_may_be_ferried_to_midway_and_back() -> None:  # Ruling 91
    given = position({"H5": "enterprise"}, switches={"ferry": True}, planes={"vb_6": 0})
    match = send_all(given.day_and_landing(), ("Raid vs_6 H5-H6 H6; Search vmsb_241_1 H6-H5", ""))
    state = match.state
    homes = {name: state.ocean.base_id(state.home[state.ocean.squadron[name]]) for name in ("vs_6", "vmsb_241_1")}
    assert homes == {"vs_6": "midway", "vmsb_241_1": "enterprise"}


@pytest.mark.rule("1.1", "4")
def test_ferrying_opens_midway_only_to_those_whose_path_ends_there() -> None:  # Rulings 34 and 91
    given = position({"H5": "enterprise"}, switches={"ferry": True}, damaged={"enterprise": "engines"})
    given.state.flown |= 1 << given.state.ocean.squadron["vf_6"]
    match = send_all(given.day_and_landing())
    assert [event.cause for event in told(match, "us", AircraftLost)] == ["ditched"]


@pytest.mark.rule("1.1", "8.2.1")
def test_japan_ferries_no_carrier_aircraft_to_midway() -> None:  # Rulings 85 and 91
    us = "us_ts_1 us_ts_2 us_ts_3 us_ts_4 us_ts_5 us_ts_6"
    given = position({"H5": "akagi"}, switches={"ferry": True}, ashore="jp_ts_1", dead=us)
    match = send_all(given.day_and_landing(), ("", "Search akagi_db H5-H6"))
    assert [event.cause for event in told(match, "japan", AircraftLost)] == ["ditched"]


@pytest.mark.rule("1.1", "8.3")
def test_one_way_raid_is_not_ferried() -> None:  # Rulings 26 and 91
    given = position({"I6": "enterprise", "I5": "hornet"}, switches={"ferry": True})
    match = send_all(given.day_and_landing(), ("OneWayRaid vb_6 I6-I5 I5", ""))
    assert [event.cause for event in told(match, "us", AircraftLost)] == ["one-way"]


# What is told, and when


@pytest.mark.rule("0")
def test_each_side_is_told_of_its_searches_then_of_its_raids() -> None:
    given = position({"G5": "akagi", "I6": "enterprise"})
    match = send(given.plot(), "Search pby_1 H6-H5-G5-H5-H6; Raid vb_6 I6-H5-G5-H5-I6 G5; Raid vt_6 I6-I5-I6 I5")
    assert order_of(match, ScoutReported, RaidEmptyHanded, RaidArrived) == [
        "ScoutReported",
        "RaidEmptyHanded",
        "RaidArrived",
    ]


@pytest.mark.rule("0")
def test_raided_side_is_told_nothing_before_air_targets_are_chosen() -> None:
    given = position({"G5": "akagi", "I6": "enterprise"})
    match = send(given.plot(), "Raid vb_6 I6-H5-G5-H5-I6 G5")
    assert whole_story(match, "japan") == []
