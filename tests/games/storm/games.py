"""Whole random games of Storm, decision by decision, for tests that look at every position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from honjin.core.decision import Decision
from honjin.games.storm import GAME
from honjin.games.storm.siege import Siege
from honjin.games.storm.view import View
from honjin.umpire.table import Table, open_table

EVERYTHING: dict[str, bool | str] = {switch.id: (switch.choices or (True,))[-1] for switch in GAME.switches}
OPTIONAL: dict[str, bool | str] = dict.fromkeys(("naval_troops", "white_cord", "kodama", "kondratenko"), True)
MIXED: tuple[dict[str, bool | str], ...] = ({}, OPTIONAL, EVERYTHING)
"""Sets of options that between them use every rule and every variant."""


def any_switches(random: Random) -> dict[str, bool | str]:
    """Options and variants drawn by lot."""
    return {switch.id: random.choice(switch.choices or (False, True)) for switch in GAME.switches}


def random_game(switches: Mapping[str, bool | str], seed: int) -> Iterator[Table]:
    """A table before each of its answers, and once more at the end."""
    seats = dict.fromkeys(GAME.sides, "random")
    table = open_table(GAME, dict(switches), seats, lambda line: None, secret=b"s", match_id=f"m{seed}", nonces={})
    draw = Random(seed)
    while not table.is_over:
        yield table
        decision = table.match.open[0]
        table.answer(decision.side, draw.choice(decision.options))
    yield table


def asked(table: Table) -> tuple[Siege, View, Decision]:
    """What a game's notes and odds are made from: the setting, the view of the side that is asked, its decision."""
    decision = table.match.open[0]
    return table.match.state.siege, table.view(decision.side), decision
