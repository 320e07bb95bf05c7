"""The levels of computer players, by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from honjin.core.decision import Decision, Option, Side
from honjin.core.errors import UnknownChoice
from honjin.core.form import choose_by_lot
from honjin.core.game import Game
from honjin.core.mind import Mind, Varied

RANDOM, SCRIPT = "random", "script"
LEVELS = (RANDOM, SCRIPT)


class RandomPlayer:
    """L0: any legal option, all alike."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(self, decision: Decision, look: Callable[[], Any]) -> int | Option:
        return choose_by_lot(decision, self._random)


def levels_of(game: Game) -> list[str]:
    """The levels that a game has, the strongest last."""
    return [level for level in LEVELS if level != SCRIPT or game.wits.script is not None]


def make_player(level: str, game: Game, setting: Any, side: Side, seed: int | str) -> Mind:
    """A player of this level for one side of one match."""
    if level == RANDOM:
        return RandomPlayer(f"{seed}/{side}")
    if level == SCRIPT and game.wits.script is not None:
        return game.wits.script(setting, side)
    raise UnknownChoice(f"there is no player {level!r} for {game.id}; there are: {', '.join(levels_of(game))}")


def seat_player(level: str, game: Game, setting: Any, side: Side, seed: int | str) -> Mind:
    """A player for a match against people: one that can has something of its own in every match.

    In series it has not, so that their figures say something of the game and can be found again.
    """
    mind = make_player(level, game, setting, side, seed)
    if isinstance(mind, Varied):
        mind.vary(f"{seed}/{side}")
    return mind
