"""Chapter 5, sorties, repairs and troop transports."""

from __future__ import annotations

import pytest
from tests.games.port_arthur.position import PortArthurMatch, position, ships_at_sea, ships_in

from honjin.core.event import UMPIRE
from honjin.games.port_arthur.events import (
    BattleJoined,
    EmbarkationOrdered,
    Fired,
    FleetSailed,
    RepairOrdered,
    SailingOrdered,
)
from honjin.testing.position import asked, events_of, give, offered, refusal, rolled, seen_by

PORTS = ["japan", "port_arthur", "vladivostok", "diego_suarez"]
SIDE_OF = {"japan": "japan", "port_arthur": "russia", "vladivostok": "russia", "diego_suarez": "russia"}
SHIP_OF = {"japan": "fuji", "russia": "poltava"}


def sortie_from(port: str, star: str = "", blockade: bool = False) -> PortArthurMatch:
    """A sortie of one ship that lies in this port."""
    side = SIDE_OF[port]
    return position({port: SHIP_OF[side] + star}, blockade=blockade).sortie(side)


def goals(match: PortArthurMatch, ship: str) -> set[str]:
    """The zones this ship may sail to."""
    return {wish.split()[2] for wish in offered(match) if wish.startswith(f"Sail {ship} ")}


# Where ships may sail


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("port", "zones"),
    [
        ("japan", "tsushima pacific_ocean sea_of_japan philippine_sea east_china_sea"),
        ("port_arthur", "yellow_sea"),
        ("vladivostok", "sea_of_japan"),
        ("diego_suarez", "east_china_sea"),
    ],
)
def test_damaged_ship_may_sail_to_the_zones_next_to_its_port_only(port: str, zones: str) -> None:
    match = sortie_from(port, "*")
    assert goals(match, SHIP_OF[SIDE_OF[port]]) == set(zones.split())


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("port", "zones"),
    [
        ("japan", "tsushima pacific_ocean sea_of_japan philippine_sea east_china_sea yellow_sea"),
        ("port_arthur", "yellow_sea east_china_sea"),
        ("vladivostok", "sea_of_japan tsushima pacific_ocean"),
        ("diego_suarez", "east_china_sea yellow_sea tsushima philippine_sea"),
    ],
)
def test_intact_ship_may_sail_one_zone_further(port: str, zones: str) -> None:  # Rulings 10 and 44
    match = sortie_from(port)
    assert goals(match, SHIP_OF[SIDE_OF[port]]) == set(zones.split())


@pytest.mark.rule("5.1")
def test_ships_sail_without_a_movement_test() -> None:
    match = give(position(port_arthur="poltava").sortie("russia"), "Sail poltava east_china_sea", "EndSortie")
    assert rolled(match) == []
    assert ships_in(match, "east_china_sea") == {"poltava"}


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("sailing", ["", "fuji", "fuji asama", "fuji asama kasagi"])
def test_side_may_send_all_some_or_none_of_its_ships(sailing: str) -> None:
    match = position(japan="fuji asama kasagi").sortie("japan")
    give(match, *(f"Sail {ship} tsushima" for ship in sailing.split()), "EndSortie")
    assert ships_in(match, "tsushima") == set(sailing.split())
    assert ships_in(match, "japan") == {"fuji", "asama", "kasagi"} - set(sailing.split())


@pytest.mark.rule("5.1")
def test_sorties_are_not_compulsory() -> None:
    assert "EndSortie" in offered(position(japan="fuji").sortie("japan"))


@pytest.mark.rule("5.1")
def test_japanese_ships_need_not_enter_the_same_zone() -> None:
    match = position(japan="fuji asama").sortie("japan")
    give(match, "Sail fuji tsushima", "Sail asama yellow_sea", "EndSortie")
    assert (ships_in(match, "tsushima"), ships_in(match, "yellow_sea")) == ({"fuji"}, {"asama"})


