"""Chapter 2.1: air targets, cover, and fighters that scramble."""

from __future__ import annotations

import pytest
from tests.games.midway.position_air import (
    MidwayMatch,
    blank,
    cells,
    dice_left,
    form_of,
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
    usual,
    whole_story,
)

from honjin.games.midway.events.air import AirRoundFought, FightersScrambled, MissionsFlown, RaidSighted
from honjin.testing.position import asked, events_of

RAID = "Raid {} G4-H4-G4 H4"
"""From Akagi in G4 on Enterprise in H4."""


def over_enterprise(
    raiders: str, cover: str = "", rolls: list[int] | None = None, planes: dict[str, int] | None = None
) -> MidwayMatch:
    """Squadrons of Akagi are over Enterprise in H4; both sides choose air targets."""
    given = position({"G4": "akagi", "H4": "enterprise"}, planes=planes)
    covers = [f"Cover {squadron}" for squadron in cover.split()]
    return send(given.day(rolls or []), covers, [RAID.format(squadron) for squadron in raiders.split()])


# Who sees whom


@pytest.mark.rule("2.1")
def test_raided_side_sees_the_squadrons_that_attack_and_the_raid_sees_those_on_cover() -> None:
    match = over_enterprise("akagi_db akagi_fg", cover="vf_6", planes={"akagi_db": 4})
    assert asked(match) == "us air-targets + japan air-targets"
    [us], [japan] = told(match, "us", RaidSighted), told(match, "japan", RaidSighted)
    assert (us.hex, us.squadrons) == ("H4", {"akagi_fg": 6, "akagi_db": 4})
    assert (japan.hex, japan.squadrons) == ("H4", {"vf_6": 6})
    assert own_sheet(match, "us").contacts[-1].aircraft == (("akagi_fg", 6, ""), ("akagi_db", 4, ""))


@pytest.mark.rule("2.1")
def test_raid_sees_nothing_of_fighters_on_deck() -> None:
    match = over_enterprise("akagi_db")
    assert told(match, "japan", RaidSighted) == []
    assert form_of(match, "japan").enemies == {}


@pytest.mark.rule("2.1")
def test_cover_over_a_hex_that_is_not_raided_is_told_to_nobody() -> None:
    given = position({"G4": "akagi", "H4": "enterprise"})
    match = send(given.day(), "Cover vf_6", "Cover akagi_fg")
    assert form_of(match, "us").fighters == form_of(match, "japan").fighters == {}
    send(match)
    assert events_of(match, RaidSighted) + events_of(match, AirRoundFought) == []
    assert whole_story(match, "japan") == told(match, "japan", MissionsFlown)


@pytest.mark.rule("2.1")
def test_raid_elsewhere_tells_its_side_nothing_of_this_cover() -> None:
    given = position({"G4": "akagi", "H4": "enterprise", "G5": "hornet"})
    match = send(given.day(), "Cover vf_6", "Raid akagi_db G4-G5-G4 G5")
    assert told(match, "japan", RaidSighted) == []
    assert form_of(match, "us").fighters.keys() == {"vf_8"}


# Allotments


@pytest.mark.rule("2.1")
def test_fighters_are_sent_by_number_against_squadrons_in_their_hex() -> None:  # Ruling 18
    match = over_enterprise("akagi_db akagi_tb", cover="vf_6")
    assert refused(match, "us", "Allot vf_6 akagi_db 2", "Allot vf_6 akagi_tb 4") == ""
    assert refused(match, "us", "Allot vf_6 akagi_db 2", "Allot vf_6 akagi_tb 5") == "2.1 fgt-num"
    assert refused(match, "us", "Allot vf_6 akagi_db 0") == "2.1 fgt-num"
    assert list(cells(match, "us", "Allot vf_6", "Allot vf_6 akagi_db 2")["number"]) == [1, 2, 3, 4]
    assert offered(match, "us", "Allot vf_6 akagi_db 6") == set()


@pytest.mark.rule("2.1")
def test_one_aircraft_of_a_squadron_may_be_named() -> None:  # Ruling 17
    match = over_enterprise("akagi_tb", cover="vf_6", planes={"akagi_tb": 4})
    assert refused(match, "us", "Allot vf_6 akagi_tb 3 4") == ""
    assert refused(match, "us", "Allot vf_6 akagi_tb 3 5") == "2.1 fgt-list"
    assert list(cells(match, "us", "Allot vf_6")["aircraft"]) == [0, 1, 2, 3, 4]


