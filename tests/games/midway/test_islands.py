"""Chapter 8.2.2: control of the small islands."""

from __future__ import annotations

import pytest
from tests.games.midway.position import MidwayMatch, Position, hears_of, position, send, sheet, sit_out, told

from honjin.core.event import SPECTATOR, UMPIRE
from honjin.games.midway.events.turn import IslandsHeld, IslandsSeen
from honjin.games.midway.rules.islands import SMALL_ISLANDS, holders_of
from honjin.games.midway.rules.victory import count_points
from honjin.testing.position import events_of

STICKY: dict[str, bool | str] = {"island_control": "sticky_us_start"}


def holders(board: Position) -> dict[str, str]:
    """The small islands that somebody holds, and who."""
    return {island: side for island, side in holders_of(board.state).items() if side}


def islands(match: MidwayMatch, side: str) -> dict[str, str]:
    """What a side knows of the small islands."""
    seen: dict[str, str] = sheet(match, side).islands
    return seen


@pytest.mark.rule("8.2.2")
@pytest.mark.parametrize(
    ("hex", "island"),
    [("G6", "kure"), ("I7", "pearl_and_hermes"), ("J8", "lisianski"), ("L8", "laysan"), ("N9", "gardner")],
)
def test_an_island_belongs_to_the_only_side_with_a_surface_ship_there(hex: str, island: str) -> None:
    assert holders(position({hex: "nowaki"})) == {island: "japan"}
    assert holders(position({hex: "phelps"})) == {island: "us"}


@pytest.mark.rule("8.2.2")
def test_with_ships_of_both_sides_or_none_it_belongs_to_nobody() -> None:  # Ruling 41
    assert holders(position(N9="phelps | nowaki")) == {}
    assert holders(position(M9="nowaki")) == {}


@pytest.mark.rule("8.2.2")
def test_boats_hold_nothing() -> None:  # Ruling 41
    assert holders(position(N9="i_168")) == {}
    assert holders(position(N9="tambor | nowaki")) == {"gardner": "japan"}


@pytest.mark.rule("8.2.2")
def test_a_ship_of_any_class_and_in_any_state_will_do() -> None:  # Ruling 41
    assert holders(position(N9="nankai_maru/m", L8="nowaki/ma")) == {"laysan": "japan", "gardner": "japan"}
    assert holders(position(sunk="nowaki")) == {}


@pytest.mark.rule("8.2.2")
def test_who_leaves_an_island_loses_it() -> None:  # Ruling 41
    match = position(N9="nowaki", storm=False).campaign()
    sit_out(send(match), "naval")
    assert holders(Position(match.state)) == {"gardner": "japan"}
    sit_out(send(match, japan="Sail nowaki M9"), "naval")
    assert holders(Position(match.state)) == {}
    assert "islands" not in count_points(match.state)["japan"]  # type: ignore[index]


@pytest.mark.rule("8.2.2", "0")
def test_at_the_end_of_a_turn_a_side_is_told_of_the_islands_where_it_has_ships() -> None:  # Ruling 41
    match = send(position(N9="phelps | nowaki", L8="arashi", J8="tambor", G6="worden", storm=False).recovery())
    assert islands(match, "us") == {"kure": "us", "gardner": ""}
    assert islands(match, "japan") == {"laysan": "japan", "gardner": ""}
    assert [event.side for event in events_of(match, IslandsSeen)] == ["us", "japan"]
    assert not hears_of(match, SPECTATOR, IslandsSeen)


@pytest.mark.rule("8.2.2", "0")
def test_of_other_islands_it_is_told_nothing() -> None:
    for hex in ("N9", "A6"):
        match = send(position({hex: "nowaki", "K5": "phelps"}, storm=False).recovery())
        assert (islands(match, "us"), hears_of(match, "us", IslandsSeen)) == ({}, False)


@pytest.mark.rule("8.2.2", "0")
def test_it_is_told_when_something_has_changed() -> None:
    match = position(N9="nowaki", storm=False).campaign()
    sit_out(sit_out(send(match), "naval"), "naval")
    sit_out(send(match), "naval")
    assert [event.holders for event in told(match, "japan", IslandsSeen)] == [{"gardner": "japan"}]
    sit_out(send(match, japan="Sail nowaki M9"), "naval")
    assert [event.holders for event in told(match, "japan", IslandsSeen)][1:] == [{}]


# Control that lasts, an option


@pytest.mark.rule("8.2.2")
def test_if_agreed_the_us_begin_with_all_islands() -> None:  # Ruling 41
    assert holders(position(switches=STICKY)) == dict.fromkeys(SMALL_ISLANDS, "us")


@pytest.mark.rule("8.2.2")
def test_if_agreed_the_last_side_alone_there_keeps_an_island() -> None:  # Ruling 41
    match = position(N9="nowaki", storm=False, switches=STICKY).campaign()
    sit_out(send(match), "naval")
    sit_out(send(match, japan="Sail nowaki M9"), "naval")
    assert holders(Position(match.state))["gardner"] == "japan"
    assert count_points(match.state)["japan"]["islands"] == 2  # type: ignore[index]


@pytest.mark.rule("8.2.2")
def test_if_agreed_ships_of_both_sides_change_nothing() -> None:  # Ruling 41
    assert holders(position(N9="phelps | nowaki", switches=STICKY))["gardner"] == "us"


@pytest.mark.rule("8.2.2", "0")
def test_only_the_umpire_knows_all_who_keep_islands() -> None:  # Ruling 41
    match = send(position(N9="nowaki", K5="phelps", storm=False, switches=STICKY).recovery())
    [held] = events_of(match, IslandsHeld)
    assert held.seen_by(match.state, UMPIRE) is held
    for viewer in ("us", "japan", SPECTATOR):
        assert not hears_of(match, viewer, IslandsHeld)
    assert (islands(match, "us"), islands(match, "japan")) == ({}, {"gardner": "japan"})
