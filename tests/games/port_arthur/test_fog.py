"""Chapter 6, fog of war (optional)."""

from __future__ import annotations

import pytest
from tests.games.port_arthur.position import PortArthurMatch, Position, position, ships_in

from honjin.core.event import SPECTATOR, UMPIRE
from honjin.games.port_arthur.events import (
    BattleJoined,
    FleetSailed,
    FleetSighted,
    MinesTested,
    MovementSeen,
    MovementTested,
    ShipsLeftPort,
    SquadronMoved,
    SquadronPutIn,
    SquadronSighted,
    TopShipShown,
)
from honjin.games.port_arthur.model import JAPAN, SEA_OF_JAPAN, TSUSHIMA, zone_key
from honjin.games.port_arthur.options import SET_OUT
from honjin.games.port_arthur.view import SquadronSeen
from honjin.testing.position import asked, events_of, give, offered, refusal, seen_by


def fog(*, mines: bool = False, tops: str = "", **ships: str) -> Position:
    """A position under fog of war; with mines the blockade marker lies in the Yellow Sea."""
    return position(ships, tops=tops, switches={"fog_of_war": True, "mines": mines}, blockade=mines)


def squadron(match: PortArthurMatch, viewer: str, side: str, zone: str) -> SquadronSeen:
    """What a viewer sees of a squadron."""
    found: SquadronSeen = next(seen for seen in match.view(viewer).squadrons if (seen.side, seen.zone) == (side, zone))
    return found


# What the enemy sees


@pytest.mark.rule("6.5")
def test_fog_of_war_is_off_unless_agreed() -> None:  # Ruling 12
    match = position(yellow_sea="asama tokiwa", port_arthur="poltava").sortie("russia")
    assert squadron(match, "russia", "japan", "yellow_sea").ships == ("asama", "tokiwa")


@pytest.mark.rule("6.5")
@pytest.mark.parametrize("viewer", ["russia", SPECTATOR])
def test_enemy_sees_the_top_ship_and_the_number_of_ships(viewer: str) -> None:  # Rulings 12 and 74
    match = fog(yellow_sea="asama tokiwa fuji*", port_arthur="poltava", tops="tokiwa").sortie("russia")
    seen = squadron(match, viewer, "japan", "yellow_sea")
    assert (seen.count, seen.top) == (3, "tokiwa")
    assert (seen.ships, seen.speed, seen.firepower) == (None, None, None)


@pytest.mark.rule("6.5")
def test_ships_below_the_top_are_somewhere_at_sea() -> None:
    match = fog(yellow_sea="asama tokiwa", pacific_ocean="fuji mikasa", port_arthur="poltava", tops="asama fuji")
    places = {ship: seen.place for ship, seen in match.sortie("russia").view("russia").ships.items()}
    assert (places["asama"], places["fuji"]) == ("yellow_sea", "pacific_ocean")
    assert (places["tokiwa"], places["mikasa"]) == ("at_sea", "at_sea")


@pytest.mark.rule("6.5")
@pytest.mark.parametrize("viewer", ["japan", UMPIRE])
def test_owner_and_umpire_see_the_whole_squadron(viewer: str) -> None:
    match = fog(yellow_sea="asama tokiwa fuji*", port_arthur="poltava", tops="tokiwa").sortie("russia")
    seen = squadron(match, viewer, "japan", "yellow_sea")
    assert seen.ships == ("fuji", "asama", "tokiwa")
    assert (seen.speed, seen.firepower) == (3, 16)


@pytest.mark.rule("6.5")
def test_lone_ship_is_in_plain_sight() -> None:  # Ruling 78
    match = fog(yellow_sea="asama", port_arthur="poltava").sortie("russia")
    assert squadron(match, "russia", "japan", "yellow_sea").ships == ("asama",)


@pytest.mark.rule("6.5")
def test_top_ship_shows_which_side_is_up() -> None:  # Ruling 74
    match = fog(yellow_sea="asama* tokiwa", port_arthur="poltava", tops="asama").sortie("russia")
    assert match.view("russia").ships["asama"].damaged is True


