"""What the engine needs of a game's state; the rest is the game's own business."""

from __future__ import annotations

from typing import Any, Protocol, Self

import msgspec

from honjin.core.decision import Side


class Result(msgspec.Struct, frozen=True):
    """How a match ended: the winner, None for a draw, and the id of the reason."""

    winner: Side | None
    how: str


class State(Protocol):
    """Plain containers of ids and small values, quick to copy."""

    result: Result | None

    def clone(self) -> Self:
        """An independent copy."""
        ...

    def encode(self) -> dict[str, Any]:
        """As plain data, readable, with nothing of the static setting in it."""
        ...
