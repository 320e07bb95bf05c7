"""A match on its way along its record: what each line does to it, whoever brings the line.

Whoever plays, follows another process, verifies or takes a match up again has a `Progress`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from honjin.core.decision import Option, Side
from honjin.core.dice import Dice, RecordedDice
from honjin.core.engine import Match
from honjin.core.errors import CorruptRecord, DiceMismatch, IllegalAnswer
from honjin.core.event import SPECTATOR, UMPIRE, AnswerLapsed, Entry, Event, Log, Roll
from honjin.core.form import usual_answer
from honjin.core.game import Game
from honjin.core.history import History, Moment, is_barrier
from honjin.core.lapse import By, Lapse, Silence
from honjin.core.record import (
    Answered,
    Claimed,
    Closing,
    Ended,
    Line,
    Noted,
    Resigned,
    Ruled,
    Signed,
    Snapshot,
    TakenBack,
    Undone,
    listen,
    noted,
)
from honjin.core.state import Result
from honjin.core.telling import Telling

TURN_CRUMBS = 2
"""How many of the outermost crumbs tell one turn from another: the game itself, and its turn, round or set-up."""


class Given(NamedTuple):
    """An answer and what came of it; `barred` if it cannot be taken back alone any more, `lapse` if others gave it."""

    before: Moment
    entries: list[Entry]
    rolls: list[Roll]
    barred: bool
    lapse: Lapse | None = None

    def line(self) -> Answered:
        """As the record has it."""
        before = self.before
        option = msgspec.to_builtins(before.option)
        return Answered(before.number, before.side, option, self.rolls, noted(self.entries), self.lapse)


class Progress:
    """The match, what can be taken back, what each viewer has been told, and how far the record is."""

    __slots__ = ("answers", "ended", "game", "header_link", "history", "log", "match", "result", "silence", "telling")

    def __init__(self, match: Match[Any], header_link: str) -> None:
        self.game: Game = match.game
        self.match = match
        self.header_link = header_link
        self.log = Log(self.game.sides)
        self.telling = Telling((*self.log.viewers, UMPIRE), header_link)
        self.history = History()
        self.silence = Silence()
        self.answers = 0
        """The number of the latest answer, in force or not."""
        self.result: Result | None = None
        self.ended = False
        """The record has its closing line; a signature may follow, and nothing else."""
        match.log = self.log

    # An answer of today

    def moment(self, side: Side, option: Option) -> Moment:
        """The match before an answer that is about to be given."""
        return Moment(side, self.answers + 1, option, self.match.clone(self.match.dice), self.telling.counts())

    def usual(self, side: Side) -> Option | None:
        """The answer of this side if it sends nothing; None if it is not asked."""
        decision = self.match.decision_of(side)
        return None if decision is None else decision.option(usual_answer(decision))

    def give(self, before: Moment, by: By | None = None) -> Given:
        """Play an answer, of the side itself or for it; nobody is told yet. IllegalAnswer has changed nothing.

        What was given for a side is not the side's to take back alone.
        """
        lapse = None if by is None else self._lapse(before.side, by)
        try:
            self.match.answer(before.side, before.option)
        except IllegalAnswer:
            self.log.drain()
            raise
        entries, rolls = self.log.drain()
        barred = by is not None or is_barrier(before.side, entries, rolls, self.match)
        return Given(before, entries, rolls, barred, lapse)

    def _lapse(self, side: Side, by: By) -> Lapse:
        """Note that a side has let its question pass."""
        decision = self.match.decision_of(side)
        secret = decision is not None and (decision.private or decision.hushed)
        self.log.note("", AnswerLapsed(side, by, secret), self.match.state)
        return Lapse(by, tuple(self.match.crumbs(SPECTATOR)[:TURN_CRUMBS]))

    def keep(self, given: Given) -> None:
        """The answer stands: tell it."""
        self.answers = given.before.number
        self.telling.tell(given.entries)
        self.history.keep(given.before, given.barred)
        if self.match.is_over:
            self.decide(self.match.result)

    def decide(self, result: Result | None) -> None:
        """The match is over."""
        self.result = result
        self.history.close()

    # The way back

    def sit(self, match: Match[Any], dice: Dice) -> None:
        """Go on with this match."""
        self.match = match
        match.dice = dice
        match.log = self.log
        self.log.drain()

    def put_back(self, moment: Moment) -> None:
        """As it was before an answer."""
        self.sit(moment.match, self.match.dice)
        self.telling.cut(moment.told)

    def undo_to(self, moment: Moment) -> None:
        """As it was before an answer that its side has taken back alone."""
        self.history.forget_from(moment.number)
        self.put_back(moment)

    def become(self, other: Progress) -> None:
        """Take over position, history and what was told; how far the record has come stays."""
        self.telling.become(other.telling)
        self.history = other.history
        self.sit(other.match, self.match.dice)

    # A line of the record

    def take(self, line: Line, taken_back: Callable[[TakenBack], Progress]) -> None:
        """Do what the line says, or raise CorruptRecord where it cannot follow the lines before.

        `taken_back` finds the match as it is after a take-back, which goes further back than what is kept here.
        """
        if isinstance(line, Signed) == self.ended and isinstance(line, Ended | Signed):
            self.ended = True
            return
        if self.ended or self.result is not None:
            raise CorruptRecord("after-the-end")
        if isinstance(line, Answered):
            self.take_answer(line)
        elif isinstance(line, Ruled):
            self.telling.tell_all(line.trace())
        elif isinstance(line, Undone):
            self.undo_to(_undone_moment(line, self.history))
        elif isinstance(line, TakenBack):
            _check_taken_back(line, self)
            self.become(taken_back(line))
        elif isinstance(line, Snapshot):
            _check_snapshot(line, self)
        elif isinstance(line, Closing):
            _check_verdict(line, self)
            self.decide(line.result(self.game.sides))
        else:
            raise CorruptRecord("begins-again")
        listen(self.silence, line)

    def may_claim(self, side: Side) -> bool:
        """Whether all the others have long been silent."""
        sides = self.game.sides
        return side in sides and all(self.silence.is_silent(other) for other in sides if other != side)

    def take_answer(self, line: Answered) -> None:
        """Give a recorded answer once more, with the dice that fell then; its events must be the same.

        CorruptRecord has changed nothing.
        """
        before = self.moment(line.side, _recorded_option(line, self.game, self.answers))
        if line.lapse is not None and not same_when_written(before.option, self.usual(line.side)):
            raise CorruptRecord("not-usual", number=line.number, side=line.side)
        dice, recorded = self.match.dice, RecordedDice(line.rolls)
        self.match.dice = recorded
        try:
            given = self.give(before, None if line.lapse is None else line.lapse.by)
            recorded.check_all_used()
            check_events(line.number, given.entries, line.events, self.game)
            if given.lapse != line.lapse:
                raise CorruptRecord("other-events", number=line.number)
        except BaseException as error:
            self.put_back(before)
            if isinstance(error, IllegalAnswer):
                raise CorruptRecord("against-the-rules", number=line.number, rule=error.refusal.rule) from error
            if isinstance(error, DiceMismatch):
                raise CorruptRecord("other-dice", number=line.number) from error
            raise
        finally:
            self.match.dice = dice
        self.keep(given)


# What a line must be to follow the lines before it


def _recorded_option(line: Answered, game: Game, last: int) -> Option:
    if line.number != last + 1:
        raise CorruptRecord("answer-order", number=line.number, last=last)
    try:
        return game.option_from(line.option)
    except msgspec.ValidationError:
        raise CorruptRecord("no-option", number=line.number) from None


def check_events(number: int, entries: list[Entry], written: list[Noted], game: Game) -> None:
    """The events of an answer are those that the rules give."""
    if not same_when_written(noted(entries), written) and not _same_when_read(entries, written, game):
        raise CorruptRecord("other-events", number=number)


def _same_when_read(entries: list[Entry], written: list[Noted], game: Game) -> bool:
    """Whether the events are the same once they are read: one that has learnt a field since has its default."""
    return len(entries) == len(written) and all(
        entry.rule == note.rule and _is_event(entry.event, note.event, game)
        for entry, note in zip(entries, written, strict=True)
    )


def _is_event(event: Event, written: dict[str, Any], game: Game) -> bool:
    try:
        read = game.event_from(written)
    except msgspec.ValidationError:
        return False
    return read == event and written.keys() <= msgspec.to_builtins(event).keys()


def _undone_moment(line: Undone, history: History) -> Moment:
    """The moment that an undo goes back to: one that the side could reach alone."""
    for moment in history.plan(line.side):
        if moment.number == line.back_to:
            return moment
    raise CorruptRecord("undo-too-far", side=line.side, number=line.back_to)


def _check_taken_back(line: TakenBack, progress: Progress) -> None:
    """A take-back needs the consent of another side, and goes to the side's latest answer that had to stand."""
    sides = progress.game.sides
    if line.side not in sides or line.agreed_by not in sides or line.side == line.agreed_by:
        raise CorruptRecord("no-consent", side=line.side, number=line.back_to)
    if progress.match.is_over or progress.history.standing(line.side) != line.back_to:
        raise CorruptRecord("undo-too-far", side=line.side, number=line.back_to)


def _check_snapshot(line: Snapshot, progress: Progress) -> None:
    """A snapshot is the position after the answer just given."""
    if line.number != progress.answers or not same_when_written(line.match, progress.match.snapshot()):
        raise CorruptRecord("other-position", number=line.number)


def _check_verdict(line: Closing, progress: Progress) -> None:
    """Players can end only what is not over, and only those who play; a claim needs the silence of the others."""
    if progress.match.is_over:
        raise CorruptRecord("after-the-end")
    if isinstance(line, Resigned) and line.side not in progress.game.sides:
        raise CorruptRecord("nobody-resigns", side=line.side)
    if isinstance(line, Claimed) and not progress.may_claim(line.side):
        raise CorruptRecord("no-silence", side=line.side)


def same_when_written(one: Any, other: Any) -> bool:
    """Whether two things look alike once they are written down."""
    return msgspec.json.encode(one) == msgspec.json.encode(other)