@pytest.mark.rule("2.1", "0")
@pytest.mark.parametrize("target", ["akagi_fg", "kaga_tb_1", "vb_6", "nothing_at_all", "scrambled"])
def test_same_refusal_for_who_is_elsewhere_on_deck_or_was_never_built(target: str) -> None:
    match = over_enterprise("akagi_db", cover="vf_6")
    assert refused(match, "us", f"Allot vf_6 {target} 1") == "2.1 fgt-list"


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("squadron", ["vb_6", "vf_8", "akagi_fg", "nothing_at_all"])
def test_only_fighters_over_the_hex_are_sent(squadron: str) -> None:
    match = over_enterprise("akagi_db akagi_fg", cover="vf_6")
    assert refused(match, "us", f"Allot {squadron} akagi_db 1") == "2.1 gen-unit"


@pytest.mark.rule("2.1", "0")
def test_sheet_of_air_targets_holds_no_other_orders() -> None:
    assert refused(over_enterprise("akagi_db"), "us", "Attack vf_6 akagi") == "2.1 gen-form"


@pytest.mark.rule("2.1")
def test_fighters_that_left_to_chase_cannot_be_sent() -> None:  # Ruling 13
    given = position({"G4": "akagi tone", "H4": "enterprise"})
    match = send(given.day([81]), "Cover vf_6 4", "Raid akagi_db G4-H4-G4 H4; Search tone_rc_1 G4-H4-G4")
    assert refused(match, "us", "Allot vf_6 akagi_db 2") == ""
    assert refused(match, "us", "Allot vf_6 akagi_db 3") == "2.1 fgt-num"


# The round


@pytest.mark.rule("2.1")
def test_round_is_told_to_both_sides_with_numbers_before_and_after() -> None:
    match = over_enterprise("akagi_db", cover="vf_6", rolls=[50, 51, *[11] * 5, 10])
    send(match, "Allot vf_6 akagi_db 2", "")
    fought = one(match, AirRoundFought)
    assert told(match, "us", AirRoundFought) == told(match, "japan", AirRoundFought) == [fought]
    assert (fought.before, fought.after) == ({"vf_6": 6, "akagi_db": 6}, {"vf_6": 5, "akagi_db": 5})
    assert (planes(match, "vf_6"), planes(match, "akagi_db")) == (5, 5)
    assert {stream for _, stream in streams(match)} == {"both"}
    assert match.log is not None
    assert all(entry.seen["spectator"] is None for entry in match.log.entries if entry.event is fought)


@pytest.mark.rule("2.1", "9")
def test_aircraft_shot_down_count_and_are_claimed() -> None:
    match = send(over_enterprise("akagi_db", cover="vf_6", rolls=[50, *[11] * 6]), "Allot vf_6 akagi_db 1")
    assert match.state.downed == {"us": 0, "japan": 1}
    [claim] = own_sheet(match, "us").claims
    assert (claim.what, claim.number, claim.halves) == ("akagi_db", 1, 1)


@pytest.mark.rule("2.1")
def test_blank_sheet_sends_nobody_but_who_is_attacked_replies() -> None:  # Ruling 17
    match = send(over_enterprise("akagi_fg", cover="vf_6", rolls=[100] * 12), "", "Allot akagi_fg vf_6 6")
    assert [shot.by for shot in one(match, AirRoundFought).shots] == ["vf_6"] * 6 + ["akagi_fg"] * 6


@pytest.mark.rule("0", "2.1")
def test_all_that_attack_in_a_hex_share_its_one_round() -> None:  # Ruling 90
    given = position({"G4": "akagi", "G5": "kaga", "H4": "enterprise"})
    match = send(given.day([100] * 14), "Cover vf_6", "Raid akagi_db G4-H4-G4 H4; Raid kaga_tb_1 G5-G6-H5-H4-G5 H4")
    send(match, "Allot vf_6 akagi_db 1; Allot vf_6 kaga_tb_1 1")
    assert set(one(match, AirRoundFought).before) == {"vf_6", "akagi_db", "kaga_tb_1"}


@pytest.mark.rule("0", "2.1")
def test_raids_of_both_sides_in_one_hex_fight_each_other() -> None:  # Ruling 90
    given = position({"H4": "enterprise akagi"})
    match = send(given.day([100] * 24), "Raid vf_6 H4-H3-H4 H4; Raid vb_6 H4-H3-H4 H4", "Raid akagi_fg H4-H5-H4 H4")
    assert told(match, "us", RaidSighted)[0].squadrons == {"akagi_fg": 6}
    assert told(match, "japan", RaidSighted)[0].squadrons == {"vf_6": 6, "vb_6": 6}
    send(match, "Allot vf_6 akagi_fg 6", "Allot akagi_fg vb_6 6")
    assert {(shot.by, shot.at) for shot in one(match, AirRoundFought).shots} == {
        ("vf_6", "akagi_fg"),
        ("vb_6", "akagi_fg"),
        ("akagi_fg", "vb_6"),
    }


