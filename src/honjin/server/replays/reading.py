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
from honjin.core.verify import Verdict, verify_bytes
from honjin.server.replays.document import Replay, replay_of, stretch_of

T = TypeVar("T")


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


def verdict_of(record: bytes, link: str = "") -> Verdict:
    """Everything that can be proved of a record; `link` is one that a viewer kept while the match was played."""
    return _guarded(lambda: verify_bytes(record, find_game, link or None))


def _guarded(work: Callable[[], T]) -> T:
    """Errors of a forged record, whatever they are, in one form."""
    try:
        return work()
    except HonjinError:
        raise
    except Exception as error:
        raise CorruptRecord("unreadable") from error
