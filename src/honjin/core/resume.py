"""Taking a match up again where its record stops: as it was left, as it ended, or under newer rules."""

from __future__ import annotations

from typing import Any

from honjin import __version__
from honjin.core.dice import RecordedDice
from honjin.core.engine import Match, restore
from honjin.core.errors import CorruptRecord, DiceMismatch
from honjin.core.game import Game
from honjin.core.history import History
from honjin.core.progress import Progress, check_events
from honjin.core.record import Answered, InForce, Record, Renewed, Snapshot
from honjin.core.replay import entries_of, replay, setting_of


def resumed(record: Record, game: Game) -> Progress:
    """The match at the end of its record, with all that had been told and what can still be taken back.

    Play is taken up from the latest snapshot; the answers after it are given once more. A match that is over
    needs no rules for that, so it can always be looked at.
    """
    if record.ended() or record.verdict():
        return _closed(record, game)
    snapshots = record.snapshots()
    progress, later = _taken_up(record, game, snapshots[-1] if snapshots else None)
    for line in later:
        _give_again(progress, line)
    progress.answers = record.last_number()
    return progress


def renewed(record: Record, game: Game) -> tuple[Progress, Renewed]:
    """An open match of older rules under those of today, and the line that says so.

    It goes on from the latest point to which today's rules lead with the same answers, dice and events. What comes
    after that point is void: the position in between cannot be told from the events alone.
    """
    for snapshot in (*reversed(record.snapshots()), None):
        try:
            progress, later = _taken_up(record, game, snapshot)
        except Exception:
            # Whatever today's rules make of an old position, an older one may do.
            continue
        dropped = _as_far_as_it_fits(progress, later)
        return progress, _renewal(record, progress, dropped)
    raise CorruptRecord("cannot-go-on", before=record.game_version, now=game.version)


def _as_far_as_it_fits(progress: Progress, later: list[InForce]) -> list[Answered]:
    """Give the answers once more, up to the first that does not fit; returns that one and those after it."""
    for at, line in enumerate(later):
        try:
            _give_again(progress, line)
        except Exception:
            # Not only what the rules refuse: new rules may stumble over what the old ones allowed.
            dropped = [line for line in later[at:] if isinstance(line, Answered)]
            for line in later[at:]:
                if not isinstance(line, Answered):
                    progress.telling.tell_all(line.trace())
            return dropped
    return []


def _renewal(record: Record, progress: Progress, dropped: list[Answered]) -> Renewed:
    progress.answers = record.last_number()
    progress.history.close()
    line = Renewed(
        honjin=__version__,
        before=record.game_version,
        game_version=progress.game.version,
        back_to=dropped[0].number if dropped else progress.answers + 1,
        dropped=len(dropped),
        match=progress.match.snapshot(),
    )
    progress.telling.tell_all(line.trace())
    return line


def _taken_up(record: Record, game: Game, snapshot: Snapshot | None) -> tuple[Progress, list[InForce]]:
    """The match at a snapshot in force, or at its opening, and the lines in force since."""
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
    check_events(0, entries, begun.events)
    progress.telling.tell(entries)
    return progress


def _restored(snapshot: Snapshot, game: Game, setting: Any) -> Match[Any]:
    try:
        return restore(game, setting, snapshot.match, RecordedDice())
    except (KeyError, TypeError, ValueError):
        raise CorruptRecord("snapshot", number=snapshot.number) from None


def _given(lines: list[InForce]) -> History:
    return History((line.number, line.side) for line in lines if isinstance(line, Answered))


def _give_again(progress: Progress, line: InForce) -> None:
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
