"""Newer rules: how far an open match of older ones goes on under those of today, and the proof that it did so."""

from __future__ import annotations

from collections import Counter

from honjin import __version__
from honjin.core.errors import CorruptRecord
from honjin.core.game import Game
from honjin.core.progress import Progress, same_when_written
from honjin.core.record import Answered, InForce, Record, Renewed, Undone
from honjin.core.replay import position_of, replay, setting_of
from honjin.core.resume import give_again, taken_up
from honjin.core.state import State


def renewed(record: Record, game: Game) -> tuple[Progress, Renewed]:
    """An open match of older rules under those of today, and the line that says so.

    It goes on from the latest point to which today's rules lead with the same answers, dice and events. What comes
    after that point is void: the position in between cannot be told from the events alone.
    """
    for snapshot in (*reversed(record.snapshots()), None):
        try:
            progress, later = taken_up(record, game, snapshot)
            _check_position(record, progress, later)
        except Exception:
            # Whatever today's rules make of an old position, an older one may do.
            continue
        dropped = _as_far_as_it_fits(progress, later)
        return progress, _renewal(record, progress, dropped)
    raise CorruptRecord("cannot-go-on", before=record.game_version, now=game.version)


def check_renewal(record: Record, game: Game) -> None:
    """The last line renews the rules: it must say what the lines before it lead to.

    Today's rules are asked themselves. Of older ones only the events can tell, and not what was being done.
    """
    line = record.lines[-1]
    assert isinstance(line, Renewed)
    earlier = Record(record.header, record.lines[:-1], record.header_link)
    if line.game_version == game.version:
        _, due = renewed(earlier, game)
        holds = same_when_written(
            (line.back_to, line.dropped, line.match),
            (due.back_to, due.dropped, due.match),
        )
    else:
        written = position_of(line, game, setting_of(record.header, game))
        holds = written.encode() == _by_events(earlier, game, line.back_to).encode()
    if not holds:
        raise CorruptRecord("other-position", number=line.back_to - 1)


def answers_led_here(record: Record, game: Game) -> int | None:
    """The last line renews the rules: how many answers lead from the opening to its position by today's, if they do.

    It may have gone on from a snapshot, and then today's rules need not fit what lay before.
    """
    line = record.lines[-1]
    assert isinstance(line, Renewed)
    try:
        progress, later = taken_up(Record(record.header, record.lines[:-1], record.header_link), game, None)
        _as_far_as_it_fits(progress, later)
    except Exception:
        return None
    return len(record.answers()) if same_when_written(line.match, progress.match.snapshot()) else None


def _check_position(record: Record, progress: Progress, later: list[InForce]) -> None:
    """A snapshot of old may be read and still have lost something that today's state has: the events tell."""
    number = next((line.number for line in later if isinstance(line, Answered)), record.last_number() + 1)
    if progress.match.state.encode() != _by_events(record, progress.game, number).encode():
        raise CorruptRecord("other-position", number=number - 1)


def _by_events(record: Record, game: Game, number: int) -> State:
    """The position before the answer of this number, by the events in force."""
    back = Undone(number, game.sides[0])
    *_, (_, state) = replay(Record(record.header, [*record.lines, back], record.header_link), game)
    return state


def _as_far_as_it_fits(progress: Progress, later: list[InForce]) -> list[Answered]:
    """Give the answers once more, up to the first that does not fit; returns that one and those after it."""
    for at, line in enumerate(later):
        try:
            give_again(progress, line)
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
        dropped=dict(Counter(line.side for line in dropped)),
        match=progress.match.snapshot(),
    )
    progress.telling.tell_all(line.trace())
    return line
