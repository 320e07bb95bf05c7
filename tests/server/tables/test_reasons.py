"""Why not: the reason of the nearest wish, with what is picked and what is pointed at."""

from __future__ import annotations

import pytest
from tests.games.storm.position import StormMatch, position, some

from honjin.games.storm import GAME
from honjin.server.tables.reasons import reasons

CROWD = f"{some('j_1d_1', 'j_1d_2', 'j_1d_3')} j_1d_15_1"
BOARD = position({"5": "j_9d_7_1 j_9d_7_2", "4": CROWD, "16": "r_13_1", "1": "j_s_15h1"})


def why(match: StormMatch, side: str, thing: str) -> list[str]:
    """The reasons for not doing something with a thing."""
    candidates = [option for option in match.state.siege.candidates() if thing in GAME.touches(option)]
    allowed, found = reasons(candidates, lambda one: match.why_not(side, one), match.open[0].options)
    assert not allowed
    return [one.why for one in found]


def test_infantry_in_hand_and_a_full_area_is_a_march_that_has_no_room() -> None:
    assert why(BOARD.picked("japan", "j_9d_7_1"), "japan", "area-4")[0] == "ten-units"


def test_nobody_with_infantry_in_hand_is_told_that_only_guns_bombard() -> None:
    for area in ("area-4", "area-20"):
        assert "only-guns-bombard" not in why(BOARD.picked("japan", "j_9d_7_1"), "japan", area)


def test_a_gun_in_hand_and_an_area_without_enemies_is_about_the_gun() -> None:
    assert "only-guns-bombard" not in why(BOARD.picked("japan", "j_s_15h1"), "japan", "area-30")


@pytest.mark.parametrize(("side", "area"), [("japan", "area-20"), ("russia", "area-11")])
def test_nobody_wished_for_kondratenko_while_the_option_is_off(side: str, area: str) -> None:
    assert why(BOARD.action(side), side, area) == ["pick-units-first"]
