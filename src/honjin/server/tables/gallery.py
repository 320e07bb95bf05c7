"""All who look at one table: connected here, each with the eyes of a side or of a spectator, or at another worker."""

from __future__ import annotations

import time
from collections.abc import Iterator

import structlog

from honjin.core.decision import Side
from honjin.core.event import SPECTATOR, UMPIRE, Viewer
from honjin.server.messages import ChatShown, Now, Welcome, encode
from honjin.server.store.matches import MatchRow
from honjin.server.tables.audience import Audience
from honjin.server.tables.presenter import Presenter
from honjin.server.tables.showing import Common, epoch_of, match_shown, told_shown
from honjin.umpire.settled import StandingAnswer
from honjin.umpire.table import Table

LOG = structlog.get_logger("honjin.gallery")

HERE_SECONDS = 90.0
"""How long the word of another worker holds about who is connected there."""


class Gallery:
    """The audiences of a table, and whose players are present."""

    def __init__(self, match: str, presenter: Presenter) -> None:
        self._match = match
        self._presenter = presenter
        self._sides = presenter.game.sides
        self._audiences = {viewer: Audience(viewer, presenter) for viewer in (*self._sides, SPECTATOR, UMPIRE)}
        self._elsewhere: dict[str, tuple[float, tuple[Side, ...]]] = {}

    def __getitem__(self, viewer: Viewer) -> Audience:
        return self._audiences[viewer]

    def looking(self) -> Iterator[Audience]:
        """The audiences with somebody in them."""
        return (audience for audience in self._audiences.values() if audience.connections)

    @property
    def is_empty(self) -> bool:
        """Nobody looks, as far as this process knows."""
        return next(self.looking(), None) is None

    # Presence

    def connected(self) -> tuple[Side, ...]:
        """The sides that are connected here."""
        return tuple(side for side in self._sides if self._audiences[side].connections)

    def hear(self, worker: str, sides: tuple[Side, ...]) -> None:
        """Another worker says which sides are connected there."""
        self._elsewhere[worker] = (time.monotonic() + HERE_SECONDS, sides)

    def online(self) -> list[Side]:
        """The sides whose players are connected, here or, by their last word, at another worker."""
        if not self._elsewhere:
            return list(self.connected())
        now = time.monotonic()
        elsewhere = {side for until, sides in self._elsewhere.values() if until > now for side in sides}
        return [side for side in self._sides if self._audiences[side].connections or side in elsewhere]

    def is_watched(self, side: Side) -> bool:
        """Whether somebody has this side's table before his eyes; at another worker, whether he is connected there."""
        here = self._audiences[side].connections
        if here:
            return not all(connection.is_away for connection in here)
        return side in self.online()

    # Telling

    def push(self, message: bytes) -> None:
        """The same to everybody."""
        for audience in self.looking():
            audience.push(message)

    def tell(self, table: Table, common: Common) -> None:
        """Each kind of viewer its news."""
        for audience in self.looking():
            try:
                audience.tell(table, common)
                for message in (audience.drafted(table), audience.settled(table)):
                    if message is not None:
                        audience.push(message)
            except Exception:
                # The answer stands on disk: a scene that cannot be drawn must not make it look refused.
                LOG.exception("not-shown", match=self._match, viewer=audience.viewer)

    def tell_now(self, table: Table, common: Common) -> None:
        """Each kind of viewer, if presence, thinking or offers have changed."""
        for audience in self.looking():
            if (message := audience.now_only(table, common)) is not None:
                audience.push(message)

    def tell_draft(self, table: Table, side: Side) -> None:
        """A side, on all its devices, what it has written on its form."""
        audience = self._audiences[side]
        if audience.connections and (message := audience.drafted(table)) is not None:
            audience.push(message)

    def tell_settled(self, table: Table, side: Side) -> None:
        """A side, on all its devices, what it has settled."""
        audience = self._audiences[side]
        if audience.connections and (message := audience.settled(table)) is not None:
            audience.push(message)

    def welcome(
        self,
        row: MatchRow,
        table: Table | None,
        common: Common,
        chat: list[ChatShown],
        viewer: Viewer,
        visitor: str | None,
        since: int = 0,
        epoch: str = "",
    ) -> bytes:
        """Everything a viewer needs; of what was told, only what comes after `since`, if the epoch still holds."""
        seat = row.seats.get(viewer)
        if table is None:
            own_epoch, link, since, told, scene = "open", "", 0, [], self._presenter.first_scene()
            now, draft = Now("", None, [], [], common.online, [], False, [], [], False, None), None
            settled: list[StandingAnswer] = []
        else:
            own_epoch, link = epoch_of(table, viewer), table.link(viewer)
            if epoch != own_epoch or not 0 <= since <= table.told_count(viewer):
                since = 0
            told = told_shown(table.told(viewer, since))
            audience = self._audiences[viewer]
            scene = audience.look(table)
            now, draft = audience.now(table, common), audience.draft(table)
            settled = audience.standing_answers(table)
        return encode(
            Welcome(
                seat=viewer,
                match=match_shown(row, self._presenter, table, visitor),
                epoch=own_epoch,
                link=link,
                since=since,
                told=told,
                scene=scene,
                now=now,
                draft=draft,
                settled=settled,
                chat=chat,
                kinds=self._presenter.kinds,
                names=self._presenter.names,
                reports=self._presenter.reports,
                seen=seat.seen if seat else 0,
            )
        )