@pytest.mark.rule("2")
def test_hexes_are_fought_over_by_column_and_row() -> None:  # Ruling 86
    given = position({"G4": "akagi", "H4": "enterprise", "G5": "hornet"})
    match = send(given.day(), "", "Raid akagi_db G4-H4-G4 H4; Raid akagi_tb G4-G5-G4 G5")
    send(match)
    assert [event.hex for event in events_of(match, AirRoundFought)] == ["G5", "H4"]


# 16 Scrambles


@pytest.mark.rule("2.1")
def test_fighters_ready_in_a_base_of_the_raided_hex_may_scramble() -> None:  # Ruling 16
    match = over_enterprise("akagi_db", rolls=[50, *[100] * 11])
    assert offered(match, "us") == {"Scramble vf_6"}
    assert "Allot vf_6" in offered(match, "us", "Scramble vf_6")
    assert refused(match, "us", "Allot vf_6 akagi_db 6") == "2.1 gen-unit"
    send(match, "Scramble vf_6; Allot vf_6 akagi_db 6")
    assert told(match, "us", FightersScrambled)[0].squadrons == ("vf_6",)
    assert told(match, "japan", FightersScrambled) == []
    assert one(match, AirRoundFought).after == {"vf_6": 6, "akagi_db": 5}


@pytest.mark.rule("2.1", "3")
def test_who_scrambled_has_flown_without_a_path() -> None:  # Ruling 16
    match = send(over_enterprise("akagi_db"), "Scramble vf_6")
    number = match.state.ocean.squadron["vf_6"]
    assert match.state.flown >> number & 1
    assert match.state.used(number) == 0


@pytest.mark.rule("2.1", "3")
def test_cover_has_been_flown_even_if_nobody_comes() -> None:  # Ruling 16
    match = blank(send(position({"H4": "enterprise"}).day_and_landing(), "Cover vf_6"))
    assert match.state.ready[match.state.ocean.squadron["vf_6"]] == 1


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("squadron", ["vb_6", "vf_8", "vf_3", "akagi_fg", "nothing_at_all"])
def test_only_fighters_of_the_raided_hex_scramble(squadron: str) -> None:  # Ruling 16
    given = position({"G4": "akagi", "H4": "enterprise", "H5": "yorktown"})
    match = send(given.day(), "", "Raid akagi_db G4-H4-G4 H4")
    assert refused(match, "us", f"Scramble {squadron}") == "2.1 fgt-scr"


@pytest.mark.rule("2.1")
def test_who_is_in_the_hangar_or_in_the_air_does_not_scramble() -> None:  # Ruling 16
    given = position({"G4": "akagi", "H4": "enterprise hornet"}, hangar={"vf_6": 1})
    match = send(given.day(), "Search vf_8 H4-H3-H4", "Raid akagi_db G4-H4-G4 H4")
    assert [refused(match, "us", f"Scramble {one}") for one in ("vf_6", "vf_8")] == ["2.1 fgt-scr"] * 2
    match = over_enterprise("akagi_db", cover="vf_6")
    assert refused(match, "us", "Scramble vf_6") == "2.1 fgt-scr"


@pytest.mark.rule("2.1", "4")
def test_nobody_scrambles_from_a_closed_deck() -> None:  # Rulings 16 and 88
    given = position({"G4": "akagi", "H4": "enterprise"}, damaged={"enterprise": "engines"})
    match = send(given.day(), "", "Raid akagi_db G4-H4-G4 H4")
    assert refused(match, "us", "Scramble vf_6") == "2.1 fgt-scr"


@pytest.mark.rule("2.1")
def test_squadron_scrambles_once() -> None:
    assert refused(over_enterprise("akagi_db"), "us", "Scramble vf_6", "Scramble vf_6") == "2.1 gen-twice"


@pytest.mark.rule("2.1", "0")
def test_raid_does_not_scramble_the_fighters_of_its_own_side_below() -> None:  # Ruling 16
    given = position({"H4": "enterprise akagi"})
    match = send(given.day(), "Raid vb_6 H4-H3-H4 H4")
    assert offered(match, "us") == set()
    assert offered(match, "japan") == {"Scramble akagi_fg"}


@pytest.mark.rule("2.1")
def test_raid_may_keep_fighters_for_whoever_comes_up() -> None:
    match = over_enterprise("akagi_fg", rolls=[100] * 12)
    assert cells(match, "japan", "Allot akagi_fg")["target"] == ("scrambled",)
    send(match, "Scramble vf_6", "Allot akagi_fg scrambled 6")
    shots = [(shot.by, shot.at) for shot in one(match, AirRoundFought).shots]
    assert shots == [("vf_6", "akagi_fg")] * 6 + [("akagi_fg", "vf_6")] * 6