@pytest.mark.rule("5.1")
def test_russian_ships_of_one_port_may_part_too() -> None:  # Ruling 44
    match = position(port_arthur="poltava retvizan").sortie("russia")
    give(match, "Sail poltava yellow_sea", "Sail retvizan east_china_sea", "EndSortie")
    assert (ships_in(match, "yellow_sea"), ships_in(match, "east_china_sea")) == ({"poltava"}, {"retvizan"})


@pytest.mark.rule("5.1")
def test_ships_of_several_ports_may_meet_in_one_zone() -> None:
    match = position(port_arthur="poltava", diego_suarez="borodino").sortie("russia")
    give(match, "Sail poltava yellow_sea", "Sail borodino yellow_sea", "EndSortie")
    assert ships_in(match, "yellow_sea") == {"poltava", "borodino"}


@pytest.mark.rule("5.1")
def test_russian_ships_may_enter_a_zone_with_japanese_ships_and_nobody_fires() -> None:  # Ruling 44
    match = position(yellow_sea="asama", port_arthur="poltava").sortie("russia")
    give(match, "Sail poltava yellow_sea", "EndSortie")
    assert ships_in(match, "yellow_sea") == {"asama", "poltava"}
    assert events_of(match, BattleJoined) == []
    assert events_of(match, Fired) == []


@pytest.mark.rule("5.1")
def test_enemies_on_the_way_do_not_stop_a_ship() -> None:  # Ruling 44
    match = position(yellow_sea="asama tokiwa", port_arthur="poltava").sortie("russia")
    give(match, "Sail poltava east_china_sea", "EndSortie")
    assert ships_in(match, "east_china_sea") == {"poltava"}


@pytest.mark.rule("5.1")
def test_ships_left_in_port_may_still_leave_in_the_operations_phase() -> None:
    match = position(turn=1, japan="fuji").turn(rolls=[6, 1])
    assert "LeavePort japan tsushima" in offered(give(match, "EndSortie"))


# The blockade


@pytest.mark.rule("5.1", "7.2")
def test_blockade_keeps_ships_from_port_arthur_in_the_yellow_sea() -> None:
    match = sortie_from("port_arthur", blockade=True)
    assert goals(match, "poltava") == {"yellow_sea"}
    assert refusal(match, "Sail poltava east_china_sea") == "5.1 blockade-holds"


@pytest.mark.rule("5.1", "7.2")
@pytest.mark.parametrize("port", ["japan", "vladivostok", "diego_suarez"])
def test_blockade_binds_no_ship_of_another_port(port: str) -> None:  # Ruling 45
    ship = SHIP_OF[SIDE_OF[port]]
    assert goals(sortie_from(port, blockade=True), ship) == goals(sortie_from(port), ship)


@pytest.mark.rule("5.1", "7.5")
def test_ships_sail_from_port_arthur_after_hill_203_as_before() -> None:  # Ruling 75
    match = position(port_arthur="poltava", boxes="yalu nanshan liaoyang hill_203").sortie("russia")
    assert goals(match, "poltava") == {"yellow_sea", "east_china_sea"}


# What is refused


@pytest.mark.rule("5.1")
def test_ship_in_a_shipyard_may_not_sail() -> None:
    match = position(japan="asama", japan_yard="fuji*").sortie("japan")
    assert goals(match, "fuji") == set()
    assert refusal(match, "Sail fuji tsushima") == "5.1 not-in-a-roadstead"


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("ship", "zone", "reason"),
    [
        ("rossia", "yellow_sea", "5.1 out-of-reach"),
        ("diana", "east_china_sea", "5.1 damaged-goes-one-zone"),
        ("fuji", "tsushima", "5.1 not-your-ship"),
        ("askold", "tsushima", "5.1 not-in-a-roadstead"),
        ("borodino", "east_china_sea", "5.1 not-in-a-roadstead"),
        ("novik", "yellow_sea", "5.1 not-in-a-roadstead"),
        ("petropavlovsk", "yellow_sea", "2.6 no-such-ship"),
        ("poltava", "atlantic", "5.1 out-of-reach"),
    ],
)
def test_impossible_sorties_are_refused(ship: str, zone: str, reason: str) -> None:
    match = position(
        japan="fuji", vladivostok="rossia", port_arthur="poltava diana*", tsushima="askold", sunk="novik"
    ).sortie("russia")
    assert refusal(match, f"Sail {ship} {zone}") == reason


