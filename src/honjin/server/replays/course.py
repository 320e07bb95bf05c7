"""The course of a recorded match, event by event: also, if asked for, through answers that were taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from honjin.core.decision import Side
from honjin.core.errors import CorruptRecord
from honjin.core.event import SPECTATOR, Entry
from honjin.core.game import Game
from honjin.core.record import Answered, Noted, Record, TakenBack, Undone
from honjin.core.replay import setting_of
from honjin.core.state import State


class Moment(NamedTuple):
    """The state after one event, after a return to an earlier position (`back_to`), or, with neither, at the start.

    A return by consent has both: its trace is an event that everybody is told.

    The state moves on: look at it before you ask for the next moment.
    """

    state: State
    entry: Entry | None = None
    answer: int = 0
    side: Side = ""
    back_to: int | None = None


def course(record: Record, game: Game, *, taken_back: bool = False) -> Iterator[Moment]:
    """Apply the events without the rules, so that old matches stay readable after a rule was mended."""
    state, _ = game.begin(setting_of(record.header, game))
    yield Moment(state)
    for note in record.begun().events:
        yield Moment(state, _happened(note, game, state))
    earlier: dict[int, State] = {}
    for line in record.lines if taken_back else record.in_force():
        if isinstance(line, Answered):
            if taken_back:
                earlier[line.number] = state.clone()
            for note in line.events:
                yield Moment(state, _happened(note, game, state), line.number, line.side)
        elif isinstance(line, Undone | TakenBack):
            if taken_back:
                state = _position_before(line.back_to, earlier)
            trace = None if isinstance(line, Undone) else _happened(_trace(line), game, state)
            yield Moment(state, trace, side=line.side, back_to=line.back_to if taken_back else None)


def _position_before(answer: int, earlier: dict[int, State]) -> State:
    if answer not in earlier:
        raise CorruptRecord(f"answer {answer} is taken back but was never given")
    return earlier[answer].clone()


def _trace(line: TakenBack) -> Noted:
    return Noted("", msgspec.to_builtins(line.trace()))


def _happened(note: Noted, game: Game, state: Any) -> Entry:
    """Write one event into the state; what each viewer learns of it is judged on the state before."""
    try:
        event = game.event_from(note.event)
        entry = Entry(note.rule, event, {viewer: event.seen_by(state, viewer) for viewer in (*game.sides, SPECTATOR)})
        event.apply(state)
    except msgspec.ValidationError as error:
        raise CorruptRecord(f"an event is none of this game's: {error}") from None
    except (KeyError, IndexError, ValueError, TypeError) as error:
        raise CorruptRecord(f"an event names what is not in this match: {error!r}") from None
    return entry
