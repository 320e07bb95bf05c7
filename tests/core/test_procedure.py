"""Procedures: steps from top to bottom, detours, reports, and the way into a file and back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from honjin.core.dice import ScriptedDice
from honjin.core.engine import Match
from honjin.core.errors import HonjinError
from honjin.core.event import Event
from honjin.core.procedure import Procedure, step
from honjin.core.state import Result
from honjin.testing.sample import GAME


class Diary:
    """A state that is nothing but a list of what happened."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.result: Result | None = None

    def clone(self) -> Diary:
        new = Diary()
        new.lines = self.lines[:]
        return new

    def encode(self) -> dict[str, Any]:
        return {"lines": self.lines}


class Wrote(Event, frozen=True):
    """A line of the diary."""

    line: str

    def apply(self, state: Diary) -> None:
        state.lines.append(self.line)


DiaryMatch = Match[Diary]


class Walk(Procedure):
    """Three plain steps."""

    @step("1")
    def leave(self, match: DiaryMatch) -> None:
        match.emit(Wrote("leave"))

    @step("2")
    def climb(self, match: DiaryMatch) -> None:
        match.emit(Wrote("climb"))

    @step("3")
    def rest(self, match: DiaryMatch) -> None:
        match.emit(Wrote("rest"))


class Rounds(Procedure):
    """Repeats a step until the count is up."""

    left: int

    @step("1")
    def walk_round(self, match: DiaryMatch) -> None:
        if self.left:
            match.emit(Wrote(f"round {self.left}"))
            self.left -= 1
            self.repeat()

    @step("2")
    def come_home(self, match: DiaryMatch) -> None:
        match.emit(Wrote("home"))


class Detour(Procedure):
    """Jumps over one step, then leaves out the last."""

    @step("1")
    def turn_off(self, match: DiaryMatch) -> None:
        self.go_to(Detour.bridge)

    @step("2")
    def road(self, match: DiaryMatch) -> None:
        match.emit(Wrote("road"))

    @step("3")
    def bridge(self, match: DiaryMatch) -> None:
        match.emit(Wrote("bridge"))
        self.finish()

    @step("4")
    def inn(self, match: DiaryMatch) -> None:
        match.emit(Wrote("inn"))


class Errand(Procedure):
    """Sends somebody twice from one step, and then writes down what it was told last."""

    sent: int = 0

    @step("1")
    def send(self, match: DiaryMatch) -> Procedure | None:
        if self.sent == 2:
            return None
        self.sent += 1
        self.repeat()
        return Messenger(self.sent)

    @step("2")
    def listen(self, match: DiaryMatch) -> None:
        match.emit(Wrote(f"told {self.told}"))


class Messenger(Procedure):
    """Goes, and reports."""

    number: int

    @step("5")
    def go(self, match: DiaryMatch) -> None:
        match.emit(Wrote(f"messenger {self.number}"))
        match.report(f"news {self.number}")


class Expedition(Procedure):
    """Goes by a road on which somebody may call it off, then goes home."""

    called_off: str

    @step("1")
    def set_out(self, match: DiaryMatch) -> Procedure:
        return Road(self.called_off)

    @step("2")
    def arrive(self, match: DiaryMatch) -> None:
        match.emit(Wrote("arrived"))


class Road(Procedure):
    """Meets a herald before it ends."""

    called_off: str

    @step("1")
    def meet(self, match: DiaryMatch) -> Procedure:
        return Herald(self.called_off)

    @step("2")
    def end(self, match: DiaryMatch) -> None:
        match.emit(Wrote("end of the road"))


class Herald(Procedure):
    """Calls something off from the inside."""

    calls_off: str

    @step("1")
    def call(self, match: DiaryMatch) -> None:
        match.abandon(self.calls_off)

    @step("2")
    def talk(self, match: DiaryMatch) -> None:
        match.emit(Wrote("talk"))


PROCEDURES = Walk | Rounds | Detour | Errand | Messenger


def run(procedure: Procedure) -> list[str]:
    match = Match(GAME, Diary(), [procedure], ScriptedDice([]))
    match.advance()
    assert match.is_over
    return match.state.lines


def test_steps_run_in_the_order_of_the_book() -> None:
    assert [one.name for one in Walk.steps] == ["leave", "climb", "rest"]
    assert [one.rule for one in Walk.steps] == ["1", "2", "3"]
    assert run(Walk()) == ["leave", "climb", "rest"]


def test_repeat_runs_the_same_step_again() -> None:
    assert run(Rounds(2)) == ["round 2", "round 1", "home"]


def test_go_to_skips_and_finish_leaves_out_the_rest() -> None:
    assert run(Detour()) == ["bridge"]


def test_go_to_refuses_a_step_of_another_procedure() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        Walk().go_to(Detour.bridge)


def test_pushed_procedure_runs_first_and_its_report_is_told() -> None:
    assert run(Errand()) == ["messenger 1", "messenger 2", "told news 2"]


@pytest.mark.parametrize(
    ("called_off", "lines"),
    [("Herald", ["end of the road", "arrived"]), ("Road", ["arrived"]), ("Expedition", [])],
)
def test_abandon_leaves_out_what_is_left_down_to_the_procedure_named(called_off: str, lines: list[str]) -> None:
    assert run(Expedition(called_off)) == lines


def test_what_is_not_open_cannot_be_abandoned() -> None:
    with pytest.raises(LookupError):
        run(Expedition("Walk"))


def test_crumb_is_the_name_unless_it_says_more() -> None:
    assert Walk().crumb() == ("Walk", {})


def test_copies_have_their_own_facts() -> None:
    one = Rounds(2)
    other = one.__copy__()
    other.left = 1
    other.finish()
    assert (one.left, one.at) == (2, 0)


@pytest.mark.parametrize("at", range(4))
def test_step_is_saved_by_its_name(at: int) -> None:
    procedure = Walk(at=at, told="news")
    data = procedure.encode()
    assert data == {"procedure": "Walk", "told": "news", "at": ["leave", "climb", "rest", ""][at]}
    assert Procedure.decode(msgspec.json.decode(msgspec.json.encode(data)), PROCEDURES) == procedure


def test_fields_are_saved_too() -> None:
    assert Procedure.decode(Rounds(7).encode(), PROCEDURES) == Rounds(7)


@pytest.mark.parametrize("change", [{"at": "swim"}, {"procedure": "Swim"}, {"left": "many"}])
def test_unknown_step_or_procedure_is_a_clear_error(change: dict[str, Any]) -> None:
    with pytest.raises(HonjinError):
        Procedure.decode({**Rounds(7).encode(), **change}, PROCEDURES)


def test_what_was_nothing_in_an_old_procedure_has_the_default_of_today() -> None:
    assert Procedure.decode({**Walk(told="news").encode(), "told": None}, PROCEDURES) == Walk()
    with pytest.raises(HonjinError):
        Procedure.decode({**Rounds(7).encode(), "left": None}, PROCEDURES)
