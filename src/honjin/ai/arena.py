"""Matches between computer players, and what many of them add up to."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

import msgspec

from honjin.core.decision import Option, Side
from honjin.core.engine import Match
from honjin.core.game import Game
from honjin.core.mind import Mind
from honjin.core.state import Result

MOST_DECISIONS = 100_000
"""A match that goes on longer will never end: that is an error, not a long game."""


class Outcome(msgspec.Struct, frozen=True):
    """How one match came out; `seats` says who sat where, `problem` what went wrong."""

    seats: dict[Side, str]
    decisions: int = 0
    cpu_seconds: float = 0.0
    result: Result | None = None
    tally: int | None = None
    highlight: str = ""
    figures: dict[str, float] = {}
    problem: str = ""
    dead_end: bool = False


class NeverEnds(RuntimeError):
    """The match went on beyond all reason."""


Take = Callable[[int | Option, int], None]
"""Gives an answer to the open question at this position: what `Match.choose` does."""


def play_out(match: Match[Any], minds: Mapping[Side, Mind], take: Take | None = None) -> int:
    """Play a match to its end; the number of decisions taken. `take` may stand in for `match.choose`."""
    looks = {side: _look(match, side) for side in match.game.sides}
    choose = take or match.choose
    decisions = 0
    while match.open:
        which = next_asked(match)
        decision = match.open[which]
        choose(minds[decision.side].choose(decision, looks[decision.side]), which)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise NeverEnds(f"no end after {MOST_DECISIONS} decisions")
    return decisions


def next_asked(match: Match[Any]) -> int:
    """The position of the first open decision whose side has not sealed its answer."""
    if len(match.open) == 1:
        return 0
    return next(at for at, decision in enumerate(match.open) if decision.side not in match.sealed)


def _look(match: Match[Any], side: Side) -> Callable[[], Any]:
    return lambda: match.view(side)


def secret_of(seed: int, number: int) -> bytes:
    """The secret of the dice of one game of a simulation: the seed fixes everything."""
    return hashlib.sha256(f"honjin simulation {seed}/{number}".encode()).digest()


def mixed_switches(game: Game, seed: int, number: int) -> dict[str, bool | str]:
    """Optional rules and variants drawn by lot for one game of a simulation."""
    draw = Random(f"{seed}/{number}/switches")
    return {switch.id: draw.choice(switch.choices or (False, True)) for switch in game.switches}


def interval(count: int, total: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    if not total:
        return 0.0, 1.0
    z = 1.959964
    share = count / total
    centre = share + z * z / (2 * total)
    spread = z * sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    scale = 1 + z * z / total
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


class Summary(msgspec.Struct):
    """What a series of matches came to."""

    game: str
    seats: dict[Side, str]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    decisions_per_cpu_second: float = 0.0
    wins: dict[Side, int] = {}
    wins_95: dict[Side, tuple[float, float]] = {}
    wins_by_player: dict[str, int] = {}
    draws: int = 0
    endings: dict[str, int] = {}
    shortest: int = 0
    longest: int = 0
    tally: dict[int, int] = {}
    highlights: dict[str, int] = {}
    figures: dict[str, float] = {}
    """Means over the matches that came to an end."""
    errors: int = 0
    dead_ends: int = 0
    first_problem: str = ""


def summarise(game: Game, seats: Mapping[Side, str], outcomes: Iterable[Outcome], seconds: float) -> Summary:
    """Add up the outcomes."""
    all_of_them = list(outcomes)
    done = [one for one in all_of_them if one.result is not None]
    winners = Counter(one.result.winner for one in done if one.result)
    cpu = sum(one.cpu_seconds for one in all_of_them)
    decisions = sum(one.decisions for one in all_of_them)
    players = Counter(one.seats[one.result.winner] for one in done if one.result and one.result.winner)
    return Summary(
        game=game.id,
        seats=dict(seats),
        games=len(all_of_them),
        decisions=decisions,
        seconds=seconds,
        cpu_seconds=cpu,
        decisions_per_cpu_second=decisions / cpu if cpu else 0.0,
        wins={side: winners[side] for side in game.sides},
        wins_95={side: interval(winners[side], len(done)) for side in game.sides},
        wins_by_player=dict(players),
        draws=winners[None],
        endings=dict(sorted(Counter(one.result.how for one in done if one.result).items())),
        shortest=min((one.decisions for one in done), default=0),
        longest=max((one.decisions for one in done), default=0),
        tally=dict(sorted(Counter(one.tally for one in done if one.tally is not None).items())),
        highlights=dict(sorted(Counter(one.highlight for one in done if one.highlight).items())),
        figures=means([one.figures for one in done]),
        errors=sum(bool(one.problem) and not one.dead_end for one in all_of_them),
        dead_ends=sum(one.dead_end for one in all_of_them),
        first_problem=next((one.problem for one in all_of_them if one.problem), ""),
    )


def means(figures: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean of each figure over all matches; a match that does not have it counts as none."""
    names = dict.fromkeys(name for one in figures for name in one)
    return {name: sum(one.get(name, 0.0) for one in figures) / len(figures) for name in names}
