"""What each viewer had been told after each line of a record, by its events alone: whatever the rules are today."""

from __future__ import annotations

from collections.abc import Iterator

from honjin.core.errors import CorruptRecord
from honjin.core.event import SPECTATOR, Viewer
from honjin.core.game import Game
from honjin.core.record import Answered, InForce, Line, Record, Renewed, TakenBack, Undone
from honjin.core.replay import happened, position_of, setting_of
from honjin.core.state import State
from honjin.core.telling import Telling

GoesBack = Undone | TakenBack | Renewed


def retold(record: Record, game: Game) -> Iterator[tuple[Line, Telling]]:
    """Every line with what had been told when it was written, also by answers that were taken back later."""
    setting = setting_of(record.header, game)
    state, _ = game.begin(setting)
    telling = Telling((*game.sides, SPECTATOR), record.header_link)
    begun = record.begun()
    telling.tell(happened(note, game, state) for note in begun.events)
    yield begun, telling
    goals = {line.back_to for line in record.lines if isinstance(line, GoesBack)}
    before: dict[int, tuple[State, dict[Viewer, int]]] = {}
    for line in record.lines[1:]:
        if isinstance(line, Answered):
            if line.number in goals:
                before[line.number] = state.clone(), telling.counts()
            telling.tell(happened(note, game, state) for note in line.events)
        elif isinstance(line, GoesBack):
            if line.back_to in before:
                earlier, counts = before[line.back_to]
                state = earlier.clone()
                telling.cut(counts)
            elif not isinstance(line, Renewed):
                raise CorruptRecord("undo-too-far", side=line.side, number=line.back_to)
            if isinstance(line, Renewed):
                state = position_of(line, game, setting)
        if isinstance(line, InForce) and not isinstance(line, Answered):
            telling.tell_all(line.trace())
        yield line, telling
