"""Every worked example of the two books, read from examples/*.toml.

given     the position, in the words of position.py
act       what is played, and by whom
throws    dice, each list of which leads to the same end
answers   in words, for whatever side is asked
then      ships by place, score, initiative, who is asked, what is offered and refused, events by some facts
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.port_arthur.position import PortArthurMatch, position, ships_in

from honjin.core.event import Event
from honjin.testing.position import asked, events_of, give, offered, refusal


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    """What an example claims; what it does not mention is not looked at."""

    ships: dict[str, str] = {}
    score: int | None = None
    initiative: str | None = None
    asked: str | None = None
    offered: set[str] = set()
    refused: dict[str, str] = {}
    events: list[dict[str, Any]] = []


class Example(msgspec.Struct, forbid_unknown_fields=True):
    """One example of a book."""

    name: str
    source: str
    rule: tuple[str, ...]
    given: dict[str, Any]
    act: str
    then: Outcome
    throws: tuple[tuple[int, ...], ...] = ((),)
    answers: list[str] = []


def examples() -> Iterator[Any]:
    for path in sorted((Path(__file__).parent / "examples").glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["example"]:
            example = msgspec.convert(entry, Example)
            for throw in example.throws:
                dice = f" [{' '.join(map(str, throw))}]" if len(example.throws) > 1 else ""
                marks = pytest.mark.rule(*example.rule)
                yield pytest.param(example, throw, id=f"{path.stem}: {example.name}{dice}", marks=marks)


@pytest.mark.parametrize(("example", "throw"), list(examples()))
def test_example(example: Example, throw: tuple[int, ...]) -> None:
    act, *whose = example.act.split()
    match: PortArthurMatch = getattr(position(**example.given), act)(*whose, rolls=throw)
    give(match, *example.answers)
    check(match, example.then)


def check(match: PortArthurMatch, then: Outcome) -> None:
    """Every claim of the example holds."""
    for place, ships in then.ships.items():
        assert ships_in(match, place) == set(ships.replace("|", " ").split())
    if then.score is not None:
        assert match.state.score == then.score
    if then.initiative is not None:
        assert match.state.initiative == then.initiative
    if then.asked is not None:
        assert asked(match) == then.asked
    if then.offered:
        assert then.offered <= offered(match)
    for wish, reason in then.refused.items():
        assert refusal(match, wish) == reason
    check_events(match, then.events)


def check_events(match: PortArthurMatch, expected: list[dict[str, Any]]) -> None:
    """These events happened, in this order, perhaps with others between them."""
    happened: Iterator[dict[str, Any]] = map(msgspec.to_builtins, events_of(match, Event))
    for facts in expected:
        assert any(facts.items() <= event.items() for event in happened), f"{facts} did not happen, or not in its turn"
