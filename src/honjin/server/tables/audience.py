"""Everybody who looks at a table with the same eyes: one message is made for them all, and sent to each."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from honjin.core.event import SPECTATOR, Viewer
from honjin.core.scene import Scene, patch_of
from honjin.server.messages import Drafted, DraftShown, News, Now, NowOnly, Order, encode
from honjin.server.tables.presenter import Presenter
from honjin.server.tables.showing import Common, asked, crumbs, epoch_of, told_shown
from honjin.umpire.table import Table


class Connection(Protocol):
    """Somebody who looks, as a table sees him: takes messages and never makes anybody wait."""

    visitor: str | None

    def push(self, message: bytes) -> None:
        """Send this, soon."""
        ...


class Audience:
    """The viewers of one kind, and what they have been shown. Nothing is worked out while nobody looks."""

    __slots__ = (
        "_decision",
        "_draft",
        "_now",
        "_presenter",
        "_retracted",
        "_scene",
        "_stamp",
        "_told",
        "_view",
        "connections",
        "viewer",
    )

    def __init__(self, viewer: Viewer, presenter: Presenter) -> None:
        self.viewer = viewer
        self._presenter = presenter
        self.connections: set[Connection] = set()
        self.forget()

    def forget(self) -> None:
        """Begin anew: the next look works everything out again."""
        self._scene: Scene | None = None
        self._view: Any = None
        self._told = 0
        self._retracted = 0
        self._stamp = ""
        self._decision: msgspec.Raw | None = None
        self._draft = b""
        self._now = b""

    def push(self, message: bytes) -> None:
        """To each of them."""
        for connection in list(self.connections):
            connection.push(message)

    def catch_up(self, table: Table, common: Common) -> None:
        """Take note of the table as it stands, without telling: whoever joins gets it in a welcome."""
        self.look(table)
        self._told = table.told_count(self.viewer)
        self._retracted = table.retracted(self.viewer)
        self._now = encode(self.now(table, common))
        self._draft = encode(self.draft(table))

    def news(self, table: Table, common: Common) -> bytes | None:
        """What has changed since the last time; None if for these viewers nothing has.

        A viewer must not even notice that something happened which is none of its business.
        """
        before = self._scene
        scene = self.look(table)
        retracted = table.retracted(self.viewer)
        kept = self._told
        if retracted != self._retracted:
            kept = min(kept, table.kept(self.viewer, self._retracted))
        told = table.told(self.viewer, kept)
        now = encode(self.now(table, common))
        patch = patch_of(before, scene) if before is not None and scene is not None and before is not scene else {}
        if not told and kept == self._told and now == self._now and not patch:
            return None
        message = News(
            epoch=epoch_of(table, self.viewer),
            link=table.link(self.viewer),
            told=told_shown(told),
            scene=patch,
            now=msgspec.Raw(now),
            back_to=kept if kept < self._told else msgspec.UNSET,
        )
        self._told = kept + len(told)
        self._retracted = retracted
        self._now = now
        return encode(message)

    def now_only(self, table: Table, common: Common) -> bytes | None:
        """The message that only presence, thinking or offers have changed; None if they have not."""
        now = encode(self.now(table, common))
        if now == self._now:
            return None
        self._now = now
        return encode(NowOnly(now=msgspec.Raw(now)))

    def drafted(self, table: Table) -> bytes | None:
        """The message that something else is written on the side's form; None if it is not, or no form is open."""
        shown = self.draft(table)
        draft = encode(shown)
        if draft == self._draft:
            return None
        self._draft = draft
        return None if shown is None else encode(Drafted(draft=msgspec.Raw(draft)))

    def draft(self, table: Table) -> DraftShown | None:
        """What the side has written on its open form."""
        decision = table.decision_of(self.viewer)
        if decision is None or decision.form is None:
            return None
        self.look(table)
        return self._presenter.draft(table.question(self.viewer), decision, self._view, table.draft(self.viewer))

    def now(self, table: Table, common: Common) -> Now:
        """Where the match stands for these viewers, by their latest look at it."""
        side = self.viewer
        plays = side != SPECTATOR and not table.is_over
        waiting = asked(table, side)
        return Now(
            at=table.stamp(side) if plays else "",
            decision=self._decision_of(table) if plays else None,
            waiting=waiting,
            thinking=[one for one in waiting if one in common.machines],
            online=common.online,
            crumbs=crumbs(table, side),
            undo=plays and table.may_undo(side),
            plan=[Order(one.number, one.option) for one in table.plan(side)] if plays else [],
            offers=common.offers,
            take_back=plays and table.may_take_back(side),
            over=common.over,
        )

    def look(self, table: Table) -> Scene | None:
        """The board as these viewers see it; drawn again only if their view has changed."""
        view = table.view(self.viewer)
        if self._view is None or view != self._view:
            self._view = view
            self._scene = self._presenter.scene(view)
        return self._scene

    def _decision_of(self, table: Table) -> msgspec.Raw | None:
        decision = table.decision_of(self.viewer)
        if decision is None:
            self._stamp, self._decision = "", None
            return None
        stamp = table.stamp(self.viewer)
        if stamp != self._stamp or self._decision is None:
            self._stamp = stamp
            last = table.last_time(self.viewer) if decision.form is not None else ()
            question = table.question(self.viewer)
            self._decision = self._presenter.decision(stamp, decision, self._view, question, last)
        return self._decision
