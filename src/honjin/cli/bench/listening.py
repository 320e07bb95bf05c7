"""Random play that somebody listens to: with a log, and with a view for whoever is asked."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from honjin.ai.arena import next_asked
from honjin.core.dice import SeededDice
from honjin.core.engine import Match, start
from honjin.core.event import Log
from honjin.core.form import choose_by_lot
from honjin.core.game import Game

SLICE = 0.25
"""CPU-seconds; the quickest stretch of this length counts, for others on the machine take from the rest."""


def listened(game: Game, setting: Any, seconds: float, *, look: bool) -> float:
    """Decisions per CPU-second of random play with a log, as a table keeps it; with a view for each, if we `look`."""
    draw = Random(3).random
    best = 0.0
    games = decisions = 0
    began = mark = time.process_time()
    while mark - began < seconds or not best:
        decisions += _play(start(game, setting, SeededDice(games), Log(game.sides)), draw, look)
        games += 1
        now = time.process_time()
        if now - mark >= SLICE:
            best = max(best, decisions / (now - mark))
            mark, decisions = now, 0
    return best


def _play(match: Match[Any], draw: Callable[[], float], look: bool) -> int:
    """Play a match to its end; how many decisions it took."""
    log, decisions = match.log, 0
    assert log is not None
    while match.open:
        which = next_asked(match)
        decision = match.open[which]
        if look:
            match.view(decision.side)
        match.choose(choose_by_lot(decision, draw), which)
        log.drain()
        decisions += 1
    return decisions
