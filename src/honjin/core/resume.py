"""Taking a match up again where its record stops: as it was left, or as it ended. Newer rules are in `renewal.py`."""

from __future__ import annotations

from typing import Any

from honjin.core.dice import RecordedDice
from honjin.core.engine import Match, restore
from honjin.core.errors import CorruptRecord, DiceMismatch
from honjin.core.game import Game
from honjin.core.history import History
from honjin.core.progress import Progress, check_events
from honjin.core.record import Answered, InForce, Record, Snapshot, listen
from honjin.core.replay import entries_of, replay, setting_of


def resumed(record: Record, game: Game) -> Progress:
    """The match at the end of its record, with all that had been told and what can still be taken back.

    Play is taken up from the latest snapshot; the answers after it are given once more. A match that is over
    needs no rules for that, so it can always be looked at.
    """
    if record.ended() or record.verdict():
        return _closed(record, game)
    if record.game_version > game.version:
        raise CorruptRecord("newer-rules", found=record.game_version, known=game.version)
    snapshots = record.snapshots()
    progress, later = taken_up(record, game, snapshots[-1] if snapshots else None)
    for line in later:
        give_again(progress, line)
    progress.answers = record.last_number()
    return progress


def taken_up(record: Record, game: Game, snapshot: Snapshot | None) -> tuple[Progress, list[InForce]]:
    """The match at a snapshot in force, or at its opening, and the lines in force since.

    Who has been silent is known from the whole record, and not learnt again from those lines.
    """
    progress, later = _taken_up(record, game, snapshot)
    for line in record.lines:
        listen(progress.silence, line)
    return progress, later


def _taken_up(record: Record, game: Game, snapshot: Snapshot | None) -> tuple[Progress, list[InForce]]:
    lines = record.in_force()
    if snapshot is None:
        return _opened(record, game), lines
    ends = [at for at, line in enumerate(lines, 1) if isinstance(line, Answered) and line.number <= snapshot.number]
    first = max(ends, default=0)
    progress = Progress(_restored(snapshot, game, setting_of(record.header, game)), record.header_link)
    progress.telling.tell(entries_of(record, game, lines[:first]))
    progress.history = _given(lines[:first])
    return progress, lines[first:]


def _opened(record: Record, game: Game) -> Progress:
    begun = record.begun()
    dice = RecordedDice(begun.rolls)
    state, first = game.begin(setting_of(record.header, game))
    progress = Progress(Match(game, state, [first], dice), record.header_link)
    try:
        progress.match.advance()
        dice.check_all_used()
    except DiceMismatch as error:
        raise CorruptRecord("other-dice", number=0) from error
    entries, _ = progress.log.drain()
    check_events(0, entries, begun.events, game)
    progress.telling.tell(entries)
    return progress


def _restored(snapshot: Snapshot, game: Game, setting: Any) -> Match[Any]:
    try:
        return restore(game, setting, snapshot.match, RecordedDice())
    except (KeyError, TypeError, ValueError):
        raise CorruptRecord("snapshot", number=snapshot.number) from None


def _given(lines: list[InForce]) -> History:
    return History((line.number, line.side) for line in lines if isinstance(line, Answered))


def give_again(progress: Progress, line: InForce) -> None:
    """A line in force once more; numbers between are those of answers taken back."""
    if isinstance(line, Answered):
        progress.answers = line.number - 1
        progress.take_answer(line)
    else:
        progress.telling.tell_all(line.trace())


def _closed(record: Record, game: Game) -> Progress:
    """A match that is over: its final position by the events, and nothing left to play."""
    *_, (_, state) = replay(record, game)
    progress = Progress(Match(game, state, [], RecordedDice()), record.header_link)
    lines = record.in_force()
    progress.telling.tell(entries_of(record, game, lines))
    progress.history = _given(lines)
    progress.answers = record.last_number()
    ended, verdict = record.ended(), record.verdict()
    progress.ended = ended is not None
    progress.decide(ended.result if ended else verdict.result(game.sides) if verdict else None)
    return progress