@pytest.mark.rule("5.1")
def test_ship_gets_one_order_only() -> None:  # Ruling 43
    match = give(position(japan="fuji asama").sortie("japan"), "Sail fuji tsushima")
    assert refusal(match, "Sail fuji pacific_ocean") == "5.1 has-its-order"
    assert goals(match, "fuji") == set()


@pytest.mark.rule("5.1", "5.2")
def test_ship_ordered_into_the_yard_may_not_sail() -> None:  # Ruling 43
    match = give(position(japan="fuji*").sortie("japan"), "Repair fuji")
    assert refusal(match, "Sail fuji tsushima") == "5.1 has-its-order"


@pytest.mark.rule("5.1")
def test_sortie_is_final_when_the_side_is_done() -> None:  # Ruling 43
    match = position(turn=1, japan="fuji", port_arthur="poltava").turn()
    give(match, "EndSortie")
    assert refusal(match, "Sail fuji tsushima", side="japan") == "5.1 not-your-decision"
    assert refusal(match, "Sail fuji tsushima") == "5.1 not-your-ship"


@pytest.mark.rule("5.1")
def test_orders_bind_for_one_turn() -> None:
    match = position(turn=0, japan="mikasa fuji").war(rolls=[3, 3])
    give(match, "Sail mikasa tsushima", "Sail fuji tsushima", "EndSortie", "KeepInitiative", "NoBlockade")
    assert match.state.turn == 2
    assert "yellow_sea" in goals(match, "mikasa") & goals(match, "fuji")


@pytest.mark.rule("5.1")
def test_side_is_asked_to_end_its_sortie_even_when_every_ship_has_its_order() -> None:
    match = give(position(port_arthur="poltava").sortie("russia"), "Sail poltava yellow_sea")
    assert offered(match) == {"EndSortie"}


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("orders", [("Sail fuji tsushima", "Repair asama", "Embark tsushima")])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_orders_may_be_given_in_any_order(orders: tuple[str, ...], first: int) -> None:  # Ruling 43
    match = position(japan="fuji asama*").sortie("japan")
    give(match, *orders[first:], *orders[:first], "EndSortie")
    assert ships_in(match, "tsushima") == {"fuji"}
    assert ships_in(match, "japan_yard") == {"asama*"}
    assert match.state.landing == ("tsushima",)


# Secrecy


@pytest.mark.rule("5.1", "6.5")
def test_no_ship_stirs_before_the_sortie_is_done() -> None:  # Ruling 79
    match = give(position(japan="fuji").sortie("japan"), "Sail fuji tsushima")
    assert ships_in(match, "japan") == {"fuji"}
    assert ships_at_sea(match) == set()


@pytest.mark.rule("5.1", "6.5")
@pytest.mark.parametrize("viewer", ["russia", "spectator"])
def test_orders_are_hidden_until_the_sortie_is_done(viewer: str) -> None:  # Ruling 79
    match = position(japan="mikasa asama*").sortie("japan")
    give(match, "Sail mikasa tsushima", "Repair asama", "Embark yellow_sea")
    view = match.view(viewer)
    assert match.open[0].private is True
    assert seen_by(match, viewer) == []
    assert (view.orders, view.embarking, view.pool) == ({}, (), 6)


@pytest.mark.rule("5.1", "6.5")
@pytest.mark.parametrize("viewer", ["japan", UMPIRE])
def test_side_that_gives_the_orders_sees_them(viewer: str) -> None:  # Ruling 79
    match = position(japan="fuji asama*").sortie("japan")
    give(match, "Sail fuji tsushima", "Repair asama", "Embark yellow_sea")
    view = match.view(viewer)
    assert view.orders == {"fuji": "tsushima", "asama": "japan.shipyard"}
    assert (view.embarking, view.pool) == (("yellow_sea",), 5)


