"""Random matches: in memory, at a table, and as records. The same seed gives the same match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

import msgspec

from honjin.core.decision import Decision, Option, Side
from honjin.core.dice import SeededDice
from honjin.core.engine import Match, start
from honjin.core.event import SPECTATOR, UMPIRE, Log
from honjin.core.form import fill_in
from honjin.core.game import Game, Switches
from honjin.umpire.table import Table, open_table

SECRET = bytes(range(32))
"""The secret of all the dice of `sit_down`."""


@dataclass(frozen=True)
class Case:
    """A game under certain switches, and how far the suite may go with it."""

    game: Game
    switches: Switches = field(default_factory=dict)
    walks: int = 2
    longest: int = 5000
    every: int = 1
    """Of each kind of question the first are looked at, and then every so many-th: a long game has hundreds alike."""
    at_table: int = 5000
    """Answers at a table, where a check takes the longer for each the more there have been."""

    def __str__(self) -> str:
        chosen = [id if value is True else f"{id}={value}" for id, value in self.switches.items() if value]
        return "+".join([self.game.id, *chosen])

    @cached_property
    def setting(self) -> Any:
        """The immutable part of its matches."""
        return self.game.setting(self.game.choose_switches(self.switches), self.game.standard_pack())

    @cached_property
    def candidates(self) -> list[Option]:
        """Every option anybody could think of."""
        return list(self.game.candidates(self.setting))

    @cached_property
    def sections(self) -> set[str]:
        """The ids of the rulebook's sections."""
        return {section.id for section in self.game.rulebook.sections}

    def begin(self, seed: int) -> Match[Any]:
        """A match at its first decision, with somebody listening."""
        return start(self.game, self.setting, SeededDice(seed), Log(self.game.sides))


def written_out(decision: Decision) -> Decision:
    """A question with a plain list of its answers: a game may hand out one that is written only when read."""
    return msgspec.structs.replace(decision, options=list(decision.options))


def waiting(match: Match[Any]) -> list[Decision]:
    """The decisions that still want an answer: those of sides that have sealed theirs are left out."""
    return [decision for decision in match.open if decision.side not in match.sealed]


def some_answers(decision: Decision, random: Random, most: int = 12) -> Sequence[Option]:
    """All the answers of a list; of a form the usual one, and some filled in by lot."""
    if decision.form is None:
        return decision.options
    form = decision.form
    return list(dict.fromkeys([form.sends(form.usual()), *(fill_in(form, random.random) for _ in range(most - 1))]))


def random_answer(match: Match[Any], random: Random) -> tuple[Side, Option]:
    """A side that is asked, and one of its options."""
    decision = random.choice(waiting(match))
    if decision.form is not None:
        return decision.side, fill_in(decision.form, random.random)
    return decision.side, random.choice(decision.options)


def answer_at_random(match: Match[Any], random: Random, times: int = 1) -> None:
    """Give so many random answers, fewer if the match ends."""
    for _ in range(times):
        if match.is_over:
            return
        match.answer(*random_answer(match, random))


def walk(case: Case, seed: int) -> Iterator[Match[Any]]:
    """A random match at each of its decisions, and once more when it is over."""
    random = Random(seed)
    match = case.begin(seed)
    for _ in range(case.longest):
        yield match
        if match.is_over:
            return
        answer_at_random(match, random)
    raise AssertionError(f"{case}, seed {seed}: no end after {case.longest} decisions")


def sit_down(case: Case, journal: Callable[[str], None]) -> Table:
    """A new table with committed dice that are the same in every run."""
    nonces = {side: f"nonce of {side}" for side in case.game.sides}
    seats = dict.fromkeys(case.game.sides, "random")
    return open_table(case.game, case.switches, seats, journal, secret=SECRET, match_id="contract", nonces=nonces)


def sitting(case: Case, seed: int, journal: Callable[[str], None]) -> Iterator[Table]:
    """A random match at a table, at each of its decisions and once more when it is over."""
    table, random = sit_down(case, journal), Random(seed)
    yield table
    while not table.is_over:
        table.answer(*random_answer(table.match, random))
        yield table


def what_table_shows(table: Table, latest: int | None = None) -> bytes:
    """The position, the questions, and all that every viewer has been told, or only so many of the latest things."""
    viewers = (*table.game.sides, SPECTATOR, UMPIRE)
    since = {viewer: max(0, table.told_count(viewer) - latest) if latest else 0 for viewer in viewers}
    told = [table.told(viewer, since[viewer]) for viewer in viewers]
    asked = [table.decision_of(side) for side in table.game.sides]
    questions = [decision and written_out(decision) for decision in asked]
    return msgspec.json.encode([table.match.snapshot(), questions, told])


def text_of(lines: Iterable[str]) -> str:
    """The text of a record."""
    return "".join(f"{line}\n" for line in lines)


def played(case: Case, seed: int = 0) -> str:
    """The record of a random match, from its header to its end."""
    lines: list[str] = []
    for _ in sitting(case, seed, lines.append):
        pass
    return text_of(lines)
