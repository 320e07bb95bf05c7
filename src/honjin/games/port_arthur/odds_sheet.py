"""The chances of a squadron's fire without a match: what `honjin odds` prints."""

from __future__ import annotations

from honjin.core.game import OddsSheet
from honjin.games.port_arthur.odds import MOST_DICE, fire_odds

HEADS = ("dice", "within", "hits", "criticals", *map(str, range(MOST_DICE + 1)))


def odds_sheet(firepower: int, dice: int | None = None, equal_total_counts: bool = False) -> OddsSheet:
    """The chances for each number of dice or for this one."""
    numbers = [dice] if dice else range(1, MOST_DICE + 1)
    found = [fire_odds(firepower, number, equal_total_counts) for number in numbers]
    rows: list[tuple[str | float, ...]] = [
        (str(row.dice), row.p_within, f"{row.expected_hits:.2f}", f"{row.expected_criticals:.2f}", *row.hits)
        for row in found
    ]
    title = f"Firepower {firepower}. Per cent: a total within it; then each number of hits, 0 to {MOST_DICE}."
    return OddsSheet(title, HEADS, rows, found[0] if dice else found)