@pytest.mark.rule("5.1", "6.5")
def test_orders_are_open_when_the_sortie_is_done() -> None:  # Ruling 79
    match = position(japan="fuji").sortie("japan")
    give(match, "Sail fuji tsushima", "EndSortie")
    assert [type(event) for event in seen_by(match, "russia")] == [FleetSailed]


@pytest.mark.rule("5.1", "5.2", "5.3")
def test_each_kind_of_order_cites_its_own_section() -> None:
    match = position(japan="fuji asama*").sortie("japan")
    give(match, "Sail fuji tsushima", "Repair asama", "Embark yellow_sea")
    assert match.log is not None
    cited = {type(entry.event): entry.rule for entry in match.log.entries}
    assert cited == {SailingOrdered: "5.1", RepairOrdered: "5.2", EmbarkationOrdered: "5.3"}


# Repairs


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("port", ["japan", "port_arthur", "vladivostok"])
def test_damaged_ship_may_be_put_into_the_yard_of_its_port(port: str) -> None:
    match = sortie_from(port, "*")
    ship = SHIP_OF[SIDE_OF[port]]
    give(match, f"Repair {ship}", "EndSortie")
    assert ships_in(match, f"{port}_yard") == {f"{ship}*"}
    assert ships_in(match, port) == set()


@pytest.mark.rule("5.2")
def test_ships_without_orders_stay_in_the_roadstead_beside_those_under_repair() -> None:  # Ruling 43
    match = give(position(japan="fuji* asama kasagi*").sortie("japan"), "Repair fuji", "EndSortie")
    assert ships_in(match, "japan") == {"asama", "kasagi*"}


@pytest.mark.rule("5.2")
def test_repairs_are_not_compulsory() -> None:  # Ruling 46
    match = give(position(japan="fuji* asama*").sortie("japan"), "Sail asama tsushima", "EndSortie")
    assert ships_in(match, "japan") == {"fuji*"}
    assert ships_in(match, "tsushima") == {"asama*"}


@pytest.mark.rule("5.2")
def test_shipyard_holds_any_number_of_ships() -> None:
    fleet = ["mikasa", "asahi", "shikishima", "fuji", "asama", "tokiwa", "izumo", "iwate", "yakumo", "azuma"]
    match = position(japan=" ".join(f"{ship}*" for ship in fleet)).sortie("japan")
    give(match, *(f"Repair {ship}" for ship in fleet), "EndSortie")
    assert ships_in(match, "japan_yard") == {f"{ship}*" for ship in fleet}


@pytest.mark.rule("5.2")
def test_diego_suarez_has_no_shipyard() -> None:
    assert refusal(sortie_from("diego_suarez", "*"), "Repair poltava") == "5.2 no-shipyard"


@pytest.mark.rule("5.2", "7.5")
def test_port_arthur_has_no_shipyard_after_hill_203() -> None:
    match = position(port_arthur="poltava*", boxes="yalu nanshan liaoyang hill_203").sortie("russia")
    assert refusal(match, "Repair poltava") == "5.2 no-shipyard"
    assert "Repair poltava" not in offered(match)


@pytest.mark.rule("5.2", "7.5")
def test_vladivostok_keeps_its_shipyard_after_hill_203() -> None:
    match = position(vladivostok="rossia*", boxes="yalu nanshan liaoyang hill_203").sortie("russia")
    assert "Repair rossia" in offered(match)


@pytest.mark.rule("5.2")
def test_intact_ship_may_not_be_repaired() -> None:  # Ruling 46
    assert refusal(sortie_from("japan"), "Repair fuji") == "5.2 not-damaged"


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("ship", "reason"),
    [
        ("fuji", "5.1 not-your-ship"),
        ("diana", "5.1 not-in-a-roadstead"),
        ("pallada", "5.1 not-in-a-roadstead"),
        ("hatsuse", "2.6 no-such-ship"),
    ],
)
def test_only_own_ships_in_a_roadstead_are_repaired(ship: str, reason: str) -> None:  # Rulings 8 and 46
    match = position(japan="fuji*", port_arthur="poltava", yellow_sea="diana*", port_arthur_yard="pallada*").sortie(
        "russia"
    )
    assert refusal(match, f"Repair {ship}") == reason


