"""Who is told: one side, both sides and no onlooker, or the umpire alone."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import UMPIRE, Event, Viewer
from honjin.games.midway.model import SIDES, SideId
from honjin.games.midway.state import MidwayState


class ToSide(Event, frozen=True):
    """Something that one side alone is told."""

    side: SideId

    reveals: ClassVar[bool] = True

    def seen_by(self, state: MidwayState, viewer: Viewer) -> Event | None:
        return self if viewer in (self.side, UMPIRE) else None


class ToSideOnly(ToSide, frozen=True):
    """Something that one side is told and that changes nothing."""

    def apply(self, state: MidwayState) -> None:
        """The position stays as it is."""


class ToBoth(Event, frozen=True):
    """Something that both sides are told, and nobody else while the match lasts."""

    reveals: ClassVar[bool] = True

    def seen_by(self, state: MidwayState, viewer: Viewer) -> Event | None:
        return self if viewer in (*SIDES, UMPIRE) else None


class ToUmpire(Event, frozen=True):
    """Something of both sides that the umpire notes: nobody is told, each finds its part on its own sheet."""

    weight: ClassVar[int] = 0

    def seen_by(self, state: MidwayState, viewer: Viewer) -> Event | None:
        return self if viewer == UMPIRE else None
