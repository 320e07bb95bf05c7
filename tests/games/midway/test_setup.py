"""Placement: where ships, boats, aircraft and troops begin."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.midway.position import (
    MidwayMatch,
    form,
    new_game,
    offered,
    orders_of,
    refusal,
    send_nothing,
    sheet,
    ships_of,
    sit_out,
    told,
    usual,
    where,
    words_of,
)

from honjin.core.event import SPECTATOR
from honjin.games.midway.events.ships import ShipsMoved, ShipsPlaced
from honjin.games.midway.imagine import imagine
from honjin.games.midway.model import HEXES, JAPAN, NEAR_HEXES, US
from honjin.games.midway.state import NO_GUNS
from honjin.testing.position import asked


def placing(match: MidwayMatch, side: str, words: str) -> str:
    """The usual set-up of a side, but for these orders."""
    chosen = orders_of(words)
    instead = {order.thing for order in chosen}
    return "; ".join(
        words_of(order) for order in (*(o for o in form(match, side).usual() if o.thing not in instead), *chosen)
    )


def set_up(**switches: bool | str) -> MidwayMatch:
    """A match in which both sides have placed their ships as usual."""
    return send_nothing(new_game(**switches))


# US


@pytest.mark.rule("P")
@pytest.mark.parametrize(
    ("hex", "answer"), [("I1", ""), ("O10", ""), ("I11", "set-hex"), ("H5", "set-hex"), ("N12", "set-hex")]
)
def test_us_ships_begin_anywhere_from_column_i_eastward_but_in_rows_11_and_12(hex: str, answer: str) -> None:
    match = new_game()  # Ruling 70
    assert refusal(match, "us", placing(match, "us", f"Place enterprise {hex}")) == (f"P {answer}" if answer else "")


@pytest.mark.rule("P")
def test_us_ships_begin_in_any_grouping() -> None:  # Ruling 70
    match = new_game()
    assert refusal(match, "us", placing(match, "us", "Place enterprise I1; Place phelps O10")) == ""


@pytest.mark.rule("P")
def test_all_us_units_are_there_from_the_beginning() -> None:
    match = set_up()
    assert [ship for ship in ships_of(match.state.ocean, US) if where(match, ship) == "off"] == []


@pytest.mark.rule("P")
@pytest.mark.parametrize("hex", ["H4", "H8", "J6", "J5", "F7"])
def test_a_group_of_four_boats_begins_within_two_hexes_of_midway(hex: str) -> None:
    match = new_game()
    assert refusal(match, "us", placing(match, "us", f"Place ss_a {hex}; Place ss_c G6")) == ""


@pytest.mark.rule("P")
@pytest.mark.parametrize("hex", ["H6", "H3", "K6"])
def test_a_group_of_four_boats_begins_neither_at_midway_nor_further_away(hex: str) -> None:
    match = new_game()
    assert refusal(match, "us", f"Place ss_a {hex}") == "P set-sub"


@pytest.mark.rule("P")
def test_the_three_groups_of_four_begin_in_three_different_hexes() -> None:
    match = new_game()
    assert refusal(match, "us", "Place ss_a G5; Place ss_b G5") == "P set-sub"
    assert "Place ss_b G5" in offered(match, "us")
    assert "Place ss_b G5" not in offered(match, "us", "Place ss_a G5")


@pytest.mark.rule("P")
def test_the_four_boats_of_a_group_begin_together() -> None:
    match = set_up()
    assert [where(match, boat) for boat in ("cachalot", "flying_fish", "tambor", "trout")] == ["G5"] * 4
    assert refusal(new_game(), "us", "Place tambor G5") == "P gen-unit"


@pytest.mark.rule("P")
def test_the_three_other_boats_begin_in_l5() -> None:
    match = new_game()
    assert refusal(match, "us", "Place ss_d L6") == "P gen-unit"
    send_nothing(match)
    assert [where(match, boat) for boat in ("narwhal", "plunger", "trigger")] == ["L5"] * 3


# Japan


@pytest.mark.rule("P")
def test_japanese_ships_begin_anywhere_in_column_a() -> None:
    match = new_game()
    assert refusal(match, "japan", placing(match, "japan", "Place akagi A1; Place kaga A12")) == ""
    assert refusal(match, "japan", "Place akagi B6") == "P set-hex"


@pytest.mark.rule("P")
def test_groups_of_later_turns_are_not_placed_yet() -> None:  # Ruling 40
    match = new_game()
    assert refusal(match, "japan", "Place kumano A6") == "P gen-unit"
    send_nothing(match)
    assert {where(match, ship) for ship in ("kumano", "zuiho", "yamato", "chiyoda")} == {"off"}
    assert {where(match, ship) for ship in ("akagi", "nankai_maru", "chitose")} == {"A6"}


@pytest.mark.rule("P")
def test_i_168_begins_anywhere_but_within_two_hexes_of_midway() -> None:
    match = new_game()
    free = {order.split()[2] for order in offered(match, "japan") if order.startswith("Place i_168")}
    assert free == set(HEXES) - set(NEAR_HEXES) - {"H6"}
    assert refusal(match, "japan", "Place i_168 H4") == "P set-i168"
    assert refusal(match, "japan", "Place i_168 H6") == "P set-i168"


# Aircraft and troops


@pytest.mark.rule("P")
@pytest.mark.parametrize(
    ("side", "squadron", "base", "hex"),
    [
        ("us", "vb_6", "enterprise", "K5"),
        ("us", "pby_1", "midway", "H6"),
        ("japan", "akagi_fg", "akagi", "A6"),
        ("japan", "tone_rc_1", "tone", "A6"),
    ],
)
def test_aircraft_begin_ready_on_their_ship_or_on_midway(side: str, squadron: str, base: str, hex: str) -> None:
    [seen] = [one for one in sheet(set_up(), side).squadrons if one.id == squadron]
    assert (seen.base, seen.hex, seen.state, seen.ready) == (base, hex, "P", 0)


@pytest.mark.rule("P")
def test_us_troops_begin_on_midway_and_japanese_troops_in_their_transports() -> None:
    match = set_up()
    assert {one.place for one in sheet(match, "us").battalions} == {"midway"}
    assert [one.place for one in sheet(match, "japan").battalions if one.id == "jp_ts_5"] == ["argentina_maru"]
    assert all(one.place.endswith("_maru") for one in sheet(match, "japan").battalions)


# The sheet


@pytest.mark.rule("P")
def test_who_sends_nothing_begins_as_usual() -> None:  # Ruling 87
    match = new_game()
    us, japan = usual(match, "us"), usual(match, "japan")
    assert {"Place ss_a G5", "Place ss_b F6", "Place ss_c H4"} < us
    assert {order.split()[2] for order in us if "ss_" not in order} == {"K5"}
    assert "Place i_168 K6" in japan
    assert {order.split()[2] for order in japan if "i_168" not in order} == {"A6"}


@pytest.mark.rule("P")
def test_a_sheet_must_place_everybody() -> None:
    match = new_game()
    assert refusal(match, "us", "Place enterprise K5") == "P set-missing"
    assert refusal(match, "japan", "") == "P set-missing"


@pytest.mark.rule("P")
def test_orders_that_cannot_be_read_or_name_a_strange_unit_are_refused() -> None:
    match = new_game()
    assert refusal(match, "us", "Sail enterprise K5") == "P gen-form"
    assert refusal(match, "us", "Place akagi K5") == refusal(match, "us", "Place bismarck K5") == "P gen-unit"
    assert refusal(match, "us", "Place enterprise K5; Place enterprise K5") == "P gen-twice"


@pytest.mark.rule("P", "G")
def test_nobody_is_told_where_the_other_side_begins() -> None:
    match = set_up()
    assert [event.side for event in told(match, "us", ShipsPlaced)] == ["us"]
    assert [event.side for event in told(match, "japan", ShipsPlaced)] == ["japan"]
    assert told(match, SPECTATOR, ShipsPlaced) == []


@pytest.mark.rule("P")
def test_groups_of_turn_1_may_move_on_turn_1() -> None:  # Ruling 40
    match = set_up()
    assert asked(match) == "us naval + japan naval"
    assert "Sail nankai_maru B6" in offered(match, "japan")
    assert told(match, "japan", ShipsMoved) == []


# Forces that players may choose


@pytest.mark.rule("P")
def test_the_guard_force_comes_on_turn_8_if_agreed() -> None:
    assert "hyuga" not in ships_of(new_game().state.ocean, JAPAN)
    match = set_up(guard_force=True)
    ocean = match.state.ocean
    guard = [card.id for card in ocean.ships if card.group == "j7"]
    assert len(guard) == 18
    assert {ocean.enters[ocean.ship[ship]] for ship in guard} == {8}
    assert {where(match, ship) for ship in guard} == {"off"}


@pytest.mark.rule("P")
@pytest.mark.parametrize(("switch", "us", "japan"), [("more_transports", 0, 4), ("tenders", 0, 2), ("oilers", 2, 13)])
def test_other_ships_come_if_agreed(switch: str, us: int, japan: int) -> None:
    plain, more = new_game().state.ocean, set_up(**{switch: True}).state.ocean
    for side, number in ((US, us), (JAPAN, japan)):
        extra = set(ships_of(more, side)) - set(ships_of(plain, side))
        assert {more.ships[more.ship[ship]].kind for ship in extra} <= {"TT"}
        assert len(extra) == number
        assert not any(place == more.ship[ship] for place in more.first_place for ship in extra), "they carry troops"


@pytest.mark.rule("P", "9")
def test_forces_are_compact_unless_historical_ones_are_agreed() -> None:  # Ruling 69
    compact, historical = (set_up(forces=forces).state for forces in ("compact", "historical"))
    assert sum(compact.planes) == 111 + 104
    assert sum(historical.planes) == 289 + 272
    enterprise = historical.ocean.ship["enterprise"]
    assert (compact.ocean.capacity_of(enterprise), historical.ocean.capacity_of(enterprise)) == (30, 90)


@pytest.mark.rule("P", "4")
@pytest.mark.parametrize("damaged", [False, True])
def test_yorktown_begins_without_armament_if_agreed(damaged: bool) -> None:  # Ruling 95
    match = set_up(yorktown_damaged=damaged)
    sheet = match.view(US).sheets[US]
    assert {ship.id for ship in sheet.ships if ship.no_guns} == ({"yorktown"} if damaged else set())
    assert not any(ship.no_engines for ship in sheet.ships)
    assert "vf_3" in {one.id for one in sheet.squadrons}
    world = imagine(match.state.ocean, match.view(JAPAN), Random(1))
    assert world.damage[world.ocean.ship["yorktown"]] == (NO_GUNS if damaged else 0)


def test_ships_stand_by_their_groups_on_a_sheet_and_squadrons_by_their_bases() -> None:
    match = new_game()
    groups = match.open[0].facts["group"]
    assert (groups["enterprise"], groups["yorktown"]) == ("tf16", "tf17")
    assert "akagi" not in groups
    decks = sit_out(match, "air").open[0].facts["group"]
    assert (decks["vf_6"], decks["vt_8_det"]) == ("ship-enterprise", "base-midway")
    assert "akagi_fg" not in decks