@pytest.mark.rule("5.2", "6.1")
def test_ships_go_into_the_yard_in_the_sortie_phase_only() -> None:  # Rulings 8 and 46
    match = position(japan="fuji*").operation("japan")
    assert refusal(match, "Repair fuji") == "6.1 not-now"


@pytest.mark.rule("5.2", "6.2C")
def test_ship_under_repair_takes_no_part_in_operations() -> None:
    match = position(japan_yard="fuji*", tsushima="asama").operation("japan")
    assert refusal(match, "LeavePort japan tsushima") == "6.2C no-ships-in-roadstead"


# Troop transports


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("zones", ["yellow_sea", "tsushima", "yellow_sea tsushima"])
def test_japan_may_put_an_army_on_each_landing_box(zones: str) -> None:
    match = position().sortie("japan")
    give(match, *(f"Embark {zone}" for zone in zones.split()), "EndSortie")
    assert match.state.landing == tuple(zones.split())
    assert match.state.armies_in_pool() == 6 - len(zones.split())


@pytest.mark.rule("5.3")
def test_armies_need_not_be_placed() -> None:
    match = give(position().sortie("japan"), "EndSortie")
    assert (match.state.landing, match.state.armies_in_pool()) == ((), 6)


@pytest.mark.rule("5.3")
def test_landing_box_takes_one_army() -> None:  # Ruling 47
    match = give(position().sortie("japan"), "Embark tsushima")
    assert refusal(match, "Embark tsushima") == "5.3 landing-box-taken"


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("zone", ["east_china_sea", "philippine_sea", "pacific_ocean", "sea_of_japan"])
def test_other_zones_have_no_landing_box(zone: str) -> None:
    assert refusal(position().sortie("japan"), f"Embark {zone}") == "5.3 no-landing-box"


@pytest.mark.rule("5.3")
def test_russia_has_no_armies() -> None:
    match = position(port_arthur="poltava").sortie("russia")
    assert refusal(match, "Embark yellow_sea") == "5.3 no-armies-of-yours"


@pytest.mark.rule("5.3")
def test_armies_on_the_track_are_out_of_the_pool() -> None:  # Ruling 33
    match = position(japan="fuji", boxes="yalu nanshan liaoyang hill_203 mukden siping").sortie("japan")
    assert refusal(match, "Embark yellow_sea") == "5.3 pool-is-empty"


@pytest.mark.rule("5.3")
def test_last_army_fills_one_landing_box_only() -> None:  # Ruling 33
    match = position(boxes="yalu nanshan liaoyang hill_203 mukden").sortie("japan")
    give(match, "Embark tsushima")
    assert refusal(match, "Embark yellow_sea") == "5.3 pool-is-empty"
    assert offered(match) == {"EndSortie"}


@pytest.mark.rule("5.3")
def test_armies_embark_without_any_ship() -> None:  # Ruling 47
    match = position(yellow_sea="poltava", tsushima="rossia").sortie("japan")
    assert offered(match) == {"Embark yellow_sea", "Embark tsushima", "EndSortie"}


@pytest.mark.rule("5.3", "6.1")
def test_armies_embark_in_the_sortie_phase_only() -> None:  # Ruling 47
    match = position(japan="fuji").operation("japan")
    assert refusal(match, "Embark yellow_sea") == "6.1 not-now"


@pytest.mark.rule("5.3", "7.4")
def test_landing_boxes_are_empty_after_scoring() -> None:  # Ruling 47
    match = position(tsushima="rossia", landing="yellow_sea tsushima").scoring()
    give(match, "NoBlockade")
    assert match.state.landing == ()
    assert asked(match) == ""
