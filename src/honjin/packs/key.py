"""The key of a board: samples of its counters, and what its signs and abbreviations are called."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from honjin.core.game import Game


class Sample(msgspec.Struct, frozen=True):
    """A counter or a sign with its figure; its message says how it is read, with their values."""

    text: str
    counter: dict[str, Any] = {}
    state: dict[str, Any] = {}
    figure: int = 0

    @property
    def facts(self) -> dict[str, Any]:
        """What the message may name."""
        return {"figure": self.figure, **self.counter.get("values", {}), **self.state}


class Entry(msgspec.Struct, frozen=True):
    """A sign of the board, or where it is `short` what is printed; messages are `legend-…` and `short-…`."""

    id: str
    sign: str = ""
    short: bool = False


class Key(msgspec.Struct, frozen=True):
    """All that explains a board."""

    key: tuple[Sample, ...] = ()
    legend: tuple[Entry, ...] = ()


class _Board(msgspec.Struct):
    table: Key = msgspec.field(default_factory=Key)


def read_key(game: Game) -> Key:
    """The key of a game's board; an empty one where it has none."""
    return _read(game.resources, game.board)


@cache
def _read(package: str, board: str) -> Key:
    file = files(package) / board / "board.json"
    return msgspec.json.decode(file.read_bytes(), type=_Board).table if file.is_file() else Key()
