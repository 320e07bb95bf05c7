"""The script plays with good sense, from its own sheet alone."""

from __future__ import annotations

from typing import TypeVar

from tests.games.midway.position import MidwayMatch, position, send, sit_out

from honjin.core.form import Slip
from honjin.games.midway.model import JAPAN
from honjin.games.midway.options import Attack, Cover, Hunt, Land, Place, Raid, Sail, SendOrders, Torpedo
from honjin.games.midway.rules.raid import RUNWAY
from honjin.games.midway.rules.setup import SetUp
from honjin.games.midway.script import Script
from honjin.games.midway.state import Contact

T = TypeVar("T", bound=Slip)


def written(match: MidwayMatch, side: str, kind: type[T]) -> list[T]:
    """What the script orders of this kind in the open step."""
    decision = match.decision_of(side)
    assert decision is not None
    answer = Script(match.state.ocean, side).choose(decision, lambda: match.view(side))
    assert isinstance(answer, SendOrders)
    return [slip for slip in answer.slips if isinstance(slip, kind)]


def test_carriers_begin_in_two_groups() -> None:
    match = position(turn=0).play(SetUp())
    hexes = {slip.unit: slip.hex for slip in written(match, "japan", Place)}
    assert hexes["akagi"] == hexes["kaga"] != hexes["hiryu"] == hexes["soryu"]


def test_two_groups_of_carriers_never_enter_one_hex() -> None:
    match = position({"G4": "akagi kaga", "G5": "hiryu soryu"}, turn=7).naval()
    goals = {slip.ship: slip.hex for slip in written(match, "japan", Sail)}
    assert goals.get("akagi", "G4") != goals.get("hiryu", "G5")


def test_a_ship_without_guns_goes_home_and_its_consorts_go_on() -> None:
    match = position({"E6": "kongo hiei/a nankai_maru"}, turn=8).naval()
    goals = {slip.ship: slip.hex for slip in written(match, "japan", Sail)}
    assert goals["hiei"][0] == "D"
    assert goals.get("kongo", "E6")[0] != "D"


def test_a_convoy_without_enough_troops_turns_back() -> None:
    match = position({"F7": "nankai_maru", "F4": "akagi"}, turn=11, aboard="jp_ts_1").naval()
    assert {slip.hex[0] for slip in written(match, "japan", Sail) if slip.ship == "nankai_maru"} == {"E"}


def test_transports_go_round_boats_that_have_shown_themselves() -> None:
    """Straight ahead lies G7; with three boats there the convoy takes another way."""
    convoy = "argentina_maru brazil_maru nankai_maru zenyo_maru"
    at = position({"F7": convoy, "I4": "akagi"}, turn=13, storm=False)
    assert {slip.hex for slip in written(at.naval(), "japan", Sail) if slip.ship == "nankai_maru"} == {"G7"}
    at.state.contacts[JAPAN] = (Contact(12, "G7", "attack", ships=("tambor", "trout", "gato")),)
    assert {slip.hex for slip in written(at.naval(), "japan", Sail) if slip.ship == "nankai_maru"} != {"G7"}


def test_scrambles_need_no_cover_but_scouts_do() -> None:
    """One squadron covers, the other stays below and comes up when it is needed."""
    match = position({"K5": "enterprise hornet"}, turn=3, storm=False, air="vf_6 vf_8").plot()
    assert len(written(match, "us", Cover)) == 1


def test_torpedo_planes_stay_when_the_island_is_the_target() -> None:
    match = position({"F4": "akagi"}, turn=5, storm=False, air="akagi_fg akagi_db akagi_tb").plot()
    flying = {slip.squadron for slip in written(match, "japan", Raid)}
    assert "akagi_db" in flying
    assert "akagi_tb" not in flying


def test_what_was_found_this_turn_is_struck_where_it_is() -> None:
    ships = {"H5": "enterprise", "H4": "akagi nowaki | tambor"}
    match = sit_out(position(ships, turn=3, storm=False, air="vf_6 vb_6 vt_6").turn(), "air")
    raids = written(match, "us", Raid)
    assert {slip.squadron for slip in raids} >= {"vb_6", "vt_6"}
    assert {(slip.strike, slip.seize) for slip in raids} == {("H4", "here")}
    assert all(slip.path[0] == slip.path[-1] == "H5" for slip in raids)


def test_squadrons_spread_over_carriers() -> None:
    ships = {"H5": "enterprise", "H4": "akagi kaga | tambor"}
    match = sit_out(position(ships, turn=3, storm=False, air="vb_6 vs_6").turn([100] * 9), "air")
    raid = "Raid {0} H5-H4-H5 H4 here 0 nobody"
    send(match, us="; ".join(raid.format(one) for one in ("vb_6", "vs_6")))
    sit_out(match, "raid-targets")
    assert {slip.target for slip in written(match, "us", Attack)} == {"akagi", "kaga"}


def test_a_whole_raid_attacks_a_lone_destroyer_if_nothing_else_is_there() -> None:
    ships = {"H5": "enterprise", "H4": "nowaki | tambor"}
    match = sit_out(position(ships, turn=3, storm=False, air="vb_6 vs_6 vt_6").turn([100] * 9), "air")
    raid = "Raid {0} H5-H4-H5 H4 here 0 nobody"
    send(match, us="; ".join(raid.format(one) for one in ("vb_6", "vs_6", "vt_6")))
    sit_out(match, "raid-targets")
    assert len(written(match, "us", Attack)) == 3


def test_the_runway_is_shut_first() -> None:
    match = sit_out(position({"F5": "akagi"}, turn=5, storm=False, air="akagi_db").turn([100] * 9), "air")
    send(match, japan="Raid akagi_db F5-G6-H6-G6-F5 H6 here 0 nobody")
    sit_out(match, "raid-targets")
    assert [slip.target for slip in written(match, "japan", Attack)] == [RUNWAY]


def test_boats_spread_over_transports_and_spare_destroyers() -> None:
    ships = {"E6": "nankai_maru zenyo_maru kuroshio | tambor trout"}
    match = position(ships, turn=3, storm=False).sea()
    assert {slip.target for slip in written(match, "us", Torpedo)} == {"nankai_maru", "zenyo_maru"}
    alone = position({"E6": "kuroshio | tambor"}, turn=3, storm=False).sea()
    assert not written(alone, "us", Torpedo)


def test_destroyers_hunt_boats_that_have_fired() -> None:
    match = position({"E6": "akagi nowaki arashi | tambor trout"}, turn=3, storm=False).sea()
    send(match, us="Torpedo tambor akagi; Torpedo trout akagi")
    assert {slip.boat for slip in written(match, "japan", Hunt)} == {"tambor", "trout"}


def test_transports_at_midway_land() -> None:
    match = position({"H6": "nankai_maru brazil_maru"}, turn=14).landing()
    assert {slip.ship for slip in written(match, "japan", Land)} == {"nankai_maru", "brazil_maru"}
