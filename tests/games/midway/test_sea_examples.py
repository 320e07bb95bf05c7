"""Examples of the book about ships, troops, turns and points, and what follows from them: examples/sea/*.toml.

given     the position, in the words of position.py; `hunters` are so many Japanese destroyers in E6
act       what is played
sheets    for each step the orders of both sides; `all hunt` is for the hunters
until     blank sheets until this turn begins
throws    dice, each list of which leads to the same end; none may be left over
then      what ships have lost, battalions, runway, storm, waiting, points, refusals by side, events by some facts
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.midway.position import (
    MidwayMatch,
    Position,
    battalion,
    lost,
    new_game,
    ocean,
    position,
    refusal,
    send,
    sit_out,
)

from honjin.core.dice import ScriptedDice
from honjin.core.event import Event
from honjin.testing.contract import through_json
from honjin.testing.position import events_of

DESTROYERS = [card.id for card in ocean().ships if card.side == "japan" and card.kind == "DD"]


class Sheets(msgspec.Struct, forbid_unknown_fields=True):
    """The orders of one step."""

    us: str = ""
    japan: str = ""


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    """What an example claims; what it does not mention is not looked at."""

    lost: dict[str, str] = {}
    battalions: dict[str, str] = {}
    waits: dict[str, int] = {}
    points: dict[str, float] = {}
    refused: dict[str, dict[str, str]] = {}
    events: list[dict[str, Any]] = []
    runway: int | None = None
    storm: bool | None = None


class Example(msgspec.Struct, forbid_unknown_fields=True):
    """One example."""

    name: str
    source: str
    rule: tuple[str, ...]
    act: str
    then: Outcome
    given: dict[str, Any] = {}
    sheets: tuple[Sheets, ...] = ()
    until: int = 0
    throws: tuple[tuple[int, ...], ...] = ((),)


def examples() -> Iterator[Any]:
    for path in sorted((Path(__file__).parent / "examples" / "sea").glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["example"]:
            example = msgspec.convert(entry, Example)
            for throw in example.throws:
                dice = f" [{' '.join(map(str, throw))}]" if len(example.throws) > 1 else ""
                marks = pytest.mark.rule(*example.rule)
                yield pytest.param(example, throw, id=f"{path.stem}: {example.name}{dice}", marks=marks)


@pytest.mark.parametrize(("example", "throw"), list(examples()))
def test_example(example: Example, throw: tuple[int, ...]) -> None:
    given = dict(example.given)
    hunters = DESTROYERS[: given.pop("hunters", 0)]
    if hunters:
        given["E6"] = " ".join([given["E6"], *hunters])
    match = new_game() if example.act == "set_up" else getattr(position(**given), example.act)(rolls=throw)
    for sheets in example.sheets:
        send(match, sheets.us, written_out(sheets.japan, hunters))
    while match.state.turn < example.until:
        sit_out(send(match), "naval")
    assert isinstance(match.dice, ScriptedDice)
    assert match.dice.left == 0, "a die was not needed"
    check(match, example.then)


def written_out(words: str, hunters: list[str]) -> str:
    """An order to all hunters, for each of them."""
    boat = words.removeprefix("all hunt ")
    return words if boat == words else "; ".join(f"Hunt {hunter} {boat}" for hunter in hunters)


def check(match: MidwayMatch, then: Outcome) -> None:
    """Every claim of the example holds."""
    state = match.state
    assert {ship: lost(match, ship) for ship in then.lost} == then.lost
    assert {name: battalion(match, name) for name in then.battalions} == then.battalions
    assert {ship: state.waits[state.ocean.ship[ship]] for ship in then.waits} == then.waits
    assert then.points.items() <= Position(state).points().items()
    for side, orders in then.refused.items():
        assert {order: refusal(match, side, order) for order in orders} == orders
    assert then.runway in (None, state.runway)
    assert then.storm in (None, state.storm)
    happened: Iterator[dict[str, Any]] = map(through_json, events_of(match, Event))
    for facts in then.events:
        assert any(facts.items() <= event.items() for event in happened), f"{facts} did not happen, or not in its turn"
