"""Chapter 8.1.1: Chitose and the base at Kure."""

from __future__ import annotations

import pytest
from tests.games.midway.position import (
    MidwayMatch,
    aircraft,
    base_of,
    offered,
    position,
    refusal,
    send,
    sheet,
    sit_out,
    told,
    where,
)

from honjin.core.event import SPECTATOR
from honjin.games.midway.events.air import AircraftLost
from honjin.games.midway.events.ships import BaseAnnounced, BaseGivenUp, BaseOpened
from honjin.games.midway.model import JAPAN
from honjin.games.midway.ocean import AT_KURE
from honjin.games.midway.state import Mission


def seaplane(match: MidwayMatch) -> tuple[str, int]:
    """State and mvt of the seaplane that comes with the base."""
    [seen] = [one for one in sheet(match, "japan").squadrons if one.id == "kure_rc"]
    return seen.state, seen.ready


@pytest.mark.rule("8.1.1")
def test_japan_begins_the_base_when_it_likes_with_chitose_at_kure() -> None:
    match = position(G6="chitose").naval()
    assert "BuildBase chitose" in offered(match, "japan")
    assert send(match).state.kure == 0


@pytest.mark.rule("8.1.1")
def test_chitose_must_be_at_kure_after_its_move() -> None:  # Ruling 44
    arriving = position(F6="chitose").naval()
    assert refusal(arriving, "japan", "BuildBase chitose") == "8.1.1 nav-kure"
    assert refusal(arriving, "japan", "Sail chitose G6; BuildBase chitose") == ""
    assert "BuildBase chitose" in offered(arriving, "japan", "Sail chitose G6")
    leaving = position(G6="chitose").naval()
    assert refusal(leaving, "japan", "Sail chitose F6; BuildBase chitose") == "8.1.1 nav-kure"
    assert refusal(leaving, "japan", "BuildBase chitose; Sail chitose F6") == "3 gen-twice"


@pytest.mark.rule("8.1.1")
def test_no_other_ship_builds_it() -> None:
    match = position(G6="chitose chiyoda enterprise").naval()
    assert refusal(match, "japan", "BuildBase chiyoda") == "8.1.1 gen-unit"
    assert refusal(match, "us", "BuildBase chitose") == "8.1.1 gen-unit"
    assert refusal(match, "japan", "BuildBase chitose; BuildBase chitose") == "8.1.1 gen-twice"


@pytest.mark.rule("8.1.1")
def test_the_base_works_three_turns_later_in_the_same_phase() -> None:  # Ruling 44
    match = position(G6="chitose", turn=13, storm=False).campaign()
    sit_out(send(match, japan="BuildBase chitose"), "naval")
    for turn in (14, 15, 16):
        assert match.state.turn == turn
        assert told(match, "japan", BaseOpened) == []
        sit_out(send(match), "naval" if turn < 16 else "air")
    assert match.state.turn == 16
    assert [event.squadron for event in told(match, "japan", BaseOpened)] == ["kure_rc"]
    assert match.state.is_operational(AT_KURE)


@pytest.mark.rule("8.1.1")
def test_its_seaplane_is_in_the_hangar_for_one_turn() -> None:  # Ruling 44
    match = send(position(G6="chitose", turn=16, kure=16).naval())
    assert seaplane(match) == ("H", 1)
    match = sit_out(send(position(G6="chitose", turn=16, kure=16, storm=False).campaign()), "naval")
    assert (match.state.turn, seaplane(match)) == (17, ("P", 0))


@pytest.mark.rule("8.1.1")
def test_there_is_one_base_at_a_time() -> None:  # Ruling 44
    assert refusal(position(G6="chitose", turn=14, kure=16).naval(), "japan", "BuildBase chitose") == "8.1.1 nav-kure"
    assert refusal(position(G6="chitose", turn=18, kure=16).naval(), "japan", "BuildBase chitose") == "8.1.1 nav-kure"


