"""Midway itself: runway, troops, landing, and who controls it."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event
from honjin.games.midway.events.audience import ToSide, ToSideOnly
from honjin.games.midway.model import JAPAN, SideId
from honjin.games.midway.state import ASHORE, BROKEN, GONE, MidwayState


class RunwayHit(ToSide, frozen=True):
    """6, 7  The runway lost a tenth for each hit. Of ships that did it, its owner is told whom he had found."""

    hits: int
    runway: int
    by: tuple[str, ...] = ()

    def apply(self, state: MidwayState) -> None:
        state.runway = self.runway


class BattalionHit(ToSide, frozen=True):
    """6, 7  A battalion of a side was hit from the air or from the sea, and is shaken or broken."""

    battalion: str
    by: tuple[str, ...] = ()

    def apply(self, state: MidwayState) -> None:
        at = state.ocean.battalion[self.battalion]
        state.troops[at] = min(BROKEN, state.troops[at] + 1)


class TroopsLanded(ToSide, frozen=True):
    """0  Transports landed their troops."""

    battalions: tuple[str, ...]

    def apply(self, state: MidwayState) -> None:
        for battalion in self.battalions:
            state.aboard[state.ocean.battalion[battalion]] = ASHORE


class LandingSeen(ToSideOnly, frozen=True):
    """0  Enemy battalions came ashore; from which ships is not told."""

    battalions: tuple[str, ...]


class AssaultMade(ToSideOnly, frozen=True):
    """5  Battalions of a side attacked one of the enemy's: the sum of their chances, the die, and what they saw."""

    battalion: str
    attackers: tuple[str, ...]
    chance: int
    die: int
    hit: bool
    eliminated: bool


class BattalionAttacked(ToSide, frozen=True):
    """5  A battalion of a side was attacked by so many: missed, broken or eliminated."""

    battalion: str
    attackers: int
    hit: bool
    eliminated: bool

    def apply(self, state: MidwayState) -> None:
        at = state.ocean.battalion[self.battalion]
        if self.eliminated:
            state.aboard[at] = GONE
        elif self.hit:
            state.troops[at] = BROKEN


class MidwayControlled(Event, frozen=True):
    """8.2.1  Midway has come under the control of a side, or of nobody."""

    weight: ClassVar[int] = 2
    reveals: ClassVar[bool] = True

    side: SideId | None

    def apply(self, state: MidwayState) -> None:
        state.controller = self.side or ""
        state.captured = state.captured or self.side == JAPAN


class ChiyodaCounted(ToSide, frozen=True):
    """8.1.2  Chiyoda was at a Japanese Midway at the end of the turn, or has left it for ever."""

    points: int
    left: bool

    def apply(self, state: MidwayState) -> None:
        state.chiyoda = self.points
        state.chiyoda_left = self.left
