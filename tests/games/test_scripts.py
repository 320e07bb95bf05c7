"""Every script has an answer in any position, from the view alone, and always the same."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from honjin.ai.player import make_player, seat_player
from honjin.core.engine import Match
from honjin.core.game import find_game, find_games
from honjin.core.mind import Answers, Varied
from honjin.testing.matches import Case, answer_at_random, waiting
from honjin.testing.players import Checked

GAMES = Path(__file__).resolve().parents[2] / "src" / "honjin" / "games"
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


@pytest.mark.thorough
@pytest.mark.parametrize("id", SCRIPTED)
def test_the_same_view_gets_the_same_answer(id: str) -> None:
    game = find_game(id)
    script = game.wits.script
    assert script is not None
    # A further battle of a game has the same script on other ground.
    is_further = game.scenario and not game.is_introductory

    @settings(max_examples=15 if is_further else 60, deadline=None)
    @given(positions(id))
    def agrees(drawn: tuple[Case, Match[Any]]) -> None:
        case, match = drawn
        for decision in waiting(match):
            look = partial(match.view, decision.side)
            old, new = (Checked(script(case.setting, decision.side)) for _ in range(2))
            assert old.choose(decision, look) == old.choose(decision, look)
            assert old.choose(decision, look) == new.choose(decision, partial(copied, look()))

    agrees()


def opening(id: str, seed: str) -> list[str]:
    """All answers of two scripts up to the end of the first turn, varied by this lot or not at all."""
    game = find_game(id)
    case = Case(game, {})
    match = case.begin(1)
    minds = {side: make_player("script", game, case.setting, side, "") for side in game.sides}
    for side, mind in minds.items():
        if seed and isinstance(mind, Varied):
            mind.vary(f"{seed}/{side}")
    answers: list[str] = []
    while match.view(game.sides[0]).turn <= 1:
        decision = waiting(match)[0]
        option = decision.option(minds[decision.side].choose(decision, partial(match.view, decision.side)))
        answers.append(repr(option))
        match.choose(option, match.open.index(decision))
    return answers


@pytest.mark.thorough
@pytest.mark.parametrize("id", ["port_arthur", "storm", "midway", "ran.nunobeyama"])
def test_people_meet_another_set_up_and_first_turn_in_every_match(id: str) -> None:
    seeds = ["m1", "m2", "m3", "m4"]
    openings = [opening(id, seed) for seed in seeds]
    assert len({tuple(answers) for answers in openings}) == len(seeds)
    assert opening(id, "m2") == openings[1], "the same match, the same lot: whoever thinks anew finds the same"
    assert opening(id, "") == opening(id, ""), "series are played as ever"


@pytest.mark.parametrize("id", ["port_arthur", "storm", "midway", "ran.nunobeyama"])
def test_a_varied_player_who_begins_anew_gives_the_same_answer(id: str) -> None:
    """A worker may be another one at each question: what is not in the view is in the seed."""
    game = find_game(id)
    case = Case(game, {})
    match = case.begin(3)
    old = {side: seat_player("script", game, case.setting, side, "m7") for side in game.sides}
    for number in range(60):
        decision = waiting(match)[0]
        look = partial(match.view, decision.side)
        option = decision.option(old[decision.side].choose(decision, look))
        if number % 5 == 0:
            new = seat_player("script", game, case.setting, decision.side, "m7")
            assert decision.option(new.choose(decision, partial(copied, look()))) == option
        match.choose(option, match.open.index(decision))


def questions_in(title: str) -> set[str]:
    """What the rules of a game ask, also in battles and under switches that chance seldom brings about."""
    nodes = (node for path in (GAMES / title).rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return {
        node.args[1].value
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Decision"
        if len(node.args) > 1 and isinstance(node.args[1], ast.Constant) and isinstance(node.args[1].value, str)
    }


@pytest.mark.parametrize("title", ["port_arthur", "storm", "ran"])
def test_a_script_has_an_answer_to_every_question(title: str) -> None:
    game = find_game(title)
    assert game.wits.script is not None
    mind = game.wits.script(Case(game).setting, game.sides[0])
    assert isinstance(mind, Answers)
    questions = questions_in(title)
    assert len(questions) > 10
    assert questions - mind.methods.keys() == set()


ADVICE = """
import hashlib, sys
from random import Random
import msgspec
from honjin.core.game import find_game
from honjin.testing.matches import Case, random_answer
case, random, digest = Case(find_game(sys.argv[1])), Random(5), hashlib.sha256()
match = case.begin(5)
minds = {side: case.game.wits.script(case.setting, side) for side in case.game.sides}
for number in range(240):
    if match.is_over:
        break
    for decision in match.open if number % 3 == 0 else ():
        if decision.side not in match.sealed:
            look = lambda side=decision.side: case.game.view(match.state, side)
            digest.update(msgspec.json.encode(minds[decision.side].choose(decision, look)))
    match.answer(*random_answer(match, random))
print(digest.hexdigest())
"""
"""What a script advises in the course of a random match, as one number."""


@pytest.mark.thorough
@pytest.mark.parametrize("id", SCRIPTED)
def test_a_script_says_the_same_in_every_process(id: str) -> None:
    """Names are hashed otherwise in each: what hangs on the order of a set of them is another every time."""
    said = [
        subprocess.run(
            [sys.executable, "-c", ADVICE, id],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    ]
    assert len(set(said)) == 1
