"""Worked examples: the guided first game is played through, and a passage of it taken apart."""

from __future__ import annotations

from typing import Any, NamedTuple

from honjin.core.event import UMPIRE, ChoiceForced, Entry
from honjin.core.example import Example, Step
from honjin.core.game import Game, find_game
from honjin.core.lesson import Lesson
from honjin.core.record import Record, read_record
from honjin.core.replay import notes_of, replay, setting_of
from honjin.core.scene import Scene
from honjin.packs.example import read_example
from honjin.packs.lesson import read_lesson
from honjin.umpire.lessons import open_lesson

NO_CHOICE = ChoiceForced.__name__
"""That something went without saying is not worth a line."""


class Part(NamedTuple):
    """A step, all that happened in it, what of that is told, and the board after it, as the umpire sees it."""

    step: Step
    happened: tuple[Entry, ...]
    told: tuple[Entry, ...]
    scene: Scene


class Worked(NamedTuple):
    """The whole example; `game` is the battle in which it happens."""

    game: Game
    setting: Any
    parts: tuple[Part, ...]


_WORKED: dict[str, Worked] = {}
"""Examples played so far, by package: they never change while the program runs."""


def worked_example(game: Game) -> Worked | None:
    """The worked example of a game's title; None where it has none."""
    example, lesson = read_example(game.resources), read_lesson(game.resources)
    if example is None or lesson is None:
        return None
    if game.resources not in _WORKED:
        battle = find_game(game.title, lesson.scenario or None)
        _WORKED[game.resources] = taken_apart(battle, example, played(battle, lesson))
    return _WORKED[game.resources]


def played(game: Game, lesson: Lesson) -> Record:
    """The record of a guided first game in which every answer was given as it is taught."""
    lines: list[str] = []
    table = open_lesson(game, lesson, lines.append, match_id="example", against="script")
    for answer in lesson.answers[len(table.answers()) :]:
        table.answer(answer.side, game.option_from(answer.option))
    return read_record("\n".join(lines) + "\n")


def taken_apart(game: Game, example: Example, record: Record) -> Worked:
    """The steps of an example in a match."""
    notes = [*record.begun().events, *(note for line in record.in_force() for note in notes_of(line))]
    spans = example.spans([note.event["event"] for note in notes])
    setting = setting_of(record.header, game)
    assert game.look.scene is not None
    unsaid = {*example.unsaid, NO_CHOICE}
    parts: list[Part] = []
    happened: list[Entry] = []
    for at, (entry, state) in enumerate(replay(record, game), -1):
        span = spans[len(parts)]
        if entry is None or at not in span:
            continue
        happened.append(entry)
        if at == span[-1]:
            told = tuple(one for one in happened if type(one.event).__name__ not in unsaid)
            scene = game.look.scene(setting, game.view(state, UMPIRE))
            parts.append(Part(example.steps[len(parts)], tuple(happened), told, scene))
            happened = []
        if len(parts) == len(spans):
            break
    return Worked(game, setting, tuple(parts))