@pytest.mark.rule("6.5")
def test_ports_yards_and_sunk_ships_are_open() -> None:  # Ruling 74
    match = fog(japan="asama tokiwa", japan_yard="fuji*", sunk="mikasa", port_arthur="poltava").sortie("russia")
    seen = match.view("russia").ships
    assert [seen[ship].place for ship in ("asama", "tokiwa", "fuji", "mikasa")] == [
        "japan.roadstead",
        "japan.roadstead",
        "japan.shipyard",
        "sunk",
    ]


# Naming the top ship


@pytest.mark.rule("6.5")
def test_owner_names_a_top_ship_for_each_squadron_that_sails() -> None:  # Ruling 78
    match = fog(japan="asama tokiwa fuji mikasa kasagi").sortie("japan")
    orders = ("asama yellow_sea", "tokiwa yellow_sea", "fuji tsushima", "mikasa tsushima", "kasagi pacific_ocean")
    give(match, *(f"Sail {order}" for order in orders), "EndSortie")
    assert asked(match) == "japan top-ship"
    assert offered(match) == {"ShowTop yellow_sea asama", "ShowTop yellow_sea tokiwa"}
    give(match, "ShowTop yellow_sea tokiwa")
    assert offered(match) == {"ShowTop tsushima fuji", "ShowTop tsushima mikasa"}
    give(match, "ShowTop tsushima fuji")
    assert match.is_over
    assert squadron(match, "russia", "japan", "yellow_sea").top == "tokiwa"


@pytest.mark.rule("6.5")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("yellow_sea fuji", "6.5 not-in-this-squadron"),
        ("yellow_sea poltava", "6.5 not-in-this-squadron"),
        ("tsushima fuji", "6.5 other-squadron-first"),
        ("atlantic asama", "6.5 other-squadron-first"),
    ],
)
def test_top_ship_is_one_of_the_squadron_asked_about(wish: str, reason: str) -> None:
    match = fog(japan="asama tokiwa fuji mikasa").sortie("japan")
    orders = ("asama yellow_sea", "tokiwa yellow_sea", "fuji tsushima", "mikasa tsushima")
    give(match, *(f"Sail {order}" for order in orders), "EndSortie")
    assert refusal(match, f"ShowTop {wish}") == reason


@pytest.mark.rule("6.5")
def test_lone_ship_needs_no_top() -> None:  # Ruling 78
    match = fog(japan="asama").sortie("japan")
    assert give(match, "Sail asama yellow_sea", "EndSortie").is_over
    assert events_of(match, TopShipShown) == []


@pytest.mark.rule("6.5")
def test_squadron_that_moves_whole_keeps_its_top_ship() -> None:  # Ruling 78
    match = fog(tsushima="asama tokiwa", tops="tokiwa").operation("japan", rolls=[1])
    give(match, "MoveSquadron tsushima sea_of_japan")
    assert asked(match) == "japan tie"
    assert squadron(match, "russia", "japan", "sea_of_japan").top == "tokiwa"


@pytest.mark.rule("6.5")
@pytest.mark.parametrize(
    ("here", "there", "tops"),
    [
        ("asama tokiwa", "fuji mikasa", "asama fuji"),
        ("asama", "fuji mikasa", "fuji"),
        ("asama tokiwa", "fuji", "asama"),
        ("asama", "fuji", ""),
    ],
)
def test_squadron_that_was_joined_gets_a_new_top_ship(here: str, there: str, tops: str) -> None:  # Ruling 78
    match = fog(tsushima=here, sea_of_japan=there, tops=tops).operation("japan", rolls=[1])
    give(match, "MoveSquadron tsushima sea_of_japan")
    assert asked(match) == "japan top-ship"
    assert offered(match) == {f"ShowTop sea_of_japan {ship}" for ship in f"{here} {there}".split()}


