"""3  The sequence of play."""

from __future__ import annotations

import pytest
from tests.games.ran.position import bushos_of, give, plateau

from honjin.games.ran.events.command import InitiativePassed, Passed, PhaseBegan
from honjin.games.ran.events.deaths import FlightRolled
from honjin.games.ran.events.turn import InitiativeRolled, Reorganised, RoutPointsCounted, TurnBegan
from honjin.games.ran.rules.sequence import Turn
from honjin.testing.position import asked, order_of, rolled

CAMPS = {"0411": "honjin_takeda", "2814": "honjin_hojo"}
LEADERS = {"shingen": "0411", "ujikuni": "2814"}


@pytest.mark.rule("3")
def test_a_turn_runs_from_initiative_to_the_count_of_rout_points() -> None:
    units = {**CAMPS, "2217": "baba_si_1 E d", "2417": "ujiteru_as_1 W"}
    here = plateau(units, bushos={**LEADERS, "baba": "2217", "ujiteru": "2617"}, active="baba ujiteru")
    match = here.play(Turn(2), rolls=[9, 0, *[9] * 20])
    while asked(match):
        give(match, "Pass" if asked(match).endswith("designate") else "EndActivation")
    steps = (TurnBegan, InitiativeRolled, Passed, InitiativePassed, Reorganised, FlightRolled, RoutPointsCounted)
    assert order_of(match, *steps) == [
        *("TurnBegan", "InitiativeRolled", "Passed", "InitiativePassed", "Passed", "Reorganised"),
        *["FlightRolled"] * (len(order_of(match, FlightRolled))),
        *("RoutPointsCounted", "RoutPointsCounted"),
    ]


@pytest.mark.rule("3")
def test_reorganisation_takes_off_finished_and_makes_missile_units_ready() -> None:
    here = plateau({**CAMPS}, bushos=LEADERS)
    here.state.finished = bushos_of(here.state, "baba ujiteru")
    here.state.fired = here.state.battle.missile
    match = here.play(Turn(2, at=[step.name for step in Turn.steps].index("reorganise")), rolls=[9] * 20)
    assert (match.state.finished, match.state.fired) == (0, 0)


@pytest.mark.rule("3")
def test_points_and_trumps_are_there_again_every_turn() -> None:
    here = plateau({**CAMPS}, bushos=LEADERS)
    here.state.points_spent, here.state.trumps_spent = [2, 1], [1, 1]
    match = here.play(Turn(3), rolls=[9, 0])
    assert (match.state.points_spent, match.state.trumps_spent) == ([0, 0], [0, 0])


@pytest.mark.rule("3", "5.36")
def test_orders_and_challenge_exclude_each_other() -> None:
    here = plateau({**CAMPS, "2217": "baba_si_1 E"}, bushos={**LEADERS, "baba": "2217"}, active="baba", holder=0)
    match = give(here.command(rolls=[0]), "Designate baba", "DeclareChallenge")
    assert len(order_of(match, PhaseBegan)) == 1
    assert asked(match) != "takeda order"


@pytest.mark.rule("2.3")
def test_the_die_shows_nought_to_nine() -> None:
    match = plateau({**CAMPS}, bushos=LEADERS).play(Turn(2), rolls=[0, 9])
    # As the engine writes them: one to ten.
    assert rolled(match) == [1, 10]
    assert match.state.starter == 1
