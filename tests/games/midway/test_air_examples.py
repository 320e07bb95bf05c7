"""Examples of the book about aircraft, its figures and what follows from its numbers, read from examples/air/*.toml.

given     the position, in the words of position_air.py; ships by hex
act       plot, day, day_and_landing or turns
sheets    for each step the orders of both sides; later steps are left blank
throws    dice, each list of which leads to the same end; none may be left over
then      aircraft by squadron, damage by ship, losses by side, what a side has seen, refusals, events by some facts
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.midway.position_air import (
    MidwayMatch,
    blank,
    damage,
    dice_left,
    lost,
    own_sheet,
    planes,
    position,
    refused,
    send,
)

from honjin.core.event import Event
from honjin.games.midway.state import Contact
from honjin.testing.position import events_of


class Sheets(msgspec.Struct, forbid_unknown_fields=True):
    """The orders of one step."""

    us: tuple[str, ...] = ()
    japan: tuple[str, ...] = ()


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    """What an example claims; what it does not mention is not looked at."""

    planes: dict[str, int] = {}
    damage: dict[str, str] = {}
    lost: dict[str, int] = {}
    ready: dict[str, int] = {}
    seen: dict[str, list[dict[str, Any]]] = {}
    refused: dict[str, str] = {}
    events: list[dict[str, Any]] = []
    never: list[str] = []


class Example(msgspec.Struct, forbid_unknown_fields=True):
    """One example."""

    name: str
    source: str
    rule: tuple[str, ...]
    act: str
    then: Outcome
    given: dict[str, Any] = {}
    sheets: tuple[Sheets, ...] = ()
    throws: tuple[tuple[int, ...], ...] = ((),)
    turns: int = 1


def examples() -> Iterator[Any]:
    for path in sorted((Path(__file__).parent / "examples" / "air").glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["example"]:
            example = msgspec.convert(entry, Example)
            for throw in example.throws:
                dice = f" [{' '.join(map(str, throw))}]" if len(example.throws) > 1 else ""
                marks = pytest.mark.rule(*example.rule)
                yield pytest.param(example, throw, id=f"{path.stem}: {example.name}{dice}", marks=marks)


@pytest.mark.parametrize(("example", "throw"), list(examples()))
def test_example(example: Example, throw: tuple[int, ...]) -> None:
    given = dict(example.given)
    match: MidwayMatch = getattr(position(given.pop("ships", {}), **given), example.act)(rolls=throw)
    for sheets in example.sheets:
        send(match, sheets.us, sheets.japan)
    for order, reason in example.then.refused.items():
        assert refused(match, "us", order) == reason
    if not example.then.refused:
        finish(match, example)
    check(match, example.then)


def finish(match: MidwayMatch, example: Example) -> None:
    """Blank sheets to the end, or until the example's turns are over."""
    if example.act == "turns":
        last = match.state.turn + example.turns
        while match.open and match.state.turn < last:
            send(match)
    else:
        blank(match)
        assert dice_left(match) == 0


def check(match: MidwayMatch, then: Outcome) -> None:
    """Every claim of the example holds."""
    state = match.state
    assert {name: planes(match, name) for name in then.planes} == then.planes
    assert {name: damage(match, name) for name in then.damage} == then.damage
    assert {side: lost(match, side) for side in then.lost} == then.lost
    assert {name: state.ready[state.ocean.squadron[name]] for name in then.ready} == then.ready
    for side, seen in then.seen.items():
        expected = [msgspec.convert({"turn": state.turn, **contact}, Contact) for contact in seen]
        assert list(own_sheet(match, side).contacts) == expected
    happened: list[dict[str, Any]] = [msgspec.to_builtins(event) for event in events_of(match, Event)]
    assert {event["event"] for event in happened}.isdisjoint(then.never)
    left = iter(happened)
    for facts in then.events:
        assert any(facts.items() <= event.items() for event in left), f"{facts} did not happen, or not in its turn"