@pytest.mark.rule("6.5")
def test_squadron_joined_from_port_gets_a_new_top_ship() -> None:  # Ruling 78
    match = fog(japan="fuji", tsushima="asama tokiwa", tops="asama").operation("japan", rolls=[1])
    give(match, "LeavePort japan tsushima", "SetOut")
    assert asked(match) == "japan top-ship"


@pytest.mark.rule("6.5")
def test_move_that_fails_changes_no_top_ship() -> None:  # Ruling 78
    match = fog(tsushima="asama tokiwa", port_arthur="poltava", tops="tokiwa").operation("japan", rolls=[6])
    give(match, "MoveSquadron tsushima sea_of_japan")
    assert asked(match) == "russia operation"
    assert squadron(match, "russia", "japan", "tsushima").top == "tokiwa"


# What the enemy hears


@pytest.mark.rule("6.5", "5.1")
def test_enemy_sees_which_ships_left_port_and_how_many_are_where() -> None:  # Ruling 74
    match = fog(japan="asama tokiwa fuji").sortie("japan")
    give(match, "Sail asama yellow_sea", "Sail tokiwa yellow_sea", "Sail fuji tsushima", "EndSortie")
    [sighted] = seen_by(match, "russia")
    assert isinstance(sighted, FleetSighted)
    assert sighted.counts == (("yellow_sea", 2), ("tsushima", 1))
    assert any(isinstance(event, FleetSailed) for event in seen_by(match, "japan"))


@pytest.mark.rule("6.5")
@pytest.mark.parametrize(("die", "succeeded"), [(1, True), (6, False)])
def test_movement_test_shows_the_die_and_the_outcome_not_the_speed(die: int, succeeded: bool) -> None:
    match = fog(tsushima="asama tokiwa", port_arthur="poltava", tops="asama").operation("japan", rolls=[die])
    give(match, "MoveSquadron tsushima sea_of_japan")  # Ruling 74
    heard = seen_by(match, "russia")
    assert MovementSeen(JAPAN, zone_key(TSUSHIMA), zone_key(SEA_OF_JAPAN), die, succeeded) in heard
    assert not any(isinstance(event, MovementTested) for event in heard)


@pytest.mark.rule("6.5")
def test_enemy_sees_how_many_ships_moved_not_which() -> None:
    match = fog(tsushima="asama tokiwa", tops="asama").operation("japan", rolls=[1])
    give(match, "MoveSquadron tsushima sea_of_japan")
    heard = seen_by(match, "russia")
    assert SquadronSighted(JAPAN, TSUSHIMA, SEA_OF_JAPAN, 2) in heard
    assert not any(isinstance(event, SquadronMoved) for event in heard)


@pytest.mark.rule("6.5")
def test_ships_that_fail_to_leave_port_are_not_betrayed() -> None:  # Ruling 74
    match = fog(japan="asama tokiwa", port_arthur="poltava").operation("japan", rolls=[6])
    give(match, "LeavePort japan tsushima", "Join tokiwa", "SetOut")
    assert "tokiwa" not in str(seen_by(match, "russia"))


@pytest.mark.rule("6.5", "6.2C")
def test_ships_that_leave_port_are_named_in_private() -> None:
    match = fog(japan="asama tokiwa", port_arthur="poltava").operation("japan")
    give(match, "LeavePort japan tsushima", "Join tokiwa")
    assert match.open[0].private is True
    assert "tokiwa" not in str(match.crumbs("russia"))


@pytest.mark.rule("6.2C")
@pytest.mark.parametrize("viewer", ["russia", SPECTATOR])
def test_ships_that_gather_in_port_are_nobodys_business(viewer: str) -> None:
    match = fog(japan="asama tokiwa", port_arthur="poltava").operation("japan", rolls=[1])
    before = match.crumbs(viewer), match.why_not(viewer, SET_OUT)
    give(match, "LeavePort japan tsushima", "Join tokiwa")
    assert (match.crumbs(viewer), match.why_not(viewer, SET_OUT)) == before
    assert match.crumbs("japan")[-1] == ("OutOfPort", {"port": "japan", "zone": "tsushima"})


