"""How a match stands: the chance that its first side wins, from the whole position, fitted to played matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from honjin.core.decision import Side

MOST = 30.0
"""Beyond this a chance cannot be told from certainty, and its exponential grows out of all reason."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is looked at in the umpire's state, and how much each of it counts, the constant first.

    The weights are fitted by `tools/fit_outlook.py` to matches between script players; a draw counts half.
    """

    signs: Callable[[Any], tuple[float, ...]]
    weights: tuple[float, ...]

    def __call__(self, state: Any, sides: Sequence[Side]) -> float:
        """The chance of the first of the sides; once the rules have ended the match, what came of it."""
        if state.result is not None:
            return worth(state.result.winner, sides)
        return chance(self.weights, self.signs(state))


def chance(weights: Sequence[float], signs: Sequence[float]) -> float:
    """Between none and one."""
    constant, *others = weights
    value = constant + sum([weight * sign for weight, sign in zip(others, signs, strict=True)])
    return 1 / (1 + exp(-max(-MOST, min(MOST, value))))


def worth(winner: Side | None, sides: Sequence[Side]) -> float:
    """What a match was worth to the first side: won, lost or drawn."""
    return 0.5 if winner is None else float(winner == sides[0])
