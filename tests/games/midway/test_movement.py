"""Chapter 3, the column mvt, and the placement: ships and boats move, groups come in."""

from __future__ import annotations

import pytest
from tests.games.midway.position import (
    MidwayMatch,
    form,
    offered,
    position,
    refusal,
    send,
    sheet,
    sit_out,
    told,
    usual,
    where,
)

from honjin.core.event import SPECTATOR
from honjin.games.midway.events.ships import ShipsFound, ShipsMoved, ShipsPlaced
from honjin.games.midway.events.turn import GroupsDue
from honjin.testing.position import seen_by


def moves(match: MidwayMatch, side: str, ship: str) -> set[str]:
    """The hexes that a ship may enter."""
    return {order.split()[2] for order in offered(match, side) if order.split()[1] == ship}


def waits(match: MidwayMatch, side: str, ship: str) -> int:
    """The column mvt of a ship."""
    [seen] = [one for one in sheet(match, side).ships if one.id == ship]
    number: int = seen.waits
    return number


# One hex a turn


@pytest.mark.rule("3")
def test_a_ship_stays_or_enters_a_hex_next_to_it() -> None:
    match = position(H6="enterprise").naval()
    assert moves(match, "us", "enterprise") == {"H5", "I6", "I7", "H7", "G7", "G6"}
    assert refusal(match, "us", "Sail enterprise H4") == "3 nav-adj"
    assert refusal(match, "us", "Sail enterprise H6") == "3 nav-adj"
    send(match)
    assert where(match, "enterprise") == "H6"


@pytest.mark.rule("3")
def test_no_ship_leaves_the_map() -> None:
    match = position(A1="akagi").naval()
    assert moves(match, "japan", "akagi") == {"A2", "B1"}
    assert refusal(match, "japan", "Sail akagi A0") == "3 nav-edge"


@pytest.mark.rule("3")
def test_all_ships_of_a_side_can_move_in_one_turn() -> None:
    match = send(
        position(H6="enterprise phelps tambor").naval(), us="Sail enterprise H5; Sail phelps I6; Sail tambor G6"
    )
    assert [where(match, ship) for ship in ("enterprise", "phelps", "tambor")] == ["H5", "I6", "G6"]


@pytest.mark.rule("3")
def test_an_order_that_cannot_be_read_or_comes_twice_or_for_a_strange_ship_is_refused() -> None:
    match = position(H6="enterprise", A6="akagi", sunk="hornet").naval()
    assert refusal(match, "us", "Bombard enterprise") == "3 gen-form"
    assert refusal(match, "us", "Sail enterprise H5; Sail enterprise H7") == "3 gen-twice"
    assert refusal(match, "us", "Sail hornet H5") == "3 gen-unit"
    assert refusal(match, "us", "Sail akagi A7") == refusal(match, "us", "Sail bismarck A7") == "3 gen-unit"


@pytest.mark.rule("2", "3")
def test_ships_that_change_hexes_with_each_other_do_not_meet() -> None:  # Ruling 39
    match = send(position(K5="enterprise", K6="haruna").naval(), us="Sail enterprise K6", japan="Sail haruna K5")
    assert (where(match, "enterprise"), where(match, "haruna")) == ("K6", "K5")
    assert told(match, "us", ShipsFound) == told(match, "japan", ShipsFound) == []


@pytest.mark.rule("G")
def test_ships_sail_into_the_storm_and_out_of_it() -> None:  # Ruling 7
    match = position(G3="akagi", F3="haruna").naval()
    assert "F3" in moves(match, "japan", "akagi")
    assert "G3" in moves(match, "japan", "haruna")


@pytest.mark.rule("3")
def test_who_sends_nothing_stays() -> None:  # Ruling 87
    match = position(H6="enterprise", A6="akagi", turn=6).naval()
    assert usual(match, "us") == usual(match, "japan") == set()


@pytest.mark.rule("G", "3")
def test_nobody_is_told_of_the_moves_of_the_other_side() -> None:
    match = send(position(K5="enterprise", A6="akagi").naval(), us="Sail enterprise K6", japan="Sail akagi A7")
    assert [event.moves for event in told(match, "us", ShipsMoved)] == [{"enterprise": "K6"}]
    assert [event.moves for event in told(match, "japan", ShipsMoved)] == [{"akagi": "A7"}]
    assert told(match, SPECTATOR, ShipsMoved) == []


