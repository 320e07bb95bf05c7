#!/usr/bin/env python3
"""Fit the outlook of a game to matches between script players, and say how well its chances keep their word.

    .venv/bin/python tools/fit_outlook.py port_arthur --matches 0-395

Plays these matches, whose numbers fix their dice (of a title with several battles each number with each of them), looks
at each every few answers, fits the weights of `games/<game>/outlook.py` to three quarters of the matches and prints
them, with the Brier score and a table for the last quarter: of the positions that were given so much, so many were won.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from typing import Any

from honjin.ai.arena import next_asked, secret_of
from honjin.ai.player import make_player
from honjin.core.dice import CommittedDice
from honjin.core.engine import start
from honjin.core.game import Game, by_title, find_games
from honjin.core.outlook import chance, worth

LOOKS = 40
"""Positions kept of a match: neighbours say nearly the same."""
HELD_BACK = 4
"""Every so many matches one is not fitted to, but told about."""
RIDGE = 1.0
ROUNDS = 25
BINS = 10

Look = tuple[tuple[float, ...], float]


def looks_of(game: Game, number: int) -> list[Look]:
    """Positions of one match, with what the match was worth to the first side."""
    assert game.wits.outlook is not None, "a game with an outlook"
    setting = game.setting(game.choose_switches({}), game.standard_pack())
    minds = {side: make_player("script", game, setting, side, f"1/{number}") for side in game.sides}
    match: Any = start(game, setting, CommittedDice(secret_of(1, number), game.id))
    found = []
    while match.open:
        which = next_asked(match)
        found.append(game.wits.outlook.signs(match.state))
        decision = match.open[which]
        match.choose(minds[decision.side].choose(decision, partial(match.view, decision.side)), which)
    value = worth(match.result.winner, game.sides)
    step = max(1, len(found) // LOOKS)
    return [(signs, value) for signs in found[number % step :: step]]


def fit(looks: list[Look]) -> tuple[float, ...]:
    """Logistic regression by Newton's way, the weights held back a little so that none runs away."""
    size = len(looks[0][0]) + 1
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope, curve = [-RIDGE * weight for weight in weights], [[0.0] * size for _ in range(size)]
        slope[0] = 0.0
        for row in range(1, size):
            curve[row][row] = RIDGE
        for signs, value in looks:
            all_signs = (1.0, *signs)
            given = chance(weights, signs)
            bend = max(1e-6, given * (1 - given))
            for row, sign in enumerate(all_signs):
                if sign:
                    slope[row] += (value - given) * sign
                    for column in range(row + 1):
                        curve[row][column] += bend * sign * all_signs[column]
        for row in range(size):
            for column in range(row):
                curve[column][row] = curve[row][column]
        step = solved(curve, slope)
        weights = [weight + max(-2.0, min(2.0, by)) for weight, by in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return tuple(round(weight, 3) for weight in weights)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """A system of linear equations, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        if abs(rows[at][at]) < 1e-9:
            continue
        for row in range(size):
            if row != at and rows[row][at]:
                share = rows[row][at] / rows[at][at]
                rows[row] = [value - share * other for value, other in zip(rows[row], rows[at], strict=True)]
    return [row[-1] / row[at] if abs(row[at]) > 1e-9 else 0.0 for at, row in enumerate(rows)]


def report(weights: tuple[float, ...], looks: list[Look]) -> Iterator[str]:
    """How the chances kept their word on matches that were not fitted to."""
    given = [(chance(weights, signs), value) for signs, value in looks]
    mean = sum(value for _, value in given) / len(given)
    yield f"positions {len(given)}, won by the first side {mean:.1%}"
    yield f"Brier score {brier(given):.4f}; of the mean alone {brier([(mean, value) for _, value in given]):.4f}"
    for low in range(BINS):
        those = [(one, value) for one, value in given if min(BINS - 1, int(one * BINS)) == low]
        if those:
            told, came = (sum(column) / len(those) for column in zip(*those, strict=True))
            share = f"{low / BINS:4.0%} to {(low + 1) / BINS:4.0%}"
            yield f"{share}: {len(those):6d} positions, given {told:.1%}, won {came:.1%}"


def brier(given: list[tuple[float, float]]) -> float:
    """The mean square of what was given less what came; 0 is perfect."""
    return sum((one - value) ** 2 for one, value in given) / len(given)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--matches", default="0-399", help="ranges of numbers: 0-99,500-599")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    battles = by_title(find_games(drafts=True).values())[asked.game]
    numbers = [number for part in asked.matches.split(",") for number in _range(part)]
    wanted = [(battle.id, number) for number in numbers for battle in battles]
    fitted: list[Look] = []
    told: list[Look] = []
    with Pool(asked.jobs) as pool:
        for (_, number), looks in zip(wanted, pool.imap(_play, wanted), strict=True):
            (told if number % HELD_BACK == HELD_BACK - 1 else fitted).extend(looks)
    weights = fit(fitted)
    print("weights", weights)
    for line in report(weights, told):
        print(line)


def _range(part: str) -> range:
    first, _, last = part.partition("-")
    return range(int(first), int(last or first) + 1)


def _play(wanted: tuple[str, int]) -> list[Look]:
    id, number = wanted
    return looks_of(find_games(drafts=True)[id], number)


if __name__ == "__main__":
    main()
