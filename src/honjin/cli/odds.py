"""`honjin odds`: exact chances without a match at hand."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table as Grid

from honjin.core.game import find_game


def odds(
    game: str,
    what: Literal["fire"] = "fire",
    *,
    firepower: Annotated[int, Parameter(validator=Number(gte=0, lte=500))],
    dice: Annotated[int | None, Parameter(validator=Number(gte=1, lte=6))] = None,
    equal_total_counts: bool = False,
    json: bool = False,
) -> int:
    """Print the exact chances of a squadron's fire.

    Parameters
    ----------
    game
        The game, such as port_arthur.
    what
        What to compute: fire.
    firepower
        The firepower of the squadron.
    dice
        The number of dice, 1 to 6; a row for each if left out.
    equal_total_counts
        Compute with that optional rule.
    json
        Print JSON and nothing else on standard output.
    """
    fire_odds = import_module(f"{find_game(game).resources}.odds").fire_odds
    rows = [fire_odds(firepower, number, equal_total_counts) for number in ([dice] if dice else range(1, 7))]
    if json:
        sys.stdout.write(msgspec.json.encode(rows[0] if dice else rows).decode() + "\n")
        return 0
    console = Console()
    console.print(
        f"Firepower {firepower}. Per cent: a total within it; then each number of hits, 0 to 6.", highlight=False
    )
    grid = Grid("dice", "within", "hits", "criticals", *map(str, range(7)), box=None, pad_edge=False)
    for row in rows:
        means = (f"{row.expected_hits:.2f}", f"{row.expected_criticals:.2f}")
        grid.add_row(str(row.dice), _percent(row.p_within), *means, *map(_percent, row.hits))
    console.print(grid)
    return 0


def _percent(chance: float) -> str:
    return f"{100 * chance:.1f}" if chance else "–"
