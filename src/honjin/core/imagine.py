"""A match that a side could believe in: made of what it may know, the rest by lot.

For leak tests (what a side is shown must be the same in all of them), and for players who think ahead.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from honjin.core.decision import Option, Side
from honjin.core.dice import Dice
from honjin.core.engine import Match
from honjin.core.form import choose_by_lot
from honjin.core.game import Game
from honjin.core.procedure import Procedure


class Outlook(msgspec.Struct, frozen=True):
    """All that a side may know of a moment, and nothing else: so it may travel to whoever thinks for the side."""

    side: Side
    view: Any
    procedures: tuple[Procedure, ...]
    sealed: Option | None
    """Its own answer, if it has given one and others have not."""
    others: tuple[Side, ...]
    """Other sides that are known to have answered; of a hushed question nobody knows."""


def outlook_of(match: Match[Any], side: Side) -> Outlook:
    """What a side may know of a match as it stands."""
    others = [one.side for one in match.open if one.side in match.sealed and one.side != side and not one.hushed]
    known = tuple(frame.__copy__() for frame in match.known_to(side))
    return Outlook(side, match.view(side), known, match.sealed.get(side), tuple(others))


def imagine(game: Game, setting: Any, outlook: Outlook, random: Random, dice: Dice) -> Match[Any]:
    """A match at the same question, in which whatever the side may not know is drawn by lot.

    Only a side that is asked knows all the open procedures, and so the question.
    """
    assert game.imagine is not None, f"{game.id} cannot imagine what it hides"
    state = game.imagine(setting, outlook.view, random)
    match = Match(game, state, [frame.__copy__() for frame in outlook.procedures], dice)
    if outlook.sealed is not None:
        match.sealed = {outlook.side: outlook.sealed}
    match.advance()
    for which, decision in enumerate(match.open):
        if decision.side in outlook.others and decision.side not in match.sealed:
            match.choose(choose_by_lot(decision, random.random), which)
    return match
