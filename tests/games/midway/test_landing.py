"""Chapter 0, the landing on Midway; chapter 5, the troops that land."""

from __future__ import annotations

import pytest
from tests.games.midway.position import battalion, hears_of, offered, position, refusal, send, sheet, told, usual

from honjin.core.event import SPECTATOR
from honjin.games.midway.events.ground import LandingSeen, TroopsLanded
from honjin.games.midway.rules.ground import GroundCombat
from honjin.games.midway.rules.landing import Landing
from honjin.testing.position import asked, order_of


@pytest.mark.rule("0", "5")
def test_a_loaded_transport_at_midway_lands_all_its_troops() -> None:  # Ruling 58
    match = position(H6="argentina_maru nankai_maru").landing()
    assert offered(match, "japan") == {"Land argentina_maru", "Land nankai_maru"}
    send(match, japan="Land argentina_maru")
    assert [battalion(match, f"jp_ts_{number}") for number in (5, 6, 1)] == ["intact", "intact", "nankai_maru"]


@pytest.mark.rule("0")
def test_nobody_lands_elsewhere_and_nobody_embarks_again() -> None:  # Ruling 58
    match = position(H6="nankai_maru goshu_maru haruna", G6="zenyo_maru", ashore="us_ts_1 jp_ts_1").landing()
    for ship in ("zenyo_maru", "nankai_maru", "haruna", "azuma_maru"):
        assert refusal(match, "japan", f"Land {ship}") == "0 lan-ship"
    assert offered(match, "japan") == {"Land goshu_maru"}


@pytest.mark.rule("0")
def test_only_japan_has_troops_to_land() -> None:
    match = position(H6="enterprise | goshu_maru").landing()
    assert offered(match, "us") == set()
    assert refusal(match, "us", "Land enterprise") == "0 lan-ship"
    assert refusal(match, "us", "Land goshu_maru") == refusal(match, "us", "Land titanic") == "0 gen-unit"
    assert refusal(match, "japan", "Land goshu_maru; Land goshu_maru") == "0 gen-twice"
    assert refusal(match, "japan", "Bombard goshu_maru") == "0 gen-form"


@pytest.mark.rule("0")
@pytest.mark.parametrize("ship", ["goshu_maru", "goshu_maru/m", "goshu_maru/M"])
@pytest.mark.parametrize("turn", [8, 13])
def test_by_day_or_night_damaged_or_not(ship: str, turn: int) -> None:  # Ruling 58
    match = send(position(H6=ship, turn=turn).landing(), japan="Land goshu_maru")
    assert battalion(match, "jp_ts_3") == "intact"


@pytest.mark.rule("0")
def test_on_the_turn_it_arrives_and_among_enemy_ships() -> None:  # Rulings 58 and 59
    board = position(H6="goshu_maru | enterprise new_orleans")
    board.state.moved = 1 << board.state.ocean.ship["goshu_maru"]
    assert battalion(send(board.landing(), japan="Land goshu_maru"), "jp_ts_3") == "intact"


@pytest.mark.rule("0", "5")
def test_troops_may_fight_on_the_turn_they_land() -> None:  # Ruling 58
    match = position(H6="goshu_maru").play(Landing(), GroundCombat())
    send(match, japan="Land goshu_maru")
    assert asked(match) == "us ground + japan ground"
    assert "Assault jp_ts_3 us_ts_1" in offered(match, "japan")
    assert "Assault us_ts_1 jp_ts_3" in offered(match, "us")


@pytest.mark.rule("0")
def test_who_sends_nothing_lands_only_if_troops_are_ashore_already() -> None:  # Ruling 87
    assert usual(position(H6="goshu_maru azuma_maru").landing(), "japan") == set()
    ashore = position(H6="goshu_maru azuma_maru", ashore="us_ts_1 jp_ts_1").landing()
    assert usual(ashore, "japan") == {"Land goshu_maru", "Land azuma_maru"}
    assert usual(ashore, "us") == set()


@pytest.mark.rule("0")
def test_the_us_are_told_who_came_ashore_and_not_from_which_ship() -> None:
    match = send(position(H6="goshu_maru argentina_maru").landing(), japan="Land argentina_maru; Land goshu_maru")
    [seen] = told(match, "us", LandingSeen)
    assert seen.battalions == ("jp_ts_3", "jp_ts_5", "jp_ts_6")
    assert not hears_of(match, "us", TroopsLanded)
    assert not hears_of(match, SPECTATOR, TroopsLanded, LandingSeen)
    assert [event.battalions for event in told(match, "japan", TroopsLanded)] == [seen.battalions]
    assert sheet(match, "us").enemy_ashore == ("jp_ts_3", "jp_ts_5", "jp_ts_6")


@pytest.mark.rule("0")
def test_if_nobody_lands_nothing_is_told() -> None:
    match = send(position(H6="goshu_maru").landing())
    assert order_of(match, LandingSeen, TroopsLanded) == []


@pytest.mark.rule("0")
def test_troops_ashore_see_the_enemy_and_others_do_not() -> None:
    before = position(H6="goshu_maru").landing()
    assert (sheet(before, "japan").enemy_ashore, sheet(before, "us").enemy_ashore) == ((), ())
    send(before, japan="Land goshu_maru")
    assert sheet(before, "japan").enemy_ashore == tuple(f"us_ts_{number}" for number in range(1, 7))