@pytest.mark.rule("6.2C")
def test_where_ships_went_is_known_once_they_have_set_out() -> None:
    match = fog(japan="asama tokiwa", port_arthur="poltava").operation("japan", rolls=[1])
    give(match, "LeavePort japan tsushima", "Join tokiwa", "Join asama", "SetOut")
    assert [name for name, _ in match.crumbs("russia")][-2:] == ["OutOfPort", "NameTopShips"]


@pytest.mark.rule("6.5", "6.2B")
def test_squadron_that_put_in_leaves_no_top_ship_behind() -> None:
    match = fog(tsushima="asama tokiwa", tops="asama").operation("japan", rolls=[1])
    give(match, "PutIn tsushima japan")
    assert match.state.tops == {}


@pytest.mark.rule("6.5")
@pytest.mark.parametrize("kind", [SquadronPutIn, ShipsLeftPort])
def test_who_enters_or_leaves_a_port_is_seen(kind: type[SquadronPutIn | ShipsLeftPort]) -> None:  # Ruling 74
    if kind is SquadronPutIn:
        match = fog(tsushima="asama tokiwa", tops="asama").operation("japan", rolls=[1])
        give(match, "PutIn tsushima japan")
    else:
        match = fog(japan="asama tokiwa").operation("japan", rolls=[1])
        give(match, "LeavePort japan tsushima", "Join asama", "Join tokiwa", "SetOut")
    [seen] = [event for event in seen_by(match, "russia") if isinstance(event, kind)]
    assert seen.ships == ("asama", "tokiwa")


# Battle, mines and return lift the fog


@pytest.mark.rule("6.5", "6.3")
def test_both_squadrons_are_open_while_they_fight() -> None:  # Ruling 74
    match = fog(yellow_sea="asama tokiwa | poltava diana", tops="asama diana").battle("japan", "yellow_sea")
    assert squadron(match, "russia", "japan", "yellow_sea").ships == ("asama", "tokiwa")
    assert squadron(match, "japan", "russia", "yellow_sea").ships == ("poltava", "diana")
    assert any(isinstance(event, BattleJoined) for event in seen_by(match, "russia"))


@pytest.mark.rule("6.5")
def test_battle_opens_no_squadron_elsewhere() -> None:
    match = fog(yellow_sea="asama | poltava", tsushima="fuji mikasa", tops="fuji").battle("japan", "yellow_sea")
    assert squadron(match, "russia", "japan", "tsushima").ships is None


@pytest.mark.rule("6.5", "6.3D")
@pytest.mark.parametrize(("attacker", "defender"), [("japan", "russia"), ("russia", "japan")])
def test_after_a_battle_both_owners_may_choose_a_new_top_ship(attacker: str, defender: str) -> None:
    board = fog(yellow_sea="asama tokiwa | poltava sevastopol", tops="asama poltava")  # Ruling 74
    match = board.battle(attacker, "yellow_sea", rolls=[6, 6, 6, 6, 6])
    give(match, "Fire 2", "TakeHits poltava", "Fire 3", "TakeHits asama")
    assert asked(match) == f"{attacker} top-ship"
    ship = {"japan": "tokiwa", "russia": "sevastopol"}
    give(match, f"ShowTop yellow_sea {ship[attacker]}")
    assert asked(match) == f"{defender} top-ship"
    give(match, f"ShowTop yellow_sea {ship[defender]}")
    assert squadron(match, "russia", "japan", "yellow_sea").top == "tokiwa"
    assert squadron(match, "russia", "japan", "yellow_sea").ships is None


