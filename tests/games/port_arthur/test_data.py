"""The values that come with the game: complete, sourced, and in agreement with every sentence of the books."""

from __future__ import annotations

from math import floor

import pytest

from honjin.games.port_arthur.pack import STANDARD, ShipCard
from honjin.games.port_arthur.pack_checks import check_pack
from honjin.games.port_arthur.pack_loading import standard_pack
from honjin.packs.rows import is_reconstructed

PACK = standard_pack()
SHIPS = {ship.id: ship for ship in PACK.ships}
ZONES = {zone.id: zone for zone in PACK.zones}
PORTS = {port.id: port for port in PACK.ports}
BOXES = {box.id: box for box in PACK.boxes}
BORDERS = {border.identity for border in PACK.borders}
WEIGHTS = {"12in": 1.0, "10in": 0.75, "9in": 0.6, "8in": 0.35, "6in": 0.25, "4.7in": 0.15}


def adjacent(one: str, other: str) -> bool:
    return tuple(sorted((one, other))) in BORDERS


def squadron(*ids: str) -> list[ShipCard]:
    return [SHIPS[id] for id in ids]


def speed(ships: list[ShipCard]) -> int:
    return min(ship.speed for ship in ships)


def fleet(name: str, turn: int = 1, *, optional: bool = False) -> list[ShipCard]:
    of_fleet = [ship for ship in PACK.ships if ship.fleet == name and ship.entry_turn == turn]
    return [ship for ship in of_fleet if ship.optional is optional]


# The whole


def test_the_standard_pack_has_no_problem() -> None:
    assert check_pack(PACK) == []


def test_the_interface_can_tell_a_reconstructed_value() -> None:
    assert is_reconstructed(SHIPS["fuji"], "firepower")
    assert not is_reconstructed(SHIPS["fuji"], "speed")
    assert not is_reconstructed(BOXES["siping"], "parent")


# 2.1 Sea zones


@pytest.mark.rule("2.1")
def test_there_are_six_zones_and_six_borders() -> None:
    assert len(ZONES) == len(PACK.zones) == 6
    assert len(BORDERS) == len(PACK.borders) == 6


@pytest.mark.rule("2.1")
def test_the_borders_the_books_name() -> None:
    assert adjacent("sea_of_japan", "pacific_ocean")
    assert not adjacent("tsushima", "philippine_sea")


@pytest.mark.rule("2.1")
def test_the_borders_the_sortie_example_needs() -> None:
    assert adjacent("yellow_sea", "east_china_sea")
    assert [pair for pair in BORDERS if "yellow_sea" in pair] == [("east_china_sea", "yellow_sea")]


@pytest.mark.rule("2.1")
def test_five_zones_lie_in_a_ring_round_japan() -> None:
    ring = ["east_china_sea", "tsushima", "sea_of_japan", "pacific_ocean", "philippine_sea"]
    assert all(adjacent(one, other) for one, other in zip(ring, [*ring[1:], ring[0]], strict=True))


@pytest.mark.rule("2.1")
def test_the_pacific_gives_nothing_to_japan_and_two_to_russia() -> None:
    for variant in (STANDARD, *PACK.control_points.variants):
        pacific = PACK.control_points.for_variant(variant)["pacific_ocean"]
        assert (pacific.japan, pacific.russia) == (0, 2)


def test_the_three_key_zones_give_one_three_six() -> None:
    assert {zone.id for zone in PACK.zones if zone.key} == {"yellow_sea", "tsushima", "east_china_sea"}
    assert PACK.control_points.by_count == (0, 1, 3, 6)


@pytest.mark.parametrize(
    ("variant", "sea_of_japan", "philippine_sea"),
    [
        (STANDARD, (1, 3), (0, 1)),
        ("flat", (1, 1), (0, 1)),
        ("philippine_1_3", (1, 1), (1, 3)),
        ("even", (1, 2), (1, 1)),
    ],
)
def test_the_readings_of_the_uncertain_zones(
    variant: str, sea_of_japan: tuple[int, int], philippine_sea: tuple[int, int]
) -> None:
    points = PACK.control_points.for_variant(variant)
    assert (points["sea_of_japan"].japan, points["sea_of_japan"].russia) == sea_of_japan
    assert (points["philippine_sea"].japan, points["philippine_sea"].russia) == philippine_sea


