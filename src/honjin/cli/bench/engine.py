"""`honjin bench engine`: how fast the engine is, beside a fixed loop that tells how fast the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from honjin.ai.arena import next_asked
from honjin.cli.bench.figures import reference_loop, show, timed
from honjin.cli.bench.listening import listened
from honjin.core.dice import SeededDice
from honjin.core.engine import Match, start
from honjin.core.form import FillIn, choose_by_lot
from honjin.core.game import Game, find_game

SLICE = 0.25
"""CPU-seconds; the quickest stretch of this length tells what others on the machine take from the rest."""
SAMPLE = 400
"""Positions kept from random play to time clones and options on."""


class EngineFigures(msgspec.Struct):
    """Random play of one game on one core, interpreted. Ratios are to the reference loop: the machine cancels out."""

    game: str
    seconds: float
    games: int
    decisions: int
    orders: int
    """What was decided: a row of a sheet is one order, and so is an answer from a list."""
    decisions_per_cpu_second: float
    best_decisions_per_cpu_second: float
    best_with_log: float
    """As the one before, with a log kept as a table keeps it; below, with a view besides for whoever is asked."""
    best_with_log_and_view: float
    orders_per_cpu_second: float
    best_orders_per_cpu_second: float
    games_per_cpu_second: float
    decisions_per_game: float
    orders_per_game: float
    clone_us: float
    options_us: float
    reference_loop_us: float
    decision_per_loop: float
    order_per_loop: float
    decision_with_log_per_loop: float
    decision_with_log_and_view_per_loop: float
    clone_per_loop: float
    options_per_loop: float


def engine(game: str, *, scenario: str | None = None, seconds: float = 5.0, json: bool = False) -> int:
    """Random play with quick seeded dice, as search would run it.

    Parameters
    ----------
    game
        The game, port_arthur, storm or midway.
    scenario
        Which battle, in a game that has several; the introductory one if left out.
    seconds
        CPU-seconds of random play; half as many with a log, and with a log and views.
    json
        Print JSON and nothing else on standard output.
    """
    show(measure(find_game(game, scenario), seconds), json)
    return 0


def measure(game: Game, seconds: float) -> EngineFigures:
    """Play at random for so many CPU-seconds, then time clones and options on positions met on the way."""
    setting = game.setting(game.choose_switches({}), game.standard_pack())
    loop_us = reference_loop()
    draw = Random(1).random
    games = decisions = orders = 0
    best = best_orders = 0.0
    began = time.process_time()
    mark = (0.0, 0, 0)
    while (spent := time.process_time() - began) < seconds:
        if spent - mark[0] >= SLICE:
            best = max(best, (decisions - mark[1]) / (spent - mark[0]))
            best_orders = max(best_orders, (orders - mark[2]) / (spent - mark[0]))
            mark = spent, decisions, orders
        match = start(game, setting, SeededDice(games))
        while match.open:
            which = next_asked(match)
            choice = choose_by_lot(match.open[which], draw)
            match.choose(choice, which)
            decisions += 1
            orders += len(choice.slips) if isinstance(choice, FillIn) else 1
        games += 1
    logged, viewed = (listened(game, setting, seconds / 2, look=look) for look in (False, True))
    sample = positions(game, setting)
    clone_us = _each(sample, lambda match: match.clone(match.dice))
    options_us = _each(sample, _ask_again)
    loop_us = min(loop_us, reference_loop())
    return EngineFigures(
        game=game.id,
        seconds=spent,
        games=games,
        decisions=decisions,
        orders=orders,
        decisions_per_cpu_second=decisions / spent,
        best_decisions_per_cpu_second=max(best, decisions / spent),
        best_with_log=logged,
        best_with_log_and_view=viewed,
        orders_per_cpu_second=orders / spent,
        best_orders_per_cpu_second=max(best_orders, orders / spent),
        games_per_cpu_second=games / spent,
        decisions_per_game=decisions / games,
        orders_per_game=orders / games,
        clone_us=clone_us,
        options_us=options_us,
        reference_loop_us=loop_us,
        decision_per_loop=1e6 / max(best, decisions / spent) / loop_us,
        order_per_loop=1e6 / max(best_orders, orders / spent) / loop_us,
        decision_with_log_per_loop=1e6 / logged / loop_us,
        decision_with_log_and_view_per_loop=1e6 / viewed / loop_us,
        clone_per_loop=clone_us / loop_us,
        options_per_loop=options_us / loop_us,
    )


def positions(game: Game, setting: Any) -> list[Match[Any]]:
    """Open decisions from all over random games."""
    draw = Random(2)
    kept: list[Match[Any]] = []
    seed = 0
    while len(kept) < SAMPLE:
        match = start(game, setting, SeededDice(seed))
        seed += 1
        while match.open:
            if not match.sealed and draw.random() < 0.1:
                kept.append(match.clone(match.dice))
            which = next_asked(match)
            match.choose(choose_by_lot(match.open[which], draw.random), which)
    return kept[:SAMPLE]


def _ask_again(match: Match[Any]) -> None:
    frame = match.stack[-1]
    frame.steps[frame.at].run(frame, match)


def _each(sample: list[Match[Any]], act: Callable[[Match[Any]], object]) -> float:
    """Mean microseconds of an act over the sample; the best of twenty rounds."""

    def round_() -> None:
        for match in sample:
            act(match)

    return min(timed(round_) for _ in range(20)) / len(sample)
