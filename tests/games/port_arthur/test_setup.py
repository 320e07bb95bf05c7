"""Chapter 3, set-up."""

from __future__ import annotations

import pytest
from tests.games.port_arthur.position import new_game, ships_in, theatre

from honjin.testing.position import asked

PORT_ARTHUR_FLEET = "tsesarevitch retvizan pobeda peresvet poltava sevastopol bayan askold diana pallada novik"
VLADIVOSTOK_FLEET = "rossia gromoboi rurik bogatyr"


@pytest.mark.rule("3")
def test_all_japanese_ships_start_in_the_roadstead_of_japan() -> None:
    japanese = {card.id for card in theatre().ships if card.side == "japan"}
    assert len(japanese) == 20
    assert ships_in(new_game(), "japan") == japanese


@pytest.mark.rule("3")
@pytest.mark.parametrize(("port", "fleet"), [("port_arthur", PORT_ARTHUR_FLEET), ("vladivostok", VLADIVOSTOK_FLEET)])
def test_russian_ships_start_in_the_roadstead_of_their_fleet(port: str, fleet: str) -> None:
    assert ships_in(new_game(), port) == set(fleet.split())


@pytest.mark.rule("3")
def test_baltic_fleet_starts_on_the_turn_track() -> None:
    waiting = ships_in(new_game(), "off_map")
    assert waiting == {*theatre().arriving(4), *theatre().arriving(5)}
    assert len(waiting) == 12


@pytest.mark.rule("3")
@pytest.mark.parametrize("turn", [1, 2, 3, 6])
def test_no_ship_enters_on_another_turn_than_four_and_five(turn: int) -> None:
    assert theatre().arriving(turn) == ()


@pytest.mark.rule("3")
def test_every_ship_starts_intact() -> None:
    assert new_game().state.damaged == 0


@pytest.mark.rule("3")
def test_shipyards_diego_suarez_and_the_sea_start_empty() -> None:
    lying = {
        place: ships for place, ships in new_game().state.encode()["ships"].items() if ships and place != "off_map"
    }
    assert set(lying) == {"japan.roadstead", "port_arthur.roadstead", "vladivostok.roadstead"}


@pytest.mark.rule("3", "5.3")
def test_six_armies_start_in_hand() -> None:
    state = new_game().state
    assert (state.armies_in_pool(), state.landing, state.boxes) == (6, (), ())


@pytest.mark.rule("3", "7.2")
def test_blockade_marker_starts_in_hand() -> None:
    assert new_game().state.blockade is False


@pytest.mark.rule("3", "9")
def test_japan_starts_with_the_initiative() -> None:
    assert new_game().state.initiative == "japan"


@pytest.mark.rule("3")
def test_markers_start_on_turn_one_and_in_the_centre() -> None:
    state = new_game().state
    assert (state.turn, state.score) == (1, 0)


@pytest.mark.rule("3", "5.1")
def test_first_to_decide_is_japan_with_its_sortie() -> None:
    assert asked(new_game()) == "japan sortie"


@pytest.mark.rule("3", "10.1")
@pytest.mark.parametrize("ship", ["hatsuse", "yashima", "petropavlovsk"])
def test_optional_ships_stay_out_of_the_game_without_the_option(ship: str) -> None:
    assert ship not in new_game().state.theatre.bit
