"""Going through a record again: by its answers and the rules, or by its events alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, takewhile
from typing import Any

import msgspec

from honjin.core.decision import Option
from honjin.core.dice import RecordedDice
from honjin.core.engine import Match, restore, start
from honjin.core.errors import CorruptRecord, DiceMismatch, HonjinError, IllegalAnswer
from honjin.core.event import SPECTATOR, Entry, Log
from honjin.core.game import Game
from honjin.core.history import History, Moment, is_barrier
from honjin.core.record import (
    Agreed,
    Answered,
    Begun,
    Ended,
    Header,
    Line,
    Noted,
    Record,
    Resigned,
    Snapshot,
    TakenBack,
    Undone,
    noted,
)
from honjin.core.state import Result, State


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

    `verdict` is the result the players themselves gave the match, by resigning or agreeing on a draw.

    `match` is one match that moves on: look at it before you ask for the next line.
    """

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        self.dice = RecordedDice()
        self.log = Log(game.sides)
        self.history = History()
        self.verdict: Result | None = None
        self.ended = False
        begun = record.begun()
        self.dice.load(begun.rolls)
        try:
            self.match = start(game, setting_of(record.header, game), self.dice, self.log)
            self.dice.load(())
        except DiceMismatch as error:
            raise CorruptRecord(f"answer 0: {error}") from error
        self._compare(0, begun.events)
        self._last = 0
        self._wanted = {line.back_to for line in record.lines if isinstance(line, TakenBack)}
        self._kept: dict[int, tuple[Moment, list[Moment]]] = {}

    def lines(self) -> Iterator[Line]:
        """Take the lines one after the other; each has been checked when it is handed out."""
        if not isinstance(self.record.lines[0], Begun):
            raise CorruptRecord("the record does not begin with the opening of the match")
        for line in self.record.lines[1:]:
            if self.ended:
                raise CorruptRecord("the record goes on after its end")
            self._take(line)
            yield line

    def _take(self, line: Line) -> None:
        if isinstance(line, Ended):
            self.ended = True
        elif self.verdict is not None:
            raise CorruptRecord("the record goes on after the players have ended the match")
        elif isinstance(line, Answered):
            self._answer(line)
        elif isinstance(line, Undone):
            self._go_back(undone_moment(line, self.history), self.history.moments())
        elif isinstance(line, TakenBack):
            check_taken_back(line, self.match, self.history)
            self._go_back(*self._kept[line.back_to])
        elif isinstance(line, Snapshot):
            check_snapshot(line, self.match, self._last)
        elif isinstance(line, Resigned | Agreed):
            check_verdict(line, self.match)
            self.verdict = line.result(self.game.sides)
        else:
            raise CorruptRecord("the record begins a second time")

    def _answer(self, line: Answered) -> None:
        option = recorded_option(line, self.game, self._last)
        before = Moment(line.side, line.number, option, self.match.clone(self.dice))
        if line.number in self._wanted:
            self._kept[line.number] = before, self.history.moments()
        answer_again(self.match, line, option, self.dice)
        self._last = line.number
        entries = self._compare(line.number, line.events)
        self.history.keep(before, is_barrier(line.side, entries, line.rolls, self.match))

    def _go_back(self, moment: Moment, moments: list[Moment]) -> None:
        self.history.return_to(moment.number, [one for one in moments if one.number < moment.number])
        self.match = moment.match
        self.match.log = self.log

    def _compare(self, number: int, written: list[Noted]) -> list[Entry]:
        entries, _ = self.log.drain()
        check_events(number, entries, written)
        return entries


# What a line must be to follow the lines before it


def recorded_option(line: Answered, game: Game, last: int) -> Option:
    """The option of an answer that comes right after the answer of the number `last`."""
    if line.number != last + 1:
        raise CorruptRecord(f"answer {line.number} follows answer {last}")
    try:
        return game.option_from(line.option)
    except msgspec.ValidationError as error:
        raise CorruptRecord(f"answer {line.number} is none of this game's options: {error}") from None


def answer_again(match: Match[Any], line: Answered, option: Option, recorded: RecordedDice) -> None:
    """Give a recorded answer once more, with the dice that fell then."""
    dice, match.dice = match.dice, recorded
    try:
        recorded.load(line.rolls)
        match.answer(line.side, option)
        recorded.load(())
    except IllegalAnswer as error:
        raise CorruptRecord(f"answer {line.number} is against the rules: {error}") from error
    except DiceMismatch as error:
        raise CorruptRecord(f"answer {line.number}: {error}") from error
    finally:
        match.dice = dice


def check_events(number: int, entries: list[Entry], written: list[Noted]) -> None:
    """The events of an answer are those that the rules give."""
    if not _same(noted(entries), written):
        raise CorruptRecord(f"answer {number}: the rules give other events than the record has")


