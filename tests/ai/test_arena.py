"""Matches between computer players and the statistics made of them."""

from __future__ import annotations

from math import isclose

import pytest

from honjin.ai.arena import Outcome, interval, mixed_switches, secret_of, summarise
from honjin.ai.player import make_player
from honjin.core.errors import UnknownChoice
from honjin.core.game import find_game
from honjin.core.state import Result

GAME = find_game("port_arthur")
SETTING = GAME.setting(GAME.choose_switches({}), GAME.standard_pack())


def test_interval_is_wilsons() -> None:
    """Known values: 8 of 10 lie between 49.0 % and 94.3 %."""
    low, high = interval(8, 10)
    assert isclose(low, 0.4902, abs_tol=1e-4)
    assert isclose(high, 0.9433, abs_tol=1e-4)
    assert interval(0, 0) == (0.0, 1.0)
    assert isclose(interval(10, 10)[1], 1.0)


def test_summary_adds_up() -> None:
    sitting = {"japan": "script", "russia": "random"}
    outcomes = [
        Outcome(sitting, 10, 0.5, Result("japan", "points"), 3, figures={"raids": 3.0, "hits": 1.0}),
        Outcome(sitting, 20, 0.5, Result(None, "centre"), 0, figures={"raids": 1.0}),
        Outcome(sitting, 5, 0.0, problem="boom"),
        Outcome(sitting, 5, 0.0, problem="stuck", dead_end=True),
    ]
    summary = summarise(GAME, sitting, outcomes, 2.0)
    assert (summary.games, summary.decisions, summary.errors, summary.dead_ends) == (4, 40, 1, 1)
    assert summary.wins == {"japan": 1, "russia": 0}
    assert summary.wins_by_player == {"script": 1}
    assert (summary.draws, summary.endings, summary.tally) == (1, {"centre": 1, "points": 1}, {0: 1, 3: 1})
    assert (summary.shortest, summary.longest, summary.first_problem) == (10, 20, "boom")
    assert summary.decisions_per_cpu_second == 40
    assert summary.figures == {"raids": 2.0, "hits": 0.5}


def test_a_seed_fixes_dice_and_switches() -> None:
    assert secret_of(1, 2) == secret_of(1, 2) != secret_of(1, 3)
    assert mixed_switches(GAME, 1, 2) == mixed_switches(GAME, 1, 2)
    drawn = [mixed_switches(GAME, 1, number) for number in range(60)]
    for switch in GAME.switches:
        assert {one[switch.id] for one in drawn} == set(switch.choices or (False, True))


def test_an_unknown_level_lists_the_known_ones() -> None:
    with pytest.raises(UnknownChoice, match="random, script"):
        make_player("admiral", GAME, SETTING, "japan", 1)