@pytest.mark.rule("8.1.1")
@pytest.mark.parametrize("turn", [14, 15, 16])
def test_if_chitose_leaves_before_it_works_the_work_may_be_begun_anew(turn: int) -> None:  # Ruling 44
    match = send(position(G6="chitose", turn=turn, kure=16).naval(), japan="Sail chitose F6")
    assert [event.for_ever for event in told(match, "japan", BaseGivenUp)] == [False]
    assert told(match, "japan", BaseOpened) == []
    assert (match.state.kure, match.state.kure_lost) == (0, False)
    again = position(G6="chitose", turn=20)
    assert refusal(again.naval(), "japan", "BuildBase chitose") == ""


@pytest.mark.rule("8.1.1")
def test_if_chitose_leaves_later_the_base_is_gone_for_ever_with_every_aircraft_in_it() -> None:  # Rulings 44 and 66
    board = position(G6="chitose", turn=17, kure=16, air="kure_rc@kure tone_rc_1@kure+1", storm=False)
    match = send(board.naval(), japan="Sail chitose F6")
    assert [event.for_ever for event in told(match, "japan", BaseGivenUp)] == [True]
    lost = [(event.squadron, event.cause) for event in told(match, "japan", AircraftLost)]
    assert lost == [("tone_rc_1", "base-lost"), ("kure_rc", "base-lost")]
    assert match.state.downed[JAPAN] == 2
    assert not match.state.is_open(AT_KURE)
    board.state.kure, board.state.kure_lost = 0, True
    assert refusal(board.naval(), "japan", "BuildBase chitose") == "8.1.1 nav-kure"


@pytest.mark.rule("8.1.1")
def test_if_chitose_is_sunk_the_base_is_gone_and_the_seaplane_in_the_air_diverts() -> None:  # Rulings 44 and 37
    away = Mission("R", (0, 1, 0))
    board = position(
        G6="chitose tone | tambor", turn=17, kure=16, air="kure_rc@kure/M tone_rc_1@kure", missions={"kure_rc": away}
    )
    match = board.sea(rolls=[1, 40])
    send(send(match, us="Torpedo tambor chitose"))
    assert where(match, "chitose") == "sunk"
    assert [event.for_ever for event in told(match, "japan", BaseGivenUp)] == [True]
    assert (aircraft(match, "tone_rc_1"), aircraft(match, "kure_rc")) == (0, 1)
    board.state.kure, board.state.sunk = 0, 1 << board.state.ocean.ship["chitose"]
    board.state.storm = False
    assert base_of(send(board.recovery()), "kure_rc") == "tone"


@pytest.mark.rule("8.1.1")
def test_if_chitose_is_sunk_before_the_base_works_only_the_work_is_lost() -> None:  # Ruling 44
    match = position(G6="chitose | tambor", turn=15, kure=16).sea(rolls=[1, 40])
    send(send(match, us="Torpedo tambor chitose"))
    assert [event.for_ever for event in told(match, "japan", BaseGivenUp)] == [False]


@pytest.mark.rule("8.1.1")
def test_damage_and_enemy_ships_do_not_matter() -> None:  # Ruling 44
    match = position(G6="chitose/m | enterprise phelps", turn=16, kure=16).naval()
    assert [event.squadron for event in told(send(match), "japan", BaseOpened)] == ["kure_rc"]
    begun = position(G6="chitose/m | enterprise").naval()
    assert refusal(begun, "japan", "BuildBase chitose") == ""


@pytest.mark.rule("8.1.1")
def test_only_the_umpire_hears_of_the_announcement() -> None:  # Ruling 44
    match = send(position(G6="chitose", K5="enterprise", turn=13).naval(), japan="BuildBase chitose")
    assert [event.ready for event in told(match, "japan", BaseAnnounced)] == [16]
    assert told(match, "us", BaseAnnounced) == told(match, SPECTATOR, BaseAnnounced) == []
    assert (sheet(match, "japan").kure, sheet(match, "us").kure) == (16, 0)
