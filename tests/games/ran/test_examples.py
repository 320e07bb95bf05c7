"""The worked examples of the book, and what follows from them: examples/*.toml.

given     the position, in the words of position.py; `deployed` is a battle as it begins, in its second turn
act       what is played, in words: `shock`, `move kikkawa_as_1`, `fire ouchi_as_t_1 hirata_as_2`, `flight yamagata`
rolls     the dice as they show, 0 to 9; none may be left over
wish      answers, one after the other
asked, offered, refused
          who is asked for what, all that is offered, and what is refused with which section
then      where units are and how they fare, Bushos finished, how active contingents and Engaged units are, events by
          some of their facts in the order they happened; `lines` of a sum are all its lines
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.ran.position import Position, RanMatch, battle, give, lines, names, position, where

from honjin.core.bits import members
from honjin.core.dice import ScriptedDice
from honjin.core.event import Event
from honjin.games.ran.events.turn import ArmiesDeployed
from honjin.games.ran.model import BushoId, UnitId
from honjin.games.ran.rules.activation import Activation
from honjin.games.ran.rules.cohesion import take_hits
from honjin.games.ran.rules.encounter import Encounter
from honjin.games.ran.rules.fire import OrderedFire
from honjin.games.ran.rules.flight import try_flight
from honjin.games.ran.state import RanState
from honjin.testing.contract import through_json
from honjin.testing.position import asked, events_of, offered, refusal


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some answers, and what is asked then."""

    wish: tuple[str, ...] = ()
    asked: str | None = None
    offered: set[str] | None = None
    among: set[str] = set()
    """Some of what is offered."""
    refused: dict[str, str] = {}


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an example claims in the end; what it does not mention is not looked at."""

    where: dict[str, str] = {}
    finished: set[str] | None = None
    active: set[str] | None = None
    engaged: set[str] | None = None
    holder: str = ""
    points_spent: int | None = None
    busho_hits: dict[str, int] = {}
    events: list[dict[str, Any]] = []


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One example."""

    name: str
    source: str
    rule: tuple[str, ...]
    act: str
    given: dict[str, Any]
    then: Outcome = Outcome()
    rolls: tuple[int, ...] = ()
    steps: tuple[Step, ...] = ()


def examples() -> Iterator[Any]:
    for path in sorted((Path(__file__).parent / "examples").glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["example"]:
            example = msgspec.convert(entry, Example)
            marks = pytest.mark.rule(*example.rule)
            yield pytest.param(example, id=f"{path.stem}: {example.name}", marks=marks)


@pytest.mark.parametrize("example", list(examples()))
def test_example(example: Example) -> None:
    word, *words = example.act.split()
    match = ACTS[word](board_of(example.given), example.rolls, *words)
    for step in example.steps:
        give(match, *step.wish)
        assert step.asked in (None, asked(match))
        assert step.offered is None or offered(match) == step.offered
        assert not step.among or step.among <= offered(match)
        assert {wish: refusal(match, wish) for wish in step.refused} == step.refused
    assert isinstance(match.dice, ScriptedDice)
    assert match.dice.left == 0, "a die was not needed"
    check(match, example.then)


def board_of(given: dict[str, Any]) -> Position:
    """The position of an example."""
    if "deployed" not in given:
        more = dict(given)
        state = position(more.pop("units"), **{name: value for name, value in more.items() if name in WORDS}).state
        for name, hits in given.get("busho_hits", {}).items():
            state.busho_hits[state.battle.contingent[BushoId(name)]] = hits
        return Position(state)
    state = RanState(battle(given["deployed"]))
    ArmiesDeployed().apply(state)
    state.turn, state.holder = 2, given["holder"]
    state.starter = state.holder
    return Position(state)


WORDS = {
    *("scenario", "bushos", "samurai", "phase", "commanded", "moved", "came_from", "engaged", "active", "finished"),
    *("holder", "turn", "routed"),
}
"""What `position` understands beside units."""


def activation(board: Position, rolls: Iterable[int]) -> RanMatch:
    """Phase B of a turn: whoever lacks the initiative first."""
    return board.play(Activation(1 - board.state.starter), Activation(board.state.starter), rolls=rolls)


def fire(board: Position, rolls: Iterable[int], firer: str, target: str) -> RanMatch:
    return board.play(OrderedFire(UnitId(firer), UnitId(target)), rolls=rolls)


def duel(board: Position, rolls: Iterable[int], one: str, other: str) -> RanMatch:
    return board.play(Encounter(0, (BushoId(one),), (BushoId(other),)), rolls=rolls)


def suffer(board: Position, rolls: Iterable[int], unit: str, hits: str) -> RanMatch:
    """A unit takes hits, wherever they come from."""
    match = board.play(rolls=rolls)
    take_hits(match, match.state.battle.unit[UnitId(unit)], int(hits), superiority=False)
    return match


def flight(board: Position, rolls: Iterable[int], busho: str) -> RanMatch:
    match = board.play(rolls=rolls)
    try_flight(match, match.state.battle.contingent[BushoId(busho)])
    return match


ACTS: dict[str, Callable[..., RanMatch]] = {
    "activation": activation,
    "run": lambda board, rolls, *bushos: board.run(*bushos, rolls=rolls),
    "continuity": lambda board, rolls, busho: board.play_continuity(busho, rolls=rolls),
    "orders": lambda board, rolls: board.orders(rolls=rolls),
    "move": lambda board, rolls, unit: board.move(unit, rolls=rolls),
    "shock": lambda board, rolls: board.shock(rolls=rolls),
    "fire": fire,
    "duel": duel,
    "suffer": suffer,
    "flight": flight,
}


def check(match: RanMatch, then: Outcome) -> None:
    """Every claim of the example holds."""
    state = match.state
    here = state.battle
    assert {unit: where(match, unit) for unit in then.where} == then.where
    bushos = dict.fromkeys(("finished", "active"), here.contingent_ids)
    for name, ids in bushos.items():
        claimed = getattr(then, name)
        assert claimed is None or {ids[busho] for busho in members(getattr(state, name))} == claimed
    assert then.engaged is None or names(match, sum(1 << unit for unit in state.engaged)) == then.engaged
    assert then.holder in ("", here.sides[state.holder])
    assert then.points_spent in (None, sum(state.points_spent))
    assert {id: state.busho_hits[here.contingent[BushoId(id)]] for id in then.busho_hits} == then.busho_hits
    happened = iter(events_of(match, Event))
    for facts in then.events:
        assert any(is_as_told(event, facts) for event in happened), f"{facts} did not happen, or not in its turn"


def is_as_told(event: Event, facts: dict[str, Any]) -> bool:
    """Whether an event has these facts."""
    told = through_json(event)
    if told["event"] == facts["event"] and "lines" in facts:
        told["lines"] = lines(event.lines)  # type: ignore[attr-defined]
    return bool(facts.items() <= told.items())
