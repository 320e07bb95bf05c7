"""Going through a record again: by its answers and the rules, or by its events alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import Any, TypeVar

import msgspec

from honjin.core.dice import RecordedDice
from honjin.core.engine import Match, restore, start
from honjin.core.errors import CorruptRecord, DiceMismatch, HonjinError, IllegalAnswer
from honjin.core.event import SPECTATOR, Entry, Log
from honjin.core.game import Game
from honjin.core.history import History, Moment
from honjin.core.record import (
    Answered,
    Begun,
    Ended,
    Header,
    Line,
    Noted,
    Record,
    Resigned,
    Snapshot,
    Undone,
    noted,
)
from honjin.core.state import State

T = TypeVar("T")


def setting_of(header: Header, game: Game) -> Any:
    """The setting of a recorded match; refuses a record made with other rules or other data."""
    if header.game != game.id:
        raise CorruptRecord(f"this is a record of {header.game}, not of {game.id}")
    if header.game_version > game.version:
        raise CorruptRecord(f"the record was made by a newer version of {game.id}: update Honjin")
    try:
        pack = game.standard_pack() if header.pack is None else game.read_pack(msgspec.json.encode(header.pack))
        switches = game.choose_switches(header.switches)
    except HonjinError as error:
        raise CorruptRecord(f"the header does not fit this version of {game.id}: {error}") from None
    if pack.digest != header.pack_digest:
        raise CorruptRecord(
            f"the record was played with the data pack {header.pack_digest[:12]}, this one is {pack.digest[:12]}"
        )
    return game.setting(switches, pack)


class Rerun:
    """A record played again through the rules, line by line; every die, event, undo and snapshot must agree.

    `match` is one match that moves on: look at it before you ask for the next line.
    """

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        self.dice = RecordedDice()
        self.log = Log(game.sides)
        self.history = History()
        self.quitter: str | None = None
        self.ended = False
        begun = record.begun()
        self.dice.load(begun.rolls)
        self.match = self._checked(0, lambda: start(game, setting_of(record.header, game), self.dice, self.log))
        self._compare(0, begun.events)
        self._last = 0

    def lines(self) -> Iterator[Line]:
        """Take the lines one after the other; each has been checked when it is handed out."""
        if not isinstance(self.record.lines[0], Begun):
            raise CorruptRecord("the record does not begin with the opening of the match")
        for line in self.record.lines[1:]:
            if self.ended:
                raise CorruptRecord("the record goes on after its end")
            self._take(line)
            yield line
        self._checked(self._last, lambda: self.dice.load(()))

    def _take(self, line: Line) -> None:
        if isinstance(line, Ended):
            self.ended = True
        elif self.quitter is not None:
            raise CorruptRecord("the record goes on after a side has resigned")
        elif isinstance(line, Answered):
            self._answer(line)
        elif isinstance(line, Undone):
            self._undo(line)
        elif isinstance(line, Snapshot):
            self._compare_snapshot(line)
        elif isinstance(line, Resigned):
            self._resign(line)
        else:
            raise CorruptRecord("the record begins a second time")

    def _answer(self, line: Answered) -> None:
        if line.number != self._last + 1:
            raise CorruptRecord(f"answer {line.number} follows answer {self._last}")
        try:
            option = self.game.option_from(line.option)
        except msgspec.ValidationError as error:
            raise CorruptRecord(f"answer {line.number} is none of this game's options: {error}") from None
        self._checked(line.number, lambda: self.dice.load(line.rolls))
        before = Moment(line.side, line.number, self.match.clone(self.dice), {})
        self._checked(line.number, lambda: self.match.answer(line.side, option))
        self._last = line.number
        entries = self._compare(line.number, line.events)
        self.history.keep(before, entries, line.rolls, self.match)

    def _undo(self, line: Undone) -> None:
        moment = self.history.latest(line.side)
        if moment is None or moment.number != line.back_to:
            raise CorruptRecord(f"{line.side} takes back answer {line.back_to}, which had to stand")
        self.history.forget_latest()
        self.match = moment.match
        self.match.log = self.log

    def _compare_snapshot(self, line: Snapshot) -> None:
        if line.number != self._last or not _same(line.match, self.match.snapshot()):
            raise CorruptRecord(f"the snapshot after answer {line.number} is not the position of the match")

    def _resign(self, line: Resigned) -> None:
        if line.side not in self.game.sides or self.match.is_over:
            raise CorruptRecord(f"{line.side} resigns where there is nothing to resign")
        self.quitter = line.side

    def _checked(self, number: int, play: Callable[[], T]) -> T:
        try:
            return play()
        except IllegalAnswer as error:
            raise CorruptRecord(f"answer {number} is against the rules: {error}") from error
        except DiceMismatch as error:
            raise CorruptRecord(f"answer {number}: {error}") from error

    def _compare(self, number: int, written: list[Noted]) -> list[Entry]:
        entries, _ = self.log.drain()
        if not _same(noted(entries), written):
            raise CorruptRecord(f"answer {number}: the rules give other events than the record has")
        return entries


def rerun(record: Record, game: Game) -> Iterator[tuple[Answered | None, Match[Any]]]:
    """The match after its opening (with None) and after each answer, as the rules give it."""
    again = Rerun(record, game)
    yield None, again.match
    for line in again.lines():
        if isinstance(line, Answered):
            yield line, again.match


def _same(one: Any, other: Any) -> bool:
    """Whether two things look alike once they are written down."""
    return msgspec.json.encode(one) == msgspec.json.encode(other)


def replay(record: Record, game: Game) -> Iterator[tuple[Entry | None, State]]:
    """Apply the events in force one by one, without the rules: old games stay readable after a fix."""
    state, _ = game.begin(setting_of(record.header, game))
    yield None, state
    for note in chain(record.begun().events, *(answer.events for answer in record.answers())):
        entry = _entry(note, game, state)
        try:
            entry.event.apply(state)
        except (KeyError, IndexError, ValueError) as error:
            raise CorruptRecord(f"an event names what is not in this match: {error!r}") from None
        yield entry, state


def entries_before(record: Record, game: Game, number: int | None) -> list[Entry]:
    """The log up to the answer of this number, which is left out; the whole log without one."""
    answers = [answer for answer in record.answers() if number is None or answer.number < number]
    count = len(record.begun().events) + sum(len(answer.events) for answer in answers)
    return [entry for entry, _ in islice(replay(record, game), count + 1) if entry is not None]


def _entry(note: Noted, game: Game, state: State) -> Entry:
    try:
        event = game.event_from(note.event)
    except msgspec.ValidationError as error:
        raise CorruptRecord(f"an event is none of this game's: {error}") from None
    return Entry(note.rule, event, {viewer: event.seen_by(state, viewer) for viewer in (*game.sides, SPECTATOR)})


def latest_position(record: Record, game: Game, dice: RecordedDice) -> tuple[Match[Any], list[Answered]]:
    """The match at the latest snapshot in force, or at its opening, and the answers given since."""
    setting = setting_of(record.header, game)
    snapshot = record.latest_snapshot()
    if snapshot is None:
        dice.load(record.begun().rolls)
        return start(game, setting, dice), record.answers()
    try:
        match = restore(game, setting, snapshot.match, dice)
    except (KeyError, TypeError, ValueError) as error:
        raise CorruptRecord(f"the snapshot after answer {snapshot.number} cannot be read: {error!r}") from None
    return match, [answer for answer in record.answers() if answer.number > snapshot.number]
