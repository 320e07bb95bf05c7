"""Odds of a sheet before it is sent: exact, and from what the side knows alone."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest
from tests.games.midway.position import MidwayMatch, ocean, orders_of, position, send, sit_out

from honjin.core.game import OddsTable
from honjin.games.midway import GAME
from honjin.games.midway.model import DB, FG, SS, TB
from honjin.games.midway.odds import NONE, barrage_losses, harm_of, mean, shot_down, spread_of
from honjin.games.midway.odds_sheet import odds_sheet
from honjin.games.midway.options import SendOrders


def approx(value: Any) -> Any:
    """As good as equal, whatever it is compared with."""
    return pytest.approx(value)


def odds(match: MidwayMatch, side: str, words: str) -> dict[str, OddsTable]:
    """The tables for a sheet with these orders, by title."""
    decision = match.decision_of(side)
    assert decision is not None
    asked = msgspec.structs.replace(decision, options=(SendOrders(orders_of(words)),))  # type: ignore[arg-type]
    assert GAME.wits.odds is not None
    return {table.title: table for table in GAME.wits.odds(match.state.ocean, match.view(side), asked)}


def test_harm_is_what_counting_every_throw_gives() -> None:
    """Two dive bombers on a carrier: 40 in a hundred each, then zones of 10, 30 and 60."""
    critical, armament, _ = ocean().zones["CV"]
    hits = stopped = sunk = 0.0
    chances = {"miss": 0.6, "critical": 0.4 * critical / 100, "armament": 0.4 * armament / 100}
    chances["machinery"] = 1 - sum(chances.values())
    for both in product(chances, repeat=2):
        chance = chances[both[0]] * chances[both[1]]
        hits += chance * sum(one != "miss" for one in both)
        sunk += chance * ("critical" in both)
        stopped += chance * ("critical" in both or "machinery" in both)
    harm = harm_of(ocean(), "CV", [(DB, 2, NONE)])
    assert (harm.hits, harm.stopped, harm.sunk) == (approx(hits), approx(stopped), approx(sunk))


def test_who_falls_to_the_barrage_drops_no_bomb() -> None:
    lost = spread_of([0.5])
    harm = harm_of(ocean(), "CV", [(TB, 1, lost)])
    assert harm.hits == approx(0.5 * 0.5)
    assert harm.any == approx(0.25)


def test_fighters_only_silence_a_ship() -> None:
    harm = harm_of(ocean(), "DD", [(FG, 6, NONE)])
    assert harm.any > 0
    assert harm.sunk == harm.stopped == 0


def test_any_hit_stops_a_transport() -> None:
    harm = harm_of(ocean(), "TT", [(SS, 1, NONE)])
    assert (harm.any, harm.stopped, harm.sunk) == (approx(0.9), approx(0.9), approx(0.36))


def test_a_second_hit_on_one_aircraft_is_wasted() -> None:
    assert mean(shot_down(0.5, 3, 1)) == approx(1 - 0.5**3)
    assert mean(shot_down(0.5, 6, 6)) == approx(3)
    assert mean(shot_down(0.5, 3, 0)) == 0


def test_a_barrage_takes_no_more_aircraft_than_there_are() -> None:
    lost = barrage_losses(ocean(), TB, ["CV"] * 3, 0, 1)
    assert lost == approx((0.8**3, 1 - 0.8**3))


def test_battalions_that_fire_together_have_one_die() -> None:
    lost = barrage_losses(ocean(), DB, [], 4, 6)
    assert lost == approx((0.8, 0.2))


@pytest.mark.parametrize("damage", ["", "/m", "/a"])
def test_odds_do_not_tell_what_a_target_has_suffered(damage: str) -> None:
    match = position({"E6": f"akagi{damage} | tambor trout"}, turn=3, storm=False).sea()
    table = odds(match, "us", "Torpedo tambor akagi; Torpedo trout akagi")["odds-torpedoes"]
    name, shots, lost, hits, *_ = table.rows[0]
    assert (name, shots, lost, hits) == ("ship-akagi", 2, 0, approx(0.8))


def test_a_boat_weighs_the_destroyers_that_it_has_found() -> None:
    match = position({"E6": "akagi nowaki arashi | tambor"}, turn=3, storm=False).sea()
    assert odds(match, "us", "Torpedo tambor akagi")["odds-torpedoes"].rows[0][2] == approx(0.1)


def test_hunts_and_guns_have_tables_of_their_own() -> None:
    match = send(
        position({"E6": "yamato nowaki | tambor astoria"}, turn=3, storm=False).sea(), us="Torpedo tambor yamato"
    )
    tables = odds(match, "japan", "Hunt nowaki tambor; Fire yamato astoria")
    assert [*tables["odds-hunts"].rows] == [("ship-tambor", 1, 0.05)]
    assert tables["odds-guns"].rows[0][:3] == ("ship-astoria", 1, approx(0.4))


def test_a_bombardment_is_shared_by_runway_and_troops() -> None:
    match = position({"H6": "yamato kumano"}, turn=6).bombardment()
    row = odds(match, "japan", "Bombard yamato; Bombard kumano")["odds-bombardment"].rows[0]
    assert row == (2, approx(0.6), approx(0.3), approx(0.3), approx(1 - 0.6 * 0.8))


def test_battalions_add_up() -> None:
    match = position(turn=6, ashore="us_ts_1 us_ts_2 jp_ts_1 jp_ts_2/shaken").ground()
    tables = odds(match, "japan", "Assault jp_ts_1 us_ts_1; Assault jp_ts_2 us_ts_1")
    assert tables["odds-ground"].rows == (("battalion-us_ts_1", 2, approx(0.3), approx(0.15)),)


def test_a_raid_is_weighed_from_the_plot_to_the_bombs() -> None:
    """The plot knows what was found this turn; over the hex come fighters, barrage and bombs."""
    ships = {"H5": "enterprise", "H4": "akagi nowaki | tambor"}
    match = position(ships, turn=3, storm=False, air="vb_6 vt_6 vf_6 akagi_fg").turn()
    sit_out(match, "air")
    raid = "Raid vb_6 H5-H4-H5 H4 here 0 nobody; Raid vt_6 H5-H4-H5 H4 here 0 nobody"
    plan = odds(match, "us", raid)["odds-plan"]
    alone = [("squadron-vb_6", "ship-akagi", 6), ("squadron-vt_6", "ship-akagi", 6)]
    assert [row[:3] for row in plan.rows] == [*alone, ("odds-together", "ship-akagi", 12)]
    # Akagi outlives both squadrons or she does not; their losses and hits add up.
    one, other, together = (
        {column: cell for column, cell in zip(plan.columns, row, strict=True) if isinstance(cell, float)}
        for row in plan.rows
    )
    for column in ("odds-lost", "odds-hits"):
        assert together[column] == pytest.approx(one[column] + other[column])
    for column in ("odds-p-any", "odds-p-stopped", "odds-p-sunk"):
        assert together[column] == pytest.approx(1 - (1 - one[column]) * (1 - other[column]))
    assert plan.rows[1][3] == approx(2 * 0.2), "carrier and destroyer fire at the torpedo planes"
    assert plan.rows[0][4] == approx(2.4)
    send(match, us=raid, japan="Cover akagi_fg 0")
    allotted = "Allot akagi_fg vt_6 6 0"
    assert odds(match, "japan", allotted)["odds-fighters"].rows[0][:4] == (
        "squadron-vt_6",
        6,
        approx(6 * 0.1),
        approx(3),
    )


def test_without_a_match_every_kind_meets_every_class() -> None:
    figures = {(one["attacker"], one["target"]): one for one in odds_sheet(2).figures}
    assert figures["DB", "CV"]["hits"] == approx(0.8)
    assert figures["SS", "TT"]["sunk"] == approx(1 - 0.64**2)