@pytest.mark.rule("6.5", "6.3D")
def test_single_survivor_of_a_battle_needs_no_top() -> None:  # Ruling 78
    match = fog(yellow_sea="asama tokiwa | poltava", tops="asama").battle("japan", "yellow_sea", [6, 6, 6, 6])
    give(match, "Fire 2", "Fire 2")
    assert asked(match) == "japan top-ship"
    assert give(match, "ShowTop yellow_sea asama").is_over


@pytest.mark.rule("6.5", "6.4")
def test_ship_sunk_in_battle_is_on_top_of_nothing() -> None:
    board = fog(yellow_sea="asama tokiwa izumo | diana* poltava retvizan", tops="asama diana")
    match = board.battle("japan", "yellow_sea", rolls=[1])
    give(match, "Fire 1", "TakeHits diana")
    assert asked(match) == "russia fire"
    assert squadron(match, "japan", "russia", "yellow_sea").top != "diana"


@pytest.mark.rule("6.5", "10.3")
def test_mine_test_names_the_whole_squadron_to_everybody() -> None:  # Ruling 74
    match = fog(mines=True, yellow_sea="asama fuji", tops="asama").return_to_port(rolls=[6])
    assert asked(match) == "japan mine"
    [test] = [event for event in seen_by(match, "russia") if isinstance(event, MinesTested)]
    assert set(test.ships) == {"asama", "fuji"}


@pytest.mark.rule("6.5", "10.3")
def test_squadron_among_the_mines_is_open() -> None:  # Ruling 74
    match = fog(mines=True, yellow_sea="asama fuji", tops="asama").return_to_port(rolls=[6])
    assert asked(match) == "japan mine"
    assert squadron(match, "russia", "japan", "yellow_sea").ships == ("fuji", "asama")


@pytest.mark.rule("6.5", "10.4")
def test_ship_sunk_by_a_mine_is_on_top_of_nothing() -> None:
    board = fog(mines=True, yellow_sea="fuji* asama kasagi | poltava diana", tops="fuji poltava")
    match = give(board.return_to_port(rolls=[4, 5]), "StrikeMine fuji")
    assert (ships_in(match, "sunk"), asked(match)) == ({"fuji"}, "russia mine")
    assert squadron(match, "russia", "japan", "yellow_sea").top != "fuji"


@pytest.mark.rule("6.5", "10.4")
def test_squadron_lost_on_mines_leaves_no_top_ship_behind() -> None:  # Ruling 78
    match = fog(mines=True, yellow_sea="fuji* mikasa*", tops="fuji").return_to_port(rolls=[5])
    give(match, "StrikeMine fuji")
    assert match.is_over
    assert ships_in(match, "sunk") == {"fuji", "mikasa"}
    assert match.state.tops == {}


@pytest.mark.rule("6.5", "8.2")
def test_squadron_on_its_way_home_is_open() -> None:  # Ruling 74
    match = fog(east_china_sea="poltava retvizan", tops="poltava").return_to_port()
    assert asked(match) == "russia return"
    assert squadron(match, "japan", "russia", "east_china_sea").ships == ("retvizan", "poltava")


@pytest.mark.rule("6.5", "5")
def test_fog_falls_again_on_the_next_turn() -> None:
    match = position(turn=0, japan="asama tokiwa", switches={"fog_of_war": True}).war(rolls=[3, 3, 3, 3])
    give(match, "EndSortie", "KeepInitiative", "NoBlockade")
    give(match, "Sail asama yellow_sea", "Sail tokiwa yellow_sea", "EndSortie", "ShowTop yellow_sea asama")
    assert (match.state.turn, asked(match)) == (2, "japan tie")
    assert squadron(match, "russia", "japan", "yellow_sea").ships is None


@pytest.mark.rule("6.5", "8.2")
def test_no_top_ship_is_left_at_sea_after_the_return() -> None:
    match = fog(tsushima="asama tokiwa", yellow_sea="poltava retvizan", tops="asama poltava").return_to_port()
    give(match, "ReturnTo poltava port_arthur", "ReturnTo retvizan diego_suarez")
    assert match.is_over
    assert match.state.tops == {}