@pytest.mark.rule("2.1")
def test_fighters_kept_for_scrambles_are_shared_over_those_that_come() -> None:
    given = position({"G4": "akagi", "H4": "enterprise hornet"})
    match = send(given.day([100] * 18), "", "Raid akagi_fg G4-H4-G4 H4")
    send(match, "Scramble vf_8; Scramble vf_6", "Allot akagi_fg scrambled 5")
    shots = [shot.at for shot in one(match, AirRoundFought).shots if shot.by == "akagi_fg"]
    assert (shots.count("vf_6"), shots.count("vf_8")) == (3, 2)
    assert told(match, "us", FightersScrambled)[0].squadrons == ("vf_6", "vf_8")


@pytest.mark.rule("2.1")
def test_fighters_kept_for_scrambles_reply_if_nobody_comes() -> None:  # Ruling 17
    match = over_enterprise("akagi_fg", cover="vf_6", rolls=[100] * 7)
    send(match, "Allot vf_6 akagi_fg 1", "Allot akagi_fg scrambled 6")
    shots = [(shot.by, shot.at) for shot in one(match, AirRoundFought).shots]
    assert shots == [("vf_6", "akagi_fg"), *[("akagi_fg", "vf_6")] * 6]


@pytest.mark.rule("2.1", "0")
def test_raid_may_keep_fighters_for_scrambles_whether_or_not_there_is_a_base_below() -> None:
    given = position({"G4": "akagi", "H4": "portland"})
    match = send(given.day(), "", "Raid akagi_fg G4-H4-G4 H4")
    assert cells(match, "japan", "Allot akagi_fg")["target"] == ("scrambled",)
    assert refused(match, "us", "Allot vf_6 scrambled 1") == "2.1 gen-unit"


@pytest.mark.rule("6", "2.1")
def test_scrambles_from_midway_need_a_share_of_the_runway() -> None:  # Ruling 52
    given = position({"G5": "akagi"}, runway=20)
    raid = "Raid akagi_db G5-G6-H6-G6-G5 H6"
    match = send(given.day(), "Search pby_1 H6-I7-H6", raid)
    assert form_of(match, "us").take_offs == 11
    assert refused(match, "us", "Scramble vmf_221_1") == ""
    assert refused(match, "us", "Scramble vmf_221_1", "Scramble vmf_221_2") == "6 air-runway"
    assert "Scramble vmf_221_2" not in offered(match, "us", "Scramble vmf_221_1")


@pytest.mark.rule("8.2.1", "2.1")
def test_nobody_scrambles_from_midway_while_both_sides_are_ashore() -> None:  # Rulings 16 and 88
    match = send(position({"G5": "akagi"}, ashore="jp_ts_1").day(), "", "Raid akagi_db G5-G6-H6-G6-G5 H6")
    assert refused(match, "us", "Scramble vmf_221_1") == "2.1 fgt-scr"


# What happens if nobody sends a sheet


@pytest.mark.rule("0", "2.1")
def test_usual_cover_falls_on_torpedo_bombers_then_dive_bombers_then_fighters() -> None:  # Ruling 87
    for raiders, target in (("akagi_fg akagi_db akagi_tb", "akagi_tb"), ("akagi_fg akagi_db", "akagi_db")):
        match = over_enterprise(raiders, cover="vf_6")
        assert form_of(match, "us").usual() == sheet(f"Allot vf_6 {target} 6").slips
    match = over_enterprise("akagi_fg", cover="vf_6")
    assert form_of(match, "us").usual() == sheet("Allot vf_6 akagi_fg 6").slips


@pytest.mark.rule("0", "2.1")
def test_usual_cover_is_dealt_evenly() -> None:  # Ruling 87
    given = position({"G4": "kaga", "H4": "enterprise"})
    match = send(given.day(), "Cover vf_6", "Raid kaga_tb_1 G4-H4-G4 H4; Raid kaga_tb_2 G4-H4-G4 H4")
    assert form_of(match, "us").usual() == sheet("Allot vf_6 kaga_tb_1 3; Allot vf_6 kaga_tb_2 3").slips


@pytest.mark.rule("0", "2.1")
def test_usual_escort_falls_on_cover_and_on_whoever_comes_up_and_nobody_scrambles() -> None:  # Ruling 87
    match = over_enterprise("akagi_fg akagi_db", cover="vf_6", rolls=[100] * 15)
    assert form_of(match, "japan").usual() == sheet("Allot akagi_fg vf_6 3; Allot akagi_fg scrambled 3").slips
    match = over_enterprise("akagi_fg akagi_db")
    assert form_of(match, "us").usual() == ()
    assert form_of(match, "japan").usual() == sheet("Allot akagi_fg scrambled 6").slips
    usual(match)
    assert dice_left(match) == 0
