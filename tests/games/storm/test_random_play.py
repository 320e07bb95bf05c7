"""Random games under mixed options: no position breaks the book, whatever is played."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.storm.games import any_switches
from tests.games.storm.position import StormMatch, siege

from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.core.event import Log
from honjin.games.storm import GAME
from honjin.games.storm.events import AreaTaken, Passed, TurnEnded
from honjin.games.storm.model import (
    AREA_PLACES,
    DESTROYED,
    JAPAN,
    OFF_BOARD,
    PLACE_OF,
    REORGANIZATION,
    RUSSIA,
    SIDES,
    WAITING,
)
from honjin.games.storm.rules.ground import survey
from honjin.games.storm.rules.offers import able_units
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import LOST, UNPLACED, StormState, decode_state
from honjin.testing.position import events_of

GAMES = 30
ASKS = {
    *("set-up", "recall", "place", "shift", "withdraw", "keep", "kondratenko", "action", "group"),
    *("march-on", "defensive-fire", "absorb"),
}
"""Every question a random game is sure to bring; `retreat-on` needs a full area and is rare."""


def check_position(state: StormState, setting: Siege) -> None:
    """What holds at every moment of every game."""
    assert sum(state.at) == setting.in_play, "a unit is in two places or in none"
    for side in SIDES:
        for place in AREA_PLACES:
            assert setting.off_board >> place & 1 or state.units(side, place).bit_count() <= 10
    for box in OFF_BOARD:
        assert not state.units(RUSSIA, PLACE_OF[box])
        assert state.controls(JAPAN, PLACE_OF[box])
    on_map = 0
    for place in AREA_PLACES:
        on_map |= state.at[place]
    assert not state.rear & ~on_map, "a unit in a box is spent"
    assert not state.at[REORGANIZATION[JAPAN]] & setting.army[RUSSIA]
    assert not state.at[REORGANIZATION[RUSSIA]] & setting.army[JAPAN]
    assert not state.at[DESTROYED] & setting.army[JAPAN] & ~setting.brittle, "only Japanese guns are out of play"
    assert state.kondratenko in (UNPLACED, LOST) or state.controls(RUSSIA, state.kondratenko)
    assert 0 <= state.turn <= 5
    assert state.passes <= 2
    anew = decode_state(state.encode(), setting)
    for side, ground in state.ground.items():
        assert ground == survey(anew, side), "the ground has changed and nobody looked again"
    for side in SIDES:
        assert able_units(state, side) == able_units(anew, side), "the guns' targets have changed unseen"
    for field in set(StormState.__slots__) - {"armed", "ground"}:
        assert getattr(state, field) == getattr(anew, field), f"{field} is out of step with the position"


def play(seed: int, asks: set[str]) -> StormMatch:
    """A random game, looked at before every twentieth answer or so, and at its end."""
    random = Random(seed)
    setting = siege(any_switches(random))
    match: StormMatch = start(GAME, setting, SeededDice(seed), Log(GAME.sides))
    while not match.is_over:
        [decision] = match.open
        asks.add(decision.ask)
        if random.random() < 0.05:
            check_position(match.state, setting)
        match.choose(random.randrange(len(decision.options)))
    check_position(match.state, setting)
    return match


@pytest.mark.rule("8.3", "13.2", "14.1", "14.2", "4.3", "4.4")
def test_random_games_keep_the_book_and_end() -> None:
    asks: set[str] = set()
    winners = set()
    for seed in range(GAMES):
        match = play(seed, asks)
        assert match.result is not None
        winners.add((match.result.winner, match.result.how))
        held = match.state.control & match.state.siege.high_points
        assert (match.result.winner == JAPAN) == bool(held)
        assert match.result.winner == JAPAN or match.state.turn == 5
        assert len(events_of(match, TurnEnded)) == match.state.turn - 1
        assert events_of(match, Passed)
        assert events_of(match, AreaTaken)
        assert not match.state.at[WAITING] & match.state.siege.set_up
    assert winners == {(JAPAN, "high_point"), (RUSSIA, "held")}
    assert asks >= ASKS