@pytest.mark.parametrize("variant", [STANDARD, *PACK.control_points.variants])
def test_russia_can_make_four_beside_the_three_key_zones_of_japan(variant: str) -> None:
    sums = {0}
    for row in PACK.control_points.for_variant(variant).values():
        sums |= {total + row.russia for total in sums}
    assert 4 in sums


# 2.2 Ports


@pytest.mark.rule("2.2")
def test_japan_touches_every_zone_but_the_yellow_sea() -> None:
    assert set(PORTS["japan"].adjacent) == set(ZONES) - {"yellow_sea"}


@pytest.mark.rule("2.2")
def test_each_russian_port_touches_one_zone() -> None:
    touched = {port.id: port.adjacent for port in PACK.ports if port.owner == "russia"}
    assert touched == {
        "port_arthur": ("yellow_sea",),
        "vladivostok": ("sea_of_japan",),
        "diego_suarez": ("east_china_sea",),
    }


@pytest.mark.rule("2.2")
def test_every_port_but_diego_suarez_has_a_shipyard() -> None:
    assert [port.id for port in PACK.ports if not port.shipyard] == ["diego_suarez"]


def test_where_russian_ships_return_to() -> None:
    assert PACK.russian_return == {
        "tsushima": ("vladivostok",),
        "pacific_ocean": ("vladivostok",),
        "sea_of_japan": ("vladivostok",),
        "yellow_sea": ("port_arthur", "diego_suarez"),
        "east_china_sea": ("port_arthur", "diego_suarez"),
        "philippine_sea": ("diego_suarez",),
    }


# 2.3 Troop transports


@pytest.mark.rule("2.3")
def test_the_landing_boxes_are_in_the_yellow_sea_and_tsushima() -> None:
    assert [zone.id for zone in PACK.zones if zone.landing_box] == ["yellow_sea", "tsushima"]
    assert PACK.tracks.transports_sunk == (0, 1, 3)


# 2.4 Tracks


@pytest.mark.rule("2.4")
def test_six_turns_and_five_points_on_each_side_of_the_centre() -> None:
    tracks = PACK.tracks
    assert tracks.turns == 6
    assert (tracks.cp_min, tracks.cp_start, tracks.cp_max) == (-5, 0, 5)


@pytest.mark.rule("2.4")
def test_seven_boxes_begin_at_the_yalu() -> None:
    assert len(BOXES) == len(PACK.boxes) == 7
    assert [box.id for box in PACK.boxes if box.parent is None] == ["yalu"]


def path(box: str, parents: dict[str, str | None]) -> set[str]:
    parent = parents[box]
    return {box} | (path(parent, parents) if parent else set())


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("variant", [STANDARD, "fork_after_nanshan", "fork_after_yalu"])
def test_six_armies_reach_port_arthur_or_siping_but_not_both(variant: str) -> None:
    parents = PACK.boxes_for_variant(variant)
    port_arthur, siping = path("port_arthur", parents), path("siping", parents)
    assert len(port_arthur) <= PACK.tracks.armies
    assert len(siping) <= PACK.tracks.armies
    assert port_arthur | siping == set(BOXES)


@pytest.mark.parametrize(
    ("variant", "last_common_box"),
    [(STANDARD, "liaoyang"), ("fork_after_nanshan", "nanshan"), ("fork_after_yalu", "yalu")],
)
def test_where_the_track_forks(variant: str, last_common_box: str) -> None:
    parents = PACK.boxes_for_variant(variant)
    assert path("port_arthur", parents) & path("siping", parents) == path(last_common_box, parents)
    assert parents["port_arthur"] == "hill_203"
    assert parents["siping"] == "mukden"


# 2.5 Markers


@pytest.mark.rule("2.5")
def test_six_armies_and_the_initiative_with_japan() -> None:
    assert PACK.tracks.armies == 6
    assert PACK.tracks.initiative_start == "japan"
    assert PACK.tracks.initiative_turn == 4


# 2.6 Ships


