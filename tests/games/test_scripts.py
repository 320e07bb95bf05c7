"""Every script has an answer in any position, from the view alone, and always the same."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from honjin.core.engine import Match
from honjin.core.game import find_game, find_games
from honjin.testing.matches import Case, answer_at_random, waiting
from honjin.testing.players import Checked

SCRIPTED = sorted(id for id, game in find_games(drafts=True).items() if game.wits.script)
LONGEST = 900
"""Answers: beyond most games."""


@st.composite
def positions(draw: st.DrawFn, id: str) -> tuple[Case, Match[Any]]:
    """A position of a random match under any switches."""
    game = find_game(id)
    chosen: dict[str, bool | str] = {}
    for switch in game.switches:
        chosen[switch.id] = draw(st.sampled_from(switch.choices)) if switch.choices else draw(st.booleans())
    case, seed = Case(game, chosen), draw(st.integers(0, 10_000))
    match = case.begin(seed)
    answer_at_random(match, Random(seed), draw(st.integers(0, LONGEST)))
    return case, match


def copied(view: Any) -> Any:
    """The same view, made of other objects."""
    return msgspec.convert(msgspec.to_builtins(view), type(view))


@pytest.mark.parametrize("id", SCRIPTED)
def test_the_same_view_gets_the_same_answer(id: str) -> None:
    script = find_game(id).wits.script
    assert script is not None

    @settings(max_examples=60, deadline=None)
    @given(positions(id))
    def agrees(drawn: tuple[Case, Match[Any]]) -> None:
        case, match = drawn
        for decision in waiting(match):
            look = partial(match.view, decision.side)
            old, new = (Checked(script(case.setting, decision.side)) for _ in range(2))
            assert old.choose(decision, look) == old.choose(decision, look)
            assert old.choose(decision, look) == new.choose(decision, partial(copied, look()))

    agrees()
