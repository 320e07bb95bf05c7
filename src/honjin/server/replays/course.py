"""The course of a recorded match, event by event: also, if asked for, through answers that were taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from honjin.core.decision import Side
from honjin.core.errors import CorruptRecord
from honjin.core.event import Entry
from honjin.core.game import Game
from honjin.core.luck import Throw, throws_of
from honjin.core.record import Answered, Noted, Record, Renewed, Ruled, TakenBack, Undone
from honjin.core.replay import happened, notes_of, position_of, setting_of
from honjin.core.state import State


class Moment(NamedTuple):
    """The state after one event, after a return to an earlier position (`back_to`), or, with neither, at the start.

    A return by consent has both: its trace is an event that everybody is told. `throws` is what the event says of luck.

    The state moves on: look at it before you ask for the next moment.
    """

    state: State
    entry: Entry | None = None
    answer: int = 0
    side: Side = ""
    back_to: int | None = None
    throws: tuple[Throw, ...] = ()


def course(record: Record, game: Game, *, taken_back: bool = False) -> Iterator[Moment]:
    """Apply the events without the rules, so that old matches stay readable after a rule was mended."""
    setting = setting_of(record.header, game)
    dicey = frozenset(kind.__name__ for kind in game.wits.luck)
    state, _ = game.begin(setting)
    yield Moment(state)
    for note in record.begun().events:
        throws = _throws(note, game, dicey, state)
        yield Moment(state, happened(note, game, state), throws=throws)
    earlier: dict[int, State] = {}
    for line in record.lines if taken_back else record.in_force():
        if isinstance(line, Answered):
            if taken_back:
                earlier[line.number] = state.clone()
            for note in line.events:
                throws = _throws(note, game, dicey, state)
                yield Moment(state, happened(note, game, state), line.number, line.side, throws=throws)
        elif isinstance(line, Ruled):
            yield Moment(state, happened(notes_of(line)[0], game, state))
        elif isinstance(line, Undone | TakenBack | Renewed):
            if isinstance(line, Renewed):
                state = position_of(line, game, setting)
            elif taken_back:
                state = _position_before(line.back_to, earlier)
            side = "" if isinstance(line, Renewed) else line.side
            trace = None if isinstance(line, Undone) else happened(notes_of(line)[0], game, state)
            yield Moment(state, trace, side=side, back_to=line.back_to if taken_back else None)


def _throws(note: Noted, game: Game, dicey: frozenset[str], state: State) -> tuple[Throw, ...]:
    """Only of an event in which dice fell: taking it apart a second time is for those alone."""
    if note.event.get("event") not in dicey:
        return ()
    try:
        return throws_of(game.wits.luck, game.event_from(note.event), state)
    except (msgspec.ValidationError, ArithmeticError, AttributeError, LookupError, ValueError, TypeError):
        return ()  # What cannot be weighed is refused, with its reason, when it is applied.


def _position_before(answer: int, earlier: dict[int, State]) -> State:
    if answer not in earlier:
        raise CorruptRecord("undo-too-far", number=answer, side="")
    return earlier[answer].clone()