def undone_moment(line: Undone, history: History) -> Moment:
    """The moment that an undo goes back to: one that the side could reach alone."""
    for moment in history.plan(line.side):
        if moment.number == line.back_to:
            return moment
    raise CorruptRecord(f"{line.side} takes back answer {line.back_to}, which had to stand")


def check_taken_back(line: TakenBack, match: Match[Any], history: History) -> None:
    """A take-back needs the consent of another side, and goes to the side's latest answer that had to stand."""
    sides = match.game.sides
    if line.side not in sides or line.agreed_by not in sides or line.side == line.agreed_by:
        raise CorruptRecord(f"{line.side} takes back answer {line.back_to} without the consent of another side")
    if match.is_over or history.standing(line.side) != line.back_to:
        raise CorruptRecord(f"{line.side} takes back answer {line.back_to}, which is not its latest that had to stand")


def check_snapshot(line: Snapshot, match: Match[Any], last: int) -> None:
    """A snapshot is the position after the answer just given."""
    if line.number != last or not _same(line.match, match.snapshot()):
        raise CorruptRecord(f"the snapshot after answer {line.number} is not the position of the match")


def check_verdict(line: Resigned | Agreed, match: Match[Any]) -> None:
    """Players can end only what is not over, and only those who play."""
    if match.is_over:
        raise CorruptRecord("the players end a match that is over")
    if isinstance(line, Resigned) and line.side not in match.game.sides:
        raise CorruptRecord(f"{line.side} resigns where there is nothing to resign")


def _same(one: Any, other: Any) -> bool:
    """Whether two things look alike once they are written down."""
    return msgspec.json.encode(one) == msgspec.json.encode(other)


# Ways through a record


def rerun(record: Record, game: Game) -> Iterator[tuple[Answered | None, Match[Any]]]:
    """The match after its opening (with None) and after each answer, as the rules give it."""
    again = Rerun(record, game)
    yield None, again.match
    for line in again.lines():
        if isinstance(line, Answered):
            yield line, again.match


def replay(record: Record, game: Game) -> Iterator[tuple[Entry | None, State]]:
    """Apply the events in force one by one, without the rules: old games stay readable after a fix."""
    state, _ = game.begin(setting_of(record.header, game))
    yield None, state
    notes = [*record.begun().events, *(note for line in record.in_force() for note in _notes(line))]
    for note in notes:
        entry = _entry(note, game, state)
        try:
            entry.event.apply(state)
        except (KeyError, IndexError, ValueError) as error:
            raise CorruptRecord(f"an event names what is not in this match: {error!r}") from None
        yield entry, state


def _notes(line: Answered | TakenBack) -> list[Noted]:
    """What a line in force adds to the log; a take-back adds its trace."""
    return line.events if isinstance(line, Answered) else [Noted("", msgspec.to_builtins(line.trace()))]


def entries_before(record: Record, game: Game, number: int | None) -> list[Entry]:
    """The log up to the answer of this number, which is left out; the whole log without one."""

    def is_earlier(line: Answered | TakenBack) -> bool:
        return number is None or isinstance(line, TakenBack) or line.number < number

    return entries_of(record, game, list(takewhile(is_earlier, record.in_force())))


def entries_of(record: Record, game: Game, first: Sequence[Answered | TakenBack]) -> list[Entry]:
    """The log of the opening and of these first lines in force."""
    count = len(record.begun().events) + sum(len(_notes(line)) for line in first)
    return [entry for entry, _ in islice(replay(record, game), count + 1) if entry is not None]


def _entry(note: Noted, game: Game, state: State) -> Entry:
    try:
        event = game.event_from(note.event)
    except msgspec.ValidationError as error:
        raise CorruptRecord(f"an event is none of this game's: {error}") from None
    return Entry(note.rule, event, {viewer: event.seen_by(state, viewer) for viewer in (*game.sides, SPECTATOR)})


def latest_position(
    record: Record, game: Game, dice: RecordedDice
) -> tuple[Match[Any], list[Answered | TakenBack], list[Answered | TakenBack]]:
    """The match at the latest snapshot in force, or at its opening; the lines in force before it and since."""
    setting = setting_of(record.header, game)
    snapshot = record.latest_snapshot()
    lines = record.in_force()
    if snapshot is None:
        dice.load(record.begun().rolls)
        return start(game, setting, dice), [], lines
    try:
        match = restore(game, setting, snapshot.match, dice)
    except (KeyError, TypeError, ValueError) as error:
        raise CorruptRecord(f"the snapshot after answer {snapshot.number} cannot be read: {error!r}") from None
    ends = [at for at, line in enumerate(lines, 1) if isinstance(line, Answered) and line.number <= snapshot.number]
    first = max(ends, default=0)
    return match, lines[:first], lines[first:]
