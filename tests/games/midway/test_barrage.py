"""Chapters 2, 5 and 6: ships and free battalions fire at the squadrons that attack in their hex."""

from __future__ import annotations

import pytest
from tests.games.midway.position_air import (
    MidwayMatch,
    blank,
    cells,
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

from honjin.games.midway.events.air import BarrageFired, BarrageRolled
from honjin.testing.position import asked, events_of

MIDWAY = "Raid {} G5-G6-H6-G6-G5 H6"


def raided(
    ships: str,
    raiders: str = "akagi_db akagi_tb",
    rolls: list[int] | None = None,
    planes: dict[str, int] | None = None,
    damaged: dict[str, str] | None = None,
) -> MidwayMatch:
    """Squadrons of Akagi attack ships in H4, and the barrage is asked for."""
    given = position({"G4": "akagi", "H4": ships}, planes=planes, damaged=damaged)
    match = send(given.day(rolls or []), "", [f"Raid {squadron} G4-H4-G4 H4" for squadron in raiders.split()])
    return blank(match, until="barrage")


def over_midway(
    raiders: str = "akagi_db akagi_tb akagi_fg", commits: str = "", rolls: list[int] | None = None, ashore: str = ""
) -> MidwayMatch:
    """Squadrons of Akagi attack Midway, and the barrage is asked for."""
    given = position({"G5": "akagi"}, ashore=ashore)
    match = send(given.day(rolls or []), commits, [MIDWAY.format(squadron) for squadron in raiders.split()])
    return blank(match, until="barrage")


# Who fires at whom


@pytest.mark.rule("2", "0")
def test_both_sides_are_asked_for_their_barrage() -> None:
    match = raided("enterprise")
    assert asked(match) == "us barrage + japan barrage"
    assert offered(match, "us") == {"Barrage enterprise"}
    assert offered(match, "japan") == set()


@pytest.mark.rule("2", "3")
@pytest.mark.parametrize("ship", ["enterprise", "portland", "atlanta", "phelps"])
def test_ship_fires_once_at_dive_bombers_with_10_and_at_torpedo_bombers_with_20(ship: str) -> None:  # Ruling 27
    for squadron, chance in (("akagi_db", 10), ("akagi_tb", 20)):
        match = send(raided(ship, rolls=[chance]), f"Barrage {ship} {squadron}")
        [volley] = one(match, BarrageRolled).volleys
        assert (volley.by, volley.at, volley.chance, volley.die, volley.hits) == (
            (ship,),
            squadron,
            chance,
            chance,
            True,
        )
        assert planes(match, squadron) == 5
        match = send(raided(ship, rolls=[chance + 1]), f"Barrage {ship} {squadron}")
        assert planes(match, squadron) == 6


@pytest.mark.rule("2")
@pytest.mark.parametrize("ship", ["yamato", "zuiho", "akagi"])
def test_battleships_and_carriers_of_both_kinds_fire_too(ship: str) -> None:  # Ruling 27
    given = position({"G4": f"{ship}", "I5": "enterprise"})
    match = blank(send(given.day([20]), "Raid vt_6 I5-H4-G4-H4-I5 G4"), until="barrage")
    send(match, "", f"Barrage {ship} vt_6")
    assert planes(match, "vt_6") == 5


@pytest.mark.rule("2", "4")
@pytest.mark.parametrize("damage", ["guns", "hulk"])
def test_ship_without_armament_does_not_fire(damage: str) -> None:  # Ruling 27
    match = raided("enterprise portland", damaged={"portland": damage})
    assert refused(match, "us", "Barrage portland akagi_db") == "2 aa-arm"
    assert offered(match, "us") == {"Barrage enterprise"}


@pytest.mark.rule("2", "4")
def test_ship_that_cannot_move_fires_all_the_same() -> None:  # Ruling 27
    match = raided("portland", damaged={"portland": "engines"})
    assert refused(match, "us", "Barrage portland akagi_db") == ""


@pytest.mark.rule("2", "3")
def test_transports_and_boats_fire_at_no_aircraft() -> None:  # Ruling 27
    given = position({"G4": "zuiho nankai_maru i_168", "I5": "enterprise"})
    match = blank(send(given.day(), "Raid vt_6 I5-H4-G4-H4-I5 G4"), until="barrage")
    assert refused(match, "japan", "Barrage nankai_maru vt_6") == "2 aa-arm"
    assert refused(match, "japan", "Barrage i_168 vt_6") == "2 gen-unit"
    assert offered(match, "japan") == {"Barrage zuiho"}


@pytest.mark.rule("2")
def test_ships_do_not_fire_at_fighters_scouts_or_those_who_only_pass() -> None:  # Ruling 27
    given = position({"G4": "akagi tone", "H4": "enterprise", "H5": "hornet"})
    japan = [
        "Raid akagi_fg G4-H4-G4 H4",
        "Raid akagi_db G4-H4-H5-H4-G4 H5",
        "Raid akagi_tb G4-H4-G4 H4",
        "Search tone_rc_1 G4-H4-G4",
    ]
    match = blank(send(given.day(), "", japan), until="barrage")
    for squadron in ("akagi_fg", "akagi_db", "tone_rc_1", "kaga_db", "nothing_at_all"):
        assert refused(match, "us", f"Barrage enterprise {squadron}") == "2 aa-list"
    assert cells(match, "us", "Barrage enterprise")["squadron"] == ("akagi_tb",)
    assert cells(match, "us", "Barrage hornet")["squadron"] == ("akagi_db",)


@pytest.mark.rule("2")
def test_only_ships_in_the_raided_hex_fire() -> None:  # Ruling 27
    given = position({"G4": "akagi", "H4": "enterprise", "H5": "hornet"})
    match = blank(send(given.day(), "", "Raid akagi_db G4-H4-G4 H4"), until="barrage")
    assert refused(match, "us", "Barrage hornet akagi_db") == "2 gen-unit"


@pytest.mark.rule("2")
def test_ship_fires_once() -> None:  # Ruling 27
    match = raided("enterprise")
    assert refused(match, "us", "Barrage enterprise akagi_db", "Barrage enterprise akagi_tb") == "2 gen-twice"


@pytest.mark.rule("2", "0")
def test_sheet_of_the_barrage_holds_no_other_orders() -> None:
    assert refused(raided("enterprise"), "us", "Scramble vf_6") == "2 gen-form"


@pytest.mark.rule("2")
def test_ships_know_the_numbers_left_after_the_air_round() -> None:  # Ruling 27
    given = position({"G4": "akagi", "H4": "enterprise"})
    match = send(given.day([50, 50, *[100] * 6]), "Cover vf_6", "Raid akagi_db G4-H4-G4 H4")
    send(match, "Allot vf_6 akagi_db 2")
    assert form_of(match, "us").raiders["H4"]["akagi_db"].number == 4


@pytest.mark.rule("2")
def test_squadron_shot_down_in_the_air_round_is_no_target_any_more() -> None:  # Rulings 27 and 84
    given = position({"G4": "akagi", "H4": "enterprise"}, planes={"akagi_db": 1})
    match = send(given.day([50, 100]), "Cover vf_6", "Raid akagi_db G4-H4-G4 H4; Raid akagi_tb G4-H4-G4 H4")
    send(match, "Allot vf_6 akagi_db 1")
    assert refused(match, "us", "Barrage enterprise akagi_db") == "2 aa-list"
    assert cells(match, "us", "Barrage enterprise")["squadron"] == ("akagi_tb",)


# What comes of it


@pytest.mark.rule("2")
def test_each_success_removes_one_aircraft() -> None:  # Ruling 27
    ships = "enterprise portland atlanta phelps"
    match = raided(ships, raiders="akagi_tb", rolls=[20, 21, 1, 20])
    send(match, [f"Barrage {ship} akagi_tb" for ship in ships.split()])
    assert (planes(match, "akagi_tb"), lost(match, "japan")) == (3, 3)
    assert one(match, BarrageFired).lost == {"akagi_tb": 3}


@pytest.mark.rule("2")
def test_no_more_fall_than_there_are() -> None:
    match = raided("enterprise portland", raiders="akagi_tb", rolls=[1, 1], planes={"akagi_tb": 1})
    send(match, "Barrage enterprise akagi_tb; Barrage portland akagi_tb")
    assert (planes(match, "akagi_tb"), lost(match, "japan")) == (0, 1)


@pytest.mark.rule("2", "0")
def test_raid_is_told_what_it_lost_and_its_enemy_who_fired() -> None:  # Ruling 27
    match = send(
        raided("enterprise portland", rolls=[20, 21]), "Barrage enterprise akagi_tb; Barrage portland akagi_tb"
    )
    assert [event.lost for event in told(match, "japan", BarrageFired)] == [{"akagi_tb": 1}]
    assert told(match, "japan", BarrageRolled) == []
    [rolled] = told(match, "us", BarrageRolled)
    assert [(volley.by, volley.hits) for volley in rolled.volleys] == [(("enterprise",), True), (("portland",), False)]
    [claim] = own_sheet(match, "us").claims
    assert (claim.what, claim.halves) == ("akagi_tb", 1)


@pytest.mark.rule("2", "0")
@pytest.mark.parametrize(("orders", "rolls"), [("", []), ("Barrage enterprise akagi_tb", [100])])
def test_raid_that_loses_nothing_cannot_tell_whether_it_was_fired_at(orders: str, rolls: list[int]) -> None:
    match = send(raided("enterprise", rolls=rolls), orders)
    assert told(match, "japan", BarrageFired) == []


@pytest.mark.rule("2")
def test_dice_of_the_barrage_are_those_of_the_side_that_fires() -> None:
    match = send(raided("enterprise", rolls=[100]), "Barrage enterprise akagi_tb")
    assert streams(match) == [("barrage", "us")]


@pytest.mark.rule("2")
def test_rolls_go_by_hex_then_by_the_order_of_the_sheet() -> None:  # Ruling 86
    given = position({"G4": "akagi", "H4": "enterprise phelps", "G5": "hornet portland"})
    match = send(given.day([100, 100, 100, 1]), "", "Raid akagi_db G4-H4-G4 H4; Raid akagi_tb G4-G5-G4 G5")
    blank(match, until="barrage")
    send(
        match,
        "Barrage phelps akagi_db; Barrage portland akagi_tb; Barrage enterprise akagi_db; Barrage hornet akagi_tb",
    )
    volleys = [(event.hex, *volley.by) for event in events_of(match, BarrageRolled) for volley in event.volleys]
    assert volleys == [("G5", "hornet"), ("G5", "portland"), ("H4", "enterprise"), ("H4", "phelps")]
    assert planes(match, "akagi_db") == 5


@pytest.mark.rule("2", "0")
def test_ships_of_both_sides_fire_where_both_raid() -> None:  # Ruling 90
    given = position({"H4": "enterprise akagi"})
    match = send(given.day([20, 20]), "Raid vt_6 H4-H3-H4 H4", "Raid akagi_tb H4-H5-H4 H4")
    blank(match, until="barrage")
    send(match, "Barrage enterprise akagi_tb", "Barrage akagi vt_6")
    assert [event.side for event in events_of(match, BarrageRolled)] == ["us", "japan"]
    assert (planes(match, "vt_6"), planes(match, "akagi_tb")) == (5, 5)


@pytest.mark.rule("2")
def test_fighters_that_left_to_chase_are_not_over_the_target() -> None:  # Ruling 13
    given = position({"G5": "akagi"})
    match = send(given.day([81]), "Search pby_1 H6-G6-G7-H6", MIDWAY.format("akagi_fg") + " here 5")
    blank(match, until="barrage")
    assert form_of(match, "us").raiders["H6"]["akagi_fg"].number == 1


# 5, 6 Battalions


@pytest.mark.rule("6")
def test_ships_at_midway_fire_at_aircraft_that_raid_it() -> None:  # Ruling 29
    given = position({"G5": "akagi", "H6": "enterprise"})
    match = blank(send(given.day([20]), "", MIDWAY.format("akagi_tb")), until="barrage")
    send(match, "Barrage enterprise akagi_tb")
    assert planes(match, "akagi_tb") == 5


@pytest.mark.rule("5")
def test_battalions_that_name_one_squadron_add_their_chances_to_one_roll() -> None:
    match = over_midway(rolls=[15])
    send(match, "Barrage us_ts_1 akagi_db; Barrage us_ts_2 akagi_db; Barrage us_ts_3 akagi_db")
    [volley] = one(match, BarrageRolled).volleys
    assert (volley.by, volley.chance) == (("us_ts_1", "us_ts_2", "us_ts_3"), 15)
    assert (planes(match, "akagi_db"), dice_left(match)) == (5, 0)


@pytest.mark.rule("5")
def test_battalions_that_name_different_squadrons_roll_apart() -> None:
    match = over_midway(rolls=[11, 5])
    send(match, "Barrage us_ts_3 akagi_tb; Barrage us_ts_2 akagi_db; Barrage us_ts_1 akagi_db")
    volleys = [(volley.by, volley.at, volley.chance) for volley in one(match, BarrageRolled).volleys]
    assert volleys == [(("us_ts_1", "us_ts_2"), "akagi_db", 10), (("us_ts_3",), "akagi_tb", 5)]
    assert (planes(match, "akagi_db"), planes(match, "akagi_tb")) == (6, 5)


@pytest.mark.rule("5", "3")
@pytest.mark.parametrize("squadron", ["akagi_fg", "akagi_db", "akagi_tb"])
def test_battalions_fire_at_fighters_too(squadron: str) -> None:
    match = over_midway(rolls=[5])
    assert cells(match, "us", "Barrage us_ts_1")["squadron"] == ("akagi_fg", "akagi_db", "akagi_tb")
    send(match, f"Barrage us_ts_1 {squadron}")
    assert planes(match, squadron) == 5


@pytest.mark.rule("5")
def test_battalions_fire_over_midway_alone() -> None:
    assert refused(raided("enterprise"), "us", "Barrage us_ts_1 akagi_db") == "2 gen-unit"


@pytest.mark.rule("5")
def test_damaged_battalions_fire_at_aircraft_as_before() -> None:
    given = position({"G5": "akagi"}, troops={"us_ts_1": "shaken", "us_ts_2": "broken"})
    match = blank(send(given.day([10]), "", MIDWAY.format("akagi_db")), until="barrage")
    send(match, "Barrage us_ts_1 akagi_db; Barrage us_ts_2 akagi_db")
    assert one(match, BarrageRolled).volleys[0].chance == 10


@pytest.mark.rule("5")
def test_only_battalions_neither_committed_nor_attacked_fire_at_aircraft() -> None:  # Ruling 28
    given = position({"G5": "akagi"}, ashore="jp_ts_1 jp_ts_2 jp_ts_3 jp_ts_4")
    commits = "Commit us_ts_1 jp_ts_1; Commit us_ts_2 jp_ts_1; Commit us_ts_3 jp_ts_2"
    japan = [f"Commit jp_ts_{number} us_ts_4" for number in range(1, 5)]
    match = blank(send(given.day(), commits, [*japan, MIDWAY.format("akagi_db")]), until="barrage")
    assert offered(match, "us") == {"Barrage us_ts_5", "Barrage us_ts_6"}
    for busy in ("us_ts_1", "us_ts_4"):
        assert refused(match, "us", f"Barrage {busy} akagi_db") == "5 aa-busy"


@pytest.mark.rule("5")
def test_battalions_that_fired_at_aircraft_are_remembered() -> None:  # Ruling 28
    match = over_midway(rolls=[100])
    send(match, "Barrage us_ts_2 akagi_db; Barrage us_ts_5 akagi_db")
    fired = [name for number, name in enumerate(match.state.ocean.battalion_ids) if match.state.fired >> number & 1]
    assert fired == ["us_ts_2", "us_ts_5"]


# What happens if nobody sends a sheet


@pytest.mark.rule("0", "2")
def test_usual_barrage_of_ships_goes_to_torpedo_bombers_in_turn_else_to_dive_bombers() -> None:  # Ruling 87
    given = position({"G4": "kaga", "H4": "enterprise portland phelps"})
    raid = "Raid kaga_db G4-H4-G4 H4; Raid kaga_tb_1 G4-H4-G4 H4; Raid kaga_tb_2 G4-H4-G4 H4"
    match = blank(send(given.day(), "", raid), until="barrage")
    usual = "Barrage enterprise kaga_tb_1; Barrage portland kaga_tb_2; Barrage phelps kaga_tb_1"
    assert form_of(match, "us").usual() == sheet(usual).slips
    match = raided("enterprise portland", raiders="akagi_db akagi_fg", damaged={"portland": "guns"})
    assert form_of(match, "us").usual() == sheet("Barrage enterprise akagi_db").slips


@pytest.mark.rule("0", "5")
def test_usual_barrage_of_battalions_goes_to_the_largest_squadron() -> None:  # Ruling 87
    given = position({"G5": "akagi"}, planes={"akagi_fg": 5, "akagi_tb": 4})
    raids = [MIDWAY.format(squadron) for squadron in ("akagi_fg", "akagi_db", "akagi_tb")]
    match = blank(send(given.day(), "", raids), until="barrage")
    assert form_of(match, "us").usual() == sheet([f"Barrage us_ts_{number} akagi_db" for number in range(1, 7)]).slips
