"""What is done with a record away from the event loop. Imports no web framework, so that `reader` starts quickly."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from honjin.core.errors import CorruptRecord, HonjinError
from honjin.core.event import Viewer
from honjin.core.game import Game, find_game
from honjin.core.record import read_record
from honjin.core.verify import Check, verify
from honjin.server.replays.document import Replay, replay_of, stretch_of

T = TypeVar("T")


class Verdict(msgspec.Struct):
    """What the rules say of a record: the same as `honjin verify --json`."""

    verified: bool
    finished: bool
    checks: list[Check]


def replay_json(text: str, viewer: Viewer, games: Mapping[str, Game] | None = None) -> bytes:
    """The replay of a record as JSON, compressed; `games` are those of the server, else all there are."""
    return _guarded(lambda: gzip.compress(msgspec.json.encode(_replay(text, viewer, games)), 6, mtime=0))


def _replay(text: str, viewer: Viewer, games: Mapping[str, Game] | None) -> Replay:
    record = read_record(text)
    game = find_game(record.header.game) if games is None else games[record.header.game]
    return replay_of(record, game, viewer)


def stretch_json(text: str, viewer: Viewer, game: Game, since: int) -> bytes:
    """What a viewer was told after a step of a match that may still be played, as JSON, compressed."""
    return gzip.compress(msgspec.json.encode(stretch_of(read_record(text), game, viewer, since)), 6, mtime=0)


def verdict_of(text: str) -> Verdict:
    """Everything that can be proved of a record."""
    return _guarded(lambda: _verify(text))


def _verify(text: str) -> Verdict:
    try:
        record = read_record(text)
    except CorruptRecord as error:
        return Verdict(False, True, [Check("lines", 0, str(error))])
    checks = verify(record, find_game(record.header.game))
    failed, unfinished = any(check.problem for check in checks), any(check.open for check in checks)
    return Verdict(not failed and not unfinished, not unfinished, checks)


def _guarded(work: Callable[[], T]) -> T:
    """Errors of a forged record, whatever they are, in one form."""
    try:
        return work()
    except HonjinError:
        raise
    except Exception as error:
        raise CorruptRecord(f"this record cannot be read: {type(error).__name__}") from None
