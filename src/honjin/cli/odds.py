"""`honjin odds`: exact chances without a match at hand."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table as Grid

from honjin.core.errors import UnknownChoice
from honjin.core.game import find_game


def odds(
    game: str,
    what: Literal["fire"] = "fire",
    *,
    firepower: Annotated[int | None, Parameter(validator=Number(gte=0, lte=500))] = None,
    dice: Annotated[int | None, Parameter(validator=Number(gte=1, lte=6))] = None,
    defence: Annotated[int | None, Parameter(validator=Number(gte=0, lte=40))] = None,
    absorbs: Annotated[int | None, Parameter(validator=Number(gte=1, lte=100))] = None,
    number: Annotated[int | None, Parameter(validator=Number(gte=1, lte=100))] = None,
    equal_total_counts: bool = False,
    column: Annotated[int | None, Parameter(validator=Number(gte=1, lte=13))] = None,
    superiority: bool = False,
    scenario: str | None = None,
    json: bool = False,
) -> int:
    """Print the exact chances of fire.

    Parameters
    ----------
    game
        The game, port_arthur, storm, midway or ran.
    what
        What to compute: fire.
    firepower
        Port Arthur: the firepower of the squadron. Storm: all that is added to the two dice.
    dice
        Port Arthur: the number of dice, 1 to 6; a row for each if left out.
    defence
        Storm: the defence factor, level included; a row for each if left out.
    absorbs
        Storm: the points that those hit can absorb together; a battalion's 3 if left out, 2 if spent, a gun's 1.
    number
        Midway: how many aircraft, boats or ships attack; a squadron of 6 if left out.
    equal_total_counts
        Port Arthur: compute with that optional rule.
    column
        RAN: the column of the Shock Table, 1 to 13; a row for each if left out.
    superiority
        RAN: the attacker comes from flank or rear.
    scenario
        Which battle, in a game that has several; their tables are the same.
    json
        Print JSON and nothing else on standard output.
    """
    found = find_game(game, scenario)
    odds_sheet = found.wits.odds_sheet
    if odds_sheet is None:
        raise UnknownChoice(f"{found.id} has no odds without a match yet")
    asked = {"firepower": firepower, "dice": dice, "defence": defence, "absorbs": absorbs}
    asked |= {"number": number, "column": column}
    asked |= {"equal_total_counts": equal_total_counts, "superiority": superiority}
    given = {name: value for name, value in asked.items() if value is not None and value is not False}
    _demand_fitting(found.id, given, inspect.signature(odds_sheet).parameters)
    sheet = odds_sheet(**given)
    if json:
        sys.stdout.write(msgspec.json.encode(sheet.figures).decode() + "\n")
        return 0
    console = Console()
    console.print(sheet.title, highlight=False)
    grid = Grid(*sheet.heads, box=None, pad_edge=False)
    for row in sheet.rows:
        grid.add_row(*(cell if isinstance(cell, str) else _percent(cell) for cell in row))
    console.print(grid)
    return 0


def _demand_fitting(game: str, given: Mapping[str, Any], known: Mapping[str, inspect.Parameter]) -> None:
    """Refuse what a game has no use for, and the lack of what it cannot do without."""
    spelt = {name: f"--{name.replace('_', '-')}" for name in (*known, *given)}
    for name in given:
        if name not in known:
            fitting = ", ".join(spelt[one] for one in known)
            raise UnknownChoice(f"{game} has no use for {spelt[name]}; it takes {fitting}")
    for name, parameter in known.items():
        if parameter.default is parameter.empty and name not in given:
            raise UnknownChoice(f"{game} wants {spelt[name]}, a number")


def _percent(chance: float) -> str:
    return f"{100 * chance:.1f}" if chance else "–"