# Who must wait


@pytest.mark.rule("3")
def test_a_transport_moves_and_then_stays_for_one_turn() -> None:  # Rulings 39 and 82
    match = position(A8="nankai_maru", storm=False).campaign()
    assert waits(match, "japan", "nankai_maru") == 0
    sit_out(send(match, japan="Sail nankai_maru B8"), "naval")
    assert match.state.turn == 2
    assert waits(match, "japan", "nankai_maru") == 1
    assert refusal(match, "japan", "Sail nankai_maru C9") == "3 nav-wait"
    assert moves(match, "japan", "nankai_maru") == set()
    sit_out(send(match), "naval")
    assert (match.state.turn, waits(match, "japan", "nankai_maru")) == (3, 0)
    assert refusal(match, "japan", "Sail nankai_maru C9") == ""


@pytest.mark.rule("3")
def test_a_boat_moves_and_then_stays_for_two_turns() -> None:  # Rulings 39 and 82
    match = position(G5="tambor", storm=False).campaign()
    sit_out(send(match, us="Sail tambor G4"), "naval")
    shown = [waits(match, "us", "tambor")]
    assert refusal(match, "us", "Sail tambor G3") == "3 nav-wait"
    sit_out(send(match), "naval")
    shown.append(waits(match, "us", "tambor"))
    assert refusal(match, "us", "Sail tambor G3") == "3 nav-wait"
    sit_out(send(match), "naval")
    assert [*shown, waits(match, "us", "tambor")] == [2, 1, 0]
    assert refusal(match, "us", "Sail tambor G3") == ""


@pytest.mark.rule("3")
def test_other_ships_move_every_turn() -> None:  # Ruling 39
    match = position(A8="akagi haruna tone nowaki", storm=False).campaign()
    orders = ("Sail {} B8", "Sail {} C9", "Sail {} D9")
    for order in orders:
        names = ("akagi", "haruna", "tone", "nowaki")
        sit_out(send(match, japan="; ".join(order.format(name) for name in names)), "naval")
    assert {where(match, ship) for ship in ("akagi", "haruna", "tone", "nowaki")} == {"D9"}


@pytest.mark.rule("3")
def test_waiting_is_not_saved_up() -> None:  # Ruling 39
    match = position(A8="nankai_maru", storm=False).campaign()
    sit_out(sit_out(send(match), "naval"), "naval")
    assert refusal(match, "japan", "Sail nankai_maru C8") == "3 nav-adj"
    sit_out(send(match, japan="Sail nankai_maru B8"), "naval")
    assert waits(match, "japan", "nankai_maru") == 1


@pytest.mark.rule("3")
def test_nights_count_for_those_who_wait() -> None:  # Ruling 82
    match = position(A8="nankai_maru", turn=6, storm=False).campaign()
    sit_out(send(match, japan="Sail nankai_maru B8"), "naval")
    sit_out(send(match), "naval")
    assert (match.state.turn, waits(match, "japan", "nankai_maru")) == (8, 0)


@pytest.mark.rule("4")
def test_a_ship_without_machinery_never_moves() -> None:  # Ruling 38
    match = position(H6="enterprise/m hornet/a", A6="nankai_maru/m").naval()
    assert refusal(match, "us", "Sail enterprise H5") == "4 nav-eng"
    assert refusal(match, "japan", "Sail nankai_maru B6") == "4 nav-eng"
    assert refusal(match, "us", "Sail hornet H5") == ""
    assert moves(match, "us", "enterprise") == set()


# Groups that come in


@pytest.mark.rule("P")
def test_ships_come_in_anywhere_in_column_a_and_nowhere_else() -> None:
    match = position(turn=2).naval()
    assert moves(match, "japan", "kumano") == {f"A{row}" for row in range(1, 13)}
    assert refusal(match, "japan", "Place kumano B1") == "P nav-entry"