@pytest.mark.rule("2.6")
def test_fifty_ships_of_which_22_japanese_and_28_russian() -> None:
    assert len(SHIPS) == len(PACK.ships) == 50
    assert sum(ship.side == "japan" for ship in PACK.ships) == 22
    assert sum(ship.side == "russia" for ship in PACK.ships) == 28


@pytest.mark.rule("2.6")
@pytest.mark.parametrize(
    ("name", "turn", "ships", "optional", "firepower", "damaged"),
    [
        ("japan", 1, 20, 2, 84, 72),
        ("port_arthur", 1, 11, 1, 49, 41),
        ("vladivostok", 1, 4, 0, 18, 14),
        ("baltic", 4, 8, 0, 48, 40),
        ("baltic", 5, 4, 0, 14, 10),
    ],
)
def test_the_fleets(name: str, turn: int, ships: int, optional: int, firepower: int, damaged: int) -> None:
    regular = fleet(name, turn)
    assert len(regular) == ships
    assert len(fleet(name, turn, optional=True)) == optional
    assert sum(ship.firepower for ship in regular) == firepower
    assert sum(ship.damaged_firepower for ship in regular) == damaged


@pytest.mark.rule("2.6")
def test_two_japanese_ships_and_one_russian_are_optional() -> None:
    assert {ship.id for ship in PACK.ships if ship.optional} == {"hatsuse", "yashima", "petropavlovsk"}


@pytest.mark.rule("2.6")
def test_only_the_baltic_fleet_enters_later() -> None:
    assert all((ship.fleet == "baltic") is (ship.entry_turn in (4, 5)) for ship in PACK.ships)


@pytest.mark.parametrize("ship", PACK.ships, ids=lambda ship: ship.id)
def test_firepower_is_what_the_guns_give(ship: ShipCard) -> None:
    history = ship.history
    assert history is not None
    raw = sum(WEIGHTS[calibre] * number for calibre, number in history.guns.items())
    old = ship.type != "protected_cruiser" and history.laid_down <= 1892
    assert ship.firepower == max(1, floor(raw - old + 0.5))
    assert ship.damaged_firepower == (ship.firepower - 1 if ship.firepower > 2 else ship.firepower)


@pytest.mark.parametrize("ship", PACK.ships, ids=lambda ship: ship.id)
def test_speed_and_defence_are_what_the_ship_was(ship: ShipCard) -> None:
    history = ship.history
    assert history is not None
    speeds = {
        "battleship": 4 if history.knots >= 16 else 3,
        "coast_defence": 3,
    }
    cruiser = 6 if history.knots >= 22 else 5 if history.knots >= 18 else 4
    assert ship.speed == speeds.get(ship.type, cruiser)
    assert ship.damaged_speed == max(2, ship.speed - 1)
    defences = {"protected_cruiser": 1, "armoured_cruiser": 2, "coast_defence": 2}
    battleship = 4 if history.displacement >= 14_500 else 2 if history.displacement < 9_900 else 3
    assert ship.defence == defences.get(ship.type, battleship)


# What the worked examples say about ships


def test_the_japanese_squadron_of_the_battle_example() -> None:
    ships = squadron("asama", "tokiwa", "izumo", "iwate", "yakumo", "azuma")
    assert speed(ships) == 5
    assert sum(ship.firepower for ship in ships) == 28


def test_the_russian_squadron_of_the_battle_example() -> None:
    ships = squadron("tsesarevitch", "retvizan", "poltava", "diana", "sevastopol")
    assert speed(ships) == 4
    afloat = [ship for ship in ships if ship.id != "poltava"]
    assert sum(ship.damaged_firepower for ship in afloat) == 19


def test_three_hits_sink_poltava_and_two_sink_yakumo() -> None:
    assert SHIPS["poltava"].defence == 3
    assert SHIPS["yakumo"].defence == 2


def test_fuji_slows_asama_and_yakumo_from_five_to_four() -> None:
    assert speed(squadron("asama", "yakumo")) == 5
    assert speed(squadron("asama", "yakumo", "fuji")) == 4


def test_there_can_be_a_japanese_squadron_of_speed_three() -> None:
    assert any(ship.damaged_speed == 3 for ship in fleet("japan"))


def test_the_vladivostok_squadron_has_speed_five() -> None:
    assert speed(fleet("vladivostok")) == 5
