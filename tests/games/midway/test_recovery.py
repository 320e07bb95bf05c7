"""Chapters 3, 4, 6 and 8: the end of a turn."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.games.midway.position import (
    MidwayMatch,
    Position,
    aircraft,
    base_of,
    dice,
    form,
    hears_of,
    offered,
    position,
    refusal,
    send,
    send_nothing,
    sheet,
    sit_out,
    told,
)

from honjin.core.event import SPECTATOR
from honjin.games.midway.events.air import AircraftDiverted, AircraftLost, SeaplanesArrived
from honjin.games.midway.events.ground import ChiyodaCounted
from honjin.games.midway.events.turn import CountersSet, StormHeld, StormLifted
from honjin.games.midway.model import JAPAN, US
from honjin.games.midway.state import Mission
from honjin.testing.position import order_of

RAID = Mission("A", (0, 1, 0))
"""A path of two hexes."""
FULL = "vf_8 vb_8 vs_8 vt_8"
"""Hornet with its own aircraft: room for six more."""


def ending(
    ships: Mapping[str, str], *, air: str, flying: Mapping[str, Mission] | None = None, **more: object
) -> Position:
    """A position at the end of a turn, with what has flown in the air."""
    return position(ships, air=air, missions=flying, storm=False, **more)  # type: ignore[arg-type]


def losses(match: MidwayMatch, side: str) -> dict[str, tuple[int, str]]:
    """What aircraft of a side were lost, and how."""
    return {event.squadron: (event.number, event.cause) for event in told(match, side, AircraftLost)}


def row(match: MidwayMatch, side: str, squadron: str) -> tuple[str, int]:
    """State and mvt of a squadron."""
    [seen] = [one for one in sheet(match, side).squadrons if one.id == squadron]
    return seen.state, seen.ready


# Decks that are closed


@pytest.mark.rule("4")
def test_aircraft_in_the_air_land_on_another_carrier_in_range_with_room() -> None:  # Ruling 34
    match = ending({"K5": "enterprise/M hornet"}, air=f"vb_6/M {FULL}", flying={"vb_6": RAID}).recovery()
    assert "Divert vb_6 hornet 6" in offered(match, "us")
    send(match, us="Divert vb_6 hornet 6")
    assert (base_of(match, "vb_6"), aircraft(match, "vb_6"), losses(match, "us")) == ("hornet", 6, {})
    assert [event.base for event in told(match, "us", AircraftDiverted)] == ["hornet"]
    assert not hears_of(match, "japan", AircraftDiverted)


@pytest.mark.rule("4")
def test_those_of_a_carrier_that_was_sunk_do_likewise() -> None:  # Rulings 33 and 34
    board = ending({"K5": "hornet", "K6": "enterprise"}, air="vb_6/M", flying={"vb_6": RAID})
    board.state.sunk = 1 << board.state.ocean.ship["enterprise"]
    assert base_of(send(board.recovery()), "vb_6") == "hornet"


@pytest.mark.rule("4")
@pytest.mark.parametrize(("hex", "reaches"), [("K5", True), ("K9", True), ("K10", False)])
def test_range_is_what_the_path_has_left_over(hex: str, reaches: bool) -> None:  # Ruling 34
    board = {"K5": "enterprise/M"}
    board[hex] = f"{board.get(hex, '')} hornet"
    match = ending(board, air="vb_6/M", flying={"vb_6": RAID}).recovery()
    assert (refusal(match, "us", "Divert vb_6 hornet 6") == "") is reaches
    if not reaches:
        assert refusal(match, "us", "Divert vb_6 hornet 6") == "4 div-range"
        assert losses(send(match), "us") == {"vb_6": (6, "ditched")}


@pytest.mark.rule("4")
def test_cover_and_scrambles_have_flown_no_hex() -> None:  # Ruling 34
    board = {"K5": "enterprise/M", "K11": "hornet"}
    assert refusal(ending(board, air="vf_6/M").recovery(), "us", "Divert vf_6 hornet 6") == ""
    covering = {"vf_6": Mission("C")}
    assert refusal(ending(board, air="vf_6/M", flying=covering).recovery(), "us", "Divert vf_6 hornet 6") == ""


@pytest.mark.rule("4")
def test_nobody_lands_beyond_the_capacity_of_a_deck() -> None:  # Ruling 34
    air = f"vb_6/M vs_6:2/M {FULL}"
    match = ending({"K5": "enterprise/M hornet"}, air=air, flying={"vb_6": RAID, "vs_6": RAID}).recovery()
    assert refusal(match, "us", "Divert vb_6 hornet 4; Divert vs_6 hornet 2") == ""
    assert refusal(match, "us", "Divert vb_6 hornet 5; Divert vs_6 hornet 2") == "4 div-room"
    assert refusal(match, "us", "Divert vb_6 hornet 7") == "4 div-room"
    assert refusal(match, "us", "Divert vb_6 hornet 0") == "4 div-room"


@pytest.mark.rule("4")
def test_aircraft_in_any_state_take_room() -> None:  # Ruling 34
    air = "vb_6/M vf_8/M vb_8+1 vs_8 vt_8:6"
    match = ending({"K5": "enterprise/M hornet"}, air=air, flying={"vb_6": RAID}).recovery()
    assert {order for order in offered(match, "us") if order.endswith(" 6")} == {"Divert vb_6 hornet 6"}


@pytest.mark.rule("4")
def test_the_owner_parts_a_squadron_if_he_likes() -> None:  # Ruling 34
    match = ending({"K5": "enterprise/M hornet yorktown"}, air="vb_6/M", flying={"vb_6": RAID}).recovery()
    send(match, us="Divert vb_6 yorktown 2; Divert vb_6 hornet 4")
    landed = [(event.becomes, event.base, event.number) for event in told(match, "us", AircraftDiverted)]
    assert landed == [("vb_6_b", "hornet", 4), ("vb_6", "yorktown", 2)]
    assert (aircraft(match, "vb_6"), aircraft(match, "vb_6_b")) == (2, 4)
    assert [row(match, "us", part) for part in ("vb_6", "vb_6_b")] == [("M", 1), ("M", 1)]


@pytest.mark.rule("4")
def test_who_has_no_order_goes_to_the_nearest_room_and_the_rest_ditch() -> None:  # Rulings 34, 66 and 87
    board = {"K5": "enterprise/M", "K6": "yorktown", "K7": "hornet"}
    air = f"vb_6/M vs_6/M vt_6/M vf_3 vb_3 vs_5 vt_3:5 {FULL}"
    flying = dict.fromkeys(("vb_6", "vs_6", "vt_6"), RAID)
    for answer in (send, send_nothing):
        match = answer(ending(board, air=air, flying=flying).recovery())
        assert (base_of(match, "vb_6"), aircraft(match, "vb_6")) == ("yorktown", 6)
        landed = [(event.becomes, event.base, event.number) for event in told(match, "us", AircraftDiverted)]
        assert landed == [
            ("vb_6", "yorktown", 6),
            ("vs_6_b", "hornet", 5),
            ("vs_6", "yorktown", 1),
            ("vt_6", "hornet", 1),
        ]
        assert losses(match, "us") == {"vt_6": (5, "ditched")}
        assert match.state.downed[US] == 5


@pytest.mark.rule("4")
def test_where_two_decks_are_equally_near_the_order_of_the_sheet_decides() -> None:  # Ruling 34
    match = ending({"K5": "enterprise/M", "K6": "yorktown", "K4": "hornet"}, air="vb_6/M").recovery()
    assert base_of(send(match), "vb_6") == "hornet"


@pytest.mark.rule("4")
def test_who_has_an_order_for_some_takes_the_nearest_room_for_the_others() -> None:  # Ruling 34
    board = {"K5": "enterprise/M", "K6": "yorktown", "K7": "hornet"}
    match = send(ending(board, air="vb_6/M").recovery(), us="Divert vb_6 hornet 2")
    landed = {event.base: event.number for event in told(match, "us", AircraftDiverted)}
    assert landed == {"hornet": 2, "yorktown": 4}


@pytest.mark.rule("4", "G")
@pytest.mark.parametrize("deck", ["hornet/m", "hornet/M"])
def test_a_closed_deck_takes_nobody(deck: str) -> None:  # Ruling 34
    match = ending({"K5": f"enterprise/M {deck}"}, air="vb_6/M").recovery()
    assert refusal(match, "us", "Divert vb_6 hornet 6") == "4 div-range"
    assert refusal(match, "us", "Divert vb_6 enterprise 6") == "4 div-range"


@pytest.mark.rule("4", "G")
def test_nobody_lands_in_the_storm() -> None:  # Rulings 7 and 34
    board = position(F4="enterprise/M", F3="hornet", air="vb_6/M")
    assert refusal(board.recovery(rolls=[100]), "us", "Divert vb_6 hornet 6") == "4 div-range"
    assert refusal(board.recovery(), "us", "Divert vb_6 hornet 6") == ""


@pytest.mark.rule("4")
def test_who_can_land_at_home_does_not_divert() -> None:
    match = ending({"K5": "enterprise/a hornet"}, air="vb_6/M vs_6 vt_6+1", flying={"vb_6": RAID}).recovery()
    assert offered(match, "us") == set()
    assert refusal(match, "us", "Divert vb_6 hornet 6") == "4 gen-unit"
    send(match)
    assert [base_of(match, one) for one in ("vb_6", "vs_6", "vt_6")] == ["enterprise"] * 3
    assert losses(match, "us") == {}


@pytest.mark.rule("4")
def test_aircraft_frozen_below_a_closed_deck_stay_there() -> None:  # Rulings 33 and 66
    match = send(ending({"K5": "enterprise/m hornet"}, air="vb_6+1 vs_6").recovery())
    assert (aircraft(match, "vb_6"), base_of(match, "vs_6"), match.state.downed[US]) == (6, "enterprise", 0)


@pytest.mark.rule("4")
def test_orders_for_strange_squadrons_or_decks_are_refused() -> None:
    match = ending({"K5": "enterprise/M hornet portland | akagi"}, air="vb_6/M akagi_fg/M").recovery()
    assert refusal(match, "us", "Divert akagi_fg hornet 6") == refusal(match, "us", "Divert kamikaze hornet 6")
    assert refusal(match, "us", "Divert akagi_fg hornet 6") == "4 gen-unit"
    decks = ("akagi", "kaga", "graf_zeppelin", "portland", "midway")
    assert {refusal(match, "us", f"Divert vb_6 {deck} 6") for deck in decks} == {"4 div-type"}
    assert refusal(match, "us", "Divert vb_6 hornet 2; Divert vb_6 hornet 2") == "4 gen-twice"
    assert refusal(match, "us", "Scramble vb_6") == "4 gen-form"


# Midway as another deck, an option


@pytest.mark.rule("4")
@pytest.mark.parametrize(("agreed", "answer"), [(False, "4 div-type"), (True, "")])
def test_midway_takes_displaced_aircraft_only_if_agreed(agreed: bool, answer: str) -> None:  # Ruling 34
    board = ending({"I6": "enterprise/M"}, air="vb_6/M", switches={"divert_to_midway": agreed})
    assert refusal(board.recovery(), "us", "Divert vb_6 midway 6") == answer
    assert base_of(send(board.recovery()), "vb_6") == ("midway" if agreed else "enterprise")


@pytest.mark.rule("4", "6")
def test_not_without_a_runway_and_not_while_both_sides_are_ashore() -> None:  # Rulings 34 and 52
    agreed = {"divert_to_midway": True}
    ruined = ending({"I6": "enterprise/M"}, air="vb_6/M", runway=0, switches=agreed).recovery()
    assert refusal(ruined, "us", "Divert vb_6 midway 6") == "4 div-range"
    both = ending({"I6": "enterprise/M"}, air="vb_6/M", ashore="us_ts_1 jp_ts_1", switches=agreed).recovery()
    assert refusal(both, "us", "Divert vb_6 midway 6") == "4 div-type"


@pytest.mark.rule("8.2.1", "4")
def test_japan_diverts_no_carrier_aircraft_to_midway() -> None:  # Ruling 85
    agreed = {"divert_to_midway": True}
    match = ending({"I6": "akagi/M"}, air="akagi_fg/M", ashore="jp_ts_1", switches=agreed).recovery()
    assert refusal(match, "japan", "Divert akagi_fg midway 6") == "4 div-type"


# Floatplanes


@pytest.mark.rule("1.1.3")
def test_floatplanes_of_a_sunk_cruiser_divert_to_a_cruiser_with_room() -> None:  # Ruling 37
    board = ending({"K5": "tone chikuma akagi suzuya nagara"}, air="tone_rc_1/M tone_rc_2/M chikuma_rc_1")
    board.state.sunk = 1 << board.state.ocean.ship["tone"]
    match = board.recovery()
    assert refusal(match, "japan", "Divert tone_rc_1 akagi 1") == "4 div-type"
    assert refusal(match, "japan", "Divert tone_rc_1 suzuya 1") == "4 div-type"
    send(match)
    assert base_of(match, "tone_rc_1") == "chikuma"
    assert losses(match, "japan") == {"tone_rc_2": (1, "ditched")}


@pytest.mark.rule("1.1.3", "8.1.1", "8.2.1")
def test_or_to_kure_or_to_a_japanese_midway() -> None:  # Rulings 37 and 85
    for base, more in (("kure", {"kure": 5}), ("midway", {"ashore": "jp_ts_1"})):
        board = ending({"K5": "tone", "G6": "chitose"}, air="tone_rc_1/M", turn=8, **more)
        board.state.sunk = 1 << board.state.ocean.ship["tone"]
        assert base_of(send(board.recovery()), "tone_rc_1") == base
    board = ending({"K5": "tone", "G6": "chitose"}, air="tone_rc_1/M", turn=8, kure=9)
    board.state.sunk = 1 << board.state.ocean.ship["tone"]
    assert losses(send(board.recovery()), "japan") == {"tone_rc_1": (1, "ditched")}


@pytest.mark.rule("8.2.1", "0")
def test_room_on_a_captured_island_tells_nothing_of_the_aircraft_that_are_lost_there() -> None:  # Rulings 57 and 67
    forms = []
    for planes in ("vmf_221_1 vmsb_241_1 pby_1", ""):
        board = ending({"K5": "tone"}, air=f"tone_rc_1/M {planes}", turn=8, ashore="jp_ts_1", captured=True)
        board.state.sunk = 1 << board.state.ocean.ship["tone"]
        match = board.recovery()
        forms.append(form(match, "japan"))
        assert "Divert tone_rc_1 midway 1" in offered(match, "japan")
    assert forms[0] == forms[1]


@pytest.mark.rule("1.1.3")
def test_only_within_what_the_path_has_left_over() -> None:  # Ruling 37
    board = ending({"A1": "tone", "K5": "chikuma"}, air="tone_rc_1/M", flying={"tone_rc_1": Mission("R", (0, 1, 0))})
    board.state.sunk = 1 << board.state.ocean.ship["tone"]
    assert base_of(send(board.recovery()), "tone_rc_1") == "chikuma"
    board.state.missions = {board.state.ocean.squadron["tone_rc_1"]: Mission("R", (0, 1, 0, 1, 0))}
    assert losses(send(board.recovery()), "japan") == {"tone_rc_1": (1, "ditched")}


# A runway that is gone


GARRISON = "vmf_221_1 vmsb_241_1+1 vt_8_det/M pby_1 pby_2/M b_17_1 vb_6@midway"


@pytest.mark.rule("6")
def test_without_a_runway_ready_carrier_aircraft_may_leave_for_a_carrier_within_six_hexes() -> None:  # Ruling 57
    match = ending({"H12": "enterprise"}, air="vmf_221_1 vb_6@midway", runway=0).recovery()
    assert "Divert vmf_221_1 enterprise 6" in offered(match, "us")
    send(match)
    assert (base_of(match, "vmf_221_1"), base_of(match, "vb_6")) == ("enterprise", "enterprise")
    far = ending({"O3": "enterprise"}, air="vmf_221_1", runway=0).recovery()
    assert refusal(far, "us", "Divert vmf_221_1 enterprise 6") == "4 div-range"


@pytest.mark.rule("6")
def test_those_in_the_air_likewise_within_range_less_path() -> None:  # Ruling 57
    flown = {"vt_8_det": Mission("A", (0, 1, 2, 1, 0))}
    for hex, end in (("H8", "enterprise"), ("H9", "midway")):
        match = send(ending({hex: "enterprise"}, air="vt_8_det/M", flying=flown, runway=0).recovery())
        assert base_of(match, "vt_8_det") == end
        assert aircraft(match, "vt_8_det") == (6 if end == "enterprise" else 0)


@pytest.mark.rule("6")
def test_all_others_on_the_island_are_lost() -> None:  # Rulings 57 and 66
    match = send(ending({}, air=GARRISON, runway=0).recovery())
    assert losses(match, "us") == {
        "vmf_221_1": (6, "ditched"),
        "vb_6": (6, "ditched"),
        "vt_8_det": (6, "ditched"),
        "pby_2": (1, "ditched"),
        "vmsb_241_1": (6, "runway-gone"),
        "pby_1": (1, "runway-gone"),
        "b_17_1": (1, "runway-gone"),
    }
    assert match.state.downed[US] == 27


@pytest.mark.rule("6")
def test_with_a_tenth_of_the_runway_everybody_lands() -> None:  # Ruling 52
    match = send(ending({}, air=GARRISON, runway=10).recovery())
    assert losses(match, "us") == {}


# The capture of Midway


@pytest.mark.rule("8.2.1")
def test_us_aircraft_on_a_captured_island_are_lost() -> None:  # Rulings 57 and 66
    board = ending({"H7": "enterprise"}, air="vmf_221_1 vmsb_241_1+1 pby_1 b_17_1", ashore="jp_ts_1")
    match = send(board.recovery())
    assert {cause for _, cause in losses(match, "us").values()} == {"captured"}
    assert match.state.downed[US] == 14
    assert offered(board.recovery(), "us") == set()


@pytest.mark.rule("8.2.1", "1.1.2")
def test_those_in_the_air_divert_and_b_17_and_pby_are_lost() -> None:  # Ruling 57
    board = ending({"H7": "enterprise"}, air="vt_8_det/M pby_1/M b_17_1/M", ashore="jp_ts_1")
    match = send(board.recovery())
    assert base_of(match, "vt_8_det") == "enterprise"
    assert losses(match, "us") == {"pby_1": (1, "ditched"), "b_17_1": (1, "ditched")}


@pytest.mark.rule("8.2.1")
def test_while_both_are_ashore_us_aircraft_land_on_midway() -> None:  # Ruling 43
    match = send(ending({}, air="vmf_221_1 vt_8_det/M pby_1/M", ashore="us_ts_1 jp_ts_1").recovery())
    assert losses(match, "us") == {}


SEAPLANES = ("midway_rc_1", "midway_rc_2", "midway_rc_3")


@pytest.mark.rule("8.2.1")
def test_japan_gets_three_seaplanes_at_the_end_of_the_turn_of_the_capture() -> None:  # Ruling 46
    match = send(position(ashore="jp_ts_1", storm=False).recovery())
    assert [event.squadrons for event in told(match, "japan", SeaplanesArrived)] == [SEAPLANES]
    assert [base_of(match, one) for one in SEAPLANES] == ["midway"] * 3
    assert not hears_of(match, "us", SeaplanesArrived)


@pytest.mark.rule("8.2.1")
def test_they_are_in_the_hangar_for_one_turn() -> None:  # Ruling 46
    match = position(H6="haruna", ashore="jp_ts_1", turn=8, storm=False).campaign()
    sit_out(send(match), "naval")
    assert (match.state.turn, row(match, "japan", "midway_rc_1")) == (9, ("H", 1))
    sit_out(send(match), "naval")
    assert (match.state.turn, row(match, "japan", "midway_rc_1")) == (10, ("P", 0))


@pytest.mark.rule("8.2.1", "6")
def test_without_a_runway_they_never_come() -> None:  # Ruling 46
    board = position(ashore="jp_ts_1", runway=0, storm=False)
    match = send(board.recovery())
    assert [event.squadrons for event in told(match, "japan", SeaplanesArrived)] == [()]
    board.state.seaplanes_settled, board.state.runway = True, 100
    assert not hears_of(send(board.recovery()), "japan", SeaplanesArrived)


@pytest.mark.rule("8.2.1")
def test_they_come_once() -> None:  # Ruling 46
    match = position(H6="haruna", ashore="jp_ts_1", turn=8, storm=False).campaign()
    sit_out(sit_out(send(match), "naval"), "naval")
    sit_out(send(match), "naval")
    assert len(told(match, "japan", SeaplanesArrived)) == 1


# The column mvt


@pytest.mark.rule("3")
@pytest.mark.parametrize("squadron", ["vf_6", "vb_6", "vt_6"])
def test_aircraft_that_flew_are_in_the_hangar_for_a_turn(squadron: str) -> None:  # Ruling 82
    match = position(K5="enterprise", air=squadron, storm=False).campaign()
    assert row(match, "us", squadron) == ("P", 0)
    sit_out(send(match), "air")
    sit_out(send(match, us=f"Search {squadron} K5-K6-K5"), "naval")
    assert (match.state.turn, row(match, "us", squadron)) == (2, ("H", 1))
    sit_out(send(match), "naval")
    assert (match.state.turn, row(match, "us", squadron)) == (3, ("P", 0))


@pytest.mark.rule("3")
def test_a_b_17_that_flew_is_in_the_hangar_for_two() -> None:  # Ruling 82
    match = position(air="b_17_1", storm=False).campaign()
    sit_out(send(match), "air")
    sit_out(send(match, us="Search b_17_1 H6-H5-H6"), "naval")
    shown = [row(match, "us", "b_17_1")]
    for _ in range(2):
        sit_out(send(match), "naval")
        shown.append(row(match, "us", "b_17_1"))
    assert shown == [("H", 2), ("H", 1), ("P", 0)]


@pytest.mark.rule("3")
def test_aircraft_that_were_displaced_have_flown() -> None:  # Ruling 82
    match = send(ending({"H7": "enterprise"}, air="vmf_221_1", runway=0).recovery())
    assert match.state.ready[match.state.ocean.squadron["vmf_221_1"]] == 1


@pytest.mark.rule("3")
def test_nobody_is_told_what_the_umpire_writes_into_the_column() -> None:
    match = send(ending({"K5": "enterprise tambor"}, air="vb_6/M", waits="tambor:2").recovery())
    assert order_of(match, CountersSet) == ["CountersSet"]
    for viewer in ("us", "japan", SPECTATOR):
        assert not hears_of(match, viewer, CountersSet)


# The storm


@pytest.mark.rule("G")
@pytest.mark.parametrize("turn", [1, 2, 5, 9])
def test_the_storm_lifts_at_ten_in_a_hundred_for_each_turn(turn: int) -> None:  # Rulings 1 and 6
    for die, lifts in ((10 * turn, True), (10 * turn + 1, False)):
        match = send(position(turn=turn).recovery(rolls=[die]))
        assert match.state.storm is not lifts
        told_of = order_of(match, StormLifted, StormHeld)
        assert told_of == (["StormLifted"] if lifts else ["StormHeld"])


@pytest.mark.rule("G")
def test_at_the_start_of_turn_11_the_storm_is_over_for_certain() -> None:  # Ruling 6
    assert not send(position(turn=10).recovery(rolls=[100])).state.storm


@pytest.mark.rule("G")
def test_once_lifted_it_never_comes_back() -> None:  # Ruling 6
    match = send(position(turn=3, storm=False).recovery())
    assert (dice(match), match.state.storm) == ([], False)


@pytest.mark.rule("G", "0")
def test_everybody_sees_the_die_of_the_storm_and_it_stands_with_no_others() -> None:  # Ruling 6
    match = send(position(turn=3).recovery(rolls=[31]))
    assert [(purpose, stream) for purpose, stream, _ in dice(match)] == [("storm", "open")]
    assert [event.die for event in told(match, SPECTATOR, StormHeld)] == [31]


# Chiyoda


@pytest.mark.rule("8.1.2")
def test_chiyoda_scores_a_point_for_each_turn_at_a_japanese_midway() -> None:  # Ruling 45
    for chiyoda in (0, 3):
        match = send(position(H6="chiyoda", ashore="jp_ts_1", chiyoda=chiyoda, storm=False).recovery())
        assert (match.state.chiyoda, sheet(match, "japan").chiyoda) == (chiyoda + 1, chiyoda + 1)
        assert not hears_of(match, "us", ChiyodaCounted)


@pytest.mark.rule("8.1.2")
@pytest.mark.parametrize("ashore", ["us_ts_1", "us_ts_1 jp_ts_1", ""])
def test_while_japan_does_not_control_midway_it_scores_nothing_and_loses_nothing(ashore: str) -> None:  # Ruling 45
    match = send(position(H6="chiyoda", ashore=ashore, storm=False).recovery())
    assert (match.state.chiyoda, match.state.chiyoda_left) == (0, False)


@pytest.mark.rule("8.1.2")
def test_its_count_ends_for_ever_when_it_leaves_or_sinks() -> None:  # Ruling 45
    for place in ("H7", "sunk"):
        board = position({place: "chiyoda"}, ashore="jp_ts_1", chiyoda=3, storm=False)
        match = send(board.recovery())
        assert (match.state.chiyoda, match.state.chiyoda_left) == (3, True)
    back = position(H6="chiyoda", ashore="jp_ts_1", chiyoda=3, storm=False)
    back.state.chiyoda_left = True
    assert send(back.recovery()).state.chiyoda == 3


@pytest.mark.rule("8.1.2")
def test_being_away_before_the_first_point_ends_nothing() -> None:  # Ruling 45
    match = send(position(H7="chiyoda", ashore="jp_ts_1", storm=False).recovery())
    assert not match.state.chiyoda_left
    assert match.state.downed[JAPAN] == 0
