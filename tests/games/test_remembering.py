"""What games remember of views, scenes and notes never shows: they are as if worked out for the first time."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from random import Random
from typing import Any

import msgspec
import pytest

from honjin.core.dice import SeededDice
from honjin.core.engine import Match, restore
from honjin.core.event import SPECTATOR, UMPIRE, Viewer
from honjin.core.game import Game, find_game, find_games
from honjin.testing.matches import Case, random_answer, sit_down
from honjin.umpire.table import Table

pytestmark = pytest.mark.thorough

UNDO = 0.2
"""How often a side takes its latest answer back, where it may."""


@pytest.mark.parametrize("all_on", [False, True], ids=["plain", "all-switches"])
@pytest.mark.parametrize("id", sorted(id for id, game in find_games().items() if game.look.scene))
def test_what_is_remembered_is_what_would_be_found(id: str, all_on: bool) -> None:
    case = case_of(find_game(id), all_on)
    everybody = (*case.game.sides, SPECTATOR, UMPIRE)
    moments = [
        (table.match.snapshot(), {viewer: shown(case, table.match, viewer) for viewer in everybody})
        for table in to_and_fro(case, seed=3)
    ]
    caches = caches_of(case.game)
    # One viewer a moment, with nothing left of what the others saw.
    for viewer, (snapshot, remembered) in zip(cycle(everybody), moments, strict=False):
        case.setting.memory.clear()
        for cache in caches:
            cache.cache_clear()
        match = restore(case.game, case.setting, snapshot, SeededDice(0))
        assert shown(case, match, viewer) == remembered[viewer], f"{viewer}, {match.crumbs(UMPIRE)}"


def case_of(game: Game, all_on: bool) -> Case:
    """A game whose tables all share one setting, as at a server."""
    switches = {switch.id: switch.choices[-1] if switch.choices else True for switch in game.switches if all_on}
    setting = game.setting(game.choose_switches(switches), game.standard_pack())
    return Case(replace(game, setting=lambda switches, pack: setting), switches)


def to_and_fro(case: Case, seed: int) -> Iterator[Table]:
    """A random match at each of its decisions, answers taken back among them."""
    table, random = sit_down(case, lambda line: None), Random(seed)
    while not table.is_over:
        yield table
        side, option = random_answer(table.match, random)
        table.answer(side, option)
        if table.may_undo(side) and random.random() < UNDO:
            yield table
            table.undo(side)


def shown(case: Case, match: Match[Any], viewer: Viewer) -> bytes:
    """All that a viewer is shown: the view, the board, and the notes beside the options if the viewer is asked."""
    game, setting, view = case.game, case.setting, match.view(viewer)
    assert game.look.scene is not None
    asked = [decision for decision in match.open if decision.side == viewer]
    notes = [game.wits.notes(setting, view, decision) for decision in asked if game.wits.notes]
    return msgspec.json.encode([view, game.look.scene(setting, view), notes])


def caches_of(game: Game) -> list[Any]:
    """All that the modules of a game remember."""
    modules = [module for name, module in sys.modules.items() if name.startswith(game.resources)]
    return [kept for module in modules for kept in vars(module).values() if hasattr(kept, "cache_clear")]
