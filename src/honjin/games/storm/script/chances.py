"""Two dice: how likely each total is, and what a bill of damage points comes to on average."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

LEAST, MOST = 2, 12
CHANCES = tuple(
    sum(one + other == total for one, other in product(range(1, 7), repeat=2)) / 36 for total in range(MOST + 1)
)
"""By the total of two dice."""


def expected(bill: Sequence[float], edge: int) -> float:
    """The average of a bill by damage points when the dice are added to this edge of attack over defence.

    Points beyond the end of the bill find nobody to absorb them.
    """
    last = len(bill) - 1
    total = 0.0
    for dice in range(max(LEAST, 1 - edge), MOST + 1):
        points = dice + edge
        total += CHANCES[dice] * bill[points if points < last else last]
    return total


MEAN_POINTS = {edge: expected(range(64), edge) for edge in range(-30, 31)}
"""The damage points of a shot, on average."""


def points_at(edge: int) -> float:
    """The damage points that a shot with this edge makes on average."""
    return MEAN_POINTS[max(-30, min(30, edge))]
