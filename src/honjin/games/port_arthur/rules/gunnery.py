"""Chapter 6, fire: what a throw of dice comes to. Used by the battle, the odds and the tests alike."""

from __future__ import annotations

from collections.abc import Sequence


def result_of_fire(firepower: int, dice: Sequence[int], equal_total_counts: bool = False) -> tuple[int, int]:
    """6.3B  Hits and critical hits.

    A total within the firepower: every die hits, and n equal dice give n - 1 critical hits, for each
    value (Ruling 1). Over it: dice are counted from the highest down while their sum stays below the
    firepower, stopping at the first that does not fit (Rulings 15 and 16), and nothing is critical.
    """
    if sum(dice) <= firepower:
        return len(dice), len(dice) - len(set(dice))
    limit = firepower if equal_total_counts else firepower - 1
    hits = total = 0
    for die in sorted(dice, reverse=True):
        total += die
        if total > limit:
            break
        hits += 1
    return hits, 0