@pytest.mark.rule("P")
def test_a_group_comes_on_its_turn_and_not_before() -> None:
    assert refusal(position(turn=1).naval(), "japan", "Place kumano A6") == "P nav-entry"
    assert refusal(position(turn=2).naval(), "japan", "Place kumano A6") == ""
    assert refusal(position(turn=5).naval(), "japan", "Place yamato A6") == "P nav-entry"
    assert refusal(position(turn=6).naval(), "japan", "Place yamato A6") == ""


@pytest.mark.rule("P")
def test_a_group_comes_ship_by_ship() -> None:  # Ruling 40
    match = send(position(turn=2).naval(), japan="Place kumano A1; Place mikuma A12")
    assert [where(match, ship) for ship in ("kumano", "mikuma", "suzuya")] == ["A1", "A12", "off"]


@pytest.mark.rule("P")
def test_a_ship_that_does_not_come_may_come_on_any_later_turn() -> None:  # Ruling 40
    match = position(turn=1, storm=False).campaign()
    sit_out(send(match), "naval")
    assert refusal(match, "japan", "Place kumano A6") == ""
    sit_out(send(match), "naval")
    assert where(send(match, japan="Place kumano A6"), "kumano") == "A6"


@pytest.mark.rule("P", "3")
def test_placing_is_the_move_of_a_ship() -> None:  # Ruling 40
    match = position(turn=6, storm=False).campaign()
    assert refusal(match, "japan", "Place chiyoda A6; Sail chiyoda B6") == "3 gen-twice"
    sit_out(send(match, japan="Place chiyoda A6; Place yamato A6"), "naval")
    assert (waits(match, "japan", "chiyoda"), waits(match, "japan", "yamato")) == (1, 0)
    sit_out(send(match), "naval")
    assert (match.state.turn, waits(match, "japan", "chiyoda")) == (8, 0)


@pytest.mark.rule("P")
def test_who_is_on_the_map_is_not_placed_and_who_is_not_does_not_sail() -> None:
    match = position(A6="akagi", turn=2).naval()
    assert refusal(match, "japan", "Place akagi A7") == "P nav-entry"
    assert refusal(match, "japan", "Sail kumano A7") == "P nav-entry"


@pytest.mark.rule("P")
def test_ships_may_come_into_the_storm_and_among_enemies() -> None:  # Ruling 71
    match = position(A6="new_orleans", turn=2).naval()
    assert refusal(match, "japan", "Place kumano A1") == ""
    send(match, japan="Place kumano A6")
    assert [event.ships for event in told(match, "us", ShipsFound)] == [("kumano",)]
    assert [event.ships for event in told(match, "japan", ShipsFound)] == [("new_orleans",)]


@pytest.mark.rule("P")
def test_japan_alone_is_told_which_groups_are_due() -> None:
    match = position(turn=1, storm=False).campaign()
    sit_out(send(match), "naval")
    assert [event.groups for event in told(match, "japan", GroupsDue)] == [("j4",)]
    assert told(match, "us", GroupsDue) == told(match, SPECTATOR, GroupsDue) == []


@pytest.mark.rule("P")
def test_the_guard_force_is_due_only_if_agreed() -> None:
    for guard_force, due in ((False, []), (True, [("j7",)])):
        match = position(turn=8, switches={"guard_force": guard_force}).turn()
        assert [event.groups for event in told(match, "japan", GroupsDue)] == due
        assert (refusal(match, "japan", "Place hyuga A6") == "") is guard_force


@pytest.mark.rule("P")
def test_the_enemy_is_not_told_of_ships_that_come_in() -> None:
    match = send(position(K5="enterprise", turn=2).naval(), japan="Place kumano A6")
    assert told(match, "us", ShipsPlaced) == []
    assert [event.places for event in told(match, "japan", ShipsPlaced)] == [{"kumano": "A6"}]


@pytest.mark.rule("0")
def test_the_naval_sheet_holds_only_what_its_side_knows() -> None:
    near = position(K5="enterprise", K6="haruna", turn=3).naval()
    far = position(K5="enterprise", A6="haruna/m", A7="i_168", turn=3).naval()
    assert form(near, "us") == form(far, "us")
    assert seen_by(near, "us") == seen_by(far, "us")
