"""What dice decide in the siege: damage points, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from honjin.core.luck import Luck, Throw, among
from honjin.games.storm.events import Shot
from honjin.games.storm.odds import chances_of
from honjin.games.storm.state import StormState


def of_shot(event: Shot, state: StormState) -> Iterator[Throw]:
    """10.3  Damage points of two dice against both factors."""
    odds = chances_of(event.kind, event.attack, event.defence)
    yield among(event.side, event.kind, event.points, enumerate(odds.points))


LUCK: Luck = {Shot: of_shot}
